# Betrayal: haunt 7.

haunt-7-title = Edera carnivora
haunt-7-story =
    I margini del Libro sono pieni di foglie, pressate da tanto che dovrebbero essere polvere. Sono ancora verdi. Mentre voltate le pagine, da qualche parte si rompe una finestra, senza fretta, un vetro dopo l’altro.
    Ciò che scavalca il davanzale non ha occhi, e tasta il pavimento come la mano di chi dorme. Alle vostre spalle qualcuno canticchia, come si canticchia alle rose.
haunt-7-heroes =
    L’edera attorno a questa casa mangia le persone. Ogni Rampicante ha una Radice, che resta dov’è, e una Punta con lo stesso numero, che viene a prendervi. Non ferisce: afferra, e vi trascina alla sua Radice. Le piante si nutrono di cadaveri.
    Vincete quando con il Diserbante sono stati uccisi tanti Rampicanti quanti sono i giocatori.
    Preparare il Diserbante: nel Laboratorio o nella Cucina, portando il Libro, un tiro di Conoscenza di 5 o più. Un solo tiro così nel tuo turno. Il Diserbante è un oggetto, e non si consuma mai.
    Spruzzare: portandolo, in una stanza con una Radice o una Punta, invece del tuo attacco. Nessun tiro: un Rampicante la cui Radice o Punta è lì è morto, Radice e Punta, e chi teneva è libero.
    Attaccare una Punta: se vinci è stordita e lascia chi tiene. Se perdi non sei ferito, ma catturato, a meno che tu non abbia attaccato da un’altra stanza, e il tuo turno è finito.
    Chi è catturato lascia tutti gli oggetti, tiene i compagni, e in ogni suo turno può solo attaccare la Punta, a mani nude. Se vinci, è stordita, sei libero, e il tuo turno continua. Se no, il turno è finito. Un prigioniero che è nella stanza della Radice corrispondente quando inizia il turno mostro è morto.
    La Tavola degli Spiriti non fa nulla alle Punte. Una Punta nell’Ascensore Mistico lo ferma.
haunt-7-traitor =
    Lascia il Libro se lo hai; non potrai mai più prenderlo. Metti una Radice in ciascuna di queste stanze che sono nella casa, e con essa la sua Punta: Sala d’Ingresso, Balcone, Camera da Letto, Cappella, Serra, Sala da Pranzo, Giardini, Scala Principale, Cimitero, Camera Padronale, Patio, Torre. Ci sono due Rampicanti per ogni giocatore, ma mai più di 10; se sono troppo pochi, scegli tu le stanze. Ciò che avanza arriva quando un’altra di queste stanze entra nella casa. Il tuo esploratore resta in gioco.
    Vinci quando tutti gli eroi sono morti, o quando hai distrutto ciò che stanno preparando: un oggetto speciale che può uccidere le piante.
    Punta: Velocità 2, Potenza 5, Sanità mentale 3; un solo tiro di movimento per tutte le Punte che non tengono nessuno. Una Radice non si muove mai, non attacca e non è attaccata, e non rallenta nessuno.
    Una Punta che vince un attacco di Potenza non fa danno: cattura l’eroe, che lascia lì tutti gli oggetti. Nei turni mostro seguenti trascina il prigioniero di 2 spazi verso la sua Radice, senza tiro. Intanto non attacca, e nessun’altra Punta attacca il prigioniero; tu puoi.
    Quando inizia un turno mostro, ogni prigioniero nella stanza della Radice corrispondente muore, e con lui sparisce quel Rampicante.
    La Tavola degli Spiriti non fa nulla alle Punte. Una Punta nell’Ascensore Mistico lo ferma per tutti.
    Per distruggere l’oggetto degli eroi, impadronisciti di esso, con la forza o da terra, e finisci il tuo turno con esso nel Precipizio, nel Locale Caldaia o presso il Lago Sotterraneo.
haunt-7-heroes-win = L’ultima si stacca dal muro con un sospiro e si stende, marrone, di traverso alle scale. Tutta la notte la casa odora di sapone e d’erba tagliata. In primavera scoprite che non riuscite a tenere in vita nemmeno una felce.
haunt-7-traitor-win = Al mattino non c’è più una finestra da cui si veda qualcosa, e la luce dentro è verde e buona. Cammini di stanza in stanza con l’annaffiatoio. Non sono mai cresciute così bene.

prompt-root-room = In quale stanza mette radice un Rampicante? Sceglie { $subject_art }.
verb-make-plant-spray = Prepara il Diserbante (Conoscenza 5+)
verb-spray-creeper = Spruzza { $figure_art }
notice-creeper-sprayed = { $figure_cap } spruzza { $target_art }, che avvizzisce, Radice e Punta. Uccisi finora: { $number }.
notice-plant-spray-destroyed = { $figure_cap } fa sparire il Diserbante { $room_in }.
shown-creeper-roots = Radici
shown-creepers-sprayed = Rampicanti uccisi con il Diserbante
shown-creepers-needed = Da uccidere in tutto
shown-roots-kept = Radici non ancora piazzate
