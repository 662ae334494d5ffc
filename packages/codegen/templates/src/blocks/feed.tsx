import { useState, type FormEvent } from "react";
import { copy, say } from "../copy.ts";
import { presetOf } from "../rules/preset.ts";
import { createRow, titleOf, updateRow } from "../store/change-rows.ts";
import type { EntityDef, Row, RowsProps, Value as FieldValue } from "../store/model.ts";
import { dayOf, dayTimeOf } from "../store/moment.ts";
import { useRows } from "../store/use-rows.ts";
import { useOnce, useVisitor } from "../store/use-setting.ts";
import { ActionButtons } from "../ui/action-buttons.tsx";
import { Avatar } from "../ui/avatar.tsx";
import { Button } from "../ui/button.tsx";
import { fieldOf, formatField } from "../ui/format.ts";
import { Icon } from "../ui/icon.tsx";
import { MoreButton, useMore } from "../ui/more-rows.tsx";
import { RowMenu } from "../ui/row-menu.tsx";
import { RowTitle } from "../ui/row-title.tsx";
import { RowsEmpty } from "../ui/rows-empty.tsx";
import { Section } from "../ui/section.tsx";

interface FeedProps extends RowsProps {
  bodyField: string;
  authorField?: string;
  dateField?: string;
  reactionField?: string;
  reactionLabel?: string;
}

/** What people wrote, newest first, with a place to write on top. */
export function Feed(props: FeedProps) {
  const { id, title, note, entity, where, sort, limit, dateField } = props;
  const rows = useRows(entity, {
    where,
    sort: sort ?? (dateField === undefined ? undefined : { field: dateField, direction: "desc" }),
    limit,
  });
  const { visible, more } = useMore(rows);
  return (
    <Section id={id} title={title} note={note} label={entity.plural}>
      <Composer {...props} />
      {rows.length === 0 && <RowsEmpty entity={entity} />}
      <ul className="feed">
        {visible.map((row) => (
          <Post key={row.id} row={row} {...props} />
        ))}
      </ul>
      <MoreButton more={more} />
    </Section>
  );
}

function Composer({ entity, where, bodyField, authorField, dateField }: FeedProps) {
  const [text, setText] = useState("");
  const visitor = useVisitor();
  const label = fieldOf(entity, bodyField).name;
  const send = (event: FormEvent) => {
    event.preventDefault();
    const body = text.trim();
    if (body === "") return;
    const values: Record<string, FieldValue> = {
      ...presetOf(entity, where),
      ...firstValues(entity),
      [bodyField]: body,
    };
    if (entity.titleField !== bodyField && values[entity.titleField] === undefined)
      values[entity.titleField] = body.length > 48 ? `${body.slice(0, 47)}…` : body;
    if (authorField !== undefined && fieldOf(entity, authorField).type !== "relation")
      values[authorField] = visitor.name;
    if (dateField !== undefined)
      values[dateField] =
        fieldOf(entity, dateField).type === "date" ? dayOf(new Date(Date.now())) : dayTimeOf(new Date(Date.now()));
    createRow(entity, values);
    setText("");
  };
  return (
    <form className="card composer" onSubmit={send}>
      <Avatar name={visitor.name} />
      <textarea
        className="input"
        rows={2}
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" look="primary" icon="send">
        {copy.post}
      </Button>
    </form>
  );
}

/** Choices that must be made start with their first option. */
function firstValues(entity: EntityDef): Record<string, FieldValue> {
  const required = entity.fields.filter(
    (field) => field.required === true && field.type === "choice" && field.default === undefined,
  );
  return Object.fromEntries(required.map((field) => [field.id, field.options?.[0] ?? null]));
}

function Post({
  row,
  entity,
  bodyField,
  authorField,
  dateField,
  reactionField,
  reactionLabel,
  actions,
}: FeedProps & { row: Row }) {
  const author = authorField === undefined ? titleOf(entity, row) : formatField(entity, row, authorField);
  const body = formatField(entity, row, bodyField);
  const named =
    authorField !== undefined &&
    entity.titleField !== bodyField &&
    !body.startsWith(titleOf(entity, row).replace(/…$/, ""));
  return (
    <li className="card post">
      <div className="post-head">
        <Avatar name={author} />
        <div className="min-w-0 flex-1">
          <p className="post-author">{author}</p>
          {dateField !== undefined && <p className="post-date">{formatField(entity, row, dateField)}</p>}
        </div>
        <RowMenu entity={entity} row={row} />
      </div>
      {named && (
        <h3 className="card-title">
          <RowTitle entity={entity} row={row} />
        </h3>
      )}
      <p className="post-body">{body}</p>
      {(reactionField !== undefined || actions !== undefined) && (
        <div className="post-end">
          {reactionField !== undefined && (
            <Reaction
              entity={entity}
              row={row}
              field={reactionField}
              label={reactionLabel ?? fieldOf(entity, reactionField).name}
            />
          )}
          <ActionButtons entity={entity} row={row} actions={actions} />
        </div>
      )}
    </li>
  );
}

function Reaction({ entity, row, field, label }: { entity: EntityDef; row: Row; field: string; label: string }) {
  const [done, setDone] = useOnce(`${entity.id}:${row.id}:${field}`);
  const count = Number(row[field] ?? 0);
  const react = () => {
    updateRow(entity, row.id, { [field]: count + (done ? -1 : 1) });
    setDone(!done);
  };
  return (
    <button
      type="button"
      className="chip reaction"
      aria-pressed={done}
      aria-label={say(copy.reactTo, { label, n: count })}
      onClick={react}
    >
      <Icon name="heart" className="size-4" />
      {label} <span className="num">{count}</span>
    </button>
  );
}
