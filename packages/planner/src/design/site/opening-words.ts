import { isUnwritten, type Block } from "@sayhey/appspec";
import type { NewBlock } from "../../embedded/app-draft.ts";
import { capital } from "../../embedded/inflect.ts";
import { WHEN } from "../../recognise/calendar-day.ts";
import { ownWords } from "../../recognise/own-words.ts";
import type { PartKind } from "./part-kinds.ts";
import type { SiteMaterial } from "./site-material.ts";

/** A part of a site, where it stands. */
export interface Placed {
  kind: PartKind | "shown";
  block: NewBlock;
}

/** What visitors fill in stands last, in this order. */
export const LAST: readonly (PartKind | "shown")[] = [
  "newsletter",
  "rsvp",
  "bring",
  "volunteer",
  "stall",
  "apply",
  "join",
  "quote",
  "booking",
  "ask",
  "contact",
];
/** What visitors come to do, the likeliest first: the way in of the opening. */
const GOALS: readonly (PartKind | "shown")[] = [
  "rsvp",
  "booking",
  "quote",
  "ask",
  "stall",
  "apply",
  "join",
  "volunteer",
  "newsletter",
  "contact",
];

type Hero = Extract<NewBlock, { kind: "hero" }>;

/** Names that any company could have. */
const NAMELESS =
  /^(?:our |the )?(?:company|brand|business|products?|site|website|workspace|charity)(?: (?:site|website|showcase))?$/i;

/** What says something of a place, and is no name of a part. */
const TELLS =
  /\b(?:welcome|only|free|open|since|daily|every|always|licensed|certified|insured|available|organic|family|local|from|near|no|all|by)\b/i;

/** As long as a headline may be. */
const LONGEST_HEADLINE = 64;

/** The heading of a site, a sentence below it and where to go from there: from what the text says, else from what those of the trade say. */
export function openingOf(
  { text, name, trade, said }: SiteMaterial,
  facts: readonly { title: string }[],
  placed: readonly Placed[],
): Hero {
  const isRead = ({ kind, block }: Placed): boolean => !LAST.includes(kind) && !isUnwritten(block as Block);
  const goal = GOALS.map((kind) => placed.find((each) => each.kind === kind)).find(Boolean);
  const second = placed.find((each) => each !== goal && isRead(each));
  const [when] = WHEN.exec(text) ?? [];
  const site = trade?.site === undefined ? undefined : ownWords(trade.site);
  const isAnybody = NAMELESS.test(name);
  const headline =
    (when === undefined ? site?.headline : undefined) ??
    (isAnybody && said.deed !== undefined && said.deed.length <= LONGEST_HEADLINE
      ? said.deed.replace(/\.$/, "")
      : isAnybody && said.offer !== undefined && said.offer.length <= LONGEST_HEADLINE
        ? capital(said.offer)
        : name);
  const isIn = (words: string): boolean =>
    [headline, name].some((shown) =>
      shown.toLowerCase().includes(words.toLowerCase().replace(/^(?:an?|we \w+) |\.$/g, "")),
    );
  const fact = facts.length === 1 ? facts.find(({ title }) => TELLS.test(title)) : undefined;
  const sentences = [
    when === undefined ? undefined : `${capital(when.replace(/\s+(?:and|with|at|in|on)$/i, "").trim())}.`,
    said.deed,
    // What the trade usually offers is not what this one does.
    said.listed.length > 1
      ? `${listOf(said.listed)}${said.place === undefined || name.includes(said.place) ? "" : ` in ${said.place}`}.`
      : site?.body,
    said.offer === undefined ? undefined : `${capital(said.offer)}.`,
    fact === undefined ? undefined : `${fact.title}.`,
    // What takes place says where by itself.
    when === undefined ? presenceOf(said, name, text) : undefined,
    contentsOf(
      placed.filter((each) => isRead(each) && !UNTOLD.has(each.kind)).flatMap(({ block }) => block.menu ?? []),
    ) ?? "Have a look around, and get in touch when you're ready.",
  ].filter((each): each is string => each !== undefined && !isIn(each));
  const body = sentences.slice(0, when === undefined && fact === undefined ? 1 : 2).join(" ");
  const label =
    goal?.block.kind === "form" || goal?.block.kind === "booking"
      ? (goal.block.title ?? "Get in touch")
      : goal?.kind === "newsletter"
        ? "Stay in touch"
        : "Get in touch";
  for (const { block } of placed)
    if (block.kind === "services" && goal?.block.menu !== undefined)
      block.cta = { label: "Ask about it", page: "home", part: goal.block.menu };
  return {
    kind: "hero",
    headline,
    ...(headline === name || isAnybody ? {} : { title: name }),
    ...(body === "" ? {} : { body }),
    ...(goal?.block.menu === undefined
      ? {}
      : { cta: { label: LABELS[goal.kind] ?? label, page: "home", part: goal.block.menu } }),
    ...(second?.block.menu === undefined
      ? {}
      : { second: { label: second.block.menu, page: "home", part: second.block.menu } }),
  };
}

