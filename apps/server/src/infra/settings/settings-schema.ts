import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { aiProviderSchema } from "@sayhey/contract/ai";
import { z } from "zod";
import { QUEUE_NAMES } from "../queue/queues.ts";
import { KEY_NAMES, KEY_SERVICES, type KeyName } from "./key-services.ts";

const optionalText = z
  .string()
  .trim()
  .transform((text) => (text === "" ? undefined : text))
  .optional();

const isPostgresUrl = (url: string): boolean =>
  URL.canParse(url) && ["postgres:", "postgresql:"].includes(new URL(url).protocol);

const port = z.coerce.number().int().min(0).max(65_535);

const keyShape = Object.fromEntries(
  KEY_NAMES.map((name) => [
    name,
    optionalText.describe(
      `Key of ${KEY_SERVICES[name].title}, under its usual name: used with \`${KEY_SERVICES[name].model}\` where AI_PROVIDER or AI_MODEL say nothing else.`,
    ),
  ]),
) as Record<KeyName, typeof optionalText>;

/** Every setting of the server, read once from the environment at start. */
export const settingsSchema = z.object({
  PORT: port.default(8787).describe("TCP port the server listens on; 0 picks a free one."),
  HOST: z.string().default("127.0.0.1").describe("Address the server listens on; `0.0.0.0` for every interface."),
  DATA_DIR: z
    .string()
    .default("data")
    .transform((folder) => resolve(folder))
    .describe("Folder of the embedded database, media files and secrets."),
  DATABASE_URL: optionalText
    .refine((url) => url === undefined || isPostgresUrl(url), {
      error: "must look like postgres://user:password@host:5432/database",
    })
    .describe(
      "A PostgreSQL 15+ to use instead of the embedded one: `postgres://user:password@host:5432/database`. The user must be a superuser, or hold CREATEROLE and BYPASSRLS.",
    ),
  DATABASE_DIRECT_URL: optionalText
    .refine((url) => url === undefined || isPostgresUrl(url), {
      error: "must look like postgres://user:password@host:5432/database",
    })
    .describe(
      "Address of the same database without a pooler. Needed when DATABASE_URL leads to a connection pooler in transaction mode, such as PgBouncer; used for migrations, backups, notifications and the locks of running jobs.",
    ),
  DATABASE_WAIT: z.coerce
    .number()
    .int()
    .min(0)
    .max(3600)
    .default(60)
    .describe("Seconds to wait at start for a database that can't be reached yet."),
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
    .describe(
      "Address under which browsers reach the server; `http://localhost:PORT` when absent. Needed unless HOST is this machine alone.",
    ),
  APPS_DOMAIN: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[a-z0-9.-]+$/, "must be a host name")
    .default("localhost")
    .describe(
      "Domain whose subdomains serve the generated apps, one origin each. Never a domain that the product itself shares in production.",
    ),
  DNS_SERVERS: z
    .string()
    .transform((text) => text.split(",").map((each) => each.trim()))
    .pipe(
      z.array(
        z
          .string()
          .regex(/^(?:\d{1,3}(?:\.\d{1,3}){3}|\[[0-9a-f:]+\])(?::\d{1,5})?$/i, "must be addresses such as 1.1.1.1"),
      ),
    )
    .default([])
    .describe(
      "Name servers, separated by commas, that are asked whose a domain is; those of the machine when absent. A proxy that fetches certificates for such domains asks `/domains/ask?domain=…`.",
    ),
  MAP_STYLE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      "Address of a MapLibre style (`https://tiles.example.com/style.json`) that maps of apps are drawn with. When absent, maps of apps are plain: a grid with places on it.",
    ),
  MAP_HOSTS: z
    .string()
    .transform((text) => text.split(",").map((each) => each.trim().toLowerCase()))
    .pipe(z.array(z.string().regex(/^[a-z0-9.-]+(?::\d{1,5})?$/, "must be host names such as tiles.example.com")))
    .default([])
    .describe(
      "Further hosts, separated by commas, that the style of MAP_STYLE_URL takes tiles, letters and signs from. Apps with a map may load from these and from the style's own host.",
    ),
  S3_BUCKET: optionalText
    .refine((name) => name === undefined || /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(name), {
      error: "must be the name of a bucket",
    })
    .describe(
      "Bucket that keeps media files in place of the data folder, so that servers and workers on several machines share them. It must exist, and nobody else may read it. When absent, media lie in the data folder.",
    ),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("Address of the S3 server, for any but Amazon's: `https://ACCOUNT.r2.cloudflarestorage.com`."),
  S3_REGION: z.string().trim().min(1).default("us-east-1").describe("Region of the bucket; `auto` for Cloudflare R2."),
  S3_ACCESS_KEY_ID: optionalText.describe(
    "Access key for the bucket: it must be allowed to list, read, write and delete. When absent, Amazon's usual places are asked, such as the machine's role.",
  ),
  S3_SECRET_ACCESS_KEY: optionalText.describe("Secret of that access key."),
  S3_PREFIX: z
    .string()
    .regex(/^(?:[A-Za-z0-9][A-Za-z0-9._-]*\/)+$/, "must end with a slash, such as sayhey/")
    .optional()
    .describe("What names in the bucket begin with, where it keeps other things too: `sayhey/`."),
  S3_PATH_STYLE: z
    .stringbool()
    .optional()
    .describe(
      "Whether the bucket's name goes into the path of addresses, not into the host. When absent: `true` with S3_ENDPOINT, otherwise `false`.",
    ),
  TRUST_PROXY: z
    .stringbool()
    .default(false)
    .describe("Take the caller's address from `X-Forwarded-For`; only behind a proxy that sets it."),
  SMTP_URL: optionalText
    .refine((url) => url === undefined || /^smtps?:\/\/[^/]/i.test(url), {
      error: "must look like smtp://user:password@host:587",
    })
    .describe(
      "Mail server: `smtp://user:password@host:587` (encrypted by STARTTLS) or `smtps://user:password@host:465`. When absent, emails are saved to the folder `outbox` of the data folder, and `/dev/mail` shows them on the server's own machine.",
    ),
  MAIL_FROM: z
    .string()
    .trim()
    .regex(/^(?:[^<>@,;:"\p{Cc}]*<[^\s<>@,;:"]+@[^\s<>@,;:"]+>|[^\s<>@,;:"]+@[^\s<>@,;:"]+)$/u, {
      error: "must be an address, such as SayHey <hello@example.com>",
    })
    .default("SayHey <hello@localhost>")
    .describe(
      "Sender of emails: `SayHey <hello@example.com>`. Needed with SMTP_URL: one that the mail server may send for.",
    ),
  PASSWORD_RANGE_URL: z
    .union([z.literal("off").transform(() => null), z.url({ protocol: /^https?$/ })])
    .default("https://api.pwnedpasswords.com/range/")
    .describe(
      "List of leaked passwords that new passwords are looked up in; only the first five digits of a hash are sent. `off` asks nobody.",
    ),
  AUTH_CONFIRM_EMAIL: z
    .stringbool()
    .default(false)
    .describe("Whether new accounts must open a link sent to their e-mail before they can sign in; set SMTP_URL too."),
  GOOGLE_CLIENT_ID: optionalText.describe(
    "Client ID of an OAuth client at Google, for sign-in with Google. Its redirect URI there is `PUBLIC_URL/auth/v1/callback`.",
  ),
  GOOGLE_CLIENT_SECRET: optionalText.describe("Client secret of the same OAuth client."),
  GOOGLE_ISSUER: z
    .url({ protocol: /^https?$/ })
    .default("https://accounts.google.com")
    .describe("OpenID provider behind the Google button; another one for tests or an installation of your own."),
  ADMIN_EMAILS: optionalText.describe(
    "Emails of accounts that become admins, separated by commas: at once where the address was confirmed by an emailed link or Google, otherwise as soon as it is, which the Security page offers.",
  ),
  BILLING: z
    .enum(["stripe", "sandbox", "off"])
    .optional()
    .describe(
      "How people pay for their plan: `stripe`, `sandbox` (every state with no money moving), or `off`, which leaves plans to you. When absent: `stripe` once its settings are there, otherwise `sandbox` where the server runs on this machine alone, and `off` everywhere else.",
    ),
  STRIPE_SECRET_KEY: optionalText.describe(
    "Stripe's secret key (`sk_...`); stays on the server. The four settings of Stripe go together.",
  ),
  STRIPE_WEBHOOK_SECRET: optionalText.describe(
    "Signing secret (`whsec_...`) of the event destination `PUBLIC_URL/api/stripe/webhook` at Stripe. Events it needs: `checkout.session.completed`, `customer.subscription.created`, `.updated` and `.deleted`, `invoice.paid`, `invoice.payment_failed`, `charge.refunded`.",
  ),
  STRIPE_PRICE_PRO: optionalText.describe("Stripe's id (`price_...`) of Pro's monthly price: $19."),
  STRIPE_PRICE_STUDIO: optionalText.describe("Stripe's id (`price_...`) of Studio's monthly price: $49."),
  STRIPE_API_URL: z
    .url({ protocol: /^https?$/ })
    .default("https://api.stripe.com")
    .describe("Where Stripe's API is reached; another address for tests."),
  AI_PROVIDER: z
    .enum([...aiProviderSchema.options, "off"])
    .optional()
    .describe(
      "Service of the language model that builds new apps and makes changes people ask for: `openai-compatible` (also Ollama, OpenRouter and others), `anthropic` or `google`. When absent, the first key below that is set decides; without one, a model server on this machine is looked for at start and offered to the admin. `off` uses no key and looks for nothing; people can still bring a key of their own.",
    ),
  AI_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      "Address of that service, such as `http://localhost:11434/v1` for Ollama. Needed for `openai-compatible`; the others have their own.",
    ),
  AI_API_KEY: optionalText.describe("Key of that service; stays on the server. Ollama needs none."),
  AI_MODEL: optionalText.describe(
    "Name of the model, as that service calls it. Needed with AI_PROVIDER, unless the key is one of those below.",
  ),
  AI_EFFORT: z
    .enum(["none", "low", "medium", "high"])
    .optional()
    .describe(
      "How long that model thinks before it answers, where it can: `none`, `low`, `medium` or `high`. When absent, the service decides.",
    ),
  ...keyShape,
  AI_RUNS_PER_DAY: z.coerce
    .number()
    .int()
    .min(0)
    .max(100_000)
    .default(50)
    .describe(
      "Runs of that model one person may have in 24 hours, tests included; those that failed do not count, until three times as many have been begun.",
    ),
  CHROMIUM_PATH: optionalText.describe(
    "Chromium or Chrome for checking and filming apps; found by itself when absent.",
  ),
  WORKER: z
    .stringbool()
    .default(true)
    .describe(
      "Whether the server brings a worker along; `false` where `sayhey worker` runs on other machines. Needs DATABASE_URL then.",
    ),
  LOG_FORMAT: z
    .enum(["text", "json"])
    .optional()
    .describe("How the log is written: `text` or `json`. When absent: `text` on a terminal, otherwise `json`."),
  LOG_LEVEL: z
    .enum(["debug", "info", "warn", "error"])
    .optional()
    .describe(
      "The least of what is logged: `debug`, `info` (with each request and job), `warn` or `error`. When absent: `warn` as text, `info` as JSON.",
    ),
  METRICS_TOKEN: optionalText
    .refine((token) => token === undefined || token.length >= 16, { error: "must have at least 16 characters" })
    .describe(
      "Token for metrics: with it, `/metrics` answers Prometheus when it sends this token as a bearer. When absent, there are no metrics.",
    ),
  WORKER_PORT: port
    .min(1)
    .optional()
    .describe(
      "TCP port on which `sayhey worker` answers `/healthz`, `/readyz` and `/metrics`, at the address of HOST. When absent, it listens nowhere.",
    ),
  WORKER_ONLY: optionalText
    .transform((text) => text?.split(",").map((each) => each.trim()))
    .pipe(z.array(z.enum(QUEUE_NAMES, { error: `must be of: ${QUEUE_NAMES.join(", ")}` })).optional())
    .describe(
      "Kinds of jobs the worker does, separated by commas, such as `film,render` on a machine with many processors; every kind when absent. Some worker must do each kind.",
    ),
  BACKUP_DIR: optionalText
    .transform((folder) => (folder === undefined ? undefined : resolve(folder)))
    .describe(
      "Folder for backups of database and media. When set, a worker writes one into it every day; `sayhey backup` writes one at any time. It needs room for all media, once.",
    ),
  BACKUP_KEEP: z.coerce
    .number()
    .int()
    .min(1)
    .max(1000)
    .default(7)
    .describe("Daily backups to keep; older ones in BACKUP_DIR are deleted."),
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

/** Settings that nobody may read: whole, or the password in them where they are addresses. */
export const SECRET_SETTINGS = [
  "DATABASE_URL",
  "DATABASE_DIRECT_URL",
  "SUPABASE_SECRET_KEY",
  "SUPABASE_JWT_SECRET",
  "SMTP_URL",
  "GOOGLE_CLIENT_SECRET",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "AI_API_KEY",
  ...KEY_NAMES,
  "S3_SECRET_ACCESS_KEY",
  "METRICS_TOKEN",
] as const satisfies readonly (keyof typeof settingsSchema.shape)[];

/** The settings, parsed. */
export type Settings = z.output<typeof settingsSchema>;
