## Consultare

page-look-up = Cerca
page-look-up-ask = Posso…? Una regola, una carta, una stanza
page-look-up-title = Consultazione
page-look-up-help = Scrivi qualche parola: regole, carte, stanze e pedine di tutti i giochi si cercano in una volta sola.
page-look-up-all = Tutti i giochi
page-look-up-found = { $count ->
    [0] Niente contiene queste parole. Prova con meno parole, o con un’altra.
    [one] Un risultato
   *[other] { $count } risultati
}
page-look-up-more = { $count ->
    [one] Ancora uno
   *[other] Altri { $count }
}
page-books-differ = I regolamenti stampati divergono: { $option }
page-books-note = ru, pl, it: i regolamenti stampati in russo, polacco e italiano. Chi ospita ne sceglie uno, oppure decide punto per punto.
page-choose = Scegli…

page-things-room = Stanza
page-things-card = Carta
page-things-character = Pedina
page-things-token = Segnalino
page-things-trait = Caratteristica
page-things-symbol = Simbolo
page-things-plan = Piano
page-things-role = Ruolo
page-things-colour = Colore
page-things-state = Stato
page-things-location = Luogo
page-things-item = Oggetto
page-things-victim = Vittima
page-things-killer = Assassino
page-things-ability = Abilità
page-things-condition = Condizione

# What the search knows of words. No accents are needed, and not every form of a word: endings are forgiven.
# Words of a question that tell nothing.
page-look-up-idle =
    a ad agli ai al all alla alle allo altra altre altri altro altrui anche anzi avere c che chi ci come con cosa
    cui d da dagli dai dal dall dalla dei del dell della delle dello deve devo di dobbiamo dov dove due e ed era
    essere fa fare fra gli ha hanno ho i il in io l la le li lo ma me mi mia mio ne negli nei nel nell nella no
    noi non o ogni per perche permesso piu possiamo posso possono puo può quale quali quando quanti quanto quella
    quello quest questa questo qui se sei si sono su sua succede sul sull sulla suo te ti tra tu un una uno va vi
    via voi
# Groups of words that mean the same here, with semicolons between them: what people say, what the books say.
page-look-up-same =
    dare cedere consegnare consegna passare; scambiare scambiarsi scambio;
    lasciare deporre posare abbandonare lascia; dado dadi; tirare tiro tira lanciare;
    camminare muovere muoversi movimento passo; scoprire esplorare trovare;
    morire muore morto morta morte eliminato; attaccare attacco combattere; sparare sparo distanza visuale arma;
    uguale pari pareggio inferiore minore risultato; tiro risultato; alta alto maggiore; potenza descrizione;
    cominciare comincia iniziare inizia inizio; fermare fermarsi ferma termina finire; cercare cerca ricerca;
    uscire lasciare abbandonare; danno danni ferita; parlare dire dirlo dice comunicare informazioni;
    vedere visto guardare guarda; qui luogo; giocatore esploratore; carta oggetto; cima superiore;
    opposto contrario verso; riga linea colonna; volte ripetizione; portare tenere; rumore rumori;
    spingere spinto spinti spinta spinge; ingresso principale; rivelarsi rivelare rivela; massimo limite piu;
    rallentare rallenta extra; attiva effetto scatta; decidere decide sceglie divide; stare condividere;
    fuggire fuga scappare; difesa difendere difensore; seguente successivo secondo dopo; pescare pesca pescato;
    rubare furto; portare numero
