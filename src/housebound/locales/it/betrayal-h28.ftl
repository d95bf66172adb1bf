# Haunt 28, Ring of King Solomon.

haunt-28-title = L’anello di re Salomone

haunt-28-story =
    Era un po’ troppo tiepido per un anello rimasto al buio così a lungo. Ora scotta. Da qualche parte nella casa si è aperta una porta in un muro senza porte, e l’aria che ne esce odora di pietra percossa. Uno di voi ha letto i nomi ad alta voce, sottovoce, per tutta la sera. I nomi hanno risposto.

haunt-28-heroes =
    Si è aperto un portale. Ne è uscito il Signore dei Demoni con Demoni più piccoli, non ce ne sono due uguali, e vogliono uccidere chiunque non si inginocchi. Vengono da voi: ciascuno cammina quanto può verso il più vicino di voi, e deve attaccare.

    Solo l’Anello aiuta davvero. Chi lo porta e batte il Signore dei Demoni gli infligge una sconfitta: con un attacco di Potenza, con un attacco di Sanità mentale dell’Anello, che aggiunge 2 al vostro risultato, o quando lui vi attacca e perde. La prima sconfitta lo stordisce, la seconda lo distrugge; non occorre che il portatore sia lo stesso. Qualsiasi altra sconfitta del Signore lo stordisce soltanto. Non può essere attaccato con Velocità, e la Dinamite non gli fa nulla.

    Un attacco di Sanità mentale con l’Anello vinto contro un Demone lo mette sotto il vostro controllo. Dal vostro prossimo turno agisce dopo di voi: tirate il suo movimento, e può fare un attacco di Potenza, contro Demoni, il Signore o il traditore. Chi batte è stordito, anche il Signore. Non vi rallenta, e non gli fate male.

    Il controllo appartiene a chi di voi porta l’Anello. Passa con l’Anello a un altro eroe. Se l’Anello è lasciato, o finisce in altre mani, tutti i Demoni sono di nuovo liberi.

    Senza l’Anello combattete come al solito, e un Demone che battete è stordito. Se in un attacco di Potenza battete di 2 o più chi ha l’Anello, potete invece prenderlo.

    Vincete quando il Signore dei Demoni è distrutto.

haunt-28-traitor =
    Scegli la stanza del portale: una con il simbolo evento in cui non c’è nessuno, a 4 o più spazi da ogni esploratore; se non ce n’è, la più lontana di tali stanze. Ne escono il Signore dei Demoni e un Demone per ogni eroe, quattro al massimo. Il tuo esploratore resta in gioco. Gli eroi cercheranno di uccidere i Demoni.

    Vinci quando tutti gli eroi sono morti.

    Demone 1: Velocità 3, Potenza 5, Sanità mentale 5. Demone 2: Velocità 4, Potenza 4, Sanità mentale 4. Demone 3: Velocità 5, Potenza 3, Sanità mentale 3. Demone 4: Velocità 6, Potenza 2, Sanità mentale 2. Il Signore dei Demoni: Velocità 2, Potenza 7, Sanità mentale 7; nessuno può attaccarlo con Velocità.

    Nel turno mostro ciascuno di loro, con un tiro di movimento proprio, deve muoversi di tutto il tiro verso l’eroe più vicino e deve attaccare se può. Tra eroi ugualmente vicini e vie uguali scegli tu.

    Se uno di loro batte di 2 o più l’eroe che porta l’Anello, può prendere l’Anello invece di fare danno. Non può usarlo, lasciarlo o passarlo, e lo tiene quando è stordito.

haunt-28-heroes-win =
    Il Signore dice ancora un nome, ed è il suo, e lo dice come chi firma una carta. Poi nel muro non c’è porta, e l’Anello è freddo. Lo seppellite a un incrocio. Nessuno di voi scrive quale.

haunt-28-traitor-win =
    Si inginocchiano attorno a te in ordine di rango, e solo ora, contando, vedi che è rimasto un posto, proprio in fondo alla fila, e che gli occhi di tutti vanno da quello a te.

prompt-portal-room = Il portale si apre. In quale stanza arrivano i Demoni { $subject_of }?

notice-demon-obeys = { $figure_cap } china la testa e obbedisce { $hero_to }.
notice-demon-free = { $figure_cap } non obbedisce più a nessuno.
notice-demon-lord-defeated = { $number ->
    [1] L’Anello ha spezzato il Signore dei Demoni una volta. Ancora una, ed è distrutto.
   *[other] L’Anello ha spezzato il Signore dei Demoni { $number } volte.
}
shown-obeying = Demoni che obbediscono all’Anello
shown-lord-defeats = Sconfitte del Signore dei Demoni
