import { applyOps, diffSpecs, withConsequences, type AppSpec, type Op } from "@sayhey/appspec";
import { AppError } from "@sayhey/contract/app-error";
import { loadLanguage } from "../../embedded/languages/tables.ts";
import type { Model } from "../model-port.ts";
import { countTokens } from "../counted-model.ts";
import { quoted } from "../outline.ts";
import { designProblems, designPrompt } from "../prompts/design.ts";
import { AppBuilder } from "./app-builder.ts";
import { buildApp } from "./build-app.ts";
import { composeDesign, wordedBy } from "./compose-design.ts";
import { CREATE_BUDGET, type CreateOptions, type LookReport } from "./create-options.ts";
import { DESIGN_LENGTH, readDesign, type Design } from "./design.ts";
import { designAnswer } from "./design-answer.ts";
import { kindsLost, lossesOf } from "./no-worse.ts";
import { withRolesProposed } from "./propose-roles.ts";
import { describeReading } from "./reading.ts";

/** Tokens of a design; models that think first need room for it. */
const DESIGN_TOKENS = 8000;
/** Times that a design which cannot be used goes back to the model. */
const DESIGN_REPAIRS = 2;

/** A new app and how it came about. */
export interface CreatedApp {
  spec: AppSpec;
  /** What leads there from the base. */
  ops: readonly Op[];
  design: Design;
  /** What the model says about it; empty where it said nothing. */
  answer: string;
  /**
   * `composed` when the model could not work with tools: the app is then made of its design alone. `worded` when that would have lost
   * something: it is then the built-in planner's app in the words and the look of the design.
   */
  by: "built" | "composed" | "worded";
  /** What a composed app would have lost. */
  losses: readonly string[];
  /** Times that somebody looked and told the model. */
  rounds: number;
  /** Whether time, tokens or requests were used up before the model was done. */
  isCutShort: boolean;
  /** Problems that are still there, none of which keeps the app from working. */
  left: readonly string[];
}

/**
 * Lets a model make an app from a brief: it designs, builds by typed tools, is shown what it made and repairs it. A model that cannot work
 * with tools designs only, and the app is composed from that.
 * @throws AppError when the model does not answer, its design cannot be used, or its app never works; the reason of `signal` when that is aborted
 */
export async function createApp(options: CreateOptions): Promise<CreatedApp> {
  const { base, keepTheme = false, isSmall = false, onDesign, onDraft, onStage } = options;
  onStage?.("design", 0);
  const model = countTokens(options.model);
  const design = await askDesign({ ...options, model });
  await loadLanguage(design.language);
  onDesign?.(design);
  if (isSmall) return designOnly(design, options);
  const plain = composeDesign(design, { base, keepTheme, mayAdd: false });
  onDraft?.(plain);
  const builder = new AppBuilder(plain, { design, base, keepTheme });
  const built = await buildApp(builder, design, {
    ...options,
    model,
    isSpent: () => model.tokens() >= CREATE_BUDGET.tokens,
  });
  const composed = (): AppSpec => composeDesign(design, { base, keepTheme, mayAdd: true });
  const { spec, left } = built === null ? { spec: composed(), left: [] } : await working(built, options, composed);
  const final = withRolesProposed(spec, design);
  return {
    spec: final,
    ops: diffSpecs(base, final),
    design,
    answer: built?.answer ?? "",
    by: built === null ? "composed" : "built",
    losses: [],
    rounds: built?.rounds ?? 0,
    isCutShort: built?.isCutShort ?? false,
    left,
  };
}

/**
 * The app of a model that designs only: what its design makes, where nothing of the built-in planner's app is lost and it works; otherwise
 * that app in the words of the design.
 * @throws AppError where neither can be used, so that the built-in planner's app stays as it is
 */
