import { expect, test } from "vitest";
import { dropUnused } from "./drop-unused.ts";
import { joinStatements, splitStatements } from "./source-module.ts";
import { TEMPLATES } from "./templates.gen.ts";

test("a file taken apart and put together again is the same file", () => {
  for (const [path, text] of Object.entries(TEMPLATES))
    if (/\.tsx?$/.test(path)) expect(joinStatements(splitStatements(text)), path).toBe(text);
});

const MONEY = `import { round, type Step } from "./round.ts";
import { shown } from "./shown.ts";

/** In cents. */
export type Cents = number;

const SIGN = "€";

/** As people write it. */
export function writeMoney(cents: Cents): string {
  return \`\${round(cents)} \${SIGN}\`;
}

/** Of several. */
export function addMoney(list: readonly Cents[]): string {
  return shown(helper(list, 1));
}

function helper(list: readonly Cents[], step: Step): number {
  const sum = list.reduce((a, b) => a + b, 0);

  return sum * step;
}
`;

test("what nobody uses is left out, with what only that used", () => {
  const templates = {
    "src/money.ts": MONEY,
    "src/round.ts":
      "export type Step = number;\n\nexport function round(value: number): number {\n  return value;\n}\n",
    "src/shown.ts": "export const shown = String;\n",
  };
  const files = dropUnused([["src/app.ts", 'import { writeMoney } from "./money.ts";\nwriteMoney(1);\n']], templates);
  expect(Object.keys(files)).toEqual(["src/money.ts", "src/round.ts"]);
  expect(files["src/money.ts"]).toBe(`import { round } from "./round.ts";

/** In cents. */
type Cents = number;

const SIGN = "€";

/** As people write it. */
export function writeMoney(cents: Cents): string {
  return \`\${round(cents)} \${SIGN}\`;
}
`);
  expect(files["src/round.ts"]).toBe("export function round(value: number): number {\n  return value;\n}\n");
  const both = dropUnused(
    [["src/app.ts", 'import {\n  writeMoney,\n  addMoney as add,\n} from "./money.ts";\n']],
    templates,
  );
  expect(both).toEqual({ ...templates, "src/money.ts": MONEY.replace("export type", "type") });
});

test("imports of a person's file are found however they are written, and a long file of none takes no time", () => {
  const templates = Object.fromEntries(
    "abcdef".split("").map((name) => [`src/${name}.ts`, `export const ${name} = 1;\n`]),
  );
  const text = `import "./a.ts";\nimport b from "./b.ts"\nimport {\n  c\n}   from "./c.ts";const x = await import("./d.ts")
export * from "./e.ts";\nexport const text = "import f";\n`;
  expect(
    Object.keys(dropUnused([["src/own.ts", text]], templates))
      .map((path) => path.charAt(4))
      .join(""),
  ).toBe("abcde");
  const start = performance.now();
  dropUnused([["src/own.ts", "import a\n".repeat(22_000)]], templates);
  dropUnused([["src/own.ts", "import a;\n".repeat(20_000)]], templates);
  dropUnused([["src/own.ts", `${"import a\n".repeat(22_000)}import "x";`]], templates);
  expect(performance.now() - start).toBeLessThan(900);
});
