import { useDebouncedValue } from "@mantine/hooks";
import { useState } from "react";
import { useSearchParams } from "react-router";

/** Letters that are typed become a question after this pause, ms. */
const PAUSE_MS = 200;

/** What of a list is shown, kept in the address: words, filters and the place in it. */
export function useList() {
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState(params.get("q") ?? "");
  const [search] = useDebouncedValue(typed.trim(), PAUSE_MS);
  const change = (changes: Record<string, string>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === "") next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  const from = Number(params.get("from") ?? 0);
  return {
    typed,
    search,
    offset: Number.isSafeInteger(from) && from > 0 ? from : 0,
    value: (name: string): string => params.get(name) ?? "",
    type: (text: string) => {
      setTyped(text);
      change({ q: text.trim(), from: "" });
    },
    /** Chooses a filter and begins at its first line. */
    choose: (name: string, value: string) => change({ [name]: value, from: "" }),
    /** Names something beside the list, which stays where it is. */
    put: (name: string, value: string) => change({ [name]: value }),
    go: (offset: number) => change({ from: offset === 0 ? "" : String(offset) }),
  };
}

/** A list as it is shown. */
export type List = ReturnType<typeof useList>;
