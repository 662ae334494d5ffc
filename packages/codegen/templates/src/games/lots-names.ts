import type { Language } from "./plain-letters.ts";

/** Names to begin with. */
export const LOT_NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: ["Ava", "Ben", "Chloe", "Dylan", "Ella", "Finn"],
  de: ["Anna", "Ben", "Clara", "Emil", "Lena", "Paul"],
  es: ["Ana", "Bruno", "Carla", "Diego", "Elena", "Hugo"],
  fr: ["Alice", "Bruno", "Chloé", "Hugo", "Léa", "Paul"],
  pt: ["Ana", "Bruno", "Clara", "Davi", "Lia", "Pedro"],
};
