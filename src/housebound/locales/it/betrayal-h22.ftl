# Betrayal: haunt 22.

haunt-22-title = L’abisso ti guarda
haunt-22-story =
    Una crepa attraversa il pavimento della cantina, e il pavimento oltre la crepa non c’è più. Sale una luce rossa, e un vento caldo, e sotto il vento un suono come di una cosa molto grande che inghiotte.
    Uno di voi è andato sull’orlo e sorride guardando giù.
haunt-22-heroes =
    La casa viene inghiottita dal basso, e il traditore vuole che si prenda tutti voi.
    Vincete quando sono riusciti tanti esorcismi quanti erano i giocatori all’inizio, e uno di voi è vivo.
    Esorcismo, un tiro per ciascuno di voi per turno. Con Sanità mentale, 5 o più: nella Cappella, nella Cripta o nella Camera del Pentacolo, o portando il Simbolo Sacro o l’Anello. Con Conoscenza, 5 o più: nella Biblioteca o nel Laboratorio, o portando il Libro o la Sfera di Cristallo. Ogni stanza e ogni carta serve una volta; un fallimento non consuma nulla.
    Quando uno di voi finisce un turno, il traditore dice quante stanze quell’eroe deve far crollare. State lontani dall’orlo.
    Una volta: un eroe con il Simbolo Sacro che deve far crollare stanze, e la cui stanza ha una porta verso una crollata, può invece gettarvelo. Allora non crolla nulla finché il turno seguente di quell’eroe non è finito.
haunt-22-traitor =
    Gli hai aperto la via. Dagli in pasto la casa, con tutti quelli che contiene.
    Vinci quando tutti gli eroi sono morti. Gli eroi tentano un esorcismo che chiuderebbe l’abisso.
    Conservi il tuo esploratore e giochi come prima. Se nel sotterraneo dovessi pescare una carta evento, puoi invece prendere Scale Segrete o Passaggio Segreto dal mazzo eventi e risolverla; il mazzo si mescola.
    Alla fine del tuo primo turno crolla la stanza dell’abisso. Poi alla fine di ogni tuo turno il tracciato sale di 1. Ogni eroe vivo, e tu prima che il tracciato si muova, deve far crollare stanze alla fine del proprio turno, secondo il numero sul tracciato: 0 o 1, nessuna; 2, una stanza; 3, il risultato di 2 dadi; 4, di 3 dadi; 5 o più, di 4 dadi.
    Le stanze le sceglie chi finisce il turno: ciascuna accanto a una stanza crollata dello stesso piano, prima il sotterraneo, poi il piano terra, poi il piano superiore. Quando un piano non c’è più, scegli tu dove comincia il seguente: una stanza vuota con una porta libera, se c’è.
    Chi è in una stanza che crolla, anche tu, fa un tiro di Velocità. 4 o più: salta in una stanza unita da una porta. Altrimenti quell’esploratore muore. Chi è mandato in una stanza crollata muore. Se muori, fai ancora crollare stanze e muovi il tracciato.
haunt-22-heroes-win = Le ultime parole sono dette, e sotto la luce si spegne come se qualcuno avesse chiuso una porta. Resta mezza casa, sporta su un buco pieno di buio comune. Uscite arrampicandovi su ciò che rimane delle scale.
haunt-22-traitor-win = Il tetto se ne va per ultimo, piano, con la banderuola che gira ancora. Al mattino c’è una collina senza niente sopra, e l’erba ha cominciato a richiudersi.

prompt-abyss = Quale stanza del sotterraneo { $subject_art } dà all’abisso?
prompt-abyss-event = { $subject_cap } può cercare una via segreta invece di pescare un evento. Quale?
prompt-sacrifice-symbol = { $subject_cap } getta il Simbolo Sacro nell’abisso, perché per un po’ non crolli nulla?
notice-abyss-opens = Il pavimento { $room_of } comincia a brillare: lì si aprirà l’abisso.
notice-abyss-sated = { $figure_cap } ha dato il Simbolo Sacro all’abisso. Per un po’ tace.
shown-abyss = L’abisso si apre in
shown-abyss-here = Qui si apre l’abisso
shown-quiet = Placato da
