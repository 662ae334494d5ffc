import { Link } from "react-router";
import { copy, say } from "../copy.ts";
import { available, cartTotal, setQuantity, type Cart as CartState } from "../rules/cart.ts";
import { titleOf } from "../store/change-rows.ts";
import type { EntityDef, Row, RowsProps } from "../store/model.ts";
import { cartKey, cartLines, placeOrder } from "../store/place-order.ts";
import { useRows } from "../store/use-rows.ts";
import { useSetting } from "../store/use-setting.ts";
import { ActionButtons } from "../ui/action-buttons.tsx";
import { Button, IconButton } from "../ui/button.tsx";
import { Facts } from "../ui/facts.tsx";
import { fieldOf, formatField, formatValue } from "../ui/format.ts";
import { Icon } from "../ui/icon.tsx";
import { Media } from "../ui/media.tsx";
import { RowTitle } from "../ui/row-title.tsx";
import { RowsEmpty } from "../ui/rows-empty.tsx";
import { Section } from "../ui/section.tsx";
import { showToast } from "../ui/toast-store.ts";

interface CartProps extends RowsProps {
  priceField: string;
  stockField?: string;
  media: "art" | "image" | "icon" | "none";
  facts: readonly string[];
  orderEntity: EntityDef;
  itemsField: string;
  totalField: string;
  dateField: string;
  /** Where the order is taken; without it the cart takes it. */
  checkoutPage?: string;
}

/** A shop: things to put in the cart, and the order that takes them out of stock. */
export function Cart({
  id,
  title,
  note,
  entity,
  where,
  sort,
  limit,
  actions,
  priceField,
  stockField,
  media,
  facts,
  orderEntity,
  itemsField,
  totalField,
  dateField,
  checkoutPage,
}: CartProps) {
  const rows = useRows(entity, { where, sort, limit });
  const all = useRows(entity);
  const [cart, setCart] = useSetting<CartState>(cartKey(entity), {});
  const stockOf = (row: Row | undefined): unknown =>
    stockField === undefined || row === undefined ? undefined : row[stockField];
  const put = (row: Row, quantity: number) => setCart(setQuantity(cart, row.id, quantity, stockOf(row)));
  const lines = cartLines(cart, all, priceField);
  const total = formatValue(fieldOf(orderEntity, totalField), cartTotal(lines));

  const order = () => {
    const keys = { products: entity, priceField, stockField, orders: orderEntity, itemsField, totalField, dateField };
    const done = placeOrder(keys, cart, {});
    setCart("short" in done ? done.short : {});
    showToast("short" in done ? copy.stockChanged : say(copy.ordered, { total }));
  };

  return (
    <Section id={id} title={title} note={note} label={entity.plural}>
      {rows.length === 0 && <RowsEmpty entity={entity} add />}
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[1fr_20rem]">
        <div className="flex flex-col gap-4">
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
            {rows.map((row) => {
              const left = available(stockOf(row));
              const name = titleOf(entity, row);
              const quantity = cart[row.id] ?? 0;
              return (
                <li key={row.id} className="card flex flex-col overflow-hidden p-0">
                  <Media entity={entity} row={row} media={media} className="aspect-4/3 w-full" />
                  <div className="flex flex-1 flex-col gap-2 p-3">
                    <RowTitle entity={entity} row={row} className="font-bold" />
                    <p className="num display [--size:1.25rem] leading-none">{formatField(entity, row, priceField)}</p>
                    <Facts entity={entity} row={row} fields={facts} />
                    <ActionButtons entity={entity} row={row} actions={actions} />
                    <div className="mt-auto">
                      {left === 0 ? (
                        <p className="chip w-fit">{copy.soldOut}</p>
                      ) : quantity === 0 ? (
                        <Button
                          icon="shopping-cart"
                          className="w-full justify-center px-2 text-sm"
                          aria-label={say(copy.addToCart, { name })}
                          onClick={() => put(row, 1)}
                        >
                          {copy.add}
                        </Button>
                      ) : (
                        <Quantity name={name} quantity={quantity} most={left} onChange={(next) => put(row, next)} />
                      )}
                      {left > 0 && left <= 3 && (
                        <p className="mt-1 text-xs text-muted">{say(copy.leftInStock, { n: left })}</p>
                      )}
                    </div>
                  </div>
                </li>
              );
            })}
          </ul>
          {lines.length > 0 && (
            // On a phone the cart lies below the fold: this shows what is in it and leads there.
            <a
              href={`#${id}-cart`}
              className="btn btn-primary sticky bottom-24 z-10 justify-between shadow-lg lg:hidden"
            >
              <span className="flex items-center gap-2">
                <Icon name="shopping-cart" className="size-4.5" />
                {copy.cart}
              </span>
              <span className="num">{total}</span>
            </a>
          )}
        </div>
        <div
          id={`${id}-cart`}
          className="card panel flex scroll-mt-20 flex-col gap-3 lg:sticky lg:top-20"
          role="region"
          aria-label={copy.cart}
        >
          <h3 className="flex items-center gap-2 display [--size:1.25rem]">
            <Icon name="shopping-cart" />
            {copy.cart}
          </h3>
          {lines.length === 0 && <p className="text-muted">{copy.cartEmpty}</p>}
          <ul className="divide-y divide-line">
            {lines.map(({ row, price, quantity }) => (
              <li key={row.id} className="flex items-center gap-2 py-2">
                <span className="num w-7 text-muted">{quantity} ×</span>
                <span className="min-w-0 flex-1">{titleOf(entity, row)}</span>
                <span className="num">
                  {formatValue(fieldOf(entity, priceField), cartTotal([{ price, quantity }]))}
                </span>
                <IconButton
                  icon="x"
                  label={say(copy.removeOne, { name: titleOf(entity, row) })}
                  onClick={() => put(row, 0)}
                />
              </li>
            ))}
          </ul>
          <p className="flex items-baseline justify-between border-t-2 border-ink pt-3" aria-live="polite">
            <span>{copy.total}</span>
            <span className="num display [--size:1.5rem]">{total}</span>
          </p>
          {checkoutPage !== undefined && lines.length > 0 ? (
            <Link className="btn btn-primary w-full" to={checkoutPage}>
              {copy.toCheckout}
            </Link>
          ) : (
            <Button look="primary" className="w-full justify-center" disabled={lines.length === 0} onClick={order}>
              {checkoutPage === undefined ? copy.checkout : copy.toCheckout}
            </Button>
          )}
        </div>
      </div>
    </Section>
  );
}

function Quantity({
  name,
  quantity,
  most,
  onChange,
}: {
  name: string;
  quantity: number;
  most: number;
  onChange: (next: number) => void;
}) {
  return (
    <div className="flex items-center justify-between rounded-control border border-line">
      <IconButton icon="minus" label={say(copy.oneLess, { name })} onClick={() => onChange(quantity - 1)} />
      <span className="num font-bold">{quantity}</span>
      <IconButton
        icon="plus"
        label={say(copy.oneMore, { name })}
        disabled={quantity >= most}
        onClick={() => onChange(quantity + 1)}
      />
    </div>
  );
}
