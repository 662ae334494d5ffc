import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newEmail, PASSWORD, startTarget, type Person, type Target } from "./target.ts";

let target: Target;
let person: Person;
let port: string;
let slug: string;

beforeAll(async () => {
  target = await startTarget();
  person = await target.signUp();
  ({ port } = new URL(target.url));
  const { body } = await target.call(person, "project-create", { idea: "Plant diary", useModel: false });
  const { json } = await target.ask(`/rest/v1/projects?select=slug&id=eq.${body.projectId}`, { token: person.token });
  slug = json[0].slug;
});
afterAll(async () => {
  await target?.lives();
  await target?.stop();
});

/** A request as it stands: addresses are not tidied up, and `Host` is what is given. */
const raw = async (path: string, host: string, headers: Record<string, string> = {}) => {
  const lines = Object.entries({ host, connection: "close", ...headers }).map(([name, value]) => `${name}: ${value}`);
  const received = await target.raw([`GET ${path} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`]);
  return {
    status: Number(received.slice(9, 12)),
    location: /^location: (.*)$/im.exec(received)?.[1]?.trim(),
    text: received,
  };
};
/** Every page of the product says so, and no app does. */
const PRODUCT = /^x-frame-options: DENY/im;

describe("the origin of an app", () => {
  it("never serves the product, however its name is written", async () => {
    for (const name of ["nobody.localhost.", "NOBODY.LOCALHOST.", "nobody.localhost..", `${slug}.localhost.`]) {
      for (const path of ["/auth", "/config.json", "/auth/v1/settings", "/dev/mail"]) {
        const { status, text } = await raw(path, `${name}:${port}`);
        expect([name, path, name.includes(slug) || status === 404, PRODUCT.test(text)]).toEqual([
          name,
          path,
          true,
          false,
        ]);
        expect(text).not.toContain(target.key);
      }
    }
  });

  it("may not call the product, however it is written", async () => {
    for (const origin of [
      `http://${slug}.localhost:${port}`,
      `http://${slug}.localhost.:${port}`,
      `http://${slug.toUpperCase()}.LOCALHOST:${port}`,
      `https://${slug}.localhost.`,
    ]) {
      for (const path of ["/config.json", "/rest/v1/projects", "/auth/v1/settings", "/"])
        expect([origin, path, (await target.ask(path, { headers: { origin } })).status]).toEqual([origin, path, 403]);
      const called = await target.ask("/functions/v1/project-list", {
        method: "POST",
        token: person.token,
        headers: { origin },
        body: { limit: 1 },
      });
      expect(called.status).toBe(403);
    }
  });

  it("is not left by a path", async () => {
    for (const path of [
      "/../../../../etc/passwd",
      "/%2e%2e/%2e%2e/etc/passwd",
      "/..%2f..%2fetc%2fpasswd",
      "/..\\..\\etc\\passwd",
      "//etc/passwd",
      "/assets/../../package.json",
      "/%00",
      "/media/uploads/x",
    ]) {
      const { status, text } = await raw(path, `${slug}.localhost:${port}`);
      expect([path, status < 500, /root:|"workspaces"/.test(text)]).toEqual([path, true, false]);
    }
  });
});

describe("files of the server", () => {
  it("are not read by a path, a signature of another file, or a name with zeros", async () => {
    for (const path of [
      "/media/../postgres/cluster/PG_VERSION",
      "/media/%2e%2e/postgres/cluster/PG_VERSION",
      "/media/..%2fpostgres%2fcluster%2fPG_VERSION",
      "/media/uploads/..%2f..%2f..%2fetc%2fpasswd?expires=9999999999&signature=x",
      "/media/published/../../etc/passwd",
      "/media/renders/x.mp4%00.png?expires=9999999999&signature=x",
      "/assets/..%2f..%2f..%2fpackage.json",
      "/avatars/..%2f..%2fsecret",
      "/fonts/..%2f..%2fpackage.json",
    ]) {
      const { status, text } = await raw(path, `localhost:${port}`);
      expect([path, status < 500, /root:|"workspaces"|^18$/m.test(text)]).toEqual([path, true, false]);
    }
  });
});

describe("addresses that lead elsewhere", () => {
  it("are not made of what somebody puts into a link", async () => {
    const evil = [
      "https://evil.example/",
      "//evil.example",
      "/\\evil.example",
      "http://localhost.evil.example",
      `${target.url}@evil.example/`,
      `${target.url}.evil.example/`,
      "javascript:alert(1)",
      `http://${slug}.localhost:${port}/`,
    ];
    for (const to of evil) {
      for (const path of [
        `/auth/v1/verify?token=x&type=recovery&redirect_to=${encodeURIComponent(to)}`,
        `/auth/v1/authorize?provider=google&redirect_to=${encodeURIComponent(to)}`,
        `/auth/v1/callback?state=x&code=y&redirect_to=${encodeURIComponent(to)}`,
        `/auth?next=${encodeURIComponent(to)}`,
      ]) {
        const { headers } = await target.ask(path, { headers: { accept: "text/html" } });
        const location = headers.get("location");
        const leads = location === null ? target.url : new URL(location, target.url).origin;
        expect([path, leads]).toEqual([path, target.url]);
      }
    }
    for (const path of ["//evil.example/%2f..", "/\\evil.example", "/%5cevil.example", "//evil.example/auth"]) {
      const { location = target.url } = await raw(path, `localhost:${port}`);
      expect([path, new URL(location, target.url).hostname]).toEqual([path, "localhost"]);
    }
  });

  it("are not made of the Host header either", async () => {
    await target.ask("/auth/v1/recover", { method: "POST", body: { email: person.email } });
    for (const host of ["evil.example", `evil.example:${port}`, `localhost:${port}@evil.example`, "127.0.0.1:1"]) {
      const { text } = await raw("/auth/v1/settings", host, { apikey: target.key, "x-forwarded-host": "evil.example" });
      expect(text.replaceAll(/^host:.*$/gim, "")).not.toContain("evil.example");
      const page = await raw("/gallery", host);
      expect(page.text).not.toContain("evil.example");
    }
  });
});

describe("who a request comes from", () => {
  it("is not what the request says: limits hold whatever X-Forwarded-For says", async () => {
    const email = newEmail();
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1)
      statuses.push(
        (
          await target.ask("/auth/v1/token?grant_type=password", {
            method: "POST",
            body: { email, password: PASSWORD },
            headers: { "x-forwarded-for": `198.51.100.${n}`, "x-real-ip": `198.51.100.${n}`, forwarded: "for=1.2.3.4" },
          })
        ).status,
      );
    expect(statuses.at(-1)).toBe(429);
  });

  it("the page with the mails is for this machine alone", async () => {
    expect((await target.ask("/dev/mail")).status).toBe(200);
    for (const headers of [
      { "x-forwarded-for": "127.0.0.1" },
      { forwarded: "for=127.0.0.1" },
      { "x-real-ip": "127.0.0.1" },
      { via: "1.1 proxy" },
      { "cf-connecting-ip": "127.0.0.1" },
      { "x-forwarded-host": "localhost" },
    ])
      expect([headers, (await target.ask("/dev/mail", { headers: headers as Record<string, string> })).status]).toEqual(
        [headers, 404],
      );
    for (const host of ["evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "localhost."])
      expect([host, (await raw("/dev/mail", host)).status]).toEqual([host, 404]);
  });
});

describe("a server that others reach", () => {
  it("is not started without its address", async () => {
    await expect(startTarget({ HOST: "0.0.0.0" })).rejects.toThrow(
      "PUBLIC_URL: is needed when HOST is not this machine",
    );
  });
});
