# The sentences of Thrice in Russian. Whole sentences with places; the test `locales` holds the languages together.

## Моменты и ходы
moment-start = начальная позиция
moment-after = после { $move }
moments-start = в начале
moments-after = после { $moves }
moments-start-and-after = в начале и после { $moves }
list-and = { $many } и { $last }
list-or = { $many } или { $last }
side-white = Белые
side-black = Чёрные
side-to-move = { $side ->
    [white] Ход белых
   *[black] Ход чёрных
}
nth-time = { $n ->
    [1] Первый раз
    [2] Второй раз
    [3] Третий раз
    [4] Четвёртый раз
    [5] Пятый раз
    [6] Шестой раз
    [7] Седьмой раз
    [8] Восьмой раз
    [9] Девятый раз
   *[other] { $n }-й раз
}
nth-time-small = { $n ->
    [1] в первый раз
    [2] во второй раз
    [3] в третий раз
    [4] в четвёртый раз
    [5] в пятый раз
    [6] в шестой раз
    [7] в седьмой раз
    [8] в восьмой раз
    [9] в девятый раз
   *[other] в { $n }-й раз
}
moves-later = { $n ->
    [one] через { $n } ход
    [few] через { $n } хода
    [many] через { $n } ходов
   *[other] через { $n } хода
}
shown-on-the-board = сейчас на доске
article = ст. { $article }
articles = ст. { $articles }

## Вывод
verdict-breaks-off = Запись здесь обрывается
verdict-cut-off = Запись обрывается на середине хода
verdict-proved-until-here = До этого места: { $verdict }
moment-with-articles = { $moment } ({ $articles })
verdict-ended-dead = Партия закончилась вничью раньше: мёртвая позиция
verdict-ended-fivefold = Партия закончилась вничью раньше: пятое появление
verdict-ended-seventy-five = Партия закончилась вничью раньше: 75 ходов
verdict-ends-checkmate = Мат: партия закончилась
verdict-ends-stalemate = Пат: партия закончилась вничью
verdict-ends-dead = Мёртвая позиция: партия закончилась вничью
verdict-ends-fivefold = Пятый раз: партия закончилась вничью
verdict-ends-seventy-five = 75 ходов: партия закончилась вничью
verdict-may-claim = { $side ->
    [white] Белые вправе требовать ничью
   *[black] Чёрные вправе требовать ничью
}
verdict-may-claim-with-move = { $side ->
    [white] Белые вправе требовать ничью с намеченным ходом
   *[black] Чёрные вправе требовать ничью с намеченным ходом
}
verdict-at-least = { $n ->
    [1] Не менее одного раза
    [2] Не менее двух раз
    [one] Не менее { $n } раза
   *[other] Не менее { $n } раз
}
refused-headline = Нет позиции для проверки
verdict-first-time = Первый раз
verdict-second-time-only = Только второй раз
verdict-first-time-only = Только первый раз
detail-claim-incorrect = Требование было бы некорректным
detail-without-claim = Требование не нужно
detail-not-proved = По этой записи не доказано
detail-fifty-moves = 50 ходов каждого игрока
why-occurrences = Позиция появилась { $moments }.
why-fifty-moves = Ходов без взятия и без хода пешкой: белые — { $white }, чёрные — { $black } ({ $article }).
why-intended-moves = С ходом { $moves }, если он записан на бланке и не сделан ({ $article }).
why-any-quiet-move = С любым ходом без взятия и не пешкой, если он записан и не сделан ({ $article }).
why-signed-result = Согласно ст. { $article }, партия закончилась вничью после { $move }. Менять ли подписанный результат, решает арбитр ({ $signed }).
why-signed-result-start = Согласно ст. { $article }, партия закончилась вничью уже в начальной позиции. Менять ли подписанный результат, решает арбитр ({ $signed }).
why-dead-material = При таком материале мат невозможен ({ $article }).
why-checkmate = Мат заканчивает партию ({ $article }).
why-stalemate = Пат заканчивает партию ({ $article }).
why-fivefold = Пятое появление позиции заканчивает партию без требования ({ $article }): { $moments }.
why-seventy-five = 75 ходов каждого игрока без взятия и без хода пешкой заканчивают партию без требования ({ $article }).
why-earlier-unknown = Ходы до начала записи неизвестны: позиция могла появляться и раньше.
why-same-diagram = Эта расстановка возникла { $diagrams ->
    [2] дважды
    [3] трижды
    [one] { $diagrams } раз
    [few] { $diagrams } раза
    [many] { $diagrams } раз
   *[other] { $diagrams } раза
}, эта позиция — { $positions ->
    [1] один раз
    [2] дважды
    [3] трижды
    [one] { $positions } раз
    [few] { $positions } раза
    [many] { $positions } раз
   *[other] { $positions } раза
} ({ $articles }).
why-no-claim-second = Для требования нужно третье появление, а это второе.
why-en-passant-now = Сейчас возможно взятие на проходе { $captures }, поэтому такая позиция может появиться только один раз ({ $article }).
why-no-claim-first = Этой позиции на доске ещё не было.

## Панель и текстовый отчёт
heading-occurrences = Появления позиции
heading-later = Далее в партии
heading-same-diagram = Расстановка та же, позиция другая
heading-intended = Намеченный ход
heading-since = С последнего взятия или хода пешкой
heading-record = Запись
heading-claim = Требование
no-same-diagram = Других позиций с такой же расстановкой раньше не было.
since-counts-at-least = Не менее: белые — { $white }, чёрные — { $black } (для требования — по 50)
since-counts = Белые — { $white }, чёрные — { $black } (для требования — по 50)
no-intended-move = { $side ->
    [white] Ни один ход белых не даёт третьего появления.
   *[black] Ни один ход чёрных не даёт третьего появления.
}
no-intended-move-known = { $side ->
    [white] По этой записи ни один ход белых не даёт третьего появления.
   *[black] По этой записи ни один ход чёрных не даёт третьего появления.
}
no-claim-after-the-end = Партия закончилась: требовать ничью уже нельзя.
intended-repetition = позиция { $nth }, если ход записан и не сделан
intended-fifty = 50 ходов каждого игрока, если ход записан и не сделан
intended-ends-checkmate = это был бы и мат
intended-ends-stalemate = это был бы и пат
intended-ends-dead = возникла бы и мёртвая позиция
intended-ends-fivefold = сделанный ход закончил бы партию (пятое появление)
intended-ends-seventy-five = сделанный ход закончил бы партию (75 ходов)
intended-any-quiet = { $n ->
    [one] { $n } ход завершает 50 ходов каждого игрока, если записан и не сделан
    [few] { $n } хода завершают 50 ходов каждого игрока, если ход записан и не сделан
    [many] { $n } ходов завершают 50 ходов каждого игрока, если ход записан и не сделан
   *[other] { $n } хода завершают 50 ходов каждого игрока, если ход записан и не сделан
}
intended-line = { $facts } ({ $articles })
intended-sentence = Намеченный ход { $move }: { $line }.
intended-count-sentence = { $fact } ({ $article }).
later-sentence = Позиция появится снова { $moments }.
kind-side-to-move = очередь хода
kind-castling = рокировка
kind-en-passant = на проходе
difference-side-to-move = { $then ->
    [white] Тогда был ход белых, теперь — чёрных.
   *[black] Тогда был ход чёрных, теперь — белых.
}
difference-castling = { $side ->
    [white] Белые ещё имели право на { $wing ->
        [kingside] короткую рокировку
       *[queenside] длинную рокировку
    }; оно утрачено ходом { $move }.
   *[black] Чёрные ещё имели право на { $wing ->
        [kingside] короткую рокировку
       *[queenside] длинную рокировку
    }; оно утрачено ходом { $move }.
}
difference-en-passant = После { $move } было возможно взятие на проходе { $captures }, теперь — нет.
difference-en-passant-start = В начальной позиции было возможно взятие на проходе { $captures }, теперь — нет.
difference-castling-rook = { $side ->
    [white] Белые ещё имели право на рокировку с ладьёй { $square }; оно утрачено ходом { $move }.
   *[black] Чёрные ещё имели право на рокировку с ладьёй { $square }; оно утрачено ходом { $move }.
}
first-line-start = Начальная позиция, { $side ->
    [white] ход белых
   *[black] ход чёрных
}.
first-line-after = После { $move }, { $side ->
    [white] ход белых
   *[black] ход чёрных
}.
verdict-sentence-articles = { $headline } ({ $articles }).
verdict-sentence = { $headline }.
detail-sentence = { $detail }.
laws-name = { $edition ->
    [fide-2018] Правила ФИДЕ 2018
    [fide-2017] Правила ФИДЕ 2017
    [fide-2014] Правила ФИДЕ 2014
    [fide-before-2014] Правила ФИДЕ до июля 2014 года
    [us-chess] Правила US Chess
   *[fide-2023] Правила ФИДЕ 2023
}
laws-older-game = { $laws }, применённые к партии { $year } года
record-whole = Прочитаны все ходы.
record-no-moves = Партия без ходов.
record-partial = Запись обрывается. Найденное здесь опирается на ходы до места повреждения.
record-refused = В этой записи нет ни одной позиции для проверки.
game-line = Партия { $n } из { $file }
game-of = партия { $n } из { $total }
move-of = ход { $n } из { $total }
status-all-read = прочитаны все ходы
status-no-moves = без ходов
status-partial = запись обрывается
status-refused = нет позиции для проверки
status-notices = { $n ->
    [one] { $n } замечание
    [few] { $n } замечания
    [many] { $n } замечаний
   *[other] { $n } замечания
}

