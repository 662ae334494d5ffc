import { formOf, type ArchetypeBuilder, type Plan } from "../plan.ts";
import { thing } from "../thing.ts";
import type { Part } from "../app-draft.ts";

const SPLIT =
  /\b(?:split|splitter|splitting|flatmate|flatmates|roommate|roommates|housemates|shared|splitwise|wg|teilen|mitbewohner|dividir|companeros|partager|coloc|colocataires|rachar|iou|group)\b/;

/** Money: who owes whom when it is shared, spent against planned when it is one's own. */
export const budget: ArchetypeBuilder = {
  lead(plan) {
    if (SPLIT.test(plan.understanding.words.join(" "))) leadSplit(plan);
    else leadBudget(plan);
  },
  support(plan) {
    const { pot, spend } = addPots(plan);
    plan.draft.page("budget", "Budget", "wallet", [budgetBlock(pot, spend), formOf(spend, "Add an expense")]);
    plan.draft.detail(spend);
  },
};

type Sharers = [head: string, words: string, fields: string, rows: string];
const FLATMATES: Sharers = [
  "flatmate, Flatmate, Flatmates, users",
  "",
  "Name: text\nPortrait: image\nRoom: choice big room|middle room|small room\nShare of rent: money 380..620 EUR\nMoved in: date -900..-60",
  "Lena | room=big room | shareOfRent=560\nMateo | room=middle room | shareOfRent=480\nYuki | room=small room | shareOfRent=410",
];
const TRAVELLERS: Sharers = [
  "sharer, Person, People, users",
  "",
  "Name: text\nPortrait: image\nPhone: phone\nJoined: date -60..-1\nNote: text @remarks",
  "Lena\nMateo\nYuki\nOmar\nPriya",
];
/** Kinds of expense and the first of them, `{who}` being who paid. */
const HOME_COSTS = [
  "rent|groceries|utilities|household|fun",
  "Rent, this month | amount=1450 | paidBy={who}-1 | kind=rent\nWeekly shop | amount=64.2 | paidBy={who}-2 | kind=groceries\nElectricity | amount=86 | paidBy={who}-3 | kind=utilities\nInternet | amount=34.9 | paidBy={who}-2 | kind=utilities\nDish soap and sponges | amount=9.4 | paidBy={who}-3 | kind=household\nPizza night | amount=38.5 | paidBy={who}-1 | kind=fun\nMarket vegetables | amount=22.8 | paidBy={who}-3 | kind=groceries\nNew shower curtain | amount=17 | paidBy={who}-2 | kind=household\nWeekly shop, second | amount=71.35 | paidBy={who}-3 | kind=groceries\nCinema | amount=31.5 | paidBy={who}-2 | kind=fun",
] as const;
const GROUP_COSTS = [
  "groceries|travel|stay|food|fun",
  "House for the weekend | amount=420 | paidBy={who}-1 | kind=stay\nWeekly shop | amount=64.2 | paidBy={who}-2 | kind=groceries\nTrain | amount=86 | paidBy={who}-3 | kind=travel\nPizza night | amount=38.5 | paidBy={who}-1 | kind=food\nBoat for the day | amount=54 | paidBy={who}-4 | kind=fun\nParking | amount=12 | paidBy={who}-3 | kind=travel\nMarket vegetables | amount=22.8 | paidBy={who}-2 | kind=groceries\nBread and cheese | amount=13.6 | paidBy={who}-5 | kind=groceries",
] as const;
const SHARED_AWAY =
  /^(?:trip|trips|holiday|holidays|travel|travels|travelling|vacation|vacations|journey|friends|group|groups|party|team|club|dinner|dinners|restaurant|road|tour|festival|wedding|colleagues|couple|couples|partner|family|families)$/;

/** Whether those who split live together, rather than being away together. */
const sharesHome = ({ understanding: { words } }: Plan): boolean =>
  words.some((word) =>
    /^(?:flat|flats|flatmates?|flatshare|roommates?|housemates?|apartment|rent|dorm|shared)$/.test(word),
  ) || !words.some((word) => SHARED_AWAY.test(word));

