import type { ReactNode } from "react";
import classes from "./security.module.css";

interface SectionProps {
  id: string;
  title: string;
  text: string;
  children: ReactNode;
}

/** One part of the page: what it is about on the left, its contents on the right. */
export function Section({ id, title, text, children }: SectionProps) {
  return (
    <section id={id} className={classes.section} aria-labelledby={`${id}-title`}>
      <div>
        <h2 id={`${id}-title`} className={classes.sectionTitle}>
          {title}
        </h2>
        <p className={classes.sectionText}>{text}</p>
      </div>
      <div className={classes.body}>{children}</div>
    </section>
  );
}