## Требования
heading-what-follows = Последствия
heading-for-the-arbiter = Только для арбитра
claim-correct = Требование корректно: ничья
claim-incorrect = Требование некорректно
claim-no-right = Нет права требовать ничью
claim-incomplete = Требование неполное
claim-not-proved = По этой записи не доказано
claim-game-over = Партия уже закончилась
claim-articles = { $outcome } ({ $articles })
answer-board = Доска
answer-procedure = Процедура
answer-not-ended-before = Партия ещё не закончилась
answer-ended-before = Партия уже закончилась
answer-board-not-asked = Позиция не проверялась: очередь хода не за этим игроком.
answer-not-ended = До требования партия на доске не закончилась: не было ни мата, ни пата, ни мёртвой позиции, ни пятикратного повторения, ни 75 ходов (мёртвая позиция определяется только по материалу; заблокированные позиции не проверялись).
answer-not-ended-outline = До требования партия на доске не закончилась: не было ни мата, ни пата, ни мёртвой позиции (мёртвая позиция определяется только по материалу; заблокированные позиции не проверялись).
answer-end-not-stated = Не указано, сдался ли игрок, упал ли флажок и не было ли согласия на ничью.
procedure-has-the-move = { $side ->
    [white] Очередь хода за белыми.
   *[black] Очередь хода за чёрными.
}
procedure-written = { $answer ->
    [yes] Намеченный ход записан на бланке.
    [no] Намеченный ход не записан на бланке.
   *[not_stated] Не указано, записан ли намеченный ход.
}
procedure-made = { $answer ->
    [yes] Следующий ход уже сделан.
    [no] Следующий ход не сделан.
   *[not_stated] Не указано, сделан ли следующий ход.
}
procedure-touched = { $answer ->
    [yes] Игрок, требующий ничью, коснулся фигуры.
    [no] Игрок, требующий ничью, фигур не касался.
   *[not_stated] Не указано, коснулся ли фигуры игрок, требующий ничью.
}
answer-yes = да
answer-no = нет
answer-not-stated = не указано
claim-acceptance = { $side ->
    [white] { $answer ->
        [yes] Белые согласны на ничью.
        [no] Белые не согласны на ничью.
       *[not_stated] Не указано, согласны ли белые на ничью.
    }
   *[black] { $answer ->
        [yes] Чёрные согласны на ничью.
        [no] Чёрные не согласны на ничью.
       *[not_stated] Не указано, согласны ли чёрные на ничью.
    }
}
claim-as-made-on-board = { $side ->
    [white] Белые требуют ничью по позиции на доске.
   *[black] Чёрные требуют ничью по позиции на доске.
}
claim-as-made-intended = { $side ->
    [white] Белые требуют ничью с намеченным ходом { $move }.
   *[black] Чёрные требуют ничью с намеченным ходом { $move }.
}
reason-game-over = Партия закончилась после { $move } ({ $article }).
reason-game-over-fivefold = Партия закончилась с пятым появлением позиции: { $moments } ({ $article }).
reason-game-over-start = Партия закончилась уже в начальной позиции ({ $article }).
reason-not-his-move = { $side ->
    [white] Очередь хода за белыми; требовать ничью может только игрок, за которым очередь хода ({ $article }).
   *[black] Очередь хода за чёрными; требовать ничью может только игрок, за которым очередь хода ({ $article }).
}
reason-touched = Игрок коснулся фигуры в смысле ст. { $touch }: право требовать ничью на этом ходу утрачено ({ $article }).
reason-ended-off-board = { $how ->
    [white_flag] Падение флажка белых было замечено до требования ({ $article }).
    [black_flag] Падение флажка чёрных было замечено до требования ({ $article }).
    [white_resigned] Белые сдались до требования ({ $article }).
    [black_resigned] Чёрные сдались до требования ({ $article }).
   *[agreed] Игроки согласились на ничью до требования ({ $article }).
}
reason-ended-after = { $how ->
    [white_flag] Падение флажка белых замечено только после требования, поэтому сначала проверяется требование ({ $article }).
    [black_flag] Падение флажка чёрных замечено только после требования, поэтому сначала проверяется требование ({ $article }).
    [white_resigned] Белые сдались после требования; сначала проверяется требование.
    [black_resigned] Чёрные сдались после требования; сначала проверяется требование.
   *[agreed] Игроки согласились на ничью после требования.
}
reason-withdrawn = Отказаться от требования нельзя; оно всё равно проверяется ({ $article }).
reason-screen = Требование основано только на показаниях экрана, что не разрешено; ходы всё равно проверяются ({ $article }).
reason-move-made = Ход уже сделан: требовать ничью мог бы только соперник, за которым теперь очередь хода ({ $article }).
reason-difference = Не та же позиция: { $moment }. { $why }
reason-occurrences-unknown = Ходы до начала записи неизвестны: заявленная позиция появилась не менее { $n ->
    [1] одного раза
    [2] двух раз
    [one] { $n } раза
   *[other] { $n } раз
}.
reason-moves-unknown = Ходы до начала записи неизвестны: сосчитать ходы с последнего взятия или хода пешкой нельзя.
reason-not-written = Намеченный ход не записан на бланке ({ $article }).
reason-illegal-move = Намеченный ход { $move } невозможен по правилам.
reason-enough-occurrences = Позиция появилась { $nth }: { $moments }.
reason-enough-occurrences-intended = После { $move } позиция появилась бы { $nth }; до сих пор она появлялась { $moments }.
reason-too-few-occurrences = Позиция появилась только { $nth }: { $moments }.
reason-too-few-occurrences-intended = После { $move } позиция появилась бы только { $nth }.
reason-same-diagram = Эта расстановка возникла { $diagrams ->
    [2] дважды
    [3] трижды
    [one] { $diagrams } раз
    [few] { $diagrams } раза
    [many] { $diagrams } раз
   *[other] { $diagrams } раза
}, эта позиция — только { $positions ->
    [1] один раз
    [2] дважды
    [3] трижды
    [one] { $positions } раз
    [few] { $positions } раза
    [many] { $positions } раз
   *[other] { $positions } раза
}.
reason-enough-moves = Каждый игрок сделал 50 ходов без взятия и без хода пешкой: белые — { $white }, чёрные — { $black }.
reason-enough-moves-intended = С ходом { $move } каждый игрок сделал бы 50 ходов без взятия и без хода пешкой: белые — { $white }, чёрные — { $black }.
reason-too-few-moves = Ещё не набралось 50 ходов каждого игрока без взятия и без хода пешкой: белые — { $white }, чёрные — { $black }.
reason-too-few-moves-intended = И с ходом { $move } не набралось бы 50 ходов каждого игрока без взятия и без хода пешкой: белые — { $white }, чёрные — { $black }.
consequence-drawn = Партия немедленно заканчивается вничью ({ $article }).
consequence-not-made = Намеченный ход { $move } не делается ({ $article }).
consequence-both-sign = Записывается ничья, и оба игрока подписывают оба бланка ({ $article }).
penalty-laid-down = { $side ->
    [white] Ко времени белых { $minutes ->
        [1] добавляется одна минута
        [2] добавляются две минуты
        [one] добавляется { $minutes } минута
        [few] добавляются { $minutes } минуты
        [many] добавляется { $minutes } минут
       *[other] добавляется { $minutes } минуты
    } ({ $articles }).
   *[black] Ко времени чёрных { $minutes ->
        [1] добавляется одна минута
        [2] добавляются две минуты
        [one] добавляется { $minutes } минута
        [few] добавляются { $minutes } минуты
        [many] добавляется { $minutes } минут
       *[other] добавляется { $minutes } минуты
    } ({ $articles }).
}
penalty-in-standard = { $side ->
    [white] В классических шахматах ко времени белых { $minutes ->
        [1] добавляется одна минута
        [2] добавляются две минуты
        [one] добавляется { $minutes } минута
        [few] добавляются { $minutes } минуты
        [many] добавляется { $minutes } минут
       *[other] добавляется { $minutes } минуты
    } ({ $articles }).
   *[black] В классических шахматах ко времени чёрных { $minutes ->
        [1] добавляется одна минута
        [2] добавляются две минуты
        [one] добавляется { $minutes } минута
        [few] добавляются { $minutes } минуты
        [many] добавляется { $minutes } минут
       *[other] добавляется { $minutes } минуты
    } ({ $articles }).
}
penalty-by-supervision = { $side ->
    [white] Ко времени белых добавляется одна минута, а если один арбитр наблюдает за этой партией и ни за какой другой — две ({ $articles }).
   *[black] Ко времени чёрных добавляется одна минута, а если один арбитр наблюдает за этой партией и ни за какой другой — две ({ $articles }).
}
penalty-set = { $side ->
    [white] Ко времени белых { $minutes ->
        [0] ничего не добавляется
        [1] добавляется одна минута
        [2] добавляются две минуты
        [one] добавляется { $minutes } минута
        [few] добавляются { $minutes } минуты
        [many] добавляется { $minutes } минут
       *[other] добавляется { $minutes } минуты
    } — по регламенту или решению арбитра.
   *[black] Ко времени чёрных { $minutes ->
        [0] ничего не добавляется
        [1] добавляется одна минута
        [2] добавляются две минуты
        [one] добавляется { $minutes } минута
        [few] добавляются { $minutes } минуты
        [many] добавляется { $minutes } минут
       *[other] добавляется { $minutes } минуты
    } — по регламенту или решению арбитра.
}
penalty-unknown = Какую надбавку времени предписывают здесь эти Правила, точно не известно; решает арбитр.
consequence-new-time = { $side ->
    [white] Часы белых: { $before } → { $after }.
   *[black] Часы чёрных: { $before } → { $after }.
}
consequence-start-clock = { $side ->
    [white] Пустить часы белых; игра продолжается.
   *[black] Пустить часы чёрных; игра продолжается.
}
consequence-touched-piece = Тронутой фигурой нужно пойти, а тронутую фигуру соперника — взять, если такой ход возможен ({ $touch }); требовать ничью снова можно лишь на более позднем ходу ({ $article }).
consequence-offer-stands = { $side ->
    [white] Требование считается и предложением ничьей: оно действует, пока белые его не примут или не отклонят ({ $articles }).
   *[black] Требование считается и предложением ничьей: оно действует, пока чёрные его не примут или не отклонят ({ $articles }).
}
consequence-agreed = Игроки согласились на ничью: партия закончилась вничью по соглашению ({ $articles }).
consequence-accepted-restricted = Соперник согласен на ничью, но предлагать ничью на этом соревновании нельзя: заканчивает ли это партию, определяет регламент ({ $article }).
consequence-ends-afterwards = { $how ->
    [white_flag] Требование партию не заканчивает, поэтому засчитывается падение флажка белых ({ $article }).
    [black_flag] Требование партию не заканчивает, поэтому засчитывается падение флажка чёрных ({ $article }).
    [white_resigned] Требование партию не заканчивает, поэтому её заканчивает сдача белых ({ $article }).
    [black_resigned] Требование партию не заканчивает, поэтому её заканчивает сдача чёрных ({ $article }).
   *[agreed] Требование партию не заканчивает, поэтому её заканчивает соглашение игроков ({ $article }).
}
consequence-nothing-off-board = { $how ->
    [white_flag] Флажок белых уже упал ({ $article }); требовать больше нечего.
    [black_flag] Флажок чёрных уже упал ({ $article }); требовать больше нечего.
    [white_resigned] Белые уже сдались ({ $article }); требовать больше нечего.
    [black_resigned] Чёрные уже сдались ({ $article }); требовать больше нечего.
   *[agreed] Игроки уже согласились на ничью ({ $article }); требовать больше нечего.
}
consequence-must-be-made = Ход { $move } должен быть сделан ({ $article }).
consequence-other-move = Намеченный ход невозможен: нужно сделать другой возможный ход этой фигурой, а если такого нет — любой возможный ход ({ $articles }).
consequence-nothing-to-claim = Партия уже закончилась ({ $article }); требовать больше нечего.
consequence-must-be-made-and-ends = Ход { $move } должен быть сделан ({ $article }); он заканчивает партию ({ $ends }).
consequence-time-arbiter = Наказания за это Правила не предусматривают; менять ли время на часах, решает арбитр.
consequence-make-legal = Игрок может записать ход и тем самым оформить требование; пока ход не записан, решать нечего.
consequence-reconstruct = Прежде чем решать по требованию, нужно восстановить предыдущие ходы ({ $article }).
consequence-would-end-checkmate = Ход { $move } поставил бы мат, но он не сделан: сначала — требование.
consequence-would-end-stalemate = Ход { $move } привёл бы к пату, но он не сделан: сначала — требование.
consequence-would-end-dead = Ход { $move } привёл бы к мёртвой позиции, но он не сделан: сначала — требование.
consequence-would-end-fivefold = Ход { $move } дал бы пятое появление, но несделанный ход партию не заканчивает.
consequence-would-end-seventy-five = Ход { $move } завершил бы 75 ходов, но несделанный ход партию не заканчивает.
note-on-board = { $side ->
    [white] Требование белых по позиции на доске было бы корректным ({ $article }).
   *[black] Требование чёрных по позиции на доске было бы корректным ({ $article }).
}
note-intended-moves = { $side ->
    [white] Требование белых с намеченным ходом { $moves } было бы корректным ({ $article }).
   *[black] Требование чёрных с намеченным ходом { $moves } было бы корректным ({ $article }).
}
note-quiet-moves = { $side ->
    [white] Требование белых с любым ходом без взятия и не пешкой было бы корректным ({ $article }).
   *[black] Требование чёрных с любым ходом без взятия и не пешкой было бы корректным ({ $article }).
}
note-board-holds = По одной лишь позиции требование было бы корректным.
note-clock-of-other = { $side ->
    [white] Шли часы белых; это лишь свидетельство того, чья очередь хода, а не основание признать требование некорректным ({ $article }).
   *[black] Шли часы чёрных; это лишь свидетельство того, чья очередь хода, а не основание признать требование некорректным ({ $article }).
}
note-flag-after-the-end = Партия на доске закончилась вничью до падения флажка. То, что ничья имеет преимущество перед падением флажка, — комментарий Руководства для арбитров, а не статья Правил.
note-clock-not-pressed = Требовать ничью после хода можно, пока часы не переключены ({ $article }).
note-director-may-declare = Судья турнира (director) может объявить ничью ({ $article }).
note-other-ground-repetition = На основании повторения позиции требование было бы корректным ({ $article }).
note-other-ground-fifty = На основании 50 ходов требование было бы корректным ({ $article }).

