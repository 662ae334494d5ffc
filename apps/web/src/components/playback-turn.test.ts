import { expect, test, vi } from "vitest";
import { takeTurn } from "./playback-turn.ts";

test("one preview plays at a time", () => {
  const first = vi.fn();
  const second = vi.fn();
  const giveBackFirst = takeTurn(first);
  takeTurn(first);
  expect(first).not.toHaveBeenCalled();
  const giveBackSecond = takeTurn(second);
  expect(first).toHaveBeenCalledOnce();
  // Giving back a turn one no longer has takes nothing from the present one.
  giveBackFirst();
  takeTurn(first);
  expect(second).toHaveBeenCalledOnce();
  giveBackSecond();
});
