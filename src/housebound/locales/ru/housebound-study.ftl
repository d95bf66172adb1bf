## Много партий: итог на экране

study-title = { $game }: партий { $games }, зерно { $seed }
study-seat = место
study-bot = бот
study-wins = победы
study-share = доля
study-interval = с уверенностью 95 %
study-nobody = никто
study-none = нет
study-numbered = { $number } { $title }
study-role = роль
study-side = сторона
study-games = партии
study-won-by = победила сторона: { $side }
study-ended-by = чем кончилось
study-rule = правило
study-length = в среднем раундов { $rounds }, выборов { $choices }; партий в секунду { $rate }
study-failed = housebound: партия { $number } не удалась: { $why }. Путь к ней, записью:

## Столбцы каждого исследования

column-seats = игроки
column-bots = боты
column-rounds = раунды
column-choices = выборы
column-why = правило
column-death-places = где
column-death-causes = от чего

## Отчёт

report-title = Что говорят партии
report-note = Эти партии играли боты, а не люди: они не разговаривают и играют так хорошо, как умеют, и не лучше. Каждый отрезок накрывает истинное значение в 95 из 100 таких отчётов, если сыграть другие такие же партии.
report-contents = Содержание
report-chapter = { $game }: { $file }
report-about = { $games ->
    [one] { $games } партия в { $file }.
    [few] { $games } партии в { $file }.
    [many] { $games } партий в { $file }.
   *[other] { $games } партии в { $file }.
}{ $failed ->
    [0] {""}
    [one] {" "}Ещё { $failed } не удалась и не учтена.
    [few] {" "}Ещё { $failed } не удались и не учтены.
    [many] {" "}Ещё { $failed } не удались и не учтены.
   *[other] {" "}Ещё { $failed } не удались и не учтены.
}
report-comparison = { $game }: сравнение { $one } и { $two }
report-comparison-about = Чем отличается { $two }, если смотреть от { $one }. Если между ними изменено только одно правило, вот что делает это правило.
report-written = Записано в { $file }.
report-drawn = { $count ->
    [one] { $count } картинка в { $folder }.
    [few] { $count } картинки в { $folder }.
    [many] { $count } картинок в { $folder }.
   *[other] { $count } картинки в { $folder }.
}
report-plot-menu = Что можно сделать с этим графиком
report-plot-svg = Сохранить как SVG
report-plot-png = Сохранить как PNG
report-table = То же таблицей
report-share-of-games = доля выигранных партий
report-share-of-all = доля всех партий
report-share-of-deaths = доля всех смертей
report-sides = Кто побеждает
report-sides-caption = Как часто побеждает каждая сторона в партиях, где она была. Могут победить несколько вместе или никто.
report-by = Кто побеждает; по столбцу: { $what }
report-by-caption = Как часто побеждает каждая сторона. Точка — то, что насчитано, линия — насколько это может быть неточно.
report-figures-caption = Как часто побеждает тот, кто этой фигуркой играет, на какой бы стороне он ни был.
report-endings = Чем заканчиваются партии: { $what }
report-endings-caption = Из всех партий, самое частое сверху.
report-seats = Важно ли место
report-seats-caption = Как часто побеждает каждое место, для каждого числа игроков. Линии, которые перекрываются, о разнице не говорят.
report-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
report-spread = Как распределено: { $what }
report-spread-caption = В среднем { $mean }; у половины партий { $median } или меньше (прерывистая линия); от { $low } до { $high }.
report-survival = Кто ещё жив
report-survival-caption = Доля каждой стороны, которая жива после каждого раунда. Партии, уже законченные к этому времени, больше не считаются, а раунды, до которых почти ни одна партия не доходит, опущены.
report-alive = ещё живы
report-watched = под наблюдением
report-of = из
report-rule-text = что в нём сказано
report-everybody = все
report-had = Что было у победителей: { $side }
report-had-caption = Во сколько раз чаще побеждает тот с этой стороны, у кого вещь когда-либо была, чем тот, у кого её никогда не было. Правее линии — вещь чаще сопутствует победе. Причиной она быть не обязана: кто долго живёт, больше находит. { $count ->
    [one] Сравнена { $count } вещь.
    [few] Сравнены сразу { $count } вещи, и закрашенные точки не случайны, даже если это учесть.
    [many] Сравнено сразу { $count } вещей, и закрашенные точки не случайны, даже если это учесть.
   *[other] Сравнено сразу { $count } вещи, и закрашенные точки не случайны, даже если это учесть.
}
report-thing = вещь
report-times = сколько раз была
report-lift = победы с ней против побед без неё
report-lift-axis = во сколько раз больше побед, чем без неё
report-sure = не случайно
report-beyond-chance = не случайно
report-maybe-chance = возможно, случайно
report-yes = да
report-no = нет
report-map = Где умирают: карта
report-map-caption = { $deaths ->
    [1] Одна смерть.
   *[other] Доля каждой клетки во всех смертях (их { $deaths }), в процентах; точка — меньше одного. Числа говорят то же, что и оттенки.
}
report-sheet = где
report-square = клетка
report-deaths = смерти
report-death-places = Где умирают: комнаты
report-death-causes = От чего умирают
report-ranking-caption = { $count ->
    [1] Всё целиком.
   *[other] Первые { $shown } из { $count }, самое смертельное сверху.
}
report-compared = Что изменилось: { $what }
report-compared-caption = { $two } минус { $one }, в процентных пунктах. Левее линии стало реже, правее — чаще. { $count ->
    [one] Сравнена { $count } доля.
    [few] Сравнены сразу { $count } доли, и закрашенные точки не случайны, даже если это учесть.
    [many] Сравнено сразу { $count } долей, и закрашенные точки не случайны, даже если это учесть.
   *[other] Сравнено сразу { $count } доли, и закрашенные точки не случайны, даже если это учесть.
}
report-change = изменение
report-change-axis = изменение доли партий
report-compared-length = Что изменилось: длина
report-compared-length-caption = Среднее всех партий каждого файла.
report-mean = среднее
