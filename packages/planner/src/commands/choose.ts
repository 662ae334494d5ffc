import type { Found, World } from "./command-answer.ts";
import { labelOfTarget, type Match, type Target, type TargetKind } from "./names.ts";
import type { Phrase } from "./read-command.ts";

/** More things to choose from nobody reads. */
const MOST_CHIPS = 6;

/** Does something to the one thing meant, or asks which of several it is. */
export function choose<T extends Target>(
  matches: readonly Match<T>[],
  question: string,
  then: (target: T) => Found | null,
  label: (target: T) => string = labelOfTarget,
): Found | null {
  const [first, ...others] = matches;
  if (!first) return null;
  if (others.length === 0) return then(first.target);
  const chips = matches.slice(0, MOST_CHIPS).flatMap(({ target }) => {
    const found = then(target);
    return found && "ops" in found ? [{ label: label(target), ops: found.ops }] : [];
  });
  const [only] = chips;
  if (chips.length === 1 && only) return { ops: only.ops };
  return chips.length > 1 ? { question, chips } : then(first.target);
}

/** Finds what a phrase means and does something to it; says what is not there. */
export function withTarget<K extends TargetKind>(
  world: World,
  phrase: Phrase,
  kinds: readonly K[],
  question: string,
  then: (target: Extract<Target, { kind: K }>) => Found | null,
): Found | null {
  return choose(world.names.find(phrase, ...kinds), question, then);
}
