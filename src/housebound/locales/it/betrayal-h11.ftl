# Betrayal: haunt 11.

haunt-11-title = Lasciateli entrare
haunt-11-story =
    Per tutta la sera il maniaco è andato di finestra in finestra, alitando sui vetri e disegnandovi facce. Nessuno si è accorto che le facce restavano quando l’alito svaniva.
    Sono molto pazienti, là fuori sotto la pioggia. Vogliono solo che qualcuno giri il chiavistello. E uno di voi è andato ad aiutarlo.
haunt-11-heroes =
    Il traditore e il Maniaco fanno entrare le Ombre nella casa. Un’Ombra ancora fuori non fa nulla, e non le si può fare nulla. Una volta dentro attacca la vostra Sanità mentale, e nessun colpo o proiettile la tocca.
    Vincete quando sono riusciti tanti esorcismi quanti erano i giocatori all’inizio, o quando ogni Ombra è stata scacciata, una per una.
    Esorcismo, un tiro per ciascuno di voi per turno. Con Sanità mentale, 5 o più: nella Cappella, nella Cripta o nella Camera del Pentacolo, o portando il Simbolo Sacro o l’Anello. Con Conoscenza, 5 o più: nella Biblioteca o nel Laboratorio, o portando il Libro o la Sfera di Cristallo. Ogni stanza e ogni carta serve una volta; un fallimento non consuma nulla.
    Con l’Anello puoi attaccare un’Ombra nella tua stanza che è dentro, Sanità mentale contro Sanità mentale. Se vinci, è scacciata per sempre; se perdi, subisci danno mentale. Un’Ombra che ti attacca e perde è stordita.
    Il Maniaco si può combattere come chiunque, ed è stordito quando è battuto.
haunt-11-traitor =
    Lo hanno chiesto con tanto garbo. Gli eroi conoscono un esorcismo che le scaccerebbe di nuovo. Vinci quando tutti gli eroi sono morti.
    Conservi il tuo esploratore, senza il Maniaco come compagno: sta accanto a te. Un’Ombra giace coperta nella Sala d’Ingresso e in ogni stanza con una finestra verso l’esterno: la Camera da Letto, la Cappella, la Sala da Pranzo, la Scala Principale, la Camera Padronale. Una tale stanza che entra nella casa più tardi ne riceve una anch’essa. Se una stanza viene a trovarsi contro la finestra, chi vi aspettava sparisce.
    Tu, o il Maniaco, fate entrare l’Ombra della stanza in cui siete: costa 1 spazio. Può muoversi e attaccare nel turno mostro dello stesso round.
    Le Ombre: Velocità 4, Sanità mentale 6, nient’altro. Attaccano con Sanità mentale e fanno danno mentale.
    Il Maniaco: Velocità 7, Potenza 7, Sanità mentale 7. In ogni turno mostro va dall’Ombra più vicina che è fuori e la fa entrare, e poi dalla prossima se può, prima che si muova qualsiasi Ombra. Quando nessuna è fuori può cercare altre finestre: scopre stanze, 1 spazio ciascuna, dove vuoi; nessuno pesca per esse, e non gli fanno nulla. Attacca solo quando tutte le Ombre sono dentro: nessuna è rimasta fuori, e non si può più trovare alcuna finestra.
haunt-11-heroes-win = L’ultima esce all’indietro, attraverso il vetro, senza romperlo. Su ogni vetro della casa c’è l’impronta di una mano, dalla parte interna. Tirate le tende, e sedete in mezzo alla stanza finché non fa giorno.
haunt-11-traitor-win = Ogni finestra è aperta, e la pioggia entra, e non importa a nessuno. Che folla, sulle scale. Hanno fatto posto anche a te: la senti sulla spalla, leggera e fredda, la prima di molte mani.

verb-let-specter-in = Fai entrare l’Ombra
notice-specter-comes-in = Il chiavistello gira { $room_in }. { $figure_cap } è dentro.
notice-specter-banished = Scacciata: { $figure }.
shown-specters-outside = Ancora fuori
shown-specters-banished = Ombre scacciate
