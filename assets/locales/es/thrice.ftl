# The sentences of Thrice in Spanish. Whole sentences with places; the test `locales` holds the languages together.
# Variants in spaced brackets such as [ dama ], [ torre ], [ italiano ] match the words of `piece-name` and `letters-it` below.

## Momentos y jugadas
moment-start = posición inicial
moment-after = tras { $move }
moments-start = en la posición inicial
moments-after = tras { $moves }
moments-start-and-after = en la posición inicial y tras { $moves }
list-and = { $last ->
    [ italiano ] { $many } e { $last }
   *[other] { $many } y { $last }
}
list-or = { $many } o { $last }
side-white = Blancas
side-black = Negras
side-to-move = { $side ->
    [white] Juegan blancas
   *[black] Juegan negras
}
nth-time = { $n ->
    [1] Primera vez
    [2] Segunda vez
    [3] Tercera vez
    [4] Cuarta vez
    [5] Quinta vez
    [6] Sexta vez
    [7] Séptima vez
    [8] Octava vez
    [9] Novena vez
   *[other] { $n }.ª vez
}
nth-time-small = { $n ->
    [1] primera vez
    [2] segunda vez
    [3] tercera vez
    [4] cuarta vez
    [5] quinta vez
    [6] sexta vez
    [7] séptima vez
    [8] octava vez
    [9] novena vez
   *[other] { $n }.ª vez
}
moves-later = { $n ->
    [one] { $n } jugada después
   *[other] { $n } jugadas después
}
shown-on-the-board = en el tablero
article = Art. { $article }
articles = Art. { $articles }

## El dictamen
verdict-breaks-off = La anotación se interrumpe aquí
verdict-cut-off = La anotación acaba en mitad de una jugada
verdict-proved-until-here = Hasta aquí: { $verdict }
moment-with-articles = { $moment } ({ $articles })
verdict-ended-dead = La partida ya era tablas: posición muerta
verdict-ended-fivefold = La partida ya era tablas: quinta aparición
verdict-ended-seventy-five = La partida ya era tablas: 75 jugadas
verdict-ends-checkmate = Jaque mate: fin de la partida
verdict-ends-stalemate = Ahogado: la partida es tablas
verdict-ends-dead = Posición muerta: la partida es tablas
verdict-ends-fivefold = Quinta vez: la partida es tablas
verdict-ends-seventy-five = 75 jugadas: la partida es tablas
verdict-may-claim = { $side ->
    [white] Las blancas pueden reclamar tablas
   *[black] Las negras pueden reclamar tablas
}
verdict-may-claim-with-move = { $side ->
    [white] Las blancas pueden reclamar con una jugada prevista
   *[black] Las negras pueden reclamar con una jugada prevista
}
verdict-at-least = { $n ->
    [1] Al menos una vez
    [2] Al menos dos veces
   *[other] Al menos { $n } veces
}
refused-headline = No hay posición que examinar
verdict-first-time = Primera vez
verdict-second-time-only = Solo dos veces
verdict-first-time-only = Solo una vez
detail-claim-incorrect = Una reclamación sería incorrecta
detail-without-claim = No hace falta reclamación
detail-not-proved = No demostrado por esta anotación
detail-fifty-moves = Cincuenta jugadas de cada jugador
why-occurrences = Apariciones: { $moments }.
why-fifty-moves = Jugadas sin captura ni movimiento de peón: blancas { $white }, negras { $black } ({ $article }).
why-intended-moves = Con { $moves }, si se anota en la planilla y no se realiza ({ $article }).
why-any-quiet-move = Con cualquier jugada que no sea captura ni movimiento de peón, si se anota y no se realiza ({ $article }).
why-signed-result = Conforme al artículo { $article }, la partida terminó en tablas tras { $move }. Corresponde al árbitro decidir si se modifica un resultado ya firmado ({ $signed }).
why-signed-result-start = Conforme al artículo { $article }, la partida ya era tablas en la posición inicial. Corresponde al árbitro decidir si se modifica un resultado ya firmado ({ $signed }).
why-dead-material = Con este material no es posible ningún jaque mate ({ $article }).
why-checkmate = El jaque mate pone fin a la partida ({ $article }).
why-stalemate = El ahogado pone fin a la partida ({ $article }).
why-fivefold = Cinco apariciones ponen fin a la partida sin reclamación ({ $article }): { $moments }.
why-seventy-five = Setenta y cinco jugadas de cada jugador sin captura ni movimiento de peón ponen fin a la partida sin reclamación ({ $article }).
why-earlier-unknown = Se desconoce lo jugado antes de esta anotación: puede haber apariciones anteriores.
why-same-diagram = { $positions ->
    [one] Mismo diagrama { $diagrams ->
        [2] dos veces
        [3] tres veces
       *[other] { $diagrams } veces
    }, misma posición una sola vez ({ $articles }).
    [2] Mismo diagrama { $diagrams ->
        [3] tres veces
       *[other] { $diagrams } veces
    }, misma posición dos veces ({ $articles }).
   *[other] Mismo diagrama { $diagrams } veces, misma posición { $positions } veces ({ $articles }).
}
why-no-claim-second = Para reclamar se exige la tercera aparición; esta es la segunda.
why-en-passant-now = La captura al paso { $captures } es posible ahora, así que esta posición solo puede aparecer una vez ({ $article }).
why-no-claim-first = Esta posición no había aparecido antes en el tablero.

## El panel y el informe de texto
heading-occurrences = Apariciones
heading-later = Más adelante en la partida
heading-same-diagram = Mismo diagrama, distinta posición
heading-intended = Jugada prevista
heading-since = Desde la última captura o movimiento de peón
heading-record = La anotación
heading-claim = La reclamación
no-same-diagram = Ninguna posición anterior tiene este diagrama.
since-counts-at-least = Al menos: blancas { $white }, negras { $black } (se reclama con 50 de cada jugador)
since-counts = Blancas { $white }, negras { $black } (se reclama con 50 de cada jugador)
no-intended-move = { $side ->
    [white] Ninguna jugada de las blancas da lugar a una tercera aparición.
   *[black] Ninguna jugada de las negras da lugar a una tercera aparición.
}
no-intended-move-known = { $side ->
    [white] Según esta anotación, ninguna jugada de las blancas da lugar a una tercera aparición.
   *[black] Según esta anotación, ninguna jugada de las negras da lugar a una tercera aparición.
}
no-claim-after-the-end = La partida había terminado: no cabe reclamación.
intended-repetition = { $nth }, si se anota y no se realiza
intended-fifty = cincuenta jugadas de cada jugador, si se anota y no se realiza
intended-ends-checkmate = además sería jaque mate
intended-ends-stalemate = además sería ahogado
intended-ends-dead = además daría lugar a una posición muerta
intended-ends-fivefold = de realizarse, pondría fin a la partida (quinta aparición)
intended-ends-seventy-five = de realizarse, pondría fin a la partida (75 jugadas)
intended-any-quiet = { $n ->
    [one] Una jugada completa las cincuenta de cada jugador, si se anota y no se realiza
   *[other] Con { $n } jugadas distintas se completan las cincuenta de cada jugador, si la elegida se anota y no se realiza
}
intended-line = { $facts } ({ $articles })
intended-sentence = Jugada prevista { $move }: { $line }.
intended-count-sentence = { $fact } ({ $article }).
later-sentence = La posición vuelve a aparecer { $moments }.
kind-side-to-move = turno
kind-castling = enroque
kind-en-passant = al paso
difference-side-to-move = { $then ->
    [white] Entonces estaban en juego las blancas; ahora, las negras.
   *[black] Entonces estaban en juego las negras; ahora, las blancas.
}
difference-castling = { $side ->
    [white] Las blancas aún tenían derecho al enroque en el flanco de { $wing ->
        [kingside] rey
       *[queenside] dama
    }; lo perdieron por { $move }.
   *[black] Las negras aún tenían derecho al enroque en el flanco de { $wing ->
        [kingside] rey
       *[queenside] dama
    }; lo perdieron por { $move }.
}
difference-en-passant = La captura al paso { $captures } era posible tras { $move }; ahora no lo es.
difference-en-passant-start = La captura al paso { $captures } era posible en la posición inicial; ahora no lo es.
difference-castling-rook = { $side ->
    [white] Las blancas aún tenían derecho al enroque con la torre de { $square }; lo perdieron por { $move }.
   *[black] Las negras aún tenían derecho al enroque con la torre de { $square }; lo perdieron por { $move }.
}
first-line-start = Posición inicial, { $side ->
    [white] juegan blancas
   *[black] juegan negras
}.
first-line-after = Tras { $move }, { $side ->
    [white] juegan blancas
   *[black] juegan negras
}.
verdict-sentence-articles = { $headline } ({ $articles }).
verdict-sentence = { $headline }.
detail-sentence = { $detail }.
laws-name = { $edition ->
    [fide-2018] Leyes de la FIDE 2018
    [fide-2017] Leyes de la FIDE 2017
    [fide-2014] Leyes de la FIDE 2014
    [fide-before-2014] Leyes de la FIDE anteriores a julio de 2014
    [us-chess] Reglas de US Chess
   *[fide-2023] Leyes de la FIDE 2023
}
laws-older-game = { $laws }, aplicadas a una partida de { $year }
record-whole = Se leyeron todas las jugadas.
record-no-moves = Partida sin jugadas.
record-partial = La anotación se interrumpe. Lo que aquí se comprueba se basa en las jugadas anteriores al daño.
record-refused = Esta anotación no da ninguna posición que examinar.
game-line = Partida { $n } de { $file }
game-of = partida { $n } de { $total }
move-of = jugada { $n } de { $total }
status-all-read = todas las jugadas leídas
status-no-moves = sin jugadas
status-partial = la anotación se interrumpe
status-refused = sin posición que examinar
status-notices = { $n ->
    [one] { $n } aviso
   *[other] { $n } avisos
}

