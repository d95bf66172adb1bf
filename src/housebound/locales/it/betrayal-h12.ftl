# Haunt 12, Fleshwalkers.

haunt-12-title = Carne che cammina

haunt-12-story =
    Nella Sfera di Cristallo c’è la porta d’ingresso, e davanti un gruppo di persone che aspetta di entrare. Le conti. Conosci quel cappotto. Conosci quel modo di stare in piedi. Quello in mezzo alza gli occhi verso di te e sorride con la tua stessa bocca, e di sotto, piano, il chiavistello comincia a girare.

haunt-12-heroes =
    Non c’è un traditore. Per ciascuno di voi un Gemello Malvagio è entrato nella Sala d’Ingresso: forte, svelto e acuto come eri tu quando sei entrato in questa casa, in tutte e quattro le caratteristiche, e tale resta qualunque cosa accada. I Gemelli non portano nulla.

    Il turno dei Gemelli viene dopo il turno del giocatore che ha causato tutto questo. Si muovono nell’ordine dei vostri posti, cominciando alla sinistra di quel giocatore, ciascuno con un tiro della propria Velocità, ciascuno verso l’eroe di cui ha il volto. Un Gemello che finisce il movimento in una stanza con eroi attacca con Potenza: il suo eroe se è lì, altrimenti uno scelto dal caso. Non ha scelta.

    Combattere il proprio Gemello senza la Sfera di Cristallo, chiunque attacchi: perdi 1 passo in ciascuna delle tue quattro caratteristiche, anche in caso di parità. Se vince il Gemello subisci anche il suo danno; se vinci tu, è stordito. Questo può ucciderti.

    Combattere il proprio Gemello avendo la Sfera di Cristallo: nessuna perdita del genere, e se vinci, il Gemello è morto.

    Combattere il Gemello di un altro eroe: se vinci, è stordito. Se quell’eroe è morto e tu hai la Sfera di Cristallo, il Gemello è morto. Solo chi ha la Sfera di Cristallo può attaccare un Gemello stordito; questo tira come al solito e non fa danno. Uno sparo da un’altra stanza non ti costa nulla e non uccide mai un Gemello.

    La Sfera di Cristallo: una volta nel tuo turno puoi prenderla a un eroe nella tua stanza che è disposto a cederla. Funziona subito. Non potete attaccarvi tra voi.

    Se il tuo eroe muore, giochi il Gemello: nel turno dei Gemelli lo muovi come vuoi e attacchi chi vuoi.

    Vinci se il tuo eroe è vivo quando muore l’ultimo Gemello. Quando tutti gli eroi sono morti, vincono i loro giocatori.

haunt-12-heroes-win =
    L’ultimo cade senza un suono, e per un istante vedi te lì per terra, più giovane di quanto sei, e senza paura. Poi c’è solo polvere sul tappeto. Pulisci la Sfera di Cristallo con la manica. Non ci guardi più dentro.

haunt-12-traitor-win =
    Aggiustate i cappotti, vi contate e uscite nella notte. L’auto parte al primo tentativo. A casa saranno contenti di vedervi, e se qualcuno vi troverà cambiati, be’, una notte in una casa così cambierebbe chiunque.

prompt-part-with-ball = { $subject_cap } ti chiede la Sfera di Cristallo. La cedi?

verb-take-crystal-ball = Chiedi la Sfera di Cristallo e prendila

notice-twin-of = { $figure_cap } ha il volto { $hero_of }.
shown-twins = Di chi portano il volto
