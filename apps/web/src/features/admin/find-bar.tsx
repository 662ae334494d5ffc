import { Select, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./admin.module.css";
import type { List } from "./use-list.ts";

/** Where a list is searched, with what else narrows it. */
export function FindBar({ list, placeholder, children }: { list: List; placeholder: string; children: ReactNode }) {
  return (
    <div className={classes.find}>
      <TextInput
        className={classes.grow ?? ""}
        label="Search"
        type="search"
        placeholder={placeholder}
        value={list.typed}
        onChange={(event) => list.type(event.currentTarget.value)}
      />
      {children}
    </div>
  );
}

interface FindChoiceProps {
  label: string;
  data: { value: string; label: string }[];
  value: string;
  /** What stands for no choice, and is left out of the address. */
  none: string;
  onChoose: (value: string) => void;
}

/** One thing that narrows a list. */
export function FindChoice({ label, data, value, none, onChoose }: FindChoiceProps) {
  return (
    <Select
      size="md"
      label={label}
      allowDeselect={false}
      data={data}
      value={value}
      onChange={(chosen) => onChoose(chosen === none || chosen === null ? "" : chosen)}
    />
  );
}
