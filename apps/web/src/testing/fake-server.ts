import type { FunctionInput, FunctionName, FunctionOutput } from "@sayhey/contract/functions";
import { AppError } from "@sayhey/contract/app-error";
import type { AiRunRow } from "@sayhey/contract/ai";
import type { NotificationRow } from "@sayhey/contract/notification";
import type { ProfileRow, ProjectRow } from "@sayhey/contract/rows";
import type { BrandKit } from "@sayhey/contract/settings";
import { afterEach, expect, vi } from "vitest";

/** Rows of the tables that components read. */
interface Tables {
  projects: ProjectRow;
  notifications: NotificationRow;
  ai_runs: AiRunRow;
  brand_kits: BrandKit;
  profiles: ProfileRow;
}

/** What the server answers in a test. Whatever is not in here must not be asked. */
export interface Answers {
  functions?: { [N in FunctionName]?: (input: FunctionInput<N>) => FunctionOutput<N> };
  tables?: { [T in keyof Tables]?: () => readonly Tables[T][] };
}

/** Whoever is signed in. */
export const USER_ID = "5a1e7e57-0000-4000-8000-000000000001";
const SESSION_KEY = "sb-localhost-auth-token";
const STATUS: Readonly<Record<string, number>> = { "bad-request": 400, "not-found": 404, conflict: 409 };

let answers: Answers = {};
/** Calls that no test had foreseen. */
const unforeseen: string[] = [];

/** Signs somebody in and answers, from now on, what the page asks of the server; below the client, which stays the real one. */
export function startFakeServer(given: Answers): void {
  answers = given;
  localStorage.setItem(SESSION_KEY, JSON.stringify(session()));
}

afterEach(() => {
  const asked = unforeseen.splice(0);
  answers = {};
  localStorage.clear();
  sessionStorage.clear();
  expect(asked, "calls that the test has no answer for").toEqual([]);
});

function session(): object {
  const expires = Math.floor(Date.now() / 1000) + 86_400;
  const claims = { sub: USER_ID, role: "authenticated", aal: "aal1", exp: expires };
  const part = (value: object): string => btoa(JSON.stringify(value)).replaceAll("=", "");
  return {
    access_token: `${part({ alg: "HS256", typ: "JWT" })}.${part(claims)}.c2lnbmVk`,
    refresh_token: "refresh",
    token_type: "bearer",
    expires_in: 86_400,
    expires_at: expires,
    user: {
      id: USER_ID,
      email: "mara@example.com",
      aud: "authenticated",
      app_metadata: {},
      user_metadata: { full_name: "Mara Quist" },
      created_at: "2025-01-01T00:00:00Z",
    },
  };
}

function answer(path: string, body: unknown): Response | undefined {
  if (path === "/config.json")
    return Response.json({ supabaseUrl: location.origin, supabaseKey: "key", appsDomain: "localhost" });
  const [, kind, name = ""] = /^\/(functions|rest)\/v1\/([\w-]+)/.exec(path) ?? [];
  if (kind === "rest") {
    const rows = answers.tables?.[name as keyof Tables]?.();
    return rows === undefined ? undefined : Response.json(rows);
  }
  if (kind !== "functions") return undefined;
  const call = answers.functions?.[name as FunctionName] as ((input: unknown) => unknown) | undefined;
  if (call === undefined) return undefined;
  try {
    return Response.json(call(body));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { kind: why, message, hint } = error;
    return Response.json({ error: { kind: why, message, hint } }, { status: STATUS[why] ?? 500 });
  }
}

const OURS = /^\/(?:config\.json$|(?:functions|rest|auth|realtime|uploads|imports)\/v1\b|media\b)/;
const realFetch = globalThis.fetch;
vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
  const request = new Request(input, init);
  const { pathname } = new URL(request.url);
  if (!OURS.test(pathname)) return realFetch(input, init);
  const text = await request.text();
  const found = answer(pathname, text === "" ? null : JSON.parse(text));
  if (found !== undefined) return found;
  unforeseen.push(`${request.method} ${pathname} ${text}`);
  return Response.json({ error: { kind: "internal", message: "The test has no answer." } }, { status: 500 });
});

/** A line on which nothing is ever said: live changes belong to the tests with a server. */
class SilentSocket extends EventTarget {
  readonly readyState = 0;
  send(): void {}
  close(): void {}
}
const RealSocket = globalThis.WebSocket;
vi.stubGlobal(
  "WebSocket",
  new Proxy(RealSocket, {
    construct: (target, [address, protocols]: [string | URL, string[]?]) =>
      String(address).includes("/realtime/v1/") ? new SilentSocket() : new target(address, protocols),
  }),
);
