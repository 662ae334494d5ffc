import type { AppSpec } from "@sayhey/appspec";
import { AppError } from "@sayhey/contract/app-error";
import type { ModelAnswer, ModelMessage, ModelToolCall } from "../model-port.ts";
import { quoted } from "../outline.ts";
import { buildPrompt, lookPrompt, unfinishedPrompt } from "../prompts/build.ts";
import type { AppBuilder } from "./app-builder.ts";
import { buildTools, INPUT_LENGTH, runBuildTool } from "./build-tools.ts";
import { CREATE_BUDGET, type CreateOptions, type LookReport } from "./create-options.ts";
import type { Design } from "./design.ts";
import { createLiveBuild } from "./live-build.ts";

const OUTPUT_TOKENS = 16_000;
const TEXT_LENGTH = 20_000;
/** Requests of one build: a model that calls tools without end is stopped. */
const STEPS = 36;
/** Calls of one answer that are carried out. */
const CALLS = 24;
/** Answers without a call that fits: from the beginning, and later on. */
const FAILURES = { atFirst: 2, later: 4 } as const;
const SUMMARY_LENGTH = 1200;
const PROBLEMS = 12;

/** What a build came to. */
export interface BuiltApp {
  spec: AppSpec;
  answer: string;
  rounds: number;
  /** Whether somebody has looked at it as it is now, and what they found. */
  isLooked: boolean;
  problems: LookReport["problems"];
  /** The app when it last worked; null when it never did, or when nobody looked. */
  good: AppSpec | null;
  /** Whether time, tokens or requests were used up before the model was done. */
  isCutShort: boolean;
}

interface BuildOptions extends CreateOptions {
  /** Whether its tokens are used up. */
  isSpent(): boolean;
}

/**
 * Lets a model build an app by tools from its design, shows it what it made, and lets it repair that: as long as rounds, tokens and time last.
 * Null when it cannot work with tools.
 * @throws AppError when the model does not answer or declines; the reason of `signal` when that is aborted
 */
export async function buildApp(builder: AppBuilder, design: Design, options: BuildOptions): Promise<BuiltApp | null> {
  return new Build(builder, design, options).run();
}

class Build {
  readonly #builder: AppBuilder;
  readonly #design: Design;
  readonly #options: BuildOptions;
  readonly #messages: ModelMessage[];
  readonly #live: ReturnType<typeof createLiveBuild>;
  /** Whether the model has changed the app at all. */
  #hasWritten = false;
  #failures = 0;
  #lastCalls = "";
  #isNudged = false;
  #isBlind = false;
  /** Whether the model has seen its pages once. */
  #hasSeen = false;
  #looked: AppSpec | null = null;
  #problems: LookReport["problems"] = [];
  #good: AppSpec | null = null;
  #rounds = 0;
  #answer = "";

  constructor(builder: AppBuilder, design: Design, options: BuildOptions) {
    this.#builder = builder;
    this.#design = design;
    this.#options = options;
    this.#live = createLiveBuild(builder, { onDraft: options.onDraft, onLive: options.onLive });
    const pages = builder.spec.pages.map(({ id, path }) => `${id} ${path}`).join(", ");
    const text = [
      quoted("idea", options.idea),
      `Your design:\n${JSON.stringify(design)}`,
      `Pages of the plain app: ${pages}`,
    ];
    this.#messages = [{ role: "user", text: text.join("\n\n") }];
  }

