# The sentences of Thrice in English. Whole sentences with places; the test `locales` holds the languages together.

## Moments and moves
moment-start = start position
moment-after = after { $move }
moments-start = at the start
moments-after = after { $moves }
moments-start-and-after = at the start and after { $moves }
list-and = { $many } and { $last }
list-or = { $many } or { $last }
side-white = White
side-black = Black
side-to-move = { $side ->
    [white] White to move
   *[black] Black to move
}
nth-time = { $n ->
    [1] First time
    [2] Second time
    [3] Third time
    [4] Fourth time
    [5] Fifth time
    [6] Sixth time
    [7] Seventh time
    [8] Eighth time
    [9] Ninth time
    [21] 21st time
    [22] 22nd time
    [23] 23rd time
   *[other] { $n }th time
}
nth-time-small = { $n ->
    [1] first time
    [2] second time
    [3] third time
    [4] fourth time
    [5] fifth time
    [6] sixth time
    [7] seventh time
    [8] eighth time
    [9] ninth time
    [21] 21st time
    [22] 22nd time
    [23] 23rd time
   *[other] { $n }th time
}
moves-later = { $n ->
    [one] { $n } move later
   *[other] { $n } moves later
}
shown-on-the-board = shown on the board
article = Art. { $article }
articles = Art. { $articles }

## The verdict
verdict-breaks-off = The record breaks off here
verdict-cut-off = The record ends in the middle of a move
verdict-proved-until-here = Up to here: { $verdict }
moment-with-articles = { $moment } ({ $articles })
verdict-ended-dead = The game was drawn earlier: dead position
verdict-ended-fivefold = The game was drawn earlier: fifth occurrence
verdict-ended-seventy-five = The game was drawn earlier: 75 moves
verdict-ends-checkmate = Checkmate: the game is over
verdict-ends-stalemate = Stalemate: the game is drawn
verdict-ends-dead = Dead position: the game is drawn
verdict-ends-fivefold = Fifth time: the game is drawn
verdict-ends-seventy-five = 75 moves: the game is drawn
verdict-may-claim = { $side ->
    [white] White may claim a draw
   *[black] Black may claim a draw
}
verdict-may-claim-with-move = { $side ->
    [white] White may claim with an intended move
   *[black] Black may claim with an intended move
}
verdict-at-least = { $n ->
    [1] At least once
    [2] At least twice
   *[other] At least { $n } times
}
refused-headline = No position to examine
verdict-first-time = First time
verdict-second-time-only = Second time only
verdict-first-time-only = First time only
detail-claim-incorrect = A claim would be incorrect
detail-without-claim = No claim is needed
detail-not-proved = Not proved by this record
detail-fifty-moves = Fifty moves by each
why-occurrences = Occurrences: { $moments }.
why-fifty-moves = White { $white }, Black { $black } moves without a capture or pawn move ({ $article }).
why-intended-moves = With { $moves }, if written on the scoresheet and not made ({ $article }).
why-any-quiet-move = With any move that is neither a capture nor a pawn move, if written and not made ({ $article }).
why-signed-result = By { $article } the game was drawn after { $move }. Whether a signed result is changed is for the arbiter ({ $signed }).
why-signed-result-start = By { $article } the game was drawn at the start. Whether a signed result is changed is for the arbiter ({ $signed }).
why-dead-material = No checkmate is possible with this material ({ $article }).
why-checkmate = Checkmate ends the game ({ $article }).
why-stalemate = Stalemate ends the game ({ $article }).
why-fivefold = Five occurrences end the game without a claim ({ $article }): { $moments }.
why-seventy-five = 75 moves by each player without a capture or pawn move end the game without a claim ({ $article }).
why-earlier-unknown = Play before the record is unknown: earlier occurrences may exist.
why-same-diagram = { $positions ->
    [one] Same diagram { $diagrams ->
        [2] twice
        [3] three times
       *[other] { $diagrams } times
    }, same position once ({ $articles }).
    [2] Same diagram { $diagrams ->
        [3] three times
       *[other] { $diagrams } times
    }, same position twice ({ $articles }).
   *[other] Same diagram { $diagrams } times, same position { $positions } times ({ $articles }).
}
why-no-claim-second = A claim needs the third occurrence; this is the second.
why-en-passant-now = The en passant capture { $captures } is possible now, so this position can occur only once ({ $article }).
why-no-claim-first = This position has not been on the board before.

## The panel and the text report
heading-occurrences = Occurrences
heading-later = Later in the game
heading-same-diagram = Same diagram, not the same position
heading-intended = Intended move
heading-since = Since the last capture or pawn move
heading-record = The record
heading-claim = The claim
no-same-diagram = No earlier position with this diagram.
since-counts-at-least = At least: White { $white }, Black { $black } (a claim needs 50 by each)
since-counts = White { $white }, Black { $black } (a claim needs 50 by each)
no-intended-move = { $side ->
    [white] No White move gives a third occurrence.
   *[black] No Black move gives a third occurrence.
}
no-intended-move-known = { $side ->
    [white] On this record no White move gives a third occurrence.
   *[black] On this record no Black move gives a third occurrence.
}
no-claim-after-the-end = The game was over: nothing can be claimed.
intended-repetition = { $nth }, if written and not made
intended-fifty = fifty moves by each, if written and not made
intended-ends-checkmate = it would also be checkmate
intended-ends-stalemate = it would also be stalemate
intended-ends-dead = it would also make a dead position
intended-ends-fivefold = if made, it would end the game (fifth occurrence)
intended-ends-seventy-five = if made, it would end the game (75 moves)
intended-any-quiet = { $n ->
    [one] One move completes fifty moves by each, if written and not made
   *[other] { $n } moves complete fifty moves by each, if written and not made
}
intended-line = { $facts } ({ $articles })
intended-sentence = Intended { $move }: { $line }.
intended-count-sentence = { $fact } ({ $article }).
later-sentence = The position occurs again { $moments }.
kind-side-to-move = to move
kind-castling = castling
kind-en-passant = en passant
difference-side-to-move = { $then ->
    [white] White had the move; now Black has it.
   *[black] Black had the move; now White has it.
}
difference-castling = { $side ->
    [white] White could still castle { $wing ->
        [kingside] kingside
       *[queenside] queenside
    }; right lost by { $move }.
   *[black] Black could still castle { $wing ->
        [kingside] kingside
       *[queenside] queenside
    }; right lost by { $move }.
}
difference-en-passant = The en passant capture { $captures } was possible after { $move }; now it is not.
difference-en-passant-start = The en passant capture { $captures } was possible at the start; now it is not.
difference-castling-rook = { $side ->
    [white] White could still castle with the rook on { $square }; right lost by { $move }.
   *[black] Black could still castle with the rook on { $square }; right lost by { $move }.
}
first-line-start = Start position, { $side ->
    [white] White to move
   *[black] Black to move
}.
first-line-after = After { $move }, { $side ->
    [white] White to move
   *[black] Black to move
}.
verdict-sentence-articles = { $headline } ({ $articles }).
verdict-sentence = { $headline }.
detail-sentence = { $detail }.
laws-name = { $edition ->
    [fide-2018] FIDE Laws 2018
    [fide-2017] FIDE Laws 2017
    [fide-2014] FIDE Laws 2014
    [fide-before-2014] FIDE Laws before July 2014
    [us-chess] US Chess rules
   *[fide-2023] FIDE Laws 2023
}
laws-older-game = { $laws }, applied to a game of { $year }
record-whole = All moves were read.
record-no-moves = A game without moves.
record-partial = The record breaks off. What is found here rests on the moves before the damage.
record-refused = This record gives no position to examine.
game-line = Game { $n } of { $file }
game-of = game { $n } of { $total }
move-of = move { $n } of { $total }
status-all-read = all moves read
status-no-moves = no moves
status-partial = the record breaks off
status-refused = no position to examine
status-notices = { $n ->
    [one] { $n } notice
   *[other] { $n } notices
}

