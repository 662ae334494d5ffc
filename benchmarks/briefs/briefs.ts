// How real briefs become apps: `npm run bench -- briefs FOLDER [--misses FILE] [--only ID,ID] [--sheets FOLDER] [--proof]`. The folder holds
// briefs.jsonl, outlines.jsonl and ideas.jsonl; every third case counts, but what it misses is never listed.
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { loadKnowledge, loadLanguageOf, planApp } from "@sayhey/planner/embedded";
import cssColours from "color-name";
import { readCases, type Case } from "./cases.ts";
import { drawSheets, proof, type Planned } from "./pictures.ts";
import { scoreOf, type Score, type Tally } from "./score.ts";
import { unsoundnessOf } from "./soundness.ts";

interface Result {
  expected: Case;
  score?: Score;
  name?: string;
  failure?: string;
  ms: number;
}

/** Plans an app for every case and prints what of the expected is there, and what is there of the unexpected. */
export async function briefs(): Promise<void> {
  const { values: options, positionals } = parseArgs({
    allowPositionals: true,
    strict: false,
    options: {
      misses: { type: "string" },
      only: { type: "string" },
      sheets: { type: "string" },
      proof: { type: "boolean" },
    },
  });
  const folder = positionals.find((argument) => argument.includes("/"));
  if (folder === undefined) throw new Error("Name the folder of the cases: npm run bench -- briefs FOLDER");
  const only = options["only"] ? new Set(String(options["only"]).split(",")) : undefined;
  const cases = readCases(folder).filter(({ id }) => only?.has(id) ?? true);
  const knowledge = await loadKnowledge();
  const results: Result[] = [];
  const planned: Planned[] = [];
  for (const expected of cases) {
    await loadLanguageOf(expected.text);
    const startedAt = performance.now();
    try {
      const spec = planApp(expected.text.slice(0, 2000), { knowledge });
      const ms = performance.now() - startedAt;
      planned.push({ expected, spec });
      results.push({ expected, score: scoreOf(spec, expected, hexOf), name: spec.identity.name, ms });
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      results.push({ expected, failure, ms: performance.now() - startedAt });
    }
  }
  print(results);
  const unsound = planned.flatMap(({ expected, spec }) => unsoundnessOf(spec).map((fault) => ({ expected, fault })));
  console.log(
    `Unsound: ${String(new Set(unsound.map(({ expected }) => expected.id)).size)} of ${String(planned.length)} apps.`,
  );
  for (const { expected, fault } of unsound) if (!expected.isKeptBack) console.log(`- ${expected.id}: ${fault}`);
  if (options["misses"]) writeFileSync(String(options["misses"]), missesOf(results));
  if (options["sheets"]) await drawSheets(planned, String(options["sheets"]));
  if (options["proof"]) await proof(planned);
}

/** `#rrggbb` of a CSS colour name or a hex value. */
function hexOf(name: string): string | undefined {
  if (name.startsWith("#")) return name;
  const rgb = cssColours[name.replaceAll(" ", "") as keyof typeof cssColours];
  return rgb && `#${rgb.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

const share = (part: number, whole: number): string => (whole === 0 ? "-" : `${((part / whole) * 100).toFixed(1)} %`);

/** 'P 0.31 R 0.50 F1 0.38'. */
function f1(tallies: readonly Tally[]): string {
  const sum = (key: keyof Tally): number => tallies.reduce((total, tally) => total + tally[key], 0);
  if (sum("expected") === 0) return "-";
  const precision = sum("there") === 0 ? 0 : sum("right") / sum("there");
  const recall = sum("found") / sum("expected");
  const both = precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
  return `P ${precision.toFixed(2)} R ${recall.toFixed(2)} F1 ${both.toFixed(2)}`;
}

function print(results: readonly Result[]): void {
  console.log(
    "\n## Briefs\n\n| what | cases | subject visible | misread | entities | fields | requests | colors | errors |\n|---|---|---|---|---|---|---|---|---|",
  );
  const groups: [string, (expected: Case) => boolean][] = [
    ["briefs", ({ kind, isKeptBack }) => kind === "brief" && !isKeptBack],
    ["briefs kept back", ({ kind, isKeptBack }) => kind === "brief" && isKeptBack],
    ["ideas", ({ kind, isKeptBack }) => kind === "idea" && !isKeptBack],
    ["ideas kept back", ({ kind, isKeptBack }) => kind === "idea" && isKeptBack],
  ];
  for (const [label, isIn] of groups) {
    const group = results.filter(({ expected }) => isIn(expected));
    const scores = group.flatMap(({ score }) => score ?? []);
    const kept = scores.reduce((sum, { colours }) => sum + colours.kept, 0);
    const asked = scores.reduce((sum, { colours }) => sum + colours.asked, 0);
    const cells = [
      String(group.length),
      share(scores.filter(({ subject }) => subject).length, group.length),
      share(scores.filter(({ misreadings }) => misreadings.length > 0).length, group.length),
      f1(scores.map(({ entities }) => entities)),
      f1(scores.map(({ fields }) => fields)),
      f1(scores.map(({ requests }) => requests)),
      asked === 0 ? "-" : `${kept} of ${asked}`,
      String(group.filter(({ failure }) => failure !== undefined).length),
    ];
    console.log(`| ${label} | ${cells.join(" | ")} |`);
  }
  const times = results.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (part: number): string => (times[Math.floor((times.length - 1) * part)] ?? 0).toFixed(0);
  console.log(`\nText to app: median ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms.`);
}

/** What each case misses, but for those kept back. */
const missesOf = (results: readonly Result[]): string =>
  results
    .filter(({ expected }) => !expected.isKeptBack)
    .map(({ expected, score, name, failure }) =>
      [
        `## ${expected.id} ${name ?? ""}${score?.subject ? "" : " (another subject)"}`,
        expected.text.slice(0, 300),
        ...(failure === undefined ? [] : [`error: ${failure}`]),
        ...(score?.misreadings.map((word) => `misread: ${word}`) ?? []),
        ...(score?.missing ?? []),
      ].join("\n"),
    )
    .join("\n\n");
