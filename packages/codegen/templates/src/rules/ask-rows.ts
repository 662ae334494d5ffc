import type { FieldDef, Row, Value } from "../store/model.ts";
import { dayOf, dayTimeOf } from "../store/moment.ts";
import { takeDays } from "./ask-dates.ts";
import { stemsOf, type Ask, type Grammar, type KnownWords } from "./ask-grammar.ts";
import { takeNumbers, type NumberPart } from "./ask-numbers.ts";
import type { ReadySource } from "./ask-source.ts";
import { Question, type Mended } from "./ask-tokens.ts";
import { measureValues } from "./measure.ts";
import { compareValues } from "./select-rows.ts";

/** One thing a question narrows rows by. */
export type AskPart =
  | { is: "eq"; field: string; value: string | boolean }
  | { is: "ne"; field: string; value: string | boolean }
  | { is: "span"; field: string; from?: string; to?: string }
  | NumberPart
  | { is: "words"; words: readonly { word: string; stem: string }[] };

/** How a question over rows was read, and what it comes to. */
export interface RowAnswer {
  fn: "list" | "count" | "sum" | "average" | "most" | "least" | "next" | "last" | "value";
  source: ReadySource;
  /** What is measured, compared or told. */
  field?: FieldDef;
  parts: readonly AskPart[];
  /** Rows it comes from, in order. */
  rows: readonly Row[];
  amount?: number;
  /** Words that were taken for typing mistakes. */
  mended: readonly Mended[];
  /** How many words of the question it accounts for. */
  weight: number;
}

/** The best reading of a question over rows; null where not all of its words can be accounted for. */
export function askRows(
  text: string,
  sources: readonly ReadySource[],
  grammar: Grammar,
  known: KnownWords,
  now: Date,
): RowAnswer | null {
  const answers = sources
    .map((source) => new Reader(new Question(text, grammar, known), source, grammar, now).answer())
    .filter((answer) => answer !== null);
  return answers.sort((a, b) => b.weight - a.weight)[0] ?? null;
}

const EXTREMES = [
  "cheapest",
  "dearest",
  "longest",
  "shortest",
  "newest",
  "oldest",
  "best",
  "worst",
  "most",
  "least",
] as const;
const UP: readonly Ask[] = ["dearest", "longest", "newest", "best", "most"];
const TYPE_WORDS = ["when", "where", "howMuch", "howLong", "who", "phone", "email"] as const;

/** Reads one question over one source. */
class Reader {
  private readonly q: Question;
  private readonly source: ReadySource;
  private readonly grammar: Grammar;
  private readonly now: Date;
  private readonly parts: AskPart[] = [];
  private readonly fields: FieldDef[] = [];
  private isNamed = false;
  private row: Row | undefined;

  constructor(q: Question, source: ReadySource, grammar: Grammar, now: Date) {
    this.q = q;
    this.source = source;
    this.grammar = grammar;
    this.now = now;
  }

  answer(): RowAnswer | null {
    const { q } = this;
    this.takeTitle(2);
    const counts = q.takeAny("count") !== undefined;
    const average = q.takeAny("average") !== undefined;
    const overdue = q.takeAny("overdue") !== undefined;
    const span = takeDays(q, this.grammar, this.now);
    const numbers = takeNumbers(q, this.source, this.grammar);
    if (numbers === null) return null;
    this.parts.push(...numbers);
    this.takeNames();
    this.takeValues();
    this.takeTitle(1);
    const sum = q.takeAny("sum") !== undefined;
    const extreme = q.takeAny(...EXTREMES)?.ask;
    const turn = extreme === undefined ? q.takeAny("next", "last")?.ask : undefined;
    this.takeFields();
    const types = new Set<Ask>();
    for (let found = q.takeAny(...TYPE_WORDS); found !== undefined; found = q.takeAny(...TYPE_WORDS))
      types.add(found.ask);
    this.takeState();
    const due = q.takeAny("due") !== undefined;
    if (!this.takeSpan(span, overdue, due)) return null;
    if (!this.takeRest()) return null;
    const hasFields = this.fields.length > 0;
    if (
      !this.isNamed &&
      this.parts.every(({ is }) => is === "words") &&
      !(this.row !== undefined && (hasFields || types.size > 0))
    )
      return null;
    const found = this.resolve({ counts, sum, average, extreme, turn, types, span: span !== undefined });
    if (found === null) return null;
    return { parts: this.parts, source: this.source, mended: q.mended, weight: this.weight(), ...found };
  }

