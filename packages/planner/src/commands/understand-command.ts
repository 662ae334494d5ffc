import {
  applyOps,
  describeOps,
  findNameClash,
  withConsequences,
  type AppSpec,
  type Entity,
  type Op,
} from "@sayhey/appspec";
import { AppError } from "@sayhey/contract/app-error";
import type { Chip, CommandAnswer, CommandOptions, Found, World } from "./command-answer.ts";
import { Names } from "./names.ts";
import { cutWishes, languageOfCommand, readClause, type Clause } from "./read-command.ts";
import { accountRule } from "./rules/account-rule.ts";
import { embedRule } from "./rules/embed-rule.ts";
import { newsRule } from "./rules/news-rule.ts";
import { addRule } from "./rules/add-rule.ts";
import { cannotRule } from "./rules/cannot-rule.ts";
import { componentRule } from "./rules/component-rule.ts";
import { copyRule } from "./rules/copy-rule.ts";
import { languageRule } from "./rules/language-rule.ts";
import { lookRule } from "./rules/look-rule.ts";
import { moveRule } from "./rules/move-rule.ts";
import { listRule } from "./rules/list-rule.ts";
import { propertyRule } from "./rules/property-rule.ts";
import { removeRule } from "./rules/remove-rule.ts";
import { renameRule } from "./rules/rename-rule.ts";
import { questionRule } from "./rules/question-rule.ts";
import { rowRule } from "./rules/row-rule.ts";
import { shareRule } from "./rules/share-rule.ts";
import { showRule } from "./rules/show-rule.ts";
import { formulaRule } from "./rules/formula-rule.ts";
import { goRule, stepRule } from "./rules/step-rule.ts";
import { suggestCommands } from "./suggest-commands.ts";
import { isVague } from "./vague.ts";

/** Longer messages are told to be too long. */
export const LONGEST_COMMAND = 2000;
/** More wishes in one message are carried out one message after the other. */
const MOST_WISHES = 12;

type Rule = (clause: Clause, world: World) => Found | null;
/** The first rule that finds a meaning has it. */
const RULES: readonly Rule[] = [
  stepRule,
  languageRule,
  listRule,
  accountRule,
  cannotRule,
  goRule,
  lookRule,
  copyRule,
  shareRule,
  questionRule,
  rowRule,
  propertyRule,
  showRule,
  moveRule,
  renameRule,
  removeRule,
  componentRule,
  addRule,
];

/**
 * Understands what somebody types to change an app, in English, German, Spanish, French or Portuguese, without a model: the ops it stands for, a
 * question where it may mean several things, or an honest no. The same text, app and options give the same answer. The words of the app's language
 * and of the command's (`languageOfCommand`) should be loaded (`loadLanguage`); without them names are only found as they are typed.
 * Ops always fit the app.
 */