async function designOnly(design: Design, options: CreateOptions): Promise<CreatedApp> {
  const { idea, base, keepTheme = false, signal, look, onDraft, onStage } = options;
  const said = { design, answer: "", rounds: 0, isCutShort: false };
  onStage?.("build", 0);
  const compose = (made: Design): AppSpec =>
    withRolesProposed(composeDesign(made, { base, keepTheme, mayAdd: true }), made);
  const bare = compose(design);
  // What the planner put on a page and the design forgot goes onto the first, where it fits.
  const [first, ...others] = design.pages;
  const forgotten = kindsLost(base, bare);
  const composed =
    first === undefined || forgotten.length === 0
      ? bare
      : compose({ ...design, pages: [{ ...first, blocks: [...first.blocks, ...forgotten] }, ...others] });
  const losses = await lossesOf(idea, { from: base, to: composed });
  if (losses.length === 0) {
    onDraft?.(composed);
    onStage?.("look", 0);
    const { problems } = (await look?.(composed)) ?? { problems: [] };
    signal.throwIfAborted();
    if (problems.every(({ isHard }) => !isHard)) {
      const left = problems.map(({ text }) => text);
      return { ...said, spec: composed, ops: diffSpecs(base, composed), by: "composed", losses, left };
    }
  }
  const worded = wordedBy(design, { base, keepTheme });
  if (worded === null)
    throw new AppError("bad-request", "The model's design leaves out what your idea asks for.", {
      hint: "A larger model may do better.",
    });
  onDraft?.(worded);
  return { ...said, spec: worded, ops: diffSpecs(base, worded), by: "worded", losses, left: [] };
}

async function askDesign({
  idea,
  base,
  memory = "",
  model,
  isSmall = false,
  signal,
  deadline,
}: CreateOptions): Promise<Design> {
  const remembered = memory === "" ? [] : [quoted("memory", memory)];
  const text = [...remembered, quoted("idea", idea), quoted("reading", describeReading(base))].join("\n\n");
  const messages: Parameters<Model["ask"]>[0]["messages"][number][] = [{ role: "user", text }];
  for (let repair = 0; ; repair++) {
    signal.throwIfAborted();
    const answer = await model.ask({
      system: designPrompt(),
      messages,
      json: true,
      ...(isSmall && { schema: designAnswer() }),
      maxOutputTokens: DESIGN_TOKENS,
      maxTextLength: DESIGN_LENGTH,
      signal: deadline === undefined ? signal : AbortSignal.any([signal, deadline]),
    });
    signal.throwIfAborted();
    if (answer.finish === "refused") throw new AppError("forbidden", "The model declined to answer.");
    const read = readDesign(answer.text);
    if ("design" in read) return read.design;
    if (repair >= (isSmall ? 1 : DESIGN_REPAIRS))
      throw new AppError("bad-request", "The model's answer could not be used.", {
        hint: "A larger model may do better.",
      });
    messages.push(
      { role: "assistant", text: answer.text, calls: [] },
      { role: "user", text: designProblems(read.problems) },
    );
  }
}

/** What of a build works: all of it, what it was when somebody last looked, all without its own code, or what its design makes. */
async function working(
  { state: spec, isLooked, problems, good }: NonNullable<Awaited<ReturnType<typeof buildApp>>>,
  { look, signal, onStage }: CreateOptions,
  composed: () => AppSpec,
): Promise<{ spec: AppSpec; left: readonly string[] }> {
  if (look === undefined) return { spec, left: [] };
  const softOf = (report: LookReport): string[] => report.problems.map(({ text }) => text);
  const isSound = (report: LookReport): boolean => report.problems.every(({ isHard }) => !isHard);
  onStage?.("look", 0);
  const report = isLooked ? { problems, pictures: [] } : await look(spec);
  signal.throwIfAborted();
  if (isSound(report)) return { spec, left: softOf(report) };
  if (good !== null) return { spec: good, left: [] };
  const bare = withoutOwnCode(spec);
  if (bare !== null) {
    const again = await look(bare);
    signal.throwIfAborted();
    if (isSound(again)) return { spec: bare, left: softOf(again) };
  }
  const plain = composed();
  const last = await look(plain);
  signal.throwIfAborted();
  if (isSound(last)) return { spec: plain, left: softOf(last) };
  throw new AppError("bad-request", "The model's app did not pass its checks.", {
    hint: "A larger model may do better.",
  });
}

function withoutOwnCode(spec: AppSpec): AppSpec | null {
  const own = spec.customBlocks ?? [];
  if (own.length === 0) return null;
  try {
    const ops = own.map(({ id }): Op => ({ op: "remove-custom-block", customBlock: id }));
    return applyOps(spec, withConsequences(spec, ops)).spec;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
