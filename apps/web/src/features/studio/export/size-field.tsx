import { PLANS, type Plan } from "@sayhey/contract/plans";
import type { RenderSize } from "@sayhey/contract/render";
import classes from "./export.module.css";

const SIZES: readonly { value: RenderSize; name: string; use: string }[] = [
  { value: 720, name: "720p", use: "quick to send" },
  { value: 1080, name: "1080p", use: "for every network" },
  { value: 2160, name: "4K", use: "for big screens" },
];

/** The smallest plan that renders a size. */
function planFor(size: RenderSize): Plan {
  return Object.values(PLANS).find(({ largestRender }) => largestRender >= size) ?? PLANS.studio;
}

interface SizeFieldProps {
  size: RenderSize;
  plan: Plan;
  onChange: (size: RenderSize) => void;
}

/** How large a video is to be; what the plan doesn't render says which one does. */
export function SizeField({ size, plan, onChange }: SizeFieldProps) {
  return (
    <fieldset className={classes.field}>
      <legend>Size</legend>
      <div className={classes.sizes}>
        {SIZES.map(({ value, name, use }) => (
          <label key={value} className={classes.size} data-locked={value > plan.largestRender || undefined}>
            <input
              type="radio"
              name="export-size"
              checked={size === value}
              disabled={value > plan.largestRender}
              onChange={() => onChange(value)}
            />
            <b>{name}</b>
            <span>{value > plan.largestRender ? `with ${planFor(value).title}` : use}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
