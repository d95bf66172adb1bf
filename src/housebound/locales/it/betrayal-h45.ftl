# Betrayal: haunt 45.

haunt-45-title = Tic, tac, tic
haunt-45-story =
    Quando torna la luce, ciascuno di voi indossa una cosa di fili e nastro che prima non c’era. Ticchetta. Ticchettano tutte, non proprio insieme.
    Da qualche parte nella casa uno di voi si siede con un innesco in mano e si mette a lavorare a qualcosa di più grande.
haunt-45-heroes =
    Ciascuno di voi porta una Bomba a Orologeria. Non si può lasciare, dare o rubare. Il traditore costruisce una Grande Bomba; nessuno vi ha detto quando sarà pronta.
    Vincete quando il traditore è morto e uno di voi è vivo.
    Il traditore ha un innesco: fa esplodere la bomba di chi entra nella stanza del traditore o in una accanto, con o senza porta, e uccide quell’eroe e ogni altro eroe nella stanza. Le bombe possono esplodere anche con il tempo. Non state vicini.
    Disinnescare, un tiro per ciascuno di voi per turno: la tua bomba, o quella di un altro eroe nella stessa stanza che è d’accordo. Conoscenza 7 o più, 5 o più se chi tira ha il Maniaco: la bomba non c’è più. 2 o meno: esplode e uccide ogni esploratore nella stanza, anche il traditore. Altrimenti: non accade nulla.
haunt-45-traitor =
    Tu non porti bombe. Hai l’innesco, la Dinamite e un piano. Gli eroi cercheranno di liberarsi delle loro bombe.
    Vinci quando tutti gli eroi sono morti, o quando la Grande Bomba esplode.
    Non puoi muoverti e non puoi essere mosso; un Ascensore Mistico con te dentro sta fermo. Puoi attaccare eroi nella tua stanza, e puoi usare la Dinamite anche nella tua stanza: a te non fa nulla.
    Dalla fine del tuo primo turno, un eroe che porta una bomba nella tua stanza o in una accanto, con o senza porta, esplode, con ogni eroe in quella stanza. Tu non subisci danno.
    Alla fine di ogni tuo turno il tracciato sale di 1. A 12 la Grande Bomba esplode e muoiono tutti. Altrimenti, finché una bomba è attiva, tira tanti dadi quanti segna il tracciato più uno per ogni eroe vivo, al massimo 8: con 8 o più esplode l’eroe con una bomba più vicino alla tua sinistra, con ogni eroe nella stanza.
haunt-45-heroes-win = L’innesco giace sul pavimento, ancora caldo. Accanto, sotto un banco, qualcosa grande come un armadio si è fermato un tic prima. Ve ne allontanate molto piano.
haunt-45-traitor-win = Per un momento ogni finestra della casa è illuminata. Poi la collina tace, e continua a tacere, e la cenere vi scende sopra come neve precoce.

verb-defuse = Disinnesca la Bomba a Orologeria { $figure_of }
prompt-let-defuse = { $subject_cap } vuole lavorare alla tua bomba. Resti immobile?
notice-bomb-defused = La bomba { $figure_of } ha smesso di ticchettare.
notice-defusing-refused = { $figure_cap } non lascia toccare quella bomba a nessuno.
notice-bomb-exploded = La bomba { $figure_of } esplode.
notice-big-bomb-exploded = La Grande Bomba esplode. Non esce nessuno.
shown-bombs = Portano una bomba
shown-armed = Innesco attivo
