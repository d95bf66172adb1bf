# Betrayal: haunt 3.

haunt-3-title = Stufato di cosce di rana
haunt-3-story =
    È un libro di cucina. Ridete di sollievo; poi andate avanti, e ci sono quantità che nessun macellaio vende. L’ultima pagina è ancora umida.
    Di sotto la porta d’ingresso viene aperta da qualcuno che ha la chiave. Appende il cappotto, annusa l’aria, e una voce vecchia e gentile dice che si sente, qualcuno ha letto.
haunt-3-heroes =
    Una Strega è tornata a casa, e si è resa invulnerabile. Voi avete il suo libro di incantesimi, il Libro. Può trasformare la gente in Rane.
    Vincete quando la Strega è uccisa.
    1. Scavare: in una stanza con una Radice, un tiro di Conoscenza di 4 o più. Hai la Radice, un oggetto.
    2. Forma Mortale: nella stanza della Strega, portando una Radice e il Libro, un tiro di Conoscenza di 6 o più. La Radice è consumata, e da ora tutti possono attaccare la Strega. Se fallisci tieni la Radice.
    3. Qualsiasi attacco che sconfigge la Strega mortale la uccide. Puoi attaccarla nel turno in cui l’hai resa mortale.
    Ridare forma: nella stanza di una Rana, portando il Libro, un tiro di Conoscenza di 4 o più. La Rana torna umana, con tutte le caratteristiche al valore iniziale, e agisce dal suo prossimo turno. Di tutti questi tiri puoi farne uno nel tuo turno.
    Una Rana ha lasciato i suoi oggetti e perso i suoi compagni, e la sua Potenza e la sua Conoscenza sono al minimo possibile. Saltella con la sua Velocità, ma non può attaccare, pescare carte, usare oggetti o scoprire stanze. Chiunque non sia una Rana può raccoglierla, portarla, posarla, passarla o rubarla come un oggetto, una alla volta. Una Rana portata non fa nulla nel suo turno, e nessuno può darle la caccia.
haunt-3-traitor =
    Metti la Strega nella Sala d’Ingresso. Metti una Radice in ciascuna di queste stanze: Serra, Dispensa, Cucina. Se una non è nella casa, la sua Radice arriva quando la stanza è scoperta; non dire quali stanze sono. Il tuo esploratore resta in gioco e non può prendere Radici.
    Vinci quando ogni eroe è morto o una Rana. Gli eroi hanno il libro di incantesimi della Strega, il Libro, e potrebbero usarlo contro la sua invulnerabilità.
    Strega: Velocità 4, Potenza 3, Sanità mentale 6. Nulla le fa male. Non attacca e non prende nulla, ma in ogni turno mostro può lanciare un incantesimo, prima, durante o dopo il suo movimento:
    Pelle di Rana: su un eroe nella sua stanza. Entrambi tirano Sanità mentale; se il risultato di lei è più alto, l’eroe diventa una Rana.
    Alito di Drago: un esploratore nella sua stanza o nella sua linea di visuale subisce 2 dadi di danno fisico, che nulla riduce.
    Ali di Corvo: vola in qualsiasi stanza; o, se sei nella sua stanza, ci voli tu.
    Se hai il Libro, anche tu puoi lanciare un incantesimo in ogni tuo turno: Pelle di Rana con la tua Sanità mentale, o Alito di Drago. Puoi anche attaccare. Gli incantesimi non fanno nulla alle Rane, e né tu né la Strega potete attaccarne una. Puoi portarne una. Un eroe che diventa una Rana lascia i suoi oggetti e perde i suoi compagni, e la sua Potenza e la sua Conoscenza scendono al minimo possibile; una Rana saltella con la sua Velocità, ma non può attaccare, pescare carte, usare oggetti o scoprire stanze.
    Gatto: Velocità 3, Potenza 3, Sanità mentale 2. Quando il primo eroe diventa una Rana, arriva nella stanza dove tutto è cominciato. Dal turno mostro seguente va verso la Rana più vicina che nessuno porta e l’attacca con Potenza; una Rana sconfitta è mangiata.
haunt-3-heroes-win = Guarda il sangue sulle proprie dita con tanta sorpresa che quasi le chiedete scusa. Poi c’è solo un vestito per terra, vecchissimo, e un bollitore che continua a bollire finché qualcuno non trova il coraggio di toglierlo dal fuoco.
haunt-3-traitor-win = La cucina è calda, e il vetro è appannato. Stanno nella grande ciotola sotto un piatto, immobili, con i loro occhi d’oro. Tu puoi mescolare. Il Gatto può assaggiare.

prompt-raven-room = Ali di Corvo: dove si posa { $subject_art }?
prompt-accept-frog = Prendi la Rana ({ $subject })?
prompt-steal-frog = Prendi la Rana ({ $subject }) invece di ferire?
verb-dig-root = Scava per la Radice (Conoscenza 4+)
verb-form-of-mortal = Compi la Forma Mortale (Conoscenza 6+)
verb-restore-frog = Rendi di nuovo umana la Rana: { $figure } (Conoscenza 4+)
verb-skin-of-frog = Pelle di Rana: { $figure }
verb-breath-of-dragon = Alito di Drago: { $figure }
verb-wings-of-raven = Ali di Corvo: { $figure }
verb-pick-up-frog = Raccogli la Rana: { $figure }
verb-put-down-frog = Posa la Rana
verb-hand-over-frog = Passa la Rana { $figure_to }
notice-root-in = C’è una Radice { $room_in }.
notice-witch-mortal = { $figure_cap } impallidisce: ora è mortale.
notice-frog-now = Al posto { $figure_of } c’è una Rana.
notice-human-now = { $figure_cap } ha di nuovo forma umana, e freddo.
notice-frog-carried = { $hero_cap } porta la Rana: { $figure }.
notice-frog-loose = La Rana ({ $figure }) è sul pavimento.
shown-buried-roots = Radici nel terreno
shown-witch-is-mortal = La Strega è mortale
shown-roots-to-come = Radici ancora da arrivare in
shown-roots-to-come-here = Qui verrà una Radice
shown-frogs = Rane
shown-carried-frogs = Rane e chi le porta
