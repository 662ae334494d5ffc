import { capital, pluralOf } from "../embedded/inflect.ts";
import { type Activity, type ActivityKind, type ActivityText, when } from "./activity.ts";
import { calc, countOf, day, field, form, mark, rollup, rowsOf, stats, totalOf, turn } from "./build.ts";
import { NUMBER, numberOf } from "../brief/written-numbers.ts";
import { nameOf } from "./facts.ts";
import { all } from "./signs.ts";

/** What is used up little by little: samples with what there was at the start, in a unit, and where it gets low. */
interface Stock {
  says: RegExp;
  one: string;
  unit: string;
  low: number;
  kinds: readonly [label: string, ...options: string[]];
  color?: boolean;
  items: readonly (readonly [name: string, kind: string, start: number, color: string])[];
  uses: readonly string[];
}

const STOCKS: readonly Stock[] = [
  {
    says: /\byarns?\b|\bwool\b/,
    one: "yarn",
    unit: "m",
    low: 60,
    kinds: ["Weight", "lace", "fingering", "DK", "worsted", "bulky"],
    color: true,
    items: [
      ["Merino fine", "fingering", 800, "forest green"],
      ["Alpaca soft", "DK", 440, "oatmeal"],
      ["Cotton matte", "DK", 340, "sky blue"],
      ["Sock blend", "fingering", 420, "brick red"],
      ["Chunky wool", "bulky", 200, "mustard"],
      ["Mohair mist", "lace", 420, "rose"],
    ],
    uses: ["Hat for Mia", "Sock, left", "Sock, right", "Shawl border", "Baby blanket"],
  },
  {
    says: /\bfilaments?\b|\bspools?\b/,
    one: "spool",
    unit: "g",
    low: 150,
    kinds: ["Material", "PLA", "PETG", "ABS", "TPU"],
    color: true,
    items: [
      ["Matte black", "PLA", 1000, "black"],
      ["Clear", "PETG", 1000, "clear"],
      ["Signal orange", "PLA", 1000, "orange"],
      ["Flex gray", "TPU", 500, "gray"],
      ["White", "ABS", 1000, "white"],
    ],
    uses: ["Phone stand", "Gear set", "Plant pot", "Cable clips", "Lamp shade"],
  },
  {
    says: /\bpaints?\b|\bvarnish\b|\binks?\b/,
    one: "paint",
    unit: "ml",
    low: 100,
    kinds: ["Kind", "wall", "wood", "metal", "artist"],
    color: true,
    items: [
      ["Living room white", "wall", 5000, "white"],
      ["Fence stain", "wood", 2500, "brown"],
      ["Radiator enamel", "metal", 750, "cream"],
      ["Ultramarine", "artist", 200, "blue"],
    ],
    uses: ["Touch-up in the hall", "Back fence", "Bathroom radiator", "Sky study"],
  },
  {
    says: /\bfabrics?\b|\bleather\b|\bribbons?\b|\bropes?\b|\bcables?\b|\bwire\b/,
    one: "fabric",
    unit: "m",
    low: 1,
    kinds: ["Kind", "cotton", "linen", "jersey", "wool", "silk"],
    color: true,
    items: [
      ["Poplin stripe", "cotton", 5, "blue"],
      ["Washed linen", "linen", 4, "sand"],
      ["Rib jersey", "jersey", 3, "black"],
      ["Tweed", "wool", 2.5, "brown"],
    ],
    uses: ["Summer shirt", "Apron", "T-shirt", "Tote bag"],
  },
  {
    says: /./,
    one: "item",
    unit: "pieces",
    low: 5,
    kinds: ["Kind", "everyday", "spare", "special"],
    items: [
      ["Box of candles", "everyday", 48, ""],
      ["Coffee filters", "everyday", 200, ""],
      ["Printer paper", "everyday", 500, ""],
      ["Light bulbs", "spare", 12, ""],
    ],
    uses: ["This week", "Guests", "Replacement", "Project"],
  },
];

const LOW = new RegExp(`\\b(?:below|under|less than|fewer than) ${NUMBER}\\b`, "i");

