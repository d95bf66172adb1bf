# Betrayal: haunt 23.

haunt-23-title = Orrore tentacolato
haunt-23-story =
    La sfera è stata torbida tutta la sera, e ora qualcosa vi si muove. La pulisci con la manica, e capisci che non è nel vetro; è sotto il pavimento, vicinissimo, e la sfera lo faceva solo sembrare piccolo.
    Accanto a te qualcuno sparisce tra le assi senza una parola, a piedi in giù, come va giù un sughero quando il pesce ha preso la lenza.
haunt-23-heroes =
    Uno di voi è già morto. Sotto la casa giace una cosa con molti Tentacoli. Ogni Tentacolo è un Braccio, che resta dov’è, e una Ventosa con lo stesso numero, che viene a prendervi. Non ferisce: afferra e vi trascina al suo Braccio. Chi è tenuto nella stanza del Braccio corrispondente quando inizia il turno mostro muore. I Tentacoli diventano più forti con il tempo.
    Nessuno sa dove sia la Testa della creatura. Vincete quando la Testa è stata colpita tre volte e almeno uno di voi vive.
    Trovare la Testa: avendo la Sfera di Cristallo, ovunque, il suo tiro di Conoscenza. Con 4 o più tira 4 dadi: 0 Dispensa, 1 Cucina, 2 Sala dell’Organo, 3 Precipizio, 4-5 Lago Sotterraneo, 6 Serra, 7 Cripta, 8 Locale Caldaia. La Testa è lì; una stanza che manca si aggiunge alla casa. Poi scarta la Sfera di Cristallo. Con meno, la carta ti punisce come dice. Un solo tiro così nel tuo turno.
    Colpire la Testa: un attacco di Potenza nella sua stanza. Se vinci, è un colpo. Se perdi, sei ferito come al solito. Se la Testa attacca uno di voi e perde, anche quello è un colpo. La Dinamite lanciata nella sua stanza è un colpo.
    Attaccare una Ventosa: se vinci, è stordita, lascia il suo prigioniero, che resta dov’è, e torna al suo Braccio.
    Chi è catturato lascia tutti gli oggetti, tiene i compagni, e in ogni suo turno può solo attaccare la Ventosa, a mani nude. Se vinci sei libero e il tuo turno continua, ma in esso ogni stanza in cui entri costa 2 spazi. Se no, non subisci danno e il turno è finito.
    La Tavola degli Spiriti non fa nulla alle Ventose. Una Ventosa nell’Ascensore Mistico lo ferma.
haunt-23-traitor =
    Il tuo esploratore è morto, e ciò che aveva resta nella sua stanza. Metti un Braccio per ogni giocatore, al massimo uno per stanza, in queste stanze, e con esso la sua Ventosa: Locale Caldaia, Serra, Sala dell’Organo, Lago Sotterraneo, Giardini, Precipizio. Se nella casa ce ne sono troppo poche, aggiungi quelle che mancano; se sono troppe, scegli. Il tracciato parte da 1.
    Vinci quando tutti gli eroi sono morti. Gli eroi cercano la Testa della creatura, per ucciderla. Dove sia, nessuno lo sa ancora.
    Nel tuo turno il tracciato sale di 1, e non accade altro. Un Braccio non si muove mai, non attacca e non è attaccato, e non rallenta nessuno. Una Ventosa, secondo il numero sul tracciato:
    1-2: Velocità 2, Potenza 4, Sanità mentale 7. 3-4: Velocità 3, Potenza 5, Sanità mentale 7. 5-7: Velocità 3, Potenza 7, Sanità mentale 7. 8 e più: Velocità 4, Potenza 8, Sanità mentale 8. Un solo tiro di movimento per tutte le Ventose che non tengono nessuno.
    Una Ventosa che vince un attacco di Potenza non fa danno: cattura l’eroe, che lascia lì tutti gli oggetti. Nei turni mostro seguenti trascina il prigioniero di 2 spazi verso il suo Braccio, senza tiro. Intanto non attacca, e nessun’altra Ventosa attacca il prigioniero. Quando inizia un turno mostro, ogni prigioniero nella stanza del Braccio corrispondente muore, e con lui sparisce quel Tentacolo.
    Una Ventosa battuta è stordita, lascia la presa, e torna al suo Braccio.
    La Testa, una volta trovata: Potenza 6. Non si muove. In ogni turno mostro può attaccare un eroe nella sua stanza. Non è mai ferita o stordita: ogni volta che è battuta, anche in un attacco suo, si mette un segnalino nella sua stanza.
    La Tavola degli Spiriti non fa nulla alle Ventose. Una Ventosa nell’Ascensore Mistico lo ferma per tutti.
haunt-23-heroes-win = Al terzo colpo l’occhio si chiude, e in tutta la casa le braccia lasciano andare, una dopo l’altra, ciò che tenevano: ringhiere, tende, l’una l’altra. Poi il suono di moltissima acqua che se ne va. Nessuno guarda nel buco.
haunt-23-traitor-win = Quaggiù c’è posto per tutti. È buio, ti culla un poco, e ha aspettato compagnia così a lungo. Molto in alto, qualcuno rimette la sfera nella sua scatola.

prompt-arm-room = In quale stanza spunta un Braccio? Sceglie { $subject_art }.
verb-find-head = Cerca la Testa nella Sfera di Cristallo (Conoscenza 4+)
notice-head-in = { $figure_cap } è { $room_in }.
shown-tentacle-arms = Braccia
shown-head-hits = Colpi alla Testa
shown-head-hits-needed = Colpi necessari
