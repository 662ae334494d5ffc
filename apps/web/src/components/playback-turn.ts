let pausePresent: (() => void) | null = null;

/** Makes the caller the one live preview that plays; the one before is paused. Answers how to give the turn back. */
export function takeTurn(pause: () => void): () => void {
  if (pausePresent !== pause) pausePresent?.();
  pausePresent = pause;
  return () => {
    if (pausePresent === pause) pausePresent = null;
  };
}
