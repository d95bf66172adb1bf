# Betrayal: haunt 44.

haunt-44-title = La morte ci trova tutti
haunt-44-story =
    Nello specchio sopra il camino la nonna di qualcuno indossa il tuo cappotto. Porti una mano ai capelli, e lei porta la sua, e qualcuno ti resta tra le dita.
    Tutti gli orologi della casa hanno cominciato a suonare, ciascuno con gran fretta. Solo il più giovane di voi non è più vecchio di prima, e sorride agli altri con ottimi denti.
haunt-44-heroes =
    State invecchiando. Alla fine di ogni turno del traditore ognuno di voi tira un dado ed è più vecchio di tanti decenni quanti ne mostra; che effetto vi fa, lo sentirete. Il traditore non invecchia. L’età può uccidere, e nulla lo impedisce. Non si ferma quando il traditore è morto.
    Vincete quando sono riusciti tanti rituali quanti erano i giocatori all’inizio.
    Rituale, un tiro per ciascuno di voi per turno, Sanità mentale o Conoscenza, 5 o più: nelle Catacombe, nella Stanza Carbonizzata, nella Cripta, nella Galleria, nella Cucina, nella Camera del Pentacolo o nella Torre. Ogni stanza serve una volta; un fallimento non consuma nulla.
    Chi porta il Medaglione invecchia ogni volta di un decennio in meno. Ma ogni volta che uno di voi muore, chi porta il Medaglione è subito più vecchio di un decennio.
haunt-44-traitor =
    Sono vecchi, e a te sta bene. Vinci quando tutti gli eroi sono morti. Hanno un Medaglione che rallenta la loro età, e cercheranno un modo per fermarla.
    Conservi il tuo esploratore e non invecchi. Non puoi prendere, rubare o portare il Medaglione. Ogni volta che un eroe muore, tira 3 dadi e alza le tue caratteristiche di tanti passi in tutto quanti ne mostrano, come vuoi.
    Ogni eroe è subito più vecchio di un decennio. Alla fine di ogni tuo turno, anche se sei morto, ogni eroe tira un dado ed è più vecchio di tanti decenni quanti ne mostra. Che cosa fa un decennio quando vi si entra: gli anni dell’adolescenza, nulla; i 20 anni, 1 in più di Potenza e Velocità; i 30 anni, 1 in più di Sanità mentale e Conoscenza; i 40 anni, 1 in meno di Velocità, 1 in più di Sanità mentale; i 50 anni, 1 in meno in una caratteristica fisica e in una mentale; i 60 anni, 1 in meno di Potenza e Velocità, e 1 in meno in una caratteristica mentale; i 70 anni e ogni decennio successivo, 1 in meno in ogni caratteristica.
haunt-44-heroes-win = Gli orologi si fermano, tutti sullo stesso rintocco. Uno dopo l’altro i vostri volti tornano nello specchio, un po’ più magri di prima, un po’ più buoni forse. Tra voi c’è un capello grigio, e nessuno vuole guardare di chi è.
haunt-44-traitor-win = Li spazzi tu; non ci vuole molto, non pesano nulla. Poi carichi gli orologi. È una bella serata, e le hai tutte davanti.

notice-enters-decade = { $figure_cap } invecchia di un decennio ed entra nei { $number }0 anni.
notice-traitor-feeds = { $figure_cap } respira a fondo e cresce di { $number } { $number ->
    [one] passo
   *[other] passi
  }.
shown-ages = Età
