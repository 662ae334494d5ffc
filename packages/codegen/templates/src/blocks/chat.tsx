import { useEffect, useRef, useState, type FormEvent } from "react";
import { copy } from "../copy.ts";
import { createRow } from "../store/change-rows.ts";
import type { EntityDef, Row } from "../store/model.ts";
import { parseMoment } from "../store/moment.ts";
import { newValues, stamp } from "../store/new-values.ts";
import { useRows } from "../store/use-rows.ts";
import { useVisitor } from "../store/use-setting.ts";
import { Avatar } from "../ui/avatar.tsx";
import { Button } from "../ui/button.tsx";
import { formatDay } from "../ui/format-day.ts";
import { fieldOf, formatField } from "../ui/format.ts";
import { Section } from "../ui/section.tsx";

interface ChatProps {
  id: string;
  title?: string;
  note?: string;
  entity: EntityDef;
  bodyField: string;
  authorField: string;
  dateField: string;
}

/** A conversation, oldest first, with the newest in view. */
export function Chat({ id, title, note, entity, bodyField, authorField, dateField }: ChatProps) {
  const rows = useRows(entity, { sort: { field: dateField, direction: "asc" } });
  const visitor = useVisitor();
  const [text, setText] = useState("");
  const log = useRef<HTMLDivElement>(null);
  // Messages sent here carry no author when that field points at people kept in the app.
  const byRelation = fieldOf(entity, authorField).type === "relation";
  const isMine = (row: Row) =>
    byRelation
      ? (row[authorField] ?? null) === null
      : row[authorField] === visitor.name || row[authorField] === copy.you;
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [rows.length]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const body = text.trim();
    if (body === "") return;
    const values = {
      [bodyField]: body,
      [dateField]: stamp(entity, dateField, Date.now()),
      ...(byRelation ? {} : { [authorField]: visitor.name }),
    };
    createRow(entity, newValues(entity, values, body.slice(0, 60)), { announce: false });
    setText("");
  };
  const dayOfRow = (row: Row | undefined): string => String(row?.[dateField] ?? "").slice(0, 10);
  return (
    <Section id={id} title={title} note={note} label={entity.plural}>
      <div className="card panel flex flex-col gap-3">
        <div
          ref={log}
          role="log"
          aria-label={entity.plural}
          tabIndex={0}
          className="max-h-[26rem] min-h-48 overflow-y-auto"
        >
          <ol className="flex min-h-48 flex-col gap-2">
            {rows.length === 0 && <li className="m-auto text-muted">{copy.chatEmpty}</li>}
            {rows.map((row, index) => {
              const mine = isMine(row);
              const author = mine ? visitor.name : formatField(entity, row, authorField);
              const day = parseMoment(row[dateField]);
              const follows =
                index > 0 &&
                formatField(entity, rows[index - 1] ?? row, authorField) === formatField(entity, row, authorField) &&
                dayOfRow(rows[index - 1]) === dayOfRow(row);
              return (
                <li key={row.id} className="contents">
                  {dayOfRow(rows[index - 1]) !== dayOfRow(row) && day && (
                    <span className="self-center rounded-full bg-ground px-3 py-1 text-xs text-muted">
                      {formatDay(day)}
                    </span>
                  )}
                  <div
                    className={`flex max-w-[85%] items-end gap-2 ${mine ? "flex-row-reverse self-end" : "self-start"}`}
                  >
                    {mine ? null : follows ? <span className="w-9 shrink-0" /> : <Avatar name={author} />}
                    <div
                      className={`min-w-0 rounded-2xl px-3.5 py-2 ${mine ? "rounded-br-sm bg-accent text-on-accent" : "rounded-bl-sm border border-line bg-ground"}`}
                    >
                      {!mine && !follows && <p className="text-xs font-bold">{author}</p>}
                      <p className="break-words whitespace-pre-wrap">{formatField(entity, row, bodyField)}</p>
                      <p className={`num text-right text-xs ${mine ? "" : "text-muted"}`}>
                        {String(row[dateField] ?? "").slice(11, 16)}
                      </p>
                    </div>
                  </div>
                </li>
              );
            })}
          </ol>
        </div>
        <form className="flex gap-2" onSubmit={send}>
          <input
            className="input min-w-0 flex-1"
            aria-label={copy.message}
            placeholder={copy.message}
            value={text}
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
          />
          <Button type="submit" look="primary" icon="send">
            {copy.send}
          </Button>
        </form>
      </div>
    </Section>
  );
}
