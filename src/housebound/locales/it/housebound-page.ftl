# The browser page: every text of its frame. What a game says stands in the game's own files.

page-new-here = È la prima volta? La prima partita guidata di ogni gioco dura cinque minuti e spiega ogni passo.
page-motto = Giochi in cui si è chiusi in una casa con qualcuno che ci vuole morti.
page-title-betrayal = Tradimento alla Casa sulla Collina
page-title-room25 = Stanza 25
page-title-terrorscape = Terrorscape
page-line-betrayal = Esplorate una casa che ieri non c’era. Poi uno di voi si rivolta contro gli altri.
page-line-room25 = Venticinque stanze, una via d’uscita, e non tutti vogliono uscire.
page-line-terrorscape = Tre vittime si nascondono e ascoltano. Ascolta anche un assassino.

## Home

page-games = Giochi
page-more = Altro
page-players = da { $least } a { $most } giocatori
page-play-now = Gioca ora
page-opening = Apertura…
page-host = Ospita un tavolo
page-rulebook = Regolamento
page-join = Siediti a un tavolo aperto
page-replay-tape = Rivedi una registrazione
page-have-code = Ho un codice
page-manual = Il manuale
page-language = Lingua
page-my-tables = I miei tavoli
page-forget = Dimentica questo tavolo
page-against-bots = Contro i bot
page-close = Chiudi
page-back = Indietro

## Hosting

page-host-title = Ospita: { $game }
page-seats = Posti
page-seat = Posto { $seat }
page-seat-me = Io
page-seat-person = Una persona, con un link
page-seat-here = Un’altra persona a questo schermo
page-seat-bot = Bot: { $level }
page-level-random = a caso
page-level-beginner = principiante
page-level-sensible = normale
page-level-searching = difficile
page-your-name = Il tuo nome
page-table-name = Nome del tavolo
page-listed = Mostralo nell’elenco, così chiunque può prendere un posto libero
page-watched = Ammetti spettatori
page-away = Un bot subentra a chi è assente
page-away-never = mai
page-away-minutes = { $minutes ->
    [one] dopo un minuto
   *[other] dopo { $minutes } minuti
}
page-clock = Orologio
page-clock-none = nessuno
page-clock-each-minutes = { $minutes ->
    [one] un minuto per ogni scelta
   *[other] { $minutes } minuti per ogni scelta
}
page-clock-each-days = { $days ->
    [one] un giorno per ogni scelta
   *[other] { $days } giorni per ogni scelta
}
page-clock-total = { $minutes } minuti per la partita, { $seconds } secondi in più per ogni scelta
page-table = Il tavolo
page-options = Opzioni del gioco
page-default = predefinito
page-open-table = Apri il tavolo
page-links-title = Il tavolo è aperto
page-links = Manda a ogni giocatore il link di un posto. Funziona una volta: chi lo apre per primo ha il posto, e tu non puoi sbirciare.
page-copy = Copia
page-copied = Copiato
page-to-my-seat = Al mio posto

## Lobby

page-code-title = Un secondo dispositivo
page-code-help = Sul dispositivo su cui giochi apri il menu del tavolo e scegli «Gioca su un secondo dispositivo». Scrivi qui ciò che mostra.
page-code = Codice
page-code-come = Entra
page-lobby-title = Tavoli aperti
page-lobby-empty = Nessun tavolo aspetta giocatori. Ospitane uno, e comparirà qui.
page-practice = Allenamento
page-practice-why = Un tavolo di allenamento: chi l’ha aperto può conoscere i dadi.
page-take-seat = Prendi il posto { $seat }
page-watch = Guarda
page-refresh = Aggiorna
page-free-seats = { $count ->
    [one] un posto libero
   *[other] { $count } posti liberi
}

## At the table

