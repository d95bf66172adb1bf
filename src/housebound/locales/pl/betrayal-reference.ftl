chart-haunts = Tabela nawiedzeń
chart-haunts-text = Wylosowany omen i pokój, w którym go wylosowano, mówią, które nawiedzenie się zaczyna.
chart-haunts-column = Omen
chart-haunts-row = Pokój
chart-haunts-whole = Cała tabela
chart-haunts-shut = O czym jest nawiedzenie, stoi na jego dwóch kartkach, tutaj zamkniętych: każda strona czyta swoją, gdy nawiedzenie się zaczyna.
reference-room = { $floors }{ $has ->
    [yes] . Kto go odkryje, losuje: { $symbol }
   *[no] . Kto go odkryje, nie losuje niczego
}
reference-explorer = Wiek: { $age }, urodziny: { $day }.{ $month }
