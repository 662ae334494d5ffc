import type { FieldType } from "@sayhey/appspec";
import type { AppDraft, NewBlock, Part } from "../../embedded/app-draft.ts";
import { listOf } from "../../embedded/plan-parts.ts";
import type { Kept } from "../kept.ts";

/** What a shop needs to know of who buys, and no more than its form has room for. */
const MOST_ASKED = 6;
const ASKED = new Set<FieldType>(["text", "longText", "email", "phone", "location"]);
/** What is chosen from a list, or a day, is the buyer's to say only where it is about how and when the goods come. */
const CHOSEN = new Set<FieldType>(["choice", "date", "dateTime"]);
const COMES = /\b(?:deliver|delivery|pick.?up|collect|collection|shipping|wrap|wrapping|size|wanted|needed)\b/i;
const BUYER = /^(?:name|customer|buyer|client|for whom|ordered by|full name)\b/i;
const OF_SHOP = /^(?:number|order|sent|shipped|delivered on|paid|tracking|parcel|handled|packed|picked by)\b/i;
const STATE = /^(?:state|status|stage|step)$/i;

/** Visitors who put something in the cart say who they are and where it goes; what they ordered has a page, where the trade has none for it. */
export function addOrders(draft: AppDraft, kept: readonly Kept[]): void {
  const carts = draft.pages.flatMap(({ blocks }) => blocks).filter((block) => block.kind === "cart");
  const [cart] = carts;
  const orders = cart && draft.parts.get(cart.orderEntity);
  if (cart === undefined || orders === undefined) return;
  draft.page("checkout", "Checkout", "shopping-bag", [checkoutOf(draft, orders, cart)]);
  for (const each of carts) each.checkoutPage = "checkout";
  if (!kept.some(({ part }) => part === orders))
    draft.page(orders.id, orders.plural, orders.icon, [listOf(orders, { search: true })]);
}

function checkoutOf(draft: AppDraft, orders: Part, cart: Extract<NewBlock, { kind: "cart" }>): NewBlock {
  if (orders.of("choice").length === 0) draft.extend(orders, "Status: choice new|packed|handed over");
  if (!orders.entity.fields.some(({ name }) => BUYER.test(name))) draft.extend(orders, "Name: text @people");
  const states = orders.of("choice");
  const statusField = states.find((id) => STATE.test(orders.field(id)?.name ?? "")) ?? states.at(-1) ?? "status";
  const own = new Set([statusField, cart.dateField]);
  const asked = orders.entity.fields.filter(
    ({ id, name, type }) =>
      (ASKED.has(type) || (CHOSEN.has(type) && COMES.test(name))) && !own.has(id) && !OF_SHOP.test(name),
  );
  const buyer = asked.filter(({ name }) => BUYER.test(name));
  const fields = [...buyer, ...asked.filter((field) => !buyer.includes(field))].map(({ id }) => id);
  return {
    kind: "checkout",
    title: "Where shall it go?",
    entity: orders.id,
    fields: fields.slice(0, MOST_ASKED),
    itemsField: cart.itemsField,
    totalField: cart.totalField,
    dateField: cart.dateField,
    statusField,
    productEntity: cart.entity,
    priceField: cart.priceField,
    ...(cart.stockField === undefined ? {} : { stockField: cart.stockField }),
  };
}
