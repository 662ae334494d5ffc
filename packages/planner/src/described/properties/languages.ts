import { FRENCH } from "./french.ts";
import { GERMAN } from "./german.ts";
import { PORTUGUESE } from "./portuguese.ts";
import type { Property } from "./property.ts";
import { plainName, withoutAccents } from "./spelling.ts";
import { SPANISH } from "./spanish.ts";

/** Languages beside English in which properties are known. */
export type PropertyLanguage = "de" | "es" | "fr" | "pt";

// A line each in place of a tuple: 240 tuples would not fit a file.
const listed = (lines: string): readonly Property[] =>
  lines
    .trim()
    .split("\n")
    .map((line) => {
      const at = line.indexOf(": ");
      return [line.slice(0, at), line.slice(at + 2)];
    });

/** Properties by language. */
export const PROPERTIES_IN: Readonly<Record<PropertyLanguage, readonly Property[]>> = {
  de: listed(GERMAN),
  es: listed(SPANISH),
  fr: listed(FRENCH),
  pt: listed(PORTUGUESE),
};

interface Lookup {
  whole: ReadonlyMap<string, string>;
  /** What a name may end in (German) or begin with, the longest first. */
  parts: readonly (readonly [part: string, line: string])[];
}

const keyOf = (name: string): string => withoutAccents(plainName(name));

function lookupOf(properties: readonly Property[]): Lookup {
  const whole = new Map<string, string>();
  const parts: [string, string][] = [];
  for (const [names, line] of properties)
    for (const each of names.split("|")) {
      const key = keyOf(each.replace(/^\*/, ""));
      if (each.startsWith("*")) parts.push([key, line]);
      if (!whole.has(key)) whole.set(key, line);
    }
  return { whole, parts: parts.toSorted(([one], [other]) => other.length - one.length) };
}

const LOOKUPS = new Map<PropertyLanguage, Lookup>();
/** Made when a text of the language first asks: most never do. */
function lookupIn(language: PropertyLanguage): Lookup {
  const known = LOOKUPS.get(language) ?? lookupOf(PROPERTIES_IN[language]);
  LOOKUPS.set(language, known);
  return known;
}

const PAST = "date -120..-1";
const COMING = "date 2..90";
const COUNT = "number 1..24";
/** What a word in front says of what follows; the first group is what follows, where its own line goes before. */
const FIRST: Readonly<Record<PropertyLanguage, readonly (readonly [RegExp, string])[]>> = {
  de: [
    [/^(?:letzte[rsn]?|zuletzt) (.+)$/, PAST],
    [/^(?:nächste[rsn]?) (.+)$/, COMING],
    [/^(?:anzahl|zahl)(?: der)? (.+)$/, COUNT],
    [/^(?:max|maximale?[rs]?|min|minimale?[rs]?|ziel) (.+)$/, COUNT],
    [/^wie viele?\b(.*)$/, COUNT],
    [/^(.+) (?:am|seit)$/, PAST],
    [/^(.+) bis$/, COMING],
    [/^(.+) von$/, "text @people"],
    [/^(.+) (?:ja nein|j n)$/, "boolean 60"],
  ],
  es: [
    [/^últim[oa] (.+)$/, PAST],
    [/^próxim[oa] (.+)$/, COMING],
    [/^(?:máximo|mínimo|máx|mín)(?: de)? (.+)$/, COUNT],
    [/^cuánt[oa]s\b(.*)$/, COUNT],
    [/^(.+) (?:el|desde)$/, PAST],
    [/^(.+) hasta$/, COMING],
    [/^(.+) (?:sí no|s n)$/, "boolean 60"],
  ],
  fr: [
    [/^derni(?:er|ère) (.+)$/, PAST],
    [/^prochaine? (.+)$/, COMING],
    [/^(?:maximum|minimum|max|min)(?: de)? (.+)$/, COUNT],
    [/^combien\b(.*)$/, COUNT],
    [/^(.+) (?:le|depuis)$/, PAST],
    [/^(.+) jusqu'au$/, COMING],
    [/^(.+) (?:oui non|o n)$/, "boolean 60"],
  ],
  pt: [
    [/^últim[oa] (.+)$/, PAST],
    [/^próxim[oa] (.+)$/, COMING],
    [/^(?:máximo|mínimo|máx|mín)(?: de)? (.+)$/, COUNT],
    [/^quant[oa]s\b(.*)$/, COUNT],
    [/^(.+) (?:em|desde)$/, PAST],
    [/^(.+) até$/, COMING],
    [/^(.+) (?:sim não|s n)$/, "boolean 60"],
  ],
};
const MEASURE = /^(?:number|money|percent|rating|duration)\b/;

/** Whether a language beside English is known here. */
export const isPropertyLanguage = (language: string): language is PropertyLanguage => language in PROPERTIES_IN;

/** The line of a property by its name in one of these languages. */
export function lineIn(language: PropertyLanguage, name: string): string | undefined {
  const lookup = lookupIn(language);
  const plain = plainName(name);
  const key = keyOf(name);
  const whole = lookup?.whole.get(key);
  if (lookup === undefined || whole !== undefined) return whole;
  for (const [pattern, line] of FIRST[language]) {
    const found = pattern.exec(plain);
    if (found === null) continue;
    const own = lineIn(language, found[1]?.trim() ?? "");
    return own !== undefined && MEASURE.test(own) ? own : line;
  }
  const fits = ([part]: readonly [string, string]): boolean =>
    language === "de" ? key.endsWith(part) : key.startsWith(`${part} `);
  return lookup.parts.find(fits)?.[1] ?? plural(lookup, key);
}

/** The singular where one forgot that a column holds one: 'notas', 'outils'. */
function plural({ whole }: Lookup, key: string): string | undefined {
  const one = [/s$/, /es$/, /en$/, /e$/, /n$/].map((ending) => key.replace(ending, ""));
  return one.map((singular) => (singular === key ? undefined : whole.get(singular))).find((line) => line !== undefined);
}
