"""The machine the hall runs on: its folders, its files, its terminal."""