  private weight(): number {
    const used = this.q.tokens.filter(({ isUsed, isStop }) => isUsed && !isStop).length;
    return used + (this.isNamed ? 2 : 0) + (this.row === undefined ? 0 : 1);
  }

  /** A row by its whole title, of so many words or more. */
  private takeTitle(least: number): void {
    if (this.row !== undefined) return;
    for (const { stems, row } of this.source.titles) {
      const meant = stems.filter((stem) => !this.grammar.stop.has(stem));
      if (stems.length < least || meant.length === 0) continue;
      if (this.q.take(stems) >= 0) {
        this.row = row;
        return;
      }
    }
  }

  private takeNames(): void {
    for (const name of this.source.names) if (this.q.take(name) >= 0) this.isNamed = true;
    if (this.isNamed) return;
    // Clients are customers.
    for (const token of this.q.left()) {
      const others = this.grammar.same.get(token.stem) ?? [];
      if (!this.source.names.some((name) => name.length === 1 && others.includes(name[0] ?? ""))) continue;
      token.isUsed = true;
      this.isNamed = true;
    }
  }

  private takeValues(): void {
    const { q } = this;
    for (const { stems, field, value } of this.source.values) {
      if (stems.every((stem) => this.grammar.stop.has(stem))) continue;
      const at = q.take(stems);
      if (at >= 0) this.parts.push({ is: this.takeNot(at) ? "ne" : "eq", field, value });
    }
    // 'Unpaid' is the opposite of what is called 'Paid'.
    for (const token of q.left()) {
      const plain = this.oppositeOf(token.stem);
      if (plain === undefined) continue;
      const named = this.source.values.find(({ stems }) => stems.length === 1 && stems[0] === plain);
      const flag = this.flags().find(({ name }) => stemsOf(name, this.grammar).includes(plain));
      if (named !== undefined) this.parts.push({ is: "ne", field: named.field, value: named.value });
      else if (flag !== undefined) this.parts.push({ is: "eq", field: flag.id, value: false });
      else continue;
      token.isUsed = true;
    }
  }

  private oppositeOf(stem: string): string | undefined {
    const start = this.grammar.opposites.find((each) => stem.startsWith(each) && stem.length > each.length + 2);
    return start === undefined ? undefined : stem.slice(start.length);
  }

  private readonly flags = (): FieldDef[] => this.source.told.filter((field) => this.source.typeOf(field) === "flag");

  /** Whether a 'not' stands right before a place, or one stop word before it. */
  private takeNot(at: number): boolean {
    for (const back of [1, 2]) {
      const token = this.q.tokens[at - back];
      if (token === undefined) return false;
      if (this.grammar.says.not.some((stems) => stems.length === 1 && stems[0] === token.stem)) {
        token.isUsed = true;
        return true;
      }
      if (!token.isStop) return false;
    }
    return false;
  }

  /** Fields by their names; a tick box that is named has to be ticked. */
  private takeFields(): void {
    const byLength = this.source.told
      .map((field) => ({ field, stems: stemsOf(field.name, this.grammar) }))
      .sort((a, b) => b.stems.length - a.stems.length);
    for (const { field, stems } of byLength) {
      const at = this.q.take(stems);
      if (at >= 0) this.meanField(field, at);
    }
    // A part of a name, or a word that means the same.
    for (const [at, token] of this.q.tokens.entries()) {
      if (token.isUsed || token.isStop || token.stem.length < 3) continue;
      const means = [token.stem, ...(this.grammar.same.get(token.stem) ?? [])];
      const found = byLength.find(({ stems, field }) =>
        field.id === this.source.entity.titleField ? false : stems.some((stem) => means.includes(stem)),
      );
      if (found === undefined) continue;
      token.isUsed = true;
      this.meanField(found.field, at);
    }
  }

  private meanField(field: FieldDef, at: number): void {
    if (this.source.typeOf(field) === "flag") this.parts.push({ is: "eq", field: field.id, value: !this.takeNot(at) });
    else if (!this.fields.includes(field)) this.fields.push(field);
  }

