# Betrayal: ustawienia i pozycje, które być nie mogą.
date-write-month-and-day-like-or-today = date = { $date }: napisz miesiąc i dzień, na przykład 10-31, albo today (BET-SETUP-11)
haunt-cannot-be-played = nawiedzenie: { $why }
haunt-there-is-none-write-to-play-from = haunt = { $haunt }: takiego nie ma; napisz 0, żeby grać od początku, albo od 1 do 50{ $more }
traitor-is-a-seat-or-nobody = traitor = { $traitor }: w tym nawiedzeniu to liczba od { $low } do { $high } (BET-REVEAL-4)
haunt-write-its-number-or-the-name-of = haunt = { $word }: napisz numer nawiedzenia albo nazwę z innego pakietu ({ $names })
played-write-the-numbers-of-haunts-like = played = { $text }: napisz numery nawiedzeń, na przykład 1 4 10
played-there-are-haunts-to-bet-gen = played = { $text }: są nawiedzenia od 1 do { $last } (BET-GEN-8)
position-explorers-for-seats = pozycja: poszukiwaczy { $count }, a miejsc { $seats }
position-has-seat-which-is-taken-or-not = pozycja: { $word } ma miejsce { $seat }, które jest zajęte albo go przy tym stole nie ma
position-and-are-on-one-card-bet-setup = pozycja: { $word } i { $other } są na jednej karcie (BET-SETUP-3)
needs-a-figure = potrzebna jest figurka
position-is-not-in-play = pozycja: { $word } nie jest w grze
haunt-does-not-exist-there-are-to = haunt = { $number }: takiego nie ma; są od { $lowest } do { $highest }
position-the-role-tokens-are-to-the-number = pozycja: żetony ról to liczby od 1 do liczby graczy, po jednym (BET-HIDDEN-2)
has-number-which-is-taken = numer { $figure } jest już zajęty
position-is-no-monster-of-haunt = pozycja: { $word } to nie potwór nawiedzenia { $number }
something-like-is-wanted = { $field } = { $given }: potrzebne jest coś w rodzaju { $fresh }
position-write-room-spot-card-figure-rooms = pozycja: { $value }: pisz room:, spot:, card:, figure:, rooms:, cards: albo seats:
position-is-lost-and-in-the-house = pozycja: { $word } jest i stracone, i w domu
position-is-in-the-house-twice = pozycja: { $word } jest w domu dwa razy
position-write-its-place-like-foyer-north-or = pozycja: { $word } = { $place }: pisz miejsce tak: foyer.north albo foyer.north@1
position-cannot-be-at-something-lies-there = pozycja: { $word } nie może być na { $place }: coś tam już leży
position-has-collapsed-and-is-in-the-house = pozycja: { $word } jest i zawalone, i w domu
position-cannot-lie-of-there-is-no-open = pozycja: { $word } nie może leżeć w stronę { $way } od { $beside }: nie ma tam wolnych drzwi
position-is-no-room-of-the-floor = pozycja: { $word } to nie pokój z kondygnacji { $floor }
position-has-no-door-towards-it-has-turned = pozycja: { $word }@{ $turns } nie ma drzwi do { $beside }; ma je po obrocie { $fits }
seen-tiles-names-which-is-nowhere-to-be = seen_tiles wymienia { $seen }, czego nigdzie nie widać
top-back-is-not-the-back-of = top_back = { $top } to nie rewers { $room }
position-cannot-be-in-the-stack-or-its = pozycja: { $word } nie może być w stosie ani wśród odrzuconych: jest w domu albo stracone
position-is-in-the-stack-or-its-discard = pozycja: { $word } jest w stosie lub wśród odrzuconych dwa razy
discarded-has-more-tiles-with-the-back-than = discarded ma więcej płytek z rewersem { $back }, niż ich jest
position-is-in-which-is-not-in-the = pozycja: { $what } jest w { $word }, a tego pokoju nie ma w domu
position-is-in-but-has-no-such-side = pozycja: { $what } jest w { $text }, ale { $word } nie ma takiej strony
position-is-both-in-and-in = pozycja: { $card } jest i w { $where }, i w { $place }
position-card-of-another-kind = pozycja: { $card } w { $place } to nie karta { $symbol }
seen-cards-names-which-is-not-on-top = seen_cards wymienia { $seen }, a ta karta nie leży na wierzchu talii
halted-by-known-and-the-rules-of-the = halted_by = { $why }; znane: { $known } i zasady nawiedzenia
tries-has-a-room-a-token-or-an = tries zawiera { $word }: potrzebny jest pokój, żeton albo poszukiwacz tego stołu
haunt-explored-by-bots = haunt = { $haunt }: boty odkrywają dom kośćmi programu; z prawdziwym pudełkiem odkryjcie go sami
