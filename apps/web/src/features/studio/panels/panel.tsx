import type { ReactNode } from "react";
import classes from "./panels.module.css";

/** One group of settings with its heading. */
export function Panel({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <section className={classes.panel} aria-label={title}>
      <div className={classes.head}>
        <h2>{title}</h2>
        {action}
      </div>
      {children}
    </section>
  );
}

/** A smaller group inside of a panel. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={classes.group} role="group" aria-label={title}>
      <h3>{title}</h3>
      {children}
    </div>
  );
}
