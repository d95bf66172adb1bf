# Haunt 31, Airborne.

haunt-31-title = In volo

haunt-31-story =
    Il pavimento pende, e ogni quadro della casa pende dall’altra parte. Dalla finestra vedete la collina, piccolissima, con un buco quadrato dove c’era una cantina. Il vostro vecchio amico dagli occhi spiritati ride: vola, vola! Da qualche parte in queste stanze ha messo dei paracadute. Non ne ha messi abbastanza.

haunt-31-heroes =
    Non c’è un traditore, e nessuno è dalla tua parte. C’è un Paracadute ogni due di voi, arrotondato per difetto, e chi è ancora dentro quando l’ultimo ha lasciato la casa muore.

    Il sotterraneo è rimasto giù. Gli esploratori che erano lì salgono con l’Ascensore Mistico, al piano terra se lì c’è una porta libera. Nessuno scivola più nello Scivolo del Carbone o cade nella Stanza Crollata, l’Ascensore non scende sotto il piano terra (uno 0 fa ancora male), e nient’altro porta qualcuno nel sotterraneo.

    Trovare un Paracadute: in una stanza con il simbolo presagio che non ne ha ancora dato uno, senza averne uno tuo, Conoscenza 4+ o Velocità 4+. Chi ne trova uno non si muove più in questo turno. Se tali stanze rimaste sono meno dei Paracadute, le stanze possono darne un altro.

    Prenderne uno: un esploratore nella tua stanza ha un Paracadute e tu no. Potenza contro Potenza, o Conoscenza contro Conoscenza, al posto di un attacco: lo ha chi ottiene il tiro più alto. Nessuno è ferito, e il tuo turno finisce in ogni caso. Resta possibile anche un attacco comune, con danno o furto come al solito. Chi ruba un Paracadute non si muove più in questo turno.

    Saltare: con un Paracadute nella Sala d’Ingresso, sul Balcone, nella Torre, nello Scivolo del Carbone o nella Stanza Crollata. 1 spazio, poi Conoscenza 4+ o Sanità mentale 4+. Se fallisci sei ancora lì, con il Paracadute.

    Cercare e saltare sono compiti: un tiro per turno. Un Paracadute a testa; i morti lasciano il loro nella stanza; si può dare, ma il Cane non lo porta. Tutti gli esploratori sono avversari tra loro e si rallentano a vicenda.

    Chi salta sano e salvo vince. Gli altri perdono.

haunt-31-heroes-win =
    La seta si apre con uno schiocco, e di colpo c’è silenzio. Sopra di te la casa naviga via con tutte le lampade accese, sempre più piccola, fino a sembrare una stella che qualcuno ha dimenticato di spegnere.

verb-seek-parachute = Cerca un Paracadute, con { $trait }
verb-snatch-parachute = Prendi il Paracadute { $figure_of }, con { $trait }
verb-leap = Salta, con { $trait } (1 spazio)
notice-leap-failed = { $figure_cap } è sul bordo e non osa.
notice-parachutes-left = { $number ->
    [0] Era l’ultimo Paracadute da trovare.
    [one] Da qualche parte è nascosto ancora un Paracadute.
   *[other] Da qualche parte sono nascosti ancora { $number } Paracadute.
}
shown-parachutes-left = Paracadute ancora nascosti
shown-searched-rooms = Ne hanno già dato uno
shown-searched-rooms-here = Un Paracadute era qui
