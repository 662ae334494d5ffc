import { describe, expect, it } from "vitest";
import { loadBriefs } from "../../embedded/load-language-of.ts";
import { loadAllLanguages } from "../../embedded/languages/all-languages.fixture.ts";
import { planApp, planIdea } from "../../embedded/index.ts";
import { toEnglish } from "./to-english.ts";
import type { ReadTongue } from "./read-tongue.ts";
import { tongueOf } from "./tongue-of.ts";

await loadAllLanguages();
await loadBriefs();

describe("the language of a text", () => {
  it.each([
    ["le ricette della mamma, con foto e ingredienti, e chi le ha provate", "Italian"],
    ["ricette della nonna", "Italian"],
    ["boodschappenlijst voor het gezin", "Dutch"],
    ["een lijst van wie wat heeft geleend en wanneer het terug moet", "Dutch"],
    ["lista zadań dla zespołu, termin i kto to robi", "Polish"],
    ["kahve dükkanı için sipariş takibi", "Turkish"],
    ["en app för att hålla koll på vad jag lånar ut och till vem", "Swedish"],
    ["アイデアを共有するアプリ", "Japanese"],
    ["приложение для учета расходов", "Cyrillic"],
  ])("is told of %s", (text, name) => expect(tongueOf(text)?.name).toBe(name));

  it.each([
    "sheep shearing contractor, 70 farms, mob sizes, day tally per shearer, rate per head",
    "habit tracker",
    "Haushaltsbuch für die WG",
    "Trainingsplan für den Verein",
    "lista de compras da casa",
    "agenda da casa",
    "diario de gastos con fotos",
    "cave à vin avec dégustations",
    "menu del día para mi bar",
    "pizza and pasta quiz",
  ])("is one that apps are written in: %s", (text) => expect(tongueOf(text)).toBeUndefined());
});

describe("a text word by word", () => {
  it.each<[ReadTongue, string, string]>([
    ["it", "le camere e i vini della cantina", "the rooms and the wine of the wine cellar"],
    ["it", "l'elenco degli ordini", "list of the orders"],
    ["nl", "lijstjes met taken van de vrijwilligers", "lists with taken of the volunteers"],
    ["nl", "verlanglijstje en bootreis", "wish list and boat trip"],
    ["pl", "lista klientów, faktury i zdjęcia", "list customers, invoices and photo"],
    ["de", "Häuser, Mieter und Schadensmeldungen", "houses, tenant and damage reports"],
    ["fr", "les chevaux et les bateaux du club", "the horses and the boats of the club"],
    ["es", "habitaciones y canciones", "rooms and songs"],
    ["pt", "viagens e coleções", "trips and collections"],
  ])("%s: %s", (tongue, text, english) => expect(toEnglish(text, tongue)).toBe(english));

  it("keeps what nobody has listed, and marks and numbers", () =>
    expect(toEnglish("3 foglietti di nonna Assunta (200!)", "it")).toBe("3 sheets of grandmother Assunta (200!)"));
});

describe("an idea in a language that apps are not written in", () => {
  it("becomes what can be read of it, in English, and says so", async () => {
    const idea = "le ricette della nonna, con foto, ingredienti e chi le ha provate, da cercare per ingrediente";
    const spec = await planIdea(idea, { seed: 1 });
    expect(spec.identity).toMatchObject({ language: "en", idea });
    expect(spec.identity.name).toMatch(/^Recipes/);
    expect(spec.entities.map(({ name }) => name)).toContain("Recipe");
    expect(spec.assumptions[0]?.text).toMatch(/^Read from Italian/);
  });

  it("keeps its script and guesses nothing where it cannot be read", () => {
    const spec = planApp("アイデアを共有するアプリ", { seed: 1 });
    expect(spec.identity.name).toBe("アイデアを共有するアプリ");
    expect(spec.entities.map(({ name }) => name)).toEqual(["Entry"]);
    expect(spec.assumptions[0]?.text).toMatch(/^I can't read Japanese yet/);
  });

  it.each([
    [
      "Reifenhändler mit Einlagerung: Suche nach Kennzeichen, Regalplatz, Profiltiefe und Termin zum Wechseln im Oktober",
      "Reifenhändler mit Einlagerung",
      ["Reifen", "Termin"],
      "Saison",
    ],
    [
      "camping municipal au bord de la Dordogne, 45 emplacements, tarifs, plan, et un formulaire de demande de réservation",
      "Camping municipal",
      ["Emplacement"],
      "Prix",
    ],
    [
      "biblioteca de un cole rural (110 niños), que las maestras presten y devuelvan sin lío, buscar por edad y tema",
      "Biblioteca de un cole rural",
      ["Libro", "Préstamo"],
      "Autor",
    ],
    [
      "Sou professora de yoga em Coimbra, aulas em grupo e para grávidas. Quero página com horário, preços e perguntas frequentes",
      "Estúdio de ioga",
      ["Aula", "Aluno"],
      "Valor por aula",
    ],
  ])("is about the line of work it names, in its own words: %s", async (idea, name, things, field) => {
    const spec = await planIdea(idea, { seed: 1 });
    expect(spec.identity.name).toBe(name);
    expect(spec.entities.map((entity) => entity.name)).toEqual(expect.arrayContaining(things));
    expect(spec.entities.flatMap(({ fields }) => fields.map((each) => each.name))).toContain(field);
    expect(JSON.stringify([spec.identity, spec.pages])).not.toMatch(
      /\b(?:Home|Next|Book now|in total|Mark as|not paid)\b/,
    );
  });
});
