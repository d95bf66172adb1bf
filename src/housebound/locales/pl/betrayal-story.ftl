# Opowieść „Zdrady” na stronie. `said-<kind>` mówi się zamiast `notice-<kind>`; `$seat` to imię osoby.

said-plays = { $seat } gra jako { $character }.

# Podpisy pod kośćmi

house-roll = { $purpose_word ->
    [damage] { $count ->
        [one] { $figure } rzuca jedną kością obrażeń.
        [few] { $figure } rzuca { $count } kośćmi obrażeń.
        [many] { $figure } rzuca { $count } kośćmi obrażeń.
       *[other] { $figure } rzuca { $count } kośćmi obrażeń.
    }
    [pace] { $count ->
        [one] { $figure } rzuca jedną kością na ruch.
        [few] { $figure } rzuca { $count } kośćmi na ruch.
        [many] { $figure } rzuca { $count } kośćmi na ruch.
       *[other] { $figure } rzuca { $count } kośćmi na ruch.
    }
   *[other] { $count ->
        [one] { $figure } rzuca jedną kością ({ $purpose }).
        [few] { $figure } rzuca { $count } kośćmi ({ $purpose }).
        [many] { $figure } rzuca { $count } kośćmi ({ $purpose }).
       *[other] { $figure } rzuca { $count } kośćmi ({ $purpose }).
    }
}
house-roll-needed = { $purpose_word ->
    [haunt] Rzut nawiedzenia: { $figure }, { $count ->
            [one] jedna kość
            [few] { $count } kości
            [many] { $count } kości
           *[other] { $count } kości
        }, bezpiecznie od { $needed }.
   *[other] { $count ->
        [one] { $figure } rzuca jedną kością ({ $purpose }): potrzeba { $needed } lub więcej.
        [few] { $figure } rzuca { $count } kośćmi ({ $purpose }): potrzeba { $needed } lub więcej.
        [many] { $figure } rzuca { $count } kośćmi ({ $purpose }): potrzeba { $needed } lub więcej.
       *[other] { $figure } rzuca { $count } kośćmi ({ $purpose }): potrzeba { $needed } lub więcej.
    }
}
house-roll-sum = Razem { $result }.
house-roll-enough = { $purpose_word ->
    [haunt] { $result }: dom milczy.
   *[other] { $result }: wystarczy.
}
house-roll-short = { $purpose_word ->
    [haunt] { $result }: nawiedzenie się zaczyna.
   *[other] { $result }: za mało.
}
house-roll-chance = Szansa: { $percent }%.

# Walka

house-fight = { $attacker } atakuje { $target_acc }, rzuca { $trait_ins }
house-fight-waits = Decyduje { $who }: { $question }
house-fight-won = { $figure } wygrywa o { $number }.
house-fight-even = Nikt nie jest silniejszy. Nic się nie dzieje.
house-fight-added = dodane { $number }

# What a card tells of attacks: it is no figure, and somebody rolls for it.
house-fight-unseen = { $card }: atak, { $trait }; broni się { $target }
house-fight-unseen-rolls = { $figure } rzuca za napastnika
house-fight-unseen-hits = Cios trafia, obrażenia: { $number }.
house-fight-unseen-misses = Atak został odparty.
