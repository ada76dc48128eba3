"""`python -m conclave.cli`: the commands, where no script is installed."""

from conclave.cli import main

main()
