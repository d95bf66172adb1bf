# Haunt 18, United We Stand.

haunt-18-title = L’unione fa la forza

haunt-18-story =
    Il morso si è chiuso senza cicatrice. Il vostro amico rigira il braccio alla luce della lampada, sorridendo, poi posa la stessa mano sul corrimano delle scale, e la quercia si stacca come pane. Fame, dice una voce che contiene una folla. Qui dentro c’è tanto posto. Venite, siate con noi.

haunt-18-heroes =
    Ciò che era vostro amico vuole uccidervi. Colpi, proiettili e lame non gli fanno nulla; solo bruciare la casa può distruggerlo. Le Scale dal Sotterraneo ora sono nella casa.

    La caldaia: nel Locale Caldaia tiro di Conoscenza 5+ per surriscaldarla. Alla fine del turno seguente dell’eroe che l’ha fatto, il Locale Caldaia brucia, e chiunque vi si trovi muore.

    Il fuoco: da allora ogni eroe vivo, nella casa o fuori, e anche il traditore, deve bruciare un’altra stanza alla fine di ogni turno. Chiunque vi si trovi muore. Una stanza può bruciare se ha un lato in comune con una stanza bruciata, con o senza porta. Il fuoco sale anche tra le Scale dal Sotterraneo e l’Atrio, lo Scivolo del Carbone e la Cantina, la Stanza Crollata e la stanza sotto di essa, la Scala Principale e il Pianerottolo Superiore. Se nessuna stanza può bruciare, non accade nulla. L’Atrio, la Sala d’Ingresso e la Scala Principale bruciano una per una; quando tutte e tre non ci sono più, la casa crolla, e chiunque sia dentro muore. Le stanze bruciate sono chiuse per sempre, e chi vi è mandato muore.

    La porta d’ingresso: nella Sala d’Ingresso tiro di Conoscenza 4+ o di Potenza 4+. Un successo la apre; poi pescate una carta evento, e il vostro turno è finito. Dal turno seguente gli eroi possono uscire dalla Sala d’Ingresso per 1 spazio. Fuori non fate altro che bruciare una stanza alla fine del vostro turno.

    I tiri per caldaia e porta: uno per turno per ciascuno di voi.

    Combattere: un attacco con Potenza o Velocità non fa male al traditore, ma potete ancora rubare. Se vincete un attacco di Sanità mentale con l’Anello, spingete il traditore attraverso porte, 1 stanza per ogni punto di differenza. La Dinamite nella sua stanza non gli fa male, ma gli fa sempre saltare il turno seguente.

    Vincete quando il traditore è morto, in qualsiasi modo, e almeno uno di voi è vivo.

haunt-18-traitor =
    Ora siete più di uno. La tua Potenza è 5, la tua Velocità è il numero dei giocatori più 1. Sono semplici numeri: nessuna carta li cambia, ma le armi aggiungono ancora i loro dadi. Sanità mentale, Conoscenza e tutto ciò che porti restano come sono.

    Muoversi: all’inizio del tuo turno tiri tanti dadi quanta è la tua Velocità; il risultato è di quanti spazi puoi muoverti, almeno 1.

    La tua carne: nessun danno fisico ti ferisce, tranne una casa in fiamme. Un attacco che perdi non ti fa nulla. Se un eroe vince contro di te un attacco di Sanità mentale con l’Anello, non subisci danno, ma l’eroe ti spinge attraverso porte, 1 stanza per ogni punto. Nemmeno la Dinamite nella tua stanza ti fa male, ma salti sempre il turno seguente.

    Assorbire: ogni eroe che uccidi ti dà 1 di Potenza e ti costa 1 di Velocità, che non scende mai sotto 1.

    Gli eroi vogliono distruggerti con il fuoco e uscire dalla porta d’ingresso. Chi è fuori può essere tirato di nuovo dentro, invece del tuo attacco: nella Sala d’Ingresso, in una stanza esterna, o in una stanza con una finestra contro cui non c’è una tessera. Tira Potenza. Anche l’eroe più forte fuori tira Potenza e aggiunge 1 per ogni altro eroe fuori. Se il tuo risultato è più alto, scegline uno: quell’eroe è nella tua stanza, e lo attacchi subito. Poi puoi tirare dentro di nuovo, finché non fallisci.

    La porta d’ingresso: nella Sala d’Ingresso tiro di Potenza 4+ o di Conoscenza 4+, un solo tiro così per turno. Un successo la apre per te e chiude il tuo turno. In un turno successivo puoi uscire per 1 spazio, ma solo dopo aver ucciso due eroi.

    Vinci quando hai ucciso almeno due eroi ed esci dalla porta d’ingresso, o quando non più di un eroe è ancora vivo, qualunque cosa abbia ucciso gli altri.

haunt-18-heroes-win =
    Il tetto cede con un sospiro, e per un istante le scintille stanno sopra di esso nella forma di qualcuno con troppe braccia. Poi il vento le disperde. Vi contate, ad alta voce, per nome, e lo rifate per tutta la via fino alla strada.

haunt-18-traitor-win =
    Qui dentro fa caldo. Tutti hanno trovato un posto. Ogni tanto qualcuno ricorda un nome, e lo dice, e tutte le bocche lo dicono insieme finché nessuno sa più di chi fosse.

prompt-burn = Quale stanza brucia ora?
prompt-push-traitor = Attraverso quale porta si spinge { $subject_art }?
prompt-pull-hero = { $subject_cap } trascina un eroe di nuovo nella casa. Quale?
prompt-pull-again = { $subject_cap } allunga le braccia ancora una volta?
prompt-pulled-attack = Come si attacca { $subject_art }?

verb-overheat-furnace = Surriscalda la caldaia (Conoscenza)
verb-pull-back = Trascina un eroe di nuovo nella casa (Potenza)

notice-furnace-overheated = { $figure_cap } ha surriscaldato la caldaia. I tubi cominciano a urlare.
notice-room-burns = Il fuoco prende { $room_art }.
notice-burnt-house-falls = La casa crolla su sé stessa.
notice-hero-absorbed = { $figure_cap } è ora parte del traditore.
notice-pulled-back = Qualcosa trascina di nuovo dentro { $figure_art }, { $room_in }.
notice-pull-failed = { $figure_cap } allunga le braccia e non afferra nulla.
notice-traitor-dazed = { $figure_cap } non ha ferite, ma salta il prossimo turno.
shown-traitor-might = Potenza del traditore
shown-traitor-speed = Velocità del traditore
shown-heroes-absorbed = Eroi assorbiti
shown-furnace-overheated-by = Ha surriscaldato la caldaia
shown-front-door-open-to-traitor = La porta d’ingresso è aperta per il traditore
