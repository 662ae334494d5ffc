import { capital, pluralOf, singularOf } from "../embedded/inflect.ts";
import { type Activity, type ActivityKind, type ActivityText, when } from "./activity.ts";
import { countOf, day, field, form, mark, rollup, rowsOf, stats, totalOf } from "./build.ts";
import { NUMBER, numberOf } from "../brief/written-numbers.ts";
import { listBehind, nameOf, peopleIn, priceIn, somePeople } from "./facts.ts";

const ITEMS =
  "bakers?|teams?|horses?|countries|nations?|contestants?|couples?|queens?|celebs|celebrities|singers?|acts?|players?|runners?|drivers?|songs?|entries|islanders?|chefs?|houseguests|castaways|bakes?";
const COUNTRIES = [
  "Argentina",
  "Belgium",
  "Brazil",
  "Croatia",
  "Denmark",
  "England",
  "France",
  "Germany",
  "Japan",
  "Mexico",
  "Morocco",
  "Netherlands",
  "Portugal",
  "Senegal",
  "Spain",
  "USA",
];

/** Who or what is drawn, by name: countries as such, everybody else by first names. */
const drawn = (one: string, count: number): string[] =>
  /countr|nation|team/.test(one)
    ? Array.from({ length: Math.min(count, 32) }, (_, at) => COUNTRIES[at] ?? `Team ${String(at + 1)}`)
    : /horse/.test(one)
      ? [
          "Silver Lane",
          "Northern Rye",
          "Captain's Table",
          "Late Bloom",
          "Harbor Wind",
          "Old Penny",
          "Paper Moon",
          "Red Clover",
          "Quick March",
          "Salt Road",
          "Second Cup",
          "Wild Thyme",
        ].slice(0, count)
      : somePeople(count + 12)
          .slice(12)
          .map((name) => name.split(" ")[0] ?? name);

