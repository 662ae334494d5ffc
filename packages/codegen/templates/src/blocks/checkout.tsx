import { useState, type FormEvent } from "react";
import { copy, say } from "../copy.ts";
import { cartTotal, type Cart } from "../rules/cart.ts";
import { titleOf } from "../store/change-rows.ts";
import type { EntityDef, Row, Value } from "../store/model.ts";
import { cartKey, cartLines, placeOrder } from "../store/place-order.ts";
import { useRows } from "../store/use-rows.ts";
import { useSetting } from "../store/use-setting.ts";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { FieldInput } from "../ui/field-input.tsx";
import { problemOf } from "../store/check-row.ts";
import { fieldOf, formatField, formatValue } from "../ui/format.ts";
import { Icon } from "../ui/icon.tsx";
import { startValues, tidyValue } from "../ui/row-form.tsx";
import { RowTitle } from "../ui/row-title.tsx";
import { Section } from "../ui/section.tsx";
import { showToast } from "../ui/toast-store.ts";

interface CheckoutProps {
  id: string;
  title?: string;
  note?: string;
  /** The orders. */
  entity: EntityDef;
  fields: readonly string[];
  itemsField: string;
  totalField: string;
  dateField: string;
  statusField: string;
  productEntity: EntityDef;
  priceField: string;
  stockField?: string;
}

/** Where to, and what about it: takes the order of what is in the cart, then shows how far it is. */
export function Checkout(props: CheckoutProps) {
  const { id, title, note, entity, productEntity, priceField } = props;
  const [cart, setCart] = useSetting<Cart>(cartKey(productEntity), {});
  const [mine, setMine] = useSetting<readonly string[]>(`orders:${id}`, []);
  const products = useRows(productEntity);
  const orders = useRows(entity).filter((order) => mine.includes(order.id));
  const lines = cartLines(cart, products, priceField);
  const total = formatValue(fieldOf(entity, props.totalField), cartTotal(lines));
  const order = (values: Record<string, Value>) => {
    const { itemsField, totalField, dateField, stockField } = props;
    const keys = { products: productEntity, priceField, stockField, orders: entity, itemsField, totalField, dateField };
    const done = placeOrder(keys, cart, values);
    if ("short" in done) {
      setCart(done.short);
      showToast(copy.stockChanged);
      return;
    }
    setMine([done.order.id, ...mine]);
    setCart({});
    showToast(say(copy.ordered, { total }));
  };
  return (
    <Section id={id} title={title} note={note} label={copy.checkout}>
      {lines.length === 0 && orders.length === 0 && <EmptyState title={copy.cartEmpty} hint={copy.cartEmptyHint} />}
      {lines.length > 0 && (
        <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[1fr_20rem]">
          <Details {...props} total={total} onOrder={order} />
          <div className="card panel flex flex-col gap-3 max-lg:order-first" role="region" aria-label={copy.cart}>
            <ul className="divide-y divide-line">
              {lines.map(({ row, price, quantity }) => (
                <li key={row.id} className="flex gap-2 py-2">
                  <span className="num w-7 text-muted">{quantity} ×</span>
                  <span className="min-w-0 flex-1">{titleOf(productEntity, row)}</span>
                  <span className="num">
                    {formatValue(fieldOf(productEntity, priceField), cartTotal([{ price, quantity }]))}
                  </span>
                </li>
              ))}
            </ul>
            <p className="flex items-baseline justify-between border-t-2 border-ink pt-3">
              <span>{copy.total}</span>
              <span className="num display [--size:1.5rem]">{total}</span>
            </p>
          </div>
        </div>
      )}
      {orders.length > 0 && (
        <div className="flex flex-col gap-3">
          <h3 className="group-title">{copy.yourOrders}</h3>
          {orders.map((row) => (
            <Order key={row.id} row={row} {...props} />
          ))}
        </div>
      )}
    </Section>
  );
}

function Details({
  entity,
  fields,
  total,
  onOrder,
}: CheckoutProps & { total: string; onOrder: (values: Record<string, Value>) => void }) {
  const asked = fields.map((field) => fieldOf(entity, field));
  const [values, setValues] = useState<Record<string, Value>>(() => startValues(asked, null));
  const [tried, setTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (asked.some((field) => problemOf(entity, field, tidyValue(values[field.id] ?? null)) !== undefined)) return;
    onOrder(Object.fromEntries(asked.map((field) => [field.id, tidyValue(values[field.id] ?? null)])));
  };
  return (
    <form className="card panel flex flex-col gap-4" onSubmit={submit} noValidate>
      {asked.map((field) => (
        <FieldInput
          key={field.id}
          field={field}
          value={values[field.id] ?? null}
          onChange={(value) => setValues({ ...values, [field.id]: value })}
          problem={tried ? problemOf(entity, field, values[field.id] ?? null) : undefined}
        />
      ))}
      <p className="flex items-center gap-2 text-sm text-muted">
        <Icon name="hand-coins" className="size-4.5" />
        {copy.payLater}
      </p>
      <Button type="submit" look="primary" icon="check">
        {say(copy.orderFor, { total })}
      </Button>
    </form>
  );
}

/** One order and how far it has come. */
function Order({ row, entity, itemsField, totalField, dateField, statusField }: CheckoutProps & { row: Row }) {
  const states = fieldOf(entity, statusField).options ?? [];
  const at = Math.max(0, states.indexOf(String(row[statusField] ?? states[0])));
  const items = row[itemsField];
  return (
    <article className="card panel flex flex-col gap-3" aria-label={titleOf(entity, row)}>
      <p className="flex flex-wrap items-baseline justify-between gap-2">
        <RowTitle entity={entity} row={row} className="font-bold" />
        <span className="num">{formatField(entity, row, totalField)}</span>
      </p>
      <p className="text-sm text-muted">
        {formatField(entity, row, dateField)}
        {Array.isArray(items) && ` · ${items.join(", ")}`}
      </p>
      <ol className="flex gap-1.5">
        {states.map((state, index) => (
          <li
            key={state}
            className="flex min-w-0 flex-1 flex-col gap-1"
            {...(index === at && { "aria-current": "step" as const })}
          >
            <span className={`h-2 rounded-full ${index <= at ? "bg-accent" : "bg-line"}`} aria-hidden="true" />
            <span className={`truncate text-xs ${index === at ? "font-bold" : "text-muted"}`}>{state}</span>
          </li>
        ))}
      </ol>
    </article>
  );
}
