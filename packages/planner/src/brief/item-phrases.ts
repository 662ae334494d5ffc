/** A property that is told by more than a noun: its label, and how it is kept. */
export interface PhrasedItem {
  name: string;
  options?: readonly string[];
  /** See field-line.ts. */
  as?: string;
}

const PEOPLE = "text @people";
const PAST = "date -60..0";
const COMING = "date -5..40";

/** What was done, as it stands before 'by', 'on' or 'for'. */
const DONE = String.raw`[\p{L}-]+(?:ed|en|wn|ne|lt|nt|ft|de|id|ld|ought|aught|ung|ut|et|ead)`;

/** 'Made by' is somebody, 'opened on' a date, 'bought for' a purpose; 'use by' and 'best before' are dates. */
const PHRASES: readonly [RegExp, string][] = [
  [/^(?:use|sell|back|due|return(?:ed)?|needed|wanted|finish(?:ed)?|ready|eat|best) (?:by|before)$/iu, COMING],
  [/^(?:use|sell|back|best)[ -](?:by|before) date$/iu, COMING],
  [/^(?:good|valid|booked|hired|rented|drink|until|keep) (?:until|till|to)$/iu, "date 5..60"],
  [/^(?:drink|open|ready|available|free) from$/iu, COMING],
  [new RegExp(`^${DONE}(?: (?:out|in|off|up|back|over))? by$`, "iu"), PEOPLE],
  [new RegExp(`^${DONE}(?: (?:out|in|off|up))? to$`, "iu"), PEOPLE],
  [new RegExp(`^(?:[\\p{L}-]+ )?${DONE}(?: (?:out|in|off|up|back|over))? on$`, "iu"), PAST],
  [/^(?:(?:to|for|by|from|with) whom|who (?:to|for|from|by|with))$/iu, PEOPLE],
  [new RegExp(`^${DONE} (?:for|from|at|with)$`, "iu"), ""],
  [new RegExp(`^(?:last|first|date|day) ${DONE}$`, "iu"), PAST],
  [new RegExp(`^${DONE} date$`, "iu"), PAST],
  [/^(?:time|signed|checked|booked|clocked) (?:in|out)$/iu, "time 07:00..20:00"],
  [/^(?:date|day) (?:in|out)$/iu, PAST],
  [/^[\p{L}-]+ (?:ok|okay|safe|free|allowed|closed) (?:from|until|again)$/iu, COMING],
  [/^last (?:service|check|inspection|test|visit|wash|clean|contact|seen)$/iu, PAST],
  [/^next (?:due|service|check|inspection|test|visit|date)(?: date)?$/iu, "date 1..90"],
];

/** What is counted or measured, with what became of it: 'volume left', 'price agreed', 'parts waiting'. */
const WITH_STATE =
  /^(?:how much|[\p{L}-]+) (?:left|agreed|paid|owed|due|given|waiting|received|used|needed|missing|remaining|outstanding)$/iu;
const MONEY = /^(?:price|cost|fee|deposit|amount|rent|balance|sum|total|money)\b/i;

/** Verbs that ask the program for something: behind them stands no property. */
const ASKS = new Set(
  "print show send see export import warn alert remind calculate search find sort filter add make get let view share scan click give tell ask mark display count compare email download upload book create".split(
    " ",
  ),
);

/** Whether an item tells the program to do something rather than naming a property: 'print certificate'. */
export const isWish = (said: string): boolean => ASKS.has(said.toLowerCase().split(/\s+/)[0] ?? "");

/** Ways to come by something. */
const COME_BY =
  /^(?:hired|rented|bought|made|owned?|borrowed|lent|loaned|given|donated|found|leased|bought in|home[- ]?made)$/i;

/** 'Hired or own or borrowed': a choice without a label. */
function choiceOf(said: string): PhrasedItem | undefined {
  const parts = said.split(/\s+or\s+/i).map((part) => part.trim());
  if (parts.length < 3 || parts.some((part) => !/^[\p{L}-]+(?: [\p{L}-]+)?$/u.test(part))) return undefined;
  return { name: parts.every((part) => COME_BY.test(part)) ? "source" : "kind", options: parts };
}

