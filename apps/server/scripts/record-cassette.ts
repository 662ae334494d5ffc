// Records what a model answers to an idea, or to a wish on the built-in planner's app of one: `npm run record -- CASE [IDEA [WISH]]`. What has been recorded is played first. Where the environment names a
// model (AI_PROVIDER, AI_BASE_URL, AI_MODEL, AI_API_KEY), it answers the rest. Where it names none, the request that has no answer yet is
// written to .cache/record/CASE/, to be answered by hand: put the answer behind the others in the cassette, and record again.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { checkTypes, compileApp } from "@sayhey/bundler";
import { generateApp } from "@sayhey/codegen";
import {
  changeApp,
  createApp,
  type LookReport,
  type Model,
  type ModelAnswer,
  type ModelCall,
} from "@sayhey/planner/model";
import { AppError } from "@sayhey/contract/app-error";
import { loadKnowledge, planIdea } from "@sayhey/planner/embedded";
import type { AppSpec } from "@sayhey/appspec";
import { AI_NETWORK, aiOfEnvironment, changedPages, openModel } from "../src/features/ai/index.ts";
import { checkApp, openBrowserPool } from "../src/infra/browser/index.ts";
import { picturePages } from "../src/infra/browser/picture-pages.ts";

/** One answer, as the model server of the tests gives it. */
interface Kept {
  text?: string;
  /** An input that is a text is broken JSON, as it came. */
  calls?: { name: string; input: unknown }[];
  /** Characters after which the connection broke. */
  cutAfter?: number;
}

interface Cassette {
  idea: string;
  /** What is asked of the app of that idea; a new app where there is none. */
  wish?: string;
  answers: Kept[];
}

const [name = "", ideaGiven = "", wishGiven] = process.argv.slice(2);
if (!/^[a-z][a-z0-9-]*$/.test(name)) {
  console.error("Usage: npm run record -- CASE [IDEA [WISH]]");
  process.exit(1);
}
const path = join(import.meta.dirname, "../src/features/ai/cassettes", `${name}.json`);
const folder = join(import.meta.dirname, "../../../.cache/record", name);
const cassette: Cassette = await readFile(path, "utf8").then(
  (text) => JSON.parse(text) as Cassette,
  () => ({ idea: ideaGiven, ...(wishGiven !== undefined && { wish: wishGiven }), answers: [] }),
);
await mkdir(folder, { recursive: true });

const signal = AbortSignal.timeout(1_200_000);
const ai = aiOfEnvironment(process.env);
const real = ai === null ? null : openModel(ai, AI_NETWORK);
let played = 0;
const tokens = { input: 0, output: 0 };
/** Four characters are about a token; a picture of a thousand pixels a side costs about as many. */
const tokensOf = (characters: number): number => Math.ceil(characters / 4);
const PICTURE_TOKENS = 1100;

class Unanswered extends Error {}

const model: Model = {
  ask: async (call) => {
    const number = played++;
    const pictures = call.messages.flatMap((one) => (one.role === "user" ? (one.pictures ?? []) : []));
    const asked = JSON.stringify([call.system, call.messages, call.tools], (key, value: unknown) =>
      key === "base64" ? "" : value,
    ).length;
    const kept = cassette.answers[number] ?? (await answerNow(call, number));
    const input = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));
    if (kept.cutAfter !== undefined) throw new AppError("unavailable", "The connection to the model broke off.");
    const answer: ModelAnswer = {
      text: kept.text ?? "",
      calls: (kept.calls ?? []).map((one, index) => ({
        id: `${number}-${index}`,
        name: one.name,
        input: input(one.input),
      })),
      finish: (kept.calls ?? []).length > 0 ? "tool-calls" : "stop",
      usage: {
        inputTokens: tokensOf(asked) + pictures.length * PICTURE_TOKENS,
        outputTokens: tokensOf(input(kept).length),
      },
    };
    tokens.input += answer.usage.inputTokens;
    tokens.output += answer.usage.outputTokens;
    console.log(`request ${number}: ${asked} characters, ${pictures.length} pictures, ${answer.calls.length} calls`);
    return answer;
  },
};

