"""`make docs`: build the manual into the package, where `housebound serve` finds it."""

from tools.manual.site import build

build(quiet=False)
