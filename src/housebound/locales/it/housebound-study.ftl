## Many games: the tally on the screen

study-title = { $game }: { $games } partite, seme { $seed }
study-seat = posto
study-bot = bot
study-wins = vittorie
study-share = quota
study-interval = certo al 95 %
study-nobody = nessuno
study-none = nessuno
study-numbered = { $number } { $title }
study-role = ruolo
study-side = parte
study-games = partite
study-won-by = vinte da: { $side }
study-ended-by = finite per
study-rule = regola
study-length = durata media { $rounds } round, { $choices } scelte; { $rate } partite/s
study-failed = housebound: la partita { $number } è fallita: { $why }. La via per tornarci, come registrazione:

## Columns of every study

column-seats = giocatori
column-bots = bot
column-rounds = round
column-choices = scelte
column-why = regola
column-death-places = dove
column-death-causes = per che cosa

## The report

report-title = Che cosa dicono le partite
report-note = Queste partite le hanno giocate bot, non persone: non parlano mai, e giocano come meglio possono, e non meglio. Ogni barra tra due estremi contiene il vero in 95 rapporti su 100 come questo, se si giocassero altre partite simili.
report-contents = Indice
report-chapter = { $game }: { $file }
report-about = { $games ->
    [one] Una partita in { $file }.
   *[other] { $games } partite in { $file }.
}{ $failed ->
    [0] {""}
    [one] {" "}Un’altra è fallita ed è esclusa.
   *[other] {" "}Altre { $failed } sono fallite e sono escluse.
}
report-comparison = { $game }: confronto tra { $one } e { $two }
report-comparison-about = Che cosa è diverso in { $two }, visto da { $one }. Se tra i due è cambiata solo una regola, questo è ciò che fa la regola.
report-written = Scritto in { $file }.
report-drawn = { $count ->
    [one] Un’immagine è in { $folder }.
   *[other] { $count } immagini sono in { $folder }.
}
report-plot-menu = Che cosa si può fare con questo grafico
report-plot-svg = Salva come SVG
report-plot-png = Salva come PNG
report-table = Lo stesso come tabella
report-share-of-games = quota di partite vinte
report-share-of-all = quota di tutte le partite
report-share-of-deaths = quota di tutte le morti
report-sides = Chi vince
report-sides-caption = Quante volte vince ogni parte, sulle partite in cui c’era. Possono vincere più parti insieme, o nessuna.
report-by = Chi vince, secondo: { $what }
report-by-caption = Quante volte vince ogni parte. Il punto è ciò che si è contato, la linea il suo margine d’errore.
report-figures-caption = Quante volte vince chi lo gioca, da qualsiasi parte.
report-endings = Come finiscono le partite: { $what }
report-endings-caption = Su tutte le partite, i casi più frequenti in alto.
report-seats = Conta il posto?
report-seats-caption = Quante volte vince ogni posto, per ogni numero di giocatori. Linee che si sovrappongono non dicono alcuna differenza.
report-players = { $count ->
    [one] un giocatore
   *[other] { $count } giocatori
}
report-spread = Come si distribuisce: { $what }
report-spread-caption = In media { $mean }; metà delle partite ha { $median } o meno (la linea tratteggiata); da { $low } a { $high }.
report-survival = Chi è ancora vivo
report-survival-caption = La quota di ogni parte che è viva dopo ogni round. Le partite già finite non contano più, e i round che quasi nessuna partita vede sono esclusi.
report-alive = ancora vivi
report-watched = osservati
report-of = su
report-rule-text = che cosa dice
report-everybody = tutti
report-had = Che cosa avevano i vincitori: { $side }
report-had-caption = Quante volte più spesso vince chi di questa parte ha avuto la cosa in qualsiasi momento, rispetto a chi non l’ha mai avuta. A destra della linea va con la vittoria. Non è detto che ne sia la causa: chi vive a lungo trova di più. { $count ->
    [one] Si è confrontata una sola cosa.
   *[other] Si sono confrontate insieme { $count } cose, e i punti pieni restano oltre il caso anche tenendone conto.
}
report-thing = cosa
report-times = volte avuta
report-lift = vittorie con, rispetto a senza
report-lift-axis = volte tante vittorie quante senza
report-sure = oltre il caso
report-beyond-chance = oltre il caso
report-maybe-chance = può essere un caso
report-yes = sì
report-no = no
report-map = Dove si muore: la mappa
report-map-caption = { $deaths ->
    [one] Una morte.
   *[other] La quota di tutte le { $deaths } morti in ogni quadrato, in percentuale; un punto è meno di uno. I numeri dicono lo stesso delle sfumature.
}
report-sheet = dove
report-square = quadrato
report-deaths = morti
report-death-places = Dove si muore: le stanze
report-death-causes = Di che cosa si muore
report-ranking-caption = { $count ->
    [one] Tutto quanto.
   *[other] I primi { $shown } di { $count }, il più mortale in alto.
}
report-compared = Che cosa è cambiato: { $what }
report-compared-caption = { $two } meno { $one }, in punti su cento. A sinistra della linea è diventato più raro, a destra più frequente. { $count ->
    [one] Si è confrontata una sola quota.
   *[other] Si sono confrontate insieme { $count } quote, e i punti pieni restano oltre il caso anche tenendone conto.
}
report-change = cambiamento
report-change-axis = cambiamento della quota di partite
report-compared-length = Che cosa è cambiato: la durata
report-compared-length-caption = La media di tutte le partite di ogni file.
report-mean = media
