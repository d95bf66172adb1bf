# Haunt 46, The Feast.

haunt-46-title = Il banchetto

haunt-46-story =
    La tavola è apparecchiata per più di quanti siete. Qualcuno ha lucidato l’argento, qualcuno l’ha affilato. Dalla soffitta viene il suono di una serratura che cede e di molti piedi nudi, e di sotto, nella sala da pranzo, una fila di volti si alza verso il soffitto, sorridendo, e si infila il tovagliolo.

haunt-46-heroes =
    I Cannibali Deformi sono venuti a cena, e uno di voi si è unito a loro. Diventano più forti con ogni Vittima che mangiano, e mangerebbero volentieri anche voi. Le Vittime sono fuggite dalla Soffitta, che si aggiunge se non c’è ancora: tante quanti sono gli eroi, e il primo di voi nell’ordine di turno dice dove guardano. Non vi aiutano più di quanto farebbero dei bambini: Velocità 2, Potenza 3, Sanità mentale 3. Non attaccano nessuno, e difendendosi non feriscono nessuno.

    Da sole: all’inizio del turno del primo eroe vivo ogni Vittima senza un eroe nella sua stanza percorre 2 stanze, dritto attraverso porte; dove non è possibile gira a sinistra verso la prossima uscita. Si ferma dove incontra un eroe, e aspetta finché c’è un eroe. Non lascia mai la casa da sola.

    Scorta: se inizi il turno in una stanza con una Vittima, la tua prima azione può essere guidarla. Vi muovete entrambi fino a 2 spazi, gratis e senza che nessuno vi rallenti, per qualsiasi via che potresti prendere verso una stanza della casa, o fuori dalla porta d’ingresso aperta. Poi giochi il tuo turno normale. In un round più d’uno di voi può guidare la stessa Vittima.

    La porta d’ingresso: nella Sala d’Ingresso tiro di Conoscenza 5+ o di Potenza 5+, un solo tiro così per turno per ciascuno di voi. Un successo la apre; poi pescate una carta evento, e il vostro turno è finito. Dal turno seguente gli eroi possono uscire dalla Sala d’Ingresso per 1 spazio, e rientrare per 1 spazio. Fuori nessuno può raggiungervi, e non potete fare altro che rientrare.

    I Cannibali sono uccisi quando sono sconfitti.

    Vincete quando il traditore e tutti i Cannibali sono morti e uno di voi vive. Vincete anche quando tutte le Vittime sono fuggite e siete tutti fuori, se nessuna Vittima e nessun eroe è stato ucciso.

haunt-46-traitor =
    Porta la Sala da Pranzo nella casa se non c’è, e mettici tanti Cannibali Deformi quanti sono gli eroi. Il tuo esploratore resta in gioco. Le Vittime sono fuggite dalla Soffitta, e gli eroi cercheranno di salvarle.

    Ogni Cannibale: Velocità 2, Potenza 4, Sanità mentale 4. Un Cannibale sconfitto è ucciso, non stordito. Tu e i Cannibali potete attaccare anche le Vittime. Una Vittima sconfitta è morta e giace dove è caduta; così un eroe morto. Le Vittime non vi rallentano, né voi loro.

    Il banchetto: tu, o un Cannibale, all’inizio di un turno in una stanza con un corpo e senza un eroe vivo, potete passare l’intero turno a mangiare. Ogni caratteristica sale di 1, le tue di un passo. Il corpo sparisce.

    Cannibali con Velocità diversa tirano separatamente per il movimento. Nessuno tira più di 8 dadi.

    Vinci quando tutti gli eroi sono morti, o quando tutte le Vittime sono morte e mangiate. Se una sola Vittima è fuggita, ti resta solo la prima. Tu e i Cannibali non potete lasciare la casa.

haunt-46-heroes-win =
    Scendendo la collina nessuno parla. Qualcuno si è portato via senza accorgersene il cestino del pane dalla tavola, e dopo un miglio lo si passa lungo la fila. Ognuno ne prende un pezzo. Ognuno lo guarda a lungo.

haunt-46-traitor-win =
    È rimasta una sedia, ed è la tua. Si alzano quando entri. Sotto la campana d’argento qualcosa è ancora caldo, e ti accorgi che in vita tua, prima di stanotte, non hai mai avuto fame.

prompt-escort = { $subject_cap } guida una Vittima?
prompt-escort-step = Dove, con { $subject_art } per mano?
prompt-outside = { $subject_cap } è fuori. Di nuovo nella casa?

verb-escort = Guida { $figure_art }
verb-lead-out = Fuori dalla casa con la Vittima
verb-return-to-house = Di nuovo nella Sala d’Ingresso (1 spazio)
verb-feast-on-victim = Banchetta con una Vittima (tutto il turno)
verb-feast-on-hero = Banchetta con { $figure_art } (tutto il turno)

notice-victim-killed = { $figure_cap } è morta e giace { $room_in }.
notice-victim-escaped = { $figure_cap } è fuggita.
notice-feasted = { $figure_cap } ha mangiato, e ora ha più forza.
notice-returned-to-house = { $figure_cap } rientra nella casa.
shown-victims-facing = Le Vittime guardano
shown-corpses = Corpi in
shown-corpses-here = Qui giace un corpo
shown-victims-eaten = Vittime mangiate
shown-victims-escaped = Vittime fuggite
