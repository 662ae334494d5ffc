import type { KeyboardEvent } from "react";

/** Where to go once a cell is done. */
export type Leave = "down" | "up" | "right" | "left" | "stay";

/** What Enter and Tab mean in a cell. */
export function leaveBy(event: KeyboardEvent): Leave | null {
  if (event.key === "Enter") return event.shiftKey ? "up" : "down";
  return event.key === "Tab" ? (event.shiftKey ? "left" : "right") : null;
}