/** Things or people drawn among those who take part, out one by one. */
function sweepstake({ text, givenName }: ActivityText): Activity {
  const noun = new RegExp(`\\b${NUMBER} (?:different )?(${ITEMS})\\b`, "i").exec(text);
  const bare = new RegExp(`\\b(${ITEMS})\\b`, "i").exec(text);
  const one = singularOf((noun?.[2] ?? bare?.[1] ?? "team").toLowerCase());
  const many = pluralOf(one);
  const listed = listBehind(text, `${many}|${one}s?`, 3).map(capital);
  const count = Math.min(numberOf(noun?.[1]) || 12, 40);
  const items = listed.length > 1 ? listed : drawn(one, count);
  const { names } = peopleIn(listed.length > 1 ? "" : text, {
    nouns: "of us|people|colleagues|coworkers|players|friends|family members|participants",
    usual: Math.min(items.length, 12),
    most: 32,
  });
  const stake = priceIn(text);
  const most = Math.ceil(items.length / Math.max(1, names.length));
  // A lot for each: neighbours in the list do not get neighbours.
  const step = names.length % 5 === 0 ? 3 : 5;
  const rows = items.map((name, at) => [
    name,
    names[(at * step + 2) % names.length],
    at === 3,
    at === 3 ? 1 : undefined,
  ]);
  return {
    id: "draw",
    form: "tracker",
    icon: "shuffle",
    name: givenName ?? nameOf(text, "Sweepstake"),
    words: {
      tagline: `Who drew whom, and who's still in.`,
      itch: "Who did you draw?",
      promise: "A fair draw, followed to the end",
      pov: "POV: yours is still in",
    },
    entities: [
      {
        id: "person",
        name: "Person",
        plural: "People",
        icon: "users",
        fields: [
          "Name: text",
          rollup("Drawn", "count", "item.drawnBy"),
          rollup("Still in", "count", "item.drawnBy", {
            where: [when.eq("out", false)],
            warn: [mark(when.eq("stillIn", 0), "alert", "Out"), mark(when.gt("stillIn", 0), "good", "In")],
          }),
          stake === undefined
            ? undefined
            : field(`Stake: money ${String(stake)}..${String(stake)} EUR`, { default: stake }),
          stake === undefined ? undefined : "Paid: boolean 0",
        ],
        rows: names.map((name, at) => ({ name, ...(stake !== undefined && { stake, paid: at % 3 !== 1 }) })),
      },
      {
        id: "item",
        name: capital(one),
        plural: capital(many),
        icon: "ticket",
        fields: [
          field("Name: text", { unique: true }),
          "Drawn by: relation person",
          "Out: boolean 0",
          field("Out in week: number 1..20", { requiredWhen: when.eq("out", true) }),
        ],
        rows: rowsOf("name drawnBy out outInWeek", rows),
        // Everybody draws as many as the others.
        limits: [{ per: ["drawnBy"], most }],
        actions: [{ do: "set", field: "out", value: true, label: "Cross out", icon: "x", when: when.eq("out", false) }],
      },
    ],
    pages: [
      {
        title: "Still in",
        icon: "trophy",
        blocks: [
          stats(
            ["Still in", countOf("item", when.eq("out", false)), "circle-check"],
            ["Out", countOf("item", when.eq("out", true)), "x"],
            ...(stake === undefined
              ? []
              : [["In the pot", totalOf("person", "stake", when.eq("paid", true)), "coins"] as const]),
          ),
          {
            kind: "list",
            title: "Still in",
            entity: "item",
            subtitleField: "drawnBy",
            facts: [],
            where: [when.eq("out", false)],
          },
          {
            kind: "list",
            title: "Out",
            entity: "item",
            subtitleField: "drawnBy",
            facts: ["outInWeek"],
            where: [when.eq("out", true)],
            sort: { field: "outInWeek", direction: "desc" },
          },
        ],
      },
      {
        title: "The draw",
        icon: "shuffle",
        blocks: [
          { kind: "list", title: "Not drawn yet", entity: "item", facts: [], where: [when.empty("drawnBy")] },
          { kind: "table", title: "Who drew whom", entity: "item", fields: ["drawnBy", "out", "outInWeek"] },
          { kind: "game", title: "Draw a name", game: "lots", wordsEntity: "item", wordField: "name" },
        ],
      },
      {
        title: "People",
        icon: "users",
        blocks: [
          {
            kind: "table",
            title: "People",
            entity: "person",
            fields: ["drawn", "stillIn", ...(stake === undefined ? [] : ["stake", "paid"])],
          },
          form("person", "Add a person", ["name"], "Add person", "They're in the draw."),
          form("item", `Add a ${one}`, ["name"], "Add", "It's in the draw."),
        ],
      },
    ],
    notes: [`The ${many} are drawn already, as an example. Draw again with the hat, and set “Drawn by”.`],
  };
}

const NUMBERS = new RegExp(
  `\\b${NUMBER} (?:numbers?|tickets?|squares|números|nummern|lose|num[ée]ros|billets|boletos|boletas|rifas|papeletas|bilhetes)\\b|\\b(?:numbers?|tickets?|squares) (?:1|one|from 1) ?(?:to|-|–) ?(\\d{2,3})\\b`,
  "i",
);

