secret-owl = the owl
secret-rat = the rat
secret-moth-king = the moth king

corner-shelf = the shelf
corner-back-door = the back door

verb-bid = bid { $bid ->
    [one] one candle
   *[other] { $bid } candles
}
verb-peek = peek at seat { $seat }
verb-take = take a candle
verb-wait = wait
verb-hoot = hoot

prompt-bid = Bid in secret for seat { $subject }.
prompt-peek = Choose whom to peek at.
prompt-candle = Take a candle or wait.

notice-bade = Seat { $seat } bids { $bid }.
notice-peeked = Seat { $seat } hides { $secret }.
notice-took = Seat { $seat } takes a candle; { $left } left.
