import { ActionIcon, NativeSelect } from "@mantine/core";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import classes from "./inspector.module.css";

/** A choice out of a list, drawn by the browser: light, and right on a phone. */
export function Pick({
  label,
  bare = false,
  help,
  value,
  options,
  none,
  error,
  onChange,
}: {
  label: string;
  bare?: boolean | undefined;
  help?: string | undefined;
  value: string | undefined;
  options: readonly { value: string; label: string }[];
  /** What nothing is called, where nothing may be chosen. */
  none?: string | undefined;
  error?: string | null | undefined;
  onChange: (value: string | undefined) => void;
}) {
  const known = value === undefined || options.some((option) => option.value === value);
  return (
    <NativeSelect
      size="sm"
      {...(bare ? { "aria-label": label } : { label })}
      {...(help === undefined ? {} : { description: help })}
      error={error ?? null}
      value={value ?? ""}
      onChange={(event) => onChange(event.currentTarget.value === "" ? undefined : event.currentTarget.value)}
      data={[
        ...(none === undefined && value !== undefined ? [] : [{ value: "", label: none ?? "Choose" }]),
        ...(known ? [] : [{ value: value ?? "", label: value ?? "" }]),
        ...options,
      ]}
    />
  );
}

/** A small cross that takes something away. */
export function Remove({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <ActionIcon size="md" aria-label={label} title={label} onClick={onClick}>
      <X size={15} />
    </ActionIcon>
  );
}

/** Controls that belong together, with their name and a problem below. */
export function Cluster({
  label,
  help,
  error,
  children,
}: {
  label: string;
  help?: string | undefined;
  error?: string | null | undefined;
  children: ReactNode;
}) {
  return (
    <div className={classes.cluster} role="group" aria-label={label}>
      <span className={classes.label}>{label}</span>
      {help === undefined ? null : <span className={classes.help}>{help}</span>}
      {children}
      {error ? (
        <p className={classes.problem} role="alert">
          {error}
        </p>
      ) : null}
    </div>
  );
}
