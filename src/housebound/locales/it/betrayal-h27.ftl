# Betrayal: haunt 27.

haunt-27-title = Carne impazzita
haunt-27-story =
    Il cristallo si fa scuro, poi rosa, poi molle. Cola tra le dita che lo tenevano, giace sul pavimento e respira. È grande più o meno come una mano. È grande più o meno come un cane.
    «Ha solo fame», dice qualcuno, quasi con tenerezza. «Non dovete avere paura. Sarà tutti noi.»
haunt-27-heroes =
    Qualcosa di vivo si diffonde per la casa, stanza dopo stanza, in ogni turno mostro: per porte e scale, per passaggi segreti, su e giù per ogni pozzo. Chi è in una stanza con un segnalino Melma, o vi entra, da quel momento è un Uomo di Melma, perde tutto, e aiuta il traditore.
    Vincete quando nella Melma sono stati gettati tanti ingredienti quanti sono i giocatori.
    Esaminare la Melma: in una stanza unita a una delle sue da una porta, non da scale o da un passaggio, un tiro di Conoscenza di 3 o più. Con tanti successi quanti sono i giocatori ne conoscete il punto debole.
    Cercare un ingrediente: quando il punto debole è noto, in una di queste stanze – Soffitta, Serra, Locale Caldaia, Giardini, Stanza delle Cianfrusaglie, Cucina, Dispensa, Biblioteca, Sala Operatoria, Laboratorio, Ripostiglio, Cantina dei Vini, Caveau aperto – un tiro di Conoscenza di 3 o più. Ogni stanza ne dà uno; solo se nessuna ha più nulla da dare si può cercare di nuovo nelle stanze. Esaminare e cercare: un tiro nel tuo turno, per le due cose insieme.
    Gettare un ingrediente: in una stanza unita alla Melma da una porta, per 1 spazio ciascuno. Gli ingredienti sono oggetti.
    La Melma non vi rallenta e non può essere attaccata. Gli Uomini di Melma non possono attaccare né essere attaccati; ma dove ne sta uno, nel turno mostro seguente c’è Melma.
haunt-27-traitor =
    La Melma un momento fa era la Sfera di Cristallo, e la Sfera di Cristallo toccava a te allevarla. Non ha bisogno di te più di quanto ne abbia degli altri, ma è la tua parte.
    Vinci quando ogni eroe è morto o un Uomo di Melma.
    Gli eroi cercano cose che fanno male alla Melma e vogliono gettarcele. Puoi ucciderli, o rubare quelle cose. Agisci e attacchi come un esploratore.
    La Melma cresce in ogni turno mostro. Prima appare ovunque stia un Uomo di Melma; una tale parte non cresce finché non è unita al resto. Poi, nel primo turno, riempie la stanza dove è cominciata e ogni stanza a un passo di distanza, e in ogni turno successivo ogni stanza a un passo da essa. Dopo una crescita successiva si tira un dado: con un 2 cresce ancora una volta, e per questo turno è tutto.
    Un passo è una porta, delle scale, un passaggio segreto, una parete girevole, e ogni pozzo in entrambe le direzioni; non lo scivolo. La Melma non scopre nulla, e un Ascensore Mistico che la contiene non si muove mai più.
    Chiunque sia in una stanza con un segnalino Melma è subito un Uomo di Melma, anche tu, e perde tutti gli oggetti e i presagi. Un Uomo di Melma si muove fino a 2 spazi nel turno del suo giocatore; entrare in una stanza con un segnalino Melma non costa nulla. Non può attaccare, essere attaccato, portare, scoprire, pescare carte o usare l’Ascensore Mistico, e il suo giocatore vince con te.
haunt-27-heroes-win = Prende l’ultimo dei vasetti con un piccolo suono umido, e si ferma. Poi comincia a tremare, tutta, in ogni stanza insieme, e a restringersi, e a parlare. Non restate a sentire in quante voci.
haunt-27-traitor-win = È caldo. Non ci sono più porte, e nessuno dall’altra parte. Avevi dimenticato com’era essere soli, e ora, dolcemente, lo dimentichi per sempre.

verb-examine-blob = Esamina la Melma
verb-search-ingredient = Cerca un ingrediente in questa stanza
verb-throw-ingredient = Getta un ingrediente nella Melma
notice-blob-stirs = Qualcosa si agita { $room_in }.
notice-blob-grows = La Melma riempie { $room_art }.
notice-engulfed = La Melma si richiude sopra { $figure_art }.
notice-weakness-known = Il punto debole della Melma è noto.
notice-ingredient-thrown = { $figure_cap } getta un ingrediente nella Melma.
shown-blob-origin = La Melma si agita in
shown-blob-origin-here = Qui si agita la Melma
shown-blob = La Melma è in
shown-blob-here = Qui c’è la Melma
shown-blob-people = Uomini di Melma
shown-examinations = Esami
shown-weakness-known = Il punto debole è noto
shown-searched = Già frugate
shown-thrown = Ingredienti gettati
shown-blob-needed = Esami, e poi ingredienti, necessari
