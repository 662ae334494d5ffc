import { capital, pluralOf } from "../embedded/inflect.ts";
import { type Activity, type ActivityKind, type ActivityText, when } from "./activity.ts";
import { calc, countOf, field, form, rowsOf, stats, stepsOf, sumOf } from "./build.ts";
import { listBehind, nameOf } from "./facts.ts";
import { all } from "./signs.ts";

/** What people choose between: what one is called, what it costs, what it is judged by, and samples with stars. */
interface Choice {
  says: RegExp;
  one: string;
  cost: string;
  criteria: readonly string[];
  more: readonly string[];
  samples: readonly (readonly [
    name: string,
    cost: number,
    stars: readonly number[],
    pro: string,
    con: string,
    more: string,
  ])[];
}

const CHOICES: readonly Choice[] = [
  {
    says: /\b(?:flats?|apartments?|houses?|homes?|places? to (?:live|rent|buy)|rooms to rent)\b/,
    one: "place",
    cost: "Rent or price: money 700..1600 EUR",
    criteria: ["Location", "Size", "Light", "Condition"],
    more: ["Address: text", "Viewed on: date -14..7"],
    samples: [
      ["Two rooms by the canal", 1150, [5, 3, 4, 4], "Ten minutes to work", "No lift", "Canal Street 14"],
      ["Top floor, Mill Road", 980, [3, 4, 5, 3], "Lots of light", "Hot in summer", "Mill Road 3"],
      ["New build, Harbor Park", 1420, [4, 4, 4, 5], "Everything is new", "Expensive", "Harbor Park 8"],
    ],
  },
  {
    says: /\b(?:cars?|vans?|vehicles?|bikes?)\b/,
    one: "car",
    cost: "Price: money 6000..18000 EUR",
    criteria: ["Comfort", "Space", "Running costs", "Condition"],
    more: ["Year: number 2014..2024", "Kilometers: number 20000..140000 km"],
    samples: [
      ["Blue hatchback", 8900, [3, 3, 5, 4], "Cheap to run", "Small trunk", "2018"],
      ["Gray station wagon", 12400, [4, 5, 3, 4], "Fits everything", "Uses more fuel", "2019"],
      ["Electric city car", 15900, [4, 2, 5, 5], "Quiet", "Short range", "2022"],
    ],
  },
  {
    says: /\b(?:schools?|nurser(?:y|ies)|kindergartens?|daycares?|universit(?:y|ies)|colleges?)\b/,
    one: "school",
    cost: "Cost: money 0..400 EUR",
    criteria: ["Way there", "Teaching", "Atmosphere", "Activities"],
    more: ["Open day: date 3..30", "Apply by: date 20..90"],
    samples: [
      ["Hill Lane", 0, [5, 4, 4, 3], "Walking distance", "Few clubs", ""],
      ["St. Brendan's", 120, [3, 5, 4, 4], "Small classes", "Two buses", ""],
      ["Riverside", 0, [4, 3, 5, 5], "Friendly, lots of music", "Large classes", ""],
    ],
  },
  {
    says: /\b(?:jobs?|job offers?|employers?)\b/,
    one: "job offer",
    cost: "Salary: money 30000..60000 EUR",
    criteria: ["Work", "People", "Way there", "Prospects"],
    more: ["Answer by: date 3..20"],
    samples: [
      ["Design studio", 41000, [5, 5, 3, 3], "Great team", "Fixed term", ""],
      ["City office", 44500, [3, 4, 5, 4], "Close to home", "Slow pace", ""],
    ],
  },
  {
    says: /\b(?:quotes?|builders?|contractors?|tradesmen|offers?|suppliers?|roofers?|plumbers?|electricians?|movers?)\b/,
    one: "quote",
    cost: "Price: money 2000..9000 EUR",
    criteria: ["Impression", "References", "Start date", "Detail of the quote"],
    more: ["Phone: phone", "Valid until: date 7..40"],
    samples: [
      ["Weber and Sons", 6450, [5, 4, 3, 5], "Explained everything", "Starts in two months", ""],
      ["Costa Building", 5200, [3, 3, 5, 3], "Can start next week", "Not everything included", ""],
      ["Northside Works", 7100, [4, 5, 4, 4], "Good references", "The most expensive", ""],
    ],
  },
  {
    says: /./,
    one: "option",
    cost: "Cost: money 0..500 EUR",
    criteria: ["Quality", "Price", "Effort", "Feeling"],
    more: [],
    samples: [
      ["First option", 240, [4, 3, 3, 4], "Solid", "Takes longer", ""],
      ["Second option", 150, [3, 5, 4, 3], "Cheap", "Less choice", ""],
      ["Third option", 390, [5, 2, 4, 5], "The best of all", "Expensive", ""],
    ],
  },
];

