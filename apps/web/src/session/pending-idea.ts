const KEY = "sayhey.pending-idea";
/** Longer than a sign-up with its mail takes; a forgotten idea must not surprise whoever signs in next. */
const KEPT_MS = 60 * 60_000;

/** An idea on its way through sign-up into a project. */
export interface PendingIdea {
  idea: string;
  /** Becomes the project's id: reloads and second tabs that carry the same idea make one project. */
  requestId: string;
}

/** Keeps an idea over sign-up, also where a mail or another site leads back in a new tab. */
export function keepIdea(idea: string, now = Date.now()): void {
  try {
    const kept = pendingIdea(now);
    const requestId = kept?.idea === idea ? kept.requestId : crypto.randomUUID();
    localStorage.setItem(KEY, JSON.stringify({ idea, requestId, keptAt: now }));
  } catch (cause) {
    // Storage may be switched off; the idea is then typed again on the dashboard.
    console.warn("The idea could not be kept over sign-up.", cause);
  }
}

/** The kept idea, or null when there is none or it was left behind. */
export function pendingIdea(now = Date.now()): PendingIdea | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    if (kept === null || typeof kept !== "object" || !("idea" in kept && "requestId" in kept && "keptAt" in kept))
      return null;
    const { idea, requestId, keptAt } = kept;
    if (typeof idea !== "string" || typeof requestId !== "string" || typeof keptAt !== "number") return null;
    return now - keptAt > KEPT_MS ? null : { idea, requestId };
  } catch (cause) {
    console.warn("The kept idea could not be read.", cause);
    return null;
  }
}

/** The kept idea's words, or null. */
export function peekIdea(): string | null {
  return pendingIdea()?.idea ?? null;
}

/** Lets go of the kept idea: it has become a project, or cannot become one. */
export function dropIdea(): void {
  try {
    localStorage.removeItem(KEY);
  } catch (cause) {
    console.warn("The kept idea could not be taken away.", cause);
  }
}
