import { useState, type FormEvent } from "react";
import { copy, inPhrase, language, say } from "../copy.ts";
import { addUp, amountText, parseAmount, plainName, shortfall, unitOf, type Amount } from "../rules/amounts.ts";
import { groupRows } from "../rules/group-rows.ts";
import { sameThing } from "../rules/matcher.ts";
import { createRow, removeRow, titleOf, updateRow } from "../store/change-rows.ts";
import type { EntityDef, Row, Value } from "../store/model.ts";
import { addDays, dayOf } from "../store/moment.ts";
import { newValues } from "../store/new-values.ts";
import { entityById, plainRows, readRows, replaceRows } from "../store/store.ts";
import { useNow } from "../store/use-now.ts";
import { useRows } from "../store/use-rows.ts";
import { Button } from "../ui/button.tsx";
import { fieldOf, formatField } from "../ui/format.ts";
import { RowMenu } from "../ui/row-menu.tsx";
import { RowsEmpty } from "../ui/rows-empty.tsx";
import { Section } from "../ui/section.tsx";
import { showToast } from "../ui/toast-store.ts";

interface ShoppingProps {
  id: string;
  title?: string;
  note?: string;
  /** The list. */
  entity: EntityDef;
  doneField: string;
  amountField: string;
  groupField?: string;
  planEntity: EntityDef;
  planDateField: string;
  /** Relation of the plan to what is planned. */
  itemField: string;
  /** Lines such as `200 g flour` of what is planned. */
  needsField: string;
  haveEntity: EntityDef;
  haveAmountField?: string;
  haveUnitField?: string;
}

/** How many days ahead the list looks. */
const DAYS = 7;

/** What to buy: typed, or worked out from the plan less what is there; what was bought goes where it belongs. */
export function Shopping(props: ShoppingProps) {
  const { id, title, note, entity, doneField, groupField, haveEntity } = props;
  const rows = useRows(entity);
  const today = new Date(useNow(60_000));
  const [draft, setDraft] = useState("");
  const missing = useMissing(props, today);
  const bought = rows.filter((row) => row[doneField] === true);
  const label = say(copy.addOne, { name: inPhrase(entity.name, language) });
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (draft.trim() === "") return;
    addAmounts(props, [parseAmount(draft.trim())]);
    setDraft("");
  };
  const fill = () => {
    const before = plainRows(entity.id);
    addAmounts(props, missing);
    showToast(say(copy.missingAdded, { n: missing.length, name: entity.plural }), {
      label: copy.undo,
      run: () => replaceRows(entity.id, before),
    });
  };
  const groups =
    groupField === undefined
      ? [{ name: "", rows: [...rows] }]
      : groupRows(rows, (row) => formatField(entity, row, groupField), fieldOf(entity, groupField).options);
  return (
    <Section id={id} title={title} note={note} label={entity.plural}>
      <div className="card panel flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-[1_1_14rem]" role="status">
          <span className="font-bold">{say(copy.planNeeds, { n: missing.length })}</span>
          {missing.length > 0 && (
            <span className="block text-sm text-muted">
              {missing
                .slice(0, 4)
                .map((item) => `${amountText(item)} ${plainName(item)}`.trim())
                .join(", ")}
              {missing.length > 4 && " …"}
            </span>
          )}
        </p>
        <Button look="primary" icon="list-plus" disabled={missing.length === 0} onClick={fill}>
          {copy.fillFromPlan}
        </Button>
      </div>
      <div className="card panel flex flex-col gap-4">
        <form className="flex gap-2" onSubmit={add}>
          <input
            className="input min-w-0 flex-1"
            aria-label={label}
            placeholder={label}
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
          />
          <Button type="submit">{copy.add}</Button>
        </form>
        {rows.length === 0 && <RowsEmpty entity={entity} />}
        {groups.map((group) => (
          <div key={group.name}>
            {group.name !== "" && <h3 className="group-title">{group.name}</h3>}
            <ul className="divide-y divide-line">
              {[...group.rows]
                .sort((a, b) => Number(a[doneField] === true) - Number(b[doneField] === true))
                .map((row) => (
                  <Item key={row.id} row={row} {...props} />
                ))}
            </ul>
          </div>
        ))}
        {bought.length > 0 && (
          <Button icon="refrigerator" className="self-start" onClick={() => putAway(props, bought)}>
            {say(copy.putAway, { name: haveEntity.plural, n: bought.length })}
          </Button>
        )}
      </div>
    </Section>
  );
}

