import type { AppSpec, Entity, Field, Page } from "@sayhey/appspec";
import type { SpokenPlan } from "../plan.ts";
import { KNOWN_THINGS } from "../things/all.ts";
import { nameIn } from "../things/known-thing.ts";
import type { SaidIn } from "../understand.ts";
import { ideaNouns } from "./meanings.ts";
import { tablesOf } from "./tables.ts";
import { capitalise, type Translator } from "./translator.ts";
import { guessGender } from "./read-words.ts";
import type { Noun } from "./foreign.ts";

/** Names so general that what the idea calls its thing says more: a library of tools lends tools, not things. */
const GENERAL =
  /^(?:thing|piece|item|product|listing|entry|work|member|person|lot|asset|object|article|place|appliance)$/i;

/** Words for much the same: where an app has one of them and the idea says another, the thing is called what the idea says. */
const ALIKE = [
  "trip ride drive journey tour",
  "trail route hike path",
  "booking appointment reservation",
  "meet-up appointment",
  "treatment service cut lesson class",
  "client customer guest patient",
  "gift present wish",
  "match game fixture",
  "lesson class course session training",
  "workout session training run exercise",
  "fee payment contribution",
  "order commission job",
  "quote offer estimate",
  "report issue damage",
  "helper volunteer member",
  "employee colleague nurse carer teacher coach driver",
  "stylist barber hairdresser",
  "expense bill receipt",
  "loan booking rental",
  "piece sheet music song",
  "dish meal menu",
  "item product ingredient",
  "listing offer stall",
  "entry note observation",
].map((line) => line.split(" "));

/** What the things of an app are called: what the idea calls them, else what they usually are; no two of them alike. */
export function nameThings(spec: AppSpec, said: SaidIn, plan: SpokenPlan, translator: Translator): Map<string, Noun> {
  const nouns = new Map<string, Noun>();
  const taken = new Set<string>();
  const { about } = plan.understanding;
  const subject = about && (said.names.get(about.noun) ?? said.names.get(about.noun.split(" ").at(-1) ?? ""))?.noun;
  // A shop sells what it sells, not itself.
  const isSeller = /^(?:business|building|professional|group)$/.test(about?.kind?.id ?? "");
  const isNamed = spec.entities.some(({ name }) => name.toLowerCase() === about?.noun);
  for (const entity of spec.entities) {
    const thing = plan.domain.things.find(({ id }) => id === entity.id);
    // Only what the domain's general thing stands for: stamps among the pieces of a collection.
    const isSubject =
      subject !== undefined &&
      !isNamed &&
      !(isSeller && /^(?:item|product|listing|piece|article|work|lot)$/i.test(entity.name)) &&
      GENERAL.test(entity.name) &&
      !taken.has(keyOf(subject.one)) &&
      (thing === undefined || thing.role === "item" || thing.role === "place") &&
      plan.draft.main?.id === entity.id;
    const usual = usualName(entity, said, translator);
    // An event that no list has a word for is a meeting, or what the idea calls its dates.
    const isUnsaid = thing?.role === "event" && translator.find(entity.name, "thing") === undefined;
    const meeting = isUnsaid ? (said.names.get("appointment")?.noun ?? translator.noun("Meet-up")) : undefined;
    const alike = meeting ? [meeting] : alikeTo(entity, spec, said);
    const wanted = isSubject ? [subject, usual] : [...alike, usual, ...otherNamesOf(entity.name, translator)];
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
  const part = [...said.names].find(([text]) => text.endsWith(` ${name.toLowerCase()}`))?.[1];
  if (known && part && !isSaid) return part.noun;
  if (!known || isSaid) return translator.thing(name, plural);
  const [one, many] = nameIn(known, said.language);
  return { one, many, gender: guessGender(one, said.language) };
}

/** The idea's word for much the same thing, when no other thing of the app goes by it and the idea does not have the very word. */
function alikeTo({ name, plural }: Entity, { entities }: AppSpec, { names }: SaidIn): Noun[] {
  const own = name.toLowerCase();
  if ([own, plural.toLowerCase()].some((text) => names.has(text))) return [];
  const words = ALIKE.filter((line) => line.includes(own)).flat();
  const found = words.find((word) => names.has(word) && !entities.some((other) => other.name.toLowerCase() === word));
  const noun = found === undefined ? undefined : names.get(found)?.noun;
  return noun ? [noun] : [];
}

/** Further words for a thing, as the list of the idea's nouns has them. */
function otherNamesOf(name: string, { language }: Translator): readonly Noun[] {
  let known = others.get(language);
  if (!known) others.set(language, (known = new Map(ideaNouns(tablesOf(language).ideaNouns, language))));
  return known.get(name.toLowerCase()) ?? [];
}
const others = new Map<string, ReadonlyMap<string, readonly Noun[]>>();

function numbered(noun: Noun, taken: ReadonlySet<string>): Noun {
  let turn = 2;
  while (taken.has(keyOf(`${noun.one} ${turn}`))) turn++;
  return { ...noun, one: `${noun.one} ${turn}`, many: `${noun.many} ${turn}` };
}

/** What a field is called: one that points at a thing by the name of that thing, and no two of one thing alike. */
export function labelOf(
  field: Field,
  translator: Translator,
  target: { name: string; noun: Noun } | undefined,
  taken: Set<string>,
): string {
  const typed = translator.exact(`${field.name}~${field.type}`, "field");
  const usual = target?.name === field.name ? target.noun.one : (typed ?? translator.say(field.name, "field"));
  const isFree = (name: string): boolean => !taken.has(keyOf(name));
  let label = isFree(usual) ? usual : otherLabelsOf(field, translator).find(isFree);
  for (let turn = 2; label === undefined; turn++) if (!taken.has(keyOf(`${usual} ${turn}`))) label = `${usual} ${turn}`;
  taken.add(keyOf(label));
  return label;
}

/** What a field may be called where its usual label is taken. */
function otherLabelsOf({ name }: Field, translator: Translator): string[] {
  return [
    translator.exact(`${name}~2`, "field") ?? translator.say(name, "field"),
    translator.say(name, "field"),
    translator.thing(name, name).one,
    ...otherNamesOf(name, translator).map(({ one }) => capitalise(one)),
  ];
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