## Claims
heading-what-follows = What follows
heading-for-the-arbiter = For the arbiter only
claim-correct = Claim correct: the game is drawn
claim-incorrect = Claim incorrect
claim-no-right = No right to claim
claim-incomplete = Claim incomplete
claim-not-proved = Not proved by this record
claim-game-over = The game was already over
claim-articles = { $outcome } ({ $articles })
answer-board = The board
answer-procedure = The procedure
answer-not-ended-before = The game was not already over
answer-ended-before = The game was already over
answer-board-not-asked = The board was not examined: the player does not have the move.
answer-not-ended = On the board the game had not ended before the claim by checkmate, stalemate, dead position, fivefold repetition or 75 moves (dead positions judged by material only; blocked positions were not examined).
answer-not-ended-outline = On the board the game had not ended before the claim by checkmate, stalemate or dead position (dead positions judged by material only; blocked positions were not examined).
answer-end-not-stated = It is not stated whether a player resigned, a flag fell or a draw was agreed.
procedure-has-the-move = { $side ->
    [white] White has the move.
   *[black] Black has the move.
}
procedure-written = { $answer ->
    [yes] The intended move is written on the scoresheet.
    [no] The intended move is not written on the scoresheet.
   *[not_stated] It is not stated whether the intended move is written.
}
procedure-made = { $answer ->
    [yes] The next move has already been made.
    [no] The next move has not been made.
   *[not_stated] It is not stated whether the next move has been made.
}
procedure-touched = { $answer ->
    [yes] The claimant touched a piece.
    [no] The claimant touched no piece.
   *[not_stated] It is not stated whether the claimant touched a piece.
}
answer-yes = yes
answer-no = no
answer-not-stated = not stated
claim-acceptance = { $side ->
    [white] { $answer ->
        [yes] White accepts the draw.
        [no] White does not accept the draw.
       *[not_stated] It is not stated whether White accepts the draw.
    }
   *[black] { $answer ->
        [yes] Black accepts the draw.
        [no] Black does not accept the draw.
       *[not_stated] It is not stated whether Black accepts the draw.
    }
}
claim-as-made-on-board = { $side ->
    [white] White claims a draw on the basis of the position on the board.
   *[black] Black claims a draw on the basis of the position on the board.
}
claim-as-made-intended = { $side ->
    [white] White claims a draw with the intended move { $move }.
   *[black] Black claims a draw with the intended move { $move }.
}
reason-game-over = The game was over after { $move } ({ $article }).
reason-game-over-fivefold = The game had ended with the fifth occurrence of a position: { $moments } ({ $article }).
reason-game-over-start = The game was over at the start ({ $article }).
reason-not-his-move = { $side ->
    [white] White has the move; only the player having the move may claim ({ $article }).
   *[black] Black has the move; only the player having the move may claim ({ $article }).
}
reason-touched = A piece was touched as in { $touch }: the right to claim on this move is lost ({ $article }).
reason-ended-off-board = { $how ->
    [white_flag] White's flag fall had been noticed before the claim ({ $article }).
    [black_flag] Black's flag fall had been noticed before the claim ({ $article }).
    [white_resigned] White had resigned before the claim ({ $article }).
    [black_resigned] Black had resigned before the claim ({ $article }).
   *[agreed] A draw had been agreed before the claim ({ $article }).
}
reason-ended-after = { $how ->
    [white_flag] White's flag fall was noticed only after the claim, so the claim is checked first ({ $article }).
    [black_flag] Black's flag fall was noticed only after the claim, so the claim is checked first ({ $article }).
    [white_resigned] White resigned after the claim; the claim is checked first.
    [black_resigned] Black resigned after the claim; the claim is checked first.
   *[agreed] A draw was agreed after the claim.
}
reason-withdrawn = A claim cannot be withdrawn; it is checked all the same ({ $article }).
reason-screen = The claim relies only on what a screen shows, which is not allowed; the moves are checked all the same ({ $article }).
reason-move-made = The move has been made: only the opponent, who now has the move, could claim ({ $article }).
reason-difference = Not the same position: { $moment }. { $why }
reason-occurrences-unknown = Play before the record is unknown: the claimed position occurs at least { $n ->
    [1] once
    [2] twice
   *[other] { $n } times
}.
reason-moves-unknown = Play before the record is unknown: the moves since the last capture or pawn move cannot be counted.
reason-not-written = The intended move is not written on the scoresheet ({ $article }).
reason-illegal-move = The intended move { $move } is not legal.
reason-enough-occurrences = The position has appeared for the { $nth }: { $moments }.
reason-enough-occurrences-intended = After { $move } the position would appear for the { $nth }; so far it has appeared { $moments }.
reason-too-few-occurrences = The position has appeared only for the { $nth }: { $moments }.
reason-too-few-occurrences-intended = After { $move } the position would appear only for the { $nth }.
reason-same-diagram = Same diagram { $diagrams ->
    [2] twice
    [3] three times
   *[other] { $diagrams } times
}, same position only { $positions ->
    [1] once
    [2] twice
   *[other] { $positions } times
}.
reason-enough-moves = Fifty moves by each player without a capture or pawn move are complete: White { $white }, Black { $black }.
reason-enough-moves-intended = With { $move } fifty moves by each player without a capture or pawn move would be complete: White { $white }, Black { $black }.
reason-too-few-moves = Fifty moves by each player without a capture or pawn move are not yet complete: White { $white }, Black { $black }.
reason-too-few-moves-intended = With { $move } fifty moves by each player without a capture or pawn move would not yet be complete: White { $white }, Black { $black }.
consequence-drawn = The game is drawn at once ({ $article }).
consequence-not-made = The intended move { $move } is not made ({ $article }).
consequence-both-sign = The result is recorded as a draw, and both players sign both scoresheets ({ $article }).
penalty-laid-down = { $side ->
    [white] { $minutes ->
        [1] One minute is added
        [2] Two minutes are added
       *[other] { $minutes } minutes are added
    } to White's time ({ $articles }).
   *[black] { $minutes ->
        [1] One minute is added
        [2] Two minutes are added
       *[other] { $minutes } minutes are added
    } to Black's time ({ $articles }).
}
penalty-in-standard = { $side ->
    [white] In standard chess { $minutes ->
        [1] one minute is added
        [2] two minutes are added
       *[other] { $minutes } minutes are added
    } to White's time ({ $articles }).
   *[black] In standard chess { $minutes ->
        [1] one minute is added
        [2] two minutes are added
       *[other] { $minutes } minutes are added
    } to Black's time ({ $articles }).
}
penalty-by-supervision = { $side ->
    [white] One minute is added to White's time, or two minutes if one arbiter supervises this game and no other ({ $articles }).
   *[black] One minute is added to Black's time, or two minutes if one arbiter supervises this game and no other ({ $articles }).
}
penalty-set = { $side ->
    [white] { $minutes ->
        [0] No time is added
        [1] One minute is added
        [2] Two minutes are added
       *[other] { $minutes } minutes are added
    } to White's time, as set by the event or the arbiter.
   *[black] { $minutes ->
        [0] No time is added
        [1] One minute is added
        [2] Two minutes are added
       *[other] { $minutes } minutes are added
    } to Black's time, as set by the event or the arbiter.
}
penalty-unknown = What time penalty these Laws lay down here is not certain; the arbiter decides.
consequence-new-time = { $side ->
    [white] White's clock: from { $before } to { $after }.
   *[black] Black's clock: from { $before } to { $after }.
}
consequence-start-clock = { $side ->
    [white] Start White's clock; the game goes on.
   *[black] Start Black's clock; the game goes on.
}
consequence-touched-piece = The piece that was touched must be moved or captured, if that is legal ({ $touch }); a claim is possible again only on a later move ({ $article }).
consequence-offer-stands = { $side ->
    [white] The claim is also an offer of a draw: it stands until White accepts or refuses it ({ $articles }).
   *[black] The claim is also an offer of a draw: it stands until Black accepts or refuses it ({ $articles }).
}
consequence-agreed = The players have agreed on the draw: the game is drawn by agreement ({ $articles }).
consequence-accepted-restricted = The opponent accepts the draw, but the event does not allow draw offers: its regulations decide whether this ends the game ({ $article }).
consequence-ends-afterwards = { $how ->
    [white_flag] The claim does not end the game, so White's flag fall counts ({ $article }).
    [black_flag] The claim does not end the game, so Black's flag fall counts ({ $article }).
    [white_resigned] The claim does not end the game, so White's resignation does ({ $article }).
    [black_resigned] The claim does not end the game, so Black's resignation does ({ $article }).
   *[agreed] The claim does not end the game, so the agreement does ({ $article }).
}
consequence-nothing-off-board = { $how ->
    [white_flag] White's flag had fallen ({ $article }); there is nothing left to claim.
    [black_flag] Black's flag had fallen ({ $article }); there is nothing left to claim.
    [white_resigned] White had resigned ({ $article }); there is nothing left to claim.
    [black_resigned] Black had resigned ({ $article }); there is nothing left to claim.
   *[agreed] A draw had been agreed ({ $article }); there is nothing left to claim.
}
consequence-must-be-made = { $move } must be made ({ $article }).
consequence-other-move = The intended move is illegal: another legal move with that piece must be made; if there is none, any legal move ({ $articles }).
consequence-nothing-to-claim = The game had already ended ({ $article }); there is nothing left to claim.
consequence-must-be-made-and-ends = { $move } must be made ({ $article }); it ends the game ({ $ends }).
consequence-time-arbiter = The Laws lay down no penalty for this; any change of the times is for the arbiter to decide.
consequence-make-legal = The player may write the move and so make the claim legal; until it is written there is no claim to decide.
consequence-reconstruct = The earlier moves must be reconstructed before the claim can be decided ({ $article }).
consequence-would-end-checkmate = { $move } would be checkmate, but it has not been made: the claim comes first.
consequence-would-end-stalemate = { $move } would be stalemate, but it has not been made: the claim comes first.
consequence-would-end-dead = { $move } would give a dead position, but it has not been made: the claim comes first.
consequence-would-end-fivefold = { $move } would be the fifth occurrence, but a move that has not been made does not end the game.
consequence-would-end-seventy-five = { $move } would complete 75 moves, but a move that has not been made does not end the game.
note-on-board = { $side ->
    [white] A claim by White on the position on the board would have been correct ({ $article }).
   *[black] A claim by Black on the position on the board would have been correct ({ $article }).
}
note-intended-moves = { $side ->
    [white] A claim by White with { $moves } would have been correct ({ $article }).
   *[black] A claim by Black with { $moves } would have been correct ({ $article }).
}
note-quiet-moves = { $side ->
    [white] A claim by White with any move that is neither a capture nor a pawn move would have been correct ({ $article }).
   *[black] A claim by Black with any move that is neither a capture nor a pawn move would have been correct ({ $article }).
}
note-board-holds = On the board alone the claim would have been correct.
note-clock-of-other = { $side ->
    [white] White's clock was running; that is only evidence of whose move it is, and no reason to find the claim incorrect ({ $article }).
   *[black] Black's clock was running; that is only evidence of whose move it is, and no reason to find the claim incorrect ({ $article }).
}
note-flag-after-the-end = The game was drawn on the board before the flag fell. That the draw takes precedence over the flag fall is a comment in the Arbiters' Manual, not an Article of the Laws.
note-clock-not-pressed = A claim after the move is allowed as long as the clock has not been pressed ({ $article }).
note-director-may-declare = The director may declare the game drawn ({ $article }).
note-other-ground-repetition = On the ground of repetition the claim would have been correct ({ $article }).
note-other-ground-fifty = On the ground of fifty moves the claim would have been correct ({ $article }).

