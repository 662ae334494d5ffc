import sharp from "sharp";
import { expect, test } from "vitest";
import { changedPart } from "./changed-part.ts";

/** A picture of a phone with dark boxes on it, given as shares of its sides. */
async function picture(...boxes: { x: number; y: number; width: number; height: number }[]): Promise<Uint8Array> {
  const [width, height] = [360, 640];
  const inked = boxes.map(
    (box) =>
      `<rect x="${box.x * width}" y="${box.y * height}" width="${box.width * width}" height="${box.height * height}" fill="#223"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${inked.join("")}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 92 }).toBuffer();
}

test("the part that changed is found, whatever the size of the two pictures", async () => {
  const row = { x: 0.1, y: 0.4, width: 0.8, height: 0.1 };
  const after = await picture(row);
  for (const before of [
    await picture(),
    await sharp(await picture())
      .resize(180, 320)
      .jpeg()
      .toBuffer(),
  ]) {
    const part = await changedPart(before, after);
    expect(part?.x).toBeCloseTo(row.x, 1);
    expect(part?.y).toBeCloseTo(row.y, 1);
    expect(part?.width).toBeCloseTo(row.width, 1);
    expect(part?.height).toBeCloseTo(row.height, 1);
  }
});

test("of two parts the larger one counts", async () => {
  const part = await changedPart(
    await picture(),
    await picture({ x: 0.1, y: 0.1, width: 0.8, height: 0.2 }, { x: 0.4, y: 0.9, width: 0.2, height: 0.04 }),
  );
  expect(part?.y).toBeCloseTo(0.1, 1);
});

test("no change, and another screen altogether, are no part", async () => {
  expect(await changedPart(await picture(), await picture())).toBeNull();
  expect(await changedPart(await picture(), await picture({ x: 0, y: 0, width: 1, height: 0.9 }))).toBeNull();
});
