# The sentences of Thrice in French. Whole sentences with places; the test `locales` holds the languages together.

## Moments et coups
moment-start = position de départ
moment-after = après { $move }
moments-start = au départ
moments-after = après { $moves }
moments-start-and-after = au départ et après { $moves }
list-and = { $many } et { $last }
list-or = { $many } ou { $last }
side-white = Blancs
side-black = Noirs
side-to-move = { $side ->
    [white] Trait aux Blancs
   *[black] Trait aux Noirs
}
nth-time = { $n ->
    [1] Première fois
    [2] Deuxième fois
    [3] Troisième fois
    [4] Quatrième fois
    [5] Cinquième fois
    [6] Sixième fois
    [7] Septième fois
    [8] Huitième fois
    [9] Neuvième fois
   *[other] { $n }e fois
}
nth-time-small = { $n ->
    [1] première fois
    [2] deuxième fois
    [3] troisième fois
    [4] quatrième fois
    [5] cinquième fois
    [6] sixième fois
    [7] septième fois
    [8] huitième fois
    [9] neuvième fois
   *[other] { $n }e fois
}
moves-later = { $n ->
    [one] { $n } coup plus tard
   *[other] { $n } coups plus tard
}
shown-on-the-board = sur l’échiquier
article = Art. { $article }
articles = Art. { $articles }

## Le verdict
verdict-breaks-off = Le relevé s’interrompt ici
verdict-cut-off = Le relevé s’arrête au milieu d’un coup
verdict-proved-until-here = Jusqu’ici : { $verdict }
moment-with-articles = { $moment } ({ $articles })
verdict-ended-dead = Partie déjà nulle : position morte
verdict-ended-fivefold = Partie déjà nulle : cinquième apparition
verdict-ended-seventy-five = Partie déjà nulle : 75 coups
verdict-ends-checkmate = Échec et mat : la partie est terminée
verdict-ends-stalemate = Pat : la partie est nulle
verdict-ends-dead = Position morte : la partie est nulle
verdict-ends-fivefold = Cinquième fois : la partie est nulle
verdict-ends-seventy-five = 75 coups : la partie est nulle
verdict-may-claim = { $side ->
    [white] Les Blancs peuvent demander la nulle
   *[black] Les Noirs peuvent demander la nulle
}
verdict-may-claim-with-move = { $side ->
    [white] Les Blancs peuvent demander la nulle en annonçant un coup
   *[black] Les Noirs peuvent demander la nulle en annonçant un coup
}
verdict-at-least = { $n ->
    [1] Au moins une fois
    [2] Au moins deux fois
   *[other] Au moins { $n } fois
}
refused-headline = Aucune position à examiner
verdict-first-time = Première fois
verdict-second-time-only = Deuxième fois seulement
verdict-first-time-only = Première fois seulement
detail-claim-incorrect = Une demande serait incorrecte
detail-without-claim = Aucune demande n’est nécessaire
detail-not-proved = Non prouvé par ce relevé
detail-fifty-moves = Cinquante coups de part et d’autre
why-occurrences = Apparitions : { $moments }.
why-fifty-moves = Coups joués sans prise ni coup de pion : Blancs { $white }, Noirs { $black } ({ $article }).
why-intended-moves = Avec { $moves }, à condition que le coup soit noté sur la feuille de partie et non joué ({ $article }).
why-any-quiet-move = Avec tout coup qui n’est ni une prise ni un coup de pion, à condition qu’il soit noté et non joué ({ $article }).
why-signed-result = Selon l’article { $article }, la partie était nulle après { $move }. Il appartient à l’arbitre de décider si un résultat signé doit être modifié ({ $signed }).
why-signed-result-start = Selon l’article { $article }, la partie était nulle dès le départ. Il appartient à l’arbitre de décider si un résultat signé doit être modifié ({ $signed }).
why-dead-material = Aucun mat n’est possible avec ce matériel ({ $article }).
why-checkmate = L’échec et mat met fin à la partie ({ $article }).
why-stalemate = Le pat met fin à la partie ({ $article }).
why-fivefold = Cinq apparitions mettent fin à la partie sans demande ({ $article }) : { $moments }.
why-seventy-five = 75 coups de chaque joueur sans prise ni coup de pion mettent fin à la partie sans demande ({ $article }).
why-earlier-unknown = Les coups antérieurs au relevé sont inconnus : la position a pu apparaître plus tôt.
why-same-diagram = { $positions ->
    [one] Même diagramme { $diagrams ->
        [2] deux fois
        [3] trois fois
       *[other] { $diagrams } fois
    }, même position une fois ({ $articles }).
    [2] Même diagramme { $diagrams ->
        [3] trois fois
       *[other] { $diagrams } fois
    }, même position deux fois ({ $articles }).
   *[other] Même diagramme { $diagrams } fois, même position { $positions } fois ({ $articles }).
}
why-no-claim-second = Une demande exige la troisième apparition ; celle-ci est la deuxième.
why-en-passant-now = La prise en passant { $captures } est possible maintenant : cette position ne peut donc apparaître qu’une fois ({ $article }).
why-no-claim-first = Cette position n’était pas encore apparue sur l’échiquier.

## Le panneau et le rapport en texte
heading-occurrences = Apparitions
heading-later = Plus tard dans la partie
heading-same-diagram = Même diagramme, position différente
heading-intended = Coup annoncé
heading-since = Depuis la dernière prise ou le dernier coup de pion
heading-record = Le relevé
heading-claim = La demande
no-same-diagram = Aucune position antérieure avec ce diagramme.
since-counts-at-least = Au moins : Blancs { $white }, Noirs { $black } (50 chacun pour une demande)
since-counts = Blancs { $white }, Noirs { $black } (50 chacun pour une demande)
no-intended-move = { $side ->
    [white] Aucun coup des Blancs n’amène une troisième apparition.
   *[black] Aucun coup des Noirs n’amène une troisième apparition.
}
no-intended-move-known = { $side ->
    [white] D’après ce relevé, aucun coup des Blancs n’amène une troisième apparition.
   *[black] D’après ce relevé, aucun coup des Noirs n’amène une troisième apparition.
}
no-claim-after-the-end = La partie était terminée : plus aucune demande n’est possible.
intended-repetition = { $nth }, si le coup est noté et non joué
intended-fifty = cinquante coups de part et d’autre, si le coup est noté et non joué
intended-ends-checkmate = ce serait aussi échec et mat
intended-ends-stalemate = ce serait aussi pat
intended-ends-dead = ce serait aussi une position morte
intended-ends-fivefold = une fois joué, il mettrait fin à la partie (cinquième apparition)
intended-ends-seventy-five = une fois joué, il mettrait fin à la partie (75 coups)
intended-any-quiet = { $n ->
    [one] Un coup complète les cinquante coups de part et d’autre, s’il est noté et non joué
   *[other] { $n } coups complètent les cinquante coups de part et d’autre, si le coup est noté et non joué
}
intended-line = { $facts } ({ $articles })
intended-sentence = Coup annoncé { $move } : { $line }.
intended-count-sentence = { $fact } ({ $article }).
later-sentence = La position réapparaît { $moments }.
kind-side-to-move = trait
kind-castling = roque
kind-en-passant = en passant
difference-side-to-move = { $then ->
    [white] Les Blancs avaient le trait, ce sont maintenant les Noirs.
   *[black] Les Noirs avaient le trait, ce sont maintenant les Blancs.
}
difference-castling = { $side ->
    [white] Les Blancs avaient encore droit au { $wing ->
        [kingside] petit roque
       *[queenside] grand roque
    } ; droit perdu par { $move }.
   *[black] Les Noirs avaient encore droit au { $wing ->
        [kingside] petit roque
       *[queenside] grand roque
    } ; droit perdu par { $move }.
}
difference-en-passant = La prise en passant { $captures } était possible après { $move }, elle ne l’est plus.
difference-en-passant-start = La prise en passant { $captures } était possible au départ, elle ne l’est plus.
difference-castling-rook = { $side ->
    [white] Les Blancs avaient encore le droit de roquer avec la tour en { $square } ; droit perdu par { $move }.
   *[black] Les Noirs avaient encore le droit de roquer avec la tour en { $square } ; droit perdu par { $move }.
}
first-line-start = Position de départ, { $side ->
    [white] trait aux Blancs
   *[black] trait aux Noirs
}.
first-line-after = Après { $move }, { $side ->
    [white] trait aux Blancs
   *[black] trait aux Noirs
}.
verdict-sentence-articles = { $headline } ({ $articles }).
verdict-sentence = { $headline }.
detail-sentence = { $detail }.
laws-name = { $edition ->
    [fide-2018] Règles FIDE 2018
    [fide-2017] Règles FIDE 2017
    [fide-2014] Règles FIDE 2014
    [fide-before-2014] Règles FIDE d’avant juillet 2014
    [us-chess] Règles de l’US Chess
   *[fide-2023] Règles FIDE 2023
}
laws-older-game = { $laws }, appliquées à une partie de { $year }
record-whole = Tous les coups ont été lus.
record-no-moves = Une partie sans coups.
record-partial = Le relevé s’interrompt. Ce qui est constaté ici repose sur les coups qui précèdent l’interruption.
record-refused = Ce relevé ne permet d’établir aucune position.
game-line = Partie { $n } de { $file }
game-of = partie { $n } sur { $total }
move-of = coup { $n } sur { $total }
status-all-read = tous les coups lus
status-no-moves = aucun coup
status-partial = le relevé s’interrompt
status-refused = aucune position à examiner
status-notices = { $n ->
    [one] { $n } remarque
   *[other] { $n } remarques
}

