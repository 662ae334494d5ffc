import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** These measure how long things take, or film and render; nothing may run beside them. */
const ALONE = ["e2e/speed.test.ts", "e2e/walk.test.ts"];
/** Six kinds of apps, every mode, by mouse, finger and keys: small to read, and longer than any other. */
const LONGEST = /\/editor-archetypes\.test\.ts$/;

/** Begins with the longest file, so that at the end no worker is left alone with it; the others by their size, as ever. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLongest = ({ moduleId }: TestSpecification): boolean => LONGEST.test(moduleId);
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}

const shared = {
  testTimeout: 240_000,
  hookTimeout: 120_000,
  pool: "forks",
  // What a page shows may take its time on a busy machine; that it shows up is what counts.
  expect: { poll: { timeout: 30_000 } },
} as const;

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
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
