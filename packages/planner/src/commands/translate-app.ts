import { diffSpecs, withOptionsRenamed, type AppSpec, type Language } from "@sayhey/appspec";
import { createRandom } from "@sayhey/contract/random";
import { AppDraft } from "../embedded/app-draft.ts";
import { findDomain } from "../embedded/find-domain.ts";
import type { Knowledge } from "../embedded/knowledge/knowledge.ts";
import { understandIdea } from "../embedded/languages/understand-idea.ts";
import type { Foreign } from "../embedded/languages/foreign.ts";
import type { Plan } from "../embedded/plan.ts";
import { translateSpec } from "../embedded/translate-spec.ts";
import type { Found } from "./command-answer.ts";
import { phrasesIn } from "./english-of.ts";

const MOST_TOLD = 6;

/** The ops that put an app into another language, as far as the planner's words reach; what it has no words for stays and is told. */
export function translateApp(spec: AppSpec, to: Language, knowledge: Knowledge | undefined): Found {
  const from = spec.identity.language;
  if (from === to) return { cannot: "The app speaks that language already." };
  try {
    const english = from === "en" ? spec : inEnglish(spec, from);
    const next = to === "en" ? english : intoForeign(english, to, knowledge);
    const after: AppSpec = {
      ...next,
      identity: { ...next.identity, idea: spec.identity.idea, name: spec.identity.name, language: to },
      pages: next.pages.map((page, index) => ({ ...page, path: spec.pages[index]?.path ?? page.path })),
    };
    const left = untranslated(spec, after);
    const note =
      left.length === 0
        ? undefined
        : `I have no words for ${left
            .slice(0, MOST_TOLD)
            .map((text) => `“${text}”`)
            .join(
              ", ",
            )}${left.length > MOST_TOLD ? ` and ${left.length - MOST_TOLD} more` : ""}; they stay as they are.`;
    return { ops: diffSpecs(spec, after), ...(note === undefined ? {} : { note }) };
  } catch (error) {
    if (error instanceof TypeError)
      return { cannot: "The words of that language could not be loaded. Try again in a moment." };
    throw error;
  }
}

function intoForeign(spec: AppSpec, language: Foreign, knowledge: Knowledge | undefined): AppSpec {
  const understanding = understandIdea(spec.identity.idea, knowledge);
  const { domain, archetypes } = findDomain(understanding);
  const draft = new AppDraft(createRandom(spec.seed));
  const said = { idea: spec.identity.idea, language, own: new Map<string, string>(), names: new Map() };
  const plan: Plan = { draft, domain, understanding: { ...understanding, said }, archetypes };
  const next = translateSpec(spec, said, plan);
  // Rows that people wrote are theirs: only what the planner has words for changes.
  return next;
}

/** The app with every text that the planner wrote in its language in English again. */
function inEnglish(spec: AppSpec, from: Foreign): AppSpec {
  const words = phrasesIn(from);
  const say = (text: string): string =>
    words.get(text) ?? words.get(text.charAt(0).toUpperCase() + text.slice(1)) ?? text;
  const deep = (value: unknown, key: string): unknown => {
    if (typeof value === "string")
      return /^(?:title|label|doneLabel|submitLabel|thanks|question|answer|reactionLabel|note|headline|matchText|inputLabel|body|value|soldValue|yes|no|unit)$/.test(
        key,
      )
        ? say(value)
        : value;
    if (Array.isArray(value)) return value.map((each) => deep(each, key));
    if (value === null || typeof value !== "object") return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, deep(each, name)]));
  };
  const entities = spec.entities.map((entity) => {
    const fields = entity.fields.map((field) => ({
      ...field,
      name: say(field.name),
      ...(field.options ? { options: distinct(field.options.map(say), field.options) } : {}),
    }));
    const rows = entity.rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([key, value]) => {
          const at = entity.fields.findIndex(({ id }) => id === key);
          const field = entity.fields[at];
          const options = fields[at]?.options;
          const one = (text: string): string =>
            field?.options && options ? (options[field.options.indexOf(text)] ?? text) : say(text);
          if (!field || field.type === "relation" || field.type === "image" || field.type === "file")
            return [key, value];
          return [key, typeof value === "string" ? one(value) : Array.isArray(value) ? value.map(one) : value];
        }),
      ),
    );
    return { ...entity, name: say(entity.name), plural: say(entity.plural), fields, rows } as typeof entity;
  });
  const optionOf = (entity: string, id: string, option: string): string => {
    const at = spec.entities.findIndex((each) => each.id === entity);
    const place = spec.entities[at]?.fields.findIndex((field) => field.id === id) ?? -1;
    const index = spec.entities[at]?.fields[place]?.options?.indexOf(option) ?? -1;
    return entities[at]?.fields[place]?.options?.[index] ?? option;
  };
  return {
    ...spec,
    entities: withOptionsRenamed(entities, spec.entities, optionOf),
    pages: spec.pages.map((page) => ({
      ...page,
      title: say(page.title),
      blocks: page.blocks.map((block) => deep(block, "block") as typeof block),
    })),
  };
}

const distinct = (next: string[], before: string[]): string[] => (new Set(next).size === next.length ? next : before);

/** Labels that read as before, though they are words. */
function untranslated(before: AppSpec, after: AppSpec): string[] {
  const texts = (spec: AppSpec): string[] => [
    ...spec.entities.flatMap(({ plural, fields }) => [plural, ...fields.map(({ name }) => name)]),
    ...spec.pages.flatMap(({ title, blocks }) => [
      title,
      ...blocks.flatMap((block) => (block.title === undefined ? [] : [block.title])),
    ]),
  ];
  const now = texts(after);
  // Words that are the same in both languages cannot be told from those left; short ones mostly are.
  return [
    ...new Set(
      texts(before).filter((text, index) => text === now[index] && /\p{L}{4}/u.test(text) && text.includes(" ")),
    ),
  ];
}
