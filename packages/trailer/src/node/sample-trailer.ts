import { createCanvas, GlobalFonts } from "@napi-rs/canvas";
import type { FootageManifest } from "@sayhey/contract/footage";
import type { Aspect } from "@sayhey/contract/idea";
import { zipSync } from "fflate";
import { beatTime, fittingTempo } from "../beat.ts";
import { parseStoryboard, type SoundtrackMood, type Storyboard, type TrailerStyle } from "../storyboard.ts";
import type { ReadFootage } from "./footage.ts";

const base = {
  motion: "words",
  camera: "push",
  backdrop: null,
  transition: { kind: "push", durationMs: 250 },
} as const;
const screen = {
  title: "Recipes",
  layout: "list",
  rows: [
    { title: "Lemon orzo", detail: "20 minutes", badge: "Quick", value: "4.8" },
    { title: "Miso aubergine", detail: "35 minutes", badge: "Vegan", value: "4.6" },
  ],
  action: "Add recipe",
  nav: ["Recipes", "Pantry"],
  selected: 0,
} as const;

/** Choices of a sample storyboard. */
export interface SampleOptions {
  aspect?: Aspect;
  durationMs?: number;
  fps?: Storyboard["fps"];
  mood?: SoundtrackMood;
  style?: TrailerStyle;
  wantedBpm?: number;
  seed?: number;
  title?: string;
}

/** A complete storyboard with two clips of footage ('pantry', 'cook'), for tests and measurements. */
export function sampleStoryboard(options: SampleOptions = {}): Storyboard {
  const {
    aspect = "9:16",
    durationMs = 10_000,
    fps = 30,
    mood = "drive",
    style = "punchy",
    wantedBpm = 120,
    seed = 7,
    title = "Leftover",
  } = options;
  const { bpm, beats } = fittingTempo(wantedBpm, durationMs);
  const cuts = [0, 0.2, 0.35, 0.6, 0.82].map((share) => beatTime(bpm, Math.round(share * beats)));
  const at = (index: number): { startMs: number; durationMs: number } => {
    const startMs = cuts[index] ?? 0;
    return { startMs, durationMs: (cuts[index + 1] ?? durationMs) - startMs };
  };
  const feature = { kind: "feature", device: "phone", screen } as const;
  const scenes: unknown[] = [
    {
      kind: "hook",
      id: "hook",
      ...base,
      ...at(0),
      transition: { kind: "cut", durationMs: 0 },
      text: "Your fridge is full. Dinner is not.",
    },
    { kind: "reveal", id: "reveal", ...base, ...at(1), name: title, tagline: "Dinner from what you have" },
    {
      ...feature,
      id: "first",
      ...base,
      ...at(2),
      number: 1,
      caption: "Find dinner with leftovers",
      footage: { id: "pantry", startMs: 0, rate: 1, zoom: "auto" },
    },
    {
      ...feature,
      id: "second",
      ...base,
      ...at(3),
      number: 2,
      caption: "Cook step by step",
      footage: { id: "cook", startMs: 0, rate: 1, zoom: "auto" },
    },
    { kind: "call-to-action", id: "call", ...base, ...at(4), text: "Try it now", name: title, tagline: "Free" },
  ];
  return parseStoryboard({
    version: "1.2",
    title,
    aspect,
    durationMs,
    fps,
    seed,
    style,
    palette: {
      ground: "#f4efe6",
      surface: "#fffaf0",
      ink: "#221c16",
      muted: "#6d6256",
      line: "#d9cfc0",
      accent: "#b5391b",
      onAccent: "#fff8ef",
      accent2: "#2f5d50",
      onAccent2: "#f4fff9",
      accent3: "#e8b23a",
      onAccent3: "#221c16",
    },
    type: { display: { family: "Fraunces", weight: 700 }, text: { family: "Nunito Sans", weight: 400 } },
    radius: 14,
    icon: "chef-hat",
    soundtrack: { mood, bpm, seed, volume: 1, effects: 1, offsetMs: 0, file: null, voice: null },
    hooks: {
      itch: "Your fridge is full. Dinner is not.",
      pov: "POV: the fridge decides",
      promise: "Cook what you have",
    },
    hook: "itch",
    captions: "boxed",
    watermark: "Made with SayHey",
    link: "https://leftover.example.com",
    notes: [],
    scenes,
  });
}

function sampleClip(id: string, hue: number, seconds: number, scale: number): ReadFootage {
  const fps = 10;
  const width = 360;
  const height = 640;
  const canvas = createCanvas(width * scale, height * scale);
  const context = canvas.getContext("2d");
  const files: Record<string, Uint8Array> = {};
  const frames: FootageManifest["frames"] = [];
  // A filmed app has letters; without a registered family none are drawn, which is as good here.
  const family = GlobalFonts.families[0]?.family ?? "sans-serif";
  for (let index = 0; index < seconds * fps; index++) {
    context.setTransform(scale, 0, 0, scale, 0, 0);
    context.fillStyle = "#fbfbf8";
    context.fillRect(0, 0, width, height);
    for (let row = 0; row < 9; row++) {
      const y = 70 + row * 72 - ((index * 4) % 72);
      context.fillStyle = `hsl(${hue + row * 12} 60% ${50 + row * 3}%)`;
      context.fillRect(20, y, 56, 56);
      context.fillStyle = "#262420";
      context.font = `700 17px "${family}"`;
      context.fillText(`Lemon orzo no. ${row + 1}`, 90, y + 24);
      context.fillRect(90, y + 36, 120 + ((row * 37) % 90), 8);
    }
    context.fillStyle = `hsl(${hue} 60% 40%)`;
    context.fillRect(0, 0, width, 56);
    const file = `frames/${String(index).padStart(4, "0")}.webp`;
    files[file] = canvas.encodeSync("webp", 90);
    frames.push({ atMs: Math.round((index * 1000) / fps), file });
  }
  const manifest: FootageManifest = {
    version: 1,
    flowId: id,
    caption: `Sample ${id}`,
    appHash: "0".repeat(16),
    viewport: { width, height, scale },
    fps,
    durationMs: seconds * 1000,
    frames,
    taps: [{ atMs: 600, x: 180, y: 220, kind: "tap" }],
    boxes: [{ atMs: 600, name: "Lemon orzo", x: 20, y: 180, width: 320, height: 64 }],
  };
  files["manifest.json"] = new TextEncoder().encode(JSON.stringify(manifest));
  return { id, bytes: zipSync(files, { level: 0 }), manifest };
}

/** The clips of `sampleStoryboard`, `seconds` long, of a screen of 360x640 CSS px at `scale`. */
export function sampleFootage(seconds = 3, scale = 3): ReadFootage[] {
  return [sampleClip("pantry", 20, seconds, scale), sampleClip("cook", 200, seconds, scale)];
}