function leadSplit(plan: Plan): void {
  const { draft } = plan;
  const people = draft.add(thing("person", ...(sharesHome(plan) ? FLATMATES : TRAVELLERS)));
  const who = people.id;
  const [kinds, rows] = sharesHome(plan) ? HOME_COSTS : GROUP_COSTS;
  const expense = draft.add(
    thing(
      "log",
      "Expense, Expenses, receipt",
      "",
      `What: text\nAmount: money 6..90 EUR\nPaid by: relation ${who}\nDate: date -28..0\nKind: choice ${kinds}\nReceipt: image`,
      rows.replaceAll("{who}", who),
      people.id,
    ),
  );
  draft.main = expense;
  draft.record = expense;
  draft.page("home", "Balance", "scale", [
    {
      kind: "balance",
      title: "Who owes whom",
      entity: expense.id,
      amountField: "amount",
      paidByField: "paidBy",
      peopleEntity: people.id,
    },
    formOf(expense, "Add an expense"),
    {
      kind: "stats",
      items: [
        {
          label: "Spent this month",
          measure: {
            fn: "sum",
            entity: expense.id,
            field: "amount",
            where: [{ field: "date", is: "gte", value: "@month" }],
          },
          icon: "receipt",
        },
        { label: "Expenses", measure: { fn: "count", entity: expense.id }, icon: "list" },
      ],
    },
  ]);
  draft.page("expenses", "Expenses", "receipt", [
    {
      kind: "list",
      entity: expense.id,
      subtitleField: "kind",
      facts: ["amount", "paidBy", "date"],
      filters: ["kind", "paidBy"],
      sort: { field: "date", direction: "desc" },
      search: true,
    },
  ]);
  draft.page("people", people.plural, "users", [
    { kind: "cards", entity: people.id, media: "art", badges: people.badges(1), facts: people.facts(2) },
    formOf(people),
  ]);
  draft.page("insights", "Insights", "chart-pie", [
    {
      kind: "chart",
      title: "By kind",
      entity: expense.id,
      look: "donut",
      byField: "kind",
      fn: "sum",
      measureField: "amount",
      unit: "EUR",
    },
    {
      kind: "chart",
      title: "Who paid",
      entity: expense.id,
      look: "bar",
      byField: "paidBy",
      fn: "sum",
      measureField: "amount",
      unit: "EUR",
    },
    {
      kind: "chart",
      title: "Over time",
      entity: expense.id,
      look: "area",
      byField: "date",
      fn: "sum",
      measureField: "amount",
      unit: "EUR",
    },
  ]);
  draft.detail(expense);
  draft.detail(people, { related: [{ entity: expense, title: "Paid" }] });
}