## Недостатки записи
place = строка { $line }, столбец { $column }
defect-with-place = { $place }: { $message }
defect-illegal-move = Ход «{ $token }» здесь невозможен: { $why }. Запись заканчивается перед этим ходом.
defect-ambiguous-move = Ход «{ $token }» неоднозначен: возможны { $candidates }; запись заканчивается перед этим ходом.
defect-unreadable-move = «{ $token }» не читается как ход; запись заканчивается перед этим местом.
defect-piece-letter = «{ $token }» начинается с { $letter }, а здесь это не буква фигуры; запись заканчивается перед этим местом. Если ходы записаны на другом языке, выберите его буквы фигур.
defect-null-move = «{ $token }» обозначает пропущенный ход; запись заканчивается перед этим местом.
defect-cut-off = Текст обрывается на середине хода («{ $token }»): ход ещё не дописан. Предыдущие ходы остаются в силе.
defect-variation-move = Ход «{ $token }» в этом варианте невозможен; вариант заканчивается перед этим ходом. Его текст сохранён, на саму партию это не влияет.
defect-variation-null = «{ $token }» обозначает в этом варианте пропущенный ход; вариант заканчивается перед этим местом. Его текст сохранён, на саму партию это не влияет.
defect-letters = Судя по всей партии, ходы записаны буквами фигур { $letters } (язык: { $languages }); так они и прочитаны.
defect-letters-asked = Ходы прочитаны с буквами фигур { $letters } (язык: { $languages }), как выбрано.
defect-letters-open = С буквами другого языка ({ $languages }) партия тоже читается целиком, но это другая партия. Она прочитана с английскими буквами, как требует стандарт PGN; если это неверно, выберите буквы.
defect-kings = { $result ->
    [none] «{ $token }» в конце ставит короля в центр. Электронные доски понимают это как результат; ходом это не считается.
   *[other] «{ $token }» в конце ставит короля в центр. Электронные доски понимают это как результат { $result }; ходом это не считается.
  }
defect-kings-perhaps = Последний ход { $move } может быть частью того же знака и тоже не относиться к партии.
defect-cut-off-tag = Текст обрывается внутри тега («{ $token }»): ходов ещё нет.
defect-signal-contradicts = Короли в центре означают { $says }, а в записи стоит { $result }.
defect-analysis = Начиная с { $move } часы не шли. Возможно, это анализ на доске после партии.
defect-nested-comment = В комментарии, который здесь начинается, есть ещё одна открывающая скобка, а дальше — вторая закрывающая: где он кончается, неясно. Запись заканчивается перед ним.
defect-after-result = После результата { $result } идут ещё ходы, начиная с «{ $token }». Они не прочитаны: партия закончилась, и это может быть анализ.
defect-after-open-result = После { $result }, то есть знака неоконченной партии, идут ещё ходы, начиная с «{ $token }». Запись заканчивается перед ними.
defect-no-result = В конце ходов нет результата, поэтому нельзя сказать, все ли ходы на месте.
defect-stray-nag = Пометка «{ $token }» стоит до первого хода и не учтена.
defect-tags-left-off = Тегов больше, чем бывает у настоящей партии; все после первой тысячи отброшены.
defect-too-long = Партия длиннее любой настоящей; запись здесь заканчивается.
defect-byte-order-mark = Посреди файла стоит метка порядка байтов, как бывает при склейке файлов; она не учтена.
letters-en = английский
letters-ca = каталанский
letters-cs = чешский
letters-da = датский
letters-de = немецкий
letters-es = испанский
letters-et = эстонский
letters-fi = финский
letters-fr = французский
letters-hr = хорватский
letters-hu = венгерский
letters-id = индонезийский
letters-is = исландский
letters-it = итальянский
letters-nl = нидерландский
letters-no = норвежский
letters-pl = польский
letters-pt = португальский
letters-ro = румынский
letters-ru = русский
letters-sk = словацкий
letters-sv = шведский
letters-tr = турецкий
letters-uk = украинский
defect-unclosed = Комментарий или вариант, который здесь начинается, не закрыт; запись заканчивается перед ним.
defect-stray-bracket = Закрывающая скобка без открывающей не учтена: { $token }
defect-malformed-tag = Тег записан не по стандарту PGN: { $token }
defect-duplicate-tag = Тег { $name } указан дважды с разными значениями; действует первое.
defect-results-differ = В теге Result стоит { $tag }, а в конце ходов — { $closing }.
defect-passed-over = Этот текст не относится ни к одной партии и не учтён: { $token }
defect-junk-bytes = Байты, которых в тексте не бывает, не учтены.
defect-junk = «{ $token }» среди ходов PGN не к месту; всё, что здесь не комментарий, не учтено.
defect-encoding = Отсюда текст не в UTF-8; он прочитан как { $encoding }. Если имена выглядят неправильно, кодировка другая; на ходы это не влияет.
defect-untagged-game = После конца партии стоят ходы без тегов; они прочитаны как отдельная партия.
defect-empty-fen = Тег FEN пуст; взята обычная начальная позиция.
defect-set-up-contradicts = По тегу SetUp партия начинается с обычной начальной позиции, а тег FEN задаёт другую; взята позиция из FEN.
defect-set-up-without-fen = По тегу SetUp партия начинается с заданной позиции, а тега FEN нет; взята обычная начальная позиция.
defect-unreadable-fen = Это не FEN: { $token }
defect-impossible = Такой позиции в партии быть не может: { $reasons }.
defect-other-variant = { $variant } — это не шахматы по Правилам ФИДЕ; партия отложена.
defect-chess960-without-fen = В партии указано Chess960, но нет FEN; взята обычная начальная позиция.
defect-castling-flags = Обозначения рокировок { $flags } в FEN не подходят к королям и ладьям и отброшены.
defect-ep-square = После хода пешки на два поля не могло остаться поля взятия на проходе { $square }, указанного в FEN; оно отброшено.
defect-clock-not-given = В FEN нет счёта ходов с последнего взятия или хода пешкой: предыдущая игра неизвестна.
defect-wrong-number = В записи этот ход имеет номер { $token }; по предыдущим ходам это номер { $expected }.
defect-wrong-side = В записи этот ход стоит как { $token }, то есть ход чёрных; по предыдущим ходам очередь хода за белыми.
defect-mark-differs = Знак в { $token } не соответствует позиции; прочитано как { $played }.
defect-variation-without-move = Вариант стоит до первого хода; его текст сохранён, но не прочитан.
defect-extra-fields = Конец строки FEN не учтён: { $token }
defect-number-not-given = В FEN нет номера хода; ходы нумеруются с 1.
defect-clock-on-trust = { $n ->
    [0] Судя по счётчику FEN, принятому на веру, запись начинается сразу после взятия или хода пешкой: прежние позиции повториться не могут, поэтому счёт полный.
   *[other] Счёт FEN с последнего взятия или хода пешкой ({ $n }, ходы обоих игроков вместе) принят на веру.
}
defect-clock-unreadable = Счёт ходов с последнего взятия или хода пешкой в FEN не читается ({ $token }): предыдущая игра неизвестна.
defect-number-assumed = Номер хода в FEN не читается ({ $token }); ходы нумеруются с 1.
defect-unreachable = К позиции из FEN не ведёт никакая последовательность возможных ходов; она взята как есть.
impossible-empty = на доске нет фигур
impossible-no-king = { $side ->
    [white] у белых нет короля
   *[black] у чёрных нет короля
}
impossible-kings = { $side ->
    [white] у белых больше одного короля
   *[black] у чёрных больше одного короля
}
impossible-pawn = пешка стоит на первой или последней горизонтали
impossible-adjacent = короли стоят рядом
impossible-check = король под шахом, а ход соперника

