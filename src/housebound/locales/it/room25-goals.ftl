# The goal card: who I am, how my side wins, what else ends the game.

goal-prisoner = Sei un Prigioniero. Alcuni di quelli accanto a te possono essere Guardie, e nessuno dice quali.
goal-prisoner-win = Trovate la Stanza 25, portateci tutti i Prigionieri, e uno di voi la spinga oltre il bordo con Controllare.
goal-prisoner-ends = Perdete quando due Prigionieri sono morti, o quando finisce il conto alla rovescia. Nell’ultimo round può mancarne uno.
goal-guard = Sei una Guardia, tra Prigionieri che non lo sanno.
goal-guard-win = Impedisci ai Prigionieri di uscire: liberati di due di loro, o lascia finire il conto alla rovescia.
goal-guard-ends = Perdi quando i Prigionieri spingono fuori la Stanza 25 con tutti loro dentro.
goal-undealt = Sei tra quelli che si sono svegliati qui. Il tuo ruolo sta per essere distribuito.
goal-undealt-win = I Prigionieri vogliono uscire con la Stanza 25. Le Guardie vogliono che restino.
goal-undealt-ends = È finita quando la Stanza 25 esce, quando due Prigionieri sono morti, o quando finisce il conto alla rovescia.
goal-team = Appartieni a una di due squadre. Un posto sì e uno no è dalla tua parte.
goal-team-win = Siate la prima squadra che porta tutti i suoi personaggi nella Stanza 25 e la spinge oltre il bordo con Controllare.
goal-team-ends = Una squadra vince anche quando l’altra è morta. Quando finisce il conto alla rovescia, vince quella con più personaggi nella Stanza 25.
goal-competition = Sei da solo, con due personaggi tuoi.
goal-competition-win = Sii il primo a portarli entrambi nella Stanza 25 e a spingerla oltre il bordo con Controllare.
goal-competition-ends = Vinci anche quando tutti gli altri sono morti. Quando finisce il conto alla rovescia, non vince nessuno.
goal-cooperation = Siete tutti Prigionieri, e tutti dalla stessa parte.
goal-cooperation-win = Girate la chiave nella Stanza della Chiave, portate tutti nella Stanza 25, e spingetela oltre il bordo con Controllare.
goal-cooperation-ends = Perdete appena uno di voi muore, o quando finisce il conto alla rovescia.
goal-solo = Guidi da solo quattro Prigionieri.
goal-solo-win = Gira la chiave nella Stanza della Chiave, portali tutti e quattro nella Stanza 25, e spingila oltre il bordo con Controllare.
goal-solo-ends = Perdi appena uno di loro muore, o quando finisce il conto alla rovescia.

## Hints of a first game

coach-choice = Ciò che brilla si può scegliere. In ogni round prepari due azioni in segreto; poi quelle di tutti si scoprono, una per una.
coach-secret = Hai un ruolo che nessun altro conosce. Tieni premuta la carta per guardarlo, e di’ quel che ne vuoi.
