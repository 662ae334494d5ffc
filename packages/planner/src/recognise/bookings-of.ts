import type { BlueprintThing } from "@sayhey/blueprints";
import { readBookings } from "../brief/read-bookings.ts";
import { capital, pluralOf, singularOf } from "../embedded/inflect.ts";
import { ownWords } from "./own-words.ts";
import { asksForSite } from "./asks-for-site.ts";
import type { Reading } from "./reading.ts";
import type { BookingTaking } from "./taking.ts";
import type { Trade } from "./trade.ts";

/** Others book, and nobody from the office alone. */
const BOOKED =
  /\bbook(?:ing|ings|able)?\b|\bappointments?\b|\breserv(?:e|es|ation|ations)\b|\btime ?slots?\b|\bfree slots\b|\bslots?\b|\bhire\b|\brental\b/i;
/** A text that tells of an office around its bookings wants that. */
const OF_THE_OFFICE =
  /\b(?:track\w*|invoices?|stock|inventory|dashboard|who owes|mileage|log\b|records?|register|payroll|staff rota|reports?|management|crm|admin|housekeeping|packing|check[- ]?(?:in|out) list|per pupil|each pupil|progress|notes? after)\b/i;
/** Several come to one of these: it has places, and those who come late wait. */
const OF_GROUPS =
  /\b(?:class(?:es)?|courses?|workshops?|retreats?|camps?|seminars?|trips?|tours?|excursions?)\b|\bplaces left\b|\bwait(?:ing)?[- ]?list|\b\d+ (?:places|spots|seats)\b/i;
const NOT_BOOKED =
  /\b(?:basket|cart)\b|\b(?:book club|books? (?:i|we|to read)|book (?:list|collection|reviews?|shop|store|swap|exchange|sale|keeping)|bookkeep\w*|notebook|cook ?book|log ?book|guest ?book|work ?book|address book|order book)\b/i;

/** What several of are booked one by one. */
const SEVERAL = String.raw`(rooms?|courts?|tables?|boats?|kayaks?|canoes?|bikes?|vans?|halls?|studios?|desks?|chairs?|lanes?|pitches|pods?|tents?|cabins?|huts?|teachers?|doctors?|stylists?|barbers?|therapists?|trainers?|instructors?|tutors?|machines?|saunas?|spaces?|bays?|stations?|simulators?|tracks?|locations?|pharmacies|clinics?|branches|places)`;
const COUNT = String.raw`(?:\d{1,2}|two|three|four|five|six|seven|eight)`;
const NAMED = [
  new RegExp(String.raw`\b(?:${COUNT} )?(?:[a-z]+ )?${SEVERAL}\s*\(([^()]{4,140})\)`, "i"),
  new RegExp(String.raw`\b${COUNT} (?:[a-z]+ )?${SEVERAL}:\s*([^.;!?\n]{4,140})`, "i"),
  new RegExp(
    String.raw`\b${SEVERAL} (?:are|is|called|named)?:?\s*((?:\p{Lu}\p{L}+(?:,| and | &)\s?)+\p{Lu}\p{L}+)`,
    "u",
  ),
  new RegExp(String.raw`\b${SEVERAL} ((?:(?:Ms|Mr|Mrs|Miss|Dr)\.? [\p{Lu}][\p{L}'’]+(?:,| and | &)?\s?){2,8})`, "u"),
];
const COUNTED = new RegExp(String.raw`\b(${COUNT}) (?:[a-z]+ )?${SEVERAL}\b`, "i");
const NUMBERS = ["", "", "two", "three", "four", "five", "six", "seven", "eight"];
const MOST = 8;

