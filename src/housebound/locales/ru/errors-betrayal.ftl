# Betrayal: настройки и позиции, которых быть не может.
date-write-month-and-day-like-or-today = date = { $date }: напишите месяц и день, например 10-31, или today (BET-SETUP-11)
haunt-cannot-be-played = сценарий: { $why }
haunt-there-is-none-write-to-play-from = haunt = { $haunt }: такого нет; напишите 0, чтобы играть с начала, или от 1 до 50{ $more }
traitor-is-a-seat-or-nobody = traitor = { $traitor }: для этого сценария это число от { $low } до { $high } (BET-REVEAL-4)
haunt-write-its-number-or-the-name-of = haunt = { $word }: напишите номер сценария или имя сценария из другого пакета ({ $names })
played-write-the-numbers-of-haunts-like = played = { $text }: напишите номера сценариев, например 1 4 10
played-there-are-haunts-to-bet-gen = played = { $text }: есть сценарии от 1 до { $last } (BET-GEN-8)
position-explorers-for-seats = позиция: исследователей { $count }, а мест { $seats }
position-has-seat-which-is-taken-or-not = позиция: у { $word } место { $seat }, а оно занято или его за этим столом нет
position-and-are-on-one-card-bet-setup = позиция: { $word } и { $other } на одной карточке (BET-SETUP-3)
needs-a-figure = нужна фигурка
position-is-not-in-play = позиция: { $word } не в игре
haunt-does-not-exist-there-are-to = haunt = { $number }: такого нет; есть от { $lowest } до { $highest }
position-the-role-tokens-are-to-the-number = позиция: жетоны ролей — от 1 до числа игроков, по одному (BET-HIDDEN-2)
has-number-which-is-taken = номер { $figure } уже занят
position-is-no-monster-of-haunt = позиция: { $word } — не монстр сценария { $number }
something-like-is-wanted = { $field } = { $given }: нужно что-то вроде { $fresh }
position-write-room-spot-card-figure-rooms = позиция: { $value }: пишите room:, spot:, card:, figure:, rooms:, cards: или seats:
position-is-lost-and-in-the-house = позиция: { $word } и пропала, и в доме
position-is-in-the-house-twice = позиция: { $word } в доме дважды
position-write-its-place-like-foyer-north-or = позиция: { $word } = { $place }: пишите место так: foyer.north или foyer.north@1
position-cannot-be-at-something-lies-there = позиция: { $word } не может быть на { $place }: там уже что-то лежит
position-has-collapsed-and-is-in-the-house = позиция: { $word } и обрушилась, и в доме
position-cannot-lie-of-there-is-no-open = позиция: { $word } не может лежать в сторону { $way } от { $beside }: там нет открытого дверного проёма
position-is-no-room-of-the-floor = позиция: { $word } — не комната этажа { $floor }
position-has-no-door-towards-it-has-turned = позиция: у { $word }@{ $turns } нет двери к { $beside }; она есть при повороте { $fits }
seen-tiles-names-which-is-nowhere-to-be = seen_tiles называет { $seen }, а этого тайла нигде не видно
top-back-is-not-the-back-of = top_back = { $top } — не рубашка { $room }
position-cannot-be-in-the-stack-or-its = позиция: { $word } не может быть в стопке или её сбросе: эта комната в доме или пропала
position-is-in-the-stack-or-its-discard = позиция: { $word } в стопке или её сбросе дважды
discarded-has-more-tiles-with-the-back-than = в discarded больше тайлов с рубашкой { $back }, чем их есть
position-is-in-which-is-not-in-the = позиция: { $what } в { $word }, а этой комнаты нет в доме
position-is-in-but-has-no-such-side = позиция: { $what } в { $text }, но такой стороны у { $word } нет
position-is-both-in-and-in = позиция: { $card } и в { $where }, и в { $place }
position-card-of-another-kind = позиция: { $card } в { $place } — не карта { $symbol }
seen-cards-names-which-is-not-on-top = seen_cards называет { $seen }, а эта карта не лежит сверху колоды
halted-by-known-and-the-rules-of-the = halted_by = { $why }; известны: { $known } и правила сценария
tries-has-a-room-a-token-or-an = tries содержит { $word }: нужна комната, жетон или исследователь этого стола
haunt-explored-by-bots = haunt = { $haunt }: дом исследуют боты, и кубики бросает программа; с настоящей коробкой исследуйте его сами
