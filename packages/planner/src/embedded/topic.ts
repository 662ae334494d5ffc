import type { AppSpec } from "@sayhey/appspec";
import { singularOf } from "./inflect.ts";
import { fold } from "./language.ts";
import { kindOfChain } from "./knowledge/kinds.ts";
import { isContent, splitWords } from "./read-idea.ts";
import type { Understanding } from "./understand.ts";

/** Kinds whose words say nothing about what an app is for. */
const PALE = new Set([
  "group",
  "business",
  "measure",
  "task",
  "feeling",
  "phenomenon",
  "money",
  "document",
  "software",
]);
const MOST = 2;

/** Nouns of an idea that the app made of it does not say anywhere: 'skiing' of a packing list. */
function unsaid({ idea, words, without, knowledge }: Understanding, spec: AppSpec): string[] {
  const { idea: _idea, ...identity } = spec.identity;
  const text = fold(
    JSON.stringify([identity, spec.entities.map(({ name, plural, fields }) => [name, plural, fields])]),
  );
  const refused = without.join(" ");
  const capital = new Set(splitWords(idea.replace(/^\S+/, "")).filter((word) => /^\p{Lu}\p{Ll}/u.test(word)));
  const isNoun = (word: string): boolean => {
    const kind = kindOfChain(knowledge?.chainOf(singularOf(word, knowledge)) ?? []);
    return kind !== undefined && !PALE.has(kind.id);
  };
  const found = words.flatMap((word): string[] => {
    const name = [...capital].find((candidate) => fold(candidate) === word);
    const says = word.length > 3 && !refused.includes(word) && !text.includes(word.slice(0, 5));
    return says && (name !== undefined || (isContent(word, "en") && isNoun(word))) ? [name ?? word] : [];
  });
  return [...new Set(found)].slice(0, MOST);
}

/** The app with what it is for in its description, where nothing in it says so. */
export function withTopic(spec: AppSpec, understanding: Understanding): AppSpec {
  if (understanding.language !== "en" || understanding.said !== undefined) return spec;
  const topic = unsaid(understanding, spec);
  if (topic.length === 0) return spec;
  const description = `${spec.identity.description} Made with ${topic.join(" and ")} in mind.`;
  return { ...spec, identity: { ...spec.identity, description: description.slice(0, 2000) } };
}
