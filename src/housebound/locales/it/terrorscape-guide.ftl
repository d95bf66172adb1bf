# The guided first game: what to do, and why, in two sentences a step.

guide-search = Giochi tutte e tre le vittime; quattro Chiavi su cinque sono già state trovate, e l’assassino non vede nessuno di voi. Fa’ che Marco cerchi nella Galleria: è una delle tre stanze dove possono esserci Chiavi.
guide-keep = La quinta Chiave, ma le Chiavi tintinnano: il rumore nella Galleria sarà detto all’assassino. Prendila lo stesso, siete venuti per questa.
guide-whisky = Correrà dietro al rumore, quindi dagliene un altro tra cui scegliere. Fa’ lanciare a Sophia la sua Bottiglia di Whisky nella Sala da Ballo, accanto a lei.
guide-calm = Ognuno di voi compie un’azione principale per round. Sophia ha paura, e ogni paura toglie un dado alla sua difesa: fa’ che si calmi.
guide-anna = Per uscire, all’inizio di un round devono essere tutti e tre nel Salone. Manda lì Anna; camminare non fa rumore.
guide-done = Hanno agito tutti e tre. Dillo, e uno di voi riceve equipaggiamento.
guide-equip = Qualcuno pesca due carte e ne tiene una. Nomina Anna: sarà la prima che lui può incontrare.
guide-equip-keep = Una Spada Corta aggiunge 1 a una difesa. Tienila; poi l’assassino sente il rumore e si muove.
guide-gather = Ha scelto il rumore sbagliato, e ha cercato nella Sala da Ballo. Porta Marco nel Salone mentre l’assassino è là.
guide-gather-sofia = Anche Sophia, nel Salone. Tre insieme si trovano più facilmente, ma solo insieme potete uscire.
guide-wait = Anna è dove deve essere, ma ognuno deve fare qualcosa. Falla respirare: togliere la paura è sempre possibile.
guide-done-again = Il turno è tutto qui. Nessuno ha fatto rumore.
guide-equip-again = Di nuovo equipaggiamento. Nomina chi vuoi.
guide-equip-again-keep = Tieni ciò che vuoi. Quando il mazzo equipaggiamento è vuoto l’assassino ha vinto, quindi in una partita vera non perdere tempo.
guide-defender = È venuto, ha cercato e vi ha trovati. Di’ tu chi lo affronta: Anna, che ha la spada.
guide-defend = Quattro dadi, più 1 per la spada, contro la sua forza di 5. Usala: una ferita si sopporta, una seconda uccide, e una vittima morta chiude la partita.
guide-stay = Respinto! Dopo uno scontro chiunque sia stato trovato può fuggire di una stanza. Non farlo: il round è finito, e la porta è qui.
guide-stay-others = Restate, tutti. Le porte si provano all’inizio del vostro turno, con cinque Chiavi e tutti presenti.
guide-stay-last = E anche l’ultimo resta. Poi comincia il round.
guide-closing = La porta è aperta, e siete fuori. Chiavi, rumore e nervi saldi; l’altra via è il trasmettitore, e la prossima volta l’assassino pensa con la sua testa.
