import type { AppSpec } from "@sayhey/appspec";
import { beforeAll, describe, expect, it } from "vitest";
import { loadBriefs, loadLanguageOf } from "../../embedded/load-language-of.ts";
import { planApp } from "../../embedded/index.ts";

const IDEAS: readonly (readonly [language: string, idea: string, kept: readonly string[]])[] = [
  ["de", "Skat Punkte für Ute, Rolf und Bernd", ["Spieler", "Spiel"]],
  ["de", "Punktezettel für Rommé, 4 Spieler, 6 Runden", ["Spieler", "Eintrag"]],
  ["fr", "score de boules en 11 points", ["Équipe", "Mène"]],
  ["es", "marcador de puntos para el mus, 4 jugadores", ["Jugador", "Marca"]],
  ["pt", "placar de pontos para a canastra", ["Jogador", "Marca"]],
  ["es", "rifa de 80 números para la excursión", ["Número", "Venta"]],
  ["fr", "tombola de 120 billets pour l'école", ["Numéro", "Vente"]],
  ["de", "Putzplan für 3 Personen und 3 Aufgaben", ["Person", "Dienst"]],
  ["pt", "escala de limpeza para 4 pessoas", ["Pessoa", "Vez"]],
  ["de", "Wer hat welche Schlüssel im Verein", ["Schlüssel", "Ausleihe"]],
  ["fr", "outils prêtés aux voisins", ["Outil", "Prêt"]],
  ["es", "caducidades de los medicamentos de casa, aviso con menos de 30 días", ["Medicamento"]],
  ["de", "Helferliste: je Termin 4 Helfer, sie sollen sich selbst eintragen", ["Termin", "Anmeldung"]],
];

const ENGLISH =
  /\b(?:Add|Who|Enter|Points|Players?|Scores?|Rounds?|Paid|Sold|Numbers?|Turns?|Lend|Back by|Expired|Places left|Sign-ups?|Name down)\b/;

/** All words of an app that people read. */
function wordsOf(spec: AppSpec): string[] {
  const fields = spec.entities.flatMap(({ name, plural, fields: own }) => [
    name,
    plural,
    ...own.flatMap(({ name: label, options = [] }) => [label, ...options]),
  ]);
  const pages = spec.pages.flatMap(({ title, blocks }) => [
    title,
    ...blocks.flatMap((block) => [block.title ?? "", "submitLabel" in block ? (block.submitLabel ?? "") : ""]),
  ]);
  return [spec.identity.tagline, ...fields, ...pages];
}

describe("an activity in another language", () => {
  beforeAll(async () => {
    await loadBriefs();
    for (const [, idea] of IDEAS) await loadLanguageOf(idea);
  });

  it.each(IDEAS)("%s: %j keeps %j, in its language", (language, idea, kept) => {
    const spec = planApp(idea, { seed: 1 });
    expect([spec.identity.language, ...spec.entities.map(({ name }) => name)]).toEqual([language, ...kept]);
    expect(wordsOf(spec).filter((word) => ENGLISH.test(word) && language !== "fr")).toEqual([]);
  });

  it("takes the names that the text gives, and a lost game counts twice", () => {
    const spec = planApp("Skat Punkte für Ute, Rolf und Bernd", { seed: 1 });
    const [player] = spec.entities;
    expect(player?.rows.map((row) => row["name"])).toEqual(["Ute", "Rolf", "Bernd"]);
    expect(player?.fields.find(({ id }) => id === "lostTwice")?.formula).toMatchObject({ op: "*", right: 2 });
  });

  it("marks what expires within the days of the text", () => {
    const spec = planApp("caducidades de los medicamentos de casa, aviso con menos de 30 días", { seed: 1 });
    const marks = spec.entities[0]?.fields.find(({ id }) => id === "useBy")?.warn;
    expect(marks).toEqual([
      { when: { field: "useBy", is: "lt", value: "@today" }, tone: "alert", label: "Caducado" },
      { when: { field: "useBy", is: "lt", value: "@+30" }, tone: "attention", label: "Pronto" },
    ]);
  });
});
