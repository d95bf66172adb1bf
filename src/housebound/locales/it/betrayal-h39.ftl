# Haunt 39, The Heir.

haunt-39-title = L’erede

haunt-39-story =
    Il foglio era piegato nell’asta della lancia: un testamento, una fila di nomi, e l’ultimo appartiene a uno di voi. La casa ha un erede. Sembra saperlo. Porte rimaste bloccate tutta la sera si aprono da sole, con garbo. E nel buio dietro alcune di esse qualcuno prende fiato e lo trattiene.

haunt-39-heroes =
    Uno di voi è l’erede di questa casa. Chi ha causato tutto questo ha nominato un altro di voi, e tutti voi sapete chi è. Il traditore no, e non deve scoprirlo.

    L’erede va incoronato: nel Corridoio delle Statue, con la Lancia e l’Anello nelle sue mani. Trovateli, conquistateli, passateli come fareste con qualsiasi altra cosa.

    La casa è piena di Assassini nascosti. Non potete vederli né combatterli. Uno può colpire quando entrate in una stanza: non tirate dadi, non c’è difesa. Non vi rallentano.

    Vincete quando l’erede è nel Corridoio delle Statue e porta sia la Lancia sia l’Anello. Se l’erede muore, tutto è perduto.

haunt-39-traitor =
    Uno degli eroi è l’erede di questa casa, e tu non sai quale. Se l’erede è nel Corridoio delle Statue con la Lancia e l’Anello, l’erede è incoronato e tu hai perso. Se il Corridoio non è nella casa, portacelo.

    Nascondi tanti Assassini quanti sono i giocatori, in segreto e uno per stanza: una stanza nella casa senza esploratori e senza altri Assassini, non il Corridoio delle Statue. Dopo ogni tuo turno il tracciato avanza. Quando arriva a 3, e di nuovo quando arriva a 6, se ne possono nascondere altrettanti allo stesso modo.

    Agguato: ogni volta che un eroe entra in una stanza, ti si chiede. Se lì è nascosto un Assassino, può colpire: 2 dadi di danno fisico, e nessuna difesa. Poi sparisce. Ti si chiede ovunque vadano gli eroi, così che nessuno possa capire dove se ne nasconde uno. Nessuno può trovare o attaccare un Assassino prima che colpisca, e non rallenta nessuno.

    Quando un eroe muore e la partita continua, non era l’erede. Il tuo esploratore attacca come al solito.

    Vinci quando l’erede è morto.

haunt-39-heroes-win =
    Le statue hanno voltato la testa. Lungo tutto il corridoio si piegano ginocchia di pietra, con un suono come di tuono lontano, e la corona che nessuno portava è d’improvviso lì. L’erede si guarda attorno, guarda tutto, guarda tutti voi. Dell’affitto, dice l’erede, bisognerà discutere.

haunt-39-traitor-win =
    L’ultimo nome sul foglio sbiadisce, lettera dopo lettera, e il foglio ti resta in mano bianco. Hai portato una penna. Ti ci vuole un po’ per decidere come si scrive il tuo nome.

prompt-hide-assassin = Dove si nasconde un Assassino? Lo vede solo { $subject_art }.
prompt-ambush = Entra { $subject_art }. Colpisce un Assassino?
prompt-name-heir = { $subject_cap } nomina l’erede. Chi è?

notice-heir-is = L’erede è { $figure_art }. Il traditore non deve saperlo.
notice-ambushed = Un Assassino esce dal buio alle spalle { $figure_of } { $room_in }.
shown-assassins = Qui si nascondono Assassini
shown-heir = L’erede
