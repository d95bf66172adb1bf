# Haunt 10, Family Gathering.

haunt-10-title = Riunione di famiglia

haunt-10-story =
    Parlava con qualcuno dietro di voi, il maniaco, e non ci avete badato. Ora rispondono. La madre, il padre, le zie, il ragazzo caduto dalla torre: scendono tutti a cena, e nessuno ha detto loro che sono morti.

haunt-10-heroes =
    Il Maniaco e i suoi Zombi vogliono uccidervi. Ci sono tanti Zombi quanti giocatori.

    Uno Zombi può essere intrappolato in una stanza che per lui contava in vita: la Camera Padronale, la Cappella, la Serra, la Sala Giochi, la Biblioteca, la Soffitta. Ognuna di queste stanze trattiene uno Zombi. Ogni volta che uno Zombi entra in una ancora libera, o vi inizia il turno, deve fare un tiro di Conoscenza 4+; se fallisce, vi resta per il resto della partita. Tira prima di attaccare. Uno Zombi intrappolato non fa nulla, non rallenta nessuno e non può essere attaccato.

    Uno Zombi battuto in uno scontro è stordito, e uno stordito non tira. Potete anche combattere il Maniaco. Il danno fisico non lo stordisce, si annota sul tracciato; il danno mentale lo stordisce. La sua morte da sola non vi salva.

    Vincete quando tutti gli Zombi sono intrappolati.

haunt-10-traitor =
    Il tuo esploratore è morto, e ciò che possedeva è nella sua stanza. Al suo posto c’è il Maniaco. Metti ogni Zombi, tanti quanti sono i giocatori, in una stanza con il simbolo presagio, uno per stanza; quelli che avanzano vanno in stanze senza il simbolo evento. Gli eroi vogliono intrappolare tutti gli Zombi in stanze particolari.

    Vinci quando tutti gli eroi sono morti.

    Gli Zombi: Velocità 2, Potenza 6, Sanità mentale 2, Conoscenza 3, un solo tiro di movimento per tutti. Muovi uno Zombi come vuoi finché non vede eroi: nella sua stanza, o lungo una fila retta di porte. Appena ne vede uno, deve muoversi verso l’eroe in vista più vicino e insegue quell’eroe per il turno, finché non ha più nessuno in vista. All’inizio del suo turno si volge a un eroe in vista che è più vicino di quello che seguiva. Attacca appena è in una stanza con un eroe, e ciò chiude il suo turno.

    Il Maniaco: Velocità 3, Potenza 5, Sanità mentale 5. Si muove e attacca come vuoi. Il danno fisico non lo stordisce e si annota sul tracciato: a 5 è morto. Il danno mentale lo stordisce.

haunt-10-heroes-win =
    L’ultima si siede dove sedeva sempre, incrocia le mani e resta. In tutta la casa non c’è un passo sulle scale. Camminate lo stesso in punta di piedi. Non si sveglia una famiglia che è finalmente tornata a casa.

haunt-10-traitor-win =
    Ora le sedie bastano. Alcuni dei nuovi cugini vanno ancora tenuti dritti, ma a questo penserà il tempo. Batti sul bicchiere e ti alzi, e tutti i volti si girano verso di te, e tutti sono così felici di essere qui.

prompt-zombie-room = La famiglia { $subject_of } torna a casa. In quale stanza va il prossimo Zombi?

notice-called-home = { $figure_cap } conosce questo posto: { $room }.
notice-zombie-trapped = { $figure_cap } resta { $room_in } per sempre.
shown-trapped = Intrappolati
shown-madman-damage = Danno del Maniaco
shown-pursued = Inseguiti a vista
