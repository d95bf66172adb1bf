# Opowieść „Pokoju 25” na stronie. `said-<kind>` mówi się zamiast `notice-<kind>`; `$seat` to imię osoby.

said-picked = { $seat } bierze { $character_acc }.
said-clue-taken = { $seat } rzuca okiem na pole { $space }.