## Замечания просмотра
summary-played-on = Игра продолжалась после { $move }, хотя партия уже закончилась ({ $article }). Менять ли подписанный результат, решает арбитр ({ $signed }).
summary-played-on-start = Игра продолжалась, хотя партия закончилась уже в начальной позиции ({ $article }).
summary-result-contradicts = Результат { $result } не соответствует позиции на доске ({ $article }).
summary-laws-open = По дате партии неясно, какие Правила действовали; применены более поздние: { $laws }.
summary-double-forfeit = 0-0: поражение засчитано обоим игрокам.
scan-nothing = Ничего не найдено.
scan-no-moves = Партия без ходов.
scan-refused = Не прочитано.
scan-partial-start = Прочитана только начальная позиция.
scan-partial = Прочитано только до { $move }.
scan-repetition = { $n ->
    [3] Три появления
    [4] Четыре появления
    [5] Пять появлений
    [one] { $n } появление
    [few] { $n } появления
    [many] { $n } появлений
   *[other] { $n } появления
}: { $moments }.
scan-may-claim = { $side ->
    [white] Белые могли потребовать ничью { $moments } ({ $article }).
   *[black] Чёрные могли потребовать ничью { $moments } ({ $article }).
}
scan-may-claim-with-move = { $side ->
    [white] Белые могли потребовать ничью { $moments } с намеченным ходом { $move } ({ $article }).
   *[black] Чёрные могли потребовать ничью { $moments } с намеченным ходом { $move } ({ $article }).
}
scan-may-claim-quiet = { $side ->
    [white] Белые могли потребовать ничью { $moments } с намеченным ходом, завершающим 50 ходов каждого игрока ({ $article }).
   *[black] Чёрные могли потребовать ничью { $moments } с намеченным ходом, завершающим 50 ходов каждого игрока ({ $article }).
}
scan-fifty-span = 50 ходов каждого игрока были сделаны: впервые { $first }, в последний раз { $last } ({ $article }).
scan-ended = Партия закончилась { $moments }: { $reason } ({ $article }).
scan-head-game = Партия
scan-head-players = Игроки
scan-head-result = Результат
scan-head-not-claimed = Не потребовали
scan-head-played-on = Ничья, но играли
scan-more-claims = { $n ->
    [1] И ещё одно возможное требование { $last }.
    [one] И ещё { $n } возможное требование, последнее — { $last }.
    [few] И ещё { $n } возможных требования, последнее — { $last }.
    [many] И ещё { $n } возможных требований, последнее — { $last }.
   *[other] И ещё { $n } возможного требования, последнее — { $last }.
}
scan-tally-games = { $n ->
    [one] Прочитана { $n } партия.
    [few] Прочитаны { $n } партии.
    [many] Прочитано { $n } партий.
   *[other] Прочитано { $n } партии.
}
scan-tally-not-claimed = { $n ->
    [one] Можно было потребовать ничью, но её не потребовали: { $n } партия.
    [few] Можно было потребовать ничью, но её не потребовали: { $n } партии.
    [many] Можно было потребовать ничью, но её не потребовали: { $n } партий.
   *[other] Можно было потребовать ничью, но её не потребовали: { $n } партии.
}
scan-tally-played-on = { $n ->
    [one] Ничья без требования, но игра продолжалась: { $n } партия. Менять ли подписанный результат, решает арбитр (8.7).
    [few] Ничья без требования, но игра продолжалась: { $n } партии. Менять ли подписанный результат, решает арбитр (8.7).
    [many] Ничья без требования, но игра продолжалась: { $n } партий. Менять ли подписанный результат, решает арбитр (8.7).
   *[other] Ничья без требования, но игра продолжалась: { $n } партии. Менять ли подписанный результат, решает арбитр (8.7).
}
scan-tally-damaged = { $n ->
    [one] Прочитана не целиком: { $n } партия.
    [few] Прочитаны не целиком: { $n } партии.
    [many] Прочитано не целиком: { $n } партий.
   *[other] Прочитано не целиком: { $n } партии.
}
scan-progress = { $n ->
    [one] { $n } партия
    [few] { $n } партии
    [many] { $n } партий
   *[other] { $n } партии
}
scan-stopped = { $n ->
    [one] Остановлено: прочитана { $n } партия, остальные не прочитаны. Показано то, что найдено до этого.
    [few] Остановлено: прочитаны { $n } партии, остальные не прочитаны. Показано то, что найдено до этого.
    [many] Остановлено: прочитано { $n } партий, остальные не прочитаны. Показано то, что найдено до этого.
   *[other] Остановлено: прочитано { $n } партии, остальные не прочитаны. Показано то, что найдено до этого.
}
action-scan = Просмотреть много партий…
scan-title = Просмотр множества партий
scan-intro = В каких партиях можно было потребовать ничью, но её не потребовали? Какие закончились вничью по Правилам, а никто этого не заметил? Выберите папку или файлы (*.pgn и *.fen, в том числе сжатые .gz или .zst) или перетащите их сюда. Сами файлы не изменяются.
scan-folder = Папка…
scan-files = Файлы…
scan-path = Ввести путь…
scan-search = Игрок, соревнование или файл
scan-shown = Найдено партий: { $all }, показано: { $n }
scan-speed = { $n } МБ/с
scan-left = осталось { $time }
scan-head-found = Также найдено
scan-head-file = Файл
scan-export = Сохранить как CSV…
scan-no-rows = Найденных партий нет.
scan-no-fit = Под условия поиска не подходит ни одна партия.
scan-more-faults = И ещё таких же: { $n }.
scan-covered-text = В результатах просмотра есть заключения. Они скрыты, чтобы экран никому не подсказывал.
told-scan-back = Назад к просмотру: { $key }.
path-scan = Просмотреть папку или файл
path-scan-hint = Путь к папке или к файлу PGN или FEN
path-scan-button = Просмотреть
scan-same-diagram = По крайней мере в третий раз { $moments } возникла та же расстановка, но не та же позиция.
scan-kind-threefold = третье появление
scan-kind-fivefold = пятое появление
scan-kind-fifty = 50 ходов
scan-kind-seventy-five = 75 ходов
scan-kind-played-on = ничья, но играли
scan-kind-same-diagram = только расстановка
scan-kind-not-claimed = не потребовали
scan-kind-damaged = прочитана не вся
scan-hint = Щелчок или Enter открывает партию на нужном моменте; щелчок по заголовку сортирует по этому столбцу.
scan-claim-at-end = требование возможно в конце
scan-tally-older = { $n ->
    [one] { $n } из найденных партий старше Правил, которые к ней применены.
    [few] { $n } из найденных партий старше Правил, которые к ним применены.
   *[other] { $n } из найденных партий старше Правил, которые к ним применены.
}
reason-checkmate = мат
reason-stalemate = пат
reason-dead = мёртвая позиция
reason-fivefold = пятое появление
reason-seventy-five = 75 ходов

## Ошибки
error-missing = Файла или папки { $file } нет. Проверьте, верно ли указано имя.
error-folder = { $file } — это папка. Укажите файл в ней; папки принимает thrice scan.
error-permission = Нет прав на чтение { $file }.
error-unreadable = Не удалось прочитать { $file }: { $detail }.
error-no-game = В { $file } нет партий. Нужен файл PGN или файл с одной строкой FEN.
error-several-games = В { $file } партий: { $n }. Выберите одну: --game N:
error-no-such-game = В { $file } нет партии { $game }; всего партий: { $n }.
error-no-such-ply = { $file }, партия { $game }: --ply { $ply } — это дальше конца, то есть --ply { $plies }.
error-no-such-move = { $file }, партия { $game }: хода { $move } нет; запись доходит до { $last }.
error-record-breaks-off = Там запись обрывается: { $message }
error-no-files = В { $file } нет ни одного файла *.pgn или *.fen.
error-no-such-move-empty = { $file }, партия { $game }: хода { $move } нет; в партии нет ни одного хода.
error-intends-unreadable = Намеченный ход «{ $move }» не читается. Запишите его как на бланке, например Кf3 или O-O.
error-intends-ambiguous = Намеченный ход «{ $move }» неоднозначен: возможны { $candidates }. Укажите один из них.
error-partial-game = { $file }, партия { $game }, { $place }: { $message }
error-partial-game-no-place = { $file }, партия { $game }: { $message }
error-write = Не удалось записать результат работы: { $detail }.

## Окно
menu-file = Файл
menu-game = Партия
menu-view = Вид
menu-help = Справка
action-open = Открыть…
action-example = Показать пример партии
action-quit = Выход
action-first = Начальная позиция
action-previous = На ход назад
action-next = На ход вперёд
action-last = Последняя позиция
action-previous-occurrence = Предыдущее появление
action-next-occurrence = Следующее появление
action-previous-game = Предыдущая партия
action-next-game = Следующая партия
action-flip = Перевернуть доску
action-cover = Скрыть
action-cover-tip = Скрыть от игроков заключение, счёт и метки
action-uncover-tip = Снова показать заключение, счёт и метки
autoplay-stop = Стоп
action-uncover = Показать
action-about = О программе Thrice
previous-occurrence-short = пред. появление
next-occurrence-short = след.
covered-title = Скрыто
covered-text = Заключение скрыто, чтобы экран никому не подсказывал. Показать: F9.
empty-title = Какую партию проверить?
empty-way-open = Открыть файл PGN или FEN либо перетащить его в окно
empty-way-paste = Вставить партию, позицию (FEN) или одни ходы
empty-way-type = Ввести первый ход: начнётся новая партия
empty-way-find = Найти любую команду по названию
empty-text = Thrice показывает все прежние появления позиции и говорит, было бы ли требование ничьей корректным. Программа находит, решает арбитр.
empty-example = Показать пример
scoresheet = Бланк
board = Доска
board-flipped = Доска со стороны чёрных
square-empty = { $square }, пусто
square-piece = { $square }, { $piece ->
    [white-king] белый король
    [white-queen] белый ферзь
    [white-rook] белая ладья
    [white-bishop] белый слон
    [white-knight] белый конь
    [white-pawn] белая пешка
    [black-king] чёрный король
    [black-queen] чёрный ферзь
    [black-rook] чёрная ладья
    [black-bishop] чёрный слон
    [black-knight] чёрный конь
   *[black-pawn] чёрная пешка
}
go-to-occurrence = К появлению { $n }: { $moment }
go-to-start = К начальной позиции
go-to-moment = К позиции { $moment }
game-choice = Выбор партии: { $game }
player-unknown-white = Белые
player-unknown-black = Чёрные
move-same-diagram-name = { $move }, расстановка та же, позиция другая
move-badge-name = { $move }, { $nth }
move-with-variations = { $move }, здесь есть варианты
verdict-name = Заключение
opening-failed = Не удалось открыть файл
failed = Не получилось
dialog-none-title = Нет окна выбора файлов
dialog-none = В системе нет окна выбора файлов; его даёт пакет xdg-desktop-portal или zenity. Без него путь можно ввести в следующем поле.
about-text = Thrice { $version }: рабочее место арбитра для проверки требований ничьей. Программа находит то, что следует из записи и Правил; решает арбитр. Свободная программа под лицензией GPL версии 3 или новее.
close = Закрыть
no-moves-yet = В этой партии нет ходов.

## Сравнение двух позиций
compare-title = Сравнение двух позиций
compare-article = Статья { $article }
compare-side-to-move = Очередь хода
compare-pieces = Фигуры на полях
compare-en-passant = Взятие на проходе
compare-castling = Права на рокировку
compare-same = одинаково
compare-different = различается
compare-all-same = всё одинаково
compare-squares = различия на { $squares }
compare-squares-many = различия на { $n ->
    [one] { $n } поле
    [few] { $n } полях
    [many] { $n } полях
   *[other] { $n } полях
}
compare-not-possible = невозможно
compare-no-rights = нет
compare-rights = { $side ->
    [white] у белых { $wings ->
        [kingside] короткая
        [queenside] длинная
       *[both] короткая и длинная
    }
   *[black] у чёрных { $wings ->
        [kingside] короткая
        [queenside] длинная
       *[both] короткая и длинная
    }
}
compare-right-lost = { $side ->
    [white] Право белых на { $wing ->
        [kingside] короткую рокировку
       *[queenside] длинную рокировку
    } утрачено ходом { $move }.
   *[black] Право чёрных на { $wing ->
        [kingside] короткую рокировку
       *[queenside] длинную рокировку
    } утрачено ходом { $move }.
}
compare-same-position = Та же позиция ({ $article })
compare-not-same-position = Не та же позиция ({ $articles })
compare-why-same = Та же очередь хода, те же фигуры на тех же полях, те же права на рокировку и взятия на проходе.
compare-why-pieces = Расстановка не та же.
compare-why-side-to-move = Расстановка та же, но очередь хода за другим игроком.
compare-why-castling = Все фигуры вернулись на свои поля, но право на рокировку за это время утрачено.
compare-why-castling-other = Расстановка та же, но права на рокировку разные.
compare-why-en-passant = В одной позиции пешку можно было взять на проходе, в другой — нет.
compare-two = Сравнить две позиции
compare-with = Сравнить с позицией { $moment }
compare-with-start = Сравнить с начальной позицией
compare-hint = ← → меняют момент справа, с Shift — слева. Esc — назад.
compare-start = Начальная позиция
compare-after = После { $move }
compare-of-game = Партия { $n }: { $players }

