import { AppError } from "@sayhey/contract/app-error";
import fc from "fast-check";
import { expect, test } from "vitest";
import { beatGrid } from "../beat.ts";
import { createStoryboard } from "../create-storyboard.ts";
import { fixtureSpec } from "../fixtures/fixture-specs.ts";
import { parseStoryboard, StoryboardError, type Scene, type Storyboard } from "../storyboard.ts";
import { STYLE_DIRECTIONS } from "../style-directions.ts";
import { applyStoryboardOps } from "./apply-storyboard-ops.ts";
import { anyStoryboardOp } from "./storyboard-op.fixture.ts";
import type { StoryboardOp } from "./storyboard-op.ts";

const good = createStoryboard(fixtureSpec("punchy"), {
  aspect: "9:16",
  durationMs: 10_000,
  watermark: false,
  link: null,
  footage: [],
  arc: "classic",
});
const apply = (...ops: StoryboardOp[]): Storyboard => applyStoryboardOps(good, ops).storyboard;
const scene = (storyboard: Storyboard, id: string): Scene => {
  const found = storyboard.scenes.find((candidate) => candidate.id === id);
  if (found === undefined) throw new TypeError(`${id}: no such scene`);
  return found;
};
const ids = (storyboard: Storyboard): string[] => storyboard.scenes.map(({ id }) => id);
const feature = (storyboard: Storyboard, id: string) => {
  const found = scene(storyboard, id);
  if (found.kind !== "feature") throw new TypeError(`${id}: no feature`);
  return found;
};
function refused(...ops: StoryboardOp[]): { path: string; message: string } {
  try {
    applyStoryboardOps(good, ops);
  } catch (error) {
    if (error instanceof StoryboardError) return { path: error.path, message: error.message };
    throw error;
  }
  throw new Error("the ops were accepted");
}

test("3.1, 3.2, 3.3 any accepted list leaves a valid storyboard, its inverse the one before, a refused one nothing", () => {
  const before = JSON.stringify(good);
  let accepted = 0;
  fc.assert(
    fc.property(fc.array(anyStoryboardOp, { minLength: 1, maxLength: 6 }), (ops) => {
      let done: ReturnType<typeof applyStoryboardOps>;
      try {
        done = applyStoryboardOps(good, ops);
      } catch (error) {
        expect(error).toBeInstanceOf(StoryboardError);
        expect(JSON.stringify(good)).toBe(before);
        return;
      }
      accepted++;
      expect(parseStoryboard(done.storyboard)).toEqual(done.storyboard);
      expect(applyStoryboardOps(done.storyboard, done.inverse).storyboard).toEqual(good);
    }),
    { numRuns: 400, seed: 11 },
  );
  expect(accepted).toBeGreaterThan(80);
});

test("3.3 single ops of every kind are accepted and undone", () => {
  const kinds = new Set<string>();
  for (const op of fc.sample(anyStoryboardOp, { numRuns: 600, seed: 3 })) {
    try {
      const { storyboard, inverse } = applyStoryboardOps(good, [op]);
      expect(applyStoryboardOps(storyboard, inverse).storyboard).toEqual(good);
      kinds.add(op.op);
    } catch (error) {
      if (!(error instanceof StoryboardError)) throw error;
    }
  }
  expect(kinds.size).toBe(19);
});

test("3.4 what does not fit is refused with its path", () => {
  expect(refused({ op: "set-captions", captions: "karaoke" }, { op: "remove-scene", scene: "gone" })).toEqual({
    path: "ops.1.scene",
    message: "ops.1.scene: names 'gone', which does not exist",
  });
  expect(refused({ op: "set-text", scene: "hook", texts: { text: "x".repeat(10_000) } })).toEqual({
    path: "ops.0.texts.text",
    message: "ops.0.texts.text: is 10000 characters long, and 160 fit",
  });
  expect(refused({ op: "set-text", scene: "hook", texts: { text: " \n " } }).message).toContain("must not be empty");
  expect(refused({ op: "set-text", scene: "hook", texts: { caption: "x" } }).path).toBe("ops.0.texts.caption");
  expect(refused({ op: "set-duration", durationMs: 5000 }).message).toContain("at least 6 seconds");
  expect(refused({ op: "set-duration", durationMs: 16_000 }).message).toContain("at most 15 seconds");
  expect(
    refused(
      { op: "add-scene", index: 1, scene: { kind: "quote", text: "At last", by: "" } },
      { op: "set-footage", scene: "own-quote", footage: null },
    ).path,
  ).toBe("ops.1.scene");
  expect(refused({ op: "add-scene", scene: { kind: "quote", by: "" } }).path).toBe("ops.0.scene.text");
  expect(refused({ op: "add-scene", scene: { kind: "song" } }).path).toBe("ops.0.scene.kind");
  expect(refused({ op: "make-coffee" } as never).path).toBe("ops.0.op");
  expect(refused({ op: "set-transition", scene: "hook", transition: { kind: "melt" } } as never).path).toBe(
    "ops.0.transition.kind",
  );
  const many = Array.from({ length: 30 }, (): StoryboardOp => ({ op: "duplicate-scene", scene: "hook" }));
  expect(refused(...many).message).toMatch(/at most 16 scenes|do not fit/);
});

