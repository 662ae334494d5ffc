import { expect, test } from "vitest";
import { clockMinutes, clockTime } from "./clock-time.ts";

test.each([
  [0, "00:00"],
  [450, "07:30"],
  [1439, "23:59"],
])("%i minutes after midnight are %s, and back", (minutes, time) => {
  expect([clockTime(minutes), clockMinutes(time)]).toEqual([time, minutes]);
});

test.each(["", "7:30", "24:00", "12:60", "noon"])("'%s' is no time", (time) => {
  expect(clockMinutes(time)).toBeNull();
});
