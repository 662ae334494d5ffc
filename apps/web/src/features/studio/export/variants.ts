import { aspectSchema, type Aspect } from "@sayhey/contract/idea";

/** Lengths that a trailer is rendered in at once, ms. */
export const VARIANT_LENGTHS = [6000, 10_000, 15_000] as const;

/** One of several videos of the same trailer. */
export interface Variant {
  aspect: Aspect;
  durationMs: number;
}

/** Names a variant among others. */
export const variantKey = ({ aspect, durationMs }: Variant): string => `${aspect} ${durationMs}`;

/** Every shape in every length, the shapes in the order in which they are offered. */
export function variantsOf(aspects: readonly Aspect[], lengths: readonly number[]): Variant[] {
  const inOrder = aspectSchema.options.filter((aspect) => aspects.includes(aspect));
  return inOrder.flatMap((aspect) =>
    [...lengths].toSorted((a, b) => a - b).map((durationMs) => ({ aspect, durationMs })),
  );
}