  async run(): Promise<BuiltApp | null> {
    let isOver = false;
    for (let step = 0; step < STEPS && !this.#options.isSpent(); step++) {
      this.#options.onStage?.(this.#rounds === 0 ? "build" : "repair", this.#rounds);
      const answer = await this.#ask();
      if (answer === "out of time") break;
      if (answer === "no tools") return null;
      const calls = answer.calls.slice(0, CALLS);
      this.#messages.push({ role: "assistant", text: answer.text, calls: calls.map(shortened) });
      if (calls.length > 0) this.#carryOut(calls);
      else if (!this.#hasWritten || answer.finish === "length") this.#fail("Go on with the tools.");
      else if (await this.#isDone(answer.text)) {
        isOver = true;
        break;
      }
      if (this.#failures >= (this.#hasWritten ? FAILURES.later : FAILURES.atFirst)) break;
    }
    if (!this.#hasWritten) return null;
    const { spec } = this.#builder;
    return {
      spec,
      answer: this.#answer,
      rounds: this.#rounds,
      isLooked: this.#looked === spec,
      problems: this.#problems,
      good: this.#good,
      isCutShort: !isOver,
    };
  }

  async #ask(): Promise<ModelAnswer | "out of time" | "no tools"> {
    const { model, signal, deadline } = this.#options;
    const isLate = (): boolean => deadline?.aborted === true;
    signal.throwIfAborted();
    if (isLate()) return "out of time";
    this.#live.begin();
    try {
      const answer = await model.ask({
        system: buildPrompt(),
        messages: this.#messages,
        tools: buildTools(),
        maxOutputTokens: OUTPUT_TOKENS,
        maxTextLength: TEXT_LENGTH,
        signal: deadline === undefined ? signal : AbortSignal.any([signal, deadline]),
        onText: this.#live.onText,
        onCall: this.#live.onCall,
      });
      signal.throwIfAborted();
      if (answer.finish === "refused") throw new AppError("forbidden", "The model declined to answer.");
      if (answer.unseen === true) this.#forgetPictures();
      this.#isBlind ||= answer.unseen === true;
      return answer;
    } catch (error) {
      signal.throwIfAborted();
      if (isLate()) return "out of time";
      // A service that does not take tools says so at the first request that brings some.
      if (!this.#hasWritten && error instanceof AppError && error.kind === "bad-request") return "no tools";
      throw error;
    }
  }

  #carryOut(calls: ModelAnswer["calls"]): void {
    const said = JSON.stringify(calls.map(({ name, input }) => [name, input]));
    const isRepeated = said === this.#lastCalls;
    this.#lastCalls = said;
    let fitted = 0;
    const results = calls.map((call) => {
      const before = this.#builder.spec;
      const { text, failed } = isRepeated
        ? { text: "You have just said the same. Do something else, or finish.", failed: true }
        : runBuildTool(call, this.#builder);
      if (this.#builder.spec !== before) {
        this.#hasWritten = true;
        this.#live.settled();
      }
      if (!failed || this.#builder.spec !== before) fitted++;
      return { call, text, failed };
    });
    this.#failures = fitted === 0 ? this.#failures + 1 : 0;
    this.#messages.push({ role: "tool", results });
  }

  #fail(text: string): void {
    this.#failures++;
    this.#messages.push({ role: "user", text });
  }

  /** Whether nothing is left to do of an app that its model says is done. */
  async #isDone(text: string): Promise<boolean> {
    const { look, onStage, signal } = this.#options;
    this.#answer = text.trim().slice(0, SUMMARY_LENGTH);
    const missing = this.#builder.unwritten(this.#design);
    if (missing.length > 0 && !this.#isNudged) {
      this.#isNudged = true;
      this.#messages.push({ role: "user", text: unfinishedPrompt(missing.slice(0, PROBLEMS)) });
      return false;
    }
    const { spec } = this.#builder;
    if (look === undefined || spec === this.#looked || this.#rounds >= CREATE_BUDGET.rounds) return true;
    this.#rounds++;
    onStage?.("look", this.#rounds);
    const report = await look(spec);
    signal.throwIfAborted();
    this.#looked = spec;
    this.#problems = report.problems;
    if (report.problems.every(({ isHard }) => !isHard)) this.#good = spec;
    // A model sees its pages once even when nothing is wrong with them; after that only what is wrong goes back.
    const pictures = this.#isBlind || (this.#hasSeen && report.problems.length === 0) ? [] : report.pictures;
    if (report.problems.length === 0 && pictures.length === 0) return true;
    this.#forgetPictures();
    this.#hasSeen ||= pictures.length > 0;
    this.#messages.push({
      role: "user",
      text: lookPrompt(
        report.problems.slice(0, PROBLEMS).map((problem) => problem.text),
        pictures.map(({ label }) => label),
      ),
      ...(pictures.length > 0 && { pictures: pictures.map(({ picture }) => picture) }),
    });
    return false;
  }

  /** What was seen before is out of date, and would be paid for with each request. */
  #forgetPictures(): void {
    this.#messages.forEach((message, index) => {
      if (message.role === "user" && message.pictures !== undefined)
        this.#messages[index] = { role: "user", text: message.text };
    });
  }
}

/** A call as it is sent back: one that was too long to be read is not paid for again. */
const shortened = (call: ModelToolCall): ModelToolCall =>
  call.input.length > INPUT_LENGTH ? { ...call, input: "{}" } : call;