## Reclamaciones
heading-what-follows = Qué procede
heading-for-the-arbiter = Solo para el árbitro
claim-correct = Reclamación correcta: la partida es tablas
claim-incorrect = Reclamación incorrecta
claim-no-right = Sin derecho a reclamar
claim-incomplete = Reclamación incompleta
claim-not-proved = No demostrado por esta anotación
claim-game-over = La partida ya había terminado
claim-articles = { $outcome } ({ $articles })
answer-board = El tablero
answer-procedure = El procedimiento
answer-not-ended-before = La partida no había terminado antes
answer-ended-before = La partida había terminado antes
answer-board-not-asked = No se examinó el tablero: el jugador no está en juego.
answer-not-ended = Antes de la reclamación, la partida no había terminado en el tablero por jaque mate, ahogado, posición muerta, quíntuple repetición ni 75 jugadas (posiciones muertas juzgadas solo por el material; no se examinaron las bloqueadas).
answer-not-ended-outline = Antes de la reclamación, la partida no había terminado en el tablero por jaque mate, ahogado ni posición muerta (posiciones muertas juzgadas solo por el material; no se examinaron las bloqueadas).
answer-end-not-stated = No consta si un jugador abandonó, si cayó una bandera o si se acordaron tablas.
procedure-has-the-move = { $side ->
    [white] Las blancas están en juego.
   *[black] Las negras están en juego.
}
procedure-written = { $answer ->
    [yes] La jugada prevista está anotada en la planilla.
    [no] La jugada prevista no está anotada en la planilla.
   *[not_stated] No consta si la jugada prevista está anotada.
}
procedure-made = { $answer ->
    [yes] La jugada siguiente ya se ha realizado.
    [no] La jugada siguiente no se ha realizado.
   *[not_stated] No consta si se ha realizado la jugada siguiente.
}
procedure-touched = { $answer ->
    [yes] El reclamante tocó una pieza.
    [no] El reclamante no tocó ninguna pieza.
   *[not_stated] No consta si el reclamante tocó una pieza.
}
answer-yes = sí
answer-no = no
answer-not-stated = no consta
claim-acceptance = { $side ->
    [white] { $answer ->
        [yes] Las blancas aceptan las tablas.
        [no] Las blancas no aceptan las tablas.
       *[not_stated] No consta si las blancas aceptan las tablas.
    }
   *[black] { $answer ->
        [yes] Las negras aceptan las tablas.
        [no] Las negras no aceptan las tablas.
       *[not_stated] No consta si las negras aceptan las tablas.
    }
}
claim-as-made-on-board = { $side ->
    [white] Las blancas reclaman tablas por la posición en el tablero.
   *[black] Las negras reclaman tablas por la posición en el tablero.
}
claim-as-made-intended = { $side ->
    [white] Las blancas reclaman tablas con la jugada prevista { $move }.
   *[black] Las negras reclaman tablas con la jugada prevista { $move }.
}
reason-game-over = La partida había terminado tras { $move } ({ $article }).
reason-game-over-fivefold = La partida había terminado con la quinta aparición de una posición: { $moments } ({ $article }).
reason-game-over-start = La partida había terminado ya en la posición inicial ({ $article }).
reason-not-his-move = { $side ->
    [white] Las blancas están en juego; solo puede reclamar el jugador que está en juego ({ $article }).
   *[black] Las negras están en juego; solo puede reclamar el jugador que está en juego ({ $article }).
}
reason-touched = Se tocó una pieza en los términos de { $touch }: se pierde el derecho a reclamar en esta jugada ({ $article }).
reason-ended-off-board = { $how ->
    [white_flag] La caída de bandera de las blancas se había observado antes de la reclamación ({ $article }).
    [black_flag] La caída de bandera de las negras se había observado antes de la reclamación ({ $article }).
    [white_resigned] Las blancas habían abandonado antes de la reclamación ({ $article }).
    [black_resigned] Las negras habían abandonado antes de la reclamación ({ $article }).
   *[agreed] Se habían acordado tablas antes de la reclamación ({ $article }).
}
reason-ended-after = { $how ->
    [white_flag] La caída de bandera de las blancas no se observó hasta después de la reclamación, por lo que esta se comprueba primero ({ $article }).
    [black_flag] La caída de bandera de las negras no se observó hasta después de la reclamación, por lo que esta se comprueba primero ({ $article }).
    [white_resigned] Las blancas abandonaron después de la reclamación; esta se comprueba primero.
    [black_resigned] Las negras abandonaron después de la reclamación; esta se comprueba primero.
   *[agreed] Se acordaron tablas después de la reclamación.
}
reason-withdrawn = Una reclamación no puede retirarse; se comprueba de todos modos ({ $article }).
reason-screen = La reclamación se basa únicamente en lo que muestra una pantalla, lo que no está permitido; las jugadas se comprueban de todos modos ({ $article }).
reason-move-made = La jugada ya se ha realizado: solo podría reclamar el adversario, que ahora está en juego ({ $article }).
reason-difference = Distinta posición: { $moment }. { $why }
reason-occurrences-unknown = Se desconoce lo jugado antes de la anotación: la posición reclamada aparece al menos { $n ->
    [1] una vez
    [2] dos veces
   *[other] { $n } veces
}.
reason-moves-unknown = Se desconoce lo jugado antes de la anotación: no se pueden contar las jugadas desde la última captura o movimiento de peón.
reason-not-written = La jugada prevista no está anotada en la planilla ({ $article }).
reason-illegal-move = La jugada prevista { $move } no es legal.
reason-enough-occurrences = La posición ha aparecido por { $nth }: { $moments }.
reason-enough-occurrences-intended = Tras { $move } la posición aparecería por { $nth }; hasta ahora apareció { $moments }.
reason-too-few-occurrences = La posición solo ha aparecido por { $nth }: { $moments }.
reason-too-few-occurrences-intended = Tras { $move } la posición solo aparecería por { $nth }.
reason-same-diagram = Mismo diagrama { $diagrams ->
    [2] dos veces
    [3] tres veces
   *[other] { $diagrams } veces
}, misma posición solo { $positions ->
    [1] una vez
    [2] dos veces
   *[other] { $positions } veces
}.
reason-enough-moves = Se han completado cincuenta jugadas de cada jugador sin captura ni movimiento de peón: blancas { $white }, negras { $black }.
reason-enough-moves-intended = Con { $move } se completarían cincuenta jugadas de cada jugador sin captura ni movimiento de peón: blancas { $white }, negras { $black }.
reason-too-few-moves = Aún no se han completado cincuenta jugadas de cada jugador sin captura ni movimiento de peón: blancas { $white }, negras { $black }.
reason-too-few-moves-intended = Con { $move } aún no se completarían cincuenta jugadas de cada jugador sin captura ni movimiento de peón: blancas { $white }, negras { $black }.
consequence-drawn = La partida es tablas de inmediato ({ $article }).
consequence-not-made = La jugada prevista { $move } no se realiza ({ $article }).
consequence-both-sign = El resultado se anota como tablas y ambos jugadores firman las dos planillas ({ $article }).
penalty-laid-down = { $side ->
    [white] { $minutes ->
        [1] Se añade un minuto
        [2] Se añaden dos minutos
       *[other] Se añaden { $minutes } minutos
    } al tiempo de las blancas ({ $articles }).
   *[black] { $minutes ->
        [1] Se añade un minuto
        [2] Se añaden dos minutos
       *[other] Se añaden { $minutes } minutos
    } al tiempo de las negras ({ $articles }).
}
penalty-in-standard = { $side ->
    [white] En ajedrez estándar { $minutes ->
        [1] se añade un minuto
        [2] se añaden dos minutos
       *[other] se añaden { $minutes } minutos
    } al tiempo de las blancas ({ $articles }).
   *[black] En ajedrez estándar { $minutes ->
        [1] se añade un minuto
        [2] se añaden dos minutos
       *[other] se añaden { $minutes } minutos
    } al tiempo de las negras ({ $articles }).
}
penalty-by-supervision = { $side ->
    [white] Se añade un minuto al tiempo de las blancas, o dos si un árbitro supervisa esta partida y ninguna otra ({ $articles }).
   *[black] Se añade un minuto al tiempo de las negras, o dos si un árbitro supervisa esta partida y ninguna otra ({ $articles }).
}
penalty-set = { $side ->
    [white] { $minutes ->
        [0] No se añade tiempo
        [1] Se añade un minuto
        [2] Se añaden dos minutos
       *[other] Se añaden { $minutes } minutos
    } a las blancas, según lo fijado por el torneo o el árbitro.
   *[black] { $minutes ->
        [0] No se añade tiempo
        [1] Se añade un minuto
        [2] Se añaden dos minutos
       *[other] Se añaden { $minutes } minutos
    } a las negras, según lo fijado por el torneo o el árbitro.
}
penalty-unknown = No hay certeza de qué sanción de tiempo disponen aquí estas Leyes; decide el árbitro.
consequence-new-time = { $side ->
    [white] Reloj de las blancas: de { $before } a { $after }.
   *[black] Reloj de las negras: de { $before } a { $after }.
}
consequence-start-clock = { $side ->
    [white] Se pone en marcha el reloj de las blancas; la partida continúa.
   *[black] Se pone en marcha el reloj de las negras; la partida continúa.
}
consequence-touched-piece = La pieza tocada debe moverse o capturarse, si es legal ({ $touch }); solo se podrá volver a reclamar en una jugada posterior ({ $article }).
consequence-offer-stands = { $side ->
    [white] La reclamación es también una oferta de tablas: sigue en pie hasta que las blancas la acepten o la rechacen ({ $articles }).
   *[black] La reclamación es también una oferta de tablas: sigue en pie hasta que las negras la acepten o la rechacen ({ $articles }).
}
consequence-agreed = Los jugadores están de acuerdo: la partida es tablas por acuerdo ({ $articles }).
consequence-accepted-restricted = El adversario acepta las tablas, pero el torneo no permite las ofertas de tablas: sus bases determinan si con ello termina la partida ({ $article }).
consequence-ends-afterwards = { $how ->
    [white_flag] La reclamación no pone fin a la partida, por lo que cuenta la caída de bandera de las blancas ({ $article }).
    [black_flag] La reclamación no pone fin a la partida, por lo que cuenta la caída de bandera de las negras ({ $article }).
    [white_resigned] La reclamación no pone fin a la partida; sí lo hace el abandono de las blancas ({ $article }).
    [black_resigned] La reclamación no pone fin a la partida; sí lo hace el abandono de las negras ({ $article }).
   *[agreed] La reclamación no pone fin a la partida; sí lo hace el acuerdo de tablas ({ $article }).
}
consequence-nothing-off-board = { $how ->
    [white_flag] La bandera de las blancas había caído ({ $article }); ya no hay nada que reclamar.
    [black_flag] La bandera de las negras había caído ({ $article }); ya no hay nada que reclamar.
    [white_resigned] Las blancas habían abandonado ({ $article }); ya no hay nada que reclamar.
    [black_resigned] Las negras habían abandonado ({ $article }); ya no hay nada que reclamar.
   *[agreed] Se habían acordado tablas ({ $article }); ya no hay nada que reclamar.
}
consequence-must-be-made = Debe realizarse { $move } ({ $article }).
consequence-other-move = La jugada prevista es ilegal: debe realizarse otra jugada legal con esa pieza o, si no la hay, cualquier jugada legal ({ $articles }).
consequence-nothing-to-claim = La partida ya había terminado ({ $article }); ya no hay nada que reclamar.
consequence-must-be-made-and-ends = Debe realizarse { $move } ({ $article }), que pone fin a la partida ({ $ends }).
consequence-time-arbiter = Las Leyes no prevén sanción para este caso; cualquier cambio en los tiempos lo decide el árbitro.
consequence-make-legal = El jugador puede anotar la jugada y formular así la reclamación conforme a las Leyes; mientras no la anote, no hay reclamación que resolver.
consequence-reconstruct = Antes de resolver la reclamación hay que reconstruir las jugadas anteriores ({ $article }).
consequence-would-end-checkmate = { $move } sería jaque mate, pero no se ha realizado: la reclamación va primero.
consequence-would-end-stalemate = { $move } sería ahogado, pero no se ha realizado: la reclamación va primero.
consequence-would-end-dead = { $move } daría lugar a una posición muerta, pero no se ha realizado: la reclamación va primero.
consequence-would-end-fivefold = { $move } sería la quinta aparición, pero una jugada no realizada no pone fin a la partida.
consequence-would-end-seventy-five = { $move } completaría las 75 jugadas, pero una jugada no realizada no pone fin a la partida.
note-on-board = { $side ->
    [white] Habría sido correcta una reclamación de las blancas por la posición en el tablero ({ $article }).
   *[black] Habría sido correcta una reclamación de las negras por la posición en el tablero ({ $article }).
}
note-intended-moves = { $side ->
    [white] Habría sido correcta una reclamación de las blancas con { $moves } ({ $article }).
   *[black] Habría sido correcta una reclamación de las negras con { $moves } ({ $article }).
}
note-quiet-moves = { $side ->
    [white] Habría sido correcta una reclamación de las blancas con cualquier jugada que no fuera captura ni movimiento de peón ({ $article }).
   *[black] Habría sido correcta una reclamación de las negras con cualquier jugada que no fuera captura ni movimiento de peón ({ $article }).
}
note-board-holds = Atendiendo solo al tablero, la reclamación habría sido correcta.
note-clock-of-other = { $side ->
    [white] Corría el reloj de las blancas; eso es solo un indicio de quién está en juego, no un motivo para declarar incorrecta la reclamación ({ $article }).
   *[black] Corría el reloj de las negras; eso es solo un indicio de quién está en juego, no un motivo para declarar incorrecta la reclamación ({ $article }).
}
note-flag-after-the-end = La partida ya era tablas en el tablero antes de caer la bandera. Que las tablas prevalezcan sobre la caída de bandera es un comentario del Manual del Árbitro, no un artículo de las Leyes.
note-clock-not-pressed = Se permite reclamar tras la jugada mientras no se haya pulsado el reloj ({ $article }).
note-director-may-declare = El director puede declarar tablas la partida ({ $article }).
note-other-ground-repetition = Por repetición, la reclamación habría sido correcta ({ $article }).
note-other-ground-fifty = Por cincuenta jugadas, la reclamación habría sido correcta ({ $article }).

