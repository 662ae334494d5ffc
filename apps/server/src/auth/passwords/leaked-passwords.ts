import { log } from "../../infra/log/log.ts";
import { createHash } from "node:crypto";

/** Whether a password is known to have leaked; `unknown` when the list could not be asked. */
type LeakVerdict = "leaked" | "clear" | "unknown";

/** Asks whether a password has leaked. */
export type LeakCheck = (password: string) => Promise<LeakVerdict>;

/** How to ask. */
export interface LeakCheckOptions {
  /** Address that the first five characters of the hash are put behind. */
  url: string;
  timeoutMs?: number;
  /** After a failure the list is not asked for this long, so that sign-ups without a network do not wait each time. */
  pauseMs?: number;
}

/** A padded answer has about 40,000 bytes. */
const LARGEST_ANSWER = 256 * 1024;
const LINE = /^([0-9A-F]{35}):(\d+)$/i;

/**
 * Asks a list of leaked passwords the way haveibeenpwned.com offers it: only the first 5 of the 40 hexadecimal digits of the
 * password's SHA-1 leave the server, the answer is the rest of every hash that begins so, padded with entries of count 0.
 * (https://haveibeenpwned.com/API/v3#PwnedPasswords)
 */
export function createLeakCheck(options: LeakCheckOptions): LeakCheck {
  const { timeoutMs = 1500, pauseMs = 30_000 } = options;
  let pausedUntil = 0;
  return async (password) => {
    if (Date.now() < pausedUntil) return "unknown";
    const hash = createHash("sha1").update(password).digest("hex").toUpperCase();
    try {
      return await askRange(`${options.url}${hash.slice(0, 5)}`, hash.slice(5), timeoutMs);
    } catch (cause) {
      pausedUntil = Date.now() + pauseMs;
      // The cause tells of the network only; neither password nor hash is in it.
      log.warn(`The list of leaked passwords could not be asked (${describe(cause)}).`);
      return "unknown";
    }
  };
}

async function askRange(url: string, rest: string, timeoutMs: number): Promise<LeakVerdict> {
  const response = await fetch(url, {
    headers: { "add-padding": "true", "user-agent": "SayHey", accept: "text/plain" },
    redirect: "error",
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`it answered ${response.status}`);
  }
  const lines = (await readText(response)).split(/\r?\n/).filter((line) => line !== "");
  let verdict: LeakVerdict = "clear";
  for (const line of lines) {
    const [, suffix, count] = LINE.exec(line.trim()) ?? [];
    if (suffix === undefined) throw new Error("its answer is no list of hashes");
    if (suffix.toUpperCase() === rest && Number(count) > 0) verdict = "leaked";
  }
  if (lines.length === 0) throw new Error("its answer is empty");
  return verdict;
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > LARGEST_ANSWER) throw new Error(`its answer is larger than ${LARGEST_ANSWER / 1024} KB`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function describe(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const inner = cause.cause instanceof Error ? `: ${cause.cause.message}` : "";
  return `${cause.message}${inner}`;
}
