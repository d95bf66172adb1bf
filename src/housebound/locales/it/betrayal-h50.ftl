# Haunt 50, Treasure Hunt.

haunt-50-title = Caccia al tesoro

haunt-50-story =
    Dietro la stella a cinque punte c’è un biglietto in una vecchia calligrafia: chi legge questo avrà tutto ciò che possiedo, se lo trova prima degli altri, e prima che mi riprenda la mia casa. Lo leggete tutti, l’uno sopra la spalla dell’altro. Poi alzate gli occhi tutti nello stesso momento.

haunt-50-heroes =
    Non c’è un traditore. Chi trova il tesoro vince da solo.

    Venti Indizi sono coperti, uno in ogni stanza con un simbolo; nessuno sa quale è quale. Se le stanze sono meno, gli altri si tengono per stanze trovate più tardi, dopo che la loro carta è risolta. Gli Indizi si danno, si lasciano e si rubano come oggetti.

    Cercare, per 1 spazio, tante volte quante puoi pagare, in una stanza che ha o aveva un Indizio: tira Conoscenza, aggiungi 1 per ogni Indizio da 1 a 16 che hai, e aggiungi ciò che dicono quelli tra essi che valgono per la stanza. Scegli prima di tirare quali di questi usi. 0: 2 dadi di danno fisico. Da 1 a 3: nulla. Da 4 a 12: prendi l’Indizio della stanza, se c’è ancora, e scoprilo. Da 13 a 15: crolla una stanza. 16 o più: il tesoro.

    1: +7 Catacombe. 2: +7 Cantina dei Vini. 3: +7 Biblioteca. 4: +7 Sala da Pranzo. 5: +6 Serra, Lago Sotterraneo. 6: +6 Cripta, Cappella. 7: +5 Soffitta, Cucina, Ripostiglio, Dispensa. 8: +4 nel sotterraneo. 9: +3 ovunque. 10: + la tua Conoscenza nel Laboratorio o nella Sala Operatoria; 11: nella Sala dell’Organo; 12: nella Sala Giochi. 13: + la tua Potenza nel Corridoio delle Statue. 14: + la tua Sanità mentale nel Locale Caldaia. 15: +6 nella Torre, sul Balcone o in una stanza la cui finestra non è bloccata. 16: + la tua Potenza o Sanità mentale nel Precipizio. Chi usa 15 o 16 e resta sotto 13 muore. 17: veleno; perdi 1 in una caratteristica a tua scelta all’inizio di ogni tuo turno. 18: Potenza 4+ o Velocità 4+, o 3 dadi di danno fisico. 19: tutti sul tuo piano, Potenza 3+, o perdono tanti passi quanti mostrano 3 dadi, in qualsiasi caratteristica. 20: lascialo, o tira Conoscenza: 5+ prendi due Indizi coperti da qualsiasi luogo, altrimenti perdi tanti passi quanti mostrano 4 dadi, in qualsiasi caratteristica.

    Crollo: sceglie chi cerca. La prima volta una stanza del piano superiore in cui non c’è nessuno, poi una accanto a una stanza crollata. Chi vi si trova muore, e ciò che contiene è perduto. Dopo il piano superiore tocca al piano terra, cominciando dalla Scala Principale; quando non c’è più, muoiono tutti quelli nel sotterraneo.

    Tutti gli esploratori sono avversari tra loro e si rallentano a vicenda. Il danno degli attacchi non porta mai una caratteristica al teschio; tutto il resto può uccidere. Se sono tutti morti, o non resta una stanza in cui cercare, non vince nessuno.

haunt-50-heroes-win =
    La pietra gira come se l’avessero oliata ieri. Oro, sì, e cose migliori dell’oro; e una lettera con il tuo nome, nella stessa vecchia calligrafia. Alle tue spalle gli altri hanno smesso di gridare.

verb-search-for-treasure = Cerca in questa stanza (1 spazio)
verb-count-clue = Usa { $card_art }
verb-risk-clue = Usa { $card_art }, a rischio della vita
prompt-declare-clues = { $subject_cap } cerca. Quali Indizi si usano prima del tiro?
prompt-place-clue = Ci sono più stanze che Indizi. Dove { $subject_art } mette il prossimo?
prompt-clue-side = Da quale lato della barriera { $subject_art } mette l’Indizio?
prompt-clue-trait = Quale caratteristica aggiunge { $subject_art }?
prompt-trap-trait = Una trappola! Con quale caratteristica { $subject_art } ne esce?
prompt-puzzle-box = Una scatola rompicapo. { $subject_cap } cerca di aprirla?
prompt-take-clue = Da quale stanza { $subject_art } prende un Indizio?
notice-clue-found = { $figure_cap } scopre { $card_art }.
notice-clue-poison = Il veleno è nel sangue { $figure_of }.
notice-clue-left = La scatola rompicapo resta { $room_in }.
notice-searched-for-treasure = { $figure_cap } cerca { $room_in }: { $result }.
notice-treasure-found = { $figure_cap } ha trovato il tesoro { $room_in }!
shown-clues = Indizi coperti
shown-clues-here = Un Indizio coperto
shown-searchable = Vi si può cercare
shown-reserve = Indizi tenuti per nuove stanze
shown-puzzle-box = La scatola rompicapo è in
shown-puzzle-box-here = Qui c’è la scatola
shown-unknown-clues = Indizi non ancora visti
shown-poisoned = Avvelenati