## Defectos
place = línea { $line }, columna { $column }
defect-with-place = { $place }: { $message }
defect-illegal-move = «{ $token }» no es una jugada legal aquí: { $why }. La anotación termina antes de ella.
defect-ambiguous-move = «{ $token }» es ambigua: son posibles { $candidates }; la anotación termina antes de ella.
defect-unreadable-move = «{ $token }» no se puede leer como jugada; la anotación termina antes.
defect-piece-letter = «{ $token }» empieza por { $letter }, que aquí no es letra de pieza; la anotación termina antes. Si es de otro idioma, elija sus letras de pieza.
defect-null-move = «{ $token }» indica que falta una jugada; la anotación termina antes.
defect-cut-off = El texto acaba en mitad de una jugada («{ $token }»): la jugada aún no está. Las anteriores son válidas.
defect-variation-move = «{ $token }» no es una jugada legal en esta variante; la variante termina antes. Su texto se conserva y la partida no se ve afectada.
defect-variation-null = «{ $token }» indica en esta variante que falta una jugada; la variante termina antes. Su texto se conserva y la partida no se ve afectada.
defect-letters = Las jugadas están escritas con las letras de pieza { $letters } ({ $languages }), como muestra la partida entera, y así se leyeron.
defect-letters-asked = Las jugadas se leyeron con las letras de pieza { $letters } ({ $languages }), como se pidió.
defect-letters-open = La partida entera puede leerse también con otras letras de pieza ({ $languages }), y resulta una partida distinta. Se leyó con las letras inglesas, las del estándar PGN; si no es correcto, elija las letras.
defect-kings = { $result ->
    [none] «{ $token }» lleva al final un rey al centro. Los tableros electrónicos lo entienden como el resultado; no se leyó como jugada.
   *[other] «{ $token }» lleva al final un rey al centro. Los tableros electrónicos lo entienden como el resultado { $result }; no se leyó como jugada.
  }
defect-kings-perhaps = La última jugada, { $move }, puede formar parte de ello y no ser tampoco una jugada de la partida.
defect-cut-off-tag = El texto acaba en mitad de una etiqueta («{ $token }»): las jugadas aún no están.
defect-signal-contradicts = Los reyes en el centro indican { $says }; la anotación indica { $result }.
defect-analysis = A partir de { $move } no corría ningún reloj. Estas jugadas pueden ser un análisis hecho en el tablero tras la partida.
defect-nested-comment = El comentario que empieza aquí contiene otra llave de apertura, y más adelante hay una segunda de cierre: no se sabe con certeza dónde acaba el comentario. La anotación termina antes.
defect-after-result = Tras el resultado { $result } hay más jugadas, desde «{ $token }». No se leyeron: la partida había terminado, y puede tratarse de un análisis.
defect-after-open-result = Hay más jugadas, desde «{ $token }», tras un { $result }, que indica que la partida no ha terminado. La anotación termina antes de ellas.
defect-no-result = No figura ningún resultado al final de las jugadas; no se puede saber si faltan jugadas ahí.
defect-stray-nag = El símbolo de comentario «{ $token }» aparece antes de la primera jugada y se pasó por alto.
defect-tags-left-off = La partida tiene más etiquetas que cualquier partida real; se omitieron las posteriores a la número mil.
defect-too-long = La partida es más larga que cualquier partida real; la anotación termina aquí.
defect-byte-order-mark = Hay una marca de orden de bytes en mitad del archivo, como al unir archivos; se pasó por alto.
letters-en = inglés
letters-ca = catalán
letters-cs = checo
letters-da = danés
letters-de = alemán
letters-es = español
letters-et = estonio
letters-fi = finés
letters-fr = francés
letters-hr = croata
letters-hu = húngaro
letters-id = indonesio
letters-is = islandés
letters-it = italiano
letters-nl = neerlandés
letters-no = noruego
letters-pl = polaco
letters-pt = portugués
letters-ro = rumano
letters-ru = ruso
letters-sk = eslovaco
letters-sv = sueco
letters-tr = turco
letters-uk = ucraniano
defect-unclosed = Un comentario o variante que empieza aquí no se cierra nunca; la anotación termina antes.
defect-stray-bracket = Se pasó por alto un signo de cierre sin apertura: { $token }
defect-malformed-tag = Esta etiqueta no está escrita según el estándar PGN: { $token }
defect-duplicate-tag = La etiqueta { $name } figura dos veces con valores distintos; vale la primera.
defect-results-differ = La etiqueta Result indica { $tag }; el final de las jugadas, { $closing }.
defect-passed-over = Este texto no pertenece a ninguna partida y se pasó por alto: { $token }
defect-junk-bytes = Se pasaron por alto bytes impropios de un texto.
defect-junk = «{ $token }» no tiene lugar entre las jugadas de un texto PGN; salvo lo que sea comentario, se pasó por alto.
defect-encoding = El texto a partir de aquí no es UTF-8; se leyó como { $encoding }. Si los nombres se ven mal, la codificación es otra; las jugadas no se ven afectadas.
defect-untagged-game = Tras el final de una partida hay jugadas sin etiquetas; se leen como partida aparte.
defect-empty-fen = La etiqueta FEN está vacía; se tomó la posición inicial habitual.
defect-set-up-contradicts = La etiqueta SetUp indica que la partida empieza en la posición inicial habitual, pero una etiqueta FEN da otra; se tomó la del FEN.
defect-set-up-without-fen = La etiqueta SetUp indica que la partida empieza en una posición dada, pero no hay etiqueta FEN; se tomó la posición inicial habitual.
defect-unreadable-fen = Esto no es un FEN: { $token }
defect-impossible = La posición no puede darse en una partida: { $reasons }.
defect-other-variant = { $variant } no es ajedrez según las Leyes de la FIDE; esta partida se deja aparte.
defect-chess960-without-fen = La partida indica Chess960, pero no da ningún FEN; se tomó la posición inicial habitual.
defect-castling-flags = Los derechos al enroque del FEN, { $flags }, no concuerdan con los reyes y las torres y se descartaron.
defect-ep-square = Ningún avance de dos casillas puede dejar la casilla de captura al paso del FEN, { $square }, y se descartó.
defect-clock-not-given = El FEN no da el recuento de jugadas desde la última captura o movimiento de peón: se desconoce lo jugado antes.
defect-wrong-number = La anotación numera esta jugada { $token }; según las jugadas anteriores es la número { $expected }.
defect-wrong-side = La anotación numera esta jugada { $token } como jugada de las negras; según las jugadas anteriores juegan blancas.
defect-mark-differs = Un signo de { $token } no concuerda con el tablero; se leyó como { $played }.
defect-variation-without-move = Hay una variante antes de la primera jugada; su texto se conserva y no se leyó.
defect-extra-fields = Se pasó por alto el final del FEN: { $token }
defect-number-not-given = El FEN no da número de jugada; las jugadas se numeran desde el 1.
defect-clock-on-trust = { $n ->
    [0] Según el contador del FEN, que se da por bueno, la anotación empieza justo después de una captura o movimiento de peón: nada anterior puede volver a aparecer, así que los recuentos están completos.
   *[other] El recuento del FEN desde la última captura o movimiento de peón, { $n } jugadas entre ambos jugadores, se da por bueno.
}
defect-clock-unreadable = No se puede leer el recuento del FEN de jugadas desde la última captura o movimiento de peón ({ $token }): se desconoce lo jugado antes.
defect-number-assumed = No se puede leer el número de jugada del FEN ({ $token }); las jugadas se numeran desde el 1.
defect-unreachable = Ninguna serie de jugadas legales lleva a la posición del FEN; se toma tal como está.
impossible-empty = no hay piezas
impossible-no-king = { $side ->
    [white] las blancas no tienen rey
   *[black] las negras no tienen rey
}
impossible-kings = { $side ->
    [white] las blancas tienen más de un rey
   *[black] las negras tienen más de un rey
}
impossible-pawn = hay un peón en la primera o la última fila
impossible-adjacent = los dos reyes están en casillas contiguas
impossible-check = está en jaque el jugador que no está en juego

## Notas de un examen de archivos
summary-played-on = Se siguió jugando tras { $move }, aunque la partida había terminado ({ $article }). Corresponde al árbitro decidir si se modifica un resultado ya firmado ({ $signed }).
summary-played-on-start = Se siguió jugando aunque la partida había terminado ya en la posición inicial ({ $article }).
summary-result-contradicts = El resultado { $result } no concuerda con el tablero ({ $article }).
summary-laws-open = La fecha de la partida no permite saber qué Leyes estaban en vigor: se aplican las posteriores, { $laws }.
summary-double-forfeit = 0-0: pierden ambos jugadores (doble pérdida).
scan-nothing = No se encontró nada.
scan-no-moves = Partida sin jugadas.
scan-refused = No leída.
scan-partial-start = Solo se leyó la posición inicial.
scan-partial = Leída solo hasta { $move }.
scan-repetition = { $n ->
    [3] Tres apariciones
    [4] Cuatro apariciones
    [5] Cinco apariciones
   *[other] { $n } apariciones
}: { $moments }.
scan-may-claim = { $side ->
    [white] Las blancas podían reclamar { $moments } ({ $article }).
   *[black] Las negras podían reclamar { $moments } ({ $article }).
}
scan-may-claim-with-move = { $side ->
    [white] Las blancas podían reclamar { $moments } con la jugada prevista { $move } ({ $article }).
   *[black] Las negras podían reclamar { $moments } con la jugada prevista { $move } ({ $article }).
}
scan-may-claim-quiet = { $side ->
    [white] Las blancas podían reclamar { $moments } con una jugada prevista que completara las cincuenta de cada jugador ({ $article }).
   *[black] Las negras podían reclamar { $moments } con una jugada prevista que completara las cincuenta de cada jugador ({ $article }).
}
scan-fifty-span = Se habían completado cincuenta jugadas de cada jugador: por primera vez { $first }; por última vez, { $last } ({ $article }).
scan-ended = La partida había terminado { $moments }: { $reason } ({ $article }).
scan-head-game = Partida
scan-head-players = Jugadores
scan-head-result = Resultado
scan-head-not-claimed = No reclamadas
scan-head-played-on = Tablas y continuó
scan-more-claims = { $n ->
    [one] Y otra reclamación posible { $last }.
   *[other] Y otras { $n } reclamaciones posibles, la última { $last }.
}
scan-tally-games = { $n ->
    [one] Se leyó una partida.
   *[other] Se leyeron { $n } partidas.
}
scan-tally-not-claimed = { $n ->
    [one] Se pudieron reclamar tablas y no se reclamaron: una partida.
   *[other] Se pudieron reclamar tablas y no se reclamaron: { $n } partidas.
}
scan-tally-played-on = { $n ->
    [one] Tablas sin reclamación, pero se siguió jugando: una partida. Corresponde al árbitro decidir si se modifica un resultado ya firmado (8.7).
   *[other] Tablas sin reclamación, pero se siguió jugando: { $n } partidas. Corresponde al árbitro decidir si se modifica un resultado ya firmado (8.7).
}
scan-tally-damaged = { $n ->
    [one] No leída por completo: una partida.
   *[other] No leídas por completo: { $n } partidas.
}
scan-progress = { $n ->
    [one] una partida
   *[other] { $n } partidas
}
scan-stopped = { $n ->
    [one] Revisión detenida tras una partida; el resto no se leyó. Se muestra lo encontrado hasta entonces.
   *[other] Revisión detenida tras { $n } partidas; el resto no se leyó. Se muestra lo encontrado hasta entonces.
}
action-scan = Revisar muchas partidas…
scan-title = Revisión de muchas partidas
scan-intro = ¿En qué partidas se pudieron reclamar tablas y no se reclamaron? ¿Cuáles eran tablas según las Leyes sin que nadie lo notara? Elija una carpeta o archivos (*.pgn y *.fen, también comprimidos como .gz o .zst), o arrástrelos aquí. Los archivos no se modifican.
scan-folder = Carpeta…
scan-files = Archivos…
scan-path = Escribir una ruta…
scan-search = Jugador, torneo o archivo
scan-shown = Mostradas: { $n } de { $all } partidas con hallazgos
scan-speed = { $n } MB/s
scan-left = quedan { $time }
scan-head-found = Otros hallazgos
scan-head-file = Archivo
scan-export = Guardar como CSV…
scan-no-rows = Ninguna partida con hallazgos.
scan-no-fit = Ninguna partida coincide con la búsqueda.
scan-more-faults = Y { $n } más como estos.
scan-covered-text = La revisión contiene dictámenes. Está oculta para que la pantalla no aconseje a nadie.
told-scan-back = Volver a la revisión: { $key }.
path-scan = Revisar una carpeta o un archivo
path-scan-hint = Ruta de una carpeta o de un archivo PGN o FEN
path-scan-button = Revisar
scan-same-diagram = Al menos por tercera vez apareció { $moments } el mismo diagrama, pero no la misma posición.
scan-kind-threefold = tercera aparición
scan-kind-fivefold = quinta aparición
scan-kind-fifty = 50 jugadas
scan-kind-seventy-five = 75 jugadas
scan-kind-played-on = tablas y continuó
scan-kind-same-diagram = solo igual diagrama
scan-kind-not-claimed = tablas no reclamadas
scan-kind-damaged = no leída entera
scan-hint = Un clic o Enter abre la partida en el momento en cuestión; un clic en un encabezado ordena por esa columna.
scan-claim-at-end = reclamación posible al final
scan-tally-older = { $n ->
    [one] Una de las partidas halladas es anterior a las Leyes que se le aplicaron.
   *[other] { $n } de las partidas halladas son anteriores a las Leyes que se les aplicaron.
}
reason-checkmate = jaque mate
reason-stalemate = ahogado
reason-dead = posición muerta
reason-fivefold = quinta aparición
reason-seventy-five = 75 jugadas

