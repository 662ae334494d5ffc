import { useState, type FormEvent } from "react";
import { copy } from "../copy.ts";
import { createRow } from "../store/change-rows.ts";
import type { EntityDef, Row, Value } from "../store/model.ts";
import { newValues, stamp } from "../store/new-values.ts";
import { useRows } from "../store/use-rows.ts";
import { useVisitor } from "../store/use-setting.ts";
import { Avatar } from "../ui/avatar.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { fieldOf, formatField } from "../ui/format.ts";
import { MoreButton, useMore } from "../ui/more-rows.tsx";
import { RatingInput } from "../ui/rating-input.tsx";
import { RowMenu } from "../ui/row-menu.tsx";
import { RowsEmpty } from "../ui/rows-empty.tsx";
import { Section } from "../ui/section.tsx";
import { Stars } from "../ui/value.tsx";

interface TestimonialsProps {
  id: string;
  title?: string;
  note?: string;
  entity: EntityDef;
  quoteField: string;
  authorField?: string;
  roleField?: string;
  ratingField?: string;
  limit?: number;
}

/** What people say, in their own words. */
export function Testimonials(props: TestimonialsProps) {
  const { id, title, note, entity, limit } = props;
  const rows = useRows(entity, { limit });
  const [open, setOpen] = useState(false);
  const { visible, more } = useMore(rows);
  return (
    <Section
      id={id}
      title={title}
      note={note}
      label={entity.plural}
      tools={
        <Button icon="quote" onClick={() => setOpen(true)}>
          {copy.sayYours}
        </Button>
      }
    >
      {rows.length === 0 && <RowsEmpty entity={entity} />}
      <ul className="gap-4 sm:columns-2 lg:columns-3">
        {visible.map((row, index) => (
          <Quote key={row.id} row={row} first={index === 0} {...props} />
        ))}
      </ul>
      <MoreButton more={more} />
      <Dialog open={open} title={copy.sayYours} onClose={() => setOpen(false)}>
        <QuoteForm {...props} onDone={() => setOpen(false)} />
      </Dialog>
    </Section>
  );
}

function Quote({
  row,
  first,
  entity,
  quoteField,
  authorField,
  roleField,
  ratingField,
}: TestimonialsProps & { row: Row; first: boolean }) {
  const author = (authorField === undefined ? "" : formatField(entity, row, authorField)) || copy.you;
  const role = roleField === undefined ? "" : formatField(entity, row, roleField);
  return (
    <li
      className={`card panel mb-4 flex break-inside-avoid flex-col gap-3 ${first ? "border-l-8 border-l-accent" : ""}`}
    >
      <div className="flex items-start justify-between gap-2">
        {ratingField === undefined ? (
          <span />
        ) : (
          <Stars value={Number(row[ratingField] ?? 0)} max={fieldOf(entity, ratingField).max ?? 5} />
        )}
        <RowMenu entity={entity} row={row} />
      </div>
      <blockquote
        className={`-mt-2 break-words text-pretty ${first ? "display [--size:1.375rem] leading-snug" : "text-lg"}`}
      >
        “{formatField(entity, row, quoteField)}”
      </blockquote>
      <p className="flex items-center gap-2.5">
        <Avatar name={author} />
        <span className="min-w-0">
          <span className="block font-bold">{author}</span>
          {role !== "" && <span className="block text-sm text-muted">{role}</span>}
        </span>
      </p>
    </li>
  );
}

function QuoteForm({
  entity,
  quoteField,
  authorField,
  ratingField,
  onDone,
}: TestimonialsProps & { onDone: () => void }) {
  const visitor = useVisitor();
  const [text, setText] = useState("");
  const [rating, setRating] = useState(0);
  const label = fieldOf(entity, quoteField).name;
  const send = (event: FormEvent) => {
    event.preventDefault();
    const quote = text.trim();
    if (quote === "") return;
    const values: Record<string, Value> = { [quoteField]: quote };
    if (authorField !== undefined) values[authorField] = visitor.name;
    if (ratingField !== undefined && rating > 0) values[ratingField] = rating;
    for (const field of entity.fields)
      if (field.type === "date" || field.type === "dateTime") values[field.id] = stamp(entity, field.id, Date.now());
    createRow(entity, newValues(entity, values, quote.slice(0, 60)));
    onDone();
  };
  return (
    <form className="row-form" onSubmit={send}>
      {ratingField !== undefined && (
        <div className="field">
          <span className="field-label" id={`${entity.id}-quote-rating`}>
            {fieldOf(entity, ratingField).name}
          </span>
          <RatingInput
            name="rating"
            max={fieldOf(entity, ratingField).max ?? 5}
            value={rating}
            onChange={setRating}
            labelId={`${entity.id}-quote-rating`}
          />
        </div>
      )}
      <textarea
        className="input"
        rows={4}
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="row-form-end">
        <Button type="submit" look="primary" disabled={text.trim() === ""}>
          {copy.post}
        </Button>
      </div>
    </form>
  );
}
