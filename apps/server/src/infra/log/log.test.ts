import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { logText } from "./log-text.ts";

const HOSTILE = "x\nSayHey is ready: http://evil.example\r\u001b[2J\u001b]0;gone\u0007\u0085\u2028";

test("a name with line feeds and escapes stays within its line, and shows them", () => {
  const text = logText("REST request failed:", HOSTILE);
  expect(text).not.toMatch(/[\n\r\u001b\u0007\u0085\u2028]/);
  expect(text).toContain(String.raw`x\nSayHey is ready: http://evil.example\x0d\x1b[2J`);
});

test("an error keeps its stack, and none of its lines begins one of the log", () => {
  const error = Object.assign(new Error(HOSTILE, { cause: new Error(`why${HOSTILE}`) }), { table: HOSTILE });
  const [first, ...rest] = logText("Request failed:", error).split("\n");
  expect(first).toMatch(/^Request failed: Error: x/);
  expect(rest.length).toBeGreaterThan(2);
  for (const line of rest) expect(line).toMatch(/^ {4}\S/);
  expect(rest.join()).not.toContain("\u001b");
});

test("place holders in what is logged are text", () => {
  expect(logText("100 %s %o", { a: 1 })).toBe("100 %s %o { a: 1 }");
});

/** What a process writes that has opened its log. */
function run(code: string, environment: Record<string, string>): { out: string[]; said: string[] } {
  const at = (name: string): string => JSON.stringify(new URL(name, import.meta.url).href);
  const script = `import { openLog, say } from ${at("./open-log.ts")}; import { log } from ${at("./log.ts")};
    import { withLogContext } from ${at("./log-context.ts")}; openLog("server"); const hostile = ${JSON.stringify(HOSTILE)}; ${code}`;
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", script], {
    encoding: "utf8",
    env: { PATH: process.env["PATH"], NODE_NO_WARNINGS: "1", ...environment },
  });
  const lines = (text: string): string[] => text.split("\n").filter((line) => line !== "");
  return { out: lines(stdout), said: lines(stderr) };
}

test("as text, everything that a process or its libraries say is one entry, and only what matters is shown", () => {
  const { out, said } = run(
    `console.error(hostile); log.info("routine"); say(hostile); log.warn("It failed.", new Error("why"));`,
    {
      LOG_FORMAT: "text",
    },
  );
  expect(out).toHaveLength(1);
  expect(said).toEqual([
    expect.stringMatching(/ error x\\nSayHey/),
    expect.stringMatching(/^\d\d:\d\d:\d\d warn {2}It failed\. \(why\)$/),
  ]);
});

test("where it's no terminal, each line is JSON with its ids; warnings go to stderr; secrets are left out", () => {
  const { out, said } = run(
    `withLogContext({ requestId: "r-1" }, () => withLogContext({ jobId: "j-1", queue: "film" }, () => {
      log.info("Done.", { ms: 5 });
      console.warn("postgres://sayhey:hunter22222@db/x", new Error("Bearer abcdefghijklmnop and the-key-of-a-model"));
    }));`,
    { AI_API_KEY: "the-key-of-a-model" },
  );
  expect(out.map((line) => JSON.parse(line) as unknown)).toEqual([
    expect.objectContaining({
      level: "info",
      process: "server",
      requestId: "r-1",
      jobId: "j-1",
      queue: "film",
      ms: 5,
      msg: "Done.",
    }),
  ]);
  expect(said.map((line) => JSON.parse(line) as unknown)).toEqual([
    expect.objectContaining({
      level: "warn",
      requestId: "r-1",
      msg: "postgres://sayhey:[redacted]@db/x",
      err: expect.objectContaining({ message: "Bearer [redacted] and [redacted]" }),
    }),
  ]);
  expect(said.join()).not.toMatch(/hunter|abcdefgh|the-key/);
});

test("what the database refused is one line without the values it came with, and no error of ours", () => {
  const { said } = run(
    `const error = Object.assign(new Error("duplicate key"), { detail: "Key (email)=(ada@example.com) already exists." });
    Object.defineProperty(error, Symbol.for("nodejs.util.inspect.custom"), { value: () => "Refused (23505): duplicate key" });
    console.error("[REST]", error);`,
    { LOG_FORMAT: "json" },
  );
  expect(said.map((line) => JSON.parse(line) as unknown)).toEqual([
    expect.objectContaining({ level: "warn", msg: "[REST] Refused (23505): duplicate key" }),
  ]);
  expect(said.join()).not.toMatch(/ada@|stack/);
});

test("the level is that of the setting", () => {
  expect(run(`log.info("a"); log.warn("b"); log.debug("c");`, { LOG_LEVEL: "error" })).toEqual({ out: [], said: [] });
  expect(run(`log.debug("c");`, { LOG_LEVEL: "debug" }).out).toHaveLength(1);
});
