# The frame: every text for people that belongs to no game.

seat = Posto { $seat }
seat-bot = Posto { $seat } ({ $bot })
waiting-unseen = In attesa. Qualcosa si decide lontano dai tuoi occhi.

waiting = { $count ->
    [one] In attesa del posto { $seats }.
   *[other] In attesa dei posti { $seats }.
}

## Passing the keyboard on

hand-over-title = Passa la tastiera
hand-over = Passa la tastiera al posto { $seat }.
hand-over-press = Posto { $seat }: premi Invio quando nessun altro guarda.
hand-over-line = Passa la tastiera al posto { $seat }. Posto { $seat }: premi Invio quando nessun altro guarda.
hand-over-leave = Ctrl+Q: esci; il tavolo è salvato.
read-first = Solo il posto { $seat } può saperlo. Premi Invio quando hai letto.
read-done = Ho letto

## Stepping in: to the keyboard out of turn

aside-who = Chi vuole la tastiera fuori turno, per guardare o per fare qualcosa? Premi il numero del posto: { $seats }.
aside-who-line = Di’ chi: aside e il numero di un posto ({ $seats }).
aside-keys = Esc: nessuno
aside-nothing = Ora non c’è nulla che tu possa fare fuori turno.
aside-back = Torna al tavolo
aside-choice = La tua scelta (numero; Invio per tornare al tavolo):
bots-wait = Giocano gli altri. (Invio per la loro prossima mossa, go per proseguire finché non tocca a qualcuno qui, aside per intervenire):

## The end

over-title = La partita è finita
over-nobody = { $rounds ->
    [one] La partita è finita dopo un round. Non ha vinto nessuno.
   *[other] La partita è finita dopo { $rounds } round. Non ha vinto nessuno.
}
over-winners = { $count ->
    [one] La partita è finita dopo { $rounds } round. Ha vinto il posto { $winners }.
   *[other] La partita è finita dopo { $rounds } round. Hanno vinto i posti { $winners }.
}
over-names = La partita è finita dopo { $rounds } round. Vittoria: { $winners }.
over-press = Invio: guarda la plancia. Ctrl+Q: esci.

## Choosing

your-choice = La tua scelta (numero, ? per ciò che è vietato, help):
nothing-barred = Qui non è vietato nulla di ciò che verrebbe in mente di fare.
refused = Non permesso. { $rule }: { $text }
no-undo = Non si può annullare: { $why }.
undone = Ritirata.
nobody-else-asked = A questa tastiera ora non si chiede nulla a nessun altro.
plain-help =
    Un numero sceglie dall’elenco; lo stesso fa il nome di un’opzione, come move(C2).
    ?             ciò che è vietato, e da quale regola
    rules PAROLE  cerca nel regolamento
    log           tutto ciò che ti è stato detto
    board         di nuovo la plancia
    pages         che altro c’è da leggere: la pagina di uno scenario, i testi delle carte, che cosa fanno le stanze
    note LUOGO …  scrivi una nota solo per te; note LUOGO da solo la cancella
    next          un’altra decisione aperta a questa tastiera
    aside [POSTO] quel posto viene alla tastiera fuori turno: per guardare, e per fare ciò che si può in qualsiasi momento
    hint          che cosa farebbe al tuo posto un bot difficile, se il tavolo è stato aperto con --hints
    undo          ritira la tua ultima scelta
    save [FILE]   salva il tavolo
    quit          esci; il tavolo è salvato

hint-title = Che cosa farebbe un bot difficile
hint-off = A questo tavolo nessuno suggerisce. Aprine uno con --hints.
hint-nothing-else = Non c’è altro da fare.
hint-choice = Io sceglierei: { $option }
hint-estimate = { $option }: vittorie { $chance } % (più o meno { $doubt }), in { $worlds ->
    [one] un mondo immaginato
   *[other] { $worlds } mondi immaginati
}
moment-none = Nulla si è mosso. Era tutto deciso prima dell’inizio.
moment-line = Passo { $step }: da { $before } % a { $after } %
moment-chose = posto { $seat }: { $option }
moment-chance = caso: { $words }

barred-by = × { $rule }
    Ciò che vieta: { $options }
why-title = Che cosa non è permesso ora, e perché

## Pages: what there is to read besides the board

pages-none = Ora non c’è nulla da leggere oltre alla plancia.
pages-cards = Carte
pages-rooms = Stanze
pages-people = Chi sa fare che cosa
pages-power = { $character }, { $power }: { $text }
pages-level = Livello { $level }: { $text }
reading-keys = Frecce per scorrere, Esc per tornare al tavolo
reading-keys-pages = Frecce su e giù per scorrere, sinistra e destra per le altre pagine, Esc per tornare al tavolo

## Notes of one's own

note-at = ✎ { $place }: { $text }
note-write = Un luogo e la tua nota: la vedrai solo tu. Un luogo da solo cancella la nota lì.
note-keys = Invio per scriverla, Esc per lasciar stare

## Saving

saved-in = Il tavolo è salvato in { $file }.
left-open = Il tavolo è salvato in { $file }.
    Per continuare: { $command }
left-over = Il tavolo è salvato in { $file }.
    Per rivederlo: { $command }