test("3.4 whatever is given for ops or a document is refused in words, and soon", () => {
  const key = fc.constantFrom("op", "scene", "patch", "texts", "scenes", "version", "__proto__", "soundtrack", "kind");
  const value = fc.letrec((tie) => ({
    any: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom("restore", "set-text", "add-scene", "hook", "1.0", "x".repeat(5000), "\u0000"),
      fc.double(),
      fc.constant(null),
      fc.array(tie("any"), { maxLength: 4 }),
      fc.dictionary(key, tie("any"), { maxKeys: 5 }),
    ),
  })).any;
  fc.assert(
    fc.property(value, fc.boolean(), (given, asDocument) => {
      try {
        if (asDocument) parseStoryboard(given);
        else applyStoryboardOps(good, [given as StoryboardOp]);
      } catch (error) {
        expect(error).toBeInstanceOf(AppError);
        expect((error as Error).message.length).toBeLessThan(800);
      }
    }),
    { numRuns: 300, seed: 8 },
  );
  const heavy = {
    ...good,
    soundtrack: {
      ...good.soundtrack,
      file: { assetId: "a", startMs: 0, bpm: 200, beats: Array.from({ length: 4000 }, (_, at) => at) },
    },
  };
  expect(() =>
    applyStoryboardOps(good, [
      { op: "restore", patch: { soundtrack: heavy.soundtrack } },
      { op: "set-duration", durationMs: 15_000 },
    ]),
  ).not.toThrow();
});

test("4.1 a longer trailer keeps the shares of its scenes and lies on the beat", () => {
  const longer = apply({ op: "set-duration", durationMs: 15_000 });
  expect(longer.durationMs).toBe(15_000);
  for (const { id, durationMs } of good.scenes)
    expect(Math.abs(scene(longer, id).durationMs - durationMs * 1.5)).toBeLessThan(600);
  const halves = (15_000 * longer.soundtrack.bpm) / 30_000;
  expect(Math.abs(halves - Math.round(halves))).toBeLessThan(1e-6);
});

test("4.2 a scene that is added, removed or duplicated makes the trailer longer or shorter, within 6 to 15 seconds", () => {
  const { storyboard: more } = applyStoryboardOps(good, [
    { op: "add-scene", index: 1, durationMs: 2000, scene: { kind: "quote", text: "Finally", by: "" } },
  ]);
  expect(ids(more).slice(0, 3)).toEqual(["hook", "own-quote", "feature-1"]);
  expect(Math.abs(more.durationMs - 12_000)).toBeLessThan(500);
  const less = apply({ op: "remove-scene", scene: "feature-1" });
  expect(Math.abs(good.durationMs - scene(good, "feature-1").durationMs - less.durationMs)).toBeLessThan(500);
  // Numbered anew, as they are shown.
  expect(less.scenes.flatMap((one) => (one.kind === "feature" ? [one.number] : []))[0]).toBe(1);
  const most = apply(...Array.from({ length: 5 }, (): StoryboardOp => ({ op: "duplicate-scene", scene: "hook" })));
  expect([most.durationMs, most.scenes.length]).toEqual([15_000, good.scenes.length + 5]);
  const one = apply(
    ...ids(good)
      .slice(1)
      .map((id): StoryboardOp => ({ op: "remove-scene", scene: id })),
  );
  expect(one.durationMs).toBe(6000);
});

test("4.3 a scene is cut in two at the nearest half beat, and its footage goes on", () => {
  const footage = { id: "clip", startMs: 500, rate: 2, zoom: "auto" } as const;
  const whole = scene(good, "feature-1");
  const cut = apply(
    { op: "set-footage", scene: "feature-1", footage },
    { op: "split-scene", scene: "feature-1", atMs: whole.startMs + whole.durationMs / 2 + 30 },
  );
  const [first, second] = [feature(cut, "feature-1"), feature(cut, "feature-1-2")];
  expect(first.startMs + first.durationMs).toBe(second.startMs);
  expect(second.footage?.startMs).toBe(500 + first.durationMs * 2);
  expect(second.transition.kind).toBe("cut");
  expect(cut.durationMs).toBe(good.durationMs);
  expect(refused({ op: "split-scene", scene: "feature-1", atMs: whole.startMs + 40 }).path).toBe("ops.0.atMs");
});

