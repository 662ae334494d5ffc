import { type Activity, type ActivityKind, type ActivityText, when } from "./activity.ts";
import { calc, countOf, day, field, form, mark, rowsOf, stats, totalOf } from "./build.ts";
import { listBehind, nameOf } from "./facts.ts";
import { all, either } from "./signs.ts";

type Ware = readonly [what: string, bought: number, costs: number, sold: number | undefined];

const WARES: readonly (readonly [says: RegExp, wares: readonly Ware[]])[] = [
  [
    /\b(?:sneakers?|shoes|trainers)\b/,
    [
      ["Runner 90, white, size 42", 95, 8, 160],
      ["Court low, navy, size 44", 70, 6, 64],
      ["High top, red, size 41", 120, 8, undefined],
      ["Trail boot, size 43", 60, 5, 98],
      ["Slip-on, black, size 40", 35, 4, undefined],
    ],
  ],
  [
    /\b(?:cars?|bikes?|motorbikes?|cycles)\b/,
    [
      ["City bike, green", 60, 24, 140],
      ["Road bike, 56 cm", 180, 45, 320],
      ["Kids' bike, 20 inch", 20, 8, 55],
      ["Folding bike", 110, 30, undefined],
      ["Cargo bike", 650, 90, undefined],
    ],
  ],
  [
    /./,
    [
      ["Enamel coffee pot", 6, 2.5, 24],
      ["Oak side table", 25, 11, 80],
      ["Denim jacket, M", 9, 3, 32],
      ["Film camera", 40, 7.5, 95],
      ["Set of six glasses", 5, 4, 8],
      ["Wall clock", 12, 3, undefined],
      ["Wool blanket", 8, 2, undefined],
    ],
  ],
];

/** What was bought to be sold again, and what is left of it. */
function resaleOf({ text, lower, givenName }: ActivityText): Activity {
  const wares = WARES.find(([says]) => says.test(lower))?.[1] ?? [];
  const said = listBehind(text, "platforms?|sites|channels?|sold on|sell on");
  const places =
    said.length > 1
      ? said
      : /\b(?:ebay|vinted|depop|etsy|facebook|marketplace)\b/.test(lower)
        ? ["eBay", "Vinted", "local", "other"]
        : ["online", "market", "local", "other"];
  return {
    id: "resale",
    form: "tracker",
    icon: "tags",
    name: givenName ?? nameOf(text, "Buy and Sell"),
    words: {
      tagline: "What it cost, what it sold for, and what's left.",
      itch: "Did that even make money?",
      promise: "The profit on every piece",
      pov: "POV: the stack in the hall turned into profit",
    },
    entities: [
      {
        id: "item",
        name: "Item",
        plural: "Items",
        icon: "tag",
        fields: [
          "What: text",
          "Photo: image",
          field("Bought for: money 5..100 EUR", { required: true, min: 0 }),
          field("Costs: money 0..20 EUR", { default: 0, help: "Fees, shipping, repairs" }),
          { ...calc("Spent", "boughtFor", "+", "costs", { unit: "EUR" }), id: "spent" },
          field("State: choice in stock|listed|sold", { default: "in stock", required: true }),
          field("Sold for: money 5..200 EUR", { requiredWhen: when.eq("state", "sold") }),
          calc("Profit", "soldFor", "-", "spent", { unit: "EUR", warn: [mark(when.lt("profit", 0), "alert", "Loss")] }),
          field("Bought on: date -60..-5", { default: "@today" }),
          "Sold on: date -20..0",
          field(`Where sold: choice ${places.join("|")}`),
          "Note: text",
        ],
        rows: rowsOf(
          "what photo boughtFor costs state soldFor boughtOn soldOn whereSold",
          wares.map(([what, bought, costs, sold], at) => [
            what,
            `art:${what}`,
            bought,
            costs,
            sold !== undefined ? "sold" : at % 2 === 0 ? "listed" : "in stock",
            sold,
            day(-40 + at * 4),
            sold === undefined ? undefined : day(-18 + at * 3),
            sold === undefined ? undefined : places[at % places.length],
          ]),
        ),
      },
    ],
    pages: [
      {
        title: "In stock",
        icon: "package",
        blocks: [
          stats(
            ["Profit so far", totalOf("item", "profit", when.eq("state", "sold")), "trending-up"],
            ["Money in stock", totalOf("item", "spent", when.ne("state", "sold")), "wallet"],
            ["Items in stock", countOf("item", when.ne("state", "sold")), "package"],
          ),
          form(
            "item",
            "Add what you bought",
            ["what", "photo", "boughtFor", "costs", "boughtOn", "state"],
            "Add item",
            "It's in stock.",
          ),
          {
            kind: "cards",
            title: "Still to sell",
            entity: "item",
            media: "image",
            badges: ["state"],
            facts: ["boughtFor", "costs", "spent"],
            filters: ["state"],
            where: [when.ne("state", "sold")],
          },
        ],
      },
      {
        title: "Sold",
        icon: "circle-check",
        blocks: [
          stats(
            ["Sold for", totalOf("item", "soldFor", when.eq("state", "sold")), "coins"],
            ["Spent", totalOf("item", "spent", when.eq("state", "sold")), "receipt"],
            ["Profit", totalOf("item", "profit", when.eq("state", "sold")), "trending-up"],
          ),
          {
            kind: "table",
            title: "Sold",
            entity: "item",
            fields: ["spent", "soldFor", "profit", "soldOn", "whereSold"],
            where: [when.eq("state", "sold")],
            sort: { field: "soldOn", direction: "desc" },
          },
        ],
      },
      {
        title: "Numbers",
        icon: "chart-column",
        blocks: [
          {
            kind: "chart",
            title: "Profit over time",
            entity: "item",
            look: "bar",
            byField: "soldOn",
            fn: "sum",
            measureField: "profit",
            where: [when.eq("state", "sold")],
          },
          {
            kind: "chart",
            title: "Profit by where it sold",
            entity: "item",
            look: "bar",
            byField: "whereSold",
            fn: "sum",
            measureField: "profit",
            where: [when.eq("state", "sold")],
          },
          {
            kind: "table",
            title: "Everything",
            entity: "item",
            fields: ["state", "boughtFor", "costs", "soldFor", "profit", "boughtOn"],
          },
        ],
      },
    ],
    notes: ["To sell something, open it, set it to sold and fill in what it sold for."],
  };
}