## Demandes
heading-what-follows = Conséquences
heading-for-the-arbiter = Pour l’arbitre seul
claim-correct = Demande correcte : la partie est nulle
claim-incorrect = Demande incorrecte
claim-no-right = Demande irrecevable
claim-incomplete = Demande incomplète
claim-not-proved = Demande non prouvée par ce relevé
claim-game-over = La partie était déjà terminée
claim-articles = { $outcome } ({ $articles })
answer-board = L’échiquier
answer-procedure = La procédure
answer-not-ended-before = La partie n’était pas déjà terminée
answer-ended-before = La partie était déjà terminée
answer-board-not-asked = L’échiquier n’a pas été examiné : le joueur n’a pas le trait.
answer-not-ended = Avant la demande, la partie ne s’était terminée sur l’échiquier ni par échec et mat, ni par pat, ni par position morte, ni par cinquième apparition, ni par 75 coups (positions mortes d’après le seul matériel ; les positions bloquées n’ont pas été examinées).
answer-not-ended-outline = Avant la demande, la partie ne s’était terminée sur l’échiquier ni par échec et mat, ni par pat, ni par position morte (positions mortes d’après le seul matériel ; les positions bloquées n’ont pas été examinées).
answer-end-not-stated = Il n’est pas précisé si un joueur a abandonné, si un drapeau est tombé ou si la nulle a été convenue.
procedure-has-the-move = { $side ->
    [white] Les Blancs ont le trait.
   *[black] Les Noirs ont le trait.
}
procedure-written = { $answer ->
    [yes] Le coup annoncé est noté sur la feuille de partie.
    [no] Le coup annoncé n’est pas noté sur la feuille de partie.
   *[not_stated] Il n’est pas précisé si le coup annoncé est noté.
}
procedure-made = { $answer ->
    [yes] Le coup suivant a déjà été joué.
    [no] Le coup suivant n’a pas été joué.
   *[not_stated] Il n’est pas précisé si le coup suivant a été joué.
}
procedure-touched = { $answer ->
    [yes] Le demandeur a touché une pièce.
    [no] Le demandeur n’a touché aucune pièce.
   *[not_stated] Il n’est pas précisé si le demandeur a touché une pièce.
}
answer-yes = oui
answer-no = non
answer-not-stated = non précisé
claim-acceptance = { $side ->
    [white] { $answer ->
        [yes] Les Blancs acceptent la nulle.
        [no] Les Blancs n’acceptent pas la nulle.
       *[not_stated] Il n’est pas précisé si les Blancs acceptent la nulle.
    }
   *[black] { $answer ->
        [yes] Les Noirs acceptent la nulle.
        [no] Les Noirs n’acceptent pas la nulle.
       *[not_stated] Il n’est pas précisé si les Noirs acceptent la nulle.
    }
}
claim-as-made-on-board = { $side ->
    [white] Les Blancs demandent la nulle d’après la position sur l’échiquier.
   *[black] Les Noirs demandent la nulle d’après la position sur l’échiquier.
}
claim-as-made-intended = { $side ->
    [white] Les Blancs demandent la nulle avec le coup annoncé { $move }.
   *[black] Les Noirs demandent la nulle avec le coup annoncé { $move }.
}
reason-game-over = La partie était terminée après { $move } ({ $article }).
reason-game-over-fivefold = La partie s’était terminée à la cinquième apparition d’une position : { $moments } ({ $article }).
reason-game-over-start = La partie était terminée dès le départ ({ $article }).
reason-not-his-move = { $side ->
    [white] Les Blancs ont le trait ; seul le joueur ayant le trait peut demander la nulle ({ $article }).
   *[black] Les Noirs ont le trait ; seul le joueur ayant le trait peut demander la nulle ({ $article }).
}
reason-touched = Une pièce a été touchée au sens de l’article { $touch } : le droit de demander la nulle sur ce coup est perdu ({ $article }).
reason-ended-off-board = { $how ->
    [white_flag] La chute du drapeau des Blancs avait été constatée avant la demande ({ $article }).
    [black_flag] La chute du drapeau des Noirs avait été constatée avant la demande ({ $article }).
    [white_resigned] Les Blancs avaient abandonné avant la demande ({ $article }).
    [black_resigned] Les Noirs avaient abandonné avant la demande ({ $article }).
   *[agreed] La nulle avait été convenue avant la demande ({ $article }).
}
reason-ended-after = { $how ->
    [white_flag] La chute du drapeau des Blancs n’a été constatée qu’après la demande : la demande est donc vérifiée d’abord ({ $article }).
    [black_flag] La chute du drapeau des Noirs n’a été constatée qu’après la demande : la demande est donc vérifiée d’abord ({ $article }).
    [white_resigned] Les Blancs ont abandonné après la demande ; la demande est vérifiée d’abord.
    [black_resigned] Les Noirs ont abandonné après la demande ; la demande est vérifiée d’abord.
   *[agreed] La nulle a été convenue après la demande.
}
reason-withdrawn = Une demande ne peut pas être retirée ; elle est vérifiée malgré tout ({ $article }).
reason-screen = La demande repose uniquement sur ce qu’affiche un écran, ce qui n’est pas autorisé ; les coups sont vérifiés malgré tout ({ $article }).
reason-move-made = Le coup a été joué : seul l’adversaire, qui a maintenant le trait, pourrait demander la nulle ({ $article }).
reason-difference = Position différente : { $moment }. { $why }
reason-occurrences-unknown = Les coups antérieurs au relevé sont inconnus : la position invoquée compte au moins { $n ->
    [1] une apparition
    [2] deux apparitions
   *[other] { $n } apparitions
}.
reason-moves-unknown = Les coups antérieurs au relevé sont inconnus : on ne peut pas compter les coups depuis la dernière prise ou le dernier coup de pion.
reason-not-written = Le coup annoncé n’est pas noté sur la feuille de partie ({ $article }).
reason-illegal-move = Le coup annoncé { $move } n’est pas légal.
reason-enough-occurrences = La position est apparue pour la { $nth } : { $moments }.
reason-enough-occurrences-intended = Après { $move }, la position apparaîtrait pour la { $nth } ; jusqu’ici, elle est apparue { $moments }.
reason-too-few-occurrences = La position n’est apparue que pour la { $nth } : { $moments }.
reason-too-few-occurrences-intended = Après { $move }, la position n’apparaîtrait que pour la { $nth }.
reason-same-diagram = Même diagramme { $diagrams ->
    [2] deux fois
    [3] trois fois
   *[other] { $diagrams } fois
}, même position { $positions ->
    [1] une fois
    [2] deux fois
   *[other] { $positions } fois
} seulement.
reason-enough-moves = Les cinquante coups de chaque joueur sans prise ni coup de pion sont atteints : Blancs { $white }, Noirs { $black }.
reason-enough-moves-intended = Avec { $move }, les cinquante coups de chaque joueur sans prise ni coup de pion seraient atteints : Blancs { $white }, Noirs { $black }.
reason-too-few-moves = Les cinquante coups de chaque joueur sans prise ni coup de pion ne sont pas encore atteints : Blancs { $white }, Noirs { $black }.
reason-too-few-moves-intended = Avec { $move }, les cinquante coups de chaque joueur sans prise ni coup de pion ne seraient pas encore atteints : Blancs { $white }, Noirs { $black }.
consequence-drawn = La partie est immédiatement nulle ({ $article }).
consequence-not-made = Le coup annoncé { $move } n’est pas joué ({ $article }).
consequence-both-sign = La nulle est notée comme résultat, et les deux joueurs signent les deux feuilles de partie ({ $article }).
penalty-laid-down = { $side ->
    [white] { $minutes ->
        [1] Une minute est ajoutée
        [2] Deux minutes sont ajoutées
       *[other] { $minutes } minutes sont ajoutées
    } au temps des Blancs ({ $articles }).
   *[black] { $minutes ->
        [1] Une minute est ajoutée
        [2] Deux minutes sont ajoutées
       *[other] { $minutes } minutes sont ajoutées
    } au temps des Noirs ({ $articles }).
}
penalty-in-standard = { $side ->
    [white] En cadence standard, { $minutes ->
        [1] une minute est ajoutée
        [2] deux minutes sont ajoutées
       *[other] { $minutes } minutes sont ajoutées
    } au temps des Blancs ({ $articles }).
   *[black] En cadence standard, { $minutes ->
        [1] une minute est ajoutée
        [2] deux minutes sont ajoutées
       *[other] { $minutes } minutes sont ajoutées
    } au temps des Noirs ({ $articles }).
}
penalty-by-supervision = { $side ->
    [white] Une minute est ajoutée au temps des Blancs, ou deux si un arbitre ne supervise que cette partie ({ $articles }).
   *[black] Une minute est ajoutée au temps des Noirs, ou deux si un arbitre ne supervise que cette partie ({ $articles }).
}
penalty-set = { $side ->
    [white] { $minutes ->
        [0] Aucune minute n’est ajoutée
        [1] Une minute est ajoutée
        [2] Deux minutes sont ajoutées
       *[other] { $minutes } minutes sont ajoutées
    } au temps des Blancs, selon le règlement de la compétition ou la décision de l’arbitre.
   *[black] { $minutes ->
        [0] Aucune minute n’est ajoutée
        [1] Une minute est ajoutée
        [2] Deux minutes sont ajoutées
       *[other] { $minutes } minutes sont ajoutées
    } au temps des Noirs, selon le règlement de la compétition ou la décision de l’arbitre.
}
penalty-unknown = La pénalité de temps que ces Règles prévoient ici n’est pas certaine ; l’arbitre décide.
consequence-new-time = { $side ->
    [white] Pendule des Blancs : de { $before } à { $after }.
   *[black] Pendule des Noirs : de { $before } à { $after }.
}
consequence-start-clock = { $side ->
    [white] Mettre en marche la pendule des Blancs ; la partie continue.
   *[black] Mettre en marche la pendule des Noirs ; la partie continue.
}
consequence-touched-piece = La pièce touchée doit être jouée ou prise, si cela est légal ({ $touch }) ; une demande ne redevient possible qu’à un coup ultérieur ({ $article }).
consequence-offer-stands = { $side ->
    [white] La demande vaut aussi proposition de nulle : celle-ci reste valable jusqu’à ce que les Blancs l’acceptent ou la refusent ({ $articles }).
   *[black] La demande vaut aussi proposition de nulle : celle-ci reste valable jusqu’à ce que les Noirs l’acceptent ou la refusent ({ $articles }).
}
consequence-agreed = Les joueurs sont convenus de la nulle : la partie est nulle par accord mutuel ({ $articles }).
consequence-accepted-restricted = L’adversaire accepte la nulle, mais la compétition n’autorise pas les propositions de nulle : son règlement décide si la partie est ainsi terminée ({ $article }).
consequence-ends-afterwards = { $how ->
    [white_flag] La demande ne met pas fin à la partie ; c’est alors la chute du drapeau des Blancs qui compte ({ $article }).
    [black_flag] La demande ne met pas fin à la partie ; c’est alors la chute du drapeau des Noirs qui compte ({ $article }).
    [white_resigned] La demande ne met pas fin à la partie ; l’abandon des Blancs y met fin ({ $article }).
    [black_resigned] La demande ne met pas fin à la partie ; l’abandon des Noirs y met fin ({ $article }).
   *[agreed] La demande ne met pas fin à la partie ; l’accord des joueurs y met fin ({ $article }).
}
consequence-nothing-off-board = { $how ->
    [white_flag] Le drapeau des Blancs était tombé ({ $article }) ; plus aucune demande n’est possible.
    [black_flag] Le drapeau des Noirs était tombé ({ $article }) ; plus aucune demande n’est possible.
    [white_resigned] Les Blancs avaient abandonné ({ $article }) ; plus aucune demande n’est possible.
    [black_resigned] Les Noirs avaient abandonné ({ $article }) ; plus aucune demande n’est possible.
   *[agreed] La nulle avait été convenue ({ $article }) ; plus aucune demande n’est possible.
}
consequence-must-be-made = { $move } doit être joué ({ $article }).
consequence-other-move = Le coup annoncé est illégal : un autre coup légal avec cette pièce doit être joué ; à défaut, n’importe quel coup légal ({ $articles }).
consequence-nothing-to-claim = La partie était déjà terminée ({ $article }) ; plus aucune demande n’est possible.
consequence-must-be-made-and-ends = { $move } doit être joué ({ $article }) ; ce coup met fin à la partie ({ $ends }).
consequence-time-arbiter = Les Règles ne prévoient pas de pénalité dans ce cas ; toute modification des temps relève de l’arbitre.
consequence-make-legal = Le joueur peut noter le coup et régulariser ainsi sa demande ; tant que le coup n’est pas noté, il n’y a pas de demande à trancher.
consequence-reconstruct = Les coups antérieurs doivent être reconstitués avant que la demande puisse être tranchée ({ $article }).
consequence-would-end-checkmate = { $move } donnerait échec et mat, mais n’a pas été joué : la demande passe d’abord.
consequence-would-end-stalemate = { $move } donnerait pat, mais n’a pas été joué : la demande passe d’abord.
consequence-would-end-dead = { $move } donnerait une position morte, mais n’a pas été joué : la demande passe d’abord.
consequence-would-end-fivefold = { $move } amènerait la cinquième apparition, mais un coup qui n’a pas été joué ne met pas fin à la partie.
consequence-would-end-seventy-five = { $move } compléterait les 75 coups, mais un coup qui n’a pas été joué ne met pas fin à la partie.
note-on-board = { $side ->
    [white] Une demande des Blancs d’après la position sur l’échiquier aurait été correcte ({ $article }).
   *[black] Une demande des Noirs d’après la position sur l’échiquier aurait été correcte ({ $article }).
}
note-intended-moves = { $side ->
    [white] Une demande des Blancs avec { $moves } aurait été correcte ({ $article }).
   *[black] Une demande des Noirs avec { $moves } aurait été correcte ({ $article }).
}
note-quiet-moves = { $side ->
    [white] Une demande des Blancs avec tout coup qui n’est ni une prise ni un coup de pion aurait été correcte ({ $article }).
   *[black] Une demande des Noirs avec tout coup qui n’est ni une prise ni un coup de pion aurait été correcte ({ $article }).
}
note-board-holds = À s’en tenir à l’échiquier, la demande aurait été correcte.
note-clock-of-other = { $side ->
    [white] La pendule des Blancs tournait ; ce n’est qu’un indice du trait, et non un motif de juger la demande incorrecte ({ $article }).
   *[black] La pendule des Noirs tournait ; ce n’est qu’un indice du trait, et non un motif de juger la demande incorrecte ({ $article }).
}
note-flag-after-the-end = La partie était nulle sur l’échiquier avant la chute du drapeau. Que la nulle l’emporte sur la chute du drapeau est un commentaire du Manuel de l’arbitre (FIDE), et non un article des Règles.
note-clock-not-pressed = Une demande après le coup est admise tant que le joueur n’a pas appuyé sur la pendule ({ $article }).
note-director-may-declare = Le directeur du tournoi peut déclarer la partie nulle ({ $article }).
note-other-ground-repetition = Au motif de la répétition, la demande aurait été correcte ({ $article }).
note-other-ground-fifty = Au motif des cinquante coups, la demande aurait été correcte ({ $article }).

