# The goal card: who I am, how my side wins, what else ends the game.

goal-prisoner = You are a Prisoner. Some of those beside you may be Guards, and nobody says which.
goal-prisoner-win = Find Room 25, get every Prisoner into it, and let one of you push it out past the edge with Control.
goal-prisoner-ends = You lose when two Prisoners have died, or when the countdown ends. In the last round one of you may be missing.
goal-guard = You are a Guard, among Prisoners who do not know it.
goal-guard-win = Keep the Prisoners from getting out: be rid of two of them, or let the countdown end.
goal-guard-ends = You lose when the Prisoners push Room 25 out with all of them inside.
goal-undealt = You are one of those who woke up here. Your role is about to be dealt.
goal-undealt-win = Prisoners want to leave with Room 25. Guards want them to stay.
goal-undealt-ends = It is over when Room 25 leaves, when two Prisoners are dead, or when the countdown ends.
goal-team = You belong to one of two teams. Every second seat is on your side.
goal-team-win = Be the first team to get all its characters into Room 25 and to push it out past the edge with Control.
goal-team-ends = A team also wins when the other is dead. When the countdown ends, the one with more characters in Room 25 wins.
goal-competition = You are alone, with two characters of your own.
goal-competition-win = Be the first to get both into Room 25 and to push it out past the edge with Control.
goal-competition-ends = You also win when all the others are dead. When the countdown ends, nobody wins.
goal-cooperation = You are all Prisoners, and all on the same side.
goal-cooperation-win = Turn the key in the Key Room, get everybody into Room 25, and push it out past the edge with Control.
goal-cooperation-ends = You lose as soon as one of you dies, or when the countdown ends.
goal-solo = You lead four Prisoners by yourself.
goal-solo-win = Turn the key in the Key Room, get all four into Room 25, and push it out past the edge with Control.
goal-solo-ends = You lose as soon as one of them dies, or when the countdown ends.

## Hints of a first game

coach-choice = What glows can be chosen. In each round you lay two actions in secret; then everybody's are turned up, one by one.
coach-secret = You have a role that nobody else knows. Hold the card to look at it, and say of it what you like.
