# Room 25: how a finished game is told.

## Why it ended

end-why-R25-SUSPICION-1 = Every Prisoner was alive and in Room 25 when it left the Complex.
end-why-R25-SUSPICION-2 = In the last round Room 25 left the Complex with all Prisoners but one.
end-why-R25-SUSPICION-4 = Two Prisoners are dead, and that was one too many.
end-why-R25-SUSPICION-5 = The countdown ran out before the Prisoners did.
end-why-R25-TEAM-2 = One team left the Complex in Room 25, complete.
end-why-R25-TEAM-3 = In the last round all who were left of one team got out in Room 25.
end-why-R25-TEAM-4 = Of the other team nobody is left alive.
end-why-R25-TEAM-5 = The countdown ran out; what counts is who stands in Room 25.
end-why-R25-TEAM-6 = Both teams died in the same moment.
end-why-R25-COMPETE-2 = Both characters of one player left the Complex in Room 25.
end-why-R25-COMPETE-3 = In the last round a player got out with the one character left.
end-why-R25-COMPETE-4 = Of all others nobody is left alive.
end-why-R25-COMPETE-5 = Nobody got out.
end-why-R25-COOP-1 = The key was turned, and everybody was in Room 25 when it left the Complex.
end-why-R25-COOP-2 = One of you is dead, and nobody leaves without the others.
end-why-R25-COOP-4 = The countdown ran out before you did.

## Masks and fates

end-guards = { $count ->
    [0] There was no Guard among you.
    [one] The Guard was { $names }.
   *[other] The Guards were { $names }.
}
end-fate-escaped = Escaped
end-fate-left = Left behind
end-fate-stays = Stays on watch
end-fate-dead = Dead
end-fate-died-in = Died in the { $room }
end-fate-pushed = Pushed to death by { $by }

## Figures

end-figure-steps = Steps
end-figure-looks = Rooms looked into
end-figure-pushes = Others pushed
end-figure-pushed = Times pushed
