import { describe, expect, test } from "vitest";
import { autoScroll, blockAt, slotAt, staysPut } from "./drop-geometry.ts";

const box = (id: string, y: number, height: number) => ({ id, rect: { x: 16, y, width: 358, height } });
const ORDER = ["hero", "list", "empty", "chart"];
/** `empty` shows nothing at the moment. */
const BOXES = [box("hero", 0, 200), box("list", 220, 300), box("empty", 540, 0), box("chart", 540, 160)];

describe("a drop", () => {
  test("comes before the block whose middle lies below the pointer", () => {
    expect(slotAt(ORDER, BOXES, 90, null, 390)).toMatchObject({ index: 0, line: { x: 16, y: 0, width: 358 } });
    expect(slotAt(ORDER, BOXES, 210, null, 390)).toMatchObject({ index: 1, line: { y: 210 } });
    expect(slotAt(ORDER, BOXES, 500, null, 390)).toMatchObject({ index: 3, line: { y: 530 } });
    expect(slotAt(ORDER, BOXES, 2000, null, 390)).toMatchObject({ index: 4, line: { y: 700 } });
  });

  test("counts without the block that is dragged", () => {
    expect(slotAt(ORDER, BOXES, 2000, "hero", 390).index).toBe(3);
    expect(slotAt(ORDER, BOXES, 500, "hero", 390).index).toBe(2);
    const own = slotAt(ORDER, BOXES, 100, "hero", 390);
    expect(staysPut(ORDER, "hero", own.index)).toBe(true);
    expect(staysPut(ORDER, "hero", 1)).toBe(false);
  });

  test("has a place on a page that shows nothing", () => {
    expect(slotAt([], [], 300, null, 390)).toEqual({ index: 0, line: { x: 0, y: 0, width: 390 } });
    expect(slotAt(["a"], [], 300, null, 390).index).toBe(1);
  });
});

test("near an edge the app scrolls, the faster the nearer", () => {
  expect(autoScroll(300, 600)).toBe(0);
  expect(autoScroll(60, 600)).toBeLessThan(0);
  expect(autoScroll(5, 600)).toBeLessThan(autoScroll(60, 600));
  expect(autoScroll(595, 600)).toBeGreaterThan(autoScroll(540, 600));
  expect(autoScroll(-500, 600)).toBe(-18);
  expect(autoScroll(5000, 600)).toBe(18);
});

test("a point finds the smallest block around it", () => {
  expect(blockAt(BOXES, 20, 230)).toBe("list");
  expect(blockAt([...BOXES, box("inner", 240, 50)], 20, 260)).toBe("inner");
  expect(blockAt(BOXES, 20, 210)).toBe(null);
});
