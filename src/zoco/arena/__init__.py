"""Matches between bots: who meets whom on which seat, what was played, and what it says about their strength."""
