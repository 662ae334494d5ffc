import { defineConfig } from "vitest/config";

/** These measure how long things take, or film and render; nothing may run beside them. */
const ALONE = ["e2e/speed.test.ts", "e2e/walk.test.ts"];
const shared = {
  testTimeout: 240_000,
  hookTimeout: 120_000,
  pool: "forks",
  // What a page shows may take its time on a busy machine; that it shows up is what counts.
  expect: { poll: { timeout: 15_000 } },
} as const;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: "together",
          include: ["e2e/**/*.test.ts"],
          exclude: ALONE,
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
        },
      },
      { test: { ...shared, name: "alone", include: ALONE, maxWorkers: 1, sequence: { groupOrder: 1 } } },
    ],
  },
});
