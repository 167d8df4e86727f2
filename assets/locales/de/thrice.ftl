# The sentences of Thrice in German. Whole sentences with places; the test `locales` holds the languages together.

## Zeitpunkte und Züge
moment-start = Anfangsstellung
moment-after = nach { $move }
moments-start = zu Beginn
moments-after = nach { $moves }
moments-start-and-after = zu Beginn und nach { $moves }
list-and = { $many } und { $last }
list-or = { $many } oder { $last }
side-white = Weiß
side-black = Schwarz
side-to-move = { $side ->
    [white] Weiß am Zug
   *[black] Schwarz am Zug
}
nth-time = { $n ->
    [1] Zum ersten Mal
    [2] Zum zweiten Mal
    [3] Zum dritten Mal
    [4] Zum vierten Mal
    [5] Zum fünften Mal
    [6] Zum sechsten Mal
    [7] Zum siebten Mal
    [8] Zum achten Mal
    [9] Zum neunten Mal
   *[other] Zum { $n }. Mal
}
nth-time-small = { $n ->
    [1] zum ersten Mal
    [2] zum zweiten Mal
    [3] zum dritten Mal
    [4] zum vierten Mal
    [5] zum fünften Mal
    [6] zum sechsten Mal
    [7] zum siebten Mal
    [8] zum achten Mal
    [9] zum neunten Mal
   *[other] zum { $n }. Mal
}
moves-later = { $n ->
    [one] { $n } Zug später
   *[other] { $n } Züge später
}
shown-on-the-board = auf dem Brett gezeigt
article = Art. { $article }
articles = Art. { $articles }

## Der Befund
verdict-breaks-off = Die Aufzeichnung bricht hier ab
verdict-cut-off = Die Aufzeichnung endet mitten in einem Zug
verdict-proved-until-here = Bis hierher: { $verdict }
moment-with-articles = { $moment } ({ $articles })
verdict-ended-dead = Die Partie war schon remis: tote Stellung
verdict-ended-fivefold = Die Partie war schon remis: fünftes Vorkommen
verdict-ended-seventy-five = Die Partie war schon remis: 75 Züge
verdict-ends-checkmate = Matt: Die Partie ist beendet
verdict-ends-stalemate = Patt: Die Partie ist remis
verdict-ends-dead = Tote Stellung: Die Partie ist remis
verdict-ends-fivefold = Zum fünften Mal: Die Partie ist remis
verdict-ends-seventy-five = 75 Züge: Die Partie ist remis
verdict-may-claim = { $side ->
    [white] Weiß kann Remis beantragen
   *[black] Schwarz kann Remis beantragen
}
verdict-may-claim-with-move = { $side ->
    [white] Weiß kann mit beabsichtigtem Zug Remis beantragen
   *[black] Schwarz kann mit beabsichtigtem Zug Remis beantragen
}
verdict-at-least = { $n ->
    [1] Mindestens einmal
    [2] Mindestens zweimal
    [3] Mindestens dreimal
    [4] Mindestens viermal
   *[other] Mindestens { $n }-mal
}
refused-headline = Keine Stellung ermittelbar
verdict-first-time = Zum ersten Mal
verdict-second-time-only = Erst zum zweiten Mal
verdict-first-time-only = Erst zum ersten Mal
detail-claim-incorrect = Ein Antrag wäre nicht korrekt
detail-without-claim = Kein Antrag nötig
detail-not-proved = Durch diese Aufzeichnung nicht bewiesen
detail-fifty-moves = Je 50 Züge
why-occurrences = Vorkommen: { $moments }.
why-fifty-moves = Weiß { $white }, Schwarz { $black } Züge ohne Schlag- oder Bauernzug ({ $article }).
why-intended-moves = Mit { $moves }, falls auf dem Partieformular aufgeschrieben und nicht ausgeführt ({ $article }).
why-any-quiet-move = Mit jedem Zug, der weder Schlag- noch Bauernzug ist, falls aufgeschrieben und nicht ausgeführt ({ $article }).
why-signed-result = Gemäß { $article } war die Partie nach { $move } remis. Ob ein unterschriebenes Ergebnis geändert wird, entscheidet der Schiedsrichter ({ $signed }).
why-signed-result-start = Gemäß { $article } war die Partie von Beginn an remis. Ob ein unterschriebenes Ergebnis geändert wird, entscheidet der Schiedsrichter ({ $signed }).
why-dead-material = Mit diesem Material ist kein Matt möglich ({ $article }).
why-checkmate = Das Matt beendet die Partie ({ $article }).
why-stalemate = Das Patt beendet die Partie ({ $article }).
why-fivefold = Das fünfte Vorkommen beendet die Partie ohne Antrag ({ $article }): { $moments }.
why-seventy-five = 75 Züge von jedem Spieler ohne Schlag- oder Bauernzug beenden die Partie ohne Antrag ({ $article }).
why-earlier-unknown = Der Verlauf vor der Aufzeichnung ist unbekannt: Die Stellung kann schon früher vorgekommen sein.
why-same-diagram = { $positions ->
    [one] { $diagrams ->
        [2] Zweimal
        [3] Dreimal
        [4] Viermal
        [5] Fünfmal
       *[other] { $diagrams }-mal
    } das gleiche Diagramm, nur einmal die gleiche Stellung ({ $articles }).
    [2] { $diagrams ->
        [3] Dreimal
        [4] Viermal
        [5] Fünfmal
       *[other] { $diagrams }-mal
    } das gleiche Diagramm, nur zweimal die gleiche Stellung ({ $articles }).
   *[other] { $diagrams }-mal das gleiche Diagramm, { $positions }-mal die gleiche Stellung ({ $articles }).
}
why-no-claim-second = Ein Antrag setzt das dritte Vorkommen voraus; dies ist das zweite.
why-en-passant-now = Jetzt kann en passant geschlagen werden ({ $captures }), also kann diese Stellung nur einmal vorkommen ({ $article }).
why-no-claim-first = Diese Stellung stand noch nicht auf dem Brett.

## Die Übersicht und der Textbericht
heading-occurrences = Vorkommen
heading-later = Später in der Partie
heading-same-diagram = Diagramm gleich, Stellung nicht
heading-intended = Beabsichtigter Zug
heading-since = Seit dem letzten Schlag- oder Bauernzug
heading-record = Die Aufzeichnung
heading-claim = Der Antrag
no-same-diagram = Keine frühere Stellung mit diesem Diagramm.
since-counts-at-least = Mindestens: Weiß { $white }, Schwarz { $black } (für einen Antrag je 50)
since-counts = Weiß { $white }, Schwarz { $black } (für einen Antrag je 50)
no-intended-move = { $side ->
    [white] Kein Zug von Weiß ergibt ein drittes Vorkommen.
   *[black] Kein Zug von Schwarz ergibt ein drittes Vorkommen.
}
no-intended-move-known = { $side ->
    [white] Nach dieser Aufzeichnung ergibt kein Zug von Weiß ein drittes Vorkommen.
   *[black] Nach dieser Aufzeichnung ergibt kein Zug von Schwarz ein drittes Vorkommen.
}
no-claim-after-the-end = Die Partie war beendet: Ein Antrag ist nicht mehr möglich.
intended-repetition = { $nth }, falls aufgeschrieben und nicht ausgeführt
intended-fifty = je 50 Züge, falls aufgeschrieben und nicht ausgeführt
intended-ends-checkmate = wäre zugleich matt
intended-ends-stalemate = wäre zugleich patt
intended-ends-dead = ergäbe zugleich eine tote Stellung
intended-ends-fivefold = würde, wenn ausgeführt, die Partie beenden (fünftes Vorkommen)
intended-ends-seventy-five = würde, wenn ausgeführt, die Partie beenden (75 Züge)
intended-any-quiet = { $n ->
    [one] Mit einem Zug sind je 50 Züge erreicht, falls aufgeschrieben und nicht ausgeführt
   *[other] Mit { $n } Zügen sind je 50 Züge erreicht, falls aufgeschrieben und nicht ausgeführt
}
intended-line = { $facts } ({ $articles })
intended-sentence = Beabsichtigt { $move }: { $line }.
intended-count-sentence = { $fact } ({ $article }).
later-sentence = Die Stellung kommt { $moments } wieder vor.
kind-side-to-move = am Zug
kind-castling = Rochade
kind-en-passant = en passant
difference-side-to-move = { $then ->
    [white] Damals war Weiß am Zug, jetzt ist es Schwarz.
   *[black] Damals war Schwarz am Zug, jetzt ist es Weiß.
}
difference-castling = { $side ->
    [white] Weiß hatte noch das Recht zur { $wing ->
        [kingside] kurzen
       *[queenside] langen
    } Rochade; verloren durch { $move }.
   *[black] Schwarz hatte noch das Recht zur { $wing ->
        [kingside] kurzen
       *[queenside] langen
    } Rochade; verloren durch { $move }.
}
difference-en-passant = Nach { $move } konnte en passant geschlagen werden ({ $captures }), jetzt nicht mehr.
difference-en-passant-start = Zu Beginn konnte en passant geschlagen werden ({ $captures }), jetzt nicht mehr.
difference-castling-rook = { $side ->
    [white] Weiß hatte noch das Rochaderecht mit dem Turm auf { $square }; verloren durch { $move }.
   *[black] Schwarz hatte noch das Rochaderecht mit dem Turm auf { $square }; verloren durch { $move }.
}
first-line-start = Anfangsstellung, { $side ->
    [white] Weiß am Zug
   *[black] Schwarz am Zug
}.
first-line-after = Nach { $move }, { $side ->
    [white] Weiß am Zug
   *[black] Schwarz am Zug
}.
verdict-sentence-articles = { $headline } ({ $articles }).
verdict-sentence = { $headline }.
detail-sentence = { $detail }.
laws-name = { $edition ->
    [fide-2018] FIDE-Schachregeln 2018
    [fide-2017] FIDE-Schachregeln 2017
    [fide-2014] FIDE-Schachregeln 2014
    [fide-before-2014] FIDE-Schachregeln vor Juli 2014
    [us-chess] US-Chess-Regeln
   *[fide-2023] FIDE-Schachregeln 2023
}
laws-older-game = { $laws }, angewandt auf eine Partie von { $year }
record-whole = Alle Züge wurden gelesen.
record-no-moves = Eine Partie ohne Züge.
record-partial = Die Aufzeichnung bricht ab. Was hier gefunden wird, beruht auf den Zügen vor der Schadstelle.
record-refused = Aus dieser Aufzeichnung ist keine Stellung ermittelbar.
game-line = Partie { $n } aus { $file }
game-of = Partie { $n } von { $total }
move-of = Zug { $n } von { $total }
status-all-read = alle Züge gelesen
status-no-moves = keine Züge
status-partial = die Aufzeichnung bricht ab
status-refused = keine Stellung ermittelbar
status-notices = { $n ->
    [one] { $n } Hinweis
   *[other] { $n } Hinweise
}