test("4.4 an edge rolls between neighbours or moves all that follows", () => {
  const grid = beatGrid(good.soundtrack);
  const [hook, first] = [scene(good, "hook"), scene(good, "feature-1")];
  const later = grid.timeOf(grid.beatAt(first.startMs) + 1);
  const rolled = apply({ op: "trim-scene", scene: "hook", edge: "end", toMs: later + 40, mode: "roll" });
  expect(scene(rolled, "feature-1").startMs).toBe(later);
  expect(rolled.durationMs).toBe(good.durationMs);
  expect(scene(rolled, "call").startMs).toBe(scene(good, "call").startMs);

  const rippled = apply({ op: "trim-scene", scene: "hook", edge: "end", toMs: later, mode: "ripple" });
  expect(Math.abs(rippled.durationMs - good.durationMs - (later - first.startMs))).toBeLessThanOrEqual(1);
  expect(scene(rippled, "feature-1").durationMs - first.durationMs).toBeLessThanOrEqual(1);
  expect(refused({ op: "trim-scene", scene: "hook", edge: "end", toMs: 100, mode: "roll" }).message).toContain(
    "'hook'",
  );
  expect(refused({ op: "trim-scene", scene: "call", edge: "end", toMs: 16_000, mode: "ripple" }).message).toContain(
    "6 to 15",
  );
  expect(hook.startMs).toBe(0);
});

test("4.4 footage keeps its place in time when the start of its scene moves", () => {
  const at = scene(good, "feature-1");
  const grid = beatGrid(good.soundtrack);
  const later = grid.timeOf(grid.beatAt(at.startMs) + 1);
  const trimmed = apply(
    { op: "set-footage", scene: "feature-1", footage: { id: "clip", startMs: 0, rate: 1.5, zoom: "auto" } },
    { op: "trim-scene", scene: "feature-1", edge: "start", toMs: later, mode: "roll" },
  );
  expect(feature(trimmed, "feature-1").footage?.startMs).toBe(Math.round((later - at.startMs) * 1.5));
});

test("5.1 uploaded music moves every cut to its own beats, and generated music brings its tempo back", () => {
  const beats = Array.from({ length: 60 }, (_, beat) => 300 + beat * 611 + ((beat * 13) % 7) * 4);
  const mine = apply({ op: "set-soundtrack", patch: { file: { assetId: "song", startMs: 1000, bpm: 98, beats } } });
  const allowed = new Set<number>();
  beats.forEach((at, index) => {
    allowed.add(Math.round(at - 1000));
    allowed.add(Math.round((at + (beats[index + 1] ?? at)) / 2 - 1000));
  });
  for (const { startMs } of mine.scenes.slice(1)) expect(allowed.has(startMs)).toBe(true);
  expect(mine.durationMs).toBe(good.durationMs);
  const back = applyStoryboardOps(mine, [{ op: "set-soundtrack", patch: { file: null } }]).storyboard;
  expect(back.soundtrack.bpm).toBeCloseTo(good.soundtrack.bpm, 6);
  expect(back.scenes.map(({ startMs }) => startMs)).toEqual(good.scenes.map(({ startMs }) => startMs));
});

test("5.2 a style takes along what was its own, not what somebody chose", () => {
  const chosen = apply(
    { op: "set-soundtrack", patch: { mood: "calm" } },
    { op: "set-scene", scene: "feature-1", patch: { motion: "count" } },
    { op: "set-transition", scene: "call", transition: { kind: "circle", durationMs: 400 } },
    { op: "set-style", style: "editorial" },
  );
  expect(chosen).toMatchObject({ style: "editorial", soundtrack: { mood: "calm" } });
  expect(scene(chosen, "feature-1").motion).toBe("count");
  expect(scene(chosen, "call").transition.kind).toBe("circle");
  expect(STYLE_DIRECTIONS.editorial.motions).toContain(scene(chosen, "hook").motion);
  expect(apply({ op: "set-style", style: "neon" }).soundtrack.mood).toBe("neon");
});

test("5.3 openings switch without the app, and keep what was written for them", () => {
  const written = apply(
    { op: "set-text", scene: "hook", texts: { text: "Dinner again?" } },
    { op: "set-hook", hook: "pov" },
  );
  expect(scene(written, "hook")).toMatchObject({ text: good.hooks.pov });
  expect(written.hooks.itch).toBe("Dinner again?");
  const back = applyStoryboardOps(written, [{ op: "set-hook", hook: "itch" }]).storyboard;
  expect(scene(back, "hook")).toMatchObject({ text: "Dinner again?" });
});
