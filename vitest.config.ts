import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: [
      "{packages,apps}/*/src/**/*.test.ts",
      "{packages,apps}/*/src/**/*.integration.test.ts",
      "scripts/**/*.test.ts",
    ],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    pool: "forks",
    // What is waited for may take its time on a busy machine; that it comes is what counts.
    expect: { poll: { timeout: 15_000 } },
  },
});
