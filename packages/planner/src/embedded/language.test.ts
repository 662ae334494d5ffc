import { PHRASES } from "@sayhey/blueprints";
import { describe, expect, it } from "vitest";
import { detectLanguage } from "./language.ts";

describe("the language of an idea", () => {
  it.each([
    ["podcast page", "en"],
    ["dental assistants rota", "en"],
    ["pet shop app", "en"],
    ["repair cafe", "en"],
    ["coach training plan", "en"],
    ["studio de yoga", "fr"],
    ["liste de courses", "fr"],
    ["plan de entrenamiento", "es"],
    ["agenda escolar", "es"],
    ["Essensplan", "de"],
    ["Kita Gruppe", "de"],
    ["lista de compras da casa", "pt"],
  ])("%s is in %s", (idea, language) => expect(detectLanguage(idea)).toBe(language));

  it("is English for what people say in English of every line of work, but for words that were borrowed", () => {
    const taken = PHRASES.flatMap(({ says }) => says.en.split("|")).filter((phrase) => detectLanguage(phrase) !== "en");
    expect(taken.length, taken.join(", ")).toBeLessThan(15);
  });
});
