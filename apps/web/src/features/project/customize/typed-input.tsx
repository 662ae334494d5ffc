import { Textarea, TextInput } from "@mantine/core";
import { useEffect, useRef, useState } from "react";

/** Pause after the last key before what was typed is one change, ms. */
const PAUSE = 350;

interface TypedInputProps {
  label: string;
  /** Not shown: something else says it already. */
  bare?: boolean | undefined;
  help?: string | undefined;
  placeholder?: string | undefined;
  value: string;
  max?: number | undefined;
  /** More than one line. */
  long?: boolean | undefined;
  type?: "text" | "number" | "time" | undefined;
  /** What is wrong with what was typed last. */
  error?: string | null | undefined;
  /** Takes what was typed; a sentence where it does not fit. */
  onCommit: (value: string) => string | null | void;
}

/** A field whose typing becomes one change after a pause, on Enter and when it is left. */
export function TypedInput(props: TypedInputProps) {
  const { label, bare, help, placeholder, value, max, long, type = "text", error = null, onCommit } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const latest = useRef({ draft, value, onCommit });
  useEffect(() => {
    latest.current = { draft, value, onCommit };
  });
  const commit = () => {
    clearTimeout(timer.current);
    const { draft: typed, value: before, onCommit: take } = latest.current;
    if (typed === null) return;
    const refused = typed === before ? null : (take(typed) ?? null);
    setProblem(refused);
    // What does not fit stays to be corrected.
    if (refused === null) setDraft(null);
  };
  // What was typed last is kept when the inspector goes on to something else.
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      const { draft: typed, value: before, onCommit: take } = latest.current;
      if (typed !== null && typed !== before) take(typed);
    },
    [],
  );
  const shared = {
    size: "sm",
    ...(bare === true ? { "aria-label": label } : { label }),
    ...(help === undefined ? {} : { description: help }),
    ...(placeholder === undefined ? {} : { placeholder }),
    ...(max === undefined ? {} : { maxLength: max }),
    value: draft ?? value,
    error: problem ?? error,
    onBlur: commit,
  } as const;
  const change = (typed: string) => {
    setDraft(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(commit, PAUSE);
  };
  return long === true ? (
    <Textarea {...shared} autosize minRows={2} maxRows={9} onChange={(event) => change(event.currentTarget.value)} />
  ) : (
    <TextInput
      {...shared}
      type={type}
      onChange={(event) => change(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === "Enter") commit();
        if (event.key === "Escape") {
          setDraft(null);
          setProblem(null);
        }
      }}
    />
  );
}
