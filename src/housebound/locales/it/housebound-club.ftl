# The club page: results of finished tables, names of one's own, ratings, seasons.

page-club = Il club
club-what = I tavoli finiti di questo server, con i nomi che i giocatori si sono dati. Conta ciò che sta nell’elenco; ogni altro tavolo conta se lo vogliono tutti i suoi giocatori.
club-empty = In questa stagione non conta ancora nessun tavolo.
club-season-open = Questa stagione
club-season-named = Stagione { $number }: { $name }
club-season-closed = Chiusa in data { $date }.
club-seasons = Stagioni

## Names

club-name = Il tuo nome qui
club-name-why = Chiunque può darsi qualsiasi nome. Riserva il tuo, e i suoi risultati conteranno solo con il segreto che da allora questo browser custodisce. Nessun account, nessuna password.
club-name-claim = Riservalo a me
club-name-own = { $name } è tuo, su questo dispositivo. I tuoi risultati contano ovunque ti siedi con questo nome.
club-name-other = Adesso ai tavoli dai un altro nome: { $name }.
club-name-use = Siediti come { $name }
club-name-device = Portalo su un altro dispositivo
club-name-code = Scrivilo sull’altro dispositivo, su { $where } sotto «Ho un codice».
club-name-free = Liberalo
club-name-free-sure = Il nome sarà libero per chiunque, e tutti i suoi risultati di nessuno. Non si torna indietro.
club-name-free-yes = Liberalo per sempre
club-name-not-kept = Questo browser non conserva nulla tra una visita e l’altra: un nome andrebbe subito perduto.
club-name-owned = nome riservato
club-nobody = qualcuno
club-bot = bot, { $level }

## Results

club-tables = { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
}
club-standings = Classifica: { $game }
club-place = Posizione
club-player = Nome
club-rating = Punteggio
club-rating-why = Un punteggio comincia da 0 e dice quanto qualcuno vale di sicuro: cresce con le vittorie, e con le partite.
club-rating-exactly = { $skill }, più o meno { $doubt }
club-won = Vinte
club-played = Giocate
club-side-score = { $side } { $won } su { $played }
club-kinds-betrayal = Scenari
club-kinds-room25 = Modalità
club-kinds-terrorscape = Assassini
club-kinds = Tipi
club-kind = Tipo
club-kind-tables = Tavoli
club-kind-numbered = { $number }. { $name }
club-kind-won = vinti da: { $sides }
club-kind-nobody = non ha ancora vinto nessuno
club-side-won = { $side } { $won }
club-latest = Ultimi tavoli
club-earlier = Quelli di prima
club-latest-rounds = { $rounds ->
    [one] un round
   *[other] { $rounds } round
}
club-won-mark = ha vinto
club-replay = Rivedilo

## At a table

club-counts-listed = Questo tavolo sta nell’elenco, perciò il suo risultato conta per la pagina del club.
club-counts-all = Lo vogliono tutti: il risultato conta per la pagina del club.
club-counts-not-yet = Vogliono il risultato sulla pagina del club: { $agreed } su { $people }. Conta se lo vogliono tutti.
club-agree = Metti il risultato sulla pagina del club

## What the server refuses

error-bad-name = Un nome riservato ha almeno una lettera o una cifra, e lettere di un solo alfabeto. Scegline un altro.
error-does-not-count = Questo tavolo non può contare per la pagina del club: è di allenamento, di una partita guidata, o di prima che ci fosse un club.
error-name-taken = Questo nome è già di qualcuno. Scegline un altro, o fai entrare questo dispositivo con un codice del dispositivo che ce l’ha.
error-no-club = Questo server non tiene una pagina del club.
error-no-such-season = Questa stagione non esiste.
error-not-your-name = Su questo dispositivo il nome non è tuo. Riservalo, o usa il dispositivo che ce l’ha.
error-too-many-names = Da qui sono stati riservati troppi nomi: aspetta un po’.
