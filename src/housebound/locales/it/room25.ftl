# Room 25: everything the game says to people, in Italian.
#
# Words that are only ever themselves (spaces such as C3, and numbers) have no message.

game-room25 = Stanza 25

## Modes, levels, phases

mode-suspicion = Sospetto
mode-team = Squadre
mode-competition = Competizione
mode-cooperation = Cooperazione
mode-solo = Solitario

level-normal = normale
level-insane = folle

phase-build = disposizione
phase-deal = ruoli
phase-picking = personaggi
phase-clues = primi indizi
phase-events = carte evento
phase-programming = programmazione
phase-card-1 = carta evento
phase-pass-1 = primo giro
phase-card-2 = carta evento
phase-pass-2 = secondo giro
phase-adrenaline-pass = Adrenalina
phase-round-end = fine del round
phase-over = è finita

## Settings of a new table

setting-mode = Modalità
setting-level = Difficoltà
setting-guards = Guardie
setting-complex = Complesso
setting-powers = Superpoteri
setting-adrenaline = Adrenalina
setting-reminders = Segnalini promemoria
setting-insane-cards = Carte folli
setting-solo-programming = Programmazione in Solitario
setting-role-deal = Distribuzione dei ruoli
setting-team-talk = Conversazione nella squadra
setting-key-room-zone = Dove sta la Stanza della Chiave
setting-robot-in-rotating = Robot nelle Stanze Rotanti
setting-robot-placement = Arrivo dei robot
setting-dead-marker = Segnaposto dei morti
setting-flood-check = Quando si annega
setting-card-token-before-programming = Segnalini Controllare delle carte anticipate
setting-bomb-memory = Quanto ticchetta una Bomba a Orologeria

## Kinds of chance outcomes, as the referee asks for them

domain-room = stanza
domain-role = ruolo
domain-card = carta evento
domain-token = segnalino della pila
domain-seat = primo giocatore (un posto)

## Colours of rooms, and the letters that stand for them

colour-blue = blu
colour-green = verde
colour-yellow = gialla
colour-red = rossa

letter-blue = B
letter-green = V
letter-yellow = G
letter-red = R

## Characters, roles, robots

character-alice = Alice
    .art = Alice
    .cap = Alice
    .to = ad Alice
    .from = da Alice
    .of = di Alice
    .gender = f
character-jennifer = Jennifer
    .art = Jennifer
    .cap = Jennifer
    .to = a Jennifer
    .from = da Jennifer
    .of = di Jennifer
    .gender = f
character-max = Max
    .art = Max
    .cap = Max
    .to = a Max
    .from = da Max
    .of = di Max
    .gender = m
character-kevin = Kevin
    .art = Kevin
    .cap = Kevin
    .to = a Kevin
    .from = da Kevin
    .of = di Kevin
    .gender = m
character-frank = Frank
    .art = Frank
    .cap = Frank
    .to = a Frank
    .from = da Frank
    .of = di Frank
    .gender = m
character-emmett = Emmett
    .art = Emmett
    .cap = Emmett
    .to = a Emmett
    .from = da Emmett
    .of = di Emmett
    .gender = m
character-sarah = Sarah
    .art = Sarah
    .cap = Sarah
    .to = a Sarah
    .from = da Sarah
    .of = di Sarah
    .gender = f
character-bruce = Bruce
    .art = Bruce
    .cap = Bruce
    .to = a Bruce
    .from = da Bruce
    .of = di Bruce
    .gender = m

role-prisoner = Prigioniero
    .art = il Prigioniero
    .cap = Il Prigioniero
    .to = al Prigioniero
    .from = dal Prigioniero
    .of = del Prigioniero
    .gender = m
role-guard = Guardia
    .art = la Guardia
    .cap = La Guardia
    .to = alla Guardia
    .from = dalla Guardia
    .of = della Guardia
    .gender = f

robot-robot-1 = Robot 1
    .art = il Robot 1
    .cap = Il Robot 1
    .to = al Robot 1
    .from = dal Robot 1
    .of = del Robot 1
    .gender = m
