# Betrayal: haunt 8.

haunt-8-title = Il lamento della banshee
haunt-8-story =
    La planchette sulla tavola non voleva fermarsi. Non scriveva un nome, solo la stessa lunga vocale, più e più volte, finché non l’hanno ripresa i vetri delle finestre.
    Ora qualcosa nella casa risponde. È lontano, poi è nella stanza accanto, e tra le due non c’era nessuna porta.
haunt-8-heroes =
    La Tavola degli Spiriti ha chiamato una Banshee. Nulla può farle male, nulla la trattiene, e non è d’intralcio a nessuno. Quando passa per una stanza, o vi si ferma, tutti lì perdono la presa sulla mente, e un saldo tiro di Sanità mentale attenua soltanto il colpo. Se il traditore porta la Tavola degli Spiriti, il traditore non sente nulla. Voi non ne siete protetti.
    Vincete quando sono riusciti tanti esorcismi quanti erano i giocatori all’inizio.
    Esorcismo, un tiro per ciascuno di voi per turno. Con Sanità mentale, 5 o più: nella Cappella, nella Cripta o nella Camera del Pentacolo, o portando il Simbolo Sacro o la Tavola degli Spiriti. Con Conoscenza, 5 o più: nella Biblioteca o nel Laboratorio, o portando il Libro o la Sfera di Cristallo. Ogni stanza e ogni carta serve una volta; un fallimento non consuma nulla.
haunt-8-traitor =
    Hai chiamato, ed è venuta. Gli eroi cercheranno di metterla a tacere. Vinci quando sono tutti morti.
    Conservi il tuo esploratore. La Banshee comincia nella tua stanza, rivolta dove vuoi. Non può essere attaccata, non rallenta nessuno e nessuno la rallenta, attraversa le barriere, non trova nuove stanze e non prende l’Ascensore Mistico.
    In ogni turno mostro tira 8 dadi: il risultato è di quanti spazi vola, mai di meno. Poi tira 2 dadi per il suo modo.
    0: non vola. Mettila in una stanza qualsiasi fino a 8 spazi di distanza; non ne attraversa nessuna.
    1: scegli la sua prima stanza; poi tiene la parete sinistra: a sinistra, o se no dritto, o se no a destra, o se no indietro.
    2: scegli la sua prima stanza; poi dritto; dove non può, a sinistra o a destra a caso; se no indietro.
    3: scegli la sua prima stanza; poi tiene la parete destra: a destra, o se no dritto, o se no a sinistra, o se no indietro.
    4: falla volare come vuoi. In questo turno la sente un solo esploratore, e una volta sola: scegli tu quale, tra quelli nelle cui stanze è passata o si ferma.
    Presso scale, un Passaggio Segreto, Scale Segrete, una Parete Girevole, la Stanza Crollata e la Galleria il suo prossimo spazio può essere l’altro capo, e lì la giri tu. Dallo Scivolo del Carbone dev’essere la Cantina.
    Tutti in una stanza in cui entra tirano Sanità mentale e subiscono danno mentale: 6 o più, 1 dado; da 3 a 5, 2 dadi; da 0 a 2, 4 dadi. Nei modi da 1 a 3 la si sente di nuovo ogni volta che torna. La stanza da cui parte è sicura finché non vi ritorna. Tu sei risparmiato finché hai la Tavola degli Spiriti, e solo allora.
haunt-8-heroes-win = L’ultima parola è detta, e la nota si spezza a metà come un filo. Aspettate che ricominci. Un orologio ticchetta. Qualcuno si mette a ridere, si preme le mani sulla bocca, e ascolta.
haunt-8-traitor-win = Siedono dove lei li ha lasciati, a bocca aperta, e non esce alcun suono. Cammini di stanza in stanza con la tavola sotto il braccio. Lei ti precede, cantando, ed è bellissimo.

prompt-banshee-leap = Dove si sente all’improvviso { $subject_art }?
prompt-banshee-wail = Chi sente { $subject_art }?
prompt-banshee-way = Dove vola ora { $subject_art }?
notice-banshee-manner = { $number ->
    [0] Svanisce, per ricomparire dove vuoi.
    [1] Tiene la parete sinistra.
    [2] Vola dritto.
    [3] Tiene la parete destra.
   *[4] Vola dove la mandi.
  }
notice-hears-banshee = { $figure_cap } sente la Banshee.
shown-banshee-facing = La Banshee guarda
