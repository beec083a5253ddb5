"""A peer: random playouts of OpenSpiel's hearts, driven from Python. Prints decisions per second.

Needs open_spiel, in an environment of its own (`make bench` sets it up).
"""

import random
import sys
import time

import pyspiel


def decisions_per_second(seconds: float) -> float:
    game, choose = pyspiel.load_game("hearts"), random.Random(0).choice
    decisions = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(choose(state.chance_outcomes())[0])
            else:
                state.apply_action(choose(state.legal_actions()))
                decisions += 1
    return decisions / (time.perf_counter() - began)


print(decisions_per_second(float(sys.argv[1])))
