import { useId, useState, type FormEvent } from "react";
import { copy } from "../copy.ts";
import { createRow } from "../store/change-rows.ts";
import type { EntityDef, Value } from "../store/model.ts";
import { newValues, stamp } from "../store/new-values.ts";
import { readRows } from "../store/store.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Section } from "../ui/section.tsx";

interface NewsletterProps {
  id: string;
  title?: string;
  note?: string;
  entity: EntityDef;
  emailField: string;
  body?: string;
  submitLabel: string;
  thanks?: string;
}

const ADDRESS = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;

/** One line to leave an email address. */
export function Newsletter(props: NewsletterProps) {
  const { id, title, note, body, thanks = copy.subscribed } = props;
  const [isDone, setDone] = useState(false);
  return (
    <Section id={id} label={title ?? props.submitLabel}>
      <div className="card panel grid items-center gap-x-10 gap-y-4 md:grid-cols-2">
        <div className="flex flex-col gap-1">
          {title !== undefined && <p className="display [--size:1.75rem] leading-tight text-balance">{title}</p>}
          {body !== undefined && <p className="text-muted">{body}</p>}
        </div>
        {isDone ? (
          <p role="status" className="flex items-center gap-3 font-bold">
            <Icon name="circle-check-big" className="size-6 text-accent-text" />
            {thanks}
          </p>
        ) : (
          <AddressForm {...props} onDone={() => setDone(true)} />
        )}
        {note !== undefined && <p className="text-sm text-muted md:col-span-2">{note}</p>}
      </div>
    </Section>
  );
}

function AddressForm({ entity, emailField, submitLabel, onDone }: NewsletterProps & { onDone: () => void }) {
  const [text, setText] = useState("");
  const [problem, setProblem] = useState("");
  const inputId = useId();
  const label = entity.fields.find(({ id }) => id === emailField)?.name ?? entity.name;
  const send = (event: FormEvent) => {
    event.preventDefault();
    const address = text.trim();
    if (!ADDRESS.test(address)) {
      setProblem(copy.emailProblem);
      return;
    }
    const isKnown = readRows(entity.id).some(
      (row) => String(row[emailField] ?? "").toLowerCase() === address.toLowerCase(),
    );
    if (isKnown) {
      setProblem(copy.alreadySubscribed);
      return;
    }
    const values: Record<string, Value> = { [emailField]: address };
    for (const field of entity.fields)
      if (field.type === "date" || field.type === "dateTime") values[field.id] = stamp(entity, field.id, Date.now());
    createRow(entity, newValues(entity, values, address), { announce: false });
    onDone();
  };
  return (
    <form className="flex flex-col gap-2" onSubmit={send} noValidate>
      <label className="field-label" htmlFor={inputId}>
        {label}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={inputId}
          className="input min-w-0 flex-[1_1_200px]"
          type="email"
          autoComplete="email"
          value={text}
          aria-invalid={problem !== ""}
          {...(problem !== "" && { "aria-describedby": `${inputId}-problem` })}
          onChange={(event) => {
            setText(event.target.value);
            setProblem("");
          }}
        />
        <Button type="submit" look="primary">
          {submitLabel}
        </Button>
      </div>
      {problem !== "" && (
        <p id={`${inputId}-problem`} role="alert" className="field-problem">
          {problem}
        </p>
      )}
    </form>
  );
}
