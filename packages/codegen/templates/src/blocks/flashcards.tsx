import { useState } from "react";
import { copy, say } from "../copy.ts";
import { isDue, reviewCard } from "../rules/leitner.ts";
import { updateRow } from "../store/change-rows.ts";
import type { RowsProps } from "../store/model.ts";
import { dayOf } from "../store/moment.ts";
import { useNow } from "../store/use-now.ts";
import { useRows } from "../store/use-rows.ts";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { formatField, formatMoment } from "../ui/format.ts";
import { AddButton } from "../ui/row-dialog.tsx";
import { RowsEmpty } from "../ui/rows-empty.tsx";
import { Section } from "../ui/section.tsx";

interface FlashcardsProps extends RowsProps {
  frontField: string;
  backField: string;
  boxField: string;
  dueField: string;
}

/** Cards to learn in five boxes: what is known comes back later, what is not comes back today. */
export function Flashcards({
  id,
  title,
  note,
  entity,
  where,
  limit,
  frontField,
  backField,
  boxField,
  dueField,
}: FlashcardsProps) {
  const rows = useRows(entity, { where, limit, sort: { field: dueField, direction: "asc" } });
  const [open, setOpen] = useState<string | null>(null);
  // Cards not known this round wait behind the others.
  const [later, setLater] = useState<readonly string[]>([]);
  const today = dayOf(new Date(useNow(60_000)));
  const due = rows
    .filter((row) => isDue(row[dueField], today))
    .sort((a, b) => later.indexOf(a.id) - later.indexOf(b.id));
  const card = due[0];
  const next = rows
    .map((row) => String(row[dueField] ?? ""))
    .filter((day) => day > today)
    .sort()[0];
  const answer = (known: boolean) => {
    if (card === undefined) return;
    const review = reviewCard(Number(card[boxField]), known, today);
    updateRow(entity, card.id, { [boxField]: review.box, [dueField]: review.due });
    setLater([...later.filter((other) => other !== card.id), ...(known ? [] : [card.id])]);
    setOpen(null);
  };
  return (
    <Section
      id={id}
      title={title}
      note={note}
      label={entity.plural}
      tools={<AddButton entity={entity} look="secondary" />}
    >
      {rows.length === 0 && <RowsEmpty entity={entity} />}
      {card && (
        <div className="mx-auto flex w-full max-w-xl flex-col gap-4">
          <button
            type="button"
            className="card grid min-h-64 w-full cursor-pointer content-center gap-4 p-6 text-center"
            aria-expanded={open === card.id}
            onClick={() => setOpen(open === card.id ? null : card.id)}
          >
            <span
              className={`display text-balance ${open === card.id ? "text-muted [--size:1.25rem]" : "[--size:1.875rem]"}`}
            >
              {formatField(entity, card, frontField)}
            </span>
            {open === card.id ? (
              <span className="border-t border-line pt-4 display [--size:1.875rem] text-balance">
                {formatField(entity, card, backField)}
              </span>
            ) : (
              <span className="text-sm text-muted">{copy.flip}</span>
            )}
          </button>
          <div className="grid grid-cols-2 gap-3">
            <Button
              className="w-full justify-center"
              icon="rotate-ccw"
              disabled={open !== card.id}
              onClick={() => answer(false)}
            >
              {copy.notYet}
            </Button>
            <Button
              look="primary"
              className="w-full justify-center"
              icon="check"
              disabled={open !== card.id}
              onClick={() => answer(true)}
            >
              {copy.knewIt}
            </Button>
          </div>
        </div>
      )}
      {rows.length > 0 && card === undefined && (
        <EmptyState
          title={copy.allLearned}
          {...(next !== undefined && { hint: say(copy.nextDue, { date: formatMoment(next) }) })}
        />
      )}
      {rows.length > 0 && (
        <>
          <p className="num mt-4 text-center text-sm text-muted" role="status">
            {say(copy.dueNow, { n: due.length })}
          </p>
          <ol className="mx-auto mt-2 flex w-full max-w-xl items-end gap-2">
            {[1, 2, 3, 4, 5].map((box) => {
              const count = rows.filter((row) => (Number(row[boxField]) || 1) === box).length;
              return (
                <li key={box} className="flex flex-1 flex-col items-center gap-1 text-xs text-muted">
                  <span className="num">{count}</span>
                  <span
                    className="w-full rounded-t-control bg-accent"
                    style={{ height: `${4 + (count / rows.length) * 64}px`, opacity: 0.35 + box * 0.13 }}
                    aria-hidden="true"
                  />
                  <span>{say(copy.box, { n: box })}</span>
                </li>
              );
            })}
          </ol>
        </>
      )}
    </Section>
  );
}
