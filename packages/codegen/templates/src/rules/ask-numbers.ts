import type { FieldDef } from "../store/model.ts";
import { stemsOf, type Grammar } from "./ask-grammar.ts";
import type { ReadySource } from "./ask-source.ts";
import type { Question } from "./ask-tokens.ts";

/** Numbers that a question is about: `less` and `more` leave the number itself out. */
export interface NumberPart {
  is: "range";
  field: string;
  min?: number;
  max?: number;
  less?: number;
  more?: number;
}

/** A number as people write it: `12`, `12.50`, `12,50`, `1,200`, `1.200`. */
export function readAmount(word: string | undefined): number | undefined {
  if (word === undefined || !/^\d/.test(word)) return undefined;
  const plain = /^\d{1,3}(?:[.,]\d{3})+$/.test(word) ? word.replace(/[.,]/g, "") : word.replace(",", ".");
  const amount = Number(plain);
  return Number.isFinite(amount) ? amount : undefined;
}

/** Takes 'under 12 euros', 'at least 30 minutes', 'between 5 and 10', '3 bedrooms'. Null where it is a number of nothing the rows have. */
export function takeNumbers(question: Question, source: ReadySource, grammar: Grammar): NumberPart[] | null {
  const parts: NumberPart[] = [];
  const between = takeBetween(question, source, grammar);
  if (between === null) return null;
  if (between !== undefined) parts.push(between);
  for (const ask of ["atMost", "atLeast", "under", "over"] as const) {
    for (const phrase of grammar.says[ask]) {
      const at = question.find(phrase);
      const place = at < 0 ? undefined : numberNear(question, at + phrase.length);
      if (at < 0 || place === undefined) continue;
      const found = measured(question, source, grammar, place);
      if (found === undefined) return null;
      question.use(at, phrase.length);
      const { field, amount } = found;
      const key = ({ atMost: "max", atLeast: "min", under: "less", over: "more" } as const)[ask];
      parts.push({ is: "range", field: field.id, [key]: amount });
    }
  }
  return [...parts, ...takePlain(question, source, grammar)];
}

/** The first number within two words. */
function numberNear(question: Question, from: number): number | undefined {
  for (let at = from; at < from + 2; at++)
    if (question.isFree(at) && readAmount(question.tokens[at]?.word) !== undefined) return at;
  return undefined;
}

function takeBetween(question: Question, source: ReadySource, grammar: Grammar): NumberPart | null | undefined {
  for (const phrase of grammar.says.between) {
    const at = question.find(phrase);
    if (at < 0) continue;
    const first = numberNear(question, at + phrase.length);
    const second = first === undefined ? undefined : numberNear(question, first + 2);
    if (first === undefined || second === undefined) continue;
    const min = readAmount(question.tokens[first]?.word) ?? 0;
    const found = measured(question, source, grammar, second);
    if (found === undefined) return null;
    question.use(at, second - at + 1);
    return { is: "range", field: found.field.id, min, max: found.amount };
  }
  return undefined;
}

/** A number right before the name of a field: '3 bedrooms'. */
function takePlain(question: Question, source: ReadySource, grammar: Grammar): NumberPart[] {
  const parts: NumberPart[] = [];
  for (const [at, { word }] of question.tokens.entries()) {
    const amount = question.isFree(at) ? readAmount(word) : undefined;
    if (amount === undefined) continue;
    const field = numberFields(source).find(({ name }) => {
      const stems = stemsOf(name, grammar);
      return question.find(stems, at + 1) === at + 1 && stems.length > 0;
    });
    if (field === undefined) continue;
    question.use(at, 1 + stemsOf(field.name, grammar).length);
    parts.push({ is: "range", field: field.id, min: amount, max: amount });
  }
  return parts;
}

const numberFields = (source: ReadySource): FieldDef[] =>
  source.told.filter((field) => source.typeOf(field) === "number");

/** The number at a place with its unit, in the unit of the field that it measures. */
function measured(
  question: Question,
  source: ReadySource,
  grammar: Grammar,
  at: number,
): { field: FieldDef; amount: number } | undefined {
  const amount = readAmount(question.tokens[at]?.word);
  if (amount === undefined) return undefined;
  const fields = numberFields(source);
  const unit = question.isFree(at + 1) ? question.tokens[at + 1] : undefined;
  const says = (ask: "money" | "minutes" | "hours"): boolean =>
    unit !== undefined && grammar.says[ask].some((stems) => stems.length === 1 && stems[0] === unit.stem);
  const found = (field: FieldDef | undefined, words: number, times = 1) => {
    if (field === undefined) return undefined;
    question.use(at, 1 + words);
    return { field, amount: amount * times };
  };
  const isLong = says("hours");
  if (isLong || says("minutes")) {
    const field = fields.find(({ type, unit: own }) => type === "duration" || /^(?:min|h)/i.test(own ?? ""));
    return found(field, 1, isLong && !/^h/i.test(field?.unit ?? "") ? 60 : 1);
  }
  if (says("money")) return found(mentioned(question, fields, grammar) ?? fields.find(isMoney), 1);
  const byUnit = fields.find(
    ({ unit: own = "" }) => unit !== undefined && own !== "" && stemsOf(own, grammar)[0] === unit.stem,
  );
  if (byUnit !== undefined) return found(byUnit, 1);
  const named = fields.find(({ name }) => question.find(stemsOf(name, grammar), at + 1) === at + 1);
  if (named !== undefined) return found(named, stemsOf(named.name, grammar).length);
  const [only, another] = fields;
  return found(mentioned(question, fields, grammar) ?? (another === undefined ? only : fields.find(isMoney)), 0);
}

const isMoney = ({ type, unit = "" }: FieldDef): boolean =>
  type === "money" || (type === "computed" && /^[A-Z]{3}$/.test(unit));

/** The field that a question names anywhere. */
function mentioned(question: Question, fields: readonly FieldDef[], grammar: Grammar): FieldDef | undefined {
  return fields.find(({ name }) => question.find(stemsOf(name, grammar)) >= 0);
}
