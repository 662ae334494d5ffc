import type { ReactNode } from "react";
import { Hand } from "./hand.tsx";
import classes from "./states.module.css";

/** Nothing here yet: says so and what to do next. */
export function Empty({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className={classes.root}>
      <span className={classes.mark} data-tone="sun">
        <Hand size={34} />
      </span>
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.text}>{text}</p>
      {children}
    </div>
  );
}
