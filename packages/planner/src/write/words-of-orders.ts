import { oneLine } from "../embedded/compose-identity.ts";
import { capital, pluralOf } from "../embedded/inflect.ts";
import type { OrderTaking } from "../recognise/taking.ts";
import type { Words } from "./words-of-things.ts";

/** What an app that takes orders says of itself. */
export function wordsOfOrders({ ware, facts }: OrderTaking): Words {
  const many = ware === "product" ? "orders" : pluralOf(ware);
  const [day] = facts.days;
  const tagline =
    day === undefined
      ? ware === "product"
        ? "What there is, ordered in a minute."
        : `${capital(many)}, ordered in a minute.`
      : `Order now, collect on ${facts.days.join(" or ")}.`;
  return {
    tagline: oneLine(tagline, 120),
    itch: "Who wanted how many again?",
    promise: "Every order, and what is left",
    pov: "POV: nobody writes orders on paper",
  };
}

/** What an app that takes bookings says of itself. */
export const WORDS_OF_BOOKINGS: Words = {
  tagline: "See what is free, book it, done.",
  itch: "Is Thursday still free?",
  promise: "Booked in three taps",
  pov: "POV: nobody is booked twice",
};

/** 'People should book my dog walking', 'book a telescope night at our observatory': what is booked. */
const BOOKED =
  /\b(?:book|reserve)\s+(?:an?\s|the\s|our\s|my\s|their own\s|their\s)((?:[\p{L}'’-]+\s){0,3}?[\p{L}'’-]+)(?=\s(?:at|in|on|for|with|from|online|and|or|by|to|when)\b|\s*[,.:;(]|$)/iu;
const CALLS = /^\W*(?:i|we|people|customers?|clients?|book|guests?|members?|patients?|pupils|parents|let|need|want)\b/i;

/** What is booked, as a name for the app; undefined where the text is a title itself. */
export function nameOfBookings(text: string): string | undefined {
  const named = CALLS.test(text) ? BOOKED.exec(text)?.[1]?.trim() : undefined;
  return named === undefined || /^(?:slot|time|appointment|place|date|it|them|one|lesson|session)s?$/i.test(named)
    ? undefined
    : named;
}

const FOR = /\b(?:page|form|sheet|site|app)\s+(?:for|of)\s+(?:an? |the |our |my )?([^.,:;(\n]{3,34})/i;
const MADE =
  /\b(?:bake|sell|make|grow|brew|roast|raise|print|knit)s?\s+((?:[\p{L}'’-]+\s){0,4}?[\p{L}'’-]+)(?=\s(?:on|at|for|from|in|to|every|each)\b|\s*[:.(]|$)/iu;
const MOST_NAMED = 3;

/** What is sold, as a name for the app: 'Christmas Wreaths', 'Eggs, Honey and Potatoes'; undefined where the text is a title itself. */
export function nameOfOrders(text: string, { facts }: OrderTaking): string | undefined {
  const title = text.split(/[.,:;(!?\n]/)[0] ?? "";
  const isTitle =
    title.split(/\s+/).length < 6 &&
    /\borders?\b|pre-?order|click and collect|order form/i.test(title) &&
    !FOR.test(title);
  if (isTitle) return undefined;
  const named = FOR.exec(text)?.[1] ?? MADE.exec(text)?.[1];
  if (named !== undefined) return named.trim();
  if (!/^\W*(?:i|we|need|want|my|our)\b/i.test(text) || facts.wares.length < 2) return undefined;
  const names = facts.wares.slice(0, MOST_NAMED).map(({ name }) => name);
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`;
}
