# The browser page: hints at a table, and how a finished game stood.

## Whether a table has them

page-hints = Hints: whoever sits here may ask what a hard bot would do
page-hints-on-clock = Hints although a clock runs
page-hints-allowed = Hints are allowed
page-hints-allow = Allow hints at this table

## At the table

page-hint = Hint
page-hint-thinking = Thinking it over, from what you can know…
page-hint-first = A hard bot would choose this
page-hint-wins = Wins { $chance } % of the imagined games, give or take { $doubt }
page-hint-chance = { $chance } %
page-hint-doubt = ± { $doubt }
page-hint-worlds = { $worlds ->
    [one] one game imagined
   *[other] { $worlds } games imagined
}
page-hint-why = Each option was played on in games that look the same from your seat. Options that soon fell behind were played less often.
page-hint-show = Show where: { $option }

## How a finished game stood

course-title = What decided it
course-judging = Judging the whole game. This can take half a minute…
course-again = Try again
course-seat = Chances of
course-why = At moments spread over the game, sensible bots played on many times from how it really stood. What moved the chances most:
course-step = Steps { $from } to { $to }
course-one-step = Step { $to }
course-moved = From { $before } % to { $after } %
course-none = Nothing moved the chances: it was decided from the beginning.
course-picture = The chance to win over the game: it begins at { $first } % and ends at { $last } %.
