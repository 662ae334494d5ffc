import { createCanvas } from "@napi-rs/canvas";
import { beforeAll, expect, test } from "vitest";
import { createStoryboard } from "./create-storyboard.ts";
import { fixtureSpec } from "./fixtures/fixture-specs.ts";
import { fontOf } from "./fonts.ts";
import { registerFonts } from "../scripts/studio.ts";
import { isRtl, layoutText, splitGraphemes, type TextBlock } from "./text-layout.ts";

const context = createCanvas(10, 10).getContext("2d");
const TEXTS = [
  "Dinner again. No idea.",
  "a",
  "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
  "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
  "عشاء مرة أخرى ولا فكرة لدي عن SayHey اليوم",
  "שוב ארוחת ערב. אין לי מושג.",
  "また夕食。何も思いつかない、どうしよう。「冷蔵庫」が決める。",
  "又到晚餐时间了，完全没有想法。",
  "저녁 메뉴가 또 고민이야",
  "👩‍👩‍👧‍👦👍🏽🇩🇪🍅 🍅🍅🍅🍅🍅🍅🍅🍅🍅🍅🍅🍅🍅🍅🍅🍅",
  "<script>alert(1)</script> ${x} '; DROP TABLE",
  "Ẑ̴̛͔̞̀͊̂a̶l̵g̸o̷ ̶t̸e̷x̵t̸",
  "word ".repeat(38).trim(),
];
let font: (size: number) => string;

beforeAll(() => {
  const storyboard = createStoryboard(fixtureSpec("cut-out"), {
    aspect: "9:16",
    durationMs: 10_000,
    watermark: false,
    link: "https://example.com",
    footage: [],
  });
  const hook = storyboard.scenes[0];
  if (hook?.kind !== "hook") throw new TypeError("scenes: no hook");
  registerFonts({ ...storyboard, scenes: TEXTS.map((text) => ({ ...hook, text })) });
  font = (size) => fontOf(storyboard, "display", size);
});

function set(text: string, width: number, height: number): TextBlock {
  return layoutText(context, text, {
    width,
    height,
    maxSize: 260,
    minSize: 50,
    leading: 1,
    tracking: -0.02,
    align: "left",
    maxLines: 8,
    font,
  });
}

test("any text fits its box and keeps every word", () => {
  for (const text of TEXTS) {
    for (const [width, height] of [
      [860, 900],
      [480, 300],
      [1600, 200],
    ] as const) {
      const block = set(text, width, height);
      expect(block.width, text).toBeLessThanOrEqual(width);
      expect(block.height, text).toBeLessThanOrEqual(height + 0.01);
      for (const line of block.lines) {
        const first = line.words[0];
        const last = line.words.at(-1);
        expect((last?.x ?? 0) + (last?.width ?? 0) - (first?.x ?? 0)).toBeLessThanOrEqual(width);
      }
      const written = block.lines.flatMap((line) => line.words).sort((a, b) => a.index - b.index);
      const letters = (words: string): string => words.normalize("NFD").replace(/[\s\u0300-\u036f]/gu, "");
      expect(letters(written.map((word) => word.text).join(""))).toBe(letters(text));
    }
  }
});

test("what is measured is what is drawn: no ink outside the box", () => {
  for (const text of TEXTS) {
    const block = set(text, 600, 500);
    const margin = 120;
    const canvas = createCanvas(600 + margin * 2, 500 + margin * 2);
    const paint = canvas.getContext("2d");
    paint.font = block.font;
    paint.letterSpacing = `${block.letterSpacing}px`;
    for (const line of block.lines) {
      for (const word of line.words) {
        paint.direction = word.rtl ? "rtl" : "ltr";
        paint.textAlign = "left";
        paint.fillText(word.text, margin + word.x, margin + line.baseline);
      }
    }
    const { data, width, height } = paint.getImageData(0, 0, canvas.width, canvas.height);
    // A glyph's own overhang (a swash, an accent) may reach over by a tenth of its size.
    const slack = Math.ceil(block.size * 0.12) + 1;
    let outside = 0;
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const inside =
          x >= margin - slack && x < width - margin + slack && y >= margin - slack && y < height - margin + slack;
        if (!inside && (data[(y * width + x) * 4 + 3] ?? 0) > 40) outside += 1;
      }
    }
    expect(outside, text).toBe(0);
  }
});

test("lines are balanced rather than filled", () => {
  const block = set("one two three four five six", 400, 2000);
  const widths = block.lines.map((line) => line.width);
  expect(Math.min(...widths) / Math.max(...widths)).toBeGreaterThan(0.5);
});

test("right-to-left text runs from the right, Latin words inside keep their order", () => {
  expect(isRtl("שלום world")).toBe(true);
  expect(isRtl("hello שלום")).toBe(false);
  const block = set("שלום big world טוב", 2000, 200);
  const x = (text: string): number => block.lines[0]?.words.find((word) => word.text === text)?.x ?? Number.NaN;
  expect(x("שלום")).toBeGreaterThan(x("world"));
  expect(x("world")).toBeGreaterThan(x("big"));
  expect(x("big")).toBeGreaterThan(x("טוב"));
});

test("emoji sequences are one character", () => {
  expect(splitGraphemes("👩‍👩‍👧‍👦👍🏽🇩🇪e\u0301")).toHaveLength(4);
});