robot-robot-2 = Robot 2
    .art = il Robot 2
    .cap = Il Robot 2
    .to = al Robot 2
    .from = dal Robot 2
    .of = del Robot 2
    .gender = m

## Rooms: the name, and on the board at most six characters

room-central = Stanza Centrale
    .art = la Stanza Centrale
    .cap = La Stanza Centrale
    .in = nella Stanza Centrale
    .to = alla Stanza Centrale
    .from = dalla Stanza Centrale
    .of = della Stanza Centrale
    .gender = f
room-room25 = Stanza 25
    .art = la Stanza 25
    .cap = La Stanza 25
    .in = nella Stanza 25
    .to = alla Stanza 25
    .from = dalla Stanza 25
    .of = della Stanza 25
    .gender = f
room-key = Stanza della Chiave
    .art = la Stanza della Chiave
    .cap = La Stanza della Chiave
    .in = nella Stanza della Chiave
    .to = alla Stanza della Chiave
    .from = dalla Stanza della Chiave
    .of = della Stanza della Chiave
    .gender = f
room-empty = Stanza Vuota
    .art = la Stanza Vuota
    .cap = La Stanza Vuota
    .in = nella Stanza Vuota
    .to = alla Stanza Vuota
    .from = dalla Stanza Vuota
    .of = della Stanza Vuota
    .gender = f
room-vision = Camera della Visione
    .art = la Camera della Visione
    .cap = La Camera della Visione
    .in = nella Camera della Visione
    .to = alla Camera della Visione
    .from = dalla Camera della Visione
    .of = della Camera della Visione
    .gender = f
room-moving = Camera Mobile
    .art = la Camera Mobile
    .cap = La Camera Mobile
    .in = nella Camera Mobile
    .to = alla Camera Mobile
    .from = dalla Camera Mobile
    .of = della Camera Mobile
    .gender = f
room-control = Camera di Controllo
    .art = la Camera di Controllo
    .cap = La Camera di Controllo
    .in = nella Camera di Controllo
    .to = alla Camera di Controllo
    .from = dalla Camera di Controllo
    .of = della Camera di Controllo
    .gender = f
room-tunnel = Tunnel
    .art = il Tunnel
    .cap = Il Tunnel
    .in = nel Tunnel
    .to = al Tunnel
    .from = dal Tunnel
    .of = del Tunnel
    .gender = m
room-robot = Stanza del Robot
    .art = la Stanza del Robot
    .cap = La Stanza del Robot
    .in = nella Stanza del Robot
    .to = alla Stanza del Robot
    .from = dalla Stanza del Robot
    .of = della Stanza del Robot
    .gender = f
room-regeneration = Stanza di Rigenerazione
    .art = la Stanza di Rigenerazione
    .cap = La Stanza di Rigenerazione
    .in = nella Stanza di Rigenerazione
    .to = alla Stanza di Rigenerazione
    .from = dalla Stanza di Rigenerazione
    .of = della Stanza di Rigenerazione
    .gender = f
room-vortex = Vortice
    .art = il Vortice
    .cap = Il Vortice
    .in = nel Vortice
    .to = al Vortice
    .from = dal Vortice
    .of = del Vortice
    .gender = m
room-dark = Camera Oscura
    .art = la Camera Oscura
    .cap = La Camera Oscura
    .in = nella Camera Oscura
    .to = alla Camera Oscura
    .from = dalla Camera Oscura
    .of = della Camera Oscura
    .gender = f
room-cold = Camera Fredda
    .art = la Camera Fredda
    .cap = La Camera Fredda
    .in = nella Camera Fredda
    .to = alla Camera Fredda
    .from = dalla Camera Fredda
    .of = della Camera Fredda
    .gender = f
room-prison = Cella
    .art = la Cella
    .cap = La Cella
    .in = nella Cella
    .to = alla Cella
    .from = dalla Cella
    .of = della Cella
    .gender = f
room-mirror = Stanza degli Specchi
    .art = la Stanza degli Specchi
    .cap = La Stanza degli Specchi
    .in = nella Stanza degli Specchi
    .to = alla Stanza degli Specchi
    .from = dalla Stanza degli Specchi
    .of = della Stanza degli Specchi
    .gender = f
