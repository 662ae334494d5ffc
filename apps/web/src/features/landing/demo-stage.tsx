import { lazy, Suspense, useEffect, useRef } from "react";
import { Hand } from "../../components/hand.tsx";
import type { PlannedIdea } from "../../shared/plan-idea/plan-messages.ts";
import classes from "./idea-section.module.css";
import { loadTrailer } from "./use-idea-demo.ts";

const LiveTrailer = lazy(loadTrailer);

interface DemoStageProps {
  idea: string | undefined;
  planned: PlannedIdea | null;
  /** A trailer is being written. */
  waiting: boolean;
}

/** Where the trailer of an idea plays. */
export function DemoStage({ idea, planned, waiting }: DemoStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const isThere = planned !== null;
  useEffect(() => {
    // On a small screen the trailer stands below the box: it must not play unseen.
    if (isThere)
      stage.current?.scrollIntoView({
        block: "nearest",
        behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth",
      });
  }, [isThere]);
  return (
    <div ref={stage} className={classes.stage} data-pending={waiting || undefined}>
      {planned === null || waiting ? (
        <div className={classes.waiting}>
          <Hand size={88} className={classes.hand} />
          <span>{waiting ? "Writing your trailer" : "Your trailer plays here"}</span>
        </div>
      ) : (
        <Suspense fallback={<div className={classes.waiting} />}>
          <LiveTrailer
            key={idea}
            storyboard={planned.storyboard}
            label={`Trailer of ${planned.name}`}
            controls
            ambient
          />
        </Suspense>
      )}
    </div>
  );
}
