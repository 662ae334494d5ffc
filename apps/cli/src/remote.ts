import { AppError, type AppErrorKind } from "@sayhey/contract/app-error";
import {
  FUNCTIONS,
  refusalSchema,
  type FunctionInput,
  type FunctionName,
  type FunctionOutput,
} from "@sayhey/contract/functions";
import type { Config } from "./config-file.ts";

const USER_AGENT = `sayhey-cli/0.1.0 (${process.platform})`;

/** A server that is called with an API token. */
export interface Remote {
  server: string;
  /** @throws AppError with the server's words when it refuses, unavailable when it cannot be reached */
  call<N extends FunctionName>(name: N, input: FunctionInput<N>, signal?: AbortSignal): Promise<FunctionOutput<N>>;
  /** Opens a signed address of the server. @throws AppError as `call` */
  open(path: string, signal?: AbortSignal): Promise<Response>;
}

/** Opens a server for calls; nothing is sent yet. */
export function openRemote({ server, token }: Config): Remote {
  // A token must not follow a redirect to somebody else's server.
  const send = async (path: string, init: RequestInit): Promise<Response> => {
    let answer: Response;
    try {
      answer = await fetch(server + path, { ...init, redirect: "manual" });
    } catch (cause) {
      init.signal?.throwIfAborted();
      throw new AppError("unavailable", `${server} cannot be reached.`, {
        cause,
        hint: "Check the address and that the server runs.",
      });
    }
    if (answer.status >= 300 && answer.status < 400) {
      throw new AppError(
        "unavailable",
        `${server} sends elsewhere, to ${answer.headers.get("location") ?? "nowhere"}.`,
        {
          hint: "Run sayhey login with the address it sends to, if that is right.",
        },
      );
    }
    return answer;
  };
  return {
    server,
    async call(name, input, signal) {
      const answer = await send(`/functions/v1/${name}`, {
        method: "POST",
        headers: { "content-type": "application/json", authorization: `Bearer ${token}`, "user-agent": USER_AGENT },
        body: JSON.stringify(input),
        ...(signal === undefined ? {} : { signal }),
      });
      const body: unknown = await answer.json().catch(() => null);
      if (!answer.ok) throw refusal(server, answer.status, body);
      const parsed = FUNCTIONS[name].output.safeParse(body);
      if (!parsed.success) {
        throw new AppError("internal", `${server} answered ${name} in a way this version does not know.`, {
          cause: parsed.error,
          hint: "Bring the command line and the server to the same version.",
        });
      }
      // The schema above is the one that FunctionOutput<N> is inferred from; TypeScript cannot follow the lookup by a generic name.
      return parsed.data as FunctionOutput<typeof name>;
    },
    async open(path, signal) {
      const answer = await send(path, {
        headers: { "user-agent": USER_AGENT },
        ...(signal === undefined ? {} : { signal }),
      });
      if (!answer.ok)
        throw new AppError("unavailable", `The file cannot be downloaded: the server answered ${answer.status}.`);
      return answer;
    },
  };
}

const KINDS: Record<number, AppErrorKind> = {
  401: "unauthenticated",
  403: "forbidden",
  404: "not-found",
  429: "rate-limited",
};

function refusal(server: string, status: number, body: unknown): AppError {
  const kind = KINDS[status] ?? "bad-request";
  const parsed = refusalSchema.safeParse(body);
  if (parsed.success) {
    const { message, hint } = parsed.data.error;
    return new AppError(kind, message, hint === undefined ? {} : { hint });
  }
  return new AppError(kind, `${server} answered ${status} without saying why.`, {
    hint: "Check that this is the address of a SayHey server.",
  });
}
