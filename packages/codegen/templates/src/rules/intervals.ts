export interface Phase {
  label: string;
  minutes: number;
}
export interface IntervalState {
  /** Index of the phase and round, both from 0. */
  phase: number;
  round: number;
  /** Milliseconds left of the phase, and its whole length. */
  left: number;
  length: number;
  /** Milliseconds from the very start to the end of this phase. */
  endsAt: number;
  over: boolean;
}

/** Where a series of phases stands after some milliseconds. The last phase of the last round is left out when it is a rest. */
export function intervalAt(phases: readonly Phase[], rounds: number, elapsedMs: number): IntervalState {
  const steps = intervalSteps(phases, rounds);
  let endsAt = 0;
  for (const [index, step] of steps.entries()) {
    endsAt += step.length;
    if (elapsedMs < endsAt || index === steps.length - 1)
      return { ...step, endsAt, left: Math.max(0, endsAt - elapsedMs), over: elapsedMs >= endsAt };
  }
  return { phase: 0, round: 0, left: 0, length: 0, endsAt: 0, over: true };
}

/** All phases in order. Nobody rests after the last work. */
export function intervalSteps(
  phases: readonly Phase[],
  rounds: number,
): { phase: number; round: number; length: number }[] {
  const steps = Array.from({ length: rounds }, (_, round) =>
    phases.map((phase, index) => ({ phase: index, round, length: Math.round(phase.minutes * 60_000) })),
  ).flat();
  return phases.length > 1 && rounds > 1 ? steps.slice(0, -1) : steps;
}
