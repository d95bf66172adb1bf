# The browser page: how the story of a game is told. What a game says stands in the game's own files.

## The log

story-folded = { $count ->
    [one] Una piccola cosa
   *[other] { $count } piccole cose
}
story-veiled = Solo per te: tieni premuto per guardare

## The pace

story-pace = Quanto in fretta si mostrano le mosse altrui
story-pace-step = Passo per passo
story-pace-slow = Lento
story-pace-normal = Normale
story-pace-fast = Veloce
story-pace-at-once = Subito
story-next = Avanti
story-catch-up = Recupera ({ $count })

## Since my last turn

story-since = Dal tuo ultimo turno
story-since-count = Dal tuo ultimo turno ({ $count })
