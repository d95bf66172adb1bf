# Haunt 19, A Friend for the Ages.

haunt-19-title = Un amico per sempre

haunt-19-story =
    In fondo alla Galleria è appeso un quadro che nessuno ha spolverato, e che non ha polvere. Il cappotto è di un altro secolo. Il volto no. Stanotte avete spezzato il pane con quel volto; gli avete tenuto la lampada sulle scale. Alle vostre spalle qualcuno si schiarisce la gola e dice, con molta gentilezza, che alla gente ci si affeziona tanto, e che se ne va sempre.

haunt-19-heroes =
    Il vostro amico non può essere ferito. Le lame si piegano, il veleno è vino, e gli anni non sono nulla: il ritratto nella Galleria sopporta tutto al suo posto, e lui lo difenderà a ogni costo. Dovete farne il ritratto di qualcun altro.

    Colore: ci sono due vasetti più degli eroi. Ne sta uno in ciascuna di queste stanze che è nella casa: Soffitta, Stanza Abbandonata, Stanza Crollata, Patio, Corridoio delle Statue, Ripostiglio, Cantina dei Vini; gli altri arrivano con le stanze ancora da trovare. Il Colore è un oggetto. Nessuno ne porta due, e il Cane non ne porta. Anche il vostro amico può prenderlo.

    Ridipingere: nella Galleria, con il Colore in mano, una volta per turno: Conoscenza 4+. Il Colore si consuma, e una pennellata del ritratto è vostra. Con meno tenete il Colore.

    Combattere: chi porta l’Amuleto delle Ere ferisce il traditore come al solito. Chiunque altro vinca non fa danno; ma un attacco di Potenza vinto di 2 o più può portare via un oggetto, o Colore.

    Vincete quando sul ritratto ci sono tante pennellate quanti erano gli eroi, o quando il traditore è morto.

haunt-19-traitor =
    Riporta ogni caratteristica sotto il valore iniziale a quel valore. Poi, una volta per ogni eroe, alza di un passo la caratteristica che sta meno passi sopra il suo inizio; tra pari scegli tu.

    Non invecchi, e nulla ti ferisce: nessun evento, nessuna stanza e nessun danno abbassa le tue caratteristiche. Le carte che ottieni o perdi le cambiano ancora come dicono. Solo due cose ti raggiungono. Una è un eroe con l’Amuleto delle Ere che ti combatte. L’altra è la Galleria: ogni volta che vi entri o vi inizi il turno, devi guardare: Sanità mentale 4+, o 1 dado di danno mentale. Può ucciderti.

    Gli eroi vogliono dipingere un altro volto sul tuo. Per questo nella casa c’è Colore. Puoi prenderlo, portarne un vasetto, scambiarlo, lasciarlo e rubarlo.

    Distruggere Colore: al posto del tuo attacco, il vasetto che porti.

    La casa è tua: una volta per turno, quando ti sei mosso, puoi chiamare qualsiasi stanza non ancora trovata e metterla dove si adatta. Non deve chiudere il suo piano. Allora il tuo movimento è finito.

    Vinci quando hai distrutto tre vasetti di Colore, o quando tutti gli eroi sono morti.

haunt-19-heroes-win =
    L’ultima pennellata è un angolo della bocca. Sentite gli anni salire le scale, tutti insieme, come gente che ha aspettato a lungo dietro una porta. Ciò che lasciano nel corridoio è un cappotto. È di un altro secolo.

haunt-19-traitor-win =
    Il terzo vasetto vola dalla finestra e si apre sulle pietre di sotto, bianco come un occhio. «Ecco», dice il vostro più vecchio amico, e si pulisce un dito alla volta. «Ora sediamoci. Avremo una serata così lunga; e voi una così breve.»

prompt-paint-waits = In quale di queste stanze { $subject_art } mette il Colore?
prompt-portrait-gift = Il ritratto dà un passo { $subject_to }. Per quale caratteristica?
prompt-call-which = Quale stanza { $subject_art } chiama nella casa?

verb-repaint = Ridipingi il ritratto (Conoscenza 4+)
verb-destroy-paint = Distruggi il Colore che porti
verb-call-room = Chiama una stanza nella casa (poi il tuo movimento è finito)

notice-repainted = { $figure_cap } cambia il ritratto. Pennellate finora: { $number }.
notice-paint-destroyed = { $figure_cap } distrugge un vasetto di Colore. Distrutti finora: { $number }.
notice-portrait-looks = { $figure_cap } è davanti al ritratto e deve guardare.
shown-strokes = Pennellate sul ritratto
shown-destroyed-paint = Colore distrutto
shown-strokes-needed = Pennellate necessarie
shown-kept-paint = Colore ancora in arrivo
shown-destruction-needed = Colore da distruggere