function Item({ row, entity, doneField, amountField }: ShoppingProps & { row: Row }) {
  const done = row[doneField] === true;
  return (
    <li className="flex items-center gap-3 py-1">
      <label className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-(--accent)"
          checked={done}
          onChange={(event) => updateRow(entity, row.id, { [doneField]: event.target.checked })}
        />
        <span className={`min-w-0 ${done ? "text-muted line-through" : ""}`}>{titleOf(entity, row)}</span>
      </label>
      <span className="num text-sm text-muted">{formatField(entity, row, amountField)}</span>
      <RowMenu entity={entity} row={row} />
    </li>
  );
}

/** What the coming days need beyond what is there and what the list has already. */
function useMissing(props: ShoppingProps, today: Date): Amount[] {
  const { entity, planEntity, planDateField, itemField, needsField, haveEntity, amountField } = props;
  const plans = useRows(planEntity);
  const having = useRows(haveEntity);
  const listed = useRows(entity);
  const items = useRows(entityById(fieldOf(planEntity, itemField).relation ?? "") ?? planEntity);
  const [from, to] = [dayOf(today), dayOf(addDays(today, DAYS - 1))];
  const needs = plans
    .filter((plan) => {
      const day = String(plan[planDateField] ?? "").slice(0, 10);
      return day >= from && day <= to;
    })
    .flatMap((plan) => {
      const value = items.find((item) => item.id === plan[itemField])?.[needsField];
      return Array.isArray(value) ? value.map((line: string) => parseAmount(line)) : [];
    });
  const there = having.map((row) => amountOf(props, row));
  const onList = listed.map((row) => parseAmount(`${String(row[amountField] ?? "")} ${titleOf(entity, row)}`.trim()));
  return shortfall(needs, [...there, ...onList]);
}

function amountOf({ haveEntity, haveAmountField, haveUnitField }: ShoppingProps, row: Row): Amount {
  const amount = haveAmountField === undefined ? null : row[haveAmountField];
  return {
    amount: typeof amount === "number" ? amount : null,
    unit: haveUnitField === undefined ? "" : unitOf(String(row[haveUnitField] ?? "")),
    name: titleOf(haveEntity, row),
  };
}

/** Writes things on the list; what is on it already gets more. */
function addAmounts({ entity, amountField, doneField }: ShoppingProps, amounts: readonly Amount[]): void {
  for (const item of amounts) {
    const known = readRows(entity.id).find(
      (row) => row[doneField] !== true && sameThing(titleOf(entity, row), plainName(item)),
    );
    if (known !== undefined && item.amount !== null) {
      const sum = addUp([parseAmount(`${String(known[amountField] ?? "")} ${titleOf(entity, known)}`.trim()), item]);
      updateRow(entity, known.id, { [amountField]: sum.map(amountText).filter(Boolean).join(" + ") });
      continue;
    }
    if (known !== undefined) continue;
    const values: Record<string, Value> = {
      [entity.titleField]: plainName(item),
      [amountField]: amountText(item) || null,
      [doneField]: false,
    };
    createRow(entity, newValues(entity, values, plainName(item)), { announce: false });
  }
}

/** Bought things leave the list and add to what is there; one step takes it back. */
function putAway(props: ShoppingProps, bought: readonly Row[]): void {
  const { entity, haveEntity, amountField, haveAmountField, haveUnitField } = props;
  const before = { list: plainRows(entity.id), have: plainRows(haveEntity.id) };
  for (const row of bought) {
    const item = parseAmount(`${String(row[amountField] ?? "")} ${titleOf(entity, row)}`.trim());
    const known = readRows(haveEntity.id).find((other) => sameThing(titleOf(haveEntity, other), plainName(item)));
    const sum = known === undefined ? [item] : addUp([amountOf(props, known), item]);
    const [whole] = sum;
    const fits = sum.length === 1 && whole !== undefined;
    const options = haveUnitField === undefined ? undefined : fieldOf(haveEntity, haveUnitField).options;
    const unit = fits ? options?.find((option) => unitOf(option) === whole.unit) : undefined;
    const values: Record<string, Value> = {
      ...(haveAmountField !== undefined && fits && whole.amount !== null && { [haveAmountField]: whole.amount }),
      ...(haveUnitField !== undefined &&
        fits && { [haveUnitField]: options === undefined ? whole.unit : (unit ?? null) }),
    };
    if (known === undefined)
      createRow(
        haveEntity,
        newValues(haveEntity, { ...values, [haveEntity.titleField]: plainName(item) }, plainName(item)),
        { announce: false },
      );
    // An amount in a unit that does not fit the kept one leaves it as it is: there is some of it in any case.
    else if (fits && (options === undefined || unit !== undefined)) updateRow(haveEntity, known.id, values);
    removeRow(entity, row.id, { announce: false });
  }
  showToast(say(copy.nowIn, { n: bought.length, name: haveEntity.plural }), {
    label: copy.undo,
    run: () => {
      replaceRows(entity.id, before.list);
      replaceRows(haveEntity.id, before.have);
    },
  });
}