## Errores
error-missing = No existe el archivo o la carpeta { $file }. Compruebe el nombre.
error-folder = { $file } es una carpeta. Indique un archivo de ella; thrice scan acepta carpetas.
error-permission = No tiene permiso para leer { $file }.
error-unreadable = No se puede leer { $file }: { $detail }.
error-no-game = No hay ninguna partida en { $file }. Debe ser un archivo PGN o un archivo con una línea FEN.
error-several-games = { $file } contiene { $n } partidas. Elija una con --game N:
error-no-such-game = { $file } no tiene la partida { $game }; contiene { $n }.
error-no-such-ply = { $file }, partida { $game }: --ply { $ply } queda más allá del final, que es --ply { $plies }.
error-no-such-move = { $file }, partida { $game }: no hay jugada { $move }; la última es { $last }.
error-record-breaks-off = La anotación se interrumpe ahí: { $message }
error-no-files = No hay ningún archivo *.pgn ni *.fen en { $file }.
error-no-such-move-empty = { $file }, partida { $game }: no hay jugada { $move }; la partida no tiene jugadas.
error-intends-unreadable = No se puede leer la jugada prevista «{ $move }». Escríbala como en una planilla, por ejemplo Cf3 u O-O.
error-intends-ambiguous = La jugada prevista «{ $move }» es ambigua: son posibles { $candidates }. Escriba una de ellas.
error-partial-game = { $file }, partida { $game }, { $place }: { $message }
error-partial-game-no-place = { $file }, partida { $game }: { $message }
error-write = No se puede escribir la salida: { $detail }.

## La ventana
menu-file = Archivo
menu-game = Partida
menu-view = Ver
menu-help = Ayuda
action-open = Abrir…
action-example = Mostrar partida de ejemplo
action-quit = Salir
action-first = Posición inicial
action-previous = Una jugada atrás
action-next = Una jugada adelante
action-last = Última posición
action-previous-occurrence = Aparición anterior
action-next-occurrence = Aparición siguiente
action-previous-game = Partida anterior
action-next-game = Partida siguiente
action-flip = Girar el tablero
action-cover = Ocultar
action-cover-tip = Oculta a los jugadores el dictamen, los recuentos y las marcas
action-uncover-tip = Vuelve a mostrar el dictamen, los recuentos y las marcas
autoplay-stop = Detener
action-uncover = Mostrar
action-about = Acerca de Thrice
previous-occurrence-short = aparición anterior
next-occurrence-short = siguiente
covered-title = Oculto
covered-text = El dictamen está oculto para que la pantalla no aconseje a nadie. Pulse F9 para mostrarlo.
empty-title = ¿Qué partida se va a examinar?
empty-way-open = Abrir un archivo PGN o FEN, o arrastrarlo a la ventana
empty-way-paste = Pegar una partida, una posición (FEN) o solo las jugadas
empty-way-type = Escribir la primera jugada: empieza una partida nueva
empty-way-find = Buscar cualquier comando por su nombre
empty-text = Thrice muestra todas las apariciones anteriores de una posición y dice si una reclamación de tablas sería correcta. El programa comprueba; el árbitro decide.
empty-example = Mostrar un ejemplo
scoresheet = Planilla
board = Tablero
board-flipped = Tablero, visto desde las negras
square-empty = { $square }, vacía
square-piece = { $square }, { $piece ->
    [white-king] rey blanco
    [white-queen] dama blanca
    [white-rook] torre blanca
    [white-bishop] alfil blanco
    [white-knight] caballo blanco
    [white-pawn] peón blanco
    [black-king] rey negro
    [black-queen] dama negra
    [black-rook] torre negra
    [black-bishop] alfil negro
    [black-knight] caballo negro
   *[black-pawn] peón negro
}
go-to-occurrence = Ir a la aparición { $n }, { $moment }
go-to-start = Ir a la posición inicial
go-to-moment = Situarse { $moment }
game-choice = Elegir partida: { $game }
player-unknown-white = Blancas
player-unknown-black = Negras
move-same-diagram-name = { $move }, mismo diagrama, distinta posición
move-badge-name = { $move }, { $nth }
move-with-variations = { $move }, con variantes
verdict-name = Dictamen
opening-failed = No se pudo abrir el archivo
failed = No se pudo completar
dialog-none-title = Sin diálogo de archivos
dialog-none = El escritorio no ofrece diálogo de archivos; lo proporciona el paquete xdg-desktop-portal o zenity. Sin él, se puede escribir la ruta en el campo que aparece a continuación.
about-text = Thrice { $version }: la mesa del árbitro para las reclamaciones de tablas. Comprueba lo que dicen la anotación y las Leyes; el árbitro decide. Software libre bajo la GPL, versión 3 o posterior.
close = Cerrar
no-moves-yet = Esta partida no tiene jugadas.

## Comparar dos posiciones
compare-title = Comparar dos posiciones
compare-article = Artículo { $article }
compare-side-to-move = Turno de juego
compare-pieces = Piezas en sus casillas
compare-en-passant = Captura al paso
compare-castling = Derecho al enroque
compare-same = igual
compare-different = distinto
compare-all-same = todo igual
compare-squares = diferencias en { $squares }
compare-squares-many = diferencias en { $n } casillas
compare-not-possible = no es posible
compare-no-rights = ninguno
compare-rights = { $side ->
    [white] blancas, { $wings ->
        [kingside] flanco de rey
        [queenside] flanco de dama
       *[both] flancos de rey y de dama
    }
   *[black] negras, { $wings ->
        [kingside] flanco de rey
        [queenside] flanco de dama
       *[both] flancos de rey y de dama
    }
}
compare-right-lost = { $side ->
    [white] Blancas: { $wing ->
        [kingside] flanco de rey
       *[queenside] flanco de dama
    }, perdido por { $move }.
   *[black] Negras: { $wing ->
        [kingside] flanco de rey
       *[queenside] flanco de dama
    }, perdido por { $move }.
}
compare-same-position = La misma posición ({ $article })
compare-not-same-position = Distinta posición ({ $articles })
compare-why-same = Mismo turno, mismas piezas en las mismas casillas, mismos derechos al enroque y capturas al paso.
compare-why-pieces = Los diagramas son distintos.
compare-why-side-to-move = El diagrama es el mismo, pero está en juego el otro jugador.
compare-why-castling = Todas las piezas están de nuevo en sus casillas, pero entretanto se perdió un derecho al enroque.
compare-why-castling-other = El diagrama es el mismo, pero no los derechos al enroque.
compare-why-en-passant = Un peón podía capturarse al paso en una posición y no en la otra.
compare-two = Comparar las dos posiciones
compare-with = Comparar con la posición { $moment }
compare-with-start = Comparar con la posición inicial
compare-hint = ← → cambian la posición de la derecha; con Mayús, la de la izquierda. Esc para volver.
compare-start = Posición inicial
compare-after = Tras { $move }
compare-of-game = Partida { $n }: { $players }

## Vías de entrada y modos de ver
menu-edit = Editar
action-open-path = Abrir por ruta…
action-close-file = Cerrar archivo
action-next-file = Archivo siguiente
action-reload = Volver a leer el archivo
action-games = Partidas del archivo…
action-paste = Pegar partida o posición
action-copy-fen = Copiar FEN
action-copy-moves = Copiar jugadas
action-copy-pgn = Copiar partida como PGN
action-copy-standard = Copiar partida en formato estándar
action-save-game = Guardar partida como…
action-rewrite = Reescribir partida en su archivo…
piece-letters = Letras de pieza
piece-letters-recognised = Automático (primero, inglesas)
read-in-letters = Leer con letras: { $language }
more-defects = Y { $n } más como estos.
replace-title = ¿Reemplazar el archivo?
replace-file = { $file } ya existe. Se reemplazará por esta única partida.
replace-file-diagram = { $file } ya existe. Se reemplazará por este diagrama.
replace-open-file = { $file } está abierto aquí y contiene también otras partidas. Todas se reemplazarán por esta única partida. Para cambiar solo esta, reescríbala en su archivo.
replace-file-button = Reemplazar
rewrite-title = ¿Reescribir la partida en su archivo?
rewrite-text = La partida { $n } de { $file } se reescribirá en el formato estándar: jugadas con letras inglesas, con los números y signos que les corresponden, y etiquetas en su orden. Desaparecerán los avisos correspondientes. Lo que no se pudo leer quedará como está, y también todos los demás bytes del archivo.
rewrite-button = Reescribir
rewrite-changed-title = El archivo ha cambiado
rewrite-changed = { $file } ha cambiado desde que se leyó, por lo que no se escribió nada. Vuelva a leerlo o guarde la partida en un archivo propio.
rewrite-character = { $file } está escrito en { $encoding }, que carece de { $character }, por lo que no se escribió nada. Guarde la partida en un archivo propio, que será UTF-8.
rewrite-no-game = { $file } ya no contiene esa partida, por lo que no se escribió nada.
save-elsewhere = Guardar en otro archivo…
path-save-game = Guardar partida
path-save-diagram = Guardar diagrama
path-save-hint = Ruta del archivo
path-save = Guardar
move-with-notice = { $move }, con un aviso
action-copy-diagram = Copiar diagrama como imagen
action-save-diagram = Guardar diagrama…
action-hold = Retener esta posición para comparar
action-compare = Comparar con la posición retenida
action-autoplay = Reproducir
action-players-view = Vista de jugadores
action-main-line = Volver a la línea principal
action-larger = Más grande
action-smaller = Más pequeño
action-normal-size = Tamaño normal
recent-files = Archivos recientes
path-title = Abrir por ruta
path-hint = Ruta de un archivo PGN o FEN
path-open = Abrir
cancel = Cancelar
games-title = Partidas
games-search = Buscar jugadores, torneo, ronda, fecha
games-found = { $n ->
    [one] { $n } partida
   *[other] { $n } partidas
}
games-hint = ↑ ↓ eligen, Enter abre, Esc vuelve.
file-changed = { $file } ha cambiado.
pasted = texto pegado { $n }
pasted-nothing = El texto pegado no contiene ninguna partida ni posición.
strip-name = La partida en una línea
strip-tip = { $move }
strip-tip-badge = { $move } · { $badge }, { $nth }
strip-tip-end = { $move } · la partida terminó aquí
variations-here = Variantes aquí
in-variation = En una variante
players-view-title = Vista de jugadores
mirrored = Parece que las pantallas muestran la misma imagen. Los jugadores podrían ver el dictamen: ocúltelo con F9.
told-copied = Copiado.
told-reloaded = Leído de nuevo.
told-held = Retenida. F7 compara con ella la posición del tablero.
told-saved = { $file } se ha guardado.
told-save-failed = No se pudo guardar { $file }: { $detail }.

