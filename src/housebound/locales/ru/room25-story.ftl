# Рассказ о партии «Комнаты 25» на странице. `said-<kind>` говорят вместо `notice-<kind>`; `$seat` — имя человека.

said-picked = { $seat } берёт { $character_acc }.
said-clue-taken = { $seat } заглядывает в { $space }.