/** Options side by side, rated and decided. */
function decidingOf({ text, lower, givenName }: ActivityText): Activity {
  const choice = CHOICES.find(({ says }) => says.test(lower)) ?? CHOICES.at(-1);
  const said = listBehind(
    text,
    "criteria|criterion|compare(?:d)?(?: them)? (?:by|on)|rate(?:d)?(?: them)? (?:by|on|for)|stars for",
    3,
  ).map(capital);
  const criteria = (said.length > 1 ? said : (choice?.criteria ?? []))
    .filter((name) => !/^(?:price|cost|rent|pros|cons|notes?)$/i.test(name))
    .slice(0, 6);
  const { one = "option", cost = "Cost: money 0..500 EUR", more = [], samples = [] } = choice ?? {};
  const many = pluralOf(one);
  const ids = criteria.map((name) => field(`${name}: rating`).id);
  const price = field(cost);
  const extra = more.map((line) => field(line));
  const moreIds = extra.map(({ id }) => id);
  const listed = listBehind(text, `${many}|options|between`, 4).map(capital);
  const areListed = listed.length > 1 && said.length === 0;
  const rows = areListed
    ? listed.map((name) => ({ name, decision: "open" }))
    : rowsOf(
        `name ${price.id} ${ids.join(" ")} pros cons decision ${extra[0]?.type === "text" ? moreIds[0] : "none"}`,
        samples.map(([name, amount, stars, pro, con, where]) => [
          name,
          amount,
          ...ids.map((_, at) => stars[at % stars.length]),
          [pro],
          [con],
          "open",
          where === "" ? undefined : where,
        ]),
      ).map(({ none: _none, ...row }) => row);
  return {
    id: "deciding",
    form: "tracker",
    icon: "scale",
    name: givenName ?? nameOf(text, `Compare ${capital(many)}`),
    words: {
      tagline: `Every ${one} with its stars, pros and cons, the best on top.`,
      itch: "Which one is it going to be?",
      promise: "A decision you can explain",
      pov: "POV: the one you liked least came out on top",
    },
    entities: [
      {
        id: "option",
        name: capital(one),
        plural: capital(many),
        icon: "circle-help",
        fields: [
          "Name: text",
          price,
          ...criteria.map((name) => `${name}: rating 1..5`),
          ...(criteria.length > 1 ? sumOf("Stars in all", ids) : []),
          ...(criteria.length > 1 ? [calc("Score", "starsInAll", "/", criteria.length)] : []),
          ...extra,
          "Pros: lines",
          "Cons: lines",
          field("Decision: choice open|shortlist|out|chosen", { default: "open" }),
          "Notes: longText",
        ],
        rows,
        hides: [...stepsOf(criteria.length), "starsInAll"],
        actions: [
          { do: "set", field: "decision", value: "shortlist", label: "Shortlist", icon: "star" },
          { do: "set", field: "decision", value: "out", label: "Out", icon: "x" },
          { do: "set", field: "decision", value: "chosen", label: "This one", icon: "check" },
        ],
      },
    ],
    pages: [
      {
        title: "Ranking",
        icon: "trophy",
        blocks: [
          {
            kind: "leaderboard",
            title: "Best first",
            entity: "option",
            scoreField: criteria.length > 1 ? "score" : (ids[0] ?? price.id),
            limit: 20,
            where: [when.ne("decision", "out")],
          },
          {
            kind: "cards",
            title: `All ${many}`,
            entity: "option",
            media: "none",
            badges: ["decision"],
            facts: [price.id, ...(criteria.length > 1 ? ["score"] : []), ...moreIds].slice(0, 4),
            filters: ["decision"],
            compare: true,
            actions: [
              { do: "set", field: "decision", value: "shortlist", label: "Shortlist", icon: "star" },
              { do: "set", field: "decision", value: "out", label: "Out", icon: "x" },
            ],
          },
        ],
      },
      {
        title: "Side by side",
        icon: "columns-3",
        blocks: [
          {
            kind: "table",
            title: "Side by side",
            entity: "option",
            fields: [price.id, ...ids, ...(criteria.length > 1 ? ["score"] : [])].slice(0, 8),
            compare: true,
          },
        ],
      },
      {
        title: "Add",
        icon: "plus",
        blocks: [
          form(
            "option",
            `Add ${/^[aeiou]/.test(one) ? "an" : "a"} ${one}`,
            ["name", price.id, ...ids, "pros", "cons", ...moreIds],
            "Add",
            "It's in the ranking.",
          ),
          stats(
            [capital(many), countOf("option"), "list"],
            ["Shortlisted", countOf("option", when.eq("decision", "shortlist")), "star"],
          ),
        ],
      },
    ],
  };
}

