import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import wabt from "wabt";
import { I420Converter } from "./i420-converter.ts";
import { i420Size, rgbaToI420 } from "./i420.ts";
import { I420_WASM } from "./i420-wasm.gen.ts";

/** BT.709 limited range as the recommendation writes it, in floating point. */
function reference(red: number, green: number, blue: number): [number, number, number] {
  const luma = (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
  return [16 + 219 * luma, 128 + (224 * (blue / 255 - luma)) / 1.8556, 128 + (224 * (red / 255 - luma)) / 1.5748];
}

test("flat colours convert as BT.709 says, to half a step", () => {
  const rgba = new Uint8Array(2 * 2 * 4);
  const out = new Uint8Array(i420Size(2, 2));
  for (let red = 0; red <= 255; red += 51) {
    for (let green = 0; green <= 255; green += 51) {
      for (let blue = 0; blue <= 255; blue += 51) {
        for (let pixel = 0; pixel < 4; pixel++) rgba.set([red, green, blue, 255], pixel * 4);
        rgbaToI420(rgba, 2, 2, out);
        const [luma, cb, cr] = reference(red, green, blue);
        for (const got of out.subarray(0, 4)) expect(Math.abs(got - luma)).toBeLessThanOrEqual(0.51);
        expect(Math.abs((out[4] ?? 0) - cb)).toBeLessThanOrEqual(0.51);
        expect(Math.abs((out[5] ?? 0) - cr)).toBeLessThanOrEqual(0.51);
      }
    }
  }
});

test("chroma is the mean of four pixels, luma is each pixel's own", () => {
  const pixels = [
    [255, 0, 0],
    [0, 255, 0],
    [0, 0, 255],
    [255, 255, 255],
  ] as const;
  const rgba = Uint8Array.from(pixels.flatMap((pixel) => [...pixel, 255]));
  const out = new Uint8Array(i420Size(2, 2));
  rgbaToI420(rgba, 2, 2, out);
  pixels.forEach(([red, green, blue], index) =>
    expect(Math.abs((out[index] ?? 0) - reference(red, green, blue)[0])).toBeLessThanOrEqual(0.51),
  );
  const [, cb, cr] = reference(127.5, 127.5, 127.5);
  expect(Math.abs((out[4] ?? 0) - cb)).toBeLessThanOrEqual(0.51);
  expect(Math.abs((out[5] ?? 0) - cr)).toBeLessThanOrEqual(0.51);
});

test("pixels at an unaligned address convert alike", () => {
  const aligned = Uint8Array.from({ length: 4 * 2 * 4 }, (_, index) => (index * 37) % 256);
  const shifted = new Uint8Array(aligned.length + 3).subarray(3);
  shifted.set(aligned);
  const [one, two] = [new Uint8Array(i420Size(4, 2)), new Uint8Array(i420Size(4, 2))];
  rgbaToI420(aligned, 4, 2, one);
  rgbaToI420(shifted, 4, 2, two);
  expect(two).toEqual(one);
});

test("odd sides and short buffers are refused by name", () => {
  expect(() => rgbaToI420(new Uint8Array(100), 3, 2, new Uint8Array(100))).toThrow("width, height: must be even");
  expect(() => rgbaToI420(new Uint8Array(4), 2, 2, new Uint8Array(100))).toThrow("rgba:");
  expect(() => rgbaToI420(new Uint8Array(16), 2, 2, new Uint8Array(4))).toThrow("out:");
});

test("many pictures of one size convert to the very same bytes, whatever the width", () => {
  for (const [width, height] of [
    [2, 2],
    [8, 4],
    [14, 6],
    [406, 362],
    [1080, 8],
  ] as const) {
    const converter = new I420Converter(width, height);
    for (const seed of [1, 2]) {
      const rgba = Uint8Array.from({ length: width * height * 4 }, (_, index) => (index * 2654435761 * seed) >>> 13);
      const expected = new Uint8Array(i420Size(width, height));
      rgbaToI420(rgba, width, height, expected);
      expect(Buffer.from(converter.convert(rgba)).equals(expected)).toBe(true);
    }
  }
  expect(() => new I420Converter(3, 2)).toThrow("width, height: must be even");
  expect(() => new I420Converter(4, 2).convert(new Uint8Array(4))).toThrow("rgba:");
});

test("the compiled converter is that of its source", async () => {
  const { parseWat } = await wabt();
  const source = readFileSync(join(import.meta.dirname, "i420.wat"), "utf8");
  const { buffer } = parseWat("i420.wat", source, { simd: true }).toBinary({});
  expect(Buffer.from(buffer).toString("base64")).toBe(I420_WASM);
});
