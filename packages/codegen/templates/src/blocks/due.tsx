import { copy, say } from "../copy.ts";
import { calendarFile } from "../rules/calendar-file.ts";
import { everyOf, nextDue, URGENCIES, urgency } from "../rules/due.ts";
import { presetOf } from "../rules/preset.ts";
import { compareValues } from "../rules/select-rows.ts";
import { titleOf, updateRow } from "../store/change-rows.ts";
import type { Row, RowsProps } from "../store/model.ts";
import { dayOf } from "../store/moment.ts";
import { stamp } from "../store/new-values.ts";
import { readSetting, writeSetting } from "../store/store.ts";
import { useNow } from "../store/use-now.ts";
import { useRows } from "../store/use-rows.ts";
import { ActionButtons } from "../ui/action-buttons.tsx";
import { Button } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { Facts } from "../ui/facts.tsx";
import { formatMoment } from "../ui/format.ts";
import { Icon } from "../ui/icon.tsx";
import { MoreButton, useMore } from "../ui/more-rows.tsx";
import { AddButton } from "../ui/row-dialog.tsx";
import { RowMenu } from "../ui/row-menu.tsx";
import { RowTitle } from "../ui/row-title.tsx";
import { RowsEmpty } from "../ui/rows-empty.tsx";
import { saveFile } from "../ui/save-file.ts";
import { Section } from "../ui/section.tsx";
import { Value } from "../ui/value.tsx";

interface DueProps extends RowsProps {
  dueField: string;
  /** Set to today when done; the due day follows from it. */
  lastField?: string;
  /** How often it comes back; the due day moves on when done. */
  repeatField?: string;
  doneField?: string;
  doneLabel: string;
  facts: readonly string[];
}

const WORDS = {
  overdue: copy.overdue,
  today: copy.today,
  week: copy.nextDays,
  later: copy.later,
  never: copy.withoutDay,
} as const;

/** What is to be done and when, the most urgent first; done sets the next time. */
export function Due(props: DueProps) {
  const { id, title, note, entity, where, limit, dueField, doneField } = props;
  const rows = useRows(entity, { where }).filter((row) => doneField === undefined || row[doneField] !== true);
  const today = dayOf(new Date(useNow(60_000)));
  const { visible, more } = useMore(
    [...rows]
      .sort((a, b) => compareValues(a[dueField] || "9999", b[dueField] || "9999"))
      .slice(0, limit ?? Number.POSITIVE_INFINITY),
  );
  const groups = URGENCIES.map((name) => ({
    name,
    rows: visible.filter((row) => urgency(row[dueField], today) === name),
  })).filter((group) => group.rows.length > 0);
  const dated = rows.filter((row) => typeof row[dueField] === "string" && row[dueField] !== "");
  const remind = () =>
    saveFile(
      `${entity.plural.toLowerCase().replace(/[^a-z0-9]+/g, "-")}.ics`,
      "text/calendar",
      calendarFile(
        entity.plural,
        dated.map((row) => ({ id: row.id, title: titleOf(entity, row), at: String(row[dueField]) })),
        new Date(),
      ),
    );
  return (
    <Section
      id={id}
      title={title}
      note={note}
      label={entity.plural}
      tools={<AddButton entity={entity} preset={presetOf(entity, where)} look="secondary" />}
    >
      {rows.length === 0 &&
        (doneField === undefined ? <RowsEmpty entity={entity} /> : <EmptyState title={copy.allDone} />)}
      {groups.map((group) => (
        <div key={group.name}>
          <h3
            className={`group-title flex items-center gap-1.5 ${group.name === "overdue" ? "text-accent-text!" : ""}`}
          >
            {group.name === "overdue" && <Icon name="triangle-alert" className="size-4" />}
            {WORDS[group.name]} <span className="num">{group.rows.length}</span>
          </h3>
          <ul className="list">
            {group.rows.map((row) => (
              <DueRow key={row.id} row={row} today={today} {...props} />
            ))}
          </ul>
        </div>
      ))}
      <MoreButton more={more} />
      {dated.length > 0 && (
        <Button look="quiet" icon="calendar-plus" className="self-start" onClick={remind}>
          {copy.remindMe}
        </Button>
      )}
    </Section>
  );
}

function DueRow(props: DueProps & { row: Row; today: string }) {
  const { row, today, entity, dueField, doneLabel, facts, actions } = props;
  const due = row[dueField];
  const late = urgency(due, today) === "overdue";
  const name = titleOf(entity, row);
  return (
    <li className={`list-row ${entity.path === undefined ? "" : "card-leads"}`}>
      <div className="list-main">
        <RowTitle entity={entity} row={row} className="list-title" />
        {typeof due === "string" && due !== "" && (
          <p className={`num text-sm ${late ? "font-bold" : "text-muted"}`}>
            <Value entity={entity} row={row} field={dueField} plain />
          </p>
        )}
        <Facts entity={entity} row={row} fields={facts.filter((field) => field !== dueField)} />
      </div>
      <ActionButtons entity={entity} row={row} actions={actions} />
      <Button
        icon="check"
        className="max-sm:size-11 max-sm:p-0! max-sm:[&>span]:sr-only"
        aria-label={`${doneLabel}: ${name}`}
        onClick={() => done(props)}
      >
        {doneLabel}
      </Button>
      <RowMenu entity={entity} row={row} />
    </li>
  );
}

/** Done: ticked off, or noted as of today, or moved on to the next time. */
function done({
  row,
  today,
  entity,
  dueField,
  lastField,
  repeatField,
  doneField,
}: DueProps & { row: Row; today: string }): void {
  const name = titleOf(entity, row);
  const every = repeatField === undefined ? null : everyOf(row[repeatField]);
  if (lastField !== undefined) {
    // What was done today is due again counted from today, however late it was.
    const next = every === null ? null : nextDue(today, every, today).due;
    updateRow(
      entity,
      row.id,
      {
        [lastField]: stamp(entity, lastField, Date.now()),
        ...(next !== null && { [dueField]: `${next}${String(row[dueField] ?? "").slice(10)}` }),
      },
      {
        announce: next === null ? say(copy.doneOne, { name }) : say(copy.nextTime, { name, date: formatMoment(next) }),
      },
    );
    return;
  }
  if (every !== null) {
    // The day of the month it was first set for, which a short month must not change for good.
    const key = `due:${entity.id}:${row.id}`;
    const anchor = readSetting(key);
    const from = String(row[dueField] || today);
    const next = nextDue(from, every, today, typeof anchor === "number" ? anchor : undefined);
    const time = from.slice(10);
    updateRow(
      entity,
      row.id,
      { [dueField]: `${next.due}${time}` },
      { announce: say(copy.nextTime, { name, date: formatMoment(next.due) }) },
    );
    writeSetting(key, next.anchor);
    return;
  }
  updateRow(entity, row.id, doneField === undefined ? { [dueField]: null } : { [doneField]: true }, {
    announce: say(copy.doneOne, { name }),
  });
}
