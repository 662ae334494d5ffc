import type { AppSpec } from "@sayhey/appspec";
import type { FootageManifest } from "@sayhey/contract/footage";
import { expect, test } from "vitest";
import { requiredFootage } from "./assets.ts";
import { beatMs } from "./beat.ts";
import { createStoryboard, type StoryboardOptions } from "./create-storyboard.ts";
import { fixtureSpec } from "./fixtures/fixture-specs.ts";
import { captionOf } from "./captions.ts";
import { sceneTexts } from "./scene-text.ts";
import { shownOf } from "./shown.ts";
import { seedNumbers } from "./spec-words.ts";
import { trailerStyleSchema, type Scene } from "./storyboard.ts";
import { ARCS, writeHooks } from "./write-scenes.ts";

const options: StoryboardOptions = {
  aspect: "9:16",
  durationMs: 10_000,
  watermark: true,
  link: "https://example.com",
  footage: [],
};

function clip(caption: string, durationMs = 6000): FootageManifest {
  return {
    version: 1,
    flowId: "f",
    caption,
    appHash: "h",
    viewport: { width: 390, height: 844, scale: 2 },
    fps: 30,
    durationMs,
    frames: [
      { atMs: 0, file: "0000.webp" },
      { atMs: 4000, file: "0001.webp" },
    ],
    taps: [{ atMs: 4000, x: 10, y: 10, kind: "tap" }],
    boxes: [],
  };
}

test("every style, aspect and length gives a storyboard on the beat with the whole arc", () => {
  for (const style of trailerStyleSchema.options) {
    for (const aspect of ["9:16", "4:5", "1:1", "16:9"] as const) {
      for (const durationMs of [6000, 7300, 10_000, 12_345, 15_000]) {
        const storyboard = createStoryboard(fixtureSpec(style), { ...options, aspect, durationMs, style });
        const kinds = storyboard.scenes.map((scene) => scene.kind);
        expect(kinds[0]).toBe("hook");
        expect(kinds.filter((kind) => kind === "feature").length).toBeGreaterThanOrEqual(1);
        // The app is to be seen for most of the time, from the first picture on.
        expect(shownOf(storyboard.scenes[0] as Scene)).not.toBeNull();
        const seen = storyboard.scenes.filter((scene) => shownOf(scene) !== null);
        expect(seen.reduce((sum, scene) => sum + scene.durationMs, 0)).toBeGreaterThan(durationMs * 0.6);
        expect(kinds.at(-1)).toBe("call-to-action");
        const beat = beatMs(storyboard.soundtrack.bpm);
        expect(Math.abs(durationMs / beat - Math.round(durationMs / beat))).toBeLessThan(1e-6);
        for (const scene of storyboard.scenes) expect(scene.durationMs).toBeGreaterThanOrEqual(beat - 1);
      }
    }
  }
});

test("a length outside 6 to 15 seconds is refused by name", () => {
  for (const durationMs of [0, 5999, 15_001, 8000.5, Number.NaN])
    expect(() => createStoryboard(fixtureSpec("soft"), { ...options, durationMs })).toThrow(/^durationMs: /);
});

test("8.1 the same arguments give the same storyboard, another seed another", () => {
  const make = (seed: number): string => JSON.stringify(createStoryboard(fixtureSpec("neon"), { ...options, seed }));
  expect(make(5)).toBe(make(5));
  expect(make(5)).not.toBe(make(6));
});

test("8.2 hooks come from the app's identity, in three variants", () => {
  const spec = fixtureSpec("cut-out");
  for (const hook of ["itch", "pov", "promise"] as const) {
    const [first] = createStoryboard(spec, { ...options, hook }).scenes;
    expect(first?.kind === "hook" && first.text).toBe(spec.identity.hooks[hook]);
  }
});

test("8.3 numbers are counted from the seed data, nothing is invented", () => {
  const spec = fixtureSpec("cut-out");
  expect(seedNumbers(spec).slice(0, 2)).toEqual([
    { value: 6, decimals: 0, unit: "", label: "Recipes" },
    { value: 5, decimals: 0, unit: "", label: "People" },
  ]);
  expect(seedNumbers({ ...spec, entities: spec.entities.map((entity) => ({ ...entity, rows: [] })) })).toEqual([]);
});

const words = (text: string): number => text.split(/\s+/u).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;

test("8.2, 8.4 every arc of every length has its opening, features, call and the app's name, in words that can be read", () => {
  for (const style of ["soft", "brutal"] as const) {
    for (const arc of ARCS) {
      for (const hook of ["itch", "pov", "promise"] as const) {
        for (let durationMs = 6000; durationMs <= 15_000; durationMs += 1500) {
          const { scenes, hooks } = createStoryboard(fixtureSpec(style), { ...options, style, arc, hook, durationMs });
          const kinds = scenes.map(({ kind }) => kind);
          expect(kinds[0]).toBe("hook");
          expect(kinds.at(-1)).toBe("call-to-action");
          expect(kinds.filter((kind) => kind === "reveal").length).toBe(
            arc === "cold-open" && durationMs > 8500 ? 1 : 0,
          );
          expect(kinds).toContain("feature");
          for (const text of Object.values(hooks)) {
            expect(words(text)).toBeGreaterThan(0);
            expect(words(text)).toBeLessThanOrEqual(7);
          }
          for (const scene of scenes) {
            for (const { field, value } of sceneTexts(scene)) expect(`${scene.id}.${field} ${value}`).toMatch(/\S \S/u);
            if (scene.kind === "before-after" || scene.kind === "quote")
              expect(scene.durationMs).toBeGreaterThanOrEqual(500 + words(captionOf(scene)) * 150);
          }
        }
      }
    }
  }
});

