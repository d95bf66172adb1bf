# Haunt 20, Ghost Bride.

haunt-20-title = La sposa fantasma

haunt-20-story =
    L’anello è caldo. Da qualche parte un organo prende fiato, e dalle scale scende un odore di gigli lasciati troppo a lungo. Lei si ferma sulla soglia, tutta in bianco, e il bianco è muffa. Guarda un volto dopo l’altro finché non trova quello che aspettava. Non è il suo volto. Solleva il velo lo stesso, sorride, e dice il suo nome: un nome che nessuno di voi ha mai sentito.

haunt-20-heroes =
    Una sposa morta crede che uno di voi sia il suo sposo: a tutti è detto chi. Gli prende la forza, e quando è morto sposerà il suo spettro nella Cappella. Trovate l’uomo a cui era promessa.

    Ciò che uno di voi ha fatto, l’hanno fatto tutti. I primi tre passi sono compiti, e vanno in quest’ordine:

    1. Imparare il nome del vero sposo: nella Camera da Letto, nella Sala da Pranzo o nella Biblioteca, o ovunque con il Libro. Conoscenza 5+.
    2. Trovare dove giace: nella Cripta. Conoscenza 4+.
    3. Dissotterrarlo: nella Cripta. Potenza 4+. Chi ci riesce può prendere subito il Cadavere.
    4. Portare il Cadavere nella Cappella. È un oggetto, ed è pesante: ogni stanza costa a chi lo porta 2 spazi. Il Cane non può portarlo.
    5. Portare l’Anello nella Cappella. Si può fare in qualsiasi momento.

    La sposa non può essere ferita. Chi ha l’Anello può attaccarla con Sanità mentale: se vinci, è stordita; se perdi, subisci danno mentale.

    Vincete quando il Cadavere e l’Anello sono entrambi nella Cappella, portati da eroi o lasciati lì, prima che le nozze siano compiute. Ciò che porta il traditore non conta.

haunt-20-traitor =
    Il tuo esploratore resta in gioco, e agisce e attacca come al solito. La Sposa Fantasma comincia nella tua stanza, e si muove nel turno mostro. Il suo sposo è l’eroe con l’Anello, se è un uomo; altrimenti l’uomo più vecchio tra gli eroi. Se non ce n’è, un uomo che nessuno gioca l’aspetta nella Sala d’Ingresso: tu e lei potete attaccarlo. Gli eroi cercheranno di fermare le nozze.

    La Sposa Fantasma: Velocità 4, Sanità mentale 6; con cinque o sei giocatori Velocità 5, Sanità mentale 7. Passa attraverso i muri, e attacca solo con Sanità mentale. Fa danno mentale; al suo sposo toglie invece Potenza: 1 per 1 o 2 punti, 2 per 3 o 4 punti, 3 per 5 o più. Non può essere ferita, e non perde nulla con un attacco fallito. Solo un attacco con l’Anello la stordisce.

    Comunque muoia lo sposo, il suo spettro è tuo. All’inizio del tuo prossimo turno sono entrambi nella Cappella, e le nozze cominciano. (Se al tavolo si gioca che ci vanno a piedi, lo spettro si muove come lei, e le nozze cominciano all’inizio di un tuo turno in cui sono entrambi lì.) Durante le nozze restano nella Cappella, e lei può ancora attaccare lì. Alla fine di ogni tuo turno il tracciato sale di 1, che lei sia stordita o no.

    Vinci quando il tracciato è a 3, o quando tutti gli eroi sono morti.

haunt-20-heroes-win =
    Di lui non è rimasto molto: un colletto, qualche bottone, una mano. Posate l’anello nella mano, e la mano si chiude. Lei si inginocchia, e per un istante ha diciannove anni e non ha mai avuto freddo. Poi c’è solo l’odore dei gigli, e se ne va anche quello, quando qualcuno pensa finalmente ad aprire una finestra.

haunt-20-traitor-win =
    L’organo tace sull’ultima parola. Lui si volta verso di lei con il volto di un tuo amico, e dietro non c’è nessuno. Salgono le scale insieme, piano, come fanno le coppie. Getti il riso, e lo senti cadere attraverso entrambi sulla pietra. Alle tue spalle le porte si chiudono per la notte, e per tutte le notti a venire.

setting-wedding-travel = Come gli sposi arrivano alla Cappella (scenario 20)
figure-groom = Sposo
    .art = lo Sposo
    .cap = Lo Sposo
    .to = allo Sposo
    .from = dallo Sposo
    .of = dello Sposo
    .gender = m
domain-character = esploratore

prompt-take-corpse = { $subject_cap } prende subito il Cadavere?
prompt-strangers-body = Quanti passi perde { $subject_art } in Potenza? La Velocità perde il resto.
prompt-strangers-mind = Quanti passi perde { $subject_art } in Sanità mentale? La Conoscenza perde il resto.

verb-learn-true-groom = Cerca il nome del vero sposo, con Conoscenza
verb-locate-grooms-body = Cerca il luogo dove giace, con Conoscenza
verb-dig-up-groom = Dissotterralo, con Potenza

notice-groom-is = La sposa prende { $figure_art } per il suo sposo.
notice-outsider-groom = Uno sconosciuto aspetta nella Sala d’Ingresso: { $character }.
notice-corpse-buried = Qualcuno è sepolto { $room_in }.
notice-corpse-dug = { $figure_cap } dissotterra il Cadavere.
notice-groom-dead = { $figure_cap } è morto, e il suo spettro appartiene alla sposa.
notice-wedding-begins = Le nozze cominciano.
shown-groom = Lo sposo
shown-groom-traits = Le sue caratteristiche
shown-groom-is-dead = Lo sposo è morto
shown-bride-steps = Passi compiuti contro le nozze
shown-corpse-buried-in = Il Cadavere è sepolto in
shown-corpse-buried-in-here = Qui giace il Cadavere
shown-wedding = Le nozze sono cominciate
