import { choiceFits, type AppSpec, type Op } from "@sayhey/appspec";
import { AppError } from "@sayhey/contract/app-error";
import { createElementReader } from "./element-reader.ts";
import type { Model } from "./model-port.ts";
import { OpCollector, type OpFault } from "./op-collector.ts";
import { outlineOf, quoted } from "./outline.ts";
import { dataPrompt, pagesPrompt, repairPrompt } from "./prompts/improve.ts";

/** Tokens of one answer. */
const OUTPUT_TOKENS = 12_000;
/** Characters of one answer; what a model writes beyond is not read. */
const TEXT_LENGTH = 120_000;
/** Answers that may correct what did not fit. */
const REPAIRS = 2;
/** Faults that a model is shown at a time. */
const SHOWN_FAULTS = 12;

const SET_THEME = /"op"\s*:\s*"set-theme"/;

/** What a run is doing. */
export type ImproveStage = "data" | "pages" | "repair";

/** What to improve, by whom, and who hears of it. */
export interface ImproveOptions {
  idea: string;
  /** The embedded planner's app. */
  base: AppSpec;
  model: Model;
  /** The look is the person's own, such as a brand kit, and stays. */
  keepTheme?: boolean;
  signal: AbortSignal;
  onStage?(stage: ImproveStage): void;
  /** The app after an op that fits; it is valid. */
  onDraft?(spec: AppSpec): void;
  /** All ops that fit so far. */
  onOps?(ops: readonly Op[]): void;
}

/** An improved app and how it came about. */
export interface ImprovedApp {
  spec: AppSpec;
  /** What leads there from the base. */
  ops: readonly Op[];
  /** Ops that never fitted. */
  dropped: readonly OpFault[];
}

/**
 * Lets a model improve the embedded planner's app by ops: first what it is and keeps, then its pages, then, at most twice, what did
 * not fit. Each op is read by its schema and applied as it comes, so that every draft is a valid app.
 * @throws AppError when the model does not answer or says nothing that fits; the reason of `signal` when that is aborted
 */
export async function improveApp(options: ImproveOptions): Promise<ImprovedApp> {
  const { idea, base, model, keepTheme = false, signal, onStage, onOps } = options;
  const collector = new OpCollector(base);
  const onDraft = (spec: AppSpec): void => {
    options.onDraft?.(spec);
    onOps?.(collector.ops);
  };

  const ask = async (stage: ImproveStage, system: string, more: string): Promise<OpFault[]> => {
    signal.throwIfAborted();
    onStage?.(stage);
    const reader = createElementReader();
    const answer = await model.ask({
      system,
      messages: [
        { role: "user", text: [quoted("idea", idea), `The app:\n${outlineOf(collector.spec)}`, more].join("\n\n") },
      ],
      json: true,
      maxOutputTokens: OUTPUT_TOKENS,
      maxTextLength: TEXT_LENGTH,
      signal,
      onText: (piece) => {
        for (const element of reader.push(piece)) {
          if (keepTheme && SET_THEME.test(element)) continue;
          if (collector.take(element)) onDraft(collector.spec);
        }
      },
    });
    signal.throwIfAborted();
    if (answer.finish === "refused") throw refused();
    const before = collector.ops.length;
    const faults = collector.settle();
    if (collector.ops.length > before) onDraft(collector.spec);
    if (answer.finish === "length" || reader.isOpen())
      faults.push({ op: "the end of your answer", problem: "was cut off; go on from there" });
    return faults;
  };

  let faults = await ask("data", dataPrompt(), "");
  // Nothing at all: a second, longer request would fare no better.
  if (collector.ops.length === 0 && faults.length === 0) throw unusable();
  faults.push(...(await ask("pages", pagesPrompt(), "")));
  for (let round = 0; round < REPAIRS && faults.length > 0; round++)
    faults = await ask("repair", repairPrompt(), faultList(faults));
  if (collector.ops.length === 0) throw unusable();
  dropAssumptions(collector);
  return { spec: collector.spec, ops: collector.ops, dropped: faults };
}

/** What the built-in planner assumed, and the model has made up its mind about otherwise, is no question any more. */
function dropAssumptions(collector: OpCollector): void {
  for (const { id, choices } of collector.spec.assumptions) {
    if (choices !== undefined && !choices.some((_choice, index) => choiceFits(collector.spec, id, index)))
      collector.apply({ op: "remove-assumption", assumption: id });
  }
}

const faultList = (faults: readonly OpFault[]): string =>
  `What could not be applied:\n${faults
    .slice(0, SHOWN_FAULTS)
    .map(({ op, problem }) => `- ${op}\n  ${problem}`)
    .join("\n")}`;

const unusable = (): AppError =>
  new AppError("bad-request", "The model's answer could not be used.", {
    hint: "A larger model may do better.",
  });

const refused = (): AppError => new AppError("forbidden", "The model declined to answer.");
