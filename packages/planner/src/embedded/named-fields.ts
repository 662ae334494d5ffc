import type { Knowledge } from "./knowledge/knowledge.ts";
import { singularOf } from "./inflect.ts";

/** Fields people ask for by name: folded names, then what a field line has after its label. */
const KNOWN: readonly [string, string][] = [
  ["distance|miles|kilometres|kilometers|km|mileage", "number 2..24 km"],
  ["time|duration|minutes|length of time", "duration 10..90"],
  ["opening hours|opening times|business hours", "text 9:00–18:00|10:00–17:30|8:00–13:00|10:00–20:00"],
  ["hours|hours worked", "number 1..8 h"],
  ["pace", "number 4.4..7.2 min/km"],
  ["speed|average speed", "number 8..32 km/h"],
  ["elevation|altitude|climb", "number 20..640 m"],
  ["heart rate|pulse|bpm", "number 58..164 bpm"],
  ["blood pressure", "text 118/76|124/80|131/84|127/79|135/88"],
  ["blood sugar|glucose|glucose level", "number 82..168 mg/dl"],
  ["weight|body weight", "number 1.0..82.0 kg"],
  ["height", "number 10..190 cm"],
  ["length|width|depth|size", "number 5..180 cm"],
  ["temperature", "number 4.0..38.5 °C"],
  ["humidity", "percent 30..80"],
  ["ph|ph value", "number 6.2..7.8"],
  ["volume|water|water intake", "number 100..800 ml"],
  ["amount|quantity|count|number|how many", "number 1..24"],
  ["calories|kcal", "number 80..720 kcal"],
  ["protein|carbs|fat|fiber|sugar", "number 2..48 g"],
  ["dose|dosage", "text 1 tablet|5 ml|2 drops|half a tablet"],
  ["reps|repetitions", "number 5..15"],
  ["sets", "number 2..5"],
  ["laps|rounds", "number 1..20"],
  ["score|points|result", "number 3..120 pts"],
  ["level|grade", "choice beginner|intermediate|advanced"],
  ["difficulty", "choice easy|medium|hard"],
  ["priority|urgency|importance", "choice low|medium|high"],
  ["status|state|stage|progress", "choice planned|in work|done"],
  ["condition", "choice as new|good|worn|broken"],
  ["health|health state", "choice fine|weak|sick"],
  ["visibility", "number 2..20 m"],
  ["hardness", "number 1..10"],
  ["flavour of|filling", "text"],
  ["wake-ups|wakeups|cravings|puffs|hot flushes|hot flashes", "number 0..6"],
  ["bedtime", "time 21:30..23:45"],
  ["caffeine|coffees", "number 0..4"],
  ["behaviour|behavior", "choice great|fine|restless"],
  ["expiry|expires", "date 5..400"],
  ["mood|feeling|feelings|emotion|how i felt", "choice great|good|okay|low|awful"],
  ["energy|energy level", "choice high|fine|low"],
  ["stress|stress level|pain|pain level|intensity|effort|strength|severity", "number 1..10"],
  ["sleep|sleep hours|hours slept", "number 4.5..9.0 h"],
  ["quality|rating|stars|taste", "rating 2..5"],
  ["price|cost|costs|fee|value|worth|rent|salary", "money 5..240 EUR"],
  ["deposit|discount|tip|profit|revenue|earnings|total", "money 2..160 EUR"],
  ["date|day|purchase date|start date|when", "date -30..0"],
  ["due date|deadline|due|end date|expiry date|expiration date|best before|use by", "date 1..45"],
  ["birthday|birth date|date of birth|birthdays", "date 3..300"],
  ["start|start time|arrival|arrival time|departure|departure time", "time 07:00..18:00"],
  ["place|location|where|address|venue|spot", "location"],
  ["file|document|attachment|scan|pdf|upload|contract file|invoice file|signed contract", "file"],
  ["files|attachments|supporting documents|supporting files|project files|uploads", "file several"],
  ["resume|resumes|cv|cvs|curriculum vitae|cover letter|transcript", "file document|pdf"],
  ["recording|recordings|audio file|audio files|voice note|voice memo|sound file", "file audio"],
  ["video file|video files|footage|video recording", "file video"],
  ["spreadsheet|csv file|excel file", "file sheet"],
  ["receipt scan|receipt photo|receipt file|proof of payment", "file pdf|image"],
  ["photo|photos|picture|pictures|image|cover", "image"],
  ["colour|color", "colour"],
  ["weather", "choice sun|cloud|rain|wind|snow"],
  ["wind", "number 2..28 kn"],
  ["season", "choice spring|summer|autumn|winter"],
  ["note|notes|comment|remarks|description|thoughts|lessons learned|learnings|details", "longText @remarks"],
  ["symptom|symptoms|trigger|triggers", "tags stress|weather|food|too little sleep|sport|screens"],
  ["tag|tags|category|categories|type|genre|kind", "tags everyday|special|new|favourite"],
  [
    "author|authors|artist|artists|composer|teacher|instructor|owner|driver|host|trainer|coach|who|assignee|contact|contact person",
    "text @people",
  ],
  ["phone|phone number|telephone", "phone"],
  ["email|e-mail|mail address", "email"],
  ["link|links|url|website", "url"],
  ["species|breed|variety|brand|model|make|manufacturer|material", "text"],
  ["age|ages", "number 1..80 years"],
  ["pages|page number|pages read", "number 8..420 pages"],
  ["chapter|episode|season number", "number 1..24"],
  ["servings|portions", "number 1..8"],
  ["ingredients|steps|materials needed|equipment needed", "lines"],
  ["serial number|licence plate|license plate|plate|isbn|barcode|reference|invoice number", "text"],
  ["warranty|guarantee|warranty date", "date 20..700"],
  ["service date|next service|maintenance date|next inspection", "date 5..180"],
  ["allergies|allergens|diet|dietary needs", "tags none|nuts|milk|gluten|vegetarian|vegan"],
  ["attendance|present|attended", "boolean 80"],
  ["seats|capacity|places|spots", "number 4..40"],
  ["fuel|litres|liters|gallons", "number 5..52 l"],
  ["odometer", "number 12000..98000 km"],
  ["yield|harvest", "number 0.2..9.0 kg"],
  ["bait|lure|fly|catch", "text worm|spinner|bread|fly|minnow"],
  ["aroma|flavour|flavor|tasting notes|smell", "tags fruit|smoke|flowers|nuts|spice|citrus"],
  ["roast|roast level", "choice light|medium|dark"],
  ["grind|grind size", "choice fine|medium|coarse"],
  ["tempo", "number 60..168 bpm"],
  ["key", "choice C|D|E|F|G|A|B"],
];
const BY_NAME = new Map(KNOWN.flatMap(([names, line]) => names.split("|").map((name) => [name, line] as const)));