## Anträge
heading-what-follows = Was folgt
heading-for-the-arbiter = Nur für den Schiedsrichter
claim-correct = Antrag korrekt: Die Partie ist remis
claim-incorrect = Antrag nicht korrekt
claim-no-right = Kein Antragsrecht
claim-incomplete = Antrag unvollständig
claim-not-proved = Durch diese Aufzeichnung nicht bewiesen
claim-game-over = Die Partie war schon beendet
claim-articles = { $outcome } ({ $articles })
answer-board = Das Brett
answer-procedure = Das Verfahren
answer-not-ended-before = Die Partie war noch nicht beendet
answer-ended-before = Die Partie war schon beendet
answer-board-not-asked = Das Brett wurde nicht geprüft: Der Spieler ist nicht am Zug.
answer-not-ended = Auf dem Brett war die Partie vor dem Antrag nicht beendet: weder durch Matt, Patt oder tote Stellung noch durch fünfmalige Stellungswiederholung oder 75 Züge (tote Stellungen nur nach dem Material; blockierte Stellungen wurden nicht geprüft).
answer-not-ended-outline = Auf dem Brett war die Partie vor dem Antrag nicht beendet: weder durch Matt noch durch Patt oder tote Stellung (tote Stellungen nur nach dem Material; blockierte Stellungen wurden nicht geprüft).
answer-end-not-stated = Ob ein Spieler aufgegeben hatte, ein Blättchen gefallen oder Remis vereinbart war, ist nicht angegeben.
procedure-has-the-move = { $side ->
    [white] Weiß ist am Zug.
   *[black] Schwarz ist am Zug.
}
procedure-written = { $answer ->
    [yes] Der beabsichtigte Zug ist auf dem Partieformular aufgeschrieben.
    [no] Der beabsichtigte Zug ist nicht auf dem Partieformular aufgeschrieben.
   *[not_stated] Ob der beabsichtigte Zug aufgeschrieben ist, ist nicht angegeben.
}
procedure-made = { $answer ->
    [yes] Der nächste Zug ist schon ausgeführt.
    [no] Der nächste Zug ist nicht ausgeführt.
   *[not_stated] Ob der nächste Zug ausgeführt ist, ist nicht angegeben.
}
procedure-touched = { $answer ->
    [yes] Der Antragsteller hat eine Figur berührt.
    [no] Der Antragsteller hat keine Figur berührt.
   *[not_stated] Ob der Antragsteller eine Figur berührt hat, ist nicht angegeben.
}
answer-yes = ja
answer-no = nein
answer-not-stated = nicht angegeben
claim-acceptance = { $side ->
    [white] { $answer ->
        [yes] Weiß nimmt das Remis an.
        [no] Weiß nimmt das Remis nicht an.
       *[not_stated] Ob Weiß das Remis annimmt, ist nicht angegeben.
    }
   *[black] { $answer ->
        [yes] Schwarz nimmt das Remis an.
        [no] Schwarz nimmt das Remis nicht an.
       *[not_stated] Ob Schwarz das Remis annimmt, ist nicht angegeben.
    }
}
claim-as-made-on-board = { $side ->
    [white] Weiß beantragt Remis aufgrund der Stellung auf dem Brett.
   *[black] Schwarz beantragt Remis aufgrund der Stellung auf dem Brett.
}
claim-as-made-intended = { $side ->
    [white] Weiß beantragt Remis mit dem beabsichtigten Zug { $move }.
   *[black] Schwarz beantragt Remis mit dem beabsichtigten Zug { $move }.
}
reason-game-over = Die Partie war nach { $move } beendet ({ $article }).
reason-game-over-fivefold = Die Partie war mit dem fünften Vorkommen einer Stellung beendet: { $moments } ({ $article }).
reason-game-over-start = Die Partie war zu Beginn schon beendet ({ $article }).
reason-not-his-move = { $side ->
    [white] Weiß ist am Zug; nur der Spieler am Zug kann Remis beantragen ({ $article }).
   *[black] Schwarz ist am Zug; nur der Spieler am Zug kann Remis beantragen ({ $article }).
}
reason-touched = Eine Figur wurde gemäß { $touch } berührt: Das Antragsrecht ist in diesem Zug verloren ({ $article }).
reason-ended-off-board = { $how ->
    [white_flag] Das Fallen des Blättchens von Weiß war schon vor dem Antrag festgestellt ({ $article }).
    [black_flag] Das Fallen des Blättchens von Schwarz war schon vor dem Antrag festgestellt ({ $article }).
    [white_resigned] Weiß hatte schon vor dem Antrag aufgegeben ({ $article }).
    [black_resigned] Schwarz hatte schon vor dem Antrag aufgegeben ({ $article }).
   *[agreed] Remis war schon vor dem Antrag vereinbart ({ $article }).
}
reason-ended-after = { $how ->
    [white_flag] Das Fallen des Blättchens von Weiß wurde erst nach dem Antrag festgestellt; zuerst wird der Antrag geprüft ({ $article }).
    [black_flag] Das Fallen des Blättchens von Schwarz wurde erst nach dem Antrag festgestellt; zuerst wird der Antrag geprüft ({ $article }).
    [white_resigned] Weiß gab nach dem Antrag auf; zuerst wird der Antrag geprüft.
    [black_resigned] Schwarz gab nach dem Antrag auf; zuerst wird der Antrag geprüft.
   *[agreed] Nach dem Antrag wurde Remis vereinbart.
}
reason-withdrawn = Ein Antrag kann nicht zurückgenommen werden; er wird dennoch geprüft ({ $article }).
reason-screen = Der Antrag stützt sich nur auf eine Bildschirmanzeige, was nicht zulässig ist; die Züge werden dennoch geprüft ({ $article }).
reason-move-made = Der Zug ist ausgeführt: Nur der Gegner, der jetzt am Zug ist, könnte Remis beantragen ({ $article }).
reason-difference = Nicht die gleiche Stellung: { $moment }. { $why }
reason-occurrences-unknown = Der Verlauf vor der Aufzeichnung ist unbekannt: Die Stellung des Antrags kommt mindestens { $n ->
    [1] einmal
    [2] zweimal
    [3] dreimal
    [4] viermal
   *[other] { $n }-mal
} vor.
reason-moves-unknown = Der Verlauf vor der Aufzeichnung ist unbekannt: Die Züge seit dem letzten Schlag- oder Bauernzug lassen sich nicht zählen.
reason-not-written = Der beabsichtigte Zug ist nicht auf dem Partieformular aufgeschrieben ({ $article }).
reason-illegal-move = Der beabsichtigte Zug { $move } ist regelwidrig.
reason-enough-occurrences = Die Stellung ist { $nth } entstanden: { $moments }.
reason-enough-occurrences-intended = Nach { $move } würde die Stellung { $nth } entstehen; bisher entstand sie { $moments }.
reason-too-few-occurrences = Die Stellung ist erst { $nth } entstanden: { $moments }.
reason-too-few-occurrences-intended = Nach { $move } würde die Stellung erst { $nth } entstehen.
reason-same-diagram = { $diagrams ->
    [2] Zweimal
    [3] Dreimal
    [4] Viermal
    [5] Fünfmal
   *[other] { $diagrams }-mal
} das gleiche Diagramm, aber nur { $positions ->
    [1] einmal
    [2] zweimal
    [3] dreimal
    [4] viermal
   *[other] { $positions }-mal
} die gleiche Stellung.
reason-enough-moves = Von jedem Spieler liegen 50 Züge ohne Schlag- oder Bauernzug vor: Weiß { $white }, Schwarz { $black }.
reason-enough-moves-intended = Mit { $move } lägen von jedem Spieler 50 Züge ohne Schlag- oder Bauernzug vor: Weiß { $white }, Schwarz { $black }.
reason-too-few-moves = Noch liegen nicht von jedem Spieler 50 Züge ohne Schlag- oder Bauernzug vor: Weiß { $white }, Schwarz { $black }.
reason-too-few-moves-intended = Auch mit { $move } lägen noch nicht von jedem Spieler 50 Züge ohne Schlag- oder Bauernzug vor: Weiß { $white }, Schwarz { $black }.
consequence-drawn = Die Partie ist sofort remis ({ $article }).
consequence-not-made = Der beabsichtigte Zug { $move } wird nicht ausgeführt ({ $article }).
consequence-both-sign = Das Ergebnis wird als Remis eingetragen, und beide Spieler unterschreiben beide Partieformulare ({ $article }).
penalty-laid-down = { $side ->
    [white] Weiß erhält { $minutes ->
        [1] eine Minute
        [2] zwei Minuten
       *[other] { $minutes } Minuten
    } zusätzliche Bedenkzeit ({ $articles }).
   *[black] Schwarz erhält { $minutes ->
        [1] eine Minute
        [2] zwei Minuten
       *[other] { $minutes } Minuten
    } zusätzliche Bedenkzeit ({ $articles }).
}
penalty-in-standard = { $side ->
    [white] Im Standardschach erhält Weiß { $minutes ->
        [1] eine Minute
        [2] zwei Minuten
       *[other] { $minutes } Minuten
    } zusätzliche Bedenkzeit ({ $articles }).
   *[black] Im Standardschach erhält Schwarz { $minutes ->
        [1] eine Minute
        [2] zwei Minuten
       *[other] { $minutes } Minuten
    } zusätzliche Bedenkzeit ({ $articles }).
}
penalty-by-supervision = { $side ->
    [white] Weiß erhält eine Minute zusätzliche Bedenkzeit, oder zwei Minuten, wenn ein Schiedsrichter diese Partie und keine andere beaufsichtigt ({ $articles }).
   *[black] Schwarz erhält eine Minute zusätzliche Bedenkzeit, oder zwei Minuten, wenn ein Schiedsrichter diese Partie und keine andere beaufsichtigt ({ $articles }).
}
penalty-set = { $side ->
    [white] Weiß erhält { $minutes ->
        [0] keine
        [1] eine Minute
        [2] zwei Minuten
       *[other] { $minutes } Minuten
    } zusätzliche Bedenkzeit, wie vom Turnier oder vom Schiedsrichter festgelegt.
   *[black] Schwarz erhält { $minutes ->
        [0] keine
        [1] eine Minute
        [2] zwei Minuten
       *[other] { $minutes } Minuten
    } zusätzliche Bedenkzeit, wie vom Turnier oder vom Schiedsrichter festgelegt.
}
penalty-unknown = Wie viel zusätzliche Bedenkzeit diese Regeln vorsehen, steht hier nicht sicher fest; der Schiedsrichter entscheidet.
consequence-new-time = { $side ->
    [white] Uhr von Weiß: von { $before } auf { $after }.
   *[black] Uhr von Schwarz: von { $before } auf { $after }.
}
consequence-start-clock = { $side ->
    [white] Die Uhr von Weiß in Gang setzen; die Partie geht weiter.
   *[black] Die Uhr von Schwarz in Gang setzen; die Partie geht weiter.
}
consequence-touched-piece = Die berührte Figur muss gezogen oder geschlagen werden, sofern das regelgemäß möglich ist ({ $touch }); ein Antrag ist erst in einem späteren Zug wieder möglich ({ $article }).
consequence-offer-stands = { $side ->
    [white] Der Antrag gilt zugleich als Remisangebot: Es bleibt gültig, bis Weiß es annimmt oder ablehnt ({ $articles }).
   *[black] Der Antrag gilt zugleich als Remisangebot: Es bleibt gültig, bis Schwarz es annimmt oder ablehnt ({ $articles }).
}
consequence-agreed = Die Spieler sind sich über das Remis einig: Die Partie ist durch Vereinbarung remis ({ $articles }).
consequence-accepted-restricted = Der Gegner nimmt das Remis an, aber das Turnier lässt keine Remisangebote zu: Ob die Partie damit beendet ist, richtet sich nach der Ausschreibung ({ $article }).
consequence-ends-afterwards = { $how ->
    [white_flag] Der Antrag beendet die Partie nicht; damit gilt das Fallen des Blättchens von Weiß ({ $article }).
    [black_flag] Der Antrag beendet die Partie nicht; damit gilt das Fallen des Blättchens von Schwarz ({ $article }).
    [white_resigned] Der Antrag beendet die Partie nicht; damit gilt die Aufgabe von Weiß ({ $article }).
    [black_resigned] Der Antrag beendet die Partie nicht; damit gilt die Aufgabe von Schwarz ({ $article }).
   *[agreed] Der Antrag beendet die Partie nicht; damit gilt die Remisvereinbarung ({ $article }).
}
consequence-nothing-off-board = { $how ->
    [white_flag] Das Blättchen von Weiß war gefallen ({ $article }); ein Antrag ist nicht mehr möglich.
    [black_flag] Das Blättchen von Schwarz war gefallen ({ $article }); ein Antrag ist nicht mehr möglich.
    [white_resigned] Weiß hatte aufgegeben ({ $article }); ein Antrag ist nicht mehr möglich.
    [black_resigned] Schwarz hatte aufgegeben ({ $article }); ein Antrag ist nicht mehr möglich.
   *[agreed] Remis war vereinbart ({ $article }); ein Antrag ist nicht mehr möglich.
}
consequence-must-be-made = { $move } muss ausgeführt werden ({ $article }).
consequence-other-move = Der beabsichtigte Zug ist regelwidrig: Mit dieser Figur muss ein anderer, regelgemäßer Zug ausgeführt werden; gibt es keinen, ein beliebiger regelgemäßer Zug ({ $articles }).
consequence-nothing-to-claim = Die Partie war schon beendet ({ $article }); ein Antrag ist nicht mehr möglich.
consequence-must-be-made-and-ends = { $move } muss ausgeführt werden ({ $article }); der Zug beendet die Partie ({ $ends }).
consequence-time-arbiter = Die Regeln sehen hierfür keine Strafe vor; über eine Änderung der Bedenkzeiten entscheidet der Schiedsrichter.
consequence-make-legal = Der Spieler darf den Zug aufschreiben und den Antrag damit regelgerecht stellen; bis dahin liegt kein Antrag vor, über den zu entscheiden wäre.
consequence-reconstruct = Über den Antrag kann erst entschieden werden, wenn die früheren Züge rekonstruiert sind ({ $article }).
consequence-would-end-checkmate = { $move } wäre matt, ist aber nicht ausgeführt: Der Antrag geht vor.
consequence-would-end-stalemate = { $move } wäre patt, ist aber nicht ausgeführt: Der Antrag geht vor.
consequence-would-end-dead = { $move } ergäbe eine tote Stellung, ist aber nicht ausgeführt: Der Antrag geht vor.
consequence-would-end-fivefold = { $move } ergäbe das fünfte Vorkommen, aber ein nicht ausgeführter Zug beendet die Partie nicht.
consequence-would-end-seventy-five = Mit { $move } wären 75 Züge erreicht, aber ein nicht ausgeführter Zug beendet die Partie nicht.
note-on-board = { $side ->
    [white] Ein Antrag von Weiß aufgrund der Stellung auf dem Brett wäre korrekt gewesen ({ $article }).
   *[black] Ein Antrag von Schwarz aufgrund der Stellung auf dem Brett wäre korrekt gewesen ({ $article }).
}
note-intended-moves = { $side ->
    [white] Ein Antrag von Weiß mit { $moves } wäre korrekt gewesen ({ $article }).
   *[black] Ein Antrag von Schwarz mit { $moves } wäre korrekt gewesen ({ $article }).
}
note-quiet-moves = { $side ->
    [white] Ein Antrag von Weiß mit einem beliebigen Zug, der weder Schlag- noch Bauernzug ist, wäre korrekt gewesen ({ $article }).
   *[black] Ein Antrag von Schwarz mit einem beliebigen Zug, der weder Schlag- noch Bauernzug ist, wäre korrekt gewesen ({ $article }).
}
note-board-holds = Allein nach dem Brett wäre der Antrag korrekt gewesen.
note-clock-of-other = { $side ->
    [white] Die Uhr von Weiß lief; das ist nur ein Anhaltspunkt dafür, wer am Zug ist, und kein Grund, den Antrag für nicht korrekt zu befinden ({ $article }).
   *[black] Die Uhr von Schwarz lief; das ist nur ein Anhaltspunkt dafür, wer am Zug ist, und kein Grund, den Antrag für nicht korrekt zu befinden ({ $article }).
}
note-flag-after-the-end = Die Partie war auf dem Brett remis, bevor das Blättchen fiel. Dass das Remis dem Fallen des Blättchens vorgeht, ist ein Kommentar im Arbiters’ Manual der FIDE, kein Artikel der Schachregeln.
note-clock-not-pressed = Ein Antrag nach dem Zug ist zulässig, solange die Uhr nicht gedrückt ist ({ $article }).
note-director-may-declare = Der Turnierleiter kann die Partie für remis erklären ({ $article }).
note-other-ground-repetition = Wegen Stellungswiederholung wäre der Antrag korrekt gewesen ({ $article }).
note-other-ground-fifty = Wegen der 50 Züge wäre der Antrag korrekt gewesen ({ $article }).

