import { describe, expect, it, test } from "vitest";
import { askWords } from "../templates/copy/ask-words.ts";
import { ASKS, grammarOf, knownWords, type Grammar, type GrammarWords } from "../templates/src/rules/ask-grammar.ts";
import { askRows, type RowAnswer } from "../templates/src/rules/ask-rows.ts";
import { indexPassages, rowPassages, type Passage } from "../templates/src/rules/ask-search.ts";
import { readySource, type ReadySource } from "../templates/src/rules/ask-source.ts";
import { lettersApart, stemOf, wordsOf } from "../templates/src/rules/ask-words.ts";
import type { EntityDef, FieldDef, Row } from "../templates/src/store/model.ts";

// A Saturday.
const NOW = new Date(2026, 10, 28, 15);
const LANGUAGES = ["en", "de", "es", "fr", "pt"] as const;
type Language = (typeof LANGUAGES)[number];

function grammar(language: Language): Grammar {
  const at = LANGUAGES.indexOf(language);
  const word = (key: string): string => {
    const text = (askWords as Record<string, readonly string[]>)[`ask${key.charAt(0).toUpperCase()}${key.slice(1)}`];
    if (text?.[at] === undefined) throw new TypeError(`${key}: no such word`);
    return text[at];
  };
  const words = Object.fromEntries([...ASKS, "endings", "opposites", "same"].map((key) => [key, word(key)]));
  return grammarOf(words as GrammarWords, language);
}

const field = (id: string, name: string, type: FieldDef["type"], more: Partial<FieldDef> = {}): FieldDef => ({
  id,
  name,
  type,
  ...more,
});
const entity = (
  id: string,
  name: string,
  plural: string,
  fields: readonly FieldDef[],
  rows: readonly Row[],
): EntityDef => ({
  id,
  name,
  plural,
  icon: "x",
  titleField: fields[0]?.id ?? "",
  fields,
  seed: rows,
});

function source(def: EntityDef, all: readonly EntityDef[], how: Grammar): ReadySource {
  const say = (each: FieldDef, row: Row): string => {
    const value = row[each.id];
    if (value === null || value === undefined) return "";
    if (each.type !== "relation") return Array.isArray(value) ? value.join(", ") : String(value);
    const other = all.find(({ id }) => id === each.relation);
    return String(other?.seed.find(({ id }) => id === value)?.[other.titleField] ?? "");
  };
  return readySource({ entity: def, fields: def.fields.map(({ id }) => id), rows: def.seed, say }, how);
}

function asker(language: Language, defs: readonly EntityDef[], texts: readonly Passage[] = []) {
  const how = grammar(language);
  const sources = defs.map((def) => source(def, defs, how));
  const passages = [...texts, ...sources.flatMap(rowPassages)];
  const spoken = defs.flatMap(({ name, plural, fields }) => [
    name,
    plural,
    ...fields.flatMap((each) => [each.name, ...(each.options ?? [])]),
  ]);
  const known = knownWords([...spoken, ...passages.flatMap(({ title, text }) => [title, text])], how);
  const find = indexPassages(passages, how, known);
  return {
    rows: (text: string): RowAnswer | null => askRows(text, sources, how, known, NOW),
    search: (text: string): string[] => find(text).found.map(({ passage }) => passage.id),
  };
}

const told = (answer: RowAnswer | null): unknown =>
  answer === null
    ? null
    : `${answer.fn} ${answer.source.entity.id}${answer.field === undefined ? "" : `.${answer.field.id}`} [${answer.rows.map(({ id }) => id).join(" ")}]${answer.amount === undefined || answer.fn === "count" ? "" : ` ${String(answer.amount)}`}`;

