import type { AppSpec, Entity, Field, FieldType, Language, SeedRow } from "@sayhey/appspec";
import { createRandom, hashText } from "@sayhey/contract/random";
import { readFieldLines, type FieldPlan } from "../embedded/field-line.ts";
import { compoundLineFor, fieldLineFor } from "../embedded/named-fields.ts";
import { fold } from "../embedded/fold.ts";
import { asLabel, freeId } from "./compose-ops.ts";
import { englishOf, saidIn } from "./english-of.ts";
import { fieldTypeOf, NAMING } from "./field-types.ts";
import type { Token } from "./read-command.ts";

/** What people say of a new field. */
export interface FieldWish {
  name: string;
  type?: FieldType;
  unit?: string;
  options?: string[];
  required?: boolean;
}

/** Names that apps of no lexicon have, but people add. */
const MORE_LINES: readonly [RegExp, string][] = [
  [
    /^(?:prep|preparation|cook|cooking|baking|travel|waiting|processing|play|playing|run|running|reading) (?:time|duration)$/,
    "duration 10..90",
  ],
  [
    /^(?:is |has |was |can )|^(?:done|finished|paid|active|available|archived|sold|vegan|vegetarian|gluten free|urgent|important|private|public|confirmed|completed|urgent|member|checked|sent|signed|published|verified|cancelled|approved|returned)(?: |$)/,
    "boolean 40",
  ],
  [/(?:^| )(?:url|link|website|homepage|web site|linkedin|github|instagram|facebook|tiktok|youtube)$/, "url"],
  [/(?:^| )(?:birthday|date of birth)$/, "date 3..300"],
  [/(?:^| )(?:phone|mobile|cell|tel|telephone|whatsapp)(?: number| no)?$/, "phone"],
  [/(?:^| )(?:email|e-mail|mail)(?: address)?$/, "email"],
  [/(?:^| )(?:address|location|place|city|town|country|street)$/, "location"],
  [/(?:^| )(?:notes?|comments?|description|remarks?|details|bio|summary|instructions)$/, "longText @remarks"],
  [/(?:^| )(?:attachments|documents|files|papers)$/, "file several"],
  [
    /(?:^| )(?:attachment|document|file|upload|pdf|scan|contract|resume|cv|cover letter|transcript)$/,
    "file document|pdf",
  ],
  [/(?:^| )(?:receipt|invoice)(?: (?:file|scan|pdf))?$/, "file pdf|image"],
  [/(?:^| )(?:recording|audio|voice memo|track file|song file|demo tape)$/, "file audio"],
  [/(?:^| )(?:video|clip|footage)(?: file)?$/, "file video"],
  [/(?:^| )(?:spreadsheet|csv)(?: file)?$/, "file sheet"],
  [/(?:^| )(?:photo|picture|image|avatar|logo|screenshot|cover|portrait)$/, "image"],
  [/(?:^| )(?:price|cost|fee|budget|salary|amount paid|revenue|discount|deposit)$/, "money 5..240 EUR"],
  [/(?:^| )(?:rating|stars|score out of 5)$/, "rating 2..5"],
  [
    /(?:^| )(?:count|quantity|number of \w+|how many.*|age|points|score|votes|likes|stock|seats|guests|visits)$/,
    "number 1..24",
  ],
  [/(?:^| )(?:colour|color)$/, "colour"],
  [/(?:^| )(?:hourly|daily|day|weekly) rate$|(?:^| )(?:wage|pay)$/, "money 25..120 EUR"],
  [/(?:^| )(?:percent|percentage|(?:interest|tax|success|completion|conversion|open) rate)$/, "percent 5..95"],
  [/uhrzeit$/, "time 08:00..19:00"],
  [/(?:zeit|dauer)$|^(?:duracion|duree|duracao|tiempo|temps|tempo) /, "duration 10..90"],
  [/(?:preis|kosten|gebuhr)$|^(?:precio|prix|preco|coste|cout|custo)(?: |$)/, "money 5..240 EUR"],
  [/(?:datum|termin)$|^(?:fecha|date|data) d/, "date -30..20"],
  [/(?:anzahl|menge)$|^(?:cantidad|quantite|quantidade|numero de|nombre de)(?: |$)/, "number 1..24"],
  [/^(?:tags|labels|keywords)$/, "tags everyday|special|new|favourite"],
  [/^(?:status|state)$/, "choice planned|in work|done"],
  [/(?:^| )(?:deadline|due date|due|start date|end date|expiry date|expires on)$/, "date 1..45"],
];
/** What a field of a type holds where its name says nothing. */
const LINE_OF_TYPE: Partial<Record<FieldType, string>> = {
  number: "number 1..24",
  money: "money 5..240 EUR",
  percent: "percent 5..95",
  date: "date -30..20",
  dateTime: "dateTime -20..10 09:00..19:00",
  time: "time 08:00..19:00",
  duration: "duration 10..90",
  boolean: "boolean 40",
  choice: "choice low|medium|high",
  tags: "tags everyday|special|new|favourite",
  rating: "rating 2..5",
  location: "location",
  image: "image",
  file: "file",
  longText: "longText @remarks",
};

