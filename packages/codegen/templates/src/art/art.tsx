import { memo, useId } from "react";
import { draw, series, subject } from "./direction.ts";
import { motifOf } from "./motif.ts";
import { hash, random } from "./shapes.ts";

interface ArtProps {
  /** What it shows: the same text always gives the same picture. */
  seed: string;
  /** What kind of thing it is, in a word or two. */
  about?: string;
  className?: string;
  /** Said to those who cannot see it. Without one the picture is decoration. */
  label?: string;
}

/** A picture drawn from a text in the look of this app. Fills its box; the middle of it always shows. */
export const Art = memo(function Art({ seed, about, className = "", label }: ArtProps) {
  const text = seed.replace(/^art:/, "");
  // Ids of patterns and masks must differ between two pictures on one page.
  const id = `art${useId().replace(/[^a-zA-Z0-9]/g, "")}`;
  return (
    <svg
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      className={className}
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      {draw({ rand: random(hash(text) ^ series), motif: motifOf(text, about, subject), id })}
    </svg>
  );
});