const person = entity(
  "person",
  "Person",
  "People",
  [field("name", "Name", "text"), field("phone", "Phone", "phone")],
  [
    { id: "ada", name: "Ada Lovelace", phone: "555-0101" },
    { id: "ben", name: "Ben Okri", phone: "555-0102" },
  ],
);
const task = entity(
  "task",
  "Task",
  "Tasks",
  [
    field("title", "Title", "text"),
    field("status", "Status", "choice", { options: ["To do", "Doing", "Done"] }),
    field("due", "Due", "date"),
    field("who", "Assigned to", "relation", { relation: "person" }),
    field("hours", "Effort", "duration", { unit: "min" }),
  ],
  [
    { id: "t1", title: "Call the plumber", status: "To do", due: "2026-11-28", who: "ada", hours: 30 },
    { id: "t2", title: "Paint the fence", status: "Doing", due: "2026-11-20", who: "ben", hours: 240 },
    { id: "t3", title: "Order soil", status: "Done", due: "2026-11-27", who: "ada", hours: 10 },
    { id: "t4", title: "Plan the party", status: "To do", due: "2026-12-04", who: "ben", hours: 90 },
  ],
);
const invoice = entity(
  "invoice",
  "Invoice",
  "Invoices",
  [
    field("number", "Number", "text"),
    field("customer", "Customer", "text"),
    field("total", "Total", "money", { unit: "EUR" }),
    field("paid", "Paid", "boolean"),
    field("sent", "Sent on", "date"),
  ],
  [
    { id: "i1", number: "2026-01", customer: "Maple Bakery", total: 120, paid: true, sent: "2026-10-02" },
    { id: "i2", number: "2026-02", customer: "Harbor Books", total: 80.5, paid: false, sent: "2026-11-10" },
    { id: "i3", number: "2026-03", customer: "Maple Bakery", total: 400, paid: false, sent: "2026-11-26" },
  ],
);
const plant = entity(
  "plant",
  "Plant",
  "Plants",
  [
    field("name", "Name", "text"),
    field("room", "Room", "location"),
    field("nextWater", "Next watering", "computed", { formula: { kind: "addDays", field: "x", days: 7 } }),
    field("pet", "Safe for pets", "boolean"),
  ],
  [
    { id: "p1", name: "Monstera", room: "Living room", nextWater: "2026-11-28", pet: false },
    { id: "p2", name: "Snake plant", room: "Kitchen", nextWater: "2026-12-08", pet: false },
    { id: "p3", name: "Calathea", room: "Kitchen", nextWater: "2026-11-26", pet: true },
  ],
);
const dish = entity(
  "dish",
  "Dish",
  "Dishes",
  [
    field("name", "Name", "text"),
    field("price", "Price", "money", { unit: "EUR" }),
    field("course", "Course", "choice", { options: ["Starter", "Main", "Dessert"] }),
    field("diet", "Diet", "tags", { options: ["vegan", "gluten-free"] }),
    field("minutes", "Takes", "duration"),
    field("stars", "Rating", "rating"),
  ],
  [
    { id: "d1", name: "Tomato soup", price: 6.5, course: "Starter", diet: ["vegan"], minutes: 25, stars: 4 },
    { id: "d2", name: "Mushroom risotto", price: 14, course: "Main", diet: ["gluten-free"], minutes: 40, stars: 5 },
    { id: "d3", name: "Lemon tart", price: 12, course: "Dessert", diet: [], minutes: 70, stars: 3 },
    { id: "d4", name: "Falafel plate", price: 11, course: "Main", diet: ["vegan"], minutes: 20, stars: 4 },
  ],
);
const walk = entity(
  "walk",
  "Walk",
  "Walks",
  [
    field("title", "Title", "text"),
    field("at", "Starts", "dateTime"),
    field("place", "Meeting point", "location"),
    field("level", "Level", "choice", { options: ["easy", "hard"] }),
  ],
  [
    { id: "w1", title: "River loop", at: "2026-11-21T09:00", place: "Mill bridge", level: "easy" },
    { id: "w2", title: "Forest round", at: "2026-11-29T10:00", place: "North gate", level: "easy" },
    { id: "w3", title: "Ridge climb", at: "2026-12-13T08:00", place: "Old station", level: "hard" },
  ],
);
const APP = [task, invoice, plant, dish, walk, person];
const english = asker("en", APP);

