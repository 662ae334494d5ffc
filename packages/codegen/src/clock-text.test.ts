import { expect, it } from "vitest";
import { clockText } from "../templates/src/rules/clock-text.ts";

it.each([
  [58.4, "58.40"],
  [62.1, "1:02.10"],
  [225, "3:45"],
  [375, "6:15"],
  [45, "0:45"],
  [3750, "1:02:30"],
  [0, "0:00"],
  [-90, "-1:30"],
])("reads %d seconds as %s", (seconds, text) => expect(clockText(seconds)).toBe(text));