## Defects
place = line { $line }, column { $column }
defect-with-place = { $place }: { $message }
defect-illegal-move = “{ $token }” is not a legal move here: { $why }. The record ends before it.
defect-ambiguous-move = “{ $token }” is ambiguous: { $candidates } are possible; the record ends before it.
defect-unreadable-move = “{ $token }” cannot be read as a move; the record ends before it.
defect-piece-letter = “{ $token }” begins with { $letter }, which is no piece letter here; the record ends before it. If the moves are in another language, choose its piece letters.
defect-null-move = “{ $token }” marks a missing move; the record ends before it.
defect-cut-off = The text ends in the middle of a move (“{ $token }”), which is not yet complete. The moves before it stand.
defect-variation-move = “{ $token }” is not a legal move in this variation; the variation ends before it. Its text is kept, and the game itself is not affected.
defect-variation-null = “{ $token }” marks a missing move in this variation; the variation ends before it. Its text is kept, and the game itself is not affected.
defect-letters = Judging by the whole game, the moves are written with the piece letters { $letters } ({ $languages }), and they were read so.
defect-letters-asked = The moves were read with the piece letters { $letters } ({ $languages }), as chosen.
defect-letters-open = The whole game can also be read with { $languages } piece letters, and is then another game. It was read with English letters, as the PGN standard has them; if that is wrong, choose the letters.
defect-kings = { $result ->
    [none] “{ $token }” puts a king in the centre at the end. Electronic boards read that as the result; it was not read as a move.
   *[other] “{ $token }” puts a king in the centre at the end. Electronic boards read that as the result { $result }; it was not read as a move.
  }
defect-kings-perhaps = The last move { $move } may belong to this too, and be no move of the game.
defect-cut-off-tag = The text ends in the middle of a tag (“{ $token }”); there are no moves yet.
defect-signal-contradicts = The kings in the centre mean { $says }, but the record says { $result }.
defect-analysis = From { $move } on, no clock was running. These moves may be analysis played on the board after the game.
defect-nested-comment = The comment that begins here contains another opening brace, and a second brace closes later: it is not certain where the comment ends. The record ends before it.
defect-after-result = Moves go on after the result { $result }, from “{ $token }”. They were not read: the game was over, and this may be analysis.
defect-after-open-result = Moves go on, from “{ $token }”, after { $result }, which says that the game is not finished. The record ends before them.
defect-no-result = There is no result at the end of the moves, so it cannot be told whether moves are missing there.
defect-stray-nag = The annotation “{ $token }” stands before any move and was ignored.
defect-tags-left-off = The game has more tags than any real game; those beyond the first thousand were left out.
defect-too-long = The game is longer than any real game; the record ends here.
defect-byte-order-mark = A byte-order mark stands in the middle of the file, as happens when files are joined; it was ignored.
letters-en = English
letters-ca = Catalan
letters-cs = Czech
letters-da = Danish
letters-de = German
letters-es = Spanish
letters-et = Estonian
letters-fi = Finnish
letters-fr = French
letters-hr = Croatian
letters-hu = Hungarian
letters-id = Indonesian
letters-is = Icelandic
letters-it = Italian
letters-nl = Dutch
letters-no = Norwegian
letters-pl = Polish
letters-pt = Portuguese
letters-ro = Romanian
letters-ru = Russian
letters-sk = Slovak
letters-sv = Swedish
letters-tr = Turkish
letters-uk = Ukrainian
defect-unclosed = A comment or variation that begins here is never closed; the record ends before it.
defect-stray-bracket = A closing bracket without an opening one was ignored: { $token }
defect-malformed-tag = This tag is not in the form of the PGN standard: { $token }
defect-duplicate-tag = The tag { $name } is given twice with different values; the first one holds.
defect-results-differ = The Result tag says { $tag }, but the end of the moves says { $closing }.
defect-passed-over = This text belongs to no game and was ignored: { $token }
defect-junk-bytes = Bytes that cannot be part of a text were ignored.
defect-junk = “{ $token }” has no place among the moves of a PGN text; whatever of it is not a comment was ignored.
defect-encoding = The text from here on is not UTF-8; it was read as { $encoding }. If names look wrong, the encoding is another one; the moves are not affected.
defect-untagged-game = Moves without tags stand after the end of a game; they are read as a game of their own.
defect-empty-fen = The FEN tag is empty; the usual start position was used.
defect-set-up-contradicts = The SetUp tag says that the game begins from the usual start position, but a FEN tag gives another one; the FEN was used.
defect-set-up-without-fen = The SetUp tag says that the game begins from a set-up position, but there is no FEN tag; the usual start position was used.
defect-unreadable-fen = This is not a FEN: { $token }
defect-impossible = The position cannot occur in a game: { $reasons }.
defect-other-variant = { $variant } is not chess under the FIDE Laws; this game is set aside.
defect-chess960-without-fen = The game says Chess960 but gives no FEN; the usual start position was used.
defect-castling-flags = The FEN's castling flags { $flags } do not fit the kings and rooks and were dropped.
defect-ep-square = The FEN's en passant square { $square } cannot come from a double step and was dropped.
defect-clock-not-given = The FEN gives no count of moves since the last capture or pawn move: earlier play is unknown.
defect-wrong-number = The record numbers this move { $token }; going by the moves before it, it is number { $expected }.
defect-wrong-side = The record numbers this move { $token }, as one by Black; after the moves before it, White is to move.
defect-mark-differs = A sign in { $token } does not fit the board; it was read as { $played }.
defect-variation-without-move = A variation stands before the first move; its text is kept and was not read.
defect-extra-fields = The end of the FEN was ignored: { $token }
defect-number-not-given = The FEN gives no move number; moves are numbered from 1.
defect-clock-on-trust = { $n ->
    [0] By the FEN's counter, taken on trust, the record begins right after a capture or pawn move: nothing from before can occur again, so the counts are complete.
   *[other] The FEN's count since the last capture or pawn move, { $n } by both players together, is taken on trust.
}
defect-clock-unreadable = The FEN's count of moves since the last capture or pawn move cannot be read ({ $token }): earlier play is unknown.
defect-number-assumed = The FEN's move number cannot be read ({ $token }); moves are numbered from 1.
defect-unreachable = No series of legal moves leads to the FEN's position; it is taken as it stands.
impossible-empty = there are no pieces
impossible-no-king = { $side ->
    [white] White has no king
   *[black] Black has no king
}
impossible-kings = { $side ->
    [white] White has more than one king
   *[black] Black has more than one king
}
impossible-pawn = a pawn stands on the first or last rank
impossible-adjacent = the two kings stand side by side
impossible-check = the player not to move is in check

## Notes of a scan
summary-played-on = Play went on after { $move }, although the game was over ({ $article }). Whether a signed result is changed is for the arbiter ({ $signed }).
summary-played-on-start = Play went on although the game was over at the start ({ $article }).
summary-result-contradicts = The result { $result } does not fit the board ({ $article }).
summary-laws-open = The date of the game leaves open which Laws were in force; the later ones, { $laws }, are applied.
summary-double-forfeit = 0-0: both players lost (double forfeit).
scan-nothing = Nothing found.
scan-no-moves = A game without moves.
scan-refused = Not read.
scan-partial-start = Only the start position was read.
scan-partial = Read only up to { $move }.
scan-repetition = { $n ->
    [3] Three occurrences
    [4] Four occurrences
    [5] Five occurrences
   *[other] { $n } occurrences
}: { $moments }.
scan-may-claim = { $side ->
    [white] White could claim { $moments } ({ $article }).
   *[black] Black could claim { $moments } ({ $article }).
}
scan-may-claim-with-move = { $side ->
    [white] White could claim { $moments } with the intended move { $move } ({ $article }).
   *[black] Black could claim { $moments } with the intended move { $move } ({ $article }).
}
scan-may-claim-quiet = { $side ->
    [white] White could claim { $moments } with an intended move that completes fifty moves by each ({ $article }).
   *[black] Black could claim { $moments } with an intended move that completes fifty moves by each ({ $article }).
}
scan-fifty-span = Fifty moves by each were complete: first { $first }, last { $last } ({ $article }).
scan-ended = The game was over { $moments }: { $reason } ({ $article }).
scan-head-game = Game
scan-head-players = Players
scan-head-result = Result
scan-head-not-claimed = Not claimed
scan-head-played-on = Drawn, played on
scan-more-claims = { $n ->
    [one] And one more possible claim { $last }.
   *[other] And { $n } more possible claims, the last { $last }.
}
scan-tally-games = { $n ->
    [one] One game was read.
   *[other] { $n } games were read.
}
scan-tally-not-claimed = { $n ->
    [one] A draw could have been claimed but was not: one game.
   *[other] A draw could have been claimed but was not: { $n } games.
}
scan-tally-played-on = { $n ->
    [one] Drawn without a claim, but play went on: one game. Whether a signed result is changed is for the arbiter (8.7).
   *[other] Drawn without a claim, but play went on: { $n } games. Whether a signed result is changed is for the arbiter (8.7).
}
scan-tally-damaged = { $n ->
    [one] Not read in full: one game.
   *[other] Not read in full: { $n } games.
}
scan-progress = { $n ->
    [one] one game
   *[other] { $n } games
}
scan-stopped = { $n ->
    [one] Stopped after one game; the rest was not read. What was found by then is shown.
   *[other] Stopped after { $n } games; the rest was not read. What was found by then is shown.
}
action-scan = Scan many games…
scan-title = Scan of many games
scan-intro = In which games could a draw have been claimed, but was not? Which were drawn by the Laws without anyone noticing? Choose a folder or files (*.pgn and *.fen, also compressed as .gz or .zst), or drop them here. The files are not changed.
scan-folder = Folder…
scan-files = Files…
scan-path = Type a path…
scan-search = Player, event or file
scan-shown = Shown: { $n } of { $all } games with findings
scan-speed = { $n } MB/s
scan-left = { $time } left
scan-head-found = Also found
scan-head-file = File
scan-export = Save as CSV…
scan-no-rows = No games with findings.
scan-no-fit = No game matches this search.
scan-more-faults = And { $n } more like these.
scan-covered-text = The scan holds findings. It is hidden, so that nobody is advised by the screen.
told-scan-back = Back to the scan with { $key }.
path-scan = Scan a folder or a file
path-scan-hint = Path of a folder, or of a PGN or FEN file
path-scan-button = Scan
scan-same-diagram = For at least the third time the same diagram was on the board { $moments }, but not the same position.
scan-kind-threefold = third occurrence
scan-kind-fivefold = fifth occurrence
scan-kind-fifty = 50 moves
scan-kind-seventy-five = 75 moves
scan-kind-played-on = drawn, played on
scan-kind-same-diagram = same diagram only
scan-kind-not-claimed = not claimed
scan-kind-damaged = not read in full
scan-hint = A click or Enter opens the game at the moment in question; a click on a heading sorts by that column.
scan-claim-at-end = claim possible at the end
scan-tally-older = { $n ->
    [one] One of the games found is older than the Laws that were applied to it.
   *[other] { $n } of the games found are older than the Laws that were applied to them.
}
reason-checkmate = checkmate
reason-stalemate = stalemate
reason-dead = dead position
reason-fivefold = fifth occurrence
reason-seventy-five = 75 moves