## Défauts
place = ligne { $line }, colonne { $column }
defect-with-place = { $place } : { $message }
defect-illegal-move = « { $token } » n’est pas un coup légal ici : { $why }. Le relevé s’arrête avant.
defect-ambiguous-move = « { $token } » est ambigu : { $candidates } sont possibles ; le relevé s’arrête avant.
defect-unreadable-move = « { $token } » ne se lit pas comme un coup ; le relevé s’arrête avant.
defect-piece-letter = « { $token } » commence par { $letter }, qui n’est pas ici une lettre de pièce ; le relevé s’arrête avant. Si les coups sont écrits dans une autre langue, choisissez ses lettres de pièces.
defect-null-move = « { $token } » indique qu’un coup manque ; le relevé s’arrête avant.
defect-cut-off = Le texte s’arrête au milieu d’un coup (« { $token } »), qui est encore incomplet. Les coups précédents restent acquis.
defect-variation-move = « { $token } » n’est pas un coup légal dans cette variante ; la variante s’arrête avant. Son texte est conservé et la partie n’est pas touchée.
defect-variation-null = « { $token } » indique qu’un coup manque dans cette variante ; la variante s’arrête avant. Son texte est conservé et la partie n’est pas touchée.
defect-letters = Les coups sont écrits avec les lettres de pièces { $letters } ({ $languages }), comme le montre toute la partie, et ont été lus ainsi.
defect-letters-asked = Les coups ont été lus avec les lettres de pièces { $letters } ({ $languages }), comme demandé.
defect-letters-open = Toute la partie se lit aussi avec les lettres de pièces d’une autre langue ({ $languages }), et c’est alors une autre partie. Elle a été lue avec les lettres anglaises, selon la norme PGN ; si ce n’était pas le bon choix, choisissez les lettres.
defect-kings = { $result ->
    [none] À la fin, « { $token } » place un roi au centre. Les échiquiers électroniques y voient le résultat ; cela n’a pas été lu comme un coup.
   *[other] À la fin, « { $token } » place un roi au centre. Les échiquiers électroniques y voient le résultat { $result } ; cela n’a pas été lu comme un coup.
  }
defect-kings-perhaps = Le dernier coup { $move } en fait peut-être partie et ne serait pas non plus un coup de la partie.
defect-cut-off-tag = Le texte s’arrête au milieu d’une balise (« { $token } ») ; il n’y a pas encore de coups.
defect-signal-contradicts = Les rois au centre indiquent { $says }, le relevé indique { $result }.
defect-analysis = À partir de { $move }, aucune pendule ne tournait. Ces coups sont peut-être une analyse jouée sur l’échiquier après la partie.
defect-nested-comment = Le commentaire qui commence ici contient une autre accolade ouvrante, et une seconde accolade se ferme plus loin : la fin du commentaire n’est pas certaine. Le relevé s’arrête avant.
defect-after-result = Des coups suivent le résultat { $result }, à partir de « { $token } ». Ils n’ont pas été lus : la partie était terminée, et c’est peut-être une analyse.
defect-after-open-result = Des coups suivent, à partir de « { $token } », après { $result }, qui indique que la partie n’est pas terminée. Le relevé s’arrête avant.
defect-no-result = Aucun résultat ne figure à la fin des coups ; on ne peut pas dire s’il en manque.
defect-stray-nag = L’annotation « { $token } » précède tout coup et a été ignorée.
defect-tags-left-off = Cette partie a plus de balises qu’une partie ne peut en avoir ; celles au-delà des mille premières ont été laissées de côté.
defect-too-long = Cette partie est plus longue qu’une partie ne peut l’être ; le relevé s’arrête ici.
defect-byte-order-mark = Un indicateur d’ordre des octets (BOM) se trouve au milieu du fichier, comme lorsqu’on réunit des fichiers ; il a été ignoré.
letters-en = anglais
letters-ca = catalan
letters-cs = tchèque
letters-da = danois
letters-de = allemand
letters-es = espagnol
letters-et = estonien
letters-fi = finnois
letters-fr = français
letters-hr = croate
letters-hu = hongrois
letters-id = indonésien
letters-is = islandais
letters-it = italien
letters-nl = néerlandais
letters-no = norvégien
letters-pl = polonais
letters-pt = portugais
letters-ro = roumain
letters-ru = russe
letters-sk = slovaque
letters-sv = suédois
letters-tr = turc
letters-uk = ukrainien
defect-unclosed = Un commentaire ou une variante qui commence ici n’est jamais refermé ; le relevé s’arrête avant.
defect-stray-bracket = Un signe fermant sans signe ouvrant a été ignoré : { $token }
defect-malformed-tag = Cette balise n’a pas la forme de la norme PGN : { $token }
defect-duplicate-tag = La balise { $name } figure deux fois avec des valeurs différentes ; la première est retenue.
defect-results-differ = La balise Result indique { $tag }, mais la fin des coups indique { $closing }.
defect-passed-over = Ce texte n’appartient à aucune partie et a été ignoré : { $token }
defect-junk-bytes = Des octets qui ne peuvent faire partie d’aucun texte ont été ignorés.
defect-junk = « { $token } » n’a pas sa place parmi les coups d’un texte PGN ; tout ce qui n’y est pas commentaire a été ignoré.
defect-encoding = À partir d’ici, le texte n’est pas en UTF-8 ; il a été lu en { $encoding }. Si des noms paraissent faux, c’est un autre codage ; les coups ne sont pas touchés.
defect-untagged-game = Des coups sans balises suivent la fin d’une partie ; ils sont lus comme une partie distincte.
defect-empty-fen = La balise FEN est vide ; la position initiale habituelle a été prise.
defect-set-up-contradicts = La balise SetUp dit que la partie commence à la position initiale habituelle, mais une balise FEN en donne une autre ; la FEN a été retenue.
defect-set-up-without-fen = La balise SetUp dit que la partie commence à une position donnée, mais il n’y a pas de balise FEN ; la position initiale habituelle a été prise.
defect-unreadable-fen = Ce n’est pas une FEN : { $token }
defect-impossible = La position ne peut pas se produire dans une partie : { $reasons }.
defect-other-variant = { $variant } n’est pas le jeu d’échecs selon les Règles de la FIDE ; cette partie est laissée de côté.
defect-chess960-without-fen = La partie indique Chess960 sans donner de FEN ; la position initiale habituelle a été prise.
defect-castling-flags = Les indications de roque { $flags } de la FEN ne concordent pas avec les rois et les tours ; elles ont été écartées.
defect-ep-square = La case de prise en passant { $square } de la FEN ne peut pas résulter d’une avance de deux cases ; elle a été écartée.
defect-clock-not-given = La FEN ne donne pas le nombre de coups depuis la dernière prise ou le dernier coup de pion : les coups antérieurs sont inconnus.
defect-wrong-number = Le relevé donne à ce coup le numéro { $token } ; d’après les coups précédents, c’est le numéro { $expected }.
defect-wrong-side = Le relevé numérote ce coup { $token }, comme un coup des Noirs ; d’après les coups précédents, le trait est aux Blancs.
defect-mark-differs = Le signe de { $token } ne correspond pas à l’échiquier : { $played } a été lu.
defect-variation-without-move = Une variante précède le premier coup ; son texte est conservé et n’a pas été lu.
defect-extra-fields = La fin de la FEN a été ignorée : { $token }
defect-number-not-given = La FEN ne donne pas de numéro de coup ; les coups sont numérotés à partir de 1.
defect-clock-on-trust = { $n ->
    [0] D’après le compteur de la FEN, admis sans vérification, le relevé commence juste après une prise ou un coup de pion : rien de ce qui précède ne peut se reproduire, les comptes sont donc complets.
   *[other] Le compte de la FEN depuis la dernière prise ou le dernier coup de pion, { $n } pour les deux joueurs ensemble, est admis sans vérification.
}
defect-clock-unreadable = Le nombre de coups depuis la dernière prise ou le dernier coup de pion est illisible dans la FEN ({ $token }) : les coups antérieurs sont inconnus.
defect-number-assumed = Le numéro de coup de la FEN est illisible ({ $token }) ; les coups sont numérotés à partir de 1.
defect-unreachable = Aucune suite de coups légaux ne mène à la position de la FEN ; elle est prise telle quelle.
impossible-empty = il n’y a pas de pièces
impossible-no-king = { $side ->
    [white] les Blancs n’ont pas de roi
   *[black] les Noirs n’ont pas de roi
}
impossible-kings = { $side ->
    [white] les Blancs ont plus d’un roi
   *[black] les Noirs ont plus d’un roi
}
impossible-pawn = un pion se trouve sur la première ou la dernière rangée
impossible-adjacent = les deux rois sont côte à côte
impossible-check = le joueur qui n’a pas le trait est en échec

## Notes d’un examen de parties
summary-played-on = Le jeu a continué après { $move }, alors que la partie était terminée ({ $article }). Il appartient à l’arbitre de décider si un résultat signé doit être modifié ({ $signed }).
summary-played-on-start = Le jeu a continué alors que la partie était terminée dès le départ ({ $article }).
summary-result-contradicts = Le résultat { $result } ne correspond pas à l’échiquier ({ $article }).
summary-laws-open = La date de la partie ne dit pas quelles Règles étaient en vigueur : les plus récentes sont appliquées, { $laws }.
summary-double-forfeit = 0-0 : les deux joueurs ont perdu (double forfait).
scan-nothing = Rien à signaler.
scan-no-moves = Une partie sans coups.
scan-refused = Non lue.
scan-partial-start = Seule la position de départ a été lue.
scan-partial = Lue jusqu’à { $move } seulement.
scan-repetition = { $n ->
    [3] Trois apparitions
    [4] Quatre apparitions
    [5] Cinq apparitions
   *[other] { $n } apparitions
} : { $moments }.
scan-may-claim = { $side ->
    [white] Les Blancs pouvaient demander la nulle { $moments } ({ $article }).
   *[black] Les Noirs pouvaient demander la nulle { $moments } ({ $article }).
}
scan-may-claim-with-move = { $side ->
    [white] Les Blancs pouvaient demander la nulle { $moments } en annonçant { $move } ({ $article }).
   *[black] Les Noirs pouvaient demander la nulle { $moments } en annonçant { $move } ({ $article }).
}
scan-may-claim-quiet = { $side ->
    [white] Les Blancs pouvaient demander la nulle { $moments } en annonçant un coup qui complétait les cinquante coups de part et d’autre ({ $article }).
   *[black] Les Noirs pouvaient demander la nulle { $moments } en annonçant un coup qui complétait les cinquante coups de part et d’autre ({ $article }).
}
scan-fifty-span = Les cinquante coups de part et d’autre étaient atteints : pour la première fois { $first }, pour la dernière fois { $last } ({ $article }).
scan-ended = La partie était terminée { $moments } : { $reason } ({ $article }).
scan-head-game = Partie
scan-head-players = Joueurs
scan-head-result = Résultat
scan-head-not-claimed = Non demandée
scan-head-played-on = Nulle, poursuivie
scan-more-claims = { $n ->
    [one] Et une autre demande possible { $last }.
   *[other] Et { $n } autres demandes possibles, la dernière { $last }.
}
scan-tally-games = { $n ->
    [one] { $n } partie a été lue.
   *[other] { $n } parties ont été lues.
}
scan-tally-not-claimed = { $n ->
    [one] La nulle pouvait être demandée et ne l’a pas été : { $n } partie.
   *[other] La nulle pouvait être demandée et ne l’a pas été : { $n } parties.
}
scan-tally-played-on = { $n ->
    [one] Nulle sans demande, mais le jeu a continué : { $n } partie. Il appartient à l’arbitre de décider si un résultat signé doit être modifié (8.7).
   *[other] Nulle sans demande, mais le jeu a continué : { $n } parties. Il appartient à l’arbitre de décider si un résultat signé doit être modifié (8.7).
}
scan-tally-damaged = { $n ->
    [one] Non lue en entier : { $n } partie.
   *[other] Non lues en entier : { $n } parties.
}
scan-progress = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
scan-stopped = { $n ->
    [one] Arrêté après { $n } partie ; le reste n’a pas été lu. Ce qui a été trouvé jusque-là est affiché.
   *[other] Arrêté après { $n } parties ; le reste n’a pas été lu. Ce qui a été trouvé jusque-là est affiché.
}
action-scan = Contrôler de nombreuses parties…
scan-title = Contrôle de nombreuses parties
scan-intro = Dans quelles parties la nulle pouvait-elle être demandée sans l’avoir été ? Lesquelles étaient nulles selon les Règles sans que personne ne l’ait remarqué ? Choisissez un dossier ou des fichiers (*.pgn et *.fen, également compressés en .gz ou .zst), ou déposez-les ici. Les fichiers ne sont pas modifiés.
scan-folder = Dossier…
scan-files = Fichiers…
scan-path = Saisir un chemin…
scan-search = Joueur, compétition ou fichier
scan-shown = Parties à signaler affichées : { $n } sur { $all }
scan-speed = { $n } Mo/s
scan-left = reste { $time }
scan-head-found = Autres constats
scan-head-file = Fichier
scan-export = Enregistrer en CSV…
scan-no-rows = Aucune partie à signaler.
scan-no-fit = Aucune partie ne correspond à la recherche.
scan-more-faults = { $n ->
    [one] Et { $n } autre du même genre.
   *[other] Et { $n } autres du même genre.
}
scan-covered-text = Le contrôle contient des constats. Il est masqué, pour que l’écran ne conseille personne.
told-scan-back = Retour au contrôle : { $key }.
path-scan = Contrôler un dossier ou un fichier
path-scan-hint = Chemin d’un dossier ou d’un fichier PGN ou FEN
path-scan-button = Contrôler
scan-same-diagram = Le même diagramme est apparu au moins pour la troisième fois { $moments }, mais pas la même position.
scan-kind-threefold = troisième apparition
scan-kind-fivefold = cinquième apparition
scan-kind-fifty = 50 coups
scan-kind-seventy-five = 75 coups
scan-kind-played-on = nulle, poursuivie
scan-kind-same-diagram = même diagramme seul
scan-kind-not-claimed = nulle non demandée
scan-kind-damaged = non lue en entier
scan-hint = Un clic ou Entrée ouvre la partie au moment en question ; un clic sur un en-tête trie selon cette colonne.
scan-claim-at-end = demande possible à la fin
scan-tally-older = { $n ->
    [one] { $n } des parties trouvées est antérieure aux Règles qui lui ont été appliquées.
   *[other] { $n } des parties trouvées sont antérieures aux Règles qui leur ont été appliquées.
}
reason-checkmate = échec et mat
reason-stalemate = pat
reason-dead = position morte
reason-fivefold = cinquième apparition
reason-seventy-five = 75 coups