/** What is booked by name: the rooms, teachers or boats that a text names or counts. */
function resourceIn(text: string): { name: string; plural: string; names: string[] } | undefined {
  for (const pattern of NAMED) {
    const [, word, list] = pattern.exec(text) ?? [];
    const names = (list ?? "")
      .split(/,| and | & |;/)
      .map((each) => capital(each.trim().replace(/^(?:the|a|an)\s+/i, "")));
    const own = names.filter((each) => each !== "" && each.split(/\s+/).length < 5 && each.length < 40);
    if (word !== undefined && own.length > 1 && own.length === names.filter(Boolean).length) {
      const name = singularOf(word.toLowerCase());
      return { name, plural: pluralOf(name), names: own.slice(0, MOST) };
    }
  }
  const [, count = "", word] = COUNTED.exec(text) ?? [];
  const many = Number(count) || NUMBERS.indexOf(count.toLowerCase());
  if (word === undefined || many < 2 || many > MOST) return undefined;
  const name = singularOf(word.toLowerCase());
  return {
    name,
    plural: pluralOf(name),
    names: Array.from({ length: many }, (_, at) => `${capital(name)} ${String(at + 1)}`),
  };
}

/** What those of a trade book times of. */
function resourceOf(trade: Trade | undefined): BlueprintThing | undefined {
  const [, id] = /^\s*book (\w+)/m.exec(trade?.jobs ?? "") ?? [];
  const booking = trade?.things.find((each) => each.id === id);
  const targets = [...(booking?.fields ?? "").matchAll(/: relation (\w+)/g)].map(([, target]) => target);
  return trade?.things.find(
    (each) =>
      targets.includes(each.id) &&
      (each.role === "place" ||
        (each.role === "item" && /room|court|table|boat|bike|lane|chair|bay|desk|machine|hall/i.test(each.names)) ||
        (each.role === "person" &&
          !/customer|client|patient|guest|member|pupil|student|owner|player|user|family/i.test(each.names))),
  );
}

/** Others choose a time for themselves. */
const OTHERS_BOOK =
  /\b(?:people|customers?|clients?|guests?|members?|parents|patients?|pupils|students|visitors?|families|neighbou?rs?|residents|players|they|anyone|everyone|folks?) (?:can|could|should|must|may|to|want to|need to|be able to|should be able to)?\s*(?:choose and )?(?:book|reserve)(?! club)\b|^\W*book (?:an?|the|our|my|slots?|times?|sessions?) [\p{L} ]{3,40}(?: at| in| with| for|,|$)/iu;
/** All that is said is that times of something are booked. */
const BOOKS_TIMES = /^\W*book(?:ing)? (?:slots?|times?|sessions?)\b/i;

/** How bookings are taken, where that is what a text is after. */
export function bookingsOf(reading: Reading): BookingTaking | undefined {
  const { brief, form, isOrder, trade } = reading;
  const { text } = brief;
  if (
    isOrder ||
    (form !== "booking" && !OTHERS_BOOK.test(text)) ||
    !BOOKED.test(text) ||
    NOT_BOOKED.test(text) ||
    OF_THE_OFFICE.test(text) ||
    OF_GROUPS.test(text) ||
    asksForSite(text)
  )
    return undefined;
  const named = resourceIn(text);
  const facts = readBookings(text);
  // Who says when and what is booked tells of their own place, and the trade's would be another's.
  const isOwn =
    BOOKS_TIMES.test(text) ||
    named !== undefined ||
    facts.from !== undefined ||
    facts.days !== undefined ||
    facts.stepMinutes !== undefined;
  // A line of work takes its bookings itself where the text tells nothing else of them, and knows how long each service takes.
  if (trade?.trade.name !== undefined && (brief.lengths.length > 0 || (!isOwn && facts.offers.length < 2)))
    return undefined;
  const of = trade?.trade.name === undefined ? undefined : trade.trade;
  const thing = resourceOf(of);
  const rows = rowsOf(thing);
  const isMeant = thing !== undefined && (!isOwn || trade?.named.has(thing.id) === true);
  const resource = named ?? (isMeant ? { thing, names: rows } : undefined);
  return {
    facts,
    ...(resource === undefined ? {} : { resource }),
    offers: isOwn ? [] : (of?.site?.services ?? "").split("\n").filter(Boolean),
    questions: isOwn ? "" : (of?.site?.questions ?? ""),
    headline: of?.site === undefined || isOwn ? undefined : ownWords(of.site).headline,
  };
}

const MOST_ROWS = 6;
const rowsOf = (thing: BlueprintThing | undefined): string[] =>
  thing?.rows
    .split("\n")
    .map((row) => row.split("|")[0]?.trim() ?? "")
    .filter(Boolean)
    .slice(0, MOST_ROWS) ?? [];
