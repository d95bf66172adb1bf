# Haunt 35, Small Change.

haunt-35-title = Spiccioli

haunt-35-story =
    Il tappeto è un prato, e il tavolo è un tetto su quattro torri lontane. Non vi è stato fatto male; siete solo molto, molto meno di prima. Uno di voi guarda su verso il buco della serratura, felice, e chiama. Dall’atrio risponde qualcosa, qualcosa con zampe morbide e moltissima pazienza.

haunt-35-heroes =
    Il traditore vi ha rimpiccioliti tutti e ha fatto entrare i Gatti, e i Gatti mangiano ciò che è piccolo e corre. Dovete andarvene con un Aeroplanino. Vincete quando almeno metà degli eroi (arrotondata per eccesso, di quelli all’inizio) è fuori dalla casa con esso.

    Cercatelo nella Camera da Letto, nella Camera Padronale, nel Ripostiglio, nella Soffitta o nella Sala Giochi: Conoscenza 3+. Allora sta in quella stanza. Avviatelo, nel suo spazio: Conoscenza 4+. Sei a bordo come pilota; resta a terra fino al tuo prossimo turno, e gli eroi nel suo spazio possono salire. Entrambi sono compiti: un tiro per turno. Salire o scendere a terra costa 1 spazio.

    Dal prossimo turno del pilota vola: fino a 5 spazi invece del movimento del pilota. Raccogliere un eroe nel suo spazio ne costa 1; chi a bordo ha la Velocità più alta la tira: 4+ l’eroe è a bordo, 2 o 3 non ancora, 0 o 1 l’aereo scende qui. I passeggeri non si muovono, ma possono agire. Un aereo sceso tiene tutti a bordo e va avviato di nuovo; scende anche se muore il pilota.

    Lasciare la casa: con ogni eroe vivo a bordo, in una stanza all’aperto o con una finestra che nulla blocca, per 1 spazio.

    In aria attaccate e siete attaccati solo con il Revolver, l’Anello o la Dinamite, non tirate per le scale, e passate liberamente su e giù per la Stanza Crollata e la Galleria e oltre il Precipizio.

    Un Gatto che vince il suo attacco non ferisce, ti prende in bocca. All’inizio del tuo turno nomina una caratteristica, e tu e il Gatto la tirate: se la tua è più alta sei libero e giochi il tuo turno. Altrimenti il turno è finito, e con il suo prossimo turno il Gatto inghiotte. Anche chi batte quel Gatto in uno scontro ti libera.

    Tutti sono piccoli. Le carte in mano funzionano ancora, ma nessuno ne pesca; scoprire una stanza con un simbolo chiude il turno. Ogni porta è uno spazio a sé, 1 per entrarvi e 1 per uscirne, in nessuna delle due stanze. Le scale chiedono Potenza 3+, o il turno finisce; lo Scivolo del Carbone e i Passaggi Segreti no. La Stanza Crollata e l’Ascensore Mistico non si possono usare; la Galleria, la Palestra e il Caveau non fanno nulla.

haunt-35-traitor =
    Hai reso tutti piccoli, e hai fatto entrare i Gatti. Gli eroi vogliono lasciare la casa con un Aeroplanino.
    Vinci quando più della metà degli eroi è stata mangiata dai Gatti, o quando ne resta meno di metà.

    Gatti, uno nella Sala d’Ingresso, con 5 o 6 giocatori un altro nella stanza dello scenario: Velocità 6, Potenza 7, Sanità mentale 5, Conoscenza 5. Un Gatto che vince il suo attacco non fa danno: tiene l’eroe, e il suo turno finisce. Ne tiene uno alla volta, e intanto non si muove e non attacca. Un eroe ancora tenuto quando inizia il turno mostro seguente è inghiottito e muore. L’eroe può liberarsi prima, e un Gatto battuto in uno scontro è stordito e lascia la presa.

    Tu non attacchi alcun esploratore, e non puoi salire sull’aereo. Ma puoi abbatterlo quando vola nel tuo spazio: Velocità 5+, il tuo tiro di compito del turno. Un Gatto nel suo spazio può provare una volta per turno mostro: Velocità 7+, e può poi attaccare qualcuno a bordo. A terra chi è a bordo può essere attaccato dai Gatti come al solito.

    Tutti sono piccoli, anche tu. Le carte in mano funzionano ancora, ma nessuno ne pesca; scoprire una stanza con un simbolo chiude il turno. Ogni porta è uno spazio a sé, 1 per entrarvi e 1 per uscirne, in nessuna delle due stanze; anche per i Gatti. Per gli esploratori le scale chiedono Potenza 3+, o il turno finisce; lo Scivolo del Carbone e i Passaggi Segreti no. La Stanza Crollata e l’Ascensore Mistico non possono essere usati dagli esploratori; la Galleria, la Palestra e il Caveau non fanno nulla per loro.

haunt-35-heroes-win =
    Il motorino tossisce, e poi c’è aria fredda e tutto il giardino sotto di voi, vasto come un paese. Dietro, sul davanzale, siede un gatto e vi guarda andare, con un’espressione che ricorderete.

haunt-35-traitor-win =
    C’è di nuovo silenzio. I Gatti si lavano sul tappeto, con cura, dietro le orecchie. Ne gratti uno sotto il mento, per cui ti servono entrambe le braccia, e comincia a fare le fusa come un mulino.

verb-search-for-plane = Cerca l’Aeroplanino (Conoscenza 3+)
verb-start-plane = Avvia l’Aeroplanino (Conoscenza 4+)
verb-board-plane = Sali sull’Aeroplanino (1 spazio)
verb-get-out-of-plane = Scendi dall’Aeroplanino (1 spazio)
verb-pick-up-hero = Raccogli { $figure_art } (1 spazio)
verb-fly-away = Vola fuori dalla casa (1 spazio)
verb-swat-plane = Abbatti l’Aeroplanino, con Velocità
prompt-who-rolls = Chi a bordo tende la mano { $subject_to }?
prompt-break-free = { $subject_cap } si dibatte. Con quale caratteristica?
notice-captured = { $captor_cap } ha preso { $figure_art } e non molla.
notice-still-held = { $figure_cap } si dibatte, e { $captor_art } non molla.
notice-swallowed = { $captor_cap } inghiotte { $figure_art }.
notice-in-doorway = { $figure_cap } è sulla porta { $room_of }, a { $direction }.
notice-plane-found = { $figure_cap } ha trovato un Aeroplanino { $room_in }.
notice-plane-started = { $figure_cap } ha avviato l’Aeroplanino.
notice-plane-flies = L’Aeroplanino decolla, { $figure_art } ai comandi.
notice-plane-moved = { $figure_cap } vola { $room_in }.
notice-plane-grounded = L’Aeroplanino è a terra, qui o sulla porta: { $room }.
notice-boarded-plane = { $figure_cap } è a bordo dell’Aeroplanino.
notice-got-out-of-plane = { $figure_cap } scende dall’Aeroplanino.
shown-doorways = Sulle porte
shown-captives = Prigionieri
shown-plane = Aeroplanino
shown-plane-room = L’aereo è in
shown-plane-room-here = Qui c’è l’aereo
shown-aboard = A bordo
shown-pilot = Pilota
