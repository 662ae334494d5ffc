import { copy, say } from "../copy.ts";
import { guestsOf, type Answer } from "../rules/rsvp.ts";
import { createRow, removeRow, titleOf, updateRow } from "../store/change-rows.ts";
import type { EntityDef, Row, RowsProps } from "../store/model.ts";
import { dayOf, parseMoment } from "../store/moment.ts";
import { newValues } from "../store/new-values.ts";
import { useNow } from "../store/use-now.ts";
import { useRows } from "../store/use-rows.ts";
import { useSetting, useVisitor } from "../store/use-setting.ts";
import { ActionButtons } from "../ui/action-buttons.tsx";
import { Avatar } from "../ui/avatar.tsx";
import { Facts } from "../ui/facts.tsx";
import { fieldOf, formatField, weekdayNames } from "../ui/format.ts";
import { Icon } from "../ui/icon.tsx";
import { AddButton } from "../ui/row-dialog.tsx";
import { RowMenu } from "../ui/row-menu.tsx";
import { RowTitle } from "../ui/row-title.tsx";
import { RowsEmpty } from "../ui/rows-empty.tsx";
import { Section } from "../ui/section.tsx";

interface RsvpProps extends RowsProps {
  dateField: string;
  placesField?: string;
  facts: readonly string[];
  answerEntity: EntityDef;
  /** Relation of an answer to the date. */
  via: string;
  nameField: string;
  /** Choice of the answer: yes, maybe and no, in that order. */
  answerField: string;
}

/** Most faces shown of those who come. */
const MOST_FACES = 8;

/** Dates to come, who will be there, and the visitor's own answer. */
export function Rsvp(props: RsvpProps) {
  const { id, title, note, entity, where, sort, limit, dateField } = props;
  const rows = useRows(entity, { where, sort: sort ?? { field: dateField, direction: "asc" } });
  const today = dayOf(new Date(useNow(60_000)));
  const coming = rows.filter((row) => String(row[dateField] ?? "").slice(0, 10) >= today).slice(0, limit ?? 30);
  return (
    <Section
      id={id}
      title={title}
      note={note}
      label={entity.plural}
      tools={<AddButton entity={entity} look="secondary" />}
    >
      {coming.length === 0 && <RowsEmpty entity={entity} />}
      <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        {coming.map((row) => (
          <li key={row.id}>
            <Occasion row={row} {...props} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Occasion({
  row,
  id,
  entity,
  actions,
  dateField,
  placesField,
  facts,
  answerEntity,
  via,
  nameField,
  answerField,
}: RsvpProps & { row: Row }) {
  const visitor = useVisitor();
  const [mine, setMine] = useSetting<string | null>(`rsvp:${id}:${row.id}`, null);
  const options = fieldOf(answerEntity, answerField).options ?? [];
  const [yes = ""] = options;
  // New rows stand first; places go to those who answered first.
  const answers = [...useRows(answerEntity, { where: [{ field: via, is: "eq", value: row.id }] })].reverse();
  const places = placesField === undefined ? null : row[placesField];
  const guests = guestsOf(
    answers.map((answer): Answer => ({
      id: answer.id,
      name: formatField(answerEntity, answer, nameField),
      answer: String(answer[answerField] ?? ""),
    })),
    yes,
    typeof places === "number" ? places : null,
  );
  const own = answers.find((answer) => answer.id === mine) ?? null;
  const turn = guests.waiting.findIndex((answer) => answer.id === mine);
  const date = parseMoment(row[dateField]);
  const name = titleOf(entity, row);
  const answer = (option: string) => {
    if (own === null) {
      const values = { [via]: row.id, [nameField]: visitor.name, [answerField]: option };
      setMine(createRow(answerEntity, newValues(answerEntity, values, visitor.name), { announce: false }).id);
    } else if (own[answerField] === option) {
      removeRow(answerEntity, own.id, { announce: false });
      setMine(null);
    } else updateRow(answerEntity, own.id, { [answerField]: option });
  };
  return (
    <article className="card panel flex h-full flex-col gap-4" aria-label={name}>
      <div className="flex items-start gap-4">
        {date !== null && (
          <p className="flex w-14 shrink-0 flex-col items-center rounded-control bg-accent py-1.5 text-on-accent">
            <span className="text-xs font-bold">{weekdayNames("short")[(date.getDay() + 6) % 7]}</span>
            <span className="num display [--size:1.5rem] leading-none">{date.getDate()}</span>
          </p>
        )}
        <div className="min-w-0 flex-1">
          <RowTitle entity={entity} row={row} className="display [--size:1.25rem]" />
          <p className="num text-sm text-muted">{formatField(entity, row, dateField)}</p>
        </div>
        <RowMenu entity={entity} row={row} />
      </div>
      <Facts entity={entity} row={row} fields={facts.filter((field) => field !== dateField && field !== placesField)} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="flex -space-x-2" aria-hidden="true">
          {guests.coming.slice(0, MOST_FACES).map((guest) => (
            <Avatar key={guest.id} name={guest.name} className="ring-2 ring-surface" />
          ))}
        </span>
        <p className="num text-sm" role="status">
          <span className="font-bold">{say(copy.comingCount, { n: guests.coming.length })}</span>
          {guests.left !== null && (
            <span className="text-muted">
              {" · "}
              {guests.left === 0 ? copy.allPlacesTaken : say(copy.placesLeft, { n: guests.left })}
            </span>
          )}
          {guests.waiting.length > 0 && (
            <span className="text-muted"> · {say(copy.onWaitingList, { n: guests.waiting.length })}</span>
          )}
        </p>
      </div>
      {guests.left !== null && (
        <div className="meter" aria-hidden="true">
          <span
            style={{
              width: `${(guests.coming.length / Math.max(1, guests.coming.length + guests.left)) * 100}%`,
            }}
          />
        </div>
      )}
      <div className="mt-auto flex flex-wrap gap-2" role="group" aria-label={say(copy.answerFor, { name })}>
        {options.slice(0, 4).map((option, index) => {
          const chosen = own?.[answerField] === option;
          return (
            <button
              key={option}
              type="button"
              aria-pressed={chosen}
              className={`btn flex-1 ${chosen ? "btn-primary" : "btn-secondary"}`}
              onClick={() => answer(option)}
            >
              <Icon name={index === 0 ? "check" : index === 1 ? "circle-help" : "x"} className="size-4.5" />
              {option}
            </button>
          );
        })}
      </div>
      {turn >= 0 && <p className="text-sm font-bold">{say(copy.yourTurn, { n: turn + 1 })}</p>}
      <ActionButtons entity={entity} row={row} actions={actions} />
    </article>
  );
}
