import { type Activity, type ActivityKind, type ActivityText, when } from "./activity.ts";
import { calc, countOf, day, field, form, rollup, rowsOf, stats, totalOf, turn } from "./build.ts";
import { listBehind, nameOf } from "./facts.ts";

/** What the text says of the pots, and the sample rows that follow from it. */
function potFacts({ text, lower }: ActivityText) {
  const sections = /\b(?:sections?|categor(?:y|ies)|groups?)\b/.test(lower)
    ? listBehind(text, "sections?|categor(?:y|ies)|groups?")
    : [];
  const options = sections.length > 1 ? sections : ["membership", "events", "equipment", "rent", "other"];
  const label = sections.length > 1 && /\bsections?\b/.test(lower) ? "Section" : "Category";
  const entries: readonly (readonly [string, string, number, string])[] = [
    ["Membership fees", "in", 240, "Bank account"],
    ["Cake stall", "in", 86.5, "Cash box"],
    ["Hall rent", "out", 120, "Bank account"],
    ["Craft supplies", "out", 23.4, "Cash box"],
    ["Donation", "in", 50, "Bank account"],
    ["Tent repair", "out", 64, "Bank account"],
    ["Stamps", "out", 8.5, "Cash box"],
  ];
  // A balance that is kept, and not worked out, refuses what would leave too little.
  const isFirm = /\b(?:below|under|less than) (?:zero|0)\b|\bnegative\b|\boverdraw/.test(lower);
  const sum = (name: string, path: string, kind?: string) =>
    rollup(name, "sum", path, { unit: "EUR", ...(kind !== undefined && { where: [when.eq("kind", kind)] }) });
  return { options, label, entries, isFirm, sum, text };
}

type PotFacts = ReturnType<typeof potFacts>;

const potEntities = ({ options, label, entries, isFirm, sum }: PotFacts): Activity["entities"] => [
  {
    id: "pot",
    name: "Account",
    plural: "Accounts",
    icon: "wallet",
    fields: [
      "Name: text",
      isFirm
        ? field("Balance: money 0..500 EUR", { default: 0, min: 0 })
        : field("Opening balance: money 0..500 EUR", { default: 0 }),
      sum("Income", "entry.pot.amount", "in"),
      sum("Expenses", "entry.pot.amount", "out"),
      sum("Moved in", "move.into.amount"),
      sum("Moved out", "move.outOf.amount"),
      ...(isFirm
        ? []
        : [
            { ...calc("Up to here", "openingBalance", "+", "income"), id: "sumTo1" },
            { ...calc("Up to here 2", "sumTo1", "-", "expenses"), id: "sumTo2" },
            { ...calc("Up to here 3", "sumTo2", "+", "movedIn"), id: "sumTo3" },
            calc("Balance", "sumTo3", "-", "movedOut", {
              unit: "EUR",
              warn: [{ when: when.lt("balance", 0), tone: "alert" as const, label: "Below zero" }],
            }),
          ]),
    ],
    rows: [
      isFirm ? { name: "Cash box", balance: 64.6 } : { name: "Cash box", openingBalance: 60 },
      isFirm ? { name: "Bank account", balance: 1006 } : { name: "Bank account", openingBalance: 850 },
    ],
    hides: ["sumTo1", "sumTo2", "sumTo3"],
  },
  {
    id: "entry",
    name: "Entry",
    plural: "Entries",
    icon: "receipt",
    fields: [
      "What for: text",
      field("Kind: choice in|out", { required: true }),
      field("Amount: money 5..200 EUR", { required: true, min: 0 }),
      field("Cash or bank: relation pot", { id: "pot", required: true }),
      field(`${label}: choice ${options.join("|")}`, { id: "section" }),
      field("Date: date -60..0", { default: "@today", required: true }),
      "Receipt number: text",
    ],
    rows: rowsOf(
      "whatFor kind amount pot section date receiptNumber",
      entries.map(([what, kind, amount, pot], at) => [
        what,
        kind,
        amount,
        pot,
        turn(options, at),
        day(-at * 6 - 1),
        String(entries.length - at).padStart(3, "0"),
      ]),
    ),
    ...(isFirm && {
      effects: [
        { when: when.eq("kind", "in"), via: "pot", field: "balance", add: "amount" },
        { when: when.eq("kind", "out"), via: "pot", field: "balance", add: "amount", times: -1 },
      ],
    }),
  },
  {
    id: "move",
    name: "Transfer",
    plural: "Transfers",
    icon: "arrow-left-right",
    fields: [
      "Note: text",
      field("Out of: relation pot", { required: true }),
      field("Into: relation pot", { required: true }),
      field("Amount: money 20..100 EUR", { required: true, min: 0 }),
      field("Date: date -30..0", { default: "@today", required: true }),
    ],
    rows: rowsOf("note outOf into amount date", [
      ["Paid in after the cake stall", "Cash box", "Bank account", 50, day(-5)],
    ]),
    ...(isFirm && {
      effects: [
        { via: "outOf", field: "balance", add: "amount", times: -1 },
        { via: "into", field: "balance", add: "amount" },
      ],
    }),
  },
];