## Errors
error-missing = There is no file or folder { $file }. Check the spelling.
error-folder = { $file } is a folder. Name a file in it; thrice scan takes folders.
error-permission = You do not have permission to read { $file }.
error-unreadable = { $file } cannot be read: { $detail }.
error-no-game = There is no game in { $file }. It should be a PGN file, or a file with one FEN line.
error-several-games = { $file } holds { $n } games. Choose one with --game N:
error-no-such-game = { $file } has no game { $game }; it holds { $n }.
error-no-such-ply = { $file }, game { $game }: --ply { $ply } lies past the end, which is --ply { $plies }.
error-no-such-move = { $file }, game { $game } has no move { $move }; its last move is { $last }.
error-record-breaks-off = The record breaks off there: { $message }
error-no-files = There is no *.pgn and no *.fen file in { $file }.
error-no-such-move-empty = { $file }, game { $game } has no move { $move }; it has no moves at all.
error-intends-unreadable = The intended move “{ $move }” cannot be read. Write it as on a scoresheet, such as Nf3 or O-O.
error-intends-ambiguous = The intended move “{ $move }” is ambiguous: { $candidates } are possible. Write one of them.
error-partial-game = { $file }, game { $game }, { $place }: { $message }
error-partial-game-no-place = { $file }, game { $game }: { $message }
error-write = The output cannot be written: { $detail }.

## The window
menu-file = File
menu-game = Game
menu-view = View
menu-help = Help
action-open = Open…
action-example = Show the example game
action-quit = Quit
action-first = Start position
action-previous = One move back
action-next = One move forward
action-last = Last position
action-previous-occurrence = Previous occurrence
action-next-occurrence = Next occurrence
action-previous-game = Previous game
action-next-game = Next game
action-flip = Flip the board
action-cover = Cover
action-cover-tip = Hide finding, counts and badges from the players
action-uncover-tip = Show finding, counts and badges again
autoplay-stop = Stop
action-uncover = Uncover
action-about = About Thrice
previous-occurrence-short = previous occurrence
next-occurrence-short = next
covered-title = Covered
covered-text = The finding is hidden, so that nobody is advised by the screen. Press F9 to show it.
empty-title = Which game is to be examined?
empty-way-open = Open a PGN or FEN file, or drop it on the window
empty-way-paste = Paste a game, a position (FEN) or bare moves
empty-way-type = Type the first move: a new game begins
empty-way-find = Find any command by its name
empty-text = Thrice shows every earlier occurrence of a position and says whether a draw claim would be correct. The program finds; the arbiter decides.
empty-example = Show an example
scoresheet = Scoresheet
board = Board
board-flipped = Board, seen from Black's side
square-empty = { $square }, empty
square-piece = { $square }, { $piece ->
    [white-king] white king
    [white-queen] white queen
    [white-rook] white rook
    [white-bishop] white bishop
    [white-knight] white knight
    [white-pawn] white pawn
    [black-king] black king
    [black-queen] black queen
    [black-rook] black rook
    [black-bishop] black bishop
    [black-knight] black knight
   *[black-pawn] black pawn
}
go-to-occurrence = Go to occurrence { $n }, { $moment }
go-to-start = Go to the start position
go-to-moment = Go to the position { $moment }
game-choice = Choose a game: { $game }
player-unknown-white = White
player-unknown-black = Black
move-same-diagram-name = { $move }, same diagram, not the same position
move-badge-name = { $move }, { $nth }
move-with-variations = { $move }, variations here
verdict-name = Finding
opening-failed = The file could not be opened
failed = That did not work
dialog-none-title = No file dialog
dialog-none = The desktop offers no file dialog; the package xdg-desktop-portal or zenity provides one. Until then, type the path in the field that follows.
about-text = Thrice { $version }: the arbiter's desk for draw claims. It finds what the record and the Laws say; the arbiter decides. Free software under the GPL, version 3 or later.
close = Close
no-moves-yet = This game has no moves.

## Comparing two positions
compare-title = Compare two positions
compare-article = Article { $article }
compare-side-to-move = Player to move
compare-pieces = Pieces on their squares
compare-en-passant = En passant
compare-castling = Castling rights
compare-same = the same
compare-different = different
compare-all-same = all the same
compare-squares = different on { $squares }
compare-squares-many = different on { $n } squares
compare-not-possible = not possible
compare-no-rights = none
compare-rights = { $side ->
    [white] White { $wings ->
        [kingside] kingside
        [queenside] queenside
       *[both] kingside and queenside
    }
   *[black] Black { $wings ->
        [kingside] kingside
        [queenside] queenside
       *[both] kingside and queenside
    }
}
compare-right-lost = { $side ->
    [white] White { $wing ->
        [kingside] kingside
       *[queenside] queenside
    }, lost by { $move }.
   *[black] Black { $wing ->
        [kingside] kingside
       *[queenside] queenside
    }, lost by { $move }.
}
compare-same-position = The same position ({ $article })
compare-not-same-position = Not the same position ({ $articles })
compare-why-same = Same player to move, same pieces on the same squares, same castling rights and en passant captures.
compare-why-pieces = The diagrams are not the same.
compare-why-side-to-move = The diagram is the same, but the other player has the move.
compare-why-castling = All the pieces are back on their squares, but a castling right was lost in between.
compare-why-castling-other = The diagram is the same, but the castling rights are not.
compare-why-en-passant = A pawn could have been captured en passant in one position and not in the other.
compare-two = Compare the two positions
compare-with = Compare with the position { $moment }
compare-with-start = Compare with the start position
compare-hint = ← → change the moment on the right; with Shift, the one on the left. Esc goes back.
compare-start = Start position
compare-after = After { $move }
compare-of-game = Game { $n }: { $players }

## Ways in and ways to look
menu-edit = Edit
action-open-path = Open by path…
action-close-file = Close file
action-next-file = Next file
action-reload = Reload file
action-games = Games of the file…
action-paste = Paste a game or position
action-copy-fen = Copy FEN
action-copy-moves = Copy moves
action-copy-pgn = Copy game as PGN
action-copy-standard = Copy game in standard form
action-save-game = Save game as…
action-rewrite = Rewrite game in its file…
piece-letters = Piece letters
piece-letters-recognised = Automatic (English first)
read-in-letters = Read with { $language } letters
more-defects = And { $n } more like these.
replace-title = Replace the file?
replace-file = { $file } already exists. It will be replaced by this one game.
replace-file-diagram = { $file } already exists. It will be replaced by this diagram.
replace-open-file = { $file } is open here and holds other games too. All of them will be replaced by this one game. To change this game alone, rewrite it in its file.
replace-file-button = Replace
rewrite-title = Rewrite the game in its file?
rewrite-text = Game { $n } of { $file } will be rewritten in standard form: moves in English letters, with the numbers and signs that belong to them, tags in their order. Notices about these will disappear. What could not be read stays as it is, and so does every other byte of the file.
rewrite-button = Rewrite
rewrite-changed-title = The file has changed
rewrite-changed = { $file } has changed since it was read, so nothing was written. Reload it, or save the game as a file of its own.
rewrite-character = { $file } is written in { $encoding }, which has no { $character }, so nothing was written. Save the game as a file of its own; that file will be UTF-8.
rewrite-no-game = { $file } no longer has this game, so nothing was written.
save-elsewhere = Save as another file…
path-save-game = Save game
path-save-diagram = Save diagram
path-save-hint = Path of the file
path-save = Save
move-with-notice = { $move }, with a notice
action-copy-diagram = Copy diagram as picture
action-save-diagram = Save diagram…
action-hold = Hold this moment for comparison
action-compare = Compare with the held moment
action-autoplay = Play through
action-players-view = Players' view
action-main-line = Back to the main line
action-larger = Larger
action-smaller = Smaller
action-normal-size = Normal size
recent-files = Recent files
path-title = Open by path
path-hint = Path of a PGN or FEN file
path-open = Open
cancel = Cancel
games-title = Games
games-search = Search players, event, round, date
games-found = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
games-hint = ↑ ↓ choose, Enter opens, Esc goes back.
file-changed = { $file } has changed.
pasted = pasted text { $n }
pasted-nothing = The pasted text contains no game and no position.
strip-name = The game in one line
strip-tip = { $move }
strip-tip-badge = { $move } · { $badge }, { $nth }
strip-tip-end = { $move } · the game was over here
variations-here = Variations here
in-variation = In a variation
players-view-title = Players' view
mirrored = The screens seem to show the same picture. Players may see the finding: cover it with F9.
told-copied = Copied.
told-reloaded = Reloaded.
told-held = Held. F7 compares the position on the board with it.
told-saved = { $file } was saved.
told-save-failed = { $file } could not be saved: { $detail }.

