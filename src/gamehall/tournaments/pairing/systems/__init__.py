"""The pairing systems. Each file gives one as `SYSTEM`; they are found by folder."""
