# The story of Betrayal on the page. `said-<kind>` is said instead of `notice-<kind>`; `$seat` is a person's name.

said-plays = { $seat } plays { $character }.

# Captions of dice

house-roll = { $purpose_word ->
    [damage] { $count ->
        [one] { $figure } rolls one die of damage.
       *[other] { $figure } rolls { $count } dice of damage.
    }
    [pace] { $count ->
        [one] { $figure } rolls one die for its steps.
       *[other] { $figure } rolls { $count } dice for its steps.
    }
   *[other] { $count ->
        [one] { $figure } rolls one die for { $purpose }.
       *[other] { $figure } rolls { $count } dice for { $purpose }.
    }
}
house-roll-needed = { $purpose_word ->
    [haunt] Haunt roll of { $figure }, { $count } dice: { $needed } or more is safe.
   *[other] { $count ->
        [one] { $figure } rolls one die for { $purpose }: { $needed } or more is needed.
       *[other] { $figure } rolls { $count } dice for { $purpose }: { $needed } or more is needed.
    }
}
house-roll-sum = { $result } in all.
house-roll-enough = { $purpose_word ->
    [haunt] { $result }: the house stays quiet.
   *[other] { $result }: enough.
}
house-roll-short = { $purpose_word ->
    [haunt] { $result }: the haunt begins.
   *[other] { $result }: not enough.
}
house-roll-chance = Chance: { $percent } %.

# A fight

house-fight = { $attacker } attacks { $target } with { $trait }
house-fight-waits = { $who } decides: { $question }
house-fight-won = { $figure } wins by { $number }.
house-fight-even = Neither is stronger. Nothing happens.
house-fight-added = { $number } added

# What a card tells of attacks: it is no figure, and somebody rolls for it.
house-fight-unseen = { $card } attacks { $target } with { $trait }
house-fight-unseen-rolls = { $figure } rolls for it
house-fight-unseen-hits = It hits, and does { $number } damage.
house-fight-unseen-misses = It is warded off.
