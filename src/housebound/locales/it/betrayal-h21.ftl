# Betrayal: haunt 21.

haunt-21-title = La casa dei morti viventi
haunt-21-story =
    La terra scivola via dalle lastre, e dietro vengono le mani. Sono lenti, quelli che ne escono, e sono tanti, e nulla di ciò che fate sembra disturbarli a lungo.
    In mezzo a loro c’è qualcuno con cui siete venuti, con gli occhi bianchi, che indica ciascuno di voi, uno dopo l’altro.
haunt-21-heroes =
    I morti camminano in questa casa, guidati dal Signore degli Zombi, e vi vogliono tra loro. Gli Zombi sono lenti e resistenti.
    Vincete quando il Signore degli Zombi è distrutto, o quando nella casa non resta nessuno Zombi. Almeno uno di voi dev’essere vivo.
    Chi di voi muore è uno Zombi dall’inizio del prossimo turno di quel giocatore, nella stanza della morte, e conta come tale anche prima. Da allora quel giocatore combatte per i morti.
    Zombi: chi vince un attacco contro uno Zombi con l’Ascia, il Pugnale di Sangue, il Pugnale Sacrificale o la Lancia lo distrugge, e così la Dinamite. Ogni altra sconfitta lo stordisce soltanto. Uno Zombi che vi attacca e perde è stordito, qualunque cosa abbiate.
    Il Signore degli Zombi: solo un esploratore che porta il Medaglione può ferirlo, nella stessa stanza, con qualsiasi arma o nessuna. La differenza dei due risultati si aggiunge al suo danno, anche quando vi attacca e perde. Nient’altro ha effetto su di lui, e non è mai stordito.
    Il Simbolo Sacro: uno Zombi che fa un attacco di Potenza a chi lo porta tira 2 dadi in meno. Al Signore non importa.
    Ogni volta che uno di voi dovrebbe pescare un oggetto, quell’eroe può pescarne 3, tenerne 1 e mettere gli altri 2 sotto il mazzo.
haunt-21-traitor =
    Il tuo esploratore è morto; ciò che portava giace dove è caduto. Ora sei il Signore degli Zombi, e guidi gli Zombi.
    Vinci quando tutti gli eroi sono morti.
    Nel turno mostro muovi e attacchi con il Signore degli Zombi e con ogni Zombi: un tiro di movimento per tutti gli Zombi, uno per il Signore. Non portano nulla e non scoprono nulla. Gli Zombi non possono usare l’Ascensore Mistico, il Signore sì.
    Zombi: Velocità 2, Potenza 5, Sanità mentale 2. Signore degli Zombi: Velocità 3, Potenza 7, Sanità mentale 2.
    Gli eroi combatteranno. Tieni i tuoi Zombi lontani da chi ha l’Ascia, un Pugnale o la Lancia, e dalla Dinamite: distruggono gli Zombi. Ciò che il Medaglione fa al Signore è peggio: 7 punti di danno lo distruggono. Nient’altro lo ferisce o lo stordisce.
    Un eroe che muore si rialza come Zombi all’inizio del prossimo turno di quel giocatore. Quel giocatore lo muove, con un tiro di 2 dadi, e attacca con esso in turni propri, e condivide la tua vittoria se quello Zombi ha ucciso un eroe.
haunt-21-heroes-win = Gli occhi bianchi si chiudono. Ciò che teneva in piedi i morti li lascia andare tutti insieme, e si coricano dove sono come gente molto stanca. Non aspettate di vedere se il sole li sveglierà.
haunt-21-traitor-win = L’ultimo smette di dibattersi e, dopo un po’, si rialza. Qui c’è posto per tutti. C’è sempre stato.

notice-lord-hurt = Il Medaglione brucia { $figure_art }.
prompt-draw-three = Un oggetto per { $subject_art }. Pescarne 3 e tenerne 1?
prompt-keep-one = Quale di questi oggetti tiene { $subject_art }?
shown-rising = Stanno per rialzarsi
shown-risen = Rialzati
shown-killers = Hanno ucciso un eroe da Zombi