not-saved = Non è stato possibile salvare il tavolo in { $file }: { $why }
save-where = Di’ dove: save FILE

## The rulebook

rules-found = { $count ->
    [0] Nessuna regola ha tutte queste parole.
    [one] Una regola:
   *[other] { $count } regole:
}
rules-search = Cerca nel regolamento: parole o la sigla di una regola
rules-keys = Scrivi per cercare, frecce per scorrere, Esc per tornare al tavolo

## The full-screen table

bots = { $count ->
    [one] un bot: { $level }
   *[other] { $count } bot: { $level }
}
key-why = Perché
key-rules = Regole
key-pages = Pagine
key-hint = Suggerimento
key-undo = Annulla
key-note = Nota
key-next = Prossima
key-aside = Fuori turno
key-save = Salva
key-leave = Esci
key-board = Scorri
key-step-next = Avanti
key-step-back = Indietro
key-step-far = { $count } passi
key-step-ends = Estremi
key-eyes = Altri occhi
save-nowhere = Questo tavolo non ha un file in cui essere salvato; avvialo con --save FILE.

## The referee of a physical table

referee-welcome = Un tavolo di { $game } con { $seats } posti. Voi tirate, pescate e scegliete; scrivi ciò che accade.
referee-entry = Inserimento (help):
referee-help =
    Scrivi il numero o il nome di una scelta, o la parola di ciò che è uscito.
    aside POSTO … ciò che un posto ha fatto fuori turno, dove può: aside 2 reveal
    undo          ritira l’ultimo inserimento
    ?             ciò che è vietato, e da quale regola
    rules PAROLE  cerca nel regolamento
    log           tutto ciò che è stato detto finora
    board         di nuovo la plancia
    save [FILE]   salva il tavolo
    quit          esci; il tavolo è salvato dopo ogni inserimento
outcome-needed = { $count ->
    [one] Che cosa è uscito ({ $what })? Uno tra: { $words }
   *[other] In che ordine sono usciti questi { $count } ({ $what })? Tutti, in ordine: { $words }
}
outcome-from-pile = Che cosa è uscito { $pile } ({ $what }; restanti: { $left })? Uno tra: { $words }
outcome-nth-from-pile = Che cosa è uscito { $pile } ({ $what } numero { $nth } di { $of }; restanti: { $left })? Se ne possono scrivere più insieme. Uno tra: { $words }
outcome-digits = Che cosa è uscito ({ $what })? { $count } cifre di fila, come { $example }
outcome-too-many = Ne hai scritti { $typed }, ma dopo { $entered } si chiede altro. Non è stato inserito nulla.
lay-out = Prima di cominciare si prepara il tavolo, { $steps } passi.
lay-out-step = { $step } di { $steps }: { $rule }
lay-out-done = Premi Invio quando è fatto, o scrivi skip:
outcome-nobody = Nessuno al tavolo può vederlo: fatelo scrivere a qualcuno che non gioca.
aside-not-now = Ora non si può fare nulla del genere fuori turno.
nothing-entered = Non è ancora stato inserito nulla.

## Replay

chose = Posto { $seat }: { $option }
chose-secretly = Il posto { $seat } ha scelto.
step = Passo { $step } di { $steps }
seen-by = Visto dal posto { $seat }
seen-by-all = Visto da tutti

turn-step = Invio per il prossimo passo, b per quello prima, un numero per uno qualsiasi, q per smettere:
turn-step-last = Questo è l’ultimo. b per quello prima, un numero per uno qualsiasi, Invio per smettere:
no-such-step = Questo passo non c’è: i passi vanno da 0 a { $last }, e b torna indietro.

# The goal card of a game that says nothing better.
pages-goal = A che cosa miri
goal-who = Giochi per te, o per la tua parte: la plancia mostra quale.
goal-win = Come vince la tua parte sta nel regolamento.
goal-ends = La partita è finita appena una regola lo dice.

# A guided game.
guide-other = È permesso, ma la guida sta per mostrare altro: { $wanted }. Nella tua partita fa’ come vuoi.
guide-step = Guida, { $n } di { $of }

# What a program that reads and writes is told around a board (housebound.rl.text).
text-seat = Sei al posto { $seat } di { $seats }. Il gioco è { $game }.
text-news = Che cosa è successo dalla tua ultima scelta:
text-answer = Rispondi con il nome di una di queste, come sta prima dei due punti:
text-senseless = «{ $answer }» non è una risposta: { $why }
text-refused = { $option } ora non è permesso. { $rules }

# Puzzles.
puzzle-win = { $choices ->
    [one] Vinci con una sola scelta, qualunque cosa esca.
   *[other] Vinci entro { $choices } scelte, qualunque cosa esca.
}
puzzle-survive = Fai sopravvivere { $who } a questo round, qualunque cosa esca.
puzzle-left = { $choices ->
    [one] Resta una scelta.
   *[other] Restano { $choices } scelte.
}
puzzle-solved = Risolto.
puzzle-lost = Non più: dopo { $option } la vittoria non si può forzare. Che cosa l’avrebbe conservata: { $keys }
puzzle-survive-lost = Non più: dopo { $option } non è più certo che { $who } sopravviva. Che cosa lo avrebbe garantito: { $keys }
puzzle-bench = { $bot } ne risolve { $solved } su { $count }.
