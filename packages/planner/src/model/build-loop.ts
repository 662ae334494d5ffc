import { AppError } from "@sayhey/contract/app-error";
import type { BuildResult } from "./create/app-builder.ts";
import type { CreateStage, LookReport } from "./create/create-options.ts";
import { lookPrompt } from "./prompts/look.ts";
import type { Model, ModelAnswer, ModelCall, ModelMessage, ModelTool, ModelToolCall } from "./model-port.ts";

const OUTPUT_TOKENS = 16_000;
const TEXT_LENGTH = 20_000;
/** Requests of one loop: a model that calls tools without end is stopped. */
const STEPS = 36;
/** Calls of one answer that are carried out. */
const CALLS = 24;
/** Answers without a call that fits: from the beginning, and later on. */
const FAILURES = { atFirst: 2, later: 4 } as const;
/** Characters of a call's input that are sent back with it. */
const INPUT_LENGTH = 80_000;
const SUMMARY_LENGTH = 1200;
const PROBLEMS = 12;

/** What a model works on in a loop, and by which tools. */
export interface LoopTask<State> {
  system: string;
  tools: readonly ModelTool[];
  /** What it is told at first. */
  first: Extract<ModelMessage, { role: "user" }>;
  /** The app as it is now; another value after each change. */
  state(): State;
  carryOut(call: ModelToolCall): BuildResult | Promise<BuildResult>;
  /** What is still missing when the model says that it is done; told once. */
  missing(): string | null;
  /** Whether an answer in words alone is an end before anything has changed. */
  mayOnlyAnswer: boolean;
  /** Whether what the model called ends the loop. */
  isOver?(): boolean;
  /** Compiles, opens and plays the app as it is. Without it nothing is looked at. */
  look: ((state: State) => Promise<LookReport>) | undefined;
  /** Follows the answer while it is written. */
  live: Required<Pick<ModelCall, "onText" | "onCall">> & { begin(): void; settled(): void };
}

/** What a loop may use, and who hears of it. */
export interface LoopOptions {
  model: Model;
  signal: AbortSignal;
  /** Ends the loop where it is. */
  deadline?: AbortSignal | undefined;
  /** Looks that go back to the model. */
  rounds: number;
  /** Whether its tokens are used up. */
  isSpent(): boolean;
  onStage?: ((stage: CreateStage, round: number) => void) | undefined;
}

/** What a loop came to. */
export interface LoopResult<State> {
  state: State;
  answer: string;
  rounds: number;
  /** Whether the model has changed anything at all. */
  hasWritten: boolean;
  /** Whether somebody has looked at it as it is now, and what they found. */
  isLooked: boolean;
  problems: LookReport["problems"];
  /** The app when it last worked; null when it never did, or when nobody looked. */
  good: State | null;
  /** Whether time, tokens or requests were used up before the model was done. */
  isCutShort: boolean;
  /** Whether a picture that was to go along was left out: the model takes none. */
  isBlind: boolean;
}

/**
 * Lets a model work by tools, shows it what it made, and lets it repair that: as long as rounds, tokens and time last. Null when it cannot
 * work with tools.
 * @throws AppError when the model does not answer or declines; the reason of `signal` when that is aborted
 */
export async function runLoop<State>(task: LoopTask<State>, options: LoopOptions): Promise<LoopResult<State> | null> {
  return new Loop(task, options).run();
}

class Loop<State> {
  readonly #task: LoopTask<State>;
  readonly #options: LoopOptions;
  readonly #messages: ModelMessage[];
  #hasWritten = false;
  /** Whether any call has fitted: one that only reads too. */
  #hasCalled = false;
  #failures = 0;
  #lastCalls = "";
  #isNudged = false;
  #isBlind = false;
  /** Whether the model has seen its pages once. */
  #hasSeen = false;
  #looked: State | null = null;
  #problems: LookReport["problems"] = [];
  #good: State | null = null;
  #rounds = 0;
  #answer = "";

  constructor(task: LoopTask<State>, options: LoopOptions) {
    this.#task = task;
    this.#options = options;
    this.#messages = [task.first];
  }

