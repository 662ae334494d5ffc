import { useState, type FormEvent } from "react";
import { copy, say } from "../copy.ts";
import { createRow } from "../store/change-rows.ts";
import type { EntityDef, Value } from "../store/model.ts";
import { newValues, stamp } from "../store/new-values.ts";
import { useRows } from "../store/use-rows.ts";
import { useVisitor } from "../store/use-setting.ts";
import { Avatar } from "../ui/avatar.tsx";
import { Button } from "../ui/button.tsx";
import { fieldOf, formatField, formatNumber } from "../ui/format.ts";
import { Icon } from "../ui/icon.tsx";
import { MoreButton, useMore } from "../ui/more-rows.tsx";
import { useRowId } from "../ui/page.tsx";
import { RatingInput } from "../ui/rating-input.tsx";
import { RowMenu } from "../ui/row-menu.tsx";
import { Section } from "../ui/section.tsx";

interface ReviewsProps {
  id: string;
  title?: string;
  note?: string;
  entity: EntityDef;
  ratingField: string;
  bodyField: string;
  authorField?: string;
  /** Relation to the row a detail page shows. */
  via?: string;
}

/** What people think: the average, how it comes about, every review, and a place for one's own. */
export function Reviews({ id, title, note, entity, ratingField, bodyField, authorField, via }: ReviewsProps) {
  const about = useRowId();
  const all = useRows(entity);
  const rows = via === undefined || about === null ? all : all.filter((row) => row[via] === about);
  const { visible, more } = useMore(rows);
  const max = fieldOf(entity, ratingField).max ?? 5;
  const ratings = rows.map((row) => Number(row[ratingField] ?? 0)).filter((rating) => rating > 0);
  const average = ratings.length === 0 ? 0 : ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
  return (
    <Section id={id} title={title} note={note} label={entity.plural}>
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-[18rem_1fr]">
        <div className="card panel flex flex-col gap-4">
          {ratings.length > 0 && (
            <div>
              <p className="flex items-baseline gap-2">
                <span className="num display [--size:3rem] leading-none">
                  {formatNumber(Math.round(average * 10) / 10)}
                </span>
                <span className="text-muted">{say(copy.reviewsCount, { n: rows.length })}</span>
              </p>
              <ul className="mt-3 flex flex-col gap-1.5">
                {Array.from({ length: max }, (_, index) => max - index).map((star) => {
                  const count = ratings.filter((rating) => Math.round(rating) === star).length;
                  return (
                    <li key={star} className="num flex items-center gap-2 text-sm">
                      <span className="w-3">{star}</span>
                      <div className="meter flex-1" aria-hidden="true">
                        <span style={{ width: `${(count / ratings.length) * 100}%` }} />
                      </div>
                      <span className="w-5 text-right text-muted">{count}</span>
                    </li>
                  );
                })}
              </ul>
            </div>
          )}
          <ReviewForm
            entity={entity}
            ratingField={ratingField}
            bodyField={bodyField}
            {...(authorField !== undefined && { authorField })}
            preset={via !== undefined && about !== null ? { [via]: about } : {}}
            max={max}
          />
        </div>
        <ul className="flex flex-col gap-3">
          {rows.length === 0 && <li className="card panel text-muted">{copy.noReviews}</li>}
          {visible.map((row) => {
            const author = authorField === undefined ? "" : formatField(entity, row, authorField) || copy.you;
            return (
              <li key={row.id} className="card panel flex gap-3">
                {author !== "" && <Avatar name={author} />}
                <div className="min-w-0 flex-1">
                  {author !== "" && <p className="font-bold">{author}</p>}
                  <Stars value={Number(row[ratingField] ?? 0)} max={max} />
                  <p className="mt-1 break-words">{formatField(entity, row, bodyField)}</p>
                </div>
                <RowMenu entity={entity} row={row} />
              </li>
            );
          })}
          {more !== null && (
            <li className="flex justify-center">
              <MoreButton more={more} />
            </li>
          )}
        </ul>
      </div>
    </Section>
  );
}

function Stars({ value, max }: { value: number; max: number }) {
  return (
    <p className="flex gap-0.5">
      {Array.from({ length: max }, (_, index) => (
        <Icon key={index} name="star" className={`size-4 ${index < Math.round(value) ? "star-on" : "star-off"}`} />
      ))}
      <span className="sr-only">{say(copy.starsOf, { n: value, all: max })}</span>
    </p>
  );
}

interface ReviewFormProps {
  entity: EntityDef;
  ratingField: string;
  bodyField: string;
  authorField?: string;
  preset: Record<string, Value>;
  max: number;
}

function ReviewForm({ entity, ratingField, bodyField, authorField, preset, max }: ReviewFormProps) {
  const visitor = useVisitor();
  const [rating, setRating] = useState(0);
  const [body, setBody] = useState("");
  const [problem, setProblem] = useState(false);
  const labelId = `${entity.id}-your-rating`;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (rating === 0) return setProblem(true);
    const values: Record<string, Value> = { ...preset, [ratingField]: rating, [bodyField]: body.trim() };
    if (authorField !== undefined && fieldOf(entity, authorField).type !== "relation")
      values[authorField] = visitor.name;
    for (const field of entity.fields)
      if (field.required === true && (field.type === "date" || field.type === "dateTime"))
        values[field.id] = stamp(entity, field.id, Date.now());
    createRow(entity, newValues(entity, values, body.trim().slice(0, 60) || visitor.name));
    setRating(0);
    setBody("");
    setProblem(false);
  };
  return (
    <form className="flex flex-col gap-3" onSubmit={send}>
      <p id={labelId} className="field-label">
        {copy.yourRating}
      </p>
      <RatingInput name="rating" max={max} value={rating} onChange={setRating} labelId={labelId} />
      {problem && rating === 0 && (
        <p role="alert" className="text-sm font-bold">
          {copy.rateFirst}
        </p>
      )}
      <textarea
        className="input"
        rows={3}
        aria-label={fieldOf(entity, bodyField).name}
        placeholder={fieldOf(entity, bodyField).name}
        value={body}
        onChange={(event) => setBody(event.target.value)}
      />
      <Button type="submit" look="primary" className="self-start">
        {copy.postReview}
      </Button>
    </form>
  );
}
