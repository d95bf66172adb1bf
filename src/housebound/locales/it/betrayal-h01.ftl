# Haunt 1, The Mummy Walks.

haunt-1-title = La mummia cammina

haunt-1-story =
    Qualcuno ha portato una bara di pietra in questa casa, e qualcun altro l’ha aperta. Ciò che ne esce aspetta la sua sposa da prima che esistesse qualsiasi città. Ha notato la Ragazza. Uno di voi pensa che sarebbero una bella coppia.

haunt-1-heroes =
    Il traditore vuole che la Mummia sposi la Ragazza. Ricacciate la Mummia da dove è venuta.

    Avete in comune tre passi, in quest’ordine:
    1. Il nome: nella stanza con il Sarcofago, nel Laboratorio o nella Biblioteca, tiro di Conoscenza 6+.
    2. L’incantesimo: chi porta il Libro fa un tiro di Conoscenza 6+, ovunque.
    3. La cacciata: nella stanza della Mummia, con il Libro in mano a un eroe qualsiasi lì presente, attaccate la Mummia con Sanità mentale. L’Anello non serve. Se vincete, la Mummia è sparita per sempre; se perdete, la differenza è danno mentale. Non in un turno in cui avete tirato per uno degli altri passi.

    I passi 1 e 2 concedono a ogni eroe un tiro per turno; due eroi possono compierli nello stesso round. Se il Libro è nel mazzo presagi o nei suoi scarti, il prossimo eroe che scopre una stanza con un presagio lo ottiene invece di pescare.

    Qualsiasi altro attacco che batte la Mummia la stordisce come al solito. Ciò che porta cade, anche la Ragazza, e un eroe nella stanza può portarla con sé. Dove aspetta da sola, la prende il primo esploratore che entra.

    Vincete quando la Mummia è scacciata.

haunt-1-traitor =
    La Mummia sta accanto al suo Sarcofago nella stanza dello scenario. Scegli una stanza per la Ragazza: sullo stesso piano, a 5 spazi o tanto lontano quanto quel piano permette. Il primo esploratore che entra nella sua stanza la prende. Gli eroi vogliono scacciare la Mummia.

    Vinci quando la Mummia ha la Ragazza e porta l’Anello o il Simbolo Sacro, nella stanza del Sarcofago; oppure quando tutti gli eroi sono morti.

    Il tuo esploratore continua come prima. Nel suo turno, nella stanza della Mummia, può consegnarle qualsiasi oggetto e la Ragazza. Se sia l’Anello sia il Simbolo Sacro sono nel mazzo presagi o nei suoi scarti quando scopri una stanza con un presagio, puoi prenderne uno invece di pescare.

    La Mummia: Velocità 3, Potenza 8, Sanità mentale 5. Prende oggetti, e la Ragazza dove aspetta da sola, senza costo; non cambiano nulla per lei. Con un tiro di movimento di 0 o 1 può essere messa in qualsiasi stanza invece di muoversi. Se il suo movimento finisce nella stanza di un eroe deve attaccarne uno, e può attaccare prima. Il suo danno porta prima la Velocità al numero più basso, poi la Potenza. Invece di 2 o più di danno può prendere un oggetto, o la Ragazza. Gli attacchi con Velocità e la Dinamite non le fanno nulla; stordita, lascia cadere tutto.

haunt-1-heroes-win =
    L’ultima parola dell’incantesimo è detta. Le bende restano in piedi un istante, vuote, poi sono un mucchio di lino per terra. La Ragazza chiede se tornerà. No, le dite, e sperate con tutto il cuore che sia vero.

haunt-1-traitor-win =
    Il coperchio della bara è aperto come il portone di una chiesa. C’è un anello, o qualcosa che ne fa le veci, e una sposa che ha smesso di piangere. Sei l’unico invitato. Lo sposo ti fa un cenno, e la pietra si richiude su entrambi.

verb-learn-mummy-name = Impara il nome della Mummia
verb-read-mummy-spell = Leggi l’incantesimo nel Libro
verb-banish-mummy = Scaccia la Mummia
verb-take-girl = Porta con te la Ragazza
verb-hand-to-mummy = Consegna { $card_art } alla Mummia

prompt-girl-room = { $subject_cap } nasconde la Ragazza. In quale stanza?
prompt-wedding-gift = { $subject_cap } può scegliere un regalo di nozze. Quale carta?
prompt-mummy-appears = { $subject_cap } va piano, e invece di camminare può comparire ovunque. Dove?

notice-sarcophagus-in = Il Sarcofago è { $room_in }.
notice-girl-in = La Ragazza aspetta { $room_in }.
shown-sarcophagus = Stanza del Sarcofago
shown-sarcophagus-here = Qui sta il Sarcofago
shown-mummy-steps = Passi compiuti contro la Mummia