## Mängel
place = Zeile { $line }, Spalte { $column }
defect-with-place = { $place }: { $message }
defect-illegal-move = „{ $token }“ ist hier kein regelgemäßer Zug: { $why }. Die Aufzeichnung endet davor.
defect-ambiguous-move = „{ $token }“ ist mehrdeutig: { $candidates } sind möglich; die Aufzeichnung endet davor.
defect-unreadable-move = „{ $token }“ ist nicht als Zug lesbar; die Aufzeichnung endet davor.
defect-piece-letter = „{ $token }“ beginnt mit { $letter }; das ist hier kein Figurenbuchstabe. Die Aufzeichnung endet davor. Sind die Züge in einer anderen Sprache geschrieben, wählen Sie deren Figurenbuchstaben.
defect-null-move = „{ $token }“ besagt, dass ein Zug fehlt; die Aufzeichnung endet davor.
defect-cut-off = Der Text endet mitten in einem Zug („{ $token }“), der noch unvollständig ist. Die Züge davor gelten.
defect-variation-move = „{ $token }“ ist in dieser Variante kein regelgemäßer Zug; die Variante endet davor. Ihr Text bleibt erhalten, die Partie ist nicht betroffen.
defect-variation-null = „{ $token }“ in dieser Variante besagt, dass ein Zug fehlt; die Variante endet davor. Ihr Text bleibt erhalten, die Partie ist nicht betroffen.
defect-letters = Die Züge sind, wie die ganze Partie zeigt, mit den Figurenbuchstaben { $letters } ({ $languages }) geschrieben und wurden so gelesen.
defect-letters-asked = Die Züge wurden wie gewählt mit den Figurenbuchstaben { $letters } ({ $languages }) gelesen.
defect-letters-open = Auch mit anderen Figurenbuchstaben ({ $languages }) ist die ganze Partie lesbar, ergibt aber eine andere Partie. Gelesen wurde sie mit englischen Buchstaben, wie es der PGN-Standard vorsieht; falls das falsch ist, wählen Sie die Buchstaben.
defect-kings = { $result ->
    [none] „{ $token }“ stellt am Ende einen König ins Zentrum. Elektronische Bretter verstehen das als Ergebnis; es wurde nicht als Zug gelesen.
   *[other] „{ $token }“ stellt am Ende einen König ins Zentrum. Elektronische Bretter verstehen das als Ergebnis { $result }; es wurde nicht als Zug gelesen.
  }
defect-kings-perhaps = Auch der letzte Zug { $move } gehört womöglich dazu und ist dann kein Zug der Partie.
defect-cut-off-tag = Der Text endet mitten in einem PGN-Tag („{ $token }“): Die Züge liegen noch nicht vor.
defect-signal-contradicts = Die Könige im Zentrum besagen { $says }, die Aufzeichnung sagt { $result }.
defect-analysis = Ab { $move } lief keine Uhr. Diese Züge sind womöglich eine Analyse, die nach der Partie auf dem Brett gespielt wurde.
defect-nested-comment = Der Kommentar, der hier beginnt, enthält eine weitere öffnende geschweifte Klammer, und später schließt eine zweite: Wo er endet, ist nicht sicher. Die Aufzeichnung endet davor.
defect-after-result = Nach dem Ergebnis { $result } folgen noch Züge ab „{ $token }“. Sie wurden nicht gelesen: Die Partie war beendet, und dies ist womöglich Analyse.
defect-after-open-result = Ab „{ $token }“ folgen noch Züge nach { $result }, das eine nicht beendete Partie bezeichnet. Die Aufzeichnung endet vor ihnen.
defect-no-result = Am Ende der Züge steht kein Ergebnis; ob dort Züge fehlen, ist nicht zu erkennen.
defect-stray-nag = Das Kommentarzeichen „{ $token }“ steht vor dem ersten Zug und wurde übersprungen.
defect-tags-left-off = So viele PGN-Tags hat keine Partie; was über die ersten tausend hinausgeht, wurde weggelassen.
defect-too-long = So lang ist keine Partie; die Aufzeichnung endet hier.
defect-byte-order-mark = Mitten in der Datei steht eine Bytereihenfolge-Marke (BOM), wie sie beim Zusammenfügen von Dateien entsteht; sie wurde übersprungen.
letters-en = Englisch
letters-ca = Katalanisch
letters-cs = Tschechisch
letters-da = Dänisch
letters-de = Deutsch
letters-es = Spanisch
letters-et = Estnisch
letters-fi = Finnisch
letters-fr = Französisch
letters-hr = Kroatisch
letters-hu = Ungarisch
letters-id = Indonesisch
letters-is = Isländisch
letters-it = Italienisch
letters-nl = Niederländisch
letters-no = Norwegisch
letters-pl = Polnisch
letters-pt = Portugiesisch
letters-ro = Rumänisch
letters-ru = Russisch
letters-sk = Slowakisch
letters-sv = Schwedisch
letters-tr = Türkisch
letters-uk = Ukrainisch
defect-unclosed = Ein Kommentar oder eine Variante, die hier beginnt, wird nirgends geschlossen; die Aufzeichnung endet davor.
defect-stray-bracket = Eine schließende Klammer ohne öffnende wurde übersprungen: { $token }
defect-malformed-tag = Dieses PGN-Tag entspricht nicht dem Standard: { $token }
defect-duplicate-tag = Das PGN-Tag { $name } steht zweimal mit verschiedenen Werten da; es gilt das erste.
defect-results-differ = Das Result-Tag sagt { $tag }, das Ende der Züge sagt { $closing }.
defect-passed-over = Dieser Text gehört zu keiner Partie und wurde übersprungen: { $token }
defect-junk-bytes = Bytes, die in keinem Text vorkommen, wurden übersprungen.
defect-junk = „{ $token }“ gehört nicht zu den Zügen eines PGN-Textes; soweit es kein Kommentar ist, wurde es übersprungen.
defect-encoding = Der Text ist ab hier kein UTF-8; er wurde als { $encoding } gelesen. Sehen Namen falsch aus, so ist es eine andere Kodierung; die Züge sind nicht betroffen.
defect-untagged-game = Nach dem Ende einer Partie stehen Züge ohne PGN-Tags; sie werden als eigene Partie gelesen.
defect-empty-fen = Das FEN-Tag ist leer; ausgegangen wurde von der Grundstellung.
defect-set-up-contradicts = Laut SetUp-Tag beginnt die Partie mit der Grundstellung, ein FEN-Tag nennt eine andere Stellung; es gilt die FEN.
defect-set-up-without-fen = Laut SetUp-Tag beginnt die Partie mit einer eigenen Stellung, aber ein FEN-Tag fehlt; ausgegangen wurde von der Grundstellung.
defect-unreadable-fen = Das ist keine FEN: { $token }
defect-impossible = Die Stellung kann in einer Partie nicht vorkommen: { $reasons }.
defect-other-variant = { $variant } ist kein Schach nach den FIDE-Schachregeln; diese Partie bleibt außer Betracht.
defect-chess960-without-fen = Die Partie ist als Chess960 bezeichnet, nennt aber keine FEN; ausgegangen wurde von der Grundstellung.
defect-castling-flags = Die Rochadeangaben { $flags } der FEN passen nicht zu den Königen und Türmen und wurden gestrichen.
defect-ep-square = Das En-passant-Feld { $square } der FEN kann bei keinem Doppelschritt entstanden sein und wurde gestrichen.
defect-clock-not-given = Die FEN nennt keinen Zählerstand für die Züge seit dem letzten Schlag- oder Bauernzug: Der frühere Verlauf ist unbekannt.
defect-wrong-number = In der Aufzeichnung trägt dieser Zug die Nummer { $token }; nach den Zügen davor ist es Nummer { $expected }.
defect-wrong-side = Die Aufzeichnung führt diesen Zug mit { $token } als Zug von Schwarz; nach den Zügen davor ist Weiß am Zug.
defect-mark-differs = Ein Zeichen in { $token } passt nicht zum Brett: Gelesen wurde { $played }.
defect-variation-without-move = Vor dem ersten Zug steht eine Variante; ihr Text bleibt erhalten und wurde nicht gelesen.
defect-extra-fields = Das Ende der FEN wurde übersprungen: { $token }
defect-number-not-given = Die FEN nennt keine Zugnummer; gezählt wird ab 1.
defect-clock-on-trust = { $n ->
    [0] Laut Zähler der FEN (ungeprüft übernommen) beginnt die Aufzeichnung gleich nach einem Schlag- oder Bauernzug: Was davor war, kann nicht wiederkehren; die Zählung ist also vollständig.
   *[other] Der Zähler der FEN seit dem letzten Schlag- oder Bauernzug, { $n } für beide Spieler zusammen, wird ungeprüft übernommen.
}
defect-clock-unreadable = Der Zähler der FEN für die Züge seit dem letzten Schlag- oder Bauernzug ist nicht lesbar ({ $token }): Der frühere Verlauf ist unbekannt.
defect-number-assumed = Die Zugnummer der FEN ist nicht lesbar ({ $token }); gezählt wird ab 1.
defect-unreachable = Keine Folge regelgemäßer Züge führt zur Stellung der FEN; sie wird genommen, wie sie ist.
impossible-empty = es sind keine Figuren da
impossible-no-king = { $side ->
    [white] Weiß hat keinen König
   *[black] Schwarz hat keinen König
}
impossible-kings = { $side ->
    [white] Weiß hat mehr als einen König
   *[black] Schwarz hat mehr als einen König
}
impossible-pawn = ein Bauer steht auf der ersten oder letzten Reihe
impossible-adjacent = die beiden Könige stehen nebeneinander
impossible-check = der Spieler, der nicht am Zug ist, steht im Schach

## Anmerkungen einer Durchsicht
summary-played-on = Nach { $move } wurde weitergespielt, obwohl die Partie beendet war ({ $article }). Ob ein unterschriebenes Ergebnis geändert wird, entscheidet der Schiedsrichter ({ $signed }).
summary-played-on-start = Es wurde weitergespielt, obwohl die Partie zu Beginn schon beendet war ({ $article }).
summary-result-contradicts = Das Ergebnis { $result } passt nicht zum Brett ({ $article }).
summary-laws-open = Das Datum der Partie lässt offen, welche Regeln galten: Angewandt werden die späteren, { $laws }.
summary-double-forfeit = 0-0: Beide Spieler haben verloren (beiderseitiger Partieverlust).
scan-nothing = Nichts gefunden.
scan-no-moves = Eine Partie ohne Züge.
scan-refused = Nicht gelesen.
scan-partial-start = Nur die Anfangsstellung wurde gelesen.
scan-partial = Nur bis { $move } gelesen.
scan-repetition = { $n ->
    [3] Dreimal
    [4] Viermal
    [5] Fünfmal
   *[other] { $n }-mal
} die gleiche Stellung: { $moments }.
scan-may-claim = { $side ->
    [white] Weiß konnte { $moments } Remis beantragen ({ $article }).
   *[black] Schwarz konnte { $moments } Remis beantragen ({ $article }).
}
scan-may-claim-with-move = { $side ->
    [white] Weiß konnte { $moments } mit dem beabsichtigten Zug { $move } Remis beantragen ({ $article }).
   *[black] Schwarz konnte { $moments } mit dem beabsichtigten Zug { $move } Remis beantragen ({ $article }).
}
scan-may-claim-quiet = { $side ->
    [white] Weiß konnte { $moments } mit einem beabsichtigten Zug Remis beantragen, mit dem je 50 Züge erreicht worden wären ({ $article }).
   *[black] Schwarz konnte { $moments } mit einem beabsichtigten Zug Remis beantragen, mit dem je 50 Züge erreicht worden wären ({ $article }).
}
scan-fifty-span = Je 50 Züge waren erreicht: zuerst { $first }, zuletzt { $last } ({ $article }).
scan-ended = Die Partie war { $moments } beendet: { $reason } ({ $article }).
scan-head-game = Partie
scan-head-players = Spieler
scan-head-result = Ergebnis
scan-head-not-claimed = Nicht beantragt
scan-head-played-on = Remis, fortgesetzt
scan-more-claims = { $n ->
    [one] Und ein weiterer möglicher Antrag { $last }.
   *[other] Und { $n } weitere mögliche Anträge, der letzte { $last }.
}
scan-tally-games = { $n ->
    [one] Eine Partie wurde gelesen.
   *[other] { $n } Partien wurden gelesen.
}
scan-tally-not-claimed = { $n ->
    [one] Möglicher Remisantrag nicht gestellt: eine Partie.
   *[other] Möglicher Remisantrag nicht gestellt: { $n } Partien.
}
scan-tally-played-on = { $n ->
    [one] Ohne Antrag remis, aber weitergespielt: eine Partie. Ob ein unterschriebenes Ergebnis geändert wird, entscheidet der Schiedsrichter (8.7).
   *[other] Ohne Antrag remis, aber weitergespielt: { $n } Partien. Ob ein unterschriebenes Ergebnis geändert wird, entscheidet der Schiedsrichter (8.7).
}
scan-tally-damaged = { $n ->
    [one] Nicht vollständig gelesen: eine Partie.
   *[other] Nicht vollständig gelesen: { $n } Partien.
}
scan-progress = { $n ->
    [one] eine Partie
   *[other] { $n } Partien
}
scan-stopped = { $n ->
    [one] Nach einer Partie abgebrochen; der Rest wurde nicht gelesen. Was bis dahin gefunden wurde, wird angezeigt.
   *[other] Nach { $n } Partien abgebrochen; der Rest wurde nicht gelesen. Was bis dahin gefunden wurde, wird angezeigt.
}
action-scan = Viele Partien durchsehen …
scan-title = Durchsicht vieler Partien
scan-intro = In welchen Partien hätte Remis beantragt werden können, ohne dass es geschah? Welche waren nach den Regeln remis, und niemand bemerkte es? Wählen Sie einen Ordner oder Dateien (*.pgn und *.fen, auch komprimiert als .gz oder .zst) oder ziehen Sie sie hierher. Die Dateien werden nicht verändert.
scan-folder = Ordner …
scan-files = Dateien …
scan-path = Pfad eingeben …
scan-search = Spieler, Turnier oder Datei
scan-shown = Angezeigt: { $n } von { $all } Partien mit Befund
scan-speed = { $n } MB/s
scan-left = noch { $time }
scan-head-found = Außerdem gefunden
scan-head-file = Datei
scan-export = Als CSV speichern …
scan-no-rows = Keine Partie mit Befund.
scan-no-fit = Keine Partie passt zur Suche.
scan-more-faults = Und { $n } weitere dieser Art.
scan-covered-text = Die Durchsicht enthält Befunde. Sie ist verborgen, damit der Bildschirm niemandem einen Hinweis gibt.
told-scan-back = Zurück zur Durchsicht mit { $key }.
path-scan = Ordner oder Datei durchsehen
path-scan-hint = Pfad eines Ordners oder einer PGN- oder FEN-Datei
path-scan-button = Durchsehen
scan-same-diagram = Mindestens zum dritten Mal stand { $moments } das gleiche Diagramm auf dem Brett, aber nicht die gleiche Stellung.
scan-kind-threefold = drittes Vorkommen
scan-kind-fivefold = fünftes Vorkommen
scan-kind-fifty = 50 Züge
scan-kind-seventy-five = 75 Züge
scan-kind-played-on = remis, fortgesetzt
scan-kind-same-diagram = nur gleiches Diagramm
scan-kind-not-claimed = nicht beantragt
scan-kind-damaged = nicht ganz gelesen
scan-hint = Ein Klick oder die Eingabetaste öffnet die Partie zum fraglichen Zeitpunkt; ein Klick auf eine Überschrift sortiert danach.
scan-claim-at-end = Antrag am Ende möglich
scan-tally-older = { $n ->
    [one] Eine der gefundenen Partien ist älter als die Regeln, die auf sie angewandt wurden.
   *[other] { $n } der gefundenen Partien sind älter als die Regeln, die auf sie angewandt wurden.
}
reason-checkmate = Matt
reason-stalemate = Patt
reason-dead = tote Stellung
reason-fivefold = fünftes Vorkommen
reason-seventy-five = 75 Züge