## Erreurs
error-missing = Il n’y a ni fichier ni dossier { $file }. Vérifiez l’orthographe.
error-folder = { $file } est un dossier. Indiquez un fichier qu’il contient ; thrice scan accepte les dossiers.
error-permission = Vous n’avez pas le droit de lire { $file }.
error-unreadable = { $file } ne peut pas être lu : { $detail }.
error-no-game = Il n’y a pas de partie dans { $file }. Il faut un fichier PGN, ou un fichier d’une ligne FEN.
error-several-games = { $file } contient { $n } parties. Choisissez-en une avec --game N :
error-no-such-game = { $file } n’a pas de partie { $game } ; il en contient { $n }.
error-no-such-ply = { $file }, partie { $game } : --ply { $ply } dépasse la fin, qui est --ply { $plies }.
error-no-such-move = { $file }, la partie { $game } n’a pas de coup { $move } ; son dernier coup est { $last }.
error-record-breaks-off = Le relevé s’interrompt là : { $message }
error-no-files = Il n’y a aucun fichier *.pgn ni *.fen dans { $file }.
error-no-such-move-empty = { $file }, la partie { $game } n’a pas de coup { $move } ; elle n’en a aucun.
error-intends-unreadable = Le coup annoncé « { $move } » est illisible. Écrivez-le comme sur une feuille de partie, par exemple Cf3 ou O-O.
error-intends-ambiguous = Le coup annoncé « { $move } » est ambigu : { $candidates } sont possibles. Écrivez l’un d’eux.
error-partial-game = { $file }, partie { $game }, { $place } : { $message }
error-partial-game-no-place = { $file }, partie { $game } : { $message }
error-write = La sortie ne peut pas être écrite : { $detail }.

## La fenêtre
menu-file = Fichier
menu-game = Partie
menu-view = Affichage
menu-help = Aide
action-open = Ouvrir…
action-example = Afficher la partie d’exemple
action-quit = Quitter
action-first = Position de départ
action-previous = Coup précédent
action-next = Coup suivant
action-last = Dernière position
action-previous-occurrence = Apparition précédente
action-next-occurrence = Apparition suivante
action-previous-game = Partie précédente
action-next-game = Partie suivante
action-flip = Retourner l’échiquier
action-cover = Masquer
action-cover-tip = Cacher aux joueurs le constat, les comptes et les pastilles
action-uncover-tip = Montrer à nouveau le constat, les comptes et les pastilles
autoplay-stop = Arrêter
action-uncover = Afficher
action-about = À propos de Thrice
previous-occurrence-short = apparition précédente
next-occurrence-short = suivante
covered-title = Masqué
covered-text = Le constat est masqué, pour que l’écran ne conseille personne. Appuyez sur F9 pour l’afficher.
empty-title = Quelle partie faut-il examiner ?
empty-way-open = Ouvrir un fichier PGN ou FEN, ou le déposer sur la fenêtre
empty-way-paste = Coller une partie, une position (FEN) ou de simples coups
empty-way-type = Taper le premier coup : une nouvelle partie commence
empty-way-find = Trouver toute commande par son nom
empty-text = Thrice montre chaque apparition antérieure d’une position et dit si une demande de nulle serait correcte. Le programme constate, l’arbitre décide.
empty-example = Voir un exemple
scoresheet = Feuille de partie
board = Échiquier
board-flipped = Échiquier, vu du côté des Noirs
square-empty = { $square }, vide
square-piece = { $square }, { $piece ->
    [white-king] roi blanc
    [white-queen] dame blanche
    [white-rook] tour blanche
    [white-bishop] fou blanc
    [white-knight] cavalier blanc
    [white-pawn] pion blanc
    [black-king] roi noir
    [black-queen] dame noire
    [black-rook] tour noire
    [black-bishop] fou noir
    [black-knight] cavalier noir
   *[black-pawn] pion noir
}
go-to-occurrence = Aller à l’apparition { $n } : { $moment }
go-to-start = Aller à la position de départ
go-to-moment = Aller à la position { $moment }
game-choice = Choisir une partie : { $game }
player-unknown-white = Blancs
player-unknown-black = Noirs
move-same-diagram-name = { $move }, même diagramme, position différente
move-badge-name = { $move }, { $nth }
move-with-variations = { $move }, variantes à ce coup
verdict-name = Constat
opening-failed = Le fichier n’a pas pu être ouvert
failed = L’opération a échoué
dialog-none-title = Pas de sélecteur de fichiers
dialog-none = Le bureau n’offre pas de sélecteur de fichiers ; le paquet xdg-desktop-portal ou zenity en fournit un. À défaut, le chemin peut être saisi dans le champ qui suit.
about-text = Thrice { $version } : le bureau de l’arbitre pour les demandes de nulle. Il constate ce que disent le relevé et les Règles du jeu ; l’arbitre décide. Logiciel libre sous licence GPL, version 3 ou ultérieure.
close = Fermer
no-moves-yet = Cette partie n’a pas de coups.

## Comparaison de deux positions
compare-title = Comparer deux positions
compare-article = Article { $article }
compare-side-to-move = Joueur au trait
compare-pieces = Pièces sur leurs cases
compare-en-passant = Prise en passant
compare-castling = Droits de roque
compare-same = identique
compare-different = non identique
compare-all-same = toutes identiques
compare-squares = différentes en { $squares }
compare-squares-many = différentes sur { $n } cases
compare-not-possible = impossible
compare-no-rights = aucun
compare-rights = { $side ->
    [white] { $wings ->
        [kingside] petit roque
        [queenside] grand roque
       *[both] petit et grand roque
    } des Blancs
   *[black] { $wings ->
        [kingside] petit roque
        [queenside] grand roque
       *[both] petit et grand roque
    } des Noirs
}
compare-right-lost = { $side ->
    [white] { $wing ->
        [kingside] Petit roque
       *[queenside] Grand roque
    } des Blancs, perdu par { $move }.
   *[black] { $wing ->
        [kingside] Petit roque
       *[queenside] Grand roque
    } des Noirs, perdu par { $move }.
}
compare-same-position = Même position ({ $article })
compare-not-same-position = Position différente ({ $articles })
compare-why-same = Même trait, mêmes pièces sur les mêmes cases, mêmes droits de roque et mêmes prises en passant.
compare-why-pieces = Les diagrammes ne sont pas les mêmes.
compare-why-side-to-move = Le diagramme est le même, mais ce n’est pas le même joueur qui a le trait.
compare-why-castling = Toutes les pièces sont revenues sur leurs cases, mais un droit de roque a été perdu entre-temps.
compare-why-castling-other = Le diagramme est le même, les droits de roque ne le sont pas.
compare-why-en-passant = Un pion pouvait être pris en passant dans l’une des positions et non dans l’autre.
compare-two = Comparer les deux positions
compare-with = Comparer avec la position { $moment }
compare-with-start = Comparer avec la position de départ
compare-hint = ← → changent le moment de droite, avec Maj celui de gauche. Échap pour revenir.
compare-start = Position de départ
compare-after = Après { $move }
compare-of-game = Partie { $n } : { $players }

## Ouvrir et regarder
menu-edit = Édition
action-open-path = Ouvrir via un chemin…
action-close-file = Fermer le fichier
action-next-file = Fichier suivant
action-reload = Recharger le fichier
action-games = Parties du fichier…
action-paste = Coller une partie ou une position
action-copy-fen = Copier la FEN
action-copy-moves = Copier les coups
action-copy-pgn = Copier la partie en PGN
action-copy-standard = Copier la partie normalisée
action-save-game = Enregistrer sous…
action-rewrite = Réécrire la partie dans son fichier…
piece-letters = Lettres des pièces
piece-letters-recognised = Automatique (anglais d’abord)
read-in-letters = Lire avec les lettres : { $language }
more-defects = { $n ->
    [one] Et { $n } autre du même genre.
   *[other] Et { $n } autres du même genre.
}
replace-title = Remplacer le fichier ?
replace-file = { $file } existe déjà. Il sera remplacé par cette seule partie.
replace-file-diagram = { $file } existe déjà. Il sera remplacé par ce diagramme.
replace-open-file = { $file } est ouvert ici et contient aussi d’autres parties. Toutes seront remplacées par cette seule partie. Pour ne modifier que celle-ci, réécrivez-la dans son fichier.
replace-file-button = Remplacer
rewrite-title = Réécrire la partie dans son fichier ?
rewrite-text = La partie { $n } de { $file } sera réécrite sous forme normalisée : coups en lettres anglaises, numéros et signes conformes aux coups, balises dans leur ordre. Les remarques à ce sujet disparaîtront. Ce qui n’a pas pu être lu reste tel quel, de même que tout autre octet du fichier.
rewrite-button = Réécrire
rewrite-changed-title = Le fichier a changé
rewrite-changed = { $file } a changé depuis sa lecture ; rien n’a donc été écrit. Rechargez-le, ou enregistrez la partie dans un fichier à part.
rewrite-character = { $file } est codé en { $encoding }, qui ne comporte pas { $character } ; rien n’a donc été écrit. Enregistrez la partie dans un fichier à part, qui sera en UTF-8.
rewrite-no-game = { $file } ne contient plus cette partie ; rien n’a donc été écrit.
save-elsewhere = Enregistrer dans un autre fichier…
path-save-game = Enregistrer la partie
path-save-diagram = Enregistrer le diagramme
path-save-hint = Chemin du fichier
path-save = Enregistrer
move-with-notice = { $move }, avec une remarque
action-copy-diagram = Copier le diagramme (image)
action-save-diagram = Enregistrer le diagramme…
action-hold = Mémoriser ce moment pour comparer
action-compare = Comparer avec le moment mémorisé
action-autoplay = Dérouler la partie
action-players-view = Vue des joueurs
action-main-line = Revenir à la partie
action-larger = Agrandir
action-smaller = Réduire
action-normal-size = Taille normale
recent-files = Fichiers récents
path-title = Ouvrir via un chemin
path-hint = Chemin d’un fichier PGN ou FEN
path-open = Ouvrir
cancel = Annuler
games-title = Parties
games-search = Chercher joueurs, compétition, ronde, date
games-found = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
games-hint = ↑ ↓ pour choisir, Entrée pour ouvrir, Échap pour revenir.
file-changed = { $file } a changé.
pasted = texte collé { $n }
pasted-nothing = Le texte collé ne contient ni partie ni position.
strip-name = La partie sur une ligne
strip-tip = { $move }
strip-tip-badge = { $move } · { $badge }, { $nth }
strip-tip-end = { $move } · fin de la partie ici
variations-here = Variantes à ce coup
in-variation = Dans une variante
players-view-title = Vue des joueurs
mirrored = Les écrans semblent afficher la même image. Les joueurs peuvent voir le constat : masquez-le avec F9.
told-copied = Copié.
told-reloaded = Rechargé.
told-held = Mémorisé. F7 lui compare la position sur l’échiquier.
told-saved = { $file } a été enregistré.
told-save-failed = { $file } n’a pas pu être enregistré : { $detail }.

