import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { componentTests } from "./apps/web/components.config.ts";

/**
 * Browser tests come after the units: beside them they saved no time on two cores (2,269 s in place of 2,196 s), and what waits
 * for a page waited too long.
 */
const WORKERS = availableParallelism();
const shared = {
  pool: "forks",
  maxWorkers: WORKERS,
  sequence: { groupOrder: 0 },
  env: { PROCESS_PRIORITY: "equal" },
} as const;
const units = {
  ...shared,
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // What is waited for may take its time on a busy machine; that it comes is what counts.
  expect: { poll: { timeout: 15_000, interval: 100 } },
} as const;
const browsers = {
  ...shared,
  testTimeout: 240_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 30_000, interval: 100 } },
} as const;
/** One PostgreSQL for all of a run. */
const globalSetup = ["apps/server/src/testing/run-database.ts"];

/** These start workers, databases and browsers of their own, or watch the processes and the memory that they take. */
const APART = ["{packages,apps}/*/src/**/*.integration.test.ts", "packages/trailer/src/node/**/*.test.ts"];
/** These open a platform or a browser, ask it and close it again: what they leave behind is no more than what they imported. */
const PLATFORM = [
  "apps/server/src/features/*/functions/*.integration.test.ts",
  "apps/server/src/features/{ai,assets,gallery,notifications,projects,shared-data}/**/*.integration.test.ts",
  "apps/server/src/auth/{api-tokens,embedded,sign-ins}/**/*.integration.test.ts",
  "apps/server/src/auth/*.integration.test.ts",
  "apps/server/src/infra/{crypto,notifications,realtime}/*.integration.test.ts",
  "apps/server/src/main/mcp/*.integration.test.ts",
  "apps/server/src/main/functions/{bad-input,functions,two-servers}.integration.test.ts",
  "apps/server/src/main/{accounts,gateway,private-tables,row-level-security}.integration.test.ts",
  "packages/codegen/src/*.integration.test.ts",
];
/** Among them, but it counts the processor time of its own process. */
const COUNTS = "apps/server/src/features/assets/recording-facts.integration.test.ts";
/** These measure how long things take, or film and render; nothing may run beside them. */
const ALONE = ["e2e/speed.test.ts", "e2e/walk.test.ts"];

/** From the longest to the shortest, so that at the end no core is left without work. */
const KINDS = ["components", "browsers", "apart", "counts", "platform", "together", "alone"];
/** Longer than any other: six kinds of apps in every mode, and whatever checks, films and renders whole apps. */
const LONGEST = /\/(?:editor-archetypes|refilm|film\.integration|jobs\.integration)(?:\.test)?\.ts$/;

/** Begins with what takes longest, then keeps the files of a kind together, since they share processes; else by size, as ever. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ project, moduleId }: TestSpecification): number =>
      LONGEST.test(moduleId) ? -1 : KINDS.indexOf(project.name);
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}

const components = await componentTests();

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      // With nothing beside them: they are quick, and have one browser of their own.
      { ...components, test: { ...components.test, sequence: { groupOrder: 1 } } },
      {
        test: {
          ...browsers,
          name: "browsers",
          sequence: { groupOrder: 2 },
          include: ["e2e/**/*.test.ts"],
          exclude: ALONE,
          // The server, the browser and what was imported are there for the next.
          isolate: false,
          globalSetup,
        },
      },
      { test: { ...units, name: "apart", include: APART, exclude: PLATFORM, globalSetup } },
      { test: { ...units, name: "counts", include: [COUNTS], globalSetup } },
      { test: { ...units, name: "platform", include: PLATFORM, exclude: [COUNTS], isolate: false, globalSetup } },
      {
        test: {
          ...units,
          name: "together",
          include: ["{packages,apps}/*/src/**/*.test.ts", "scripts/**/*.test.ts"],
          exclude: APART,
          // What one has imported, the lexicon and the server above all, the next has at hand.
          isolate: false,
        },
      },
      // With the priorities that people get.
      { test: { ...browsers, env: {}, name: "alone", include: ALONE, maxWorkers: 1, sequence: { groupOrder: 3 } } },
    ],
  },
});
