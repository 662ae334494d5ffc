import { useState, type FormEvent } from "react";
import { copy, inPhrase, language, say } from "../copy.ts";
import { amountText, parseAmount, plainName, shortfall, unitOf, type Amount } from "../rules/amounts.ts";
import { match, sameThing, type Match } from "../rules/matcher.ts";
import { createRow, removeRow, titleOf } from "../store/change-rows.ts";
import type { EntityDef, Row, RowsProps, Value } from "../store/model.ts";
import { newValues } from "../store/new-values.ts";
import { readRows } from "../store/store.ts";
import { useRows } from "../store/use-rows.ts";
import { ActionButtons } from "../ui/action-buttons.tsx";
import { Button } from "../ui/button.tsx";
import { Facts } from "../ui/facts.tsx";
import { Icon } from "../ui/icon.tsx";
import { Media } from "../ui/media.tsx";
import { RowTitle } from "../ui/row-title.tsx";
import { RowsEmpty } from "../ui/rows-empty.tsx";
import { Section } from "../ui/section.tsx";
import { showToast } from "../ui/toast-store.ts";

interface MatcherProps extends RowsProps {
  needsField: string;
  haveEntity: EntityDef;
  facts: readonly string[];
  listEntity?: EntityDef;
  /** Needs with amounts: lines such as `200 g flour`. */
  amountsField?: string;
  haveAmountField?: string;
  haveUnitField?: string;
  listAmountField?: string;
}

