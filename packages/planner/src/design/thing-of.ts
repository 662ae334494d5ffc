import type { Verb } from "../brief/brief.ts";
import { capital, withAbbreviations } from "../embedded/inflect.ts";
import { mergeFields } from "../embedded/merge-fields.ts";
import { camelCase, thing, type Thing } from "../embedded/thing.ts";
import type { ReadThing } from "../recognise/reading.ts";
import { PUBLIC, STAFF } from "../vocabulary/rows.ts";
import { isNoField } from "../recognise/no-things.ts";
import { linesOfHead } from "../vocabulary/heads-of-things.ts";
import { sampleTitles } from "../recognise/sample-titles.ts";
import { isSameField } from "../recognise/same-field.ts";
import { uploadLineOf } from "./uploads.ts";
import { fieldLineOf, hasUsualLine } from "./field-lines.ts";
import { withoutBlanks } from "./blank-lines.ts";
import { withListed } from "./listed-lines.ts";

/** What a verb needs of the thing it is done with. */
const NEEDS: Partial<Record<Verb, string>> = {
  approve: "Status: choice submitted|approved|declined",
  assign: "Assigned to: text @people",
  book: "Date: date 0..14\nTime: time 09:00..17:00",
  order: "Price: money 5..120 EUR",
  pay: "Amount: money 5..120 EUR",
  rate: "Rating: rating 2..5",
  chart: "Date: date -30..0",
  contact: "E-mail: email\nMessage: longText",
  report: "Date: date -30..0",
};
const needOf = (verb: Verb, name: string): string | undefined => (verb === "upload" ? uploadLineOf(name) : NEEDS[verb]);
/** Types that do what a verb needs, whatever the field is called. */
const SERVES: Partial<Record<Verb, RegExp>> = {
  approve: /: choice /,
  upload: /: (?:image|file)\b/,
  book: /: (?:date|dateTime)\b/,
  order: /: money\b/,
  pay: /: money\b/,
  rate: /: rating\b/,
  chart: /: (?:date|dateTime)\b/,
  report: /: (?:date|dateTime)\b/,
};
/** A thing with the fields the brief names, those its verbs need, and what is known of such things; nothing else. */
export function thingOf(read: ReadThing, others: readonly ReadThing[]): Thing {
  const { name, plural, fields, verbs, known, items } = read;
  const own = known?.fields ?? "";
  const needed = [...verbs].flatMap((verb) =>
    own !== "" && SERVES[verb]?.test(own) ? [] : (needOf(verb, name)?.split("\n") ?? []),
  );
  const listed = fields.filter(({ isListed }) => isListed);
  const asked = [
    ...fields
      .filter((field) => field.isListed !== true && !/^(?:name|title)$/.test(field.name))
      .filter((field) => !listed.some((each) => isSameField(each.name, field.name)))
      .filter(({ name: own, options }) => options.length > 0 || hasUsualLine(own) || !isNoField(own))
      .map((field) => relationTo(field.name, read, others) ?? fieldLineOf(field.name, field.options)),
    ...needed,
  ];
  const ids = asked.map((line) => camelCase(line.slice(0, line.indexOf(":"))));
  const once = asked.filter((_, index) => ids.indexOf(ids[index] ?? "") === index);
  const called = (label: string): string => capital(withAbbreviations(label));
  const head = `${read.id ?? camelCase(name)}, ${called(name)}, ${called(plural)}, ${known?.icon ?? "file-text"}`;
  const title = `${fields.some((field) => field.name === "title") ? "Title" : "Name"}: text`;
  // Nothing is known of it: what its noun tells; else, where it is all there is, enough to see it move.
  const rest =
    linesOfHead(name) ??
    (others.length > 1
      ? "Added: date -25..0\nDescription: longText"
      : "Status: choice new|active|closed\nAdded: date -25..0\nDescription: longText");
  const plain = `${title}\n${rest}`;
  const base = known?.fields ?? (once.length + listed.length >= 2 ? title : plain);
  const links = once.filter((line) => line.includes(": relation "));
  const lines = [mergeFields(base, ["", ...once].join("\n")), ...links].join("\n");
  const rows =
    items.length > 1
      ? namedRows(items, known?.rows)
      : (known?.rows ?? sampleTitles(withAbbreviations(name), "item").join("\n"));
  const many = withLengths(lines, withSenders(lines, asMany(rows, read)), read);
  const made = withListed(lines, many, listed, (field) => relationTo(field, read, others), name);
  const filled = withoutBlanks(made.fields, made.rows);
  const labels = filled.split("\n").map((line) => line.slice(0, line.indexOf(":")).replace("!", ""));
  const sought = (read.sought ?? []).flatMap((name) => {
    const label = labels.find((each) => isSameField(each, name));
    return label === undefined ? [] : [camelCase(label)];
  });
  return { ...thing(known?.role ?? "item", head, "", filled, made.rows), asked: made.asked, sought };
}