## Pourquoi un coup n’est pas légal
piece-name = { $piece ->
    [king] roi
    [queen] dame
    [rook] tour
    [bishop] fou
    [knight] cavalier
   *[pawn] pion
}
illegal-no-such-piece = le joueur au trait n’a pas de { $piece }
illegal-other-player = seul l’adversaire a un coup de { $piece } en { $square }
illegal-empty-square = il n’y a pas de pièce en { $square }
illegal-opponents-piece = la pièce en { $square } est à l’adversaire
illegal-own-piece-there = une pièce du même joueur occupe { $square }
illegal-none-reaches = aucun coup de { $piece } ne mène en { $square }
illegal-blocked = la pièce en { $square } fait obstacle au coup de { $piece }
illegal-nothing-to-take = il n’y a rien à prendre en { $square }
illegal-no-en-passant = le pion ne peut pas être pris en passant en { $square } : il ne vient pas d’avancer de deux cases
illegal-pinned = la pièce en { $from } ({ $piece }) est clouée par la pièce en { $by }
illegal-in-check = le roi est en échec depuis { $square }
illegal-king-attacked = en { $square }, le roi serait en échec depuis { $by }
illegal-exposes-king = le roi serait en échec
illegal-no-castling-right = { $wing ->
    [kingside] il n’y a pas de droit au petit roque
   *[queenside] il n’y a pas de droit au grand roque
}
illegal-castling-blocked = une pièce se trouve entre le roi et la tour en { $square }
illegal-castling-in-check = le roi est en échec et ne peut pas roquer
illegal-castling-attacked = le roi ne peut ni traverser ni occuper { $square }, case attaquée
illegal-no-promotion = un pion n’est promu que sur la dernière rangée
illegal-no-pawn-capture = aucun pion de la colonne { $from } ne peut prendre sur la colonne { $to }

## Saisie et modification des coups
promote-to = Promotion en { $piece ->
    [white-queen] dame
    [black-queen] dame
    [white-rook] tour
    [black-rook] tour
    [white-bishop] fou
    [black-bishop] fou
   *[other] cavalier
}
moves-made = Blancs { $white }, Noirs { $black }
moves-made-tip = Coups joués : à comparer aux compteurs de coups de la pendule
entry-name = Saisie des coups
entry-hint = Tapez un coup, p. ex. Cf3
entry-help = Espace ou Entrée pour le jouer. Ou déplacez les pièces.
entry-move = { $move } – Espace ou Entrée pour le jouer
entry-several = « { $word } » peut désigner plusieurs coups :
entry-illegal = { $word } : { $why }
entry-unreadable = « { $word } » n’est pas un coup
quoted = « { $word } »
question-title = Vous jouez { $move }. Le relevé porte ici { $stands }.
question-title-word = Vous jouez { $move }. Le relevé porte ici « { $stands } », qui n’a pas pu être lu.
decision-replace = Remplacer { $stands }
decision-put-in = Insérer avant { $stands }
decision-variation = Nouvelle variante
decision-leave = Laisser tel quel
weighed-all = { $n ->
    [0] Aucun coup ne suit.
    [one] Le coup qui suit reste.
   *[other] Les { $n } coups qui suivent restent.
}
weighed-some = { $n ->
    [0] Les coups qui suivent ne s’enchaînent pas :
    [one] Le coup suivant reste, puis :
   *[other] Les { $n } coups suivants restent, puis :
}
change-entered = { $move } saisi
change-put-in = { $move } inséré
change-variation = { $move } saisi comme variante
change-replaced = { $was } remplacé par { $move }
change-deleted = { $n ->
    [one] { $move } supprimé
   *[other] { $move } et le coup suivant supprimés
}
change-deleted-word = « { $word } » supprimé
change-letters = Lettres de pièces changées
change-tags = Joueurs et compétition modifiés
change-taken-up = Travail repris
history = Historique
history-begin = À l’ouverture
action-new-game = Nouvelle partie
new-game = nouvelle partie { $n }
action-undo = Annuler
action-undo-step = Annuler : { $step }
action-redo = Rétablir
action-redo-step = Rétablir : { $step }
action-delete-shown = Supprimer le coup affiché
action-delete-pair = Supprimer le coup affiché et le suivant
action-delete-word = Supprimer le mot illisible
action-save = Enregistrer
unread-move = { $word }, non lu
delete-this = Supprimer { $move }
delete-these = Supprimer { $move } et le coup suivant

## Travail non enregistré
left-title = Travail non enregistré
left-continue = Reprendre
left-let-go = Supprimer
left-game = { $file } : { $white } – { $black }, jusqu’à { $move } · { $ago }
minutes-ago = { $n ->
    [0] à l’instant
    [one] il y a { $n } minute
   *[other] il y a { $n } minutes
}
hours-ago = { $n ->
    [one] il y a { $n } heure
   *[other] il y a { $n } heures
}
days-ago = { $n ->
    [one] il y a { $n } jour
   *[other] il y a { $n } jours
}
let-go-title = Supprimer ce travail ?
let-go-text = Les coups de { $white } – { $black } qui ne sont dans aucun fichier seront définitivement perdus.
not-kept = Votre travail ne peut pas être conservé pour la prochaine fois : { $detail }. Ce que vous saisissez reste dans cette fenêtre, mais serait perdu si l’ordinateur s’arrêtait. Enregistrez-le ailleurs dans un fichier, ou libérez de la place sur le disque.
not-continued = Le travail ne peut pas être repris : { $detail }. Il est peut-être ouvert dans une autre fenêtre.
not-removed = Le travail n’a pas pu être supprimé : { $detail }.
continued-title = Le fichier a changé
continued-beside = suite de { $file }
continued-beside-text = { $file } n’est plus tel qu’il était ; le travail continue donc à part. Enregistrez-le dans son propre fichier.
work-kept = pas encore dans un fichier · travail conservé
work-on-the-way = pas encore dans un fichier · conservation en cours…
work-failed = NON SAUVEGARDÉ : { $detail }
work-tip = Le travail qui n’est encore dans aucun fichier est conservé par le programme et proposé de nouveau au prochain démarrage. { $key } l’enregistre dans un fichier.
close-file-title = Enregistrer les modifications ?
close-file-text = { $file } a été modifié. Sans enregistrement, les modifications seront perdues.
close-anyway = Fermer quand même
close-unsaved = Ne pas enregistrer
reload-title = Abandonner les modifications ?
reload-text = Vous avez modifié { $file } ici. Si vous le rechargez, vos modifications seront perdues.
quit-title = Enregistrer avant de quitter ?
quit-text = Certaines modifications ne sont encore dans aucun fichier.
quit-keeping = Garder pour plus tard

## Lacunes et coups illégaux maintenus
gap = lacune
gap-before = la lacune avant le coup { $n }
illegal-move = { $move } (illégal)
defect-gap = Des coups manquent sur la feuille avant le coup { $n }. Le relevé reprend à partir d’une position saisie ; jusqu’à la prise ou au coup de pion suivant, les comptes sont des minimums (« au moins »).
defect-stood = { $move } n’a pas été remarqué à temps et est maintenu (A.5.2). Les coups suivants sont légaux en eux-mêmes ; les positions sont comptées sur toute la partie.
change-gap = Lacune avant le coup { $n }
change-stood = { $move } maintenu, bien qu’illégal

## Saisie d’une position
action-set-up = Saisir une position…
action-tail = Depuis une prise ou un coup de pion…
action-table = Comparer avec l’échiquier de jeu…
action-gap = Lacune dans la feuille…
set-up-title = Saisir une position
set-up-text = Choisissez une pièce et cliquez sur des cases, ou faites glisser les pièces. Un clic droit retire une pièce ; la faire glisser hors de l’échiquier aussi.
set-up-board = Échiquier de saisie
set-up-hand = Déplacer les pièces
set-up-clear-square = Vider des cases
set-up-put = Placer { $piece ->
    [white-king] un roi blanc
    [white-queen] une dame blanche
    [white-rook] une tour blanche
    [white-bishop] un fou blanc
    [white-knight] un cavalier blanc
    [white-pawn] un pion blanc
    [black-king] un roi noir
    [black-queen] une dame noire
    [black-rook] une tour noire
    [black-bishop] un fou noir
    [black-knight] un cavalier noir
   *[black-pawn] un pion noir
}
set-up-usual = Position initiale
set-up-empty = Échiquier vide
set-up-counters = Numéros
set-up-number = numéro du prochain coup
set-up-counter = demi-coups depuis la dernière prise ou le dernier coup de pion
counter-unknown = coups depuis la dernière prise ou le dernier coup de pion inconnus
set-up-chess960 = roque comme en Chess960
set-up-start-number = numéro de départ de 0 à 959
set-up-start = Placer
set-up-no-fen = Ce n’est pas encore une FEN.
set-up-unreachable = Aucune suite de coups légaux ne mène à une telle position ; elle est prise telle quelle.
set-up-begin = Commencer ici
no-position = Cette position n’est possible dans aucune partie : { $reasons }.
en-passant-none = aucune
en-passant-on = en { $square }
castling-right = { $side ->
    [white] Blancs, { $wing ->
        [kingside] petit roque
       *[queenside] grand roque
    }
   *[black] Noirs, { $wing ->
        [kingside] petit roque
       *[queenside] grand roque
    }
}
coloured-piece = { $side ->
    [white] { $piece } des Blancs
   *[black] { $piece } des Noirs
}
nothing = rien
tail-title = Depuis la dernière prise ou le dernier coup de pion
tail-text = Ce qui précède la dernière prise ou le dernier coup de pion ne peut plus se reproduire ; seuls comptent donc les coups qui suivent. Saisissez la position juste après ce coup, avec les droits de roque et une éventuelle prise en passant ; saisissez ensuite les coups suivants. Les comptes sont alors complets.
tail-counter = Le dernier coup était une prise ou un coup de pion : le compte part de 0.
tail-begin = Saisir les coups
gap-title = Lacune dans la feuille
gap-text = Des coups manquent ici. Saisissez la position à partir de laquelle la feuille redevient lisible. Les positions d’avant et d’après la lacune sont comptées ensemble et, jusqu’à la prise ou au coup de pion suivant, les comptes sont des minimums (« au moins »).
gap-go-on = Reprendre ici
stood-title = Coup illégal maintenu
stood-text = { $move } est illégal, mais n’a pas été remarqué à temps et est maintenu (A.5.2 : rapide et blitz, sauf en partie supervisée). Jouez-le sur cet échiquier ; la partie se poursuit à partir de là.
stood-impossible = Si le roi a été laissé en échec : saisissez plutôt, comme lacune, la position après la réponse.
table-title = L’échiquier de jeu
table-text = Saisissez la position de l’échiquier de jeu et le joueur au trait. Les différences avec le relevé s’affichent aussitôt.
table-agrees = L’échiquier de jeu concorde avec le relevé { $moment }.
table-differs = L’échiquier de jeu diffère du relevé { $moment } :
table-square = { $square } : relevé { $record }, échiquier { $table }
table-more = { $n ->
    [one] et { $n } autre case
   *[other] et { $n } autres cases
}
table-turn = L’autre joueur a le trait.
table-agrees-at = Il concorde avec le relevé { $moments }.
table-nowhere = Il ne concorde avec aucun moment du relevé.
entry-stood = Il a été joué et maintenu…
chess960-title = Chess960 ?
chess960-text = Aux échecs traditionnels, les droits de roque de cette FEN ne peuvent pas exister ; en Chess960, ils le peuvent. De quel jeu s’agit-il ?
chess960-standard = Échecs traditionnels
chess960-chess960 = Chess960

