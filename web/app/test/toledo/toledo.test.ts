import { describe, expect, test } from "vitest";
import { type Description, newGame, parts, playerNamed, Rules, type SeatView, score, whyNot } from "zoco-kernel";
import description from "zoco-kernel/built/toledo/description.json";
import wasm from "zoco-kernel/built/toledo/module.wasm?url&inline";
import { CONSTANTS, type View } from "zoco-kernel/built/toledo/types";
import { factsOf, type ToledoDecision } from "../../src/games/toledo/board.js";
import { fameOf, rowsOf } from "../../src/games/toledo/facts.js";
import { flightsBetween } from "../../src/games/toledo/flights.js";
import { fitting, layOut } from "../../src/games/toledo/geometry.js";
import { ARRIVED, follow, type Piece } from "../../src/games/toledo/pieces.js";
import { leads, meant, reading, things, touched } from "../../src/games/toledo/things.js";
import { wayBetween } from "../../src/games/toledo/walking.js";
import { picturesOf, viewOf } from "../../src/pictures.js";

type Toledo = SeatView<View>;

const module = await (await fetch(wasm)).arrayBuffer();
const rules = await Rules.load("toledo", module, description as unknown as Description);
const NAMES = ["Ana", "Ben", "Cleo", "Dan"];
const SEATS = NAMES.map((name, seat) => ({ name, colour: rules.edition().colours[seat]!, level: null }));

/** Every view of a whole game through the eyes of one seat. */
function views(players: number, seed: number, bot: string): View[] {
  const game = newGame<View>(rules, { players, seed });
  const bots = NAMES.slice(0, players).map((_, seat) => playerNamed(rules, bot, seed + seat));
  const seen = [game.seatView(0).view];
  while (!game.over) {
    const seatView = game.seatView(game.seat);
    game.play(seatView.write(bots[game.seat]!.choose(seatView)));
    seen.push(game.seatView(0).view);
  }
  return seen;
}

/** Every view of a whole game, as whoever was on turn had it. */
function* seatViews(players: number, seed: number, bot: string): Generator<Toledo> {
  const game = newGame<View>(rules, { players, seed });
  const bots = NAMES.slice(0, players).map((_, seat) => playerNamed(rules, bot, seed + seat));
  while (!game.over) {
    const seatView = game.seatView(game.seat);
    yield seatView;
    game.play(seatView.write(bots[game.seat]!.choose(seatView)));
  }
}

const VAIN = "place-7 place-21 figure-0 sword-15 fencing-teal drop-movement deck seat-1 carry-2 bonus-3 tile-S1".split(
  " ",
);

const GAMES = [
  [2, 1, "random"],
  [3, 2, "greedy"],
  [4, 3, "random"],
  [4, 4, "greedy"],
] as const;

