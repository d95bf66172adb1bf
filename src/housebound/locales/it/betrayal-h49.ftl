# Haunt 49, You Wear It Well.

haunt-49-title = Ti sta bene

haunt-49-story =
    Vedi il tuo corpo sul pavimento, con la bocca un po’ aperta. Non ci sei più dentro. Allunghi una mano, e attraversa il muro fino al gomito. Uno di voi è ancora in piedi, ben solido, accanto a qualcosa che non ha ancora un volto e passa in rassegna i vostri corpi, uno dopo l’altro, come cappotti in un negozio.

haunt-49-heroes =
    Il traditore ha strappato le vostre Anime dai corpi. Uno Spirito Astrale vuole uno di questi corpi per sé. Distruggete lo Spirito, e potrete tornare. Vincete quando i vostri colpi contro lo Spirito sono tanti quanti erano i giocatori all’inizio.

    Ora la tua pedina è la tua Anima: ha le tue caratteristiche e gioca i tuoi turni. Il tuo corpo giace dove stavi. Le Anime passano attraverso i muri tra stanze vicine, e liberamente su e giù per lo Scivolo del Carbone, la Stanza Crollata e la Galleria. Ciò che le stanze fanno con Potenza, Velocità e danno fisico non le tocca. Non scoprono stanze, usano gli oggetti che hanno, ma non ne ottengono altri, non danno nulla, e non possono usare il Teschio, un’arma o la Dinamite.

    Le Anime attaccano e si difendono solo con Conoscenza o Sanità mentale, un attacco per turno. Se batti lo Spirito, è un colpo, con un segnalino della caratteristica; se perdi, non accade nulla. Se batti il traditore, il traditore è stordito e salta il prossimo turno, senza danno; se perdi, subisci danno mentale. Per te il danno fisico diventa danno mentale.

    Se la tua Sanità mentale o la tua Conoscenza raggiunge il teschio, la tua Anima è distrutta con i tuoi oggetti, e sei fuori.

haunt-49-traitor =
    Hai strappato le Anime degli altri dai corpi. Il tuo padrone, lo Spirito Astrale, avrà uno di quei corpi. Gli eroi cercano di distruggere lo Spirito, e poi di tornare nei loro corpi. Vinci quando tutte le Anime sono distrutte, o quando lo Spirito abita un corpo.

    Lo Spirito Astrale: Velocità 3, Sanità mentale 6, Conoscenza 6. Passa attraverso i muri tra stanze vicine, non è mai stordito, e attacca solo Anime, con Sanità mentale o Conoscenza; l’Anima subisce la differenza come danno mentale.

    Possessione: una volta per turno mostro, nella stanza di un corpo la cui Anima è distrutta, lo Spirito tira Sanità mentale. Più della Sanità mentale iniziale di quell’esploratore mette un segnalino accanto al corpo. Tanti segnalini quanti erano i giocatori, accanto a un solo corpo, e lo Spirito lo abita. Può attaccare nello stesso turno.

    Puoi attaccare un corpo nella tua stanza, al posto di un attacco: tira 2 dadi, e quell’eroe subisce il risultato come danno mentale, senza difesa. Ma se ciò distrugge l’Anima, quel corpo non potrà mai essere abitato. Puoi attaccare le Anime solo con Sanità mentale o Conoscenza, come permette l’Anello. Un’Anima che ti batte ti stordisce: salti il prossimo turno.

haunt-49-heroes-win =
    Si disfa senza un suono, come fumo quando si apre una porta. Poi c’è di nuovo peso, e un pavimento freddo, e il più bel mal di testa della vostra vita.

haunt-49-traitor-win =
    Uno dei corpi si tira su e si guarda le mani. Prova le dita, una per una. Prova un sorriso, e dopo un po’ gli riesce quasi bene. Come sto? chiede.

verb-assail = Attacca { $figure_art }, con { $trait }
verb-strike-body = Colpisci il corpo { $figure_of } (2 dadi di danno mentale)
verb-possess = Cerca di possedere il corpo { $figure_of }
notice-body-struck = { $figure_cap } colpisce il corpo { $target_of }: { $result }.
notice-possession = Lo Spirito entra con una mano nel corpo { $figure_of }: { $result }. { $number ->
    [0] Accanto non c’è alcun segnalino.
    [one] Accanto c’è un segnalino.
   *[other] Accanto ci sono { $number } segnalini.
}
notice-soul-lost = L’Anima { $figure_of } è distrutta.
shown-bodies = Corpi
shown-possession = Segnalini possessione
shown-sanity-tokens = Colpi con Sanità mentale
shown-knowledge-tokens = Colpi con Conoscenza