## Deux feuilles
action-two-sheets = Deux feuilles côte à côte
sheets-title = Deux feuilles
sheet-left = À gauche : { $file }
sheet-right = À droite : { $file }
sheets-agree = Les deux feuilles ont les mêmes coups.
sheets-differ = Première différence : à gauche { $left }, à droite { $right }.
take-left = Retenir à gauche : { $move }
take-right = Retenir à droite : { $move }
sheets-hint = Une lecture retenue remplace un coup de l’autre feuille, ou y est insérée ou retirée, selon ce qui les fait concorder le plus longtemps. { $key } annule.
nothing-more = plus rien
table-confirm = L’échiquier concorde
action-tags = Joueurs et compétition…
tags-done = Terminé
tag-event = Compétition
tag-site = Lieu
tag-date = Date
tag-round = Ronde
action-save-game-path = Enregistrer via un chemin…
away-left = Supprimer à gauche : { $move }
away-right = Supprimer à droite : { $move }
sheets-need-two = Ouvrez ou saisissez aussi l’autre feuille : les deux seront alors côte à côte.
gap-heading = lacune, { $n }
after-gap = après des coups absents de la feuille
moves-made-short = ♔ { $white }  ♚ { $black }
told-undone = Annulé : { $step }
told-redone = Rétabli : { $step }
entry-result = Le résultat s’inscrit sous Joueurs et compétition ({ $key }).
tag-result = Résultat
refused-move = { $move } : { $why }
disk-no-folder = ce dossier n’existe pas
disk-no-permission = permission refusée
disk-full = le disque est plein
disk-no-text = ce n’est pas un texte en UTF-8
disk-too-large = c’est trop volumineux
disk-read-only = le disque est en lecture seule
table-hint = Le bouton note que l’échiquier de jeu concorde avec le moment affiché.
disk-in-the-way = un fichier se trouve à la place du dossier
disk-is-folder = un dossier de ce nom s’y trouve
disk-other-window = une autre fenêtre l’utilise
left-later = Plus tard
defect-cannot-join = Le relevé ne peut pas continuer à partir de cette position : { $reason }. Il s’arrête juste avant.
join-other-chess = le roque est celui du Chess960 d’un seul côté de la lacune
join-not-later = le numéro du prochain coup ne dépasse pas le dernier numéro avant la lacune
join-more-men = { $side ->
    [white] les Blancs ont plus de pièces ou de pions qu’auparavant
   *[black] les Noirs ont plus de pièces ou de pions qu’auparavant
}
join-pawn-back = { $side ->
    [white] un pion blanc se retrouve sur sa case initiale
   *[black] un pion noir se retrouve sur sa case initiale
}
join-right-back = { $side ->
    [white] les Blancs ont un droit de roque qui avait été perdu
   *[black] les Noirs ont un droit de roque qui avait été perdu
}
join-no-position = Cette position ne peut pas suivre le relevé : { $reason }.
table-covered = Affichez le constat (F9) pour voir avec quels moments du relevé il concorde.

## Le procès-verbal d’une demande
record-title = Procès-verbal de demande de nulle
record-subtitle = { $laws } · Articles { $articles } · pour l’arbitre ; à signer après la partie
record-subtitle-without = { $laws } · pour l’arbitre ; à signer après la partie
record-event = Compétition
record-round-board = Ronde, table
record-round-and-board = { $round }, table { $board }
record-board-only = table { $board }
record-white = Blancs
record-black = Noirs
record-player-id = { $name } (code FIDE { $id })
record-control = Cadence
record-times = Date, heure
record-claimed-at = demande { $time }
record-decided-at = décision { $time }
record-arbiter = Arbitre
record-chief-arbiter = Arbitre principal
control-standard = standard
control-rapid = rapide
control-blitz = blitz
record-claim = La demande, telle que présentée.
record-words = « { $words } »
record-claim-moment = { $side ->
    [white] Présentée { $moment }, trait aux Blancs.
   *[black] Présentée { $moment }, trait aux Noirs.
}
record-told-to = Demande présentée à : { $to }.
record-clocks = Temps à l’arrêt de la pendule : Blancs { $white }, Noirs { $black }.
record-clock-ran = { $side ->
    [white] La pendule des Blancs tournait.
   *[black] La pendule des Noirs tournait.
}
clock-not-noted = non relevé
record-finding = Constat d’après les coups ci-dessous
record-decision = Décision de l’arbitre
decision-otherwise = Décision différente du constat
decision-comment-otherwise = Décision différente du constat : { $reason }
decision-reason = Motif : { $reason }
decision-result = Résultat : { $result }
decision-clocks = Nouveaux temps : Blancs { $white }, Noirs { $black }.
decision-clock = { $side ->
    [white] Nouveau temps des Blancs
   *[black] Nouveau temps des Noirs
} : { $time }.
record-all-the-same = Dans toutes, même joueur au trait, mêmes pièces sur les mêmes cases, mêmes droits de roque et mêmes prises en passant ({ $article }).
record-since = Depuis la dernière prise ou le dernier coup de pion : Blancs { $white }, Noirs { $black }.
record-at-least = Les coups antérieurs à ce relevé sont inconnus : les comptes sont des minimums (« au moins »).
record-same-position = Même position ({ $n })
record-position-on-board = La position sur l’échiquier
record-same-diagram = Même diagramme, position différente ({ $n })
record-picture = { $n } · { $moment }
record-picture-intended = { $n } · { $moment }, annoncé, non joué
record-state = { $side ->
    [white] Trait aux Blancs
   *[black] Trait aux Noirs
} · droit de roque : { $rights } · prise en passant : { $captures }.
record-why = { $kind ->
    [side] Joueur au trait
    [castling] Droit de roque
   *[en_passant] Prise en passant
} ({ $article }). { $why }
record-number = N° { $number }
record-ground-repetition = Le motif de la demande est la répétition.
record-ground-fifty = Le motif de la demande est la règle des cinquante coups.
record-earlier-claim = Une demande a déjà été tranchée à ce moment : n° { $number }, { $claim } : { $finding }.
record-decision-open = Décision de l’arbitre (pas encore prise)
record-start = À partir de la position { $fen }
register-page = Page
told-no-page = La page de cette demande est introuvable : { $file }
names-missing = Le relevé ne contient pas encore les noms des joueurs.
page-not-kept = La page de la demande n’a pas pu être conservée : { $detail }. Enregistrez son procès-verbal.
record-moves = Les coups jusqu’à la demande
record-moves-legend = { $mark ->
    [underlined] souligné
   *[sign] =
} : une apparition · ≠ : même diagramme, position différente
record-rests-on-scoresheets = Tous les coups sont légaux tels que saisis ; leur exactitude repose sur les feuilles de partie.
record-sheets-attached = les deux feuilles de partie jointes
record-replayed = { $boards ->
    [yes] rejouée sur ordinateur en présence des deux joueurs (échiquiers électroniques)
   *[other] rejouée sur un échiquier en présence des deux joueurs
}
record-appeal = Il peut être fait appel d’une décision ({ $article }) : { $to }, au plus tard { $until }.
record-sign-white = Blancs · signé pour information, ne vaut pas accord
record-sign-black = Noirs · signé pour information, ne vaut pas accord
record-sign-arbiter = Arbitre
record-hash = SHA-256 de la FEN de départ, d’un saut de ligne et des coups en UCI séparés par des espaces :
record-source = Partie { $n } de { $file }, lue jusqu’à { $move }
record-imprint = Thrice { $version } · Les Règles et l’arbitre décident
record-page = page { $page } sur { $pages }
record-no-font = Aucune police, fournie ou du système, ne contient { $characters } ; leurs points de code figurent dans le procès-verbal.
error-output-is-input = { $file } est le fichier qui a été lu ; choisissez-en un autre pour la sortie
error-record-needs-claim = il s’agit du procès-verbal d’une demande : indiquez le demandeur avec --claimant

