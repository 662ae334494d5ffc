import {
  parseAppSpec,
  usualAccounts,
  withOptionsRenamed,
  type Accounts,
  type AppSpec,
  type Language,
} from "@sayhey/appspec";
import { composeInEnglish } from "./compose-app.ts";
import { findDomain } from "./find-domain.ts";
import { loadKnowledge } from "./knowledge/knowledge.ts";
import { loadLanguageOf } from "./load-language-of.ts";
import { loadLanguage, loadTradeWords } from "./languages/tables.ts";
import { understandIdea } from "./languages/understand-idea.ts";
import { translateSpec } from "./translate-spec.ts";

/** An app in another language. */
export interface TranslatedApp {
  spec: AppSpec;
  /** Texts that people read in it, each counted once. */
  texts: number;
  /** Those of them the dictionary has no words for: they stayed as they were. */
  kept: string[];
}

/**
 * Puts a finished app into another of the five languages by the planner's own dictionary; its name, its data model and whatever the
 * dictionary has no words for stay as they are. The same app and language give the same document.
 */
export async function translateApp(spec: AppSpec, language: Language): Promise<TranslatedApp> {
  const present = spec.identity.language;
  if (present === language) return { spec, texts: textsOf(spec).size, kept: [] };
  const { idea } = spec.identity;
  const [knowledge] = await Promise.all([
    loadKnowledge(),
    loadLanguageOf(idea),
    loadLanguage(present),
    loadLanguage(language),
    loadTradeWords(present),
    loadTradeWords(language),
  ]);
  const understanding = understandIdea(idea, knowledge);
  const { spec: english, plan } = composeInEnglish(understanding, findDomain(understanding), spec.seed);
  const inEnglish = present === "en" ? spec : toEnglish(spec, english, translateSpec(english, saidIn(present), plan));
  const words =
    language === "en" ? inEnglish : translateSpec(inEnglish, saidIn(language), { ...plan, understanding: unsaid() });
  const made = parseAppSpec({
    ...words,
    ...(spec.accounts && { accounts: accountsIn(spec.accounts, present, language) }),
    identity: identityOf(spec, words, language),
    assumptions: [],
  });
  const before = textsOf(spec);
  const after = textsOf(made);
  return { spec: made, texts: before.size, kept: [...before].filter((text) => after.has(text)) };

  function saidIn(into: Exclude<Language, "en">) {
    const { said } = understanding;
    return said?.language === into ? said : { idea, language: into, own: new Map(), names: new Map() };
  }
  /** What an idea says of whom and where it is for was said in its own language. */
  function unsaid() {
    const { said: _said, ...rest } = understanding;
    return { ...rest, place: undefined };
  }
}

/** Roles that are called what they usually are, in the new language; others keep the names somebody gave them. */
function accountsIn(accounts: Accounts, present: Language, language: Language): Accounts {
  const roles = accounts.roles.map((role) => {
    const usual = usualAccounts(present).roles.find(({ name }) => name === role.name);
    const there = usualAccounts(language).roles.find(({ id }) => id === usual?.id);
    return there === undefined ? role : { ...there, id: role.id };
  });
  return { ...accounts, roles };
}

/** The identity in the new language under the name the app has. */
function identityOf(before: AppSpec, { identity }: AppSpec, language: Language): AppSpec["identity"] {
  const { name, idea, icon, archetypes } = before.identity;
  const named = (text: string): string => text.replaceAll(identity.name, name);
  return {
    ...identity,
    tagline: named(identity.tagline),
    description: named(identity.description),
    name,
    idea,
    icon,
    archetypes,
    language,
  };
}

/** Puts an app back into the English its planner thought in: each text that stands in the same place of both. */
function toEnglish(spec: AppSpec, english: AppSpec, local: AppSpec): AppSpec {
  const words = new Map<string, string>();
  const learn = (from: unknown, to: unknown): void => {
    if (typeof from === "string" && typeof to === "string") {
      if (from !== to && !words.has(from)) words.set(from, to);
    } else if (Array.isArray(from) && Array.isArray(to)) from.forEach((item, index) => learn(item, to[index]));
    else if (isRecord(from) && isRecord(to)) for (const [key, item] of Object.entries(from)) learn(item, to[key]);
  };
  learn([local.entities, local.pages, local.identity], [english.entities, english.pages, english.identity]);
  const say = (value: unknown): unknown =>
    typeof value === "string"
      ? (words.get(value) ?? value)
      : Array.isArray(value)
        ? value.map(say)
        : isRecord(value)
          ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, KEPT.has(key) ? item : say(item)]))
          : value;
  const said = say({ entities: spec.entities, pages: spec.pages, identity: spec.identity }) as Pick<
    AppSpec,
    "entities" | "pages" | "identity"
  >;
  const entities = withOptionsRenamed(
    said.entities,
    spec.entities,
    (_entity, _field, option) => words.get(option) ?? option,
  );
  return { ...spec, ...said, entities };
}

/** What names parts of the app and is never read. */
const KEPT = new Set(["id", "kind", "type", "icon", "entity", "field", "page", "do", "relation", "idea"]);
/** Properties of blocks and actions that people read. */
const READ = new Set(
  "title label doneLabel submitLabel thanks question answer reactionLabel note headline matchText inputLabel body".split(
    " ",
  ),
);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** What people read of an app, sample rows left out: names of things, fields and pages, choices, words of blocks. */
function textsOf(spec: AppSpec): Set<string> {
  const texts = new Set<string>();
  for (const { name, plural, fields } of spec.entities) {
    texts.add(name).add(plural);
    for (const field of fields) [field.name, ...(field.options ?? [])].forEach((text) => texts.add(text));
  }
  const visit = (value: unknown, key: string): void => {
    if (typeof value === "string") {
      if (READ.has(key)) texts.add(value);
    } else if (Array.isArray(value)) value.forEach((item) => visit(item, key));
    else if (isRecord(value)) for (const [name, item] of Object.entries(value)) visit(item, name);
  };
  for (const page of spec.pages) visit(page, "page");
  return texts;
}