room-event = Stanza degli Eventi
    .art = la Stanza degli Eventi
    .cap = La Stanza degli Eventi
    .in = nella Stanza degli Eventi
    .to = alla Stanza degli Eventi
    .from = dalla Stanza degli Eventi
    .of = della Stanza degli Eventi
    .gender = f
room-jamming = Stanza delle Interferenze
    .art = la Stanza delle Interferenze
    .cap = La Stanza delle Interferenze
    .in = nella Stanza delle Interferenze
    .to = alla Stanza delle Interferenze
    .from = dalla Stanza delle Interferenze
    .of = della Stanza delle Interferenze
    .gender = f
room-rotating = Stanza Rotante
    .art = la Stanza Rotante
    .cap = La Stanza Rotante
    .in = nella Stanza Rotante
    .to = alla Stanza Rotante
    .from = dalla Stanza Rotante
    .of = della Stanza Rotante
    .gender = f
room-illusion = Camera delle Illusioni
    .art = la Camera delle Illusioni
    .cap = La Camera delle Illusioni
    .in = nella Camera delle Illusioni
    .to = alla Camera delle Illusioni
    .from = dalla Camera delle Illusioni
    .of = della Camera delle Illusioni
    .gender = f
room-acid = Bagno d’Acido
    .art = il Bagno d’Acido
    .cap = Il Bagno d’Acido
    .in = nel Bagno d’Acido
    .to = al Bagno d’Acido
    .from = dal Bagno d’Acido
    .of = del Bagno d’Acido
    .gender = m
room-flooded = Camera Allagata
    .art = la Camera Allagata
    .cap = La Camera Allagata
    .in = nella Camera Allagata
    .to = alla Camera Allagata
    .from = dalla Camera Allagata
    .of = della Camera Allagata
    .gender = f
room-trap = Trappola
    .art = la Trappola
    .cap = La Trappola
    .in = nella Trappola
    .to = alla Trappola
    .from = dalla Trappola
    .of = della Trappola
    .gender = f
room-mortal = Camera Mortale
    .art = la Camera Mortale
    .cap = La Camera Mortale
    .in = nella Camera Mortale
    .to = alla Camera Mortale
    .from = dalla Camera Mortale
    .of = della Camera Mortale
    .gender = f
room-time-machine = Macchina del Tempo
    .art = la Macchina del Tempo
    .cap = La Macchina del Tempo
    .in = nella Macchina del Tempo
    .to = alla Macchina del Tempo
    .from = dalla Macchina del Tempo
    .of = della Macchina del Tempo
    .gender = f
room-shredder = Trituratore
    .art = il Trituratore
    .cap = Il Trituratore
    .in = nel Trituratore
    .to = al Trituratore
    .from = dal Trituratore
    .of = del Trituratore
    .gender = m
room-paranoia = Stanza della Paranoia
    .art = la Stanza della Paranoia
    .cap = La Stanza della Paranoia
    .in = nella Stanza della Paranoia
    .to = alla Stanza della Paranoia
    .from = dalla Stanza della Paranoia
    .of = della Stanza della Paranoia
    .gender = f

short-central = Centro
short-room25 = St. 25
short-key = Chiave
short-empty = Vuota
short-vision = Vis.
short-moving = Mobile
short-control = Contr.
short-tunnel = Tunnel
short-robot = Robot
short-regeneration = Rigen.
short-vortex = Vort.
short-dark = Oscura
short-cold = Fredda
short-prison = Cella
short-mirror = Specch
short-event = Evento
short-jamming = Interf
short-rotating = Ruota
short-illusion = Illus.
short-acid = Acido
short-flooded = Allag.
short-trap = Trapp.
short-mortal = Mort.
short-time-machine = Tempo
short-shredder = Tritur
short-paranoia = Paran.

## Tokens, what can be programmed, and on the board what lies in a slot

token-look = Guardare
token-move = Muoversi
token-push = Spingere
token-control = Controllare
token-power = il superpotere

