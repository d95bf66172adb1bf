# Haunt 25, Voodoo.

haunt-25-title = Vudù

haunt-25-story =
    Dietro la maschera c’era un cassetto, e nel cassetto c’erano ritagli: capelli della tua spazzola, un bottone che hai perso la settimana scorsa, un filo della manica che indossi. Qualcuno ha cucito. Uno di voi canticchia sopra gli aghi, e lontano, in qualche altra stanza di questa casa, qualcosa di molto piccolo ha appena cominciato a fare male.

haunt-25-heroes =
    Il traditore ha fatto una bambola di ciascuno di voi e l’ha nascosta in un luogo pericoloso. Dopo ogni turno del traditore il tracciato avanza, e poi ogni bambola rimasta fa il suo lavoro sul suo eroe; più avanti è il tracciato, peggio è.

    Sentite qualcosa del luogo dove giace la vostra bambola. Ciascuno di voi ha ricevuto un indizio, e può riascoltarlo in qualsiasi momento.

    Cercare: in qualsiasi stanza, Conoscenza 2+. Se riesce, il traditore deve dire sinceramente se lì c’è una bambola, e di chi. Un solo tiro così per turno. Potete trovare la bambola di chiunque.

    Distruggere: puoi distruggere la tua bambola, e nessun’altra, nella stanza dove è stata trovata, e non serve un tiro. Se l’ha trovata qualcun altro, non occorre che tu cerchi.

    In questo scenario nessuno è obbligato a fermarsi in una stanza appena scoperta. Ne peschi la carta solo se il tuo movimento finisce lì, o se vi cerchi: allora prima peschi.

    La bambola di un eroe morto è distrutta.

    Vincete quando tutte le bambole sono distrutte e almeno metà di quelli che hanno cominciato come eroi è viva.

haunt-25-traitor =
    Per ogni eroe scegli una bambola diversa e una stanza per essa. Se esattamente una delle due stanze di una bambola è nella casa, dev’essere quella; se ci sono entrambe o nessuna, scegli tu. L’eroe riceve un indizio che non nomina né l’una né l’altra. Le bambole poi non si possono spostare. Solo se la sua stanza non può più essere scoperta, una bambola è nell’altra sua stanza, se la casa ha quella; altrimenti è distrutta. Gli eroi cercheranno di trovarle e distruggerle.

    Alla fine di ogni tuo turno il tracciato avanza di 1. Poi ogni bambola rimasta agisce sul suo eroe:

    - Cera, nel Locale Caldaia o nella Cucina: 1 di danno fisico.
    - Porcellana, sul Balcone o nella Torre: 4 dadi; con un totale minore del tracciato, l’eroe muore.
    - Pietra, nel Lago Sotterraneo o nel Cimitero: l’eroe tira Potenza; con un risultato minore del tracciato, perde 1 in ciascuna delle quattro caratteristiche.
    - Vetro, nella Camera del Pentacolo o nella Cappella: 1 di danno mentale.
    - Pezza, nei Giardini o nella Serra: l’eroe tira Conoscenza; con un risultato minore del tracciato, 2 di danno fisico.

    Quando un eroe chiede nel modo giusto se in una stanza c’è una bambola, devi dire la verità. Le bambole continuano ad agire quando sei morto. Agisci e attacchi come al solito, e nemmeno tu hai l’obbligo di fermarti in una stanza appena scoperta.

    Vinci quando più della metà di quelli che hanno cominciato come eroi è morta.

haunt-25-heroes-win =
    L’ultimo punto cede. Ciò che cade fuori è segatura, e qualche capello, e un suono come un sospiro. Di colpo non fa più male nulla. Sedete per terra tra gli stracci, e qualcuno comincia a ridere e non riesce a smettere, e qualcun altro si guarda attorno in cerca dell’ago.

haunt-25-traitor-win =
    Rimetti le bambole sullo scaffale, in fila, con la testa tutte dallo stesso lato. Di sopra si è fatto silenzio. Sul rocchetto c’è ancora un po’ di filo. Pensi al tuo padrone di casa, e a una ragazza che una volta a scuola ha riso di te, ne lecchi il capo, e tieni l’ago contro la luce.

verb-search-for-doll = Cerca una bambola
verb-destroy-doll = Distruggi la tua bambola
verb-stop-and-draw = Resta qui e pesca la carta

prompt-hide-doll = Dove nascondi la bambola { $subject_of }? La stanza decide quale bambola è.

notice-doll-found = La bambola { $figure_of } è qui, { $room_in }.
notice-no-doll-here = Non c’è nessuna bambola { $room_in }.
notice-doll-stirs = Da qualche parte nella casa si agita la bambola { $figure_of }.
notice-doll-destroyed = La bambola { $figure_of } è distrutta.
notice-hint-of-heat = { $figure_cap } sente sulla pelle l’ardore delle braci, e un odore di cera.
notice-hint-of-fall = { $figure_cap } sente la terra lontana, laggiù, e nulla nel mezzo.
notice-hint-of-mud = { $figure_cap } sente in bocca fango freddo, e l’aria non basta.
notice-hint-of-presence = { $figure_cap } sente lo sguardo di qualcosa che è adorato, e non è buono.
notice-hint-of-thorns = { $figure_cap } sente spine attraverso la stoffa, e sotto la terra bagnata.
shown-hint-of-heat = Sente calore e fiamma
shown-hint-of-fall = Sente una lunga caduta
shown-hint-of-mud = Sente il soffocare nel fango
shown-hint-of-presence = Sente una presenza empia
shown-hint-of-thorns = Sente spine e terra
shown-dolls = Bambole e dove giacciono
shown-dolls-here = Bambola
shown-dolls-destroyed = Bambole distrutte