/** 'Boilers, bathrooms and leaks'. */
const listOf = (pieces: readonly string[]): string =>
  pieces
    .map((piece, at) =>
      at === 0 || /^\p{Lu}{2}/u.test(piece) ? piece : `${piece.charAt(0).toLowerCase()}${piece.slice(1)}`,
    )
    .join(", ")
    .replace(/, ([^,]*)$/, " and $1");

/** Who and where they are, as far as the name does not say it already. */
function presenceOf({ who = "", place, isOne }: SiteMaterial["said"], name: string, text: string): string | undefined {
  // 'A site for scoring and voice broadcasting' names nobody.
  const isSomebody = !/ing(?:\s(?:in|at|on|for|of|near)\s.*)?$/i.test(who);
  const isNew =
    isSomebody && who.split(/\s+/).length > 2 && !name.toLowerCase().includes(who.toLowerCase().replace(/^an? /, ""));
  // Near a place is not in it.
  if (place === undefined || name.includes(place) || !text.includes(`in ${place}`))
    return isNew ? `${capital(who)}.` : undefined;
  if (isNew) return `${capital(who)}${who.includes(place) ? "" : ` in ${place}`}.`;
  return isOne ? `Based in ${place}.` : `You'll find us in ${place}.`;
}

/** Parts whose names are no things to be found: 'Donate', 'How it works'. */
const UNTOLD: ReadonlySet<PartKind | "shown"> = new Set(["donate", "about", "faq", "find", "steps", "advantages"]);

/** Few enough words to be read in a list, and none that begin a sentence. */
const TOLD = /^\p{L}[\p{L}-]*(?: [\p{L}-]+){0,2}$/u;
const UNFIT =
  /^(?:about|questions|home|what|how|where|who|our|my|its|add|form|submit|generate|get)\b|\b(?:submission|that|led)\b/i;

/** 'Here you find our products, news and photos.' */
function contentsOf(names: readonly string[]): string | undefined {
  const listed = names
    .filter((each, at) => names.indexOf(each) === at && TOLD.test(each) && !UNFIT.test(each))
    .slice(0, 3)
    .map((each) =>
      /^(?:\p{Lu}{2}|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)/u.test(each)
        ? each
        : `${each.charAt(0).toLowerCase()}${each.slice(1)}`,
    );
  const last = listed.at(-1);
  return listed.length < 2 || last === undefined
    ? undefined
    : `Here you'll find our ${listed.slice(0, -1).join(", ")} and ${last}.`;
}

const LABELS: Partial<Record<PartKind | "shown", string>> = {
  contact: "Get in touch",
  newsletter: "Stay in touch",
  quote: "Ask for a quote",
  rsvp: "RSVP",
  volunteer: "I want to help",
};