/** Reads what is said of one new field: 'a number field called age', 'weight (kg)', 'dropdown level'. */
export function readFieldWish(tokens: readonly Token[], options: readonly string[] = []): FieldWish | null {
  let rest = tokens.filter(({ canon }) => canon !== "THE" && canon !== "A" && canon !== "MORE");
  let unit: string | undefined;
  let type: FieldType | undefined;
  let required: true | undefined;
  const open = rest.findIndex(({ raw }) => raw === "(");
  if (open > 0) {
    const inside = rest.slice(open + 1, rest[rest.length - 1]?.raw === ")" ? -1 : undefined);
    const words = inside.map(({ key }) => key).join(" ");
    type = fieldTypeOf(words);
    const range = /^(\d+) ?(?:-|to|bis) ?(\d+)$/.exec(words);
    if (range) type = range[1] === "1" && range[2] === "5" ? "rating" : "number";
    else if (type === undefined && words.length < 12) unit = inside.map(({ raw }) => raw).join(" ");
    rest = rest.slice(0, open);
  }
  if (rest[0]?.canon === "required") {
    required = true;
    rest = rest.slice(1);
  }
  // 'field for the pot size', 'field called age', 'age field', 'number field age', 'age as a number'.
  const as = rest.findIndex(({ canon }) => canon === "AS" || canon === "IN");
  if (as > 0) {
    const said = fieldTypeOf(wordsOf(rest.slice(as + 1)));
    if (said) {
      type = said;
      rest = rest.slice(0, as);
    }
  }
  let isNamed = false;
  for (let changed = true; changed && rest.length > 0;) {
    changed = false;
    const [first] = rest;
    const last = rest.at(-1);
    if (
      first?.canon === "CALLED" ||
      first?.canon === ":" ||
      ((first?.canon === "FOR" || first?.canon === "OF") && rest.length > 1)
    ) {
      rest = rest.slice(1).filter(({ canon }) => canon !== "THE" && canon !== "A");
      isNamed = true;
      changed = true;
      continue;
    }
    if (isNamed) break;
    if (rest.length > 1 && first?.canon === "field") {
      rest = rest.slice(1);
      changed = true;
    } else if (rest.length > 1 && last?.canon === "field") {
      rest = rest.slice(0, -1);
      changed = true;
    } else if (rest.length === 1 && (first?.canon === "field" || first?.key === "something")) return null;
    else if (type === undefined) {
      for (let length = Math.min(3, rest.length - 1); length > 0 && type === undefined; length--) {
        const said = fieldTypeOf(wordsOf(rest.slice(0, length)));
        // 'date of birth' is called so; 'date field start' is not.
        if (!said || (NAMING.has(said) && rest[length]?.canon !== "field" && rest[length]?.canon !== "CALLED"))
          continue;
        if (
          rest[length]?.canon === "OF" ||
          (said === "text" && rest[length]?.canon !== "field" && rest[length]?.canon !== "CALLED")
        )
          continue;
        type = said;
        rest = rest.slice(length);
        changed = true;
      }
    }
  }
  const name = asLabel(rest.map(({ raw }) => raw).join(" "), 40);
  if (!/\p{L}/u.test(name) || name.split(" ").length > 6) return null;
  return {
    name,
    ...(type === undefined ? (options.length > 0 ? { type: "choice" as const } : {}) : { type }),
    ...(unit === undefined ? {} : { unit }),
    ...(options.length > 0 ? { options: [...options] } : {}),
    ...(required === undefined ? {} : { required }),
  };
}

const wordsOf = (tokens: readonly Token[]): string =>
  tokens
    .filter(({ canon }) => canon !== "THE" && canon !== "A")
    .map(({ key }) => key)
    .join(" ");