## Why a move is not legal
piece-name = { $piece ->
    [king] king
    [queen] queen
    [rook] rook
    [bishop] bishop
    [knight] knight
   *[pawn] pawn
}
illegal-no-such-piece = the player to move has no { $piece }
illegal-other-player = the { $piece } that could go to { $square } is the other player's
illegal-empty-square = no piece stands on { $square }
illegal-opponents-piece = the piece on { $square } is the other player's
illegal-own-piece-there = a piece of the same player stands on { $square }
illegal-none-reaches = no { $piece } can go to { $square }
illegal-blocked = the piece on { $square } is in the way of the { $piece }
illegal-nothing-to-take = there is nothing to capture on { $square }
illegal-no-en-passant = there is no en passant capture on { $square }: the pawn did not just make its double step
illegal-pinned = the { $piece } on { $from } is pinned by the piece on { $by }
illegal-in-check = the king is in check from { $square }
illegal-king-attacked = the king would be in check on { $square } from { $by }
illegal-exposes-king = the king would be in check
illegal-no-castling-right = { $wing ->
    [kingside] there is no right to castle kingside
   *[queenside] there is no right to castle queenside
}
illegal-castling-blocked = a piece stands between king and rook on { $square }
illegal-castling-in-check = the king is in check and may not castle
illegal-castling-attacked = the king may not cross or reach { $square }, which is attacked
illegal-no-promotion = a pawn is promoted only on the last rank
illegal-no-pawn-capture = no pawn on the { $from }-file can capture on the { $to }-file

## Entering and changing moves
promote-to = Promote to { $piece ->
    [white-queen] queen
    [black-queen] queen
    [white-rook] rook
    [black-rook] rook
    [white-bishop] bishop
    [black-bishop] bishop
   *[other] knight
}
moves-made = White { $white }, Black { $black }
moves-made-tip = Moves made: compare with the move counters of the clock
entry-name = Move entry
entry-hint = Type a move, e.g. Nf3
entry-help = Space or Enter plays it. Or move the pieces.
entry-move = { $move } – Space or Enter plays it
entry-several = “{ $word }” could be several moves:
entry-illegal = { $word }: { $why }
entry-unreadable = “{ $word }” is not a move
quoted = “{ $word }”
question-title = You play { $move }. The record has { $stands } here.
question-title-word = You play { $move }. The record has “{ $stands }” here, which could not be read.
decision-replace = Replace { $stands }
decision-put-in = Insert before { $stands }
decision-variation = New variation
decision-leave = Leave as it was
weighed-all = { $n ->
    [0] No move comes after it.
    [one] The move after it stays.
   *[other] All { $n } moves after it stay.
}
weighed-some = { $n ->
    [0] The moves after it do not fit:
    [one] The next move stays, then:
   *[other] The next { $n } moves stay, then:
}
change-entered = { $move } entered
change-put-in = { $move } inserted
change-variation = { $move } entered as a variation
change-replaced = { $was } replaced by { $move }
change-deleted = { $n ->
    [one] { $move } deleted
   *[other] { $move } and the next move deleted
}
change-deleted-word = “{ $word }” deleted
change-letters = Piece letters changed
change-tags = Players and event changed
change-taken-up = Work continued
history = History
history-begin = As it was opened
action-new-game = New game
new-game = new game { $n }
action-undo = Undo
action-undo-step = Undo: { $step }
action-redo = Redo
action-redo-step = Redo: { $step }
action-delete-shown = Delete the move shown
action-delete-pair = Delete the move shown and the next
action-delete-word = Delete the word that could not be read
action-save = Save
unread-move = { $word }, not read
delete-this = Delete { $move }
delete-these = Delete { $move } and the next move

## Work that is not saved
left-title = Unsaved work
left-continue = Continue
left-let-go = Discard
left-game = { $file }: { $white } – { $black }, up to { $move } · { $ago }
minutes-ago = { $n ->
    [0] just now
    [one] { $n } minute ago
   *[other] { $n } minutes ago
}
hours-ago = { $n ->
    [one] { $n } hour ago
   *[other] { $n } hours ago
}
days-ago = { $n ->
    [one] { $n } day ago
   *[other] { $n } days ago
}
let-go-title = Discard this work?
let-go-text = The moves of { $white } – { $black } that are in no file will be lost for good.
not-kept = Your work cannot be kept for next time: { $detail }. What you enter stays in this window, but would be lost if the computer stopped. Save it as a file elsewhere, or make room on the disk.
not-continued = The work cannot be continued: { $detail }. Perhaps another window has it.
not-removed = The work could not be removed: { $detail }.
continued-title = The file has changed
continued-beside = continued from { $file }
continued-beside-text = { $file } is no longer as it was, so the work goes on separately. Save it as a file of its own.
work-kept = changes not yet in a file · kept for next time
work-on-the-way = changes not yet in a file · keeping them…
work-failed = NOT SAVED: { $detail }
work-tip = Work that is in no file yet is kept by the program and offered again at the next start. { $key } saves it in a file.
close-file-title = Save the changes?
close-file-text = { $file } has been changed. If you do not save, the changes will be lost.
close-anyway = Close anyway
close-unsaved = Don't save
reload-title = Discard the changes?
reload-text = You changed { $file } here. Reloading it discards your changes.
quit-title = Save before quitting?
quit-text = There are changes that are in no file yet.
quit-keeping = Keep for next time

## Gaps and illegal moves that stood
gap = gap
gap-before = the gap before move { $n }
illegal-move = { $move } (illegal)
defect-gap = Moves are missing on the sheet before move { $n }. The record goes on from a position that was set up; until the next capture or pawn move, counts are “at least”.
defect-stood = { $move } was not noticed in time and stands (A.5.2). The moves after it are legal in themselves; positions are counted over the whole game.
change-gap = Gap before move { $n }
change-stood = { $move } stands, though illegal

## Setting up a position
action-set-up = Set up a position…
action-tail = From the last capture or pawn move…
action-table = Compare with the board on the table…
action-gap = A gap in the sheet…
set-up-title = Set up a position
set-up-text = Choose a piece and click on squares, or drag pieces. To remove a piece, right-click it or drag it off the board.
set-up-board = Board to set up
set-up-hand = Move pieces
set-up-clear-square = Clear squares
set-up-put = Place a { $piece ->
    [white-king] white king
    [white-queen] white queen
    [white-rook] white rook
    [white-bishop] white bishop
    [white-knight] white knight
    [white-pawn] white pawn
    [black-king] black king
    [black-queen] black queen
    [black-rook] black rook
    [black-bishop] black bishop
    [black-knight] black knight
   *[black-pawn] black pawn
}
set-up-usual = Usual start
set-up-empty = Empty board
set-up-counters = Numbers
set-up-number = number of the next move
set-up-counter = moves by both since the last capture or pawn move
counter-unknown = moves since the last capture or pawn move unknown
set-up-chess960 = castling as in Chess960
set-up-start-number = start number 0 to 959
set-up-start = Set
set-up-no-fen = This is not a FEN yet.
set-up-unreachable = No sequence of legal moves leads to such a position; it is taken as it stands.
set-up-begin = Begin here
no-position = No game can have this position: { $reasons }.
en-passant-none = none
en-passant-on = on { $square }
castling-right = { $side ->
    [white] White { $wing ->
        [kingside] kingside
       *[queenside] queenside
    }
   *[black] Black { $wing ->
        [kingside] kingside
       *[queenside] queenside
    }
}
coloured-piece = { $side ->
    [white] white { $piece }
   *[black] black { $piece }
}
nothing = nothing
tail-title = From the last capture or pawn move
tail-text = No position from before the last capture or pawn move can occur again, so only the moves after it matter. Set up the position right after that move, with its castling rights and any en passant capture; then enter the moves that follow. The counts are then complete.
tail-counter = The last move was a capture or a pawn move: the count begins at 0.
tail-begin = Enter the moves
gap-title = A gap in the sheet
gap-text = Moves are missing here. Set up the position from which the sheet can be read on. Positions before and after the gap are counted together, and until the next capture or pawn move, counts are “at least”.
gap-go-on = Go on from here
stood-title = An illegal move that stood
stood-text = { $move } is illegal, but was not noticed in time and stands (A.5.2: rapid and blitz, not in supervised play). Make it on this board; then the game goes on from here.
stood-impossible = If the king was left in check: set up the position after the reply instead, as a gap.
table-title = The board on the table
table-text = Set up what stands on the table, and who has the move. The differences from the record are shown at once.
table-agrees = The table agrees with the record { $moment }.
table-differs = The table differs from the record { $moment }:
table-square = { $square }: record { $record }, table { $table }
table-more = and { $n } more squares
table-turn = The other player has the move.
table-agrees-at = It agrees with the record { $moments }.
table-nowhere = It agrees with no moment of the record.
entry-stood = It was played and stood…
chess960-title = Chess960?
chess960-text = The castling rights in this FEN are impossible in ordinary chess, but possible in Chess960. Which is it?
chess960-standard = Ordinary chess
chess960-chess960 = Chess960

