# Room 25: settings and positions that cannot be.
complex-cannot-read-write-kind-number-or = complex: cannot read { $part }; write kind=number or colour+number
complex-stands-twice = complex: { $word } stands twice
complex-cannot-read = complex: cannot read { $path }: { $why }
complex-is-not-a-text-file = complex: { $path } is not a text file
complex-file = complex: { $path }: { $error }
complex-file-line = complex: { $path }, line { $number }: { $what }
unknown-key-known-are-tiles-free-and-name = unknown key { $key }; known are tiles, free and name
there-must-be-a-table-tiles-with-the = there must be a table [tiles] with the number of each kind of room
free-must-be-a-table-free-with-the = free must be a table [free] with the number of tiles per colour
is-no-kind-of-room-kinds-are = { $word } is no kind of room; kinds are { $known }
there-are-only-so-many-tiles = { $word } = { $n }: { $copies ->
    [one] there is only 1
   *[other] there are only { $copies }
} (R25-BUILD-11)
is-no-colour-to-draw-from-write-green = { $word } is no colour to draw from; write green, yellow or red
must-be-a-whole-number-of-tiles = { $word } = { $n }: must be a whole number of tiles
complex-is-for-not-for = complex = { $complex } is for { $known }, not for { $mode }
exactly-one-must-be-in-it-r-build = exactly one { $word } must be in it: { $word } = 1 (R25-BUILD-1)
a-composition-has-tiles-this-one-r-build = a composition has 25 tiles, this one { $total } (R25-BUILD-1)
the-key-room-must-be-in-it-in = the Key Room must be in it in { $mode }: key = 1 (R25-BUILD-10)
mode-uses-only = { $word } = { $n }: { $mode } uses only { $left } ({ $rule })
only-tiles-are-left-to-draw-r-build = { $word } = { $n }: only { $spare } { $word } tiles are left to draw (R25-BUILD-11)
is-for-players-not-r-mode = { $mode }: the number of players is { $counts }, not { $seats } (R25-MODE-1)
guards-there-are-guards-in-suspicion-only = guards: there are Guards in suspicion only
guards-with-players-there-is-always-r-role = guards = { $guards }: with { $seats } players there is always { $usual } (R25-ROLE-2)
role-deal-extra-tile-with-players-has-guards = role_deal = extra_tile with 5 players has 2 Guards (R25-ROLE-3)
complex-write-table-the-name-of-a-toml = complex = { $complex }: write table, the name of a .toml file, or one of { $known }
characters-but-this-table-has = { $count } characters, but this table has { $in_play }
seat-has-too-many-characters = seat { $seat } has too many characters
roles-for-seats = { $count } roles for { $seats } seats
position-the-complex-has-cells-not = position: the complex has { $count } cells, not 25
position-cannot-read-the-cell-at = position: cannot read the cell { $cell } at { $space }
position-more-than-twelve-tiles-of-one-zone = position: more than twelve tiles of one zone
position-the-bag-holds-more-than-the-unknown = position: the bag holds more than the { $count } unknown tiles
position-too-many-of-this-room = { $count ->
    [0] the Complex of these rules has no such room: lay another one there, or choose other rules below
    [one] the Complex of these rules has only one such room: lay another one there, or choose other rules below
   *[other] the Complex of these rules has only { $count } such rooms: lay another one there, or choose other rules below
}
complex-misfit = complex: { $what }
