/** A test that shows that a line of the specification holds. */
export interface Proof {
  /** Path of the test file from the root of the repository. */
  file: string;
  /** Full name of the test: its describe blocks and its own name, joined by ` > `. */
  name: string;
}

/** One numbered sentence of the specification. */
export interface SpecificationLine {
  /** Section and position in it: `2.14`. */
  number: string;
  sentence: string;
  proofs: Proof[];
}

/** A test as a run or a listing of vitest tells of it. */
export interface KnownTest extends Proof {
  /** Absent in a listing, which runs nothing. */
  passed?: boolean;
}

const ROW = /^\|\s*(\d+\.\d+)\s*\|(.+)\|([^|]*)\|\s*$/;
const PROOF = /^`([^`]+)`: (.+)$/;

/**
 * Reads the tables of docs/SPECIFICATION.md.
 * @throws Error naming the line that cannot be read
 */
export function parseSpecification(text: string): SpecificationLine[] {
  const lines: SpecificationLine[] = [];
  for (const row of text.split("\n")) {
    if (!/^\|\s*\d/.test(row)) continue;
    const [, number = "", sentence = "", cell = ""] = ROW.exec(row) ?? [];
    if (number === "") throw new Error(`This row is no line of the specification: ${row}`);
    const proofs = cell
      .split("<br>")
      .map((text) => text.trim())
      .filter((text) => text !== "")
      .map((text) => {
        const [, file, name] = PROOF.exec(text) ?? [];
        if (file === undefined || name === undefined) throw new Error(`Line ${number} names no test in: ${text}`);
        return { file, name: name.trim() };
      });
    lines.push({ number, sentence: sentence.trim(), proofs });
  }
  return lines;
}

/** Placeholders of a test that runs once for each case: `%s stays for %i ms`, `knows $name`. */
const PLACEHOLDER = /%[a-z#]|\$[a-zA-Z.]+/g;

/** Whether a test's name is the wanted one, or one of its cases. */
function isNamed(name: string, wanted: string): boolean {
  if (name === wanted) return true;
  if (wanted.search(PLACEHOLDER) < 0) return false;
  const parts = wanted.split(PLACEHOLDER).map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
  return new RegExp(`^${parts.join(".*")}$`, "s").test(name);
}

/** What is wrong with the lines, given the tests there are or the results of a run: one sentence each. */
export function problemsOf(lines: readonly SpecificationLine[], tests: readonly KnownTest[]): string[] {
  const problems: string[] = [];
  if (lines.length === 0) problems.push("There is no line of the specification.");
  const files = Map.groupBy(tests, ({ file }) => file);
  const seen = new Map<string, number>();
  for (const { number, proofs } of lines) {
    const [section = "", position = ""] = number.split(".");
    const expected = (seen.get(section) ?? 0) + 1;
    if (Number(position) !== expected) problems.push(`Line ${number} should be ${section}.${expected}.`);
    seen.set(section, Number(position));
    if (proofs.length === 0) problems.push(`Line ${number} is shown by no test.`);
    for (const { file, name } of proofs) {
      // A name that stands for several cases, or stands twice in a file, counts only when all of them passed.
      // A listing knows the cases only by their common name.
      const shown = (files.get(file) ?? []).filter(
        (test) => isNamed(test.name, name) || (test.passed === undefined && isNamed(name, test.name)),
      );
      if (shown.length === 0) problems.push(`Line ${number}: there is no test '${name}' in ${file}.`);
      else if (shown.some(({ passed }) => passed === false))
        problems.push(`Line ${number}: '${name}' in ${file} did not pass.`);
    }
  }
  return problems;
}
