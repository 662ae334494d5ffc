import { copy, say } from "../copy.ts";
import { streakOf } from "../rules/streaks.ts";
import type { EntityDef } from "../store/model.ts";
import { addDays, dayOf } from "../store/moment.ts";
import { useRows } from "../store/use-rows.ts";
import { weekdayNames } from "../ui/format.ts";
import { Icon } from "../ui/icon.tsx";
import { AddButton } from "../ui/row-dialog.tsx";
import { Section } from "../ui/section.tsx";

/** Days in a row with something to show for them. */
export function Streak({
  id,
  title,
  note,
  entity,
  dateField,
}: {
  id: string;
  title?: string;
  note?: string;
  entity: EntityDef;
  dateField: string;
}) {
  const rows = useRows(entity);
  const now = new Date(Date.now());
  const days = rows.map((row) => String(row[dateField] ?? ""));
  const streak = streakOf(days, dayOf(now));
  const done = new Set(days.map((day) => day.slice(0, 10)));
  const names = weekdayNames("narrow");
  return (
    <Section
      id={id}
      title={title}
      note={note}
      label={copy.streak}
      tools={<AddButton entity={entity} look="secondary" />}
    >
      <div className="card panel streak">
        <div className="streak-now">
          <Icon name="flame" className="size-9" />
          <p>
            <span className="streak-count num">{streak.current}</span>{" "}
            <span className="streak-unit">{say(copy.inARow, { n: streak.current })}</span>
          </p>
        </div>
        <ol className="streak-days">
          {Array.from({ length: 7 }, (_, index) => addDays(now, index - 6)).map((date) => (
            <li key={dayOf(date)} className={done.has(dayOf(date)) ? "streak-day streak-done" : "streak-day"}>
              <span aria-hidden="true">{names[(date.getDay() + 6) % 7]}</span>
              <span className="streak-dot">{done.has(dayOf(date)) && <Icon name="check" className="size-4" />}</span>
              <span className="sr-only">{done.has(dayOf(date)) ? copy.yes : copy.no}</span>
            </li>
          ))}
        </ol>
        <p className="text-muted">{say(copy.longest, { n: streak.longest })}</p>
      </div>
    </Section>
  );
}
