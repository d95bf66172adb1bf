# Haunt 2, The Séance.

haunt-2-title = La seduta spiritica

haunt-2-story =
    La planchette si muove prima che qualcuno la tocchi. Sì, dice. Sì. Sì. Il vostro amico ride, troppo forte, posa dieci dita sulla tavola e le chiede il suo nome. Di sopra qualcuno comincia a camminare di stanza in stanza, senza fretta, provando ogni porta. Non importa chi ha chiamato. Importa solo chi chiama meglio.

haunt-2-heroes =
    Il traditore cerca di evocare uno Spettro. Evocatelo per primi, ed è vostro. Finché una delle parti non l’ha fatto, nessuno può attaccare nessuno.

    La vostra seduta: nella Camera del Pentacolo, tiro di Conoscenza 5+ o di Sanità mentale 5+. Con 3 giocatori vi serve 1 successo, con 4 o 5 giocatori 2, con 6 giocatori 3, tutti voi insieme. Allora lo Spettro sta nella Camera. Non si muove e non attacca, non rallenta nessuno e non può essere attaccato. Vuole riposare.

    Le ossa: nella Soffitta, nella Camera da Letto o nella Camera Padronale, tiro di Conoscenza 5+ per trovarle. Sono un oggetto. Nella Cripta o nel Cimitero, chi le porta fa un tiro di Conoscenza 5+ per seppellirle. Avete poco tempo: il tracciato parte da 1 e sale alla fine di ogni turno successivo dell’eroe che ha ottenuto l’ultimo successo. Quando segna 5, lo Spettro è del traditore, e le ossa non vi servono più.

    Se lo Spettro è agli ordini del traditore, perché avete fallito o siete stati troppo lenti, distruggetelo. Potete attaccarlo con Sanità mentale, se siete nella sua stanza e portate l’Anello, o se quella stanza è la Camera del Pentacolo. Se vincete, è distrutto; se perdete, subite la differenza come danno mentale.

    Ognuno di voi fa un solo tiro per turno per seduta e ossa.

    Vincete quando le ossa sono sepolte mentre lo Spettro è vostro, o quando lo Spettro del traditore è distrutto.

haunt-2-traitor =
    Evoca lo Spettro prima degli eroi. Finché una delle parti non l’ha fatto, nessuno può attaccare nessuno. Se la Camera del Pentacolo non è nella casa, attaccala ad almeno 5 spazi da te, o tanto lontano quanto puoi.

    La tua seduta: finché hai la Tavola degli Spiriti, ovunque, tiro di Conoscenza 5+ o di Sanità mentale 5+, una volta per turno. Ti serve un successo con ciascuna. Allora lo Spettro è nella tua stanza, ed è tuo. Se gli eroi sono più veloci, lo comandano e ricevono un compito; se falliscono, da allora è tuo. Quando è ai tuoi ordini, cercheranno di distruggerlo. Resta tuo anche se muori.

    Lo Spettro: Velocità 4, Sanità mentale 6. Passa attraverso i muri, e anche attraverso le stanze crollate. In ogni turno mostro deve muoversi verso un eroe a tua scelta e fare un attacco di Sanità mentale a un eroe nella sua stanza, se può; il danno è mentale. Se perde il proprio attacco, non gli accade nulla.

    Il crollo: alla fine del tuo primo turno con lo Spettro ai tuoi ordini, prima che si muova, crolla la Soffitta; il turno in cui lo evochi conta. Se non c’è Soffitta, è una stanza vuota del piano superiore, o altrimenti una stanza qualsiasi lì, a tua scelta. Da allora ogni eroe vivo e tu fate crollare un’altra stanza alla fine di ogni turno: accanto a una stanza crollata dello stesso piano, con o senza porta. Prima tutto il piano superiore, poi il piano terra, cominciando dalla Scala Principale, poi il sotterraneo, cominciando dalla Cantina. Una stanza che crolla uccide ogni esploratore che vi si trova, anche te. Solo lo Spettro può entrare nelle stanze crollate, e non gli fanno male. Se vi finisce un turno, va nella Camera del Pentacolo, o se non c’è più nella Sala d’Ingresso, o altrimenti nella stanza più vicina rimasta.

    Vinci quando tutti gli eroi sono morti.

haunt-2-heroes-win =
    I passi di sopra si fermano in mezzo a una stanza. Per un po’ c’è solo la pioggia, e la planchette, che fa un giro intero della tavola come se vi guardasse tutti. Poi va, lettera per lettera, senza che nessuno chieda: buonanotte.

haunt-2-traitor-win =
    La casa si corica, un piano sull’altro, come chi è in piedi da cent’anni. La tavola è ancora intera. La planchette ora ha molto da dire, e lo dice in diverse calligrafie.

prompt-ghost-returns = Dove ricompare { $subject_art }?

verb-hold-seance = Chiama lo Spettro ({ $trait })
verb-find-bones = Cerca le ossa (Conoscenza)
verb-bury-bones = Seppellisci le ossa (Conoscenza)
verb-drift-through-ruins = Fluttua tra le rovine { $room_in }

notice-ghost-summoned = Lo Spettro è { $room_in }. Obbedisce { $team_to }.
notice-bones-found = { $figure_cap } ha trovato le ossa { $room_in }.
notice-bones-buried = { $figure_cap } ha sepolto le ossa { $room_in }.
notice-bones-too-late = Per le ossa è troppo tardi. Lo Spettro obbedisce al traditore.
notice-seance-house-falls = La casa comincia a crollare, dall’alto. Da ora ognuno butta giù un’altra stanza alla fine di ogni turno.
notice-ghost-destroyed = { $figure_cap } ha distrutto lo Spettro.
shown-heroes-called = Successi degli eroi
shown-traitor-called-with = Il traditore ha chiamato con
shown-ghost-commanded-by = Lo Spettro obbedisce a
shown-bones-found = Le ossa sono state trovate
shown-house-collapses = La casa sta crollando
shown-calls-needed = Successi che lo evocano
shown-bones-until = Le ossa servono finché il tracciato non segna
