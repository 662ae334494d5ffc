import { useState } from "react";
import { copy } from "../copy.ts";
import type { EntityDef } from "../store/model.ts";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { RowForm } from "../ui/row-form.tsx";
import { Section } from "../ui/section.tsx";

interface FormProps {
  id: string;
  title?: string;
  note?: string;
  entity: EntityDef;
  fields: readonly string[];
  submitLabel: string;
  thanks?: string;
}

/** A form that stands on the page and keeps a new row. */
export function Form({ id, title, note, entity, fields, submitLabel, thanks }: FormProps) {
  const [sent, setSent] = useState(false);
  return (
    <Section id={id} title={title} note={note} label={submitLabel}>
      <div className="card panel">
        {sent && thanks !== undefined ? (
          <div className="thanks" role="status">
            <Icon name="circle-check-big" className="size-10" />
            <p className="empty-title">{thanks}</p>
            <Button onClick={() => setSent(false)}>{copy.sendAnother}</Button>
          </div>
        ) : (
          <RowForm entity={entity} fields={fields} submitLabel={submitLabel} onDone={() => setSent(true)} />
        )}
      </div>
    </Section>
  );
}
