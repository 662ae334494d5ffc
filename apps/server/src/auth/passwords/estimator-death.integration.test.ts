import type { Worker } from "node:worker_threads";
import { expect, onTestFinished, test } from "vitest";
import { startTestPlatform, TEST_PASSWORD } from "../../testing/start-test-platform.ts";

test("people who sign up while the estimator's thread dies have an account all the same", async () => {
  const threads: Worker[] = [];
  const note = (thread: Worker): void => void threads.push(thread);
  process.on("worker", note);
  const platform = await startTestPlatform();
  onTestFinished(async () => {
    process.off("worker", note);
    await platform.close();
  });
  const signUp = async (name: string): Promise<string | null> => {
    const { data, error } = await platform.anonymous().auth.signUp({
      email: `${name}@example.com`,
      password: TEST_PASSWORD,
      options: { data: { full_name: name } },
    });
    return error?.message ?? (data.session === null ? "no session" : null);
  };
  for (let turn = 1; turn <= 3; turn++) {
    const before = threads.length;
    const killed = threads.at(-1);
    const people = Promise.all(Array.from({ length: 6 }, (_, at) => signUp(`person-${turn}-${at}`)));
    if (killed === undefined) await expect.poll(() => threads.length).toBe(before + 1);
    await threads.at(-1)?.terminate();
    expect(await people).toEqual(Array.from({ length: 6 }, () => null));
    expect(threads.length).toBeGreaterThan(before);
  }
});
