import { lazy, Suspense, useEffect, useState } from "react";
import first from "../../assets/stills/hero-1.webp";
import second from "../../assets/stills/hero-2.webp";
import third from "../../assets/stills/hero-3.webp";
import fourth from "../../assets/stills/hero-4.webp";
import { onFirstSign, prefersStill } from "../../shared/first-sign.ts";
import { planIdea } from "../../shared/plan-idea/plan-idea.ts";
import type { PlannedIdea } from "../../shared/plan-idea/plan-messages.ts";
import { SUGGESTIONS } from "./suggestions.ts";
import classes from "./hero-stage.module.css";

const LiveTrailer = lazy(() => import("../../components/live-trailer.tsx"));

const IDEA = SUGGESTIONS[0];
const MORE_STILLS = [second, third, fourth];

/** An idea and the trailer it becomes: a still of it at first, a cut through stills once loaded, and the trailer itself live. */
export function HeroStage() {
  const [cuts, setCuts] = useState(false);
  const [planned, setPlanned] = useState<PlannedIdea | null>(null);
  const [live, setLive] = useState(false);
  useEffect(() => {
    if (prefersStill()) return;
    let gone = false;
    const begin = (): void => setCuts(true);
    if (document.readyState === "complete") begin();
    else addEventListener("load", begin, { once: true });
    const stopWaiting = onFirstSign(() => {
      planIdea(IDEA).then(
        (made) => {
          if (!gone) setPlanned(made);
        },
        (cause: unknown) => console.warn("The sample trailer could not be planned.", cause),
      );
    });
    return () => {
      gone = true;
      removeEventListener("load", begin);
      stopWaiting();
    };
  }, []);
  return (
    <div className={classes.stage}>
      <p className={classes.bubble}>{IDEA}</p>
      <div className={classes.phone}>
        <img src={first} alt="" width={450} height={800} fetchPriority="high" />
        {cuts && !live
          ? MORE_STILLS.map((still) => <img key={still} src={still} alt="" className={classes.cut} />)
          : null}
        {planned === null ? null : (
          <div className={classes.live}>
            <Suspense fallback={null}>
              <LiveTrailer
                storyboard={planned.storyboard}
                label={`Trailer of ${planned.name}, made from “${IDEA}”`}
                ambient
                quiet
                pausable
                onReady={() => setLive(true)}
              />
            </Suspense>
          </div>
        )}
      </div>
    </div>
  );
}