describe.each(GAMES)("a game of %i, seed %i, played by %s", (players, seed, bot) => {
  const game = [...seatViews(players, seed, bot)];

  test("a decision is one or two things, and no other decision is within them", () => {
    for (const seatView of game) {
      const made = new Map(seatView.actions.map((action) => [things(seatView, action).sort().join(" "), action]));
      expect(made.size).toBe(seatView.actions.length);
      for (const set of made.keys()) {
        const single = set.split(" ");
        expect([1, 2], set).toContain(single.length);
        if (single.length === 2)
          expect(
            single.some((thing) => made.has(thing)),
            set,
          ).toBe(false);
      }
    }
  });

  test("a card or a figure with the place where it lands tells moves apart from everything but the extra card", () => {
    for (const seatView of game) {
      const moves = seatView.actions.filter((action) => parts<ToledoDecision>(seatView, action).kind === "move");
      for (const thing of ["card", "figure"]) {
        const ways = moves.map((action) =>
          [...things(seatView, action).filter((id) => id.startsWith(thing)), ...leads(seatView, action)].join(),
        );
        expect(new Set(ways).size).toBe(moves.length);
      }
    }
  });

  test("whatever is picked in vain, somebody can say why not", () => {
    for (const seatView of game.filter((_, k) => k % 9 === 0)) {
      const possible = seatView.actions
        .slice(0, 6)
        .flatMap((action) => [...things(seatView, action), ...leads(seatView, action)]);
      const notations = [...VAIN, ...possible].flatMap((first) =>
        [[first], [first, "place-9"], ["card-3", first], [first, "button-home"]].flatMap((picked) =>
          meant(seatView, picked),
        ),
      );
      for (const notation of new Set(notations))
        expect(() => whyNot(seatView, notation, NAMES), notation).not.toThrow();
    }
  });

  test("figures keep their identity, and only those that moved stand elsewhere", () => {
    let pieces: Piece[] = [];
    for (const seatView of game) {
      const before = pieces;
      pieces = follow(before, seatView.view);
      expect(pieces.length).toBe(players * CONSTANTS.FIGURES);
      expect(new Set(pieces.map(({ id }) => id)).size).toBe(pieces.length);
      const steps = before.filter(({ id, position }) => pieces.find((piece) => piece.id === id)!.position !== position);
      expect(steps.length).toBeLessThanOrEqual(2); // a decision moves a figure, and in a duel perhaps another
      for (let seat = 0; seat < players; seat++) {
        const own = pieces.filter((piece) => piece.seat === seat);
        const counted = Array.from(
          { length: ARRIVED + 1 },
          (_, at) => own.filter(({ position }) => position === at).length,
        );
        expect(counted).toEqual([...seatView.view.figures[seat]!, seatView.view.arrived[seat]]);
      }
      const places = pieces.map(({ seat, position, slot }) => `${position} ${position === 0 ? seat : ""} ${slot}`);
      expect(new Set(places).size).toBe(places.length);
    }
  });

  test("the cards that fly are those that change hands", () => {
    const facts = factsOf(rules.edition());
    const seen = views(players, seed, bot);
    seen.slice(1).forEach((after, k) => {
      const before = seen[k]!;
      const flights = flightsBetween(facts, before, after)!;
      expect(flights).not.toBeNull();
      if (after.reshuffles > 0) return; // what was thrown away may be in the deck again
      for (let seat = 0; seat < players; seat++) {
        const cards = flights.filter(({ kind }) => kind === "card");
        const change =
          cards.filter(({ to }) => to === `seat-${seat}`).length -
          cards.filter(({ from }) => from === `seat-${seat}`).length;
        expect(change).toBe(after.hand_size[seat]! - before.hand_size[seat]!);
      }
    });
  });

  test("fame so far is what the rules would score", () => {
    for (const seatView of game.filter((_, k) => k % 9 === 0)) {
      for (let seat = 0; seat < players; seat++) {
        const scored = score(seatView, seat).reduce((sum, [, points]) => sum + points, 0);
        expect(fameOf(factsOf(seatView.edition), seatView.view, seat)).toBe(scored);
      }
    }
  });

  test("the board in words names every field and every seat", () => {
    for (const seatView of game.slice(0, 40)) {
      const read = JSON.stringify(reading({ rules, edition: seatView.edition, seats: SEATS, view: seatView.view }));
      for (let field = 1; field <= CONSTANTS.FIELDS; field++) expect(read).toContain(`"field":${field},`.slice(0, -1));
      for (const name of NAMES.slice(0, players)) expect(read).toContain(name);
    }
  });
});

