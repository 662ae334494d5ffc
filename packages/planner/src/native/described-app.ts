import type { AppSpec } from "@sayhey/appspec";
import { createRandom, hashText } from "@sayhey/contract/random";
import { layOutDescribed } from "../design/described-pages.ts";
import { withoutBlanks } from "../design/blank-lines.ts";
import { AppDraft } from "../embedded/app-draft.ts";
import { LOCAL_NAMES } from "../embedded/languages/local-names.ts";
import { PEOPLE, PLACES } from "../embedded/pools.ts";
import { camelCase, thing } from "../embedded/thing.ts";
import type { ReadThing } from "../recognise/reading.ts";
import { readSpokenList, titleIn, type Spoken, type SpokenField } from "./read-described.ts";
import { sayIn } from "./say-in.ts";
import { writeNative, type NativeWords } from "./write-native.ts";

const WORDS: Record<Spoken, NativeWords & { tagline: string }> = {
  de: {
    category: "Verwaltung",
    audience: "alle, die damit arbeiten",
    problem: "Zettel und Tabellen gehen durcheinander",
    promise: "Alles an einem Ort",
    itch: "Wo stand das noch mal?",
    pov: "POV: Ein Blick, und du weißt es",
    verbs: ["Eintragen", "Finden", "Überblicken"],
    tagline: "Eingetragen, gefunden, erledigt.",
  },
  es: {
    category: "Gestión",
    audience: "quienes trabajan con ello",
    problem: "Los papeles y las hojas de cálculo se pierden",
    promise: "Todo en un solo lugar",
    itch: "¿Dónde lo había apuntado?",
    pov: "POV: lo miras y ya lo sabes",
    verbs: ["Apuntar", "Encontrar", "Revisar"],
    tagline: "Apuntado, encontrado, al día.",
  },
  fr: {
    category: "Gestion",
    audience: "celles et ceux qui s’en servent",
    problem: "Les papiers et les tableaux se perdent",
    promise: "Tout au même endroit",
    itch: "C’était noté où, déjà ?",
    pov: "POV : un coup d’œil, et tout est clair",
    verbs: ["Noter", "Retrouver", "Suivre"],
    tagline: "Noté, retrouvé, à jour.",
  },
  pt: {
    category: "Gestão",
    audience: "quem trabalha com isso",
    problem: "Papéis e planilhas se perdem",
    promise: "Tudo em um só lugar",
    itch: "Onde foi que eu anotei?",
    pov: "POV: uma olhada e você já sabe",
    verbs: ["Anotar", "Achar", "Acompanhar"],
    tagline: "Anotado, achado, em dia.",
  },
};

/** What the pages say, as `English = German | Spanish | French | Portuguese`. */
const LABELS = `
Where it stands = Stand der Dinge | Estado | Où ça en est | Situação
Next step = Nächster Schritt | Siguiente paso | Étape suivante | Próximo passo
Coming up = Demnächst | Próximamente | À venir | Em breve
Over time = Im Verlauf | A lo largo del tiempo | Au fil du temps | Ao longo do tempo
By day = Nach Tag | Por día | Par jour | Por dia
All rows = Vollständige Liste | Lista completa | Liste complète | Lista completa
Done = Erledigt | Hecho | Fait | Feito
`;

const ROWS = 6;
/** What visitors look at lists its parts. */
const IS_SITE =
  /(?<!\p{L})(?:p[áa]ginas?(?: web)?|site|website|sitio|web|webseite|internetseite|homepage|vitrine|blog|loja|tienda|shop|boutique)(?!\p{L})/iu;

/** The app of a text in another language that lists what is written down; undefined where it lists too little. */
export function planSpokenList(text: string, language: Spoken, seed: number): AppSpec | undefined {
  const list = IS_SITE.test(text) ? undefined : readSpokenList(text, language);
  if (list === undefined) return undefined;
  const words = WORDS[language];
  const draft = new AppDraft(createRandom(seed ^ hashText(text)));
  const title = list.fields.find(isName) ?? list.fields.find(isTitle) ?? { label: titleIn(language), line: "text" };
  const local = LOCAL_NAMES[language].people.split("|");
  const lines = [
    `${title.label}: text`,
    ...list.fields.filter((field) => field !== title).map(({ label, line }) => `${label}: ${line}`),
  ].join("\n");
  const rows = titlesOf(title, list.name, local).join("\n");
  const whole = thing(
    "item",
    `${camelCase(list.name)}, ${list.name}, ${list.plural}, file-text`,
    "",
    withoutBlanks(lines, rows),
    rows,
  );
  const part = draft.add({ ...whole, asked: list.fields.map(({ label }) => camelCase(label)) });
  const read: ReadThing = {
    name: list.name,
    plural: list.plural,
    fields: [],
    verbs: new Set(),
    jobs: [],
    known: { role: "item", icon: "file-text", fields: lines, rows },
    items: [],
  };
  layOutDescribed(draft, [{ thing: read, part }], { handedIn: [], rowsTitle: "All rows" }, "");
  const places = LOCAL_NAMES[language].places.split("|");
  const people = new Map([
    ...PEOPLE.map((each, at): [string, string] => [each, local[at % local.length] ?? each]),
    ...PLACES.map((each, at): [string, string] => [each, places[at % places.length] ?? each]),
  ]);
  return writeNative({
    draft,
    text,
    language,
    seed,
    name: list.plural,
    tagline: words.tagline,
    words,
    archetype: "tracker",
    icon: "file-text",
    directions: ["ledger", "civic"],
    say: sayIn(language, LABELS, people),
  });
}

const NAMES = /^(?:(?:vor)?name|nombre|nom|nome|titel|título|titre|bezeichnung)$/iu;
const isName = ({ label }: SpokenField): boolean => NAMES.test(label);
/** A text that tells a row from the others; what is measured does not. */
const isTitle = ({ line }: SpokenField): boolean => /^text(?! @| \d+[/.,]?\d*(?:\||$))/u.test(line);

/** What rows are called: by samples of what names them, by people, or by number. */
function titlesOf({ label, line }: SpokenField, name: string, people: readonly string[]): string[] {
  const samples = /^text [^@]/u.test(line) ? line.slice(5).split("|") : [];
  if (samples.length > 2) return samples.slice(0, ROWS + 2);
  return /name$|^(?:nombre|nom|nome)$/iu.test(label)
    ? people.slice(0, ROWS)
    : Array.from({ length: ROWS }, (_, at) => `${name} ${String(at + 1)}`);
}
