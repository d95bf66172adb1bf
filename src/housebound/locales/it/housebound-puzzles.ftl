# La pagina nel browser: i problemi, il loro elenco e i loro tavoli.

page-puzzles = Rompicapi
page-puzzles-about = Una posizione e ciò che vi si può forzare, qualunque cosa esca: una vittoria verso la fine di una partita, o la salvezza di qualcuno. Ogni scelta deve conservarlo: la fortuna non risolve nulla. Ognuno è dimostrato su tutte le risposte e tutti gli esiti del caso.
page-puzzles-solved = { $solved } su { $count } risolti in questo browser
page-puzzles-all = Tutti i rompicapi
page-puzzle = Rompicapo { $number }
page-puzzle-within = { $choices ->
    [one] una scelta
   *[other] { $choices } scelte
}
page-puzzle-survive = sopravvivere al round
page-puzzle-difficulty = { $level ->
    [1] facile
    [2] medio
   *[other] difficile
}
page-puzzle-done = risolto
page-puzzle-solved = Risolto: è vinto, e lo sarebbe stato qualunque cosa fosse uscita.
page-puzzle-survived = Risolto: { $who } sopravvive a questo round, e così sarebbe stato qualunque cosa fosse uscita.
page-puzzle-lost = Non più: dopo questa scelta la vittoria non si può forzare. { $option }
page-puzzle-survive-lost = Non più: dopo questa scelta non è più certo che { $who } sopravviva a questo round. { $option }
page-puzzle-keys = Che cosa l’avrebbe conservata: { $keys }
page-puzzle-again = Riprova
page-puzzle-next = Prossimo rompicapo
