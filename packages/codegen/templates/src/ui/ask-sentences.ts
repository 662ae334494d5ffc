import { copy, inPhrase, language, say } from "../copy.ts";
import type { AskPart, RowAnswer } from "../rules/ask-rows.ts";
import type { Found } from "../rules/ask-search.ts";
import type { ReadySource } from "../rules/ask-source.ts";
import type { Mended } from "../rules/ask-tokens.ts";
import { titleOf } from "../store/change-rows.ts";
import type { FieldDef, Row } from "../store/model.ts";
import type { AskedApp, Outcome } from "./ask-app.ts";
import { fieldOf, formatMoment, formatNumber, formatValue } from "./format.ts";

/** A row an answer comes from. */
export interface ToldRow {
  entity: string;
  row: string;
  title: string;
  facts: string;
}

/** An answer as it is shown and kept. */
export interface Told {
  text: string;
  /** Said before the text: it is not just what was asked for. */
  lead?: string;
  /** How the question was read, part by part. */
  read: readonly string[];
  rows: readonly ToldRow[];
  /** How many rows more there are. */
  more: number;
  /** Pages it comes from. */
  pages: readonly { path: string; title: string }[];
  /** The first line is a title of the page's own. */
  isQuoted?: boolean;
  /** Nothing was found. */
  isNothing?: boolean;
  /** A language model worded it. */
  isWorded?: boolean;
}

const MOST_ROWS = 6;
const MOST_FACTS = 3;
const LONGEST_TEXT = 600;
/** Below it what was found may be about something else. */
const CLOSE = 0.6;

/** Puts what came of a question into words. */
export function tell(outcome: Outcome, app: AskedApp): Told {
  if (outcome.is === "rows") return tellRows(outcome.answer);
  if (outcome.is === "found") return tellFound(outcome, app);
  return { text: copy.foundNothing, read: [], rows: [], more: 0, pages: [], isNothing: true };
}

function tellRows(answer: RowAnswer): Told {
  const { source, rows, parts, mended } = answer;
  const read = [...mendedTexts(mended), source.entity.plural, ...parts.map((part) => partText(part, source))];
  const asked = parts.flatMap((part) => ("field" in part ? [part.field] : []));
  const first = answer.field === undefined ? asked : [answer.field.id, ...asked];
  return {
    text: sentence(answer),
    read: parts.length + mended.length > 0 ? read : [],
    rows: rows.slice(0, MOST_ROWS).map((row) => toldRow(source, row, first)),
    more: Math.max(0, rows.length - MOST_ROWS),
    pages: [],
  };
}

const mendedTexts = (mended: readonly Mended[]): string[] =>
  mended.map(({ word, meant }) => say(copy.tookFor, { word, meant }));

function sentence({ fn, field, rows, amount = 0, source }: RowAnswer): string {
  const one = inPhrase(source.entity.name, language);
  const many = inPhrase(source.entity.plural, language);
  const [row] = rows;
  if (row === undefined && fn !== "count") return say(copy.thereAreNone, { many });
  const title = row === undefined ? "" : titleOf(source.entity, row);
  const value = row === undefined || field === undefined ? "" : formatValue(field, row[field.id]);
  const name = field?.name ?? "";
  switch (fn) {
    case "count":
    case "list":
      return rows.length === 0 ? say(copy.thereAreNone, { many }) : say(copy.thereAre, { n: rows.length, one, many });
    case "sum":
      return say(copy.addsUp, { field: name, value: numberText(amount, field), n: rows.length, one, many });
    case "average":
      return say(copy.averages, { field: name, value: numberText(amount, field), n: rows.length, one, many });
    case "next":
      return say(copy.comesNext, { title, value });
    case "last":
      return say(copy.cameLast, { title, value });
    case "most":
      return say(copy.hasMost, { field: name, title, value });
    case "least":
      return say(copy.hasLeast, { field: name, title, value });
    case "value":
      return value === ""
        ? say(copy.valueMissing, { title, field: inPhrase(name, language) })
        : say(copy.valueIs, { title, field: inPhrase(name, language), value });
  }
}

const numberText = (amount: number, field: FieldDef | undefined): string =>
  field === undefined ? String(amount) : formatValue(field, Math.round(amount * 100) / 100);

/** A row as it stands below an answer; the fields in `first` are told first. */
export function toldRow(source: ReadySource, row: Row, first: readonly string[]): ToldRow {
  const { entity, told } = source;
  const ids = [...new Set([...first, ...told.map(({ id }) => id)])].filter((id) => id !== entity.titleField);
  const facts = ids
    .map((id) => told.find((field) => field.id === id))
    .filter((field) => field !== undefined && field.type !== "longText" && field.type !== "lines")
    .map((field) => (field === undefined ? "" : factText(field, row)))
    .filter((text) => text !== "")
    .slice(0, MOST_FACTS);
  return { entity: entity.id, row: row.id, title: titleOf(entity, row), facts: facts.join(" · ") };
}

function factText(field: FieldDef, row: Row): string {
  const value = formatValue(field, row[field.id]);
  return value === "" ? "" : `${field.name}: ${value}`;
}

