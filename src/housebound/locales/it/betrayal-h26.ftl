# Haunt 26, Pay the Piper.

haunt-26-title = Pagare il pifferaio

haunt-26-story =
    All’inizio la credete acqua nei tubi: quattro note, in discesa, e di nuovo le stesse quattro. Poi il muro accanto a voi comincia ad ascoltare. Ascolta con piccole zampe. Uno di voi conosce la melodia dall’infanzia, la canticchia, e va nella Camera del Pentacolo a suonarla come si deve; e sotto ogni pavimento di questa casa qualcosa si mette in fila.

haunt-26-heroes =
    Chi sta nella Camera del Pentacolo ne è spinto fuori in una stanza accanto, con o senza porta. Ognuno sceglie la sua.

    Là dentro il vostro amico compie un rituale, al suono di un piffero, e nessun eroe può mettere piede in quella stanza in alcun modo. In essa nulla di ciò che fate raggiunge il traditore; fuori, uno scontro è uno scontro. Non vi è stato detto quanto è lunga la melodia.

    Solo una cosa la ferma: ogni Ratto nella casa deve morire. Qualsiasi danno uccide un Ratto. Ne attaccate uno alla volta, e gli altri non lo aiutano. Se perdete, subite danno come al solito. Ogni strofa può richiamarne uno morto.

    Attenti agli sciami: i Ratti in una stanza possono gettarsi tutti insieme su uno di voi.

    Vincete quando nella casa non resta nessun Ratto. Vincete anche se il traditore muore prima di mettere piede nella Camera.

haunt-26-traitor =
    Riporta ogni caratteristica sotto il valore iniziale a quel valore, poi alzale tutte e quattro di un passo. Chi sta nella Camera del Pentacolo va in una stanza accanto; anche tu. Poi metti nella casa due Ratti per ogni giocatore: uno in ogni stanza con un presagio o un evento in cui non c’è nessuno, e quelli che avanzano nelle stesse stanze come vuoi. Nessuno nella Camera.

    Il rituale: nella Camera del Pentacolo, una volta per turno: Sanità mentale 3+. Ogni successo è una strofa, e rimette un Ratto ucciso in una stanza accanto alla Camera. Ti servono cinque strofe; con cinque o sei giocatori, quattro. Nella Camera nessun eroe può farti nulla, e nessuno può entrarvi. Gli eroi vogliono uccidere tutti i Ratti, il che metterebbe fine al rituale.

    Ratti: Velocità 3, Potenza 2, Sanità mentale 1. Qualsiasi danno li uccide, e non entrano mai nella Camera. Un Ratto che attacca da solo e perde è morto.

    Sciame: qualsiasi numero di Ratti in una stanza attacca insieme un eroe, con due dadi per ciascuno, al massimo otto. Se perdono, non accade loro nulla. Ogni Ratto attacca una volta per turno, da solo o in uno sciame.

    Vinci quando l’ultima strofa è suonata, o quando tutti gli eroi sono morti.

haunt-26-heroes-win =
    L’ultimo corre tre volte lungo il battiscopa della sala e cade su un fianco come un giocattolo scarico. Di sotto il piffero prova ancora una volta le quattro note, e si ferma ad ascoltare. C’è molto silenzio. Poi laggiù qualcuno comincia a piangere.

haunt-26-traitor-win =
    La melodia finisce dove deve, su una nota troppo bassa per sentirla. Ogni Ratto della casa si alza e volta la testa, come in chiesa. Non c’è più una porta tra i muri e le stanze; e nella città, giù ai piedi della collina, scricchiolano le culle.

prompt-leave-chamber = Nessuno può restare nella Camera del Pentacolo. Dove va { $subject_art }?
prompt-rat-room = In quale stanza { $subject_art } chiama un Ratto?

verb-play-the-pipe = Suona una strofa del rituale (Sanità mentale 3+)
verb-swarm = Attacca { $figure_art } con uno sciame di { $number } Ratti

notice-swarmed = Uno sciame di { $number } Ratti si getta contro { $target_art }.
shown-ritual-tokens = Strofe del rituale
shown-rats-left = Ratti nella casa
shown-ritual-needed = Strofe necessarie
