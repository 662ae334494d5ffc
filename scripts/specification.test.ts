import { describe, expect, test } from "vitest";
import { parseSpecification, problemsOf } from "./specification.ts";

const TABLE = `# Words before

| line | the specification says | shown by |
|---|---|---|
| 1.1 | First \`code\` sentence. | \`a.test.ts\`: a page > opens<br>\`b.test.ts\`: closes |
| 1.2 | Second. | |
| 2.1 | Third. | \`b.test.ts\`: closes |
`;

describe("the lines of the specification", () => {
  test("are read with their tests", () => {
    expect(parseSpecification(TABLE)).toEqual([
      {
        number: "1.1",
        sentence: "First `code` sentence.",
        proofs: [
          { file: "a.test.ts", name: "a page > opens" },
          { file: "b.test.ts", name: "closes" },
        ],
      },
      { number: "1.2", sentence: "Second.", proofs: [] },
      { number: "2.1", sentence: "Third.", proofs: [{ file: "b.test.ts", name: "closes" }] },
    ]);
  });

  test("that cannot be read are named", () => {
    expect(() => parseSpecification("| 3.1 | a | some test |")).toThrow("Line 3.1 names no test in: some test");
    expect(() => parseSpecification("| 3 | a | |")).toThrow("no line of the specification");
  });

  test("need a test that exists", () => {
    const listed = [
      { file: "a.test.ts", name: "a page > opens" },
      { file: "a.test.ts", name: "closes" },
    ];
    expect(problemsOf(parseSpecification(TABLE), listed)).toEqual([
      "Line 1.1: there is no test 'closes' in b.test.ts.",
      "Line 1.2 is shown by no test.",
      "Line 2.1: there is no test 'closes' in b.test.ts.",
    ]);
  });

  test("need a test that passed", () => {
    const lines = parseSpecification("| 1.1 | a | `b.test.ts`: closes |");
    const closes = { file: "b.test.ts", name: "closes" };
    expect(problemsOf(lines, [{ ...closes, passed: true }])).toEqual([]);
    const failed = ["Line 1.1: 'closes' in b.test.ts did not pass."];
    expect(problemsOf(lines, [{ ...closes, passed: false }])).toEqual(failed);
    for (const twice of [
      [false, true],
      [true, false],
    ])
      expect(
        problemsOf(
          lines,
          twice.map((passed) => ({ ...closes, passed })),
        ),
      ).toEqual(failed);
  });

  test("may name a test that runs for several cases, which all must pass", () => {
    const lines = parseSpecification("| 1.1 | a | `b.test.ts`: toasts > %s (x) stays for %i ms |");
    const run = (name: string, passed: boolean) => ({ file: "b.test.ts", name, passed });
    const good = [run("toasts > Done (x) stays for 5 ms", true), run("toasts > Failed (x) stays for 8 ms", true)];
    expect(problemsOf(lines, good)).toEqual([]);
    expect(problemsOf(lines, [{ file: "b.test.ts", name: "toasts > %s (x) stays for %i ms" }])).toEqual([]);
    const oneCase = parseSpecification("| 1.1 | a | `b.test.ts`: toasts > Done (x) stays for 5 ms |");
    expect(problemsOf(oneCase, [{ file: "b.test.ts", name: "toasts > %s (x) stays for %i ms" }])).toEqual([]);
    expect(problemsOf(oneCase, [run("toasts > %s (x) stays for %i ms", true)])).toHaveLength(1);
    const why = "'toasts > %s (x) stays for %i ms' in b.test.ts did not pass.";
    expect(problemsOf(lines, [...good, run("toasts > Late (x) stays for 9 ms", false)])).toEqual([`Line 1.1: ${why}`]);
    expect(problemsOf(lines, [run("toasts > Done x stays for 5 ms", true)])).toHaveLength(1);
  });

  test("are numbered without gaps, and some must be there", () => {
    const proof = "`b.test.ts`: closes";
    expect(
      problemsOf(parseSpecification(`| 1.1 | a | ${proof} |\n| 1.3 | b | ${proof} |`), [
        { file: "b.test.ts", name: "closes" },
      ]),
    ).toEqual(["Line 1.3 should be 1.2."]);
    expect(problemsOf([], [])).toEqual(["There is no line of the specification."]);
  });
});