plan-look = Guardare
plan-move = Muoversi
plan-push = Spingere
plan-control = Controllare
plan-power = Potere
plan-hack-complex = Hackerare il Complesso
plan-hack-robot = Hackerare un robot
plan-none = Niente

slot-look = Guar.
slot-move = Muov.
slot-push = Sping
slot-control = Contr
slot-power = Pot.
slot-hack-complex = St.
slot-hack-robot = Robot

answer-no = No
answer-yes = Sì

## Lines and directions

line-row-1 = riga 1
    .art = la riga 1
    .cap = La riga 1
    .to = alla riga 1
    .from = dalla riga 1
    .of = della riga 1
    .gender = f
line-row-2 = riga 2
    .art = la riga 2
    .cap = La riga 2
    .to = alla riga 2
    .from = dalla riga 2
    .of = della riga 2
    .gender = f
line-row-3 = riga 3
    .art = la riga 3
    .cap = La riga 3
    .to = alla riga 3
    .from = dalla riga 3
    .of = della riga 3
    .gender = f
line-row-4 = riga 4
    .art = la riga 4
    .cap = La riga 4
    .to = alla riga 4
    .from = dalla riga 4
    .of = della riga 4
    .gender = f
line-row-5 = riga 5
    .art = la riga 5
    .cap = La riga 5
    .to = alla riga 5
    .from = dalla riga 5
    .of = della riga 5
    .gender = f
line-col-A = colonna A
    .art = la colonna A
    .cap = La colonna A
    .to = alla colonna A
    .from = dalla colonna A
    .of = della colonna A
    .gender = f
line-col-B = colonna B
    .art = la colonna B
    .cap = La colonna B
    .to = alla colonna B
    .from = dalla colonna B
    .of = della colonna B
    .gender = f
line-col-C = colonna C
    .art = la colonna C
    .cap = La colonna C
    .to = alla colonna C
    .from = dalla colonna C
    .of = della colonna C
    .gender = f
line-col-D = colonna D
    .art = la colonna D
    .cap = La colonna D
    .to = alla colonna D
    .from = dalla colonna D
    .of = della colonna D
    .gender = f
line-col-E = colonna E
    .art = la colonna E
    .cap = La colonna E
    .to = alla colonna E
    .from = dalla colonna E
    .of = della colonna E
    .gender = f

way-left = a sinistra
way-right = a destra
way-up = in su
way-down = in giù

axis-north-south = da nord a sud
axis-east-west = da ovest a est

## What can be chosen

verb-pick = Prendi { $character }
verb-clue = Guarda in { $space }
verb-no-clue = Non guardare da nessuna parte
verb-program = { $plan2_word ->
    [none] Solo { $plan }
   *[other] { $plan }, poi { $plan2 }
}{ $answer_word ->
    [yes] , con Adrenalina
   *[no] { "" }
}
verb-commit = { $answer_word ->
    [yes] Impegna l’Adrenalina
   *[no] Tienila per dopo
}
verb-look = Guarda in { $space }
verb-move = Vai in { $space }
verb-push = Spingi { $character } in { $space }
verb-shift = Sposta { $line_art } { $way }
verb-call = Chiama { $character }
verb-carry = Trasporta { $character } in { $space }
verb-recover = Recupera l’Adrenalina
verb-reactivate = Riattiva { $space }
verb-lock = Chiudi { $space }
verb-hide = Nasconditi
verb-sabotage-room = Sabota questa stanza
verb-sabotage-robot = Sabota { $robot_art }
verb-swap = Scambia { $space } e { $space2 }
verb-order-move = Ordina { $robot_to } di andare in { $space }
verb-order-push = Ordina { $robot_to } di spingere { $character } in { $space }
verb-place-robot = Fai arrivare il robot di questa stanza
verb-use = Gioca { $token }
verb-lose = Non si può fare nulla: perdi { $token }
verb-wait = Aspetta il secondo giro
verb-decline = Salta questo giro
verb-remind = Lascia un promemoria
verb-reveal-guard = Mostra il tuo ruolo
verb-done = Avanti
verb-see = Guarda { $space }
verb-mark = Segna { $space }
verb-exchange = Scambiala con { $space }
verb-tunnel-to = Prendi il Tunnel verso { $space }
verb-sacrifice = Muore { $character }
verb-turn = Girala { $axis }
verb-answer = { $answer_word ->
    [yes] Lascia fare
   *[no] Rifiuta
}
verb-unlock = Togli il lucchetto da { $space }
verb-go = In { $space }
verb-take-robot = { $robot }

