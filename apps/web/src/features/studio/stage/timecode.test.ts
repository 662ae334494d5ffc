import { expect, test } from "vitest";
import { seconds, stepFrame, timecode } from "./timecode.ts";

test("a place is told down to its frame", () => {
  expect(timecode(0, 30)).toBe("0:00.00");
  expect(timecode(7433.4, 30)).toBe("0:07.13");
  expect(timecode(61_500, 60)).toBe("1:01.30");
  expect(seconds(9500)).toBe("9.5 s");
});

test("steps go from frame to frame, forth and back to the same one, and never out of the trailer", () => {
  let at = 1017;
  for (let step = 0; step < 7; step++) at = stepFrame(at, 30, 1, 10_000);
  for (let step = 0; step < 7; step++) at = stepFrame(at, 30, -1, 10_000);
  expect(timecode(at, 30)).toBe("0:01.01");
  expect(stepFrame(0, 30, -1, 10_000)).toBe(0);
  expect(stepFrame(9999, 24, 3, 10_000)).toBe(10_000);
});
