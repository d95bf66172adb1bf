# Betrayal: haunt 43. Everybody reads the same page.

haunt-43-title = Il morbo delle stelle
haunt-43-story =
    Stanotte qualcosa è caduto in giardino, e da mezzogiorno tossite tutti. Luccica un poco, ciò che tossite. È piuttosto bello.
    Uno di voi ha smesso di tossire. Uno di voi ha cominciato ad ascoltarlo.
haunt-43-heroes =
    Uno di voi è un traditore, e nessuno sa chi tranne il traditore. Ognuno ha due numeri segreti; chi ha l’1, o lo riceve anche una sola volta, è un traditore per sempre, anche dopo averlo dato via. Nessuno può mai mostrare un numero, ma potete dichiarare ciò che volete. Si parla solo in modo che sentano tutti. Qualsiasi esploratore può attaccarne qualsiasi altro, e nessuno usa in segreto i poteri di un traditore.
    Gli eroi vincono quando il Siero esiste e ogni esploratore vivo è inoculato. I traditori vincono quando ogni esploratore è morto, traditore o Alieno: tutti i traditori tranne chi lo è diventato per ultimo, se ce n’è più di uno.
    Scambio: la prima volta nel tuo turno che entri in una stanza con un altro esploratore, vi date a vicenda un numero a caso, coperto. Se gli esploratori lì sono più d’uno, ne scegli uno, e se puoi uno con cui non hai mai scambiato.
    Il morbo: alla fine di ogni turno di chi ha rivelato lo scenario, vivo o no, il tracciato sale di 1, e si tirano tanti dadi quanti ne segna, per quanti siano. Chiunque non sia inoculato tira Potenza, e chi tira di meno subisce la differenza come danno fisico.
    Lavoro in laboratorio: nel Laboratorio, un tiro di Conoscenza di 5 o più, con un dado in più per ogni altro esploratore lì e uno in più se lì c’è il Libro. Un successo mette un segnalino nella stanza.
    Erbe: nella Serra o nei Giardini, alla fine del tuo turno, un tiro di Conoscenza di 3 o più per un’erba. Le erbe sono oggetti; lasciatele nel laboratorio, dove restano. Laboratorio ed erbe: un tiro nel tuo turno, per le due cose insieme.
    Il Siero: con tanti segnalini nel laboratorio quanti sono i giocatori, almeno uno del laboratorio e un’erba, chi ha aggiunto l’ultimo prende il Siero. È un oggetto e non finisce mai. Iniettalo a te stesso o a qualcuno nella tua stanza che è d’accordo, per 1 spazio ciascuno; o a chiunque nella tua stanza con un attacco di Velocità, che non fa danno se vinci.
    Chi non è un traditore ne è inoculato: niente più scambi, niente più morbo, e ogni caratteristica sotto il valore iniziale vi ritorna. Un traditore o un Alieno ne muore per sempre.
    Un traditore che muore in ogni altro modo deve dirlo e comincia a trasformarsi: salta il prossimo turno, e all’inizio di quello dopo è un Alieno nella stessa stanza e lascia tutto. Fino ad allora un’iniezione, per 1 spazio, lo uccide per sempre. Alieni: Velocità 4, Potenza 6, Sanità mentale 4; si muovono con un tiro di 4 dadi e fanno un attacco di Potenza nel turno del loro giocatore, sono storditi quando sono sconfitti e allora saltano il prossimo turno di quel giocatore, e non si ammalano.
haunt-43-heroes-win = L’ago entra, e il luccichio esce dall’ultimo paio di occhi come lampioni lungo una strada. In giardino la cosa caduta è diventata grigia e fredda. Tossite, tutti, per abitudine, vi guardate le mani, e non c’è nulla.
haunt-43-traitor-win = Uscite insieme verso il punto dove è caduto. Nessuno tossisce. Sopra è molto limpido, e per la prima volta sentite che cosa dicono lassù, e che sono i vostri nomi.

setting-exchange-on = Quando si scambiano i numeri (scenario 43)
verb-lab-work = Lavora in laboratorio
verb-gather-herbs = Raccogli erbe, e finisci il turno
verb-inject = Inietta il Siero { $figure_to }
verb-inject-by-force = Inietta il Siero { $figure_to } con la forza
prompt-exchange-with = Con chi { $subject_art } scambia un numero?
prompt-accept-serum = { $subject_cap } ti porge il Siero. Lo prendi?
notice-your-numbers = I tuoi numeri sono { $number } e { $other }.
notice-exchanged = { $figure_cap } e { $partner_art } si sono scambiati i numeri.
notice-inoculated = { $figure_cap } ha ricevuto il Siero e non si ammala più.
notice-serum-kills = Il Siero uccide { $figure_art }.
notice-serum-refused = { $figure_cap } rifiuta il Siero.
notice-transforming = { $figure_cap } non muore, ma comincia a trasformarsi.
notice-sickness-strikes = Il morbo colpisce.
shown-your-numbers = I tuoi numeri
shown-you-are-traitor = Sei un traditore
shown-lab-tokens = Segnalini del laboratorio
shown-herb-tokens = Erbe nel laboratorio
shown-serum-made = Il Siero esiste
shown-inoculated = Inoculati
shown-changing = In trasformazione
shown-aliens = Alieni