/** What the text says of what is used up, and the sample rows that follow from it. */
function stockFacts({ text, lower }: ActivityText) {
  const stock = STOCKS.find(({ says }) => says.test(lower)) ?? STOCKS.at(-1);
  const {
    one = "item",
    unit: usual = "pieces",
    low: lowest = 5,
    kinds = ["Kind"],
    items = [],
    uses = [],
  } = stock ?? {};
  const unit = /\byards?\b/.test(lower) && usual === "m" ? "yd" : /\bgrams?\b/.test(lower) ? "g" : usual;
  const said = numberOf(LOW.exec(text)?.[1]);
  const low = said > 0 ? said : lowest;
  const [kind = "Kind", ...options] = kinds;
  const kindId = field(`${kind}: text`).id;
  const hasColor = stock?.color === true;
  const many = pluralOf(one);
  const used = [0.5, 0.4, 0.92, 0.12]
    .map((share, at) => ({ item: items[at]?.[0], amount: Math.round((items[at]?.[2] ?? 10) * share * 10) / 10 }))
    .filter(({ item, amount }) => item !== undefined && amount > 0);
  const taking = { do: "log", entity: "use", via: "item", label: "Use some", icon: "minus" } as const;
  return { uses, options, kind, items, one, unit, low, kindId, hasColor, many, used, taking, text, stock };
}

type StockFacts = ReturnType<typeof stockFacts>;

const stockEntities = ({
  uses,
  options,
  kind,
  items,
  one,
  unit,
  low,
  kindId,
  hasColor,
  many,
  used,
  taking,
}: StockFacts): Activity["entities"] => [
  {
    id: "item",
    name: capital(one),
    plural: capital(many),
    icon: "package",
    fields: [
      "Name: text",
      one === "yarn" || one === "spool" || one === "paint" ? "Brand: text" : undefined,
      hasColor ? field("Color: text") : undefined,
      field(`${kind}: choice ${options.join("|")}`),
      field(`At the start: number 1..1000 ${unit}`, { required: true, min: 0 }),
      rollup("Used", "sum", "use.item.amount", { unit }),
      calc("Left", "atTheStart", "-", "used", {
        unit,
        warn: [mark(when.lte("left", 0), "alert", "Used up"), mark(when.lt("left", low), "attention", "Low")],
      }),
      "Photo: image",
      "Note: text",
    ],
    rows: items.map(([name, own, start, color]) => ({
      name,
      [kindId]: own,
      atTheStart: start,
      photo: `art:${name} ${color}`,
      ...(hasColor && { color }),
    })),
    actions: [taking],
  },
  {
    id: "use",
    name: "Use",
    plural: "Uses",
    icon: "minus",
    fields: [
      "What for: text",
      field(`${capital(one)}: relation item`, { id: "item", required: true }),
      field(`Amount: number 1..200 ${unit}`, { required: true, min: 0 }),
      field("Date: date -30..0", { default: "@today" }),
    ],
    rows: rowsOf(
      "whatFor item amount date",
      used.map(({ item, amount }, at) => [turn(uses, at), item, amount, day(-at * 4 - 1)]),
    ),
    // No more can be taken than there was.
    limits: [{ per: ["item"], mostField: "atTheStart", amountField: "amount" }],
  },
];

const stockPages = ({ kind, one, unit, low, kindId, hasColor, many, taking }: StockFacts): Activity["pages"] => [
  {
    title: capital(many),
    icon: "package",
    blocks: [
      stats(
        [`${unit === "pieces" ? "Pieces" : capital(unit)} left in all`, totalOf("item", "left"), "sigma"],
        ["Low", countOf("item", when.lt("left", low)), "circle-alert"],
        [capital(many), countOf("item"), "package"],
      ),
      {
        kind: "cards",
        title: `All ${many}`,
        entity: "item",
        media: "image",
        badges: [kindId],
        facts: [...(hasColor ? ["color"] : []), "left", "atTheStart"],
        filters: [kindId],
        search: true,
        actions: [taking],
      },
    ],
  },
  {
    title: "Used",
    icon: "minus",
    blocks: [
      form("use", "Use some", ["item", "amount", "whatFor", "date"], "Take it off", "It's off what's left."),
      {
        kind: "table",
        title: "What was used",
        entity: "use",
        fields: ["item", "amount", "date"],
        sort: { field: "date", direction: "desc" },
      },
    ],
  },
  {
    title: "Low",
    icon: "circle-alert",
    blocks: [
      {
        kind: "list",
        title: "Low or used up",
        entity: "item",
        subtitleField: kindId,
        facts: ["left"],
        where: [when.lt("left", low)],
      },
    ],
  },
  {
    title: "Add",
    icon: "plus",
    blocks: [
      form(
        "item",
        `Add ${/^[aeiou]/.test(one) ? "an" : "a"} ${one}`,
        [
          "name",
          ...(one === "yarn" || one === "spool" || one === "paint" ? ["brand"] : []),
          ...(hasColor ? ["color"] : []),
          kindId,
          "atTheStart",
          "photo",
          "note",
        ],
        "Add",
        "It's in your stash.",
      ),
      {
        kind: "chart",
        title: `Left by ${kind.toLowerCase()}`,
        entity: "item",
        look: "bar",
        byField: kindId,
        fn: "count",
      },
    ],
  },
];