/** Whether words are the name of a field together: 'opening hours'. */
export const isFieldName = (name: string): boolean => BY_NAME.has(name);

const GROUPS = new Map(
  KNOWN.flatMap(([names], index) => names.split("|").map((name) => [name, index] as const)).toReversed(),
);

/** Whether two folded names of fields mean the same thing noted: 'phone number' and 'telephone'. */
export function isAlso(name: string, other: string): boolean {
  const group = GROUPS.get(name);
  return group !== undefined && group === GROUPS.get(other);
}

const DEFAULTS: Partial<Record<string, string>> = {
  number: "number 1..24",
  money: "money 5..240 EUR",
  date: "date -30..0",
  dateTime: "dateTime -20..0 09:00..19:00",
  time: "time 08:00..19:00",
  duration: "duration 10..90",
  boolean: "boolean 50",
  location: "location",
  image: "image",
  url: "url",
};

/** What the last word of a name says of what is noted: a batch number, a sowing date. */
const HEADS: readonly [RegExp, string][] = [
  [/^(?:numbers?|codes?|ids?)$/, "text"],
  [/^dates?$/, "date -20..40"],
  [/^times?$/, "time 08:00..19:00"],
  [/^(?:counts?|counters?)$/, "number 1..24"],
  [/^(?:prices?|costs?|fees?)$/, "money 5..240 EUR"],
  [/^(?:names?|sizes?)$/, "text"],
  [/^(?:angle|angles)$/, "number 20..130 °"],
];

/** Field line for a name of two words that ends in what is noted of the first: 'batch numbers' is a text, 'word count' a number. */
export function compoundLineFor(words: readonly string[]): string | undefined {
  const [of, last] = words.slice(-2);
  if (of === undefined || last === undefined) return undefined;
  const type = HEADS.find(([head]) => head.test(last))?.[1];
  if (type === undefined) return undefined;
  const name = `${of} ${last.endsWith("s") ? last.slice(0, -1) : last}`;
  return `${name.replace(/^./, (letter) => letter.toUpperCase())}: ${type}`;
}

/** Field line for a name an idea gives to what it wants noted, when that is the name of a field at all. */
export function fieldLineFor(name: string, knowledge?: Knowledge): string | undefined {
  const singular = singularOf(name, knowledge);
  const known = BY_NAME.get(name) ?? BY_NAME.get(singular);
  const label = (BY_NAME.has(name) ? name : singular).replace(/^./, (letter) => letter.toUpperCase());
  if (known !== undefined) return `${label}: ${known}`;
  const property = knowledge?.propertyCalled(name) ?? knowledge?.propertyCalled(singular);
  const made = property && DEFAULTS[property.type];
  if (!property || made === undefined) return undefined;
  return `${label}: ${made}${property.unit ? ` ${property.unit}` : ""}`;
}