test("8.2 other openings can be had in every language: all of one to seven words, none twice", () => {
  const { identity, ...rest } = fixtureSpec("cut-out");
  for (const language of ["en", "de", "es", "fr", "pt"] as const) {
    const spec = { ...rest, identity: { ...identity, language } };
    const sets = Array.from({ length: 3 }, (_, variant) => writeHooks(spec, variant));
    for (const hook of ["itch", "pov", "promise"] as const) {
      const texts = sets.map((set) => set[hook]);
      expect(new Set(texts).size).toBe(3);
      for (const text of texts) {
        expect(words(text)).toBeGreaterThan(0);
        expect(words(text)).toBeLessThanOrEqual(7);
        expect(text).toMatch(/^[\p{P}]*[\p{Lu}\d]/u);
      }
    }
    expect(sets[0]).toEqual(identity.hooks);
  }
});

test("8.2 words as long as an app may have them make a trailer, in every arc", () => {
  const base = fixtureSpec("soft");
  const long = `${"Wörter ".repeat(20).slice(0, 118)}🍝`;
  const spec: AppSpec = {
    ...base,
    identity: {
      ...base.identity,
      name: "N".repeat(40),
      tagline: long,
      problem: long,
      promise: long,
      audience: long,
      hooks: { itch: long, pov: long, promise: long },
      verbs: Array.from({ length: 8 }, () => "V".repeat(30)),
      hashtags: Array.from({ length: 8 }, (_, index) => `#${"h".repeat(38)}${index}`),
      idea: "x".repeat(2000),
    },
    entities: base.entities.map((entity) => ({ ...entity, name: long, plural: long })),
    pages: base.pages.map((page) => ({ ...page, title: long })),
  };
  for (const arc of ARCS)
    for (const hook of ["itch", "pov", "promise"] as const)
      for (const durationMs of [6000, 15_000])
        expect(createStoryboard(spec, { ...options, arc, hook, durationMs }).scenes.length).toBeGreaterThan(2);
});

test("8.2 what people enter into an app never keeps its trailer from being written", () => {
  const base = fixtureSpec("soft");
  const entities = base.entities.map((entity) => ({
    ...entity,
    rows: entity.rows.map((row) => ({ ...row, [entity.titleField]: `a\tb\u0000c\u0007${"x".repeat(190)}🍝🍝` })),
  }));
  const identity = { ...base.identity, name: "\u0007", tagline: "line\ttwo" };
  const storyboard = createStoryboard({ ...base, identity, entities }, options);
  expect(storyboard.scenes.at(-1)).toMatchObject({ name: "·", tagline: "line two" });
});

test("8.4 trailers of one kind of app are told in several ways, by seed", () => {
  const spec = fixtureSpec("cut-out");
  const told = new Set(
    Array.from({ length: 30 }, (_, seed) =>
      createStoryboard(spec, { ...options, durationMs: 14_000, seed })
        .scenes.map(({ kind }) => kind)
        .join(),
    ),
  );
  expect(told.size).toBeGreaterThanOrEqual(2);
});

test("8.2 a promise is not said twice, and an idea that is no sentence is not quoted", () => {
  const spec = fixtureSpec("soft");
  const { scenes } = createStoryboard(spec, { ...options, durationMs: 14_000, arc: "before-after" });
  const pair = scenes.find(({ kind }) => kind === "before-after");
  const call = scenes.at(-1);
  if (pair?.kind !== "before-after" || call?.kind !== "call-to-action") throw new TypeError("scenes: not the arc");
  expect(call.text).not.toBe(pair.after);
  for (const idea of ["Todo", "See https://example.com for all of it", "word ".repeat(40)]) {
    const odd = { ...spec, identity: { ...spec.identity, idea } };
    const kinds = createStoryboard(odd, { ...options, durationMs: 14_000, arc: "quote" }).scenes.map(
      ({ kind }) => kind,
    );
    expect(kinds).not.toContain("quote");
  }
});

test("without footage the app's own screens are drawn, and the storyboard says so", () => {
  const storyboard = createStoryboard(fixtureSpec("cut-out"), options);
  const features = storyboard.scenes.filter((scene) => scene.kind === "feature");
  expect(features.every((scene) => scene.footage === null)).toBe(true);
  expect(features[0]?.screen.rows[0]).toMatchObject({ title: "Tomato rigatoni", value: "20 min" });
  expect(storyboard.notes.join(" ")).toContain("Nothing was filmed");
});

