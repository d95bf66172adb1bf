# Opowieść „Terrorscape” na stronie. `said-<kind>` mówi się zamiast `notice-<kind>`; `$seat` to imię osoby.

said-played-by = { $seat } gra jako { $victim }.

# Starcie

board-needed = wystarczy { $strength } lub więcej
board-decides = Decyduje { $who }: { $question }
