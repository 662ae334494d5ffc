import type { AppSpec } from "@sayhey/appspec";
import { profileRowSchema } from "@sayhey/contract/rows";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openServices } from "../../../main/services.ts";
import { startTestPlatform, type TestPlatform, type TestUser } from "../../../testing/start-test-platform.ts";

let platform: TestPlatform;
let ada: TestUser;
let eve: TestUser;

beforeAll(async () => {
  platform = await startTestPlatform({ openServices: (opened) => openServices(opened, { worker: false }) });
  ada = await platform.signUp("Ada Lovelace");
  eve = await platform.signUp("Eve");
});
afterAll(() => platform?.close());

async function call(user: TestUser, name: string, body: unknown): Promise<{ status: number; body: Refusable }> {
  const answer = await fetch(`${platform.url}/functions/v1/${name}`, {
    method: "POST",
    headers: { authorization: `Bearer ${user.token}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Refusable };
}
interface Refusable {
  avatarPath?: string | null;
  projectId?: string;
  error?: { kind: string; message: string; field?: string; hint?: string };
}
const profile = async (user: TestUser) =>
  profileRowSchema.parse((await user.client.from("profiles").select("*").eq("id", user.id).single()).data);
const picture = (format: "png" | "jpeg" | "webp", width = 900, height = 600): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: "#ff5a36" } })
    .withExif({ IFD0: { Artist: "Somebody's name" } })
    .toFormat(format)
    .toBuffer();

describe("the public profile", () => {
  test("takes name, username, bio and links from its owner", async () => {
    const patch = {
      full_name: "Ada 🙂 לאבלייס",
      username: "ada-writes",
      bio: "Engines, <b>notes</b>.",
      links: ["https://example.com/ada"],
    };
    const { error } = await ada.client.from("profiles").update(patch).eq("id", ada.id);
    expect(error).toBeNull();
    expect(await profile(ada)).toMatchObject(patch);
  });

  test.each([
    ["a taken username", { username: "eve" }, "23505"],
    ["a reserved username", { username: "admin" }, "23514"],
    ["a username that passes for us", { username: "sayhey-support" }, "23514"],
    ["a username that is no address", { username: "Ada Lovelace" }, "23514"],
    ["a bio that is too long", { bio: "x".repeat(281) }, "23514"],
    ["a name that is too long", { full_name: "x".repeat(10_000) }, "23514"],
    ["a link that runs code", { links: ["javascript:alert(1)"] }, "23514"],
    ["six links", { links: Array.from({ length: 6 }, (_, index) => `https://example.com/${index}`) }, "23514"],
    ["links that are none", { links: [{ href: "https://example.com" }] }, "23514"],
    ["a picture set by hand", { avatar_key: "avatars/x" }, "42501"],
  ])("refuses %s and keeps the rest", async (_what, patch, code) => {
    const before = await profile(ada);
    const { error } = await ada.client.from("profiles").update(patch).eq("id", ada.id);
    expect(error?.code).toBe(code);
    expect(await profile(ada)).toEqual(before);
  });

  test("somebody called Admin may sign up, under another address", async () => {
    const admin = await platform.signUp("Admin");
    expect((await profile(admin)).username).toMatch(/^maker-[a-z0-9]{8}$/);
  });
});

