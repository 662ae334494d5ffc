import type { ReactNode } from "react";
import { Hand } from "../../components/hand.tsx";
import { PageTitle } from "../../components/page-title.tsx";
import classes from "./auth.module.css";

/** The picture beside every form of the auth page, its title and heading. */
export function AuthFrame({ title, heading, children }: { title: string; heading: string; children: ReactNode }) {
  return (
    <div className={classes.page}>
      <PageTitle title={title} />
      <div className={classes.poster} aria-hidden="true">
        <Hand className={classes.hand} size="min(46vw, 420px)" />
        <p className={classes.shout}>
          Type an idea.
          <br />
          Get the app
          <br />
          and its trailer.
        </p>
      </div>
      <div className={classes.side}>
        <div className={classes.form}>
          <h1 className={classes.title}>{heading}</h1>
          {children}
        </div>
      </div>
    </div>
  );
}
