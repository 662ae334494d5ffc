import { useState } from "react";
import { copy } from "../copy.ts";
import type { FieldDef } from "../store/model.ts";

interface ListInputProps {
  field: FieldDef;
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  labelId: string;
}

/** Chips to switch on and off; without given options, words to add. */
export function ListInput({ field, value, onChange, labelId }: ListInputProps) {
  const [draft, setDraft] = useState("");
  const known = [...new Set([...(field.options ?? []), ...value])];
  const flip = (tag: string) =>
    onChange(value.includes(tag) ? value.filter((other) => other !== tag) : [...value, tag]);
  const addDraft = () => {
    const tag = draft.trim();
    if (tag !== "" && !value.includes(tag)) onChange([...value, tag]);
    setDraft("");
  };
  return (
    <div role="group" aria-labelledby={labelId} className="flex flex-wrap items-center gap-2">
      {known.map((tag) => (
        <button key={tag} type="button" className="chip" aria-pressed={value.includes(tag)} onClick={() => flip(tag)}>
          {tag}
        </button>
      ))}
      {field.options === undefined && (
        <input
          className="input w-36"
          aria-labelledby={labelId}
          placeholder={copy.add}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={addDraft}
          onKeyDown={(event) => {
            if (event.key !== "Enter" && event.key !== ",") return;
            event.preventDefault();
            addDraft();
          }}
        />
      )}
    </div>
  );
}
