# Haunt 37, Checkmate.

haunt-37-title = Scacco matto

haunt-37-story =
    La scacchiera c’era già quando siete entrati, e nessuno l’aveva notata. Ora dietro siede qualcuno, in nero, che ha aspettato abbastanza. Una manica muove un pedone di due caselle. «Prego», dice una voce come un cassetto di foglie secche, e dall’altra parte una sedia scivola fuori da sola. Sapete per che cosa si gioca. Lo sanno tutti, prima o poi.

haunt-37-heroes =
    La Morte siede nella stanza di uno di voi, e gioca a scacchi. Una volta in ogni round, quando inizia il turno mostro, uno di voi deve giocare: l’eroe nella stanza della Morte con la Conoscenza più alta. Se allora in quella stanza non c’è nessuno, avete perso.

    La partita: la Morte tira, poi tiri la tua Conoscenza, con un dado in più se porti il Libro (8 dadi al massimo). Se tiri di più, anche una sola volta, siete tutti salvi. In caso di parità non accade nulla. Se la Morte tira di più, lo pagate tutti.

    La Morte non può essere attaccata, spostata o trattenuta, e non trattiene nessuno.

    In questa casa ci sono cinque Sigilli Sacri, alcuni forse in stanze che non avete ancora trovato. Sono oggetti. Chi ne porta uno può spezzarlo ovunque, un compito: Sanità mentale 4+. Da allora la Morte tira 2 dadi in meno per ogni Sigillo spezzato, con cinque o sei giocatori 1 dado in meno. Un Sigillo non può essere spezzato nel turno in cui l’hai preso o ricevuto.

    Vincete quando un eroe batte la Morte a scacchi.

haunt-37-traitor =
    Il tuo esploratore resta in gioco. Scegli un eroe: la Morte si siede nella stanza di quell’eroe, e non la lascia mai. Nessuno può attaccare la Morte o spostarla, e non trattiene nessuno. In ogni turno mostro uno degli eroi giocherà a scacchi contro la Morte, e useranno i Sigilli Sacri per batterla. Se vincono anche una sola partita, hai perso.

    Un Sigillo è in ciascuna di queste: Caveau (all’interno), Cripta, Laboratorio, Sala Operatoria e Sala Giochi, appena la stanza è nella casa. Non nominare quelle che non ci sono. Non puoi raccogliere Sigilli, ma puoi toglierli agli eroi con la forza.

    Non puoi entrare nella stanza della Morte, e se sei lì puoi solo uscirne. Nulla di ciò che fai tocca un eroe che è lì.

    La partita, quando inizia il turno mostro, contro l’eroe nella stanza con la Conoscenza più alta: la Morte tira 8 dadi, o meno, e tira di nuovo una volta ogni dado vuoto. L’eroe tira Conoscenza. In caso di parità non accade nulla. Se la Morte è più alta di 1 o 2, ogni eroe perde 1 di Sanità mentale; di 3 o 4, 1 di Potenza; di 5 o più, 1 di ciascuna.

    Vinci quando nessun eroe è nella stanza della Morte all’inizio del turno mostro, o quando tutti gli eroi sono morti.

haunt-37-heroes-win =
    Il re nero cade, piano, e rotola fino al bordo della scacchiera. «Ben giocato», dice la Morte, e lo pensa; non accade spesso. La sedia è vuota. Sulla scacchiera c’è un pedone bianco più del dovuto. Lo lasciate lì. Non volete dovere niente a nessuno.

haunt-37-traitor-win =
    I pezzi sono di nuovo al loro posto, bianchi da una parte, neri dall’altra, e ora entrambi hanno volti che ricordi. La Morte alza gli occhi e aspetta. Non ha mai detto che il patto fosse per sempre. Una sedia scivola fuori da sola.

prompt-deaths-opponent = Da quale eroe { $subject_art } porta la Morte?

verb-break-seal = Spezza un Sigillo Sacro, con Sanità mentale

notice-seal-in = { $card_cap } è { $room_in }.
notice-seal-broken = { $figure_cap } spezza { $card_art }. La Morte ne è indebolita.
notice-chess-with-death = { $figure_cap } si siede alla scacchiera, di fronte alla Morte.
notice-chess-ended = { $figure_cap } ha { $result }, la Morte ha { $against }.
notice-chair-empty = Nessuno siede di fronte alla Morte.
shown-seals-broken = Sigilli Sacri spezzati
shown-seals-kept-for = Ci saranno Sigilli in
shown-seals-kept-for-here = Un Sigillo sarà qui
