import { hashText } from "@sayhey/contract/random";
import classes from "./blank-screen.module.css";

/** Widths of what a drawn page lists, %. */
const ROWS = [
  [72, 44],
  [58, 62],
  [80, 36],
] as const;

/** A phone with the app's name on it and the lines of a page: stands where there is no picture of the app yet. */
export function BlankScreen({ name, seed }: { name: string; seed: string }) {
  const turn = hashText(seed) % ROWS.length;
  return (
    <span className={classes.root} aria-hidden="true">
      <span className={classes.head}>
        <span className={classes.name} dir="auto">
          {name}
        </span>
      </span>
      <span className={classes.hero} />
      {[...ROWS.slice(turn), ...ROWS.slice(0, turn)].map(([long, short]) => (
        <span key={long} className={classes.row}>
          <i />
          <span>
            <b style={{ width: `${long}%` }} />
            <b style={{ width: `${short}%` }} />
          </span>
        </span>
      ))}
    </span>
  );
}
