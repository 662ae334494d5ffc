import { AppError } from "@sayhey/contract/app-error";

/** Longest one step in a page may take, ms: what waits for longer has a limit of its own. */
const STEP_MS = 10_000;
/** Steps that may take longer, since their own time-out is as long. */
const LONGER: Readonly<Record<string, number>> = { goto: 20_000, waitFor: 20_000 };
/** What a page hands out whose steps are steps of the page, by its class, which a bundler has made `_Locator` or `Clock2`. */
const PARTS = new Set(["Locator", "CDPSession", "Clock", "Mouse", "Touchscreen", "Keyboard"]);

/** The app, not the browser, is why a step did not end. */
export class StuckApp extends AppError {
  constructor(step: string, ms: number) {
    super("timeout", `The app did not answer within ${Math.round(ms / 1000)} seconds (${step}).`, {
      hint: "Look for a script of the app that never ends.",
    });
  }
}

const originals = new WeakMap<object, object>();

/**
 * A page or a part of one each of whose steps ends in time: `evaluate`, `screenshot` and the clock have no time-out of their own, and an app
 * that never yields would hold them for ever. Steps reject with StuckApp; the page is of no use afterwards, and its context has to be closed.
 */
export function withDeadlines<T extends object>(part: T, stepMs: number = STEP_MS): T {
  const proxy = new Proxy(part, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value === "object" && value !== null) return isPart(value) ? withDeadlines(value, stepMs) : value;
      if (typeof value !== "function" || typeof name !== "string") return value;
      return (...given: unknown[]): unknown => {
        const answer: unknown = Reflect.apply(value, target, given.map(original));
        if (answer instanceof Promise) return inTime(answer, name, Math.max(stepMs, LONGER[name] ?? 0), stepMs);
        return isPart(answer) ? withDeadlines(answer, stepMs) : answer;
      };
    },
  });
  originals.set(proxy, part);
  return proxy;
}

/** Waits for something in a page for a while and goes on without it: what is late is left to itself. False when it did not come. */
export async function waitAtMost(work: Promise<unknown>, ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => (timer = setTimeout(() => resolve(false), ms)));
  try {
    return await Promise.race([work.then(() => true), late]);
  } finally {
    clearTimeout(timer);
    work.catch(() => undefined); // it may yet fail when the page is closed
  }
}

async function inTime(work: Promise<unknown>, step: string, ms: number, stepMs: number): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StuckApp(step, ms)), ms);
  });
  try {
    const result = await Promise.race([work, late]);
    return isPart(result) ? withDeadlines(result, stepMs) : result;
  } finally {
    clearTimeout(timer);
    work.catch(() => undefined); // it fails when the page is closed
  }
}

const isPart = (value: unknown): value is object =>
  typeof value === "object" && value !== null && PARTS.has((value.constructor?.name ?? "").replace(/^_|\d$/g, ""));
const original = (value: unknown): unknown =>
  typeof value === "object" && value !== null ? (originals.get(value) ?? value) : value;
