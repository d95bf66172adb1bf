# Betrayal: opzioni e posizioni che non possono essere.
date-write-month-and-day-like-or-today = date = { $date }: scrivi mese e giorno come 10-31, oppure today (BET-SETUP-11)
haunt-cannot-be-played = lo scenario: { $why }
haunt-there-is-none-write-to-play-from = haunt = { $haunt }: non c’è; scrivi 0 per giocare dall’inizio, o da 1 a 50{ $more }
traitor-is-a-seat-or-nobody = traitor = { $traitor }: per questo scenario è un numero da { $low } a { $high } (BET-REVEAL-4)
haunt-write-its-number-or-the-name-of = haunt = { $word }: scrivi il suo numero, o il nome di uno di un altro pacchetto ({ $names })
played-write-the-numbers-of-haunts-like = played = { $text }: scrivi i numeri degli scenari, come 1 4 10
played-there-are-haunts-to-bet-gen = played = { $text }: ci sono gli scenari da 1 a { $last } (BET-GEN-8)
position-explorers-for-seats = posizione: { $count } esploratori per { $seats } posti
position-has-seat-which-is-taken-or-not = posizione: { $word } ha il posto { $seat }, che è preso o non è a questo tavolo
position-and-are-on-one-card-bet-setup = posizione: { $word } e { $other } sono sulla stessa carta (BET-SETUP-3)
needs-a-figure = serve una pedina
position-is-not-in-play = posizione: { $word } non è in gioco
haunt-does-not-exist-there-are-to = haunt = { $number } non esiste; vanno da { $lowest } a { $highest }
position-the-role-tokens-are-to-the-number = posizione: i segnalini ruolo vanno da 1 al numero dei giocatori, uno ciascuno (BET-HIDDEN-2)
has-number-which-is-taken = il numero { $figure } è già preso
position-is-no-monster-of-haunt = posizione: { $word } non è un mostro dello scenario { $number }
something-like-is-wanted = { $field } = { $given }: serve qualcosa come { $fresh }
position-write-room-spot-card-figure-rooms = posizione: { $value }: scrivi room:, spot:, card:, figure:, rooms:, cards: o seats:
position-is-lost-and-in-the-house = posizione: { $word } è sia persa sia nella casa
position-is-in-the-house-twice = posizione: { $word } è nella casa due volte
position-write-its-place-like-foyer-north-or = posizione: { $word } = { $place }: scrivi il suo luogo come foyer.north o foyer.north@1
position-cannot-be-at-something-lies-there = posizione: { $word } non può stare in { $place }: lì c’è già qualcosa
position-has-collapsed-and-is-in-the-house = posizione: { $word } è sia crollata sia nella casa
position-cannot-lie-of-there-is-no-open = posizione: { $word } non può stare a { $way } di { $beside }: non c’è una porta libera
position-is-no-room-of-the-floor = posizione: { $word } non è una stanza del piano { $floor }
position-has-no-door-towards-it-has-turned = posizione: { $word }@{ $turns } non ha una porta verso { $beside }; ce l’ha, girata di { $fits }
seen-tiles-names-which-is-nowhere-to-be = seen_tiles nomina { $seen }, che non si vede da nessuna parte
top-back-is-not-the-back-of = top_back = { $top } non è il dorso di { $room }
position-cannot-be-in-the-stack-or-its = posizione: { $word } non può stare nella pila o nei suoi scarti: è nella casa, o persa
position-is-in-the-stack-or-its-discard = posizione: { $word } è nella pila o nei suoi scarti due volte
discarded-has-more-tiles-with-the-back-than = discarded ha più tessere con il dorso { $back } di quante ce ne siano
position-is-in-which-is-not-in-the = posizione: { $what } è in { $word }, che non è nella casa
position-is-in-but-has-no-such-side = posizione: { $what } è in { $text }, ma { $word } non ha quel lato
position-is-both-in-and-in = posizione: { $card } è sia in { $where } sia in { $place }
position-card-of-another-kind = posizione: { $card } in { $place } non è una carta { $symbol }
seen-cards-names-which-is-not-on-top = seen_cards nomina { $seen }, che non è in cima a un mazzo
halted-by-known-and-the-rules-of-the = halted_by = { $why }; noti: { $known } e le regole dello scenario
tries-has-a-room-a-token-or-an = tries ha { $word }: serve una stanza, un segnalino o un esploratore di questo tavolo
haunt-explored-by-bots = haunt = { $haunt }: i bot esplorano la casa con i dadi del programma; con la scatola vera esploratela voi
