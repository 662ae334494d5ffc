import type { ReactNode } from "react";
import classes from "./page-section.module.css";

/** One part of a page: what it is about on the left, its contents on the right. `id` is its place in the address; `narrow` is for forms. */
export function PageSection({
  id,
  title,
  text,
  narrow = false,
  children,
}: {
  id: string;
  title: string;
  text: string;
  narrow?: boolean;
  children: ReactNode;
}) {
  return (
    <section id={id} className={classes.section} aria-labelledby={`${id}-title`}>
      <div>
        <h2 id={`${id}-title`} className={classes.title}>
          {title}
        </h2>
        <p className={classes.text}>{text}</p>
      </div>
      <div className={classes.body} data-narrow={narrow || undefined}>
        {children}
      </div>
    </section>
  );
}