## Открытие и показ
menu-edit = Правка
action-open-path = Открыть по пути…
action-close-file = Закрыть файл
action-next-file = Следующий файл
action-reload = Перечитать файл
action-games = Партии файла…
action-paste = Вставить партию или позицию
action-copy-fen = Копировать FEN
action-copy-moves = Копировать ходы
action-copy-pgn = Копировать партию как PGN
action-copy-standard = Копировать партию по стандарту
action-save-game = Сохранить партию как…
action-rewrite = Переписать партию в файле…
piece-letters = Буквы фигур
piece-letters-recognised = Автоматически (сначала английские)
read-in-letters = Прочитать, язык букв: { $language }
more-defects = И ещё таких же: { $n }.
replace-title = Заменить файл?
replace-file = Файл { $file } уже есть. Вместо него будет записана одна эта партия.
replace-file-diagram = Файл { $file } уже есть. Вместо него будет записана эта диаграмма.
replace-open-file = Файл { $file } здесь открыт, и в нём есть другие партии. Все они будут заменены одной этой. Чтобы изменить только эту партию, перепишите её в файле.
replace-file-button = Заменить
rewrite-title = Переписать партию в файле?
rewrite-text = Партия { $n } из { $file } будет переписана по стандарту: ходы английскими буквами, номера и знаки — по ходам, теги — по порядку. Замечания об этом исчезнут. Всё, что не удалось прочитать, и все остальные байты файла останутся как есть.
rewrite-button = Переписать
rewrite-changed-title = Файл изменился
rewrite-changed = Файл { $file } изменился с тех пор, как был прочитан, поэтому ничего не записано. Перечитайте его или сохраните партию в отдельный файл.
rewrite-character = Кодировка файла { $file } — { $encoding }, в ней нет знака { $character }, поэтому ничего не записано. Сохраните партию в отдельный файл: он будет в UTF-8.
rewrite-no-game = В { $file } этой партии больше нет, поэтому ничего не записано.
save-elsewhere = Сохранить в другой файл…
path-save-game = Сохранить партию
path-save-diagram = Сохранить диаграмму
path-save-hint = Путь к файлу
path-save = Сохранить
move-with-notice = { $move }, с замечанием
action-copy-diagram = Копировать диаграмму
action-save-diagram = Сохранить диаграмму…
action-hold = Запомнить момент для сравнения
action-compare = Сравнить с запомненным
action-autoplay = Проиграть партию
action-players-view = Вид для игроков
action-main-line = Назад к основной линии
action-larger = Крупнее
action-smaller = Мельче
action-normal-size = Обычный размер
recent-files = Недавние файлы
path-title = Открыть по пути
path-hint = Путь к файлу PGN или FEN
path-open = Открыть
cancel = Отмена
games-title = Партии
games-search = Поиск: игроки, соревнование, тур, дата
games-found = { $n ->
    [one] { $n } партия
    [few] { $n } партии
    [many] { $n } партий
   *[other] { $n } партии
}
games-hint = ↑ ↓ — выбор, Enter — открыть, Esc — назад.
file-changed = Файл { $file } изменился.
pasted = вставленный текст { $n }
pasted-nothing = Во вставленном тексте нет ни партии, ни позиции.
strip-name = Партия одной строкой
strip-tip = { $move }
strip-tip-badge = { $move } · { $badge }, { $nth }
strip-tip-end = { $move } · здесь партия закончилась
variations-here = Здесь есть варианты
in-variation = В варианте
players-view-title = Вид для игроков
mirrored = Похоже, экраны показывают одно и то же. Игроки могут увидеть заключение: скройте его (F9).
told-copied = Скопировано.
told-reloaded = Перечитано.
told-held = Запомнено. F7 сравнивает с этим моментом позицию на доске.
told-saved = Файл { $file } сохранён.
told-save-failed = Не удалось сохранить { $file }: { $detail }.

## Почему ход невозможен
piece-name = { $piece ->
    [king] король
    [queen] ферзь
    [rook] ладья
    [bishop] слон
    [knight] конь
   *[pawn] пешка
}
illegal-no-such-piece = у стороны, чья очередь хода, отсутствует { $piece }
illegal-other-player = на { $square } может пойти только фигура соперника ({ $piece })
illegal-empty-square = на { $square } нет фигуры
illegal-opponents-piece = фигура на { $square } принадлежит сопернику
illegal-own-piece-there = на { $square } стоит своя фигура
illegal-none-reaches = на { $square } не может пойти ни одна такая фигура ({ $piece })
illegal-blocked = { $piece } не проходит: мешает фигура на { $square }
illegal-nothing-to-take = на { $square } брать нечего
illegal-no-en-passant = взять пешку на проходе на { $square } нельзя: последним ходом она не шла на два поля
illegal-pinned = { $piece } на { $from } под связкой: связывает фигура на { $by }
illegal-in-check = король под шахом с { $square }
illegal-king-attacked = на { $square } король оказался бы под шахом с { $by }
illegal-exposes-king = король оказался бы под шахом
illegal-no-castling-right = { $wing ->
    [kingside] нет права на короткую рокировку
   *[queenside] нет права на длинную рокировку
}
illegal-castling-blocked = между королём и ладьёй стоит фигура на { $square }
illegal-castling-in-check = король под шахом, рокировать нельзя
illegal-castling-attacked = король не может пройти через атакованное поле { $square } или встать на него
illegal-no-promotion = пешка превращается только на последней горизонтали
illegal-no-pawn-capture = ни одна пешка с вертикали { $from } не может взять на вертикали { $to }

## Ввод и изменение ходов
promote-to = Превратить в { $piece ->
    [white-queen] ферзя
    [black-queen] ферзя
    [white-rook] ладью
    [black-rook] ладью
    [white-bishop] слона
    [black-bishop] слона
   *[other] коня
}
moves-made = Белые { $white }, чёрные { $black }
moves-made-tip = Сделано ходов: сверьте со счётчиком ходов на часах
entry-name = Ввод хода
entry-hint = Введите ход, напр. Кf3
entry-help = Пробел или Enter — сделать ход. Можно и передвигать фигуры.
entry-move = { $move } — пробел или Enter
entry-several = «{ $word }» — возможны несколько ходов:
entry-illegal = { $word }: { $why }
entry-unreadable = «{ $word }» — это не ход
quoted = «{ $word }»
question-title = Вы ввели { $move } на месте { $stands } из записи.
question-title-word = Вы ввели { $move }. В записи здесь стоит «{ $stands }», что не удалось прочитать.
decision-replace = Поставить вместо { $stands }
decision-put-in = Вставить до { $stands }
decision-variation = Новый вариант
decision-leave = Оставить как было
weighed-all = { $n ->
    [0] Дальше ходов нет.
    [1] Следующий ход остаётся.
    [one] Остаётся { $n } следующий ход.
    [few] Остаются все { $n } следующих хода.
    [many] Остаются все { $n } следующих ходов.
   *[other] Остаются все следующие ходы: { $n }.
}
weighed-some = { $n ->
    [0] Следующие ходы не подходят:
    [1] Следующий ход остаётся, дальше:
    [one] Остаётся { $n } следующий ход, дальше:
    [few] Остаются { $n } следующих хода, дальше:
    [many] Остаются { $n } следующих ходов, дальше:
   *[other] Остаются следующие ходы ({ $n }), дальше:
}
change-entered = Ввод { $move }
change-put-in = Вставка { $move }
change-variation = Ввод { $move } в вариант
change-replaced = { $move } вместо { $was }
change-deleted = { $n ->
    [one] Удаление { $move }
   *[other] Удаление { $move } и следующего хода
}
change-deleted-word = Удаление «{ $word }»
change-letters = Смена букв фигур
change-tags = Изменение игроков и соревнования
change-taken-up = Продолжение работы
history = История
history-begin = Как было при открытии
action-new-game = Новая партия
new-game = новая партия { $n }
action-undo = Отменить
action-undo-step = Отменить: { $step }
action-redo = Повторить
action-redo-step = Повторить: { $step }
action-delete-shown = Удалить показанный ход
action-delete-pair = Удалить показанный ход и следующий
action-delete-word = Удалить непрочитанное слово
action-save = Сохранить
unread-move = { $word }, не прочитано
delete-this = Удаление { $move }
delete-these = Удаление { $move } и следующего хода

## Несохранённая работа
left-title = Несохранённая работа
left-continue = Продолжить
left-let-go = Отбросить
left-game = { $file }: { $white } – { $black } · { $move } · { $ago }
minutes-ago = { $n ->
    [0] только что
    [one] { $n } минуту назад
    [few] { $n } минуты назад
    [many] { $n } минут назад
   *[other] { $n } минуты назад
}
hours-ago = { $n ->
    [one] { $n } час назад
    [few] { $n } часа назад
    [many] { $n } часов назад
   *[other] { $n } часа назад
}
days-ago = { $n ->
    [one] { $n } день назад
    [few] { $n } дня назад
    [many] { $n } дней назад
   *[other] { $n } дня назад
}
let-go-title = Отбросить работу?
let-go-text = Ходы партии { $white } – { $black }, которых нет ни в одном файле, пропадут безвозвратно.
not-kept = Работу не удаётся отложить на потом: { $detail }. Введённое остаётся в этом окне, но пропадёт, если компьютер выключится. Сохраните файл в другом месте или освободите место на диске.
not-continued = Продолжить работу не удалось: { $detail }. Возможно, она открыта в другом окне.
not-removed = Не удалось удалить работу: { $detail }.
continued-title = Файл изменился
continued-beside = продолжение { $file }
continued-beside-text = Файла { $file } в прежнем виде больше нет, поэтому работа продолжается отдельно от него. Сохраните её в отдельный файл.
work-kept = изменений ещё нет в файле · отложены на потом
work-on-the-way = изменений ещё нет в файле · откладываются…
work-failed = НЕ СОХРАНЕНО: { $detail }
work-tip = Работу, которой ещё нет в файле, программа хранит сама и предложит при следующем запуске. { $key } сохраняет её в файл.
close-file-title = Сохранить изменения?
close-file-text = Файл { $file } изменён. Без сохранения изменения пропадут.
close-anyway = Всё равно закрыть
close-unsaved = Не сохранять
reload-title = Отбросить изменения?
reload-text = Вы изменили { $file } здесь. Если перечитать файл, изменения пропадут.
quit-title = Сохранить перед выходом?
quit-text = Есть изменения, которых нет ни в одном файле.
quit-keeping = Отложить на потом

## Пропуски и невозможные ходы, оставшиеся в силе
gap = пропуск
gap-before = пропуска перед ходом { $n }
illegal-move = { $move } (невозможный)
defect-gap = Перед ходом { $n } на бланке пропущены ходы. Запись продолжается с расставленной позиции; до следующего взятия или хода пешкой счёт — «не менее».
defect-stood = Ход { $move } вовремя не замечен и остаётся в силе (A.5.2). Последующие ходы сами по себе возможны; позиции считаются по всей партии.
change-gap = Пропуск перед ходом { $n }
change-stood = Невозможный ход { $move } остаётся в силе

## Ввод позиции
action-set-up = Расставить позицию…
action-tail = С последнего взятия или хода пешкой…
action-table = Сверить с доской на столе…
action-gap = Пропуск в бланке…
set-up-title = Ввод позиции
set-up-text = Выберите фигуру и щёлкайте по полям или перетаскивайте фигуры. Правая кнопка мыши убирает фигуру; её можно и вытащить за доску.
set-up-board = Доска для ввода позиции
set-up-hand = Двигать фигуры
set-up-clear-square = Очищать поля
set-up-put = Поставить { $piece ->
    [white-king] белого короля
    [white-queen] белого ферзя
    [white-rook] белую ладью
    [white-bishop] белого слона
    [white-knight] белого коня
    [white-pawn] белую пешку
    [black-king] чёрного короля
    [black-queen] чёрного ферзя
    [black-rook] чёрную ладью
    [black-bishop] чёрного слона
    [black-knight] чёрного коня
   *[black-pawn] чёрную пешку
}
set-up-usual = Начальная
set-up-empty = Пустая доска
set-up-counters = Числа
set-up-number = номер следующего хода
set-up-counter = ходов обоих с последнего взятия или хода пешкой
counter-unknown = число ходов с последнего взятия или хода пешкой неизвестно
set-up-chess960 = рокировка как в шахматах-960
set-up-start-number = номер позиции, 0–959
set-up-start = Задать
set-up-no-fen = Это ещё не FEN.
set-up-unreachable = К такой позиции не ведёт никакая последовательность возможных ходов; она взята как есть.
set-up-begin = Начать отсюда
no-position = Такой позиции в партии быть не может: { $reasons }.
en-passant-none = нет
en-passant-on = на { $square }
castling-right = { $side ->
    [white] Белые: { $wing ->
        [kingside] короткая
       *[queenside] длинная
    }
   *[black] Чёрные: { $wing ->
        [kingside] короткая
       *[queenside] длинная
    }
}
coloured-piece = { $side ->
    [white] { $piece } белых
   *[black] { $piece } чёрных
}
nothing = пусто
tail-title = С последнего взятия или хода пешкой
tail-text = Позиции до последнего взятия или хода пешкой повториться не могут, поэтому важны только ходы после него. Расставьте позицию сразу после этого хода, укажите права на рокировку и возможное взятие на проходе, затем введите последующие ходы. Тогда счёт полный.
tail-counter = Последний ход был взятием или ходом пешки: счёт начинается с 0.
tail-begin = Ввести ходы
gap-title = Пропуск в бланке
gap-text = Здесь не хватает ходов. Расставьте позицию, с которой бланк можно читать дальше. Позиции до и после пропуска считаются вместе, а до следующего взятия или хода пешкой счёт — «не менее».
gap-go-on = Продолжить отсюда
stood-title = Невозможный ход, оставшийся в силе
stood-text = Ход { $move } невозможен, но вовремя не замечен и остаётся в силе (A.5.2: быстрые шахматы и блиц, но не под контролем арбитра). Сделайте его на этой доске; дальше партия пойдёт отсюда.
stood-impossible = Если король остался под шахом, вместо этого расставьте позицию после ответного хода — как после пропуска.
table-title = Доска на столе
table-text = Расставьте то, что стоит на столе, и укажите очередь хода. Расхождения с записью видны сразу.
table-agrees = Доска на столе совпадает с записью { $moment }.
table-differs = Доска на столе расходится с записью { $moment }:
table-square = { $square }: в записи — { $record }, на столе — { $table }
table-more = и ещё полей: { $n }
table-turn = Очередь хода за другим игроком.
table-agrees-at = Она совпадает с записью { $moments }.
table-nowhere = Она не совпадает ни с одним моментом записи.
entry-stood = Ход был сделан и в силе…
chess960-title = Шахматы-960?
chess960-text = Такие права на рокировку, как в этом FEN, в обычных шахматах невозможны, а в шахматах-960 возможны. Какая это партия?
chess960-standard = Обычные шахматы
chess960-chess960 = Шахматы-960

