import { describe, expect, it } from "vitest";
import { makerToolWords } from "../templates/copy/maker-tool-words.ts";
import { BASIC_COLORS, colorScale, nearestBasic, withSwatch } from "../templates/src/tools/color-picker-rules.ts";
import {
  colorTexts,
  contrastRatio,
  fromHex,
  oklchToRgb,
  readableOn,
  readColor,
  rgbToOklch,
  toHex,
} from "../templates/src/tools/color-rules.ts";
import { nearestPassing, ratioText } from "../templates/src/tools/contrast-rules.ts";
import { gradientCss, gradientLine, randomStops, readStops, withStop } from "../templates/src/tools/gradient-rules.ts";
import { HARMONIES, paletteCss, readPalette, rollPalette } from "../templates/src/tools/palette-maker-rules.ts";

describe("colors", () => {
  it("are read in every way to write them", () => {
    for (const text of [
      "#f80",
      "ff8800",
      "rgb(255, 136, 0)",
      "rgb(100% 53.33% 0%)",
      "hsl(32 100% 50%)",
      "hsla(32, 100%, 50%, 0.5)",
    ])
      expect(readColor(text)).toBe("#ff8800");
    for (const text of ["", "#12", "rgb(1,2)", "red;x", "url(x)", "hsl(a b c)", `rgb(${"1,".repeat(999)})`])
      expect(readColor(text)).toBeUndefined();
  });

  it("go over into OKLCH and back (CSS Color 4)", () => {
    const { lightness, chroma, hue } = rgbToOklch([255, 0, 0]);
    expect([lightness, chroma, hue].map((part) => Number(part.toFixed(3)))).toEqual([0.628, 0.258, 29.234]);
    for (const hex of ["#000000", "#ffffff", "#123456", "#fedcba", "#00ff00"]) {
      expect(toHex(oklchToRgb(rgbToOklch(fromHex(hex))))).toBe(hex);
      for (const text of Object.values(colorTexts(hex))) expect(readColor(text)).toBe(hex);
    }
    expect(toHex(oklchToRgb({ lightness: 0.7, chroma: 0.5, hue: 150 }))).toMatch(/^#[0-9a-f]{6}$/);
  });

  it("have the contrast of WCAG 2.2", () => {
    expect(contrastRatio("#000000", "#ffffff")).toBe(21);
    expect(ratioText(contrastRatio("#777777", "#ffffff"))).toBe("4.47");
    expect(ratioText(4.499)).toBe("4.49");
    expect(ratioText(10)).toBe("10");
    expect(readableOn("#ffff00")).toBe("#000000");
  });

  it("are mended as little as can be", () => {
    const mended = nearestPassing("#777777", "#ffffff", 4.5) ?? "";
    expect(contrastRatio(mended, "#ffffff")).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(mended, "#ffffff")).toBeLessThan(4.7);
    expect(nearestPassing("#000000", "#ffffff", 7)).toBe("#000000");
    expect(nearestPassing("#777777", "#777777", 7)).toBeUndefined();
  });

  it("have names, scales and swatches", () => {
    for (const names of makerToolWords.colorNames) expect(names.split(";")).toHaveLength(BASIC_COLORS.length);
    expect(nearestBasic("#fefefe")).toBe(1);
    expect(makerToolWords.colorNames[0].split(";")[nearestBasic("#2f80c2")]).toBe("Blue");
    expect(BASIC_COLORS.map(nearestBasic)).toEqual(BASIC_COLORS.map((_basic, index) => index));
    expect(makerToolWords.colorNames[0].split(";")[nearestBasic("#d4f1d9")]).toBe("Green");
    const lights = colorScale("#2f80c2").map((hex) => rgbToOklch(fromHex(hex)).lightness);
    expect([...lights].sort((a, b) => b - a)).toEqual(lights);
    expect(withSwatch(["#000000", "#ffffff"], "#ffffff", 2)).toEqual(["#ffffff", "#000000"]);
  });
});

describe("palettes", () => {
  it("keep what is locked", () => {
    for (const harmony of HARMONIES) {
      const before = [...rollPalette([], harmony, Math.random)];
      const kept = before.map((color, index) => ({ ...color, isLocked: index === 2 }));
      const after = rollPalette(kept, harmony, Math.random);
      expect(after).toHaveLength(5);
      expect(after[2]).toEqual(kept[2]);
      expect(after[0]?.isLocked).toBe(false);
    }
  });

  it("are read and written", () => {
    expect(readPalette("#abc, nothing, #112233")).toEqual([
      { hex: "#aabbcc", isLocked: true },
      { hex: "#112233", isLocked: true },
    ]);
    expect(paletteCss(["#aabbcc"])).toBe(":root {\n  --color-1: #aabbcc;\n}");
  });
});

describe("gradients", () => {
  const stops = [
    { color: "#ffffff", at: 100 },
    { color: "#000000", at: 0 },
  ];

  it("are written in order", () => {
    expect(gradientCss({ kind: "linear", angle: 90, stops })).toBe("linear-gradient(90deg, #000000 0%, #ffffff 100%)");
    expect(gradientCss({ kind: "conic", angle: 45, stops })).toBe(
      "conic-gradient(from 45deg, #000000 0%, #ffffff 100%)",
    );
  });

  it("reach the corners (CSS Images 4)", () => {
    expect(gradientLine(200, 100, 90).map(Math.round)).toEqual([0, 50, 200, 50]);
    expect(gradientLine(200, 100, 180).map((each) => Math.round(each) + 0)).toEqual([100, 0, 100, 100]);
  });

  it("get one more color in the widest gap", () => {
    expect(withStop(stops)[1]).toEqual({ color: "#808080", at: 50 });
    expect(readStops("#fff")).toBeUndefined();
    expect(readStops("#fff #000 #f00")?.map(({ at }) => at)).toEqual([0, 50, 100]);
    expect(randomStops(3, Math.random).map(({ at }) => at)).toEqual([0, 50, 100]);
  });
});
