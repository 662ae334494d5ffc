import { lineOfProperty } from "../described/properties/index.ts";
import { singularOf } from "../embedded/inflect.ts";
import { fieldLineFor } from "../embedded/named-fields.ts";
import { kindOfName } from "../recognise/kinds-of-words.ts";
import { knownOf } from "../recognise/known-of.ts";

/** How properties are kept, by the last word of their name: a field line each, see field-line.ts. */
const LINES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    "money 5..300 EUR": "price cost amount salary fee budget balance total revenue income expense payment turnover",
    "number 1..90":
      "quantity number count stock points point age weight height width length size distance temperature speed population volume clicks visits",
    "date -20..30": "date deadline expiry expiration birthday day",
    time: "time",
    "choice new|in progress|done": "status state stage progress",
    longText:
      "description note reason introduction content text message details instruction requirement comment feedback suggestion summary",
    "location @places": "address location place venue",
    phone: "phone telephone mobile",
    email: "email e-mail",
    image: "image photo picture avatar logo cover screenshot",
    "choice low|medium|high": "priority level difficulty severity",
    "choice general|special|other": "category type kind genre method mode group department",
    "rating 2..5": "rating score grade stars",
    "percent 5..95": "percentage ratio rate discount share",
    "duration 10..120": "duration hours minutes",
    url: "url link website",
    "tags new|important|to check": "tag keyword label skill",
  }).flatMap(([line, words]) => words.split(" ").map((word) => [word, line] as const)),
);

/** What is often noted and is kept as what its last word says, before the usual lines. */
const NOTED: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    "number 1..12 m": "metres meters draft beam depth",
    "number 30..210 ml": "ml millilitres",
    "number 5..400 l": "litres liters milk",
    "number 55..68 °Bx": "brix",
    "number 5..60 kg": "sugar salt flour feed malt grain",
    "number 10..160": "tally",
    "number 4..48":
      "page pages jar jars packet packets wheel wheels bottle bottles egg eggs tray trays piece pieces headcount",
    "number 6.2..7.8": "ph",
    "number 2005..2024": "year vintage",
    "number 1..8 h": "hour hours",
    "money 40..400 EUR": "deposit balance owed paid",
    image: "pic pics photos receipt sketch drawing",
    "tags none|nuts|milk|gluten": "allergies allergy allergens",
    "longText @remarks": "transcript comments remarks mutations meaning",
    "text A-104|A-117|B-023|B-131|C-008":
      "lot code ref reference cert certificate no. no number serial plate registration",
    "text @people": "owner keeper driver teacher listener shearer technician helper guardian picker signed initials",
    "text 1|2|3|4": "kettle act",
    "text 3, 4|12|14|27, 28|31": "numbers scenes scene page chapter",
    "text Hale & Sons|Lindholm|Brandt|Quiroga|Okafor":
      "maker manufacturer brand firm supplier vendor house company dealer bakery",
    "text Model 12|Model 20|Classic|Compact": "model",
    "text does not start|loose contact|noise when it runs|cracked": "fault faults problem defect defects damage",
    "text north side|south side|by the door|in the corner": "position spot target side",
    "text worn|routine|asked for|first time": "reason purpose cause occasion",
    "text spring round|north field|new hall": "project",
    "text main folder|spring folder|archive": "folder file",
    "text Norwich|Leith|Porto|unknown": "origin source provenance",
    "time 07:00..20:00": "time start end begin",
    "date 20..300": "expiry before until",
    "text family|work|home": "interests hobbies",
  }).flatMap(([line, words]) => words.split(" ").map((word) => [word, line] as const)),
);
/** Where things stand or hang: told apart by number. */
const NUMBERED =
  /^(?:cradle|hook|rack|row|bay|bin|shelf|slot|room|table|ward|berth|seat|gate|pitch|desk|box|crate|drawer|locker|bench|tank|vat|pen|plot|bed)$/;
/** Nobody knows what stands in it: it is left to whoever uses the app. */
const PLAIN = "text";
/** So many samples of what is known are enough. */
const SAMPLES = 6;

/** 'Customer name' is the name of somebody, as 'customer' is. */
const OF_SOMEBODY = /(?:'s|’s)?\s+(?:full )?name$/i;

/** A text with samples of what goes by that name, so that no column stands empty. */
function filledLine(name: string): string {
  const last = name.split(" ").at(-1) ?? name;
  const label = `${last.charAt(0).toUpperCase()}${last.slice(1)}`;
  if (kindOfName(name.toLowerCase().replace(OF_SOMEBODY, "")) === "person") return "text @people";
  if (NUMBERED.test(last)) return `text ${[4, 7, 2, 11].map((number) => `${label} ${String(number)}`).join("|")}`;
  const known = knownOf(singularOf(last));
  const titles = (known?.rows ?? "").split("\n").map((row) => row.split(" | ")[0]?.trim() ?? "");
  const samples = titles.filter((title) => title !== "" && !/[|:;=]/.test(title)).slice(0, SAMPLES);
  return samples.length > 2 ? `text ${samples.join("|")}` : PLAIN;
}

/** How a property of something, on a list of what is written down, is kept: filled, whatever it is. */
export function listedLineOf(name: string, options: readonly string[], as?: string, of?: string): string {
  const last = name.split(" ").at(-1)?.toLowerCase() ?? name;
  const label = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const choices = options.map((option) => option.replaceAll(/[|:;=]/g, " ").trim()).filter(Boolean);
  if (choices.length > 1) return `${label}: ${as === "tags" ? "tags" : "choice"} ${choices.join("|")}`;
  if (as !== undefined) return `${label}: ${as}`;
  if (/^(?:litres?|liters?) /.test(name)) return `${label}: number 5..400 l`;
  const noted = NOTED[last];
  if (noted !== undefined) return `${label}: ${noted}`;
  if (last === "label") return `${label}: ${PLAIN}`;
  const known = lineOfProperty(name, of);
  if (known !== undefined) return `${label}: ${known}`;
  const usual = fieldLineFor(name.toLowerCase()) ?? (LINES[last] === undefined ? fieldLineFor(last) : undefined);
  const line = usual?.slice(usual.indexOf(":") + 2) ?? LINES[last];
  return `${label}: ${line === undefined || line === "text" ? filledLine(name) : line}`;
}

/** Whether there is a usual way to keep a property of this name. */
export const hasUsualLine = (name: string): boolean => LINES[name.split(" ").at(-1) ?? name] !== undefined;

/** The field line of a property a brief names: 'expiry date' is kept as a date, what nobody knows as a text. */
export function fieldLineOf(name: string, options: readonly string[] = []): string {
  const last = name.split(" ").at(-1) ?? name;
  const label = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const choices = options.map((option) => option.replaceAll(/[|:]/g, " ").trim()).filter(Boolean);
  if (choices.length === 2 && choices.every((choice) => /^(?:y|n|yes|no)$/i.test(choice)))
    return `${label}: boolean 60`;
  if (/^who\b/.test(name)) return `${label}: text @people`;
  return `${label}: ${choices.length > 1 ? `choice ${choices.join("|")}` : (LINES[last] ?? (NOTED[last] || filledLine(name)))}`;
}
