# What a scenario expects of a table and does not find there. What stands in the file is said as it stands.

differs-after = after step { $step }: { $what }
differs-at = step { $number } ({ $step }): { $what }
differs-no-such-rule = rule { $rule } is not in the rulebook of { $game }
differs-no-outcome-wanted = no chance outcome is wanted here
differs-outcome-first = an outcome of { $domain } is wanted first: { $words }
differs-wants = wanted is an outcome of { $actual }, not of { $expected }
differs-wants-nothing = no chance outcome is wanted, and one of { $expected } is expected
differs-asked = asked are { $actual }, not { $expected }
differs-asked-less = { $number ->
    [one] seat { $seat } is not asked anything
   *[other] seat { $seat } is not asked { $number } things
}
differs-asked-nothing = nothing is asked
differs-asked-outcome = nothing is asked; an outcome of { $needs } is needed
differs-refused-by-others = { $option } is refused by { $rules }, not by { $rule }
differs-changed-by-a-refusal = a refusal changed the table
differs-not-refused = { $option } was not refused
differs-refused-line = refused { $text }: { $why }
differs-no-path = { $what } has no { $path }
differs-value = { $what }: { $path } is { $actual }, not { $expected }
differs-options = offered are { $actual }, not { $expected }
differs-not-offered = { $option } is not offered, only { $options }
differs-offered = { $option } is offered
differs-not-over = the game is not over
differs-not-told = seat { $seat } was not told { $notice }
differs-told = seat { $seat } was told { $notice }
differs-talk = talk: { $actual }, not { $expected }

# A program plays at a table of one command, and fails.
match-seat-lost = { $name } loses seat { $seat }: { $why }. Random play goes on in its place.