/** What there is, what was taken of it, and what is left. */
function stockOf(read: ActivityText): Activity {
  const facts = stockFacts(read);
  const { one } = facts;
  const { text, givenName } = read;
  return {
    id: "stock",
    form: "tracker",
    icon: "package",
    name: givenName ?? nameOf(text, `${capital(one)} Stash`),
    words: {
      tagline: `What you have, what you used, and what's left.`,
      itch: "Is there enough left?",
      promise: "Never start and run out halfway",
      pov: "POV: you know there's enough for one more",
    },
    entities: stockEntities(facts),
    pages: stockPages(facts),
  };
}

/** What is used up. */
export const usedStock: ActivityKind = {
  id: "stock",
  yields: true,
  few: /\b(?:yarn|wool|filament|spools?|paints?|fabrics?|inks?|ribbon|rope)\b.*\b(?:left|remaining|used)\b|\bhow much (?:yarn|wool|filament|paint|fabric|ink|ribbon) (?:is |i have )?left\b|\b(?:meters|metres|yards|grams) left\b|\b(?:yarn|fabric|filament|paint) stash\b/,
  head: /\b(?:yarn|fabric|filament|paint)s? (?:stash|stock|inventory)\b.*\b(?:left|used?|remaining|meters|metres|yards|grams)\b/,
  anywhere: all(
    /\b(?:grams|meters|metres|yards|ml|lit(?:er|re)s)\b[^.]{0,40}\bleft\b/,
    /\b(?:projects?|used?|uses)\b/,
    /\b(?:yarn|wool|fib(?:er|re)s?|filament|fabric|paint|resin|ink|thread)\b/,
  ),
  not: /\b(?:shop|store|sell\w*|warehouse|painters? and|painting (?:company|business)|calculator|room|customers?)\b/,
  make: stockOf,
};

const EXPIRY_DAYS = new RegExp(
  `\\b(?:less than|under|within|fewer than|in the next|menos de|weniger als|moins de|dans les) ${NUMBER} (?:days|días|tagen?|jours|dias)\\b`,
  "i",
);

