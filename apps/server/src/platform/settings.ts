import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { AppError } from "@sayhey/contract/app-error";
import { z } from "zod";

const optionalText = z
  .string()
  .trim()
  .transform((text) => (text === "" ? undefined : text))
  .optional();

const port = z.coerce.number().int().min(0).max(65_535);

/** Every setting of the server, read once from the environment at start. */
export const settingsSchema = z.object({
  PORT: port.default(8787).describe("TCP port the server listens on; 0 picks a free one."),
  HOST: z.string().default("127.0.0.1").describe("Address the server listens on; `0.0.0.0` for every interface."),
  DATA_DIR: z
    .string()
    .default("data")
    .transform((folder) => resolve(folder))
    .describe("Folder of the embedded database, media files and secrets."),
  DATABASE_URL: optionalText.describe(
    "A PostgreSQL 15+ to use instead of the embedded one: `postgres://user:password@host:5432/database`. The user must be a superuser, or hold CREATEROLE and BYPASSRLS.",
  ),
  SUPABASE_URL: optionalText.describe(
    "A Supabase project to use for auth, REST and realtime; needs DATABASE_URL of the same project.",
  ),
  SUPABASE_PUBLISHABLE_KEY: optionalText.describe("The Supabase project's publishable (anon) key."),
  SUPABASE_SECRET_KEY: optionalText.describe("The Supabase project's secret (service role) key; stays on the server."),
  SUPABASE_JWT_SECRET: optionalText.describe(
    "The JWT secret of a Supabase project that still signs with one; the others are verified by their published keys.",
  ),
  PUBLIC_URL: z
    .url()
    .optional()
    .describe("Address under which browsers reach the server; `http://localhost:PORT` when absent."),
  APPS_DOMAIN: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[a-z0-9.-]+$/, "must be a host name")
    .default("localhost")
    .describe(
      "Domain whose subdomains serve the generated apps, one origin each. Never a domain that the product itself shares in production.",
    ),
  TRUST_PROXY: z
    .stringbool()
    .default(false)
    .describe("Take the caller's address from `X-Forwarded-For`; only behind a proxy that sets it."),
  CHROMIUM_PATH: optionalText.describe("Chromium or Chrome for proving and filming apps; found by itself when absent."),
  RENDER_WORKERS: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .default(Math.max(1, availableParallelism()))
    .describe("Threads one trailer render may use; the number of processors when absent."),
  TRAILER_TIMEOUT: z.coerce
    .number()
    .int()
    .min(10)
    .max(3600)
    .default(300)
    .describe("Seconds after which a render is given up."),
});

/** The settings, parsed. */
export type Settings = z.output<typeof settingsSchema>;

/**
 * Reads the settings from an environment; empty values count as absent.
 * @throws AppError bad-request naming each setting that is wrong
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = settingsSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new AppError("bad-request", `The settings are wrong: ${problems.join("; ")}.`, {
    hint: "Correct the environment variables; docs/SETTINGS.md lists them all.",
  });
}

/** Address under which browsers reach the server, without a trailing slash. */
export function publicUrl(settings: Settings, listeningPort: number): string {
  return (settings.PUBLIC_URL ?? `http://localhost:${listeningPort}`).replace(/\/+$/, "");
}