async function answerNow(call: ModelCall, number: number): Promise<Kept> {
  if (real === null) {
    await writeFile(join(folder, `request-${number}.md`), requestText(call));
    throw new Unanswered(`Request ${number} has no answer yet: ${join(folder, `request-${number}.md`)}`);
  }
  const { text, calls } = await real.ask(call);
  const kept: Kept = {
    ...(text !== "" && { text }),
    ...(calls.length > 0 && {
      calls: calls.map((one) => ({ name: one.name, input: JSON.parse(one.input) as unknown })),
    }),
  };
  cassette.answers.push(kept);
  await save();
  return kept;
}

const save = (): Promise<void> => writeFile(path, `${JSON.stringify(cassette, null, 2)}\n`);

/** A request as it can be read: what is new of it at the end. */
function requestText({ system, messages, tools = [] }: ModelCall): string {
  const turns = messages.map((message) => {
    if (message.role === "user") return `## User\n${message.text}`;
    if (message.role === "assistant")
      return `## Assistant\n${message.text}\n${message.calls.map((call) => `${call.name} ${call.input}`).join("\n")}`;
    return `## Tools\n${message.results.map(({ call, text, failed }) => `${call.name}${failed ? " (failed)" : ""}: ${text}`).join("\n")}`;
  });
  return `# System\n${system}\n\n# Tools\n${JSON.stringify(tools)}\n\n${turns.join("\n\n")}\n`;
}

const pool = openBrowserPool({ most: 1 });
let looks = 0;

async function look(spec: AppSpec, base: AppSpec | null): Promise<LookReport> {
  const { tree, flows, blockTests } = generateApp(spec);
  const types = await checkTypes(tree, { signal });
  if (types.length > 0)
    return {
      problems: types
        .slice(0, 8)
        .map(({ file, line, message }) => ({ text: `${file}:${line} ${message}`, isHard: true })),
      pictures: [],
    };
  const compiled = await compileApp(tree, { signal });
  const weightiest = flows.toSorted((a, b) => b.weight - a.weight).slice(0, 4);
  const { checks } = await checkApp(pool, compiled, weightiest, { signal, blockTests });
  const paths = spec.pages.filter(({ nav, roles }) => nav && roles === undefined).map((page) => page.path);
  const shown = base === null ? ["/", ...paths].map((path) => ({ path })) : changedPages(base, spec).slice(0, 2);
  const pictures = await picturePages(pool, compiled, shown, { signal });
  looks++;
  for (const [index, { picture }] of pictures.entries())
    await writeFile(join(folder, `look-${looks}-${index}.jpg`), Buffer.from(picture.base64, "base64"));
  return {
    problems: checks
      .filter(({ passed }) => !passed)
      .map((check) => ({
        text: `${check.kind} ${check.name}: ${check.message ?? "failed"}`,
        isHard: ["page", "console", "block"].includes(check.kind),
      })),
    pictures,
  };
}

try {
  const base = await planIdea(cassette.idea, { knowledge: await loadKnowledge() });
  const { wish } = cassette;
  const { spec, rounds, answer, ...made } =
    wish === undefined
      ? await createApp({ idea: cassette.idea, base, model, signal, look: (seen) => look(seen, null) })
      : await changeApp({ wish, base, model, files: null, signal, look: (seen) => look(seen, base) });
  await writeFile(join(folder, "appspec.json"), `${JSON.stringify(spec, null, 2)}\n`);
  console.log(
    `${"by" in made ? made.by : "changed"}, ${played} requests, ${rounds} rounds, about ${tokens.input} tokens in and ${tokens.output} out: ${answer}`,
  );
  if ("left" in made) for (const line of made.left) console.log(`left: ${line}`);
  else console.log(made.question ?? made.wishes);
} catch (error) {
  if (!(error instanceof Unanswered)) throw error;
  console.log(error.message);
} finally {
  // What was only played stays as it is formatted.
  if (cassette.answers.length === 0) await save();
  await pool.close();
}
