import { NUMBER as N, numberOf } from "../brief/written-numbers.ts";
import type { AppSpec, Entity, Field } from "@sayhey/appspec";
import { addField, addOnTop, say, type Rule } from "./draft.ts";

/** Names of fields that say how often. */
const EVERY =
  /\bevery\b|interval|how often|frequen|\bcycle\b|\bturnus\b|\brhythm|abstand|\bcada\b|frecuencia|fréquence|frequência|repeats?/i;
const TIMES =
  /day|week|month|year|quarter|fortnight|daily|annual|tag|woche|monat|jahr|día|seman|mes|año|jour|mois|an\b|dia|mês|ano/i;

const UNIT = "(day|week|month|year|tag|woche|monat|jahr|día|semana|mes|año|jour|semaine|mois|an|dia|mês|ano)";
const COUNTED = new RegExp(`\\b${N}[ -]?(?:${UNIT})(?:s|en|e|es|ly|n)?\\b`, "gi");
const NAMED: readonly [RegExp, string][] = [
  [/\bfortnightly\b|\bbiweekly\b|every (?:two|other|second) weeks?/i, "2 weeks"],
  [/(?<![\w-])weekly\b|\bevery week\b|wöchentlich/i, "1 week"],
  [/(?<![\w-])monthly\b|\bevery month\b|monatlich/i, "1 month"],
  [/\bquarterly\b|\bevery quarter\b/i, "3 months"],
  [/\bhalf[- ]yearly\b|\btwice a year\b|halbjährlich/i, "6 months"],
  [/(?<!half[ -])(?<![\w-])yearly\b|\bannual(?:ly)?\b|\bevery year\b|\bonce a year\b|jährlich/i, "12 months"],
];
const IS_INTERVAL = /\b(?:every|each|alle|cada|tou(?:s|tes) les|a cada)\s+$|\b(?:some|others?)\s+$/i;

/** What comes back after some time: doing it moves its due day on. */
export const addRepeats: Rule = ({ spec, text }) => {
  addDueList(spec, text);
  for (const block of spec.pages.flatMap((page) => page.blocks)) {
    if (block.kind !== "due" || block.repeatField !== undefined) continue;
    const entity = spec.entities.find(({ id }) => id === block.entity);
    const due = entity?.fields.find(({ id }) => id === block.dueField);
    if (!entity || !due || due.type === "computed") continue;
    const field = intervalOf(entity) ?? copied(spec, entity) ?? (isLoan(due) ? undefined : said(spec, entity, text));
    if (field !== undefined) block.repeatField = field.id;
  }
};

const ASKS_DUE =
  /\bdue\b|\boverdue\b|\b(?:amber|turns? red|goes? red|in red|red (?:if|when|after|once))\b|\bfällig|\bvence|\béchéance/i;
const IS_DUE = /\bdue\b|\bnext\b/i;
const IS_LAST = /\blast\b|\bprevious\b|\binspected\b|\bchecked\b|\btested\b/i;
const isDay = ({ type }: Field): boolean => type === "date";
const isDayNamed = (names: RegExp) => (field: Field) => isDay(field) && names.test(field.name);

const DAYS_OF: Readonly<Record<string, number>> = { day: 1, days: 1, week: 7, weeks: 7, month: 30, months: 30 };

/** How many days an interval has: '6 months'. */
export function daysOf(interval: string): number {
  const [count = "1", unit = "day"] = interval.split(" ");
  return Math.round(Number(count) * (DAYS_OF[unit] ?? 1));
}

/** Rows are due so long after it was last done: '@-5' with seven days is '@+2'. */
function dueAfter(entity: Entity, last: Field | undefined, days: number): string[] {
  return entity.rows.map((row, index) => {
    const [, since] = /^@([+-]?\d+)$/.exec(String(row[last?.id ?? ""] ?? "")) ?? [];
    const due = since === undefined ? index * 9 - 4 : Number(since) + days;
    return `@${due < 0 ? "" : "+"}${due}`;
  });
}

