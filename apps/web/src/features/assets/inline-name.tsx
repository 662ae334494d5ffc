import { TextInput } from "@mantine/core";
import { LIMITS } from "@sayhey/contract/limits";
import { useState } from "react";
import classes from "./assets.module.css";

interface InlineNameProps {
  name: string;
  editing: boolean;
  onEdit: (editing: boolean) => void;
  onRename: (name: string) => void;
  disabled?: boolean;
}

/** A name that becomes a field when it is clicked: Enter keeps what is typed, Escape what was. */
export function InlineName({ name, editing, onEdit, onRename, disabled = false }: InlineNameProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const end = (keep: boolean) => {
    if (keep && typed !== null && typed.trim() !== "") onRename(typed);
    setTyped(null);
    onEdit(false);
  };
  if (disabled) return <span className={classes.name}>{name}</span>;
  if (!editing) {
    return (
      <button
        type="button"
        className={classes.name}
        title={name}
        onClick={() => onEdit(true)}
        aria-label={`Rename ${name}`}
      >
        {name}
      </button>
    );
  }
  return (
    <TextInput
      size="xs"
      className={classes.rename ?? ""}
      aria-label={`New name of ${name}`}
      maxLength={LIMITS.assetNameLength}
      value={typed ?? name}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => end(true)}
      onKeyDown={(event) => {
        if (event.key === "Enter") event.currentTarget.blur();
        else if (event.key === "Escape") {
          event.stopPropagation();
          end(false);
        }
      }}
      ref={(field) => {
        // A name is changed more often than its extension.
        if (field !== null && typed === null && document.activeElement !== field) {
          field.focus();
          const dot = name.lastIndexOf(".");
          field.setSelectionRange(0, dot > 0 ? dot : name.length);
        }
      }}
    />
  );
}
