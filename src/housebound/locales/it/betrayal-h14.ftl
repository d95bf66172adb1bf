# Haunt 14, The Stars Are Right.

haunt-14-title = Le stelle sono propizie

haunt-14-story =
    Nessuno ha tracciato questo pentacolo stanotte. C’è sempre stato, sotto la polvere, e la polvere è appena volata via da sola. In ciascuno dei suoi angoli c’è qualcuno in una lunga veste, con un volto che quasi conoscete. Molto sopra la cantina, sopra il tetto, sette stelle si sono allineate, e nella linea c’è un vuoto da cui qualcosa guarda giù.

haunt-14-heroes =
    Il vostro amico appartiene a un culto. Porta sacrifici nella Camera del Pentacolo: oggetti, alcuni presagi, e i cadaveri degli esploratori. Quando le stelle ne avranno abbastanza, qualcosa verrà. Non vi è stato detto quanto è abbastanza. Chi muore giace dove è caduto; voi non portate cadaveri.

    Colore: in giro per la casa ce ne sono tanti vasetti quanti sono i giocatori. Potete raccoglierne uno ovunque si trovi; nessuno ne porta due. È un oggetto: potete darlo a un altro eroe o lasciarlo. Il culto non può toccarlo. Chi muore lo lascia.

    Gettarlo: in una stanza unita alla Camera del Pentacolo da una porta, per 1 spazio e senza tiro. Quel Colore è nella Camera per sempre. Non potete gettarlo dall’interno.

    Vincete quando tutto il Colore è stato gettato nella Camera del Pentacolo.

haunt-14-traitor =
    Metti i Cultisti nella Camera del Pentacolo, uno in meno dei giocatori. Il tuo esploratore resta in gioco. Gli eroi possono fermare il rituale solo rovinando la Camera con il Colore che si trova in giro per la casa.

    Vinci con 13 punti di sacrifici, o quando tutti gli eroi sono morti.

    Sacrificio: tu o un Cultista nella Camera del Pentacolo cedete ciò che portate, quanto volete, senza costo, ed esce dal gioco. Il cadavere di un esploratore: 4 punti, anche il tuo. La Ragazza, il Maniaco o il Cane, se li hai: 2. Qualsiasi altro oggetto o presagio che si può scambiare: 1. Tieni il conto allo scoperto.

    Cadaveri: chi muore giace dove è caduto. Tu o un Cultista potete raccogliere il cadavere come un oggetto, uno alla volta. Con esso ogni stanza vi costa 2 spazi.

    Cultisti: Velocità 4, Potenza 4, Sanità mentale 4, un solo tiro di movimento per tutti. Portano oggetti, che a loro non danno nulla, raccolgono ciò che c’è in giro, e possono prendere un oggetto invece di fare 2 o più di danno. Un Cultista stordito lascia tutto. Non badano ai compagni. Nessuno di voi può toccare il Colore.

haunt-14-heroes-win =
    L’ultimo vasetto si rompe sul muro in un gran fiore giallo, e da molto in alto lo sentite: non un urlo, non una parola. Qualcosa come una sedia spinta indietro. Quando guardate fuori, le stelle sono sparse a caso.

haunt-14-traitor-win =
    Il vuoto nella linea di stelle non c’è più. Nemmeno la linea. Nemmeno, a guardar bene, le stelle. Le vesti sono inginocchiate in cerchio al buio, e in mezzo chi l’ha chiamato cerca di ricordare quale domanda andava fatta per prima.

prompt-paint-room = Nella casa non c’è ancora Colore. Quale stanza porta { $subject_art } perché ce ne sia?

verb-pick-up-paint = Raccogli il Colore: { $card }
verb-throw-paint = Getta il Colore nella Camera del Pentacolo (1 spazio)
verb-sacrifice = Sacrifica: { $card }

notice-paint-in = { $card_cap } è { $room_in }.
notice-paint-thrown = { $figure_cap } getta il Colore nella Camera del Pentacolo. Vasetti gettati finora: { $number }.
notice-sacrificed = { $figure_cap } dona alle stelle: { $card }. Punti finora: { $number }.
shown-paint-thrown = Colore nella Camera
shown-sacrifice-points = Punti dei sacrifici
shown-points-needed = Punti che le stelle vogliono
