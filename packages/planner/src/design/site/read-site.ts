import type { Footer } from "@sayhey/appspec";
import { capital } from "../../embedded/inflect.ts";

/** What a text asks of a site beside what it is about. */
export interface SiteWishes {
  /** Parts of the page by name, in the order asked. */
  sections: string[];
  /** All of it stands on one page. */
  isOnePage: boolean;
  callback: boolean;
  newsletter: boolean;
  beforeAfter: boolean;
  logos: boolean;
  team: boolean;
  imprint: boolean;
  terms: boolean;
  /** What the text says of where to find them. */
  facts: Pick<Footer, "phone" | "email" | "hours" | "address">;
}

const SECTIONS = /\bsections?\s*(?::|for|such as|like|are|-|–)\s*([^.;\n!?]{3,200})/i;
const ONE_PAGE = /\b(?:one|single)[- ]?pager?\b|\blanding page\b|\ball on one page\b/i;
const CALLBACK =
  /\bcall[- ]?backs?\b|\bcall(?:s|ed)? (?:me|you|us|them|him|her|people|customers?|clients?|patients?|visitors?) back\b|\bbe called back\b/i;
const NEWSLETTER = /\bnewsletters?\b|\bmailing list\b|\bemail (?:sign[- ]?up|list)\b/i;
const BEFORE_AFTER = /\bbefore\s*(?:and|&|\/|-)\s*after\b/i;
const LOGOS =
  /\b(?:logos? of|(?:client|customer|partner|sponsor|brand) logos?|logo wall|our (?:partners|sponsors)|trusted by)\b/i;
const TEAM =
  /\b(?:(?:our|the|meet the) (?:team|staff|crew|lawyers|attorneys|doctors|dentists|therapists|stylists|coaches|trainers)|team page|team)\b/i;
const IMPRINT =
  /\bimprint\b|\bimpressum\b|\b(?:germany|german|austria|switzerland|berlin|munich|hamburg|vienna|zurich)\b/i;
const TERMS = /\bterms(?: (?:and|&|of) \w+)?\b/i;
const NO = (what: string): RegExp => new RegExp(`\\b(?:no|without|don't want|not) (?:a |an |any )?${what}`, "i");

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
const PHONE = /(?:\+|\b0|\(\d)[\d\s()/-]{6,18}\d/;
const STREET =
  /\b\d{1,4}[a-z]? [A-Z][\w']+(?: [A-Z][\w']+)? (?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Square|Way|Drive|Place|Boulevard)\b(?:,? [A-Z][\w' ]{2,30})?/;
const DAY = "(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*";
const TIME = "\\d{1,2}(?:[:.]\\d\\d)?\\s*(?:am|pm|h)?";
const HOURS = new RegExp(
  `\\b(${DAY}(?:\\s*(?:-|–|to|until|and|&|/)\\s*${DAY})?)s?\\.?:?\\s+(?:from\\s+)?(${TIME})\\s*(?:-|–|to|until|till)\\s*(${TIME})`,
  "gi",
);
const FULL_DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const MOST_SECTIONS = 9;

/** Reads what a text asks of a site. */
export function readSiteWishes(text: string): SiteWishes {
  const asks = (pattern: RegExp, name: string): boolean => pattern.test(text) && !NO(name).test(text);
  return {
    sections: sectionsIn(text),
    isOnePage: ONE_PAGE.test(text),
    callback: asks(CALLBACK, "call[- ]?back"),
    newsletter: asks(NEWSLETTER, "(?:newsletter|mailing list)"),
    beforeAfter: asks(BEFORE_AFTER, "before"),
    logos: asks(LOGOS, "logos?"),
    team: asks(TEAM, "team"),
    imprint: asks(IMPRINT, "imprint"),
    terms: asks(TERMS, "terms"),
    facts: factsOf(text),
  };
}

/** Parts a text calls sections; what else it lists is read from its sentences. */
function sectionsIn(text: string): string[] {
  const [, asked] = SECTIONS.exec(text) ?? [];
  return asked === undefined ? [] : namesIn(asked);
}

function namesIn(list: string): string[] {
  const names = list
    .split(/,|\/|\band\b|&|\bthen\b/i)
    .map((name) =>
      name
        .replace(/^\s*(?:the|a|an|big|nice|some)\s+/i, "")
        .replace(/\b(?:section|form)s?\s*$/i, "")
        .trim(),
    )
    .filter((name) => name !== "" && name.length <= 40);
  if (names.some((name) => name.split(/\s+/).length > 5)) return [];
  const once = names.filter(
    (name, at) => names.findIndex((other) => other.toLowerCase() === name.toLowerCase()) === at,
  );
  return once.length < 2
    ? []
    : once.slice(0, MOST_SECTIONS).map((name) => (/^faqs?$/i.test(name) ? "FAQ" : capital(name)));
}

const dayIn = (word: string): string =>
  FULL_DAYS.find((day) => day.slice(0, 3).toLowerCase() === word.slice(0, 3).toLowerCase()) ?? word;

function factsOf(text: string): SiteWishes["facts"] {
  const [email] = EMAIL.exec(text) ?? [];
  const [phone] = PHONE.exec(text) ?? [];
  const [address] = STREET.exec(text) ?? [];
  const hours = [...text.matchAll(HOURS)].slice(0, 7).map(([, days = "", from = "", to = ""]) => ({
    days: days
      .split(/\s*(?:-|–|to|until|and|&|\/)\s*/i)
      .map(dayIn)
      .join(" – "),
    times: `${clock(from)} – ${clock(isOvernight(from, to) ? String(Number(to.trim()) + 12) : to)}`,
  }));
  return {
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone: phone.trim() }),
    ...(address !== undefined && { address: address.trim() }),
    ...(hours.length > 0 && { hours }),
  };
}

/** '9-5' ends in the afternoon. */
const isOvernight = (from: string, to: string): boolean =>
  /^\d{1,2}$/.test(to.trim()) &&
  /^\d/.test(from) &&
  !/pm/i.test(from) &&
  Number(to) < 12 &&
  Number(to) < parseInt(from, 10);

/** '8' as '8:00', '9am' as it stands. */
const clock = (time: string): string => {
  const plain = time.trim().replace(".", ":").replace(/h$/i, "");
  return /^\d{1,2}$/.test(plain) ? `${plain}:00` : plain;
};
