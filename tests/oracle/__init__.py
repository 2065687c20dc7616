"""An independent, naive reference of the game of Tonk: the oracle the engine is compared with."""
