import { useState } from "react";
import { copy } from "../copy.ts";
import type { EntityDef } from "../store/model.ts";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { RowForm } from "./row-form.tsx";

interface HandoverProps {
  entity: EntityDef;
  field: string;
  question: string;
  fields?: readonly string[];
}

/** Sends a question on to the people behind the app, by the form they take messages with. */
export function AssistantHandover({ entity, field, question, fields }: HandoverProps) {
  const [isOpen, setOpen] = useState(false);
  const [isSent, setSent] = useState(false);
  if (isSent) return <p role="status">{copy.handedOver}</p>;
  const asked = (fields ?? entity.fields.map(({ id }) => id)).filter((id) => id !== field);
  return (
    <>
      <Button icon="send" onClick={() => setOpen(true)}>
        {copy.handOver}
      </Button>
      <Dialog open={isOpen} title={copy.handOver} onClose={() => setOpen(false)}>
        <blockquote className="assistant-handed" dir="auto">
          {question}
        </blockquote>
        <RowForm
          entity={entity}
          fields={asked}
          preset={{ [field]: question }}
          submitLabel={copy.send}
          onDone={() => {
            setOpen(false);
            setSent(true);
          }}
          onCancel={() => setOpen(false)}
        />
      </Dialog>
    </>
  );
}
