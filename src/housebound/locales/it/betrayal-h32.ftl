# Haunt 32, Lost.

haunt-32-title = Perduti

haunt-32-story =
    Qualcuno ha suonato un accordo che l’organo non ha. Le finestre mostrano un cielo con tre lune, tutte piene, e dove c’era il corridoio c’è una pianura d’erba grigia, che si corica e si rialza senza vento. L’aria sa di monetine. È bellissimo, sussurra chi ha premuto i tasti, e la respira. Voi non potete.

haunt-32-heroes =
    Il traditore ha portato la casa in un altro mondo. La maggior parte delle sue stanze non c’è più; dovrete scoprirle di nuovo. L’aria qui vi uccide piano, e solo il grande organo può riportarvi a casa.

    L’aria: all’inizio del tuo turno tiri 2 dadi e perdi tanti passi quanti ne mostrano, dalle caratteristiche che vuoi, divisi come vuoi. Questo può ucciderti.

    L’organo: nella Sala dell’Organo tira Conoscenza e aggiungi tutto ciò che aiuta. Con 3 giocatori serve 15, con 4 giocatori 16, con 5 giocatori 18, con 6 giocatori 20. Aggiungi 1 per ogni stanza con il simbolo presagio nella casa. Aggiungi 2 se la musica è tra i tuoi passatempi. Aggiungi 2 per ogni indizio trovato, chiunque l’abbia trovato. Aggiungi 2 finché il Maniaco è nella Sala dell’Organo, e 2 finché c’è il Libro: con uno di voi, o lasciato lì.

    Tre indizi, ciascuno trovato una volta. Gli spartiti: nella Biblioteca tiro di Conoscenza 5+. I trofei: nella Sala Giochi tiro di Sanità mentale 5+. Il pianeta che si scorge dalla Torre: lì tiro di Conoscenza 5+, da entrambi i lati.

    Questi tiri: uno per turno per ciascuno di voi.

    Vincete quando un tiro all’organo è abbastanza alto. Se morite tutti, avete perso.

haunt-32-traitor =
    Hai portato la casa in un altro mondo, e la sua aria per te è dolce. Ferisce gli eroi all’inizio di ogni loro turno. Il tuo esploratore resta in gioco, e può attaccare come sempre.

    Tutte le stanze lasciano la casa tranne le tessere iniziali e quelle in cui c’è qualcuno. Si mescolano nella pila con quelle scartate, per essere scoperte di nuovo. Se la Sala dell’Organo non c’è, attaccala a una tessera iniziale a tua scelta. Poi unisci ogni stanza rimasta alla tessera iniziale del suo piano, cominciando dalla tua e procedendo in senso orario attorno al tavolo.

    Gli eroi vogliono riavviare la macchina nella Sala dell’Organo, e tornare a casa. Puoi guastarla: nella Cappella, nella Sala Giochi, nel Laboratorio, nella Sala Operatoria e nella Camera del Pentacolo, una volta in ciascuna, tiro di Conoscenza 4+. Un solo tiro così per turno. Ogni successo mette lì uno dei tuoi cinque segnalini, e ogni segnalino toglie 3 a ogni tiro che gli eroi fanno all’organo.

    Vinci quando tutti gli eroi sono morti.

haunt-32-heroes-win =
    L’ultima canna parla, così bassa che la sentite con i denti. Le lune si spengono una dopo l’altra. Poi c’è pioggia sui vetri, semplice pioggia bagnata, e ci state sotto a bocca aperta finché non riuscite più a bere.

haunt-32-traitor-win =
    L’erba entra dai davanzali e dà un’occhiata ai tuoi amici, uno per uno. Con loro è gentile. Ti siedi di nuovo all’organo. C’è una quarta luna, pensi, basta trovare il tasto giusto.

prompt-lose-to-air = L’aria brucia { $subject_art }. Quale caratteristica cede un passo?

verb-play-homeward = Suona l’organo per tornare a casa (Conoscenza)
verb-seek-clue = Cerca l’indizio { $room_in }
verb-sabotage = Guasta la macchina { $room_in } (Conoscenza)

notice-house-torn-away = La casa è strappata via. La maggior parte delle sue stanze non c’è più.
notice-air-burns = { $figure_cap } respira l’aria di questo mondo e perde in tutto { $number }.
notice-homeward-played = { $figure_cap } suona l’organo: { $result }.
notice-homeward-clue-found = { $figure_cap } ha trovato l’indizio { $room_in }.
notice-machine-spoilt = { $figure_cap } ha guastato la macchina { $room_in }. Ogni tiro all’organo perde 3.
shown-clue-rooms = Indizi trovati in
shown-clue-rooms-here = Qui c’era un indizio
shown-spoilt-rooms = La macchina è guasta in
shown-spoilt-rooms-here = La macchina è guasta
shown-organ-bonus = All’organo aggiungereste
shown-organ-needed = All’organo serve
