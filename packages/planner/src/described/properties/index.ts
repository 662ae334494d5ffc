import { singularOf } from "../../embedded/inflect.ts";
import { kindOfName } from "../../recognise/kinds-of-words.ts";
import { ANIMALS } from "./animals.ts";
import { BUILDINGS } from "./buildings.ts";
import { BUSINESS } from "./business.ts";
import { CLUBS } from "./clubs.ts";
import { COLLECTIONS } from "./collections.ts";
import { COMMON } from "./of-anything.ts";
import { FAMILY } from "./family.ts";
import { FOOD } from "./food.ts";
import { HEALTH } from "./health.ts";
import { HOME } from "./home.ts";
import { isPropertyLanguage, lineIn } from "./languages.ts";
import { MUSIC } from "./music.ts";
import { NATURE } from "./nature.ts";
import { isThing, lineOfThing } from "./of-things.ts";
import { PEOPLE } from "./people.ts";
import type { Property } from "./property.ts";
import { lineByRule } from "./rules.ts";
import { SOFTWARE } from "./software.ts";
import { englishName } from "./spelling.ts";
import { SPORT } from "./sport.ts";
import { TRADE } from "./trade.ts";
import { TRAVEL } from "./travel.ts";
import { VEHICLES } from "./vehicles.ts";
import { WORKSHOP } from "./workshop.ts";

export type { Property } from "./property.ts";

/** What is known of properties in English. */
export const PROPERTIES: readonly Property[] = [
  ...COMMON,
  ...PEOPLE,
  ...FAMILY,
  ...ANIMALS,
  ...HOME,
  ...VEHICLES,
  ...WORKSHOP,
  ...COLLECTIONS,
  ...FOOD,
  ...SPORT,
  ...MUSIC,
  ...HEALTH,
  ...CLUBS,
  ...BUSINESS,
  ...TRADE,
  ...BUILDINGS,
  ...SOFTWARE,
  ...NATURE,
  ...TRAVEL,
];

// Names are listed as they are looked up: spelling 8,000 of them anew would take a moment at every start.
const named = PROPERTIES.flatMap(([names, line]) =>
  names.split("|").map((name) => ({ isEnding: name.startsWith("*"), name: name.replace(/^\*/, ""), line })),
);
const inOrder = [...named.filter(({ isEnding }) => !isEnding), ...named.filter(({ isEnding }) => isEnding)];

/** Lines by the whole name of a property; where a name is also an ending, what it is alone goes before. */
export const LINE_BY_NAME: ReadonlyMap<string, string> = new Map(
  inOrder.map(({ name, line }) => [name, line] as const).toReversed(),
);
const LINE_BY_ENDING: ReadonlyMap<string, string> = new Map(
  named.filter(({ isEnding }) => isEnding).map(({ name, line }) => [name, line] as const),
);

const inMap = (map: ReadonlyMap<string, string>, name: string): string | undefined =>
  map.get(name) ?? map.get(singularOf(name));

/**
 * How a property is kept, by its name: a field line without its label.
 *
 * @param of what it is a property of, since a cat is not as old as a tree
 * @param language of the name; lines of other languages hold no English words
 */
export function lineOfProperty(name: string, of?: string, language?: string): string | undefined {
  const find = (one: string): string | undefined =>
    language === undefined || !isPropertyLanguage(language)
      ? englishLine(englishName(one), of)
      : (lineIn(language, one) ?? wordless(englishLine(englishName(one), undefined)));
  // 'Lot/batch number' has two names; 'paid y/n' one.
  const isTwo = name.includes("/") && !/\b(?:y\/n|yes\/no)\b/i.test(name) && !LINE_BY_NAME.has(englishName(name));
  return (isTwo ? name.split("/").map(find).find(Boolean) : undefined) ?? find(name);
}

/** Words of English would stand among those of another language; numbers, days and people may stay. */
function wordless(line: string | undefined): string | undefined {
  if (line === undefined || /^(?:choice|tags|longText|lines)\b/.test(line)) return undefined;
  if (/^text (?!@)/.test(line)) return /[a-z]{3,}/i.test(line.slice(5)) ? undefined : line;
  return line.replace(/ (?:words|years|pages|days|weeks|months|mio years)$/, "");
}

function englishLine(name: string, of: string | undefined): string | undefined {
  if (name === "") return undefined;
  return (
    (of === undefined ? undefined : lineOfThing(name, of)) ??
    inMap(LINE_BY_NAME, name) ??
    lineOfOwner(name, of) ??
    lineByRule(name, (other) => (other === name ? undefined : englishLine(other, of))) ??
    lineByEnding(name) ??
    lineByName(name)
  );
}

/** 'Dog weight' and 'weight of the dog' are the weight of a dog. */
function lineOfOwner(name: string, of: string | undefined): string | undefined {
  const [, first = "", rest = ""] = /^(\S+) (\S.*)$/.exec(name) ?? [];
  const [, property = "", thing = ""] = /^(\S+(?: \S+)?) of (?:an? |the |each |my |our )?(.+)$/.exec(name) ?? [];
  if (thing !== "" && isThing(singularOf(thing))) {
    const line = lineOfThing(property, thing) ?? inMap(LINE_BY_NAME, `${thing} ${property}`);
    if (line !== undefined) return line;
  }
  if (thing !== "" && LINE_BY_ENDING.has(property) && !/^(?:type|kind)$/.test(property))
    return inMap(LINE_BY_ENDING, property);
  if (thing !== "" && /^(?:type|kind|sort)$/.test(property))
    return inMap(LINE_BY_NAME, `${thing} type`) ?? inMap(LINE_BY_NAME, thing) ?? inMap(LINE_BY_ENDING, "type");
  if (isThing(first)) return lineOfThing(rest, first);
  // 'Tree height' in a list of trees.
  return of !== undefined && name.startsWith(`${of} `) ? englishLine(name.slice(of.length + 1), of) : undefined;
}

function lineByEnding(name: string): string | undefined {
  const words = name.split(" ");
  return words.length < 2
    ? undefined
    : (inMap(LINE_BY_ENDING, words.slice(-2).join(" ")) ?? inMap(LINE_BY_ENDING, words.at(-1) ?? ""));
}

/** 'Buyer name' is somebody, 'yarn name' what yarns are called. */
function lineByName(name: string): string | undefined {
  const whose = /^(.+?)(?: full)? name$/.exec(name)?.[1];
  if (whose !== undefined) {
    if (kindOfName(whose) === "person") return "text @people";
    const line = inMap(LINE_BY_NAME, whose);
    return line?.startsWith("text") === true ? line : undefined;
  }
  return kindOfName(name) === "person" ? "text @people" : undefined;
}
