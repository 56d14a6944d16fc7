"""What every game of the house stands on: contracts, machine, bags, generator, records and laws."""
