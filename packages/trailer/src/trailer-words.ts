import type { AppSpec } from "@sayhey/appspec";

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
  /** An opening for an app that has none of its own: the point of view of somebody who has it. */
  pov: (name: string) => string;
}

/** The words of each language an app can have. */
export const TRAILER_WORDS: Record<Language, TrailerWords> = {
  en: {
    together: ["All in one place", "One place for", "Everything together"],
    calls: ["Start today", "Make it yours", "Open it now", "Your turn"],
    idea: "How it began",
    telling: /^(Log|Add|Plan|Book|Share|Invite|Write|Start|Track|Report|Offer|Ask)\b/u,
    pov: (name) => `POV: you found ${name}`,
  },
  de: {
    together: ["Alles an einem Ort", "Alles beisammen", "Ein Ort für alles"],
    calls: ["Heute anfangen", "Jetzt ausprobieren", "Jetzt bist du dran"],
    idea: "So fing es an",
    telling: /(eintragen|hinzufügen|planen|buchen|teilen|einladen|schreiben|melden|anbieten)$/u,
    pov: (name) => `POV: du hast ${name} entdeckt`,
  },
  es: {
    together: ["Todo en un solo sitio", "Todo junto"],
    calls: ["Empieza hoy", "Hazla tuya", "Te toca a ti"],
    idea: "Así empezó",
    telling: /^(Registrar|Apuntar|Añadir|Planear|Reservar|Compartir|Invitar|Escribir|Ofrecer)\b/u,
    pov: (name) => `POV: descubriste ${name}`,
  },
  fr: {
    together: ["Tout au même endroit", "Tout est réuni"],
    calls: ["Commence aujourd’hui", "À toi de jouer", "Essaie-la maintenant"],
    idea: "L’idée de départ",
    telling: /^(Noter|Ajouter|Planifier|Réserver|Partager|Inviter|Écrire|Proposer)\b/u,
    pov: (name) => `POV : tu découvres ${name}`,
  },
  pt: {
    together: ["Tudo num só lugar", "Tudo junto"],
    calls: ["Comece hoje", "Agora é com você", "Experimente agora"],
    idea: "Como começou",
    telling: /^(Registrar|Anotar|Adicionar|Planejar|Reservar|Compartilhar|Convidar|Escrever|Oferecer)\b/u,
    pov: (name) => `POV: você descobriu ${name}`,
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
