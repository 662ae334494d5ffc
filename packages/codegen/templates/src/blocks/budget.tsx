import { useState } from "react";
import { copy, say } from "../copy.ts";
import { budgetState } from "../rules/budget.ts";
import { titleOf } from "../store/change-rows.ts";
import type { EntityDef, Row } from "../store/model.ts";
import { useRows } from "../store/use-rows.ts";
import { IconButton } from "../ui/button.tsx";
import { fieldOf, formatValue } from "../ui/format.ts";
import { AddButton, RowDialog } from "../ui/row-dialog.tsx";
import { RowMenu } from "../ui/row-menu.tsx";
import { RowTitle } from "../ui/row-title.tsx";
import { RowsEmpty } from "../ui/rows-empty.tsx";
import { Section } from "../ui/section.tsx";

interface BudgetProps {
  id: string;
  title?: string;
  note?: string;
  entity: EntityDef;
  limitField: string;
  spendEntity: EntityDef;
  via: string;
  amountField: string;
}

/** What is spent of what was planned, for each and in all. */
export function Budget({ id, title, note, entity, limitField, spendEntity, via, amountField }: BudgetProps) {
  const rows = useRows(entity);
  const spending = useRows(spendEntity);
  const [adding, setAdding] = useState<Row | null>(null);
  const amounts = (row: Row) =>
    spending.filter((each) => each[via] === row.id).map((each) => Number(each[amountField] ?? 0));
  const money = (value: number): string => formatValue(fieldOf(entity, limitField), value) || "0";
  const limit = rows.reduce((sum, row) => sum + Number(row[limitField] ?? 0), 0);
  const whole = budgetState(limit, rows.flatMap(amounts));
  return (
    <Section
      id={id}
      title={title}
      note={note}
      label={entity.plural}
      tools={<AddButton entity={spendEntity} look="secondary" />}
    >
      {rows.length === 0 ? (
        <RowsEmpty entity={entity} />
      ) : (
        <div className="card panel flex flex-col gap-5">
          <div>
            <p className="num display [--size:2.25rem] leading-none">
              {say(whole.left < 0 ? copy.over : copy.left, { amount: money(Math.abs(whole.left)) })}
            </p>
            <p className="num mt-1 text-muted">
              {say(copy.spentOf, { spent: money(whole.spent), limit: money(limit) })}
            </p>
            <Meter {...whole} label={entity.plural} thick />
          </div>
          <ul className="flex flex-col gap-4">
            {rows.map((row) => {
              const state = budgetState(Number(row[limitField] ?? 0), amounts(row));
              return (
                <li key={row.id}>
                  <div className="flex items-center gap-2">
                    <RowTitle entity={entity} row={row} className="min-w-0 flex-1 truncate font-bold" />
                    <span className={`num text-sm ${state.level === "over" ? "font-bold" : "text-muted"}`}>
                      {say(state.left < 0 ? copy.over : copy.left, { amount: money(Math.abs(state.left)) })}
                    </span>
                    <IconButton
                      icon="plus"
                      label={say(copy.spendOn, { name: titleOf(entity, row) })}
                      onClick={() => setAdding(row)}
                    />
                    <RowMenu entity={entity} row={row} />
                  </div>
                  <Meter {...state} label={titleOf(entity, row)} />
                  <p className="num text-xs text-muted">
                    {say(copy.spentOf, { spent: money(state.spent), limit: money(Number(row[limitField] ?? 0)) })}
                  </p>
                </li>
              );
            })}
          </ul>
        </div>
      )}
      <RowDialog
        entity={spendEntity}
        open={adding !== null}
        onClose={() => setAdding(null)}
        {...(adding && { preset: { [via]: adding.id }, title: say(copy.spendOn, { name: titleOf(entity, adding) }) })}
      />
    </Section>
  );
}

function Meter({
  share,
  level,
  label,
  thick = false,
}: {
  share: number;
  level: "fine" | "close" | "over";
  label: string;
  thick?: boolean;
}) {
  const colour = { fine: "bg-accent", close: "bg-accent3", over: "bg-accent2" }[level];
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={Math.min(100, Math.round(share * 100))}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={`${Math.round(share * 100)} %`}
      className={`my-1.5 overflow-hidden rounded-full bg-line ${thick ? "h-4" : "h-2.5"}`}
    >
      <span
        className={`block h-full rounded-full transition-[width] duration-500 motion-reduce:transition-none ${colour} ${level === "over" ? "bg-[repeating-linear-gradient(135deg,transparent_0_6px,rgb(0_0_0/0.25)_6px_9px)]" : ""}`}
        style={{ width: `${Math.min(1, share) * 100}%` }}
      />
    </div>
  );
}
