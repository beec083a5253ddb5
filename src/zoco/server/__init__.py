"""The server: tables that people far apart play at. `zoco serve` starts it.

The log in the database is the truth; what stands on a table is a cache folded from it.
"""
