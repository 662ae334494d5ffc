import { defineConfig } from "vitest/config";

const shared = {
  testTimeout: 60_000,
  hookTimeout: 120_000,
  maxWorkers: 2,
  pool: "forks",
  // What is waited for may take its time on a busy machine; that it comes is what counts.
  expect: { poll: { timeout: 15_000 } },
} as const;
/** These start workers, databases and browsers of their own, or watch the processes and the memory that they take. */
const ALONE = ["{packages,apps}/*/src/**/*.integration.test.ts", "packages/trailer/src/node/**/*.test.ts"];
/** These open a platform, ask it and close it again: what they leave behind is no more than what they imported. */
const PLATFORM = [
  "apps/server/src/features/*/functions/*.integration.test.ts",
  "apps/server/src/main/functions/{bad-input,two-servers}.integration.test.ts",
  "apps/server/src/features/shared-data/*.integration.test.ts",
  "apps/server/src/features/gallery/{gallery-pages,inert-words,shared-render}.integration.test.ts",
  "apps/server/src/features/projects/hosting/*.integration.test.ts",
  "apps/server/src/auth/{embedded,sign-ins}/**/*.integration.test.ts",
];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: "apart",
          include: ALONE,
          exclude: PLATFORM,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...shared,
          name: "together",
          include: ["{packages,apps}/*/src/**/*.test.ts", "scripts/**/*.test.ts"],
          exclude: ALONE,
          // What one has imported, the lexicon and the server above all, the next has at hand.
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      { test: { ...shared, name: "platform", include: PLATFORM, isolate: false, sequence: { groupOrder: 0 } } },
    ],
  },
});