test.each([
  // Counts, with states that no option is called.
  ["how many open tasks", "count task [t1 t2 t4]"],
  ["How many tasks are done?", "count task [t3]"],
  ["how many tasks are not done", "count task [t1 t2 t4]"],
  ["number of invoices", "count invoice [i1 i2 i3]"],
  ["how many tasks does Ben Okri have", "count task [t2 t4]"],
  // Sums and averages.
  ["total of unpaid invoices", "sum invoice.total [i2 i3] 480.5"],
  ["sum of all invoices for Maple Bakery", "sum invoice.total [i1 i3] 520"],
  ["average price of main dishes", "average dish.price [d2 d4] 12.5"],
  ["What is the average total of invoices sent this month?", "average invoice.total [i2 i3] 240.25"],
  // Next and last.
  ["when is the next walk?", "next walk.at [w2]"],
  ["next hard walk", "next walk.at [w3]"],
  ["when was the last walk", "last walk.at [w1]"],
  // Days.
  ["which plants need water today", "list plant.nextWater [p1 p3]"],
  ["tasks due next week", "list task.due [t4]"],
  ["overdue tasks", "list task [t2 t3]"],
  ["walks in December", "list walk [w3]"],
  ["walks on Sunday", "list walk [w2]"],
  ["invoices sent in the last 7 days", "list invoice.sent [i3]"],
  ["tasks due before 1 December", "list task.due [t1 t2 t3]"],
  // Numbers.
  ["dishes under 12 euros", "list dish [d1 d4]"],
  ["dishes up to €12", "list dish [d1 d3 d4]"],
  ["dishes between 11 and 13 euros", "list dish [d3 d4]"],
  ["vegan dishes under 30 minutes", "list dish [d1 d4]"],
  ["tasks that take over 1 hour", null],
  ["tasks with more than 1 hour", "list task [t2 t4]"],
  // Choices, tags, places, tick boxes.
  ["plants in the kitchen", "list plant [p2 p3]"],
  ["which plants are safe for pets", "list plant [p3]"],
  ["vegan main dishes", "list dish [d4]"],
  // Extremes.
  ["cheapest dish", "least dish.price [d1]"],
  ["what's the most expensive main dish?", "most dish.price [d2]"],
  ["best rated dish", "most dish.stars [d2]"],
  // A value of a row.
  ["how much is the lemon tart", "value dish.price [d3]"],
  ["where does the ridge climb start", "value walk.place [w3]"],
  ["phone number of Ada Lovelace", "value person.phone [ada]"],
  // Typing mistakes.
  ["how many opne taasks", "count task [t1 t2 t4]"],
  // A boot is no book, and what the app has nothing of is not counted.
  ["how many books", null],
  ["how many planes", null],
  ["do you deliver dishes on Sundays?", null],
  ["how do I pay an invoice", null],
  ["how many open tasks about plumbing", "count task [t1]"],
  ["tasks about the plumber", "list task [t1]"],
  ["plnats in the kitchne", "list plant [p2 p3]"],
  ["vegna dishes", "list dish [d1 d4]"],
])("'%s' is read as %s", (question, expected) => {
  expect(told(english.rows(question))).toBe(expected);
});

const german = asker("de", [
  entity(
    "aufgabe",
    "Aufgabe",
    "Aufgaben",
    [
      field("titel", "Titel", "text"),
      field("status", "Status", "choice", { options: ["geplant", "in Arbeit", "erledigt"] }),
      field("faellig", "Fällig", "date"),
      field("kosten", "Kosten", "money", { unit: "EUR" }),
    ],
    [
      { id: "a1", titel: "Heizung prüfen", status: "geplant", faellig: "2026-11-28", kosten: 80 },
      { id: "a2", titel: "Fenster streichen", status: "erledigt", faellig: "2026-11-10", kosten: 12 },
      { id: "a3", titel: "Garten umgraben", status: "in Arbeit", faellig: "2026-12-03", kosten: 30.5 },
    ],
  ),
  entity(
    "rechnung",
    "Rechnung",
    "Rechnungen",
    [
      field("nr", "Nummer", "text"),
      field("betrag", "Betrag", "money", { unit: "EUR" }),
      field("bezahlt", "Bezahlt", "boolean"),
    ],
    [
      { id: "r1", nr: "R1", betrag: 100, bezahlt: true },
      { id: "r2", nr: "R2", betrag: 50, bezahlt: false },
    ],
  ),
]);
const spanish = asker("es", [
  entity(
    "tarea",
    "Tarea",
    "Tareas",
    [
      field("titulo", "Título", "text"),
      field("hecha", "Hecha", "boolean"),
      field("fecha", "Fecha", "date"),
      field("precio", "Precio", "money", { unit: "EUR" }),
    ],
    [
      { id: "t1", titulo: "Comprar pan", hecha: false, fecha: "2026-11-28", precio: 3 },
      { id: "t2", titulo: "Pintar la puerta", hecha: true, fecha: "2026-11-20", precio: 25 },
      { id: "t3", titulo: "Llamar a Marta", hecha: false, fecha: "2026-12-02", precio: 0 },
    ],
  ),
]);
const french = asker("fr", [
  entity(
    "plat",
    "Plat",
    "Plats",
    [
      field("nom", "Nom", "text"),
      field("prix", "Prix", "money", { unit: "EUR" }),
      field("regime", "Régime", "tags", { options: ["végétarien", "sans gluten"] }),
      field("jour", "Jour", "date"),
    ],
    [
      { id: "p1", nom: "Soupe à l'oignon", prix: 8, regime: ["végétarien"], jour: "2026-11-29" },
      { id: "p2", nom: "Gratin dauphinois", prix: 13, regime: ["végétarien", "sans gluten"], jour: "2026-12-01" },
      { id: "p3", nom: "Bœuf bourguignon", prix: 18, regime: [], jour: "2026-11-20" },
    ],
  ),
]);
const portuguese = asker("pt", [
  entity(
    "reuniao",
    "Reunião",
    "Reuniões",
    [
      field("titulo", "Título", "text"),
      field("data", "Data", "date"),
      field("sala", "Sala", "location"),
      field("estado", "Estado", "choice", { options: ["marcada", "concluída"] }),
    ],
    [
      { id: "r1", titulo: "Orçamento anual", data: "2026-11-29", sala: "Sala Azul", estado: "marcada" },
      { id: "r2", titulo: "Boas-vindas", data: "2026-11-12", sala: "Sala Verde", estado: "concluída" },
    ],
  ),
]);

