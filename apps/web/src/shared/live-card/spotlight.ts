/** How long each preview stays in the light, ms. */
const TURN_MS = 6000;

interface Waiting {
  light: (on: boolean) => void;
  /** It had its turn; each gets one, so that a page comes to rest by itself. */
  done: boolean;
}

const waiting = new Set<Waiting>();
let lit: Waiting | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let held = 0;

function next(): void {
  clearTimeout(timer);
  timer = undefined;
  lit?.light(false);
  lit = null;
  if (held > 0) return;
  lit = [...waiting].find(({ done }) => !done) ?? null;
  if (lit === null) return;
  lit.done = true;
  lit.light(true);
  timer = setTimeout(next, TURN_MS);
}

/** Queues a preview that is in view for its turn in the light. Answers how to leave. */
export function awaitLight(light: (on: boolean) => void): () => void {
  const entry: Waiting = { light, done: false };
  waiting.add(entry);
  if (lit === null) next();
  return () => {
    waiting.delete(entry);
    if (lit === entry) next();
  };
}

/** Puts the light out while someone looks at one preview themselves. Answers how to let it go on. */
export function holdLight(): () => void {
  held += 1;
  next();
  return () => {
    held -= 1;
    if (held === 0) next();
  };
}