## Два бланка
action-two-sheets = Два бланка рядом
sheets-title = Два бланка
sheet-left = Слева: { $file }
sheet-right = Справа: { $file }
sheets-agree = В обоих бланках одни и те же ходы.
sheets-differ = Первое расхождение: слева { $left }, справа { $right }.
take-left = Взять слева: { $move }
take-right = Взять справа: { $move }
sheets-hint = Принятое чтение заменяет, вставляет или удаляет ход в другом бланке — так, чтобы бланки совпадали как можно дольше. { $key } отменяет.
nothing-more = больше ничего
table-confirm = На столе то же самое
action-tags = Игроки и соревнование…
tags-done = Готово
tag-event = Соревнование
tag-site = Место
tag-date = Дата
tag-round = Тур
action-save-game-path = Сохранить партию по пути…
away-left = Удалить слева: { $move }
away-right = Удалить справа: { $move }
sheets-need-two = Откройте или введите и другой бланк: тогда оба встанут рядом.
gap-heading = пропуск, ход { $n }
after-gap = после ходов, которых нет на бланке
moves-made-short = ♔ { $white }  ♚ { $black }
told-undone = Отменено: { $step }
told-redone = Повторено: { $step }
entry-result = Результат вводится в окне «Игроки и соревнование» ({ $key }).
tag-result = Результат
refused-move = { $move }: { $why }
disk-no-folder = такой папки нет
disk-no-permission = нет прав доступа
disk-full = диск заполнен
disk-no-text = это не текст в UTF-8
disk-too-large = слишком большой файл
disk-read-only = диск доступен только для чтения
table-hint = Кнопка отмечает, что доска на столе совпадает с показанным моментом.
disk-in-the-way = на месте папки находится файл
disk-is-folder = там стоит папка с этим именем
disk-other-window = занято другим окном
left-later = Позже
defect-cannot-join = Продолжить запись с этой позиции нельзя: { $reason }. Она заканчивается перед этим местом.
join-other-chess = в одной части рокировка как в шахматах-960, в другой — обычная
join-not-later = номер следующего хода не больше последнего номера до пропуска
join-more-men = { $side ->
    [white] у белых больше фигур или пешек, чем раньше
   *[black] у чёрных больше фигур или пешек, чем раньше
}
join-pawn-back = { $side ->
    [white] белая пешка снова стоит на исходном поле
   *[black] чёрная пешка снова стоит на исходном поле
}
join-right-back = { $side ->
    [white] у белых есть право на рокировку, утраченное раньше
   *[black] у чёрных есть право на рокировку, утраченное раньше
}
join-no-position = Эта позиция не может следовать за записью: { $reason }.
table-covered = Покажите заключение (F9), чтобы увидеть, с какими моментами записи она совпадает.

## Протокол требования
record-title = Протокол требования ничьей
record-subtitle = { $laws } · статьи { $articles } · для арбитра; подписать после партии
record-subtitle-without = { $laws } · для арбитра; подписать после партии
record-event = Соревнование
record-round-board = Тур, доска
record-round-and-board = { $round }, доска { $board }
record-board-only = доска { $board }
record-white = Белые
record-black = Чёрные
record-player-id = { $name } (FIDE ID { $id })
record-control = Контроль времени
record-times = Дата, время
record-claimed-at = требование { $time }
record-decided-at = решение { $time }
record-arbiter = Арбитр
record-chief-arbiter = Главный арбитр
control-standard = классические шахматы
control-rapid = быстрые шахматы
control-blitz = блиц
record-claim = Требование, как заявлено.
record-words = «{ $words }»
record-claim-moment = { $side ->
    [white] Заявлено { $moment }, ход белых.
   *[black] Заявлено { $moment }, ход чёрных.
}
record-told-to = Кому заявлено: { $to }.
record-clocks = Показания остановленных часов: белые { $white }, чёрные { $black }.
record-clock-ran = { $side ->
    [white] Шли часы белых.
   *[black] Шли часы чёрных.
}
clock-not-noted = не записано
record-finding = Заключение по ходам, приведённым ниже
record-decision = Решение арбитра
decision-otherwise = Решено не по заключению
decision-comment-otherwise = Решено не по заключению: { $reason }
decision-reason = Основание: { $reason }
decision-result = Результат: { $result }
decision-clocks = Время на часах с этого момента: белые { $white }, чёрные { $black }.
decision-clock = { $side ->
    [white] Часы белых
   *[black] Часы чёрных
} с этого момента: { $time }.
record-all-the-same = Во всех одинаковы очередь хода, фигуры на полях, права на рокировку и взятия на проходе ({ $article }).
record-since = С последнего взятия или хода пешкой: белые — { $white }, чёрные — { $black }.
record-at-least = Ходы до начала записи неизвестны: счёт — «не менее».
record-same-position = Та же позиция ({ $n })
record-position-on-board = Позиция на доске
record-same-diagram = Расстановка та же, позиция другая ({ $n })
record-picture = { $n } · { $moment }
record-picture-intended = { $n } · { $moment }, намеченный ход, не сделан
record-state = { $side ->
    [white] Ход белых
   *[black] Ход чёрных
} · право на рокировку: { $rights } · взятие на проходе: { $captures }.
record-why = { $kind ->
    [side] Очередь хода
    [castling] Право на рокировку
   *[en_passant] Взятие на проходе
} ({ $article }). { $why }
record-number = № { $number }
record-ground-repetition = Основание требования — повторение позиции.
record-ground-fifty = Основание требования — 50 ходов.
record-earlier-claim = Для этого момента решение по требованию уже есть: № { $number }, { $claim }: { $finding }.
record-decision-open = Решение арбитра (ещё не принято)
record-start = С позиции { $fen }
register-page = Лист
told-no-page = Лист этого требования не найден: { $file }
names-missing = В записи ещё нет имён игроков.
page-not-kept = Не удалось сохранить лист требования: { $detail }. Сохраните протокол.
record-moves = Ходы до требования
record-moves-legend = { $mark ->
    [underlined] подчёркнуто
   *[sign] =
}: появление позиции · ≠: расстановка та же, позиция другая
record-rests-on-scoresheets = Все введённые ходы возможны; их точность зависит от бланков.
record-sheets-attached = оба бланка приложены
record-replayed = { $boards ->
    [yes] воспроизведено на компьютере в присутствии обоих игроков (электронные доски)
   *[other] воспроизведено на доске в присутствии обоих игроков
}
record-appeal = Решение можно обжаловать ({ $article }): { $to }, не позднее { $until }.
record-sign-white = Белые · подпись об ознакомлении, не о согласии
record-sign-black = Чёрные · подпись об ознакомлении, не о согласии
record-sign-arbiter = Арбитр
record-hash = SHA-256 начального FEN, перевода строки и ходов в UCI через пробел:
record-source = Партия { $n } из { $file }, прочитано до: { $move }
record-imprint = Thrice { $version } · Решают Правила и арбитр
record-page = стр. { $page } из { $pages }
record-no-font = Ни в одном шрифте программы и системы нет знаков { $characters }; в протоколе стоят их коды.
error-output-is-input = { $file } — это прочитанный файл; для записи выберите другой
error-record-needs-claim = это протокол требования: укажите, кто требует ничью (--claimant)

