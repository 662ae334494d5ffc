import { lazy, Suspense, useEffect, useRef, useState, type FocusEvent, type ReactNode } from "react";
import { onFirstSign, prefersStill } from "../first-sign.ts";
import { planIdea } from "../plan-idea/plan-idea.ts";
import type { PlannedIdea } from "../plan-idea/plan-messages.ts";
import { awaitLight, holdLight } from "./spotlight.ts";
import type { Template } from "@sayhey/planner/templates";
import classes from "./live-card.module.css";

const LiveTrailer = lazy(() => import("../../components/live-trailer.tsx"));

interface LiveCardProps {
  template: Template;
  /** Address of a still of its trailer. */
  still: string;
  headingLevel: 2 | 3;
  /** Takes turns in playing with the other cards in view, without being pointed at. */
  takesTurns?: boolean;
  /** The card's name: text, or a link that covers the card. */
  children: ReactNode;
  /** Makes the hashtags buttons. */
  onTag?: (tag: string) => void;
  /** What stands below: buttons. */
  actions?: ReactNode;
}

/** A template on its gradient. Pointing at it, reaching it by keyboard, or its turn in view plays the trailer of its idea. */
export function LiveCard({
  template,
  still,
  headingLevel,
  takesTurns = false,
  children,
  onTag,
  actions,
}: LiveCardProps) {
  const [planned, setPlanned] = useState<PlannedIdea | null>(null);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [lit, setLit] = useState(false);
  const card = useRef<HTMLElement>(null);
  const looking = pointed || focused;
  const plays = looking || lit;
  const Heading = headingLevel === 2 ? "h2" : "h3";

  useEffect(() => (looking ? holdLight() : undefined), [looking]);

  useEffect(() => {
    const element = card.current;
    if (!takesTurns || element === null || prefersStill()) return;
    let leave = (): void => {};
    const watch = new IntersectionObserver(
      (entries) => {
        leave();
        leave = entries.at(-1)?.isIntersecting === true ? awaitLight(setLit) : () => {};
      },
      { threshold: 0.8 },
    );
    const stopWaiting = onFirstSign(() => watch.observe(element));
    return () => {
      stopWaiting();
      watch.disconnect();
      leave();
    };
  }, [takesTurns]);

  useEffect(() => {
    if (!plays || planned !== null) return;
    let gone = false;
    planIdea({ template: template.slug, name: "", twist: "" }).then(
      (made) => {
        if (!gone) setPlanned(made);
      },
      (cause: unknown) => console.warn("The template's trailer could not be planned.", cause),
    );
    return () => {
      gone = true;
    };
  }, [plays, planned, template.slug]);

  return (
    <article
      className={classes.root}
      ref={card}
      onPointerEnter={(event) => setPointed(event.pointerType === "mouse")}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={(event: FocusEvent<HTMLElement>) => setFocused(event.currentTarget.contains(event.relatedTarget))}
    >
      <div
        className={classes.stage}
        style={{ background: `linear-gradient(150deg, ${template.gradient[0]}, ${template.gradient[1]})` }}
      >
        <div className={classes.phone} data-plays={plays || undefined}>
          <img src={still} alt="" width={450} height={800} loading="lazy" decoding="async" />
          {plays && planned !== null ? (
            <div className={classes.trailer}>
              <Suspense fallback={null}>
                <LiveTrailer storyboard={planned.storyboard} label={`Trailer of ${template.name}`} ambient quiet />
              </Suspense>
            </div>
          ) : null}
        </div>
      </div>
      <div className={classes.text}>
        <span className={classes.category}>{template.category}</span>
        <Heading className={classes.name}>{children}</Heading>
        {onTag === undefined ? (
          <p className={classes.tags}>{template.hashtags.join(" ")}</p>
        ) : (
          <p className={classes.tags}>
            {template.hashtags.map((tag) => (
              <button key={tag} type="button" className={classes.tag} onClick={() => onTag(tag)}>
                {tag}
              </button>
            ))}
          </p>
        )}
        {actions}
      </div>
    </article>
  );
}
