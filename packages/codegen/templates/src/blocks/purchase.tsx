import { copy, say } from "../copy.ts";
import { fromCents, toCents } from "../rules/money.ts";
import { titleOf } from "../store/change-rows.ts";
import type { EntityDef, Row } from "../store/model.ts";
import { buyRow, type PurchaseKeys } from "../store/buy-row.ts";
import { useRow, useRows } from "../store/use-rows.ts";
import { useVisitor } from "../store/use-setting.ts";
import { Button } from "../ui/button.tsx";
import { fieldOf, formatField, formatValue } from "../ui/format.ts";
import { Icon } from "../ui/icon.tsx";
import { useRowId } from "../ui/page.tsx";
import { Section } from "../ui/section.tsx";
import { Value } from "../ui/value.tsx";

interface PurchaseProps extends PurchaseKeys {
  id: string;
  title?: string;
  note?: string;
}

/** Buy what the page shows, out of a play balance. */
export function Purchase(props: PurchaseProps) {
  const row = useRow(props.entity, useRowId());
  return row === null ? null : <Offer row={row} {...props} />;
}

function Offer({ row, ...props }: PurchaseProps & { row: Row }) {
  const { id, title, note, entity, priceField, statusField, soldValue, walletEntity, walletAmountField } = props;
  const visitor = useVisitor();
  const entries = useRows(walletEntity);
  const balance = entries.reduce((sum, entry) => sum + toCents(entry[walletAmountField] ?? 0), 0);
  const price = toCents(row[priceField] ?? 0);
  const money = (cents: number) => moneyIn(walletEntity, walletAmountField, cents);
  const [offered] = fieldOf(entity, statusField).options ?? [];
  const sold = row[statusField] === soldValue;
  const forSale = !sold && row[statusField] === offered && price > 0;
  return (
    <Section
      id={id}
      title={title}
      note={note}
      label={say(copy.buyFor, { price: formatField(entity, row, priceField) })}
    >
      <div className="card panel flex flex-wrap items-center justify-between gap-4">
        <div>
          <p className="num display [--size:2rem] leading-none">{formatField(entity, row, priceField)}</p>
          <p className="num mt-1.5 flex items-center gap-1.5 text-sm text-muted" role="status">
            <Icon name="wallet" className="size-4" />
            {say(copy.balanceIs, { amount: money(balance) })}
            {forSale && balance >= price && ` · ${say(copy.leavesYou, { amount: money(balance - price) })}`}
          </p>
        </div>
        {forSale ? (
          <div className="flex flex-col items-end gap-1.5">
            <Button
              look="primary"
              icon="wallet"
              className="btn-large"
              disabled={balance < price}
              onClick={() => buyRow(props, row, visitor.name)}
            >
              {say(copy.buyFor, { price: formatField(entity, row, priceField) })}
            </Button>
            {balance < price && (
              <p className="text-sm font-bold">{say(copy.balanceLow, { amount: money(price - balance) })}</p>
            )}
          </div>
        ) : (
          <p className="flex items-center gap-2" aria-label={`${titleOf(entity, row)}: ${copy.notForSale}`}>
            <Value entity={entity} row={row} field={statusField} />
            {!sold && <span className="text-sm text-muted">{copy.notForSale}</span>}
          </p>
        )}
      </div>
    </Section>
  );
}

function moneyIn(entity: EntityDef, field: string, cents: number): string {
  return formatValue(fieldOf(entity, field), fromCents(cents)) || "0";
}
