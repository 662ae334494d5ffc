import { createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import { expect, expectTypeOf, test } from "vitest";
import type { Canvas2D } from "./canvas.ts";

test("both the browser's contexts and Skia's are a Canvas2D", () => {
  expectTypeOf<CanvasRenderingContext2D>().toExtend<Canvas2D>();
  expectTypeOf<OffscreenCanvasRenderingContext2D>().toExtend<Canvas2D>();
  expectTypeOf<SKRSContext2D>().toExtend<Canvas2D>();
  const context: Canvas2D = createCanvas(4, 2).getContext("2d");
  expect(context.canvas.width).toBe(4);
});
