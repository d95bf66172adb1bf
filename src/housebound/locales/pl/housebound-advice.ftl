# The browser page: hints at a table, and how a finished game stood.

## Whether a table has them

page-hints = Podpowiedzi: kto tu siedzi, może zapytać, co zrobiłby trudny bot
page-hints-on-clock = Podpowiedzi, choć biegnie zegar
page-hints-allowed = Podpowiedzi są dozwolone
page-hints-allow = Zezwól na podpowiedzi przy tym stole

## At the table

page-hint = Podpowiedź
page-hint-thinking = Namysł nad tym, co możesz wiedzieć…
page-hint-first = Trudny bot wybrałby to
page-hint-wins = Wygrywa { $chance }% wyobrażonych rozgrywek, z dokładnością do { $doubt }
page-hint-chance = { $chance }%
page-hint-doubt = ± { $doubt }
page-hint-worlds = { $worlds ->
    [one] wyobrażono { $worlds } rozgrywkę
    [few] wyobrażono { $worlds } rozgrywki
    [many] wyobrażono { $worlds } rozgrywek
   *[other] wyobrażono { $worlds } rozgrywki
}
page-hint-why = Każdą opcję rozegrano do końca w rozgrywkach, które z twojego miejsca wyglądają tak samo. Opcje, które szybko zostały w tyle, rozgrywano rzadziej.
page-hint-show = Pokaż gdzie: { $option }

## How a finished game stood

course-title = Co rozstrzygnęło o wyniku
course-judging = Ocena całej rozgrywki. To może potrwać pół minuty…
course-again = Spróbuj ponownie
course-seat = Szanse miejsca
course-why = W różnych chwilach rozgrywki boty normalnego poziomu wielokrotnie dogrywały ją od jej prawdziwego stanu. Najbardziej zmieniło szanse:
course-step = Kroki { $from }–{ $to }
course-one-step = Krok { $to }
course-moved = Z { $before }% na { $after }%
course-none = Nic nie zmieniło szans: wszystko było rozstrzygnięte od początku.
course-picture = Szansa na wygraną w ciągu rozgrywki: na początku { $first }%, na końcu { $last }%.