## What is asked

prompt-pick = Scegli chi sei là dentro.
prompt-clue = Prima di cominciare: puoi guardare in una stanza accanto alla Stanza Centrale.
prompt-program = Programma { $subject }: due segnalini nel loro ordine, o uno solo.
prompt-commit = { $subject } non programma. Impegni l’Adrenalina per questo round?
prompt-look = { $subject } guarda. In quale stanza?
prompt-move = { $subject } si muove. Dove?
prompt-push = { $subject } spinge. Chi, e dove?
prompt-control = { $subject } gioca Controllare. Quale linea, e in quale direzione?
prompt-power = { $subject } usa il superpotere.
prompt-single = { $subject } ha un solo segnalino: giocalo ora, o aspetta il secondo giro.
prompt-free = { $subject } agisce liberamente. Quale segnalino, se ne usi uno?
prompt-solo = Tocca { $subject_to }. Quale segnalino, se ne usi uno?
prompt-adrenaline = Adrenalina: { $subject } compie un’altra azione. Quale?
prompt-remind = Su quale stanza coperta { $subject } lascia il promemoria?
prompt-after-seeing = Ora { $subject } sa. Altro prima della fine del turno?
prompt-see = Camera della Visione: quale stanza coperta vede { $subject }?
prompt-exchange = Camera Mobile: con quale stanza coperta si scambia di posto?
prompt-shift = Camera di Controllo: { $subject } sposta una linea qualsiasi.
prompt-tunnel = In quale Tunnel va { $subject }?
prompt-illusion = Illusione: in quale stanza coperta si trova davvero { $subject }?
prompt-acid = Bagno d’Acido: { $subject } decide chi dei due muore.
prompt-corridor = In che direzione corre il corridoio?
prompt-robot-room = Stanza del Robot: { $subject } fa arrivare il suo robot, o dà un ordine.
prompt-order = Rifiutato. { $subject } dà un altro ordine.
prompt-consent = Qualcuno sta per spostare { $subject }. Lascia fare?
prompt-take-robot = Quale robot viene a prendere { $subject }?
prompt-yellow = Per { $subject } finisce in una stanza gialla. Quale?
prompt-lock = Accesso Negato: quale stanza accanto { $subject_to } si chiude?
prompt-unlock = Entrambi i lucchetti sono in uso. Quale stanza si riapre?
prompt-panic-swap = Panico: { $subject } scambia due stanze. Quali?

## What is told

