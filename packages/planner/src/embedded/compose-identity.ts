import type { Identity } from "@sayhey/appspec";
import { pick } from "@sayhey/contract/random";
import type { Plan } from "./plan.ts";

const list = (text: string): string[] => text.split("|").map((item) => item.trim()).filter(Boolean);

/** Who the app is: name, promise, hooks and hashtags out of the domain, varied by seed. */
export function composeIdentity(plan: Plan): Identity {
  const { domain, understanding, archetypes, draft } = plan;
  const name = oneLine(pick(draft.random, list(domain.names)), 40) || "Notebook";
  const audience = understanding.audience ?? domain.audience;
  const where = understanding.place ? ` in ${understanding.place}` : "";
  const verbs = list(domain.verbs);
  const tagline = pick(draft.random, [`${domain.promise}.`, `${verbs.slice(0, 3).join(". ")}.`, `Made for ${audience}${where}.`]);
  const hashtags = [...new Set([name, ...list(domain.hashtags)].map(hashtag))].filter((tag) => tag.length > 1).slice(0, 6);
  return {
    name,
    tagline: oneLine(tagline, 120),
    description: `${name} is for ${audience}${where}. ${domain.problem}. Here you ${joinWords(verbs.map((verb) => verb.toLowerCase()))} in one place, on your own device, without an account.`.slice(0, 2000),
    category: domain.category,
    audience: oneLine(audience, 120),
    problem: oneLine(domain.problem, 120),
    promise: sevenWords(domain.promise),
    hashtags: hashtags.length > 0 ? hashtags : ["#madeforyou"],
    icon: domain.icon,
    language: understanding.language,
    idea: understanding.idea,
    archetypes: archetypes.slice(0, 4),
    hooks: { itch: sevenWords(domain.itch), pov: sevenWords(domain.pov), promise: sevenWords(domain.promise) },
    verbs: verbs.slice(0, 8).map((verb) => oneLine(verb, 30)),
  };
}

function joinWords(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? "keep notes") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

function sevenWords(text: string): string {
  return oneLine(text.split(/\s+/).slice(0, 7).join(" "), 120);
}

/** One printable line of at most `limit` characters, cut at a whole character. */
export function oneLine(text: string, limit: number): string {
  const line = text.replace(/[\p{C}\s]+/gu, " ").trim();
  if (line.length <= limit) return line;
  return [...line].reduce((kept, character) => (kept.length + character.length <= limit ? kept + character : kept), "").trim();
}

function hashtag(text: string): string {
  return `#${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "").slice(0, 38)}`;
}
