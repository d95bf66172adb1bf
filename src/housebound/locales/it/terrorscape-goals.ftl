# The goal card: who I am, how my side wins, what else ends the game.

goal-victims = Siete tre vittime chiuse in una villa con qualcuno che vi vuole morte. Lui non vede dove siete; glielo dice il rumore.
goal-victims-win = Raccogliete cinque Chiavi e riunitevi nel Salone; oppure riparate il trasmettitore con cinque ingranaggi e resistete finché non arrivano i soccorsi.
goal-victims-ends = Perdete quando una di voi è uccisa, o quando non c’è più equipaggiamento da prendere.
goal-crossroads-victims = Sei una vittima in una villa con un assassino, e d’ora in poi ognuna pensa prima a sé.
goal-crossroads-victims-win = Trovati nel Salone con tre Chiavi tue; oppure sii in vita quando arrivano i soccorsi chiamati dal trasmettitore.
goal-crossroads-victims-ends = Perdi quando sei uccisa, o quando non c’è più equipaggiamento da prendere.
goal-killer = Sei l’assassino. Le vittime ti sono nascoste: ascolta.
goal-butcher = Sei il Macellaio: forte, rumoroso, sempre dritto. Non vedi le vittime; ascolta.
goal-ghost = Sei la Cameriera Fantasma: debole di braccio, e chi ti incontra ha paura. Non vedi le vittime; ascolta.
goal-maniac = Sei il Maniaco: sbuchi dal nulla. Non vedi le vittime; ascolta.
goal-killer-win = Trova una vittima e uccidila: rumore, domande e le tue carte dicono dove sono. La prima ferita non uccide.
goal-killer-ends = Perdi quando le vittime fuggono con cinque Chiavi, o quando arrivano i soccorsi chiamati dal trasmettitore.
goal-crossroads-killer-win = Uccidi due delle vittime, o lascia che finisca il loro equipaggiamento. Rumore, domande e le tue carte dicono dove sono.
goal-crossroads-killer-ends = Perdi quando ne sono morte meno di due e nella casa non resta nessuno.

## Hints of a first game

coach-choice = Ciò che brilla si può scegliere. Le vittime cercano Chiavi e stanno zitte; l’assassino tende l’orecchio.
coach-secret = Tra assassino e vittime c’è uno schermo. Ciò che vedi qui, l’altra parte non lo vede.
