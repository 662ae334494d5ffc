import { ART_DIRECTIONS, type AppSpec, type Block, type Entity, type Field, type SeedRow } from "@sayhey/appspec";

const field = (id: string, type: Field["type"], more: Partial<Field> = {}): Field => ({
  id,
  name: id.charAt(0).toUpperCase() + id.slice(1),
  type,
  ...more,
});
const entity = (id: string, titleField: string, fields: Field[], rows: SeedRow[]): Entity => ({
  id,
  name: id.charAt(0).toUpperCase() + id.slice(1),
  plural: `${id.charAt(0).toUpperCase()}${id.slice(1)}s`,
  icon: "circle",
  titleField,
  fields,
  rows,
});
const money = { unit: "EUR" } as const;

export const person = entity(
  "person",
  "name",
  [
    field("name", "text", { required: true }),
    field("city", "text"),
    field("verdict", "choice", { options: ["undecided", "liked", "passed"], default: "undecided" }),
    field("likesYou", "boolean"),
  ],
  ["Ada Okafor", "Ben Lind", "Chiara Rossi"].map((name, index) => ({
    id: `p${index}`,
    name,
    city: ["Porto", "Lund", "Turin"][index] ?? "",
    verdict: "undecided",
    likesYou: index === 0,
  })),
);
export const question = entity(
  "question",
  "prompt",
  [field("prompt", "text"), field("options", "lines"), field("answer", "text"), field("why", "longText")],
  [
    {
      id: "q1",
      prompt: "Which bee lays the eggs?",
      options: ["Worker", "Queen", "Drone"],
      answer: "Queen",
      why: "A hive has one queen.",
    },
    {
      id: "q2",
      prompt: "How many sides has a cell?",
      options: ["Four", "Six"],
      answer: "Six",
      why: "Hexagons use least wax.",
    },
  ],
);
export const card = entity(
  "card",
  "front",
  [field("front", "text"), field("back", "text"), field("box", "number"), field("due", "date")],
  [
    { id: "c1", front: "la miel", back: "the honey", box: 1, due: "@-1" },
    { id: "c2", front: "el pan", back: "the bread", box: 3, due: "@+4" },
  ],
);
export const sit = entity(
  "sit",
  "title",
  [field("title", "text"), field("minutes", "duration"), field("day", "dateTime")],
  [],
);
export const message = entity(
  "message",
  "body",
  [field("body", "longText"), field("author", "text"), field("at", "dateTime")],
  [{ id: "m1", body: "Anyone up for a swap?", author: "Ada Okafor", at: "@-1T18:02" }],
);
export const review = entity(
  "review",
  "body",
  [field("body", "longText"), field("stars", "rating", { max: 5 }), field("author", "text")],
  [{ id: "r1", body: "Too salty for me", stars: 3, author: "Ben Lind" }],
);
export const option = entity(
  "option",
  "name",
  [field("name", "text", { required: true }), field("votes", "number")],
  [
    { id: "o1", name: "Sunday market", votes: 3 },
    { id: "o2", name: "Tuesday evening", votes: 1 },
  ],
);
export const product = entity(
  "product",
  "name",
  [field("name", "text", { required: true }), field("price", "money", money), field("stock", "number")],
  [
    { id: "pr1", name: "Plum jam", price: 4.1, stock: 2 },
    { id: "pr2", name: "Basil pot", price: 3, stock: 0 },
  ],
);
export const order = entity(
  "order",
  "title",
  [field("title", "text"), field("items", "lines"), field("total", "money", money), field("day", "date")],
  [],
);
export const booking = entity(
  "booking",
  "who",
  [field("who", "text", { required: true }), field("day", "date"), field("time", "time")],
  [{ id: "b1", who: "Nora", day: "@+2", time: "10:00" }],
);
export const expense = entity(
  "expense",
  "title",
  [
    field("title", "text", { required: true }),
    field("amount", "money", money),
    field("paidBy", "relation", { relation: "person" }),
    field("pot", "relation", { relation: "pot" }),
  ],
  [{ id: "e1", title: "Flour", amount: 30, paidBy: "p0", pot: "k1" }],
);
export const pot = entity(
  "pot",
  "name",
  [field("name", "text", { required: true }), field("limit", "money", money)],
  [{ id: "k1", name: "Kitchen", limit: 40 }],
);
export const recipe = entity(
  "recipe",
  "name",
  [field("name", "text", { required: true }), field("needs", "lines")],
  [
    { id: "rc1", name: "Lemon tart", needs: ["3 lemons", "200 g butter", "4 eggs"] },
    { id: "rc2", name: "Shakshuka", needs: ["4 eggs", "1 onion, chopped", "2 tsp cumin"] },
  ],
);
export const pantry = entity(
  "pantry",
  "name",
  [field("name", "text", { required: true })],
  [
    { id: "pa1", name: "Eggs" },
    { id: "pa2", name: "Onions" },
  ],
);
export const shopping = entity("shopping", "name", [field("name", "text", { required: true })], []);
export const meal = entity(
  "meal",
  "slot",
  [
    field("slot", "choice", { options: ["Lunch", "Dinner"] }),
    field("day", "date"),
    field("recipe", "relation", { relation: "recipe" }),
  ],
  [],
);
export const job = entity(
  "job",
  "thing",
  [
    field("thing", "text", { required: true }),
    field("state", "choice", { options: ["Waiting", "On the bench", "Done"], required: true }),
    field("since", "dateTime"),
  ],
  [
    { id: "j1", thing: "Bike lamp", state: "Waiting", since: "@-1T10:20" },
    { id: "j2", thing: "Radio", state: "Waiting", since: "@-1T10:10" },
  ],
);
export const work = entity(
  "work",
  "title",
  [field("title", "text", { required: true }), field("start", "money", money), field("ends", "dateTime")],
  [
    { id: "w1", title: "Tide No. 4", start: 100, ends: "@+1T18:00" },
    { id: "w2", title: "Blue field", start: 40, ends: "@-1T18:00" },
  ],
);
export const bid = entity(
  "bid",
  "bidder",
  [
    field("bidder", "text"),
    field("work", "relation", { relation: "work" }),
    field("amount", "money", money),
    field("at", "dateTime"),
  ],
  [
    { id: "bi1", bidder: "Ida", work: "w1", amount: 110, at: "@-1T10:00" },
    { id: "bi2", bidder: "You", work: "w1", amount: 100, at: "@-1T09:00" },
    { id: "bi3", bidder: "Ben", work: "w2", amount: 55, at: "@-2T10:00" },
  ],
);

/** An app of one page with these blocks and all that the entities need. */
export function appWith(
  blocks: Block[],
  entities: Entity[],
  language: AppSpec["identity"]["language"] = "en",
): AppSpec {
  const { light, dark, display, text, radius, density } = ART_DIRECTIONS["kitchen-table"];
  return {
    version: "1.0",
    seed: 1,
    identity: {
      name: "Sink",
      tagline: "Everything at once",
      description: "An app to try blocks in.",
      category: "Tools",
      audience: "Testers",
      problem: "Blocks break",
      promise: "Blocks that work",
      hashtags: ["#blocks"],
      icon: "circle",
      language,
      idea: "every block",
      archetypes: ["tracker"],
      hooks: { itch: "Blocks break", pov: "You test them", promise: "They work" },
      verbs: ["Try"],
    },
    theme: { direction: "kitchen-table", scheme: "light", light, dark, display, text, radius, density, motion: "none" },
    entities,
    pages: [{ id: "home", path: "/", title: "Home", icon: "circle", nav: true, blocks }],
    assumptions: [],
  };
}