notice-built = Il Complesso è pronto: venticinque stanze, una via d’uscita.
notice-role-dealt = { $role_word ->
    [guard] Sei una Guardia: fa’ che restino.
   *[prisoner] Sei un Prigioniero: esci.
}
notice-picked = Il posto { $seat } prende { $character }.
notice-looked = { $character } guarda in { $space }.
notice-clue-taken = Il posto { $seat } sbircia in { $space }.
notice-saw = Hai visto { $space }: { $room }.
notice-round-began = { $number ->
    [one] Comincia l’ultimo round.
   *[other] Comincia un nuovo round.
}
notice-programmed = I programmi sono pronti, coperti.
notice-committed = { $character } ha impegnato l’Adrenalina.
notice-token-up = { $character } gioca { $token }.
notice-waited = { $character } aspetta.
notice-declined = { $character } salta il giro.
notice-action-lost = { $character } non può fare nulla con { $token }: azione persa.
notice-moved = { $character } va in { $space }.
notice-pushed = { $pusher } spinge { $character } in { $space }.
notice-called = { $caller } chiama, e { $character } viene.
notice-carried = { $carrier } trasporta { $character } in { $space }.
notice-revealed = Si scopre { $space }: { $room }.
notice-turned-down = { $space } torna coperta.
notice-replaced = { $space } ora è una Stanza Vuota.
notice-shifted = Le pareti stridono: { $line_art } si sposta { $way }.
notice-swapped = { $space } e { $space2 } si scambiano di posto.
notice-transported = { $character } riprende i sensi in { $space }.
notice-closed = { $space } si chiude: «Vietato l’accesso».
notice-locked = { $space } ha un lucchetto.
notice-unlocked = Via il lucchetto da { $space }.
notice-corridor = Il corridoio in { $space } corre { $axis }.
notice-eliminated = { $character_gender ->
    [f] { $character } è morta.
   *[m] { $character } è morto.
}
notice-returned = { $character_gender ->
    [f] { $character } è tornata dai morti, nella Stanza Centrale.
   *[m] { $character } è tornato dai morti, nella Stanza Centrale.
}
notice-adrenaline-lost = { $character } ha perso l’Adrenalina.
notice-recovered = { $character } ha di nuovo l’Adrenalina.
notice-actions-cancelled = Lo specchio si tiene ciò che { $character } aveva in mente.
notice-hidden = { $character } non si vede più.
notice-shown = { $character } si vede di nuovo.
notice-paranoid = La paranoia afferra { $character }.
notice-calm = { $character } ritrova la calma.
notice-token-lost = { $character } ha perso { $token } per sempre.
notice-reminded = { $character } lascia un promemoria su { $space }.
notice-reminder-back = { $character } riprende il promemoria.
notice-role-shown = { $role_word ->
    [guard] { $character } è una Guardia.
   *[prisoner] { $character } era dei Prigionieri fin dall’inizio.
}
notice-robot-placed = { $robot_cap } si sveglia in { $space }.
notice-robot-moved = { $robot_cap } avanza in { $space }.
notice-robot-pushed = { $robot_cap } spinge { $character } in { $space }.
notice-robot-destroyed = { $robot_cap } è un rottame.
notice-refused = { $character } rifiuta.
notice-key-turned = La chiave è stata girata: ora si può uscire con la Stanza 25.
notice-alarm = Allarme: con questo restano { $number } round.
notice-time-lost = Tempo strappato via: { $number ->
    [one] ora questo è l’ultimo round.
   *[other] con questo restano { $number } round.
}
notice-discards-shuffled = Le carte scartate si mescolano e formano un nuovo mazzo.
notice-counted-down = { $number ->
    [0] Il conto alla rovescia è finito.
    [one] Conto alla rovescia: resta un round.
   *[other] Conto alla rovescia: restano { $number } round.
}
notice-escaped = { $character } spinge la Stanza 25 fuori dal Complesso.
notice-card-drawn = { $card_word ->
    [power_cut] Blackout: i robot si fermano, le stanze verdi si svuotano.
    [radio_jamming] Interferenze: non una parola fino alla fine del round.
    [rewind] Riavvolgimento: si torna nella Stanza Centrale.
    [robot] Robot: uno viene a spingere, se può.
    [time_bomb] Bomba a Orologeria: con una seconda in vista, le stanze rosse uccidono.
    [access_denied] Accesso Negato: una stanza vicina si chiude.
    [chaos] Caos: i corridoi girano, i robot disperdono la gente, i Tunnel la inghiottono.
    [acceleration] Accelerazione: Controllare sposta di due.
    [panic] Panico: qualcuno perde ogni freno.
    [unfit_rooms_green] Stanze Inservibili: le stanze verdi deserte tornano coperte.
    [unfit_rooms_yellow] Stanze Inservibili: le stanze gialle deserte tornano coperte.
    [unfit_rooms_red] Stanze Inservibili: le stanze rosse deserte tornano coperte.
   *[other] Carta evento: { $card }.
}
notice-no-effect = Non ne viene nulla.

## Event cards

