import { addItem, cardsOf, formOf, type ArchetypeBuilder, type Plan } from "../plan.ts";
import type { Part } from "../app-draft.ts";
import { searchOf } from "../rich-parts.ts";
import { thing } from "../thing.ts";

const STOCK =
  "In stock: number 0..40\nMinimum: number 3..10\nSpare: calc inStock - minimum\nShelf: choice A1|A2|B1|B2|C1\nSupplier: text Norden Supply|Hafenmann|Otieno & Sons|Lindqvist|Direct\nUnit cost: money 2..60 EUR";

/** What is there, where it lies, what came and went, and what runs out. */
export const inventory: ArchetypeBuilder = {
  lead(plan) {
    const { draft, domain } = plan;
    const item = addItem(plan, STOCK);
    const move = addMoves(plan, item);
    const take = { do: "add" as const, field: "inStock", by: -1, label: "Take one", icon: "minus" };
    const put = { do: "add" as const, field: "inStock", by: 1, label: "Put one back", icon: "plus" };
    draft.page("home", "Stock", domain.icon, [
      searchOf([item, move]),
      {
        kind: "stats",
        items: [
          { label: item.plural, measure: { fn: "count", entity: item.id }, icon: item.icon },
          { label: "Pieces", measure: { fn: "sum", entity: item.id, field: "inStock" }, icon: "boxes" },
          {
            label: "Running out",
            measure: { fn: "count", entity: item.id, where: [{ field: "spare", is: "lt", value: 0 }] },
            icon: "triangle-alert",
          },
        ],
      },
      {
        kind: "list",
        title: "Order soon",
        entity: item.id,
        subtitleField: "supplier",
        facts: ["inStock", "minimum", "shelf"],
        where: [{ field: "spare", is: "lte", value: 0 }],
        actions: [put],
      },
      {
        kind: "table",
        title: "Everything",
        entity: item.id,
        fields: [item.entity.titleField, "inStock", "minimum", "shelf", "supplier"],
        sort: { field: "inStock", direction: "asc" },
        actions: [take, put],
      },
    ]);
    draft.page("items", item.plural, item.icon, [
      cardsOf(item, {
        facts: ["inStock", "shelf", "unitCost"],
        filters: ["shelf", ...item.filters(2)].filter((id, index, all) => all.indexOf(id) === index),
        actions: [take, put],
      }),
      formOf(item),
    ]);
    draft.page("moves", "In and out", "arrow-left-right", [
      formOf(move, "Book in or out"),
      {
        kind: "table",
        entity: move.id,
        fields: ["reason", item.id, "pieces", "direction", "date"],
        sort: { field: "date", direction: "desc" },
      },
    ]);
    draft.page("numbers", "Numbers", "chart-column", [
      {
        kind: "chart",
        title: "Pieces by shelf",
        entity: item.id,
        look: "bar",
        byField: "shelf",
        fn: "sum",
        measureField: "inStock",
      },
      {
        kind: "chart",
        title: "Movement",
        entity: move.id,
        look: "area",
        byField: "date",
        fn: "sum",
        measureField: "pieces",
      },
      { kind: "chart", title: "Why", entity: move.id, look: "donut", byField: "direction", fn: "count" },
    ]);
    draft.detail(item, {
      more: [
        {
          kind: "timeline",
          title: "In and out",
          entity: move.id,
          dateField: "date",
          whoField: "by",
          facts: ["direction", "pieces"],
          via: move.via(item.id) ?? item.id,
        },
      ],
      block: {
        actions: [
          take,
          put,
          { do: "log", entity: move.id, via: item.id, label: "Book in or out", icon: "arrow-left-right" },
        ],
      },
    });
    draft.detail(move);
  },
  support(plan) {
    const item = addItem(plan, STOCK);
    if (item.has("inStock"))
      plan.draft.page("stock", "Stock", "boxes", [
        {
          kind: "table",
          entity: item.id,
          fields: [item.entity.titleField, "inStock"],
          actions: [{ do: "add", field: "inStock", by: 1, label: "Add one", icon: "plus" }],
        },
      ]);
  },
};

function addMoves(plan: Plan, item: Part): Part {
  const part = plan.draft.add({
    ...thing(
      "log",
      "movement, Movement, In and out, arrow-left-right",
      "",
      `Reason: text\nPlaceholder: relation ${item.id}\nPieces: number 1..9\nDirection: choice in|out|lost|counted\nDate: date -21..0\nBy: text @people`,
      "Delivery\nUsed on site\nBorrowed for the weekend\nMonthly count\nBroken\nReturned unused\nRestocked\nSample",
    ),
  });
  const via = part.entity.fields.find(({ id }) => id === "placeholder");
  if (via) Object.assign(via, { id: item.id, name: item.name });
  for (const row of part.entity.rows) {
    const target = row["placeholder"];
    delete row["placeholder"];
    if (target !== undefined) row[item.id] = target;
  }
  plan.draft.record = part;
  return part;
}
