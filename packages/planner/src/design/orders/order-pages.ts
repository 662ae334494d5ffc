import type { AppDraft, NewBlock, Part } from "../../embedded/app-draft.ts";
import { capital, pluralOf } from "../../embedded/inflect.ts";
import { PEOPLE } from "../../embedded/pools.ts";
import { camelCase, thing } from "../../embedded/thing.ts";
import type { OrderFacts, Ware } from "../../brief/read-orders.ts";
import type { OrderTaking } from "../../recognise/taking.ts";

/** As many choices as a field has. */
const MOST_CHOICES = 24;
/** As many fields as a checkout asks. */
const MOST_ASKED = 6;
/** What something costs of which a text names no price: the same for all, so that it is seen to be an example. */
const EXAMPLE_PRICE = 5;
/** As many there are of a thing of which nobody says how many. */
const EXAMPLE_STOCK = 20;

const clean = (text: string): string => text.replaceAll(/[|=\n]/g, " ").trim();

/** The wares as rows with price and what is left. */
function wares(draft: AppDraft, ware: string, facts: OrderFacts, usual: readonly Ware[]): Part {
  const own = facts.wares.length > 0 ? facts.wares : usual;
  const each = facts.total === undefined ? EXAMPLE_STOCK : Math.floor(facts.total / Math.max(1, own.length));
  const rest = facts.total === undefined ? 0 : facts.total - each * own.length;
  const rows = own.map(
    ({ name, price = EXAMPLE_PRICE }, at) =>
      `${clean(name)} | price=${String(price)} | left=${String(each + (at === 0 ? rest : 0))}`,
  );
  const extra = facts.extras.map(({ name, price = 0 }) => `${clean(name)} | price=${String(price)} | left=99`);
  const delivered =
    facts.delivery?.price === undefined ? [] : [`Delivery | price=${String(facts.delivery.price)} | left=99`];
  const head = `${camelCase(ware)}, ${capital(ware)}, ${capital(pluralOf(ware))}, shopping-basket`;
  return draft.add(
    thing(
      "item",
      head,
      "",
      "Name: text\nPicture: image\nPrice: money 0..0 EUR\nLeft: number 0..0",
      [...rows, ...extra, ...delivered].join("\n"),
    ),
  );
}

/** The fields of an order that its buyer fills in. */
function askedLines({ days, times, delivery, asked }: OrderFacts): string[] {
  const choices = (name: string, options: readonly string[]): string[] =>
    options.length < 2 ? [] : [`${name}: choice ${options.slice(0, MOST_CHOICES).map(clean).join("|")}`];
  return [
    "Name: text",
    "Phone: phone",
    ...(delivery === undefined ? [] : ["How: choice Collect|Deliver"]),
    ...choices("Day", days),
    ...(times.length > 1 ? choices("Time", times) : []),
    ...(delivery === undefined ? [] : ["Address: location"]),
    ...asked,
    ...(asked.some((line) => line.startsWith("Message")) ? [] : ["Note: longText"]),
  ];
}

const BUYERS = 5;

/** Orders that stand there in the beginning, each of the first wares and at another time. */
function sampleOrders(sold: Part, facts: OrderFacts): string {
  const rows = sold.entity.rows.filter(({ name }) => name !== "Delivery");
  return Array.from({ length: Math.min(BUYERS, Math.max(3, rows.length)) }, (_, at) => {
    const first = rows[at % rows.length];
    const second = rows.length > 2 && at % 2 === 1 ? rows[(at + 2) % rows.length] : undefined;
    const many = 1 + (at % 3);
    const items = [
      `${String(many)} × ${String(first?.["name"])}`,
      ...(second === undefined ? [] : [`1 × ${String(second["name"])}`]),
    ];
    const total = many * Number(first?.["price"] ?? 0) + Number(second?.["price"] ?? 0);
    const cells = [
      `items=${items.join("; ")}`,
      `total=${total.toFixed(2)}`,
      `status=${at < 3 ? "new" : "packed"}`,
      `paid=${at % 2 === 0 ? "yes" : "no"}`,
      ...(facts.times.length > 1 ? [`time=${facts.times[(at * 2) % facts.times.length] ?? ""}`] : []),
      ...(facts.days.length > 1 ? [`day=${facts.days[at % facts.days.length] ?? ""}`] : []),
      ...(facts.delivery === undefined ? [] : ["how=Collect"]),
    ];
    return [PEOPLE[at % PEOPLE.length] ?? "", ...cells].join(" | ");
  }).join("\n");
}

