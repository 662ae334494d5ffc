import { capital } from "../embedded/inflect.ts";

/** A day of the week as a booking block names it. */
type Weekday = "mon" | "tue" | "wed" | "thu" | "fri" | "sat" | "sun";

/** Something that is booked, with what it costs and how long it takes. */
export interface Offer {
  name: string;
  price?: number;
  minutes?: number;
}

/** How bookings go, as a text says it. */
export interface BookingFacts {
  offers: Offer[];
  /** Days on which something can be booked; absent where the text does not say. */
  days?: Weekday[];
  /** `HH:MM`. */
  from?: string;
  to?: string;
  stepMinutes?: number;
  /** As many people as one booking has at most. */
  most?: number;
  /** What is in the brackets or behind the count of what is booked: rooms, boats, teachers. */
  extras: string[];
  /** What people should know before they book. */
  notes: string[];
}

const WEEK: readonly Weekday[] = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
const DAY = String.raw`(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?s?`;
const dayOf = (word: string): number => WEEK.indexOf(word.slice(0, 3).toLowerCase() as Weekday);

/** Days of the week that a text names: 'mon to fri', 'tues thurs sat', 'only fridays'. */
function weekdaysIn(text: string): Weekday[] {
  const days = new Set<number>();
  for (const [, from = "", to = ""] of text.matchAll(
    new RegExp(String.raw`\b(${DAY})\s*(?:-|–|to|till|until|through)\s*(${DAY})\b`, "gi"),
  )) {
    for (let at = dayOf(from), steps = 0; steps < 7; at = (at + 1) % 7, steps++) {
      days.add(at);
      if (at === dayOf(to)) break;
    }
  }
  for (const [word] of text.matchAll(new RegExp(String.raw`\b${DAY}\b`, "gi")))
    if (!/^(?:sat|sun|wed)$/.test(word) || days.size > 0 || /\b(?:mon|tue|thu|fri)/i.test(text)) days.add(dayOf(word));
  if (/\bweekdays\b/i.test(text)) for (const at of [0, 1, 2, 3, 4]) days.add(at);
  if (/\b(?:at |on )?weekends?\b/i.test(text)) for (const at of [5, 6]) days.add(at);
  if (/\b(?:closed|not|except|no) (?:on )?(?:mon|tue|wed|thu|fri|sat|sun)/i.test(text)) {
    const [, not = ""] = new RegExp(String.raw`\b(?:closed|not|except|no) (?:on )?(${DAY})`, "i").exec(text) ?? [];
    return WEEK.filter((_, at) => at !== dayOf(not));
  }
  return [...days]
    .filter((at) => at >= 0)
    .toSorted((a, b) => a - b)
    .map((at) => WEEK[at] ?? "mon");
}

const HOURS =
  /\b(\d{1,2})(?:[:.](\d\d))?\s?(am|pm|h)?\s?(?:-|–|to|till|until)\s?(\d{1,2})(?:[:.](\d\d))?\s?(am|pm|h)?\b(?!\s?(?:people|persons|players|guests|kids|years|yrs|min|days?|weeks?|%|€|£|\$|km|miles|per))/gi;

/** The hours between which something can be booked. */
function hoursIn(text: string): { from: string; to: string } | undefined {
  for (const [, from = "", fromPart = "0", fromHalf = "", to = "", toPart = "0", toHalf = ""] of text.matchAll(HOURS)) {
    const afternoon = (hour: number, half: string): number =>
      half.toLowerCase() === "pm" && hour < 12 ? hour + 12 : hour;
    let start = afternoon(
      Number(from),
      fromHalf ||
        (toHalf.toLowerCase() === "pm" &&
        Number(from) < Number(to) &&
        Number(from) < 12 &&
        Number(from) > 0 &&
        Number(to) <= 11 &&
        Number(from) <= 7
          ? "pm"
          : ""),
    );
    let end = afternoon(Number(to), toHalf);
    // '9-4' ends in the afternoon, '3 to 6' lies in it.
    if (fromHalf === "" && toHalf === "" && start < 7 && end < 12) [start, end] = [start + 12, end + 12];
    else if (end <= start) end += 12;
    if (start < 24 && end <= 24 && end > start)
      return {
        from: `${String(start).padStart(2, "0")}:${fromPart.padStart(2, "0")}`,
        to: end === 24 ? "23:59" : `${String(end).padStart(2, "0")}:${toPart.padStart(2, "0")}`,
      };
  }
  return undefined;
}

const STEPS: readonly (readonly [RegExp, (found: RegExpExecArray) => number])[] = [
  [
    /\b(\d{1,3})\s?-?min(?:ute)?s?\b(?! (?:travel|between|for driving|break|walk))/i,
    ([, minutes = ""]) => Number(minutes),
  ],
  [/\b(?:half[- ]hour|half an hour)\b/i, () => 30],
  [/\bquarter[- ](?:of an )?hour\b/i, () => 15],
  [/\b(\d)\s?-?(?:h\b|hrs?\b|hours?\b)(?: slots?)?/i, ([, hours = ""]) => Number(hours) * 60],
  [/\b(?:one|an) hour\b|\bhourly\b/i, () => 60],
  [/\btwo[- ]hours?\b/i, () => 120],
];
const SHORTEST = 5;
const LONGEST = 480;

