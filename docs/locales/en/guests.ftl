# The Guest with the Knife: everything the game says to people, in English.

game-guests = The Guest with the Knife
setting-days = Days until the knife wins
channel-parlour = The parlour

## Words

guest-anna = Anna
guest-boris = Boris
guest-celia = Celia
guest-dmitri = Dmitri
guest-edith = Edith

card-candle = a candle
card-knife = the knife

# What the referee calls an outcome of chance.
domain-card = card

## What can be chosen

verb-sleep = Sleep
verb-watch = Watch { $guest }
verb-wait = Let the day pass
verb-accuse = Accuse { $guest }

## What is asked

prompt-night = Night falls, { $subject }. Sleep, or watch somebody?
prompt-day = It is day, { $subject }. Accuse somebody, or let the day pass?

## What is told

notice-saw = By night you saw the card of { $guest }: { $card }.
notice-accused = { $by } accuses { $guest }.

## The board

days-passed = { $days ->
    [0] No day has passed.
    [one] One day has passed.
   *[other] { $days } days have passed.
}
card-of = { $guest }: { $card ->
    [candle] { card-candle }
    [knife] { card-knife }
   *[unknown] ?
}
