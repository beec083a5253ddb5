"""The server: tables for players on different machines. `zoco serve` starts it.

The log in the database is the truth; tables in memory are a cache folded from it.
"""
