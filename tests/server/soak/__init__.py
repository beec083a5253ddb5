"""The server under load and attack, killed at random moments: nothing acknowledged is lost, nothing counts twice.

`make soak` does it for ten minutes, the tests for some seconds. Three processes besides the server: this one, which
kills, and whose companies play; one honest player, whose times count; and those who attack without pause: slow readers,
floods, hostile uploads, tables full of the strongest bots, webhooks that nobody answers. Each comes from addresses of
its own, so that the server's usual limits can tell them apart.
"""
