import type { NewBlock } from "../../embedded/app-draft.ts";

/**
 * Sentences that are true of anybody and can be read by visitors where the text does not say more; `{}` stands for what it says. The
 * account of an app tells that the owner has yet to write these parts.
 */
const SENTENCES = {
  hours: "Get in touch to ask when we're open.",
  find: "We're in {}. Get in touch for directions.",
  findMe: "I'm in {}. Get in touch for directions.",
  findUs: "Get in touch, and we'll tell you how to find us.",
  area: "In {} and around. Not sure whether that's you? Ask us.",
  prices: "Get in touch to ask about prices.",
  donate: "Every gift helps. Get in touch and we'll tell you how to give.",
  tickets: "Get in touch to ask for tickets.",
  offers: "Tell us what you're looking for, and we'll show you the {} that fits.",
  about: "It starts with a conversation. Tell us what you have in mind, and we'll take it from there.",
  aboutMe: "It starts with a conversation. Tell me what you have in mind, and we'll take it from there.",
  aboutClub: "New faces are always welcome. Get in touch, and we'll tell you how we work and when to come by.",
} as const;

/** A sentence that holds for anybody. */
export const sentenceOf = (part: keyof typeof SENTENCES, said = ""): string => SENTENCES[part].replace("{}", said);

/** A part that says such a sentence. */
export const standIn = (part: keyof typeof SENTENCES, said = ""): NewBlock => ({
  kind: "richText",
  body: sentenceOf(part, said),
});

const HALVES = Object.values(SENTENCES).map((sentence) => sentence.split("{}"));

/** Whether a text is still such a sentence. */
export const isStandIn = (body: string): boolean =>
  HALVES.some(([before = "", behind = ""]) => body.startsWith(before) && body.endsWith(behind));
