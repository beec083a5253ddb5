import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { type Description, type Game, newGame, Rules, whyNot } from "zoco-kernel";
import { CONSTANTS, type View } from "zoco-kernel/built/alcazar/types";
import { piecesOf, planOf, unitsOf } from "../../src/games/alcazar/city.js";
import { follow } from "../../src/games/alcazar/court.js";
import { type DrawnCell, drawCells, type Scene } from "../../src/games/alcazar/drawnCells.js";
import { flightsBetween } from "../../src/games/alcazar/flights.js";
import { Stage } from "../../src/games/alcazar/stage.js";
import { handles, leads, meant, reading, things, touched } from "../../src/games/alcazar/things.js";
import { picturesOf, viewOf } from "../../src/pictures.js";

const BUILT = new URL("../../../kernel/built/", import.meta.url);
const NAMES = ["Ana", "Ben", "Cleo", "Dan", "Eva"];
let rules: Rules;

beforeAll(async () => {
  const description = JSON.parse(readFileSync(new URL("alcazar/description.json", BUILT), "utf8")) as Description;
  rules = await Rules.load("alcazar", readFileSync(new URL("alcazar/module.wasm", BUILT)), description);
});

/** A whole game of random players; `look` sees every moment before it is decided. */
function playThrough(players: number, seed: number, look: (game: Game<View>) => void, edition?: string): Game<View> {
  const game = newGame<View>(rules, { players, seed, ...(edition !== undefined && { edition }) });
  const future = game.randomFuture(rules.newDice(BigInt(seed), 7));
  for (const action of future) {
    look(game);
    game.act(action);
  }
  expect(game.over).toBe(true);
  return game;
}

const TABLES = [
  [2, 1, undefined],
  [3, 2, undefined],
  [4, 3, "twelve-columns"],
  [5, 4, undefined],
] as const;

describe.each(TABLES)("a whole game of %i players", (players, seed, edition) => {
  test("every legal decision is one or two things, and no other has the same ones", () => {
    const kinds = new Set<string>();
    const look = (game: Game<View>): void => {
      const seatView = game.seatView();
      const made = seatView.actions.map((action) => [...things(seatView, action)].sort().join(" "));
      for (const [k, action] of seatView.actions.entries()) {
        kinds.add(seatView.write(action).split(" ")[0]!);
        expect(made[k]).toMatch(/^\S+( \S+)?$/);
        expect(made[k]).not.toMatch(/undefined|NaN/);
        for (const lead of leads(seatView, action)) {
          if (lead.startsWith("noble-")) expect(made[k]).toContain(lead.replace("noble", "cell"));
          else expect(seatView.write(action)).toMatch(/^castle \d+ C$/);
        }
        const ways = leads(seatView, action).map((lead) =>
          [...things(seatView, action).slice(0, 1), lead].sort().join(" "),
        );
        for (const way of ways) expect(made).not.toContain(way);
      }
      expect(new Set(made).size).toBe(made.length);
    };
    playThrough(players, seed, look, edition);
    for (const kind of ["buy", "castle", "build", "tower", "bridge", "baron", "done"]) expect(kinds).toContain(kind);
  });

  test("what is picked in vain is understood as decisions that can be asked why not", () => {
    const look = (game: Game<View>): void => {
      const seatView = game.seatView();
      const plan = planOf(game.edition);
      const { view } = seatView;
      const nobles = plan.cells.filter((cell) => view.noble[cell]! > 0).map((cell) => `noble-${cell}`);
      const card = `card-${view.hand.find((held) => held > 0) ?? 1}`;
      const singles = [
        card,
        "tower-card",
        "deck",
        "tower-supply",
        "row-5",
        "grandee",
        "baron",
        "castle-8-L",
        "button-done",
        "button-pass",
        "flag-8",
        ...nobles,
      ];
      const cell = `cell-${plan.cells[game.moves.length % plan.cells.length]}`;
      const pairs = singles.map((thing) => [thing, cell]).concat(nobles.slice(1).map((noble) => [noble, nobles[0]!]));
      for (const picked of [[cell], ...singles.map((thing) => [thing]), ...pairs]) {
        const notations = meant(seatView, picked);
        const isField = plan.fieldOf[plan.cells[game.moves.length % plan.cells.length]!]! > 0;
        if (isField || picked[0] !== cell) expect(notations.length, picked.join(" ")).toBeGreaterThan(0);
        for (const notation of notations) expect(() => whyNot(seatView, notation, NAMES)).not.toThrow();
      }
    };
    let moment = 0;
    playThrough(players, seed, (game) => void (moment++ % 9 === 0 && look(game)), edition);
  });

  test("nobles keep who they are: as many as the view shows, and one moves where one leaves and one comes", () => {
    let court = follow([], { stand: [], players: 0, height: [] } as unknown as View);
    playThrough(
      players,
      seed,
      (game) => {
        const before = new Map(court.map((noble) => [noble.id, noble]));
        const view = game.view();
        court = follow(court, view);
        expect(new Set(court.map(({ id }) => id)).size).toBe(court.length);
        for (const noble of court)
          expect(view.noble[noble.cell]).toBe(1 + 2 * noble.seat + (noble.rank === "grandee" ? 1 : 0));
        for (const noble of court.filter(({ id, cell }) => before.has(id) && before.get(id)!.cell !== cell)) {
          expect(noble.before!.cell).toBe(before.get(noble.id)!.cell);
        }
        for (const noble of court.filter(({ id, height }) => before.has(id) && before.get(id)!.height !== height)) {
          expect(noble.before!.height).toBe(before.get(noble.id)!.height);
        }
        const word = game.moves.at(-1)?.split(" ")[0];
        if (word === "shift" || word === "swap") expect(court.length).toBe(before.size);
      },
      edition,
    );
  });

  test("pieces, units and words agree with the view", () => {
    const seats = NAMES.slice(0, players).map((name, k) => ({
      name,
      colour: rules.edition().colours[k]!,
      level: null,
    }));
    const game = playThrough(players, seed, () => {}, edition);
    const [plan, view] = [planOf(game.edition), game.view()];
    for (const [cell, pieces] of piecesOf(plan, view)) expect(pieces.at(-1)!.level).toBe(view.height[cell]);
    const castles = unitsOf(plan, view).filter(({ flag }) => flag !== null);
    expect(castles.length).toBe(8 - view.flag_supply);
    const lines = reading({ rules, edition: game.edition, seats, view });
    const bridges = view.bridge_level.filter((level) => level > 0).length;
    const nobles = view.noble.filter((noble) => noble > 0).length;
    expect(lines.length).toBe(view.height.filter((height) => height > 0).length + nobles + bridges);
  });
});

