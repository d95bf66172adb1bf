# Haunt 29, Frankenstein's Legacy.

haunt-29-title = L’eredità di Frankenstein

haunt-29-story =
    Le ultime pagine del libro sono di un’altra mano, e l’inchiostro non è del tutto asciutto. I fulmini camminano lungo il tetto. Su in laboratorio un lenzuolo scivola a terra, e qualcuno che oggi pomeriggio era vostro amico comincia a ridere, poi a piangere, poi a chiamarlo per nome. Non ha un nome. Viene lo stesso.

haunt-29-heroes =
    Il traditore comanda un Mostro, fortissimo e difficilissimo da fermare, che vi darà la caccia. Cammina sempre verso il più vicino di voi e attacca. Il fuoco è il suo punto debole.

    Torce: nella Stanza Carbonizzata, nel Locale Caldaia, nella Camera del Pentacolo e nella Cucina ognuno di voi può prendere una Torcia, in qualsiasi momento del proprio turno e quante volte vuole, se non ne porta. Una Torcia è un oggetto; nessuno ne porta due. Potete darla, lasciarla e prenderla.

    Lanciare una Torcia, al posto di un attacco: sei nella stanza del Mostro o in una unita a essa da una porta. La tua Velocità contro la sua. Se vinci, è un colpo di Torcia, e la Torcia è consumata; il Mostro non ne è stordito. Se perdi, la Torcia è consumata e tu sei illeso. In caso di parità la tieni. Nessun altro attacco di Velocità si può fare al Mostro, e la Dinamite non gli fa nulla.

    Spingere il Mostro, un compito: sei con lui nella Torre o nel Precipizio, dallo stesso lato. Potenza 6+, e precipita e muore.

    In uno scontro di Potenza il Mostro può solo essere stordito. Le Torce e la spinta funzionano anche allora.

    Vincete quando il Mostro è morto: spinto giù, o colpito da tante Torce quanti sono i giocatori.

haunt-29-traitor =
    Il tuo Mostro si sveglia nel Laboratorio o nella Sala Operatoria; se nessuna delle due è nella casa, portane una al piano superiore. Il tuo esploratore resta in gioco, e agisce e attacca come al solito. Gli eroi cercheranno di uccidere il Mostro, e il fuoco gli fa male.

    Vinci quando tutti gli eroi sono morti.

    Il Mostro: Velocità 3, Potenza 8. Quando attacca, aggiungi 2 al suo risultato; non quando si difende. Nessuno può attaccarlo con Velocità, se non lanciando una Torcia. Nel turno mostro deve muoversi di tutto il tiro verso l’eroe più vicino, e deve attaccare se può. Tra eroi ugualmente vicini e vie uguali scegli tu. Non porta nulla.

    Se batti un eroe di 2 o più, puoi prendergli la Torcia invece di fare danno, ed è subito distrutta.

haunt-29-heroes-win =
    Brucia a lungo, senza un grido, con le braccia a metà, come chi vuole essere preso in braccio. Quando il fuoco è spento restate lì un po’ più del necessario. Nessuno dice ciò che pensate tutti.

haunt-29-traitor-win =
    Sta in mezzo a loro e si guarda le mani, poi guarda te. Aspetta che gli si dica che è stato bravo. Glielo dici. Poi prendi la lampada e lo precedi su per le scale, perché ora c’è tanto materiale fresco, e la notte è lunga.

prompt-monsters-laboratory = In quale laboratorio giace il Mostro { $subject_of }?

verb-take-torch = Prendi una Torcia dal fuoco
verb-throw-torch = Lancia la Torcia al Mostro, con Velocità
verb-push-monster = Spingi il Mostro oltre il bordo, con Potenza

notice-torch-hit = La Torcia colpisce { $figure_art }. Colpi finora: { $number }.
notice-torch-out = { $card_cap } si spegne.
notice-monster-falls = { $figure_cap } va oltre il bordo { $room_in }, e la caduta è molto lunga.
shown-torch-hits = Colpi di Torcia
shown-torch-hits-needed = Colpi di Torcia che lo uccidono
