/** A value and what the step away from it is called. */
interface Step<T> {
  readonly value: T;
  /** What was done, for a person: 'Trim Hook'. */
  readonly name: string;
}

/** A value with the steps that led to it and those that were undone. */
export interface EditHistory<T> {
  readonly past: readonly Step<T>[];
  readonly present: T;
  readonly future: readonly Step<T>[];
  /** What the last step changed; more of the same is one step. Null ends the step. */
  readonly topic: string | null;
}

/** Steps that can be undone. */
const MOST_STEPS = 100;

/** A value without steps. */
export function startHistory<T>(present: T): EditHistory<T> {
  return { past: [], present, future: [], topic: null };
}

/** Goes on to a new value by a step of that name. Steps of the same `topic` one after the other are undone together. */
export function pushEdit<T>(
  history: EditHistory<T>,
  present: T,
  name: string,
  topic: string | null = null,
): EditHistory<T> {
  if (topic !== null && topic === history.topic) return { ...history, present, future: [] };
  const past = [...history.past, { value: history.present, name }].slice(-MOST_STEPS);
  return { past, present, future: [], topic };
}

/** Takes the last step back; what has none stays as it is. */
export function undoEdit<T>(history: EditHistory<T>): EditHistory<T> {
  const last = history.past.at(-1);
  if (last === undefined) return history;
  const undone = { value: history.present, name: last.name };
  return { past: history.past.slice(0, -1), present: last.value, future: [undone, ...history.future], topic: null };
}

/** Does again what was taken back last. */
export function redoEdit<T>(history: EditHistory<T>): EditHistory<T> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return {
    past: [...history.past, { value: history.present, name: next.name }],
    present: next.value,
    future,
    topic: null,
  };
}

/** The same steps with every value seen through `change`: what the app under a trailer has changed holds for all of them. */
export function mapHistory<T>(history: EditHistory<T>, change: (value: T) => T): EditHistory<T> {
  const step = ({ value, name }: Step<T>): Step<T> => ({ value: change(value), name });
  return {
    ...history,
    past: history.past.map(step),
    present: change(history.present),
    future: history.future.map(step),
  };
}

/** Ends the running step: what comes next is undone by itself. */
export function endStep<T>(history: EditHistory<T>): EditHistory<T> {
  return history.topic === null ? history : { ...history, topic: null };
}
