"""What each command does. The work of many is elsewhere and imported when it is asked for."""
