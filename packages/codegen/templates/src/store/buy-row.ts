import { copy, say } from "../copy.ts";
import { showToast } from "../ui/toast-store.ts";
import { createRow, titleOf, updateRow } from "./change-rows.ts";
import type { EntityDef, Row, Value } from "./model.ts";
import { newValues, stamp } from "./new-values.ts";
import { plainRows, replaceRows } from "./store.ts";

/** What is sold, the play money it is paid with, and where the sale is written down. */
export interface PurchaseKeys {
  entity: EntityDef;
  priceField: string;
  statusField: string;
  soldValue: string;
  savedField?: string;
  walletEntity: EntityDef;
  walletAmountField: string;
  walletDateField?: string;
  walletKindField?: string;
  walletKind?: string;
  historyEntity?: EntityDef;
  historyVia?: string;
  historyDateField?: string;
  historyWhoField?: string;
  historyPriceField?: string;
  historyText?: string;
}

/** Buys a row: it is sold, the wallet pays, its history says so. One step takes all of it back. */
export function buyRow(keys: PurchaseKeys, row: Row, buyer: string): void {
  const { entity, walletEntity, historyEntity } = keys;
  const name = titleOf(entity, row);
  const price = Number(row[keys.priceField] ?? 0);
  const touched = [entity, walletEntity, ...(historyEntity ? [historyEntity] : [])];
  const before = touched.map((def) => ({ def, rows: plainRows(def.id) }));
  const paid: Record<string, Value> = { [keys.walletAmountField]: -price };
  if (keys.walletDateField !== undefined)
    paid[keys.walletDateField] = stamp(walletEntity, keys.walletDateField, Date.now());
  if (keys.walletKindField !== undefined && keys.walletKind !== undefined) paid[keys.walletKindField] = keys.walletKind;
  createRow(walletEntity, newValues(walletEntity, paid, name), { announce: false });
  if (historyEntity !== undefined && keys.historyVia !== undefined) {
    const event: Record<string, Value> = { [keys.historyVia]: row.id };
    if (keys.historyDateField !== undefined)
      event[keys.historyDateField] = stamp(historyEntity, keys.historyDateField, Date.now());
    if (keys.historyWhoField !== undefined) event[keys.historyWhoField] = buyer;
    if (keys.historyPriceField !== undefined) event[keys.historyPriceField] = price;
    createRow(historyEntity, newValues(historyEntity, event, keys.historyText ?? name), { announce: false });
  }
  updateRow(entity, row.id, {
    [keys.statusField]: keys.soldValue,
    ...(keys.savedField !== undefined && { [keys.savedField]: true }),
  });
  showToast(say(copy.bought, { name }), {
    label: copy.undo,
    run: () => {
      for (const { def, rows } of before) replaceRows(def.id, rows);
    },
  });
}
