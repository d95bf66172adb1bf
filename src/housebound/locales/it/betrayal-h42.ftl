# Haunt 42, Comes the Hero.

haunt-42-title = Arriva l’eroe

haunt-42-story =
    La Maschera non è mai stata fatta per un volto. Chi la mette sente quanto poco c’è dietro, e quanto posto. Il più forte di voi sta in mezzo alla stanza, sorridendo, e l’attizzatoio che qualcuno ha brandito giace piegato accanto a quei piedi come un punto interrogativo. «Chi di voi sarà?» Nell’angolo, sotto un lenzuolo, una statua ha alzato la testa.

haunt-42-heroes =
    Il vostro amico è invincibile. Nessun colpo va a segno, nessun trucco morde, nulla si può togliere da quelle mani. Si prepara qualcosa, ed è facile indovinare che costerà una vita.

    Mettete la Statua nella stanza dove lo scenario è iniziato. È pietra, e nessuno può smuoverla.

    Svegliarla: nella sua stanza, con una di quattro cose, che si consuma. Ne viene accettata una sola, e dice che cosa diventa la Statua, e che cosa toglie al traditore: il Simbolo Sacro un Giudice, che toglie Velocità; l’Ascia un Guerriero, che toglie Potenza; la Sfera di Cristallo un Veggente, che toglie Sanità mentale; il Libro un Mago, che toglie Conoscenza.

    Muoverla: nella sua stanza, una volta per turno, tira Conoscenza o Sanità mentale e mandala di tanti spazi quanti dice il risultato, per le stanze della casa. Non occorre che tu la segua. Non attacca mai e non è mai stordita, e nulla la trattiene.

    Il suo tocco: quando inizia il turno del traditore e la Statua è nella stessa stanza, quella caratteristica del traditore scende di un passo.

    I morti giacciono dove sono caduti. Puoi portare un corpo; allora ogni stanza ti costa 2 spazi.

    Vincete quando il traditore è morto.

haunt-42-traitor =
    Riporta ogni caratteristica sotto il valore iniziale a quel valore. Se non hai un’arma, cerca nel mazzo oggetti o nel mazzo presagi e prendi la prima; se non ce n’è, puoi cercare nell’altro.

    Da ora le tue caratteristiche non salgono e non scendono, qualunque cosa porti. Non puoi essere attaccato, nulla ti ferisce, nulla ti può essere rubato, e nessun esploratore ti rallenta. Attacchi come al solito, e non ci perdi nulla.

    Nella casa c’è una cosa che forse può farti male: la Statua. Ti si dice la sua forma quando si sveglia. Allora puoi attaccarla con la tua Potenza, contro otto dadi: se vinci, perde la prossima cosa che ti farebbe; se perdi, non accade nulla. Sveglia, ti rallenta.

    Il varco. Prima uccidi un eroe con un’arma, e raccogli il corpo come un oggetto; ne porti uno, con esso ogni stanza ti costa 2 spazi, e il Cane non lo tocca. Poi portalo nelle Catacombe, nel Precipizio o nella Camera del Pentacolo. Con lì il corpo, portato o lasciato, una volta per turno: Sanità mentale 4+ o Conoscenza 4+. I corpi di eroi morti in ogni altro modo non servono. Gli eroi vogliono fermarti.

    Vinci quando il varco è aperto, o quando tutti gli eroi sono morti.

haunt-42-heroes-win =
    Posa una mano sul volto che sorride, con dolcezza, come si calma un cavallo. Il sorriso resta lì. Dietro, la stanza continua a svuotarsi per un po’, e poi c’è solo la Maschera, che dondola sul pavimento, e una statua con il braccio teso.

haunt-42-traitor-win =
    Le pietre bevono, e il muro inspira. Dov’era c’è una scala che scende, larga, ben tenuta, con lampade; e la sale qualcuno che viene da lontano e non ha fretta. «Finalmente», dice. «Chi di voi è l’eroe?»

prompt-weapon-stack = In quale mazzo { $subject_art } cerca un’arma?
prompt-statue-room = Dove si manda { $subject_art }?

verb-animate-statue = Sveglia la Statua con: { $card }
verb-move-statue = Muovi la Statua ({ $trait })
verb-open-gate = Apri il varco ({ $trait } 4+)

notice-statue-animated = { $figure_cap } posa davanti alla Statua: { $card }. Essa apre gli occhi.
notice-statue-form-is = { $number ->
    [0] La Statua è un Giudice.
    [1] La Statua è un Guerriero.
    [2] La Statua è un Veggente.
   *[3] La Statua è un Mago.
  }
notice-statue-staggers = La Statua barcolla.
notice-statue-held-off = La Statua alza la mano, e la lascia ricadere.
notice-statue-touches = La Statua tocca { $figure_art }: { $trait }.
notice-gate-opened = Il varco si apre { $room_in }.
shown-statue-form = Che cosa ha svegliato la Statua
shown-statue-held-off = La Statua è stata respinta
shown-sacrifices = Uccisi con un’arma
