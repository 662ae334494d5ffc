import { expect, test } from "vitest";
import { VARIANT_LENGTHS, variantKey, variantsOf } from "./variants.ts";

test("every shape comes in every length, each once and in the order offered", () => {
  expect(variantsOf(["16:9", "9:16"], [15_000, 6000]).map(variantKey)).toEqual([
    "9:16 6000",
    "9:16 15000",
    "16:9 6000",
    "16:9 15000",
  ]);
  expect(new Set(variantsOf(["9:16", "4:5", "1:1", "16:9"], VARIANT_LENGTHS).map(variantKey)).size).toBe(12);
  expect(variantsOf([], VARIANT_LENGTHS)).toEqual([]);
});
