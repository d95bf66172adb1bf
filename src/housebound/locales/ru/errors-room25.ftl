# Room 25: настройки и позиции, которых быть не может.
complex-cannot-read-write-kind-number-or = complex: не удаётся прочитать { $part }; пишите kind=number или colour+number
complex-stands-twice = complex: { $word } стоит дважды
complex-cannot-read = complex: не удаётся прочитать { $path }: { $why }
complex-is-not-a-text-file = complex: { $path } — не текстовый файл
complex-file = complex: { $path }: { $error }
complex-file-line = complex: { $path }, строка { $number }: { $what }
unknown-key-known-are-tiles-free-and-name = неизвестный ключ { $key }; известны tiles, free и name
there-must-be-a-table-tiles-with-the = нужна таблица [tiles] с числом комнат каждого вида
free-must-be-a-table-free-with-the = free должна быть таблицей [free] с числом тайлов каждого цвета
is-no-kind-of-room-kinds-are = { $word } — не вид комнаты; виды: { $known }
there-are-only-so-many-tiles = { $word } = { $n }: { $copies ->
    [one] есть только { $copies }
    [few] их только { $copies }
    [many] их только { $copies }
   *[other] их только { $copies }
} (R25-BUILD-11)
is-no-colour-to-draw-from-write-green = { $word } — не цвет, из которого тянут; пишите green, yellow или red
must-be-a-whole-number-of-tiles = { $word } = { $n }: нужно целое число тайлов
complex-is-for-not-for = complex = { $complex } — для { $known }, а не для { $mode }
exactly-one-must-be-in-it-r-build = в нём должна быть ровно одна { $word }: { $word } = 1 (R25-BUILD-1)
a-composition-has-tiles-this-one-r-build = в наборе 25 тайлов, а в этом { $total } (R25-BUILD-1)
the-key-room-must-be-in-it-in = в режиме { $mode } в нём должна быть Комната ключей: key = 1 (R25-BUILD-10)
mode-uses-only = { $word } = { $n }: в режиме { $mode } берут только { $left } ({ $rule })
only-tiles-are-left-to-draw-r-build = { $word } = { $n }: тайлов цвета { $word } осталось только { $spare } (R25-BUILD-11)
is-for-players-not-r-mode = { $mode }: игроков может быть { $counts }, а не { $seats } (R25-MODE-1)
guards-there-are-guards-in-suspicion-only = guards: Охранники бывают только в suspicion
guards-with-players-there-is-always-r-role = guards = { $guards }: при числе игроков { $seats } их всегда { $usual } (R25-ROLE-2)
role-deal-extra-tile-with-players-has-guards = role_deal = extra_tile: при 5 игроках — 2 Охранника (R25-ROLE-3)
complex-write-table-the-name-of-a-toml = complex = { $complex }: напишите table, имя файла .toml или одно из: { $known }
characters-but-this-table-has = персонажей { $count }, а за этим столом их { $in_play }
seat-has-too-many-characters = у места { $seat } слишком много персонажей
roles-for-seats = ролей { $count }, а мест { $seats }
position-the-complex-has-cells-not = позиция: в Доме { $count } клеток, а не 25
position-cannot-read-the-cell-at = позиция: не удаётся прочитать клетку { $cell } на { $space }
position-more-than-twelve-tiles-of-one-zone = позиция: больше двенадцати тайлов одной зоны
position-the-bag-holds-more-than-the-unknown = позиция: в мешке больше, чем неизвестных тайлов: { $count }
position-too-many-of-this-room = { $count ->
    [0] в Доме по этим правилам нет такой комнаты: положите здесь другую или выберите ниже другие правила
    [one] в Доме по этим правилам только { $count } такая комната: положите здесь другую или выберите ниже другие правила
    [few] в Доме по этим правилам только { $count } такие комнаты: положите здесь другую или выберите ниже другие правила
    [many] в Доме по этим правилам только { $count } таких комнат: положите здесь другую или выберите ниже другие правила
   *[other] в Доме по этим правилам только { $count } такой комнаты: положите здесь другую или выберите ниже другие правила
}
complex-misfit = complex: { $what }