  async run(): Promise<LoopResult<State> | null> {
    let isOver = false;
    for (let step = 0; step < STEPS && !this.#options.isSpent(); step++) {
      this.#options.onStage?.(this.#rounds === 0 ? "build" : "repair", this.#rounds);
      const answer = await this.#ask();
      if (answer === "out of time") break;
      if (answer === "no tools") return null;
      const calls = answer.calls.slice(0, CALLS);
      this.#messages.push({ role: "assistant", text: answer.text, calls: calls.map(shortened) });
      if (calls.length > 0) await this.#carryOut(calls);
      else if (this.#isUnfinished(answer)) this.#fail("Go on with the tools.");
      else isOver = await this.#isDone(answer.text);
      if (isOver || this.#task.isOver?.() === true) {
        isOver = true;
        break;
      }
      if (this.#failures >= (this.#hasCalled ? FAILURES.later : FAILURES.atFirst)) break;
    }
    if (!this.#hasWritten && !this.#task.mayOnlyAnswer) return null;
    const state = this.#task.state();
    return {
      state,
      answer: this.#answer,
      rounds: this.#rounds,
      hasWritten: this.#hasWritten,
      isLooked: this.#looked === state,
      problems: this.#problems,
      good: this.#good,
      isCutShort: !isOver,
      isBlind: this.#isBlind,
    };
  }

  #isUnfinished({ finish, text }: ModelAnswer): boolean {
    if (finish === "length") return true;
    return this.#task.mayOnlyAnswer ? !this.#hasWritten && text.trim() === "" : !this.#hasWritten;
  }

  async #ask(): Promise<ModelAnswer | "out of time" | "no tools"> {
    const { model, signal, deadline } = this.#options;
    const { live, system, tools } = this.#task;
    const isLate = (): boolean => deadline?.aborted === true;
    signal.throwIfAborted();
    if (isLate()) return "out of time";
    live.begin();
    try {
      const answer = await model.ask({
        system,
        messages: this.#messages,
        tools,
        maxOutputTokens: OUTPUT_TOKENS,
        maxTextLength: TEXT_LENGTH,
        signal: deadline === undefined ? signal : AbortSignal.any([signal, deadline]),
        onText: live.onText,
        onCall: live.onCall,
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
      if (!this.#hasCalled && error instanceof AppError && error.kind === "bad-request") return "no tools";
      throw error;
    }
  }

  async #carryOut(calls: ModelAnswer["calls"]): Promise<void> {
    const { carryOut, state, live } = this.#task;
    const said = JSON.stringify(calls.map(({ name, input }) => [name, input]));
    const isRepeated = said === this.#lastCalls;
    this.#lastCalls = said;
    let fitted = 0;
    const results = [];
    for (const call of calls) {
      const before = state();
      const { text, failed } = isRepeated
        ? { text: "You have just said the same. Do something else, or finish.", failed: true }
        : await carryOut(call);
      const isChanged = state() !== before;
      if (isChanged) {
        this.#hasWritten = true;
        live.settled();
      }
      if (!failed || isChanged) fitted++;
      results.push({ call: shortened(call), text, failed });
    }
    this.#hasCalled ||= fitted > 0;
    this.#failures = fitted === 0 ? this.#failures + 1 : 0;
    this.#messages.push({ role: "tool", results });
  }

  #fail(text: string): void {
    this.#failures++;
    this.#messages.push({ role: "user", text });
  }

  /** Whether nothing is left to do of an app that its model says is done. */
  async #isDone(text: string): Promise<boolean> {
    const { onStage, signal, rounds } = this.#options;
    const { look, state } = this.#task;
    this.#answer = text.trim().slice(0, SUMMARY_LENGTH);
    const missing = this.#isNudged ? null : this.#task.missing();
    if (missing !== null) {
      this.#isNudged = true;
      this.#messages.push({ role: "user", text: missing });
      return false;
    }
    const present = state();
    if (look === undefined || !this.#hasWritten || present === this.#looked || this.#rounds >= rounds) return true;
    this.#rounds++;
    onStage?.("look", this.#rounds);
    const report = await look(present);
    signal.throwIfAborted();
    this.#looked = present;
    this.#problems = report.problems;
    if (report.problems.every(({ isHard }) => !isHard)) this.#good = present;
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
