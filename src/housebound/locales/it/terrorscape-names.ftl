# Terrorscape: what a name means, for whoever looks it up on the page. Cards, abilities and plans have their own texts.

condition-unhurt-text = Una prima ferita la gira; una seconda uccide.
condition-wounded-text = Ancora una ferita ed è morta, e l’assassino ha vinto. Una Cura la rigira.
condition-killed-text = Una vittima morta basta: l’assassino ha vinto.
condition-escaped-text = Fuori dalla casa.

token-fear = Paura
token-fear-text = Ognuno toglie un dado alla sua difesa. Chi ne ha due e ne riceve un altro va invece nel panico: rumore dove si trova, e l’assassino lo sa.
token-key = Chiave
token-key-text = Con cinque Chiavi sul tetto la porta si apre: tutte e tre le vittime devono stare all’Ingresso Principale quando comincia il loro turno.
token-gear = Ingranaggio
token-gear-text = Cinque ingranaggi riparano il trasmettitore. Ogni riparazione fa rumore.
token-strength = Forza
token-strength-text = Ciò che una difesa deve raggiungere per respingere l’assassino.
token-stealth = Furtività
token-stealth-text = Nessuno della squadra sa dove sia l’assassino. All’inizio del suo prossimo turno si rivela, e lì compie una Ricerca.
token-rescue = I soccorsi
token-rescue-text = Una casella a ogni round. Se arrivano e sono tutti vivi, le vittime hanno vinto.

names-holds = Possiede:
names-played = Giocate:
names-shown = Giocate da quando il mazzo è stato mescolato:
names-discarded = Scartate:
