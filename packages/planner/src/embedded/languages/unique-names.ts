import type { AppSpec, Entity, Field, Page } from "@sayhey/appspec";
import type { Plan } from "../plan.ts";
import { KNOWN_THINGS } from "../things/all.ts";
import { nameIn } from "../things/known-thing.ts";
import type { SaidIn } from "../understand.ts";
import { ideaNouns } from "./meanings.ts";
import { tablesOf } from "./tables.ts";
import { capitalise, type Translator } from "./translator.ts";
import { guessGender, type Noun } from "./vocabulary.ts";

/** Names so general that what the idea calls its thing says more: a library of tools lends tools, not things. */
const GENERAL = /^(?:thing|piece|item|product|listing|entry|work|member|person|lot|asset|object|article)$/i;

/** What the things of an app are called: what the idea calls them, else what they usually are; no two of them alike. */
export function nameThings(spec: AppSpec, said: SaidIn, plan: Plan, translator: Translator): Map<string, Noun> {
  const nouns = new Map<string, Noun>();
  const taken = new Set<string>();
  const { about } = plan.understanding;
  const subject = about ? said.names.get(about.noun)?.noun : undefined;
  const isNamed = spec.entities.some(({ name }) => name.toLowerCase() === about?.noun);
  for (const entity of spec.entities) {
    const thing = plan.domain.things.find(({ id }) => id === entity.id);
    // Only what the domain's general thing stands for: stamps among the pieces of a collection.
    const isSubject =
      subject !== undefined &&
      !isNamed &&
      GENERAL.test(entity.name) &&
      !taken.has(keyOf(subject.one)) &&
      (thing === undefined || thing.role === "item" || thing.role === "place") &&
      plan.draft.main?.id === entity.id;
    const usual = usualName(entity, said, translator);
    const wanted = isSubject ? [subject, usual] : [usual, ...otherNamesOf(entity.name, translator)];
    const free = wanted.find(({ one }) => !taken.has(keyOf(one)));
    const noun = free ?? numbered(usual, taken);
    taken.add(keyOf(noun.one));
    nouns.set(entity.id, { ...noun, one: capitalise(noun.one), many: capitalise(noun.many) });
  }
  return nouns;
}

/** A thing known by name is called what its own list says, unless the idea has another word for it. */
function usualName({ id, name, plural }: Entity, said: SaidIn, translator: Translator): Noun {
  const known = KNOWN_THINGS.find((thing) => thing.id === id && nameIn(thing, "en")[0] === name);
  const isSaid = [name, plural].some((text) => said.names.has(text.toLowerCase()));
  const isPart = [...said.names.keys()].some((text) => text.endsWith(` ${name.toLowerCase()}`));
  if (!known || isSaid || isPart) return translator.thing(name, plural);
  const [one, many] = nameIn(known, said.language);
  return { one, many, gender: guessGender(one, said.language) };
}

/** Further words for a thing, as the list of the idea's nouns has them. */
function otherNamesOf(name: string, { language }: Translator): Noun[] {
  for (const [english, nouns] of ideaNouns(tablesOf(language).ideaNouns, language))
    if (english === name.toLowerCase()) return nouns;
  return [];
}

function numbered(noun: Noun, taken: ReadonlySet<string>): Noun {
  let turn = 2;
  while (taken.has(keyOf(`${noun.one} ${turn}`))) turn++;
  return { ...noun, one: `${noun.one} ${turn}`, many: `${noun.many} ${turn}` };
}

/** What a field is called: one that points at a thing by the name of that thing, and no two of one thing alike. */
export function labelOf(field: Field, translator: Translator, target: Noun | undefined, taken: Set<string>): string {
  const typed = translator.exact(`${field.name}~${field.type}`, "field");
  const usual = typed ?? translator.say(field.name, "field");
  const noun = translator.thing(field.name, field.name);
  const wanted = [
    ...(target && translator.noun(field.name) ? [target.one] : []),
    usual,
    translator.exact(`${field.name}~2`, "field") ?? usual,
    noun.one,
    ...otherNamesOf(field.name, translator).map(({ one }) => capitalise(one)),
  ];
  let label = wanted.find((name) => !taken.has(keyOf(name)));
  for (let turn = 2; label === undefined; turn++) if (!taken.has(keyOf(`${usual} ${turn}`))) label = `${usual} ${turn}`;
  taken.add(keyOf(label));
  return label;
}

/** Title of a page: the name of the thing it shows where it has that, and no two alike. */
export function titleOf(
  page: Page,
  spec: AppSpec,
  nouns: ReadonlyMap<string, Noun>,
  translator: Translator,
  taken: Set<string>,
): string {
  const named = spec.entities.find(({ name, plural }) => page.title === name || page.title === plural);
  const noun = named && nouns.get(named.id);
  const usual = !noun ? translator.say(page.title, "title") : page.title === named?.name ? noun.one : noun.many;
  const isRow = page.path.endsWith("/:id");
  const wanted = [usual, translator.say(isRow ? `${page.title} in detail` : `All ${page.title}`, "title")];
  let title = wanted.find((name) => !taken.has(keyOf(name)));
  for (let turn = 2; title === undefined; turn++) if (!taken.has(keyOf(`${usual} ${turn}`))) title = `${usual} ${turn}`;
  taken.add(keyOf(title));
  return title;
}

const keyOf = (name: string): string => name.toLowerCase();
