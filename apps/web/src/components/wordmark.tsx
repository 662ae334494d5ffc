import { Hand } from "./hand.tsx";
import classes from "./wordmark.module.css";

/** 'SayHey' with its waving hand. */
export function Wordmark({ size = 24 }: { size?: number }) {
  return (
    <span className={classes.root} style={{ fontSize: size }}>
      <span className={classes.badge}>
        <Hand size="0.96em" className={classes.hand} />
      </span>
      SayHey
    </span>
  );
}
