# Betrayal: haunt 6.

haunt-6-title = L’occhio fluttuante
haunt-6-story =
    Nella stanza c’è una luce che non ha lampada, e nella luce una cosa di metallo che non ha porta, e poi una porta. Qualcuno che conoscete sale la rampa senza voltarsi.
    Ciò che scende dalla rampa non cammina. Fluttua, ed è soprattutto occhio, e vi accorgete che vi piacerebbe molto essere guardati.
haunt-6-heroes =
    Gli Alieni sono venuti a prendervi. Uno di voi è già a bordo della loro Astronave, e non lo si può più aiutare.
    Vincete quando accanto all’Astronave ci sono tanti segnalini Potenza quanti sono i giocatori. Perdete quando non resta nessuno che possa liberare gli altri.
    Un Alieno può piegare insieme le menti di tutti gli eroi nella sua stanza. Chi è controllato cammina verso l’Astronave nei propri turni, non fa altro, e sale a bordo all’inizio del primo turno che comincia lì.
    Liberare un eroe: attaccate chi è controllato, nella stessa stanza, con Potenza, o con Sanità mentale se avete l’Anello. Se vincete, l’eroe subisce metà del danno, arrotondata per difetto, ed è libero, e nessun Alieno potrà mai più controllarlo. Se perdete, siete feriti come al solito.
    Danneggiare l’Astronave: nella sua stanza, un tiro di Potenza di 5 o più. Un solo tiro così nel tuo turno.
    Un Alieno sconfitto con Potenza, o con l’Anello, è stordito. Mantiene la presa su chi controlla. Revolver e Dinamite non fanno nulla agli Alieni.
haunt-6-traitor =
    Il tuo esploratore è a bordo dell’Astronave, fuori dal gioco con tutto ciò che aveva. Controlli gli Alieni: uno con tre o quattro giocatori, due con cinque o sei.
    Vinci quando ogni eroe è morto, sull’Astronave o controllato, così che non resta nessuno che possa liberare gli altri.
    Gli eroi non vogliono venire, e possono liberarsi a vicenda.
    Alieno: Velocità 4, Potenza 6, Sanità mentale 6. Attacchi di Velocità, Revolver e Dinamite non gli fanno nulla. In ogni turno mostro fa un attacco: un normale attacco di Potenza a un eroe, o un attacco mentale.
    Attacco mentale: un confronto di Sanità mentale con ogni eroe nella sua stanza, uno dopo l’altro. Chi tira meno dell’Alieno è controllato; una parità o un risultato più alto non fa nulla.
    Nel turno di un eroe controllato lo muovi verso l’Astronave per una delle vie più brevi, con tutta la sua Velocità. Non fa altro e non è rallentato. Sale a bordo all’inizio del suo primo turno che comincia lì, ed è fuori dal gioco. Un eroe può essere controllato una sola volta: chi è liberato è immune per sempre. Un Alieno stordito mantiene la presa. Gli Alieni non attaccano chi controllano.
haunt-6-heroes-win = Dentro il metallo qualcosa cede, con il suono di un uovo molto grande. La luce balbetta, la rampa si ripiega senza nessuno sopra, e la cosa se ne va, sbandando, attraverso un muro che le si chiude dietro. Avevate quasi smesso di farci caso.
haunt-6-traitor-win = Salgono la rampa uno a uno con i loro volti calmi e vuoti, e trovano il loro posto senza che glielo si dica. C’è un finestrino. La casa vi appare piccolissima, poi è una luce, poi non c’è più.

verb-mind-attack = Piega le menti degli eroi in questa stanza
verb-damage-spaceship = Danneggia l’Astronave
notice-spaceship-in = Un’Astronave sta { $room_in }.
notice-boarded = { $figure_cap } è a bordo dell’Astronave.
shown-spaceship = Astronave
shown-ship-damage = Danni all’Astronave
shown-ship-damage-needed = Danni necessari
shown-immune = Immuni al controllo
shown-boarded = A bordo
