"""`python -m conclave`: the commands, where no script is installed."""

from conclave.cli import main

main()
