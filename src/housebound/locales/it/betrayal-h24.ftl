# Haunt 24, Fly Away Home.

haunt-24-title = Volate a casa

haunt-24-story =
    Il morso era piccolo. Era il silenzio dopo, che non andava: uno di voi si è semplicemente seduto ed è sbiancato, e qualcosa grande come un guanto si è staccato dal collo e ha risalito il muro. Lo seguite con lo sguardo. Il soffitto si muove. Ora lo sentite anche voi, dal camino, dalle crepe, da ogni finestra: migliaia di voci sottili, che chiedono tutte la stessa cosa.

haunt-24-heroes =
    Pipistrelli succhiasangue vogliono uccidervi tutti. Chi doveva essere il traditore è già morto; restano solo i Pipistrelli.

    Odiano l’organo. Se la casa non ha una Sala dell’Organo, portatecela: il primo di voi la mette dove vuole.

    1. Avviare l’organo: nella Sala dell’Organo, Potenza 5+.
    2. Suonare: nella Sala dell’Organo, una volta avviato, Conoscenza 6+; 5+ per chi ha la musica come passatempo. Tutti i Pipistrelli in volo lasciano la casa, e non ne vengono altri.

    Ognuno di voi fa un solo tiro così per turno.

    I Pipistrelli aggrappati a te mordono all’inizio del tuo turno: 1 punto di danno fisico per ciascuno, tutti insieme. Ciascuno ti costa anche uno spazio di movimento, ma puoi sempre percorrerne uno.

    Puoi attaccare un Pipistrello nella tua stanza, che voli o sia aggrappato a qualcuno lì, te compreso: un attacco di Potenza contro Potenza 2. Se vinci, è sparito; se perdi, sei ferito come al solito. I Pipistrelli non vi rallentano.

    Vincete quando i Pipistrelli sono stati scacciati e nessuno è aggrappato a uno di voi.

haunt-24-traitor =
    Il tuo esploratore è morto, e ciò che possedeva è nella sua stanza. Ora sei i Pipistrelli. Ce ne sono 24. Mettine 3 nella Torre o nella Soffitta, e 3 nel Precipizio o nelle Catacombe, se sono nella casa. Gli eroi cercano un modo per scacciarvi.

    Il turno mostro comincia con nuovi Pipistrelli: tanti quanti dice un tiro di un dado per giocatore, se ne restano abbastanza. Entrano dalle stanze esterne, dalle stanze con una finestra davanti a cui non c’è un’altra stanza, dal Precipizio, dalla Serra e dalla Sala d’Ingresso: uno per stanza finché ce n’è una senza, gli altri dove vuoi tra queste.

    Poi ogni Pipistrello può volare: Velocità 5, un solo tiro per tutti. Uno appena entrato ha usato per questo uno spazio.

    Un Pipistrello in una stanza con un eroe può cercare di aggrapparglisi: tira 1 dado, e con un 2 si aggrappa. L’eroe non tira. Da allora il Pipistrello non fa che mordere, e ciò ferisce il suo eroe all’inizio di ogni turno dell’eroe. Se l’eroe muore, è di nuovo libero.

    I Pipistrelli hanno Potenza 2 e Sanità mentale 1. Uno battuto è morto, e può rientrare più tardi. Non rallentano nessuno.

    Vinci quando tutti gli eroi sono morti.

haunt-24-heroes-win =
    L’ultimo accordo è ancora nei muri quando l’ultimo si stacca. Se ne vanno dal camino, un lungo nastro nero che non vuole finire, e il cielo sopra la casa si fa un po’ più chiaro. Nessuno toglie ancora le mani dai tasti.

haunt-24-traitor-win =
    Stare appesi a testa in giù è questione di pratica. E così vedere con le orecchie. Sotto di te gli ospiti sono diventati molto silenziosi, e alquanto pallidi, e i piccoli sono tondi, caldi e assonnati. Domani notte mostrerai loro il villaggio.

verb-start-organ = Avvia l’organo
verb-play-organ = Suona l’organo
verb-latch-on = Aggrappati { $figure_to }

prompt-roost = { $subject_gender ->
    [f] { $subject_cap } è morta, e tre Pipistrelli si svegliano. Dove?
   *[m] { $subject_cap } è morto, e tre Pipistrelli si svegliano. Dove?
}
prompt-bat-entry = Un Pipistrello entra nella casa. Da quale stanza?

notice-bats-come =
    { $number ->
        [0] Qualcosa gratta alle finestre, ma nessun Pipistrello entra.
        [one] Entra un Pipistrello.
       *[other] Entrano { $number } Pipistrelli.
    }
notice-bat-latched = { $figure_cap } si aggrappa { $hero_to }.
notice-bats-driven-off = { $figure_cap } suona, e tutti i Pipistrelli in volo lasciano la casa.
shown-organ-started = L’organo è avviato
shown-bats-driven-off = I Pipistrelli sono scacciati
shown-bats-on = Pipistrelli e a chi sono aggrappati
shown-bats-left = Pipistrelli ancora fuori
