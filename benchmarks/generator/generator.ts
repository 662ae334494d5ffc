// How well ideas become apps: `npm run bench -- generator [--proof] [--sample 30] [--look 20] [--misses FILE]`.
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { compileApp } from "@sayhey/bundler";
import { generateApp } from "@sayhey/codegen";
import { loadKnowledge, loadLanguageOf, planApp } from "@sayhey/planner/embedded";
import { coverageOf } from "./expectations.ts";
import { IDEAS } from "./ideas.ts";
import { look } from "./look.ts";
import { proof } from "./check.ts";
import { englishWordsOf, unsoundnessOf } from "./soundness.ts";
import type { MadeApp, Stages } from "./made-app.ts";

const WARM_UPS = 6;
const WORST = 25;

/** Plans, writes and compiles every idea of the set and prints how much of what people would expect is there. */
export async function generator(): Promise<void> {
  const { values: options } = parseArgs({
    allowPositionals: true,
    strict: false,
    options: {
      proof: { type: "boolean" },
      sample: { type: "string" },
      look: { type: "string" },
      misses: { type: "string" },
      only: { type: "string" },
    },
  });
  const wanted = IDEAS.filter(
    ({ idea }) => !options["only"] || idea.text.toLowerCase().includes(String(options["only"]).toLowerCase()),
  );
  for (const { idea } of wanted.slice(0, WARM_UPS)) await make(idea.text).catch(() => undefined);
  const apps: MadeApp[] = [];
  for (const { idea, kind, isKeptBack } of wanted) {
    const entry = { text: idea.text, kind, language: idea.language ?? "en", isKeptBack };
    try {
      const made = await make(idea.text);
      apps.push({ ...entry, coverage: coverageOf(made.spec, idea), made });
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      apps.push({ ...entry, coverage: { expected: 1, missing: ["an app at all"] }, failure });
    }
  }
  printCoverage(apps);
  printCost(apps);
  printWorst(apps);
  printUnsound(apps);
  if (options["misses"]) writeFileSync(String(options["misses"]), missesOf(apps));
  const sample = spread(apps, Number(options["sample"] ?? apps.length));
  if (options["proof"]) await proof(sample);
  if (options["look"]) await look(spread(apps, Number(options["look"])));
}

async function make(text: string): Promise<NonNullable<MadeApp["made"]>> {
  await loadLanguageOf(text);
  const startedAt = performance.now();
  const spec = planApp(text, { knowledge: await loadKnowledge() });
  const plannedAt = performance.now();
  const { tree, flows } = generateApp(spec);
  const generatedAt = performance.now();
  const app = await compileApp(tree);
  const ms = {
    plan: plannedAt - startedAt,
    generate: generatedAt - plannedAt,
    compile: performance.now() - generatedAt,
  };
  const own = Object.entries(app.files).filter(([path]) =>
    /^(?:index\.html|assets\/app-[^/]+\.(?:js|css))$/.test(path),
  );
  return { spec, flows, app, ms, gzippedBytes: own.reduce((sum, [, bytes]) => sum + gzipSync(bytes).length, 0) };
}

/** Share of what was expected that is there, each idea counting the same. */
function shareOf(apps: readonly MadeApp[]): number {
  return apps.reduce((sum, { coverage }) => sum + 1 - coverage.missing.length / coverage.expected, 0) / apps.length;
}

const percent = (share: number): string => (Number.isNaN(share) ? "-" : `${(share * 100).toFixed(1)} %`);

function printCoverage(apps: readonly MadeApp[]): void {
  console.log(
    "\n## Coverage of what people would expect\n\n| ideas | how many | coverage | all there |\n|---|---|---|---|",
  );
  const line = (name: string, group: readonly MadeApp[]): void =>
    console.log(
      `| ${name} | ${group.length} | ${percent(shareOf(group))} | ${group.filter(({ coverage }) => coverage.missing.length === 0).length} |`,
    );
  line("all", apps);
  line(
    "shown",
    apps.filter(({ isKeptBack }) => !isKeptBack),
  );
  line(
    "kept back",
    apps.filter(({ isKeptBack }) => isKeptBack),
  );
  for (const [name, group] of groups(apps, ({ language }) => language)) line(name, group);
  for (const [name, group] of groups(apps, ({ kind }) => kind)) line(name, group);
  const missing = new Map<string, number>();
  for (const what of apps.flatMap(({ coverage }) => coverage.missing))
    missing.set(sortOf(what), (missing.get(sortOf(what)) ?? 0) + 1);
  const expected = apps.reduce((sum, { coverage }) => sum + coverage.expected, 0);
  console.log(
    `\n${expected} expectations. Missing: ${[...missing]
      .toSorted(([, a], [, b]) => b - a)
      .map(([name, count]) => `${name} ${count}`)
      .join(", ")}`,
  );
  for (const { text, failure } of apps) if (failure !== undefined) console.log(`\nFAILED: ${text}: ${failure}`);
}

/** What sort of expectation a miss is. */
function sortOf(miss: string): string {
  return /^(?:does|says|must not have|thing or field|thing|rows of|language)/.exec(miss)?.[0] ?? "field";
}

