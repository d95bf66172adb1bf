# Haunt 41, Invisible Traitor.

haunt-41-title = Il traditore invisibile

haunt-41-story =
    L’anello era solo un anello, finché non è stato a un dito. Poi c’era un cappotto senza nessuno dentro, e poi non c’era nemmeno il cappotto. Una risata è passata lungo il muro, vicinissima, all’altezza di una bocca. Da qualche parte un’asse ha preso un peso e l’ha restituito. Vi contate. Ne manca uno, e chi manca è ancora nella casa.

haunt-41-heroes =
    Il traditore è diventato invisibile, e intende uccidervi tutti. La sua pedina non è più sulla plancia. Può stare in qualsiasi stanza, anche nella vostra: non lo sapreste. Non vi rallenta.

    Vedete dov’è il traditore quando scopre una stanza, attacca, ruba qualcosa, o sposta ciò che tutti possono vedere. Poi prosegue non visto. Un elenco mostra le stanze in cui può essere ormai.

    Colpire alla cieca: attacca nella tua stanza come al solito, a mani nude o con un’arma. Se il traditore è lì, combattete; se no, l’attacco è sprecato. Con il Revolver puoi sparare in una stanza in vista, con la Dinamite in una stanza accanto.

    Chi sopravvive a un attacco del traditore fa un tiro di Conoscenza alla fine del turno del traditore. 3 o 4: apprendi se è ancora lì, e se no, per quale via è uscito. 5 o più: apprendi dov’è ora.

    Prima di fare qualsiasi altra cosa nel tuo turno, puoi rintracciarlo, una volta. Con il Teschio, Sanità mentale 4+: il suo piano. Con la Tavola degli Spiriti, Conoscenza 4+: il simbolo della sua stanza. Ciò che apprende uno di voi, lo sapete tutti.

    Vincete quando il traditore è morto.

haunt-41-traitor =
    Non possono vederti. Scegli una stanza della casa, e sii lì. Nel tuo turno ti muovi in segreto, fin dove permette la tua Velocità; gli eroi non ti rallentano mai. Vogliono trovarti e ucciderti.

    Ti tradisci quando scopri una stanza, usi una carta, prendi o lasci qualcosa, muovi l’Ascensore Mistico, provi il Caveau, o attacchi. Ciò che fai dopo è di nuovo segreto. Anche le stanze agiscono su di te in segreto, tranne una che hai appena scoperto.

    Attacco alle spalle: il tuo attacco senza oggetto. Tira tanti dadi quanti la metà degli eroi all’inizio (arrotondata per eccesso): un eroe nella tua stanza subisce il risultato come danno fisico, e non c’è difesa. Con un’arma attacchi come al solito. L’Anello non ti dà attacchi di Sanità mentale.

    Rubare: nella stanza di un eroe, come fine del tuo movimento, fai un tiro di Velocità. 4 o più: prendi uno dei suoi oggetti. Da 1 a 3: nulla, e nessuno lo apprende. 0: nulla, e devi dire chi volevi derubare. Puoi rubare e attaccare in un turno, ma fare un solo tiro così.

    Vinci quando tutti gli eroi sono morti.

haunt-41-heroes-win =
    C’è un suono come di un sacco posato su un gradino, e poi, poco a poco, c’è qualcuno: prima le scarpe, poi le mani, poi un volto che sembra sorpreso di essere guardato. L’anello rotola via sotto i mobili. Nessuno lo insegue.

haunt-41-traitor-win =
    La casa è vuota, per chi guarda dentro. Le lampade vanno di stanza in stanza da sole. Qualcuno ha accostato una sedia al fuoco, e il cuscino sprofonda, e resta così, e la sera è molto quieta e molto lunga.

verb-hide-in = Nasconditi { $room_in }
verb-sneak-attack = Attacca { $figure_art } alle spalle
verb-steal-from = Ruba { $figure_to }
verb-strike-blindly = Colpisci l’aria vuota qui
verb-strike-blindly-with = Colpisci l’aria vuota qui con { $card_art }
verb-shoot-into = Spara { $room_in }
verb-track-by-skull = Chiedi al Teschio su quale piano
verb-track-by-spirit-board = Chiedi alla Tavola degli Spiriti quale simbolo

prompt-hide = Dov’è { $subject_art } da ora in poi? Nessun altro lo vede.
prompt-steal-what = Che cosa si ruba { $subject_to }?

notice-traitor-seen = { $figure_cap } si fa vedere { $room_in }.
notice-struck-air = { $figure_cap } non colpisce che aria { $room_in }.
notice-traitor-on-floor = Il Teschio si volta: il traditore è su questo piano: { $floor }.
notice-traitor-near-symbol = La tavola compone un segno: il traditore è in una stanza con questo simbolo: { $symbol }.
notice-traitor-near-no-symbol = La tavola resta muta: il traditore è in una stanza senza simbolo.
notice-traitor-still-in = Non se n’è andato: il traditore è ancora { $room_in }.
notice-traitor-left-for = Una corrente d’aria, un passo: il traditore è uscito { $room_from } verso { $to_art }.
notice-traitor-sensed-in = Un capello si rizza, e un altro: il traditore è { $room_in }.
notice-sneaked = Qualcuno è alle spalle { $target_of }.
notice-caught-stealing = { $target_cap } sente in tasca una mano, e non è di nessuno.
shown-traces = Il traditore può essere qui