export function understandCommand(text: string, spec: AppSpec, options: CommandOptions = {}): CommandAnswer {
  const examples = (): string[] => suggestCommands(spec, options.place).slice(0, 4);
  if (text.length > LONGEST_COMMAND)
    return {
      kind: "cannot",
      why: `A message has at most ${LONGEST_COMMAND.toLocaleString("en")} characters; this one has ${text.length.toLocaleString("en")}.`,
      examples: [],
    };
  const clean = text.replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, " ").trim();
  if (clean === "") return { kind: "cannot", why: "Describe a change.", examples: examples() };
  const language = languageOfCommand(clean, spec.identity.language);
  // Addresses and formulas are read as they stand, before words are cut out of them.
  const whole = fitted(
    spec,
    newsRule(clean, spec, options) ?? embedRule(clean, spec, options) ?? formulaRule(clean, spec, options),
  );
  if (whole !== null && "ops" in whole)
    return {
      kind: "edit",
      ops: whole.ops,
      sentences: describeOps(spec, whole.ops),
      left: whole.note === undefined ? [] : [whole.note],
    };
  if (whole !== null && "question" in whole) return asked(spec, [], whole);
  if (whole !== null && "cannot" in whole) return { kind: "cannot", why: whole.cannot, examples: whole.examples ?? [] };
  const wishes = joinWishes(clean, cutWishes(clean, language), spec, language, options);
  if (wishes.length > MOST_WISHES)
    return {
      kind: "cannot",
      why: `That is ${wishes.length} changes at once. I can take ${MOST_WISHES} in one message.`,
      examples: [],
    };

  let draft = spec;
  const ops: Op[] = [];
  const left: string[] = [];
  let question: { question: string; chips: Chip[] } | undefined;
  for (const wish of wishes) {
    const found = fitted(draft, understandWish(wish, draft, language, options, recentOf(draft, ops)));
    if (found === null) {
      if (wishes.length === 1) return notUnderstood(wish, spec, language, options);
      left.push(`“${wish}”: I didn't understand that.`);
    } else if ("ops" in found) {
      ops.push(...found.ops);
      draft = applyOps(draft, found.ops).spec;
      if (found.note !== undefined) left.push(found.note);
    } else if ("question" in found) {
      if (question) left.push(`“${wish}”: say this again on its own, it can mean several things.`);
      question ??= found;
    } else if ("cannot" in found) {
      if (wishes.length === 1)
        return {
          kind: "cannot",
          why: found.cannot,
          examples: found.examples ?? [],
          ...(found.unknown && { unknown: true as const }),
          ...(found.chips !== undefined && found.chips.length > 0 && { chips: found.chips }),
        };
      left.push(`“${wish}”: ${found.cannot}`);
    } else if (wishes.length === 1) {
      if ("help" in found) return helpFor(spec, options);
      return "go" in found ? { kind: "navigate", to: found.go } : { kind: found.to, steps: found.steps };
    } else left.push(`“${wish}”: say this on its own.`);
  }
  if (question) return asked(spec, ops, question);
  if (ops.length === 0) return { kind: "cannot", why: left.join(" "), examples: examples() };
  return { kind: "edit", ops, sentences: describeOps(spec, ops), left };
}

/** A question about one wish of several: whatever is chosen, the others are carried out with it. */
function asked(
  spec: AppSpec,
  before: readonly Op[],
  { question, chips }: { question: string; chips: Chip[] },
): CommandAnswer {
  return {
    kind: "question",
    question,
    chips: chips.flatMap((chip) => {
      if (!chip.ops) return [chip];
      const all = [...before, ...chip.ops];
      return isAccepted(spec, all) ? [{ ...chip, ops: all }] : [];
    }),
  };
}

function understandWish(
  wish: string,
  spec: AppSpec,
  language: World["language"],
  { place = {}, knowledge }: CommandOptions,
  recent?: Entity,
): Found | null {
  const names = new Names(spec, language, place);
  const world: World = { spec, names, language, place, knowledge, recent };
  const clause = readClause(wish, language, (word) => names.isName(word));
  for (const rule of RULES) {
    const found = rule(clause, world);
    if (found) return found;
  }
  // 'a leaderboard', 'prices for the recipes': without a verb something is wanted.
  if (/^[A-Z]{3,}/.test(clause.canon) && !/^(?:THE|ALL|MORE|NOT)\b/.test(clause.canon)) return null;
  const known =
    clause.tokens.length <= 9
      ? addRule(
          readClause(`${ADD[language]} ${wish}`, language, () => true),
          world,
        )
      : null;
  return known && isWorthIt(known) ? known : null;
}

/** The entity that the last op was about. */
function recentOf(spec: AppSpec, ops: readonly Op[]): Entity | undefined {
  const last = ops.at(-1);
  if (!last) return undefined;
  const block =
    "block" in last
      ? typeof last.block === "string"
        ? spec.pages.flatMap(({ blocks }) => blocks).find(({ id }) => id === last.block)
        : last.block
      : undefined;
  const id =
    "entity" in last
      ? typeof last.entity === "string"
        ? last.entity
        : last.entity.id
      : block && "entity" in block
        ? block.entity
        : undefined;
  return spec.entities.find((entity) => entity.id === id);
}

const ADD: Readonly<Record<World["language"], string>> = {
  en: "add",
  de: "ergänze",
  es: "añade",
  fr: "ajoute",
  pt: "adicione",
};

/** Words without a verb mean something where they name a part or a page; a field of any name may be nothing at all. */
function isWorthIt(found: Found): boolean {
  return "ops" in found
    ? found.ops.some(({ op }) => op === "add-block" || op === "add-page" || op === "add-entity")
    : "question" in found && found.question.endsWith("of what?");
}