function leadBudget(plan: Plan): void {
  const { draft } = plan;
  const { pot, spend } = addPots(plan);
  const goal = draft.add(
    thing(
      "item",
      "savingsGoal, Savings goal, Savings goals, piggy-bank",
      "",
      "Name: text\nTarget: money 300..3000 EUR\nSaved so far: money 50..900 EUR\nWanted by: date 30..300\nDays left: daysUntil wantedBy",
      "Bicycle repair fund | target=300 | savedSoFar=210\nTrain to Lisbon | target=480 | savedSoFar=160\nThree months' rent | target=2700 | savedSoFar=900\nBetter chair | target=350 | savedSoFar=350",
    ),
  );
  draft.main = spend;
  draft.record = spend;
  draft.page("home", "This month", "wallet", [
    budgetBlock(pot, spend),
    formOf(spend, "Add an expense"),
    {
      kind: "stats",
      items: [
        {
          label: "Spent this month",
          measure: {
            fn: "sum",
            entity: spend.id,
            field: "amount",
            where: [{ field: "date", is: "gte", value: "@month" }],
          },
          icon: "receipt",
        },
        { label: "Planned", measure: { fn: "sum", entity: pot.id, field: "limit" }, icon: "target" },
      ],
    },
  ]);
  draft.page("expenses", "Expenses", "receipt", [
    {
      kind: "list",
      entity: spend.id,
      subtitleField: "budget",
      facts: ["amount", "date"],
      filters: ["budget", "paidWith"],
      sort: { field: "date", direction: "desc" },
      search: true,
    },
  ]);
  draft.page("pots", pot.plural, "layers", [
    { kind: "table", entity: pot.id, fields: ["name", "limit", "spent", "left"] },
    formOf(pot),
  ]);
  draft.page("goals", "Goals", "piggy-bank", [
    {
      kind: "cards",
      entity: goal.id,
      media: "icon",
      badges: [],
      facts: ["savedSoFar", "target", "daysLeft"],
      actions: [{ do: "add", field: "savedSoFar", by: 20, label: "Put 20 aside", icon: "plus" }],
    },
    {
      kind: "progress",
      title: "All goals together",
      label: "Saved",
      measure: { fn: "sum", entity: goal.id, field: "savedSoFar" },
      target: { fn: "sum", entity: goal.id, field: "target" },
      look: "ring",
      unit: "EUR",
    },
    formOf(goal),
  ]);
  draft.page("insights", "Insights", "chart-pie", [
    {
      kind: "chart",
      title: "Where it goes",
      entity: spend.id,
      look: "donut",
      byField: "budget",
      fn: "sum",
      measureField: "amount",
      unit: "EUR",
    },
    {
      kind: "chart",
      title: "Day by day",
      entity: spend.id,
      look: "bar",
      byField: "date",
      fn: "sum",
      measureField: "amount",
      unit: "EUR",
    },
  ]);
  draft.detail(spend);
  draft.detail(pot, { related: [{ entity: spend, title: "Expenses" }] });
  draft.detail(goal);
}

function addPots(plan: Plan): { pot: Part; spend: Part } {
  const { draft } = plan;
  const pot = draft.add(
    thing(
      "item",
      "pot, Budget, Budgets, wallet",
      "",
      "Name: text\nLimit: money 60..400 EUR\nKind: choice needs|wants|savings",
      "Groceries | limit=320 | kind=needs\nTransport | limit=90 | kind=needs\nEating out | limit=120 | kind=wants\nHome | limit=150 | kind=needs\nFun | limit=80 | kind=wants\nHealth | limit=60 | kind=needs",
    ),
  );
  const spend = draft.add(
    thing(
      "log",
      "Expense, Expenses, receipt",
      "",
      "What: text\nBudget: relation pot\nAmount: money 3..60 EUR\nDate: date -22..0\nPaid with: choice card|cash|transfer\nNote: text @remarks",
      "Weekly shop | budget=pot-1 | amount=58.4\nBus ticket | budget=pot-2 | amount=3.2\nLunch with Omar | budget=pot-3 | amount=14.5\nLight bulbs | budget=pot-4 | amount=12.9\nConcert | budget=pot-5 | amount=32\nPharmacy | budget=pot-6 | amount=11.75\nVegetable stall | budget=pot-1 | amount=17.3\nTrain | budget=pot-2 | amount=27\nCoffee | budget=pot-3 | amount=3.4\nPaint | budget=pot-4 | amount=41\nBread and cheese | budget=pot-1 | amount=13.6\nBoard game | budget=pot-5 | amount=29",
      "pot",
    ),
  );
  // What people call the budget an expense comes out of.
  const category = spend.field("budget");
  if (category) category.name = "Category";
  if (!pot.has("spent")) {
    pot.entity.fields.push(
      {
        id: "spent",
        name: "Spent",
        type: "computed",
        formula: { kind: "rollup", fn: "sum", entity: spend.id, via: "budget", field: "amount" },
        unit: "EUR",
      },
      {
        id: "left",
        name: "Left",
        type: "computed",
        formula: { kind: "arithmetic", left: "limit", op: "-", right: "spent" },
        unit: "EUR",
      },
    );
  }
  return { pot, spend };
}

function budgetBlock(
  pot: Part,
  spend: Part,
): {
  kind: "budget";
  title: string;
  entity: string;
  limitField: string;
  spendEntity: string;
  via: string;
  amountField: string;
} {
  return {
    kind: "budget",
    title: "Spent against planned",
    entity: pot.id,
    limitField: "limit",
    spendEntity: spend.id,
    via: "budget",
    amountField: "amount",
  };
}
