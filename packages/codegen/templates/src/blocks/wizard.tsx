import { useRef, useState, type FormEvent } from "react";
import { Link } from "react-router";
import { copy, say } from "../copy.ts";
import { createRow, titleOf } from "../store/change-rows.ts";
import type { EntityDef, FieldDef, Row, Value } from "../store/model.ts";
import { useSetting } from "../store/use-setting.ts";
import { Button } from "../ui/button.tsx";
import { FieldInput } from "../ui/field-input.tsx";
import { problemOf, refusalOf } from "../store/check-row.ts";
import { completeRow } from "../store/store.ts";
import { showToast } from "../ui/toast-store.ts";
import { fieldOf } from "../ui/format.ts";
import { Icon } from "../ui/icon.tsx";
import { Media } from "../ui/media.tsx";
import { startValues, tidyValue } from "../ui/row-form.tsx";
import { Section } from "../ui/section.tsx";
import { Value as Shown } from "../ui/value.tsx";

interface WizardProps {
  id: string;
  title?: string;
  note?: string;
  entity: EntityDef;
  steps: readonly { title: string; note?: string; fields: readonly string[] }[];
  submitLabel: string;
  thanks?: string;
}

/** A form in steps. What was filled in is kept while one is on it, also over a reload. */
export function Wizard({ id, title, note, entity, steps, submitLabel, thanks }: WizardProps) {
  const asked = steps.flatMap((step) => step.fields).map((field) => fieldOf(entity, field));
  const [draft, setDraft] = useSetting<Record<string, Value> | null>(`wizard:${id}`, null);
  const [at, setAt] = useState(0);
  const [tried, setTried] = useState(false);
  const [made, setMade] = useState<Row | null>(null);
  const top = useRef<HTMLDivElement>(null);
  const values = draft ?? startValues(asked, null);
  const fields = (steps[at]?.fields ?? []).map((field) => fieldOf(entity, field));
  const last = at === steps.length;
  const problems = (list: readonly FieldDef[]) =>
    list.some((field) => problemOf(entity, field, tidyValue(values[field.id] ?? null), values) !== undefined);
  const go = (next: number) => {
    setAt(next);
    setTried(false);
    top.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!last) {
      if (!problems(fields)) go(at + 1);
      return;
    }
    // Something may have been emptied on the way back.
    const open = steps.findIndex((step) => problems(step.fields.map((field) => fieldOf(entity, field))));
    if (open >= 0) return go(open);
    const given = Object.fromEntries(asked.map((field) => [field.id, tidyValue(values[field.id] ?? null)]));
    const refusal = refusalOf(entity, completeRow(entity, given), null);
    if (refusal !== null) {
      showToast(refusal.words);
      return go(
        Math.max(
          0,
          steps.findIndex((step) => step.fields.includes(refusal.field)),
        ),
      );
    }
    setMade(createRow(entity, given));
    setDraft(null);
    go(0);
  };
  return (
    <Section id={id} title={title} note={note} label={submitLabel}>
      <div ref={top} tabIndex={-1} className="card panel outline-none">
        {made !== null ? (
          <div className="flex flex-col items-center gap-3 py-5 text-center" role="status">
            <Icon name="circle-check-big" className="size-10 text-accent-text" />
            <p className="empty-title">{thanks ?? say(copy.added, { name: titleOf(entity, made) })}</p>
            <div className="flex flex-wrap justify-center gap-2">
              {entity.path !== undefined && (
                <Link className="btn btn-primary" to={`${entity.path}/${made.id}`}>
                  {say(copy.lookAt, { name: titleOf(entity, made) })}
                </Link>
              )}
              <Button onClick={() => setMade(null)}>{copy.another}</Button>
            </div>
          </div>
        ) : (
          <form className="flex flex-col gap-5" onSubmit={submit} noValidate>
            <Steps names={[...steps.map((step) => step.title), copy.review]} at={at} onGo={go} />
            <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[1fr_16rem]">
              <div className="flex min-w-0 flex-col gap-4">
                <h3 className="display [--size:1.375rem]">{steps[at]?.title ?? copy.review}</h3>
                {steps[at]?.note !== undefined && <p className="-mt-2 text-muted">{steps[at].note}</p>}
                {last ? (
                  <Review entity={entity} fields={asked} values={values} />
                ) : (
                  fields.map((field) => (
                    <FieldInput
                      key={field.id}
                      field={field}
                      value={values[field.id] ?? null}
                      onChange={(value) => setDraft({ ...values, [field.id]: value })}
                      problem={tried ? problemOf(entity, field, values[field.id] ?? null, values) : undefined}
                    />
                  ))
                )}
              </div>
              <Preview entity={entity} values={values} />
            </div>
            <div className="row-form-end">
              {at > 0 && <Button onClick={() => go(at - 1)}>{copy.back}</Button>}
              <Button type="submit" look="primary">
                {last ? submitLabel : copy.next}
              </Button>
            </div>
          </form>
        )}
      </div>
    </Section>
  );
}

function Steps({ names, at, onGo }: { names: readonly string[]; at: number; onGo: (step: number) => void }) {
  return (
    <nav aria-label={say(copy.stepOf, { n: at + 1, all: names.length })}>
      <ol className="flex gap-1.5">
        {names.map((name, index) => (
          <li key={name} className="min-w-0 flex-1">
            <button
              type="button"
              disabled={index >= at}
              aria-current={index === at ? "step" : undefined}
              className="flex min-h-11 w-full cursor-pointer flex-col justify-end gap-1.5 text-left disabled:cursor-default"
              onClick={() => onGo(index)}
            >
              <span className={`truncate text-xs ${index === at ? "font-bold text-ink" : "text-muted max-sm:sr-only"}`}>
                {name}
              </span>
              <span className={`h-1.5 rounded-full ${index <= at ? "bg-accent" : "bg-line"}`} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Review({
  entity,
  fields,
  values,
}: {
  entity: EntityDef;
  fields: readonly FieldDef[];
  values: Record<string, Value>;
}) {
  const row: Row = { ...values, id: "draft" };
  const filled = fields.filter((field) => {
    const value = tidyValue(values[field.id] ?? null);
    return field.type !== "image" && value !== null && value !== false && !(Array.isArray(value) && value.length === 0);
  });
  return (
    <dl className="divide-y divide-line">
      {filled.map((field) => (
        <div key={field.id} className="grid grid-cols-[minmax(6rem,2fr)_5fr] gap-3 py-2">
          <dt className="text-muted">{field.name}</dt>
          <dd className="min-w-0 break-words">
            <Shown entity={entity} row={row} field={field.id} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** How it will look; a row without a picture gets one drawn from its name. */
function Preview({ entity, values }: { entity: EntityDef; values: Record<string, Value> }) {
  const row: Row = { ...values, id: "draft" };
  const name = values[entity.titleField];
  return (
    <div className="overflow-hidden rounded-card border border-line max-lg:hidden" aria-hidden="true">
      <Media entity={entity} row={row} media="art" className="aspect-4/3 w-full" />
      <p className="p-3 display [--size:1.125rem]">{typeof name === "string" && name !== "" ? name : entity.name}</p>
    </div>
  );
}