  /** 'Open' and 'done', where no option is called so. */
  private takeState(): void {
    const found = this.q.takeAny("open", "done");
    if (found === undefined) return;
    const isDone = (found.ask === "done") !== this.takeNot(found.at);
    const says = (text: string): boolean => {
      const stems = stemsOf(text, this.grammar);
      return [...this.grammar.says.done, ...this.grammar.says.doneFields].some((way) =>
        way.every((stem) => stems.includes(stem)),
      );
    };
    const flag = this.flags().find(({ name }) => says(name));
    if (flag !== undefined) {
      this.parts.push({ is: "eq", field: flag.id, value: isDone });
      return;
    }
    const choice = this.source.told.find(({ type, options = [] }) => type === "choice" && options.some(says));
    const option = choice?.options?.find(says);
    if (choice !== undefined && option !== undefined)
      this.parts.push({ is: isDone ? "eq" : "ne", field: choice.id, value: option });
    else for (const token of this.q.tokens.slice(found.at, found.at + found.count)) token.isUsed = false;
  }

  /** Days go to the field that is named, else to the first that has rows there. False where no field takes days. */
  private takeSpan(span: { from?: string; to?: string } | undefined, isOverdue: boolean, isDue: boolean): boolean {
    const days = this.source.told.filter((field) => this.source.typeOf(field) === "day");
    const named = this.fields.find((field) => days.includes(field));
    const today = dayOf(this.now);
    if (isOverdue) {
      const field = named ?? days[0];
      if (field === undefined) return false;
      this.parts.push({ is: "span", field: field.id, to: dayOf(new Date(this.now.getTime() - 86_400_000)) });
      const flag = this.flags()[0];
      if (flag !== undefined && !this.parts.some((part) => "field" in part && part.field === flag.id))
        this.parts.push({ is: "eq", field: flag.id, value: false });
    }
    if (span === undefined) return true;
    const lies = ({ id }: FieldDef): boolean =>
      this.source.rows.some((row) => this.meets(row, { is: "span", field: id, ...span }));
    const field = named ?? days.find(lies) ?? days[0];
    if (field === undefined) return false;
    // What needs doing today is also what should have been done before.
    const isLate = isDue && span.to === today && span.from === today;
    this.parts.push({ is: "span", field: field.id, ...(isLate ? { to: today } : span) });
    return true;
  }

  /** Words nobody has made anything of must at least stand in rows; false where they do not. */
  private takeRest(): boolean {
    const rest = this.q.left();
    if (rest.length === 0) return true;
    const part: AskPart = { is: "words", words: rest.map(({ word, stem }) => ({ word, stem })) };
    if (this.row !== undefined || !this.source.rows.some((row) => this.meets(row, part))) return false;
    for (const token of rest) token.isUsed = true;
    this.parts.push(part);
    return true;
  }

  private readonly meets = (row: Row, part: AskPart): boolean => meetsPart(row, part, this.source);

  private resolve(asked: {
    counts: boolean;
    sum: boolean;
    average: boolean;
    extreme: (typeof EXTREMES)[number] | undefined;
    turn: "next" | "last" | undefined;
    types: ReadonlySet<Ask>;
    span: boolean;
  }): Pick<RowAnswer, "fn" | "field" | "rows" | "amount"> | null {
    const { counts, sum, average, extreme, turn, types } = asked;
    const told = this.toldField(types);
    const rows = this.source.rows.filter((row) => this.parts.every((part) => this.meets(row, part)));
    if (this.row !== undefined) {
      if (types.size > 0 && told === undefined) return null;
      return told === undefined ? { fn: "list", rows: [this.row] } : { fn: "value", field: told, rows: [this.row] };
    }
    const measure = this.measure();
    const total = sum || (types.has("howMuch") && asked.span);
    if ((average || total) && measure !== undefined) {
      const fn = average ? "average" : "sum";
      const counted = rows.filter((row) => typeof row[measure.id] === "number");
      return { fn, field: measure, rows: counted, amount: measureValues(fn, counted, measure.id) };
    }
    if (average) return null;
    if (extreme !== undefined) return this.extremeOf(extreme, rows);
    if (turn !== undefined) return this.turnOf(turn, rows);
    if (counts || sum) return { fn: "count", rows, amount: rows.length };
    if (types.has("when") && told !== undefined) return this.turnOf("next", rows) ?? { fn: "list", field: told, rows };
    if (types.size > 0 && told === undefined) return null;
    return told === undefined ? { fn: "list", rows } : { fn: "list", field: told, rows };
  }

