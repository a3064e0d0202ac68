"""A match: several tables of the same people with one record, such as a pentathlete's day."""
