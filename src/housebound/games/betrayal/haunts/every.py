"""Every haunt: importing this module makes them present.

Not done by the package itself: the engine's modules import `haunts.haunt`, and the haunts import the engine's modules.
"""

from housebound.games.betrayal.haunts import (  # noqa: F401
    h01_the_mummy_walks,
    h04_the_web_of_destiny,
    h10_family_gathering,
    h13_perchance_to_dream,
    h21_house_of_the_living_dead,
    h22_the_abyss_gazes_back,
    h31_airborne,
    h34_guillotines,
    h35_small_change,
    h45_tick_tick_tick,
    h49_you_wear_it_well,
    h50_treasure_hunt,
)