## La demande à l’échiquier
menu-claim = Demande
claim-title = Examiner une demande
action-examine-claim = Examiner une demande
action-another-claim = Autre demande à ce moment
action-decide = Suivre le constat
action-save-record = Enregistrer le PV…
action-copy-record = Copier le PV (texte)
action-save-form = Formulaire vierge…
action-event = Compétition…
action-register = Registre des demandes
action-save-register = Enregistrer le registre en CSV…
finding-title = Constat
articles-short = Art. { $articles }
claim-covered-text = Les déclarations peuvent être saisies. Le constat est masqué, pour que l’écran ne conseille personne.
missing-title = Pas encore de constat
missing-claimant = Indiquez qui demande la nulle.
missing-basis = Précisez sur quoi se fonde la demande : la position sur l’échiquier ou un coup annoncé.
missing-intended = Saisissez le coup annoncé : tapez-le ou faites glisser la pièce.
form-no-event = La compétition n’est pas encore renseignée : cadence, arbitres, propositions de nulle, appel.
form-clocks = Temps, et pendule en marche
form-clock = { $side ->
    [white] Pendule des Blancs
   *[black] Pendule des Noirs
}
form-clock-running = { $side ->
    [white] Pendule des Blancs · en marche
   *[black] Pendule des Noirs · en marche
}
form-no-time = Ce n’est pas un temps. Écrivez 0:34:05, 34:05 ou seulement les chiffres 3405.
form-running = Pendule qui tournait
form-words = La demande, selon les mots du joueur
form-words-hint = « Trois fois la même position. »
form-claimant = Demandeur
form-basis = Fondée sur
form-on-board = La position sur l’échiquier
form-intended = Un coup annoncé
form-intended-move = Le coup annoncé (tapez-le ou faites glisser la pièce : le relevé ne change pas)
form-intended-hint = p. ex. De2
form-intended-unreadable = Cela ne se lit pas comme un coup.
form-intended-ambiguous = Plusieurs coups conviennent : { $candidates }.
form-table = À l’échiquier
form-written = Le coup est noté
form-made = Le coup suivant a été joué
form-touched = Le demandeur a touché une pièce (4.3)
form-accepted = L’adversaire accepte la nulle
form-control = Cadence
control-title-standard = Standard
control-title-rapid = Rapide
control-title-blitz = Blitz
form-supervised-rapid = Partie supervisée (A.4)
form-supervised-blitz = Partie supervisée (B.2)
form-more = Autres questions, notes pour le procès-verbal
form-less = Moins de questions
form-ground = Motif de la demande
form-repetition = Répétition
form-fifty = Cinquante coups
form-screen = Repose seulement sur un écran
form-withdrawn = Souhaite retirer la demande
form-ended = Partie terminée autrement
form-ended-when = Avant ou après la demande
ended-white-flag = Chute du drapeau des Blancs
ended-black-flag = Chute du drapeau des Noirs
ended-white-resigned = Abandon des Blancs
ended-black-resigned = Abandon des Noirs
ended-agreed = Nulle par accord mutuel
ended-before = avant
ended-after = après
form-minutes = Minutes ajoutées à l’adversaire
form-minutes-by-laws = selon les Règles
form-record = Pour le procès-verbal
form-replayed = Rejouée avec les deux joueurs
form-sheets = Deux feuilles de partie jointes
form-told-to = Demande présentée à
form-claimed-at = Heure de la demande
form-number = N° du procès-verbal
form-remarks = Mode de vérification, personnes présentes
steps-title = À l’échiquier : { $done } étapes sur { $all }
step-1 = Pendule arrêtée, temps relevés
step-2 = Position, numéro du coup et joueur au trait relevés
step-3 = Demande entendue, selon les mots du joueur
step-4 = Coup annoncé noté, et non joué
step-5 = Question posée à l’adversaire : accepte-t-il la nulle ?
step-6 = { $boards ->
    [yes] Coups rejoués sur ordinateur en présence des deux joueurs (échiquiers électroniques)
   *[other] Coups rejoués avec les deux joueurs, sur un autre échiquier
}
step-7 = Décision annoncée, avec son article
step-8 = Nouveaux temps réglés
step-9 = Pendule du bon joueur mise en marche
decision-title = Votre décision
decision-goes-on = la partie continue
decision-move-ends = Le coup qui doit être joué met fin à la partie ; notez le résultat une fois le coup joué.
decision-clock-unread = Ce qui est saisi pour une pendule n’est pas un temps ; corrigez-le ou effacez-le d’abord.
decision-not-yet = Ce constat ne tranche pas encore la demande. Vous pouvez néanmoins décider autrement.
decision-state-control = Précisez la cadence (standard, rapide, blitz) : sans elle, ni les minutes ajoutées ni le nouveau temps ne sont certains.
decision-still-to-ask = Pas encore précisé, alors que la demande en dépend : { $questions }.
still-written = si le coup est noté
still-made = si le coup suivant a été joué
still-touched = si le demandeur a touché une pièce
decision-after-flag = { $how ->
    [white_flag] Le drapeau des Blancs est tombé : les Blancs ont perdu, sauf si les Noirs ne peuvent mater par aucune suite possible de coups légaux ; la partie est alors nulle ({ $article }).
   *[other] Le drapeau des Noirs est tombé : les Noirs ont perdu, sauf si les Blancs ne peuvent mater par aucune suite possible de coups légaux ; la partie est alors nulle ({ $article }).
}
decision-moves-after = Le relevé comporte des coups après ce moment ; ils y restent.
procedure-no-score = Dans cette partie, une demande n’exige pas que les coups soient notés ({ $article }).
form-ended-open = Précisez si c’était avant ou après la demande ; d’ici là, cela ne compte pas.
decision-as-found = Selon le constat
decision-otherwise-button = Autrement…
decision-reason-label = Motif de la décision différente
decision-minutes = Minutes ajoutées
decision-minutes-for = { $side ->
    [white] Minutes ajoutées aux Blancs
   *[black] Minutes ajoutées aux Noirs
}
decision-decide = Décider
copy-record = Copier le texte
compare-positions = Comparer les positions
open-claim-title = Une demande n’est pas encore tranchée
open-claim-text = La demande en cours d’examen n’est pas tranchée. Si vous la fermez maintenant, ce qui a été déclaré à son sujet sera perdu.
decision-not-last = D’autres modifications ont été faites depuis ; annulez-les d’abord (Édition → Historique).
decision-take-back = Annuler la décision
another-claim = Autre demande
change-decided = décision sur une demande
told-decided = Décision prise et inscrite au registre.
told-not-opened = Enregistré. Le système n’a pas de visionneuse pour { $file }.
clocks-stopped = pendule arrêtée depuis { $time }
path-save-page = Enregistrer la page
replace-file-page = { $file } existe déjà. Le remplacer ?
register-title = Registre des demandes
register-covered-text = Le registre contient des constats. Il est masqué, pour que l’écran ne conseille personne.
register-empty = Aucune demande n’a encore été tranchée. Chaque décision s’inscrit ici au moment où elle est prise.
register-number = N°
register-when = Décidé le
register-claim = Demande
register-decision = Décision
register-claim-board = { $side ->
    [white] Blancs, position sur l’échiquier après { $after }
   *[black] Noirs, position sur l’échiquier après { $after }
}
register-claim-intended = { $side ->
    [white] Blancs, coup annoncé { $move } après { $after }
   *[black] Noirs, coup annoncé { $move } après { $after }
}
register-claim-start = { $side ->
    [white] Blancs, position sur l’échiquier au départ
   *[black] Noirs, position sur l’échiquier au départ
}
register-claim-start-intended = { $side ->
    [white] Blancs, coup annoncé { $move } au départ
   *[black] Noirs, coup annoncé { $move } au départ
}
register-finding = { $finding ->
    [correct] correcte
    [incorrect] incorrecte
    [no_right] irrecevable
    [incomplete] incomplète
    [not_proved] non prouvée
   *[game_already_over] partie déjà terminée
}
register-ruling = { $ruling ->
    [as_found] selon le constat
   *[otherwise] autrement : { $reason }
}
register-taken-back = annulée
register-unread = { $n ->
    [one] Une ligne du registre est illisible ; elle reste dans le fichier.
   *[other] { $n } lignes du registre sont illisibles ; elles restent dans le fichier.
}
register-unreadable = Le registre ne peut pas être lu : { $detail }
register-not-written = La décision reste valable, mais n’a pas pu être inscrite au registre : { $detail }. Enregistrez son procès-verbal.
event-title = La compétition
event-text = Renseignée une fois et conservée ; elle figure sur chaque procès-verbal.
event-time-control = Cadence, en clair
event-appeal-to = Appel auprès de
event-appeal-until = Appel jusqu’à
event-supervised = Partie supervisée (A.4, B.2)
event-offers = Propositions de nulle
event-offers-allowed = autorisées
event-offers-restricted = non autorisées
event-boards = Échiquiers électroniques
event-paper = Papier
event-laws = Règles
event-laws-of-its-day = Règles FIDE en vigueur le jour de la partie
event-broken = Les données de la compétition n’ont pas pu être lues. Elles ont été mises de côté sous { $file }.
event-unreadable = Les données de la compétition ne peuvent pas être lues : { $detail }
event-not-kept = Les données de la compétition valent pour l’instant, mais n’ont pas pu être conservées : { $detail }
blank-title = Demande de nulle
blank-subtitle = À remplir à l’échiquier. La pendule est arrêtée ; la demande ne peut pas être retirée.
blank-white-clock = Pendule des Blancs
blank-black-clock = Pendule des Noirs
blank-moment = Coups joués et joueur au trait
blank-intended = Le coup annoncé, tel que noté
blank-decision = Décision, nouveaux temps, coup à jouer
blank-correct = correcte
blank-incorrect = incorrecte
blank-otherwise = autre

# Lessons.

menu-lessons = Leçons
lesson-step = { $n } sur { $all }
lesson-next = Suivant
lesson-back = Retour
lesson-leave = Quitter la leçon
lesson-quiz = Même position, ou non ?
lesson-same = Même position
lesson-not-same = Position différente
lesson-right = Bonne réponse.
lesson-wrong = C’est l’inverse ; voici pourquoi.
action-lessons = Toutes les leçons…
lessons-leave = Retour à la partie
lessons-title = Leçons
lessons-scenes = Ce que veut dire « la même position »
lessons-exercises = Erreurs fréquentes
lessons-cases = Parties célèbres
lessons-own = Vos propres leçons
lessons-own-none = Aucune pour l’instant. Comparez deux positions d’une partie et choisissez Leçons → Enregistrer comme leçon, ou placez un fichier de leçon dans le dossier.
lessons-quiz = Poser des questions (quiz)
lessons-folder = Dossier de vos leçons
lessons-folder-is = Vos leçons se trouvent dans le dossier { $folder }.
lessons-read-again = Recharger
lessons-faults = Ces fichiers ne sont pas encore des leçons :
lessons-unreadable = Le dossier de vos leçons est inutilisable : { $detail }
told-lessons-read = { $n ->
    [0] Aucune leçon personnelle.
    [one] { $n } leçon personnelle lue.
   *[other] { $n } leçons personnelles lues.
}
lesson-fault = { $file }, ligne { $line } : { $problem }
lesson-fault-file = { $file } : { $detail }
problem-form = { $word }
problem-missing = « { $word } » manque
problem-no-text = il n’y a pas de texte
problem-no-step = il n’y a pas d’étape (step)
problem-start = la position de départ n’est pas une position (FEN)
problem-move = { $word } ne peut pas être joué ici
problem-no-such-moment = { $n ->
    [one] la partie ne compte que { $n } demi-coup
   *[other] la partie ne compte que { $n } demi-coups
}
problem-no-square = { $word } n’est pas une case, ou pas deux cases
problem-half-statement = une affirmation exige holds = true ou holds = false, et pas de quiz en même temps
problem-otherwise = { $is ->
    [same] selon les Règles, les deux positions sont les mêmes
   *[other] selon les Règles, les deux positions ne sont pas les mêmes
}
problem-right = { $is ->
    [stands] selon les Règles, le droit de roque { $word } existe encore à ce moment
   *[gone] selon les Règles, il n’y a pas de droit de roque { $word } à ce moment
}
problem-no-such-word = « { $word } » n’est pas connu ici
problem-intended = « { $word } » n’est pas lisible comme coup annoncé
problem-other-outcome = selon les Règles, l’issue est une autre : { $outcome }
lesson-true = Vrai
lesson-not-true = Faux
lesson-again = Revoir
lesson-next-lesson = Leçon suivante
lesson-try = À vous de jouer
lesson-return = Retour à la leçon
lesson-trial-title = À vous de jouer : { $title }
lesson-trial-name = leçon
action-handout = Fiche élève (PDF)…
action-save-as-lesson = Enregistrer comme leçon…
action-present = Présentation
menu-language = Langue
language-awaits-review = { $language } (pas encore relu par un arbitre)
new-lesson-name = Titre
new-lesson-title = { $one } et { $other }
new-lesson-without-names = Omettre les noms
new-lesson-remember = Retenez cette position.
new-lesson-compare = Comparez cette position avec celle de tout à l’heure.
new-lesson-gap = Une leçon ne joue que des coups légaux. Ce relevé contient une lacune ou un coup illégal avant le second des deux moments.
told-lesson-saved = Leçon enregistrée : { $file }
lesson-not-saved = La leçon n’a pas pu être enregistrée : { $detail }
exam-title = Examen
exam-text = { $n ->
    [one] { $n } demande : donnez l’issue, l’article, les minutes et le coup à jouer. Voyez ensuite le constat.
   *[other] { $n } demandes : donnez l’issue, l’article, les minutes et le coup à jouer. Voyez ensuite le constat.
}
exam-begin = Commencer l’examen
exam-leave = Quitter l’examen
exam-case = Demande { $n } sur { $all }
exam-facts = Déclarations
exam-outcome = Quelle est l’issue ?
exam-article = Selon quel article ? (un seul suffit)
exam-minutes = Minutes ajoutées au temps de l’adversaire
exam-due = Quel coup faut-il jouer ?
exam-minutes-answer = { $n ->
    [0] aucune
   *[other] { $n }
}
due-none = aucun, la partie est terminée
due-intended = le coup annoncé
due-other = un autre coup de cette pièce
due-touched = un coup avec la pièce touchée
due-any = { $side ->
    [white] n’importe quel coup légal des Blancs
   *[black] n’importe quel coup légal des Noirs
}
due-not-yet = aucun pour l’instant, demande non tranchée
exam-hand-in = Afficher le constat
exam-not-whole = Répondez d’abord aux quatre questions.
exam-answer-wrong = La bonne réponse : { $answer }
exam-right = Réponses justes : { $n } sur 4
exam-next = Demande suivante
exam-result = Résultat
exam-score = Réponses justes : { $right } sur { $all }
exam-again = Repasser l’examen