test("what a decision touched is marked: the new stone, the card that replaces a bought one", () => {
  const game = newGame<View>(rules, { players: 2, seed: 9 });
  const start = game.view();
  const card = start.row[0]!;
  game.play(`buy ${card}`);
  const bought = game.view();
  const open = bought.row.find((other) => !start.row.includes(other))!;
  expect(touched(start, bought)).toEqual([`row-${open}`, "deck"]);
  const villa = game.legal.find((notation) => notation.startsWith("villa"))!;
  game.play(villa);
  const cell = planOf(game.edition).cellOf[Number(villa.split(" ")[1])];
  expect(touched(bought, game.view())).toEqual([`cell-${cell}`]);
});

test("the three sites of a castle are picked at three fields, round the corner of 72 and 1, too", () => {
  const plan = planOf(rules.edition());
  const found = handles(plan, new Set(["castle-1-L", "castle-1-C", "castle-1-R", "cell-0"]));
  const fields = [...found].map(([cell, site]) => [plan.fieldOf[cell], site]);
  expect(fields).toEqual([
    [71, "castle-1-L"],
    [72, "castle-1-C"],
    [3, "castle-1-R"],
  ]);
});

test.each(["kosmos-2009", "twelve-columns"])(
  "%s: each of the four turns shows every cell once, the nearest last",
  (name) => {
    const plan = planOf(rules.edition(name));
    for (const turn of [0, 1, 2, 3]) {
      const stage = new Stage(plan, turn);
      expect(new Set(stage.order)).toEqual(new Set(plan.cells));
      const seen = new Set<number>();
      for (const cell of stage.order) {
        const [u, v] = stage.at(cell);
        expect(stage.cell(u, v)).toBe(cell);
        for (const behind of [stage.beside(cell, -1, 0), stage.beside(cell, 0, -1)]) {
          if (behind !== undefined) expect(seen).toContain(behind);
        }
        seen.add(cell);
      }
    }
  },
);

test("a tower hides what lies straight behind it, the lower that is the farther; so does a noble", () => {
  const stage = new Stage(planOf(rules.edition()), 0);
  const [height, noble] = [Array<number>(145).fill(0), Array<number>(145).fill(0)];
  const at = (x: number, y: number): number => 12 * y + x;
  const isHidden = (x: number, y: number): boolean => stage.isHidden(at(x, y), { height, noble });
  height[at(5, 5)] = 2;
  expect([isHidden(4, 4), isHidden(3, 3), isHidden(10, 10)]).toEqual([true, false, false]);
  height[at(5, 5)] = 4;
  expect(isHidden(3, 3)).toBe(true);
  height[at(4, 4)] = 3;
  expect(isHidden(4, 4)).toBe(false);
  noble[at(5, 5)] = 1;
  expect(isHidden(4, 4)).toBe(true);
});

