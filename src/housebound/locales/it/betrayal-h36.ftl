# Haunt 36, Better with Friends.

haunt-36-title = Meglio con gli amici

haunt-36-story =
    Comincia con un suono come di qualcuno che beve. Il pavimento pende, pochissimo, e ogni porta della casa si apre dalla stessa parte. Dalla grata della cantina entra acqua nera con alghe, e la palude posa le sue labbra fredde sui muri. Affondiamo, dice il vostro amico, e ci immerge la mano, felice. Non sapete tutti nuotare?

haunt-36-heroes =
    La casa sprofonda in una palude, piano dopo piano, e il traditore vuole che anneghiate. C’è una sola Barca a Remi. È nella Soffitta, o vi sarà appena la Soffitta è trovata.

    La Barca a Remi è un oggetto che porta un eroe alla volta. Ogni stanza in cui entri con essa costa 2 spazi. Il Cane non può portarla. Abbiatene cura: il traditore può danneggiarla.

    L’acqua: alla fine di ogni turno del traditore vi si dice quanto è salita. Se inizi il turno su un piano in parte allagato, in quel turno ti muovi di 2 spazi in meno. Se lo inizi su un piano del tutto allagato, ti muovi di 4 spazi in meno e subisci 2 di danno fisico, che nulla può impedire o ridurre. Puoi sempre muoverti di almeno 1 spazio. Dove vai nel resto del turno non cambia nulla.

    Il Medaglione: un eroe che lo porta in una stanza di un piano in parte o del tutto allagato può scartarlo, una volta nella partita. Allora l’acqua non sale alla fine del prossimo turno del traditore.

    Vincete quando ogni eroe vivo è sul Balcone, o ognuno nella Torre, con lì la Barca a Remi, portata o lasciata, e almeno metà di voi, arrotondata per eccesso, è viva.

haunt-36-traitor =
    La casa sprofonda, e a te l’acqua è sempre piaciuta: non ti fa nulla. Il tuo esploratore resta in gioco. La Barca a Remi è nella Soffitta; se la Soffitta non è ancora nella casa, mettila lì appena c’è. Gli eroi vogliono fuggire.

    Alla fine di ogni tuo turno il tracciato sale di 1, da 0. Di’ fin dove è arrivata l’acqua: 1: il sotterraneo è in parte allagato. 2: è del tutto allagato. 3: il piano terra è in parte allagato. 4: è del tutto allagato. 5: il piano superiore è in parte allagato. Da 6 in poi tutto è del tutto allagato.

    Un eroe che inizia un turno su un piano in parte allagato si muove di 2 spazi in meno, su un piano del tutto allagato di 4 spazi in meno, e subisce 2 di danno fisico che nulla può impedire.

    La Barca a Remi: nella sua stanza, anche quando un eroe lì la porta, puoi attaccare la barca invece di qualcuno. Tira Potenza 3+, nessuno la difende. I primi quattro successi ti danno un segnalino ciascuno, il quinto la distrugge. Non puoi prenderla, portarla o rubarla.

    Vinci quando più della metà degli eroi è morta, o quando la Barca a Remi è distrutta.

haunt-36-heroes-win =
    Nessuno parla. Nella barca ci sono più ginocchia di quelle per cui è fatta, e l’acqua sta a un dito dal bordo. Dietro di voi l’ultimo comignolo espira, e le canne si richiudono su di esso. Qualcuno comincia a sgottare con una scarpa.

haunt-36-traitor-win =
    Da sotto, la superficie è un soffitto di vetro verde. Da un po’ ci bussano delle mani. Quaggiù c’è pace, e posto per tutti, e i tuoi amici, che ne avevano tanta paura, stanno venendo a vedere.

verb-hack-rowboat = Attacca la Barca a Remi (Potenza)
verb-stop-flood = Alza il Medaglione e ferma l’acqua

notice-rowboat-lies-in = La Barca a Remi è { $room_in }.
notice-rowboat-hit = { $figure_cap } ha danneggiato la Barca a Remi: { $number } in tutto.
notice-rowboat-lost = La Barca a Remi è in pezzi.
notice-floor-half-flooded = L’acqua sale: in parte allagato è ora { $floor_art }.
notice-floor-flooded = L’acqua sale: del tutto allagato è ora { $floor_art }.
notice-water-stands-still = L’acqua sta ferma, per questa volta.
notice-flood-stopped = { $figure_cap } ha dato il Medaglione all’acqua.
notice-rowed-away = Gli eroi salpano con la Barca a Remi { $room_from }.
shown-half-flooded = In parte allagato
shown-flooded = Del tutto allagato
shown-flood-stopped = La prossima volta l’acqua non sale
shown-rowboat-hits = Danni alla Barca a Remi
shown-rowboat-hits-needed = Danni che la distruggono