## How the window looks and behaves
menu-text = Taille du texte
menu-colours = Couleurs
menu-board = Échiquier
menu-pieces = Pièces dans les coups
menu-motion = Animation
menu-layout = Disposition
theme-system = Comme le système
theme-light = Clair
theme-dark = Sombre
theme-contrast-light = Contraste élevé, clair
theme-contrast-dark = Contraste élevé, sombre
board-wood = Bois
board-green = Vert
board-blue = Bleu
board-grey = Gris, comme imprimé
text-small = Petit texte
text-usual = Texte normal
text-large = Grand texte
text-larger = Très grand texte
text-largest = Texte maximal
pieces-of-language = Comme dans cette langue
pieces-english = Lettres anglaises
pieces-figurines = Figurines
motion-system = Comme le système
motion-moving = Animer les pièces (leçons)
motion-still = Rien ne bouge tout seul
finding-right = Constat à droite
finding-left = Constat à gauche
quiz-asks = Les leçons interrogent d’abord
quiz-tells = Les leçons n’interrogent pas
action-wider-finding = Élargir le constat
action-narrower-finding = Rétrécir le constat
action-wider-scoresheet = Élargir la feuille de partie
action-narrower-scoresheet = Rétrécir la feuille de partie
action-usual-layout = Disposition habituelle
action-show-settings = Fichier de réglages…
action-palette = Chercher une commande…
action-keys = Touches
action-help = Aide
action-save-card = Aide-mémoire de table (PDF)…
splitter-scoresheet = Largeur de la feuille de partie
splitter-finding = Largeur du constat
settings-title = Réglages
settings-set-aside = La ligne { $line } de { $file } ne peut pas être lue. Le fichier a été mis de côté sous { $now } ; rien de son contenu n’est perdu. Thrice continue avec les réglages habituels et commencera un nouveau fichier à la prochaine modification.
settings-unreadable = { $file } ne peut pas être lu : { $detail }. Thrice continue avec les réglages habituels et laisse le fichier tel quel.
settings-not-used = Dans { $file }, le choix indiqué pour ces réglages n’existe pas : { $keys }. Le choix habituel est retenu ; le fichier reste tel quel jusqu’à ce que vous en fassiez un autre.
settings-not-kept = Ce choix vaut jusqu’à la fermeture de la fenêtre ; il n’a pas pu être conservé : { $detail }
told-no-larger = La fenêtre n’a pas la place pour plus grand. Agrandissez la fenêtre, ou le texte seul dans le menu Affichage.
told-settings-at = Les réglages sont dans { $file }
also-colours = thème nuit jour mode apparence contraste
also-text = police plus grand plus petit zoom
also-scale = zoom plus grand plus petit taille
also-flip = tourner pivoter autre côté
also-cover = cacher masquer joueurs
also-save = exporter écrire fichier
also-print = imprimer papier PDF page
also-reset = réinitialiser défaut
also-settings = préférences options configuration
also-find = chercher trouver joueur
palette-hint = Que voulez-vous faire ?
palette-nothing = Rien ne porte ce nom. Essayez un autre mot.
mark-square = Marquer { $square }
wipe-marks = Effacer flèches et marques
go-to-move = Aller à { $move }
compare-with-move = Comparer avec { $move }

## Opening
opening = Lecture de { $file }…
opened-beside = { $file } est lu et ouvert ; { $key } l’affiche.

## Help
help-back = Retour
help-first = Premiers pas
help-first-text =
    Thrice répond à une question : une demande de nulle serait-elle correcte ? Il montre chaque apparition antérieure d’une position, chaque position différente au même diagramme et, dans chaque cas, l’article des Règles. Le programme constate, l’arbitre décide.

    Pour amener une partie dans la fenêtre, au choix :

    • Ouvrez un fichier PGN avec { $open }, par son chemin avec { $path }, ou déposez-le sur la fenêtre.

    • Collez une partie, une FEN ou de simples coups avec { $paste }.

    • Tapez les coups : commencez une partie avec { $new } et écrivez-les comme sur la feuille de partie.

    Parcourez ensuite la partie avec ← et →. Le panneau dit ce qu’il en est au moment affiché ; { $previous } et { $next } mènent aux autres apparitions de la position. { $palette } trouve toute commande par son nom, { $keys } affiche toutes les touches.
help-entering = Saisir et corriger une partie
help-entering-text =
    Après { $new }, tapez les coups n’importe où dans la fenêtre : e4 e5 Cf3. Espace ou Entrée joue chacun d’eux. Vous pouvez aussi déplacer les pièces à la souris. Le champ indique ce qui est lu, et pourquoi un coup n’est pas possible.

    Le temps presse ? { $tail } part de la dernière prise ou du dernier coup de pion : ce qui précède ne peut plus se reproduire. Saisissez la position juste après ce coup, avec les droits de roque et la prise en passant tels qu’ils étaient, puis les coups qui ont suivi.

    Pour corriger une partie, allez au moment qui précède le coup erroné et jouez le bon. Thrice demande s’il remplace le coup, s’insère avant lui ou constitue une variante, et dit combien des coups suivants restent légaux. { $undo } annule chaque modification ; { $save } enregistre les modifications dans le fichier.
help-finding = Lire le constat
help-finding-text =
    • ✓ vert : une demande serait correcte. La ligne du dessous dit pour qui, et selon quel article.

    • ✗ rouge : une demande serait incorrecte, souvent parce que le même diagramme n’est pas la même position : l’autre joueur a le trait, un droit de roque a été perdu ou une prise en passant était possible.

    • ? jaune : ce relevé ne permet pas de trancher. Quelque chose, avant ce moment, est inconnu, manque ou est endommagé.

    • = bleu : la partie était terminée sans demande, par mat, pat, position morte, cinquième apparition ou 75 coups.

    Sur la ligne placée sous l’échiquier, les marques pleines sont les apparitions de la position affichée, les marques creuses le même diagramme seulement, et l’anneau montre où vous êtes. Sur la feuille de partie, les coups marqués de la même lettre mènent à la même position ; le chiffre dit de quelle fois il s’agit. { $hold } mémorise un moment, { $compare } le compare avec un autre.
help-claim = Une demande à l’échiquier
help-claim-text =
    Allez au moment de la demande et appuyez sur { $claim }. Les questions suivent l’ordre dans lequel elles se posent : la pendule, les mots du joueur, qui demande la nulle, sur quoi la demande se fonde et ce qui a été fait. Laissez une question ouverte si personne n’en a rien dit : rien n’est coché à votre place. Un coup annoncé se tape ; les coups de la partie restent ce qu’ils sont.

    À côté des questions figurent trois réponses, chacune avec son article : ce que dit l’échiquier, ce que dit la procédure, et si la partie était déjà terminée. Au-dessous figurent les conséquences, avec les nouveaux temps.

    La décision vous appartient : { $decide } suit le constat ; vous pouvez aussi décider autrement et dire pourquoi. { $record } enregistre le procès-verbal, une page que les deux joueurs peuvent signer et qu’une commission d’appel peut vérifier sans le programme.
help-players = Ce que les joueurs peuvent voir
help-players-text =
    L’écran ne doit conseiller personne. { $cover } masque le constat, les comptes et les pastilles ; l’échiquier et les coups restent visibles. Pendant que vous saisissez une partie, tout cela est déjà masqué.

    { $players } ouvre une seconde fenêtre pour les joueurs : l’échiquier et les derniers coups, jamais davantage. Thrice avertit lorsque deux écrans affichent la même image.

    { $present } remplit tout l’écran pour une conférence ou une leçon, en grands caractères et sans rien d’autre.
help-damaged = Relevés endommagés
help-damaged-text =
    Rien n’est écarté en silence. Là où un coup est illisible, le relevé s’arrête avant, une ligne rouge montre ce qui est écrit à cet endroit, et le panneau indique la ligne et la colonne. Ce qui était prouvé jusque-là le reste ; après une lacune, les comptes sont des minimums (« au moins »).

    Jouez le bon coup à cet endroit, et la suite est lue à partir de là. { $sheets } place deux feuilles d’une même partie côte à côte, et { $table } compare l’échiquier de jeu avec le relevé. Là où des coups manquent, Partie → Lacune dans la feuille reprend à partir d’une position que vous saisissez.
help-many = De nombreuses parties
help-many-text =
    { $scan } contrôle un dossier, des fichiers ou ce que vous y déposez, et distingue deux questions : dans quelles parties la nulle pouvait-elle être demandée sans l’avoir été ? Lesquelles étaient terminées selon les Règles et ont pourtant continué ? Une ligne ouvre sa partie au moment en question. Les fichiers sont seulement lus.

    Dans un fichier de nombreuses parties, { $find } cherche joueurs, compétitions et dates.
help-teaching = Enseigner
help-teaching-text =
    Le menu Leçons propose des scènes sur ce que veut dire « la même position », des exercices sur les erreurs fréquentes, des parties célèbres et un examen. À chaque étape, on peut jouer librement ses propres essais, et chaque leçon s’imprime comme fiche élève. Comparez deux positions d’une partie quelconque : Leçons → Enregistrer comme leçon en fait une leçon à vous.

    Avec { $present }, une leçon remplit l’écran ; Espace passe à la suite. Le bouton droit de la souris trace des flèches sur l’échiquier.
help-laws = Les Règles appliquées
help-laws-text =
    Thrice applique les Règles du jeu d’échecs de la FIDE en vigueur depuis le 1er janvier 2023, sauf si une autre édition est choisie dans Demande → Compétition. Lorsqu’une partie est antérieure aux Règles qui lui sont appliquées, cela est indiqué.

    Deux positions sont les mêmes si le même joueur a le trait, si des pièces de même nature et de même couleur occupent les mêmes cases et si les coups possibles des deux joueurs sont les mêmes ({ $same }). Un droit de roque perdu et une prise en passant qui était légale donnent une position différente ; un droit dont on ne peut user sur l’instant demeure.

    La troisième apparition ne donne la nulle que sur une demande correcte du joueur ayant le trait ({ $repetition }). La cinquième la donne sans demande ({ $fivefold }). Il appartient à l’arbitre de décider si un résultat signé doit être modifié ({ $signed }).
help-finding-more = Une petite lettre et un nombre sur la feuille nomment le groupe d’une même position et la quantième fois ; ≠ signale le même diagramme qui n’est pas la même position ; ! un avis ; une petite fourche, d’autres coups dans le relevé. Une barre bleue dans la bande montre où la partie était finie.
help-claim-more = Une demande incorrecte donne deux minutes de plus à l’adversaire (en rapide, et en blitz sans supervision complète, une). Une demande est aussi une offre de nulle : demandez si elle est acceptée. Les demandes décidées sont au registre, dans le menu Demande.
help-laws-more = La nulle peut aussi être demandée après cinquante coups de chaque joueur sans prise ni coup de pion ({ $fifty }) ; après 75, la partie est nulle sans demande ({ $seventyfive }). Une position où nul ne peut mater termine la partie ({ $dead }) ; Thrice la reconnaît au seul matériel.
help-keys-text =
    Les lettres et les chiffres sont toujours pour les coups. Les commandes ont des touches de fonction, ou des touches avec { $ctrl } ou Alt. { $larger } et { $smaller } agrandissent et réduisent tout ; Alt+1 à Alt+9 mènent de la première à la neuvième apparition ; Échap permet de revenir. Alt avec la lettre soulignée tant qu’on la tient ouvre un menu ; F10 mène aussi aux menus.

## The card for the table
card-title = La nulle est demandée
card-steps = Ce que vous faites
card-law = Ce qui est décisif
card-same = La même position ({ $article })
card-keys = Touches de Thrice
card-repetition = Répétition : la position vient d’apparaître pour la troisième fois au moins, et le demandeur a le trait.
card-intended = Répétition : la position est sur le point d’apparaître pour la troisième fois au moins ; le demandeur note le coup, ne le joue pas et l’annonce à l’arbitre.
card-fifty = Cinquante coups de chaque joueur sans prise et sans coup de pion ; aussi avec un coup annoncé.
card-touched = Pièce touchée avec l’intention de la jouer ou de la prendre : pas de demande sur ce coup.
card-paused = La pendule est arrêtée. La demande ne peut pas être retirée.
card-correct = Correcte : la partie est aussitôt nulle. Un coup annoncé n’est pas joué.
card-incorrect = Incorrecte : deux minutes de plus pour l’adversaire (en rapide, et en blitz sans supervision complète, une), et un coup annoncé doit être joué.
card-fivefold = Cinquième apparition : nulle sans demande.
card-seventy-five = 75 coups de chaque joueur sans prise et sans coup de pion : nulle sans demande ; si le dernier coup donne mat, le mat passe d’abord.
card-same-move = Le même joueur a le trait.
card-same-pieces = Des pièces de même nature et de même couleur occupent les mêmes cases.
card-same-castling = Les droits de roque sont les mêmes : un droit dont on ne peut user sur l’instant demeure ; il se perd quand le roi ou la tour bouge.
card-same-en-passant = Un pion pouvait être pris en passant dans les deux positions, ou dans aucune ; seule compte une prise légale.

## The keys, as they are written
key-ctrl = Ctrl
key-command = Cmd
key-shift = Maj
key-delete = Suppr
key-home = Début
key-end = Fin
key-page-up = Page préc.
key-page-down = Page suiv.
key-enter = Entrée
