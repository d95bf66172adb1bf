# Haunt 16, The Phantom's Embrace.

haunt-16-title = L’abbraccio del fantasma

haunt-16-story =
    La Ragazza ti ha lasciato la mano come se l’avessero chiamata. Nessuno l’ha vista scendere; c’era solo la porta della cantina, e il freddo che ne saliva. Molto in basso qualcuno ha cominciato a suonare l’organo, male, con grande sentimento. Nelle pause si sente un orologio.

haunt-16-heroes =
    Un Fantasma tiene la Ragazza da qualche parte nel sotterraneo, e ha messo una bomba. Ticchetta. Non sapete quando esploderà, solo che a ogni round è più probabile. Salvate la Ragazza, e voi stessi.

    Trovarlo: quando un eroe scopre una stanza del sotterraneo con il simbolo evento o presagio, il Fantasma è lì con la Ragazza. Quell’eroe non pesca carte e deve combatterlo subito, anche dopo un altro attacco in questo turno; altrimenti è l’attacco del turno. Quando il sotterraneo è tutto esplorato si mostra da sé, all’inizio del turno mostro, e resta finché qualcuno non lo attacca.

    Combatterlo: un attacco di Potenza, con qualsiasi arma per la Potenza, o un attacco di Sanità mentale con l’Anello. Se vincete, è morto e la Ragazza viene con voi. In caso di parità svanisce con lei. Se perdete, subite il solito danno, e svanisce con lei. Non può essere stordito, e non rallenta nessuno.

    La bomba: nella stanza dove il Fantasma è stato ucciso, tiro di Conoscenza 7+ per disinnescarla.

    La porta d’ingresso: nella Sala d’Ingresso tiro di Conoscenza 6+ o di Potenza 6+, in qualsiasi momento. Un successo la apre; poi pescate una carta evento, e il vostro turno è finito. Dal turno seguente gli eroi possono uscire dalla Sala d’Ingresso per 1 spazio. Chi è fuori resta fuori.

    I tiri per bomba e porta: uno per turno per ciascuno di voi. Vincete quando il Fantasma è morto e o la bomba è disinnescata o l’eroe che ha la Ragazza lascia la casa. Non uscite tutti senza di lei.

haunt-16-traitor =
    Ora la Ragazza è con il tuo Fantasma; la sua carta e il suo segnalino sono messi da parte, e chi l’aveva l’ha persa. Il tuo esploratore resta in gioco. Gli eroi vogliono salvare la Ragazza e sé stessi. Il tracciato parte da 0.

    Il Fantasma: Potenza 6, Sanità mentale 5. Non attacca mai, si difende soltanto. Non si muove, non rallenta nessuno e non può essere stordito. Quando un eroe scopre una stanza del sotterraneo con il simbolo evento o presagio, e lui non è nella casa, mettilo lì con la Ragazza, e un segno. Quell’eroe deve combatterlo subito invece di pescare una carta. Se l’eroe vince, il Fantasma è morto; altrimenti lascia la casa con la Ragazza, e può tornare. Ciò che scopri tu non lo chiama.

    Quando il sotterraneo è tutto esplorato, perché non resta alcuna tessera per esso o nessuna porta è libera, all’inizio del turno mostro lo metti in una stanza del sotterraneo senza segno, aggiungi un segno e dici dove. Quando ogni stanza lì ne ha uno, prima toglili tutti.

    Nessuno può rubare la Ragazza.

    La bomba: alla fine di ogni tuo turno il tracciato sale di 1, e tiri tanti dadi quanti ne segna, anche più di 8 se serve. La casa salta in aria con un totale di 8 o più con 3 giocatori, 7 o più con 4, 6 o più con 5, 5 o più con 6.

    Vinci quando la casa salta in aria, quando tutti gli eroi sono morti, o quando ogni eroe vivo ha lasciato la casa senza la Ragazza e senza essersi occupato della bomba.

haunt-16-heroes-win =
    Il ticchettio cessa, o siete troppo lontani per sentirlo. La Ragazza chiede se era molto triste. Dite che pensate di sì. Lei annuisce, e per molto tempo canticchia qualcosa che stanotte avete sentito attraverso tre piani, e stavolta ogni nota è giusta.

haunt-16-traitor-win =
    L’ultimo accordo è il più forte. Solleva il tetto, con delicatezza, come il coperchio di una scatola, e lascia vedere alle stelle che cosa c’era dentro. Quando è finita restano due voci, una profonda e una piccolissima, che si esercitano.

prompt-phantom-fight = Il Fantasma è davanti { $subject_to }: attaccarlo è d’obbligo.
prompt-phantom-room = In quale stanza del sotterraneo si mostra il Fantasma?

verb-defuse-bomb = Disinnesca la bomba del Fantasma (Conoscenza)

notice-phantom-appeared = Il Fantasma è { $room_in }, con la Ragazza tra le braccia.
notice-phantom-fled = Il Fantasma è sparito, e la Ragazza con lui.
notice-phantom-slain = { $figure_cap } ha ucciso il Fantasma { $room_in } e ha la Ragazza. Sotto il pavimento qualcosa ticchetta.
notice-phantom-bomb-defused = { $figure_cap } ha disinnescato la bomba.
notice-bomb-ticks = La bomba ticchetta: { $result }.
notice-house-blown-up = La casa salta in aria.
shown-phantom-markers = Il Fantasma si è visto in
shown-phantom-markers-here = Il Fantasma era qui
shown-bomb-room = Stanza della bomba
shown-bomb-room-here = Qui c’è la bomba
