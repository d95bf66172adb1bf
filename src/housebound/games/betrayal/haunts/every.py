"""Our fifty haunts, in the order of their numbers.

Not listed in the package itself: the engine's modules import `haunt.haunt`, and the haunts import the engine's modules.
"""

from __future__ import annotations

from typing import Final

from housebound.games.betrayal.haunt.haunt import Haunt
from housebound.games.betrayal.haunts.h01_the_mummy_walks.haunt import TheMummyWalks
from housebound.games.betrayal.haunts.h02_the_seance.haunt import TheSeance
from housebound.games.betrayal.haunts.h03_frog_leg_stew.haunt import FrogLegStew
from housebound.games.betrayal.haunts.h04_the_web_of_destiny.haunt import TheWebOfDestiny
from housebound.games.betrayal.haunts.h05_i_was_a_teenage_lycanthrope.haunt import TeenageLycanthrope
from housebound.games.betrayal.haunts.h06_the_floating_eye.haunt import TheFloatingEye
from housebound.games.betrayal.haunts.h07_carnivorous_ivy.haunt import CarnivorousIvy
from housebound.games.betrayal.haunts.h08_wail_of_the_banshee.haunt import WailOfTheBanshee
from housebound.games.betrayal.haunts.h09_the_dance_of_death.haunt import TheDanceOfDeath
from housebound.games.betrayal.haunts.h10_family_gathering.haunt import FamilyGathering
from housebound.games.betrayal.haunts.h11_let_them_in.haunt import LetThemIn
from housebound.games.betrayal.haunts.h12_fleshwalkers.haunt import Fleshwalkers
from housebound.games.betrayal.haunts.h13_perchance_to_dream.haunt import PerchanceToDream
from housebound.games.betrayal.haunts.h14_the_stars_are_right.haunt import TheStarsAreRight
from housebound.games.betrayal.haunts.h15_here_there_be_dragons.haunt import HereThereBeDragons
from housebound.games.betrayal.haunts.h16_the_phantoms_embrace.haunt import ThePhantomsEmbrace
from housebound.games.betrayal.haunts.h17_a_breath_of_wind.haunt import ABreathOfWind
from housebound.games.betrayal.haunts.h18_united_we_stand.haunt import UnitedWeStand
from housebound.games.betrayal.haunts.h19_a_friend_for_the_ages.haunt import AFriendForTheAges
from housebound.games.betrayal.haunts.h20_ghost_bride.haunt import GhostBride
from housebound.games.betrayal.haunts.h21_house_of_the_living_dead.haunt import HouseOfTheLivingDead
from housebound.games.betrayal.haunts.h22_the_abyss_gazes_back.haunt import TheAbyssGazesBack
from housebound.games.betrayal.haunts.h23_tentacled_horror.haunt import TentacledHorror
from housebound.games.betrayal.haunts.h24_fly_away_home.haunt import FlyAwayHome
from housebound.games.betrayal.haunts.h25_voodoo.haunt import Voodoo
from housebound.games.betrayal.haunts.h26_pay_the_piper.haunt import PayThePiper
from housebound.games.betrayal.haunts.h27_amok_flesh.haunt import AmokFlesh
from housebound.games.betrayal.haunts.h28_ring_of_king_solomon.haunt import RingOfKingSolomon
from housebound.games.betrayal.haunts.h29_frankensteins_legacy.haunt import FrankensteinsLegacy
from housebound.games.betrayal.haunts.h30_tomb_of_dracula.haunt import TombOfDracula
from housebound.games.betrayal.haunts.h31_airborne.haunt import Airborne
from housebound.games.betrayal.haunts.h32_lost.haunt import Lost
from housebound.games.betrayal.haunts.h33_an_invocation_of_darkness.haunt import AnInvocationOfDarkness
from housebound.games.betrayal.haunts.h34_guillotines.haunt import Guillotines
from housebound.games.betrayal.haunts.h35_small_change.haunt import SmallChange
from housebound.games.betrayal.haunts.h36_better_with_friends.haunt import BetterWithFriends
from housebound.games.betrayal.haunts.h37_checkmate.haunt import Checkmate
from housebound.games.betrayal.haunts.h38_hellbeasts.haunt import Hellbeasts
from housebound.games.betrayal.haunts.h39_the_heir.haunt import TheHeir
from housebound.games.betrayal.haunts.h40_buried_alive.haunt import BuriedAlive
from housebound.games.betrayal.haunts.h41_invisible_traitor.haunt import InvisibleTraitor
from housebound.games.betrayal.haunts.h42_comes_the_hero.haunt import ComesTheHero
from housebound.games.betrayal.haunts.h43_the_star_sickness.haunt import TheStarSickness
from housebound.games.betrayal.haunts.h44_death_doth_find_us_all.haunt import DeathDothFindUsAll
from housebound.games.betrayal.haunts.h45_tick_tick_tick.haunt import TickTickTick
from housebound.games.betrayal.haunts.h46_the_feast.haunt import TheFeast
from housebound.games.betrayal.haunts.h47_worm_ouroboros.haunt import WormOuroboros
from housebound.games.betrayal.haunts.h48_stacked_like_cordwood.haunt import StackedLikeCordwood
from housebound.games.betrayal.haunts.h49_you_wear_it_well.haunt import YouWearItWell
from housebound.games.betrayal.haunts.h50_treasure_hunt.haunt import TreasureHunt

EVERY: Final[tuple[type[Haunt], ...]] = (
    TheMummyWalks,
    TheSeance,
    FrogLegStew,
    TheWebOfDestiny,
    TeenageLycanthrope,
    TheFloatingEye,
    CarnivorousIvy,
    WailOfTheBanshee,
    TheDanceOfDeath,
    FamilyGathering,
    LetThemIn,
    Fleshwalkers,
    PerchanceToDream,
    TheStarsAreRight,
    HereThereBeDragons,
    ThePhantomsEmbrace,
    ABreathOfWind,
    UnitedWeStand,
    AFriendForTheAges,
    GhostBride,
    HouseOfTheLivingDead,
    TheAbyssGazesBack,
    TentacledHorror,
    FlyAwayHome,
    Voodoo,
    PayThePiper,
    AmokFlesh,
    RingOfKingSolomon,
    FrankensteinsLegacy,
    TombOfDracula,
    Airborne,
    Lost,
    AnInvocationOfDarkness,
    Guillotines,
    SmallChange,
    BetterWithFriends,
    Checkmate,
    Hellbeasts,
    TheHeir,
    BuriedAlive,
    InvisibleTraitor,
    ComesTheHero,
    TheStarSickness,
    DeathDothFindUsAll,
    TickTickTick,
    TheFeast,
    WormOuroboros,
    StackedLikeCordwood,
    YouWearItWell,
    TreasureHunt,
)
