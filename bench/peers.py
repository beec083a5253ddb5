"""The peers, in an environment of their own (.venv-peers). A decision: list the legal ones, choose one, make it."""

import random

import pyspiel
from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]
from worker import Measure, per_second, serve

SIMULATIONS = 100
COPIES = 100
MID_GAME = 400  # decisions; a random game of four has about a thousand


def spiel(name: str) -> Measure:
    """A game of OpenSpiel driven from Python. Chance is played, too, but not counted."""
    game, choose = pyspiel.load_game(name), random.Random(0).choice

    def play() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(choose(state.chance_outcomes())[0])
            else:
                state.apply_action(choose(state.legal_actions()))
                decisions += 1
        return decisions

    return per_second(play)


def search(counted: str) -> Measure:
    """OpenSpiel's IS-MCTS in C++, at the first decision of a gin rummy: one random game to the end per simulation."""
    game, choose = pyspiel.load_game("gin_rummy"), random.Random(0).choice
    bot = pyspiel.ISMCTSBot(0, pyspiel.RandomRolloutEvaluator(1, 0), 2.0, SIMULATIONS)

    def deal() -> pyspiel.State:
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(choose(state.chance_outcomes())[0])
        return state

    def decisions_to_the_end() -> int:
        state, decisions = deal(), 0
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            state.apply_action(choose(state.legal_actions()))
        return decisions

    mean = sum(decisions_to_the_end() for _ in range(200)) / 200

    def think() -> int:
        bot.restart()
        bot.step(deal())
        return round(SIMULATIONS * mean) if counted == "decisions" else SIMULATIONS

    return per_second(think)


def table() -> Game:
    return Game([RandomPlayer(colour) for colour in Color])


def catan() -> Measure:
    """Four random players of catanatron, by its own loop. Rolling the dice and ending a turn are decisions there."""

    def play() -> int:
        game = table()
        game.play()
        return len(game.state.actions)

    return per_second(play)


def catan_copies() -> Measure:
    game = table()
    while len(game.state.actions) < MID_GAME:
        game.play_tick()

    def copy() -> int:
        for _ in range(COPIES):
            game.copy()
        return COPIES

    return per_second(copy)


if __name__ == "__main__":
    serve({"spiel": spiel, "search": search, "catan": catan, "catan_copies": catan_copies})
