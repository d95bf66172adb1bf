# Che cosa stampano i comandi oltre al gioco stesso, e che cosa dicono di ciò che si è scritto.

help-usage = Uso:
help-options-here = [OPZIONI]
help-command-here = COMANDO [ARGOMENTI]…
help-arguments = Argomenti
help-options = Opzioni
help-commands = Comandi
help-example = Esempio: { $command }
help-default = predefinito: { $value }
help-from-to = da { $low } a { $high }
help-from = da { $low } in su
help-required = obbligatorio
help-variable = o la variabile { $name }
help-more = `{ $command } --help` dice di più.
help-wrong = Errore: { $what }
kind-int = NUMERO
kind-float = NUMERO
kind-str = TESTO
word-address = INDIRIZZO
word-bot = BOT
word-days = GIORNI
word-dir = CARTELLA
word-file = FILE
word-game = GIOCO
word-id = SIGLA
word-level = LIVELLO
word-link = LINK
word-name = NOME
word-number = NUMERO
word-path = PERCORSO
word-program = PROGRAMMA
word-puzzle = ROMPICAPO
word-table = TAVOLO
word-value = VALORE
word-values = VALORI
word-words = PAROLE
default-usual-number = il numero solito
default-random = a caso
default-all-cores = tutti i core

## Che cosa si è scritto male

no-such-command = Il comando { $command } non c’è.
no-such-command-but = Il comando { $command } non c’è. Forse { $alike }?
no-such-option = L’opzione { $option } non c’è.
no-such-option-but = L’opzione { $option } non c’è. Forse { $alike }?
option-needs-a-value = Dopo { $option } serve un valore.
option-takes-no-value = { $option } si scrive senza valore.
too-many-words = Di troppo: { $words }. Questo comando non accetta altro.
missing = Manca { $name }.
bad-value = { $name }: { $why }
misfit-int-parsing = serve un numero intero
misfit-float-parsing = serve un numero
misfit-greater-than-equal = serve { $ge } o più
misfit-less-than-equal = serve { $le } o meno
rule-failed = una regola è fallita, ed è un difetto del gioco: { $why }. La via per arrivarci, come registrazione:

## Lavori lunghi

rate = { $rate }/s
stopped-games = fermato dopo { $done } partite su { $of }
stopped-tables = fermato dopo { $done } tavoli su { $of }
stopped-positions = fermato dopo { $done } posizioni su { $of }
stopped-files = fermato dopo { $done } file su { $of }
stopped-puzzles = fermato dopo { $done } rompicapi su { $of }
stopped-moments = fermato dopo aver guardato { $done } momenti su { $of }
share-between = { $share } (da { $low } a { $high })

## check

check-title = { $game }: { $tables ->
    [one] { $tables } tavolo
   *[other] { $tables } tavoli
}, { $decisions ->
    [one] { $decisions } decisione
   *[other] { $decisions } decisioni
}
check-check = verifica
check-times = volte
check-ok = superata
check-failed = FALLITA
check-longest = partita più lunga: { $game } decisioni; unità più lunga: { $unit } eventi
check-bots-title = { $game }: { $positions ->
    [one] { $positions } posizione
   *[other] { $positions } posizioni
} in cui qualcosa è nascosto
check-asked = domande
check-same-choice = la stessa scelta
check-citations = { $game }: { $tables } tavoli, { $barred } azioni speciali vietate e { $refused } rifiutate, { $bare } delle quali senza motivo: { $share }

## club

club-struck = Il tavolo { $table } è cancellato
club-free = Il nome { $name } è libero
club-nobodys = Il nome { $name } non era di nessuno
club-forgotten = Nessun risultato ha più il nome { $name }
club-closed = La stagione { $number }, { $name }, è chiusa; comincia la stagione { $next }
club-season-open = Stagione { $number }: aperta
club-season-closed = Stagione { $number }, { $name }: chiusa in data { $date }
club-nothing = Nessun tavolo ha ancora contato
club-name = nome
club-played = giocate
club-won = vinte
club-rating = punteggio
club-game = { $game }, { $tables ->
    [one] { $tables } tavolo
   *[other] { $tables } tavoli
}
club-bot = bot, { $name }

## games, rules, scenario

games-line = posti { $seats }; { $rules } regole; bot: { $bots }
games-progress = { $what }: qui { $here } su { $of }
games-option = opzione
games-values = valori
games-default = predefinito
games-meaning = che cosa significa
games-a-number = un numero
games-a-text = un testo
rules-none = nessuna regola di { $game } ha tutte queste parole: { $words }
rules-no-page = { $game } non ha la pagina segreta { $pages }
scenario-holds = vale
scenario-some-hold = valgono { $hold } casi su { $of }
scenario-all = { $files } file: { $hold } casi valgono, { $differ } no{ $bad ->
    [0] {""}
   *[other] {", "}{ $bad } illeggibili
}

## serve, sit

serve-listens = Housebound ascolta su { $url }
serve-elsewhere = Altri nella tua rete lo trovano su { $address }
serve-keeps = { $days ->
        [one] Un tavolo si cancella un giorno dopo la fine della sua partita
       *[other] Un tavolo si cancella { $days } giorni dopo la fine della sua partita
    }
serve-in-memory = Questo database sta solo in memoria: quando il server si ferma, tutti i tavoli vanno persi. Con `--database sqlite:///housebound.db` restano.
sit-come-back = Per tornare a questo posto: { $link }
sit-waits = { $server } non risponde. Si riprova ancora per { $seconds } secondi; Ctrl-C smette.
sit-lost = { $bot } perde il posto: { $why }. Al suo posto prosegue il bot abituale del gioco.
sit-over = La partita è finita. Posti che hanno vinto: { $winners } ({ $why }).

## match, tournament, bench

match-player = giocatore
match-lost = posto perso
match-title = { $game }: { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}, seme { $seed }
match-standard-input = standard input
tournament-go-on = Per proseguire: { $command }
tournament-ratings = punteggi (openskill)
tournament-house = la casa
tournament-lost = ha perso il posto: { $why }
tournament-done = { $games } partite su { $of }, { $seats } posti, seme { $seed }
tournament-cross = { $game }: ogni posto, intervalli al 95 %
tournament-wins-of = vittorie di
tournament-with = con { $bot }
tournament-beside = con
tournament-sides = parte per parte
bench-game = gioco
bench-seats = posti
bench-decisions = decisioni/s
bench-games = partite/s
bench-clone = copia µs
bench-imagine = mondo µs
bench-view = vista µs
bench-tape = registrazione, byte
bench-search = ricerca/s
