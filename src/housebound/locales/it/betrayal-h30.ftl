# Betrayal: haunt 30.

haunt-30-title = La tomba di Dracula
haunt-30-story =
    La ragazza sorride, ed è il sorriso sbagliato, con dentro troppa roba. Da qualche parte sotto la casa pietra stride su pietra, piano, come una porta che ha tutta la notte.
    Uno di voi ha smesso di fare ombra. «Ha tanta fame», dice la ragazza. «E voi avete fatto tanta strada.»
haunt-30-heroes =
    Il vostro compagno è un Vampiro, e anche la Ragazza: ora è la Sposa. Entrambi servono Dracula, che giace nella sua tomba e si sveglia piano: non si muove e non attacca finché il tracciato non segna 2. Vi uccideranno, o faranno di voi uno di loro; chi è trasformato gioca per la loro parte.
    Vincete quando Dracula e la Sposa sono entrambi distrutti e almeno uno di voi è vivo. Il vostro falso compagno non deve per forza morire.
    Il sole: all’inizio di ogni turno del traditore il tracciato sale di 1. Poi il primo di voi nell’ordine di turno tira tanti dadi quanti sono i giocatori. Un risultato più basso del tracciato, e il sole è sorto. Dal turno seguente del traditore ogni Vampiro perde 1 in ciascuna delle sue caratteristiche in ognuno di questi turni, ed è distrutto quando una di esse è esaurita.
    La Lancia: chi di voi vince un attacco con essa distrugge il Vampiro, qualunque sia. Ogni altro attacco stordisce soltanto Dracula e la Sposa.
    Il Simbolo Sacro: chi lo porta e vince un attacco nella stessa stanza può anche respingere il Vampiro, una stanza attraverso porte per ogni punto della differenza.
    Terra consacrata: un Vampiro che vuole entrare nella Cappella, o nella stanza di un eroe con il Simbolo Sacro, deve tirare Sanità mentale 6 o più, o non entra. Uno che è già lì può restare.
haunt-30-traitor =
    Sei un Vampiro, e ogni tua caratteristica è più alta di un passo. La Ragazza è diventata la Sposa. Entrambi servite Dracula.
    Vinci quando ogni eroe è morto o un Vampiro. Chi è trasformato vince con te se quel Vampiro ha ucciso o trasformato un eroe.
    La notte è breve: il sole sorgerà, e poi i Vampiri si indeboliscono. Fa’ presto.
    Dracula: Velocità 5, Potenza 8, Sanità mentale 6. Sposa: Velocità 4, Potenza 4, Sanità mentale 4. Muovi e attacchi con entrambi nel turno mostro. Dracula non si muove e non attacca finché il tracciato non segna 2; sale di 1 all’inizio di ogni tuo turno.
    Dominio: al posto del suo attacco, qualsiasi Vampiro può fare un attacco di Sanità mentale a un eroe del sesso opposto nella stessa stanza o in una unita a essa da una porta. Dracula è un uomo, la Sposa una donna. Se il Vampiro vince, l’eroe non subisce danno ma perde tanti passi di Velocità quanta è la differenza, e tu puoi portarlo nella stanza del Vampiro. Un eroe la cui Velocità raggiunge così il teschio è un Vampiro: la sua Velocità torna all’inizio, ogni caratteristica sale di 1, e il suo giocatore continua con esso, dalla tua parte. Se il Vampiro perde, non gli accade nulla.
    Terra consacrata: un Vampiro che vuole entrare nella Cappella, o in una stanza con un eroe che porta il Simbolo Sacro, tira Sanità mentale 6 o più, o non entra. Guardati anche dalla Lancia.
haunt-30-heroes-win = Una luce grigia passa sotto le imposte e risale il muro come acqua. Ciò che era un re è un po’ di polvere con dentro un anello. Lasciate aperte le porte della casa, tutte, perché il mattino possa dare un’occhiata.
haunt-30-traitor-win = Siedono lungo i muri nei loro abiti buoni, tutti i tuoi amici, pallidi e cortesi, e aspettano il buio. Nessuno ha più paura. Nessuno è più nulla, se non affamato.

setting-sunlit-rooms = Le stanze soleggiate distruggono i Vampiri (scenario 30)
verb-dominate = Domina { $figure_art }
prompt-tomb = Dove giace Dracula?
prompt-call-hero = { $subject_cap } è sotto un incantesimo. Portare { $subject_art } nella stanza del Vampiro?
prompt-drive-back = { $subject_cap } arretra davanti al Simbolo Sacro. In quale stanza finisce?
notice-driven-back = { $figure_cap } arretra fin { $room_in }.
notice-holy-ground = { $figure_cap } non può entrare { $room_in }: terra consacrata.
notice-sun-rises = Il sole è sorto.
notice-vampires-weaken = La luce del giorno indebolisce ogni Vampiro.
notice-in-sunlight = Il sole raggiunge { $figure_art }.
shown-sun = Il sole è sorto
shown-weakened = Indebolimento
shown-vampires = Vampiri tra voi
shown-vampire-killers = Vampiri che hanno ucciso o trasformato un eroe
