# Che cosa dice `housebound --help`. Comandi, opzioni e parole in maiuscolo inglesi si scrivono come stanno.

help-housebound =
    Giochi in cui si è chiusi in una casa con qualcuno che ci vuole morti: giocali, ospitali, studiali.
help-play =
    Gioca in questo terminale, con bot ai posti liberi; più persone si passano la tastiera.

    Il tavolo si salva dopo ogni scelta.
help-guide =
    Gioca una prima partita guidata, in circa cinque minuti: la guida dice che cosa fare, e perché.
help-referee =
    Fai da arbitro a un tavolo vero: le persone tirano, pescano e scelgono, e scrivono che cosa succede.

    I segreti si scrivono dopo aver passato la tastiera, su uno schermo vuoto. Un errore si annulla con `undo`.
help-serve =
    Ospita tavoli di ogni gioco per persone, programmi e bot.
help-club =
    Mostra la pagina del club di un server (`housebound serve --club`), o prenditene cura.
help-sit =
    Fai giocare a un programma un posto di un server in funzione; parla il protocollo a righe (docs/protocol.md).

    Un invito vale una volta: si scambia con il link del posto, che viene mostrato. Se il programma si blocca, dà
    risposte senza senso o ci mette troppo, il suo posto passa al bot abituale del gioco; allora il codice d’uscita è 1.
help-games =
    Elenca i giochi installati, o alcuni, con i loro posti, opzioni e bot.
help-rules =
    Cerca nel regolamento di un gioco; senza parole, lo stampa tutto.

    Ciò che può leggere una sola parte di uno scenario si mostra se lo si chiede, con --pages o con la sigla intera. Il
    codice d’uscita è 1 se nessuna regola ha tutte le parole.
help-replay =
    Rivedi una registrazione: la plancia e ciò che si è detto dopo ogni scelta.

    Senza --seat o --all mostra ciò che ha visto uno spettatore.
help-moments =
    Mostra i momenti in cui la probabilità di vincere di un posto è cambiata di più, secondo partite di prova di bot normali.
help-scenario =
    Esegui file di casi di prova: una posizione, che cosa si fa, e che cosa dev’essere vero dopo. Stampa ciò che differisce.

    Il codice d’uscita è 1 se un caso non vale, e 2 se un file non ha senso.
help-puzzle =
    Risolvi un rompicapo: una posizione, e ciò che si può forzare. Rispondi con il nome di una scelta, o q.
help-simulate =
    Fai giocare ai bot molte partite su tutti i core, e mostra chi ha vinto e perché; con --out, tieni una riga di ognuna.

    Lo stesso seme dà le stesse partite, e lo stesso file, su qualunque numero di core o computer. Ctrl-C ferma, tiene ciò che si è
    giocato e lo mostra; con --out lo stesso comando riprende da lì. Con --vary si gioca per ogni combinazione. `housebound report`
    fa del file una pagina; docs/study.md dice di più.
help-report =
    Fai un rapporto sugli studi: chi vince, quanto dura, chi muore dove, e quanto è sicuro tutto ciò.

    File dello stesso gioco si confrontano anche, ognuno con il primo. Senza --out e immagini il rapporto si stampa.
help-match =
    Fai giocare programmi uno contro l’altro; quelli esterni parlano il protocollo a righe (docs/protocol.md).

    Un programma che si blocca, dà risposte senza senso o ci mette troppo perde il posto, che si gioca a caso; allora il codice d’uscita è 1.
help-tournament =
    Fai giocare ogni bot contro ogni altro, da ogni parte e a ogni posto, con gli stessi dadi; mostra chi è migliore.

    Ctrl-C lo ferma; ciò che si è giocato resta, e si può proseguire.
help-bot-protocol =
    Gioca un posto con righe JSON su standard input e output; docs/protocol.md descrive ogni messaggio.

    Per un programma che avvia Housebound; all’inverso c’è `housebound match`. Il codice d’uscita è 1 se il posto è
    andato perso.
help-check =
    Verifica che un gioco rispetti le leggi: i segreti restano segreti, le copie sono esatte, le partite finiscono, nulla si perde.

    Il codice d’uscita è 1 se una verifica fallisce; allora dice quale, e come rivederlo. Con --citations: se più di un rifiuto
    su cento non dà il motivo. Con --bots: se un bot di qualunque livello sceglie secondo ciò che il suo posto non può sapere.
help-playthrough =
    Scrivi come testo un’intera partita giocata a caso: ogni decisione, ogni esito, la vista di ogni posto.
help-bench =
    Misura gioco a caso, copia, mondo immaginato, vista, dimensione di una partita salvata e ricerca, in un processo.

## Opzioni e argomenti

