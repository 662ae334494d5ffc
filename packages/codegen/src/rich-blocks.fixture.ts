import type { Entity, Field, SeedRow } from "@sayhey/appspec";

const capital = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);
const field = (id: string, type: Field["type"], more: Partial<Field> = {}): Field => ({
  id,
  name: capital(id),
  type,
  ...more,
});
const entity = (id: string, fields: Field[], rows: SeedRow[]): Entity => ({
  id,
  name: capital(id),
  plural: `${capital(id)}s`,
  icon: "circle",
  titleField: fields[0]?.id ?? "title",
  fields,
  rows,
});
const money = { unit: "EUR" } as const;

export const circle = entity(
  "circle",
  [field("name", "text", { required: true }), field("starts", "dateTime"), field("seats", "number")],
  [
    { id: "ci1", name: "Early birds", starts: "@+1T06:45", seats: 1 },
    { id: "ci2", name: "Lunch sit", starts: "@+2T12:30", seats: 5 },
  ],
);
export const answer = entity(
  "answer",
  [
    field("name", "text"),
    field("circle", "relation", { relation: "circle" }),
    field("answer", "choice", { options: ["coming", "maybe", "not this time"] }),
  ],
  [{ id: "an1", name: "Ida", circle: "ci1", answer: "coming" }],
);
export const chore = entity(
  "chore",
  [
    field("name", "text", { required: true }),
    field("due", "date"),
    field("often", "choice", { options: ["weekly", "monthly"] }),
  ],
  [
    { id: "ch1", name: "Pay the rent", due: "@0", often: "monthly" },
    { id: "ch2", name: "Water the fig", due: "@-2", often: "weekly" },
  ],
);
export const order = entity(
  "order",
  [
    field("title", "text", { required: true }),
    field("address", "text", { required: true }),
    field("items", "lines"),
    field("total", "money", money),
    field("day", "date"),
    field("state", "choice", { options: ["received", "packed", "sent"], default: "received" }),
  ],
  [],
);
export const piece = entity(
  "piece",
  [
    field("title", "text", { required: true }),
    field("price", "money", money),
    field("royalty", "percent"),
    field("status", "choice", { options: ["for sale", "sold"] }),
  ],
  [
    { id: "pc1", title: "Night Bus", price: 75, royalty: 10, status: "for sale" },
    { id: "pc2", title: "Harbour", price: 60, royalty: 5, status: "for sale" },
  ],
);
export const wallet = entity(
  "wallet",
  [field("what", "text"), field("amount", "money", money)],
  [{ id: "wa1", what: "To start with", amount: 100 }],
);
export const story = entity(
  "story",
  [
    field("event", "text"),
    field("piece", "relation", { relation: "piece" }),
    field("day", "date"),
    field("who", "text"),
  ],
  [{ id: "st1", event: "Made", piece: "pc1", day: "@-40", who: "Tomasz" }],
);
export const dish = entity(
  "dish",
  [field("name", "text", { required: true }), field("needs", "lines")],
  [{ id: "di1", name: "Pancakes", needs: ["600 g flour", "300 ml milk", "2 eggs"] }],
);
export const dinner = entity(
  "dinner",
  [field("note", "text"), field("day", "date"), field("dish", "relation", { relation: "dish" })],
  [
    { id: "dn1", note: "Friends", day: "@+1", dish: "di1" },
    { id: "dn2", note: "Long gone", day: "@-9", dish: "di1" },
  ],
);
export const larder = entity(
  "larder",
  [
    field("name", "text", { required: true }),
    field("amount", "number"),
    field("unit", "choice", { options: ["g", "ml", "pieces"] }),
  ],
  [
    { id: "la1", name: "flour", amount: 300, unit: "g" },
    { id: "la2", name: "milk", amount: 500, unit: "ml" },
  ],
);
export const buy = entity(
  "buy",
  [field("name", "text", { required: true }), field("amount", "text"), field("done", "boolean")],
  [],
);
export const remark = entity(
  "remark",
  [
    field("body", "longText", { required: true }),
    field("piece", "relation", { relation: "piece" }),
    field("by", "text"),
    field("likes", "number"),
    field("parent", "relation", { relation: "remark" }),
  ],
  [
    { id: "re1", body: "How long did it take?", piece: "pc1", by: "Ida", likes: 2 },
    { id: "re2", body: "About another piece", piece: "pc2", by: "Ben", likes: 0 },
  ],
);
export const sitting = entity(
  "sitting",
  [
    field("thought", "text"),
    field("minutes", "duration"),
    field("day", "date"),
    field("before", "choice", { options: ["restless", "okay"] }),
    field("after", "choice", { options: ["tired", "calm"] }),
    field("by", "text"),
  ],
  [],
);
export const session = entity(
  "session",
  [field("name", "text", { required: true }), field("minutes", "number"), field("steps", "lines")],
  [
    { id: "se1", name: "Short sit", minutes: 4, steps: ["Arrive", "Let go"] },
    { id: "se2", name: "Long sit", minutes: 20, steps: [] },
  ],
);
