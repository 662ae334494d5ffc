import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { AppError } from "@sayhey/contract/app-error";
import { openPasswordCheck, type PasswordCheck } from "./check-password.ts";
import { openPasswordEstimator } from "./password-estimator.ts";

const STRONG = "Correct-Horse-9-Battery";
const turn = { who: "192.0.2.1", first: false };
/** Nearly every sign of it can stand for a letter. */
const LONGEST_TO_READ = "4@8({[<369!1|0$5+7%2".repeat(4).slice(0, 72);
const hash = createHash("sha1").update(STRONG).digest("hex").toUpperCase();
const padding = (n: number) =>
  Array.from({ length: n }, (_, i) => `${createHash("sha1").update(`p${i}`).digest("hex").slice(5).toUpperCase()}:0`);

let answer: (request: IncomingMessage, response: ServerResponse) => void;
let asked: IncomingMessage[];
let server: ReturnType<typeof createServer>;
let passwords: PasswordCheck;
let logged: string[];

beforeEach(async () => {
  asked = [];
  logged = [];
  for (const level of ["log", "info", "warn", "error"] as const)
    vi.spyOn(console, level).mockImplementation((...words) => void logged.push(words.map(String).join(" ")));
  server = createServer((request, response) => {
    asked.push(request);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  passwords = openPasswordCheck({ rangeUrl: `http://127.0.0.1:${port}/range/`, rangeTimeoutMs: 400 });
});
afterEach(async () => {
  vi.restoreAllMocks();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  expect(logged.join("\n")).not.toContain(STRONG);
  expect(logged.join("\n")).not.toContain(hash.slice(0, 8));
});

describe("the list of leaked passwords", () => {
  test("refuses a leaked password, and only five digits of its hash leave the server", async () => {
    answer = (_, response) => response.end([...padding(400), `${hash.slice(5)}:37`, ...padding(400)].join("\r\n"));
    const verdict = await passwords.check(STRONG, { breaches: true, turn });
    expect(verdict.errors).toEqual(["This password has appeared in a data leak. Choose another."]);
    expect(asked.map(({ url }) => url)).toEqual([`/range/${hash.slice(0, 5)}`]);
    expect(asked[0]?.headers["add-padding"]).toBe("true");
  });

  test("passes a password that is not on it, or only as padding", async () => {
    answer = (_, response) => response.end([...padding(800), `${hash.slice(5)}:0`].join("\r\n"));
    expect(await passwords.check(STRONG, { breaches: true, turn })).toEqual({ errors: [], warnings: [] });
  });

  test.each<[string, (response: ServerResponse) => void]>([
    ["never answers", () => undefined],
    ["stops in the middle", (response) => void response.write("0018A45C4D1DEF81644B54AB7F969B88D65:1\r\n")],
    ["answers with a page", (response) => void response.end("<html><body>Sign in to the hotel</body></html>")],
    ["answers nothing", (response) => void response.end()],
    ["answers 503", (response) => void response.writeHead(503).end("no")],
    ["answers without end", (response) => void response.end(padding(20_000).join("\r\n"))],
    ["redirects", (response) => void response.writeHead(302, { location: "http://127.0.0.1:1/" }).end()],
  ])("that %s gives a warning and lets the password pass in time", async (_, respond) => {
    answer = (_request, response) => respond(response);
    const began = performance.now();
    const verdict = await passwords.check(STRONG, { breaches: true, turn });
    expect(verdict).toEqual({
      errors: [],
      warnings: [
        "The list of leaked passwords couldn't be reached, so only the built-in list of common passwords was checked.",
      ],
    });
    expect(performance.now() - began).toBeLessThan(5000);
  });

  test("is left alone for a while after it did not answer", async () => {
    answer = (_, response) => void response.writeHead(500).end();
    await passwords.check(STRONG, { breaches: true, turn });
    await passwords.check(STRONG, { breaches: true, turn });
    expect(asked).toHaveLength(1);
  });

  test("is not asked about passwords that are refused anyway, nor when nobody wants it", async () => {
    answer = (_, response) => response.end(padding(10).join("\r\n"));
    await passwords.check("Password1234!", { breaches: true, turn });
    await passwords.check(STRONG, { breaches: false, turn });
    expect(asked).toHaveLength(0);
  });

  test("can be switched off, which is told as a warning", async () => {
    const offline = openPasswordCheck({ rangeUrl: null });
    const verdict = await offline.check(STRONG, { breaches: true, turn });
    expect(verdict.errors).toEqual([]);
    expect(verdict.warnings).toHaveLength(1);
  });
});

describe("the rules", () => {
  test.each([
    ["Short-7aaaa", "Use at least 12 characters in your password."],
    ["correct-horse-9-battery", "Add an uppercase letter to your password."],
    ["CORRECT-HORSE-9-BATTERY", "Add a lowercase letter to your password."],
    ["Correct-Horse-x-Battery", "Add a number to your password."],
    ["CorrectHorse9Battery", "Add a special character to your password."],
    ["Password1234!", "Please use a stronger password (minimum strength: Strong)"],
    ["Qwertyuiop123!", "Please use a stronger password (minimum strength: Strong)"],
    ["unbelievable", "This password is one of the most common ones. Choose another."],
    [
      "a".repeat(73),
      "Use at most 72 characters in your password. Accents, emoji and many scripts count as two to four.",
    ],
    [
      "Ää9!".repeat(20),
      "Use at most 72 characters in your password. Accents, emoji and many scripts count as two to four.",
    ],
    [
      "Aa9!".repeat(250_000),
      "Use at most 72 characters in your password. Accents, emoji and many scripts count as two to four.",
    ],
  ])("refuse %s", async (password, message) => {
    expect((await passwords.check(password, { breaches: false, turn })).errors).toContain(message);
  });

  test.each([
    STRONG,
    "Tall-Maple7 Quiet!River",
    "Ärgernis über 9 Äpfel!",
    "密码-Sehr-Gut-7-密码",
    "🙂Fox7-jumps-Over🙃",
  ])("let %s pass", async (password) => {
    expect((await passwords.check(password, { breaches: false, turn })).errors).toEqual([]);
  });
});

describe("the estimator", () => {
  test("ends its thread when nobody asks, and starts another for the next", async () => {
    const estimator = openPasswordEstimator({ idleMs: 1 });
    expect((await estimator.estimate("password", turn)).score).toBe(0);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await estimator.estimate(STRONG, turn)).score).toBe(4);
    await estimator.close();
  });

  test("says so when it is given no time, and goes on with the next password", async () => {
    const estimator = openPasswordEstimator({ timeLimitMs: 1 });
    await expect(estimator.estimate(STRONG, turn)).rejects.toThrow("Checking the password took too long.");
    await estimator.close();
    await expect(estimator.estimate(STRONG, turn)).rejects.toThrow("Passwords can't be checked right now.");
  });

  test("serves those who ask in turns, and who sets a password before everybody", async () => {
    const estimator = openPasswordEstimator();
    const served: string[] = [];
    const ask = (who: string, first = false) =>
      estimator.estimate(LONGEST_TO_READ, { who, first }).then(() => served.push(who));
    await Promise.all([
      ...Array.from({ length: 4 }, () => ask("crowd")),
      ask("somebody"),
      ask("signing up", true),
      ask("somebody else"),
    ]);
    await estimator.close();
    expect(served).toEqual(["crowd", "signing up", "crowd", "somebody", "somebody else", "crowd", "crowd"]);
  });

  test("takes only so many at once from one place, and goes on with the others", async () => {
    const estimator = openPasswordEstimator();
    const crowd = await Promise.allSettled(Array.from({ length: 20 }, () => estimator.estimate(LONGEST_TO_READ, turn)));
    await estimator.close();
    // One is being looked at, four wait.
    expect(crowd.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
    const refused = crowd.find(({ status }) => status === "rejected");
    expect(refused).toMatchObject({ reason: { kind: "rate-limited" } });
  });

  test("goes on with who waits when one takes too long", async () => {
    const estimator = openPasswordEstimator({ timeLimitMs: 1 });
    const both = await Promise.allSettled([estimator.estimate(STRONG, turn), estimator.estimate(STRONG, turn)]);
    expect(both.map((each) => each.status === "rejected" && (each.reason as AppError).kind)).toEqual([
      "timeout",
      "timeout",
    ]);
    await estimator.close();
  });
});
