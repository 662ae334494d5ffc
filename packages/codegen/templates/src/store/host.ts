/** Origin of the page this app is framed in, or null when it stands alone or the frame is its own. */
export function hostOrigin(): string | null {
  if (window.parent === window) return null;
  const ancestors = window.location.ancestorOrigins as DOMStringList | undefined;
  const origin = ancestors?.[0] ?? (document.referrer === "" ? null : new URL(document.referrer).origin);
  return origin === window.location.origin ? null : origin;
}

/** Sends a message to the page around this app, and to no other. */
export function postToHost(message: Record<string, unknown>): void {
  const origin = hostOrigin();
  if (origin !== null) window.parent.postMessage({ source: "sayhey-app", ...message }, origin);
}

/** Tells the page around this app about errors nobody caught. */
export function reportErrors(): void {
  window.addEventListener("error", (event) => {
    const stack = event.error instanceof Error ? event.error.stack : undefined;
    postToHost({ type: "error", message: event.message, stack: stack ?? "" });
  });
  window.addEventListener("unhandledrejection", (event) => {
    const reason: unknown = event.reason;
    const isError = reason instanceof Error;
    postToHost({
      type: "error",
      message: isError ? reason.message : String(reason),
      stack: isError ? (reason.stack ?? "") : "",
    });
  });
}