page-connecting = Connessione…
page-lost-line = La linea è caduta. Nuova connessione…
page-door-closed = Non puoi entrare
page-your-turn = Tocca a te
page-your-turn-title = ● Tocca a te: { $game }
page-spectating = Stai guardando.
page-waiting-for = { $count ->
    [one] { $names } sta pensando.
   *[other] { $names } stanno pensando.
}
page-waiting-unseen = Qualcosa si decide lontano dai tuoi occhi.
page-answered = Risposta data. Puoi ancora cambiarla finché non hanno risposto tutti.
page-more-choices = Sulla plancia
page-anytime = In qualsiasi momento:
page-list = Elenco
page-list-title = Tutto ciò che puoi scegliere
page-list-no-such = { $typed } non è in questo elenco: scegli da 1 a { $last }.
page-list-empty = Ora non ti si chiede nulla.
page-list-barred = Ciò che non puoi scegliere, e perché
page-undo = Annulla
page-no-undo = Non si può annullare: { $why }.
page-propose-back = Chiedi a tutti di ritirare l’ultima scelta
page-agree-back = Accetta di ritirare l’ultima scelta
page-withdraw-back = Meglio non ritirarla
page-back-wanted = Proposta di ritirare l’ultima scelta: { $names }.
page-back-missing = Manca ancora il consenso di: { $names }.
page-confirm-title = Non si può tornare indietro
page-confirm = Procedi
page-cancel = Lascia stare
page-why-not = Perché no
page-rule = Regola { $rule }
page-seats-title = Posti
page-bot = bot
page-away-now = assente
page-stand-in = subentra un bot
page-free = libero
page-here = presente
page-thinking = deve scegliere
page-me = tu
page-hand = Mano e note
page-hand-short = Mano
page-story = Racconto
page-log = Cronaca
page-chat = Conversazione
page-rules = Regole
page-menu = Menu
page-leave-home = Pagina iniziale
page-hand-to-bot = Fai giocare un bot al mio posto
page-take-back-seat = Riprendi il mio posto dal bot
page-leave-seat = Lascia il tavolo per sempre
page-second-device = Gioca su un secondo dispositivo
page-second-device-how = Sull’altro dispositivo apri { $where } e scegli «Ho un codice». Il codice vale cinque minuti, e una volta sola.
page-host-powers = Hai aperto tu questo tavolo
page-give-to-bot = Fai giocare un bot
page-put-out = Allontana
page-put-out-sure = Allontanare { $name } per sempre? Un bot continua, e nessuno dallo stesso indirizzo potrà più sedersi qui.
page-watch-link = Link per spettatori
page-sound = Un suono quando tocca a me
page-confirm-wish = Chiedi conferma prima di ciò che non si può ritirare
page-notify = Una notifica quando tocca a me
page-log-empty = Non è ancora successo nulla.
page-since = Mentre non c’eri
page-say = Di’ qualcosa
page-earlier-talk = Mostra ciò che si è detto prima
page-send = Invia
page-channel = A
page-no-channel = Ora nessuno può parlare.
page-search-rules = Cerca nelle regole: parole o la sigla di una regola
page-rules-found = { $count ->
    [0] Nessuna regola ha tutte queste parole.
    [one] Una regola
   *[other] { $count } regole
}
page-keys = Tasti
page-key-l = Tutto ciò che puoi scegliere, in un elenco
page-key-s = Il racconto: cronaca, conversazione, regole
page-key-h = La tua mano e le note
page-key-g = Il tuo obiettivo
page-key-n = Mostra la prossima cosa fatta dagli altri
page-key-c = Mettiti in pari con gli altri
page-key-u = Annulla la tua ultima scelta
page-key-i = Chiedi un suggerimento, dove sono permessi
page-key-r = Il regolamento
page-key-keys = Questo elenco
page-zoom-in = Più vicino
page-zoom-out = Più lontano
page-fit = Mostra tutto
page-clock-left = ancora { $time }
page-just-happened = Poco fa
page-connection = Connessione
page-name-prompt = Come ti chiami?
page-name-save = Sono io

## Passing the screen on

page-hand-over = Passa lo schermo a { $name }.
page-hand-over-ready = Sono { $name }, nessun altro guarda

## The end

page-over-title = È finita
page-rematch = Gioca di nuovo
page-to-rematch = Alla rivincita
page-see-replay = Rivedi la partita
page-save-tape = Salva la registrazione
page-look-at-board = Guarda la plancia
page-rounds = { $number ->
    [one] 1 round
   *[other] { $number } round
}
page-won = Ha vinto
page-lost = Ha perso

## Replay

page-replay-title = Replay
page-replay-step = Passo { $step } di { $steps }
page-replay-first = All’inizio
page-replay-before = Un passo indietro
page-replay-play = Avvia
page-replay-pause = Pausa
page-replay-next = Un passo avanti
page-replay-last = Alla fine
page-replay-seat = Visto da
page-tape-title = Rivedi una registrazione
page-tape-help = Scegli una registrazione: un file salvato con «Salva la registrazione» o dalla riga di comando. Una partita finita si rivede; una non finita continua a un nuovo tavolo.
page-tape-choose = Scegli un file

## Rulebook

page-rules-title = Regolamento: { $game }

## Looking a name up

page-look-back = Indietro
