# Haunt 48, Stacked Like Cordwood.

haunt-48-title = Impilati come legna

haunt-48-story =
    Nei vecchi giornali le fotografie sono tutte uguali: un capanno, una lanterna, e lungo il muro, in ordine, ciò che aveva lasciato. Per questo hanno impiccato Jack il Cremisi due volte. Ora la porta d’ingresso è aperta, c’è neve sul tappeto, e qualcuno in cappotto rosso batte gli stivali e canticchia. Vi conta con un dito, muovendo le labbra. Sarà un inverno freddo.

haunt-48-heroes =
    Jack il Cremisi è nella casa. Si può battere, ma allora è via solo per un po’: rientra dalla porta d’ingresso, ogni volta più forte. Solo un’arma maledetta lo uccide per sempre.

    La sua aura di paura: quando il tuo turno inizia nella stanza di Jack, tira Sanità mentale 3+. Se fallisci, perdi 1 in una caratteristica mentale a tua scelta e 1 in una fisica.

    L’arma maledetta è una di queste: l’Ascia, la Lancia, il Pugnale di Sangue, il Pugnale Sacrificale. Decidete voi quale, una volta per tutte.

    Dichiararla: hai una delle quattro. Non costa nulla.

    Trovarla, un compito: nella Biblioteca, nella Cappella, nella Soffitta o in un Caveau aperto. Conoscenza 3+. Prendi una delle quattro che non è ancora stata pescata, ed è quella.

    Studiarla, un compito: sei dove è l’arma maledetta, in mano a chiunque o a terra. Potenza 5+ o Conoscenza 5+. Metti un segnalino sulla tua carta. Quando insieme avete tanti segnalini quanti sono i giocatori, l’arma è domata. Trovare e studiare condividono l’unico tiro del tuo turno.

    Attaccare Jack con l’arma domata: se vinci, è morto. Se lo batti in ogni altro modo, o quando ti attacca lui, torna.

    Vincete quando Jack il Cremisi è ucciso per sempre.

haunt-48-traitor =
    Il tuo esploratore resta in gioco, e agisce e attacca come al solito. Jack il Cremisi comincia nella Sala d’Ingresso. Gli eroi cercano un’arma che possa ucciderlo.

    Jack il Cremisi: Velocità 3, Potenza 3, Sanità mentale 3. Non è mai stordito e mai ferito. Se è battuto, è fuori dalla casa; all’inizio del tuo prossimo turno torna nella Sala d’Ingresso con 1 in più in ciascuna delle tre, ogni volta, e agisce nel turno mostro che segue. Non tira mai più di 8 dadi.

    La sua aura di paura: un eroe il cui turno inizia nella sua stanza deve tirare Sanità mentale 3 o più, o perde 1 in una caratteristica mentale e 1 in una fisica.

    Vinci quando tutti gli eroi sono morti.

haunt-48-heroes-win =
    Guarda la lama, e poi te, quasi sollevato, e dice che è sempre stato un gran lavoro. Poi cade, e stavolta cade come qualcosa che ha un peso. Nessuno dorme. Verso mattina qualcuno va al capanno, torna, e non dice che cosa c’era nell’elenco.

haunt-48-traitor-win =
    Uno sopra l’altro, con le teste verso il muro. Jack squadra la pila con lo stivale, fa un passo indietro, la squadra di nuovo. In fondo alla fila ha lasciato uno spazio, lungo più o meno quanto sei alto tu. «Per dopo», dice con gentilezza, e ti tiene la porta.

prompt-which-cursed-weapon = Quale arma trova { $subject_art }?

verb-find-cursed-weapon = Cerca l’arma maledetta, con Conoscenza
verb-declare-cursed-weapon = Dichiara arma maledetta { $card_art }
verb-study-cursed-weapon = Studia l’arma maledetta, con { $trait }

notice-weapon-is-cursed = { $card_cap } è l’arma maledetta.
notice-weapon-mastered = L’arma è domata: { $card }. Ora può uccidere.
notice-jack-falls = { $figure_cap } cade.
notice-jack-returns = { $figure_cap } rientra dalla porta d’ingresso, più forte di prima. Ritorni finora: { $number }.
notice-aura-of-fear = { $figure_cap } non riesce a distogliere lo sguardo.
shown-jack-returns = Ritorni di Jack
shown-cursed-weapon = L’arma maledetta
shown-study-tokens = Segnalini studio
shown-study-tokens-needed = Segnalini che la domano