test.each([
  [german, "Wie viele offene Aufgaben gibt es?", "count aufgabe [a1 a3]"],
  [german, "Summe der unbezahlten Rechnungen", "sum rechnung.betrag [r2] 50"],
  [german, "Welche Aufgaben sind heute fällig?", "list aufgabe.faellig [a1]"],
  [german, "überfällige Aufgaben", "list aufgabe [a2]"],
  [german, "Aufgaben unter 50 Euro", "list aufgabe [a2 a3]"],
  [german, "Was ist die nächste Aufgabe?", "next aufgabe.faellig [a1]"],
  [spanish, "¿Cuántas tareas pendientes hay?", "count tarea [t1 t3]"],
  [spanish, "tareas de hoy", "list tarea [t1]"],
  [spanish, "tareas de menos de 10 euros", "list tarea [t1 t3]"],
  [spanish, "¿Cuánto cuesta pintar la puerta?", "value tarea.precio [t2]"],
  [french, "Combien de plats végétariens ?", "count plat [p1 p2]"],
  [french, "plats à moins de 10 euros", "list plat [p1]"],
  [french, "le plat le moins cher", "least plat.prix [p1]"],
  [french, "Quel est le prix du gratin dauphinois ?", "value plat.prix [p2]"],
  [french, "le prochain plat", "next plat.jour [p1]"],
  [portuguese, "Quantas reuniões há?", "count reuniao [r1 r2]"],
  [portuguese, "próxima reunião", "next reuniao.data [r1]"],
  [portuguese, "reuniões de amanhã", "list reuniao [r1]"],
  [portuguese, "Onde é o orçamento anual?", "value reuniao.sala [r1]"],
  [portuguese, "reuniões concluídas", "list reuniao [r2]"],
])("in five languages: %#: '%s'", (app, question, expected) => {
  expect(told(app.rows(question))).toBe(expected);
});

describe("looking up", () => {
  const texts: Passage[] = [
    { id: "deliver", kind: "answer", title: "Do you deliver?", text: "Yes, within ten kilometers. It costs 4 euros." },
    { id: "hours", kind: "text", title: "Opening hours", text: "Tuesday to Saturday from 9 to 6." },
    { id: "dogs", kind: "answer", title: "Can I bring my dog?", text: "Dogs are welcome on the terrace." },
    { id: "refund", kind: "answer", title: "How do refunds work?", text: "Write to us within 14 days." },
    {
      id: "parking",
      kind: "text",
      title: "Getting here",
      text: "There is parking behind the house and a bus stop in front of it.",
    },
  ];
  const app = asker("en", APP, texts);
  test.each([
    ["do you offer delivery", "deliver"],
    ["when are you open?", "hours"],
    ["are dogs allowed", "dogs"],
    ["can I return something", "refund"],
    ["where can I prak", "parking"],
    ["opening huors", "hours"],
    ["risotto with mushrooms", "dish/d2"],
  ])("finds what '%s' is about", (question, expected) => {
    expect(app.search(question)[0]).toBe(expected);
  });
  test.each([
    "do you sell elephants",
    "what is the capital of France",
    "tell me a joke",
    "",
    "🦄🦄🦄",
    "who won the election",
  ])("finds nothing for '%s'", (question) => {
    expect(app.search(question)).toEqual([]);
    expect(app.rows(question)).toBeNull();
  });
});

describe("words", () => {
  const { endings } = grammar("en");
  it("brings forms of a word together and leaves words apart", () => {
    for (const group of [
      "water watering waters watered",
      "dish dishes",
      "party parties",
      "class classes",
      "invoice invoices",
    ])
      expect(new Set(group.split(" ").map((word) => stemOf(word, endings))).size).toBe(1);
    expect(stemOf("status", endings)).toBe("status");
  });
  it("reads numbers, days and accents", () => {
    expect(wordsOf("Für 12,50 € am 2026-12-24 – Größe")).toEqual(["fur", "12,50", "am", "2026-12-24", "grosse"]);
    expect(lettersApart("recieve", "receive", 2)).toBe(1);
  });
  it("reads 1,000 characters of anything in no time", () => {
    const started = performance.now();
    for (const text of ["a ".repeat(500), "x".repeat(1000), "12 ".repeat(333), "<script>alert(1)</script>".repeat(40)])
      english.rows(text);
    expect(performance.now() - started).toBeLessThan(2000);
  });
});
