import type { AppSpec, Archetype } from "@sayhey/appspec";
import { describe, expect, it } from "vitest";
import { loadKnowledge, planSubject } from "./index.ts";
import { loadAllLanguages } from "./languages/all-languages.fixture.ts";

await loadAllLanguages();
const knowledge = await loadKnowledge();
const plan = (idea: string): AppSpec => planSubject(idea, { knowledge });
const names = ({ entities }: AppSpec): string[] => entities.map(({ name }) => name);
const titles = ({ pages }: AppSpec): string[] => pages.map(({ title }) => title);
const fieldsOf = ({ entities }: AppSpec, thing: string): string[] =>
  entities.find(({ name }) => name === thing)?.fields.map(({ name }) => name) ?? [];
const leadOf = ({ identity }: AppSpec): Archetype | undefined => identity.archetypes[0];

describe("a place that is looked for", () => {
  it.each([
    ["flea market finder for Leipzig with map and favourites", "Flea market"],
    ["farmers market finder", "Farmers market"],
    ["Christmas market guide", "Christmas market"],
    ["coffee shop guide", "Coffee shop"],
    ["bike shop map", "Bike shop"],
    ["bakery finder", "Bakery"],
    ["public toilet map with opening hours", "Public toilet"],
    ["Flohmarkt-Finder für Leipzig mit Karte und Merkliste", "Flohmarkt"],
    ["Weihnachtsmärkte in Dresden finden", "Weihnachtsmarkt"],
    ["Wochenmarkt-Führer mit Ständen", "Wochenmarkt"],
    ["Eisdielen-Finder für Köln", "Eisdiele"],
    ["Bäckerei-Finder mit Öffnungszeiten", "Bäckerei"],
    ["Apotheken in meiner Nähe", "Apotheke"],
    ["mapa de mercadillos", "Mercadillo"],
    ["guía de heladerías de Valencia", "Heladería"],
    ["buscador de panaderías en Sevilla", "Panadería"],
    ["mercado de agricultores cerca de mí", "Mercado de agricultores"],
    ["Vide-greniers près de chez moi : carte et favoris", "Vide-grenier"],
    ["guide des marchés de Provence", "Marché"],
    ["guide des glaciers de Bordeaux", "Glacier"],
    ["trouver une boulangerie à Lyon", "Boulangerie"],
    ["guia de feiras livres de São Paulo", "Feira livre"],
    ["guia de sorveterias do Porto", "Sorveteria"],
    ["localizador de farmácias em Lisboa", "Farmácia"],
    ["library finder with opening hours", "Library"],
    ["carte des bars à jeux de société", "Bar"],
    ["guia de museus gratuitos em Lisboa", "Museu"],
    ["Imbissbuden-Karte mit Bewertungen", "Imbissbude"],
    ["mapa de fuentes de agua en Granada", "Fuente"],
  ])("is kept in a directory under the word of the idea: %s", (idea, place) => {
    const spec = plan(idea);
    expect(leadOf(spec)).toBe("directory");
    expect(names(spec)[0]).toBe(place);
    expect(spec.pages.flatMap(({ blocks }) => blocks.map(({ kind }) => kind))).toContain("places");
  });

  it.each([
    ["flea market finder", "Flea market", ["Address", "Open on", "Opens", "Closes", "Entry", "You find", "Saved"]],
    ["Flohmarkt-Finder", "Flohmarkt", ["Adresse", "Offen am", "Öffnet um", "Schließt um", "Eintritt", "Gemerkt"]],
    ["mapa de mercadillos", "Mercadillo", ["Dirección", "Abre los", "Abre a las", "Entrada", "Guardado"]],
  ])("has the fields of a market, none of what is for sale: %s", (idea, place, fields) => {
    const found = fieldsOf(plan(idea), place);
    expect(found).toEqual(expect.arrayContaining(fields));
    expect(found.join()).not.toMatch(/price|preis|precio|seller|verkauft|condition|zustand/i);
  });

  it.each([
    "flea market app to sell my things",
    "Flohmarkt-App zum Verkaufen",
    "mercadillo de ropa de segunda mano del colegio",
    "second-hand school uniform swap",
  ])("is no place where the idea wants to deal: %s", (idea) => {
    expect(leadOf(plan(idea))).toBe("marketplace");
  });

  it("was not built in a year, and asks an entry rather than an entry of a diary", () => {
    const fields = fieldsOf(plan("Eisdielen-Finder für Köln"), "Eisdiele").join();
    expect(fields).not.toMatch(/Baujahr|Eintrag/);
  });

  it.each([
    ["flea market finder for Leipzig", "Leipzig"],
    ["Flohmarkt-Finder für Leipzig", "in Leipzig"],
    ["guía de heladerías de Valencia", "en Valencia"],
    ["guia de feiras livres de São Paulo", "São Paulo"],
  ])("is where the idea says: %s", (idea, place) => {
    expect(plan(idea).identity.description).toContain(place);
  });

  it("is for those who look for it", () => {
    expect(plan("coffee shop guide").identity.audience).toBe("people looking for coffee shops");
    expect(plan("Eisdielen-Finder für Köln").identity.audience).toBe("alle, die Eisdielen suchen");
  });
});

