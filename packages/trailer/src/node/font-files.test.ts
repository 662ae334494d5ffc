import { createCanvas } from "@napi-rs/canvas";
import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { fontSlices } from "../font-slices.ts";
import { fontOf, requiredFonts } from "../fonts.ts";
import { resolveFontFile } from "./font-files.ts";
import { registerFonts } from "./register-fonts.ts";
import { sampleStoryboard } from "./sample-trailer.ts";

test("files of font packages are found", () => {
  const path = resolveFontFile("@fontsource/inter/files/inter-latin-400-normal.woff2");
  expect(path !== null && existsSync(path)).toBe(true);
  const index = resolveFontFile("@fontsource-variable/noto-sans-jp/unicode.json");
  expect(index !== null && existsSync(index)).toBe(true);
});

test.each([
  "@fontsource/inter/package.json",
  "@fontsource/inter/files/../../../package.json",
  "@fontsource/../zod/unicode.json",
  "@fontsource/inter/files/%2e%2e%2fx.woff2",
  "@fontsource/inter/files/inter-latin-400-normal.woff",
  "/etc/passwd",
  "@fontsource/inter/files/a.woff2\n",
  "@fontsource/inter\\files\\a.woff2",
  "@fontsource/not-installed/unicode.json",
  "zod/unicode.json",
  "",
])("%j leads nowhere", (path) => {
  expect(resolveFontFile(path)).toBeNull();
});

test("only the slices that hold the text are taken, and each exists", () => {
  const storyboard = sampleStoryboard({ title: "料理レシピ 한국 مرحبا שלום สวัสดี 🍳 Ж" });
  const fonts = requiredFonts(storyboard);
  expect(fonts.map((font) => font.family)).toEqual(
    expect.arrayContaining(["Noto Sans JP", "Noto Sans KR", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Thai"]),
  );
  for (const font of fonts) {
    const slices = fontSlices(
      font,
      JSON.parse(readFileSync(resolveFontFile(`${font.package}/unicode.json`) ?? "", "utf8")) as Record<string, string>,
    );
    expect(slices.length, font.family).toBeGreaterThan(0);
    // A hundred slices make up a large script.
    expect(slices.length, font.family).toBeLessThan(14);
    for (const slice of slices) {
      const path = resolveFontFile(`${font.package}/${slice.file}`);
      expect(path !== null && existsSync(path), slice.file).toBe(true);
      expect(basename(slice.file)).toMatch(/\.woff2$/);
    }
  }
});

function drawn(text: string, font: string): Buffer {
  const canvas = createCanvas(64, 64);
  const context = canvas.getContext("2d");
  context.font = font;
  context.fillText(text, 8, 48);
  return canvas.data();
}

test("every script is drawn with a letter of its own, not with a box", () => {
  const letters = ["料", "レ", "한", "م", "ש", "Ж", "Ω", "é", "🍳"];
  const storyboard = sampleStoryboard({ title: letters.join(" ") });
  registerFonts(storyboard);
  registerFonts(storyboard);
  const font = fontOf(storyboard, "strong", 40);
  // A code point that no font has.
  const box = drawn("\u{10fffd}", font);
  const pictures = letters.map((letter) => drawn(letter, font));
  for (const [index, picture] of pictures.entries()) {
    expect(picture.equals(box), letters[index]).toBe(false);
    expect(
      picture.some((value) => value !== 0),
      letters[index],
    ).toBe(true);
    expect(
      pictures.findIndex((other) => other.equals(picture)),
      letters[index],
    ).toBe(index);
  }
});
