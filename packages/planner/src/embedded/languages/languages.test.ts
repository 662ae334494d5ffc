import { createRandom } from "@sayhey/contract/random";
import { AppDraft } from "../app-draft.ts";
import { ARCHETYPES } from "../archetypes/all.ts";
import { parseAppSpec, type AppSpec, type Archetype, type Entity } from "@sayhey/appspec";
import { describe, expect, it, vi } from "vitest";
import { composeApp } from "../compose-app.ts";
import { loadKnowledge, planApp } from "../index.ts";
import { KINDS } from "../knowledge/kinds.ts";
import { domainOfKind } from "../knowledge/domain-of-kind.ts";
import { detectLanguage } from "../language.ts";
import { DOMAINS } from "../lexicon/all.ts";
import type { Domain } from "../lexicon/domain.ts";
import { KNOWN_THINGS } from "../things/all.ts";
import { nameIn } from "../things/known-thing.ts";
import { understand } from "../understand.ts";
import { COPY } from "./copy.ts";
import { FIELD_WORDS } from "./field-words.ts";
import { loadAllLanguages } from "./all-languages.fixture.ts";
import { glossIdea } from "./gloss.ts";
import { IDENTITY_WORDS, KIND_COPY } from "./identity-words.ts";
import { LABELS } from "./data/labels.ts";
import { MORE_NOUNS } from "./more-nouns.ts";
import { NOUNS } from "./nouns.ts";
import { OPTIONS } from "./data/options.ts";
import { ROWS } from "./rows.ts";
import { translatorOf } from "./translator.ts";
import type { Foreign } from "./foreign.ts";

await loadAllLanguages();
const knowledge = await loadKnowledge();

const FOREIGN: readonly Foreign[] = ["de", "es", "fr", "pt"];
const WORDS = { NOUNS, MORE_NOUNS, LABELS, OPTIONS, COPY, ROWS };

/** English words no German, Spanish, French or Portuguese text has; names of people and of things aside. */
const ENGLISH =
  /(?<!\p{L})(?:the|and|with|your|from|this|that|after|before|every|week|day|days|add|save|first|old|new|small|blue|red|morning|night|house|what|who|when|which|by|of|is|are|it)(?!\p{L})/iu;

interface Read {
  where: string;
  text: string;
}

/** Every text of an app that somebody reads. */
function readsOf(spec: AppSpec): Read[] {
  const reads: Read[] = [];
  const read = (where: string, text: string): number => reads.push({ where, text });
  const { name, tagline, description, audience, problem, promise, hooks, verbs, category } = spec.identity;
  for (const text of [
    name,
    tagline,
    description,
    audience,
    problem,
    promise,
    ...Object.values(hooks),
    ...verbs,
    category,
  ])
    read("identity", text);
  for (const { text, choices } of spec.assumptions) {
    read("assumption", text);
    for (const { label } of choices ?? []) read("choice", label);
  }
  for (const page of spec.pages) {
    read("page", page.title);
    const walk = (value: unknown, key: string): void => {
      if (typeof value === "string") {
        if (/^(?:title|\w*[lL]abel|thanks|question|answer|note|headline|body|matchText)$/.test(key))
          read(`${page.id}.${key}`, value);
      } else if (Array.isArray(value)) value.forEach((item) => walk(item, key));
      else if (value && typeof value === "object") for (const [inner, item] of Object.entries(value)) walk(item, inner);
    };
    walk(page.blocks, "blocks");
  }
  for (const entity of spec.entities) reads.push(...readsOfEntity(entity));
  return reads;
}

function readsOfEntity(entity: Entity): Read[] {
  const shown = new Set(["text", "longText", "lines", "location", "choice", "tags"]);
  return [
    ...[entity.name, entity.plural].map((text) => ({ where: entity.id, text })),
    ...entity.fields.flatMap(({ id, name, options }) =>
      [name, ...(options ?? [])].map((text) => ({ where: `${entity.id}.${id}`, text })),
    ),
    ...entity.rows.flatMap((row) =>
      entity.fields
        .filter(({ type }) => shown.has(type))
        .flatMap(({ id }) =>
          [row[id]]
            .flat()
            .flatMap((text) => (typeof text === "string" ? [{ where: `${entity.id}.${id} row`, text }] : [])),
        ),
    ),
  ];
}

