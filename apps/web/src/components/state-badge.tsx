import type { ReactNode } from "react";
import classes from "./state-badge.module.css";

/** Colour of a state: Sun for video and work under way, Mint for success, Sky for information, Chili for failure. */
export type Tone = "sun" | "mint" | "sky" | "chili" | "plain";

/** A state in words on its colour. */
export function StateBadge({ tone, children, busy = false }: { tone: Tone; children: ReactNode; busy?: boolean }) {
  return (
    <span className={classes.root} data-tone={tone}>
      <span className={classes.dot} data-busy={busy || undefined} aria-hidden="true" />
      {children}
    </span>
  );
}
