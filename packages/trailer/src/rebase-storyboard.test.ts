import type { AppSpec } from "@sayhey/appspec";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createStoryboard, type StoryboardOptions } from "./create-storyboard.ts";
import { fixtureSpec } from "./fixtures/fixture-specs.ts";
import { applyStoryboardOps } from "./ops/apply-storyboard-ops.ts";
import { anyStoryboardOp } from "./ops/storyboard-op.fixture.ts";
import type { StoryboardOp } from "./ops/storyboard-op.ts";
import { rebaseStoryboard } from "./rebase-storyboard.ts";
import { replaceAssets, storyboardAssets } from "./storyboard-assets.ts";
import { parseStoryboard, StoryboardError, type Storyboard } from "./storyboard.ts";

const spec = fixtureSpec("cut-out");
const write = (app: AppSpec, options: Partial<StoryboardOptions> = {}): Storyboard =>
  createStoryboard(app, {
    aspect: "9:16",
    durationMs: 12_000,
    watermark: false,
    link: null,
    footage: [],
    seed: 5,
    arc: "classic",
    ...options,
  });
const renamed = (name: string): AppSpec => ({
  ...spec,
  identity: { ...spec.identity, name, tagline: `${name}, daily` },
});
const base = write(spec);
const fresh = write(renamed("Larder"));
const edit = (...ops: StoryboardOp[]): Storyboard => applyStoryboardOps(base, ops).storyboard;
const find = (storyboard: Storyboard, id: string) => storyboard.scenes.find((scene) => scene.id === id);

test("7.1 what nobody touched is the new app's, what somebody wrote stays", () => {
  const mine = edit(
    { op: "set-text", scene: "call", texts: { tagline: "My own line" } },
    { op: "set-captions", captions: "pop" },
  );
  const now = rebaseStoryboard(base, mine, fresh);
  expect(find(now, "call")).toMatchObject({ name: "Larder", tagline: "My own line" });
  expect(now).toMatchObject({ title: "Larder", captions: "pop" });
});

test("7.2 order, lengths and own scenes stay when the app's name changes", () => {
  const mine = edit(
    { op: "move-scene", scene: "call", index: 0 },
    { op: "add-scene", index: 2, scene: { kind: "quote", text: "At last", by: "Me" } },
    { op: "remove-scene", scene: "feature-1" },
  );
  const now = rebaseStoryboard(base, mine, fresh);
  expect(now.scenes.map(({ id, startMs }) => [id, startMs])).toEqual(
    mine.scenes.map(({ id, startMs }) => [id, startMs]),
  );
  expect(find(now, "call")).toMatchObject({ name: "Larder" });
});

test("7.3 a trimmed clip is filmed anew, and its trim stays", () => {
  const film = (id: string) => ({
    id,
    weight: 9,
    manifest: {
      version: 1 as const,
      flowId: "add",
      caption: "Add it",
      appHash: id,
      viewport: { width: 390, height: 844, scale: 2 },
      fps: 30,
      durationMs: 5000,
      frames: [{ atMs: 0, file: "0.webp" }],
      taps: [],
      boxes: [],
    },
  });
  const before = write(spec, { footage: [film("old")] });
  const trim = { id: "old", startMs: 1234, rate: 2, zoom: "none" } as const;
  const mine = applyStoryboardOps(before, [{ op: "set-footage", scene: "feature-1", footage: trim }]).storyboard;
  const now = rebaseStoryboard(before, mine, write(spec, { footage: [film("new")] }));
  expect(find(now, "feature-1")).toMatchObject({ footage: { ...trim, id: "new" } });
});

test("7.4 a scene the app gives no more goes, unless it was worked on", () => {
  const without: Storyboard = applyStoryboardOps(fresh, [{ op: "remove-scene", scene: "payoff" }]).storyboard;
  const moved = edit({ op: "move-scene", scene: "call", index: 0 });
  expect(find(base, "payoff")).toBeDefined();
  expect(find(rebaseStoryboard(base, moved, without), "payoff")).toBeUndefined();
  const worked = edit({ op: "set-scene", scene: "payoff", patch: { motion: "count" } });
  expect(find(rebaseStoryboard(base, worked, without), "payoff")).toMatchObject({ motion: "count" });
});

test("7.5 nothing changed is fresh, an unchanged app is mine, and the result is always valid", () => {
  expect(rebaseStoryboard(base, base, fresh)).toEqual(fresh);
  const others = [
    fresh,
    write(spec, { durationMs: 7000, style: "neon" }),
    write({ ...spec, entities: spec.entities.map((entity) => ({ ...entity, rows: [] })) }),
  ];
  fc.assert(
    fc.property(fc.array(anyStoryboardOp, { minLength: 1, maxLength: 4 }), fc.constantFrom(...others), (ops, other) => {
      let mine: Storyboard;
      try {
        mine = edit(...ops);
      } catch (error) {
        expect(error).toBeInstanceOf(StoryboardError);
        return;
      }
      expect(rebaseStoryboard(base, mine, base)).toEqual(mine);
      const now = rebaseStoryboard(base, mine, other);
      expect(parseStoryboard(now)).toEqual(now);
    }),
    { numRuns: 200, seed: 4 },
  );
});

test("assets that are gone leave the drawn screen, the plain ground and the generated music", () => {
  const file = { assetId: "song", startMs: 0, bpm: 100, beats: [] };
  const clip = { id: "clip", startMs: 100, rate: 1 };
  const mine = edit(
    { op: "set-soundtrack", patch: { file } },
    { op: "set-backdrop", scene: "hook", backdrop: { ...clip, dim: 0.4 } },
    { op: "set-footage", scene: "feature-1", footage: { ...clip, zoom: "auto" } },
  );
  expect(storyboardAssets(mine).map(({ path }) => path)).toEqual([
    "soundtrack.file.assetId",
    "scenes.0.backdrop.id",
    expect.stringMatching(/^scenes\.\d\.footage\.id$/),
  ]);
  const bare = replaceAssets(mine, () => null);
  expect(storyboardAssets(bare)).toEqual([]);
  const other = replaceAssets(mine, ({ id }) => `${id}-2`);
  expect(storyboardAssets(other).map(({ id }) => id)).toEqual(["song-2", "clip-2", "clip-2"]);
});
