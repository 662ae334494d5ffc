import { defineConfig } from "vitest/config";

const shared = {
  testTimeout: 60_000,
  hookTimeout: 120_000,
  maxWorkers: 2,
  pool: "forks",
  // What is waited for may take its time on a busy machine; that it comes is what counts.
  expect: { poll: { timeout: 15_000 } },
} as const;
/** These start servers, workers and browsers, or watch the memory of their process. */
const REAL = ["{packages,apps}/*/src/**/*.integration.test.ts", "packages/trailer/src/node/**/*.test.ts"];

export default defineConfig({
  test: {
    projects: [
      { test: { ...shared, name: "real", include: REAL, sequence: { groupOrder: 0 } } },
      {
        test: {
          ...shared,
          name: "pure",
          include: ["{packages,apps}/*/src/**/*.test.ts", "scripts/**/*.test.ts"],
          exclude: REAL,
          // They change nothing outside of themselves: what one has imported, the lexicon above all, the next has at hand.
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
    ],
  },
});