## Por qué una jugada no es legal
piece-name = { $piece ->
    [king] rey
    [queen] dama
    [rook] torre
    [bishop] alfil
    [knight] caballo
   *[pawn] peón
}
illegal-no-such-piece = { $piece ->
    [ dama ] el jugador que está en juego no tiene ninguna dama
    [ torre ] el jugador que está en juego no tiene ninguna torre
   *[other] el jugador que está en juego no tiene ningún { $piece }
}
illegal-other-player = { $piece ->
    [ dama ] la dama que podría ir a { $square } es del adversario
    [ torre ] la torre que podría ir a { $square } es del adversario
   *[other] el { $piece } que podría ir a { $square } es del adversario
}
illegal-empty-square = no hay ninguna pieza en { $square }
illegal-opponents-piece = la pieza de { $square } es del adversario
illegal-own-piece-there = en { $square } hay una pieza del mismo jugador
illegal-none-reaches = { $piece ->
    [ dama ] ninguna dama puede ir a { $square }
    [ torre ] ninguna torre puede ir a { $square }
   *[other] ningún { $piece } puede ir a { $square }
}
illegal-blocked = { $piece ->
    [ dama ] la pieza de { $square } cierra el paso a la dama
    [ torre ] la pieza de { $square } cierra el paso a la torre
   *[other] la pieza de { $square } cierra el paso al { $piece }
}
illegal-nothing-to-take = no hay nada que capturar en { $square }
illegal-no-en-passant = no se puede capturar al paso en { $square }: el peón no avanzó dos casillas en la jugada anterior
illegal-pinned = { $piece ->
    [ dama ] la dama de { $from } está clavada por la pieza de { $by }
    [ torre ] la torre de { $from } está clavada por la pieza de { $by }
   *[other] el { $piece } de { $from } está clavado por la pieza de { $by }
}
illegal-in-check = el rey está en jaque desde { $square }
illegal-king-attacked = en { $square } el rey estaría en jaque desde { $by }
illegal-exposes-king = el rey quedaría en jaque
illegal-no-castling-right = { $wing ->
    [kingside] no hay derecho al enroque en el flanco de rey
   *[queenside] no hay derecho al enroque en el flanco de dama
}
illegal-castling-blocked = hay una pieza entre el rey y la torre, en { $square }
illegal-castling-in-check = el rey está en jaque y no puede enrocar
illegal-castling-attacked = el rey no puede pasar por { $square } ni llegar a ella, porque está atacada
illegal-no-promotion = un peón solo puede promocionar en la última fila
illegal-no-pawn-capture = ningún peón de la columna { $from } puede capturar en la columna { $to }

## Introducir y cambiar jugadas
promote-to = Promoción a { $piece ->
    [white-queen] dama
    [black-queen] dama
    [white-rook] torre
    [black-rook] torre
    [white-bishop] alfil
    [black-bishop] alfil
   *[other] caballo
}
moves-made = Blancas { $white }, negras { $black }
moves-made-tip = Jugadas realizadas: compárelas con los contadores de jugadas del reloj
entry-name = Introducción de jugadas
entry-hint = Jugada, p. ej. Cf3
entry-help = Espacio o Enter la juega. También puede mover las piezas.
entry-move = { $move } – Espacio o Enter la juega
entry-several = «{ $word }» puede ser más de una jugada:
entry-illegal = { $word }: { $why }
entry-unreadable = «{ $word }» no es una jugada
quoted = «{ $word }»
question-title = Usted juega { $move }. Aquí la anotación dice { $stands }.
question-title-word = Usted juega { $move }. Aquí la anotación dice «{ $stands }», que no se pudo leer.
decision-replace = Reemplazar { $stands }
decision-put-in = Insertar antes de { $stands }
decision-variation = Nueva variante
decision-leave = Dejar como estaba
weighed-all = { $n ->
    [0] Después no hay ninguna jugada.
    [one] Se conserva la jugada siguiente.
   *[other] Se conservan las { $n } jugadas siguientes.
}
weighed-some = { $n ->
    [0] Las jugadas siguientes no encajan:
    [one] Se conserva la jugada siguiente; después:
   *[other] Se conservan las { $n } jugadas siguientes; después:
}
change-entered = { $move } introducida
change-put-in = { $move } insertada
change-variation = { $move } introducida como variante
change-replaced = { $was } reemplazada por { $move }
change-deleted = { $n ->
    [one] { $move } eliminada
   *[other] { $move } y la jugada siguiente eliminadas
}
change-deleted-word = «{ $word }» eliminado
change-letters = Cambio de letras de pieza
change-tags = Jugadores y torneo modificados
change-taken-up = Trabajo retomado
history = Historial
history-begin = Tal como se abrió
action-new-game = Nueva partida
new-game = nueva partida { $n }
action-undo = Deshacer
action-undo-step = Deshacer: { $step }
action-redo = Rehacer
action-redo-step = Rehacer: { $step }
action-delete-shown = Eliminar la jugada mostrada
action-delete-pair = Eliminar la jugada mostrada y la siguiente
action-delete-word = Eliminar la palabra que no se pudo leer
action-save = Guardar
unread-move = { $word }, no leído
delete-this = Eliminar { $move }
delete-these = Eliminar { $move } y la jugada siguiente

## Trabajo sin guardar
left-title = Trabajo sin guardar
left-continue = Continuar
left-let-go = Descartar
left-game = { $file }: { $white } – { $black }, hasta { $move } · { $ago }
minutes-ago = { $n ->
    [0] ahora mismo
    [one] hace { $n } minuto
   *[other] hace { $n } minutos
}
hours-ago = { $n ->
    [one] hace { $n } hora
   *[other] hace { $n } horas
}
days-ago = { $n ->
    [one] hace { $n } día
   *[other] hace { $n } días
}
let-go-title = ¿Descartar el trabajo?
let-go-text = Las jugadas de { $white } – { $black } que no están en ningún archivo se perderán definitivamente.
not-kept = No se puede conservar su trabajo para la próxima vez: { $detail }. Lo que introduzca queda en esta ventana, pero se perdería si se apagara el equipo. Guárdelo como archivo en otro lugar o libere espacio en el disco.
not-continued = No se puede retomar el trabajo: { $detail }. Quizá lo tenga abierto otra ventana.
not-removed = No se pudo eliminar el trabajo: { $detail }.
continued-title = El archivo ha cambiado
continued-beside = continuación de { $file }
continued-beside-text = { $file } ya no está como estaba, por lo que el trabajo continúa aparte. Guárdelo en un archivo propio.
work-kept = cambios aún sin archivo · conservados para la próxima vez
work-on-the-way = cambios aún sin archivo · conservándolos…
work-failed = SIN GUARDAR: { $detail }
work-tip = El programa conserva el trabajo que aún no está en ningún archivo y vuelve a ofrecerlo en el próximo inicio. { $key } lo guarda en un archivo.
close-file-title = ¿Guardar los cambios?
close-file-text = { $file } se modificó. Si no se guarda, los cambios se perderán.
close-anyway = Cerrar igualmente
close-unsaved = No guardar
reload-title = ¿Descartar los cambios?
reload-text = Usted modificó { $file } aquí. Si se vuelve a leer, se descartan sus cambios.
quit-title = ¿Guardar antes de salir?
quit-text = Hay cambios que aún no están en ningún archivo.
quit-keeping = Conservar para después

## Lagunas y jugadas ilegales que se mantuvieron
gap = laguna
gap-before = la laguna anterior a la jugada { $n }
illegal-move = { $move } (ilegal)
defect-gap = Faltan jugadas en la planilla antes de la jugada { $n }. La anotación continúa desde una posición colocada; hasta la siguiente captura o movimiento de peón, los recuentos son valores mínimos («al menos»).
defect-stood = { $move } no se advirtió a tiempo y se mantiene (A.5.2). Las jugadas posteriores son legales en sí mismas; las posiciones se cuentan a lo largo de toda la partida.
change-gap = Laguna antes de la jugada { $n }
change-stood = { $move } se mantiene, aunque es ilegal

## Colocar una posición
action-set-up = Colocar una posición…
action-tail = Desde la última captura o peón…
action-table = Comparar con el tablero de la mesa…
action-gap = Laguna en la planilla…
set-up-title = Colocar una posición
set-up-text = Elija una pieza y haga clic en las casillas, o arrastre piezas. Para quitar una pieza, haga clic en ella con el botón derecho o arrástrela fuera del tablero.
set-up-board = Tablero para colocar la posición
set-up-hand = Mover piezas
set-up-clear-square = Vaciar casillas
set-up-put = Colocar { $piece ->
    [white-king] un rey blanco
    [white-queen] una dama blanca
    [white-rook] una torre blanca
    [white-bishop] un alfil blanco
    [white-knight] un caballo blanco
    [white-pawn] un peón blanco
    [black-king] un rey negro
    [black-queen] una dama negra
    [black-rook] una torre negra
    [black-bishop] un alfil negro
    [black-knight] un caballo negro
   *[black-pawn] un peón negro
}
set-up-usual = Inicio habitual
set-up-empty = Tablero vacío
set-up-counters = Números
set-up-number = número de la próxima jugada
set-up-counter = jugadas de ambos desde la última captura o movimiento de peón
counter-unknown = se desconocen las jugadas desde la última captura o movimiento de peón
set-up-chess960 = enroque como en Chess960
set-up-start-number = n.º de posición inicial, de 0 a 959
set-up-start = Colocar
set-up-no-fen = Esto aún no es un FEN.
set-up-unreachable = Ninguna serie de jugadas legales lleva a esta posición; se toma tal como está.
set-up-begin = Empezar aquí
no-position = Ninguna partida puede tener esta posición: { $reasons }.
en-passant-none = ninguna
en-passant-on = en { $square }
castling-right = { $side ->
    [white] Blancas, { $wing ->
        [kingside] flanco de rey
       *[queenside] flanco de dama
    }
   *[black] Negras, { $wing ->
        [kingside] flanco de rey
       *[queenside] flanco de dama
    }
}
coloured-piece = { $side ->
    [white] { $piece ->
        [ dama ] dama blanca
        [ torre ] torre blanca
       *[other] { $piece } blanco
    }
   *[black] { $piece ->
        [ dama ] dama negra
        [ torre ] torre negra
       *[other] { $piece } negro
    }
}
nothing = nada
tail-title = Desde la última captura o movimiento de peón
tail-text = Las posiciones anteriores a la última captura o movimiento de peón no pueden volver a aparecer, así que solo cuentan las jugadas posteriores. Coloque la posición que resultó de esa captura o ese movimiento, con los derechos al enroque y la posible captura al paso; después introduzca las jugadas que siguen. Así los recuentos son completos.
tail-counter = La última jugada fue una captura o un movimiento de peón: el recuento empieza en 0.
tail-begin = Introducir jugadas
gap-title = Laguna en la planilla
gap-text = Aquí faltan jugadas. Coloque la posición a partir de la cual la planilla vuelve a ser legible. Las posiciones anteriores y posteriores a la laguna se cuentan juntas y, hasta la siguiente captura o movimiento de peón, los recuentos son valores mínimos («al menos»).
gap-go-on = Continuar desde aquí
stood-title = Una jugada ilegal que se mantuvo
stood-text = { $move } es ilegal, pero no se advirtió a tiempo y se mantiene (A.5.2: rápido y relámpago, no con supervisión). Hágala en este tablero; la partida continúa desde aquí.
stood-impossible = Si el rey quedó en jaque, coloque en cambio, como laguna, la posición tras la respuesta.
table-title = El tablero de la mesa
table-text = Coloque la posición de la mesa e indique a quién le toca jugar. Las diferencias con la anotación se muestran de inmediato.
table-agrees = La mesa coincide con la anotación { $moment }.
table-differs = La mesa difiere de la anotación { $moment }:
table-square = { $square }: anotación, { $record }; mesa, { $table }
table-more = y { $n } casillas más
table-turn = Está en juego el otro jugador.
table-agrees-at = Coincide con la anotación { $moments }.
table-nowhere = No coincide con ningún momento de la anotación.
entry-stood = Se jugó y se mantuvo…
chess960-title = ¿Chess960?
chess960-text = En el ajedrez habitual no pueden existir los derechos al enroque de este FEN; en Chess960, sí. ¿De cuál se trata?
chess960-standard = Ajedrez habitual
chess960-chess960 = Chess960