const UNITS: Readonly<Record<string, string>> = {
  minute: "duration 5..120",
  feet: "number 3..90 ft",
  inche: "number 2..40 in",
  day: "number 1..30 days",
  week: "number 1..12 weeks",
  hour: "number 1..8 h",
  kg: "number 1..40 kg",
  gram: "number 20..900 g",
  g: "number 20..900 g",
  metre: "number 1..30 m",
  meter: "number 1..30 m",
  cm: "number 10..180 cm",
  mm: "number 1..60 mm",
  litre: "number 1..60 l",
  liter: "number 1..60 l",
  km: "number 1..120 km",
  mile: "number 1..120 mi",
};

/** Reads an item that is told by what was done or by a unit; undefined where a plain reading does as well. */
export function phrasedItem(said: string): PhrasedItem | undefined {
  const choice = choiceOf(said);
  if (choice !== undefined) return choice;
  if (/^since(?: when)?$/i.test(said)) return { name: "since", as: PAST };
  const measured = /^([\p{L}-]+(?: [\p{L}-]+)?) in (?:the )?([\p{L}]+?)s?$/iu.exec(said);
  const unit = UNITS[measured?.[2]?.toLowerCase() ?? ""];
  if (measured !== null && unit !== undefined) return { name: (measured[1] ?? "").toLowerCase(), as: unit };
  if (/^what (?:was |is |were )?\p{L}+(?:ed|ne|nd)$/iu.test(said))
    return { name: said.toLowerCase(), as: "longText @remarks" };
  const done =
    /^what (?:they|we|i|he|she|it|was) (did|found|said|saw|took|used|done|agreed|decided|ate|drank|gave|felt)\b/i.exec(
      said,
    );
  if (done !== null)
    return {
      name: said.toLowerCase().split(/\s+(?:if|when|about|with|because)\s/)[0] ?? said,
      as: "longText @remarks",
    };
  const marks = /^([\p{L}-]+(?: [\p{L}-]+)?) (?:out of (?:5|10|five|ten)|1 ?(?:-|to) ?(?:5|10)|\/ ?(?:5|10))$/iu.exec(
    said,
  );
  if (marks !== null) return { name: (marks[1] ?? "").toLowerCase(), as: "rating 2..5" };
  for (const [pattern, as] of PHRASES) if (pattern.test(said)) return { name: said.toLowerCase(), as };
  if (WITH_STATE.test(said) && !isWish(said))
    return MONEY.test(said)
      ? { name: said.toLowerCase(), as: "money 5..120 EUR" }
      : / left$/i.test(said)
        ? { name: said.toLowerCase(), as: "number 1..40" }
        : { name: said.toLowerCase(), as: "" };
  return undefined;
}

/** What explains an item and is no part of its label: an example, a clause, 'or at least a text'. Gives the example as well. */
export function withoutExample(said: string): { text: string; example?: string } {
  const found = /^(.{2,}?)[\s,]+(?:e\.?g\.?|i\.?e\.?|like|such as|for example|for instance|eg)[\s,:]+(.+)$/iu.exec(
    said,
  );
  const text = (found?.[1] ?? said)
    .replace(/^(?:each|every) (?:day|week|month|time|evening|morning|visit)\s+(?=\p{L})/iu, "")
    .replace(/\s+or at least\b.*$/i, "")
    .replace(
      /(?<=\w)\s+(?:every |each |in the )?(?:mornings?|evenings?|noon|nights?)(?: and (?:evenings?|nights?|noon|afternoons?))?$/i,
      "",
    )
    .replace(/\s+(?:they|it|he|she|we|i)(?:['’](?:re|s|ve|m)| (?:is|are|was|has|have|had))\b.*$/i, "")
    .trim();
  const example = found?.[2]?.replaceAll(/["“”‘’]/g, "").trim();
  return example === undefined || !/^[\p{L}\p{N}][\p{L}\p{N} ./-]{1,40}$/u.test(example) ? { text } : { text, example };
}
