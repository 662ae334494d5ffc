import type { AppSpec } from "@sayhey/appspec";
import type { HookVariant } from "@sayhey/contract/studio";

type Language = AppSpec["identity"]["language"];

/** What a trailer says that no app says itself, in an app's language. */
export interface TrailerWords {
  /** Over the things an app keeps together. */
  together: readonly string[];
  /** Calls to action, for where the promise has been said already. */
  calls: readonly string[];
  /** Whose words a quoted idea is. */
  idea: string;
  /** Labels of buttons that tell what an app is good for. */
  telling: RegExp;
  /** Openings besides the app's own, out of what it is called and keeps and whom it is for. */
  hooks: (app: HookWords) => Record<HookVariant, readonly string[]>;
}

/** What openings are made of. */
interface HookWords {
  name: string;
  /** Plural of what the app keeps, with a capital. */
  Things: string;
  /** People note those things down rather than buy, play or watch them. */
  kept: boolean;
  audience: string;
  /** The first three verbs, as short sentences. */
  verbs: string;
  /** What is hard, in few words; empty when it takes many. */
  problem: string;
}

/** The words of each language an app can have. */
export const TRAILER_WORDS: Record<Language, TrailerWords> = {
  en: {
    together: ["All in one place", "One place for", "Everything together"],
    calls: ["Start today", "Make it yours", "Open it now", "Your turn"],
    idea: "How it began",
    telling: /^(Log|Add|Plan|Book|Share|Invite|Write|Start|Track|Report|Offer|Ask)\b/u,
    hooks: ({ name, audience, verbs, problem, Things, kept }) => ({
      itch: [
        problem,
        ...(kept ? [`${Things}, still on paper?`, `${Things}. Who has the list?`] : []),
        "There has to be a better way",
      ],
      pov: [`POV: you found ${name}`, `POV: it's all in ${name}`],
      promise: [`${verbs} Done.`, `For ${audience}, at last`, `${Things}, finally in one place`],
    }),
  },
  de: {
    together: ["Alles an einem Ort", "Alles beisammen", "Ein Ort für alles"],
    calls: ["Heute anfangen", "Jetzt ausprobieren", "Jetzt bist du dran"],
    idea: "So fing es an",
    telling: /(eintragen|hinzufügen|planen|buchen|teilen|einladen|schreiben|melden|anbieten)$/u,
    hooks: ({ name, audience, verbs, problem, Things, kept }) => ({
      itch: [
        problem,
        ...(kept ? [`${Things} noch immer auf Zetteln?`, `${Things}. Wer hat die Liste?`] : []),
        "Das muss doch besser gehen",
      ],
      pov: [`POV: du hast ${name} entdeckt`, `POV: alles steht in ${name}`],
      promise: [`${verbs} Fertig.`, `Für ${audience}. Endlich.`, `${Things}, endlich an einem Ort`],
    }),
  },
  es: {
    together: ["Todo en un solo sitio", "Todo junto"],
    calls: ["Empieza hoy", "Hazla tuya", "Te toca a ti"],
    idea: "Así empezó",
    telling: /^(Registrar|Apuntar|Añadir|Planear|Reservar|Compartir|Invitar|Escribir|Ofrecer)\b/u,
    hooks: ({ name, audience, verbs, problem, Things, kept }) => ({
      itch: [
        problem,
        ...(kept ? [`¿${Things} todavía en papel?`, `${Things}. ¿Quién tiene la lista?`] : []),
        "Tiene que haber otra manera",
      ],
      pov: [`POV: descubriste ${name}`, `POV: todo está en ${name}`],
      promise: [`${verbs} Listo.`, `Para ${audience}, por fin`, `${Things}, por fin en un sitio`],
    }),
  },
  fr: {
    together: ["Tout au même endroit", "Tout est réuni"],
    calls: ["Commence aujourd’hui", "À toi de jouer", "Essaie-la maintenant"],
    idea: "L’idée de départ",
    telling: /^(Noter|Ajouter|Planifier|Réserver|Partager|Inviter|Écrire|Proposer)\b/u,
    hooks: ({ name, audience, verbs, problem, Things, kept }) => ({
      itch: [
        problem,
        ...(kept ? [`${Things} : encore sur papier ?`, `${Things}. Qui a la liste ?`] : []),
        "Il y a forcément mieux",
      ],
      pov: [`POV : tu découvres ${name}`, `POV : tout est dans ${name}`],
      promise: [`${verbs} C’est tout.`, `Pour ${audience}, enfin`, `${Things}, enfin au même endroit`],
    }),
  },
  pt: {
    together: ["Tudo num só lugar", "Tudo junto"],
    calls: ["Comece hoje", "Agora é com você", "Experimente agora"],
    idea: "Como começou",
    telling: /^(Registrar|Anotar|Adicionar|Planejar|Reservar|Compartilhar|Convidar|Escrever|Oferecer)\b/u,
    hooks: ({ name, audience, verbs, problem, Things, kept }) => ({
      itch: [
        problem,
        ...(kept ? [`${Things} ainda no papel?`, `${Things}. Quem tem a lista?`] : []),
        "Tem que haver um jeito melhor",
      ],
      pov: [`POV: você descobriu ${name}`, `POV: está tudo em ${name}`],
      promise: [`${verbs} Pronto.`, `Para ${audience}, enfim`, `${Things}, enfim num só lugar`],
    }),
  },
};

/** Number of words, with anything that has a letter or digit counting as one. */
export function countWords(text: string): number {
  return text.split(/\s+/u).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
}

/** A text with a capital at its first letter, also behind '¿', '«' or '“'. */
export function capitalised(text: string): string {
  return text.replace(/^[\p{P}\p{S}\s]*\p{Ll}/u, (start) => start.toLocaleUpperCase());
}

/** A copy of a document whose texts hold nothing that is no text: what people enter into apps may. */
export function plainTexts<T>(value: T): T {
  if (typeof value === "string") {
    const plain = value.replace(/\p{Cs}/gu, "").replace(/[\u0000-\u0009\u000b-\u001f\u007f]+/gu, " ");
    return (plain.trim() === "" && value !== "" ? "·" : plain) as T;
  }
  if (Array.isArray(value)) return value.map(plainTexts) as T;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plainTexts(part)])) as T;
}

/** As many whole words of a text as fit into that many characters; a single word that is longer is cut at a whole character. */
export function leadingWords(text: string, most: number): string {
  const words = text.replace(/\s+/gu, " ").trim().split(" ");
  while (words.length > 1 && words.join(" ").length > most) words.pop();
  let kept = "";
  for (const char of words.join(" ")) {
    if (kept.length + char.length > most) break;
    kept += char;
  }
  return kept;
}

/**
 * As much of a sentence as says something by itself in at most `most` words: its leading clauses. Null when even the first is
 * longer.
 */
export function leadingClauses(sentence: string, most: number): string | null {
  const text = sentence.trim().replace(/\.$/u, "");
  if (countWords(text) <= most) return text;
  let kept: string | null = null;
  for (const { index } of text.matchAll(/[,;:.!?–—]\s/gu)) {
    const clause = text.slice(0, /[!?]/u.test(text[index] ?? "") ? index + 1 : index).trim();
    if (countWords(clause) > most) break;
    if (countWords(clause) >= 3) kept = clause;
  }
  return kept;
}
