import { lazy, Suspense, useRef, useState, type ReactNode } from "react";
import { planIdea, type PlannedIdea } from "../lib/plan-idea.ts";
import type { Template } from "../lib/templates.ts";
import classes from "./live-card.module.css";
import { TemplatePicture } from "./template-picture.tsx";

const LiveTrailer = lazy(() => import("./live-trailer.tsx"));

interface LiveCardProps {
  template: Template;
  headingLevel: 2 | 3;
  /** The card's name: text, or a link that covers the card. */
  children: ReactNode;
  /** What stands below: buttons. */
  actions?: ReactNode;
}

/** A template on its gradient. Pointing at it, or reaching it by keyboard, plays the trailer of its idea. */
export function LiveCard({ template, headingLevel, children, actions }: LiveCardProps) {
  const [planned, setPlanned] = useState<PlannedIdea | null>(null);
  const [looking, setLooking] = useState(false);
  const asked = useRef(false);
  const Heading = headingLevel === 2 ? "h2" : "h3";

  const look = () => {
    setLooking(true);
    if (asked.current) return;
    asked.current = true;
    planIdea(template.idea).then(setPlanned, (cause: unknown) => {
      asked.current = false;
      console.warn("The template's trailer could not be planned.", cause);
    });
  };
  const leave = () => setLooking(false);
  return (
    <article className={classes.root} onPointerEnter={look} onPointerLeave={leave} onFocus={look} onBlur={leave}>
      <div className={classes.stage} style={{ background: `linear-gradient(150deg, ${template.gradient[0]}, ${template.gradient[1]})` }}>
        <TemplatePicture name={template.name} />
        {looking && planned !== null ? (
          <div className={classes.trailer}>
            <Suspense fallback={null}>
              <LiveTrailer storyboard={planned.storyboard} label={`Trailer of ${template.name}`} ambient />
            </Suspense>
          </div>
        ) : null}
      </div>
      <div className={classes.text}>
        <span className={classes.category}>{template.category}</span>
        <Heading className={classes.name}>{children}</Heading>
        <p className={classes.tags}>{template.hashtags.join(" ")}</p>
        {actions}
      </div>
    </article>
  );
}
