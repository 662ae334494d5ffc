import { Button, Chip } from "@mantine/core";
import { aspectSchema, type Aspect } from "@sayhey/contract/idea";
import type { Plan } from "@sayhey/contract/plans";
import type { RenderSize } from "@sayhey/contract/render";
import Film from "lucide-react/icons/film";
import { useState } from "react";
import { Refusal } from "../../../shared/plan-limit/refusal.tsx";
import { seconds } from "../stage/timecode.ts";
import classes from "./export.module.css";
import { SizeField } from "./size-field.tsx";
import { VARIANT_LENGTHS, variantsOf, type Variant } from "./variants.ts";

interface VariantsFormProps {
  plan: Plan;
  size: RenderSize;
  onSize: (size: RenderSize) => void;
  /** No render is left. */
  blocked: boolean;
  failure: unknown;
  onStart: (variants: readonly Variant[]) => Promise<void>;
}

/** Which shapes and lengths of a trailer to render at once. */
export function VariantsForm({ plan, size, onSize, blocked, failure, onStart }: VariantsFormProps) {
  const [aspects, setAspects] = useState<readonly Aspect[]>(aspectSchema.options);
  const [lengths, setLengths] = useState<readonly number[]>([10_000]);
  const [starting, setStarting] = useState(false);
  const variants = variantsOf(aspects, lengths);
  const toggled = <T,>(all: readonly T[], one: T): T[] =>
    all.includes(one) ? all.filter((each) => each !== one) : [...all, one];
  return (
    <>
      <fieldset className={classes.field}>
        <legend>Shapes</legend>
        <div className={classes.chips}>
          {aspectSchema.options.map((aspect) => (
            <Chip
              key={aspect}
              variant="light"
              checked={aspects.includes(aspect)}
              onChange={() => setAspects(toggled(aspects, aspect))}
            >
              {aspect}
            </Chip>
          ))}
        </div>
      </fieldset>
      <fieldset className={classes.field}>
        <legend>Lengths</legend>
        <div className={classes.chips}>
          {VARIANT_LENGTHS.map((length) => (
            <Chip
              key={length}
              variant="light"
              checked={lengths.includes(length)}
              onChange={() => setLengths(toggled(lengths, length))}
            >
              {seconds(length)}
            </Chip>
          ))}
        </div>
      </fieldset>
      <SizeField size={size} plan={plan} onChange={onSize} />
      <p className={classes.note}>
        {variants.length === 0
          ? "Choose at least one shape and one length."
          : "Each video is an MP4 and counts as one render. One that fails isn't counted."}
      </p>
      {failure === null ? null : (
        <p className={classes.problem} role="alert">
          <Refusal error={failure} />
        </p>
      )}
      <Button
        size="md"
        disabled={blocked || variants.length === 0}
        loading={starting}
        leftSection={<Film size={18} aria-hidden="true" />}
        onClick={() => {
          setStarting(true);
          void onStart(variants).finally(() => setStarting(false));
        }}
      >
        {variants.length === 1 ? "Render 1 video" : `Render ${variants.length} videos`}
      </Button>
    </>
  );
}
