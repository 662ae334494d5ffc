import { cartTotal, setQuantity, shortages, stockAfter, type Cart } from "../rules/cart.ts";
import { createRow, titleOf, updateRow } from "./change-rows.ts";
import type { EntityDef, Row, Value } from "./model.ts";
import { newValues, stamp } from "./new-values.ts";
import { readRows } from "./store.ts";

/** What an order is made of: the goods, and where it is written down. */
export interface OrderKeys {
  products: EntityDef;
  priceField: string;
  stockField: string | undefined;
  orders: EntityDef;
  itemsField: string;
  totalField: string;
  dateField: string;
}

/** Key the cart over an entity is kept under; the shop and the checkout share it. */
export function cartKey(products: EntityDef): string {
  return `cart:${products.id}`;
}

/** The lines of a cart, without what is no longer for sale. */
export function cartLines(
  cart: Cart,
  rows: readonly Row[],
  priceField: string,
): { row: Row; price: number; quantity: number }[] {
  return rows
    .filter((row) => (cart[row.id] ?? 0) > 0)
    .map((row) => ({ row, price: Number(row[priceField] ?? 0), quantity: cart[row.id] ?? 0 }));
}

/**
 * Writes down an order and takes it out of stock. When another tab was faster and there is less than wanted, nothing is
 * ordered and the cart comes back with what there is.
 */
export function placeOrder(keys: OrderKeys, cart: Cart, more: Record<string, Value>): { order: Row } | { short: Cart } {
  const { products, priceField, stockField, orders } = keys;
  const present = readRows(products.id);
  const rowOf = (id: string) => present.find((row) => row.id === id);
  const stockOf = (id: string): unknown => {
    const row = rowOf(id);
    if (row === undefined) return 0;
    return stockField === undefined ? undefined : row[stockField];
  };
  const short = shortages(cart, stockOf);
  if (short.length > 0)
    return { short: short.reduce<Cart>((left, id) => setQuantity(left, id, left[id] ?? 0, stockOf(id)), cart) };
  const lines = cartLines(cart, present, priceField);
  for (const { row, quantity } of lines)
    if (stockField !== undefined && row[stockField] !== null)
      updateRow(products, row.id, { [stockField]: stockAfter(Number(row[stockField]), quantity) });
  const items = lines.map(({ row, quantity }) => `${quantity} × ${titleOf(products, row)}`);
  const values: Record<string, Value> = {
    ...more,
    [keys.itemsField]: items,
    [keys.totalField]: cartTotal(lines),
    [keys.dateField]: stamp(orders, keys.dateField, Date.now()),
  };
  const order = createRow(orders, newValues(orders, values, items.join(", ").slice(0, 80)), { announce: false });
  return { order };
}
