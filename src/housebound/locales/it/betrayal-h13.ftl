# Haunt 13, Perchance to Dream.

haunt-13-title = Sognare, forse

haunt-13-story =
    Uno di voi si è steso sul pavimento nudo e si è addormentato, sorridendo. Attorno a chi dorme si fa buio, come se il buio uscisse da quella bocca quieta. Ora il buio ha gambe. Prova le finestre.

haunt-13-heroes =
    Gli Incubi sono liberi. Se ne fuggono abbastanza dalla casa, avete perso; quanti siano, non vi è detto. Svegliate chi sogna.

    Svegliare: nella stanza del corpo addormentato, con il Simbolo Sacro in mano a un eroe qualsiasi lì presente, tiro di Sanità mentale 5+ o di Potenza 5+, una volta per turno. Ogni successo è un segnalino risveglio. I Sali non aiutano. Il corpo non può essere attaccato, spostato o derubato.

    Un Incubo battuto in uno scontro è morto. Se perdete contro uno, subite danno mentale.

    Vincete quando avete tanti segnalini risveglio quanti sono i giocatori.

haunt-13-traitor =
    Il tuo corpo dorme dove si trova: lascia i suoi oggetti, i suoi compagni sono messi da parte, e non fa più nulla. Giochi i tuoi Incubi, tanti quanti sono i giocatori. Gli eroi cercano di svegliare il corpo.

    Stanze di fuga sono tutte le stanze con una finestra, finta o no, tutte le stanze all’aperto, la Serra e la Sala d’Ingresso. Se la casa ne ha meno dei giocatori, prendine altre. Il numero delle stanze di fuga è allora annotato, e gli eroi non lo apprendono: è il numero di Incubi che devono fuggire. Le stanze trovate più tardi si possono usare anch’esse e non lo cambiano.

    Vinci quando è fuggito quel numero di Incubi, o quando tutti gli eroi sono morti.

    Gli Incubi: Velocità 5, Potenza 4, Sanità mentale 4, un solo tiro di movimento per tutti. I loro attacchi di Potenza fanno danno mentale. In una stanza di fuga senza segno uno di loro può lasciare la casa per 1 spazio; un segno chiude poi quella stanza. Ogni volta che un Incubo fugge o è ucciso, uno nuovo sorge accanto al corpo e agisce dal turno mostro seguente. Uno che attacca e perde è stordito. Uno può attaccare e fuggire nello stesso turno.

haunt-13-heroes-win =
    Gli occhi si aprono, e in tutta la casa il buio si ripiega ed è sparito, come una diapositiva quando si accende la lampada. Ho fatto un sogno stranissimo, dice il vostro amico. C’eravate tutti. Nessuno ride.

haunt-13-traitor-win =
    L’ultimo si stringe, passa e cade in giardino senza un suono. Giù nella valle un bambino si tira su nel letto, e poi, nella casa accanto, un altro. Tu continui a dormire. Non hai mai avuto tanta compagnia.

verb-wake-dreamer = Sveglia chi sogna con { $trait }
verb-nightmare-escapes = Fuggi dalla casa

prompt-fetch-escape-room = Alla casa servono altre vie d’uscita. Quale stanza aggiunge { $subject_art }?

notice-dreamer-sleeps = { $figure_cap } prende sonno e non si sveglia.
notice-nightmare-escaped = { $number ->
    [one] { $figure_cap } fugge { $room_from }. È il primo.
   *[other] { $figure_cap } fugge { $room_from }. Ora sono { $number }.
}
notice-escapes-needed = Degli Incubi ne dovevano fuggire { $number }, e altrettanti sono fuggiti.
shown-marked = Incubi fuggiti da
shown-marked-here = Un Incubo è fuggito
shown-wake-tokens = Segnalini risveglio
shown-escapes-needed = Incubi che devono fuggire
