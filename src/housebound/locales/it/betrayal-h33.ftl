# Haunt 33, An Invocation of Darkness.

haunt-33-title = Un’invocazione delle tenebre

haunt-33-story =
    Il Libro si apre dove è già stato aperto. Sulla pagina non ci sono lettere, solo una forma, e la forma si legge con qualcosa che non è l’occhio. «È un nome», dice il vostro amico, che è impallidito e non riesce a distogliere lo sguardo. «Un nome lungo. Conosco la prima sillaba.» E tutte le lampade della casa si piegano verso la voce.

haunt-33-heroes =
    Se nella casa non c’è né una Cappella né una Camera del Pentacolo, portate una delle due, tanto lontano dal traditore quanto potete. Il vostro amico leggerà lì, dal Libro, finché non arriva un Dio Antico. Non vi è stato detto quante volte.

    Il Libro è tutto ciò che tiene la porta. Prendetelo: vincete di 2 o più un attacco di Potenza contro il traditore e toglieteglielo, o trovatelo dove è stato lasciato.

    Distruggere il Libro: portatelo nel Locale Caldaia o nel Precipizio. Costa 1 spazio e nessun tiro. Non funziona altrove; ma funziona anche quando il Dio è qui.

    Il traditore può essere ferito e ucciso come al solito. Il Dio può solo essere stordito.

    Vincete quando il Libro è distrutto, o quando il traditore è ucciso prima che il Dio sia arrivato.

haunt-33-traitor =
    Riporta ogni caratteristica sotto il valore iniziale a quel valore. Poi tira 2 dadi per ciascuna delle tue caratteristiche e alzala di tanti passi quanti ne mostrano. Giochi subito un turno in più, prima di chiunque altro; poi si prosegue alla tua sinistra.

    Invocare: nella Cappella o nella Camera del Pentacolo: Conoscenza 5+, per 1 spazio, tante volte quanti spazi hai. Ogni successo è una sillaba del nome. Per il tuo primo tiro il Libro dev’essere nelle tue mani; poi sai come continua. Le sillabe pronunciate nell’una e nell’altra stanza contano insieme, e non si perdono mai.

    Con la quinta il portale si apre dove sei. Ne muori, ciò che porti cade lì, e il Dio Antico è arrivato. Lo muovi dal turno mostro del round seguente.

    Il Dio Antico: Velocità pari al numero dei giocatori, Potenza 12, Sanità mentale 7. Tira tutti i suoi dodici dadi. Il danno lo stordisce, e non porta nulla. Gli eroi possono ancora distruggere il Libro, per liberarsene; dove, non ti è stato detto.

    Vinci quando tutti gli eroi sono morti. Se sei ucciso prima della quinta sillaba, hai perso.

haunt-33-heroes-win =
    Le pagine non bruciano. Urlano, una dopo l’altra, nell’ordine dei numeri, e poi non ci sono più numeri. Nel silenzio una cosa molto grande, molto lontana, scopre di aver dimenticato come si chiamava.

haunt-33-traitor-win =
    Sta nel tetto squarciato con la pioggia che gli gira attorno. Ha moltissimo tempo, e guarda da una finestra all’altra della città, come si guarda uno scaffale. Di quelli che sono venuti ricorda solo la voce. Dice il nome fra sé.

prompt-ritual-room = Quale stanza porta { $subject_art }, dove si possa leggere il Libro?

verb-invoke = Pronuncia la prossima sillaba (Conoscenza 5+, 1 spazio)
verb-destroy-book = Distruggi il Libro (1 spazio)

notice-portal-opens = L’aria { $room_of } si apre come una tenda.
notice-book-destroyed = { $figure_cap } distrugge il Libro { $room_in }.
shown-invocation-tokens = Sillabe pronunciate
shown-invocation-needed = Sillabe del nome
