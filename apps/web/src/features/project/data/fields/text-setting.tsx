import { TextInput } from "@mantine/core";
import { useState } from "react";

interface TextSettingProps {
  label: string;
  value: string;
  placeholder?: string;
  maxLength?: number;
  /** Takes what was typed; a sentence where it cannot be taken. */
  onCommit: (text: string) => string | null;
}

/** A line that is taken when one leaves it or presses Enter: one edit, however much was typed. */
export function TextSetting({ label, value, placeholder, maxLength, onCommit }: TextSettingProps) {
  const [text, setText] = useState(value);
  const [problem, setProblem] = useState<string | null>(null);
  const [seen, setSeen] = useState(value);
  // What was changed elsewhere, by an undo or in another tab, is what stands here.
  if (seen !== value) {
    setSeen(value);
    setText(value);
    setProblem(null);
  }
  const commit = (): void => {
    if (text === value) {
      setProblem(null);
      return;
    }
    setProblem(onCommit(text));
  };
  return (
    <TextInput
      size="sm"
      label={label}
      placeholder={placeholder ?? ""}
      {...(maxLength === undefined ? {} : { maxLength })}
      value={text}
      error={problem ?? undefined}
      onChange={(event) => {
        setText(event.currentTarget.value);
        setProblem(null);
      }}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === "Enter") {
          event.preventDefault();
          commit();
        } else if (event.key === "Escape") {
          setText(value);
          setProblem(null);
        }
      }}
    />
  );
}