/** A part of a question as it was understood: 'Price: under €12'. */
function partText(part: AskPart, { entity }: ReadySource): string {
  if (part.is === "words") return say(copy.mentions, { value: part.words.map(({ word }) => word).join(" ") });
  const field = fieldOf(entity, part.field);
  if (part.is === "eq" || part.is === "ne") {
    const value = formatValue(field, field.type === "tags" ? [String(part.value)] : part.value);
    return `${field.name}: ${part.is === "eq" ? value : say(copy.notOption, { value })}`;
  }
  if (part.is === "span") {
    const { from, to } = part;
    if (from !== undefined && from === to) return `${field.name}: ${formatMoment(from)}`;
    if (from === undefined) return `${field.name}: ${say(copy.untilValue, { value: formatMoment(to ?? "") })}`;
    if (to === undefined) return `${field.name}: ${say(copy.fromValue, { value: formatMoment(from) })}`;
    return `${field.name}: ${formatMoment(from)} – ${formatMoment(to)}`;
  }
  const amount = (value: number): string =>
    field.type === "computed"
      ? formatNumber(value, { type: "number", ...(field.unit !== undefined && { unit: field.unit }) })
      : formatValue(field, value);
  const { min, max, less, more } = part;
  const texts = [
    ...(min !== undefined && min === max ? [amount(min)] : []),
    ...(min !== undefined && min !== max ? [say(copy.fromValue, { value: amount(min) })] : []),
    ...(max !== undefined && min !== max ? [say(copy.untilValue, { value: amount(max) })] : []),
    ...(more === undefined ? [] : [say(copy.overValue, { value: amount(more) })]),
    ...(less === undefined ? [] : [say(copy.underValue, { value: amount(less) })]),
  ];
  return `${field.name}: ${texts.join(", ")}`;
}

function tellFound({ found, mended }: Extract<Outcome, { is: "found" }>, app: AskedApp): Told {
  const read = mendedTexts(mended);
  const [best] = found;
  const lead = best !== undefined && best.share < CLOSE ? { lead: copy.closest } : {};
  const near = found.filter(({ share, passage }) => share >= (best?.share ?? 0) * 0.9 && passage.kind === "row");
  const rowsOf = (all: readonly Found[]): ToldRow[] =>
    all.flatMap(({ passage }) => {
      const at = app.rowOf(passage);
      return at === undefined ? [] : [toldRow(at.source, at.row, [])];
    });
  if (best === undefined || best.passage.kind === "row") {
    const rows = rowsOf(near).slice(0, MOST_ROWS);
    return { ...lead, text: say(copy.foundRows, { n: rows.length }), read, rows, more: 0, pages: [] };
  }
  const page = app.texts.find(({ id }) => `page/${id}` === best.passage.id);
  const { title, text } = best.passage;
  return {
    ...lead,
    isQuoted: true,
    text: `${title}\n${text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT).replace(/\s+\S*$/, "")} …` : text}`,
    read,
    rows: [...(best.passage.kind === "answer" ? [] : rowsOf(near))].slice(0, 3),
    more: 0,
    pages: page === undefined ? answeredOn(best, app) : [{ path: page.page, title: page.pageTitle }],
  };
}

/** Where a row is seen that is a question with its answer. */
function answeredOn({ passage }: Found, app: AskedApp): Told["pages"] {
  const at = app.rowOf(passage);
  const path = at?.source.entity.path === undefined ? at?.page : `${at.source.entity.path}/${at.row.id}`;
  return at === undefined || path === undefined ? [] : [{ path, title: at.source.entity.plural }];
}

/** Questions that the app can answer, made from what it keeps. */
export function suggestionsOf(app: AskedApp, now: Date): string[] {
  const [one, two] = app.answered;
  const made = app.sources.flatMap((source) => examplesOf(source));
  const asked = made.filter((question) => {
    const outcome = app.ask(question, now);
    return outcome.is === "rows" && outcome.answer.rows.length > 0;
  });
  return [...new Set([one, ...asked.slice(0, 2), two, ...asked.slice(2)])]
    .filter((question) => question !== undefined)
    .slice(0, 4);
}

/** The language of the app, which is one of several. */
const tongue: string = language;

/** One of each kind that fits, for the first table more than one. */
function examplesOf({ entity, told, typeOf, rows }: ReadySource): string[] {
  const many = inPhrase(entity.plural, language);
  const choice = told.find(({ type }) => type === "choice");
  const option = choice?.options?.find((each) => rows.some((row) => row[choice.id] === each));
  const money = told.find(({ type }) => type === "money");
  const now = new Date().toISOString();
  const day = told.find(
    (field) => typeOf(field) === "day" && rows.some((row) => String(row[field.id] ?? "") > now.slice(0, 10)),
  );
  return [
    ...(day === undefined ? [] : [say(copy.exampleNext, { many, one: inPhrase(entity.name, language) })]),
    ...(option === undefined ? [] : [say(copy.exampleWith, { many: entity.plural, option })]),
    ...(money === undefined ? [] : [say(copy.exampleCheapest, { many, one: inPhrase(entity.name, language) })]),
    // 'How many news' is nothing anybody asks in English.
    ...(tongue !== "en" || many.endsWith("s") ? [say(copy.exampleCount, { many })] : []),
  ];
}
