import type { Block } from "@sayhey/appspec";
import { describe, expect, it } from "vitest";
import { planIdea } from "../embedded/plan-app.ts";
import { playCalled } from "./in-own-language.ts";

const nameOf = (block: Block | undefined): string | undefined =>
  block?.kind === "game" ? block.game : block?.kind === "tool" ? block.tool : undefined;

describe("a game or tool in the language of its idea", () => {
  it.each([
    ["de", "Schach gegen den Computer", "chess", "Ergebnisse"],
    ["de", "Galgenmännchen für die Familie", "hangman", "Ergebnisse"],
    ["es", "ajedrez contra la computadora", "chess", "Puntuaciones"],
    ["es", "sopa de letras sobre animales", "wordSearch", "Puntuaciones"],
    ["fr", "jeu du pendu avec des animaux", "hangman", "Scores"],
    ["pt", "jogo da memória com animais", "memory", "Pontuações"],
  ] as const)("%s: %s", async (language, idea, game, scores) => {
    const spec = await planIdea(idea, { seed: 1 });
    expect(spec.identity.language).toBe(language);
    expect(nameOf(spec.pages[0]?.blocks[0])).toBe(game);
    expect(spec.pages.map(({ title }) => title)).toContain(scores);
    expect(JSON.stringify(spec.pages)).not.toMatch(/"(?:Play|Best scores|Best rounds|All rounds)"/);
  });

  it.each([
    ["Passwort-Generator", "password"],
    ["generador de contraseñas", "password"],
    ["générateur de QR codes", "qrCode"],
    ["gerador de senhas", "password"],
    ["pizarra blanca para clase", "whiteboard"],
  ])("%s: %s", async (idea, tool) => {
    expect(nameOf((await planIdea(idea, { seed: 1 })).pages[0]?.blocks[0])).toBe(tool);
  });

  it.each([
    "Schachverein mit Turnierplan",
    "club de ajedrez con torneos",
    "gestion de club d’échecs",
    "liga de pôquer entre amigos",
    "Tagebuch über meine Schlange",
  ])("is not read into: %s", (idea) => expect(playCalled(idea)).toBeUndefined());
});
