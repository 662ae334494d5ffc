import { toast as base, type ExternalToast } from "sonner";

/** The toast that stands in each place, by the place's name. */
const standing = new Map<string, string | number>();
let turn = 0;

/**
 * The id of a toast that takes the place of the one before it. Never the same id twice: Sonner shows a toast nowhere whose id is
 * that of one just fading out.
 */
export function inPlaceOf(place: string): string {
  const before = standing.get(place);
  if (before !== undefined) base.dismiss(before);
  turn += 1;
  const id = `${place} ${turn}`;
  standing.set(place, id);
  return id;
}

/** Sonner's toasts, of which the same error stands there once, however often it happens. */
export const toast = Object.assign((...parts: Parameters<typeof base>): string | number => base(...parts), base, {
  error: (message: string, data: ExternalToast = {}): string | number =>
    base.error(message, { id: `error ${message}`, ...data }),
});
