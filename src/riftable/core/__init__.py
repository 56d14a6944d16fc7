"""What all games are built on: the rules interface, the machine, bags, random numbers, records and laws."""