/** What has a day by which it has to be used, the next one first. */
function expiryOf({ text, lower, givenName }: ActivityText): Activity {
  const isMedicine =
    /\bmedicines?|medication|pharmac|drugs?|first aid|medicament|farmacia|farmácia|pharmacie|apotheke/.test(lower);
  const soon = numberOf(EXPIRY_DAYS.exec(text)?.[1]) || (isMedicine ? 90 : 7);
  const hasBatch = isMedicine || /\bbatch|lote?\b|\blot\b|charge/.test(lower);
  const items: readonly (readonly [string, string, number, number])[] = isMedicine
    ? [
        ["Paracetamol 500 mg", "B2231", 24, -12],
        ["Ibuprofen 400 mg", "K7719", 12, Math.round(soon * 0.3)],
        ["Saline spray", "S0412", 6, Math.round(soon * 0.8)],
        ["Plasters, mixed", "P8830", 40, soon * 2],
        ["Cough syrup", "C1507", 3, -2],
        ["Antihistamine", "A9921", 20, soon * 3],
        ["Burn gel", "G3004", 4, soon + 20],
      ]
    : [
        ["Yogurt", "", 4, -1],
        ["Spinach", "", 1, 1],
        ["Milk", "", 2, Math.min(3, soon)],
        ["Smoked tofu", "", 3, soon - 1],
        ["Cheddar", "", 1, soon + 9],
        ["Canned tomatoes", "", 6, soon + 240],
        ["Rice", "", 2, soon + 300],
      ];
  const places = isMedicine ? ["shelf", "fridge", "drawer"] : ["fridge", "freezer", "pantry"];
  const facts = ["daysLeft", "quantity", "where"];
  return {
    id: "expiry",
    form: "tracker",
    icon: "calendar-clock",
    name: givenName ?? nameOf(text, isMedicine ? "Medicine Expiry" : "Use-By List"),
    words: {
      tagline: "What runs out next, in time to do something about it.",
      itch: "What goes off first?",
      promise: "Nothing expires unnoticed",
      pov: "POV: nothing had to be thrown away",
    },
    entities: [
      {
        id: "item",
        name: isMedicine ? "Medicine" : "Item",
        plural: isMedicine ? "Medicines" : "Items",
        icon: isMedicine ? "pill" : "package",
        fields: [
          "Name: text",
          hasBatch ? "Batch: text" : undefined,
          field("Quantity: number 1..40", { default: 1, min: 0 }),
          field("Use by: date -10..300", {
            required: true,
            warn: [
              mark(when.lt("useBy", "@today"), "alert", "Expired"),
              mark(when.lt("useBy", `@+${String(soon)}`), "attention", "Soon"),
            ],
          }),
          "Days left: daysUntil useBy",
          `Where: choice ${places.join("|")}`,
          "Used up: boolean 0",
        ],
        rows: items.map(([name, batch, quantity, left], at) => ({
          name,
          quantity,
          useBy: day(left),
          where: turn(places, at),
          usedUp: false,
          ...(hasBatch && { batch }),
        })),
        actions: [
          { do: "set", field: "usedUp", value: true, label: "Used up", icon: "check", when: when.eq("usedUp", false) },
        ],
      },
    ],
    pages: [
      {
        title: "Next to expire",
        icon: "calendar-clock",
        blocks: [
          stats(
            ["Expired", countOf("item", when.lt("useBy", "@today"), when.eq("usedUp", false)), "circle-alert"],
            [
              `Within ${String(soon)} days`,
              countOf(
                "item",
                when.gte("useBy", "@today"),
                when.lt("useBy", `@+${String(soon)}`),
                when.eq("usedUp", false),
              ),
              "hourglass",
            ],
          ),
          {
            kind: "list",
            title: "First to expire on top",
            entity: "item",
            subtitleField: "useBy",
            facts,
            filters: ["where"],
            where: [when.eq("usedUp", false)],
            sort: { field: "useBy", direction: "asc" },
            actions: [{ do: "set", field: "usedUp", value: true, label: "Used up", icon: "check" }],
          },
          form(
            "item",
            "Add an item",
            ["name", ...(hasBatch ? ["batch"] : []), "quantity", "useBy", "where"],
            "Add",
            "It's on the list.",
          ),
        ],
      },
      {
        title: "Everything",
        icon: "list",
        blocks: [
          {
            kind: "table",
            title: "Everything",
            entity: "item",
            fields: [...(hasBatch ? ["batch"] : []), "quantity", "useBy", "daysLeft", "where", "usedUp"],
            sort: { field: "useBy", direction: "asc" },
          },
        ],
      },
    ],
    notes: [`Marked red once expired, and orange less than ${String(soon)} days before.`],
  };
}

/** What expires. */
export const expiry: ActivityKind = {
  id: "expiry",
  yields: true,
  few: /\b(?:expiry|expiration|expiring|use[- ]by|best[- ]before)\b.*\b(?:list|tracker|dates?|log|food|medicines?|fridge|pantry|freezer)\b|\b(?:food|fridge|pantry|freezer|medicine|medicines|medication)\b.*\b(?:expir\w+|use[- ]by|best[- ]before|goes off|going off)\b/,
  head: /\b(?:expiry|expiration|use[- ]by|best[- ]before) (?:dates?|list|tracker)\b/,
  not: /\b(?:passports?|visas?|ids?|store|contracts?|licen[cs]es?|certificates?|documents?|domains?|warehouse|erp|recipes?|insurance|subscriptions?|employees?|stock (?:management|system)|management system|shop|supermarket)\b/,
  make: expiryOf,
};