## Fehler
error-missing = Es gibt keine Datei und keinen Ordner { $file }. Prüfen Sie die Schreibweise.
error-folder = { $file } ist ein Ordner. Nennen Sie eine Datei darin; thrice scan nimmt Ordner an.
error-permission = Sie haben keine Berechtigung, { $file } zu lesen.
error-unreadable = { $file } ist nicht lesbar: { $detail }.
error-no-game = { $file } enthält keine Partie. Es sollte eine PGN-Datei sein oder eine Datei mit einer FEN-Zeile.
error-several-games = { $file } enthält { $n } Partien. Wählen Sie eine mit --game N:
error-no-such-game = { $file } hat keine Partie { $game }; die Datei enthält { $n }.
error-no-such-ply = { $file }, Partie { $game }: --ply { $ply } liegt hinter dem Ende; das Ende ist --ply { $plies }.
error-no-such-move = { $file }, Partie { $game } hat keinen Zug { $move }; der letzte Zug ist { $last }.
error-record-breaks-off = Dort bricht die Aufzeichnung ab: { $message }
error-no-files = In { $file } gibt es keine Datei *.pgn und keine *.fen.
error-no-such-move-empty = { $file }, Partie { $game } hat keinen Zug { $move }; sie hat gar keine Züge.
error-intends-unreadable = Der beabsichtigte Zug „{ $move }“ ist nicht lesbar. Schreiben Sie ihn wie auf dem Partieformular, etwa Sf3 oder 0-0.
error-intends-ambiguous = Der beabsichtigte Zug „{ $move }“ ist mehrdeutig: { $candidates } sind möglich. Schreiben Sie einen davon.
error-partial-game = { $file }, Partie { $game }, { $place }: { $message }
error-partial-game-no-place = { $file }, Partie { $game }: { $message }
error-write = Die Ausgabe kann nicht geschrieben werden: { $detail }.

## Das Fenster
menu-file = Datei
menu-game = Partie
menu-view = Ansicht
menu-help = Hilfe
action-open = Öffnen …
action-example = Beispielpartie zeigen
action-quit = Beenden
action-first = Anfangsstellung
action-previous = Einen Zug zurück
action-next = Einen Zug vor
action-last = Schlussstellung
action-previous-occurrence = Voriges Vorkommen
action-next-occurrence = Nächstes Vorkommen
action-previous-game = Vorige Partie
action-next-game = Nächste Partie
action-flip = Brett drehen
action-cover = Verdecken
action-cover-tip = Befund, Zählung und Marken vor den Spielern verbergen
action-uncover-tip = Befund, Zählung und Marken wieder zeigen
autoplay-stop = Stopp
action-uncover = Aufdecken
action-about = Über Thrice
previous-occurrence-short = voriges Vorkommen
next-occurrence-short = nächstes
covered-title = Verdeckt
covered-text = Der Befund ist verborgen, damit der Bildschirm niemandem einen Hinweis gibt. F9 zeigt ihn.
empty-title = Welche Partie ist zu prüfen?
empty-way-open = PGN- oder FEN-Datei öffnen oder ins Fenster ziehen
empty-way-paste = Partie, Stellung (FEN) oder bloße Züge einfügen
empty-way-type = Ersten Zug eintippen: Eine neue Partie beginnt
empty-way-find = Jeden Befehl über seinen Namen finden
empty-text = Thrice zeigt jedes frühere Vorkommen einer Stellung und sagt, ob ein Remisantrag korrekt wäre. Das Programm findet, der Schiedsrichter entscheidet.
empty-example = Beispiel zeigen
scoresheet = Partieformular
board = Brett
board-flipped = Brett, von Schwarz aus gesehen
square-empty = { $square }, leer
square-piece = { $square }, { $piece ->
    [white-king] weißer König
    [white-queen] weiße Dame
    [white-rook] weißer Turm
    [white-bishop] weißer Läufer
    [white-knight] weißer Springer
    [white-pawn] weißer Bauer
    [black-king] schwarzer König
    [black-queen] schwarze Dame
    [black-rook] schwarzer Turm
    [black-bishop] schwarzer Läufer
    [black-knight] schwarzer Springer
   *[black-pawn] schwarzer Bauer
}
go-to-occurrence = Zu Vorkommen { $n }: { $moment }
go-to-start = Zur Anfangsstellung
go-to-moment = Zur Stellung { $moment }
game-choice = Partie wählen: { $game }
player-unknown-white = Weiß
player-unknown-black = Schwarz
move-same-diagram-name = { $move }, Diagramm gleich, Stellung nicht
move-badge-name = { $move }, { $nth }
move-with-variations = { $move }, hier Varianten
verdict-name = Befund
opening-failed = Die Datei ließ sich nicht öffnen
failed = Das ist nicht gelungen
dialog-none-title = Kein Dateidialog
dialog-none = Die Arbeitsumgebung bietet keinen Dateidialog; das Paket xdg-desktop-portal oder zenity bringt einen mit. Ohne ihn lässt sich der Pfad in das folgende Feld eintippen.
about-text = Thrice { $version }: der Arbeitsplatz des Schiedsrichters für Remisanträge. Das Programm findet, was Aufzeichnung und Regeln besagen; der Schiedsrichter entscheidet. Freie Software unter der GPL, Version 3 oder später.
close = Schließen
no-moves-yet = Diese Partie hat keine Züge.

## Zwei Stellungen vergleichen
compare-title = Zwei Stellungen vergleichen
compare-article = Artikel { $article }
compare-side-to-move = Spieler am Zug
compare-pieces = Figuren auf ihren Feldern
compare-en-passant = En passant
compare-castling = Rochaderechte
compare-same = gleich
compare-different = verschieden
compare-all-same = alle gleich
compare-squares = verschieden auf { $squares }
compare-squares-many = verschieden auf { $n } Feldern
compare-not-possible = nicht möglich
compare-no-rights = keine
compare-rights = { $side ->
    [white] Weiß { $wings ->
        [kingside] kurz
        [queenside] lang
       *[both] kurz und lang
    }
   *[black] Schwarz { $wings ->
        [kingside] kurz
        [queenside] lang
       *[both] kurz und lang
    }
}
compare-right-lost = { $side ->
    [white] Weiß { $wing ->
        [kingside] kurz
       *[queenside] lang
    }, verloren durch { $move }.
   *[black] Schwarz { $wing ->
        [kingside] kurz
       *[queenside] lang
    }, verloren durch { $move }.
}
compare-same-position = Die gleiche Stellung ({ $article })
compare-not-same-position = Nicht die gleiche Stellung ({ $articles })
compare-why-same = Derselbe Spieler am Zug, gleiche Figuren auf gleichen Feldern, gleiche Rochade- und En-passant-Rechte.
compare-why-pieces = Auf den Feldern stehen nicht die gleichen Figuren.
compare-why-side-to-move = Das Diagramm ist gleich, aber der andere Spieler ist am Zug.
compare-why-castling = Alle Figuren stehen wieder auf ihren Feldern, aber dazwischen ging ein Rochaderecht verloren.
compare-why-castling-other = Das Diagramm ist gleich, aber die Rochaderechte sind verschieden.
compare-why-en-passant = In der einen Stellung konnte ein Bauer en passant geschlagen werden, in der anderen nicht.
compare-two = Beide Stellungen vergleichen
compare-with = Mit der Stellung { $moment } vergleichen
compare-with-start = Mit der Anfangsstellung vergleichen
compare-hint = ← → ändern den Zeitpunkt rechts, mit Umschalt links. Esc kehrt zurück.
compare-start = Anfangsstellung
compare-after = Nach { $move }
compare-of-game = Partie { $n }: { $players }

## Eingaben und Ansichten
menu-edit = Bearbeiten
action-open-path = Mit Pfad öffnen …
action-close-file = Datei schließen
action-next-file = Nächste Datei
action-reload = Datei neu einlesen
action-games = Partien der Datei …
action-paste = Partie oder Stellung einfügen
action-copy-fen = FEN kopieren
action-copy-moves = Züge kopieren
action-copy-pgn = Partie als PGN kopieren
action-copy-standard = Partie in Standardform kopieren
action-save-game = Partie speichern unter …
action-rewrite = Partie in ihrer Datei neu schreiben …
piece-letters = Figurenbuchstaben
piece-letters-recognised = Automatisch (zuerst Englisch)
read-in-letters = Mit Buchstaben lesen: { $language }
more-defects = Und { $n } weitere dieser Art.
replace-title = Datei ersetzen?
replace-file = { $file } ist schon vorhanden. Die Datei würde durch diese eine Partie ersetzt.
replace-file-diagram = { $file } ist schon vorhanden. Die Datei würde durch dieses Diagramm ersetzt.
replace-open-file = { $file } ist hier geöffnet und enthält noch andere Partien. Sie alle würden durch diese eine Partie ersetzt. Soll nur diese Partie geändert werden, schreiben Sie sie in ihrer Datei neu.
replace-file-button = Ersetzen
rewrite-title = Partie in ihrer Datei neu schreiben?
rewrite-text = Partie { $n } aus { $file } wird in Standardform geschrieben: Züge mit englischen Buchstaben, Nummern und Zeichen so, wie es die Züge verlangen, PGN-Tags in ihrer Reihenfolge. Hinweise darauf entfallen damit. Was nicht lesbar war, bleibt stehen, wie es ist, ebenso jedes andere Byte der Datei.
rewrite-button = Neu schreiben
rewrite-changed-title = Die Datei hat sich geändert
rewrite-changed = { $file } ist nicht mehr die Datei, die gelesen wurde; daher wurde nichts geschrieben. Lesen Sie sie neu ein oder speichern Sie die Partie als eigene Datei.
rewrite-character = { $file } ist in { $encoding } geschrieben, wo es { $character } nicht gibt; daher wurde nichts geschrieben. Speichern Sie die Partie als eigene Datei, sie wird UTF-8.
rewrite-no-game = { $file } hat diese Partie nicht mehr; daher wurde nichts geschrieben.
save-elsewhere = Als andere Datei speichern …
path-save-game = Partie speichern
path-save-diagram = Diagramm speichern
path-save-hint = Pfad der Datei
path-save = Speichern
move-with-notice = { $move }, mit Hinweis
action-copy-diagram = Diagramm als Bild kopieren
action-save-diagram = Diagramm speichern …
action-hold = Zeitpunkt zum Vergleich merken
action-compare = Mit gemerktem Zeitpunkt vergleichen
action-autoplay = Abspielen
action-players-view = Spieleransicht
action-main-line = Zurück zur Partie
action-larger = Größer
action-smaller = Kleiner
action-normal-size = Normale Größe
recent-files = Zuletzt geöffnet
path-title = Mit Pfad öffnen
path-hint = Pfad einer PGN- oder FEN-Datei
path-open = Öffnen
cancel = Abbrechen
games-title = Partien
games-search = Spieler, Turnier, Runde, Datum suchen
games-found = { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
}
games-hint = ↑ ↓ wählen, Eingabetaste öffnet, Esc kehrt zurück.
file-changed = { $file } hat sich geändert.
pasted = eingefügter Text { $n }
pasted-nothing = Der eingefügte Text enthält weder eine Partie noch eine Stellung.
strip-name = Die Partie in einer Zeile
strip-tip = { $move }
strip-tip-badge = { $move } · { $badge }, { $nth }
strip-tip-end = { $move } · hier war die Partie beendet
variations-here = Hier Varianten
in-variation = In einer Variante
players-view-title = Spieleransicht
mirrored = Die Bildschirme zeigen offenbar dasselbe Bild. Spieler könnten den Befund sehen: Verdecken Sie ihn mit F9.
told-copied = Kopiert.
told-reloaded = Neu eingelesen.
told-held = Gemerkt. F7 vergleicht die Stellung auf dem Brett damit.
told-saved = { $file } wurde gespeichert.
told-save-failed = { $file } ließ sich nicht speichern: { $detail }.

