import type { AppSpec } from "@sayhey/appspec";
import { describe, expect, it } from "vitest";
import { loadKnowledge, planSubject } from "./index.ts";
import { loadAllLanguages } from "./languages/all-languages.fixture.ts";

await loadAllLanguages();
const knowledge = await loadKnowledge();
const plan = (idea: string): AppSpec => planSubject(idea, { knowledge });
const names = ({ entities }: AppSpec): string[] => entities.map(({ name }) => name);
const fieldsOf = ({ entities }: AppSpec, thing: string): string[] =>
  entities.find(({ name }) => name === thing)?.fields.map(({ name }) => name) ?? [];
const optionsOf = ({ entities }: AppSpec, thing: string, field: string): string[] =>
  entities.find(({ name }) => name === thing)?.fields.find(({ name }) => name === field)?.options ?? [];
const titlesOf = ({ entities }: AppSpec, thing: string): unknown[] => {
  const entity = entities.find(({ name }) => name === thing);
  return entity?.rows.map((row) => row[entity.titleField]) ?? [];
};

describe("things that are lent", () => {
  it.each([
    ["Neighbourhood tool library where people borrow drills and ladders", "Tool", "Cordless drill 18 V"],
    ["library of things for our town", "Item", "Raclette for eight"],
    ["Bibliothek der Dinge", "Ding", "Zelt für vier"],
    ["Werkzeugverleih unter Nachbarn", "Werkzeug", "Leiter, vier Meter"],
    ["biblioteca de herramientas del barrio", "Herramienta", "Escalera de cuatro metros"],
    ["ludoteca de mi barrio", "Juguete", "Tren de madera"],
    ["prêt d’outils entre voisins", "Outil", "Scie sauteuse"],
    ["outilthèque du quartier", "Outil", "Échelle de quatre mètres"],
    ["empréstimo de ferramentas entre vizinhos", "Ferramenta", "Serra tico-tico"],
  ])("are kept with who has them and who belongs to it: %s", (idea, thing, row) => {
    const spec = plan(idea);
    expect(spec.identity.archetypes[0]).toBe("lending");
    expect(names(spec)[0]).toBe(thing);
    expect(titlesOf(spec, thing)).toContain(row);
    expect(fieldsOf(spec, thing).join()).toMatch(/Who has it|Wer es hat|Quién lo tiene|Qui l'a|Quem está com/);
    expect(names(spec).join()).toMatch(/Member|Mitglied|Miembro|Membre|Membro/);
    expect(JSON.stringify(spec.identity)).not.toMatch(/toaster|repair|reparier|reparar|réparer|consert/i);
  });
  it("say who has them exactly where they are out", () => {
    const [tool] = plan("Werkzeugverleih unter Nachbarn").entities;
    const out = tool?.rows.filter(({ availability }) => availability === "verliehen") ?? [];
    expect(out.length).toBeGreaterThan(0);
    expect(tool?.rows.filter(({ whoHasIt }) => whoHasIt !== undefined)).toEqual(out);
  });
  it("are free, lent out or in repair once", () => {
    const [item] = plan("Bibliothek der Dinge").entities;
    const states = item?.fields.filter(({ options }) => options?.includes("verliehen"));
    expect(states?.map(({ name }) => name)).toEqual(["Verfügbarkeit"]);
  });
  it("are not the neighbours", () => {
    expect(plan("préstamo entre vecinos").identity.problem).not.toMatch(/^vecinos/i);
  });
  it("leaves books to a library and toasters to those who repair", () => {
    expect(names(plan("school library loans"))[0]).toBe("Book");
    expect(names(plan("board game library for our club, who borrowed what"))).toEqual(["Game", "Loan"]);
    expect(plan("repair café queue").identity.hooks.itch).toBe("Toaster dead. Bin or bench?");
  });
});

describe("small things of every day", () => {
  it.each([
    ["Zahnputz-Tracker für Kinder", "Putzen", "Zahnseide"],
    ["brushing teeth chart for kids", "Brushing", "Flossed"],
    ["rastreador de cepillado de dientes", "Cepillado", "Hilo dental"],
    ["brossage de dents des enfants", "Brossage", "Fil dentaire"],
    ["escovação dos dentes das crianças", "Escovação", "Fio dental"],
    ["Eisdiele mit Tagessorten", "Tagessorte", "Wannen übrig"],
    ["heladería con sabores del día", "Sabor", "Cubetas que quedan"],
    ["pocket money for the kids", "Child", "In the jar"],
    ["Track how much water I drink", "Glass", "Amount"],
    ["Trink-Tracker: wie viel Wasser ich trinke", "Glas", "Menge"],
    ["Beber más agua cada día", "Vaso", "Cantidad"],
    ["suivi des verres d'eau que je bois", "Verre", "Quantité"],
    ["beber mais água todo dia", "Copo", "Quantidade"],
    ["mesada das crianças", "Criança", "No cofrinho"],
  ])("are what they are: %s", (idea, thing, field) => {
    const spec = plan(idea);
    expect(spec.identity.archetypes[0]).toBe("tracker");
    expect(fieldsOf(spec, thing)).toContain(field);
    expect(names(spec).join()).not.toMatch(/lesson|stunde|cours\b|clase|aula/i);
  });
  it("let one book a sitter, and no chore", () => {
    for (const idea of ["Babysitter booking for parents in our building", "Babysitter buchen"]) {
      const { entities, pages } = plan(idea);
      const [booking] = pages[0]?.blocks.filter((block) => block.kind === "booking") ?? [];
      const sitter = entities.find(({ name }) => name === "Babysitter" || name === "Sitter");
      const booked = entities.find(({ id }) => id === booking?.entity);
      expect(booked?.fields.map(({ relation }) => relation)).toContain(sitter?.id);
      expect(names(plan(idea))).not.toContain("Chore");
    }
  });
  it("speak of themselves in the language of the idea", () => {
    expect(plan("Zahnputz-Tracker für Kinder").identity.hooks.itch).toBe("Zähne geputzt? Wirklich? Zeig mal.");
    expect(plan("glacier artisanal avec parfums du jour").identity.hooks.itch).toMatch(/pistache/);
  });
});

describe("a field that is only near", () => {
  it("gives no runners to who swims", () => {
    const { identity, entities } = plan("swimming badge tracker");
    expect(JSON.stringify(identity)).not.toMatch(/\brunners?\b/i);
    expect(entities.map(({ name }) => name)).not.toContain("Race");
    expect(plan("running log").identity.audience).toBe("runners");
  });
  it("is not named by whom it is for", () => {
    const spec = plan("lost glove box of the primary school");
    expect(spec.identity.archetypes[0]).toBe("board");
    expect(fieldsOf(spec, "Item")).toContain("Found on");
  });
  it("keeps the article of those it is for", () => {
    const { audience, description } = plan("lunch poll for the team").identity;
    expect(audience).toBe("the team");
    expect(description).toContain(" is for the team.");
    expect(plan("lunch poll for teams").identity.audience).toBe("teams");
  });
  it("gives no dog owners to a cat", () => {
    const { audience, hashtags } = plan("who feeds the cat while we are away").identity;
    expect(`${audience} ${hashtags.join(" ")}`).not.toMatch(/dog/);
  });
});

describe("options in another language", () => {
  it.each([
    ["Stundenplan und Hausaufgaben für die Grundschule", "Hausaufgabe", "Fach", "Geschichte"],
    ["control de deberes de mis hijos", "Deber", "Asignatura", "historia"],
    ["Werkzeugverleih unter Nachbarn", "Ausleihe", "Stand", "unterwegs"],
    ["kermesse de l'école avec bénévoles", "Stand", "Lieu", "cour"],
  ])("mean what their field says: %s", (idea, thing, field, option) => {
    expect(optionsOf(plan(idea), thing, field)).toContain(option);
  });
});
