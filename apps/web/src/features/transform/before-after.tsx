import { useState, type CSSProperties, type ReactNode } from "react";
import classes from "./before-after.module.css";

interface BeforeAfterProps {
  before: ReactNode;
  after: ReactNode;
  /** Width / height of each. Pictures of unlike shapes stand side by side. */
  ratios: readonly [before: number, after: number];
  /** The after is being made anew. */
  pending?: boolean;
  /** The after may be see-through: a chequered ground shows where. */
  clear?: boolean;
}

/** A picture before and after: one on the other with a divider to drag or to move by the arrow keys. */
export function BeforeAfter({ before, after, ratios, pending = false, clear = false }: BeforeAfterProps) {
  const [share, setShare] = useState(50);
  if (Math.abs(ratios[0] / ratios[1] - 1) > 0.02) {
    return (
      <div className={classes.pair} data-pending={pending || undefined} data-clear={clear || undefined}>
        <figure style={{ flexGrow: ratios[0] }}>
          {before}
          <figcaption>Before</figcaption>
        </figure>
        <figure style={{ flexGrow: ratios[1] }}>
          {after}
          <figcaption>After</figcaption>
        </figure>
      </div>
    );
  }
  return (
    <div
      className={classes.stack}
      data-pending={pending || undefined}
      data-clear={clear || undefined}
      style={{ aspectRatio: ratios[0], "--at": `${share}%`, "--ratio": ratios[0] } as CSSProperties}
    >
      <div className={classes.layer}>{after}</div>
      <div className={classes.layer} data-side="before">
        {before}
      </div>
      <span className={classes.tag} data-side="before" aria-hidden="true">
        Before
      </span>
      <span className={classes.tag} data-side="after" aria-hidden="true">
        After
      </span>
      <input
        className={classes.input}
        type="range"
        min={0}
        max={100}
        step={1}
        value={share}
        aria-label="Divider between before and after"
        aria-valuetext={`${share}% before, ${100 - share}% after`}
        onChange={(event) => setShare(event.currentTarget.valueAsNumber)}
      />
      <span className={classes.divider} aria-hidden="true">
        <span className={classes.grip} />
      </span>
    </div>
  );
}