## Требование за доской
menu-claim = Требование
claim-title = Проверка требования
action-examine-claim = Проверить требование
action-another-claim = Другое требование в этот момент
action-decide = Решить по заключению
action-save-record = Сохранить протокол…
action-copy-record = Копировать протокол как текст
action-save-form = Пустой бланк требования…
action-event = Соревнование…
action-register = Журнал требований
action-save-register = Сохранить журнал как CSV…
finding-title = Заключение
articles-short = ст. { $articles }
claim-covered-text = Данные можно вводить. Заключение скрыто, чтобы экран никому не подсказывал.
missing-title = Заключения ещё нет
missing-claimant = Укажите, кто требует ничью.
missing-basis = Укажите, на чём основано требование: на позиции на доске или на намеченном ходе.
missing-intended = Введите намеченный ход: наберите его или передвиньте фигуру.
form-no-event = О соревновании пока ничего не известно: контроль времени, арбитры, предложения ничьей, апелляции.
form-clocks = Часы: показания и чьи шли
form-clock = { $side ->
    [white] Часы белых
   *[black] Часы чёрных
}
form-clock-running = { $side ->
    [white] Часы белых · шли
   *[black] Часы чёрных · шли
}
form-no-time = Это не время. Запишите 0:34:05, 34:05 или только цифры 3405.
form-running = Чьи часы шли
form-words = Требование словами игрока
form-words-hint = «Одна и та же позиция три раза».
form-claimant = Кто требует
form-basis = Что заявлено
form-on-board = Позиция на доске
form-intended = Намеченный ход
form-intended-move = Намеченный ход (наберите или передвиньте фигуру; запись не меняется)
form-intended-hint = напр. Фe2
form-intended-unreadable = Это не читается как ход.
form-intended-ambiguous = Подходит несколько ходов: { $candidates }.
form-table = За доской
form-written = Ход записан
form-made = Следующий ход уже сделан
form-touched = Требующий коснулся фигуры (4.3)
form-accepted = Соперник согласен на ничью
form-control = Контроль времени
control-title-standard = Классика
control-title-rapid = Быстрые
control-title-blitz = Блиц
form-supervised-rapid = Под контролем арбитра (A.4)
form-supervised-blitz = Под контролем арбитра (B.2)
form-more = Ещё вопросы и заметки для протокола
form-less = Меньше вопросов
form-ground = Основание требования
form-repetition = Повторение
form-fifty = 50 ходов
form-screen = Только по экрану
form-withdrawn = Хочет отказаться
form-ended = Партия закончилась иначе
form-ended-when = До или после требования
ended-white-flag = Флажок белых упал
ended-black-flag = Флажок чёрных упал
ended-white-resigned = Белые сдались
ended-black-resigned = Чёрные сдались
ended-agreed = Игроки согласились на ничью
ended-before = до
ended-after = после
form-minutes = Добавить минут сопернику
form-minutes-by-laws = по Правилам
form-record = Для протокола
form-replayed = Воспроизведено с обоими игроками
form-sheets = Оба бланка приложены
form-told-to = Кому заявлено
form-claimed-at = Время требования
form-number = Номер протокола
form-remarks = Как проверялось и кто присутствовал
steps-title = За доской: { $done } из { $all } шагов
step-1 = Часы остановлены, время записано
step-2 = Позиция, номер хода и очередь хода записаны
step-3 = Требование изложено игроком своими словами
step-4 = Намеченный ход записан и не сделан
step-5 = Соперника спросили, согласен ли он на ничью
step-6 = { $boards ->
    [yes] Ходы воспроизведены на компьютере при обоих игроках (электронные доски)
   *[other] Ходы воспроизведены с обоими игроками на другой доске
}
step-7 = Решение объявлено, статья названа
step-8 = Новое время установлено
step-9 = Пущены нужные часы
decision-title = Ваше решение
decision-goes-on = игра продолжается
decision-move-ends = Предстоящий ход заканчивает партию; запишите результат, когда ход будет сделан.
decision-clock-unread = Показание часов не читается как время; сначала исправьте или сотрите его.
decision-not-yet = Вопроса о требовании это заключение ещё не решает. Вы можете решить иначе.
decision-state-control = Укажите контроль времени (классика, быстрые, блиц): только тогда известны добавляемые минуты и новое время.
decision-still-to-ask = Ещё не указано, хотя от этого зависит требование: { $questions }.
still-written = записан ли ход
still-made = сделан ли следующий ход
still-touched = коснулся ли фигуры требующий ничью
decision-after-flag = { $how ->
    [white_flag] Флажок белых упал: белые проиграли. Если же чёрные не могут поставить мат никакой последовательностью возможных ходов, партия заканчивается вничью ({ $article }).
   *[other] Флажок чёрных упал: чёрные проиграли. Если же белые не могут поставить мат никакой последовательностью возможных ходов, партия заканчивается вничью ({ $article }).
}
decision-moves-after = После этого момента в записи есть ещё ходы; они в ней остаются.
procedure-no-score = В этой партии записывать ход для требования не нужно ({ $article }).
form-ended-open = Укажите, до или после требования это было; до тех пор оно не учитывается.
decision-as-found = По заключению
decision-otherwise-button = Иначе…
decision-reason-label = Почему решено иначе
decision-minutes = Добавить минут
decision-minutes-for = { $side ->
    [white] Добавить минут белым
   *[black] Добавить минут чёрным
}
decision-decide = Решить так
copy-record = Копировать как текст
compare-positions = Сравнить позиции
open-claim-title = Решения по требованию нет
open-claim-text = По проверяемому требованию решения ещё нет. При закрытии всё, что о нём указано, пропадёт.
decision-not-last = После этого были другие изменения; сначала отмените их (Правка → История).
decision-take-back = Отозвать
another-claim = Другое требование
change-decided = Решение по требованию
told-decided = Решение принято и внесено в журнал.
told-not-opened = Сохранено. В системе нет программы для просмотра { $file }.
clocks-stopped = часы стоят { $time }
path-save-page = Сохранить лист
replace-file-page = Файл { $file } уже есть. Заменить его?
register-title = Журнал требований
register-covered-text = В журнале есть заключения. Он скрыт, чтобы экран никому не подсказывал.
register-empty = Решений по требованиям ещё нет. Каждое решение заносится сюда сразу, как только принято.
register-number = №
register-when = Решено
register-claim = Требование
register-decision = Решение
register-claim-board = { $side ->
    [white] Белые, по позиции на доске после { $after }
   *[black] Чёрные, по позиции на доске после { $after }
}
register-claim-intended = { $side ->
    [white] Белые, намеченный ход { $move }, после { $after }
   *[black] Чёрные, намеченный ход { $move }, после { $after }
}
register-claim-start = { $side ->
    [white] Белые, по начальной позиции
   *[black] Чёрные, по начальной позиции
}
register-claim-start-intended = { $side ->
    [white] Белые, намеченный ход { $move } в начальной позиции
   *[black] Чёрные, намеченный ход { $move } в начальной позиции
}
register-finding = { $finding ->
    [correct] корректно
    [incorrect] некорректно
    [no_right] нет права требовать
    [incomplete] неполное требование
    [not_proved] не доказано
   *[game_already_over] партия уже закончилась
}
register-ruling = { $ruling ->
    [as_found] по заключению
   *[otherwise] иначе: { $reason }
}
register-taken-back = отозвано
register-unread = { $n ->
    [1] Одна строка журнала не читается; она остаётся в файле.
    [one] { $n } строка журнала не читается; она остаётся в файле.
    [few] { $n } строки журнала не читаются; они остаются в файле.
    [many] { $n } строк журнала не читаются; они остаются в файле.
   *[other] { $n } строки журнала не читаются; они остаются в файле.
}
register-unreadable = Журнал не читается: { $detail }
register-not-written = Решение остаётся в силе, но внести его в журнал не удалось: { $detail }. Сохраните протокол.
event-title = Соревнование
event-text = Указывается один раз и сохраняется; печатается в каждом протоколе.
event-time-control = Контроль времени словами
event-appeal-to = Апелляции: куда
event-appeal-until = Апелляции: до
event-supervised = Под контролем арбитра (A.4, B.2)
event-offers = Предложения ничьей
event-offers-allowed = разрешены
event-offers-restricted = запрещены
event-boards = Электронные доски
event-paper = Бумага
event-laws = Правила
event-laws-of-its-day = Правила ФИДЕ на день партии
event-broken = Сохранённые данные соревнования не читаются. Они отложены в { $file }.
event-unreadable = Не удалось прочитать сохранённые данные соревнования: { $detail }
event-not-kept = Данные соревнования пока действуют, но сохранить их не удалось: { $detail }
blank-title = Требование ничьей
blank-subtitle = Заполняется за доской. Часы остановлены; отказаться от требования нельзя.
blank-white-clock = Часы белых
blank-black-clock = Часы чёрных
blank-moment = Сделано ходов и очередь хода
blank-intended = Намеченный ход, как записан
blank-decision = Решение, новое время, предстоящий ход
blank-correct = корректно
blank-incorrect = некорректно
blank-otherwise = иначе

# Lessons.

menu-lessons = Уроки
lesson-step = { $n } из { $all }
lesson-next = Далее
lesson-back = Назад
lesson-leave = Выйти из урока
lesson-quiz = Та же позиция или нет?
lesson-same = Та же позиция
lesson-not-same = Не та же позиция
lesson-right = Верно.
lesson-wrong = Наоборот; вот почему.
action-lessons = Все уроки…
lessons-leave = Назад к партии
lessons-title = Уроки
lessons-scenes = Что такое «та же позиция»
lessons-exercises = Частые заблуждения
lessons-cases = Знаменитые партии
lessons-own = Ваши уроки
lessons-own-none = Пока нет. Сравните две позиции партии и выберите «Уроки → Сохранить как урок» или положите файл урока в папку.
lessons-quiz = С вопросами (викторина)
lessons-folder = Папка ваших уроков
lessons-folder-is = Ваши уроки лежат в папке { $folder }.
lessons-read-again = Перечитать
lessons-faults = Эти файлы пока не годятся как уроки:
lessons-unreadable = Папка ваших уроков недоступна: { $detail }
told-lessons-read = { $n ->
    [0] Ваших уроков пока нет.
    [one] Прочитан { $n } ваш урок.
    [few] Прочитано { $n } ваших урока.
    [many] Прочитано { $n } ваших уроков.
   *[other] Прочитано { $n } вашего урока.
}
lesson-fault = { $file }, строка { $line }: { $problem }
lesson-fault-file = { $file }: { $detail }
problem-form = { $word }
problem-missing = нет «{ $word }»
problem-no-text = нет текста
problem-no-step = нет ни одного шага (step)
problem-start = начальная позиция (FEN) не читается как позиция
problem-move = ход { $word } здесь невозможен
problem-no-such-moment = { $n ->
    [one] в партии всего { $n } полуход
    [few] в партии всего { $n } полухода
    [many] в партии всего { $n } полуходов
   *[other] в партии всего { $n } полухода
}
problem-no-square = { $word } — это не поле или не два поля
problem-half-statement = к утверждению нужно holds = true или holds = false, и без quiz
problem-otherwise = { $is ->
    [same] по Правилам это одна и та же позиция
   *[other] по Правилам это не одна и та же позиция
}
problem-right = { $is ->
    [stands] по Правилам право на рокировку { $word } здесь ещё есть
   *[gone] по Правилам права на рокировку { $word } здесь нет
}
problem-no-such-word = слово «{ $word }» здесь неизвестно
problem-intended = «{ $word }» не читается как намеченный ход
problem-other-outcome = по Правилам исход другой: { $outcome }
lesson-true = Верно
lesson-not-true = Неверно
lesson-again = Ещё раз
lesson-next-lesson = Следующий урок
lesson-try = Попробовать
lesson-return = Назад к уроку
lesson-trial-title = Пробуем сами: { $title }
lesson-trial-name = урок
action-handout = Раздаточный лист (PDF)…
action-save-as-lesson = Сохранить как урок…
action-present = Презентация
menu-language = Язык
language-awaits-review = { $language } (перевод ещё не проверен арбитром)
new-lesson-name = Название
new-lesson-title = { $one } / { $other }
new-lesson-without-names = Без имён игроков
new-lesson-remember = Запомните эту позицию.
new-lesson-compare = Сравните эту позицию с прежней.
new-lesson-gap = В уроке могут быть только возможные ходы. В этой записи до более позднего из двух моментов есть пропуск или невозможный ход.
told-lesson-saved = Сохранено как урок: { $file }
lesson-not-saved = Не удалось сохранить урок: { $detail }
exam-title = Экзамен
exam-text = { $n ->
    [one] { $n } требование: назовите исход, статью, минуты и ход, который должен быть сделан. Затем откроется заключение.
    [few] { $n } требования: назовите исход, статью, минуты и ход, который должен быть сделан. Затем откроется заключение.
    [many] { $n } требований: назовите исход, статью, минуты и ход, который должен быть сделан. Затем откроется заключение.
   *[other] { $n } требования: назовите исход, статью, минуты и ход, который должен быть сделан. Затем откроется заключение.
}
exam-begin = Начать экзамен
exam-leave = Выйти из экзамена
exam-case = Требование { $n } из { $all }
exam-facts = Что указано
exam-outcome = Каков исход?
exam-article = По какой статье? (достаточно одной)
exam-minutes = Сколько минут добавить сопернику?
exam-due = Какой ход должен быть сделан?
exam-minutes-answer = { $n ->
    [0] нисколько
   *[other] { $n }
}
due-none = никакой, партия закончилась
due-intended = намеченный ход
due-other = другой ход той же фигурой
due-touched = ход тронутой фигурой
due-any = { $side ->
    [white] любой возможный ход белых
   *[black] любой возможный ход чёрных
}
due-not-yet = пока никакой, решения ещё нет
exam-hand-in = Показать заключение
exam-not-whole = Сначала ответьте на все четыре вопроса.
exam-answer-wrong = Правильный ответ: { $answer }
exam-right = Верно: { $n } из 4
exam-next = Следующее требование
exam-result = Итог
exam-score = Верных ответов: { $right } из { $all }
exam-again = Пройти ещё раз

