import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Services } from "../main/services.ts";
import { startServer } from "../main/start-server.ts";
import type { Database } from "../infra/database/database.ts";
import type { AuthLimits } from "../auth/auth-limiter.ts";
import type { AuthMail } from "../auth/embedded/mailer.ts";
import { decryptSecret } from "../infra/crypto/encryption.ts";
import { readMail } from "../infra/mail/read-mail.ts";
import type { Mail } from "../infra/mail/mail.ts";
import type { Platform } from "../main/open-platform.ts";
import { keepBuildProcesses } from "../features/projects/compile/build-process.ts";
import { readSettings } from "../infra/settings/settings.ts";
import type { RestLimits } from "../auth/rest-gate.ts";
import { noteProof } from "../auth/sign-ins/proven-address.ts";
import { copyDataTemplate } from "./data-template.ts";
import { cloneRunDatabase } from "./test-database.ts";

/** Password of every test user. */
export const TEST_PASSWORD = "Correct-Horse-9-Battery";

/** A signed-up user with a client of their own. */
export interface TestUser {
  id: string;
  email: string;
  client: SupabaseClient;
  /** Bearer for plain requests. */
  token: string;
}

/** A running server on a database of its own. */
export interface TestPlatform {
  url: string;
  /** Its data folder; mails that a worker has sent are in `outbox` there. */
  folder: string;
  platform: Platform;
  /** Privileged pool. */
  sql: Database;
  /** E-mails of the auth part sent so far; none with `queueAuthMails`. */
  mails: AuthMail[];
  /** Mails that wait in the queue, oldest first. */
  queuedMails(): Promise<Mail[]>;
  /** A client that is not signed in. */
  anonymous(): SupabaseClient;
  /** A client that passes row level security. */
  service(): Promise<SupabaseClient>;
  /** Signs up a new user. */
  signUp(fullName?: string, metadata?: Record<string, unknown>, email?: string): Promise<TestUser>;
  /** Confirms the address of a user, as opening a mailed link does. */
  prove(user: { id: string }): Promise<void>;
  /** Inserts a project of a user as the server does; `values` override. */
  insertProject(userId: string, values?: Record<string, unknown>): Promise<{ id: string; slug: string }>;
  close(): Promise<void>;
}

/** How to start it. */
export interface TestPlatformOptions {
  /** What stands on the platform; nothing when absent. Pass `openServices` of services.ts for the real ones. */
  openServices?: (platform: Platform) => Promise<Services>;
  /** None when absent; what is set lies over that. */
  authLimits?: Partial<AuthLimits>;
  restLimits?: RestLimits;
  environment?: Record<string, string> | ((databaseUrl: string) => Record<string, string>);
  webFolder?: string;
  /** Queues the e-mails of the auth part as the product does, instead of only noting them in `mails`. */
  queueAuthMails?: boolean;
  /** Sets everything up from nothing, as the very first start does, instead of starting on a folder that was started once. */
  fresh?: boolean;
}

const NO_LIMITS: AuthLimits = {
  perEmail: { hits: 100_000, windowMs: 60_000 },
  perAddress: { hits: 100_000, windowMs: 60_000 },
};

const NO_REST_LIMITS: RestLimits = {
  perAccount: { hits: 100_000, windowMs: 60_000 },
  perNetwork: { hits: 100_000, windowMs: 60_000 },
  perNetworkAnonymous: { hits: 100_000, windowMs: 60_000 },
};

const noServices = async (): Promise<Services> => ({
  mounts: [],
  ready: () => Promise.resolve(),
  upgrade: () => false,
  close: () => Promise.resolve(),
});

/**
 * Starts a server for tests on a database of its own: a clone on the PostgreSQL of the run (see run-database.ts), or an
 * embedded PostgreSQL in a temporary folder where no run has started one. Everything is gone after `close()`.
 */
export async function startTestPlatform(options: TestPlatformOptions = {}): Promise<TestPlatform> {
  keepBuildProcesses();
  const folder = await mkdtemp(join(process.env["TEST_RUN_FOLDER"] ?? tmpdir(), "sayhey-test-"));
  await chmod(folder, 0o755); // PostgreSQL may run as another user.
  const database = await cloneRunDatabase({ empty: options.fresh === true });
  if (database === undefined && options.fresh !== true) await copyDataTemplate(folder);
  const mails: AuthMail[] = [];
  const server = await startServer(
    readSettings({
      PORT: "0",
      DATA_DIR: folder,
      ...(database === undefined ? {} : { DATABASE_URL: database.url }),
      ...(typeof options.environment === "function" ? options.environment(database?.url ?? "") : options.environment),
    }),
    {
      ...(options.queueAuthMails === true ? {} : { sendMail: async (mail: AuthMail) => void mails.push(mail) }),
      authLimits: { ...NO_LIMITS, ...options.authLimits },
      restLimits: options.restLimits ?? NO_REST_LIMITS,
      openServices: options.openServices ?? noServices,
      ...(options.webFolder === undefined ? {} : { webFolder: options.webFolder }),
    },
  );
  const { platform, url } = server;
  const { sql } = platform;
  const connect = (key: string) =>
    createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false } });
  let users = 0;

  return {
    url,
    folder,
    platform,
    sql,
    mails,
    async queuedMails() {
      const rows = await sql<{ content: string }[]>`
        select content from private.mails where status = 'queued' order by created_at, id`;
      return Promise.all(rows.map(async ({ content }) => readMail(await decryptSecret(sql, content))));
    },
    anonymous: () => connect(platform.keys.publishable),
    service: async () => connect(`sb_secret_${await platform.secret("secret-key")}`),
    async signUp(fullName = "Ada Lovelace", metadata = {}, email = `user-${(users += 1)}-${process.pid}@example.com`) {
      const client = connect(platform.keys.publishable);
      const { data, error } = await client.auth.signUp({
        email,
        password: TEST_PASSWORD,
        options: { data: { full_name: fullName, ...metadata } },
      });
      if (error !== null) throw error;
      if (data.user === null || data.session === null) throw new Error("sign-up gave no session");
      return { id: data.user.id, email, client, token: data.session.access_token };
    },
    async prove({ id }) {
      await sql.begin((tx) => noteProof(tx, id));
    },
    async insertProject(userId, values = {}) {
      const slug = `test-${crypto.randomUUID().slice(0, 13)}`;
      const row = { user_id: userId, name: "Test", idea: "a test", slug, spec: {}, ...values };
      const [project] = await sql<
        { id: string; slug: string }[]
      >`insert into public.projects ${sql(row)} returning id, slug`;
      if (project === undefined) throw new Error("the project was not inserted");
      return project;
    },
    async close() {
      await server.close();
      await database?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