option-play-game = Un gioco; con --resume non serve.
option-referee-game = Un gioco; con --resume non serve.
option-tournament-game = Un gioco; con --resume non serve.
option-guide-game = Un gioco: betrayal, room25, terrorscape.
option-game = Un gioco; `housebound games` li elenca.
option-seats = Quanti siedono al tavolo.
option-humans = I posti delle persone, come 1,3; gli altri sono dei bot.
option-play-bot = Chi gioca gli altri posti: beginner, normal, hard, random, o un agent.zip.
option-sit-bot = Il programma che gioca, con i suoi argomenti.
option-puzzle-bot = Fai provare un bot, o un agent.zip, e conta.
option-match-bot = Il livello di un bot, o un programma da avviare; si può ripetere.
option-bot-protocol-bot = Chi gioca gli altri posti.
option-seed = Lo stesso seme dà gli stessi dadi.
option-puzzle-seed = Che cosa esce; una soluzione vale comunque.
option-check-seed = Il seme del primo tavolo; ogni tavolo seguente ha il successivo.
option-playthrough-seed = Ne dipende quale partita si gioca.
option-option = Un’opzione del gioco; si può dare più volte.
option-resume = Riprendi un tavolo salvato.
option-tournament-resume = Riprendi un torneo.
option-save = Dove si salva il tavolo man mano.
option-tournament-save = Dove si annota ogni partita.
option-plain = Righe invece dello schermo intero; funziona ovunque.
option-hints = Si può chiedere che cosa farebbe un bot difficile.
option-play-pace = Secondi che un bot impiega per una scelta.
option-guide-pace = Secondi che gli altri impiegano per una scelta.
option-serve-pace = Secondi che un bot impiega almeno; la pagina lo mostra al ritmo di ciascuno.
option-host = L’indirizzo su cui ascoltare.
option-port = La porta su cui ascoltare; 0: una qualunque libera.
option-serve-database = Dove si tengono i tavoli: sqlite:///FILE o postgresql://USER@HOST/NAME.
option-club-database = Il database del server, che può essere in funzione.
option-workers = Processi in cui pensano i bot.
option-budget = Secondi che un bot può pensare.
option-grace = Secondi in cui gli orologi stanno fermi dopo un avvio o un’interruzione.
option-keep-finished = Dopo quanti giorni dalla fine della partita cancellare i tavoli.
option-certificate = Un file di certificato TLS.
option-key = La chiave del certificato TLS.
option-root-path = Dove sta la casa nel suo sito, se un proxy lo lascia nell’indirizzo.
option-allow-origin = Un sito le cui pagine possono giocare anche qui; si può ripetere.
option-serve-limit = Cambia un limite (docs/server.md li elenca); si può ripetere.
option-sit-limit = Secondi che il programma può impiegare per una risposta.
option-limit = Secondi che un programma può impiegare per una risposta.
option-bot-protocol-limit = Secondi che lo standard input può impiegare per una risposta.
option-agent = Un agente addestrato, agent.zip, che si può far sedere qui; si può ripetere.
option-club = Tieni la pagina di un club: risultati dei tavoli finiti, nomi, punteggi, stagioni.
option-relieve = Carica tutto, poi di’ a questo server di fermarsi e prendi il suo posto.
option-open-page = Apri la pagina in un browser.
option-close-season = Chiudi la stagione con questo nome; comincia la successiva.
option-release = Libera un nome che qualcuno si è riservato.
option-forget = Libera un nome, e toglilo da tutti i suoi risultati.
option-strike = Cancella un tavolo; i punteggi della sua stagione si aggiornano.
option-season = La stagione da mostrare; se non la dici, quella aperta.
option-link = Il link del posto: quello che dà chi ospita, o quello proprio del posto.
option-patience = Per quanti secondi aspettare un server che non risponde.
option-names = Solo questi giochi.
option-words = Parole che una regola deve avere, o la sigla di una regola.
option-pages = Leggi anche pagine segrete: quelle la cui sigla comincia così, per esempio H34.
option-reader = Di quelle pagine solo ciò che può leggere questa parte: heroes o traitor.
option-replay-file = Un tavolo salvato.
option-moments-file = Un tavolo salvato la cui partita è finita.
option-replay-seat = Vedi ciò che ha visto questo posto (da 1), e nient’altro.
option-moments-seat = Le prospettive di chi, contando da 1.
option-bot-protocol-seat = Il posto che gioca lo standard input, contando da 1.
option-everything = Vedi la vista di ogni posto, segreti compresi.
option-step = Aspetta dopo ogni scelta; in un terminale con le frecce, a schermo intero. Avanti, indietro o a qualunque passo.
option-most = Quanti momenti.
option-playouts = Partite di prova per una stima.
option-points = Quanti momenti della partita si guardano.
option-scenario-files = File di casi di prova (TOML).
option-report-files = File che ha scritto `housebound simulate --out`.
option-which = Un numero, o un file; senza, si elencano.
option-games = Quante partite.
option-tournament-games = Quante partite per ogni coppia.
option-bench-games = Solo questi giochi.
option-simulate-bots-named = Bot per livello, distribuiti attorno al tavolo.
option-tournament-bots-named = Livelli, anche searching:500ms o searching:200; oppure programmi.
option-vary = Gioca con ognuno di questi: haunt=1..50, seats=3,4. Si può ripetere.
option-simulate-out = Tieni una riga di ogni partita: un file .parquet, .csv o .jsonl.
option-report-out = Scrivi una sola pagina, che non ha bisogno di rete.
option-decisions = Accanto a --out, una riga di ogni decisione.
option-tapes = Tieni lì la registrazione di ogni partita.
option-hook = Chi altro guarda e aggiunge colonne: module:function, o un’estensione.
option-cores = Quanti processi giocano.
option-cluster = Gioca su un cluster Ray.
option-png = Ogni grafico come file di questo tipo, in questa cartella.
option-svg = Ogni grafico come file di questo tipo, in questa cartella.
option-title = Il titolo della pagina.
option-tables = Quanti tavoli casuali si verificano.
option-citations = Guarda solo se i rifiuti di scenari e poteri danno il motivo.
option-bots = Guarda solo, tante volte, che nulla di nascosto cambi la scelta di un bot.
option-output = Scrivilo lì invece di stamparlo.
option-seconds = Per quanti secondi si gioca ogni gioco.
option-version = Mostra la versione, e termina.
option-help = Mostra questo testo, e termina.
option-language = La lingua di tutti i testi: en, ru, pl o it.