/** Fields that say whose a row is. */
const WHOSE =
  /^(From|By|For|Of|To|Who|Holder|Owner|Person|Customer|Begun by|Submitted by|Requested by): text @people$/m;
const NAMES = [...PUBLIC.split(","), ...STAFF.split(",")];

/** Whoever a title names is the one whom the row is from: no 'Claim from Hana Sato' by somebody else. */
function withSenders(lines: string, rows: string): string {
  const label = WHOSE.exec(lines)?.[1];
  if (label === undefined) return rows;
  const id = camelCase(label);
  return rows
    .split("\n")
    .map((row) => {
      const name = NAMES.find((each) => row.split(" | ")[0]?.includes(each) === true);
      return name === undefined || row.includes(` | ${id}=`) ? row : `${row} | ${id}=${name}`;
    })
    .join("\n");
}

/** Rows by the names that the brief gives; what else is in a row of the trade's goes with the name in its place. */
function namedRows(items: readonly string[], rows = ""): string {
  const cells = rows.split("\n").map((row) => row.split(" | ").slice(1));
  return items.map((name, index) => [capital(name), ...(cells[index % cells.length] ?? [])].join(" | ")).join("\n");
}

/** Services by the names and lengths that the brief gives, in the place of the trade's. */
function withLengths(fields: string, rows: string, { lengths }: ReadThing): string {
  const line = fields.split("\n").find((each) => /: duration\b/.test(each));
  if (lengths === undefined || line === undefined) return rows;
  const id = camelCase(line.slice(0, line.indexOf(":")).replace("!", ""));
  return lengths.map(({ name, minutes }) => `${name} | ${id}=${String(minutes)}`).join("\n");
}

/** More rows than this are not made up, whatever the brief counts. */
const MOST_ROWS = 24;

/** As many rows as the brief counts: fewer where it has fewer, more where they are told apart by a number. */
function asMany(rows: string, { name, count, known, items }: ReadThing): string {
  const lines = rows.split("\n");
  if (count === undefined || count < 2 || count > MOST_ROWS || items.length > 1) return rows;
  if (known?.role === "event" || known?.role === "log") return rows;
  const isMadeUp = known === undefined;
  // What is counted and known by some of its rows goes on by number.
  if (!isMadeUp && lines.length < count && (known.role === "item" || known.role === "place"))
    return [
      ...lines,
      ...Array.from(
        { length: count - lines.length },
        (_, index) => `${capital(name)} ${String(lines.length + index + 1)}`,
      ),
    ].join("\n");
  // What is counted is told apart by number.
  return isMadeUp
    ? Array.from({ length: count }, (_, index) => `${capital(name)} ${String(index + 1)}`).join("\n")
    : lines.slice(0, count).join("\n");
}

/** A property that is another thing of the app points at it; only at what the app makes before, which gets its rows first. */
function relationTo(field: string, read: ReadThing, others: readonly ReadThing[]): string | undefined {
  const target = others.slice(0, others.indexOf(read)).find(({ name }) => name === field);
  return target === undefined ? undefined : `${capital(field)}: relation ${target.id ?? camelCase(target.name)}`;
}