## Warum ein Zug regelwidrig ist
piece-name = { $piece ->
    [king] König
    [queen] Dame
    [rook] Turm
    [bishop] Läufer
    [knight] Springer
   *[pawn] Bauer
}
illegal-no-such-piece = der Spieler am Zug hat keine solche Figur ({ $piece })
illegal-other-player = die Figur ({ $piece }), die nach { $square } ziehen könnte, gehört dem Gegner
illegal-empty-square = auf { $square } steht keine Figur
illegal-opponents-piece = die Figur auf { $square } gehört dem Gegner
illegal-own-piece-there = auf { $square } steht eine eigene Figur
illegal-none-reaches = keine solche Figur ({ $piece }) kann nach { $square } ziehen
illegal-blocked = { $piece } kommt an der Figur auf { $square } nicht vorbei
illegal-nothing-to-take = auf { $square } gibt es nichts zu schlagen
illegal-no-en-passant = auf { $square } kann nicht en passant geschlagen werden: Der letzte Zug war nicht der Doppelschritt dieses Bauern
illegal-pinned = { $piece } auf { $from } ist durch die Figur auf { $by } gefesselt
illegal-in-check = der König steht im Schach durch die Figur auf { $square }
illegal-king-attacked = der König stünde auf { $square } im Schach durch die Figur auf { $by }
illegal-exposes-king = der König stünde im Schach
illegal-no-castling-right = { $wing ->
    [kingside] das Recht zur kurzen Rochade besteht nicht
   *[queenside] das Recht zur langen Rochade besteht nicht
}
illegal-castling-blocked = zwischen König und Turm steht eine Figur auf { $square }
illegal-castling-in-check = der König steht im Schach und darf nicht rochieren
illegal-castling-attacked = der König darf das angegriffene Feld { $square } weder überqueren noch betreten
illegal-no-promotion = ein Bauer wird nur auf der letzten Reihe umgewandelt
illegal-no-pawn-capture = kein Bauer der { $from }-Linie kann auf der { $to }-Linie schlagen

## Züge eingeben und ändern
promote-to = Umwandeln in { $piece ->
    [white-queen] eine Dame
    [black-queen] eine Dame
    [white-rook] einen Turm
    [black-rook] einen Turm
    [white-bishop] einen Läufer
    [black-bishop] einen Läufer
   *[other] einen Springer
}
moves-made = Weiß { $white }, Schwarz { $black }
moves-made-tip = Ausgeführte Züge: mit den Zugzählern der Uhr vergleichen
entry-name = Zugeingabe
entry-hint = Zug eintippen, z. B. Sf3
entry-help = Leer- oder Eingabetaste führt ihn aus. Oder Figuren ziehen.
entry-move = { $move } – ausführen mit Leer- oder Eingabetaste
entry-several = „{ $word }“ kann mehr als ein Zug sein:
entry-illegal = { $word }: { $why }
entry-unreadable = „{ $word }“ ist kein Zug
quoted = „{ $word }“
question-title = Sie spielen { $move }. In der Aufzeichnung steht hier { $stands }.
question-title-word = Sie spielen { $move }. In der Aufzeichnung steht hier „{ $stands }“, was nicht lesbar war.
decision-replace = { $stands } ersetzen
decision-put-in = Vor { $stands } einfügen
decision-variation = Neue Variante
decision-leave = Unverändert lassen
weighed-all = { $n ->
    [0] Danach kommt kein Zug.
    [one] Der Zug danach bleibt.
   *[other] Alle { $n } Züge danach bleiben.
}
weighed-some = { $n ->
    [0] Die Züge danach passen nicht:
    [one] Der nächste Zug bleibt, dann:
   *[other] Die nächsten { $n } Züge bleiben, dann:
}
change-entered = { $move } eingegeben
change-put-in = { $move } eingefügt
change-variation = { $move } als Variante eingegeben
change-replaced = { $was } durch { $move } ersetzt
change-deleted = { $n ->
    [one] { $move } gelöscht
   *[other] { $move } und den nächsten Zug gelöscht
}
change-deleted-word = „{ $word }“ gelöscht
change-letters = Figurenbuchstaben geändert
change-tags = Spieler und Turnier geändert
change-taken-up = Arbeit fortgesetzt
history = Verlauf
history-begin = Wie geöffnet
action-new-game = Neue Partie
new-game = neue Partie { $n }
action-undo = Rückgängig
action-undo-step = Rückgängig: { $step }
action-redo = Wiederherstellen
action-redo-step = Wiederherstellen: { $step }
action-delete-shown = Gezeigten Zug löschen
action-delete-pair = Gezeigten und nächsten Zug löschen
action-delete-word = Unlesbares Wort löschen
action-save = Speichern
unread-move = { $word }, nicht gelesen
delete-this = { $move } löschen
delete-these = { $move } und den nächsten Zug löschen

## Nicht gespeicherte Arbeit
left-title = Nicht gespeicherte Arbeit
left-continue = Fortsetzen
left-let-go = Verwerfen
left-game = { $file }: { $white } – { $black }, bis { $move } · { $ago }
minutes-ago = { $n ->
    [0] gerade eben
    [one] vor { $n } Minute
   *[other] vor { $n } Minuten
}
hours-ago = { $n ->
    [one] vor { $n } Stunde
   *[other] vor { $n } Stunden
}
days-ago = { $n ->
    [one] vor { $n } Tag
   *[other] vor { $n } Tagen
}
let-go-title = Arbeit verwerfen?
let-go-text = Die Züge von { $white } – { $black }, die in keiner Datei stehen, wären endgültig verloren.
not-kept = Die Arbeit lässt sich nicht für später sichern: { $detail }. Was Sie eingeben, bleibt in diesem Fenster, ginge aber verloren, wenn der Rechner ausfiele. Speichern Sie sie anderswo als Datei oder schaffen Sie Platz auf dem Datenträger.
not-continued = Die Arbeit lässt sich nicht fortsetzen: { $detail }. Vielleicht ist sie in einem anderen Fenster offen.
not-removed = Die Arbeit ließ sich nicht entfernen: { $detail }.
continued-title = Die Datei hat sich geändert
continued-beside = fortgesetzt aus { $file }
continued-beside-text = { $file } ist nicht mehr so vorhanden wie zuvor; die Arbeit geht daher getrennt davon weiter. Speichern Sie sie als eigene Datei.
work-kept = Änderungen noch in keiner Datei · für später gesichert
work-on-the-way = Änderungen noch in keiner Datei · wird gesichert …
work-failed = NICHT GESICHERT: { $detail }
work-tip = Arbeit, die noch in keiner Datei steht, sichert das Programm und bietet sie beim nächsten Start wieder an. { $key } speichert sie in einer Datei.
close-file-title = Änderungen speichern?
close-file-text = { $file } wurde geändert. Ohne Speichern sind die Änderungen verloren.
close-anyway = Trotzdem schließen
close-unsaved = Nicht speichern
reload-title = Änderungen verwerfen?
reload-text = Sie haben { $file } hier geändert. Wird die Datei neu eingelesen, gehen Ihre Änderungen verloren.
quit-title = Vor dem Beenden speichern?
quit-text = Es gibt Änderungen, die noch in keiner Datei stehen.
quit-keeping = Für später sichern

## Lücken und stehen gebliebene regelwidrige Züge
gap = Lücke
gap-before = Lücke vor Zug { $n }
illegal-move = { $move } (regelwidrig)
defect-gap = Auf dem Partieformular fehlen Züge vor Zug { $n }. Die Aufzeichnung geht von einer aufgebauten Stellung aus weiter; bis zum nächsten Schlag- oder Bauernzug gelten Zählungen als „mindestens“.
defect-stood = { $move } wurde nicht rechtzeitig bemerkt und bleibt bestehen (A.5.2). Die Züge danach sind für sich regelgemäß; Stellungen werden über die ganze Partie gezählt.
change-gap = Lücke vor Zug { $n }
change-stood = { $move } bleibt bestehen, obwohl regelwidrig

## Eine Stellung aufbauen
action-set-up = Stellung aufbauen …
action-tail = Ab letztem Schlag- oder Bauernzug …
action-table = Mit dem Spielbrett vergleichen …
action-gap = Lücke im Formular …
set-up-title = Stellung aufbauen
set-up-text = Wählen Sie eine Figur und klicken Sie auf Felder, oder ziehen Sie Figuren. Ein Rechtsklick oder das Ziehen vom Brett entfernt sie.
set-up-board = Brett zum Aufbauen
set-up-hand = Figuren versetzen
set-up-clear-square = Felder leeren
set-up-put = { $piece ->
    [white-king] Weißen König
    [white-queen] Weiße Dame
    [white-rook] Weißen Turm
    [white-bishop] Weißen Läufer
    [white-knight] Weißen Springer
    [white-pawn] Weißen Bauern
    [black-king] Schwarzen König
    [black-queen] Schwarze Dame
    [black-rook] Schwarzen Turm
    [black-bishop] Schwarzen Läufer
    [black-knight] Schwarzen Springer
   *[black-pawn] Schwarzen Bauern
} setzen
set-up-usual = Grundstellung
set-up-empty = Leeres Brett
set-up-counters = Zähler
set-up-number = Nummer des nächsten Zuges
set-up-counter = Züge beider Spieler seit dem letzten Schlag- oder Bauernzug
counter-unknown = Züge seit dem letzten Schlag- oder Bauernzug unbekannt
set-up-chess960 = Rochade wie im Chess960
set-up-start-number = Startnummer 0 bis 959
set-up-start = Setzen
set-up-no-fen = Das ist noch keine FEN.
set-up-unreachable = Keine Folge regelgemäßer Züge führt zu einer solchen Stellung; sie wird genommen, wie sie ist.
set-up-begin = Hier beginnen
no-position = Diese Stellung kann in keiner Partie vorkommen: { $reasons }.
en-passant-none = nicht möglich
en-passant-on = auf { $square }
castling-right = { $side ->
    [white] Weiß { $wing ->
        [kingside] kurz
       *[queenside] lang
    }
   *[black] Schwarz { $wing ->
        [kingside] kurz
       *[queenside] lang
    }
}
coloured-piece = { $side ->
    [white] { $piece } (weiß)
   *[black] { $piece } (schwarz)
}
nothing = leer
tail-title = Ab dem letzten Schlag- oder Bauernzug
tail-text = Keine Stellung vor dem letzten Schlag- oder Bauernzug kann wiederkehren; es kommt also nur auf die Züge danach an. Bauen Sie die Stellung unmittelbar nach diesem Zug auf, mit den Rochaderechten und einem möglichen Schlagen en passant; geben Sie dann die folgenden Züge ein. Die Zählung ist so vollständig.
tail-counter = Der letzte Zug war ein Schlag- oder Bauernzug: Die Zählung beginnt bei 0.
tail-begin = Züge eingeben
gap-title = Lücke im Partieformular
gap-text = Hier fehlen Züge. Bauen Sie die Stellung auf, von der an das Partieformular wieder lesbar ist. Stellungen vor und nach der Lücke werden zusammen gezählt; bis zum nächsten Schlag- oder Bauernzug gelten Zählungen als „mindestens“.
gap-go-on = Von hier weiter
stood-title = Stehen gebliebener regelwidriger Zug
stood-text = { $move } ist regelwidrig, wurde aber nicht rechtzeitig bemerkt und bleibt bestehen (A.5.2: Schnell- und Blitzschach, nicht bei Partien mit Aufsicht). Führen Sie den Zug auf diesem Brett aus; dann geht die Partie von hier weiter.
stood-impossible = Blieb der König im Schach, so bauen Sie stattdessen als Lücke die Stellung nach der Antwort auf.
table-title = Das Spielbrett
table-text = Bauen Sie auf, was auf dem Spielbrett steht, und geben Sie an, wer am Zug ist. Abweichungen von der Aufzeichnung erscheinen sofort.
table-agrees = Das Spielbrett stimmt mit der Aufzeichnung überein ({ $moment }).
table-differs = Das Spielbrett weicht von der Aufzeichnung ab ({ $moment }):
table-square = { $square }: Aufzeichnung { $record }, Spielbrett { $table }
table-more = und { $n } weitere Felder
table-turn = Der andere Spieler ist am Zug.
table-agrees-at = Es stimmt mit der Aufzeichnung überein: { $moments }.
table-nowhere = Es stimmt mit keinem Zeitpunkt der Aufzeichnung überein.
entry-stood = Wurde gespielt und blieb bestehen …
chess960-title = Chess960?
chess960-text = Im normalen Schach können die Rochaderechte dieser FEN nicht bestehen, im Chess960 schon. Was ist es?
chess960-standard = Normales Schach
chess960-chess960 = Chess960

