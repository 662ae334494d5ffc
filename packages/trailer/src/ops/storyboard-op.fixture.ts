import fc from "fast-check";
import { captionStyleSchema, trailerStyleSchema, type Storyboard } from "../storyboard.ts";
import type { StoryboardOp } from "./storyboard-op.ts";

const styles = trailerStyleSchema.options;
const scene = fc.constantFrom("hook", "reveal", "feature-1", "feature-2", "numbers", "call", "feature-1-2", "gone");
const index = fc.integer({ min: 0, max: 9 });
const time = fc.integer({ min: 0, max: 15_000 });
const text = fc.constantFrom("Cook", "", "  Two   words ", "x".repeat(161), "مرحبا", "🍝🍝", "#a #b", "a\nb\nc");
const file = fc
  .record({ startMs: fc.integer({ min: 0, max: 9000 }), bpm: fc.integer({ min: 60, max: 200 }), even: fc.boolean() })
  .map(({ startMs, bpm, even }): NonNullable<Storyboard["soundtrack"]["file"]> => ({
    assetId: "song",
    startMs,
    bpm,
    // Played by people: up to a tenth of a beat beside the clock.
    beats: even ? [] : Array.from({ length: 90 }, (_, beat) => (beat + ((beat * 7) % 5) / 50) * (60_000 / bpm) + 120),
  }));
const clip = fc.record({ id: fc.constant("clip"), startMs: time, rate: fc.constantFrom(0.5, 1, 2) });

/** Any op on a written storyboard, some of which fit only after others or never. */
export const anyStoryboardOp: fc.Arbitrary<StoryboardOp> = fc.oneof(
  fc.constantFrom(...styles).map((style): StoryboardOp => ({ op: "set-style", style })),
  fc.constantFrom("9:16", "4:5", "1:1", "16:9").map((aspect): StoryboardOp => ({ op: "set-aspect", aspect })),
  fc.integer({ min: 5900, max: 15_100 }).map((durationMs): StoryboardOp => ({ op: "set-duration", durationMs })),
  fc.constantFrom(24, 30, 60).map((fps): StoryboardOp => ({ op: "set-fps", fps })),
  fc
    .option(fc.record({ atMs: fc.constantFrom(0, 2500, 20_000), durationMs: fc.constantFrom(40, 1800) }))
    .map((take): StoryboardOp => ({
      op: "set-soundtrack",
      patch: { voice: take === null ? null : { assetId: "take", startMs: 120, volume: 1, ...take } },
    })),
  fc.option(file).map((song): StoryboardOp => ({ op: "set-soundtrack", patch: { file: song } })),
  fc.tuple(fc.integer({ min: 60, max: 200 }), fc.constantFrom(0, 120)).map(([bpm, offsetMs]): StoryboardOp => ({
    op: "set-soundtrack",
    patch: { bpm, offsetMs, volume: 0.5 },
  })),
  fc.constantFrom(...captionStyleSchema.options).map((captions): StoryboardOp => ({ op: "set-captions", captions })),
  fc.constant<StoryboardOp>({ op: "set-theme", patch: { title: "Other", radius: 3 } }),
  fc
    .tuple(fc.constantFrom("itch", "pov", "promise"), fc.constantFrom("Dinner?", "Again?"))
    .map(([hook, itch]): StoryboardOp => ({ op: "set-hook", hook, hooks: { itch } })),
  fc.tuple(index, fc.constantFrom(300, 1200, 5000)).map(([at, durationMs]): StoryboardOp => ({
    op: "add-scene",
    index: at,
    durationMs,
    scene: { kind: "before-after", before: "Five chats", after: "One list" },
  })),
  scene.map((id): StoryboardOp => ({ op: "remove-scene", scene: id })),
  fc.tuple(scene, index).map(([id, at]): StoryboardOp => ({ op: "move-scene", scene: id, index: at })),
  scene.map((id): StoryboardOp => ({ op: "duplicate-scene", scene: id })),
  fc.tuple(scene, time).map(([id, atMs]): StoryboardOp => ({ op: "split-scene", scene: id, atMs })),
  fc
    .tuple(scene, time, fc.constantFrom("start", "end"), fc.constantFrom("roll", "ripple"))
    .map(([id, toMs, edge, mode]): StoryboardOp => ({ op: "trim-scene", scene: id, toMs, edge, mode })),
  fc
    .tuple(scene, fc.constantFrom("text", "caption", "name", "tagline", "tags"), text)
    .map(([id, field, value]): StoryboardOp => ({ op: "set-text", scene: id, texts: { [field]: value } })),
  fc.tuple(scene, fc.constantFrom("mask", "count", "typed")).map(([id, motion]): StoryboardOp => ({
    op: "set-scene",
    scene: id,
    patch: { motion, camera: "drift" },
  })),
  fc.tuple(scene, fc.constantFrom(0, 300, 1000)).map(([id, durationMs]): StoryboardOp => ({
    op: "set-transition",
    scene: id,
    transition: { kind: "drop", durationMs },
  })),
  fc.tuple(scene, fc.option(clip)).map(([id, footage]): StoryboardOp => ({
    op: "set-footage",
    scene: id,
    footage: footage === null ? null : { ...footage, zoom: "none" },
  })),
  fc.tuple(scene, fc.option(clip)).map(([id, backdrop]): StoryboardOp => ({
    op: "set-backdrop",
    scene: id,
    backdrop: backdrop === null ? null : { ...backdrop, dim: 0.5 },
  })),
);
