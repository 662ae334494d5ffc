import type { Entity } from "../entity.ts";
import { factsOf, having, type BlockDraft, type NewEntity, type Thing } from "./block-draft.ts";
import { DAYS, FIELDS, TEXTS, type Recipes } from "./recipe.ts";

const need = (thing: Thing, key: string): string => thing.fields[key] ?? "";
const PRICE = { types: ["money"], like: /price|cost|fee|rent|rate/i, add: FIELDS.price } as const;

/** Blocks that sell. */
export const tradeRecipes: Recipes<"cart" | "checkout" | "purchase" | "auction" | "pricing"> = {
  cart: (draft) => {
    const products = draft.thing({
      price: PRICE,
      stock: { types: ["number"], like: /stock|left|available/i, strict: true, changes: true },
    });
    const orders = ordersOf(draft, products.entity);
    const checkout = draft.spec.pages.find(({ blocks }) =>
      blocks.some((block) => block.kind === "checkout" && block.productEntity === products.entity.id),
    );
    const priceField = need(products, "price");
    return {
      kind: "cart",
      entity: products.entity.id,
      priceField,
      ...having("stockField", products.fields["stock"]),
      media: products.entity.fields.some(({ type }) => type === "image") ? "image" : "art",
      facts: factsOf(products.entity, 1, [priceField, products.fields["stock"]]),
      orderEntity: orders.entity.id,
      itemsField: need(orders, "items"),
      totalField: need(orders, "total"),
      dateField: need(orders, "date"),
      ...having("checkoutPage", checkout?.id),
    };
  },
  checkout: (draft) => {
    const products = draft.thing({
      price: PRICE,
      stock: { types: ["number"], like: /stock|left/i, strict: true, changes: true },
    });
    const orders = ordersOf(draft, products.entity);
    const entity = draft.entity(orders.entity.id) ?? orders.entity;
    const asked = entity.fields
      .filter(({ id, type }) => id === entity.titleField || ["text", "email", "phone", "location"].includes(type))
      .filter(({ type }) => type !== "choice")
      .slice(0, 4)
      .map(({ id }) => id);
    return {
      kind: "checkout",
      entity: entity.id,
      fields: asked.length > 0 ? asked : [entity.titleField],
      itemsField: need(orders, "items"),
      totalField: need(orders, "total"),
      dateField: need(orders, "date"),
      statusField: need(orders, "status"),
      productEntity: products.entity.id,
      priceField: need(products, "price"),
      ...having("stockField", products.fields["stock"]),
    };
  },
  purchase: (draft) => {
    const options = ["optForSale", "optSold"] as const;
    const sold = draft.thing({
      price: PRICE,
      status: {
        types: ["choice"],
        like: /status|state|sale|sold|available|stand|estado|statut/i,
        strict: true,
        add: {
          id: "status",
          word: "state",
          type: "choice",
          options,
          default: draft.say("optForSale"),
          value: () => draft.say("optForSale"),
        },
      },
    });
    const statusField = need(sold, "status");
    const states = draft.entity(sold.entity.id)?.fields.find(({ id }) => id === statusField)?.options ?? [];
    const wallet = draft.thing(
      {
        amount: { types: ["money"], add: { ...FIELDS.amount, min: undefined, value: () => 250 } },
        date: { types: DAYS, add: { ...FIELDS.day, value: () => "@-7" } },
      },
      {
        not: draft.spec.entities
          .filter(({ id, name }) => !/wallet|balance|purse|credit/i.test(`${id} ${name}`))
          .map(({ id }) => id),
        fresh: {
          id: "wallet",
          word: "walletEntry",
          icon: "wallet",
          title: { id: "what", word: "text" },
          rows: [draft.say("toStart")],
        },
      },
    );
    return {
      kind: "purchase",
      entity: sold.entity.id,
      priceField: need(sold, "price"),
      statusField,
      soldValue: states.find((state) => /sold|bought|taken|verkauft|vend/i.test(state)) ?? states.at(-1) ?? "",
      walletEntity: wallet.entity.id,
      walletAmountField: need(wallet, "amount"),
      walletDateField: need(wallet, "date"),
    };
  },
  auction: (draft) => {
    const lot = draft.thing({
      ends: {
        types: ["dateTime"],
        like: /end|close|until/i,
        strict: true,
        add: { id: "ends", word: "ends", type: "dateTime", value: (index) => `@+${index + 1}T20:00` },
      },
      start: {
        types: ["money"],
        like: /start|price|minimum|reserve/i,
        add: { ...FIELDS.price, id: "startingPrice", word: "startingPrice" },
      },
      image: { types: ["image"] },
    });
    const lots = draft.entity(lot.entity.id) ?? lot.entity;
    const bid = draft.thing(
      {
        amount: { types: ["money"], add: { ...FIELDS.amount, value: () => null } },
        via: { types: ["relation"], pointsAt: lots.id, add: { id: lots.id, word: "name", type: "relation" } },
        bidder: { types: ["text"], like: /bidder|by|who|name/i, add: { id: "bidder", word: "bidder", type: "text" } },
        date: { types: ["dateTime"], add: FIELDS.sent },
      },
      { not: [lots.id], fresh: listNamed("bid", "bid", "gavel", "bidder", "bidder") },
    );
    return {
      kind: "auction",
      entity: lots.id,
      ...having("imageField", lot.fields["image"]),
      endsField: need(lot, "ends"),
      startField: need(lot, "start"),
      bidEntity: bid.entity.id,
      via: need(bid, "via"),
      amountField: need(bid, "amount"),
      bidderField: need(bid, "bidder"),
      dateField: need(bid, "date"),
      minStep: 1,
    };
  },
  pricing: (draft) => {
    const names = [draft.say("small"), draft.say("large")];
    const thing = draft.thing(
      {
        price: { ...PRICE, add: { ...FIELDS.price, value: (index) => (index + 1) * 9 } },
        features: {
          types: ["lines"],
          like: /feature|include|what|perk|benefit/i,
          strict: true,
          add: { id: "features", word: "features", type: "lines", value: () => draft.spec.identity.verbs.slice(0, 3) },
        },
      },
      { fresh: { id: "offer", word: "offer", icon: "tags", title: { id: "name", word: "name" }, rows: names } },
    );
    return {
      kind: "pricing",
      entity: thing.entity.id,
      priceField: need(thing, "price"),
      per: draft.say("month"),
      featuresField: need(thing, "features"),
    };
  },
};

/** Where orders go: an entity that takes items, total and day, else a new one. */
function ordersOf(draft: BlockDraft, products: Entity): Thing {
  const options = ["optReceived", "optPacked", "optSent"] as const;
  return draft.thing(
    {
      items: {
        types: ["lines"],
        like: /item|order|product|what/i,
        strict: true,
        add: { id: "items", word: "items", type: "lines" },
      },
      total: { types: ["money"], add: { ...FIELDS.amount, id: "total", word: "total" } },
      date: { types: DAYS, add: FIELDS.day },
      status: {
        types: ["choice"],
        add: { id: "status", word: "state", type: "choice", options, default: draft.say("optReceived") },
      },
      address: {
        types: TEXTS,
        like: /address|where/i,
        strict: true,
        add: { id: "address", word: "address", type: "text" },
      },
    },
    { not: [products.id], fresh: listNamed("order", "order", "receipt-text", "name", "name") },
  );
}

const listNamed = (
  id: string,
  word: NewEntity["word"],
  icon: string,
  title: string,
  titleWord: NewEntity["word"],
): NewEntity => ({ id, word, icon, title: { id: title, word: titleWord }, rows: [] });
