import { AppError } from "@sayhey/contract/app-error";
import { aiProblems } from "./ai-problems.ts";
import { readSecretFiles } from "./secret-files.ts";
import { type Settings, settingsSchema } from "./settings-schema.ts";
import { stripeProblems } from "./stripe-problems.ts";

/**
 * Reads the settings from an environment, secrets also from files that it names; empty values count as absent.
 * @throws AppError bad-request naming each setting that is wrong
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const files = readSecretFiles(environment);
  const given = Object.fromEntries(
    Object.entries(files.environment).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = settingsSchema.safeParse(given);
  const problems = [
    ...files.problems,
    ...(parsed.success
      ? unfitting(parsed.data)
      : parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`)),
  ];
  if (parsed.success && problems.length === 0) return parsed.data;
  throw new AppError("bad-request", `The settings are wrong: ${problems.join("; ")}.`, {
    hint: "Correct the environment variables; docs/SETTINGS.md lists them all.",
  });
}

/** What is wrong with settings that are right one by one. */
function unfitting(settings: Settings): string[] {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, SMTP_URL, MAIL_FROM } = settings;
  const problems: string[] = [];
  if (!LOOPBACK.test(settings.HOST) && settings.PUBLIC_URL === undefined)
    problems.push("PUBLIC_URL: is needed when HOST is not this machine alone");
  if ((GOOGLE_CLIENT_ID === undefined) !== (GOOGLE_CLIENT_SECRET === undefined))
    problems.push("GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET go together");
  // A mail server takes no mail from the address that stands in while there is none.
  if (SMTP_URL !== undefined && /@localhost>?$/.test(MAIL_FROM)) problems.push("MAIL_FROM: is needed with SMTP_URL");
  if (settings.DATABASE_DIRECT_URL !== undefined && settings.DATABASE_URL === undefined)
    problems.push("DATABASE_DIRECT_URL: needs DATABASE_URL");
  if (!settings.WORKER && settings.DATABASE_URL === undefined)
    problems.push("WORKER: can be false only with DATABASE_URL, over which a worker elsewhere finds its work");
  if (settings.BACKUP_DIR !== undefined && settings.SUPABASE_URL !== undefined)
    problems.push("BACKUP_DIR: goes without SUPABASE_URL; Supabase backs up its projects itself");
  if ((settings.S3_ACCESS_KEY_ID === undefined) !== (settings.S3_SECRET_ACCESS_KEY === undefined))
    problems.push("S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together");
  if (settings.S3_BUCKET === undefined && settings.S3_ENDPOINT !== undefined)
    problems.push("S3_ENDPOINT: needs S3_BUCKET");
  problems.push(...aiProblems(settings));
  problems.push(...stripeProblems(settings));
  return problems;
}

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/;

/** Whether only this machine reaches the server: it listens nowhere else, and people know it by no other name. */
export function isLocal(settings: Pick<Settings, "HOST" | "PUBLIC_URL">): boolean {
  const { HOST, PUBLIC_URL } = settings;
  return LOOPBACK.test(HOST) && (PUBLIC_URL === undefined || LOOPBACK.test(new URL(PUBLIC_URL).hostname));
}

/** Address under which browsers reach the server, without a trailing slash. */
export function publicUrl(settings: Settings, listeningPort: number): string {
  return (settings.PUBLIC_URL ?? `http://localhost:${listeningPort}`).replace(/\/+$/, "");
}
