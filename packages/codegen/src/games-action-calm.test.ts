import { describe, expect, it } from "vitest";
import {
  buy,
  helped,
  perSecond,
  perTap,
  priceOf,
  startClicker,
  tapThing,
} from "../templates/src/games/clicker-rules.ts";
import {
  isOut,
  makeMaze,
  neighbor,
  nextMaze,
  startWalk,
  stepTo,
  walkTo,
  type Walk,
} from "../templates/src/games/maze-rules.ts";
import { average, startReaction, tapLight, TRIES, turnGreen, waitFor } from "../templates/src/games/reaction-rules.ts";
import {
  growSimon,
  pressLight,
  roundsOf,
  showNext,
  startSimon,
  type Simon,
} from "../templates/src/games/simon-rules.ts";
import {
  DIFFERENCES,
  differs,
  hiddenIn,
  hint,
  HINT_COSTS,
  makePair,
  spot,
  spotOn,
  startSpotting,
  WRONG_COSTS,
} from "../templates/src/games/spot-difference-rules.ts";
import { GAME_MS, hit, startWhack, whackOn } from "../templates/src/games/whack-rules.ts";
import { createRandom } from "@sayhey/contract/random";

const WAYS = ["up", "right", "down", "left"] as const;

describe("whack", () => {
  const popping = { kinds: 3, hasBad: true };
  it("counts what was hit once, and an empty hole not at all", () => {
    const first = whackOn(startWhack(), 16, popping, createRandom(1));
    expect(hit(first, 0)).toBe(first);
    const once = hit(first, 4);
    expect(once.score).toBe(1);
    expect(hit(once, 4).score).toBe(1);
  });
  it("takes two points for what is not to be hit, and never less than none", () => {
    const bad = { kind: 2, isBad: true, leftMs: 500, isHit: false };
    const game = { ...startWhack(), holes: [bad, ...startWhack().holes.slice(1)] };
    expect(hit({ ...game, score: 5 }, 0).score).toBe(3);
    expect(hit({ ...game, score: 1 }, 0).score).toBe(0);
  });
  it("takes thirty seconds, with something to hit all the time", () => {
    const random = createRandom(2);
    let game = startWhack("hard");
    for (let ms = 0; ms < GAME_MS - 100; ms += 16) game = whackOn(game, 16, popping, random);
    expect(game.isOver).toBe(false);
    expect(game.made).toBeGreaterThan(30);
    expect(whackOn(game, 200, popping, random).isOver).toBe(true);
  });
});

describe("maze", () => {
  it("has exactly one path between any two fields", () => {
    const { open, side } = makeMaze(9, createRandom(3));
    const reached = new Set([0]);
    const path = [0];
    for (let at = path.pop(); at !== undefined; at = path.pop())
      for (const way of open[at] ?? []) {
        const next = neighbor(side, at, way);
        if (next === undefined || reached.has(next)) continue;
        reached.add(next);
        path.push(next);
      }
    expect(reached.size).toBe(side * side);
    expect(open.flat()).toHaveLength(2 * (side * side - 1));
  });
  it("lets nobody through a wall and counts steps", () => {
    const walk = startWalk(8, createRandom(4));
    for (const way of WAYS) {
      const next = stepTo(walk, way);
      if (walk.maze.open[0]?.includes(way)) expect(next.steps).toBe(1);
      else expect(next).toBe(walk);
    }
  });
  it("can be left by who keeps a hand on the wall, and the next one is larger", () => {
    let walk: Walk = startWalk(10, createRandom(5));
    let facing = 1;
    for (let turn = 0; turn < 2000 && !isOut(walk); turn++) {
      const order = [1, 0, 3, 2].map((by) => (facing + by) % 4);
      for (const way of order) {
        const next = stepTo(walk, WAYS[way] ?? "up");
        if (next === walk) continue;
        walk = next;
        facing = way;
        break;
      }
    }
    expect(isOut(walk)).toBe(true);
    expect(nextMaze(walk, createRandom(6))).toMatchObject({ stage: 2, at: 0, steps: walk.steps, maze: { side: 12 } });
  });
  it("follows a corridor as far as there is nothing to choose", () => {
    const walk = startWalk(8, createRandom(7));
    const way = walk.maze.open[0]?.[0] ?? "right";
    const end = walkTo(walk, way);
    const choices = end.maze.open[end.at]?.length ?? 0;
    expect(end.steps).toBeGreaterThan(0);
    expect(isOut(end) || choices !== 2).toBe(true);
  });
});