/** Lays out an app that takes orders: what there is, the checkout, the orders by their time, and what is left. */
export function layOutOrders(draft: AppDraft, { ware, facts, usual }: OrderTaking, name: string): void {
  const sold = wares(draft, ware, facts, usual);
  const lines = askedLines(facts);
  const orders = draft.add(
    thing(
      "log",
      "order, Order, Orders, clipboard-list",
      "",
      [
        ...lines,
        "Items: lines",
        "Total: money 0..0 EUR",
        "Ordered: dateTime -2..0",
        "Status: choice new|packed|handed over",
        "Paid: boolean 40",
      ].join("\n"),
      sampleOrders(sold, facts),
    ),
    { count: BUYERS },
  );
  for (const row of orders.entity.rows) for (const id of ["note", "message", "address"]) delete row[id];
  const asked = lines.map((line) => camelCase(line.slice(0, line.indexOf(":")))).slice(0, MOST_ASKED);
  const cart: NewBlock = {
    kind: "cart",
    entity: sold.id,
    priceField: "price",
    stockField: "left",
    media: "art",
    facts: ["left"],
    orderEntity: orders.id,
    itemsField: "items",
    totalField: "total",
    dateField: "ordered",
    checkoutPage: "checkout",
  };
  const when = [
    facts.days.join(" or "),
    facts.times.length > 1 ? `${facts.times[0] ?? ""} to ${endOf(facts.times)}` : "",
  ]
    .filter(Boolean)
    .join(", ");
  const notes = [...(when === "" ? [] : [`Collect ${when}`]), ...facts.notes];
  draft.page("home", "Order", "shopping-basket", [
    { kind: "hero", headline: name, ...(notes[0] === undefined ? {} : { body: `${notes[0]}.` }) },
    cart,
    notes.length < 2
      ? undefined
      : { kind: "section", title: "Good to know", look: "features", items: notes.slice(1).map((title) => ({ title })) },
  ]);
  draft.page("checkout", "Checkout", "shopping-bag", [
    {
      kind: "checkout",
      title: "Your order",
      entity: orders.id,
      fields: asked,
      itemsField: "items",
      totalField: "total",
      dateField: "ordered",
      statusField: "status",
      productEntity: sold.id,
      priceField: "price",
      stockField: "left",
    },
  ]);
  const lanes = ["time", "day", "status"].find((id) => orders.has(id) && orders.options(id).length <= 12) ?? "status";
  draft.page("orders", "Orders", "clipboard-list", [
    {
      kind: "stats",
      items: [
        { label: "Orders", measure: { entity: orders.id, fn: "count" } },
        { label: "Comes to", measure: { entity: orders.id, fn: "sum", field: "total" } },
      ],
    },
    {
      kind: "board",
      title: lanes === "status" ? "By status" : `By ${lanes}`,
      entity: orders.id,
      stageField: lanes,
      facts: ["items", "total"].filter((id) => orders.has(id)).slice(0, 2),
      ...(lanes === "status"
        ? { actions: [{ do: "advance" as const, field: "status", label: "Next step", icon: "arrow-right" }] }
        : {}),
    },
    {
      kind: "table",
      title: "All orders",
      entity: orders.id,
      fields: [
        "name",
        "items",
        "total",
        ...["day", "time", "how"].filter((id) => orders.has(id)),
        "status",
        "paid",
      ].slice(0, 8),
      actions: [
        { do: "advance", field: "status", label: "Next step", icon: "arrow-right" },
        { do: "toggle", field: "paid", label: "Mark as paid", doneLabel: "Paid", icon: "check" },
      ],
    },
  ]);
  draft.page("wares", sold.plural, "package", [{ kind: "table", entity: sold.id, fields: ["name", "price", "left"] }]);
  draft.detail(orders);
  draft.detail(sold);
  if (facts.mostPerTime !== undefined && orders.has("time"))
    orders.entity.limits = [{ per: orders.has("day") ? ["day", "time"] : ["time"], most: facts.mostPerTime }];
}

/** When the last of some times is over: as long after it as it is after the one before. */
export const endOf = (times: readonly string[]): string => {
  const [last = "00:00", before = "00:00"] = [times.at(-1), times.at(-2)];
  const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const end = minutes(last) + (minutes(last) - minutes(before));
  return `${String(Math.floor(end / 60)).padStart(2, "0")}:${String(end % 60).padStart(2, "0")}`;
};
