# Betrayal: haunt 9.

haunt-9-title = La danza della morte
haunt-9-story =
    È solo un violino, lontanissimo, e il tuo piede tiene il tempo già da qualche minuto prima che te ne accorga. È una bella melodia. Sembra di sapere come continua.
    Nella Sala da Ballo le candele sono accese. Lì ballano già, stretti stretti, e hanno le scarpe consumate del tutto.
haunt-9-heroes =
    Un Violinista Oscuro suona per una danza della morte nella Sala da Ballo, e nessuno può mettergli le mani addosso. Nessuno di voi è ancora un traditore. Chi cede alla musica lo diventa.
    Vincete quando è scacciato: tante volte quanti erano i giocatori all’inizio. Per scacciarlo, un tiro per ciascuno di voi per turno: Sanità mentale 5 o più, nella Camera del Pentacolo, mentre un eroe in quella stanza porta il Simbolo Sacro.
    All’inizio del tuo turno, se non porti il Simbolo Sacro, tira Sanità mentale 4 o più. Se fallisci nella Sala da Ballo, diventi traditore. Se fallisci altrove, perdi 1 di Sanità mentale, e in questo turno devi camminare verso la Sala da Ballo fin dove ti porta la tua Velocità, per stanze conosciute; lungo la via puoi fare altro. Se non c’è una via resti dove sei.
    Se la tua Sanità mentale raggiunge il teschio, non muori: diventi traditore, e giochi il tuo turno come tale.
    Chi porta il Simbolo Sacro non può darlo né lasciarlo. Può essere rubato, e cade quando chi lo porta muore.
haunt-9-traitor =
    Hai smesso di resistere, ed è così facile. Tutto ciò che avevi perso lo hai di nuovo: ogni caratteristica sotto il valore iniziale vi ritorna. Gli altri che ballano sono tuoi amici.
    Vincete quando il Simbolo Sacro è distrutto, o quando non resta nessun eroe. Chi di voi finisce un turno con il Simbolo Sacro nel Precipizio, nel Locale Caldaia o nel Lago Sotterraneo lo distrugge.
    All’inizio del tuo turno tira Potenza 3 o più. Se fallisci, in questo turno i tuoi piedi non lasciano il posto, e perdi 1 di Potenza. Ora qualsiasi caratteristica sul teschio ti uccide.
    Non puoi più attaccare con Potenza. Attacchi con Velocità contro Velocità e fai danno fisico; dove sarebbe 2 o più puoi invece rubare un oggetto.
haunt-9-heroes-win = All’ultima parola si spezza una corda. Nella Sala da Ballo si fermano tutti, si inchinano al compagno di ballo e cadono. Uscendo portate le scarpe in mano, per non sentire i vostri passi.
haunt-9-traitor-win = I musicisti sono così contenti che tu sia rimasto. Non c’è più fretta, e non c’è mattino, e il pavimento è liscio come ghiaccio. Dai la mano a qualcuno, qualcuno te ne dà una molto fredda, e ricominciate da capo.

verb-banish-fiddler = Scaccia il Violinista Oscuro
notice-lured = { $figure_cap } non può fare a meno di ascoltare, e cammina verso la musica.
notice-cannot-stop-dancing = { $figure_cap } balla sul posto e non riesce a smettere.
notice-holy-symbol-destroyed = { $figure_cap } distrugge il Simbolo Sacro { $room_in }.
shown-banishings = Volte che è stato scacciato
shown-lured = Attirati nella Sala da Ballo
