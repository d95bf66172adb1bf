# Haunt 17, A Breath of Wind.

haunt-17-title = Un alito di vento

haunt-17-story =
    Nessuna finestra è aperta, eppure qualcosa ti passa tra i capelli. Si volta una pagina. Una tazza va sul bordo dello scaffale, ci pensa, e fa un passo nel vuoto. Poi tutto il ciarpame della stanza comincia a sollevarsi, piano, una cosa dopo l’altra, e a girare in tondo, e nel mezzo, dove non c’è nulla, qualcuno ride.

haunt-17-heroes =
    Un Poltergeist vuole uccidervi. Potete scacciarlo da questa casa con le Candele: devono bruciarne tante quanti sono gli eroi, ciascuna in una stanza diversa del piano dove lo scenario è iniziato. L’Ascensore Mistico non conta. Se quel piano è troppo piccolo, e non vi è più nulla da scoprire, va bene qualsiasi piano.

    Trovare una Candela: nella Cucina, nella Sala da Pranzo, nella Cappella o nella Galleria, un tiro di Velocità di 3+. Una volta nel tuo turno, e quante ne vuoi da una stanza.

    Esorcizzare: in una stanza di quel piano senza una Candela accesa, cedi una Candela che porti, o la carta con quel nome, e tira Conoscenza, 5+. Se riesce, la Candela vi brucia per sempre, e nessuno può prenderla. Se no, è persa. Una volta nel tuo turno; puoi trovare una Candela ed esorcizzare nello stesso turno.

    Colpi e proiettili attraversano il Poltergeist. Nella sua stanza puoi invece fare uno di questi attacchi:

    Strappare: con Velocità. Se vinci, prendi una cosa che porta; lo indebolisce di 1. Se perdi, subisci 1 dado di danno fisico.

    Respingerlo: con Sanità mentale, se porti l’Anello, il Teschio o la Campana. Se vinci, si indebolisce della differenza. Se perdi, subisci 1 dado di danno mentale.

    Vincete quando bruciano tante Candele quanti sono gli eroi.

haunt-17-traitor =
    Il Poltergeist è nella stanza dove lo scenario è iniziato. Gli eroi cercheranno di esorcizzarlo.

    Il Poltergeist: Velocità 3, Sanità mentale 4, e Potenza come dice il tracciato, all’inizio 4 e mai contata per più di 8. Nessuno può attaccarlo con Potenza o con il Revolver, e nulla lo stordisce. Porta qualsiasi numero di oggetti, che non gli danno nulla ma lo fanno crescere: 1 sul tracciato per ogni oggetto che guadagna, 1 in meno per ciascuno che perde. Prende, dà e lascia cose ovunque arrivi, e tu puoi dargli cose nel tuo turno nella stessa stanza.

    Si nutre: se alla fine di un turno mostro è nella Stanza delle Cianfrusaglie, nel Ripostiglio, nella Soffitta, nella Biblioteca, nella Cantina dei Vini, nel Laboratorio o nella Sala Operatoria, pesca una carta oggetto.

    Attacca mentre si muove: una volta per turno ogni eroe la cui stanza raggiunge, con Potenza. Invece di 2 o più di danno può rubare un oggetto. Un eroe che vince non gli fa male. Con Potenza 0 non attacca.

    Si ricompone: all’inizio di ogni turno mostro può lasciare tutto ciò che porta e comparire in qualsiasi stanza con il simbolo presagio. La sua Potenza è allora 3, o 4 nella Stanza delle Cianfrusaglie. La Dinamite nella sua stanza gli fa lasciare tutto e lo scaglia fuori dalla casa; per tornare deve ricomporsi.

    Vinci quando tutti gli eroi sono morti.

haunt-17-heroes-win =
    L’ultima fiamma sta dritta e non si muove. Tutto ciò che era in aria si ricorda del proprio peso e viene giù insieme, tazze, sedie, la scarpa di qualcuno. Aspettate la risata. Una tenda si agita, ma è solo il vento, quello comune, che non vuole niente da nessuno.

haunt-17-traitor-win =
    La stanza gira e gira. Ora ci sono dentro orologi, e occhiali, e una mano che tiene ancora una candela. Stai nel mezzo, dove tutto è fermo, e qualcosa ti alita piano nel colletto. Ha tenuto per te i pezzi migliori.

verb-find-candle = Cerca una Candela
verb-burn-candle = Esorcizza con { $card_art }
verb-snatch-from-poltergeist = Strappa qualcosa al Poltergeist
verb-drive-back-poltergeist = Respingi il Poltergeist
verb-hand-to-poltergeist = Consegna { $card_art } al Poltergeist

prompt-re-form = Il Poltergeist può lasciare tutto e ricomporsi in una stanza con il simbolo presagio. Dove?
prompt-snatch-item = Che cosa strappi { $subject_to }?

notice-candle-placed = { $figure_cap } accende una Candela { $room_in }. Non si spegnerà.
notice-candle-lost = La fiamma in mano { $figure_to } si spegne, e con essa la Candela.
notice-poltergeist-re-forms = L’aria si raccoglie { $room_in }: ecco { $figure_art }.
shown-candles-placed = Candele accese in
shown-candles-placed-here = Qui arde una Candela
shown-candles-needed = Candele necessarie
