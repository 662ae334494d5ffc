import { addItem, cardsOf, formOf, thingOf, type ArchetypeBuilder, type Plan, withArticle } from "../plan.ts";
import type { NewBlock, Part } from "../app-draft.ts";
import { camelCase, thing } from "../thing.ts";

/** Goods with prices and stock, a cart, and orders on their way. */
export const shop: ArchetypeBuilder = {
  lead(plan) {
    const { draft, domain } = plan;
    const item = addItem(
      plan,
      [
        "Price: money 3..45 EUR",
        "In stock: number 0..24",
        ...(isSorted(plan) ? [] : ["Category: choice classic|new|seasonal|set"]),
      ].join("\n"),
    );
    const { order, cart } = addOrders(plan, item, "checkout");
    draft.page("home", "Shop", domain.icon, [cart]);
    draft.page("checkout", "Checkout", "shopping-bag", [
      {
        kind: "checkout",
        title: "Where shall it go?",
        entity: order.id,
        fields: ["name", "deliverTo", "note"],
        itemsField: "items",
        totalField: "total",
        dateField: "ordered",
        statusField: "state",
        productEntity: item.id,
        priceField: "price",
        ...(item.has("inStock") ? { stockField: "inStock" } : {}),
      },
    ]);
    draft.page("items", item.plural, item.icon, [cardsOf(item, { media: "art" })]);
    draft.page("orders", "Orders", "package", [
      {
        kind: "board",
        entity: order.id,
        stageField: "state",
        facts: ["total", "ordered"],
        actions: [{ do: "advance", field: "state", label: "Next step", icon: "arrow-right" }],
      },
      {
        kind: "table",
        entity: order.id,
        fields: ["number", "total", "ordered", "state"],
        sort: { field: "ordered", direction: "desc" },
      },
    ]);
    draft.page("stock", "Stock", "warehouse", [
      {
        kind: "stats",
        items: [
          { label: "Orders", measure: { fn: "count", entity: order.id }, icon: "package" },
          { label: "Taken in", measure: { fn: "sum", entity: order.id, field: "total" }, icon: "coins" },
          {
            label: "Sold out",
            measure: { fn: "count", entity: item.id, where: [{ field: "inStock", is: "lte", value: 0 }] },
            icon: "circle-off",
          },
        ],
      },
      {
        kind: "table",
        entity: item.id,
        fields: [item.entity.titleField, "price", "inStock"],
        sort: { field: "inStock", direction: "asc" },
        actions: [{ do: "add", field: "inStock", by: 10, label: "Restock", icon: "plus" }],
      },
      {
        kind: "chart",
        title: "Takings",
        entity: order.id,
        look: "area",
        byField: "ordered",
        fn: "sum",
        measureField: "total",
        unit: "EUR",
      },
      formOf(item, `Put ${withArticle(item.name)} on the shelf`),
    ]);
    draft.detail(item);
    draft.detail(order, {
      block: { actions: [{ do: "advance", field: "state", label: "Next step", icon: "arrow-right" }] },
    });
  },
  support(plan) {
    const item = addItem(plan);
    if (item.has("price")) plan.draft.page("shop", "Shop", "shopping-bag", [addOrders(plan, item).cart]);
  },
};

/** Whether what is sold comes in kinds by itself. */
const isSorted = (plan: Plan): boolean =>
  /^(?:Category|Kind|Type|Size|Course): (?:choice|tags)/m.test(thingOf(plan, "item")?.fields ?? "");

/** Whether what is listed belongs to an order: 'cake orders: flavour, size, deposit'. */
function asksOfOrders({ understanding: { fields, words } }: Plan): boolean {
  return fields.length > 0 && words.some((word) => /^(?:pre)?orders?$/.test(word));
}

function addOrders(plan: Plan, item: Part, checkout?: string): { order: Part; cart: NewBlock } {
  const goods = item.entity.rows.slice(0, 8);
  const title = item.entity.titleField;
  const rows = ["1051", "1050", "1049", "1048", "1047", "1046", "1045"].map((number, index) => {
    const [a, b] = [goods[index % Math.max(1, goods.length)], goods[(index + 3) % Math.max(1, goods.length)]];
    const priceOf = (row: typeof a): number => (typeof row?.["price"] === "number" ? row["price"] : 10);
    return `Order ${number} | items=${[`2 × ${String(a?.[title] ?? "")}`, `1 × ${String(b?.[title] ?? "")}`].join(";")} | total=${(2 * priceOf(a) + priceOf(b)).toFixed(2)} | ordered=@-${index} | state=${["received", "received", "packed", "packed", "sent", "sent", "sent"][index]}`;
  });
  const order = plan.draft.add(
    thing(
      "place",
      "shopOrder, Order, Orders, package",
      "",
      "Number: text\nItems: lines\nTotal: money 10..90 EUR\nOrdered: date -9..0\nState: choice received|packed|sent\nName!: text @people\nDeliver to: text 4 Mill Lane|17 Station Road|The blue door, Canal Street|I pick it up\nNote: text ring twice|leave it with the neighbour|no hurry",
      rows.join("\n"),
    ),
  );
  plan.draft.record = order;
  const { words } = plan.understanding;
  if (words.some((word) => /^(?:pickup|pick|collect|collection)$/.test(word)))
    plan.draft.add(
      { ...thing("place", "Order, Orders, package", "", "", ""), id: order.id },
      { more: "Pick-up time: dateTime 0..6 09:00..18:00" },
    );
  // What an idea wants noted where it speaks of orders is noted of each order.
  if (asksOfOrders(plan)) {
    const taken = new Set(order.all);
    const lines = plan.understanding.fields.filter((line) => !taken.has(camelCase(line.slice(0, line.indexOf(":")))));
    plan.draft.add(
      { ...thing("place", "Order, Orders, package", "", "", ""), id: order.id },
      { more: lines.join("\n") },
    );
  }
  return {
    order,
    cart: {
      kind: "cart",
      entity: item.id,
      priceField: "price",
      ...(item.has("inStock") ? { stockField: "inStock" } : {}),
      media: "art",
      facts: item.badges(2),
      orderEntity: order.id,
      itemsField: "items",
      totalField: "total",
      dateField: "ordered",
      ...(checkout === undefined ? {} : { checkoutPage: checkout }),
    },
  };
}