## Zwei Partieformulare
action-two-sheets = Zwei Formulare nebeneinander
sheets-title = Zwei Formulare
sheet-left = Links: { $file }
sheet-right = Rechts: { $file }
sheets-agree = Beide Formulare enthalten die gleichen Züge.
sheets-differ = Die erste Abweichung: links { $left }, rechts { $right }.
take-left = Links übernehmen: { $move }
take-right = Rechts übernehmen: { $move }
sheets-hint = Eine übernommene Lesart ersetzt einen Zug des anderen Formulars oder wird dort eingefügt oder gestrichen, je nachdem, was beide am längsten übereinstimmen lässt. { $key } macht es rückgängig.
nothing-more = nichts mehr
table-confirm = So steht es auf dem Spielbrett
action-tags = Spieler und Turnier …
tags-done = Fertig
tag-event = Turnier
tag-site = Ort
tag-date = Datum
tag-round = Runde
action-save-game-path = Partie mit Pfad speichern …
away-left = Links löschen: { $move }
away-right = Rechts löschen: { $move }
sheets-need-two = Öffnen oder erfassen Sie auch das andere Formular: Dann stehen beide nebeneinander.
gap-heading = Lücke, { $n }
after-gap = nach Zügen, die nicht auf dem Partieformular stehen
moves-made-short = ♔ { $white }  ♚ { $black }
told-undone = Rückgängig gemacht: { $step }
told-redone = Wiederhergestellt: { $step }
entry-result = Tragen Sie das Ergebnis unter „Spieler und Turnier“ ein ({ $key }).
tag-result = Ergebnis
refused-move = { $move }: { $why }
disk-no-folder = diesen Ordner gibt es nicht
disk-no-permission = keine Berechtigung
disk-full = der Datenträger ist voll
disk-no-text = es ist kein Text in UTF-8
disk-too-large = es ist zu groß
disk-read-only = der Datenträger ist schreibgeschützt
table-hint = Die Schaltfläche hält fest, dass das Spielbrett mit dem gezeigten Zeitpunkt übereinstimmt.
disk-in-the-way = eine Datei liegt dort, wo der Ordner sein sollte
disk-is-folder = dort steht ein Ordner dieses Namens
disk-other-window = von einem anderen Fenster belegt
left-later = Später
defect-cannot-join = Die Aufzeichnung kann mit dieser Stellung nicht weitergehen: { $reason }. Sie endet davor.
join-other-chess = im einen Teil gilt die Rochade wie im Chess960, im anderen nicht
join-not-later = die Nummer des nächsten Zuges liegt nicht hinter der letzten vor der Lücke
join-more-men = { $side ->
    [white] Weiß hat mehr Figuren oder Bauern als zuvor
   *[black] Schwarz hat mehr Figuren oder Bauern als zuvor
}
join-pawn-back = { $side ->
    [white] ein weißer Bauer steht wieder auf seinem Ausgangsfeld
   *[black] ein schwarzer Bauer steht wieder auf seinem Ausgangsfeld
}
join-right-back = { $side ->
    [white] Weiß hat ein Rochaderecht, das zuvor verloren war
   *[black] Schwarz hat ein Rochaderecht, das zuvor verloren war
}
join-no-position = Diese Stellung kann auf die Aufzeichnung nicht folgen: { $reason }.
table-covered = Aufdecken (F9) zeigt, mit welchen Zeitpunkten der Aufzeichnung es übereinstimmt.

## Das Protokoll eines Antrags
record-title = Protokoll eines Remisantrags
record-subtitle = { $laws } · Artikel { $articles } · für den Schiedsrichter; nach der Partie zu unterschreiben
record-subtitle-without = { $laws } · für den Schiedsrichter; nach der Partie zu unterschreiben
record-event = Turnier
record-round-board = Runde, Brett
record-round-and-board = { $round }, Brett { $board }
record-board-only = Brett { $board }
record-white = Weiß
record-black = Schwarz
record-player-id = { $name } (FIDE-ID { $id })
record-control = Bedenkzeit
record-times = Datum, Uhrzeit
record-claimed-at = Antrag { $time }
record-decided-at = Entscheidung { $time }
record-arbiter = Schiedsrichter
record-chief-arbiter = Hauptschiedsrichter
control-standard = Standardschach
control-rapid = Schnellschach
control-blitz = Blitzschach
record-claim = Der Antrag, wie gestellt.
record-words = „{ $words }“
record-claim-moment = { $side ->
    [white] Gestellt { $moment }, Weiß am Zug.
   *[black] Gestellt { $moment }, Schwarz am Zug.
}
record-told-to = Antrag gestellt bei: { $to }.
record-clocks = Uhrenstand beim Anhalten: Weiß { $white }, Schwarz { $black }.
record-clock-ran = { $side ->
    [white] Die Uhr von Weiß lief.
   *[black] Die Uhr von Schwarz lief.
}
clock-not-noted = nicht notiert
record-finding = Befund aus den Zügen unten
record-decision = Entscheidung des Schiedsrichters
decision-otherwise = Abweichend vom Befund entschieden
decision-comment-otherwise = Abweichend vom Befund entschieden: { $reason }
decision-reason = Begründung: { $reason }
decision-result = Ergebnis: { $result }
decision-clocks = Uhrenstand ab jetzt: Weiß { $white }, Schwarz { $black }.
decision-clock = Uhrenstand ab jetzt: { $side ->
    [white] Weiß
   *[black] Schwarz
} { $time }.
record-all-the-same = In allen derselbe Spieler am Zug, die gleichen Figuren auf den gleichen Feldern, die gleichen Rochaderechte und die gleichen Schlagmöglichkeiten en passant ({ $article }).
record-since = Seit dem letzten Schlag- oder Bauernzug: Weiß { $white }, Schwarz { $black }.
record-at-least = Der Verlauf vor dieser Aufzeichnung ist unbekannt: Die Zählungen gelten als „mindestens“.
record-same-position = Die gleiche Stellung ({ $n })
record-position-on-board = Die Stellung auf dem Brett
record-same-diagram = Diagramm gleich, Stellung nicht ({ $n })
record-picture = { $n } · { $moment }
record-picture-intended = { $n } · { $moment }, beabsichtigt, nicht ausgeführt
record-state = { $side ->
    [white] Weiß am Zug
   *[black] Schwarz am Zug
} · Rochaderechte: { $rights } · en passant: { $captures }.
record-why = { $kind ->
    [side] Spieler am Zug
    [castling] Rochaderecht
   *[en_passant] En passant
} ({ $article }). { $why }
record-number = Nr. { $number }
record-ground-repetition = Antragsgrund ist Stellungswiederholung.
record-ground-fifty = Antragsgrund sind 50 Züge.
record-earlier-claim = Zu diesem Zeitpunkt wurde schon über einen Antrag entschieden: Nr. { $number }, { $claim }: { $finding }.
record-decision-open = Entscheidung des Schiedsrichters (noch offen)
record-start = Ausgehend von der Stellung { $fen }
register-page = Protokoll
told-no-page = Das Protokoll dieses Antrags wurde nicht gefunden: { $file }
names-missing = Im Protokoll fehlen noch die Namen der Spieler.
page-not-kept = Das Protokoll des Antrags ließ sich nicht sichern: { $detail }. Speichern Sie es.
record-moves = Die Züge bis zum Antrag
record-moves-legend = { $mark ->
    [underlined] unterstrichen
   *[sign] =
}: ein Vorkommen · ≠: Diagramm gleich, Stellung nicht
record-rests-on-scoresheets = Alle Züge sind, wie eingegeben, regelgemäß; dass sie so gespielt wurden, belegen nur die Partieformulare.
record-sheets-attached = beide Partieformulare liegen bei
record-replayed = { $boards ->
    [yes] in Anwesenheit beider Spieler am Computer nachgespielt (elektronische Bretter)
   *[other] in Anwesenheit beider Spieler auf einem Brett nachgespielt
}
record-appeal = Gegen die Entscheidung kann Protest eingelegt werden ({ $article }); an: { $to }, bis: { $until }.
record-sign-white = Weiß · zur Kenntnis genommen, keine Zustimmung
record-sign-black = Schwarz · zur Kenntnis genommen, keine Zustimmung
record-sign-arbiter = Schiedsrichter
record-hash = SHA-256 über Ausgangs-FEN, Zeilenumbruch und die Züge in UCI, durch Leerzeichen getrennt:
record-source = Partie { $n } aus { $file }, gelesen bis { $move }
record-imprint = Thrice { $version } · Es entscheiden die Regeln und der Schiedsrichter
record-page = Seite { $page } von { $pages }
record-no-font = Keine mitgelieferte und keine Systemschrift enthält { $characters }; im Protokoll stehen ihre Codepunkte.
error-output-is-input = { $file } ist die gelesene Datei; wählen Sie für die Ausgabe eine andere
error-record-needs-claim = das ist das Protokoll eines Antrags: Geben Sie mit --claimant an, wer ihn stellt

