import { useState } from "react";
import { explainError } from "../../api/explain-error.ts";
import { FieldRefusal } from "../../api/functions.ts";

/** What the server refused: under the field it named, or for the whole form. */
export interface Refusals {
  of(field: string): string | undefined;
  whole: string | null;
  take(cause: unknown): void;
  clear(): void;
}

/** Keeps the refusal of a form until the next change. `fields` are those the form can show a refusal under. */
export function useRefusals(fields: readonly string[]): Refusals {
  const [refusal, setRefusal] = useState<{ field: string | null; text: string } | null>(null);
  return {
    of: (field) => (refusal?.field === field ? refusal.text : undefined),
    whole: refusal !== null && refusal.field === null ? refusal.text : null,
    take(cause) {
      const { message, hint } = explainError(cause);
      const field = cause instanceof FieldRefusal && fields.includes(cause.field) ? cause.field : null;
      setRefusal({ field, text: hint === undefined ? message : `${message} ${hint}` });
    },
    clear: () => setRefusal(null),
  };
}
