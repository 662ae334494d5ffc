import { TextInput } from "@mantine/core";
import type { VersionEntry } from "@sayhey/contract/functions/history";
import { useState } from "react";
import classes from "./history.module.css";

/** The name of a version, a field to write in. */
export function VersionNameField({
  entry: { version, label },
  onName,
}: {
  entry: VersionEntry;
  onName(name: { version: number; label: string | null }): void;
}) {
  const [text, setText] = useState(label ?? "");
  const commit = (): void => {
    const next = text.trim() === "" ? null : text.trim();
    if (next !== label) onName({ version, label: next });
  };
  return (
    <TextInput
      size="xs"
      className={classes.name ?? ""}
      aria-label={`Name of version ${version}`}
      placeholder="Name this version"
      maxLength={80}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === "Enter") event.currentTarget.blur();
        if (event.key === "Escape") setText(label ?? "");
      }}
    />
  );
}