## Two sheets
action-two-sheets = Two sheets side by side
sheets-title = Two sheets
sheet-left = Left: { $file }
sheet-right = Right: { $file }
sheets-agree = Both sheets have the same moves.
sheets-differ = The first difference: left { $left }, right { $right }.
take-left = Take left: { $move }
take-right = Take right: { $move }
sheets-hint = The reading you take replaces a move on the other sheet, or is inserted or removed there, whichever makes the two agree longest. { $key } undoes it.
nothing-more = nothing more
table-confirm = The table shows this
action-tags = Players and event…
tags-done = Done
tag-event = Event
tag-site = Place
tag-date = Date
tag-round = Round
action-save-game-path = Save game by path…
away-left = Delete left: { $move }
away-right = Delete right: { $move }
sheets-need-two = Open or enter the other sheet as well: then both stand side by side.
gap-heading = gap, { $n }
after-gap = after moves that are not on the sheet
moves-made-short = ♔ { $white }  ♚ { $black }
told-undone = Undone: { $step }
told-redone = Redone: { $step }
entry-result = Enter the result under Players and event ({ $key }).
tag-result = Result
refused-move = { $move }: { $why }
disk-no-folder = there is no such folder
disk-no-permission = no permission
disk-full = the disk is full
disk-no-text = it is not a text in UTF-8
disk-too-large = it is too large
disk-read-only = the disk is read-only
table-hint = The button notes that the table agrees with the moment shown.
disk-in-the-way = a file stands where the folder should be
disk-is-folder = a folder of this name stands there
disk-other-window = another window has it
left-later = Later
defect-cannot-join = The record cannot go on from this position: { $reason }. It ends before it.
join-other-chess = castling is as in Chess960 in one part and not in the other
join-not-later = the number of the next move is not later than the last one before the gap
join-more-men = { $side ->
    [white] White has more pieces or pawns than before
   *[black] Black has more pieces or pawns than before
}
join-pawn-back = { $side ->
    [white] a white pawn stands on its first square again
   *[black] a black pawn stands on its first square again
}
join-right-back = { $side ->
    [white] White has a castling right that was lost before
   *[black] Black has a castling right that was lost before
}
join-no-position = This position cannot come after the record: { $reason }.
table-covered = Uncover (F9) to see with which moments of the record it agrees.

## The record of a claim
record-title = Record of a draw claim
record-subtitle = { $laws } · Articles { $articles } · for the arbiter; to be signed after the game
record-subtitle-without = { $laws } · for the arbiter; to be signed after the game
record-event = Event
record-round-board = Round, board
record-round-and-board = { $round }, board { $board }
record-board-only = board { $board }
record-white = White
record-black = Black
record-player-id = { $name } (FIDE ID { $id })
record-control = Time control
record-times = Date, time
record-claimed-at = claim { $time }
record-decided-at = decided { $time }
record-arbiter = Arbiter
record-chief-arbiter = Chief arbiter
control-standard = standard
control-rapid = rapid
control-blitz = blitz
record-claim = The claim, as made.
record-words = “{ $words }”
record-claim-moment = { $side ->
    [white] Made { $moment }, White to move.
   *[black] Made { $moment }, Black to move.
}
record-told-to = Claim made to: { $to }.
record-clocks = Clocks as stopped: White { $white }, Black { $black }.
record-clock-ran = { $side ->
    [white] White's clock was running.
   *[black] Black's clock was running.
}
clock-not-noted = not noted
record-finding = Finding from the moves below
record-decision = Arbiter's decision
decision-otherwise = Decided differently from the finding
decision-comment-otherwise = Decided differently from the finding: { $reason }
decision-reason = Reason: { $reason }
decision-result = Result: { $result }
decision-clocks = Clocks from now on: White { $white }, Black { $black }.
decision-clock = { $side ->
    [white] White's
   *[black] Black's
} clock from now on: { $time }.
record-all-the-same = Same player to move, same pieces on the same squares, same castling rights, same en passant captures in all of them ({ $article }).
record-since = Since the last capture or pawn move: White { $white }, Black { $black }.
record-at-least = Play before this record is unknown: the counts are “at least”.
record-same-position = The same position ({ $n })
record-position-on-board = The position on the board
record-same-diagram = Same diagram, not the same position ({ $n })
record-picture = { $n } · { $moment }
record-picture-intended = { $n } · { $moment }, intended, not made
record-state = { $side ->
    [white] White to move
   *[black] Black to move
} · castling rights: { $rights } · en passant: { $captures }.
record-why = { $kind ->
    [side] Player to move
    [castling] Castling right
   *[en_passant] En passant
} ({ $article }). { $why }
record-number = No. { $number }
record-ground-repetition = The ground of the claim is repetition.
record-ground-fifty = The ground of the claim is fifty moves.
record-earlier-claim = An earlier claim at this moment was decided: No. { $number }, { $claim }: { $finding }.
record-decision-open = Arbiter's decision (not yet made)
record-start = From the position { $fen }
register-page = Page
told-no-page = The page of this claim was not found: { $file }
names-missing = The record does not have the players' names yet.
page-not-kept = The page of the claim could not be kept: { $detail }. Save its record.
record-moves = The moves up to the claim
record-moves-legend = { $mark ->
    [underlined] underlined
   *[sign] =
}: an occurrence · ≠: same diagram, not the same position
record-rests-on-scoresheets = All moves are legal as entered; their accuracy rests on the scoresheets.
record-sheets-attached = both scoresheets attached
record-replayed = { $boards ->
    [yes] replayed on a computer in the presence of both players (electronic boards)
   *[other] replayed on a board in the presence of both players
}
record-appeal = A decision may be appealed ({ $article }) to { $to } until { $until }.
record-sign-white = White · signed as informed, not as agreement
record-sign-black = Black · signed as informed, not as agreement
record-sign-arbiter = Arbiter
record-hash = SHA-256 of the starting FEN, a newline, and the moves in UCI separated by spaces:
record-source = Game { $n } of { $file }, read up to { $move }
record-imprint = Thrice { $version } · The Laws and the arbiter decide
record-page = page { $page } of { $pages }
record-no-font = No built-in or system font has { $characters }; the record shows their code points.
error-output-is-input = { $file } is the file that was read; choose another one for the output
error-record-needs-claim = this is the record of a claim: say who claims with --claimant