function stepIn(text: string): number | undefined {
  for (const [says, minutesOf] of STEPS) {
    const found = says.exec(text);
    const minutes = found === null ? 0 : minutesOf(found);
    if (minutes >= SHORTEST && minutes <= LONGEST) return minutes;
  }
  return undefined;
}

const SIGN = String.raw`(?:[€£$₹]|rs\.?)`;
const WORD = String.raw`(?:€|£|\$|₹|euros?|pounds?|dollars?|rupees?|rs|quid)`;
const OFFER = new RegExp(
  String.raw`([\p{L}\d][\p{L}\d '’&-]{1,32}?)\s*(?:\bat\b|\bfor\b|\bis\b|:|=|-|–)?\s*(?:${SIGN}\s?(\d{1,4}(?:[.,]\d\d?)?)|(\d{1,4}(?:[.,]\d\d?)?)\s?${WORD}|(\d{2,4}|\d(?=\s?\/))(?!\s?(?:min|hours?|hrs?|h\b|%|km|miles|people|persons|players|slots)))(?:\s?(?:\/|per|an?|each|pp)\s?\p{L}*)?(?=\s*(?:[,;.)\n]|$|\band\b|\bor\b|\s\p{L}))`,
  "giu",
);
const NO_OFFER =
  /\b(?:max(?:imum)?|up to|under|over|only|need|min(?:utes?)? (?:each|between)|between|deposit|extra|after|before|from|until|till|to|cancel\w*|for|age[ds]?|kids|people|persons|players|guests|km|miles?|nights?|weeks?|years?|about|around|phone|road|street|no|number|mon|tues?|wed|thu(?:rs)?|fri|sat|sun|appointments?|slots?|last|first|per|each)\b/i;

/** What is booked with its price: 'cut 25 colour 60', '30 min £12 or 1 hour £18'. */
function offersIn(text: string): Offer[] {
  const found: Offer[] = [];
  for (const [, name = "", signed, worded, bare] of text.matchAll(OFFER)) {
    const said = name.replace(/^(?:(?:and|or|an?|the|with|lessons? are|prices?|packages?|price)\s+)+/i, "").trim();
    if (!/\p{L}/u.test(said) || said.split(/\s+/).length > 4 || NO_OFFER.test(said)) continue;
    const minutes = stepIn(said);
    found.push({
      name: capital(said),
      price: Number((signed ?? worded ?? bare ?? "").replace(",", ".")),
      ...(minutes === undefined ? {} : { minutes }),
    });
  }
  const isSaid = new RegExp(`${SIGN}|${WORD}`, "i").test(text) || /\bpric|\bcosts?\b|\bfee|\bpackage/i.test(text);
  // Numbers without a sign are prices where there are several of them.
  return found.length > 1 || isSaid
    ? found.filter((offer, at) => found.findIndex(({ name }) => name === offer.name) === at).slice(0, 8)
    : [];
}

const MOST =
  /\b(?:max(?:imum)?|up to|at most|no more than|limited to)(?: of)? (\d{1,3}) (?:people|persons|pax|guests|players|participants|places|dogs|kids|children|riders|seats)\b|\b\d{1,2} to (\d{1,3}) (?:people|persons|players|guests)\b/i;
const EXTRAS =
  /\b(?:choose|with|plus|extras?:?|add|and) ((?:[\p{L}' -]{3,24}(?:,| and | & )\s?){0,4}[\p{L}' -]{3,24}) as (?:an )?extras?\b|\bextras?:? ((?:[\p{L}' -]{3,24}(?:,| and | & )\s?){0,5}[\p{L}' -]{3,24})/iu;
const NOTED =
  /\b(?:cancel\w*|deposit|not allowed|must|waiver|under \d|bring|pay(?:ment)?|cash|no show|late|only if|free of charge|extra|minimum|at least \d+ (?:hours?|days?))\b/i;
const TO_US =
  /\b(?:i|we) (?:need|want|would like|should)|\bapp\b|\bplease\b|\bpls\b|\bshow (?:me|free)|\bdouble|\bbooking system/i;
const MOST_NOTES = 5;

/** Reads how bookings go from a text. */
export function readBookings(text: string): BookingFacts {
  // 'Regulars every tuesday' says who comes then, and not when it is open.
  const days = weekdaysIn(text.replace(/\bregulars?\b[^,.;]*/gi, ""));
  const hours = hoursIn(text);
  const step = stepIn(text);
  const [, most, between] = MOST.exec(text) ?? [];
  const [, before, behind] = EXTRAS.exec(text) ?? [];
  const notes = text
    .split(/(?<!\d)[.!?;\n]+|[.!?;\n]+(?!\d)|,\s/)
    .map((part) =>
      part
        .trim()
        .replace(/^(?:and|but|so|then|also)\s+/i, "")
        .replace(/\s+so tell (?:them|people) (?:that|this)$/i, ""),
    )
    .filter((part) => NOTED.test(part) && !TO_US.test(part) && part.length > 8 && part.length <= 100);
  return {
    offers: offersIn(text),
    ...(days.length > 0 && days.length < 7 ? { days } : {}),
    ...hours,
    ...(step === undefined ? {} : { stepMinutes: step }),
    ...(most === undefined && between === undefined ? {} : { most: Number(most ?? between) }),
    extras: (before ?? behind ?? "")
      .split(/,| and | & /)
      .map((each) => capital(each.trim()))
      .filter((each) => each.length > 2 && each.split(" ").length < 4),
    notes: notes.slice(0, MOST_NOTES).map(capital),
  };
}
