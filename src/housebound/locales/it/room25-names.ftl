# Room 25: what a name means, for whoever looks it up on the page. Rooms and super-powers have their own texts.

## Action tokens: what they do, in a sentence or two

plan-look-text = Vedi in segreto una stanza coperta accanto alla tua. Puoi dirne il colore; puoi anche mentire.
plan-move-text = Vai in una stanza accanto alla tua. Se è coperta si scopre, e ciò che fa accade a te.
plan-push-text = Manda qualcuno dalla tua stanza in una accanto. Subisce ciò che c’è lì; tu resti.
plan-control-text = Sposta di uno la riga o la colonna della tua stanza, con tutti quelli che ci sono. La riga e la colonna centrali non si muovono mai.
plan-power-text = Ciò che solo questo personaggio sa fare.
plan-hack-complex-text = Due stanze accanto alla tua si scambiano di posto.
plan-hack-robot-text = Ordina a un robot di muoversi o di spingere, ovunque sia.
plan-adrenaline-text = Una volta per partita: una terza azione in questo round, scelta quando la si gioca.
plan-hidden-text = Programmato in segreto. Si scopre quando viene il suo turno.

board-lost-central = Per come stanno le cose andrebbe perso: nella Stanza Centrale funzionano solo Guardare e Muoversi.
board-lost-look = Per come stanno le cose andrebbe perso: da qui non puoi vedere nessuna stanza coperta.
board-lost-move = Per come stanno le cose andrebbe perso: dalla tua stanza non esce nessuna via.
board-lost-push = Per come stanno le cose andrebbe perso: qui non c’è nessuno da spingere.
board-lost-control = Per come stanno le cose andrebbe perso: né la tua riga né la tua colonna si possono spostare.
board-lost-power = Per come stanno le cose andrebbe perso: qui non c’è nessuno e niente su cui usarlo.
board-touch-token = Tocca un segnalino: dice che cosa fa. Gli altri agiscono prima e dopo di te.
board-lost-short = andrebbe perso


## Roles, robots, colours

role-prisoner-text = Vuole essere nella Stanza 25 con gli altri Prigionieri quando lascia il Complesso.
role-guard-text = Vuole che nessuno esca. Si nasconde tra i Prigionieri finché non le conviene mostrarsi.
robot-text = Si muove o spinge quando qualcuno glielo ordina, mai da sé. Passa attraverso i lucchetti, non subisce alcuna stanza tranne le rosse, e quelle lo distruggono.
colour-blue-text = Le stanze blu sono l’inizio e la via d’uscita. Nulla in esse uccide.
colour-green-text = Le stanze verdi sono sicure, e alcune aiutano.
colour-yellow-text = Le stanze gialle sono ostacoli: ti trattengono, ti girano o ti mandano altrove.
colour-red-text = Le stanze rosse uccidono: alcune subito, alcune se resti.

## What is the matter with somebody

state-trapped-text = In una Trappola: la prossima azione deve portare fuori, o è l’ultima.
state-drowning-text = In una Camera Allagata: chi non ne esce prima muore alla fine del prossimo round.
state-paranoid-text = In preda alla paranoia: non si programma nulla. I segnalini escono da una pila mescolata.
state-invisible-text = Non si può spingere, chiamare né trasportare fino alla prossima azione.
state-free-text = Non programma nulla: sceglie ogni azione quando viene il suo turno.
state-one-action-text = Freddo: in questo round può programmare una sola azione, e niente Adrenalina.
state-resting-text = Di nuovo tra i vivi da questo round: agisce dal prossimo.
state-fast-text = Accelerazione: Controllare sposta la linea di due.
state-empty-rooms-text = Stanze Vuote che si possono ancora mettere al posto di un’altra stanza.

## Event cards

card-text-move = La linea si sposta di uno, come con l’azione Controllare, con tutti quelli che ci sono. Se in questo round un segnalino Controllare l’ha già spostata nel verso opposto, non accade nulla.
card-text-move-double = La linea si sposta di due, con tutti quelli che ci sono. Se in questo round un segnalino Controllare l’ha già spostata nel verso opposto, non accade nulla.
card-text-move-another = La linea si sposta di uno, con tutti quelli che ci sono; poi si pesca un’altra carta.
card-text-penalty = Entrambi perdono questo segnalino per il resto della partita. Se era programmato, quell’azione è persa. Alice è immune.
card-text-power-cut = Tutti i robot sono distrutti. Ogni stanza verde scoperta diventa una Stanza Vuota.
card-text-radio-jamming = Fino alla fine del round nessuno può dire niente a nessuno.
card-text-rewind = Chi è primo è rimesso nella Stanza Centrale. Il suo programma resta.
card-text-robot = Un robot va da chi è primo e lo spinge in una stanza gialla accanto alla sua, se c’è.
card-text-time-bomb = Ticchetta fino alla fine del round. Se ne arriva una seconda, chiunque sia in una stanza rossa muore.
card-text-access-denied = Chi è primo chiude una stanza scoperta accanto alla sua. Entrano solo Emmett e i robot.
card-text-unfit-rooms = Ogni stanza scoperta di questo colore in cui non c’è nessuno torna coperta.
card-text-chaos = Le Stanze Rotanti girano; chi è con un robot fugge in una stanza gialla; chi è in un Tunnel esce da un altro.
card-text-acceleration = Fino alla fine del round ogni azione Controllare sposta la sua linea di due.
card-text-panic = Chi è primo perde la testa, ciascuno a modo suo.

state-name-trapped = In trappola
state-name-drowning = Sta annegando
state-name-paranoid = Paranoia
state-name-invisible = Invisibile
state-name-free = Scelta libera
state-name-one-action = Una sola azione
state-name-resting = A riposo
state-name-fast = Accelerazione
state-name-empty-rooms = Stanze Vuote

board-no-powers = In questa partita non ci sono superpoteri.

names-adrenaline = Adrenalina
names-hidden = Un segnalino coperto

names-here = Qui:
names-where = In { $space }.
names-tokens-lost = Persi per sempre: { $tokens }.