  private extremeOf(extreme: (typeof EXTREMES)[number], rows: readonly Row[]) {
    const { told, typeOf } = this.source;
    const isDay = extreme === "newest" || extreme === "oldest";
    const wanted = {
      cheapest: "money",
      dearest: "money",
      longest: "duration",
      shortest: "duration",
      best: "rating",
      worst: "rating",
    }[extreme as string];
    const fits = told.filter((field) => typeOf(field) === (isDay ? "day" : "number"));
    const field =
      this.fields.find((each) => fits.includes(each)) ??
      fits.find(({ type }) => type === wanted) ??
      (isDay || wanted === undefined || fits.length === 1 ? fits[0] : undefined);
    if (field === undefined) return null;
    const up = UP.includes(extreme);
    const ordered = rows
      .filter((row) => (row[field.id] ?? null) !== null)
      .toSorted((a, b) => (up ? -1 : 1) * compareValues(a[field.id] ?? null, b[field.id] ?? null));
    const fn = isDay ? (up ? "last" : "list") : up ? "most" : "least";
    return { fn, field, rows: ordered.filter((row) => row[field.id] === ordered[0]?.[field.id]).slice(0, 5) } as const;
  }

  private turnOf(turn: "next" | "last", rows: readonly Row[]) {
    const days = this.source.told.filter((field) => this.source.typeOf(field) === "day");
    const field = this.fields.find((each) => days.includes(each)) ?? days[0];
    if (field === undefined) return null;
    const now = dayTimeOf(this.now);
    const at = (row: Row): string => String(row[field.id] ?? "");
    const isAhead = (row: Row): boolean => (at(row).length > 10 ? at(row) >= now : at(row) >= now.slice(0, 10));
    const ordered = rows
      .filter((row) => at(row) !== "" && isAhead(row) === (turn === "next"))
      .toSorted((a, b) => (turn === "next" ? 1 : -1) * at(a).localeCompare(at(b)));
    return { fn: turn, field, rows: ordered.slice(0, 1) } as const;
  }

  /** What sums and averages are of: the number that is named, else money, else the only one. */
  private measure(): FieldDef | undefined {
    const numbers = this.source.told.filter((field) => this.source.typeOf(field) === "number");
    const named = this.fields.find((field) => numbers.includes(field));
    return named ?? numbers.find(({ type }) => type === "money") ?? (numbers.length === 1 ? numbers[0] : undefined);
  }

  /** The field that is asked for: by its name where that suits the question word, else by the word: 'when' for a day. */
  private toldField(types: ReadonlySet<Ask>): FieldDef | undefined {
    const { told, typeOf } = this.source;
    const fits: Partial<Record<Ask, (field: FieldDef) => boolean>> = {
      when: (field) => typeOf(field) === "day" || field.type === "time",
      where: ({ type }) => type === "location",
      howMuch: ({ type }) => type === "money",
      howLong: ({ type }) => type === "duration",
      who: ({ type, name }) =>
        type === "relation" || /\b(?:by|who|host|teacher|leader|author|wer|von|quien|par|por)\b/i.test(name),
      phone: ({ type }) => type === "phone",
      email: ({ type }) => type === "email",
    };
    for (const type of types) {
      const named = this.fields.find(
        (each) => fits[type]?.(each) === true || (type === "howMuch" && typeOf(each) === "number"),
      );
      const field = named ?? told.find((each) => fits[type]?.(each) === true);
      if (field !== undefined) return field;
    }
    return this.fields[0];
  }
}

/** Whether a row is what a part of a question is about. */
export function meetsPart(row: Row, part: AskPart, { texts }: ReadySource): boolean {
  if (part.is === "words") {
    const said = texts.get(row.id);
    return part.words.every(({ stem }) => said?.has(stem) === true);
  }
  const value: Value = row[part.field] ?? null;
  switch (part.is) {
    case "eq":
    case "ne": {
      const isSame =
        typeof part.value === "boolean"
          ? (value ?? false) === part.value
          : Array.isArray(value)
            ? value.includes(part.value)
            : value === part.value;
      return isSame === (part.is === "eq");
    }
    case "span": {
      const day = typeof value === "string" ? value.slice(0, 10) : "";
      return day !== "" && (part.from === undefined || day >= part.from) && (part.to === undefined || day <= part.to);
    }
    case "range":
      return (
        typeof value === "number" &&
        (part.min === undefined || value >= part.min) &&
        (part.max === undefined || value <= part.max) &&
        (part.less === undefined || value < part.less) &&
        (part.more === undefined || value > part.more)
      );
  }
}