/** What goes best with what is there: the share that is, what is missing, and where to put that. */
export function Matcher(props: MatcherProps) {
  const { id, title, note, entity, where, limit = 12, actions, needsField, haveEntity, facts, listEntity } = props;
  const rows = useRows(entity, { where });
  const having = useRows(haveEntity);
  const names = having.map((row) => titleOf(haveEntity, row));
  const amounts = having.map((row) => amountOf(props, row));
  const ranked = rows
    .map((row) => ({ row, ...match(linesOf(row, needsField), names) }))
    .sort((a, b) => b.percent - a.percent || a.missing.length - b.missing.length)
    .slice(0, limit)
    .map((each) => ({ ...each, short: tooLittle(props, each.row, each.missing, amounts) }));
  return (
    <Section id={id} title={title} note={note} label={entity.plural}>
      <Having entity={haveEntity} rows={having} />
      {ranked.length === 0 && <RowsEmpty entity={entity} add />}
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {ranked.map(({ row, ...result }) => (
          <li key={row.id} className="card flex flex-col overflow-hidden p-0">
            <div className="relative">
              <Media entity={entity} row={row} media="art" className="aspect-video w-full" />
              <Percent percent={result.percent} />
            </div>
            <div className="flex flex-1 flex-col gap-3 p-4">
              <RowTitle entity={entity} row={row} className="display pr-18 [--size:1.25rem]" />
              <Facts entity={entity} row={row} fields={facts} />
              <Needs {...result} />
              <div className="mt-auto flex flex-wrap gap-2">
                {listEntity && result.missing.length + result.short.length > 0 && (
                  <Button icon="list-plus" onClick={() => addMissing(props, row, result, listEntity)}>
                    {say(copy.addMissing, { name: listEntity.plural })}
                  </Button>
                )}
                <ActionButtons entity={entity} row={row} actions={actions} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function linesOf(row: Row, field: string): string[] {
  const value = row[field];
  return Array.isArray(value) ? value.map(String) : [];
}

function amountOf({ haveEntity, haveAmountField, haveUnitField }: MatcherProps, row: Row): Amount {
  const amount = haveAmountField === undefined ? null : row[haveAmountField];
  return {
    amount: typeof amount === "number" ? amount : null,
    unit: haveUnitField === undefined ? "" : unitOf(String(row[haveUnitField] ?? "")),
    name: titleOf(haveEntity, row),
  };
}

/** What is there, but less of it than it takes. An amount kept in another kind of unit is taken for enough. */
function tooLittle(
  { amountsField, haveAmountField }: MatcherProps,
  row: Row,
  missing: readonly string[],
  having: readonly Amount[],
): Amount[] {
  if (amountsField === undefined || haveAmountField === undefined) return [];
  const needs = linesOf(row, amountsField)
    .map(parseAmount)
    .filter((need) => !missing.some((name) => sameThing(name, need.name)))
    .filter((need) =>
      having.some(
        (item) => sameThing(item.name, need.name) && shortfall([need], [{ ...item, amount: 1e9 }]).length === 0,
      ),
    );
  return shortfall(needs, having);
}

/** Writes on the list what is missing, with the amounts the row asks for. */
function addMissing(
  { amountsField, listAmountField }: MatcherProps,
  row: Row,
  { missing, short }: { missing: readonly string[]; short: readonly Amount[] },
  list: EntityDef,
): void {
  const asked = amountsField === undefined ? [] : linesOf(row, amountsField).map(parseAmount);
  const wanted = [
    ...missing.map((name) => asked.find((need) => sameThing(need.name, name)) ?? parseAmount(name)),
    ...short,
  ];
  const there = readRows(list.id).map((other) => titleOf(list, other));
  const open = wanted.filter((item) => !there.some((other) => sameThing(plainName(item), other)));
  for (const item of open) {
    // A list without a place for amounts carries them in the name.
    const name = listAmountField === undefined ? `${amountText(item)} ${item.name}`.trim() : plainName(item);
    const values: Record<string, Value> = { [list.titleField]: name };
    if (listAmountField !== undefined) values[listAmountField] = amountText(item) || null;
    createRow(list, newValues(list, values, name), { announce: false });
  }
  showToast(
    open.length === 0
      ? say(copy.alreadyThere, { name: list.plural })
      : say(copy.missingAdded, { n: open.length, name: list.plural }),
  );
}

function Percent({ percent }: { percent: number }) {
  const around = 2 * Math.PI * 25;
  return (
    <div
      className="absolute right-4 -bottom-6 size-16 rounded-full bg-surface"
      role="img"
      aria-label={say(copy.matchOf, { n: percent })}
    >
      <svg viewBox="0 0 64 64" className="size-full" aria-hidden="true">
        <circle cx="32" cy="32" r="25" fill="none" stroke="var(--line)" strokeWidth="6" />
        <circle
          cx="32"
          cy="32"
          r="25"
          fill="none"
          stroke="var(--accent)"
          strokeWidth="6"
          strokeLinecap="round"
          strokeDasharray={`${(percent / 100) * around} ${around}`}
          transform="rotate(-90 32 32)"
          className="transition-[stroke-dasharray] duration-500 motion-reduce:transition-none"
        />
        <text
          x="32"
          y="33"
          textAnchor="middle"
          dominantBaseline="middle"
          className="num fill-current text-base font-bold"
        >
          {percent}
        </text>
      </svg>
    </div>
  );
}

function Needs({ have, missing, short }: Match & { short: readonly Amount[] }) {
  return (
    <div className="flex flex-col gap-2">
      <ul className="flex flex-wrap gap-1.5 text-sm">
        {have.map((item) => (
          <li key={item} className="flex items-center gap-1 rounded-full bg-ground px-2.5 py-1">
            <Icon name="check" className="size-3.5 text-accent-text" />
            {item}
          </li>
        ))}
      </ul>
      <p className={missing.length === 0 ? "font-bold text-accent-text" : "text-sm text-muted"}>
        {missing.length === 0 ? copy.youHaveAll : say(copy.missing, { items: missing.join(", ") })}
      </p>
      {short.length > 0 && (
        <p className="text-sm text-muted">
          {say(copy.notEnough, { items: short.map((item) => `${amountText(item)} ${plainName(item)}`).join(", ") })}
        </p>
      )}
    </div>
  );
}

function Having({ entity, rows }: { entity: EntityDef; rows: readonly Row[] }) {
  const [draft, setDraft] = useState("");
  const label = say(copy.addOne, { name: inPhrase(entity.name, language) });
  const add = (event: FormEvent) => {
    event.preventDefault();
    const name = draft.trim();
    if (name === "") return;
    createRow(entity, newValues(entity, { [entity.titleField]: name }, name), { announce: false });
    setDraft("");
  };
  return (
    <div className="card panel mb-4 flex flex-col gap-3" role="group" aria-label={copy.whatYouHave}>
      <h3 className="field-label">{copy.whatYouHave}</h3>
      <ul className="flex max-h-32 flex-wrap gap-1.5 overflow-y-auto">
        {rows.map((row) => (
          <li key={row.id}>
            <button
              type="button"
              className="chip flex cursor-pointer items-center gap-1"
              aria-label={say(copy.removeOne, { name: titleOf(entity, row) })}
              onClick={() => removeRow(entity, row.id)}
            >
              {titleOf(entity, row)}
              <Icon name="x" className="size-3.5" />
            </button>
          </li>
        ))}
      </ul>
      <form className="flex gap-2" onSubmit={add}>
        <input
          className="input min-w-0 flex-1"
          aria-label={label}
          placeholder={label}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
        />
        <Button type="submit" look="primary">
          {copy.add}
        </Button>
      </form>
    </div>
  );
}
