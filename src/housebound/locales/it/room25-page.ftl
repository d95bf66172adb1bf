# Room 25: what only the browser's board says, in Italian.

## The Complex

board-complex = Il Complesso: cinque righe di cinque stanze
board-shift = Sposta: { $line } { $way }
board-room = { $space }: { $room }, { $colour }, { $danger }.
board-room-secret = { $space }: { $room }, { $colour }, { $danger }. Coperta: lo sai solo tu.
board-room-unknown = { $space }: coperta, e tu non la conosci.
board-here = Qui: { $names }.
board-no-entry = «Vietato l’accesso»: non entra nessuno.
board-locked = Chiusa con un lucchetto: entrano solo Emmett e i robot.
board-corridor = Un corridoio { $axis }.
board-reminder = Un promemoria di { $character }.
board-note = La tua nota: { $note }.
board-write-note = Nota
board-read-rule = Regola
board-close = Chiudi

## The countdown and the queue

board-status-acting = { $line }. Agisce { $character }.
board-remaining = { $remaining ->
    [0] Non resta alcun round
    [one] Questo è l’ultimo round
   *[other] Con questo restano { $remaining } round
}
board-queue = Ordine di turno
board-hidden = un segnalino coperto
board-laid-played = Giocato: { $token }.
board-laid-now = Gioca ora: { $token }.
board-laid-ahead = In arrivo: { $token }.
board-adrenaline-held = Adrenalina a disposizione.
board-adrenaline-committed = Adrenalina impegnata.

## Programming

board-sheets = Personaggi da programmare
board-answered = fatto
board-slot = Spazio { $slot }: { $token }
board-slot-empty = vuoto
board-adrenaline = Adrenalina
board-lay-two = Scegli uno o due segnalini
board-lay = Programma: { $program }
board-laid = Programmato: { $program }
board-tokens = Segnalini di { $character }
board-token-lost = { $token }, perso per sempre

## Casting

board-casting = Chi sei là dentro?
board-out = Sei fuori; gli altri continuano.
board-taken-by = Preso da { $name }.

## The hand

board-role-secret = Il tuo ruolo
board-role-hold = Tieni premuto per guardare. Lascia prima che qualcuno veda.
board-role-prisoner = Fuggi con la Stanza 25, insieme a tutti gli altri.
board-role-guard = Fa’ che restino.
board-empty-rooms = { $count ->
    [one] Resta una Stanza Vuota da mettere.
   *[other] Restano { $count } Stanze Vuote da mettere.
}
board-cards = Carte evento
board-deck = { $count ->
    [0] Il mazzo è vuoto.
    [one] Resta una carta nel mazzo.
   *[other] Restano { $count } carte nel mazzo.
}
board-discard = { $count ->
    [one] Una carta scartata
   *[other] { $count } carte scartate
}
board-unseen = Stanze che non hai visto
board-unseen-room = { $count ->
    [one] { $room }
   *[other] { $count } × { $room }
}

## Super-powers: the name, and what it does

power-alice = Nascondersi
power-alice-text = Nessuno può spingerla, chiamarla o trasportarla fino alla sua prossima azione. I robot hanno bisogno del suo permesso; Penalità, Panico e Riavvolgimento non la toccano.
power-jennifer = Chiamare
power-jennifer-text = Qualcuno da una stanza accanto alla sua viene nella sua.
power-max = Trasportare
power-max-text = Va nella stanza accanto e porta qualcuno con sé.
power-kevin = Hackerare
power-kevin-text = Scambia due stanze accanto alla sua, o dà un ordine a un robot. Dice quale dei due quando programma.
power-frank = Recuperare
power-frank-text = Riprende la sua Adrenalina, usata o persa.
power-emmett = Riattivare o chiudere
power-emmett-text = Riapre, coperta, una stanza chiusa accanto alla sua, o ne chiude una aperta. I lucchetti non lo fermano.
power-sarah = Sabotare
power-sarah-text = La sua stanza diventa una Stanza Vuota, due volte per partita. Oppure un robot che è lì diventa un rottame.
power-bruce = Imitare
power-bruce-text = Prende in prestito, in parte, il potere di qualcuno nella sua stanza o accanto.

## Rooms: what happens there

room-central-text = Qui funzionano solo Guardare e Muoversi. Non si muove mai.
room-room25-text = La via d’uscita. Spingetela oltre il bordo con Controllare, con dentro tutti quelli che devono esserci.
room-key-text = Chi entra gira la chiave; da allora la stanza è vuota. Senza chiave non esce nessuno.
room-empty-text = Qui non accade nulla.
room-vision-text = Chi entra vede in segreto una stanza coperta a scelta.
room-moving-text = Chi entra scambia di posto questa stanza con una coperta, con tutta la gente che c’è.
room-control-text = Chi entra sposta di uno una linea qualsiasi, tranne quelle centrali.
room-tunnel-text = Chi entra esce da un altro Tunnel scoperto.
room-robot-text = Chi entra fa arrivare il suo robot, o dà un ordine a uno.
room-regeneration-text = Chi entra riporta tutti i morti nella Stanza Centrale. Funziona una volta.
room-vortex-text = Chi entra torna nella Stanza Centrale.
room-dark-text = Da qui dentro Guardare non funziona.
room-cold-text = Chi programma qui dentro ha una sola azione e niente Adrenalina.
room-prison-text = Si esce solo verso dove c’è qualcuno, o verso la Stanza Centrale.
room-mirror-text = Chi entra perde l’Adrenalina e il resto del programma.
room-event-text = Chi entra pesca una carta evento.
room-jamming-text = Finché qualcuno è qui dentro, nessuno può parlare di programmi o di pericoli.
room-rotating-text = Un corridoio con due capi: Muoversi, Guardare e Spingere passano solo di lì.
room-illusion-text = Chi entra è in realtà in una stanza coperta a sua scelta, e questa è altrove.
room-acid-text = Quando entra un secondo, il primo muore.
room-flooded-text = Si chiude dietro chi entra. Chi è ancora qui alla fine del prossimo round annega.
room-trap-text = Esci con la prossima azione, o muori.
room-mortal-text = Chi entra muore.
room-time-machine-text = Un round in meno; nell’ultimo round uccide. Poi è una Stanza Vuota.
room-shredder-text = Quando uno esce, tutti gli altri qui dentro muoiono e la stanza si chiude.
room-paranoia-text = I segnalini si mescolano, e si gioca quello in cima.

## The end, in numbers

board-tally-rooms = { $number ->
    [one] 1 stanza scoperta
   *[other] { $number } stanze scoperte
}
board-tally-shifts = { $number ->
    [one] 1 spostamento
   *[other] { $number } spostamenti
}
board-tally-pushes = { $number ->
    [one] 1 spinta
   *[other] { $number } spinte
}
board-tally-deaths = { $number ->
    [one] 1 morte
   *[other] { $number } morti
}
