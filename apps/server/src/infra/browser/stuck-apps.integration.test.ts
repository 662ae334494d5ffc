import { afterAll, expect, test } from "vitest";
import { killChildren } from "../../testing/kill-children.ts";
import { openBrowserPool } from "./browser-pool.ts";
import { filmApp } from "./film-app.ts";
import { filmStills } from "./film-stills.ts";
import { FIXTURE_FLOW, fixtureApp } from "./fixture-app.ts";
import { checkApp } from "./check-app.ts";

const pool = openBrowserPool({ size: 2 });
afterAll(() => pool.close());

/** What an app does while it runs, so that a step in its page never ends. */
const NEVER = {
  fonts: `{(() => { Object.defineProperty(document, "fonts", { configurable: true, value: { ready: new Promise(() => {}) } }); return null; })()}`,
  loop: `{items.length === 2 && (() => { setTimeout(() => { for (;;); }); Promise.resolve().then(() => { for (;;); }); return null; })()}`,
  questions: `{(() => { document.getAnimations = () => { for (;;); }; return null; })()}`,
};

test("fonts that never come are not waited for", async () => {
  const app = await fixtureApp(NEVER.fonts);
  const { checks } = await checkApp(pool, app, [FIXTURE_FLOW]);
  expect(checks.filter(({ passed }) => !passed)).toEqual([]);
  const { clips } = await filmApp(pool, app, [FIXTURE_FLOW]);
  expect(clips.map(({ flowId }) => flowId)).toEqual([FIXTURE_FLOW.id]);
}, 120_000);

test("an app that never answers is told so, once, and its check ends", async () => {
  const isTold = async (script: string): Promise<void> => {
    const startedAt = performance.now();
    const { checks } = await checkApp(pool, await fixtureApp(script), [FIXTURE_FLOW, FIXTURE_FLOW, FIXTURE_FLOW]);
    const failed = checks.filter(({ passed }) => !passed);
    expect(failed.map(({ message }) => message)).toEqual([expect.stringContaining("did not answer within")]);
    expect(performance.now() - startedAt).toBeLessThan(60_000);
  };
  await Promise.all([NEVER.loop, NEVER.questions].map(isTold));
}, 200_000);

test("filming an app that never answers ends as a time-out, and others are filmed meanwhile", async () => {
  const app = await fixtureApp(NEVER.questions);
  const stuck = filmApp(pool, app, [FIXTURE_FLOW]);
  stuck.catch(() => undefined);
  const { clips } = await filmApp(pool, await fixtureApp(), [FIXTURE_FLOW]);
  expect(clips).toHaveLength(1);
  await expect(stuck).rejects.toMatchObject({ kind: "timeout" });
  expect(await filmStills(pool, app, [], {})).toEqual([]);
}, 200_000);

test("a browser that is killed while it works is started again, and the work done", async () => {
  const app = await fixtureApp();
  let isKilled = false;
  const onProgress = (): void => {
    if (!isKilled) isKilled = killChildren("--remote-debugging-pipe") > 0;
  };
  const { checks } = await checkApp(pool, app, [FIXTURE_FLOW], { onProgress });
  expect(isKilled).toBe(true);
  expect(checks.filter(({ passed }) => !passed)).toEqual([]);
  expect(checks.filter(({ kind }) => kind === "page").map(({ name }) => name)).toEqual([
    ...new Set(checks.filter(({ kind }) => kind === "page").map(({ name }) => name)),
  ]);
  expect(killChildren("--remote-debugging-pipe")).toBeGreaterThan(0);
  expect((await filmApp(pool, app, [FIXTURE_FLOW])).clips).toHaveLength(1);
}, 200_000);
