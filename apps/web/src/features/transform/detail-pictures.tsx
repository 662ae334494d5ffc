import type { FunctionOutput } from "@sayhey/contract/functions";
import type { TransformRow } from "@sayhey/contract/transform";
import { useState } from "react";
import { BeforeAfter } from "./before-after.tsx";
import chequered from "./before-after.module.css";
import classes from "./detail.module.css";

/** Two pictures: one on the other with a divider, or side by side where their shapes differ. */
export function DetailPictures({
  row,
  files: { before, after, width, height },
  title,
}: {
  row: TransformRow;
  files: FunctionOutput<"transform-files">;
  title: string;
}) {
  const [beforeRatio, setBeforeRatio] = useState<number | null>(null);
  const beforeName = `Before: ${row.input_name}`;
  const afterName = `After: ${row.input_name} as ${title}`;
  if (after === null) return null;
  const clear = row.kind === "cut-out";
  const afterRatio = width === null || height === null ? 1 : width / height;
  if (before === null)
    return (
      <figure className={classes.figure}>
        <img
          className={`${classes.single ?? ""} ${clear ? (chequered.chequered ?? "") : ""}`}
          src={after}
          alt={afterName}
        />
        <figcaption>The source picture was deleted.</figcaption>
      </figure>
    );
  return (
    <BeforeAfter
      clear={clear}
      ratios={[beforeRatio ?? afterRatio, afterRatio]}
      before={
        <img
          src={before}
          alt={beforeName}
          draggable={false}
          onLoad={({ currentTarget }) => setBeforeRatio(currentTarget.naturalWidth / currentTarget.naturalHeight)}
        />
      }
      after={<img src={after} alt={afterName} draggable={false} />}
    />
  );
}
