# The story of Betrayal on the page. `said-<kind>` is said instead of `notice-<kind>`; `$seat` is a person's name.

said-plays = { $seat } gioca { $character_art }.

# Captions of dice

house-roll = { $purpose_word ->
    [damage] { $count ->
        [one] { $figure }: un dado di danno.
       *[other] { $figure }: { $count } dadi di danno.
    }
    [pace] { $count ->
        [one] { $figure }: un dado per il movimento.
       *[other] { $figure }: { $count } dadi per il movimento.
    }
   *[other] { $count ->
        [one] { $figure }: un dado ({ $purpose }).
       *[other] { $figure }: { $count } dadi ({ $purpose }).
    }
}
house-roll-needed = { $purpose_word ->
    [haunt] Tiro scenario ({ $figure }), { $count } dadi: con { $needed } o più si è salvi.
   *[other] { $count ->
        [one] { $figure }: un dado ({ $purpose }), serve { $needed } o più.
       *[other] { $figure }: { $count } dadi ({ $purpose }), serve { $needed } o più.
    }
}
house-roll-sum = { $result } in tutto.
house-roll-enough = { $purpose_word ->
    [haunt] { $result }: la casa tace.
   *[other] { $result }: basta.
}
house-roll-short = { $purpose_word ->
    [haunt] { $result }: lo scenario inizia.
   *[other] { $result }: non basta.
}
house-roll-chance = Probabilità: { $percent } %.

# A fight

house-fight = { $attacker_cap } attacca { $target_art } con { $trait }
house-fight-waits = Decide { $who }: { $question }
house-fight-won = { $figure_cap } vince di { $number }.
house-fight-even = Nessuno dei due è più forte. Non accade nulla.
house-fight-added = { $number } in più

# What a card tells of attacks: it is no figure, and somebody rolls for it.
house-fight-unseen = { $card } attacca con { $trait }; si difende { $target_art }
house-fight-unseen-rolls = { $figure_cap } tira al suo posto
house-fight-unseen-hits = Colpisce: danni { $number }.
house-fight-unseen-misses = L’attacco è respinto.
