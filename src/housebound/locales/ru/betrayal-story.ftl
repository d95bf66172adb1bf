# Рассказ о партии «Предательства» на странице. `said-<kind>` говорят вместо `notice-<kind>`; `$seat` — имя человека.

said-plays = { $seat } играет за { $character_acc }.

# Подписи к кубикам

house-roll = { $purpose_word ->
    [damage] { $count ->
        [one] { $figure } бросает { $count } кубик повреждений.
        [few] { $figure } бросает { $count } кубика повреждений.
        [many] { $figure } бросает { $count } кубиков повреждений.
       *[other] { $figure } бросает { $count } кубика повреждений.
    }
    [pace] { $count ->
        [one] { $figure } бросает { $count } кубик движения.
        [few] { $figure } бросает { $count } кубика движения.
        [many] { $figure } бросает { $count } кубиков движения.
       *[other] { $figure } бросает { $count } кубика движения.
    }
   *[other] { $count ->
        [one] { $figure } бросает { $count } кубик ({ $purpose }).
        [few] { $figure } бросает { $count } кубика ({ $purpose }).
        [many] { $figure } бросает { $count } кубиков ({ $purpose }).
       *[other] { $figure } бросает { $count } кубика ({ $purpose }).
    }
}
house-roll-needed = { $purpose_word ->
    [haunt] Бросок на начало сценария, { $figure }, кубиков: { $count }. { $needed } или больше — спокойно.
   *[other] { $count ->
        [one] { $figure } бросает { $count } кубик ({ $purpose }): нужно { $needed } или больше.
        [few] { $figure } бросает { $count } кубика ({ $purpose }): нужно { $needed } или больше.
        [many] { $figure } бросает { $count } кубиков ({ $purpose }): нужно { $needed } или больше.
       *[other] { $figure } бросает { $count } кубика ({ $purpose }): нужно { $needed } или больше.
    }
}
house-roll-sum = В сумме { $result }.
house-roll-enough = { $purpose_word ->
    [haunt] { $result }: в доме тихо.
   *[other] { $result }: хватает.
}
house-roll-short = { $purpose_word ->
    [haunt] { $result }: сценарий начинается.
   *[other] { $result }: не хватает.
}
house-roll-chance = Вероятность: { $percent } %.

# Схватка

house-fight = { $attacker } атакует { $target_acc } { $trait_ins }
house-fight-waits = Решает { $who }. { $question }
house-fight-won = { $figure } берёт верх, разница { $number }.
house-fight-even = Силы равны. Ничего не происходит.
house-fight-added = добавлено { $number }

# What a card tells of attacks: it is no figure, and somebody rolls for it.
house-fight-unseen = { $card }: нападение на { $target_acc }, { $trait }
house-fight-unseen-rolls = { $figure } бросает за нападающего
house-fight-unseen-hits = Удар достигает цели, повреждения: { $number }.
house-fight-unseen-misses = Нападение отбито.
