import { lazy, Suspense, useEffect, useState } from "react";
import { Hand } from "../../components/hand.tsx";
import { planIdea, type PlannedIdea } from "../../lib/plan-idea.ts";
import classes from "./landing.module.css";
import { SUGGESTIONS } from "./idea-demo.ts";

const LiveTrailer = lazy(() => import("../../components/live-trailer.tsx"));

const IDEA = SUGGESTIONS[2];

/** The visitor asked for as little data as possible. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, "connection");
  return (
    connection !== null && typeof connection === "object" && "saveData" in connection && connection.saveData === true
  );
}

/** An idea and the trailer it becomes, planned and played in the visitor's own browser once the page is at rest. */
export function HeroStage() {
  const [planned, setPlanned] = useState<PlannedIdea | null>(null);
  useEffect(() => {
    if (savesData()) return;
    let gone = false;
    // The picture below stands until then; a visitor on a slow line never waits for it.
    const timer = setTimeout(() => {
      planIdea(IDEA).then(
        (made) => {
          if (!gone) setPlanned(made);
        },
        (cause: unknown) => console.warn("The sample trailer could not be planned.", cause),
      );
    }, 1200);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, []);
  return (
    <div className={classes.stage}>
      <p className={classes.bubble}>{IDEA}</p>
      <div className={classes.phone}>
        {planned === null ? (
          <div className={classes.standIn} aria-hidden="true">
            <Hand size={120} />
          </div>
        ) : (
          <Suspense fallback={<div className={classes.standIn} />}>
            <LiveTrailer
              storyboard={planned.storyboard}
              label={`Trailer of ${planned.name}, made from “${IDEA}”`}
              ambient
            />
          </Suspense>
        )}
      </div>
    </div>
  );
}
