import { AppError } from "@sayhey/contract/app-error";
import { unreachable } from "./offline.ts";

/** What the server tells the browser about itself. */
export interface Config {
  supabaseUrl: string;
  supabaseKey: string;
  /** Domain under which generated apps are served, `localhost` on one's own machine. */
  appsDomain: string;
  /** Whether mails leave this server; they lie in its outbox otherwise. */
  sendsMail: boolean;
}

function text(value: unknown, key: string): string {
  if (value === null || typeof value !== "object" || !(key in value)) return "";
  const found: unknown = Reflect.get(value, key);
  return typeof found === "string" ? found : "";
}

/** Reads the body of `/config.json`. Missing settings become "" so that the client names the one it lacks. */
export function parseConfig(body: unknown): Config {
  return {
    supabaseUrl: text(body, "supabaseUrl"),
    supabaseKey: text(body, "supabaseKey"),
    appsDomain: text(body, "appsDomain") || "localhost",
    // Only a server that says so has none: an older one is not known to lack it.
    sendsMail: body === null || typeof body !== "object" || Reflect.get(body, "sendsMail") !== false,
  };
}

let loading: Promise<Config> | undefined;

/**
 * Settings of this server, fetched once.
 * @throws AppError unavailable when the server does not answer.
 */
export function loadConfig(): Promise<Config> {
  loading ??= fetchConfig().catch((cause: unknown) => {
    loading = undefined;
    throw cause;
  });
  return loading;
}

async function fetchConfig(): Promise<Config> {
  let response: Response;
  try {
    response = await fetch("/config.json", { headers: { accept: "application/json" } });
  } catch (cause) {
    throw unreachable(cause);
  }
  if (!response.ok) {
    throw new AppError("unavailable", `SayHey answered ${response.status} instead of its settings.`, {
      hint: "Refresh the page in a moment.",
    });
  }
  const config = parseConfig(await response.json());
  // While developing, Vite passes calls on to the server, so that they stay on one origin.
  return import.meta.env.DEV && config.supabaseUrl !== "" ? { ...config, supabaseUrl: window.location.origin } : config;
}
