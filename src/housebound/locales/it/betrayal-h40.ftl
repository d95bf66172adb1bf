# Haunt 40, Buried Alive.

haunt-40-title = Sepolto vivo

haunt-40-story =
    La planchette si muove da sola. Ridete, perché è ciò che si fa, e leggete ad alta voce le lettere che vengono: b, u, i, o. N, o, n, p, o. Poi velocissima, tanto che la seguite a stento: sotto il pavimento sotto il pavimento sotto il pavimento. E ora che tacete tutti lo sentite anche voi. Qualcuno bussa, da sotto.

haunt-40-heroes =
    Qualcuno è sepolto vivo in una stanza del sotterraneo, una che era nella casa quando lo scenario è iniziato. Trovate la stanza e scavate, prima che l’aria finisca. Il traditore sa dov’è, e tiene il conto di quanto soffre chi è sepolto.

    Cercare: in una stanza del sotterraneo in cui sei entrato camminando in questo turno, Conoscenza 3+. Se riesce, il traditore deve dire sinceramente se è la stanza. Una volta per ogni stanza nel tuo turno, e in quante stanze riesci a raggiungere. Se sei ancora lì dal tuo ultimo turno, devi uscire e rientrare.

    Scavare: nella stanza, quando è nota, Potenza 4+. Un solo tiro così per turno. Ogni successo è un segnalino lì.

    La Tavola degli Spiriti, finché la stanza è ignota: chi l’ha non può darla né lasciarla, e il suo uso solito non vale. Chi l’ha può interrogarla invece di fare qualsiasi altra cosa in un turno. Tira Sanità mentale:

    - da 0 a 2: nulla.
    - 3 o 4: sposti un esploratore qualsiasi fino a 3 spazi. Questo spostamento non permette a nessuno di cercare.
    - 5 o 6: un soffio d’aria. Tira 2 dadi e togli il risultato dal danno fatto finora.
    - 7 o più: il traditore deve nominare la stanza.

    Quando la stanza diventa nota la Tavola si scarta.

    Vincete quando nella stanza ci sono tanti segnalini quanti giocatori.

haunt-40-traitor =
    Se il sotterraneo ha meno di cinque stanze, portane altre finché non le ha. Poi scegli in segreto la stanza del sotterraneo in cui hai sepolto qualcuno. Gli eroi vogliono salvare quella persona. Quando chiedono nel modo giusto, su una stanza devi dire la verità.

    Alla fine di ogni tuo turno il tracciato avanza di 1. Poi tira tanti dadi quanti ne segna, 8 al massimo: il risultato è il danno fatto a chi è sepolto, e si annota. Questo continua quando sei morto.

    La Tavola degli Spiriti può aiutare gli eroi. Se con un attacco di Potenza batti di 2 o più l’eroe che la porta, puoi prenderla invece di fare danno; è subito distrutta.

    Vinci quando il danno arriva a 12, o quando tutti gli eroi sono morti.

haunt-40-heroes-win =
    Il coperchio va in schegge. Prima c’è una mano, e poi un volto, grigio e stupito, che non smette di battere le palpebre alla vostra candela. Prende un lungo respiro, il più lungo che abbiate mai sentito. E poi chiede, con voce del tutto normale, se qualcuno ha pensato di guardare sotto la stanza accanto.

haunt-40-traitor-win =
    I colpi sono cessati. Aspetti un poco per esserne sicuro, con la guancia sulla pietra fredda, come si aspetta che un bambino si addormenti. Poi ti alzi, ti spolveri le ginocchia e prendi la vanga. Quaggiù c’è tanto posto, e tu hai compagnia.

verb-search-for-grave = Cerca la tomba in questa stanza
verb-dig-up = Scava
verb-ask-spirit-board = Interroga la Tavola degli Spiriti

prompt-burial-room = In quale stanza del sotterraneo { $subject_art } ha sepolto qualcuno? Nessun altro lo saprà.
prompt-board-moves = La Tavola degli Spiriti tira qualcuno. Chi?
prompt-board-step = La Tavola degli Spiriti tira { $subject_art }. Dove?

notice-grave-in = La tomba è { $room_in }.
notice-no-grave-in = La tomba non è { $room_in }.
notice-buried-suffers = I colpi si fanno più deboli: altri { $number } di danno per chi è sepolto.
notice-buried-breathes = Un soffio d’aria: { $number } di danno in meno per chi è sepolto.
shown-times-dug = Volte che si è scavato
shown-digs-needed = Da scavare in tutto
shown-burial-room = La tomba è in
shown-burial-room-here = Qui c’è la tomba
shown-graves-possible = La tomba può essere in
shown-graves-possible-here = La tomba è forse qui
shown-buried-damage = Danno di chi è sepolto