/** Numbers that are sold once each, and drawn in the end. */
function raffle({ text, lower, givenName }: ActivityText): Activity {
  const found = NUMBERS.exec(text);
  const count = Math.min(
    180,
    Math.max(10, numberOf(found?.[1] ?? found?.[2]) || (/\bsquares|superbowl|super bowl\b/.test(lower) ? 100 : 50)),
  );
  const price = priceIn(text) ?? 5;
  const numbers = Array.from({ length: count }, (_, at) => String(at + 1));
  const buyers = somePeople(9);
  const sales = buyers.map((name, at) => [name, numbers[(at * 11 + 6) % count], price, at % 3 !== 2, day(-at)]);
  const prizes = listBehind(text, "prizes?|preise|premios|lots|prix|prêmios").map(capital);
  return {
    id: "raffle",
    form: "tracker",
    icon: "ticket",
    name: givenName ?? nameOf(text, "Raffle"),
    words: {
      tagline: "Every number once: free, sold or paid, and what's in the till.",
      itch: "Which numbers are left?",
      promise: "No number sold twice",
      pov: "POV: the last number just sold",
    },
    entities: [
      {
        id: "ticket",
        name: "Number",
        plural: "Numbers",
        icon: "hash",
        fields: [
          field("Number: text", { unique: true }),
          rollup("Sold", "count", "sale.ticket"),
          rollup("Paid for", "count", "sale.ticket", {
            where: [when.eq("paid", true)],
            warn: [mark(when.gt("paidFor", 0), "good", "Paid")],
          }),
        ],
        rows: numbers.map((number) => ({ number })),
        actions: [{ do: "log", entity: "sale", via: "ticket", label: "Sell", icon: "ticket" }],
      },
      {
        id: "sale",
        name: "Sale",
        plural: "Sales",
        icon: "ticket",
        fields: [
          "Buyer: text",
          field("Number: relation ticket", { id: "ticket", required: true }),
          field(`Price: money ${String(price)}..${String(price)} EUR`, { default: price }),
          "Paid: boolean 0",
          "Phone: phone",
          field("Sold on: date -9..0", { default: "@today" }),
        ],
        rows: rowsOf("buyer ticket price paid soldOn", sales),
        // A number is sold once.
        limits: [{ per: ["ticket"], most: 1 }],
        actions: [
          { do: "set", field: "paid", value: true, label: "Paid", icon: "check", when: when.eq("paid", false) },
        ],
      },
      ...(prizes.length > 1
        ? [
            {
              id: "prize",
              name: "Prize",
              plural: "Prizes",
              icon: "gift",
              fields: ["Prize: text", field("Won by: relation sale")],
              rows: prizes.map((prize) => ({ prize })),
            },
          ]
        : []),
    ],
    pages: [
      {
        title: "Numbers",
        icon: "hash",
        blocks: [
          {
            kind: "progress",
            title: "Sold so far",
            label: "numbers sold",
            measure: countOf("sale"),
            target: countOf("ticket"),
            look: "bar",
          },
          form("sale", "Sell a number", ["ticket", "buyer", "phone", "price", "paid"], "Sell", "The number is taken."),
          {
            kind: "cards",
            title: "Free numbers",
            entity: "ticket",
            media: "none",
            badges: [],
            facts: [],
            search: true,
            where: [when.eq("sold", 0)],
            actions: [{ do: "log", entity: "sale", via: "ticket", label: "Sell", icon: "ticket" }],
          },
        ],
      },
      {
        title: "Sold",
        icon: "coins",
        blocks: [
          stats(
            ["In the till", totalOf("sale", "price", when.eq("paid", true)), "coins"],
            ["Not paid yet", totalOf("sale", "price", when.eq("paid", false)), "hourglass"],
            ["Numbers left", countOf("ticket", when.eq("sold", 0)), "ticket"],
          ),
          {
            kind: "list",
            title: "Not paid yet",
            entity: "sale",
            subtitleField: "ticket",
            facts: ["price", "phone"],
            where: [when.eq("paid", false)],
            actions: [{ do: "set", field: "paid", value: true, label: "Paid", icon: "check" }],
          },
          {
            kind: "table",
            title: "Who has which number",
            entity: "sale",
            fields: ["ticket", "price", "paid", "soldOn"],
          },
        ],
      },
      {
        title: "Draw",
        icon: "shuffle",
        blocks: [
          { kind: "game", title: "Draw the winner", game: "lots", wordsEntity: "sale", wordField: "buyer" },
          prizes.length > 1 ? { kind: "list", title: "Prizes", entity: "prize", facts: ["wonBy"] } : undefined,
        ],
      },
    ],
    notes: ["Draws pick among everyone who bought a number; who bought two has two chances by adding both."],
  };
}

