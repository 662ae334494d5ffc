import type { Language } from "./plain-letters.ts";

/** What a wheel starts with: what to do next. */
export const WHEEL_ENTRIES: Readonly<Record<Language, readonly string[]>> = {
  en: ["Go outside", "Read a book", "Call a friend", "Cook", "Dance", "Draw", "Take a nap", "Play cards"],
  de: ["Rausgehen", "Lesen", "Anrufen", "Kochen", "Tanzen", "Zeichnen", "Ausruhen", "Kartenspiel"],
  es: ["Salir", "Leer un libro", "Llamar", "Cocinar", "Bailar", "Dibujar", "Una siesta", "Cartas"],
  fr: ["Sortir", "Lire", "Appeler", "Cuisiner", "Danser", "Dessiner", "Une sieste", "Cartes"],
  pt: ["Sair", "Ler um livro", "Ligar", "Cozinhar", "Dançar", "Desenhar", "Soneca", "Baralho"],
};