/** What is bought to be sold again. */
export const resale: ActivityKind = {
  id: "resale",
  few: /\b(?:buy|bought|buying)\b.{0,40}\b(?:re)?(?:sell|sold|selling)\b.{0,60}\bprofit\b|\bflipp(?:ing|ed) \w+.*\b(?:costs?|profit)\b|\b(?:what i paid|paid for)\b.*\b(?:sold|profit|takings)\b|\b(?:sold|takings|profit)\b.*\bwhat i paid\b|\b(?:buy|buying) (?:and|&|to) (?:re)?sell(?:ing)?\b.*\b(?:profit|ledger|log|tracker|track|bought|costs?|margin)\b|\b(?:flipp(?:ing|er)|resell(?:ing|er)?|reseller) (?:log|tracker|ledger|profits?|inventory|book|app)\b|\bprofit (?:per|on each|on every) (?:item|piece|pair|flip)\b|\bflips?\b.*\bprofit\b|\b(?:ebay|vinted|depop) (?:profit|sales|reselling) (?:tracker|log)?\b/,
  head: /\bbuy (?:\w+ ){1,4}.{0,30}\b(?:re)?sell (?:it|them|on)\b|\b(?:i|we) (?:buy and (?:re)?sell|flip|resell)\b|\b(?:flipping|reselling) (?:log|tracker|ledger)\b/,
  anywhere: either(
    /\bbought for\b[^.]{0,60}\bsold for\b|\bwhat i paid\b[^.]{0,60}\bwhat (?:i|it) sold (?:it )?for\b/,
    all(
      /\b(?:i|we) buy\b[^.]{0,40}\b(?:re)?sell\b/,
      /\bprofit\b/,
      /\b(?:paid|cost|costs|fees|per (?:pair|item|piece|bike|car))\b/,
    ),
  ),
  not: /\b(?:marketplace|house flipp\w*|propert(?:y|ies)|stocks|stock market|shares|crypto|app where|community|classifieds?|flip ?(?:board|cards?|book)|dealership|trading|students post)\b/,
  readsFields: true,
  make: resaleOf,
};
