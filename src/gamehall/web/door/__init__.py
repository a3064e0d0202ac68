"""At the door: who comes in, under which name, and how much of the hall one visitor may use."""
