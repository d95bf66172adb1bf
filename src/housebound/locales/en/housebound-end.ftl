# The browser page: the end of a game, its replay, and sound.

## The end

end-won = You won
end-lost = You lost
end-rule = The rule behind it
end-draw = A draw
end-over = It is over
end-masks-off = Masks off
end-fates = What became of everybody
end-moments = What decided it
end-moment = { $number } of { $count }
end-moment-before = The moment before
end-moment-next = The next moment
end-watch-from-here = Watch from here
end-figures = In figures
end-lasted-moment = less than a minute
end-lasted-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
end-lasted-hours = { $hours } h { $minutes } min
end-see-again = How it ended
end-rematch-help = The same people once more, everybody one seat further.
end-rematch-open = A new game is open, and your seat is kept.
end-rematch-watch = They play again.
end-watch-rematch = Watch the rematch
end-keep = To keep or to show
end-share = Share
end-share-link = Whoever opens this link sees the whole game
end-picture = Picture
end-no-picture = The board could not be drawn as a picture. Nothing is lost; try again.

## The replay

replay-speed = Speed
replay-times = { $speed }×
replay-marks = Decisive moments
replay-mark = { $what }, step { $step }
replay-mark-before = To the decisive moment before
replay-mark-next = To the next decisive moment
replay-everybody = everybody's eyes
replay-my-eyes = Before the end you see what your seat saw.

## Sound

sound-title = Sound
sound-volume = Volume
sound-mute = Mute
sound-unmute = Sound on
