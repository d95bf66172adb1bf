# Room 25: opzioni e posizioni che non possono essere.
complex-cannot-read-write-kind-number-or = complex: impossibile leggere { $part }; scrivi kind=number o colour+number
complex-stands-twice = complex: { $word } c’è due volte
complex-cannot-read = complex: impossibile leggere { $path }: { $why }
complex-is-not-a-text-file = complex: { $path } non è un file di testo
complex-file = complex: { $path }: { $error }
complex-file-line = complex: { $path }, riga { $number }: { $what }
unknown-key-known-are-tiles-free-and-name = chiave sconosciuta { $key }; note sono tiles, free e name
there-must-be-a-table-tiles-with-the = ci dev’essere una tabella [tiles] con il numero di stanze di ogni tipo
free-must-be-a-table-free-with-the = free dev’essere una tabella [free] con il numero di tessere per colore
is-no-kind-of-room-kinds-are = { $word } non è un tipo di stanza; i tipi sono { $known }
there-are-only-so-many-tiles = { $word } = { $n }: { $copies ->
    [one] ce n’è solo { $copies }
   *[other] ce ne sono solo { $copies }
} (R25-BUILD-11)
is-no-colour-to-draw-from-write-green = { $word } non è un colore da cui pescare; scrivi green, yellow o red
must-be-a-whole-number-of-tiles = { $word } = { $n }: dev’essere un numero intero di tessere
complex-is-for-not-for = complex = { $complex } è per { $known }, non per { $mode }
exactly-one-must-be-in-it-r-build = { $word } ci dev’essere esattamente una volta: { $word } = 1 (R25-BUILD-1)
a-composition-has-tiles-this-one-r-build = una composizione ha 25 tessere, questa { $total } (R25-BUILD-1)
the-key-room-must-be-in-it-in = in { $mode } ci dev’essere la Stanza della Chiave: key = 1 (R25-BUILD-10)
mode-uses-only = { $word } = { $n }: { $mode } ne usa solo { $left } ({ $rule })
only-tiles-are-left-to-draw-r-build = { $word } = { $n }: tessere { $word } da pescare ne restano solo { $spare } (R25-BUILD-11)
is-for-players-not-r-mode = { $mode }: i giocatori possono essere { $counts }, non { $seats } (R25-MODE-1)
guards-there-are-guards-in-suspicion-only = guards: le Guardie ci sono solo in suspicion
guards-with-players-there-is-always-r-role = guards = { $guards }: con { $seats } giocatori sono sempre { $usual } (R25-ROLE-2)
role-deal-extra-tile-with-players-has-guards = role_deal = extra_tile con 5 giocatori ha 2 Guardie (R25-ROLE-3)
complex-write-table-the-name-of-a-toml = complex = { $complex }: scrivi table, il nome di un file .toml, o uno di { $known }
characters-but-this-table-has = { $count } personaggi, ma questo tavolo ne ha { $in_play }
seat-has-too-many-characters = il posto { $seat } ha troppi personaggi
roles-for-seats = { $count } ruoli per { $seats } posti
position-the-complex-has-cells-not = posizione: il Complesso ha { $count } caselle, non 25
position-cannot-read-the-cell-at = posizione: impossibile leggere la casella { $cell } in { $space }
position-more-than-twelve-tiles-of-one-zone = posizione: più di dodici tessere di una zona
position-the-bag-holds-more-than-the-unknown = posizione: il sacchetto contiene più delle { $count } tessere sconosciute
position-too-many-of-this-room = { $count ->
    [0] il Complesso di queste regole non ha questa stanza: mettine un’altra qui, o scegli altre regole più sotto
    [one] il Complesso di queste regole ha una sola stanza così: mettine un’altra qui, o scegli altre regole più sotto
   *[other] il Complesso di queste regole ha solo { $count } stanze così: mettine un’altra qui, o scegli altre regole più sotto
}
complex-misfit = complex: { $what }