## The claim at the table
menu-claim = Claim
claim-title = Examine a claim
action-examine-claim = Examine a claim
action-another-claim = Another claim at this moment
action-decide = Decide as found
action-save-record = Save the record…
action-copy-record = Copy the record as text
action-save-form = Blank claim form…
action-event = Event…
action-register = Register of claims
action-save-register = Save the register as CSV…
finding-title = Finding
articles-short = Art. { $articles }
claim-covered-text = What is stated can be entered. The finding is hidden, so that nobody is advised by the screen.
missing-title = No finding yet
missing-claimant = Say who claims.
missing-basis = State what the claim is based on: the position on the board, or an intended move.
missing-intended = Enter the intended move: type it, or drag it.
form-no-event = Nothing is known of the event yet: time control, officials, draw offers, appeal.
form-clocks = Clocks, and whose was running
form-clock = { $side ->
    [white] White's clock
   *[black] Black's clock
}
form-clock-running = { $side ->
    [white] White's clock · running
   *[black] Black's clock · running
}
form-no-time = This is not a time. Write 0:34:05, 34:05, or just the digits 3405.
form-running = Clock that was running
form-words = The claim in the player's words
form-words-hint = “The same position three times.”
form-claimant = Who claims
form-basis = Based on
form-on-board = The position on the board
form-intended = An intended move
form-intended-move = The intended move (type it, or drag it: the record does not change)
form-intended-hint = e.g. Qe2
form-intended-unreadable = This cannot be read as a move.
form-intended-ambiguous = Several moves fit: { $candidates }.
form-table = At the table
form-written = The move is written
form-made = The next move has been made
form-touched = The claimant touched a piece (4.3)
form-accepted = Opponent accepts the draw
form-control = Time control
control-title-standard = Standard
control-title-rapid = Rapid
control-title-blitz = Blitz
form-supervised-rapid = Supervised play (A.4)
form-supervised-blitz = Supervised play (B.2)
form-more = More questions, and notes for the record
form-less = Fewer questions
form-ground = Ground of the claim
form-repetition = Repetition
form-fifty = Fifty moves
form-screen = Relies only on a screen
form-withdrawn = Wishes to withdraw
form-ended = The game ended in another way
form-ended-when = Before or after the claim
ended-white-flag = White's flag fell
ended-black-flag = Black's flag fell
ended-white-resigned = White resigned
ended-black-resigned = Black resigned
ended-agreed = The players agreed on a draw
ended-before = before
ended-after = after
form-minutes = Extra minutes for the opponent
form-minutes-by-laws = by the Laws
form-record = For the record
form-replayed = Replayed with both players
form-sheets = Both scoresheets attached
form-told-to = Claim made to
form-claimed-at = Time of the claim
form-number = Number of the record
form-remarks = How it was checked, and who was present
steps-title = At the table: { $done } of { $all } steps
step-1 = Clocks stopped, times noted
step-2 = Position, move number and player to move noted
step-3 = The claim heard in the player's own words
step-4 = The intended move written, and not made
step-5 = The opponent asked whether the draw is accepted
step-6 = { $boards ->
    [yes] The moves replayed on a computer, both players present (electronic boards)
   *[other] The moves replayed with both players, on another board
}
step-7 = The decision announced, with its Article
step-8 = The new times set
step-9 = The right clock started
decision-title = Your decision
decision-goes-on = the game goes on
decision-move-ends = The move that is due ends the game; record the result once it is made.
decision-clock-unread = What is entered for a clock is not a time; correct or clear it first.
decision-not-yet = This finding does not settle the claim yet. You can still decide otherwise.
decision-state-control = State the time control (standard, rapid, blitz): only then are the extra minutes and the new time certain.
decision-still-to-ask = Not stated yet, though the claim depends on it: { $questions }.
still-written = whether the move is written
still-made = whether the next move has been made
still-touched = whether the claimant touched a piece
decision-after-flag = { $how ->
    [white_flag] White's flag fell: White has lost, unless Black cannot checkmate by any possible series of legal moves; then the game is drawn ({ $article }).
   *[other] Black's flag fell: Black has lost, unless White cannot checkmate by any possible series of legal moves; then the game is drawn ({ $article }).
}
decision-moves-after = The record has moves after this moment; they stay in it.
procedure-no-score = In this game no move need be written for a claim ({ $article }).
form-ended-open = State whether it was before or after the claim; until then it does not count.
decision-as-found = As found
decision-otherwise-button = Otherwise…
decision-reason-label = Reason for deciding differently
decision-minutes = Extra minutes
decision-minutes-for = { $side ->
    [white] Extra minutes for White
   *[black] Extra minutes for Black
}
decision-decide = Decide
copy-record = Copy as text
compare-positions = Compare the positions
open-claim-title = A claim is still undecided
open-claim-text = The claim being examined has not been decided. If it is closed now, what was stated about it is lost.
decision-not-last = Other changes have been made since; undo them first (Edit → History).
decision-take-back = Take back
another-claim = Another claim
change-decided = decision on a claim
told-decided = Decided, and entered in the register.
told-not-opened = Saved. The system has no viewer for { $file }.
clocks-stopped = clocks stopped for { $time }
path-save-page = Save the page
replace-file-page = { $file } already exists. Replace it?
register-title = Register of claims
register-covered-text = The register holds findings. It is hidden, so that nobody is advised by the screen.
register-empty = No claim has been decided yet. Each decision is entered here when it is made.
register-number = No.
register-when = Decided
register-claim = Claim
register-decision = Decision
register-claim-board = { $side ->
    [white] White, on the board after { $after }
   *[black] Black, on the board after { $after }
}
register-claim-intended = { $side ->
    [white] White, { $move } intended, after { $after }
   *[black] Black, { $move } intended, after { $after }
}
register-claim-start = { $side ->
    [white] White, on the board at the start
   *[black] Black, on the board at the start
}
register-claim-start-intended = { $side ->
    [white] White, { $move } intended at the start
   *[black] Black, { $move } intended at the start
}
register-finding = { $finding ->
    [correct] correct
    [incorrect] incorrect
    [no_right] no right to claim
    [incomplete] incomplete
    [not_proved] not proved
   *[game_already_over] game already over
}
register-ruling = { $ruling ->
    [as_found] as found
   *[otherwise] otherwise: { $reason }
}
register-taken-back = taken back
register-unread = { $n ->
    [one] One line of the register cannot be read; it stays in the file.
   *[other] { $n } lines of the register cannot be read; they stay in the file.
}
register-unreadable = The register cannot be read: { $detail }
register-not-written = The decision stands, but could not be entered in the register: { $detail }. Save its record.
event-title = The event
event-text = Asked once and kept; printed on every record.
event-time-control = Time control in words
event-appeal-to = Appeal to
event-appeal-until = Appeal until
event-supervised = Supervised play (A.4, B.2)
event-offers = Draw offers
event-offers-allowed = allowed
event-offers-restricted = not allowed
event-boards = Electronic boards
event-paper = Paper
event-laws = Laws
event-laws-of-its-day = FIDE Laws in force when the game was played
event-broken = The event details could not be read. They were set aside as { $file }.
event-unreadable = The event details cannot be read: { $detail }
event-not-kept = The event details hold for now, but could not be kept: { $detail }
blank-title = Claim of a draw
blank-subtitle = To be filled in at the table. The clocks are stopped; the claim cannot be withdrawn.
blank-white-clock = White's clock
blank-black-clock = Black's clock
blank-moment = Moves made, and player to move
blank-intended = The intended move, as written
blank-decision = Decision, new times, move that is due
blank-correct = correct
blank-incorrect = incorrect
blank-otherwise = otherwise

# Lessons.

menu-lessons = Lessons
lesson-step = { $n } of { $all }
lesson-next = Next
lesson-back = Back
lesson-leave = Leave the lesson
lesson-quiz = The same position, or not?
lesson-same = The same position
lesson-not-same = Not the same position
lesson-right = That is right.
lesson-wrong = It is the other way round; here is why.
action-lessons = All lessons…
lessons-leave = Back to the game
lessons-title = Lessons
lessons-scenes = What “the same position” means
lessons-exercises = Common mistakes
lessons-cases = Famous games
lessons-own = Your own lessons
lessons-own-none = None yet. Compare two positions of a game and choose Lessons → Save as lesson, or put a lesson file into the folder.
lessons-quiz = Ask questions (quiz)
lessons-folder = Folder of your lessons
lessons-folder-is = Your lessons are in the folder { $folder }.
lessons-read-again = Reload
lessons-faults = These files are not lessons yet:
lessons-unreadable = The folder of your lessons cannot be used: { $detail }
told-lessons-read = { $n ->
    [0] There are no lessons of your own.
    [one] { $n } lesson of your own was read.
   *[other] { $n } lessons of your own were read.
}
lesson-fault = { $file }, line { $line }: { $problem }
lesson-fault-file = { $file }: { $detail }
problem-form = { $word }
problem-missing = “{ $word }” is missing
problem-no-text = there is no text
problem-no-step = there is no step
problem-start = the start is not a position (FEN)
problem-move = { $word } cannot be played here
problem-no-such-moment = { $n ->
    [one] the game has only { $n } half-move
   *[other] the game has only { $n } half-moves
}
problem-no-square = { $word } is not a square, or not two squares
problem-half-statement = a statement needs holds = true or holds = false, and no quiz besides it
problem-otherwise = { $is ->
    [same] by the Laws the two positions are the same
   *[other] by the Laws the two positions are not the same
}
problem-right = { $is ->
    [stands] by the Laws the castling right { $word } still stands at this moment
   *[gone] by the Laws there is no castling right { $word } at this moment
}
problem-no-such-word = “{ $word }” is not known here
problem-intended = “{ $word }” cannot be read as an intended move
problem-other-outcome = by the Laws the outcome is another one: { $outcome }
lesson-true = True
lesson-not-true = Not true
lesson-again = Once more
lesson-next-lesson = Next lesson
lesson-try = Try it yourself
lesson-return = Back to the lesson
lesson-trial-title = Trying it yourself: { $title }
lesson-trial-name = lesson
action-handout = Handout (PDF)…
action-save-as-lesson = Save as lesson…
action-present = Presentation
menu-language = Language
language-awaits-review = { $language } (not yet reviewed by an arbiter)
new-lesson-name = Title
new-lesson-title = { $one } – { $other }
new-lesson-without-names = Leave the names out
new-lesson-remember = Remember this position.
new-lesson-compare = Compare this position with the earlier one.
new-lesson-gap = A lesson plays legal moves only. This record has a gap or an illegal move before the later of the two moments.
told-lesson-saved = Saved as a lesson: { $file }
lesson-not-saved = The lesson could not be saved: { $detail }
exam-title = Exam
exam-text = { $n ->
    [one] { $n } claim: say the outcome, the Article, the minutes and the move that is due. Then see the finding.
   *[other] { $n } claims: say the outcome, the Article, the minutes and the move that is due. Then see the finding.
}
exam-begin = Begin the exam
exam-leave = Leave the exam
exam-case = Claim { $n } of { $all }
exam-facts = What is stated
exam-outcome = What is the outcome?
exam-article = By which Article? (one is enough)
exam-minutes = Minutes added to the opponent's time
exam-due = Which move is due?
exam-minutes-answer = { $n ->
    [0] none
   *[other] { $n }
}
due-none = none, the game is over
due-intended = the intended move
due-other = another move with that piece
due-touched = a move with the touched piece
due-any = { $side ->
    [white] any legal move by White
   *[black] any legal move by Black
}
due-not-yet = none yet, the claim is not settled
exam-hand-in = Show the finding
exam-not-whole = Answer all four questions first.
exam-answer-wrong = Right would be: { $answer }
exam-right = { $n } of 4 right
exam-next = Next claim
exam-result = Result
exam-score = { $right } of { $all } answers right
exam-again = Take it again

