import { useState, type FormEvent } from "react";
import { copy, say } from "../copy.ts";
import { threads, type Thread } from "../rules/threads.ts";
import { createRow, updateRow } from "../store/change-rows.ts";
import type { EntityDef, Row, Value } from "../store/model.ts";
import { newValues, stamp } from "../store/new-values.ts";
import { useRows } from "../store/use-rows.ts";
import { useOnce, useVisitor } from "../store/use-setting.ts";
import { Avatar } from "../ui/avatar.tsx";
import { Button } from "../ui/button.tsx";
import { fieldOf, formatField } from "../ui/format.ts";
import { Icon } from "../ui/icon.tsx";
import { MoreButton, useMore } from "../ui/more-rows.tsx";
import { useRowId } from "../ui/page.tsx";
import { RowMenu } from "../ui/row-menu.tsx";
import { Section } from "../ui/section.tsx";

interface CommentsProps {
  id: string;
  title?: string;
  note?: string;
  entity: EntityDef;
  bodyField: string;
  authorField?: string;
  dateField?: string;
  likesField?: string;
  /** Relation to the row a detail page shows. */
  via?: string;
  /** Relation to the comment that is answered. */
  parentField?: string;
}

/** Answers are set in this many times; deeper ones stay in line. */
const DEEPEST = 2;

/** What people say about something, with answers under it. */
export function Comments(props: CommentsProps) {
  const { id, title, note, entity, dateField, via, parentField } = props;
  const about = useRowId();
  const tied = via !== undefined && about !== null;
  const rows = useRows(entity, {
    ...(tied && { where: [{ field: via, is: "eq" as const, value: about }] }),
    ...(dateField !== undefined && { sort: { field: dateField, direction: "asc" as const } }),
  });
  const top = threads(rows, (row) => (parentField === undefined ? null : row[parentField]));
  const { visible, more } = useMore(top);
  const preset = tied ? { [via]: about } : {};
  return (
    <Section id={id} title={title} note={note} label={entity.plural}>
      <Composer {...props} preset={preset} />
      {rows.length === 0 && <p className="card panel text-muted">{copy.noComments}</p>}
      <ul className="flex flex-col gap-4">
        {visible.map((thread) => (
          <Comment key={thread.row.id} thread={thread} depth={0} preset={preset} {...props} />
        ))}
      </ul>
      <MoreButton more={more} />
    </Section>
  );
}

interface CommentProps extends CommentsProps {
  thread: Thread<Row>;
  depth: number;
  preset: Record<string, Value>;
}

function Comment({ thread: { row, replies }, depth, ...props }: CommentProps) {
  const { entity, bodyField, authorField, dateField, likesField, parentField, preset } = props;
  const [answering, setAnswering] = useState(false);
  const author = (authorField === undefined ? "" : formatField(entity, row, authorField)) || copy.you;
  return (
    <li className="flex gap-3">
      <Avatar name={author} />
      <div className="min-w-0 flex-1">
        <div className="flex items-start gap-2">
          <p className="min-w-0 flex-1 leading-tight">
            <span className="font-bold">{author}</span>
            {dateField !== undefined && (
              <span className="num text-sm text-muted"> · {formatField(entity, row, dateField)}</span>
            )}
          </p>
          <RowMenu entity={entity} row={row} />
        </div>
        <p className="-mt-1 max-w-[62ch] break-words whitespace-pre-line">{formatField(entity, row, bodyField)}</p>
        <div className="mt-1.5 flex flex-wrap gap-2">
          {likesField !== undefined && <Like entity={entity} row={row} field={likesField} author={author} />}
          {parentField !== undefined && (
            <button
              type="button"
              className="chip"
              aria-expanded={answering}
              aria-label={say(copy.replyTo, { name: author })}
              onClick={() => setAnswering(!answering)}
            >
              <Icon name="corner-down-right" className="size-4" />
              {copy.reply}
            </button>
          )}
        </div>
        {answering && parentField !== undefined && (
          <div className="mt-3">
            <Composer
              {...props}
              preset={{ ...preset, [parentField]: row.id }}
              label={say(copy.replyTo, { name: author })}
              onSent={() => setAnswering(false)}
            />
          </div>
        )}
        {replies.length > 0 && (
          <ul className={`mt-4 flex flex-col gap-4 ${depth < DEEPEST ? "" : "-ml-13"}`}>
            {replies.map((reply) => (
              <Comment key={reply.row.id} thread={reply} depth={depth + 1} {...props} />
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

function Like({ entity, row, field, author }: { entity: EntityDef; row: Row; field: string; author: string }) {
  const [done, setDone] = useOnce(`${entity.id}:${row.id}:${field}`);
  const count = Number(row[field] ?? 0);
  return (
    <button
      type="button"
      className="chip"
      aria-pressed={done}
      aria-label={say(copy.likeOne, { name: author, n: count })}
      onClick={() => {
        updateRow(entity, row.id, { [field]: Math.max(0, count + (done ? -1 : 1)) });
        setDone(!done);
      }}
    >
      <Icon name="heart" className="size-4" />
      <span className="num">{count}</span>
    </button>
  );
}

interface ComposerProps extends CommentsProps {
  preset: Record<string, Value>;
  label?: string;
  onSent?: () => void;
}

function Composer({ entity, bodyField, authorField, dateField, preset, label, onSent }: ComposerProps) {
  const [text, setText] = useState("");
  const visitor = useVisitor();
  const name = label ?? fieldOf(entity, bodyField).name;
  const send = (event: FormEvent) => {
    event.preventDefault();
    const body = text.trim();
    if (body === "") return;
    const values: Record<string, Value> = { ...preset, [bodyField]: body };
    if (authorField !== undefined) values[authorField] = visitor.name;
    if (dateField !== undefined) values[dateField] = stamp(entity, dateField, Date.now());
    createRow(entity, newValues(entity, values, body.slice(0, 60)), { announce: false });
    setText("");
    onSent?.();
  };
  return (
    <form className="card flex flex-wrap items-start gap-2.5 p-3" onSubmit={send}>
      <textarea
        className="input min-w-0 flex-[1_1_12rem]"
        rows={2}
        aria-label={name}
        placeholder={name}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" look={label === undefined ? "primary" : "secondary"} icon="send" className="ml-auto">
        {label === undefined ? copy.comment : copy.reply}
      </Button>
    </form>
  );
}
