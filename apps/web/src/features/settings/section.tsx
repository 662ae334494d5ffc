import type { ReactNode } from "react";
import classes from "./settings.module.css";

/** One part of the settings: what it is about on the left, its controls on the right. */
export function Section({
  id,
  title,
  text,
  children,
}: {
  id: string;
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <section id={id} className={classes.section} aria-labelledby={`${id}-title`}>
      <div>
        <h2 id={`${id}-title`} className={classes.sectionTitle}>
          {title}
        </h2>
        <p className={classes.sectionText}>{text}</p>
      </div>
      <div className={classes.sectionBody}>{children}</div>
    </section>
  );
}
