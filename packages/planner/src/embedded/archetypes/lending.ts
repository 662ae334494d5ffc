import { addItem, addThing, cardsOf, formOf, thingOf, type ArchetypeBuilder, type Plan, withArticle } from "../plan.ts";
import type { Part } from "../app-draft.ts";
import { thing } from "../thing.ts";

/** Things to borrow, who has them and when they come back. */
export const lending: ArchetypeBuilder = {
  lead(plan) {
    const { draft, domain } = plan;
    const paid =
      plan.understanding.platform === "airbnb" ||
      /\b(?:rent|rental|rentals|renting|hire|alquiler|verleih|mieten|louer|location|aluguel)\b/.test(
        plan.understanding.words.join(" "),
      );
    const item = addItem(
      plan,
      `${domain.id === "lending" ? "Who has it: text\n" : ""}${paid ? "Price per day: money 5..90 EUR\nDeposit: money 20..200 EUR\n" : ""}Availability: choice free|lent out|in repair\nOwner: text @people\nPick up at: location`,
    );
    const loan = addLoans(plan, item);
    const via = loan.via(item.id) ?? "";
    const lend = { do: "log" as const, entity: loan.id, via, label: paid ? "Rent" : "Borrow", icon: "hand-helping" };
    draft.page("home", paid ? "Rent" : "Borrow", domain.icon, [
      cardsOf(item, {
        title: "Free right now",
        where: [{ field: "availability", is: "eq", value: "free" }],
        facts: [...(paid ? ["pricePerDay"] : []), ...item.facts(3).filter((id) => id !== "pricePerDay")].slice(0, 3),
        actions: [lend],
      }),
      {
        kind: "stats",
        items: [
          {
            label: "Free",
            measure: { fn: "count", entity: item.id, where: [{ field: "availability", is: "eq", value: "free" }] },
            icon: "check",
          },
          {
            label: "Out",
            measure: { fn: "count", entity: loan.id, where: [{ field: "state", is: "eq", value: "out" }] },
            icon: "hand-helping",
          },
          {
            label: "Overdue",
            measure: {
              fn: "count",
              entity: loan.id,
              where: [
                { field: "state", is: "eq", value: "out" },
                { field: "dueBack", is: "lt", value: "@today" },
              ],
            },
            icon: "alarm-clock",
          },
        ],
      },
    ]);
    draft.page("items", item.plural, item.icon, [
      cardsOf(item, {
        filters: ["availability", ...item.filters(2)].filter((id, index, all) => all.indexOf(id) === index).slice(0, 3),
        actions: [lend],
      }),
      formOf(item, `Share ${withArticle(item.name)}`),
    ]);
    draft.page("loans", "Out and back", "repeat", [
      {
        kind: "agenda",
        title: "Due back",
        entity: loan.id,
        dateField: "dueBack",
        facts: ["state", "daysLeft"],
        where: [{ field: "state", is: "eq", value: "out" }],
        actions: [
          {
            do: "set",
            field: "state",
            value: "returned",
            label: "It is back",
            icon: "undo-2",
            when: { field: "state", is: "eq", value: "out" },
          },
        ],
      },
      {
        kind: "table",
        title: "All loans",
        entity: loan.id,
        fields: ["borrower", via, "from", "dueBack", "state"],
        sort: { field: "from", direction: "desc" },
      },
      formOf(loan, "Lend something"),
    ]);
    const members = domain.id === "lending" ? thingOf(plan, "person", true) : undefined;
    if (members) {
      const part = addThing(plan, members);
      draft.page("members", part.plural, part.icon, [cardsOf(part), formOf(part)]);
      draft.detail(part);
    }
    draft.page("insights", "Insights", "chart-column", [
      { kind: "chart", title: "What is asked for", entity: loan.id, look: "bar", byField: via, fn: "count" },
      { kind: "chart", title: "Loans over time", entity: loan.id, look: "area", byField: "from", fn: "count" },
    ]);
    draft.detail(item, {
      block: { actions: [lend] },
      more: [
        {
          kind: "timeline",
          title: "Who had it",
          entity: loan.id,
          dateField: "from",
          facts: ["dueBack", "state"],
          via,
        },
      ],
    });
    draft.detail(loan, {
      block: { actions: [{ do: "set", field: "state", value: "returned", label: "It is back", icon: "undo-2" }] },
    });
  },
  support(plan) {
    const item = addItem(plan);
    const loan = addLoans(plan, item);
    plan.draft.page("loans", "Borrow", "repeat", [
      {
        kind: "agenda",
        title: "Due back",
        entity: loan.id,
        dateField: "dueBack",
        facts: ["state", "daysLeft"],
        actions: [{ do: "set", field: "state", value: "returned", label: "It is back", icon: "undo-2" }],
      },
      formOf(loan, "Lend something"),
    ]);
    plan.draft.detail(loan);
  },
};

function addLoans(plan: Plan, item: Part): Part {
  const people = [
    "Amara Osei",
    "Mateo Ruiz",
    "Yuki Tanaka",
    "Lena Krüger",
    "Omar Haddad",
    "Priya Shah",
    "Kofi Annor",
    "Ingrid Lund",
    "Hana Sato",
    "Diego Quiroga",
  ];
  const ids = item.entity.rows.map((row) => row.id);
  // Only the first loans are out, and exactly those things count as lent, so that both pages agree.
  const out = Math.min(4, Math.max(1, ids.length - 3));
  item.entity.rows.forEach((row, index) => {
    if (item.has("availability"))
      row["availability"] =
        index < out ? "lent out" : index === ids.length - 1 && ids.length > 5 ? "in repair" : "free";
    // The pool has given names with initials, which every language says in its own way.
    if (item.has("whoHasIt") && index < out)
      row["whoHasIt"] = (people[index] ?? "").replace(/(?<= \p{Lu})\p{L}+$/u, ".");
  });
  const rows = people.map((person, index) => {
    const thingId = ids[index % Math.max(1, ids.length)] ?? "";
    const started = index < out ? 2 + index * 2 : 12 + index * 5;
    return `${person}${thingId ? ` | ${item.id}=${thingId}` : ""} | from=@-${started} | dueBack=@${index < out ? [3, 1, -1, 5][index] : -started + 7} | state=${index < out ? "out" : "returned"}`;
  });
  const loan = plan.draft.add({
    ...thing(
      "place",
      "Loan, Loans, repeat",
      "",
      `Borrower: text\n${item.name}: relation ${item.id}\nFrom: date -20..0\nDue back: date 0..9\nDays left: daysUntil dueBack\nState: choice out|returned\nNote: text @remarks`,
      rows.join("\n"),
    ),
  });
  plan.draft.record = loan;
  return loan;
}