/** Options to compare and to decide on. */
export const deciding: ActivityKind = {
  id: "deciding",
  yields: true,
  few: /\b(?:compar(?:e|ing)|choos(?:e|ing)|decid(?:e|ing)(?: (?:on|between))?|choice of)\b (?:between )?(?:the |my |our |a |different |\d+ |two |three |four |several )?(?:quotes? (?:from|for)|builders?|contractors?|flats?|apartments?|houses? (?:i|we|to)|schools?|nurser(?:y|ies)|daycares?|universit(?:y|ies)|colleges?|(?:used |second[- ]hand )?cars?\b(?! (?:insurance|rental))|used cars|job offers?|options?)\b|\b(?:flat|apartment|house|car|school|daycare|college|university) (?:hunt(?:ing)?|comparison|viewings?) (?:comparison|tracker|log|notes|helper|list|scores?|checklist)\b|\bwhich (?:\w+ )?(?:daycare|school|nursery|kindergarten|flat|apartment|car|house|university|college)\b.*\b(?:choose|take|buy|rent|pick)\b|\bquotes side by side\b|\b(?:builder|roofer|kitchen|contractor|mover|plumber|electrician)s?'? quotes\b|\bpros and cons\b|\bdecision (?:helper|matrix|maker for)\b/,
  head: /\b(?:compar(?:e|ing)|choos(?:e|ing)|decid(?:e|ing) (?:on|between))\b (?:between )?(?:the |our |my |\d+ |two |three |four |several )?(?:quotes? from|builders?|flats?|apartments?|schools?|daycares?|universities|colleges|used cars|job offers)\b|\bpros and cons\b/,
  anywhere: all(
    /\b(?:looked at|viewed|viewing|visited|seen|comparing)\b[^.]{0,24}\b(?:flats|houses|apartments|places|schools|cars|daycares|nurseries)\b/,
    /\b(?:decide|stars|pros|which one|best one)\b/,
  ),
  not: /\b(?:customers?|users?|price comparison|website|shoppers?|insurance|energy|mortgage|financial|companies|platform|api|vote|voting|poll|we can vote|calculator|rent or buy|buy or rent|agents?|dealership|book(?:ing)?|students can|parents can)\b/,
  make: decidingOf,
};
