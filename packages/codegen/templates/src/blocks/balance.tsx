import { copy, say } from "../copy.ts";
import { netBalances, settlements, withPayments, type Payment } from "../rules/balances.ts";
import { fromCents } from "../rules/money.ts";
import { titleOf } from "../store/change-rows.ts";
import type { EntityDef } from "../store/model.ts";
import { useRows } from "../store/use-rows.ts";
import { useSetting } from "../store/use-setting.ts";
import { Avatar } from "../ui/avatar.tsx";
import { Button } from "../ui/button.tsx";
import { fieldOf, formatValue } from "../ui/format.ts";
import { AddButton } from "../ui/row-dialog.tsx";
import { RowsEmpty } from "../ui/rows-empty.tsx";
import { Section } from "../ui/section.tsx";
import { showToast } from "../ui/toast-store.ts";

interface BalanceProps {
  id: string;
  title?: string;
  note?: string;
  entity: EntityDef;
  amountField: string;
  paidByField: string;
  peopleEntity: EntityDef;
}

/** Who is ahead, who is behind, and the few payments that make it even. */
export function Balance({ id, title, note, entity, amountField, paidByField, peopleEntity }: BalanceProps) {
  const expenses = useRows(entity);
  const people = useRows(peopleEntity);
  const [paid, setPaid] = useSetting<readonly Payment[]>(`settled:${id}`, []);
  const spent = netBalances(
    people.map((person) => person.id),
    expenses.map((row) => ({ amount: Number(row[amountField] ?? 0), paidBy: String(row[paidByField] ?? "") })),
  );
  const net = withPayments(spent, paid);
  const open = settlements(net);
  const most = Math.max(1, ...[...net.values()].map(Math.abs));
  const money = (cents: number): string => formatValue(fieldOf(entity, amountField), fromCents(cents)) || "0";
  const nameOf = (personId: string): string => {
    const person = people.find((each) => each.id === personId);
    return person ? titleOf(peopleEntity, person) : "";
  };
  const settle = (payment: Payment) => {
    setPaid([...paid, payment]);
    showToast(say(copy.settled, { from: nameOf(payment.from), to: nameOf(payment.to), amount: money(payment.cents) }), {
      label: copy.undo,
      run: () => setPaid(paid),
    });
  };
  return (
    <Section
      id={id}
      title={title}
      note={note}
      label={entity.plural}
      tools={<AddButton entity={entity} look="secondary" />}
    >
      {people.length === 0 && <RowsEmpty entity={peopleEntity} add />}
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
        <ul className="card panel flex flex-col gap-3">
          {people.map((person) => {
            const cents = net.get(person.id) ?? 0;
            return (
              <li key={person.id} className="flex items-center gap-3">
                <Avatar name={titleOf(peopleEntity, person)} />
                <div className="min-w-0 flex-1">
                  <p className="flex justify-between gap-3">
                    <span className="truncate font-bold">{titleOf(peopleEntity, person)}</span>
                    <span className="num">
                      {cents === 0 ? copy.even : `${cents > 0 ? copy.getsBack : copy.owes} ${money(Math.abs(cents))}`}
                    </span>
                  </p>
                  {/* Ahead grows to the right of the middle, behind to the left. */}
                  <div className="mt-1 grid h-2 grid-cols-2 overflow-hidden rounded-full bg-line" aria-hidden="true">
                    <span
                      className="justify-self-end bg-accent2"
                      style={{ width: `${cents < 0 ? (-cents / most) * 100 : 0}%` }}
                    />
                    <span className="bg-accent" style={{ width: `${cents > 0 ? (cents / most) * 100 : 0}%` }} />
                  </div>
                </div>
              </li>
            );
          })}
        </ul>
        <ul className="flex flex-col gap-3">
          {people.length > 0 && open.length === 0 && (
            <li className="card panel display [--size:1.25rem]">{copy.allEven}</li>
          )}
          {open.map((payment) => (
            <li
              key={`${payment.from} ${payment.to}`}
              className="card panel flex flex-wrap items-center justify-between gap-3"
            >
              <span className="min-w-0">
                <span className="block">
                  {say(copy.paysTo, { from: nameOf(payment.from), to: nameOf(payment.to) })}
                </span>
                <span className="num display [--size:1.5rem]">{money(payment.cents)}</span>
              </span>
              <Button
                look="primary"
                icon="check"
                aria-label={`${say(copy.paysTo, { from: nameOf(payment.from), to: nameOf(payment.to) })}: ${say(copy.settle, { amount: money(payment.cents) })}`}
                onClick={() => settle(payment)}
              >
                {say(copy.settle, { amount: money(payment.cents) })}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