/** Adds what must follow, and refuses what would not fit; nothing that changes nothing is a change. */
function fitted(spec: AppSpec, found: Found | null): Found | null {
  if (!found) return null;
  if ("question" in found) {
    const chips = found.chips.flatMap((chip): Chip[] => {
      if (!chip.ops) return [chip];
      const one = fitted(spec, { ops: chip.ops });
      return one && "ops" in one ? [{ ...chip, ops: one.ops }] : [];
    });
    const [only] = chips;
    if (chips.length === 1 && only?.ops) return { ops: only.ops };
    return chips.length > 0 ? { ...found, chips } : { cannot: found.question };
  }
  if (!("ops" in found)) return found;
  try {
    const ops = withConsequences(spec, found.ops);
    const after = applyOps(spec, ops).spec;
    const clash = findNameClash(after, ops);
    if (clash) return { cannot: `${clash.problem.charAt(0).toUpperCase()}${clash.problem.slice(1)}.` };
    if (JSON.stringify(after) === JSON.stringify(spec)) return { cannot: "The app is like that already." };
    return { ...found, ops };
  } catch (error) {
    if (error instanceof AppError) return { cannot: emptied(spec, error.message) ?? error.message };
    throw error;
  }
}

/** Said for people where a page would be left without anything on it. */
function emptied(spec: AppSpec, problem: string): string | undefined {
  const at = /\bpages\[(\d+)\]\.blocks\b.*(?:>=1|at least)/.exec(problem)?.[1];
  const page = at === undefined ? undefined : spec.pages[Number(at)];
  return page && `That would leave nothing on the page ${page.title}. Add something else there first.`;
}

function isAccepted(spec: AppSpec, ops: readonly Op[]): boolean {
  try {
    applyOps(spec, ops);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** Puts stretches together again that mean nothing apart: a page called 'Find and share'. */
function joinWishes(
  text: string,
  cut: readonly string[],
  spec: AppSpec,
  language: World["language"],
  options: CommandOptions,
): string[] {
  const wishes: string[] = [];
  for (const piece of cut) {
    const before = wishes.at(-1);
    const isText = before !== undefined && VALUE.test(before) && !/,\s*$/.test(before);
    if (before !== undefined && (isText || understandWish(piece, spec, language, options, spec.entities[0]) === null)) {
      const start = text.indexOf(before);
      const joined = text.slice(start, text.indexOf(piece, start + before.length) + piece.length);
      if (isText || understandWish(joined, spec, language, options) !== null) {
        wishes[wishes.length - 1] = joined;
        continue;
      }
    }
    wishes.push(piece);
  }
  return wishes;
}

/** Free text runs to the end of its sentence. */
const VALUE =
  /\b(?:headline|tagline|slogan|description|beschreibung|überschrift|titular|titre|eslogan|manchete)\b.*\b(?:to|in|zu|a|en|à|para|:)\b/i;

function notUnderstood(
  wish: string,
  spec: AppSpec,
  language: World["language"],
  options: CommandOptions,
): CommandAnswer {
  const ideas = suggestCommands(spec, options.place);
  if (isVague(wish, language))
    return {
      kind: "question",
      question: "What do you want to change?",
      chips: [
        "another look",
        "other colors",
        "more space",
        ...ideas.slice(0, 3).filter((idea) => !idea.endsWith("…")),
      ].map((idea) => ({ label: idea.charAt(0).toUpperCase() + idea.slice(1), text: idea })),
    };
  return {
    kind: "cannot",
    why: "I don't understand that. I change fields, pages, parts of pages, words, the look, sample data and sharing.",
    unknown: true,
    examples: ideas.filter((idea) => !idea.endsWith("…")).slice(0, 4),
  };
}

function helpFor(spec: AppSpec, options: CommandOptions): CommandAnswer {
  return {
    kind: "help",
    text: "Describe a change: add, remove, rename and move fields, pages and parts of pages; words such as the name or a button; the look; sample rows; who sees what; the language. Each change is shown and can be undone.",
    examples: suggestCommands(spec, options.place).filter((idea) => !idea.endsWith("…")),
  };
}