/** The line that the planner would write for a field of this name; nothing where the name says nothing. */
export function lineOf(name: string, language: Language): string | undefined {
  const key = fold(name);
  for (const words of [key, ...englishOf(key, language)]) {
    const found = MORE_LINES.find(([test]) => test.test(words))?.[1];
    const exact = fieldLineFor(words);
    const known = exact?.slice(exact.indexOf(":") + 1).trim();
    // What the planner knows by its whole name goes before what its last word says.
    const line = known ?? found ?? endOf(words);
    if (line !== undefined) return line;
  }
  return undefined;
}

function endOf(words: string): string | undefined {
  const list = words.split(" ");
  const line = list.length > 1 ? compoundLineFor(list) : undefined;
  return line?.slice(line.indexOf(":") + 1).trim();
}

/** A new field of an entity with values for its rows, in the app's language. */
export function makeField(
  spec: AppSpec,
  entity: Entity,
  wish: FieldWish,
  language: Language,
  pending: readonly string[] = [],
): { field: Field; values: Record<string, SeedRow[string]> } {
  const line = wish.type === undefined ? lineOf(wish.name, language) : undefined;
  const english = englishOf(fold(wish.name), language);
  const [plan] = readFieldLines(`${wish.name.replace(/[:!]/g, " ")}: ${line ?? lineForType(wish)}`);
  if (!plan) throw new TypeError("wish.name: must be a name");
  // An English app told of 'Kalorien' keeps calories; a German one has them by their German name.
  const own = spec.identity.language;
  const name =
    language === own
      ? wish.name
      : own === "en"
        ? asLabel(english.find((word) => fieldLineFor(word) !== undefined) ?? wish.name)
        : (saidIn(fold(wish.name), own) ?? wish.name);
  const idWords =
    [fold(wish.name), ...english].find((word) => fieldLineFor(word) !== undefined) ??
    (language === "en" ? wish.name : (english[0] ?? wish.name));
  const id = freeId(idWords, [...entity.fields.map((field) => field.id), ...pending]);
  const field: Field = {
    ...plan.field,
    id,
    name,
    ...(wish.unit === undefined
      ? {}
      : plan.field.type === "text"
        ? { type: "number" as const, unit: wish.unit }
        : { unit: wish.unit }),
    ...(wish.options && wish.options.length > 0 ? { options: wish.options.map((option) => option.slice(0, 40)) } : {}),
    ...(wish.required ? { required: true } : {}),
  };
  return {
    field,
    values: sampleValues(spec, entity, field, field.type === plan.field.type && !wish.options ? plan : planOf(field)),
  };
}

function lineForType({ type = "text", options = [] }: FieldWish): string {
  const listed = options.map((option) => option.replace(/[|\n]/g, " ")).join("|");
  if (type === "choice" || type === "tags") return listed === "" ? (LINE_OF_TYPE[type] ?? type) : `${type} ${listed}`;
  return LINE_OF_TYPE[type] ?? type;
}

function planOf(field: Field): FieldPlan | undefined {
  const { type, options } = field;
  return readFieldLines(
    `Value: ${lineForType({ name: "", type, ...(options ? { options } : {}) })}${field.unit && type === "number" ? ` ${field.unit}` : ""}`,
  )[0];
}

/** Values that rows without one may hold in a field, by row; the same for the same app. */
export function sampleValues(
  spec: AppSpec,
  entity: Entity,
  field: Field,
  plan: FieldPlan | undefined = planOf(field),
  isWanted: (row: SeedRow) => boolean = () => true,
): Record<string, SeedRow[string]> {
  const random = createRandom(spec.seed ^ hashText(`${entity.id}.${field.id}`));
  const values: Record<string, SeedRow[string]> = {};
  entity.rows.forEach((row, index) => {
    const value = plan?.make({
      random,
      title: String(row[entity.titleField] ?? ""),
      index,
      count: entity.rows.length,
      record: false,
      idsOf: (id) => spec.entities.find((other) => other.id === id)?.rows.map((other) => other.id) ?? [],
    });
    const made = value ?? (field.required ? standIn(field) : undefined);
    if (made !== undefined && made !== null && isWanted(row)) values[row.id] = made;
  });
  return values;
}

/** What stands where a row must have something and nothing is known. */
export function standIn(field: Field): SeedRow[string] | undefined {
  switch (field.type) {
    case "phone":
      return "555 0100";
    case "email":
      return "name@example.com";
    case "url":
      return "https://example.com";
    case "text":
    case "longText":
    case "location":
      return "–";
    case "choice":
      return field.options?.[0];
    case "boolean":
      return false;
    case "tags":
    case "lines":
      return [];
    default:
      return undefined;
  }
}
