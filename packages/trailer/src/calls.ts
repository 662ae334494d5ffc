import type { AppSpec, Block } from "@sayhey/appspec";
import { createRandom, hashText, pick } from "@sayhey/contract/random";
import type { HookVariant } from "@sayhey/contract/studio";
import { capitalised, TRAILER_WORDS } from "./trailer-words.ts";

/** What one is asked to do with an app, in the order en, de, es, fr, pt. */
type Calls = readonly [en: string, de: string, es: string, fr: string, pt: string];

const CALLS = {
  answer: ["Say you're in", "Sag zu", "Di que vienes", "Dis que tu viens", "Confirme presença"],
  ask: ["Ask it anything", "Frag einfach", "Pregunta", "Pose ta question", "Pergunte"],
  basket: ["Order yours", "Jetzt bestellen", "Haz tu pedido", "Commande", "Faça seu pedido"],
  book: ["Book yours", "Jetzt buchen", "Reserva ya", "Réserve vite", "Reserve já"],
  list: ["Get on the list", "Trag dich ein", "Apúntate", "Inscris-toi", "Entre na lista"],
  play: ["Beat this score", "Schlag das", "Supera esto", "Bats ce score", "Bata esse placar"],
  reckon: ["Work out yours", "Rechne deins aus", "Calcula lo tuyo", "Calcule le tien", "Calcule o seu"],
  sign: ["Put your name down", "Trag dich ein", "Apúntate", "Inscris-toi", "Inscreva-se"],
  try: ["Try it yourself", "Probier es aus", "Pruébalo tú", "Essaie toi-même", "Experimente"],
  vote: ["Cast your vote", "Stimm ab", "Vota ya", "Vote", "Vote já"],
  voice: ["Have your say", "Sag deine Meinung", "Da tu opinión", "Donne ton avis", "Dê sua opinião"],
} satisfies Record<string, Calls>;

/** What the first page of an app asks of whoever comes. */
const BY_BLOCK: Partial<Record<Block["kind"], keyof typeof CALLS>> = {
  assistant: "ask",
  booking: "book",
  calculator: "reckon",
  cart: "basket",
  converter: "try",
  game: "play",
  newsletter: "list",
  poll: "vote",
  purchase: "basket",
  questionnaire: "voice",
  quiz: "play",
  tool: "try",
};

const LANGUAGES = ["en", "de", "es", "fr", "pt"] as const;

function callFor({ pages, entities }: AppSpec): keyof typeof CALLS | undefined {
  for (const block of pages[0]?.blocks ?? []) {
    const named = BY_BLOCK[block.kind];
    if (named !== undefined) return named;
    const asked = block.kind === "form" ? entities.find(({ id }) => id === block.entity) : undefined;
    if (asked?.fields.some(({ id }) => id === "coming") === true) return "answer";
    if (asked?.limits?.some(({ mostField }) => mostField !== undefined) === true) return "sign";
  }
  return undefined;
}

/** What one does with any app. */
const ANY_APP =
  /^(?:find|add|change|note|check|compare|look|see|open|log|save|browse|eintragen|nachsehen|vergleichen|apuntar|consultar|comparar|noter|suivre|comparer|anotar)/i;
/** Longer verbs make no call, characters. */
const LONGEST_VERB = 12;

/**
 * What an app calls for at the end: what its first page asks of whoever comes, else its own verbs unless the opening says them, else what
 * any app could call for.
 */
export function callOf(spec: AppSpec, hook: HookVariant, seed: number): string {
  const { identity } = spec;
  const own = callFor(spec);
  if (own !== undefined) return CALLS[own][LANGUAGES.indexOf(identity.language)] ?? CALLS[own][0];
  const verbs = identity.verbs.slice(0, 3).filter((verb) => verb.length <= LONGEST_VERB);
  return hook !== "promise" && verbs.length === 3 && !verbs.some((verb) => ANY_APP.test(verb))
    ? `${verbs.map(capitalised).join(". ")}.`
    : pick(createRandom(hashText(`call:${seed}`)), TRAILER_WORDS[identity.language].calls);
}