test.each([
  [{ kind: "game", id: "play", game: "snake" }, "board"],
  [{ kind: "tool", id: "play", tool: "password" }, "panel"],
] as const)("without footage a $kind is drawn as one and not as an empty list", (block, layout) => {
  const spec = fixtureSpec("cut-out");
  const page = { id: "home", path: "/", title: "Play", icon: "circle", nav: true, blocks: [block] };
  const { scenes } = createStoryboard({ ...spec, entities: [], pages: [page] }, options);
  const features = scenes.filter((scene) => scene.kind === "feature");
  expect(features.length).toBeGreaterThan(0);
  for (const { screen } of features) expect(screen).toMatchObject({ layout, rows: [], action: "" });
});

test("without footage a block of one's own is a plain panel with its name", () => {
  const spec = fixtureSpec("cut-out");
  const own = { id: "clock", name: "Chess clock", icon: "clock", properties: [], data: [], packages: [], source: "" };
  const block = { kind: "custom" as const, id: "play", customBlock: "clock", values: {} };
  const page = { id: "home", path: "/", title: "Play", icon: "circle", nav: true, blocks: [block] };
  const { scenes } = createStoryboard({ ...spec, entities: [], customBlocks: [own], pages: [page] }, options);
  const [feature] = scenes.filter((scene) => scene.kind === "feature");
  expect(feature?.screen).toMatchObject({ title: "Chess clock", layout: "panel", rows: [] });
});

test("without footage a dashboard is drawn with the figures that its rows come to", () => {
  const spec = fixtureSpec("cut-out");
  const [entity] = spec.entities;
  if (entity === undefined) throw new TypeError("entities: none");
  const block = {
    kind: "dashboard" as const,
    id: "numbers",
    entity: entity.id,
    tiles: [{ label: "How many", fn: "count" as const }],
    charts: [{ label: "All", look: "top" as const, byField: entity.titleField, fn: "count" as const }],
  };
  const page = { id: "home", path: "/", title: "Numbers", icon: "circle", nav: true, blocks: [block] };
  const { scenes } = createStoryboard({ ...spec, pages: [page] }, options);
  const [feature] = scenes.filter((scene) => scene.kind === "feature");
  expect(feature?.screen).toMatchObject({
    layout: "numbers",
    rows: [{ title: String(entity.rows.length), detail: "How many" }],
  });
});

test("without footage an assistant is drawn with what is asked and what its app answers", () => {
  const spec = fixtureSpec("cut-out");
  const [entity] = spec.entities;
  if (entity === undefined) throw new TypeError("entities: none");
  const items = [{ question: "Is it free?", answer: "Yes, for everybody." }];
  const block = { kind: "assistant" as const, id: "ask", sources: [{ entity: entity.id }], items };
  const page = { id: "home", path: "/", title: "Ask", icon: "circle", nav: true, blocks: [block] };
  const { scenes } = createStoryboard({ ...spec, pages: [page] }, options);
  const [feature] = scenes.filter((scene) => scene.kind === "feature");
  expect(feature?.screen?.layout).toBe("talk");
  expect(feature?.screen?.rows.slice(0, 4).map(({ title }) => title)).toEqual([
    "Is it free?",
    "Yes, for everybody.",
    `${entity.plural}?`,
    `${String(entity.rows.length)} ${entity.plural.toLocaleLowerCase()}`,
  ]);
});

test("footage is shown heaviest first with its caption, from just before it is touched", () => {
  const footage = [
    { id: "light", manifest: clip("Later"), weight: 1 },
    { id: "heavy", manifest: clip("Find dinner"), weight: 9 },
  ];
  const storyboard = createStoryboard(fixtureSpec("cut-out"), { ...options, footage });
  const features = storyboard.scenes.filter((scene) => scene.kind === "feature" && scene.id !== "payoff");
  expect(features.map((scene) => scene.kind === "feature" && scene.caption)).toEqual(["Find dinner", "Later"]);
  expect(storyboard.notes).toEqual([]);
  const [first] = features;
  if (first === undefined) throw new TypeError("features: none");
  const start = shownOf(first)?.footage?.startMs ?? 0;
  const rate = shownOf(first)?.footage?.rate ?? 1;
  expect(4000).toBeGreaterThan(start);
  expect(4000).toBeLessThan(start + first.durationMs * rate);

  const needed = requiredFootage(storyboard, first.startMs, first.startMs + first.durationMs, 1080);
  const own = needed.find(({ fromMs }) => fromMs === start);
  expect(own).toMatchObject({ footageId: "heavy" });
  expect(own?.pixelWidth).toBeGreaterThan(500);
  // The opening shows what comes of something else that it does: nothing is seen three times.
  const opening = requiredFootage(storyboard, 0, 1000, 1080)[0];
  expect(opening).toMatchObject({ footageId: "light" });
  expect(opening?.fromMs).toBeLessThan(4000);
  expect(opening?.toMs).toBeGreaterThan(4000);
});

test("the watermark is there when asked for", () => {
  expect(createStoryboard(fixtureSpec("soft"), options).watermark).toBe("Made with SayHey");
  expect(createStoryboard(fixtureSpec("soft"), { ...options, watermark: false }).watermark).toBeNull();
});