describe("word lists", () => {
  it.each(Object.entries(WORDS))("%s says every entry in all four languages", (_, text) => {
    const incomplete = text
      .split("\n")
      .filter((line) => line.includes(" = "))
      .filter(
        (line) =>
          line
            .slice(line.indexOf(" = ") + 3)
            .split(" | ")
            .filter((cell) => cell.trim() !== "").length !== 4,
      );
    expect(incomplete).toEqual([]);
  });

  it.each(Object.entries({ NOUNS, MORE_NOUNS }))("%s tells the gender of every noun", (_, text) => {
    const unruly = text
      .split("\n")
      .filter((line) => line.includes(" = "))
      .filter((line) => {
        const [de = "", es = "", fr = "", pt = ""] = line.slice(line.indexOf(" = ") + 3).split(" | ");
        return (
          !/^(?:der|die|das) \S/.test(de) ||
          !/^un(?:a|os|as)? \S/.test(es) ||
          !/^(?:une?|des) \S/.test(fr) ||
          !/^u(?:m|ma|mas|ns) \S/.test(pt)
        );
      });
    expect(unruly).toEqual([]);
  });

  it.each(FOREIGN)("writes German nouns large and the others small: %s", (language) => {
    const { noun } = translatorOf(language);
    const [hive, dog] = [noun("hives"), noun("dog")];
    expect(hive?.many.charAt(0) === hive?.many.charAt(0).toUpperCase()).toBe(language === "de");
    expect(dog?.one.charAt(0) === dog?.one.charAt(0).toUpperCase()).toBe(language === "de");
  });

  it.each(FOREIGN)("has copy for every kind of app, hooks of at most seven words, in %s", (language) => {
    const lines = KIND_COPY[language]
      .split("\n")
      .filter(Boolean)
      .map((line) => line.split("|").map((cell) => cell.trim()));
    expect(lines.map(([kind]) => kind).sort()).toEqual(Object.keys(ARCHETYPES).sort());
    for (const [kind, names = "", promise = "", itch = "", pov = "", problem = "", verbs = ""] of lines) {
      for (const hook of [promise, itch, pov])
        expect(
          hook.split(" ").filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
          `${kind}: ${hook}`,
        ).toBeLessThanOrEqual(7);
      expect(problem.length, `${kind}: ${problem}`).toBeLessThanOrEqual(110);
      expect(verbs.split(";").length, kind).toBeGreaterThanOrEqual(4);
      expect(
        names.split(";").every((name) => name.trim().length > 2 && name.trim().length <= 28),
        `${kind}: ${names}`,
      ).toBe(true);
    }
    expect(IDENTITY_WORDS[language].description).toContain("{problem}");
    expect(new Set(FIELD_WORDS[language].split("\n").map((line) => line.split(" | ")[0])).size).toBe(
      new Set(FIELD_WORDS.de.split("\n").map((line) => line.split(" | ")[0])).size,
    );
  });
});

