import type { LiveLog } from "@sayhey/contract/live";

const MOST_A_SECOND = 20;

/** Hears what goes wrong in the app: what it writes to the console, errors nobody caught, requests that fail. */
export function collectLogs(tell: (entry: LiveLog) => void): void {
  let second = 0;
  let told = 0;
  const log = (level: LiveLog["level"], source: LiveLog["source"], message: string, stack = ""): void => {
    const now = Math.floor(performance.now() / 1000);
    if (now !== second) told = 0;
    second = now;
    // An app that writes without end is not to keep the editor from its work.
    if (++told > MOST_A_SECOND) return;
    tell({ level, source, message: message.slice(0, 2000), stack: stack.slice(0, 8000) });
  };

  const { console } = window;
  for (const [name, level] of [
    ["error", "error"],
    ["warn", "warning"],
  ] as const) {
    const original = console[name].bind(console);
    console[name] = (...values: unknown[]) => {
      original(...values);
      const error = values.find((value) => value instanceof Error);
      log(level, "console", values.map(inWords).join(" "), error?.stack ?? new Error("here").stack ?? "");
    };
  }
  window.addEventListener(
    "error",
    (event: Event) => {
      if (event instanceof ErrorEvent) {
        const at = event.filename === "" ? "" : `${event.filename}:${event.lineno}:${event.colno}`;
        const { error } = event as { error: unknown };
        log("error", "error", event.message, error instanceof Error ? (error.stack ?? at) : at);
        return;
      }
      const target = event.target;
      const address =
        target instanceof HTMLImageElement || target instanceof HTMLScriptElement
          ? target.src
          : target instanceof HTMLLinkElement
            ? target.href
            : "";
      if (address !== "" && !address.startsWith("data:"))
        log("error", "request", `${pathOf(address)} could not be loaded`);
    },
    true,
  );
  window.addEventListener("unhandledrejection", ({ reason }: { reason: unknown }) => {
    log("error", "error", inWords(reason), reason instanceof Error ? (reason.stack ?? "") : "");
  });
  document.addEventListener("securitypolicyviolation", (event) => {
    // Whoever evaluates text gets an error of its own.
    if (event.blockedURI === "eval") return;
    log(
      "error",
      "request",
      `${event.blockedURI} was refused: apps load nothing but their own files (${event.effectiveDirective}).`,
    );
  });
  const { fetch } = window;
  window.fetch = async (...input) => {
    const request = input[0];
    const address = request instanceof Request ? request.url : String(request);
    try {
      const answer = await fetch(...input);
      // A refusal of shared data is the app's own matter; it tells its visitor.
      if (answer.status >= 500 || (answer.status === 404 && !pathOf(address).startsWith("/data")))
        log("error", "request", `${pathOf(address)} answered ${answer.status}`);
      return answer;
    } catch (error) {
      log("error", "request", `${pathOf(address)} could not be reached: ${inWords(error)}`);
      throw error;
    }
  };
}

function pathOf(address: string): string {
  try {
    const { origin, pathname, href } = new URL(address, window.location.href);
    return origin === window.location.origin ? pathname : href;
  } catch {
    return address;
  }
}

function inWords(value: unknown): string {
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (typeof value === "string") return value;
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value);
  }
}
