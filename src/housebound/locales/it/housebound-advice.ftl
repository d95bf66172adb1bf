# The browser page: hints at a table, and how a finished game stood.

## Whether a table has them

page-hints = Suggerimenti: chi siede qui può chiedere che cosa farebbe un bot difficile
page-hints-on-clock = Suggerimenti anche con l’orologio
page-hints-allowed = I suggerimenti sono permessi
page-hints-allow = Permetti suggerimenti a questo tavolo

## At the table

page-hint = Suggerimento
page-hint-thinking = Ci si pensa, con quello che tu puoi sapere…
page-hint-first = Un bot difficile sceglierebbe questo
page-hint-wins = Partite immaginate che vince: { $chance } %, con un margine di { $doubt }
page-hint-chance = { $chance } %
page-hint-doubt = ± { $doubt }
page-hint-worlds = { $worlds ->
    [one] una partita immaginata
   *[other] { $worlds } partite immaginate
}
page-hint-why = Ogni opzione è stata giocata fino in fondo in partite che dal tuo posto sembrano uguali. Quelle rimaste presto indietro sono state giocate meno.
page-hint-show = Mostra dove: { $option }

## How a finished game stood

course-title = Che cosa l’ha decisa
course-judging = Si valuta tutta la partita. Può volerci mezzo minuto…
course-again = Riprova
course-seat = Probabilità del posto
course-why = In momenti sparsi della partita, bot normali hanno continuato molte volte partendo da com’era davvero. Che cosa ha spostato di più le probabilità:
course-step = Passi { $from }–{ $to }
course-one-step = Passo { $to }
course-moved = Da { $before } % a { $after } %
course-none = Nulla ha spostato le probabilità: era decisa dall’inizio.
course-picture = La probabilità di vincere nel corso della partita: all’inizio { $first } %, alla fine { $last } %.