## Dos planillas
action-two-sheets = Dos planillas en paralelo
sheets-title = Dos planillas
sheet-left = Izquierda: { $file }
sheet-right = Derecha: { $file }
sheets-agree = Ambas planillas tienen las mismas jugadas.
sheets-differ = Primera diferencia: izquierda, { $left }; derecha, { $right }.
take-left = Tomar izquierda: { $move }
take-right = Tomar derecha: { $move }
sheets-hint = Al tomar una lectura, en la otra planilla se reemplaza, inserta o elimina una jugada: lo que prolongue más la coincidencia de ambas. { $key } lo deshace.
nothing-more = nada más
table-confirm = La mesa muestra esto
action-tags = Jugadores y torneo…
tags-done = Listo
tag-event = Torneo
tag-site = Lugar
tag-date = Fecha
tag-round = Ronda
action-save-game-path = Guardar partida por ruta…
away-left = Eliminar izquierda: { $move }
away-right = Eliminar derecha: { $move }
sheets-need-two = Abra o introduzca también la otra planilla: entonces aparecerán las dos en paralelo.
gap-heading = laguna, { $n }
after-gap = tras jugadas que no están en la planilla
moves-made-short = ♔ { $white }  ♚ { $black }
told-undone = Deshecho: { $step }
told-redone = Rehecho: { $step }
entry-result = El resultado se anota en Jugadores y torneo ({ $key }).
tag-result = Resultado
refused-move = { $move }: { $why }
disk-no-folder = esa carpeta no existe
disk-no-permission = no hay permiso
disk-full = el disco está lleno
disk-no-text = no es un texto en UTF-8
disk-too-large = es demasiado grande
disk-read-only = el disco es de solo lectura
table-hint = El botón hace constar que la mesa coincide con el momento mostrado.
disk-in-the-way = hay un archivo donde debería estar la carpeta
disk-is-folder = allí hay una carpeta con este nombre
disk-other-window = lo tiene abierto otra ventana
left-later = Más tarde
defect-cannot-join = La anotación no puede continuar desde esta posición: { $reason }. Termina antes.
join-other-chess = en una parte el enroque es como en Chess960 y en la otra no
join-not-later = el número de la próxima jugada no es posterior al de la última antes de la laguna
join-more-men = { $side ->
    [white] las blancas tienen más piezas o peones que antes
   *[black] las negras tienen más piezas o peones que antes
}
join-pawn-back = { $side ->
    [white] un peón blanco está de nuevo en su casilla inicial
   *[black] un peón negro está de nuevo en su casilla inicial
}
join-right-back = { $side ->
    [white] las blancas tienen un derecho al enroque que ya habían perdido
   *[black] las negras tienen un derecho al enroque que ya habían perdido
}
join-no-position = Esta posición no puede venir después de la anotación: { $reason }.
table-covered = Pulse Mostrar (F9) para ver con qué momentos de la anotación coincide.

## El acta de una reclamación
record-title = Acta de reclamación de tablas
record-subtitle = { $laws } · Artículos { $articles } · para el árbitro; se firma después de la partida
record-subtitle-without = { $laws } · para el árbitro; se firma después de la partida
record-event = Torneo
record-round-board = Ronda, tablero
record-round-and-board = { $round }, tablero { $board }
record-board-only = tablero { $board }
record-white = Blancas
record-black = Negras
record-player-id = { $name } (ID FIDE { $id })
record-control = Ritmo de juego
record-times = Fecha, hora
record-claimed-at = reclamación { $time }
record-decided-at = decisión { $time }
record-arbiter = Árbitro
record-chief-arbiter = Árbitro principal
control-standard = estándar
control-rapid = rápido
control-blitz = relámpago
record-claim = La reclamación, tal como se formuló.
record-words = «{ $words }»
record-claim-moment = { $side ->
    [white] Formulada { $moment }, juegan blancas.
   *[black] Formulada { $moment }, juegan negras.
}
record-told-to = Formulada ante: { $to }.
record-clocks = Relojes al detenerse: blancas { $white }, negras { $black }.
record-clock-ran = { $side ->
    [white] Corría el reloj de las blancas.
   *[black] Corría el reloj de las negras.
}
clock-not-noted = no anotado
record-finding = Dictamen según las jugadas que siguen
record-decision = Decisión del árbitro
decision-otherwise = Decisión distinta del dictamen
decision-comment-otherwise = Decisión distinta del dictamen: { $reason }
decision-reason = Motivo: { $reason }
decision-result = Resultado: { $result }
decision-clocks = Relojes a partir de ahora: blancas { $white }, negras { $black }.
decision-clock = Reloj de las { $side ->
    [white] blancas
   *[black] negras
} a partir de ahora: { $time }.
record-all-the-same = En todas ellas está en juego el mismo jugador, las mismas piezas ocupan las mismas casillas y son iguales los derechos al enroque y las capturas al paso ({ $article }).
record-since = Desde la última captura o movimiento de peón: blancas { $white }, negras { $black }.
record-at-least = Se desconoce lo jugado antes de esta anotación: los recuentos son valores mínimos («al menos»).
record-same-position = La misma posición ({ $n })
record-position-on-board = La posición en el tablero
record-same-diagram = Mismo diagrama, distinta posición ({ $n })
record-picture = { $n } · { $moment }
record-picture-intended = { $n } · { $moment }, prevista, no realizada
record-state = { $side ->
    [white] Juegan blancas
   *[black] Juegan negras
} · derechos al enroque: { $rights } · captura al paso: { $captures }.
record-why = { $kind ->
    [side] Turno de juego
    [castling] Derecho al enroque
   *[en_passant] Captura al paso
} ({ $article }). { $why }
record-number = N.º { $number }
record-ground-repetition = El motivo de la reclamación es la repetición.
record-ground-fifty = El motivo de la reclamación es la regla de las cincuenta jugadas.
record-earlier-claim = En este momento ya se decidió otra reclamación: n.º { $number }, { $claim }: { $finding }.
record-decision-open = Decisión del árbitro (pendiente)
record-start = Desde la posición { $fen }
register-page = Página
told-no-page = Falta la página de esta reclamación: { $file }
names-missing = La anotación aún no tiene los nombres de los jugadores.
page-not-kept = No se pudo conservar la página de la reclamación: { $detail }. Guarde su acta.
record-moves = Las jugadas hasta la reclamación
record-moves-legend = { $mark ->
    [underlined] subrayado
   *[sign] =
}: una aparición · ≠: mismo diagrama, distinta posición
record-rests-on-scoresheets = Todas las jugadas son legales tal como se introdujeron; su exactitud depende de las planillas.
record-sheets-attached = se adjuntan ambas planillas
record-replayed = { $boards ->
    [yes] reproducida en un equipo informático en presencia de ambos jugadores (tableros electrónicos)
   *[other] reproducida en un tablero en presencia de ambos jugadores
}
record-appeal = La decisión puede apelarse ({ $article }) ante { $to } hasta { $until }.
record-sign-white = Blancas · firma en señal de notificación, no de conformidad
record-sign-black = Negras · firma en señal de notificación, no de conformidad
record-sign-arbiter = Árbitro
record-hash = SHA-256 del FEN inicial, un salto de línea y las jugadas en UCI separadas por espacios:
record-source = Partida { $n } de { $file }, leída hasta { $move }
record-imprint = Thrice { $version } · Deciden las Leyes y el árbitro
record-page = página { $page } de { $pages }
record-no-font = Ninguna fuente, incluida o del sistema, contiene { $characters }; en el acta figuran sus puntos de código.
error-output-is-input = { $file } es el archivo que se leyó; elija otro para la salida
error-record-needs-claim = esto es el acta de una reclamación: indique quién reclama con --claimant