## How the window looks and behaves
menu-text = Text size
menu-colours = Colours
menu-board = Board
menu-pieces = Pieces in moves
menu-motion = Movement
menu-layout = Layout
theme-system = As the system
theme-light = Light
theme-dark = Dark
theme-contrast-light = High contrast, light
theme-contrast-dark = High contrast, dark
board-wood = Wood
board-green = Green
board-blue = Blue
board-grey = Grey, as printed
text-small = Small text
text-usual = Usual text
text-large = Large text
text-larger = Larger text
text-largest = Largest text
pieces-of-language = As in this language
pieces-english = English letters
pieces-figurines = Figurines
motion-system = As the system
motion-moving = Pieces glide in lessons
motion-still = Nothing moves by itself
finding-right = Finding on the right
finding-left = Finding on the left
quiz-asks = Lessons ask first
quiz-tells = Lessons do not ask
action-wider-finding = Wider finding
action-narrower-finding = Narrower finding
action-wider-scoresheet = Wider scoresheet
action-narrower-scoresheet = Narrower scoresheet
action-usual-layout = Usual layout
action-show-settings = Settings file…
action-palette = Find a command…
action-keys = Keys
action-help = Help
action-save-card = Card for the table (PDF)…
splitter-scoresheet = Width of the scoresheet
splitter-finding = Width of the finding
settings-title = Settings
settings-set-aside = Line { $line } of { $file } cannot be read. The file was set aside as { $now }; nothing in it is lost. Thrice goes on with the usual settings and begins a new file with the next change.
settings-unreadable = { $file } cannot be read: { $detail }. Thrice goes on with the usual settings and leaves the file as it is.
settings-not-used = In { $file } there is an unknown choice for these settings: { $keys }. The usual one is taken; the file stays as it is until you choose another.
settings-not-kept = This holds until the window is closed; it cannot be kept: { $detail }
told-no-larger = The window has no room for anything larger. Make the window larger, or the text alone in the View menu.
told-settings-at = The settings are in { $file }
also-colours = theme night day mode appearance contrast skin
also-text = font bigger smaller letters zoom accessibility
also-scale = zoom bigger smaller size
also-flip = rotate turn other side
also-cover = hide conceal players
also-save = export write file
also-print = print paper PDF page
also-reset = reset default restore
also-settings = preferences options configuration
also-find = search find player look for
palette-hint = What do you want to do?
palette-nothing = No command has this name. Try another word.
mark-square = Mark { $square }
wipe-marks = Remove arrows and marks
go-to-move = Go to { $move }
compare-with-move = Compare with { $move }

## Opening
opening = Reading { $file }…
opened-beside = { $file } was read and is open; { $key } shows it.

## Help
help-back = Back
help-first = First steps
help-first-text =
    Thrice answers one question: would a claim of a draw be correct? It shows every earlier occurrence of a position, every same diagram that is not the same position, and the Article of the Laws for each. The program finds; the arbiter decides.

    Get a game into the window in one of these ways:

    • Open a PGN file with { $open }, by its path with { $path }, or drop it on the window.

    • Paste a game, a FEN or bare moves with { $paste }.

    • Type the moves: begin a game with { $new } and write them as on the scoresheet.

    Then step with ← and →. The panel says what holds at the moment shown; { $previous } and { $next } lead to the other occurrences of its position. { $palette } finds every command by its name, { $keys } shows all keys.
help-entering = Entering and repairing a game
help-entering-text =
    After { $new } type the moves anywhere in the window: e4 e5 Nf3. Space or Enter plays each. Or move the pieces with the mouse. The field says what is read, and why a move is not possible.

    Short of time? { $tail } begins at the last capture or pawn move: what came before cannot occur again. Set up the position right after it, with castling and en passant as they were, and enter the moves that followed.

    To repair a game, go to the moment before the wrong move and play the right one. Thrice asks whether it replaces the move, goes in before it, or is a variation, and says how many of the later moves stay legal. { $undo } takes every change back; { $save } saves the changes in the file.
help-finding = Reading the finding
help-finding-text =
    • ✓ green: a claim would be correct. The line below says for whom, and by which Article.

    • ✗ red: a claim would be incorrect, often because the same diagram is not the same position: another player to move, a right to castle that was lost, or an en passant capture that was possible.

    • ? yellow: this record does not settle it. Something before it is unknown, missing or damaged.

    • = blue: the game was over without a claim, by mate, stalemate, a dead position, the fifth occurrence, or 75 moves.

    In the strip below the board filled marks are occurrences of the position shown, hollow ones the same diagram only, and the ring is where you are. On the scoresheet, moves with the same letter lead to the same position; the number says which time. Hold a moment with { $hold } and compare it with another one by { $compare }.
help-claim = A claim at the table
help-claim-text =
    Go to the moment of the claim and press { $claim }. The questions stand in the order in which they come up: the clocks, the player's words, who claims, on what, and what was done. Leave a question open where nobody said anything: nothing is ticked for you. An intended move is typed; the moves of the game stay as they are.

    Beside the questions stand three answers, each with its Article: what the board says, what the procedure says, and whether the game had ended before. Below them stands what follows, with the new clock times.

    The decision is yours: { $decide } decides as found, or decide otherwise and say why. { $record } saves the record, a page that both players can sign and an appeals committee can check without the program.
help-players = What players may see
help-players-text =
    Nobody may be advised by the screen. { $cover } covers the finding, the counts and the marks; the board and the moves stay. While you enter a game it is covered already.

    { $players } opens a second window for the players: the board and the last moves, never more. Thrice warns when two screens show the same picture.

    { $present } fills the whole screen for a lecture or a lesson, with large type and nothing else.
help-damaged = Damaged records
help-damaged-text =
    Nothing is dropped in silence. Where a move cannot be read, the record ends before it, a red row shows what is written there, and the panel names line and column. What was proved up to there stays proved; after a gap counts are “at least”.

    Play the right move at that place and the rest is read on from there. Two sheets of one game stand side by side with { $sheets }, and the board on the table is compared with { $table }. Where moves are missing, Game → A gap in the sheet goes on from a position that you set up.
help-many = Many games
help-many-text =
    { $scan } scans a folder, files, or what you drop on it, and keeps two questions apart: in which games could a draw have been claimed, and was not? Which had ended by the Laws, and were played on? A row opens its game at the moment in question. The files are only read.

    In a file of many games { $find } searches players, events and dates.
help-teaching = Teaching
help-teaching-text =
    The Lessons menu has scenes about what “the same position” means, exercises on common mistakes, famous games and an exam. Each step can be tried out freely, and each lesson printed as a handout. Compare two positions of any game, and Lessons → Save as lesson makes a lesson of your own.

    With { $present } a lesson fills the screen; Space goes on. The right mouse button draws arrows on the board.
help-laws = The Laws it goes by
help-laws-text =
    Thrice applies the FIDE Laws of Chess in force since 1 January 2023, unless Claim → Event chooses another edition. Where a game is older than the Laws applied to it, Thrice says so.

    Two positions are the same when the same player has the move, pieces of the same kind and colour stand on the same squares, and the possible moves of both players are the same ({ $same }). A right to castle that was lost, and an en passant capture that was legal, make another position; a right that is only blocked stands.

    The third occurrence is a draw only on a correct claim by the player having the move ({ $repetition }). The fifth is one without a claim ({ $fivefold }). Whether a signed result is changed is for the arbiter ({ $signed }).
help-finding-more = A small letter and number on the scoresheet names a group of the same position and the time; ≠ marks the same diagram that is not the same position; ! a notice; a small fork other moves in the record. A blue bar in the strip is where the game was over.
help-claim-more = An incorrect claim gives the opponent two minutes more (in rapid chess, and in blitz without full supervision, one). A claim is also an offer of a draw: ask whether it is accepted. Decided claims are kept in the register, in the menu Claim.
help-laws-more = A draw can also be claimed after fifty moves by each player without a capture or pawn move ({ $fifty }); after 75 the game is drawn without a claim ({ $seventyfive }). A position in which nobody can mate ends the game ({ $dead }); Thrice recognises it by the material alone.
help-keys-text =
    Letters and digits always belong to the moves. Commands have function keys, or keys with { $ctrl } or Alt. { $larger } and { $smaller } make everything larger and smaller; Alt+1 to Alt+9 go to the first to ninth occurrence; Esc leads back. Alt with the letter that is underlined while it is held opens a menu; F10 leads to the menus too.

## The card for the table
card-title = A draw is claimed
card-steps = What you do
card-law = What decides
card-same = The same position ({ $article })
card-keys = Keys of Thrice
card-repetition = Repetition: the position has just appeared for at least the third time, and the claimant has the move.
card-intended = Repetition: the position is about to appear for at least the third time; the claimant writes the move, does not make it, and declares it to the arbiter.
card-fifty = Fifty moves by each player without a capture and without a pawn move; with an intended move too.
card-touched = A piece touched with the intention of moving or capturing it: no claim on this move.
card-paused = The clocks are stopped. The claim cannot be withdrawn.
card-correct = Correct: drawn at once. An intended move is not made.
card-incorrect = Incorrect: two minutes more for the opponent (in rapid chess, and in blitz without full supervision, one), and an intended move must be made.
card-fivefold = Fifth occurrence: drawn without a claim.
card-seventy-five = 75 moves by each player without a capture and without a pawn move: drawn without a claim; mate by the last move goes first.
card-same-move = The same player has the move.
card-same-pieces = Pieces of the same kind and colour stand on the same squares.
card-same-castling = The rights to castle are the same: a right that is only blocked stands; it goes when king or rook moves.
card-same-en-passant = A pawn could be captured en passant in both, or in neither; only a legal capture counts.

## The keys, as they are written
key-ctrl = Ctrl
key-command = Cmd
key-shift = Shift
key-delete = Delete
key-home = Home
key-end = End
key-page-up = Page Up
key-page-down = Page Down
key-enter = Enter
