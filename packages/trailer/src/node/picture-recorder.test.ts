import { createCanvas } from "@napi-rs/canvas";
import { expect, test } from "vitest";
import type { Canvas2D } from "../canvas.ts";
import { storeOf } from "../sprite-store.ts";
import { PictureRecorder } from "./picture-recorder.ts";

const SIZE = 64;

function pair(): { recorder: PictureRecorder; pixels(): Buffer; direct(draw: (context: Canvas2D) => void): Buffer } {
  const canvas = createCanvas(SIZE, SIZE);
  return {
    recorder: new PictureRecorder(canvas.getContext("2d")),
    pixels: () => canvas.data(),
    direct: (draw) => {
      const other = createCanvas(SIZE, SIZE);
      draw(other.getContext("2d"));
      return other.data();
    },
  };
}

test("what is taken down is drawn as if it had been drawn at once", () => {
  const { recorder, pixels, direct } = pair();
  const draw = (context: Canvas2D): void => {
    context.fillStyle = "#f4efe6";
    context.fillRect(0, 0, SIZE, SIZE);
    context.save();
    context.translate(32, 32);
    context.rotate(0.4);
    context.globalAlpha *= 0.5;
    context.beginPath();
    context.roundRect(-20, -10, 40, 20, [4, 8]);
    context.clip();
    const gradient = context.createLinearGradient(-20, 0, 20, 0);
    gradient.addColorStop(0, "#b5391b");
    gradient.addColorStop(1, "#2f5d50");
    context.fillStyle = gradient;
    context.fillRect(-30, -30, 60, 60);
    context.restore();
    // Back to what it was before `save`.
    expect(context.globalAlpha).toBe(1);
    expect(context.fillStyle).toBe("#f4efe6");
    context.setLineDash([4, 2]);
    context.strokeRect(5, 5, 20, 20);
  };
  expect(recorder.record(draw)).toBe(true);
  expect(pixels().equals(direct(draw))).toBe(true);
});

test("a picture drawn like the one before it is not drawn again, one that differs in anything is", () => {
  const { recorder } = pair();
  const square =
    (x: number, dash: number[]) =>
    (context: Canvas2D): void => {
      context.setLineDash(dash);
      context.fillRect(x, 0, 10, 10);
    };
  expect(recorder.record(square(1, [2, 2]))).toBe(true);
  expect(recorder.record(square(1, [2, 2]))).toBe(false);
  expect(recorder.record(square(1, [2, 3]))).toBe(true);
  expect(recorder.record(square(2, [2, 3]))).toBe(true);
});

test("a sprite that was painted over is another picture", () => {
  const { recorder, pixels } = pair();
  const store = storeOf(
    {
      createCanvas: (width, height) => {
        const image = createCanvas(width, height);
        return { context: image.getContext("2d"), image };
      },
      footage: () => null,
    },
    {},
  );
  const show = (colour: string): boolean =>
    recorder.record((context) => {
      const sprite = store.single("ground", colour, SIZE, SIZE, (paint) => {
        paint.fillStyle = colour;
        paint.fillRect(0, 0, SIZE, SIZE);
      });
      context.drawImage(sprite.surface.image, 0, 0);
    });
  expect(show("#ff0000")).toBe(true);
  expect(show("#ff0000")).toBe(false);
  expect(show("#00ff00")).toBe(true);
  expect([...pixels().subarray(0, 4)]).toEqual([0, 255, 0, 255]);
});

test("a failure while drawing is told, and the next picture is drawn whole", () => {
  const { recorder, pixels } = pair();
  const red = (context: Canvas2D): void => {
    context.fillStyle = "#ff0000";
    context.fillRect(0, 0, SIZE, SIZE);
  };
  recorder.record(red);
  expect(() =>
    recorder.record(() => {
      throw new TypeError("no such scene");
    }),
  ).toThrow("no such scene");
  expect(recorder.record(red)).toBe(true);
  expect([...pixels().subarray(0, 4)]).toEqual([255, 0, 0, 255]);
});
