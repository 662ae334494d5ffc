import type { HeroLayout } from "@sayhey/appspec";
import type { Random } from "@sayhey/contract/random";
import type { NewBlock, Part } from "../../embedded/app-draft.ts";

type Hero = Extract<NewBlock, { kind: "hero" }>;

/** How a line of work likes to open, by the folder of its blueprint. */
const BY_SECTOR: Readonly<Record<string, readonly HeroLayout[]>> = {
  health: ["split", "facts", "card"],
  beauty: ["split", "card", "centered"],
  food: ["cover", "split", "card"],
  travel: ["cover", "card"],
  media: ["cover", "statement"],
  sport: ["cover", "banner", "split"],
  trades: ["form", "split", "facts"],
  home: ["split", "form", "card"],
  making: ["split", "facts", "card"],
  professional: ["statement", "split", "facts"],
  finance: ["split", "facts", "statement"],
  property: ["cover", "card"],
  software: ["centered", "split"],
  learning: ["centered", "split"],
  community: ["split", "banner", "centered"],
  public: ["banner", "split"],
  retail: ["split", "card"],
  farming: ["cover", "split"],
  transport: ["split", "banner"],
  hiring: ["centered", "form"],
};
/** What a text says of itself goes before its line of work. */
const BY_TEXT: readonly (readonly [RegExp, readonly HeroLayout[]])[] = [
  [/\b(?:band|musician|singer|songwriter|dj|festival|choir|orchestra|gigs?|tour dates)\b/i, ["cover"]],
  [
    /\b(?:portfolio|photographer|designer|architects?|illustrator|artist|novelist|author|writer|film-?maker)\b/i,
    ["statement", "cover"],
  ],
  [/\b(?:clinic|dentist|dental|physio\w*|doctor|therap\w+|vet)\b/i, ["split", "facts"]],
  [/\b(?:landing page|saas|mobile app|app that|startup|software|launch)\b/i, ["centered", "split"]],
  [/\b(?:hotel|resort|vineyard|winery|campsite|guest ?house|restaurant|caf[eé])\b/i, ["cover", "card"]],
];
const USUAL: readonly HeroLayout[] = ["split", "centered", "card"];

/** What the choice of a layout hangs on. */
interface Opening {
  text: string;
  sector: string | undefined;
  /** What the text itself says of the place. */
  facts: readonly { title: string }[];
  /** What visitors write into to be in touch, where the first page does not ask for it elsewhere. */
  contact: Part | undefined;
  /** How it opens, where that is known better than by the line of work. */
  layouts?: readonly HeroLayout[] | undefined;
  /** What the picture shows, in words; empty where the text names nothing. */
  picture: string;
  random: Random;
}

/** Lays the opening of a site out by its line of work, what the text offers, and the seed. */
export function layOutOpening(
  hero: Hero,
  { text, sector = "", layouts, facts, contact, picture, random }: Opening,
): void {
  const wanted = layouts ?? BY_TEXT.find(([pattern]) => pattern.test(text))?.[1] ?? BY_SECTOR[sector] ?? USUAL;
  const fields = contact === undefined ? [] : askedFields(contact);
  const fitting = wanted.filter(
    (layout) => (layout !== "facts" || facts.length > 1) && (layout !== "form" || fields.length > 1),
  );
  const layout = fitting[Math.floor(random() * fitting.length)] ?? "split";
  hero.layout = layout;
  if (picture !== "") hero.picture = `art:${picture.slice(-140)}`;
  if (layout === "statement" || layout === "facts" || layout === "form") delete hero.picture;
  if (layout === "facts") hero.points = facts.slice(0, 4).map(({ title }) => pointOf(title));
  if (layout === "form" && contact !== undefined) {
    hero.formEntity = contact.id;
    hero.formFields = fields;
    hero.submitLabel = hero.cta?.label ?? "Send";
    hero.thanks = "Thank you. Your message has arrived.";
    // The form is right there.
    delete hero.cta;
  }
}

/** Name, address and number: as much as somebody types who has not read on yet. */
function askedFields(part: Part): string[] {
  const ids = [part.entity.titleField, ...part.of("email", "phone", "longText")];
  return ids.filter((id) => ["text", "email", "phone", "longText"].includes(part.field(id)?.type ?? "")).slice(0, 3);
}

/** 'Built in 1871' and '142 steps to the top' have a figure to show large. */
function pointOf(title: string): { title: string; value?: string } {
  const [, figure, rest] = /^(\d[\d.,]*\+?(?: ?(?:years?|km|miles|%))?)\s+(\S.*)$/.exec(title) ?? [];
  return figure === undefined || rest === undefined ? { title } : { title: rest, value: figure };
}
