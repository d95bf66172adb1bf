"""`python -m housebound` is the `housebound` command."""

from housebound.cli import main

if __name__ == "__main__":
    main()