## How the window looks and behaves
menu-text = Размер текста
menu-colours = Цвета
menu-board = Доска
menu-pieces = Обозначения фигур
menu-motion = Движение
menu-layout = Расположение
theme-system = Как в системе
theme-light = Светлые
theme-dark = Тёмные
theme-contrast-light = Контрастные светлые
theme-contrast-dark = Контрастные тёмные
board-wood = Деревянная
board-green = Зелёная
board-blue = Синяя
board-grey = Серая, как в печати
text-small = Мелкий текст
text-usual = Обычный текст
text-large = Крупный текст
text-larger = Очень крупный текст
text-largest = Самый крупный текст
pieces-of-language = Как в этом языке
pieces-english = Английские буквы
pieces-figurines = Фигурки
motion-system = Как в системе
motion-moving = Плавные ходы в уроках
motion-still = Ничего не движется само
finding-right = Заключение справа
finding-left = Заключение слева
quiz-asks = Уроки сначала спрашивают
quiz-tells = Уроки не спрашивают
action-wider-finding = Расширить заключение
action-narrower-finding = Сузить заключение
action-wider-scoresheet = Расширить бланк
action-narrower-scoresheet = Сузить бланк
action-usual-layout = Обычное расположение
action-show-settings = Файл настроек…
action-palette = Найти команду…
action-keys = Клавиши
action-help = Справка
action-save-card = Памятка на стол (PDF)…
splitter-scoresheet = Ширина бланка
splitter-finding = Ширина заключения
settings-title = Настройки
settings-set-aside = Строка { $line } файла { $file } не читается. Файл отложен как { $now }; ничего из него не потеряно. Thrice работает с обычными настройками и при следующем изменении начнёт новый файл.
settings-unreadable = Не удалось прочитать { $file }: { $detail }. Thrice работает с обычными настройками и оставляет файл как есть.
settings-not-used = В { $file } для этих настроек указано то, чего нет на выбор: { $keys }. Взято обычное; файл остаётся как есть, пока вы не выберете другое.
settings-not-kept = Это действует, пока окно не закрыто; сохранить не удалось: { $detail }
told-no-larger = В окне нет места для более крупного. Увеличьте окно или один только текст в меню «Вид».
told-settings-at = Настройки находятся в { $file }
also-colours = тема ночь день режим вид контраст
also-text = шрифт крупнее мельче масштаб
also-scale = масштаб крупнее мельче размер
also-flip = повернуть перевернуть другая сторона
also-cover = скрыть спрятать игроки
also-save = экспорт записать файл
also-print = печать бумага PDF страница
also-reset = сбросить по умолчанию
also-settings = параметры опции конфигурация
also-find = поиск найти игрок
palette-hint = Что вы хотите сделать?
palette-nothing = Ничего с таким названием нет. Попробуйте другое слово.
mark-square = Отметить { $square }
wipe-marks = Убрать стрелки и отметки
go-to-move = Перейти к { $move }
compare-with-move = Сравнить с { $move }

## Opening
opening = Чтение { $file }…
opened-beside = { $file } прочитан и открыт; { $key } покажет его.

## Help
help-back = Назад
help-first = Первые шаги
help-first-text =
    Thrice отвечает на один вопрос: было бы требование ничьей корректным? Программа показывает все прежние появления позиции, все случаи, когда расстановка та же, а позиция другая, и для каждого — статью Правил. Программа находит, решает арбитр.

    Чтобы партия появилась в окне, есть несколько способов:

    • Откройте файл PGN ({ $open }), укажите путь к нему ({ $path }) или перетащите файл в окно.

    • Вставьте партию, FEN или одни ходы ({ $paste }).

    • Введите ходы: начните новую партию ({ $new }) и записывайте их как на бланке.

    Затем переходите от хода к ходу клавишами ← и →. Панель говорит, что верно для показанного момента; { $previous } и { $next } ведут к другим появлениям этой позиции. { $palette } находит любую команду по названию, { $keys } показывает все клавиши.
help-entering = Ввод и исправление партии
help-entering-text =
    После { $new } набирайте ходы в любом месте окна: e4 e5 Кf3. Пробел или Enter — сделать ход. Можно и передвигать фигуры мышью. Поле показывает, что прочитано и почему ход невозможен.

    Мало времени? { $tail } начинает с последнего взятия или хода пешкой: то, что было раньше, повториться не может. Расставьте позицию сразу после этого хода, укажите права на рокировку и взятие на проходе, какими они тогда были, и введите последующие ходы.

    Чтобы исправить партию, перейдите к моменту перед неверным ходом и сделайте верный. Thrice спрашивает, поставить его вместо неверного, вставить перед ним или добавить как вариант, и говорит, сколько следующих ходов остаются возможными. { $undo } отменяет любое изменение; { $save } сохраняет изменения в файл.
help-finding = Как читать заключение
help-finding-text =
    • ✓ зелёный: требование было бы корректным. Строка ниже говорит, чьё и по какой статье.

    • ✗ красный: требование было бы некорректным, часто потому, что расстановка та же, а позиция другая: очередь хода за другим игроком, право на рокировку утрачено или тогда было возможно взятие на проходе.

    • ? жёлтый: эта запись не даёт ответа. Что-то до этого момента неизвестно, пропущено или повреждено.

    • = синий: партия закончилась без требования — матом, патом, мёртвой позицией, пятым появлением или 75 ходами.

    В строке под доской закрашенные метки — появления показанной позиции, пустые — только та же расстановка, а кольцо — место, где вы находитесь. На бланке ходы с одной и той же буквой ведут к одной и той же позиции; число показывает, в который раз. { $hold } запоминает момент, { $compare } сравнивает его с другим.
help-claim = Требование за доской
help-claim-text =
    Перейдите к моменту требования и нажмите { $claim }. Вопросы стоят в том порядке, в каком возникают: часы, слова игрока, кто требует ничью, на чём основано требование и что было сделано. Если о чём-то никто ничего не сказал, оставьте вопрос открытым: за вас ничего не отмечается. Намеченный ход вводится с клавиатуры; ходы партии не меняются.

    Рядом с вопросами стоят три ответа, каждый со своей статьёй: что говорит доска, что говорит процедура и не закончилась ли партия раньше. Под ними — последствия и новое время на часах.

    Решение за вами: { $decide } — решить по заключению; можно решить иначе и указать причину. { $record } сохраняет протокол — лист, который могут подписать оба игрока и который апелляционный комитет может проверить без программы.
help-players = Что могут видеть игроки
help-players-text =
    Экран никому не должен подсказывать. { $cover } скрывает заключение, счёт и метки; доска и ходы остаются. Пока вы вводите партию, всё это уже скрыто.

    { $players } открывает второе окно, для игроков: доска и последние ходы, и никогда ничего больше. Thrice предупреждает, если два экрана показывают одно и то же.

    { $present } занимает весь экран для лекции или урока: крупный шрифт и ничего другого.
help-damaged = Повреждённые записи
help-damaged-text =
    Ничто не отбрасывается молча. Если ход не читается, запись заканчивается перед ним, красная строка показывает, что там написано, а панель называет строку и столбец. Доказанное до этого места остаётся доказанным; после пропуска счёт — «не менее».

    Сделайте в этом месте верный ход, и остальное будет прочитано оттуда. { $sheets } показывает рядом два бланка одной партии, { $table } сверяет доску на столе с записью. Если не хватает ходов, «Партия → Пропуск в бланке» продолжает запись с позиции, которую вы расставите.
help-many = Много партий
help-many-text =
    { $scan } просматривает папку, файлы или то, что вы туда перетащите, и разделяет два вопроса: в каких партиях можно было потребовать ничью, но её не потребовали? Какие партии по Правилам закончились, но игра продолжалась? Строка открывает партию на нужном моменте. Файлы только читаются.

    В файле с множеством партий { $find } ищет игроков, соревнования и даты.
help-teaching = Обучение
help-teaching-text =
    В меню «Уроки» есть сцены о том, что такое «та же позиция», упражнения на частые заблуждения, знаменитые партии и экзамен. На любом шаге можно свободно пробовать свои ходы, а любой урок — напечатать как раздаточный лист. Сравните две позиции любой партии, и «Уроки → Сохранить как урок» сделает из них ваш собственный урок.

    { $present } показывает урок на весь экран; пробел ведёт дальше. Правая кнопка мыши рисует стрелки на доске.
help-laws = Какие Правила применяются
help-laws-text =
    Thrice применяет Правила игры в шахматы ФИДЕ, действующие с 1 января 2023 года, если в «Требование → Соревнование» не выбрана другая редакция. Если партия старше Правил, которые к ней применены, об этом говорится.

    Две позиции — это одна и та же позиция, если очередь хода за тем же игроком, фигуры того же вида и цвета стоят на тех же полях и возможные ходы обоих игроков те же ({ $same }). Если право на рокировку утрачено или раньше было возможно взятие на проходе, позиция другая; право, которым лишь сейчас нельзя воспользоваться, остаётся.

    Третье появление даёт ничью только по корректному требованию игрока, за которым очередь хода ({ $repetition }), пятое — без требования ({ $fivefold }). Менять ли подписанный результат, решает арбитр ({ $signed }).
help-finding-more = Маленькие буква и число на бланке называют группу одной и той же позиции и который это раз; ≠ — та же расстановка, но не та же позиция; ! — замечание; маленькая развилка — другие ходы в записи. Синяя черта на полосе показывает, где партия была окончена.
help-claim-more = Некорректное требование даёт сопернику две минуты (в быстрых шахматах и в блице без полного надзора — одну). Требование — это и предложение ничьей: спросите, принято ли оно. Решённые требования хранятся в реестре, в меню «Требование».
help-laws-more = Ничью можно требовать и после пятидесяти ходов каждого игрока без взятия и хода пешкой ({ $fifty }); после 75 партия закончена вничью без требования ({ $seventyfive }). Позиция, в которой никто не может поставить мат, заканчивает партию ({ $dead }); Thrice узнаёт её только по материалу.
help-keys-text =
    Буквы и цифры всегда относятся к ходам. У команд — функциональные клавиши или клавиши с { $ctrl } или Alt. { $larger } и { $smaller } делают всё крупнее и мельче; Alt+1–Alt+9 ведут к появлениям с первого по девятое; Esc — назад. Alt с буквой, которая подчёркнута, пока держат Alt, открывает меню; F10 тоже ведёт к меню.

## The card for the table
card-title = Заявлено требование ничьей
card-steps = Что вы делаете
card-law = От чего зависит решение
card-same = Та же позиция ({ $article })
card-keys = Клавиши Thrice
card-repetition = Повторение: позиция только что возникла по меньшей мере в третий раз, и ход за тем, кто требует.
card-intended = Повторение: позиция вот-вот появится по меньшей мере в третий раз; игрок записывает ход, не делает его и заявляет о нём арбитру.
card-fifty = 50 ходов каждого игрока без взятия и без хода пешкой; также с намеченным ходом.
card-touched = Игрок коснулся фигуры, чтобы пойти ею или взять её: на этом ходу требовать ничью нельзя.
card-paused = Часы остановлены. Отказаться от требования нельзя.
card-correct = Корректно: сразу ничья. Намеченный ход не делается.
card-incorrect = Некорректно: сопернику добавляются две минуты (в быстрых шахматах и в блице без полного надзора — одна), а намеченный ход должен быть сделан.
card-fivefold = Пятое появление: ничья без требования.
card-seventy-five = 75 ходов каждого игрока без взятия и без хода пешкой: ничья без требования; если последний ход поставил мат, засчитывается мат.
card-same-move = Очередь хода за тем же игроком.
card-same-pieces = Фигуры того же вида и цвета стоят на тех же полях.
card-same-castling = Права на рокировку те же: право, которым лишь сейчас нельзя воспользоваться, остаётся; оно утрачивается, когда пошёл король или ладья.
card-same-en-passant = Пешку можно было взять на проходе в обеих позициях или ни в одной; учитывается только возможное взятие.

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