/** A list of what is due, where the text asks for one and says how often, and nothing on the pages tells. */
function addDueList(spec: AppSpec, text: string): void {
  const withDay = (names: RegExp) => spec.entities.find(({ fields }) => fields.some(isDayNamed(names)));
  const entity = withDay(IS_DUE) ?? withDay(IS_LAST) ?? spec.entities[0];
  const isThere = spec.pages.some((page) => page.blocks.some(({ kind }) => kind === "due"));
  if (isThere || entity === undefined || !ASKS_DUE.test(text) || intervalsIn(text).length === 0) return;
  const known = entity.fields.find(isDayNamed(IS_DUE));
  const last = entity.fields.find(isDayNamed(IS_LAST));
  const [interval = "1 week"] = intervalsIn(text);
  const due =
    known ??
    addField(
      entity,
      {
        id: "nextDue",
        name: say(spec, ["Next due", "Nächstes Mal", "Próxima vez", "Prochaine fois", "Próxima vez"]),
        type: "date",
      },
      dueAfter(entity, last, daysOf(interval)),
    );
  const every = intervalOf(entity) ?? copied(spec, entity) ?? said(spec, entity, text);
  if (due === undefined || every === undefined) return;
  addOnTop(spec, {
    kind: "due",
    id: "dueNext",
    title: `${entity.plural}: ${due.name.toLowerCase()}`,
    entity: entity.id,
    dueField: due.id,
    repeatField: every.id,
    doneLabel: say(spec, ["Done today", "Heute erledigt", "Hecho hoy", "Fait aujourd’hui", "Feito hoje"]),
    facts: [every.id],
    limit: 8,
  });
}

/** What is lent comes back once, and a bill is paid once. */
const isLoan = ({ name }: Field): boolean => /back|return|pay|zurück|devol/i.test(name);

function intervalOf(entity: Entity): Field | undefined {
  return entity.fields.find(
    ({ id, name, type, options = [] }) =>
      (EVERY.test(name) || EVERY.test(id)) &&
      (type === "choice" ? options.some((option) => TIMES.test(option)) : type === "number" && /day/i.test(name)),
  );
}

/** How often, said of what a row belongs to: the row gets it too. */
function copied(spec: AppSpec, entity: Entity): Field | undefined {
  for (const via of entity.fields) {
    const parent = spec.entities.find(({ id }) => id === via.relation);
    const source = parent && parent.id !== entity.id ? intervalOf(parent) : undefined;
    if (!parent || source?.options === undefined) continue;
    const values = entity.rows.map((row) => {
      const value = parent.rows.find(({ id }) => id === row[via.id])?.[source.id];
      return typeof value === "string" ? value : null;
    });
    return addField(entity, { id: source.id, name: source.name, type: "choice", options: [...source.options] }, values);
  }
  return undefined;
}

/** The intervals the text speaks of. */
export function intervalsIn(text: string): string[] {
  const found = new Map<string, number>();
  for (const match of text.matchAll(COUNTED)) {
    const before = text.slice(Math.max(0, match.index - 16), match.index);
    const isNamed = IS_INTERVAL.test(before) || /ly\b/i.test(match[0]);
    const count = numberOf(match[1]);
    if (!isNamed || !(count > 0) || count > 60) continue;
    const unit = /^(?:day|tag|d[ií]a|jour)/i.test(match[2] ?? "")
      ? "day"
      : /^(?:week|woche|sem)/i.test(match[2] ?? "")
        ? "week"
        : /^(?:mo|m[eê]s)/i.test(match[2] ?? "")
          ? "month"
          : "year";
    found.set(unit === "year" ? `${count * 12} months` : `${count} ${unit}${count === 1 ? "" : "s"}`, match.index);
  }
  for (const [pattern, label] of NAMED) {
    const match = pattern.exec(text);
    if (match) found.set(label, match.index);
  }
  return [...found]
    .toSorted((a, b) => a[1] - b[1])
    .map(([label]) => label)
    .slice(0, 6);
}

function said(spec: AppSpec, entity: Entity, text: string): Field | undefined {
  if (spec.identity.language !== "en") return undefined;
  const options = intervalsIn(text);
  const [first] = options;
  if (first === undefined) return undefined;
  const values = entity.rows.map((_, index) => options[index % options.length] ?? first);
  const name = say(spec, ["Every", "Alle", "Cada", "Tous les", "A cada"]);
  return addField(entity, { id: "every", name, type: "choice", options, default: first }, values);
}
