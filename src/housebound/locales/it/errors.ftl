# Che cosa non va in un tavolo, in una registrazione o in una posizione: frasi di errore. Stanno dopo un nome e i due punti, perciò iniziano minuscole.
cannot-read = impossibile leggere { $path }: { $why }
is-not-text-no-tape = { $path } non è testo: non è una registrazione
cannot-write = impossibile scrivere { $path }: { $why }
cannot-use = impossibile usare { $path }: { $why }
machine-says = il computer dice: { $why }
bots-are-named-but-there-are-only-seats = i bot nominati sono { $count }, ma i posti sono solo { $seats }
the-rules-want-an-outcome-of-the-tape = le regole vogliono un esito di { $domain }, la registrazione ha { $found }
cannot-come-up-here = { $domain } { $known } non può uscire qui
there-is-no-seat-seats-count-from-so = il posto { $number } non c’è: i posti si contano da 1, qui vanno da 1 a { $seats }
is-no-seat-write-its-number-or-spectator = { $word } non è un posto: scrivi il suo numero, oppure spectator
cannot-read-step-of-scenario = impossibile leggere { $step }: scrivi 'SEAT option', 'SEAT ! option RULE' o '~domain word'
has-no-option-it-has = { $game } non ha l’opzione { $option }; ha: { $known }
is-for-seats-not = { $game }: i posti possono essere { $seats }, non { $given }
files-are-read-by-the-command-line-alone = { $setting } = { $value }: i file li legge solo la riga di comando; dai ciò che contiene
no-settings-that-go-together-were-found-define = { $game }: non si sono trovate opzioni che stiano insieme; definisci variety
a-text-of-characters-are-enough = { $setting }: un testo di { $count } caratteri; ne bastano { $most }
must-be-one-of = { $setting } = { $value }: dev’essere uno di: { $values }
must-be-like = { $setting } = { $value }: dev’essere come { $default }
reads-no-positions-yet = { $game } non legge ancora posizioni
has-no-bot-called = { $game } non ha un bot di nome { $level }
must-be-true-or-false = { $setting } = { $value }: dev’essere true o false
must-be-a-whole-number = { $setting } = { $value }: dev’essere un numero intero
needs-keys-and-values-not = servono chiavi e valori, non { $facts }
a-number-from-to-is-wanted = { $key } = { $value }: serve un numero da { $low } a { $high }
true-or-false-is-wanted = { $key } = { $value }: serve true o false
not-among = { $key } = { $value }; noti: { $known }
a-list-of-words-is-wanted = { $key } = { $value }: serve un elenco di parole
names-something-twice = { $key } nomina qualcosa due volte
a-list-of-numbers-from-to-is-wanted = { $key } = { $value }: serve un elenco di numeri da { $low } a { $high }
keys-and-values-are-wanted = { $key } = { $value }: servono chiavi e valori
has-an-unknown-key = ha una chiave sconosciuta: { $left }
names-which-is-no-known = { $key } nomina { $word }, che non è tra le parole di { $domain }; note: { $words }
position-plain = posizione: { $error }
a-clone-has-no-past = una copia non ha passato
the-tape-has-events-there-is-no-event = gli eventi della registrazione sono { $count }: l’evento { $length } non c’è
the-guide-has-no-outcome-of-here-but = la guida qui non ha un esito di { $domain }, ma { $line }
the-guide-is-about-to-show-something-else = la guida sta per mostrare altro: scegli ciò che chiede
guide-file-of-game = { $name }.toml di { $game }: { $error }
has-no-places-for-notes = { $game } non ha luoghi per le note
a-note-has-at-most-characters-not = una nota ha al massimo { $most } caratteri, non { $count }
a-note-is-one-line-of-text = una nota è una riga di testo
the-book-is-full-notes-are-in-it = il taccuino è pieno, con { $most } note; prima cancellane una
header-notes-there-is-no-seat = intestazione notes: il posto { $number } non c’è
header-notes-is-not-seat-by-seat-place = intestazione notes: { $line } non è scritto posto per posto, luogo per luogo
header-notes = intestazione notes: { $error }
an-outcome-of-is-on-the-tape-but = nella registrazione c’è un esito di { $domain }, ma qui non ne serve nessuno
is-not-allowed = { $option } non è permesso: { $known }
seat-is-not-asked-when-it-chooses = il posto { $seat } sceglie { $option }, ma nessuno glielo chiede
in-this-file = { $path }: { $error }
over-needs-a-list-of-settings-like-mode = { $path }: { $name }: over vuole un elenco di opzioni, per esempio [{"{"} mode = 'team' {"}"}]
unknown-key-known = { $path }: { $name }: chiave sconosciuta { $key }; note: { $known }
then-is-unknown-known = { $path }: { $name }: then.{ $key } è sconosciuto; noti: { $known }
key-is-missing = { $path }: { $name }: manca { $missing }
the-entry-point-of-is-which-is-not = il punto d’ingresso { $name } di { $group } è { $game }, che non è un Game
no-game-is-installed-there-are = il gioco { $name } non è installato; ci sono: { $known }
scene-differs = la scena { $name } di { $game }, { $step }: { $difference }
header-seed-is-no-whole-number-no-key = intestazione seed: { $text } non è un numero intero, né una chiave, né 'people'
header-seed-a-key-is-written-and-hexadecimal = intestazione seed: una chiave si scrive { $begin } e { $value } cifre esadecimali
seat-is-not-asked-anything-now = al posto { $seat } ora non si chiede nulla
decision-is-not-seat-to-answer-answered = alla domanda { $decision } non risponde il posto { $seat }: ha già risposta, è stata ritirata o non è mai stata posta
seat-does-not-sit-at-this-table-and = il posto { $seat } non è a questo tavolo e non ha un taccuino
no-outcome-is-needed-now = ora non serve nessun esito
only-can-come-up-here = { $domain } { $outcome }: qui può uscire solo { $known }
this-table-was-made-with-searchable-false-it = questo tavolo è stato creato con searchable=False: non tiene nulla da cui copiarlo
a-clone-or-an-imagination-has-no-past = una copia o un tavolo immaginato non ha passato e non si può salvare
cannot-read-line-of-tape = impossibile leggere { $line }: serve 'SEAT option' o '~domain word'
this-is-no-tape-its-first-line-must = questa non è una registrazione: la prima riga dev’essere { $line }
header-line-is-not-name-value = riga { $number } dell’intestazione: { $line } non è 'name: value'
the-header-has-no-line = nell’intestazione manca la riga '{ $key }: …'
this-is-a-tape-of-not-of = questa è una registrazione di { $other }, non di { $game }
header-is-no-setting = intestazione { $key }: { $value } non è un’opzione
header-position = intestazione position: { $error }
header-position-is-no-position = intestazione position: { $value } non è una posizione
header-undone-is-neither-one-number-nor = intestazione undone: { $value } non è né un numero solo né uno per posto: { $seats }
header-is-no-whole-number = intestazione { $key }: { $value } non è un numero intero
is-not-allowed-now = { $option } ora non è permesso – { $why }
at-step = passo { $step }: { $what }
position-about = posizione: { $thing }: { $error }
something-has-happened-since = da allora è successo qualcosa
nothing-has-been-chosen-yet = non si è ancora scelto nulla
choose-again-instead = scegli piuttosto di nuovo: una risposta si può cambiare finché non è data l’ultima
somebody-else-has-chosen-since = da allora ha scelto qualcun altro
something-has-been-revealed-since = da allora si è rivelato qualcosa

## Che cosa dice il computer

system-enoent = il file o la cartella non esiste
system-eacces = accesso negato
system-eperm = operazione non permessa
system-eexist = il file esiste già
system-enotdir = non è una cartella
system-eisdir = è una cartella
system-enospc = sul disco non c’è spazio
system-erofs = qui non si può scrivere
system-eaddrinuse = l’indirizzo è già in uso
system-eaddrnotavail = questo computer non ha quell’indirizzo
system-econnrefused = connessione rifiutata
this-is-no-position-file = questo non è un file di posizione: { $why }
a-position-file-begins-with-its-game = un file di posizione comincia con il gioco: { $known }
a-position-file-says = un file di posizione dice seats = un numero, options = {"{"} … {"}"} e given = {"{"} … {"}"}
