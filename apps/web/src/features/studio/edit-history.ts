/** A value with the steps that led to it and those that were undone. */
export interface EditHistory<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
  /** What the last step changed; more of the same is one step. Null ends the step. */
  readonly topic: string | null;
}

/** Steps that can be undone. */
const MOST_STEPS = 100;

/** A value without steps. */
export function startHistory<T>(present: T): EditHistory<T> {
  return { past: [], present, future: [], topic: null };
}

/** Goes on to a new value. Steps of the same `topic` one after the other are undone together. */
export function pushEdit<T>(history: EditHistory<T>, present: T, topic: string | null = null): EditHistory<T> {
  if (topic !== null && topic === history.topic) return { ...history, present, future: [] };
  return { past: [...history.past, history.present].slice(-MOST_STEPS), present, future: [], topic };
}

/** Takes the last step back; what has none stays as it is. */
export function undoEdit<T>(history: EditHistory<T>): EditHistory<T> {
  const present = history.past.at(-1);
  if (present === undefined) return history;
  return { past: history.past.slice(0, -1), present, future: [history.present, ...history.future], topic: null };
}

/** Does again what was taken back last. */
export function redoEdit<T>(history: EditHistory<T>): EditHistory<T> {
  const [present, ...future] = history.future;
  if (present === undefined) return history;
  return { past: [...history.past, history.present], present, future, topic: null };
}
