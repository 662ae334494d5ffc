import { singularOf } from "../../embedded/inflect.ts";
import { kindOfName } from "../../recognise/kinds-of-words.ts";
import { LIVING_THINGS } from "./living-things.ts";
import { OTHER_THINGS } from "./other-things.ts";
import { englishName } from "./spelling.ts";

const THINGS: ReadonlyMap<string, ReadonlyMap<string, string>> = (() => {
  const byName = new Map<string, ReadonlyMap<string, string>>();
  for (const [names, properties] of [...LIVING_THINGS, ...OTHER_THINGS]) {
    const lines = new Map(
      properties.split("; ").map((property) => {
        const at = property.indexOf(": ");
        return [property.slice(0, at), property.slice(at + 2)] as const;
      }),
    );
    for (const name of names.split("|")) if (!byName.has(englishName(name))) byName.set(englishName(name), lines);
  }
  return byName;
})();

const PETS = "text Miso|Biscuit|Olive|Juno|Pepper|Sooty";

/** Kinds of things whose properties have a magnitude of their own. */
export const KINDS_OF_THINGS: readonly string[] = [...THINGS.keys()];

/** Other words for what the tables of things are kept by. */
const SAME: Readonly<Record<string, string>> = {
  "how old": "age",
  "age in years": "age",
  "age in months": "age",
  "how tall": "height",
  tall: "height",
  "how heavy": "weight",
  "how big": "size",
  gender: "sex",
  "fur color": "color",
  "coat color": "color",
  coat: "color",
  value: "price",
  worth: "price",
  cost: "price",
  "asking price": "price",
  "selling price": "price",
  "purchase price": "price",
  "sale price": "price",
  "price paid": "price",
  "estimated value": "price",
  "bought for": "price",
  "sold for": "price",
  qty: "quantity",
  amount: "quantity",
  count: "quantity",
  "how many": "quantity",
};
/** Whatever stands before or behind, it is measured alike. */
const AROUND =
  /^(?:current|present|actual|body|live|adult|total|average|approximate|approx|full|estimated|final)\s+(?=\S)|\s+(?:now|today|(?:in )?(?:kg|cm|years|meters|grams|weeks|months))$/g;
const MEASURED =
  /^(?:target|goal|start|starting|ideal|last|max|min|maximum|minimum|top)\s+(weight|height|age|length|speed)$/;

/** Days in what ages are counted in. */
const DAYS: Readonly<Record<string, number>> = { years: 365, months: 30, weeks: 7 };
const BORN = /^(?:birthday|birth date|birthdate|date of birth|dob|born|born on|hatched|hatch date)$/;
const YEAR =
  /^(?:year of birth|birth year|year built|built|year made|year of manufacture|model year|construction year|year of construction|year planted|year)$/;
/** Ages are reckoned back from it for years, which no line can give as days before today. */
const THIS_YEAR = 2026;

/** When it was born or made, by how old such things are. */
function lineOfOrigin(property: string, age: string | undefined, isPerson: boolean): string | undefined {
  const [, from, to, unit = ""] = /^number (\d+)\.\.(\d+) (years|months|weeks)$/.exec(age ?? "") ?? [];
  const days = DAYS[unit];
  if (days === undefined) return undefined;
  if (BORN.test(property)) return `date -${String(Number(to) * days)}..-${String(Number(from) * days)}`;
  // The year of a student is a year of school.
  if (unit !== "years" || !YEAR.test(property) || (isPerson && property === "year")) return undefined;
  return `number ${String(THIS_YEAR - Number(to))}..${String(THIS_YEAR - Number(from))}`;
}

function thingCalled(of: string): ReadonlyMap<string, string> | undefined {
  const name = englishName(of);
  const words = singularOf(name).split(" ");
  const last = words.at(-1) ?? "";
  const found =
    THINGS.get(name) ?? THINGS.get(words.join(" ")) ?? THINGS.get(words.slice(-2).join(" ")) ?? THINGS.get(last);
  return found ?? (kindOfName(last) === "person" ? THINGS.get("adult") : undefined);
}

/** Whether a word is a thing with magnitudes of its own: the 'dog' of 'dog weight'. */
export const isThing = (word: string): boolean => THINGS.has(word);

/** The line of a property of a certain thing, where it differs from that of others: the age of a cat. */
export function lineOfThing(property: string, of: string): string | undefined {
  const lines = thingCalled(of);
  if (lines === undefined) return undefined;
  const bare = property.replaceAll(AROUND, "");
  const measured = MEASURED.exec(bare)?.[1];
  for (const name of [property, bare, SAME[property], SAME[bare], measured]) {
    const line = name === undefined ? undefined : lines.get(name);
    if (line !== undefined) return line;
  }
  const isPerson = kindOfName(singularOf(englishName(of))) === "person";
  if (/^(?:name|called)$/.test(property)) return isPerson ? "text @people" : lines.has("breed") ? PETS : undefined;
  return lineOfOrigin(property, lines.get("age"), isPerson);
}
