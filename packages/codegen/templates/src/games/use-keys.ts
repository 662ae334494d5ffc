import { useEffect, useRef } from "react";

/** A way to go. */
export type Way = "up" | "down" | "left" | "right";

const WAYS: Readonly<Record<string, Way>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
  w: "up",
  s: "down",
  a: "left",
  d: "right",
};

/** The way that a key goes. */
export const wayOf = (key: string): Way | undefined => WAYS[key.length === 1 ? key.toLowerCase() : key];

/**
 * Hears keys while `isOn`, wherever the focus is as long as nothing is typed into and no button is pressed by them. `onKey` gets the
 * name of the key (`KeyboardEvent.key`) and tells whether it made use of it.
 */
export function useKeys(onKey: (key: string) => boolean, isOn: boolean): void {
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    if (!isOn) return;
    const hear = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest("input, textarea, select, dialog, [contenteditable]")) return;
      if ((event.key === " " || event.key === "Enter") && target?.closest("button, a, summary")) return;
      if (latest.current(event.key)) event.preventDefault();
    };
    window.addEventListener("keydown", hear);
    return () => window.removeEventListener("keydown", hear);
  }, [isOn]);
}