describe("words of an app in another language", () => {
  it.each([
    ["Eisdielen-Finder für Köln", "Finden"],
    ["buscador de panaderías en Sevilla", "Buscar"],
    ["trouver une boulangerie à Lyon", "Trouver"],
    ["mapa de parquinhos de Curitiba", "Encontrar"],
    ["Friseurtermine buchen", "Buchen"],
    ["clases de guitarra con reservas", "Reservar"],
    ["cours de poterie avec réservation", "Réserver"],
    ["aulas de violão com agendamento", "Reservar"],
  ])("say on a page what one does there: %s", (idea, title) => {
    expect(titles(plan(idea))[0]).toBe(title);
  });

  it.each([
    ["cours de poterie avec réservation", "Réservation", "Personnes"],
    ["Spielplatz-Finder für Hamburg", "Spielplatz", "Schatten"],
    ["mapa de parques infantiles de Madrid", "Parque infantil", "Sombra"],
    ["club de ajedrez del barrio con torneos", "Partida", "Jugadas"],
    ["Migräne-Tagebuch mit Auslösern", "Medikament", "Wirkung"],
    ["Stundenplan und Hausaufgaben für die Grundschule", "Hausaufgabe", "Fach"],
  ])("mean in a field what its kind says: %s", (idea, thing, field) => {
    expect(fieldsOf(plan(idea), thing)).toContain(field);
  });

  it("have no label of the open vocabularies in English", () => {
    expect(fieldsOf(plan("Bäckerei-Finder mit Öffnungszeiten"), "Bäckerei")).toContain("Öffnungszeiten");
    expect(fieldsOf(plan("Bäckerei-Finder"), "Bäckerei").join()).not.toMatch(/accepts|reservations/i);
  });

  it("agree with the words around them", () => {
    for (const idea of ["Migräne-Tagebuch mit Auslösern", "Planer für den Marktstand", "Kneipenquiz mit Punktestand"])
      expect(JSON.stringify(plan(idea).identity)).not.toMatch(/mit (?:Stände|Medikamente|Anfälle|Aufgabe) zu tun/);
    expect(plan("seguimiento de mis plantas y riegos").identity.hooks.itch).toMatch(/^¿Plantas\?/);
    expect(titles(plan("fleuriste avec commandes")).join()).not.toContain("Tous les commandes");
    for (let seed = 0; seed < 9; seed++)
      expect(planSubject("Kneipenquiz mit Punktestand", { seed, knowledge }).identity.tagline).not.toContain("?.");
  });
});

describe("clubs, lessons, shops and games", () => {
  it.each<[string, Archetype, string]>([
    ["Töpferkurs-Anmeldung mit Warteliste", "booking", "Töpferkurs"],
    ["clases de guitarra con reservas", "booking", "Clase"],
    ["cours de poterie avec réservation", "booking", "Cours"],
    ["aulas de violão com agendamento", "booking", "Aula"],
    ["Wanderverein mit Touren und Fotos", "community", "Tour"],
    ["Strickclub mit Anleitungen und Terminen", "community", "Termin"],
    ["club de tricot avec patrons et rencontres", "community", "Rencontre"],
    ["club de ajedrez del barrio con torneos", "community", "Torneo"],
    ["Mitgliederverwaltung für den Schützenverein mit Terminen", "community", "Termin"],
    ["Blumenladen mit Abholung", "shop", "Produkt"],
    ["floristería con pedidos", "shop", "Arreglo floral"],
    ["juego de preguntas sobre dinosaurios", "quiz", "Dinosaurio"],
    ["jeu de devinettes pour enfants", "quiz", "Énigme"],
    ["jogo de perguntas sobre animais", "quiz", "Pergunta"],
    ["spelling bee practice game for year 4", "quiz", "Question"],
    ["planificador de mudanzas con cajas", "planner", "Caja"],
  ])("%s is a %s with %s", (idea, lead, thing) => {
    const spec = plan(idea);
    expect(leadOf(spec)).toBe(lead);
    expect(names(spec)).toContain(thing);
  });

  it("takes dates of a club for meetings, and meetings of a club for no dating", () => {
    for (const idea of ["Strickclub mit Anleitungen und Terminen", "club de tricot avec patrons et rencontres"])
      expect(plan(idea).identity.archetypes).not.toEqual(expect.arrayContaining(["booking"]));
    expect(leadOf(plan("club de tricot avec patrons et rencontres"))).not.toBe("matching");
    expect(leadOf(plan("application de rencontres"))).toBe("matching");
  });

  it("has no golf in a course and no pool in a chess tournament", () => {
    expect(fieldsOf(plan("Töpferkurs-Anmeldung mit Warteliste"), "Töpferkurs").join()).not.toMatch(/Bahnen|Par/);
    expect(fieldsOf(plan("club de ajedrez del barrio con torneos"), "Torneo")).not.toContain("Piscina");
  });

  it("repairs in a workshop with appointments, and teaches in one with registration", () => {
    // The shop's days are kept, not shops.
    expect(names(plan("bike repair workshop appointments")).join()).not.toMatch(/(?:^|,)Workshop(?:,|$)/);
    expect(names(plan("knitting workshop with registration"))[0]).toBe("Knitting workshop");
  });

  it("keeps the orders of a shop once", () => {
    expect(names(plan("fleuriste avec commandes")).filter((name) => name.startsWith("Commande"))).toHaveLength(1);
  });
});
