"""Attacks on a server, from outside: what each of them achieves.

`make bench-attacks` starts servers as processes of their own, attacks them by HTTP and WebSockets from other loopback
addresses, and prints a table: the attack, a figure, what was found and what is wanted. `--only NAME` runs some of them,
`--server DIR` attacks another checkout.
"""
