import { useState } from "react";
import { copy, inPhrase, language, say } from "../copy.ts";
import type { EntityDef, Row, Value } from "../store/model.ts";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { RowForm } from "./row-form.tsx";

interface RowDialogProps {
  entity: EntityDef;
  open: boolean;
  onClose: () => void;
  row?: Row | null;
  preset?: Record<string, Value>;
  title?: string;
  submitLabel?: string;
}

/** The form of a row in a dialog. */
export function RowDialog({ entity, open, onClose, row, preset, title, submitLabel }: RowDialogProps) {
  const heading = title ?? say(row ? copy.editOne : copy.addOne, { name: inPhrase(entity.name, language) });
  return (
    <Dialog open={open} title={heading} onClose={onClose}>
      <RowForm
        entity={entity}
        {...(row && { row })}
        {...(preset && { preset })}
        {...(submitLabel !== undefined && { submitLabel })}
        onDone={onClose}
        onCancel={onClose}
      />
    </Dialog>
  );
}

/** 'Add recipe' with the dialog it opens. */
export function AddButton({
  entity,
  preset,
  look = "primary",
}: {
  entity: EntityDef;
  preset?: Record<string, Value>;
  look?: "primary" | "secondary";
}) {
  const [open, setOpen] = useState(false);
  if (entity.offered === true) return null;
  return (
    <>
      <Button look={look} icon="plus" onClick={() => setOpen(true)}>
        {say(copy.addOne, { name: inPhrase(entity.name, language) })}
      </Button>
      <RowDialog entity={entity} open={open} onClose={() => setOpen(false)} {...(preset && { preset })} />
    </>
  );
}
