import { useFocusWithin, useHover, useMergedRef } from "@mantine/hooks";
import { lazy, Suspense, useEffect, useState, type ReactNode } from "react";
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
  const { hovered, ref: hover } = useHover<HTMLElement>();
  const { focused, ref: focus } = useFocusWithin<HTMLElement>();
  const card = useMergedRef(hover, focus);
  const looking = hovered || focused;
  const Heading = headingLevel === 2 ? "h2" : "h3";

  useEffect(() => {
    if (!looking || planned !== null) return;
    let gone = false;
    planIdea(template.idea).then(
      (made) => {
        if (!gone) setPlanned(made);
      },
      (cause: unknown) => console.warn("The template's trailer could not be planned.", cause),
    );
    return () => {
      gone = true;
    };
  }, [looking, planned, template.idea]);

  return (
    <article className={classes.root} ref={card}>
      <div
        className={classes.stage}
        style={{ background: `linear-gradient(150deg, ${template.gradient[0]}, ${template.gradient[1]})` }}
      >
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
