# Haunt 47, Worm Ouroboros.

haunt-47-title = Il verme Uroboro

haunt-47-story =
    Il teschio nelle mani del vostro amico apre la bocca, e la bocca continua ad aprirsi. Ne esce qualcosa di umido e molto lungo, ed esce dal vostro amico, e si volta a guardare. Ci sono due teste. Si osservano per un po’, come vecchie conoscenze, poi ciascuna sceglie una porta. Ciò che sta tra loro riempie la stanza, e respira.

haunt-47-heroes =
    Uno di voi è morto, e nella casa c’è un verme con due Teste. In ogni stanza che una Testa lascia, resta un pezzo del suo Corpo. Il verme non deve crescere fino a tutta la sua lunghezza.

    Teste e Corpi vi trattengono come avversari, ciascuno per uno spazio in più. Un Corpo non fa altro, e nulla gli si può fare. Una Testa attacca con Potenza, e non può essere stordita o attaccata: non prima dell’incantesimo.

    Il Teschio è dove il vostro amico è morto, con tutto il resto che era lì. È un oggetto.

    L’incantesimo, un compito: porti il Teschio e sei nella stanza di una Testa. Sanità mentale 5+. Per il resto della partita questa Testa è più debole e può essere attaccata. Ogni Testa ha bisogno di un incantesimo suo.

    Attaccare una Testa sotto l’incantesimo, con Potenza: ogni volta che vinci è un colpo, anche quando lei ti attacca e perde. Con due colpi una Testa è distrutta, con cinque o sei giocatori ne servono tre. Spari e Dinamite non fanno nulla.

    Vincete quando entrambe le Teste sono distrutte.

haunt-47-traitor =
    Il tuo esploratore è morto, e tutti i suoi oggetti sono nella stanza dove è morto. Sei il verme. Gli eroi vogliono ucciderlo: le tue Teste possono essere ferite dopo un qualche loro rituale.

    Entrambe le Teste cominciano in quella stanza. Nel turno mostro ciascuna tira 1 dado per i suoi spazi. In ogni stanza che una Testa lascia resta un Corpo, se non ce n’è ancora uno. Gli eroi non trattengono le Teste, e nemmeno i Corpi. Le Teste scoprono stanze e continuano a muoversi; non pescano nulla. Non possono usare Scale Segrete o un Passaggio Segreto, e non possono entrare nell’Ascensore Mistico.

    Una Testa: Velocità 1, Potenza 6, dopo il rituale Potenza 5. Può attaccare una volta in ogni turno mostro, e non può essere stordita. Attacchi di Velocità e Dinamite non le fanno nulla. Teste e Corpi trattengono gli eroi, ciascuno per uno spazio in più.

    Vinci quando il 16º Corpo è posato, o quando tutti gli eroi sono morti.

haunt-47-heroes-win =
    La seconda Testa cade a bocca aperta, a una spanna dalla coda della prima. In tutta la casa ciò che stava tra loro si affloscia, sospira, e comincia a puzzare. Uscite camminandoci sopra, stanza dopo stanza. Ci vuole più di quanto pensavate. È ancora caldo.

haunt-47-traitor-win =
    Nell’ultima stanza le due Teste si incontrano. Lo aspettavano da prima che esistessero le case. Una apre la bocca, l’altra vi entra, e il cerchio è chiuso attorno a tutto ciò che c’è. Poi si stringe.

verb-work-worm-spell = Lancia l’incantesimo contro { $figure_art }, con Sanità mentale

notice-ouroboros-body-laid = Un Corpo del verme riempie { $room_art }. Corpi finora: { $number }.
notice-head-spelled = { $figure_cap } è sotto l’incantesimo, e può essere ferita.
notice-head-hit = { $figure_cap } è colpita. Colpi finora: { $number }.
shown-ouroboros-bodies = Corpi del verme
shown-ouroboros-bodies-here = Un Corpo del verme
shown-spelled-heads = Teste sotto l’incantesimo
shown-worm-hits = Colpi
shown-worm-hits-needed = Colpi che distruggono una Testa
shown-bodies-needed = Corpi del verme intero