describe("what the planner knows", () => {
  const plain = understand("app", undefined, "en");
  const calm = (domain: Domain): Domain => ({ ...domain, directions: ["civic"] });
  const specs = [
    ...DOMAINS.map((domain) =>
      composeApp(plain, { domain: calm(domain), archetypes: [domain.lead], assumptions: [] }, 1),
    ),
    ...(Object.keys(ARCHETYPES) as Archetype[]).flatMap((archetype, index) =>
      [0, 17].flatMap((step) => {
        const domain = DOMAINS[(index + step) % DOMAINS.length];
        return domain ? [composeApp(plain, { domain: calm(domain), archetypes: [archetype], assumptions: [] }, 1)] : [];
      }),
    ),
    ...KINDS.map((kind) =>
      composeApp(
        plain,
        { domain: calm(domainOfKind("boat", kind, undefined, undefined)), archetypes: [kind.lead], assumptions: [] },
        1,
      ),
    ),
  ];
  const { find } = translatorOf("de");

  it("is in the dictionary: labels of fields", () => {
    const unknown = specs.flatMap(({ entities }) => entities.flatMap(({ fields }) => fields.map(({ name }) => name)));
    expect([...new Set(unknown)].filter((name) => find(name, "field") === undefined)).toEqual([]);
  });

  it("is in the dictionary: choices", () => {
    const unknown = specs.flatMap(({ entities }) =>
      entities.flatMap(({ fields }) => fields.flatMap(({ options }) => options ?? [])),
    );
    expect(
      [...new Set(unknown)].filter((text) => /\p{L}{2}/u.test(text) && find(text, "option") === undefined),
    ).toEqual([]);
  });

  it("is in the dictionary: fields and choices of things known by name", () => {
    const draft = new AppDraft(createRandom(1));
    const fields = KNOWN_THINGS.flatMap(({ id, role, icon, fields: lines, rows, names }) => {
      const [name = "", plural = ""] = (names.split("|")[0] ?? "").split("/");
      return draft.add({ id, role, icon, name, plural, words: "", fields: lines, rows }).entity.fields;
    });
    expect(new Set(fields.map(({ name }) => name).filter((name) => find(name, "field") === undefined))).toEqual(
      new Set(),
    );
    const choices = fields.flatMap(({ options }) => options ?? []).filter((text) => /\p{L}{2}/u.test(text));
    expect(new Set(choices.filter((text) => find(text, "option") === undefined))).toEqual(new Set());
  });

  it("is in the dictionary: names of things", () => {
    const names = specs.flatMap(({ entities }) => entities.flatMap(({ name, plural }) => [name, plural]));
    expect([...new Set(names)].filter((name) => find(name, "thing") === undefined)).toEqual([]);
    expect(
      KNOWN_THINGS.map((thing) => nameIn(thing, "en")[0]).filter((name) => find(name, "thing") === undefined),
    ).toEqual([]);
  });

  it("is in the dictionary: pages, titles and buttons", () => {
    const texts = specs.flatMap((spec) =>
      readsOf({ ...spec, entities: [], assumptions: [] }).flatMap(({ where, text }) =>
        where === "identity" ? [] : [text],
      ),
    );
    expect(
      [...new Set(texts)].filter((text) => find(text, "title") === undefined && find(text, "copy") === undefined),
    ).toEqual([]);
  });
});

describe("every kind of app in every field of life", () => {
  it.each(FOREIGN)("is a valid app in %s", (language) => {
    const said = {
      ...understand("app", undefined, "en"),
      said: { idea: "app", language, own: new Map<string, string>(), names: new Map() },
    };
    const kinds = Object.keys(ARCHETYPES) as Archetype[];
    for (const [index, domain] of DOMAINS.entries())
      for (const archetype of new Set([
        domain.lead,
        kinds[index % kinds.length] ?? domain.lead,
        kinds[(index * 7) % kinds.length] ?? domain.lead,
      ]))
        expect(
          () => parseAppSpec(composeApp(said, { domain, archetypes: [archetype], assumptions: [] }, index)),
          `${domain.id} ${archetype}`,
        ).not.toThrow();
  });
});

describe("the language of an idea", () => {
  const IDEAS: Record<string, readonly string[]> = {
    en: [
      "meal planner",
      "book club",
      "pain tracker",
      "karaoke",
      "no sugar recipes",
      "café finder",
      "D&D campaign journal",
      "tattoo",
      "chess tournament",
    ],
    de: [
      "Haushaltsbuch",
      "Putzplan WG",
      "Bienen Tagebuch",
      "Vereinsverwaltung",
      "Quiz Erdkunde",
      "Tauschbörse",
      "Reisetagebuch mit Fotos",
      "Dienstplan Feuerwehr",
    ],
    es: [
      "lista de tareas",
      "recetas vegetarianas",
      "diario de sueños",
      "gastos compartidos",
      "club de lectura",
      "alquiler de barcos",
      "cuaderno de campo",
    ],
    fr: [
      "liste de courses",
      "carnet de voyage",
      "partage de dépenses",
      "jardin partagé",
      "suivi de lecture",
      "recettes faciles",
      "tournoi de pétanque",
    ],
    pt: [
      "lista de compras",
      "diário de bordo",
      "controle de gastos",
      "treinos de corrida",
      "receitas rápidas",
      "caronas para o trabalho",
      "clube do livro",
    ],
  };
  it.each(Object.entries(IDEAS))("is told even by two words: %s", (language, ideas) => {
    expect(ideas.filter((idea) => detectLanguage(idea) !== language)).toEqual([]);
  });

  it.each([
    ["Haushaltsbuch für WGs", "de", "dashboard", "Ausgabe"],
    ["app para dividir gastos entre amigos", "es", "budget", "Gasto"],
    ["carnet de bord pour ruches", "fr", "log", "Ruche"],
    ["agenda de treinos com ranking", "pt", "fitness", "Treino"],
    ["Tinder für Hundebesitzer", "de", "matching", "Hund"],
    ["Airbnb pour bateaux", "fr", "lending", "Bateau"],
    ["lista de espera para huertos urbanos", "es", "waitlist", "Parcela"],
    ["fila para noite de karaokê", "pt", "waitlist", "Música"],
    ["Vokabeltrainer ohne Werbung", "de", "learning", "Karte"],
    ["récolte de dons pour l'école", "fr", "fundraising", "Don"],
  ])("'%s' is an app in %s: %s with %s", (idea, language, lead, thing) => {
    const spec = planApp(idea);
    expect(spec.identity.language).toBe(language);
    expect(spec.identity.idea).toBe(idea);
    expect(spec.identity.archetypes[0]).toBe(lead);
    expect(spec.entities.map(({ name }) => name)).toContain(thing);
  });

  it("takes compounds apart and keeps what nobody knows", () => {
    expect(glossIdea("Kleingartenverein", "de").english).toBe("allotment club");
    expect(glossIdea("Murmeltiertagebuch mit Fotos", "de").english).toBe("Murmeltier diary with photos");
    expect(glossIdea("rappels pour les médicaments sans compte", "fr").english).toBe(
      "reminders for medicines without account",
    );
  });

  it("reads a huge word at once", () => {
    expect(() => detectLanguage("tagebuch".repeat(250))).not.toThrow();
  });
});

