import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { isLocal, publicUrl, readSettings } from "./settings.ts";
import { openBilling } from "../../features/billing/open-billing.ts";
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
