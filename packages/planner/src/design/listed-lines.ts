import { keptBeside } from "../brief/beside.ts";
import { camelCase } from "../embedded/thing.ts";
import type { ReadThing } from "../recognise/reading.ts";
import { isSameField } from "../recognise/same-field.ts";
import { listedLineOf } from "./field-lines.ts";

/** Field lines and seed rows of a thing, and the ids of the fields that its brief lists. */
export interface ListedLines {
  fields: string;
  rows: string;
  asked: string[];
}

type Listed = ReadThing["fields"][number];

const labelOf = (line: string): string => line.slice(0, line.indexOf(":")).replace("!", "");
const typeOf = (line: string): string => /: *(\w+)/.exec(line)?.[1] ?? "";
const optionsOf = (line: string): string[] =>
  line
    .replace(/^[^:]*: *\w+ */, "")
    .split("|")
    .map((option) => option.trim());

/**
 * Puts what a brief lists right behind the title, in its order. What the thing has already moves up under its own name; where the brief says
 * what there is to choose from, that takes the place of the thing's own options, in the rows as well.
 */
export function withListed(
  fields: string,
  rows: string,
  listed: readonly Listed[],
  relationOf: (name: string) => string | undefined,
  of?: string,
): ListedLines {
  const [title = "Name: text", ...own] = fields.split("\n");
  const front: string[] = [];
  const asked: string[] = [];
  let cells = rows;
  const names = listed.map(({ name }) => name);
  for (const field of listed) {
    if (isTitle(title, field)) continue;
    const at = placeOf(own, field);
    const found = at < 0 ? undefined : own.splice(at, 1)[0];
    if (found === undefined) cells = withoutLike(own, cells, field);
    const relation = relationOf(field.name);
    const isLinked = found !== undefined && typeOf(found) === "relation";
    const made =
      (isLinked ? found : (relation ?? found)) ??
      listedLineOf(field.name, field.options, field.as ?? keptBeside(field.name, names), of);
    let line = made;
    if (found !== undefined && made === found && field.options.length > 1) {
      const chosen = listedLineOf(labelOf(found), field.options, typeOf(found) === "tags" ? "tags" : undefined);
      cells = renamed(cells, camelCase(labelOf(found)), optionsOf(found), optionsOf(chosen));
      line = chosen;
    }
    const id = camelCase(labelOf(line));
    if (asked.includes(id) || id === camelCase(labelOf(title))) continue;
    asked.push(id);
    front.push(line);
  }
  return { fields: [title, ...front, ...own].join("\n"), rows: onlyOptions(front, cells), asked };
}

/** Rows without values that are none of what there is to choose from. */
function onlyOptions(lines: readonly string[], rows: string): string {
  const choices = new Map(
    lines.flatMap((line): [string, string[]][] =>
      /^(?:choice|tags)$/.test(typeOf(line)) ? [[camelCase(labelOf(line)), optionsOf(line)]] : [],
    ),
  );
  const isOne = (cell: string): boolean => {
    const options = choices.get(cell.slice(0, cell.indexOf("=")));
    const values = cell.slice(cell.indexOf("=") + 1).split(";");
    return options === undefined || values.every((value) => options.includes(value.trim()));
  };
  return rows
    .split("\n")
    .map((row) =>
      row
        .split(" | ")
        .filter((cell, index) => index === 0 || isOne(cell))
        .join(" | "),
    )
    .join("\n");
}

/** Of these kinds a thing mostly has one, whatever it is called: the date of a sighting is when it was seen. */
const ALONE: readonly [RegExp, RegExp][] = [
  [/^(?:date|day|when)$/i, /^(?:date|dateTime)$/],
  [/^(?:photos?|pics?|pictures?|images?)$/i, /^image$/],
  [/^(?:where|place|location|address)$/i, /^location$/],
  [/^(?:notes?|comments?|remarks?)$/i, /^longText$/],
];

/** Where the thing's own line for it stands: of that name, else the only one that ends in the same word. */
function placeOf(own: readonly string[], field: Listed): number {
  const at = own.findIndex((line) => isSameField(labelOf(line), field.name) && suits(line, field));
  if (at >= 0 || field.name.includes(" ")) return at;
  const type = ALONE.find(([names]) => names.test(field.name))?.[1];
  const like = own.filter((line) => type?.test(typeOf(line)) === true);
  if (like.length === 1) return own.indexOf(like[0] ?? "");
  const ending = own.filter((line) => labelOf(line).toLowerCase().endsWith(` ${field.name.toLowerCase()}`));
  const [only] = ending;
  return only !== undefined && ending.length === 1 && suits(only, field) ? own.indexOf(only) : -1;
}

/** Takes away a choice that says the same as a tick that is asked for; gives the rows without it. */
function withoutLike(own: string[], rows: string, { name, as }: Listed): string {
  if (as?.startsWith("boolean") !== true) return rows;
  const at = own.findIndex((line) => typeOf(line) === "choice" && isSameField(labelOf(line), name));
  if (at < 0) return rows;
  const id = camelCase(labelOf(own.splice(at, 1)[0] ?? ""));
  return rows
    .split("\n")
    .map((row) =>
      row
        .split(" | ")
        .filter((cell, index) => index === 0 || !cell.startsWith(`${id}=`))
        .join(" | "),
    )
    .join("\n");
}

/** The title says the name, the title and the thing itself. */
const isTitle = (title: string, { name, options }: Listed): boolean =>
  options.length === 0 && (/^(?:name|title)$/i.test(name) || labelOf(title).toLowerCase() === name.toLowerCase());

/** Whether a field that the thing has can hold what is listed: a tick is no date. */
function suits(line: string, { name, options, as }: Listed): boolean {
  const type = typeOf(line);
  // How many came of it is no link to one of them.
  if (type === "relation" && /[^s]s$/.test(name)) return false;
  if (options.length > 1) return type === "choice" || type === "tags";
  if (as?.startsWith("boolean") === true) return type === "boolean";
  if (as?.startsWith("number") === true) return type === "number";
  // 'Last inspection' is a day, and nobody who inspects.
  if (as?.startsWith("date") === true) return /^(?:date|dateTime|computed|addDays)$/.test(type);
  return true;
}

/** Rows with other options in the place of a choice's own, the first for the first. */
function renamed(rows: string, id: string, own: readonly string[], said: readonly string[]): string {
  if (said.length === 0) return rows;
  return rows
    .split("\n")
    .map((row) =>
      row
        .split(" | ")
        .map((cell, index) => {
          if (index === 0 || !cell.startsWith(`${id}=`)) return cell;
          const values = cell.slice(id.length + 1).split(";");
          const moved = values.map(
            (value) =>
              said[Math.floor((Math.max(0, own.indexOf(value.trim())) * said.length) / Math.max(1, own.length))],
          );
          return `${id}=${[...new Set(moved)].join(";")}`;
        })
        .join(" | "),
    )
    .join("\n");
}
