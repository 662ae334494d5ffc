import type { AppSpec } from "@sayhey/appspec";
import { AppError } from "@sayhey/contract/app-error";
import type { Model } from "./model-port.ts";
import { quoted } from "./outline.ts";
import { textsPrompt } from "./prompts/texts.ts";

/** Tokens of the answer; models that think first need room for it. */
const OUTPUT_TOKENS = 4000;
const TEXT_LENGTH = 20_000;

/** A text to be written anew. */
export interface TextField {
  /** What the model and the caller call it. */
  key: string;
  /** What it is for, in a few words. */
  about: string;
  /** As it is now. */
  value: string;
  /** Characters, and words where there is a limit. */
  max: number;
  maxWords?: number;
}

/** What to write, for which app and by whom. */
export interface WriteTextsOptions {
  spec: AppSpec;
  fields: readonly TextField[];
  /** What a person wants of the texts; empty for nothing in particular. */
  wish: string;
  model: Model;
  signal: AbortSignal;
}

/**
 * Lets a model write the texts of an app's trailer anew. What does not fit its field (too long, empty, a number that is nowhere in
 * what it was shown) is left out; the caller keeps what was there.
 * @throws AppError when the model does not answer, declines, or says nothing that fits; the reason of `signal` when that is aborted
 */
export async function writeTexts({
  spec,
  fields,
  wish,
  model,
  signal,
}: WriteTextsOptions): Promise<Record<string, string>> {
  const shown = [quoted("app", describe(spec)), quoted("texts", JSON.stringify(fields, null, 1))];
  if (wish !== "") shown.push(quoted("wish", wish));
  const answer = await model.ask({
    system: textsPrompt(spec.identity.language),
    messages: [{ role: "user", text: shown.join("\n\n") }],
    json: true,
    maxOutputTokens: OUTPUT_TOKENS,
    maxTextLength: TEXT_LENGTH,
    signal,
  });
  signal.throwIfAborted();
  if (answer.finish === "refused") throw new AppError("forbidden", "The model declined to answer.");
  const said = readObject(answer.text);
  const numbers = new Set(shown.join(" ").match(/\d+/gu));
  const texts: Record<string, string> = {};
  for (const field of fields) {
    const text = Object.hasOwn(said, field.key) ? clean(said[field.key]) : "";
    if (text !== "" && text !== field.value && fits(text, field, numbers)) texts[field.key] = text;
  }
  if (Object.keys(texts).length === 0)
    throw new AppError("bad-request", "The model's answer could not be used.", {
      hint: "A larger model may do better.",
    });
  return texts;
}

function describe({ identity, entities, pages }: AppSpec): string {
  const { idea, name, tagline, description, audience, problem, promise, verbs, category } = identity;
  return JSON.stringify({
    idea,
    name,
    tagline,
    description,
    category,
    audience,
    problem,
    promise,
    verbs,
    keeps: entities.map(({ plural }) => plural),
    pages: pages.filter(({ nav }) => nav).map(({ title }) => title),
  }).slice(0, TEXT_LENGTH);
}

function fits(text: string, { max, maxWords }: TextField, numbers: ReadonlySet<string>): boolean {
  if (text.length > max) return false;
  const words = text.split(/\s+/u).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
  if (words === 0 || (maxWords !== undefined && words > maxWords)) return false;
  // A trailer claims nothing that nobody has counted.
  return (text.match(/\d+/gu) ?? []).every((number) => numbers.has(number));
}

function clean(value: unknown): string {
  const text = Array.isArray(value) ? value.filter((part) => typeof part === "string").join(" ") : value;
  if (typeof text !== "string") return "";
  const line = text.replace(/[\p{C}\s]+/gu, " ").trim();
  return /^"[^"]*"$/u.test(line) ? line.slice(1, -1).trim() : line;
}

/** The first JSON object of an answer, or the one it holds under `texts`. */
function readObject(answer: string): Record<string, unknown> {
  const from = answer.indexOf("{");
  const to = answer.lastIndexOf("}");
  if (from < 0 || to < from) return {};
  try {
    const value: unknown = JSON.parse(answer.slice(from, to + 1));
    if (!isRecord(value)) return {};
    return isRecord(value["texts"]) ? value["texts"] : value;
  } catch {
    return {};
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