describe("avatar-set", () => {
  test.each(["png", "jpeg", "webp"] as const)(
    "keeps a %s as a square without what it told about its maker",
    async (format) => {
      const answer = await call(ada, "avatar-set", { image: (await picture(format)).toString("base64") });
      expect(answer.status).toBe(200);
      const path = answer.body.avatarPath ?? "";
      expect(await profile(ada)).toMatchObject({ avatar_key: path.slice(1) });
      const served = await fetch(platform.url + path);
      expect(served.headers.get("content-type")).toBe("image/webp");
      const stored = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
      expect(stored).toMatchObject({ width: 512, height: 512, format: "webp" });
      expect(stored.exif).toBeUndefined();
    },
  );

  test("is shown to nobody while its account is suspended", async () => {
    const path = `/${(await profile(ada)).avatar_key}`;
    await platform.sql`insert into private.suspensions (user_id, reason) values (${ada.id}, 'test')`;
    expect((await fetch(platform.url + path)).status).toBe(404);
    await platform.sql`delete from private.suspensions where user_id = ${ada.id}`;
    expect((await fetch(platform.url + path)).status).toBe(200);
  });

  test("takes the picture away again, file and all", async () => {
    const path = `/${(await profile(ada)).avatar_key}`;
    expect((await call(ada, "avatar-set", { image: null })).body).toEqual({ avatarPath: null });
    expect((await profile(ada)).avatar_key).toBeNull();
    expect((await fetch(platform.url + path)).status).toBe(404);
  });

  test.each([
    [
      "a script in a drawing",
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>'),
    ],
    ["words", Buffer.from("hello")],
    ["nothing", Buffer.from("")],
  ])("refuses %s and names the field", async (_what, bytes) => {
    const answer = await call(ada, "avatar-set", { image: bytes.toString("base64") });
    expect(answer.status).toBe(400);
    expect(answer.body.error).toMatchObject({ kind: "bad-request", field: "image" });
  });

  test("refuses a small file that unpacks to a huge picture", async () => {
    const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: "#000" } })
      .png()
      .toBuffer();
    const answer = await call(ada, "avatar-set", { image: bomb.toString("base64") });
    expect(answer.status).toBe(400);
    expect(answer.body.error).toMatchObject({ field: "image" });
  });

  test("refuses half a picture", async () => {
    const whole = await sharp({
      create: {
        width: 500,
        height: 500,
        channels: 3,
        noise: { type: "gaussian", mean: 128, sigma: 40 },
        background: "#000",
      },
    })
      .png()
      .toBuffer();
    const answer = await call(ada, "avatar-set", { image: whole.subarray(0, whole.length / 2).toString("base64") });
    expect(answer.status).toBe(400);
    expect(answer.body.error).toMatchObject({ field: "image" });
  });
});

describe("the brand kit", () => {
  const kit = { accent: "#7A1F5C", displayFamily: "Unbounded", textFamily: "Manrope", enabled: true };

  test("is refused on Free, with the way to get it", async () => {
    const answer = await call(eve, "brand-kit-save", kit);
    expect(answer.status).toBe(402);
    expect(answer.body.error).toMatchObject({ kind: "quota", message: "The Free plan has no brand kit." });
    expect((await eve.client.from("brand_kits").select("*")).data).toEqual([]);
  });

  test("is what new projects on Pro start from, and not those of a plan that has lost it", async () => {
    await platform.sql`update accounts set plan = 'pro' where user_id = ${ada.id}`;
    expect((await call(ada, "brand-kit-save", kit)).status).toBe(200);
    const themeOf = async () => {
      const { body } = await call(ada, "project-create", { idea: "AI recipe finder", seed: 3 });
      const { data } = await ada.client
        .from("projects")
        .select("spec")
        .eq("id", body.projectId)
        .single<{ spec: AppSpec }>();
      return data?.spec.theme;
    };
    expect(await themeOf()).toMatchObject({
      light: { accent: "#7a1f5c" },
      display: { family: "Unbounded" },
      text: { family: "Manrope" },
    });
    await platform.sql`update accounts set plan = 'free' where user_id = ${ada.id}`;
    expect((await themeOf())?.display.family).not.toBe("Unbounded");
    await platform.sql`update accounts set plan = 'pro' where user_id = ${ada.id}`;
    await call(ada, "brand-kit-save", { ...kit, enabled: false });
    expect((await themeOf())?.display.family).not.toBe("Unbounded");
  });

  test.each([
    ["accent", { accent: "red" }],
    ["displayFamily", { displayFamily: "Comic Sans MS" }],
    ["textFamily", { textFamily: "Press Start 2P" }],
    ["enabled", { enabled: "yes" }],
  ])("names %s when it is wrong", async (field, patch) => {
    const answer = await call(ada, "brand-kit-save", { ...kit, ...patch });
    expect(answer.status).toBe(400);
    expect(answer.body.error?.field).toBe(field);
  });
});
