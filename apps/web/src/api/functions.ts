import { AppError, type AppErrorKind } from "@sayhey/contract/app-error";
import {
  FUNCTIONS,
  refusalSchema,
  type FunctionInput,
  type FunctionName,
  type FunctionOutput,
} from "@sayhey/contract/functions";
import { loadConfig } from "./config.ts";
import { unreachable } from "./offline.ts";
import { noticeRefusal } from "./session-check.ts";
import { connect } from "./supabase.ts";

const KIND_OF_STATUS: Record<number, AppErrorKind> = {
  400: "bad-request",
  401: "unauthenticated",
  402: "quota",
  403: "forbidden",
  404: "not-found",
  409: "conflict",
  413: "too-large",
  422: "bad-request",
  429: "rate-limited",
  503: "unavailable",
  504: "timeout",
  507: "disk-full",
};

const KINDS = new Set<string>([...Object.values(KIND_OF_STATUS), "cancelled", "internal"]);
const isKind = (kind: string): kind is AppErrorKind => KINDS.has(kind);

/** A refusal of one field of the input, named as a path such as `name` or `scopes.0`. */
export class FieldRefusal extends AppError {
  readonly field: string;

  constructor(kind: AppErrorKind, field: string, message: string, options: { hint?: string }) {
    super(kind, message, options);
    this.field = field;
  }
}

/** Turns a refusal's body and status into the error that the page shows. */
export function refusalError(status: number, body: unknown): AppError {
  const kind = KIND_OF_STATUS[status] ?? "internal";
  const refusal = refusalSchema.safeParse(body);
  if (!refusal.success) {
    return new AppError(kind, `The server answered ${status} without saying why.`, { hint: "Try again in a moment." });
  }
  const { message, hint, kind: named, field } = refusal.data.error;
  const options = hint === undefined ? {} : { hint };
  const known = isKind(named) ? named : kind;
  return field === undefined ? new AppError(known, message, options) : new FieldRefusal(known, field, message, options);
}

/**
 * Calls one backend function with the signed-in person's token, or as a visitor where the function allows it.
 * @throws AppError of the server's kind when it refuses, unavailable when it cannot be reached.
 */
export async function callFunction<N extends FunctionName>(
  name: N,
  input: FunctionInput<N>,
  signal?: AbortSignal,
): Promise<FunctionOutput<N>> {
  const [config, client] = await Promise.all([loadConfig(), connect()]);
  const { data } = await client.auth.getSession();
  const token = data.session?.access_token;
  if (token === undefined && FUNCTIONS[name].auth === "session")
    throw new AppError("unauthenticated", "Auth session missing!", { hint: "Sign in again to continue." });
  let response: Response;
  try {
    response = await fetch(`${config.supabaseUrl}/functions/v1/${name}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        apikey: config.supabaseKey,
        authorization: `Bearer ${token ?? config.supabaseKey}`,
      },
      body: JSON.stringify(input),
      ...(signal === undefined ? {} : { signal }),
    });
  } catch (cause) {
    if (signal?.aborted === true) throw new AppError("cancelled", "Stopped.", { cause });
    throw unreachable(cause);
  }
  const body: unknown = await response.json().catch(() => null);
  // A session that was ended elsewhere goes from this browser too, and the guard leads to the auth page.
  noticeRefusal(client, response.status);
  if (!response.ok) throw refusalError(response.status, body);
  const parsed = FUNCTIONS[name].output.safeParse(body);
  if (!parsed.success) {
    throw new AppError("internal", `The server's answer to ${name} cannot be read.`, {
      cause: parsed.error,
      hint: "Refresh the page: it may be older than the server.",
    });
  }
  // The schema above is the one that FunctionOutput<N> is inferred from; TypeScript cannot follow the lookup by a generic name.
  return parsed.data as FunctionOutput<N>;
}
