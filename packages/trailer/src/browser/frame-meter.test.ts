import { expect, test } from "vitest";
import { FrameMeter } from "./frame-meter.ts";

test("it tells what half and nearly all pictures took, and which were left out", () => {
  const meter = new FrameMeter();
  meter.start();
  for (let index = 0; index < 100; index++) meter.record(index, index * (1000 / 60));
  // Two pictures of 60 a second are missing before this one.
  meter.record(500, 102 * (1000 / 60) - 1);
  expect(meter.times).toEqual({ frames: 101, p50Ms: 50, p95Ms: 95, dropped: 2 });
  meter.start();
  expect(meter.times).toEqual({ frames: 0, p50Ms: 0, p95Ms: 0, dropped: 0 });
});

test("it keeps the last pictures only, and a pause is none that was dropped", () => {
  const meter = new FrameMeter();
  for (let index = 0; index < 300; index++) meter.record(40, index * 16);
  meter.start();
  for (let index = 0; index < 320; index++) meter.record(index < 20 ? 40 : 3, 1e6 + index * 16);
  expect(meter.times).toEqual({ frames: 320, p50Ms: 3, p95Ms: 3, dropped: 0 });
});