function printCost(apps: readonly MadeApp[]): void {
  const made = apps.flatMap((app) => (app.made ? [app.made] : []));
  console.log("\n## Cost of one app\n\n| what | p50 | p95 | max |\n|---|---|---|---|");
  const line = (what: string, values: readonly number[], unit: string): void => {
    const sorted = values.toSorted((a, b) => a - b);
    const at = (share: number): string =>
      `${(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN).toFixed(1)} ${unit}`;
    console.log(`| ${what} | ${at(0.5)} | ${at(0.95)} | ${at(1)} |`);
  };
  const total = ({ ms }: { ms: Stages }): number => ms.plan + ms.generate + ms.compile;
  line("idea -> compiled app, warm", made.map(total), "ms");
  for (const stage of ["plan", "generate", "compile"] as const)
    line(
      `of it ${stage}`,
      made.map(({ ms }) => ms[stage]),
      "ms",
    );
  line(
    "page, script and styles, gzipped, without shared chunks",
    made.map((app) => app.gzippedBytes / 1000),
    "kB",
  );
}

function printUnsound(apps: readonly MadeApp[]): void {
  const unsound = unsoundOf(apps);
  console.log(`\n## Unsound whatever the idea\n\n${unsound.length} of ${apps.length} apps.\n`);
  for (const [app, problems] of unsound.slice(0, WORST))
    console.log(`- **${app.text.slice(0, 70)}**: ${problems.join("; ")}`);
}

function unsoundOf(apps: readonly MadeApp[]): [MadeApp, string[]][] {
  const english = englishWordsOf(apps.flatMap(({ made }) => (made ? [made.spec] : [])));
  return apps
    .map((app): [MadeApp, string[]] => [app, app.made ? unsoundnessOf(app.made.spec, english) : []])
    .filter(([, problems]) => problems.length > 0);
}

function printWorst(apps: readonly MadeApp[]): void {
  const worst = apps.filter(({ isKeptBack }) => !isKeptBack).toSorted((a, b) => shareOf([a]) - shareOf([b]));
  console.log(`\n## The ${WORST} with most missing\n`);
  for (const app of worst.slice(0, WORST)) console.log(`- ${describe(app)}`);
}

function describe(app: MadeApp): string {
  const text = app.text.length > 70 ? `${app.text.slice(0, 70)}…` : app.text;
  const entities = app.made?.spec.entities.map((entity) => entity.name).join(", ") ?? app.failure;
  return `${percent(shareOf([app]))} **${text}** [${entities}]: ${app.coverage.missing.join("; ")}`;
}

function missesOf(apps: readonly MadeApp[]): string {
  const shown = apps.filter(({ isKeptBack, coverage }) => !isKeptBack && coverage.missing.length > 0);
  const lines = [...groups(shown, ({ kind }) => kind)].flatMap(([kind, group]) => [
    `\n## ${kind} (${percent(shareOf(apps.filter((app) => app.kind === kind)))})\n`,
    ...group.toSorted((a, b) => shareOf([a]) - shareOf([b])).map((app) => `- ${describe(app)}`),
  ]);
  const keptBack = apps.filter(({ isKeptBack }) => isKeptBack);
  return `# What is missing

Coverage ${percent(shareOf(apps))} of ${apps.length} ideas: ${percent(shareOf(apps.filter((app) => !app.isKeptBack)))} of those shown, ${percent(shareOf(keptBack))} of those kept back.
Kept back by field: ${[...groups(keptBack, ({ kind }) => kind)].map(([kind, group]) => `${kind} ${percent(shareOf(group))}`).join(", ")}; by language:
${[...groups(keptBack, ({ language }) => language)].map(([language, group]) => `${language} ${percent(shareOf(group))}`).join(", ")}. What they miss is not listed: build for the field, not for the words
below. While those shown do better than those kept back, what was built fits the words of the list. After the idea stand the entities it got. \`thing a|b\`: no entity of one of these names. \`a: b|c#n\`: it has no such
field of such a type (n number, m money, d day, t time, c choice or relation, b done or not, r who or which, x words, l list, i picture,
g grade). \`does a|b\`: none of these behaviours (see benchmarks/generator/behaviours.ts).
${apps.flatMap(({ text, failure }) => (failure === undefined ? [] : [`\nFAILED: ${text}: ${failure}\n`])).join("")}${lines.join("\n")}

# Unsound whatever the idea

${unsoundOf(apps)
  .map(([app, problems]) => `- **${app.text.slice(0, 70)}**: ${problems.join("; ")}`)
  .join("\n")}
`;
}

function groups(apps: readonly MadeApp[], by: (app: MadeApp) => string): Map<string, MadeApp[]> {
  return Map.groupBy(apps, by);
}

/** `count` apps from all over the list. */
function spread(apps: readonly MadeApp[], count: number): MadeApp[] {
  const step = Math.max(1, apps.length / count);
  return Array.from({ length: Math.min(count, apps.length) }, (_, index) => apps[Math.floor(index * step)]).filter(
    (app) => app !== undefined,
  );
}
