import { expect, test, vi } from "vitest";
import { runIdeaDemo, type IdeaDemo } from "./idea-demo.ts";

function stage(plan: IdeaDemo<string>["plan"] = async (idea) => `plan of ${idea}`) {
  const told: string[] = [];
  const waits: number[] = [];
  let passTime = () => {};
  const demo: IdeaDemo<string> = {
    tell: (look, message) => told.push(`${look}: ${message}`),
    wait: (ms) => {
      waits.push(ms);
      return new Promise((resolve) => (passTime = resolve));
    },
    plan,
  };
  return { demo, told, waits, passTime: () => passTime() };
}

test.each(["", "   ", "\n\t", "\u0000\u202e"])("asks for an idea when it is blank: %j", async (typed) => {
  const { demo, told, waits } = stage();
  expect(await runIdeaDemo(typed, demo)).toBeNull();
  expect(told).toEqual(["error: Please enter your idea first!"]);
  expect(waits).toEqual([]);
});

test("refuses more than 2,000 characters in words", async () => {
  const { demo, told } = stage();
  expect(await runIdeaDemo("x".repeat(2001), demo)).toBeNull();
  expect(told).toEqual(["error: Please keep your idea under 2,000 characters."]);
});

test("tells both demo toasts, 2,000 ms apart, and plans meanwhile", async () => {
  const { demo, told, waits, passTime } = stage();
  const run = runIdeaDemo("  AI recipe finder ", demo);
  await vi.waitFor(() => expect(waits).toEqual([2000]));
  expect(told).toEqual(["info: Generating your viral app..."]);
  passTime();
  const result = await run;
  expect(result?.idea).toBe("AI recipe finder");
  expect(await result?.planning).toBe("plan of AI recipe finder");
  expect(told).toEqual(["info: Generating your viral app...", "success: Your app is ready! 🎉"]);
});

test("ends without a trailer when the planner fails", async () => {
  // The failure is logged for whoever looks for it.
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const { demo, waits, passTime } = stage(async () => {
    throw new Error("no worker");
  });
  const run = runIdeaDemo("AI recipe finder", demo);
  await vi.waitFor(() => expect(waits).toHaveLength(1));
  passTime();
  expect(await (await run)?.planning).toBeNull();
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

test("is over after its 2,000 ms, however long the planner takes", async () => {
  const { demo, told, waits, passTime } = stage(() => new Promise(() => {}));
  const run = runIdeaDemo("AI recipe finder", demo);
  await vi.waitFor(() => expect(waits).toHaveLength(1));
  passTime();
  expect((await run)?.idea).toBe("AI recipe finder");
  expect(told.at(-1)).toBe("success: Your app is ready! 🎉");
});