## Der Antrag am Brett
menu-claim = Antrag
claim-title = Antrag prüfen
action-examine-claim = Antrag prüfen
action-another-claim = Weiterer Antrag zum selben Zeitpunkt
action-decide = Nach Befund entscheiden
action-save-record = Protokoll speichern …
action-copy-record = Protokoll als Text kopieren
action-save-form = Leeres Antragsformular …
action-event = Turnier …
action-register = Antragsregister
action-save-register = Register als CSV speichern …
finding-title = Befund
articles-short = Art. { $articles }
claim-covered-text = Die Angaben lassen sich eingeben. Der Befund ist verborgen, damit der Bildschirm niemandem einen Hinweis gibt.
missing-title = Noch kein Befund
missing-claimant = Geben Sie an, wer den Antrag stellt.
missing-basis = Geben Sie an, worauf sich der Antrag stützt: auf die Stellung auf dem Brett oder auf einen beabsichtigten Zug.
missing-intended = Geben Sie den beabsichtigten Zug ein: eintippen oder ziehen.
form-no-event = Über das Turnier ist noch nichts bekannt: Bedenkzeit, Schiedsrichter, Remisangebote, Protest.
form-clocks = Uhren, und welche lief
form-clock = { $side ->
    [white] Uhr von Weiß
   *[black] Uhr von Schwarz
}
form-clock-running = { $side ->
    [white] Uhr von Weiß · lief
   *[black] Uhr von Schwarz · lief
}
form-no-time = Das ist keine Zeit. Schreiben Sie 0:34:05, 34:05 oder nur die Ziffern 3405.
form-running = Welche Uhr lief
form-words = Der Antrag in den Worten des Spielers
form-words-hint = „Dreimal die gleiche Stellung.“
form-claimant = Antragsteller
form-basis = Grundlage
form-on-board = Stellung auf dem Brett
form-intended = Beabsichtigter Zug
form-intended-move = Der beabsichtigte Zug (eintippen oder ziehen; die Aufzeichnung bleibt unverändert)
form-intended-hint = z. B. De2
form-intended-unreadable = Das ist nicht als Zug lesbar.
form-intended-ambiguous = Mehrere Züge passen: { $candidates }.
form-table = Am Brett
form-written = Zug ist aufgeschrieben
form-made = Nächster Zug ist ausgeführt
form-touched = Antragsteller hat eine Figur berührt (4.3)
form-accepted = Gegner nimmt Remis an
form-control = Bedenkzeit
control-title-standard = Standard
control-title-rapid = Schnell
control-title-blitz = Blitz
form-supervised-rapid = Mit Aufsicht (A.4)
form-supervised-blitz = Mit Aufsicht (B.2)
form-more = Weitere Fragen und Angaben zum Protokoll
form-less = Weniger Fragen
form-ground = Antragsgrund
form-repetition = Stellungswiederholung
form-fifty = 50 Züge
form-screen = Stützt sich nur auf Bildschirm
form-withdrawn = Möchte zurücknehmen
form-ended = Partie anders beendet
form-ended-when = Vor oder nach dem Antrag
ended-white-flag = Blättchen von Weiß gefallen
ended-black-flag = Blättchen von Schwarz gefallen
ended-white-resigned = Weiß gab auf
ended-black-resigned = Schwarz gab auf
ended-agreed = Remis vereinbart
ended-before = vorher
ended-after = nachher
form-minutes = Zusatzminuten für den Gegner
form-minutes-by-laws = nach den Regeln
form-record = Zum Protokoll
form-replayed = Mit beiden Spielern nachgespielt
form-sheets = Beide Partieformulare liegen bei
form-told-to = Antrag gestellt bei
form-claimed-at = Uhrzeit des Antrags
form-number = Nummer des Protokolls
form-remarks = Wie geprüft wurde und wer dabei war
steps-title = Am Brett: { $done } von { $all } Schritten
step-1 = Uhren angehalten, Zeiten notiert
step-2 = Stellung, Zugnummer und Spieler am Zug notiert
step-3 = Antrag in den Worten des Spielers angehört
step-4 = Beabsichtigter Zug aufgeschrieben und nicht ausgeführt
step-5 = Gegner gefragt, ob er das Remis annimmt
step-6 = { $boards ->
    [yes] Züge in Anwesenheit beider Spieler am Computer nachgespielt (elektronische Bretter)
   *[other] Züge mit beiden Spielern auf einem anderen Brett nachgespielt
}
step-7 = Entscheidung mit Artikel bekannt gegeben
step-8 = Neue Zeiten eingestellt
step-9 = Richtige Uhr in Gang gesetzt
decision-title = Ihre Entscheidung
decision-goes-on = die Partie geht weiter
decision-move-ends = Der fällige Zug beendet die Partie; tragen Sie das Ergebnis ein, sobald er ausgeführt ist.
decision-clock-unread = Die Eingabe für eine Uhr ist keine Zeit; berichtigen oder leeren Sie sie zuerst.
decision-not-yet = Mit diesem Befund ist der Antrag noch nicht geklärt. Sie können trotzdem abweichend entscheiden.
decision-state-control = Geben Sie die Bedenkzeit an (Standard, Schnell, Blitz): Erst dann stehen Zusatzminuten und neue Zeit fest.
decision-still-to-ask = Noch nicht angegeben, obwohl der Antrag davon abhängt: { $questions }.
still-written = ob der Zug aufgeschrieben ist
still-made = ob der nächste Zug ausgeführt ist
still-touched = ob der Antragsteller eine Figur berührt hat
decision-after-flag = { $how ->
    [white_flag] Das Blättchen von Weiß ist gefallen: Weiß hat verloren, es sei denn, Schwarz kann durch keine mögliche Folge regelgemäßer Züge mattsetzen; dann ist die Partie remis ({ $article }).
   *[other] Das Blättchen von Schwarz ist gefallen: Schwarz hat verloren, es sei denn, Weiß kann durch keine mögliche Folge regelgemäßer Züge mattsetzen; dann ist die Partie remis ({ $article }).
}
decision-moves-after = Die Aufzeichnung enthält Züge nach diesem Zeitpunkt; sie bleiben darin.
procedure-no-score = In dieser Partie muss für einen Antrag kein Zug aufgeschrieben werden ({ $article }).
form-ended-open = Geben Sie an, ob es vor oder nach dem Antrag war; bis dahin zählt es nicht.
decision-as-found = Nach Befund
decision-otherwise-button = Abweichend …
decision-reason-label = Begründung der abweichenden Entscheidung
decision-minutes = Zusatzminuten
decision-minutes-for = { $side ->
    [white] Zusatzminuten für Weiß
   *[black] Zusatzminuten für Schwarz
}
decision-decide = Entscheiden
copy-record = Als Text kopieren
compare-positions = Stellungen vergleichen
open-claim-title = Ein Antrag ist noch nicht entschieden
open-claim-text = Ein Antrag wird geprüft und ist noch nicht entschieden. Die Angaben dazu gehen beim Schließen verloren.
decision-not-last = Seitdem gab es weitere Änderungen; machen Sie diese zuerst rückgängig (Bearbeiten → Verlauf).
decision-take-back = Zurücknehmen
another-claim = Weiterer Antrag
change-decided = Entscheidung über einen Antrag
told-decided = Entschieden und ins Register eingetragen.
told-not-opened = Gespeichert. Das System hat keine Anzeige für { $file }.
clocks-stopped = Uhren angehalten seit { $time } Min.
path-save-page = Protokoll speichern
replace-file-page = { $file } ist schon vorhanden. Ersetzen?
register-title = Antragsregister
register-covered-text = Das Register enthält Befunde. Es ist verborgen, damit der Bildschirm niemandem einen Hinweis gibt.
register-empty = Noch ist über keinen Antrag entschieden. Jede Entscheidung wird hier eingetragen, sobald sie getroffen ist.
register-number = Nr.
register-when = Entschieden
register-claim = Antrag
register-decision = Entscheidung
register-claim-board = { $side ->
    [white] Weiß, Stellung auf dem Brett nach { $after }
   *[black] Schwarz, Stellung auf dem Brett nach { $after }
}
register-claim-intended = { $side ->
    [white] Weiß, { $move } beabsichtigt, nach { $after }
   *[black] Schwarz, { $move } beabsichtigt, nach { $after }
}
register-claim-start = { $side ->
    [white] Weiß, Stellung auf dem Brett zu Beginn
   *[black] Schwarz, Stellung auf dem Brett zu Beginn
}
register-claim-start-intended = { $side ->
    [white] Weiß, { $move } beabsichtigt, zu Beginn
   *[black] Schwarz, { $move } beabsichtigt, zu Beginn
}
register-finding = { $finding ->
    [correct] korrekt
    [incorrect] nicht korrekt
    [no_right] kein Antragsrecht
    [incomplete] unvollständig
    [not_proved] nicht bewiesen
   *[game_already_over] Partie schon beendet
}
register-ruling = { $ruling ->
    [as_found] nach Befund
   *[otherwise] abweichend: { $reason }
}
register-taken-back = zurückgenommen
register-unread = { $n ->
    [one] Eine Zeile des Registers ist nicht lesbar; sie bleibt in der Datei.
   *[other] { $n } Zeilen des Registers sind nicht lesbar; sie bleiben in der Datei.
}
register-unreadable = Das Register ist nicht lesbar: { $detail }
register-not-written = Die Entscheidung gilt, ließ sich aber nicht ins Register eintragen: { $detail }. Speichern Sie das Protokoll.
event-title = Das Turnier
event-text = Wird einmal gefragt und behalten; steht auf jedem Protokoll.
event-time-control = Bedenkzeit in Worten
event-appeal-to = Protest an
event-appeal-until = Protest bis
event-supervised = Mit Aufsicht (A.4, B.2)
event-offers = Remisangebote
event-offers-allowed = zulässig
event-offers-restricted = nicht zulässig
event-boards = Elektronische Bretter
event-paper = Papier
event-laws = Regeln
event-laws-of-its-day = FIDE-Schachregeln zur Zeit der Partie
event-broken = Die gesicherten Turnierangaben waren nicht lesbar. Sie wurden als { $file } beiseitegelegt.
event-unreadable = Die gesicherten Turnierangaben sind nicht lesbar: { $detail }
event-not-kept = Die Turnierangaben gelten vorerst, ließen sich aber nicht sichern: { $detail }
blank-title = Remisantrag
blank-subtitle = Am Brett auszufüllen. Die Uhren sind angehalten; der Antrag kann nicht zurückgenommen werden.
blank-white-clock = Uhr von Weiß
blank-black-clock = Uhr von Schwarz
blank-moment = Ausgeführte Züge und Spieler am Zug
blank-intended = Der beabsichtigte Zug, wie aufgeschrieben
blank-decision = Entscheidung, neue Zeiten, fälliger Zug
blank-correct = korrekt
blank-incorrect = nicht korrekt
blank-otherwise = anders

# Lessons.

menu-lessons = Lektionen
lesson-step = { $n } von { $all }
lesson-next = Weiter
lesson-back = Zurück
lesson-leave = Lektion verlassen
lesson-quiz = Die gleiche Stellung oder nicht?
lesson-same = Die gleiche Stellung
lesson-not-same = Nicht die gleiche Stellung
lesson-right = Richtig beantwortet.
lesson-wrong = Es ist umgekehrt; hier steht, warum.
action-lessons = Alle Lektionen …
lessons-leave = Zurück zur Partie
lessons-title = Lektionen
lessons-scenes = Was „die gleiche Stellung“ heißt
lessons-exercises = Häufige Irrtümer
lessons-cases = Berühmte Partien
lessons-own = Eigene Lektionen
lessons-own-none = Noch keine. Vergleichen Sie zwei Stellungen einer Partie und wählen Sie Lektionen → Als Lektion speichern, oder legen Sie eine Lektionsdatei in den Ordner.
lessons-quiz = Fragen stellen (Quiz)
lessons-folder = Ordner der eigenen Lektionen
lessons-folder-is = Ihre Lektionen liegen im Ordner { $folder }.
lessons-read-again = Neu einlesen
lessons-faults = Diese Dateien sind noch keine Lektionen:
lessons-unreadable = Der Ordner Ihrer Lektionen lässt sich nicht benutzen: { $detail }
told-lessons-read = { $n ->
    [0] Es gibt keine eigenen Lektionen.
    [one] { $n } eigene Lektion wurde gelesen.
   *[other] { $n } eigene Lektionen wurden gelesen.
}
lesson-fault = { $file }, Zeile { $line }: { $problem }
lesson-fault-file = { $file }: { $detail }
problem-form = { $word }
problem-missing = „{ $word }“ fehlt
problem-no-text = der Text fehlt
problem-no-step = es gibt keinen Schritt (step)
problem-start = die Anfangsstellung (FEN) ist keine Stellung
problem-move = { $word } kann hier nicht gespielt werden
problem-no-such-moment = { $n ->
    [one] die Partie hat nur { $n } Halbzug
   *[other] die Partie hat nur { $n } Halbzüge
}
problem-no-square = { $word } ist kein Feld oder kein Felderpaar
problem-half-statement = zu einer Aussage gehört holds = true oder holds = false, und quiz darf nicht daneben stehen
problem-otherwise = { $is ->
    [same] nach den Regeln ist es die gleiche Stellung
   *[other] nach den Regeln ist es nicht die gleiche Stellung
}
problem-right = { $is ->
    [stands] nach den Regeln besteht das Rochaderecht { $word } hier noch
   *[gone] nach den Regeln gibt es hier kein Rochaderecht { $word }
}
problem-no-such-word = „{ $word }“ ist hier unbekannt
problem-intended = „{ $word }“ ist nicht als beabsichtigter Zug lesbar
problem-other-outcome = nach den Regeln lautet der Befund anders: { $outcome }
lesson-true = Stimmt
lesson-not-true = Stimmt nicht
lesson-again = Noch einmal
lesson-next-lesson = Nächste Lektion
lesson-try = Selbst probieren
lesson-return = Zurück zur Lektion
lesson-trial-title = Selbst probieren: { $title }
lesson-trial-name = Lektion
action-handout = Arbeitsblatt (PDF) …
action-save-as-lesson = Als Lektion speichern …
action-present = Präsentation
menu-language = Sprache
language-awaits-review = { $language } (noch von keinem Schiedsrichter geprüft)
new-lesson-name = Titel
new-lesson-title = { $one } – { $other }
new-lesson-without-names = Ohne Namen
new-lesson-remember = Merken Sie sich diese Stellung.
new-lesson-compare = Vergleichen Sie diese Stellung mit der früheren.
new-lesson-gap = Eine Lektion spielt nur regelgemäße Züge. Diese Aufzeichnung enthält vor dem späteren der beiden Zeitpunkte eine Lücke oder einen regelwidrigen Zug.
told-lesson-saved = Als Lektion gespeichert: { $file }
lesson-not-saved = Die Lektion ließ sich nicht speichern: { $detail }
exam-title = Prüfung
exam-text = { $n ->
    [one] { $n } Antrag: Beurteilen Sie ihn und nennen Sie Artikel, Zusatzminuten und fälligen Zug. Dann sehen Sie den Befund.
   *[other] { $n } Anträge: Beurteilen Sie jeden und nennen Sie Artikel, Zusatzminuten und fälligen Zug. Dann sehen Sie den Befund.
}
exam-begin = Prüfung beginnen
exam-leave = Prüfung verlassen
exam-case = Antrag { $n } von { $all }
exam-facts = Was angegeben ist
exam-outcome = Wie ist der Antrag zu beurteilen?
exam-article = Nach welchem Artikel? (einer genügt)
exam-minutes = Zusatzminuten für den Gegner
exam-due = Welcher Zug ist fällig?
exam-minutes-answer = { $n ->
    [0] keine
   *[other] { $n }
}
due-none = keiner, die Partie ist beendet
due-intended = der beabsichtigte Zug
due-other = ein anderer Zug mit dieser Figur
due-touched = ein Zug mit der berührten Figur
due-any = { $side ->
    [white] ein beliebiger regelgemäßer Zug von Weiß
   *[black] ein beliebiger regelgemäßer Zug von Schwarz
}
due-not-yet = noch keiner, der Antrag ist noch offen
exam-hand-in = Befund zeigen
exam-not-whole = Beantworten Sie zuerst alle vier Fragen.
exam-answer-wrong = Richtig wäre: { $answer }
exam-right = { $n } von 4 richtig
exam-next = Nächster Antrag
exam-result = Ergebnis
exam-score = { $right } von { $all } Antworten richtig
exam-again = Prüfung wiederholen

## How the window looks and behaves
menu-text = Textgröße
menu-colours = Farben
menu-board = Brett
menu-pieces = Figuren in Zügen
menu-motion = Bewegung
menu-layout = Anordnung
theme-system = Wie im System
theme-light = Hell
theme-dark = Dunkel
theme-contrast-light = Hoher Kontrast, hell
theme-contrast-dark = Hoher Kontrast, dunkel
board-wood = Holz
board-green = Grün
board-blue = Blau
board-grey = Grau, wie gedruckt
text-small = Kleiner Text
text-usual = Normaler Text
text-large = Großer Text
text-larger = Größerer Text
text-largest = Größter Text
pieces-of-language = Wie in dieser Sprache
pieces-english = Englische Buchstaben
pieces-figurines = Figurinen
motion-system = Wie im System
motion-moving = Figuren gleiten in Lektionen
motion-still = Nichts bewegt sich von selbst
finding-right = Befund rechts
finding-left = Befund links
quiz-asks = Lektionen fragen zuerst
quiz-tells = Lektionen fragen nicht
action-wider-finding = Befund breiter
action-narrower-finding = Befund schmaler
action-wider-scoresheet = Partieformular breiter
action-narrower-scoresheet = Partieformular schmaler
action-usual-layout = Übliche Anordnung
action-show-settings = Einstellungsdatei …
action-palette = Befehl suchen …
action-keys = Tasten
action-help = Hilfe
action-save-card = Merkkarte fürs Brett (PDF) …
splitter-scoresheet = Breite des Partieformulars
splitter-finding = Breite des Befunds
settings-title = Einstellungen
settings-set-aside = Zeile { $line } von { $file } ist nicht lesbar. Die Datei wurde als { $now } beiseitegelegt; nichts darin ist verloren. Thrice läuft mit den üblichen Einstellungen weiter und legt bei der nächsten Änderung eine neue Datei an.
settings-unreadable = { $file } ist nicht lesbar: { $detail }. Thrice läuft mit den üblichen Einstellungen weiter und lässt die Datei, wie sie ist.
settings-not-used = In { $file } steht für diese Einstellungen eine Wahl, die es nicht gibt: { $keys }. Es gilt das Übliche; die Datei bleibt, wie sie ist, bis Sie etwas anderes wählen.
settings-not-kept = Das gilt, bis das Fenster geschlossen wird; es ließ sich nicht sichern: { $detail }
told-no-larger = Für noch Größeres ist das Fenster zu klein. Vergrößern Sie das Fenster, oder im Menü „Ansicht“ den Text allein.
told-settings-at = Die Einstellungen stehen in { $file }
also-colours = Thema Nacht Tag Modus Aussehen Kontrast
also-text = Schriftgröße größer kleiner Zoom
also-scale = Zoom größer kleiner Größe
also-flip = drehen umdrehen andere Seite
also-cover = verbergen verstecken Spieler
also-save = exportieren schreiben Datei
also-print = drucken Papier PDF Seite
also-reset = zurücksetzen Standard
also-settings = Einstellungen Optionen
also-find = suchen finden Spieler
palette-hint = Was möchten Sie tun?
palette-nothing = Nichts heißt so. Versuchen Sie es mit einem anderen Wort.
mark-square = { $square } markieren
wipe-marks = Pfeile und Markierungen entfernen
go-to-move = Zu { $move }
compare-with-move = Mit { $move } vergleichen

