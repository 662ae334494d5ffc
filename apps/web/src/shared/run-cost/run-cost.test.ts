import { expect, test } from "vitest";
import { costText, estimateText } from "./run-cost.ts";

test.each([
  [0, 0, null, null],
  [1200, 345, null, "1,545 tokens"],
  [1200, 300, 0, "1,500 tokens, free"],
  [1200, 300, 4000, "1,500 tokens, less than 1 cent"],
  [100_000, 20_000, 1_234_567, "120,000 tokens, about $1.23"],
])(
  "%i tokens in and %i out for %s millionths of a dollar read as %s",
  (input_tokens, output_tokens, cost_micros, text) => {
    expect(costText({ input_tokens, output_tokens, cost_micros })).toBe(text);
  },
);

test.each([
  [{ tokens: 42_500, costMicros: 157_500 }, "about $0.16"],
  [{ tokens: 4000, costMicros: 0 }, "free"],
  [{ tokens: 4000, costMicros: 900 }, "less than 1 cent"],
  [{ tokens: 28_512, costMicros: null }, "about 29,000 tokens"],
  [{ tokens: 6540, costMicros: null }, "about 6,500 tokens"],
])("%j is told before a run as %s", (estimate, text) => {
  expect(estimateText(estimate)).toBe(text);
});
