const SIGNS = ["pointermove", "pointerdown", "keydown", "touchstart", "wheel", "scroll"] as const;

let seen = false;
const waiting = new Set<() => void>();

function tell(): void {
  seen = true;
  for (const sign of SIGNS) removeEventListener(sign, tell);
  for (const act of waiting) act();
  waiting.clear();
}

/**
 * Acts once someone moves, scrolls or types: what is only worth fetching for a person who is really there. Answers how to
 * stop waiting.
 */
export function onFirstSign(act: () => void): () => void {
  if (seen) {
    act();
    return () => {};
  }
  if (waiting.size === 0) for (const sign of SIGNS) addEventListener(sign, tell, { passive: true });
  waiting.add(act);
  return () => waiting.delete(act);
}

/** The visitor asked for as little data, or as little movement, as possible: nothing plays before they press play. */
export function prefersStill(): boolean {
  const connection: unknown = Reflect.get(navigator, "connection");
  const savesData =
    connection !== null && typeof connection === "object" && "saveData" in connection && connection.saveData === true;
  return savesData || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