## Opening
opening = { $file } wird gelesen …
opened-beside = { $file } wurde gelesen und ist offen; { $key } zeigt die Datei.

## Help
help-back = Zurück
help-first = Erste Schritte
help-first-text =
    Thrice beantwortet eine Frage: Wäre ein Remisantrag korrekt? Thrice zeigt jedes frühere Vorkommen einer Stellung, jedes gleiche Diagramm, das nicht die gleiche Stellung ist, und jeweils den Artikel der Regeln. Das Programm findet, der Schiedsrichter entscheidet.

    So kommt eine Partie ins Fenster:

    • Öffnen Sie eine PGN-Datei mit { $open }, über ihren Pfad mit { $path }, oder ziehen Sie sie ins Fenster.

    • Fügen Sie mit { $paste } eine Partie, eine FEN oder bloße Züge ein.

    • Tippen Sie die Züge ein: Beginnen Sie mit { $new } eine neue Partie und schreiben Sie wie auf dem Partieformular.

    Dann geht es mit ← und → Zug für Zug durch die Partie. Die Übersicht neben dem Brett sagt, was zum gezeigten Zeitpunkt gilt; { $previous } und { $next } führen zu den anderen Vorkommen der Stellung. { $palette } findet jeden Befehl über seinen Namen, { $keys } zeigt alle Tasten.
help-entering = Eine Partie eingeben und berichtigen
help-entering-text =
    Tippen Sie nach { $new } die Züge ein, ganz gleich wo im Fenster: e4 e5 Sf3. Leer- oder Eingabetaste führt jeden aus. Oder ziehen Sie die Figuren mit der Maus. Das Eingabefeld sagt, was gelesen wird und warum ein Zug nicht möglich ist.

    Wenig Zeit? { $tail } beginnt beim letzten Schlag- oder Bauernzug: Was davor war, kann nicht wiederkehren. Bauen Sie die Stellung unmittelbar danach auf, mit den Rochaderechten und der En-passant-Möglichkeit, wie sie damals waren, und geben Sie die folgenden Züge ein.

    Um eine Partie zu berichtigen, gehen Sie zum Zeitpunkt vor dem falschen Zug und führen Sie den richtigen aus. Thrice fragt, ob er den falschen ersetzt, vor ihm eingefügt wird oder eine Variante ist, und sagt, wie viele der späteren Züge regelgemäß bleiben. { $undo } macht jede Änderung rückgängig; { $save } speichert die Änderungen in der Datei.
help-finding = Den Befund lesen
help-finding-text =
    • ✓ grün: Ein Antrag wäre korrekt. Die Zeile darunter sagt, für wen und nach welchem Artikel.

    • ✗ rot: Ein Antrag wäre nicht korrekt, oft weil das gleiche Diagramm nicht die gleiche Stellung ist: Der andere Spieler ist am Zug, ein Rochaderecht ging verloren, oder damals konnte en passant geschlagen werden.

    • ? gelb: Diese Aufzeichnung klärt es nicht. Etwas davor ist unbekannt, fehlt oder ist beschädigt.

    • = blau: Die Partie war ohne Antrag beendet, durch Matt, Patt, eine tote Stellung, das fünfte Vorkommen oder 75 Züge.

    In der Zeile unter dem Brett stehen ausgefüllte Marken für Vorkommen der gezeigten Stellung, hohle nur für das gleiche Diagramm, und der Ring zeigt, wo Sie sind. Auf dem Partieformular führen Züge mit dem gleichen Buchstaben zur gleichen Stellung; die Zahl sagt, zum wievielten Mal. { $hold } merkt einen Zeitpunkt, { $compare } vergleicht ihn mit einem anderen.
help-claim = Ein Antrag am Brett
help-claim-text =
    Gehen Sie zum Zeitpunkt des Antrags und drücken Sie { $claim }. Die Fragen stehen in der Reihenfolge, in der sie aufkommen: die Uhren, die Worte des Spielers, wer den Antrag stellt, worauf er sich stützt und was getan wurde. Lassen Sie eine Frage offen, zu der niemand etwas gesagt hat: Das Programm kreuzt nichts für Sie an. Ein beabsichtigter Zug wird eingetippt; die Züge der Partie bleiben, wie sie sind.

    Neben den Fragen stehen drei Antworten, jede mit ihrem Artikel: was das Brett sagt, was das Verfahren sagt und ob die Partie schon vorher beendet war. Darunter steht, was folgt, mit den neuen Zeiten auf der Uhr.

    Die Entscheidung treffen Sie: { $decide } entscheidet nach Befund; oder Sie entscheiden abweichend und begründen es. { $record } speichert das Protokoll, ein Blatt, das beide Spieler unterschreiben können und das ein Schiedsgericht ohne das Programm prüfen kann.
help-players = Was Spieler sehen dürfen
help-players-text =
    Der Bildschirm darf niemandem einen Hinweis geben. { $cover } verdeckt Befund, Zählung und Marken; das Brett und die Züge bleiben. Während Sie eine Partie eingeben, ist all das schon verdeckt.

    { $players } öffnet ein zweites Fenster für die Spieler: das Brett und die letzten Züge, niemals mehr. Thrice warnt, wenn zwei Bildschirme dasselbe Bild zeigen.

    { $present } füllt für einen Vortrag oder eine Lektion den ganzen Bildschirm, mit großer Schrift und sonst nichts.
help-damaged = Beschädigte Aufzeichnungen
help-damaged-text =
    Nichts wird stillschweigend weggelassen. Ist ein Zug nicht lesbar, so endet die Aufzeichnung davor, eine rote Zeile zeigt, was dort geschrieben steht, und die Übersicht nennt Zeile und Spalte. Was bis dahin bewiesen war, bleibt bewiesen; nach einer Lücke gelten Zählungen als „mindestens“.

    Führen Sie an dieser Stelle den richtigen Zug aus, und der Rest wird von dort an gelesen. { $sheets } stellt zwei Formulare einer Partie nebeneinander, { $table } vergleicht das Spielbrett mit der Aufzeichnung. Wo Züge fehlen, geht es mit Partie → Lücke im Formular von einer Stellung aus weiter, die Sie aufbauen.
help-many = Viele Partien
help-many-text =
    { $scan } sieht einen Ordner, Dateien oder alles durch, was Sie dorthin ziehen, und hält zwei Fragen auseinander: In welchen Partien hätte Remis beantragt werden können, ohne dass es geschah? Welche waren nach den Regeln beendet, und es wurde weitergespielt? Eine Zeile öffnet ihre Partie zum fraglichen Zeitpunkt. Die Dateien werden nur gelesen.

    In einer Datei mit vielen Partien sucht { $find } nach Spielern, Turnier und Datum.
help-teaching = Unterrichten
help-teaching-text =
    Das Menü „Lektionen“ enthält Szenen dazu, was „die gleiche Stellung“ heißt, Übungen zu häufigen Irrtümern, berühmte Partien und eine Prüfung. Bei jedem Schritt lässt sich frei probieren, und jede Lektion lässt sich als Arbeitsblatt drucken. Vergleichen Sie zwei Stellungen einer beliebigen Partie, und Lektionen → Als Lektion speichern macht daraus eine eigene Lektion.

    Mit { $present } füllt eine Lektion den Bildschirm; die Leertaste führt weiter. Die rechte Maustaste zeichnet Pfeile auf das Brett.
help-laws = Die angewandten Regeln
help-laws-text =
    Thrice wendet die FIDE-Schachregeln an, die seit dem 1. Januar 2023 gelten, sofern nicht unter Antrag → Turnier eine andere Fassung gewählt ist. Ist eine Partie älter als die Regeln, die auf sie angewandt werden, so wird das angegeben.

    Zwei Stellungen sind die gleiche, wenn derselbe Spieler am Zug ist, Figuren gleicher Art und Farbe auf den gleichen Feldern stehen und die möglichen Züge beider Spieler gleich sind ({ $same }). Ein verlorenes Rochaderecht und ein damals regelgemäßes Schlagen en passant machen eine andere Stellung daraus; ein Recht, dem nur der Weg versperrt ist, besteht weiter.

    Das dritte Vorkommen ergibt nur auf korrekten Antrag des Spielers am Zug ein Remis ({ $repetition }), das fünfte auch ohne Antrag ({ $fivefold }). Ob ein unterschriebenes Ergebnis geändert wird, entscheidet der Schiedsrichter ({ $signed }).
help-finding-more = Ein kleiner Buchstabe mit Zahl auf dem Formular nennt die Gruppe gleicher Stellungen und das wievielte Mal; ≠ ist das gleiche Diagramm, das nicht dieselbe Stellung ist; ! ein Hinweis; eine kleine Gabel steht für andere Züge in der Aufzeichnung. Ein blauer Balken im Streifen zeigt, wo die Partie zu Ende war.
help-claim-more = Ein nicht korrekter Antrag bringt dem Gegner zwei Minuten mehr (im Schnellschach, und im Blitz ohne volle Aufsicht, eine). Ein Antrag ist auch ein Remisangebot: Fragen Sie, ob es angenommen wird. Entschiedene Anträge stehen im Register, im Menü „Antrag“.
help-laws-more = Remis kann auch nach fünfzig Zügen jedes Spielers ohne Schlag- und Bauernzug beantragt werden ({ $fifty }); nach 75 ist die Partie ohne Antrag remis ({ $seventyfive }). Eine Stellung, in der niemand mattsetzen kann, beendet die Partie ({ $dead }); Thrice erkennt sie allein am Material.
help-keys-text =
    Buchstaben und Ziffern gehören immer zu den Zügen. Befehle haben Funktionstasten oder Tasten mit { $ctrl } oder Alt. { $larger } und { $smaller } machen alles größer und kleiner; Alt+1 bis Alt+9 führen zum ersten bis neunten Vorkommen; Esc führt zurück. Alt mit dem Buchstaben, der unterstrichen ist, solange Alt gehalten wird, öffnet ein Menü; auch F10 führt zu den Menüs.

## The card for the table
card-title = Remis wird beantragt
card-steps = Was Sie tun
card-law = Worauf es ankommt
card-same = Die gleiche Stellung ({ $article })
card-keys = Tasten von Thrice
card-repetition = Wiederholung: Die Stellung ist soeben mindestens zum dritten Mal entstanden, und der Antragsteller ist am Zug.
card-intended = Wiederholung: Die Stellung ist im Begriff, mindestens zum dritten Mal zu entstehen; der Antragsteller schreibt den Zug auf, führt ihn nicht aus und erklärt dem Schiedsrichter seine Absicht.
card-fifty = 50 Züge von jedem Spieler ohne Schlag- und ohne Bauernzug; auch mit einem beabsichtigten Zug.
card-touched = Figur berührt, um sie zu ziehen oder zu schlagen: In diesem Zug ist kein Antrag möglich.
card-paused = Die Uhren sind angehalten. Der Antrag kann nicht zurückgenommen werden.
card-correct = Korrekt: sofort remis. Ein beabsichtigter Zug wird nicht ausgeführt.
card-incorrect = Nicht korrekt: zwei Minuten mehr für den Gegner (im Schnellschach, und im Blitz ohne volle Aufsicht, eine), und ein beabsichtigter Zug muss ausgeführt werden.
card-fivefold = Fünftes Vorkommen: remis ohne Antrag.
card-seventy-five = 75 Züge von jedem Spieler ohne Schlag- und ohne Bauernzug: remis ohne Antrag; setzt der letzte Zug matt, geht das Matt vor.
card-same-move = Derselbe Spieler ist am Zug.
card-same-pieces = Figuren gleicher Art und Farbe stehen auf den gleichen Feldern.
card-same-castling = Die Rochaderechte sind gleich: Ein Recht, dem nur der Weg versperrt ist, besteht weiter; es geht verloren, wenn König oder Turm zieht.
card-same-en-passant = In beiden Stellungen konnte ein Bauer en passant geschlagen werden oder in keiner; es zählt nur regelgemäßes Schlagen.

## The keys, as they are written
key-ctrl = Strg
key-command = Cmd
key-shift = Umschalt
key-delete = Entf
key-home = Pos1
key-end = Ende
key-page-up = Bild auf
key-page-down = Bild ab
key-enter = Eingabe