/** Who gives to whom, drawn so that nobody draws themselves. */
function santa({ text, lower, givenName }: ActivityText): Activity {
  const { names } = peopleIn(text, {
    nouns: "people|colleagues|friends|family members|of us|kids|participants|members",
    usual: 8,
    most: 24,
  });
  const budget = priceIn(text);
  const isPairs = !/\bsanta\b/.test(lower);
  const [gives] = [isPairs ? "Paired with" : "Gives to"];
  return {
    id: "santa",
    form: "tracker",
    icon: "gift",
    name: givenName ?? nameOf(text, "Secret Santa"),
    words: {
      tagline: "Who gives to whom, what they wish for, and who is done.",
      itch: "Who did I draw?",
      promise: "Nobody draws themselves, nobody's forgotten",
      pov: "POV: you drew the one with the long list",
    },
    entities: [
      {
        id: "person",
        name: "Person",
        plural: "People",
        icon: "users",
        fields: [
          "Name: text",
          field("Wishes: longText"),
          field("Doesn't want: text", { id: "notWanted" }),
          budget === undefined
            ? undefined
            : field(`Budget: money ${String(budget)}..${String(budget)} EUR`, { default: budget, max: budget }),
          "Gift bought: boolean 0",
        ],
        rows: names.map((name, at) => ({
          name,
          wishes: [
            "A good book",
            "Something for the kitchen",
            "Tea or coffee",
            "A plant",
            "Warm socks",
            "A puzzle",
            "Chocolate",
            "Bike light",
          ][at % 8],
          ...(budget !== undefined && { budget }),
          giftBought: at % 4 === 0,
        })),
      },
    ],
    pages: [
      {
        title: "Draw",
        icon: "shuffle",
        blocks: [
          {
            kind: "game",
            title: gives === "Gives to" ? "Who gives to whom" : "Who with whom",
            note: "Choose “who gives to whom”, then pass the phone around: everyone looks up just their own.",
            game: "lots",
            wordsEntity: "person",
            wordField: "name",
          },
        ],
      },
      {
        title: "Wishes",
        icon: "gift",
        blocks: [
          {
            kind: "list",
            title: "What everyone wishes for",
            entity: "person",
            subtitleField: "wishes",
            facts: ["notWanted"],
          },
          form("person", "Join in", ["name", "wishes", "notWanted"], "Join", "You're in the hat."),
        ],
      },
      {
        title: "Ready",
        icon: "circle-check",
        blocks: [
          {
            kind: "progress",
            title: "Gifts bought",
            label: "gifts bought",
            measure: countOf("person", when.eq("giftBought", true)),
            target: countOf("person"),
            look: "bar",
          },
          {
            kind: "list",
            title: "Still shopping",
            entity: "person",
            facts: [],
            where: [when.eq("giftBought", false)],
            actions: [{ do: "set", field: "giftBought", value: true, label: "Bought", icon: "check" }],
          },
        ],
      },
    ],
    notes: ["The draw happens in the app on one phone; nobody sees whom the others drew."],
  };
}

/** Raffles with numbers to sell. */
export const raffles: ActivityKind = {
  id: "raffle",
  yields: true,
  few: /\braffles?\b|\btombola\b|\bfootball squares\b|\bsuper ?bowl squares\b|\bnumber squares\b|\brifas?\b/,
  head: /\braffle\b|\btombola\b|\brifa\b/,
  not: /\b(?:fetes?|fairs?|galas?|fundraiser)\b.*\b(?:raffle|tombola)\b|\b(?:waffles?|random (?:picker|winner)|picker|wheel|generator|giveaway|instagram|stock|blockchain|crypto|nft|auction|with raffle|and raffle|stall|slots|volunteers?|landing|startup|website|platform)\b/,
  make: raffle,
};

/** Sweepstakes. */
export const sweepstakes: ActivityKind = {
  id: "draw",
  few: /\b(?:office |work )?sweep ?stakes?\b|\boffice sweep\b|\bsweep\b.*\b(?:horses|teams|countries|office)\b|\bdraw (?:teams|horses|countries|bakers|contestants)\b/,
  head: /\bsweep ?stakes?\b|\boffice sweep\b|\bsweep for\b/,
  not: /\b(?:casino|marketing|giveaway|campaign|instagram|entry form|email)\b/,
  make: sweepstake,
};

/** Secret Santa. */
export const santas: ActivityKind = {
  id: "santa",
  few: /\bsecret santa\b|\bkris ?kring?le\b|\bwichteln\b|\bamigo (?:invisible|secreto)\b|\bgift exchange\b/,
  head: /\bsecret santa\b|\bkris ?kring?le\b|\bwichteln\b/,
  make: (read) =>
    /\b(?:wish(?:es| ?lists?)?|budget|bought|gifts?|presents?|family|office|group|colleagues|friends|of us|people)\b/.test(
      read.lower,
    )
      ? santa(read)
      : undefined,
};
