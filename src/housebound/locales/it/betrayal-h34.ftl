# Betrayal: haunt 34. Everybody reads the same page.

haunt-34-title = Ghigliottine
haunt-34-story =
    Vi svegliate sul pavimento con qualcosa di freddo attorno al collo. Ce l’hanno tutti: un collare di ferro con un numero, e dentro il ferro una lama su una molla che ticchetta.
    Uno dei collari è un giocattolo. Chi lo porta vi ha messo gli altri.
haunt-34-heroes =
    Uno di voi è il traditore, e nessuno sa chi tranne il traditore. Si parla solo in modo che sentano tutti. Qualsiasi esploratore può attaccarne qualsiasi altro.
    Gli eroi vincono quando non resta alcun collare che funzioni o nasconda il traditore, e almeno metà di loro, arrotondata per eccesso, è viva. Un collare è eliminato quando è aperto, quando chi lo porta è morto, o quando si sa che chi lo porta è il traditore. Il traditore vince quando più della metà degli eroi è morta.
    Alla fine di ogni turno di chi ha rivelato lo scenario, vivo o no, il tracciato sale di 1. Poi chiunque abbia un collare con un numero fino al tracciato tira 3 dadi: con un risultato minore del tracciato il collare uccide. Quello del traditore non può; allora il traditore deve mostrare il segnalino.
    Il traditore può mostrare il segnalino in qualsiasi momento, e da allora ha i poteri del traditore.
    Aprire un collare: con 2 Chiavi, ovunque, senza costo. Le Chiavi si consumano; togliti il tuo collare o toglilo a qualcuno nella stessa stanza, non con una Chiave che hai preso in questo turno. Le Chiavi sono oggetti: si possono dare, lasciare, prendere e rubare.
    Ogni stanza della Chiave ha una Chiave, anche se è trovata più tardi. Una Chiave e un tiro per una Chiave per turno, e niente più movimento dopo averne presa una. Un traditore noto non ne prende lì.
    Cripta, Locale Caldaia: finisci lì il tuo turno, con il danno della stanza. Caveau: sii il primo a finirvi un turno quando è aperto.
    Catacombe, Precipizio, Torre: passa dall’altro lato con il tuo tiro. Galleria: salta giù nella Sala da Ballo, con il danno del salto.
    Soffitta, Stanza delle Cianfrusaglie, Camera del Pentacolo: fai il tiro della tessera, uscendo o restando; un fallimento costa ciò che dice la tessera. Stanza Crollata: il tiro di Velocità di 5 o più; se fallisci cadi.
    Sala Operatoria: tira tutte e quattro le caratteristiche, 3 o più ciascuna, e subisci 2 dadi di danno fisico qualunque cosa mostrino.
haunt-34-heroes-win = L’ultima serratura cede, e l’ultima lama scatta a vuoto. Lasciate i collari in un mucchio nell’atrio. La lama di uno di essi non è mai stata affilata.
haunt-34-traitor-win = Il ticchettio si ferma, qua e là per la casa, una stanza dopo l’altra. Qualcuno slaccia un collare di latta dipinta e comincia a contare.

verb-try-for-key = Tenta di avere la Chiave di questa stanza
verb-unlock-collar = Apri il collare { $figure_of } con 2 Chiavi
prompt-take-key = La Chiave di quella stanza spetta { $subject_to }. Prenderla, e non muoversi più?
notice-key-lies = C’è una Chiave { $room_in }.
notice-collar = { $figure_cap } porta il collare numero { $number }.
notice-collar-off = Via il collare { $figure_of }.
notice-collar-shuts = Il collare { $figure_of } scatta.
shown-keys = Chiavi in attesa in
shown-keys-here = Una Chiave è qui
shown-collars = Collari
