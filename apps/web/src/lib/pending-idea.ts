const KEY = "sayhey.pending-idea";

/** Keeps an idea over sign-up, for this tab only. */
export function keepIdea(idea: string): void {
  try {
    sessionStorage.setItem(KEY, idea);
  } catch (cause) {
    // Storage may be switched off; the idea is then typed again on the dashboard.
    console.warn("The idea could not be kept over sign-up.", cause);
  }
}

/** The kept idea without taking it. */
export function peekIdea(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch (cause) {
    console.warn("The kept idea could not be read.", cause);
    return null;
  }
}

/** Takes the kept idea away and answers it. */
export function takeIdea(): string | null {
  const idea = peekIdea();
  if (idea !== null) sessionStorage.removeItem(KEY);
  return idea;
}
