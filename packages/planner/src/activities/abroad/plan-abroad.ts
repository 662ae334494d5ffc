import { parseAppSpec, type AppSpec, type Language } from "@sayhey/appspec";
import { readBrief } from "../../brief/read-brief.ts";
import { LOCAL_NAMES } from "../../embedded/languages/local-names.ts";
import { recognise } from "../../recognise/recognise.ts";
import { writeApp } from "../../write/write-brief.ts";
import { withActivity, withNotes } from "../with-activity.ts";
import { somePeople } from "../facts.ts";
import { KINDS_ABROAD } from "./kinds-abroad.ts";
import { isAbroad, sayAbroad, type Abroad } from "./say-abroad.ts";
import { WORDS_OF_ACTIVITIES } from "./words-of-activities.ts";

/** So long a text says what it is about; a longer one lists a business. */
const LONGEST = 420;
const MOST_LETTERS = 40;
/** Somebody says what they want before they name it. */
const WISHES =
  /^(?:ich (?:brauche|möchte|suche|will)|wir (?:brauchen|möchten|suchen|wollen|lagern)|unser|pour notre|para nuestr|necesito|necesitamos|quiero|queremos|je (?:veux|voudrais|cherche)|nous (?:voulons|cherchons)|il (?:me|nous) faut|on (?:a|veut)|preciso|precisamos|quero|queremos|eu |gostaria)/iu;
const CUT = /\s(?:für|für die|mit|para|pour|con|com|avec|en mi|dans)\s.*$/iu;

/** What the app is called: the text's own first words where they are a name, else what it is. */
function nameAbroad(text: string, made: string): string {
  const [first = ""] = text.trim().split(/[,;:.!?(\n]|\s-\s/);
  if (WISHES.test(first)) return made;
  const short = first.length <= MOST_LETTERS ? first.trim() : first.replace(CUT, "").trim();
  const isName = short.length >= 4 && short.length <= MOST_LETTERS && short.split(/\s+/).length <= 7;
  return isName ? short.charAt(0).toLocaleUpperCase() + short.slice(1) : made;
}

const hashtagOf = (name: string): string =>
  `#${name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "")
    .slice(0, 39)}`;

/** Words of an app that say for whom it is and what one does with it. */
const IDENTITY: Record<Abroad, { category: string; audience: string; verbs: string[] }> = {
  de: { category: "Alltag", audience: "alle, die mitmachen", verbs: ["Eintragen", "Ansehen", "Ändern"] },
  es: { category: "Día a día", audience: "quienes participan", verbs: ["Apuntar", "Ver", "Cambiar"] },
  fr: { category: "Quotidien", audience: "celles et ceux qui participent", verbs: ["Noter", "Voir", "Modifier"] },
  pt: { category: "Dia a dia", audience: "quem participa", verbs: ["Anotar", "Ver", "Mudar"] },
};

/** Names of people as they are common where the language is spoken, in the place of others. */
function localNames(language: Abroad, text: string): (said: string) => string {
  const local = LOCAL_NAMES[language].people.split("|");
  const whole = somePeople(60);
  const first = whole.map((name) => name.split(" ")[0] ?? name);
  return (said) => {
    const [at, short] = [whole.indexOf(said), first.indexOf(said)];
    if (text.includes(said) || (at < 0 && short < 0)) return said;
    const own = local[(at < 0 ? short : at) % local.length] ?? said;
    return at < 0 ? (own.split(" ")[0] ?? own) : own;
  };
}

/** The app of an activity that a German, Spanish, French or Portuguese text asks for; undefined where it asks for none. */
export function planActivityAbroad(text: string, language: Language, seed: number): AppSpec | undefined {
  if (!isAbroad(language) || text.length > LONGEST) return undefined;
  const kind = KINDS_ABROAD.find(({ says, not }) => says[language].test(text) && not?.test(text) !== true);
  const name = kind === undefined ? "" : nameAbroad(text, kind.made[language]);
  const activity = kind?.make({ text, lower: text.toLowerCase(), language, givenName: name });
  if (activity === undefined) return undefined;
  const brief = { ...readBrief(text), requests: [], actors: [] };
  const english = withNotes(writeApp(withActivity(recognise(brief, { isTranslated: true }), activity), seed), activity);
  const say = sayAbroad(language, WORDS_OF_ACTIVITIES);
  const { tagline, itch, promise, pov } = say(activity.words);
  const named = localNames(language, text);
  const tag = hashtagOf(name);
  const entities = say(english.entities).map((entity) => ({
    ...entity,
    rows: entity.rows.map(
      (row) =>
        Object.fromEntries(
          Object.entries(row).map(([id, value]) => [id, typeof value === "string" ? named(value) : value]),
        ) as typeof row,
    ),
  }));
  return parseAppSpec({
    ...english,
    entities,
    pages: say(english.pages),
    assumptions: say(english.assumptions.filter(({ id }) => id.startsWith("activity"))),
    identity: {
      ...english.identity,
      ...IDENTITY[language],
      name,
      tagline,
      description: `${name}: ${tagline}`,
      problem: itch,
      promise,
      hashtags: [tag.length > 1 ? tag : "#sayhey"],
      language,
      idea: text,
      hooks: { itch, promise, pov },
    },
  });
}
