# Terrorscape: how a finished game is told.

## Why it ended

end-why-TER-CHECK-2 = The rescue service arrived, and nobody had been killed.
end-why-TER-CHECK-3 = Five Keys, and all three victims at the main entrance: they are out.
end-why-TER-CHECK-4 = Five Keys, the Building Plan, and all three victims at the secret exit: they are out.
end-why-TER-PLAN-5 = The plan worked.
end-why-TER-WOUND-2 = A second wound killed a victim, and one death is enough.
end-why-TER-KILLER-3 = The killer killed a victim outright, and one death is enough.
end-why-TER-EQUIP-5 = The equipment ran out before the rescue service was called.
end-why-TER-CROSS-8 = The rescue service or the empty deck put an end to it: whoever was still in the house shared that fate.
end-why-TER-CROSS-9 = Nobody is left alive in the house.

## Masks and fates

end-killer-was = The killer was { $name }: the { $killer }.
end-role-victim = Victim
end-role-killer = Killer
end-fate-killed = Killed by the { $killer }
end-fate-escaped = Escaped
end-fate-rescued = Rescued
end-fate-left = Left behind with the { $killer }
end-fate-killer = { $killed ->
    [0] Killed nobody
    [one] Killed one victim
   *[other] Killed { $killed } victims
}

## Figures

end-figure-steps = Ways taken
end-figure-finds = Things found
end-figure-attacks = Attacks faced
end-figure-repelled = Attacks repelled
end-figure-wounds = Wounds
