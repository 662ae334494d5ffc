import { useState } from "react";

/**
 * A number as it is typed: the text to show, what to do when it changes, and what to do once it is left. While it is typed the text stays
 * what was typed, so that '1.' does not become '1'.
 */
export function useTypedNumber(shown: string, onChange: (value: number) => void) {
  const [draft, setDraft] = useState<string | null>(null);
  return {
    text: draft ?? shown,
    type: (text: string) => {
      setDraft(text);
      const number = Number(text.replace(",", "."));
      if (text.trim() !== "" && Number.isFinite(number)) onChange(number);
    },
    leave: () => setDraft(null),
  };
}
