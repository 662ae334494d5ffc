import { execFileSync } from "node:child_process";
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

test("everything a process logs goes that way", () => {
  const script = `import { keepLogLines } from ${JSON.stringify(new URL("./log-text.ts", import.meta.url).href)};
    keepLogLines(); console.log(${JSON.stringify(HOSTILE)}); console.log("next");`;
  const lines = execFileSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" }).split("\n");
  expect(lines).toHaveLength(3);
  expect(lines[1]).toBe("next");
});