## La reclamación en la mesa
menu-claim = Reclamación
claim-title = Examinar una reclamación
action-examine-claim = Examinar reclamación
action-another-claim = Otra reclamación en este momento
action-decide = Confirmar dictamen
action-save-record = Guardar el acta…
action-copy-record = Copiar el acta como texto
action-save-form = Formulario en blanco…
action-event = Torneo…
action-register = Registro de reclamaciones
action-save-register = Guardar el registro como CSV…
finding-title = Dictamen
articles-short = Art. { $articles }
claim-covered-text = Puede introducirse lo que consta. El dictamen está oculto para que la pantalla no aconseje a nadie.
missing-title = Aún sin dictamen
missing-claimant = Indique quién reclama.
missing-basis = Indique en qué se basa la reclamación: la posición en el tablero o una jugada prevista.
missing-intended = Introduzca la jugada prevista: escríbala o arrástrela.
form-no-event = Aún no hay datos del torneo: ritmo de juego, árbitros, ofertas de tablas, apelación.
form-clocks = Relojes, y cuál corría
form-clock = { $side ->
    [white] Reloj de las blancas
   *[black] Reloj de las negras
}
form-clock-running = { $side ->
    [white] Reloj de las blancas · en marcha
   *[black] Reloj de las negras · en marcha
}
form-no-time = Esto no es un tiempo. Escriba 0:34:05, 34:05 o solo las cifras 3405.
form-running = Reloj que corría
form-words = La reclamación en palabras del jugador
form-words-hint = «La misma posición, tres veces»
form-claimant = Quién reclama
form-basis = Se basa en
form-on-board = La posición en el tablero
form-intended = Una jugada prevista
form-intended-move = La jugada prevista (escríbala o arrástrela: la anotación no cambia)
form-intended-hint = p. ej. De2
form-intended-unreadable = Esto no se puede leer como jugada.
form-intended-ambiguous = Son posibles varias jugadas: { $candidates }.
form-table = En la mesa
form-written = La jugada está anotada
form-made = La jugada siguiente ya se realizó
form-touched = El reclamante tocó una pieza (4.3)
form-accepted = El adversario acepta las tablas
form-control = Ritmo de juego
control-title-standard = Estándar
control-title-rapid = Rápido
control-title-blitz = Relámpago
form-supervised-rapid = Con supervisión (A.4)
form-supervised-blitz = Con supervisión (B.2)
form-more = Más preguntas y notas para el acta
form-less = Menos preguntas
form-ground = Motivo de la reclamación
form-repetition = Repetición
form-fifty = 50 jugadas
form-screen = Se basa solo en una pantalla
form-withdrawn = Desea retirarla
form-ended = La partida terminó de otro modo
form-ended-when = Antes o después de la reclamación
ended-white-flag = Bandera caída: blancas
ended-black-flag = Bandera caída: negras
ended-white-resigned = Abandono: blancas
ended-black-resigned = Abandono: negras
ended-agreed = Tablas por acuerdo
ended-before = antes
ended-after = después
form-minutes = Minutos añadidos al adversario
form-minutes-by-laws = según las Leyes
form-record = Para el acta
form-replayed = Reproducida con ambos jugadores
form-sheets = Se adjuntan ambas planillas
form-told-to = Formulada ante
form-claimed-at = Hora de la reclamación
form-number = Número del acta
form-remarks = Cómo se comprobó y quién estaba presente
steps-title = En la mesa: { $done } de { $all } pasos
step-1 = Relojes detenidos, tiempos anotados
step-2 = Posición, número de jugada y turno de juego anotados
step-3 = Reclamación escuchada en palabras del propio jugador
step-4 = Jugada prevista anotada y no realizada
step-5 = Consultado el adversario: ¿acepta las tablas?
step-6 = { $boards ->
    [yes] Jugadas reproducidas en un equipo informático, con ambos jugadores presentes (tableros electrónicos)
   *[other] Jugadas reproducidas con ambos jugadores, en otro tablero
}
step-7 = Decisión comunicada, con su artículo
step-8 = Nuevos tiempos ajustados
step-9 = En marcha el reloj que corresponde
decision-title = Su decisión
decision-goes-on = la partida continúa
decision-move-ends = La jugada que debe realizarse pone fin a la partida; anote el resultado una vez realizada.
decision-clock-unread = Lo introducido en un reloj no es un tiempo; corríjalo o bórrelo primero.
decision-not-yet = Este dictamen todavía no resuelve la reclamación; aun así, puede decidir de otro modo.
decision-state-control = Indique el ritmo de juego (estándar, rápido, relámpago): solo entonces serán seguros los minutos añadidos y el nuevo tiempo.
decision-still-to-ask = Aún no consta, aunque de ello depende la reclamación: { $questions }.
still-written = si la jugada está anotada
still-made = si se ha realizado la jugada siguiente
still-touched = si el reclamante tocó una pieza
decision-after-flag = { $how ->
    [white_flag] Cayó la bandera de las blancas: pierden, salvo que las negras no puedan dar jaque mate mediante ninguna serie posible de jugadas legales; en ese caso la partida es tablas ({ $article }).
   *[other] Cayó la bandera de las negras: pierden, salvo que las blancas no puedan dar jaque mate mediante ninguna serie posible de jugadas legales; en ese caso la partida es tablas ({ $article }).
}
decision-moves-after = La anotación tiene jugadas posteriores a este momento; se conservan en ella.
procedure-no-score = En esta partida no es necesario anotar la jugada para reclamar ({ $article }).
form-ended-open = Indique si fue antes o después de la reclamación; mientras tanto, no cuenta.
decision-as-found = Conforme
decision-otherwise-button = Distinta…
decision-reason-label = Motivo de la decisión distinta
decision-minutes = Minutos añadidos
decision-minutes-for = { $side ->
    [white] Minutos añadidos a las blancas
   *[black] Minutos añadidos a las negras
}
decision-decide = Decidir
copy-record = Copiar como texto
compare-positions = Comparar las posiciones
open-claim-title = Hay una reclamación sin decidir
open-claim-text = La reclamación que se está examinando aún no se ha decidido. Si se cierra ahora, se perderá lo que consta sobre ella.
decision-not-last = Después se hicieron otros cambios; deshágalos primero (Editar → Historial).
decision-take-back = Revocar
another-claim = Otra reclamación
change-decided = decisión sobre una reclamación
told-decided = Decidido e inscrito en el registro.
told-not-opened = Guardado. El sistema no tiene visor para { $file }.
clocks-stopped = relojes detenidos desde hace { $time }
path-save-page = Guardar la página
replace-file-page = { $file } ya existe. ¿Reemplazarlo?
register-title = Registro de reclamaciones
register-covered-text = El registro contiene dictámenes. Está oculto para que la pantalla no aconseje a nadie.
register-empty = Aún no se ha decidido ninguna reclamación. Las decisiones se inscriben aquí automáticamente.
register-number = N.º
register-when = Decidida
register-claim = Reclamación
register-decision = Decisión
register-claim-board = { $side ->
    [white] Blancas, en el tablero tras { $after }
   *[black] Negras, en el tablero tras { $after }
}
register-claim-intended = { $side ->
    [white] Blancas, prevista { $move }, tras { $after }
   *[black] Negras, prevista { $move }, tras { $after }
}
register-claim-start = { $side ->
    [white] Blancas, en el tablero en la posición inicial
   *[black] Negras, en el tablero en la posición inicial
}
register-claim-start-intended = { $side ->
    [white] Blancas, prevista { $move }, en la posición inicial
   *[black] Negras, prevista { $move }, en la posición inicial
}
register-finding = { $finding ->
    [correct] correcta
    [incorrect] incorrecta
    [no_right] sin derecho a reclamar
    [incomplete] incompleta
    [not_proved] no demostrada
   *[game_already_over] partida ya terminada
}
register-ruling = { $ruling ->
    [as_found] conforme
   *[otherwise] distinta: { $reason }
}
register-taken-back = revocada
register-unread = { $n ->
    [one] Una línea del registro no se puede leer; permanece en el archivo.
   *[other] { $n } líneas del registro no se pueden leer; permanecen en el archivo.
}
register-unreadable = No se puede leer el registro: { $detail }
register-not-written = La decisión es válida, pero no se pudo inscribir en el registro: { $detail }. Guarde su acta.
event-title = El torneo
event-text = Se pregunta una sola vez y se conserva; se imprime en todas las actas.
event-time-control = Ritmo de juego, en palabras
event-appeal-to = Apelación ante
event-appeal-until = Apelación hasta
event-supervised = Con supervisión (A.4, B.2)
event-offers = Ofertas de tablas
event-offers-allowed = permitidas
event-offers-restricted = no permitidas
event-boards = Tableros electrónicos
event-paper = Papel
event-laws = Leyes
event-laws-of-its-day = Leyes de la FIDE vigentes el día de la partida
event-broken = No se pudieron leer los datos guardados del torneo. Se apartaron como { $file }.
event-unreadable = No se pueden leer los datos guardados del torneo: { $detail }
event-not-kept = Los datos del torneo valen por ahora, pero no se pudieron guardar: { $detail }
blank-title = Reclamación de tablas
blank-subtitle = Para completar en la mesa. Los relojes están detenidos; la reclamación no puede retirarse.
blank-white-clock = Reloj de las blancas
blank-black-clock = Reloj de las negras
blank-moment = Jugadas realizadas y turno de juego
blank-intended = La jugada prevista, tal como se anotó
blank-decision = Decisión, nuevos tiempos, jugada que debe realizarse
blank-correct = correcta
blank-incorrect = incorrecta
blank-otherwise = distinta

# Lessons.

menu-lessons = Lecciones
lesson-step = { $n } de { $all }
lesson-next = Siguiente
lesson-back = Atrás
lesson-leave = Salir de la lección
lesson-quiz = ¿La misma posición o no?
lesson-same = La misma posición
lesson-not-same = Distinta posición
lesson-right = Respuesta correcta.
lesson-wrong = Es al revés; este es el motivo.
action-lessons = Todas las lecciones…
lessons-leave = Volver a la partida
lessons-title = Lecciones
lessons-scenes = Qué significa «la misma posición»
lessons-exercises = Errores frecuentes
lessons-cases = Partidas célebres
lessons-own = Sus lecciones
lessons-own-none = Aún no hay ninguna. Compare dos posiciones de una partida y elija Lecciones → Guardar como lección, o ponga un archivo de lección en la carpeta.
lessons-quiz = Con preguntas (test)
lessons-folder = Carpeta de sus lecciones
lessons-folder-is = Sus lecciones están en la carpeta { $folder }.
lessons-read-again = Volver a leer
lessons-faults = Estos archivos aún no sirven como lecciones:
lessons-unreadable = No se puede usar la carpeta de sus lecciones: { $detail }
told-lessons-read = { $n ->
    [0] No hay lecciones propias.
    [one] Se leyó { $n } lección propia.
   *[other] Se leyeron { $n } lecciones propias.
}
lesson-fault = { $file }, línea { $line }: { $problem }
lesson-fault-file = { $file }: { $detail }
problem-form = { $word }
problem-missing = falta «{ $word }»
problem-no-text = falta el texto
problem-no-step = no hay ningún paso (step)
problem-start = la posición inicial (start) no es una posición válida (FEN)
problem-move = { $word } no puede jugarse aquí
problem-no-such-moment = { $n ->
    [one] la partida solo tiene { $n } media jugada
   *[other] la partida solo tiene { $n } medias jugadas
}
problem-no-square = { $word } no es una casilla, o no son dos casillas
problem-half-statement = una afirmación necesita holds = true o holds = false, y no admite además quiz
problem-otherwise = { $is ->
    [same] según las Leyes, las dos posiciones son la misma
   *[other] según las Leyes, las dos posiciones no son la misma
}
problem-right = { $is ->
    [stands] según las Leyes el derecho al enroque { $word } aún existe en este momento
   *[gone] según las Leyes no hay derecho al enroque { $word } en este momento
}
problem-no-such-word = «{ $word }» no se conoce aquí
problem-intended = «{ $word }» no puede leerse como jugada prevista
problem-other-outcome = según las Leyes, la reclamación se resuelve de otro modo: { $outcome }
lesson-true = Verdadero
lesson-not-true = Falso
lesson-again = Otra vez
lesson-next-lesson = Lección siguiente
lesson-try = Pruebe usted
lesson-return = Volver a la lección
lesson-trial-title = Pruebe usted: { $title }
lesson-trial-name = lección
action-handout = Ficha para clase (PDF)…
action-save-as-lesson = Guardar como lección…
action-present = Presentación
menu-language = Idioma
language-awaits-review = { $language } (aún sin revisar por un árbitro)
new-lesson-name = Título
new-lesson-title = { $one } – { $other }
new-lesson-without-names = Omitir los nombres
new-lesson-remember = Recuerde esta posición.
new-lesson-compare = Compare esta posición con la anterior.
new-lesson-gap = Una lección solo reproduce jugadas legales. Esta anotación tiene una laguna o una jugada ilegal antes del último de los dos momentos.
told-lesson-saved = Guardada como lección: { $file }
lesson-not-saved = No se pudo guardar la lección: { $detail }
exam-title = Examen
exam-text = { $n ->
    [one] { $n } reclamación: diga cómo se resuelve, por qué artículo, cuántos minutos se añaden y qué jugada debe realizarse. Después, vea el dictamen.
   *[other] { $n } reclamaciones: diga cómo se resuelve cada una, por qué artículo, cuántos minutos se añaden y qué jugada debe realizarse. Después, vea el dictamen.
}
exam-begin = Empezar el examen
exam-leave = Salir del examen
exam-case = Reclamación { $n } de { $all }
exam-facts = Lo que consta
exam-outcome = ¿Cómo se resuelve?
exam-article = ¿Por qué artículo? (basta uno)
exam-minutes = Minutos añadidos al adversario
exam-due = ¿Qué jugada debe realizarse?
exam-minutes-answer = { $n ->
    [0] ninguno
   *[other] { $n }
}
due-none = ninguna, la partida ha terminado
due-intended = la jugada prevista
due-other = otra jugada con esa pieza
due-touched = una jugada con la pieza tocada
due-any = { $side ->
    [white] cualquier jugada legal de las blancas
   *[black] cualquier jugada legal de las negras
}
due-not-yet = aún ninguna, la reclamación está sin resolver
exam-hand-in = Ver el dictamen
exam-not-whole = Responda primero a las cuatro preguntas.
exam-answer-wrong = Lo correcto: { $answer }
exam-right = { $n } de 4 correctas
exam-next = Reclamación siguiente
exam-result = Resultado
exam-score = { $right } de { $all } respuestas correctas
exam-again = Repetir el examen