/** Every two views that follow each other in a whole game, as a spectator sees them. */
function steps(players: number, seed: number): (readonly [View, View])[] {
  const views: View[] = [];
  const game = playThrough(players, seed, (now) => views.push(now.view(null)));
  views.push(game.view(null));
  return views.slice(1).map((view, k) => [views[k]!, view]);
}

test("after a decision only the cells that look different are new, and they look as if all were drawn again", () => {
  const plan = planOf(rules.edition());
  const stage = new Stage(plan, 1);
  let [last, kept, all] = [new Map() as ReadonlyMap<number, DrawnCell>, 0, 0];
  for (const [before, view] of steps(5, 4)) {
    const court = follow([], view);
    const common = {
      stage,
      view,
      court,
      units: unitsOf(plan, view),
      pieces: piecesOf(plan, view),
      past: before.height,
    };
    const scene: Scene = {
      ...common,
      after: null,
      glowing: new Set(),
      lit: 0,
      sites: new Map(),
      isClear: false,
      placing: null,
    };
    const drawnCells = drawCells(scene, last);
    const told = ({ unit, ...drawnCell }: DrawnCell): unknown => [unit?.number, unit?.flag, unit?.value, drawnCell];
    expect([...drawnCells.values()].map(told)).toEqual([...drawCells(scene, new Map()).values()].map(told));
    if (last.size > 0)
      for (const [cell, drawnCell] of drawnCells) [kept, all] = [kept + Number(drawnCell === last.get(cell)), all + 1];
    last = drawnCells;
  }
  expect(kept / all).toBeGreaterThan(0.85);
});

test("what is pointed at or picked is seen: ghosts of what would be built, and towers before a place are veiled", () => {
  const plan = planOf(rules.edition());
  const stage = new Stage(plan, 0);
  const [before, view] = steps(3, 2).at(-1)!;
  const cell = plan.cells.find((cell) => stage.isHidden(cell, view))!;
  const common = { stage, view, court: follow([], view), units: unitsOf(plan, view), pieces: piecesOf(plan, view) };
  const scene: Scene = {
    ...common,
    past: before.height,
    after: null,
    glowing: new Set([`cell-${cell}`]),
    lit: 0,
    sites: new Map(),
    isClear: false,
    placing: { what: "baron", field: 0 },
  };
  const drawnCells = drawCells(scene, new Map());
  expect(drawnCells.get(cell)!.offer).toBe("baron");
  expect(
    [...drawnCells.values()]
      .filter(({ isVeiled }) => isVeiled)
      .map((drawnCell) => drawnCell.cell)
      .sort(),
  ).toEqual(stage.before(cell, view).sort());
  expect(
    [...drawCells({ ...scene, isClear: false, placing: null }, drawnCells).values()].some(({ isVeiled }) => isVeiled),
  ).toBe(false);
});

test.each([2, 5])("%s players: whatever leaves a place is seen going: coins, cards, nobles, free flags", (players) => {
  const plan = planOf(rules.edition());
  for (const [before, view] of steps(players, players)) {
    const flights = flightsBetween(plan, before, view)!;
    expect(flights).not.toBeNull();
    const to = (kind: string, seat: number) =>
      flights.filter((flight) => flight.kind === kind && flight.to === `seat-${seat}`);
    for (let seat = 0; seat < players; seat++) {
      const coins = flights.filter(({ kind, from, to }) => kind === "coin" && [from, to].includes(`seat-${seat}`));
      const sum = coins.reduce((total, { face }) => total + Number(face.replace("−", "-")), 0);
      expect(sum).toBe(view.money[seat]! - before.money[seat]!);
      const snapshot = ({ stand }: View): number => stand[seat]!.filter((cell) => cell !== CONSTANTS.NOWHERE).length;
      const returned = to("baron", seat).length + to("grandee", seat).length;
      if (snapshot(view) < snapshot(before)) expect(returned).toBe(snapshot(before) - snapshot(view));
      if (view.hand_size[seat]! > before.hand_size[seat]!) expect(to("card", seat)).toHaveLength(1);
      if (view.towers[seat]! > before.towers[seat]!) expect(to("tower", seat)).toHaveLength(1);
    }
    if (view.flag_supply > before.flag_supply) expect(flights.some(({ to }) => to === "flags")).toBe(true);
  }
});

test("a picture shows what its caption says", async () => {
  const pictures = await picturesOf("alcazar");
  const full = viewOf(rules, pictures["A8-2"]!) as View;
  expect(full.value[1]).toBe(16);
});
