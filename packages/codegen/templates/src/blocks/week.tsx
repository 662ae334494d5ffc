import { useState } from "react";
import { copy, say } from "../copy.ts";
import { createRow, removeRow, titleOf, updateRow } from "../store/change-rows.ts";
import { addDays as dayAfter, weekOf } from "../rules/days.ts";
import type { EntityDef, Row } from "../store/model.ts";
import { dayOf, parseMoment } from "../store/moment.ts";
import { newValues } from "../store/new-values.ts";
import { entityById } from "../store/store.ts";
import { useNow } from "../store/use-now.ts";
import { useRows } from "../store/use-rows.ts";
import { Button, IconButton } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { formatDay } from "../ui/format-day.ts";
import { fieldOf, formatField, weekdayNames } from "../ui/format.ts";
import { Icon } from "../ui/icon.tsx";
import { Media } from "../ui/media.tsx";
import { Section } from "../ui/section.tsx";

interface WeekProps {
  id: string;
  title?: string;
  note?: string;
  entity: EntityDef;
  dateField: string;
  slotField: string;
  /** Relation to what is planned. */
  itemField: string;
}

interface Place {
  day: string;
  slot: string;
  row: Row | null;
}

/** Seven days with their slots, each to fill with one thing. */
export function Week({ id, title, note, entity, dateField, slotField, itemField }: WeekProps) {
  const rows = useRows(entity);
  const today = dayOf(new Date(useNow(60_000)));
  const [start, setStart] = useState(today);
  const [open, setOpen] = useState<Place | null>(null);
  const days = weekOf(start);
  const slots = fieldOf(entity, slotField).options ?? [];
  const items = entityById(fieldOf(entity, itemField).relation ?? "");
  const names = weekdayNames("short");
  const placeOf = (day: string, slot: string): Place => ({
    day,
    slot,
    row: rows.find((row) => String(row[dateField] ?? "").slice(0, 10) === day && row[slotField] === slot) ?? null,
  });
  const fill = (place: Place, item: Row, kind: EntityDef) => {
    if (place.row) updateRow(entity, place.row.id, { [itemField]: item.id });
    else
      createRow(
        entity,
        newValues(
          entity,
          { [dateField]: place.day, [slotField]: place.slot, [itemField]: item.id },
          titleOf(kind, item),
        ),
        { announce: false },
      );
    setOpen(null);
  };
  return (
    <Section
      id={id}
      title={title}
      note={note}
      label={entity.plural}
      tools={
        <>
          <IconButton
            icon="chevron-left"
            label={copy.weekBefore}
            onClick={() => setStart(dayAfter(days[0] ?? today, -7))}
          />
          <Button look="quiet" onClick={() => setStart(today)}>
            {copy.thisWeek}
          </Button>
          <IconButton
            icon="chevron-right"
            label={copy.weekAfter}
            onClick={() => setStart(dayAfter(days[0] ?? today, 7))}
          />
        </>
      }
    >
      <ol className="grid grid-cols-1 gap-3 lg:grid-cols-7 lg:gap-2">
        {days.map((day, index) => (
          <li
            key={day}
            className={`card panel flex min-w-0 flex-col gap-2 p-3 ${day === today ? "outline-2 outline-accent" : ""}`}
          >
            <h3 className="flex items-baseline gap-2">
              <span className="font-bold">{names[index]}</span>
              <span
                className={`num text-sm ${day === today ? "rounded-full bg-accent px-2 text-on-accent" : "text-muted"}`}
              >
                {Number(day.slice(8))}
              </span>
            </h3>
            <ul className="grid grid-cols-[repeat(auto-fit,minmax(86px,1fr))] gap-2 lg:grid-cols-1">
              {slots.map((slot) => (
                <li key={slot} className="min-w-0">
                  <SlotButton place={placeOf(day, slot)} entity={entity} itemField={itemField} onOpen={setOpen} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <Dialog
        open={open !== null}
        title={open ? `${open.slot}, ${dayName(open.day)}` : ""}
        onClose={() => setOpen(null)}
      >
        {open && items && (
          <ItemPicker
            items={items}
            chosen={open.row?.[itemField] ?? null}
            onPick={(item) => fill(open, item, items)}
            {...(open.row && {
              onFree: () => {
                if (open.row) removeRow(entity, open.row.id);
                setOpen(null);
              },
            })}
          />
        )}
      </Dialog>
    </Section>
  );
}

const dayName = (day: string): string => {
  const date = parseMoment(day);
  return date === null ? day : formatDay(date);
};

function SlotButton({
  place,
  entity,
  itemField,
  onOpen,
}: {
  place: Place;
  entity: EntityDef;
  itemField: string;
  onOpen: (place: Place) => void;
}) {
  const name = place.row ? formatField(entity, place.row, itemField) : "";
  return (
    <button
      type="button"
      {...(!place.row && { "aria-label": say(copy.planSlot, { slot: place.slot, day: dayName(place.day) }) })}
      className={`flex min-h-14 w-full cursor-pointer flex-col rounded-control px-2.5 py-1.5 text-left ${place.row ? "bg-accent text-on-accent" : "border-2 border-dashed border-line hover:border-accent"}`}
      onClick={() => onOpen(place)}
    >
      <span className={`text-xs ${place.row ? "" : "text-muted"}`}>
        {place.slot}
        {place.row && <span className="sr-only">, {dayName(place.day)}: </span>}
      </span>
      {place.row ? (
        <span className="line-clamp-2 text-sm leading-tight font-bold break-words">{name}</span>
      ) : (
        <Icon name="plus" className="size-4 text-muted" />
      )}
    </button>
  );
}

function ItemPicker({
  items,
  chosen,
  onPick,
  onFree,
}: {
  items: EntityDef;
  chosen: unknown;
  onPick: (row: Row) => void;
  onFree?: () => void;
}) {
  const rows = useRows(items);
  const [query, setQuery] = useState("");
  const label = say(copy.search, { name: items.plural });
  const shown = rows.filter((row) =>
    titleOf(items, row).toLocaleLowerCase().includes(query.trim().toLocaleLowerCase()),
  );
  return (
    <div className="flex flex-col gap-3">
      <input
        type="search"
        className="input"
        aria-label={label}
        placeholder={label}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <ul className="flex max-h-96 flex-col gap-1 overflow-y-auto">
        {shown.map((row) => (
          <li key={row.id}>
            <button
              type="button"
              aria-pressed={chosen === row.id}
              className="flex w-full cursor-pointer items-center gap-3 rounded-control p-1.5 text-left hover:bg-ground aria-pressed:bg-ground"
              onClick={() => onPick(row)}
            >
              <Media
                entity={items}
                row={row}
                media="art"
                className="h-11 w-14 shrink-0 overflow-hidden rounded-control"
              />
              <span className="min-w-0 flex-1">{titleOf(items, row)}</span>
              {chosen === row.id && <Icon name="check" />}
            </button>
          </li>
        ))}
      </ul>
      {onFree && (
        <Button icon="x" onClick={onFree}>
          {copy.leaveFree}
        </Button>
      )}
    </div>
  );
}
