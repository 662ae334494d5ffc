import { serverAi, serverAiOf } from "../../features/ai/ai-config.port.ts";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { isLocal, publicUrl, readSettings } from "./settings.ts";
import { openBilling } from "../../features/billing/open-billing.ts";
import { settingsSchema } from "./settings-schema.ts";
import { settingsPage } from "./settings-table.ts";

describe("readSettings", () => {
  test("has a default for everything that needs one; empty values count as absent", () => {
    expect(readSettings({ PORT: "", APPS_DOMAIN: undefined, DATABASE_URL: "" })).toMatchObject({
      PORT: 8787,
      HOST: "127.0.0.1",
      APPS_DOMAIN: "localhost",
    });
    expect(readSettings({ DATABASE_URL: "" }).DATABASE_URL).toBeUndefined();
  });

  test("names every setting that is wrong in one sentence", () => {
    expect(() => readSettings({ PORT: "99999", RENDER_WORKERS: "many", PUBLIC_URL: "nowhere" })).toThrow(
      /The settings are wrong: PORT: .*PUBLIC_URL: .*RENDER_WORKERS: /,
    );
  });

  test("leaves the worker out only where one elsewhere can find the database", () => {
    expect(readSettings({}).WORKER).toBe(true);
    expect(() => readSettings({ WORKER: "false" })).toThrow("WORKER: can be false only with DATABASE_URL");
    expect(readSettings({ WORKER: "false", DATABASE_URL: "postgres://a:b@db:5432/c" }).WORKER).toBe(false);
  });

  test("wants an address of a PostgreSQL, and never repeats the one it was given", () => {
    for (const DATABASE_URL of [
      "notaurl",
      "db.example.com:5432/sayhey",
      "mysql://a:secret@db/c",
      "postgres://a:secret@db:99999/c",
    ]) {
      const read = () => readSettings({ DATABASE_URL });
      expect(read, DATABASE_URL).toThrow(
        /^The settings are wrong: DATABASE_URL: must look like postgres:\/\/user:password@host:5432\/database\.$/,
      );
    }
    for (const DATABASE_URL of [
      "postgresql://a:b@db.example.com/c",
      "postgres://a@%2Frun%2Fpostgresql/c",
      "postgresql:///c?host=/run",
    ])
      expect(readSettings({ DATABASE_URL })).toMatchObject({ DATABASE_URL });
  });

  test("reads secrets from files, and never repeats what they hold", () => {
    const folder = mkdtempSync(join(tmpdir(), "sayhey-secrets-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const [url, wrong, empty] = ["url", "wrong", "empty"].map((name) => join(folder, name)) as [string, string, string];
    writeFileSync(url, "postgres://a:b@db/c\n");
    writeFileSync(wrong, "mysql://a:secret@db/c\n");
    writeFileSync(empty, "\n");
    expect(readSettings({ DATABASE_URL_FILE: url })).toMatchObject({ DATABASE_URL: "postgres://a:b@db/c" });
    expect(() => readSettings({ DATABASE_URL_FILE: url, DATABASE_URL: "postgres://x@y/z" })).toThrow(
      "DATABASE_URL_FILE: goes without DATABASE_URL",
    );
    expect(() => readSettings({ DATABASE_URL_FILE: wrong })).toThrow(
      /^The settings are wrong: DATABASE_URL: must look like [^;]*database\.$/,
    );
    expect(() => readSettings({ AI_API_KEY_FILE: empty })).toThrow("AI_API_KEY_FILE: ");
    expect(() => readSettings({ STRIPE_SECRET_KEY_FILE: folder })).toThrow("isn't a file");
    expect(() => readSettings({ METRICS_TOKEN_FILE: join(folder, "nowhere") })).toThrow("METRICS_TOKEN_FILE: ENOENT");
  });

  test("what is there to deploy it sets only settings that there are", () => {
    const deploy = join(import.meta.dirname, "../../../../../deploy");
    const compose = readFileSync(join(deploy, "docker/compose.yaml"), "utf8");
    const [, app = ""] = /\n {2}app:\n([^]*?)\n {2}database:/.exec(compose) ?? [];
    const given = [...app.matchAll(/^ {6}([A-Z_]+): /gm)].map(([, name = ""]) => name);
    const dockerfile = readFileSync(join(deploy, "docker/Dockerfile"), "utf8");
    const set = [...dockerfile.matchAll(/^ {2}([A-Z_]+)=/gm)].map(([, name = ""]) => name);
    expect([given.length, set.length].every((count) => count > 3)).toBe(true);
    const others = new Set(["NODE_COMPILE_CACHE", "NODE_NO_WARNINGS", "PATH"]);
    const unknown = [...given, ...set].filter((name) => {
      const setting = name.replace(/_FILE$/, "");
      return !others.has(name) && !Object.hasOwn(settingsSchema.shape, setting);
    });
    expect(unknown).toEqual([]);
  });

  test("wants a sender together with a mail server, and a mail server that is one", () => {
    const SMTP_URL = "smtp://user:p%40ss@mail.example.com:587";
    expect(() => readSettings({ SMTP_URL })).toThrow("The settings are wrong: MAIL_FROM: is needed with SMTP_URL.");
    expect(readSettings({ SMTP_URL, MAIL_FROM: "SayHey <hello@example.com>" })).toMatchObject({ SMTP_URL });
    expect(() => readSettings({ SMTP_URL: "https://mail.example.com", MAIL_FROM: "a@example.com" })).toThrow(
      "SMTP_URL: must look like smtp://user:password@host:587",
    );
    for (const MAIL_FROM of [
      "SayHey",
      "a@b.example, c@d.example",
      "x\r\nBcc: <a@b.example>",
      "<a@b.example> <c@d.example>",
    ])
      expect(() => readSettings({ MAIL_FROM }), MAIL_FROM).toThrow("MAIL_FROM: must be an address");
  });

  test("wants the settings of Stripe together, and two prices", () => {
    const stripe = {
      STRIPE_SECRET_KEY: "sk_test_1",
      STRIPE_WEBHOOK_SECRET: "whsec_1",
      STRIPE_PRICE_PRO: "price_1",
      STRIPE_PRICE_STUDIO: "price_2",
    };
    expect(readSettings(stripe)).toMatchObject({ ...stripe, STRIPE_API_URL: "https://api.stripe.com" });
    expect(() => readSettings({ ...stripe, STRIPE_WEBHOOK_SECRET: "" })).toThrow("STRIPE_WEBHOOK_SECRET is missing");
    expect(() => readSettings({ ...stripe, STRIPE_PRICE_PRO: "price_2" })).toThrow(
      "another price than STRIPE_PRICE_PRO",
    );
    expect(() => readSettings({ BILLING: "stripe" })).toThrow("BILLING: stripe needs STRIPE_SECRET_KEY");
    expect(() => readSettings({ BILLING: "free" })).toThrow("BILLING: ");
  });

  test("takes the data folder as absolute", () => {
    expect(readSettings({ DATA_DIR: "here" }).DATA_DIR).toBe(join(process.cwd(), "here"));
  });
});

test("publicUrl is the setting without its slash, or the port the server listens on", () => {
  expect(publicUrl(readSettings({ PUBLIC_URL: "https://say.example/" }), 1)).toBe("https://say.example");
  expect(publicUrl(readSettings({}), 4321)).toBe("http://localhost:4321");
});

test("docs/SETTINGS.md is up to date and every setting is described", () => {
  const page = settingsPage();
  expect(page.split("\n").filter((line) => /\|\s*\|$/.test(line))).toEqual([]);
  const words = (text: string) => text.replace(/[ -]+/g, " ");
  expect(words(readFileSync(join(import.meta.dirname, "../../../../../docs/SETTINGS.md"), "utf8"))).toBe(words(page));
});

test.each([
  [{}, true, "sandbox"],
  [{ HOST: "localhost", PUBLIC_URL: "http://127.0.0.1:8787" }, true, "sandbox"],
  [{ HOST: "::1", PUBLIC_URL: "http://[::1]:8787" }, true, "sandbox"],
  [{ HOST: "0.0.0.0", PUBLIC_URL: "http://localhost:8787" }, false, "off"],
  [{ PUBLIC_URL: "https://say.example" }, false, "off"],
  [{ HOST: "0.0.0.0", PUBLIC_URL: "https://say.example", BILLING: "sandbox" }, false, "sandbox"],
  [{ PUBLIC_URL: "https://localhost.evil.example" }, false, "off"],
])(
  "%j: a server is one's own by where it listens and what it is called, and plays payments there alone",
  (given, own, billing) => {
    const settings = readSettings(given as Record<string, string>);
    expect(isLocal(settings)).toBe(own);
    const parts = { sql: undefined as never, now: () => new Date(0), warn: () => undefined, siteUrl: "http://x" };
    expect(openBilling({ ...parts, settings }).provider).toBe(billing);
  },
);

test("a server that others reach needs its address", () => {
  for (const HOST of ["0.0.0.0", "::", "192.168.0.10", "say.example"])
    expect(() => readSettings({ HOST })).toThrow("PUBLIC_URL: is needed when HOST is not this machine alone");
});

test("a bucket is set whole, and a worker's kinds of jobs are kinds there are", () => {
  const bucket = { S3_BUCKET: "media", S3_ACCESS_KEY_ID: "key", S3_SECRET_ACCESS_KEY: "secret" };
  expect(readSettings(bucket)).toMatchObject({ ...bucket, S3_REGION: "us-east-1" });
  expect(() => readSettings({ S3_BUCKET: "No Bucket" })).toThrow("S3_BUCKET: must be the name of a bucket");
  expect(() => readSettings({ ...bucket, S3_SECRET_ACCESS_KEY: "" })).toThrow("go together");
  expect(() => readSettings({ S3_ENDPOINT: "https://s3.example.com" })).toThrow("S3_ENDPOINT: needs S3_BUCKET");
  expect(() => readSettings({ ...bucket, S3_PREFIX: "sayhey" })).toThrow("S3_PREFIX: must end with a slash");
  expect(readSettings({ WORKER_ONLY: "film, render" }).WORKER_ONLY).toEqual(["film", "render"]);
  expect(() => readSettings({ WORKER_ONLY: "films" })).toThrow("must be of: film, check");
});

describe("keys under their usual names", () => {
  const ai = (environment: Record<string, string>) => serverAi(readSettings(environment));
  test("are used at once, the first of the list first, each with its own service", () => {
    expect(ai({ OPENAI_API_KEY: "sk-2", ANTHROPIC_API_KEY: "sk-1" })).toMatchObject({
      provider: "anthropic",
      baseUrl: null,
      key: "sk-1",
      model: "claude-sonnet-4-5",
    });
    expect(ai({ OPENROUTER_API_KEY: "sk-3" })).toMatchObject({
      provider: "openai-compatible",
      baseUrl: "https://openrouter.ai/api/v1",
      model: "openrouter/auto",
    });
    expect(ai({ GEMINI_API_KEY: "AI", AI_MODEL: "gemini-2.5-pro", AI_EFFORT: "low" })).toMatchObject({
      provider: "google",
      model: "gemini-2.5-pro",
      effort: "low",
    });
  });
  test("go nowhere but to their service, and nowhere at all where there is to be no model", () => {
    expect(ai({ AI_PROVIDER: "google", ANTHROPIC_API_KEY: "sk-1", GEMINI_API_KEY: "AI" })).toMatchObject({ key: "AI" });
    const own = { AI_PROVIDER: "openai-compatible", AI_BASE_URL: "http://localhost:11434/v1", AI_MODEL: "qwen3:8b" };
    expect(ai({ ...own, OPENAI_API_KEY: "sk-2" })).toMatchObject({ key: null, model: "qwen3:8b", isSmall: true });
    expect(ai({ ...own, AI_MODEL: "llama3.3:70b" })?.isSmall).toBeUndefined();
    expect(ai({ ANTHROPIC_API_KEY: "sk-1", AI_PROVIDER: "off" })).toBeNull();
    expect(serverAiOf(readSettings({ AI_PROVIDER: "off" }))).toBeNull();
    expect(serverAiOf(readSettings({}))).toBe("chosen");
    expect(() => readSettings({ AI_MODEL: "gpt-5" })).toThrow("AI_PROVIDER: is needed");
    expect(() => readSettings({ AI_EFFORT: "extreme" })).toThrow("AI_EFFORT: ");
  });
});