describe("what is meant by picking", () => {
  const [start] = seatViews(3, 5, "greedy");
  const seatView = start!;
  const held = CONSTANTS.VALUES - 1;

  test("a card and a field: the moves with it that would end there", () => {
    expect(meant(seatView, ["card-4", "place-4"])).toEqual(["move 4 0"]);
  });

  test("a field alone that no card reaches: the card that would", () => {
    const [value] = Array.from({ length: held }, (_, k) => k + 1).filter((value) => seatView.view.held[value] === 0);
    expect(meant(seatView, [`place-${value}`])).toEqual([`move ${value} 0`]);
  });

  test("a figure and a field: only that figure's moves, and none where no card leads that far", () => {
    expect(meant(seatView, ["figure-0", "place-4"])).toEqual(["move 4 0"]);
    expect(meant(seatView, ["figure-0", "place-12"])).toEqual([]);
    expect(meant(seatView, ["place-12"])).not.toEqual([]);
  });

  test("a shop and a field", () => expect(meant(seatView, ["tile-S2", "place-5"])).toEqual(["place S2 5"]));
  test("two fencing tiles", () =>
    expect(meant(seatView, ["fencing-teal", "drop-violet"])).toEqual(["train teal drop violet"]));
  test("a figure to be sent home", () => expect(meant(seatView, ["figure-0", "button-home"])).toEqual(["home 0"]));
});

test("what differs is touched, and nothing else", () => {
  const game = newGame<View>(rules, { players: 2, seed: 1 });
  const before = game.seatView(0).view;
  game.play("place S1 3");
  expect(touched(before, game.seatView(0).view)).toEqual(["place-3"]);
  expect(touched(before, before)).toEqual([]);
});

test("in both arrangements every position has a spot of its own inside the picture", () => {
  for (const narrow of [false, true]) {
    const { spots, width, parapet } = layOut(rowsOf(factsOf(rules.edition())), narrow);
    expect(spots.length).toBe(CONSTANTS.POSITIONS);
    for (const { x, y } of spots) {
      expect(x > 0 && x < width && y > 0 && y < parapet).toBe(true);
    }
    expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(spots.length);
  }
});

test("who finds no circle stands in front, also for somebody who has just come", () => {
  const full = [...seatViews(3, 8, "random")]
    .map(({ view }) => view)
    .filter(({ phase }) => phase === CONSTANTS.FULL_FIELD);
  expect(full.length).toBeGreaterThan(0);
  for (const view of full) {
    const front = follow([], view).filter(
      ({ position, slot }) => position === view.place && slot >= view.circles[position]!,
    );
    expect(front.map(({ seat }) => seat)).toEqual([view.seat]);
  }
});

test("a box gets the arrangement in which its fields are larger", () => {
  const rows = rowsOf(factsOf(rules.edition()));
  for (const [width, height, narrow] of [
    [1280, 800, false],
    [390, 320, false],
    [390, 420, true],
    [800, 1100, true],
  ] as const) {
    expect(fitting(rows, null, width, height).narrow).toBe(narrow);
  }
});

test("rows of equal cost are still three", () => {
  const facts = factsOf(rules.edition());
  const rows = rowsOf({ ...facts, cost: facts.cost.map(() => 2) });
  expect(rows.length).toBe(3);
  expect(rows.flatMap(({ fields }) => fields)).toEqual(Array.from({ length: CONSTANTS.FIELDS }, (_, k) => k + 1));
});

test("figures walk through the fields between and round the bends, home the same way down", () => {
  const geometry = layOut(rowsOf(factsOf(rules.edition())), false);
  const [first, second] = geometry.streets;
  const [last, next] = [first!.fields.at(-1)!, second!.fields[0]!];
  expect(wayBetween(geometry, 0, 3)).toEqual([geometry.spots[1], geometry.spots[2]]);
  const over = wayBetween(geometry, last - 1, next + 1);
  expect([over[0], over.at(-1)]).toEqual([geometry.spots[last], geometry.spots[next]]);
  expect(over.slice(1, -1).every(({ x }) => x > geometry.spots[last]!.x)).toBe(true);
  expect(wayBetween(geometry, next + 1, last - 1)).toEqual(over.toReversed());
  expect(wayBetween(geometry, CONSTANTS.LAST_ENTRANCE, ARRIVED)).toEqual([]);
});

test("a picture shows what its caption says", async () => {
  const pictures = await picturesOf("toledo");
  const full = viewOf(rules, pictures["T5-5"]!) as View;
  expect([full.place, full.crowd[7], full.circles[7]]).toEqual([7, 3, 2]);
});
