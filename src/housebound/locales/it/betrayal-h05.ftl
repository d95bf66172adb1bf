# Betrayal: haunt 5.

haunt-5-title = Ero un licantropo adolescente
haunt-5-story =
    Comincia con un brivido. Poi le spalle sono troppo larghe per il cappotto, le cuciture cedono una dopo l’altra, e ciò che resta del volto si apre a metà ed è pieno di denti.
    Il cane ai suoi piedi, che avete accarezzato tutti, solleva il labbro e non ringhia. Aspettava questo.
haunt-5-heroes =
    Il vostro compagno è un Lupo mannaro, più forte a ogni turno, e il Cane corre con lui. Piombo e acciaio lo fanno solo infuriare: un Lupo mannaro subisce metà di ogni danno, arrotondata per eccesso, e nulla di ciò può ucciderlo. L’argento sì.
    Vincete quando tutti i Lupi mannari sono morti e almeno uno di voi è vivo. Il Cane non conta.
    Il morso: chi di voi subisce danno da un Lupo mannaro o dal Cane, attaccando o attaccato, riceve un segnalino rosso e lo tiene. All’inizio di ogni tuo turno successivo tiri Sanità mentale: con meno di 4 da quel momento sei un Lupo mannaro. Lasci tutto, le tue caratteristiche tornano almeno al valore iniziale, guadagni un passo per ogni eroe rimasto, e giochi per l’altra parte.
    Trovare il Revolver: nella Soffitta, nella Sala Giochi, nella Stanza delle Cianfrusaglie, nella Camera Padronale o nel Caveau aperto, se nessuno lo ha e non è da nessuna parte, un tiro di Conoscenza di 5 o più. Una volta per turno.
    Fabbricare Proiettili d’Argento: nel Laboratorio o nel Locale Caldaia, un tiro di Conoscenza di 5 o più. Una volta per turno, e in aggiunta alla ricerca. Sono un oggetto, e non finiscono mai.
    Sparare: chi ha sia il Revolver sia i Proiettili d’Argento, e vince un attacco con il Revolver contro un Lupo mannaro o il Cane, lo uccide.
    Il Cane sconfitto in ogni altro modo è stordito. I Lupi mannari e il Cane non portano nulla e non entrano nell’Ascensore Mistico.
haunt-5-traitor =
    Sei un Lupo mannaro. Hai lasciato tutto ciò che portavi, le tue caratteristiche sono almeno al valore iniziale, e hai speso sulle tue caratteristiche un passo per ogni eroe. Il Cane è tuo.
    Vinci quando ogni eroe è morto o un Lupo mannaro. Chi diventa Lupo mannaro più tardi vince con te se un suo attacco ha ucciso un eroe.
    All’inizio di ogni tuo turno guadagni 1 di Potenza o 1 di Velocità. Giochi un turno normale, con il tuo attacco; il Cane si muove e attacca nel turno mostro. Cane: Velocità 4, Potenza 4, Sanità mentale 3.
    Il danno che subisci è dimezzato, arrotondato per eccesso, e nessun colpo, sparo o caduta può portare una tua caratteristica al teschio. Gli eroi cercheranno qualcosa che possa.
    Il morso: un eroe che subisce danno da un Lupo mannaro o dal Cane riceve un segnalino rosso. All’inizio di ogni suo turno successivo tira Sanità mentale, e con meno di 4 è un Lupo mannaro come te, con un passo per ogni eroe rimasto, e gioca per la tua parte al suo vecchio posto nell’ordine.
    I Lupi mannari non si attaccano tra loro. Né loro né il Cane possono portare qualcosa, rubare, o entrare nell’Ascensore Mistico.
haunt-5-heroes-win = L’ultimo si rimpicciolisce morendo, e il pelo gli scorre via come acqua. Ciò che giace lì è il figlio di qualcuno, negli stracci di un bel cappotto. Contate i proiettili che vi restano. Contate anche i lividi l’uno dell’altro, e non dite niente.
haunt-5-traitor-win = Nella casa non si corre più, si sente solo un passo felpato. La luna è in ogni finestra. Uno dopo l’altro, cominciate a cantare.

verb-find-revolver = Cerca il Revolver in questa stanza
verb-make-silver-bullets = Fabbrica Proiettili d’Argento
prompt-wolf-points = { $subject_cap } diventa un Lupo mannaro. Quale caratteristica sale di 1?
prompt-wolf-grows = La bestia dentro { $subject_art } cresce. Potenza o Velocità?
notice-bitten = { $figure_cap } ha ricevuto il morso.
shown-werewolves = Lupi mannari
shown-bitten = Con il morso
shown-wolf-killers = Lupi mannari che hanno ucciso un eroe