describe("reaction", () => {
  it("measures from the light to the tap, five times", () => {
    let state = startReaction();
    for (let round = 0; round < TRIES; round++) {
      state = tapLight(state, 0);
      expect(state.light).toBe("wait");
      state = tapLight(turnGreen(state, 1000), 1200 + round * 10);
    }
    expect(state.light).toBe("done");
    expect(state.times).toEqual([200, 210, 220, 230, 240]);
    expect(average(state.times)).toBe(220);
  });
  it("does not count a tap that came too soon", () => {
    const early = tapLight(tapLight(startReaction(), 0), 50);
    expect(early).toMatchObject({ light: "early", times: [] });
    expect(turnGreen(early, 90)).toBe(early);
    expect(waitFor(() => 0)).toBeGreaterThanOrEqual(1000);
    expect(waitFor(() => 0.999)).toBeLessThanOrEqual(2500);
  });
});

describe("simon", () => {
  const shown = (game: Simon): Simon => (game.turn === "shows" ? shown(showNext(game)) : game);
  it("grows by one light a round while it is repeated without a fault", () => {
    const random = createRandom(8);
    let game = startSimon();
    for (let round = 1; round <= 6; round++) {
      const before = game.sequence;
      game = shown(growSimon(game, random));
      expect(game.sequence.slice(0, -1)).toEqual(before);
      for (const light of game.sequence) game = pressLight(game, light);
      expect(game.turn).toBe("right");
      expect(roundsOf(game)).toBe(round);
    }
  });
  it("is over with the first wrong light, and hears nothing while it shows", () => {
    const first = growSimon(startSimon(), createRandom(9));
    expect(pressLight(first, 0)).toBe(first);
    const wrong = pressLight(shown(first), 2);
    expect(wrong.turn).toBe("over");
    expect(roundsOf(wrong)).toBe(0);
  });
});

describe("clicker", () => {
  const rich = { ...startClicker(), amount: 1000 };
  it("sells only what one can pay, dearer every time", () => {
    expect(buy(startClicker(), 1)).toEqual(startClicker());
    const one = buy(rich, 1);
    expect(one.amount).toBe(1000 - priceOf(rich, 1));
    expect(priceOf(one, 1)).toBeGreaterThan(priceOf(rich, 1));
    expect(buy(rich, 99)).toBe(rich);
  });
  it("brings more by tap and by itself", () => {
    expect(tapThing(buy(rich, 0)).amount).toBe(1000 - priceOf(rich, 0) + 2);
    expect(perTap(rich)).toBe(1);
    const helping = buy(rich, 2);
    expect(perSecond(helping)).toBe(3);
    expect(helped(helping, 2000).total).toBe(6);
  });
});

describe("spot the difference", () => {
  it("makes scenes that differ in exactly five places, on every level", () => {
    for (let seed = 0; seed < 60; seed++)
      for (const level of ["easy", "normal", "hard"] as const) {
        const pair = makePair(2 + (seed % 9), 1 + (seed % 6), level, createRandom(seed));
        expect(hiddenIn(pair)).toHaveLength(DIFFERENCES);
        expect(pair.first).toHaveLength(pair.columns * pair.rows);
      }
  });
  it("counts a difference once, takes time for anything else, and a hint finds one", () => {
    const game = startSpotting(6, "normal", createRandom(10));
    const [place = 0] = hiddenIn(game.pair);
    const found = spot(game, place);
    expect(found.score).toBe(1);
    expect(spot(found, place)).toBe(found);
    const same = [...game.pair.first.keys()].find((each) => !differs(game.pair, each)) ?? 0;
    expect(spot(game, same)).toMatchObject({ score: 0, leftMs: game.leftMs - WRONG_COSTS, wrong: same });
    expect(hint(game)).toMatchObject({ score: 0, leftMs: game.leftMs - HINT_COSTS, pair: { found: [place] } });
  });
  it("goes on with another pair once all are found, and ends with the time", () => {
    const random = createRandom(11);
    let game = startSpotting(6, "normal", random);
    for (const place of hiddenIn(game.pair)) game = spot(game, place);
    expect(game.score).toBe(DIFFERENCES);
    const next = spotOn(game, 2000, random);
    expect(next.stage).toBe(2);
    expect(next.pair.found).toEqual([]);
    expect(spotOn(next, 100_000, random)).toMatchObject({ isOver: true, lives: 0 });
  });
});
