import { useState } from "react";

/**
 * Text of a field whose value is kept elsewhere and comes back from there a moment later, as from the address: what is typed
 * stands at once, and the field follows when something else changes the value.
 */
export function useTyped(value: string): [typed: string, type: (text: string) => void] {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    // What has been typed since is still on its way there.
    if (typed === seen) setTyped(value);
    setSeen(value);
  }
  return [typed, setTyped];
}