const potPages = ({ label }: PotFacts): Activity["pages"] => [
  {
    title: "Balances",
    icon: "wallet",
    blocks: [
      {
        kind: "cards",
        title: "Now",
        entity: "pot",
        media: "icon",
        badges: [],
        facts: ["balance", "income", "expenses"],
      },
      form(
        "entry",
        "Add an entry",
        ["whatFor", "kind", "amount", "pot", "section", "date", "receiptNumber"],
        "Add entry",
        "The balance is up to date.",
      ),
    ],
  },
  {
    title: "Entries",
    icon: "receipt",
    blocks: [
      {
        kind: "table",
        title: "All entries",
        entity: "entry",
        fields: ["date", "kind", "amount", "pot", "section", "receiptNumber"],
        sort: { field: "date", direction: "desc" },
      },
    ],
  },
  {
    title: "Transfers",
    icon: "arrow-left-right",
    blocks: [
      form(
        "move",
        "Move money",
        ["note", "outOf", "into", "amount", "date"],
        "Move",
        "Both balances changed; it's no income.",
      ),
      { kind: "table", title: "Transfers", entity: "move", fields: ["outOf", "into", "amount", "date"] },
    ],
  },
  {
    title: "Summary",
    icon: "chart-column",
    blocks: [
      stats(
        ["Income", totalOf("entry", "amount", when.eq("kind", "in")), "arrow-down-left"],
        ["Expenses", totalOf("entry", "amount", when.eq("kind", "out")), "arrow-up-right"],
        ["Entries", countOf("entry"), "receipt"],
      ),
      {
        kind: "chart",
        title: `Income by ${label.toLowerCase()}`,
        entity: "entry",
        look: "bar",
        byField: "section",
        fn: "sum",
        measureField: "amount",
        where: [when.eq("kind", "in")],
      },
      {
        kind: "chart",
        title: `Expenses by ${label.toLowerCase()}`,
        entity: "entry",
        look: "bar",
        byField: "section",
        fn: "sum",
        measureField: "amount",
        where: [when.eq("kind", "out")],
      },
    ],
  },
];

/** Two pots with money in and out, and moves between them that are neither. */
function pots(read: ActivityText): Activity {
  const facts = potFacts(read);
  const { isFirm } = facts;
  const { text, givenName } = read;
  return {
    id: "pots",
    form: "tracker",
    icon: "wallet",
    name: givenName ?? nameOf(text, "Cash and Bank"),
    words: {
      tagline: "Money in and out, and what's in the cash box and the bank.",
      itch: "What's in the cash box?",
      promise: "Both balances right, any time",
      pov: "POV: the books balance at year end",
    },
    entities: potEntities(facts),
    pages: potPages(facts),
    notes: isFirm ? ["Neither balance can go below zero. To correct one, edit it under Balances."] : [],
  };
}

/** Cash and bank. */
export const twoPots: ActivityKind = {
  id: "pots",
  few: /\bcash ?box and (?:a |the )?bank\b|\bcash and bank (?:book|ledger|balances?|accounts?)\b/,
  head: /\bcash ?box and (?:a |the |our )?bank\b/,
  anywhere: /\b(?:cash ?box|petty cash|cash tin|till)\b[^.]{0,30}\bbank(?: account)?\b/,
  readsFields: true,
  not: /\b(?:pos|point of sale|restaurant|shop|store|atm|bank app)\b/,
  make: (read) =>
    /\b(?:treasurer|income|expenses?|balances?|ledger|book)\b/.test(read.lower) ? pots(read) : undefined,
};