## How the window looks and behaves
menu-text = Tamaño del texto
menu-colours = Colores
menu-board = Tablero
menu-pieces = Piezas en las jugadas
menu-motion = Animación
menu-layout = Disposición
theme-system = Según el sistema
theme-light = Claro
theme-dark = Oscuro
theme-contrast-light = Alto contraste, claro
theme-contrast-dark = Alto contraste, oscuro
board-wood = Madera
board-green = Verde
board-blue = Azul
board-grey = Gris, como impreso
text-small = Texto pequeño
text-usual = Texto normal
text-large = Texto grande
text-larger = Texto más grande
text-largest = Texto máximo
pieces-of-language = Como en este idioma
pieces-english = Letras inglesas
pieces-figurines = Figurines
motion-system = Según el sistema
motion-moving = Animar piezas en lecciones
motion-still = Nada se mueve solo
finding-right = Dictamen a la derecha
finding-left = Dictamen a la izquierda
quiz-asks = Las lecciones preguntan antes
quiz-tells = Las lecciones no preguntan
action-wider-finding = Ensanchar dictamen
action-narrower-finding = Estrechar dictamen
action-wider-scoresheet = Ensanchar planilla
action-narrower-scoresheet = Estrechar planilla
action-usual-layout = Disposición habitual
action-show-settings = Archivo de ajustes…
action-palette = Buscar un comando…
action-keys = Teclas
action-help = Ayuda
action-save-card = Ficha para la mesa (PDF)…
splitter-scoresheet = Ancho de la planilla
splitter-finding = Ancho del dictamen
settings-title = Ajustes
settings-set-aside = No se puede leer la línea { $line } de { $file }. El archivo se apartó como { $now }; no se ha perdido nada de lo que contiene. Thrice continúa con los ajustes habituales y empezará un archivo nuevo con el próximo cambio.
settings-unreadable = No se puede leer { $file }: { $detail }. Thrice continúa con los ajustes habituales y deja el archivo como está.
settings-not-used = En { $file } figura una opción que no existe para estos ajustes: { $keys }. Se toma la habitual; el archivo queda como está hasta que usted elija otra.
settings-not-kept = Esto vale hasta que se cierre la ventana; no se pudo conservar: { $detail }
told-no-larger = En la ventana no cabe nada más grande. Agrande la ventana, o solo el texto en el menú Ver.
told-settings-at = Los ajustes están en { $file }
also-colours = tema noche día modo apariencia contraste
also-text = fuente letra mayor menor zoom
also-scale = zoom mayor menor tamaño
also-flip = girar voltear otro lado
also-cover = ocultar esconder jugadores
also-save = exportar escribir archivo
also-print = imprimir papel PDF página
also-reset = restablecer predeterminado
also-settings = preferencias opciones configuración
also-find = buscar encontrar jugador
palette-hint = ¿Qué desea hacer?
palette-nothing = No hay nada con ese nombre. Pruebe con otra palabra.
mark-square = Marcar { $square }
wipe-marks = Quitar flechas y marcas
go-to-move = Ir a { $move }
compare-with-move = Comparar con { $move }

## Opening
opening = Leyendo { $file }…
opened-beside = { $file } se ha leído y está abierto; { $key } lo muestra.

## Help
help-back = Volver
help-first = Primeros pasos
help-first-text =
    Thrice responde a una pregunta: ¿sería correcta una reclamación de tablas? Muestra todas las apariciones anteriores de una posición, todos los casos de mismo diagrama y distinta posición y, para cada uno, el artículo de las Leyes. El programa comprueba; el árbitro decide.

    Para llevar una partida a la ventana hay varias maneras:

    • Abra un archivo PGN con { $open }, por su ruta con { $path }, o arrástrelo a la ventana.

    • Pegue una partida, un FEN o solo las jugadas con { $paste }.

    • Escriba las jugadas: empiece una partida con { $new } y anótelas como en la planilla.

    Después, recorra la partida con ← y →. El panel dice qué se cumple en el momento mostrado; { $previous } y { $next } llevan a las demás apariciones de la posición. { $palette } encuentra cualquier comando por su nombre; { $keys } muestra todas las teclas.
help-entering = Introducir y corregir una partida
help-entering-text =
    Tras { $new }, escriba las jugadas en cualquier lugar de la ventana: e4 e5 Cf3. Espacio o Enter juega cada una. También puede mover las piezas con el ratón. El campo muestra lo que se lee y por qué una jugada no es posible.

    ¿Hay poco tiempo? { $tail } empieza en la última captura o movimiento de peón: lo anterior no puede volver a aparecer. Coloque la posición que resultó de esa jugada, con los derechos al enroque y la captura al paso tal como estaban, e introduzca las jugadas que siguieron.

    Para corregir una partida, vaya al momento anterior a la jugada equivocada y juegue la correcta. Thrice pregunta si reemplaza la jugada, si se inserta antes de ella o si es una variante, y dice cuántas de las jugadas posteriores siguen siendo legales. { $undo } deshace cualquier cambio; { $save } guarda los cambios en el archivo.
help-finding = Leer el dictamen
help-finding-text =
    • ✓ verde: una reclamación sería correcta. La línea de debajo dice para quién y por qué artículo.

    • ✗ rojo: una reclamación sería incorrecta, a menudo porque el mismo diagrama no es la misma posición: está en juego el otro jugador, se perdió un derecho al enroque o entonces era posible una captura al paso.

    • ? amarillo: esta anotación no permite decidirlo. Algo anterior se desconoce, falta o está dañado.

    • = azul: la partida había terminado sin reclamación, por jaque mate, ahogado, posición muerta, quinta aparición o 75 jugadas.

    En la línea que hay bajo el tablero, las marcas rellenas son apariciones de la posición mostrada; las huecas, solo el mismo diagrama, y el anillo indica dónde está usted. En la planilla, las jugadas con la misma letra llevan a la misma posición; el número dice de qué vez se trata. { $hold } retiene una posición y { $compare } la compara con otra.
help-claim = Una reclamación en la mesa
help-claim-text =
    Vaya al momento de la reclamación y pulse { $claim }. Las preguntas siguen el orden en que se plantean: los relojes, las palabras del jugador, quién reclama, en qué se basa y qué se hizo. Deje abierta una pregunta si nadie ha dicho nada al respecto: el programa no marca nada por usted. La jugada prevista se escribe; las jugadas de la partida no cambian.

    Junto a las preguntas figuran tres respuestas, cada una con su artículo: qué dice el tablero, qué dice el procedimiento y si la partida había terminado antes. Debajo figura qué procede, con los nuevos tiempos de los relojes.

    La decisión es suya: { $decide } confirma el dictamen; también puede decidir de otro modo e indicar el motivo. { $record } guarda el acta, una página que ambos jugadores pueden firmar y que un comité de apelación puede comprobar sin el programa.
help-players = Qué pueden ver los jugadores
help-players-text =
    La pantalla no debe aconsejar a nadie. { $cover } oculta el dictamen, los recuentos y las marcas; el tablero y las jugadas siguen a la vista. Mientras usted introduce una partida, todo ello ya está oculto.

    { $players } abre una segunda ventana para los jugadores: el tablero y las últimas jugadas, nunca nada más. Thrice avisa cuando dos pantallas muestran la misma imagen.

    { $present } llena toda la pantalla para una charla o una lección, con letra grande y nada más.
help-damaged = Anotaciones dañadas
help-damaged-text =
    Nada se descarta en silencio. Si una jugada no se puede leer, la anotación termina antes de ella, una fila roja muestra lo que está escrito ahí y el panel indica la línea y la columna. Lo demostrado hasta ese punto sigue demostrado; tras una laguna, los recuentos son valores mínimos («al menos»).

    Juegue ahí la jugada correcta y el resto se leerá a partir de ella. { $sheets } muestra en paralelo dos planillas de una misma partida y { $table } compara el tablero de la mesa con la anotación. Donde faltan jugadas, Partida → Laguna en la planilla continúa desde una posición que usted coloca.
help-many = Muchas partidas
help-many-text =
    { $scan } revisa una carpeta, archivos o lo que usted arrastre hasta allí, y separa dos preguntas: ¿en qué partidas se pudieron reclamar tablas y no se reclamaron? ¿Cuáles habían terminado según las Leyes y se siguieron jugando? Cada fila abre su partida en el momento en cuestión. Los archivos solo se leen.

    En un archivo con muchas partidas, { $find } busca jugadores, torneos y fechas.
help-teaching = Enseñar
help-teaching-text =
    El menú Lecciones contiene escenas sobre qué significa «la misma posición», ejercicios sobre errores frecuentes, partidas célebres y un examen. Desde cada paso se puede probar libremente, y cada lección se puede imprimir como ficha para clase. Compare dos posiciones de cualquier partida: Lecciones → Guardar como lección las convierte en una lección propia.

    Con { $present } una lección llena la pantalla; Espacio avanza. El botón derecho del ratón dibuja flechas en el tablero.
help-laws = Las Leyes que se aplican
help-laws-text =
    Thrice aplica las Leyes del Ajedrez de la FIDE en vigor desde el 1 de enero de 2023, salvo que en Reclamación → Torneo se elija otra edición. Si una partida es anterior a las Leyes que se le aplican, se hace constar.

    Dos posiciones son la misma si está en juego el mismo jugador, si piezas del mismo tipo y color ocupan las mismas casillas y si las jugadas posibles de ambos jugadores son las mismas ({ $same }). Un derecho al enroque que se perdió y una captura al paso que era legal hacen distinta la posición; un derecho que solo por ahora no puede ejercerse sigue en pie.

    La tercera aparición es tablas solo si el jugador que está en juego formula una reclamación correcta ({ $repetition }). La quinta lo es sin reclamación ({ $fivefold }). Corresponde al árbitro decidir si se modifica un resultado ya firmado ({ $signed }).
help-finding-more = Una letra y un número pequeños en la planilla nombran el grupo de la misma posición y de qué vez se trata; ≠ señala el mismo diagrama que no es la misma posición; ! un aviso; una horquilla pequeña, otras jugadas en la anotación. Una barra azul en la franja indica dónde terminó la partida.
help-claim-more = Una reclamación incorrecta da al rival dos minutos más (en rápidas, y en relámpago sin supervisión completa, uno). Una reclamación es también una oferta de tablas: pregunte si se acepta. Las reclamaciones decididas quedan en el registro, en el menú Reclamación.
help-laws-more = También se pueden reclamar tablas tras cincuenta jugadas de cada jugador sin captura ni movimiento de peón ({ $fifty }); tras 75, la partida es tablas sin reclamación ({ $seventyfive }). Una posición en la que nadie puede dar mate termina la partida ({ $dead }); Thrice la reconoce solo por el material.
help-keys-text =
    Las letras y las cifras son siempre para las jugadas. Los comandos tienen teclas de función, o teclas con { $ctrl } o Alt. { $larger } y { $smaller } agrandan y reducen todo; de Alt+1 a Alt+9 se va de la primera a la novena aparición; Esc vuelve atrás. Alt con la letra que aparece subrayada mientras se mantiene pulsada abre un menú; F10 también lleva a los menús.

## The card for the table
card-title = Se reclaman tablas
card-steps = Qué hace usted
card-law = Qué es decisivo
card-same = La misma posición ({ $article })
card-keys = Teclas de Thrice
card-repetition = Repetición: la posición acaba de aparecer por tercera vez o más, y el reclamante está en juego.
card-intended = Repetición: la posición está a punto de aparecer por tercera vez o más; el reclamante anota la jugada, no la realiza y la declara al árbitro.
card-fifty = Cincuenta jugadas de cada jugador sin captura y sin movimiento de peón; también con una jugada prevista.
card-touched = Pieza tocada con intención de moverla o capturarla: no cabe reclamación en esta jugada.
card-paused = Los relojes están detenidos. La reclamación no puede retirarse.
card-correct = Correcta: tablas de inmediato. La jugada prevista no se realiza.
card-incorrect = Incorrecta: dos minutos más para el rival (en rápidas, y en relámpago sin supervisión completa, uno), y la jugada prevista debe realizarse.
card-fivefold = Quinta aparición: tablas sin reclamación.
card-seventy-five = 75 jugadas de cada jugador sin captura y sin movimiento de peón: tablas sin reclamación; si la última da jaque mate, el mate va primero.
card-same-move = Está en juego el mismo jugador.
card-same-pieces = Piezas del mismo tipo y color ocupan las mismas casillas.
card-same-castling = Los derechos al enroque son los mismos: un derecho que solo por ahora no puede ejercerse sigue en pie; se pierde cuando se mueve el rey o la torre.
card-same-en-passant = Un peón podía capturarse al paso en ambas posiciones o en ninguna; solo cuenta una captura legal.

## The keys, as they are written
key-ctrl = Ctrl
key-command = Cmd
key-shift = Mayús
key-delete = Supr
key-home = Inicio
key-end = Fin
key-page-up = Re Pág
key-page-down = Av Pág
key-enter = Intro