card-move-row-1-left = riga 1 a sinistra
card-move-row-1-right = riga 1 a destra
card-move-row-2-left = riga 2 a sinistra
card-move-row-2-right = riga 2 a destra
card-move-row-4-left = riga 4 a sinistra
card-move-row-4-right = riga 4 a destra
card-move-row-5-left = riga 5 a sinistra
card-move-row-5-right = riga 5 a destra
card-move-col-a-up = colonna A in su
card-move-col-a-down = colonna A in giù
card-move-col-b-up = colonna B in su
card-move-col-b-down = colonna B in giù
card-move-col-d-up = colonna D in su
card-move-col-d-down = colonna D in giù
card-move-col-e-up = colonna E in su
card-move-col-e-down = colonna E in giù
card-move-row-1-right-double = riga 1 a destra di due
card-move-row-2-left-double = riga 2 a sinistra di due
card-move-row-4-right-double = riga 4 a destra di due
card-move-row-5-left-double = riga 5 a sinistra di due
card-move-col-a-down-double = colonna A in giù di due
card-move-col-b-up-double = colonna B in su di due
card-move-col-d-down-double = colonna D in giù di due
card-move-col-e-up-double = colonna E in su di due
card-move-row-1-left-another = riga 1 a sinistra, e un’altra carta
card-move-row-2-right-another = riga 2 a destra, e un’altra carta
card-move-row-4-left-another = riga 4 a sinistra, e un’altra carta
card-move-row-5-right-another = riga 5 a destra, e un’altra carta
card-move-col-a-up-another = colonna A in su, e un’altra carta
card-move-col-b-down-another = colonna B in giù, e un’altra carta
card-move-col-d-up-another = colonna D in su, e un’altra carta
card-move-col-e-down-another = colonna E in giù, e un’altra carta
card-penalty-look-alice-jennifer = Penalità su Guardare per Alice e Jennifer
card-penalty-look-max-kevin = Penalità su Guardare per Max e Kevin
card-penalty-look-frank-emmett = Penalità su Guardare per Frank ed Emmett
card-penalty-look-sarah-bruce = Penalità su Guardare per Sarah e Bruce
card-penalty-control-alice-max = Penalità su Controllare per Alice e Max
card-penalty-control-jennifer-kevin = Penalità su Controllare per Jennifer e Kevin
card-penalty-control-frank-sarah = Penalità su Controllare per Frank e Sarah
card-penalty-control-emmett-bruce = Penalità su Controllare per Emmett e Bruce
card-penalty-power-alice-kevin = Penalità sul superpotere per Alice e Kevin
card-penalty-power-jennifer-max = Penalità sul superpotere per Jennifer e Max
card-penalty-power-frank-bruce = Penalità sul superpotere per Frank e Bruce
card-penalty-power-emmett-sarah = Penalità sul superpotere per Emmett e Sarah
card-power-cut = Blackout
card-radio-jamming = Interferenze
card-rewind = Riavvolgimento
card-robot = Robot
card-time-bomb = Bomba a Orologeria
card-access-denied = Accesso Negato
card-unfit-rooms-green = Stanze Inservibili (verdi)
card-unfit-rooms-yellow = Stanze Inservibili (gialle)
card-unfit-rooms-red = Stanze Inservibili (rosse)
card-chaos = Caos
card-acceleration = Accelerazione
card-panic = Panico

## The board as text: at most 52 columns wide

headline = { $mode }: { $remaining ->
    [0] nessun round
    [one] ultimo round
   *[other] { $remaining } round
}, { $phase }
headline-level = { $mode } ({ $level })
you = tu
team = Squadra { $team }

state-eliminated = senza vita
state-trapped = in trappola
state-drowning = annega ({ $rounds })
state-invisible = invisibile
state-paranoid = paranoia ({ $count })
state-free = scelta libera
state-one-action = una azione
state-resting = a riposo
state-fast = veloce
state-lost = senza { $tokens }
state-empty-rooms = { $count } Vuote

note-key-turned = La chiave è stata girata.
note-key-not-turned = La chiave non è stata girata.
note-displayed = In vista: { $cards }.
note-robots = Robot di riserva: { $count }.
note-unseen = Non viste: { $rooms }

legend-blue = l’inizio e la via d’uscita
legend-green = sicura
legend-yellow = un ostacolo
legend-red = mortale