describe("an app in another language", () => {
  const IDEAS = [
    "Haushaltsbuch für WGs",
    "Bienenstock Durchsichten",
    "Rezepte mit Resten",
    "Warteliste für Kleingärten",
    "Meditation mit Freunden",
    "gastos compartidos del piso",
    "recetas con lo que hay en la nevera",
    "registro de colmenas",
    "reservas de peluquería",
    "meditación diaria con rachas",
    "partage de dépenses en coloc",
    "recettes avec les restes",
    "carnet de ruches",
    "suivi de plantes d'intérieur",
    "prêt d'outils entre voisins",
    "dividir despesas da república",
    "receitas com o que tem na geladeira",
    "registro de colmeias",
    "treinos na academia",
    "empréstimo de ferramentas do bairro",
  ];
  const specs = IDEAS.map((idea) => planApp(idea));

  it.each(specs.map((spec) => [spec.identity.idea, spec] as const))("has no English left: %s", (_, spec) => {
    const left = readsOf(spec).filter(({ text }) => ENGLISH.test(text) && !/'[A-Z]/.test(text));
    expect(left).toEqual([]);
  });

  it.each(specs.map((spec) => [spec.identity.idea, spec] as const))("shows no row twice: %s", (_, spec) => {
    for (const entity of spec.entities) {
      const titles = entity.rows.map((row) => String(row[entity.titleField]));
      const english = new Set(titles);
      // A record may say the same of two days; a thing has its own name.
      if (!entity.fields.some(({ type }) => type === "relation"))
        expect(english.size, `${entity.id}: ${titles.join(", ")}`).toBe(titles.length);
    }
  });

  it.each(specs.map((spec) => [spec.identity.idea, spec] as const))(
    "keeps filters and choices in step: %s",
    (_, spec) => {
      for (const entity of spec.entities)
        for (const field of entity.fields.filter(({ options }) => options))
          for (const row of entity.rows)
            for (const value of [row[field.id]].flat())
              if (typeof value === "string") expect(field.options, `${entity.id}.${field.id}`).toContain(value);
    },
  );

  it("agrees in gender and number", () => {
    const say = (language: Foreign, text: string): string => translatorOf(language).say(text, "copy");
    expect(say("de", "Next rehearsal")).toBe("Nächste Probe");
    expect(say("de", "Next match")).toBe("Nächstes Spiel");
    expect(say("de", "Which dog next?")).toBe("Welcher Hund als Nächstes?");
    expect(say("es", "New hive")).toBe("Nueva colmena");
    expect(say("es", "All routes")).toBe("Todas las vías");
    expect(say("fr", "Next rehearsal")).toBe("Prochaine répétition");
    expect(say("fr", "Suggest an artwork")).toBe("Proposer une œuvre");
    expect(say("pt", "New plant")).toBe("Nova planta");
    expect(say("pt", "My recipes")).toBe("Minhas receitas");
    expect(say("de", "Recipes this week")).toBe("Rezepte diese Woche");
  });

  it("names people, places and money of the language area", () => {
    const [german, brazilian] = [planApp("Haushaltsbuch für WGs"), planApp("dividir despesas da república")];
    expect(german.entities.flatMap(({ fields }) => fields.map(({ unit }) => unit))).toContain("EUR");
    expect(brazilian.entities.flatMap(({ fields }) => fields.map(({ unit }) => unit))).toContain("BRL");
    expect(brazilian.pages.map(({ path }) => path).join(" ")).toContain("/despesas");
  });
});

describe("an idea keeps its own words", () => {
  it.each([
    // The idea's word goes before what such a thing is usually called.
    ["Sammlung alter Münzen mit Wert", "Münze", "Münzen"],
    ["colección de sellos antiguos con valor", "Sello", "Sellos"],
    ["bibliothèque d'objets du quartier", "Objet", "Objets"],
    ["empréstimo de ferramentas entre vizinhos", "Ferramenta", "Ferramentas"],
    ["citas y tratamientos para mi peluquería", "Cita", "Citas"],
    ["Reservierung der Grillhütte im Dorf", "Grillhütte", "Grillhütten"],
  ])("'%s' has %s, %s", (idea, one, many) => {
    const spec = planApp(idea, { knowledge });
    expect(spec.entities.map(({ name, plural }) => `${name}, ${plural}`)).toContain(`${one}, ${many}`);
  });

  it.each([
    ["Mitgliederverwaltung für den Schützenverein", "für den Schützenverein."],
    ["Angebote und Rechnungen für meinen Malerbetrieb", "für deinen Malerbetrieb."],
    ["gestion des licences d'un club de handball", "pour un club de handball."],
    ["lista de invitados para mi boda", "para tu boda."],
    ["Vogelbeobachtungen im Schwarzwald", "die im Schwarzwald mit"],
    ["observação de aves no Pantanal", " no Pantanal."],
  ])("'%s' is described as '%s'", (idea, part) => {
    expect(planApp(idea, { knowledge }).identity.description).toContain(part);
  });

  it("puts Romance phrases in English order", () => {
    const say = (idea: string, language: Foreign): string => glossIdea(idea, language).english;
    expect(say("colección de sellos antiguos", "es")).toBe("old stamp collection");
    expect(say("inventario de un bar", "es")).toBe("inventory for bar");
    expect(say("annuaire des artisans du village", "fr")).toBe("directory of craftspeople in village");
    expect(say("partager des photos", "fr")).toBe("share photos");
    expect(say("controle de remédios do meu pai", "pt")).toBe("medicine tracker for my father");
  });

  it("tells plurals of German cases and names compounds whole", () => {
    const { english, names } = glossIdea("Kasse mit Beiträgen und Schadensmeldungen", "de");
    expect(english).toBe("budget with fees and reports");
    expect(names.get("fee")?.noun).toMatchObject({ one: "Beitrag", many: "Beiträge" });
    expect(glossIdea("Honigernte", "de").names.get("harvest")?.noun.many).toBe("Honigernten");
  });

  it.each([
    "Mitgliederverwaltung für den Schützenverein mit Beiträgen und Terminen",
    "Nachbarschaftshilfe: wer braucht was, wer bietet was",
    "planning des bénévoles pour la fête du village",
    "suivi des candidatures pour ma recherche d'emploi",
    "organizador de peladas de futebol com sorteio de times",
  ])("no two things, pages or fields of one name: %s", (idea) => {
    const spec = planApp(idea, { knowledge });
    const lists = [spec.entities.map(({ name }) => name), spec.pages.map(({ title }) => title)];
    for (const { fields } of spec.entities) lists.push(fields.map(({ name }) => name));
    for (const list of lists)
      expect(new Set(list.map((name) => name.toLowerCase())).size, list.join(", ")).toBe(list.length);
  });
});

describe("what a language costs", () => {
  it("says which words are missing instead of planning an app in two languages", async () => {
    vi.resetModules();
    const fresh = await import("../index.ts");
    expect(() => fresh.planApp("Rezepte mit Resten")).toThrow("reader of briefs is not loaded");
    expect(() => fresh.planApp("recipe finder")).toThrow("reader of briefs is not loaded");
    await fresh.loadLanguageOf("recipe finder");
    expect(fresh.planApp("recipe finder").identity.language).toBe("en");
    await fresh.loadLanguageOf("Rezepte mit Resten");
    expect(fresh.planApp("Rezepte mit Resten").identity.language).toBe("de");
    expect(() => fresh.planApp("recetas con sobras de la nevera")).toThrow("words of the language es");
  });
});
