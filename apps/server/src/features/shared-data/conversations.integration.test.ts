import { applyOps, conversationsFor, type AppSpec, type Block, type ConversationsBlock } from "@sayhey/appspec";
import { describe, expect, test } from "vitest";
import { callFunction } from "../../testing/call-function.ts";
import { callApp, type CallOptions, type Start } from "./call-app.fixture.ts";
import type { SharedRow } from "./shared-row.ts";
import { owner, server, useServer } from "./shared-server.fixture.ts";
import { villageApp } from "./village.fixture.ts";

let slug: string;
let projectId: string;

const call = <T = SharedRow>(method: string, path: string, options: CallOptions = {}) =>
  callApp<T>({ url: server.url, slug }, method, path, options);

interface Person {
  token: string;
  id: string;
}

async function arrive(name: string): Promise<Person> {
  const { body } = await call<{ token: string; visitor: { id: string } }>("POST", "/visitor", { body: { name } });
  return { token: body.token, id: body.visitor.id };
}

async function signIn(email: string, token?: string): Promise<Person> {
  await call("POST", "/visitor/code", { token, body: { email } });
  const mail = (await server.queuedMails()).at(-1);
  const code = mail?.kind === "visitor-code" ? mail.data.code : "";
  const { body } = await call<{ token: string; visitor: { id: string } }>("POST", "/visitor/sign-in", {
    token,
    body: { email, code },
  });
  return { token: body.token, id: body.visitor.id };
}

const create = ({ token }: Person, entity: string, values: unknown, id?: string) =>
  call("POST", `/data/${entity}`, { token, body: { ...(id !== undefined && { id }), values } });
const join = (person: Person, name: string, id = person.id) => create(person, "person", { name }, id);
const begin = (person: Person, members: string[], more: object = {}) =>
  create(person, "conversation", { members, ...more });
const say = (person: Person, conversation: string, text: string, from = person.id) =>
  create(person, "message", { text, conversation, from });
const patch = ({ token }: Person, path: string, values: object) => call("PATCH", path, { token, body: { values } });

/** Texts of the messages that somebody reads, whichever way. */
async function textsOf(person?: Person): Promise<string[]> {
  const token = person?.token;
  const all = await call<Start>("GET", "/data", { token });
  const one = await call<Start>("GET", "/data/message", { token });
  const file = await call<{ rows: Record<string, { text: string }[]> }>("GET", "/data/export", { token });
  const texts = (rows: readonly SharedRow[]) =>
    rows.filter(({ entity }) => entity === "message").map(({ values }) => String(values["text"]));
  expect(texts(one.body.rows).toSorted()).toEqual(texts(all.body.rows).toSorted());
  expect((file.body.rows["message"] ?? []).map(({ text }) => text).toSorted()).toEqual(texts(all.body.rows).toSorted());
  return texts(all.body.rows);
}

async function openApp(between: ConversationsBlock["between"], on = "main"): Promise<AppSpec> {
  const village = villageApp();
  const page = (id: string, path: string, blocks: Block[]) => ({
    id,
    path,
    title: id,
    icon: "house",
    nav: id === "main",
    blocks,
  });
  const posts: AppSpec = {
    ...village,
    entities: village.entities.filter(({ id }) => id === "post"),
    pages: [
      page("main", "/", [{ kind: "list", id: "list", entity: "post", facts: [] }]),
      page("posts", "/posts/:id", [{ kind: "detail", id: "detail", entity: "post", fields: ["body"] }]),
    ],
  };
  const plan = conversationsFor(posts, on, between);
  if ("reason" in plan) throw new Error(plan.reason);
  const { spec } = applyOps(posts, plan.ops);
  ({ slug, id: projectId } = await server.insertProject(owner.id, { spec: server.sql.json(spec as never) }));
  return spec;
}

useServer();

describe("conversations between people", () => {
  test("are read by their people alone: not by others, nobody, or the app's owner", async () => {
    await openApp("people");
    const [ida, ben, eve] = [await arrive("Ida"), await arrive("Ben"), await arrive("Eve")];
    const ada = await signIn(owner.email);
    for (const [person, name] of [
      [ida, "Ida"],
      [ben, "Ben"],
      [eve, "Eve"],
    ] as const)
      expect((await join(person, name)).status).toBe(201);
    // Nobody made up writes here, and nobody is somebody else.
    expect(
      (await call<Start>("GET", "/data/person", {})).body.rows.map(({ values }) => values["name"]).toSorted(),
    ).toEqual(["Ben", "Eve", "Ida"]);
    expect((await join(eve, "Ben", ben.id)).status).toBe(409);
    expect((await join(eve, "Owner", "owner")).status).toBe(403);

    const talk = (await begin(ida, [ben.id])).body;
    expect(talk.values["members"]).toEqual([ida.id, ben.id]);
    expect((await say(ida, talk.id, "Hello Ben")).status).toBe(201);
    // Who wrote it is told by the server.
    expect((await say(ben, talk.id, "Hello Ida", ida.id)).body.values["from"]).toBe(ben.id);
    expect(await textsOf(ida)).toEqual(["Hello Ben", "Hello Ida"]);
    expect(await textsOf(ben)).toEqual(["Hello Ben", "Hello Ida"]);
    for (const other of [eve, ada, undefined]) expect(await textsOf(other)).toEqual([]);

    // Eve gets nowhere: not in, not by its address, not by a change.
    expect((await say(eve, talk.id, "Me too")).body.error.field).toBe("values.conversation");
    for (const stranger of [eve, ada]) {
      expect((await call("GET", `/data/conversation/${talk.id}`, { token: stranger.token })).status).toBe(404);
      expect((await patch(stranger, `/data/conversation/${talk.id}`, { members: [stranger.id] })).status).toBe(404);
      expect((await call("DELETE", `/data/conversation/${talk.id}`, { token: stranger.token })).status).toBe(404);
    }
    const shown = await callFunction(server, owner.token, "shared-data-export", { projectId, place: "preview" });
    expect(shown.status).toBe(200);
    expect(JSON.stringify(shown.body)).not.toContain("Hello Ben");
  });

  test("keep to their people: none is added, one leaves by themselves, and what others wrote stays", async () => {
    await openApp("people");
    const [ida, ben, eve] = [await arrive("Ida"), await arrive("Ben"), await arrive("Eve")];
    for (const person of [ida, ben, eve]) await join(person, "x");
    expect((await begin(ida, ["nobody"])).body.error.field).toBe("values.members");
    expect((await begin(ida, [])).status).toBe(400);
    const talk = (await begin(ida, [ben.id], { subject: "Trip" })).body;
    await say(ida, talk.id, "One");
    const path = `/data/conversation/${talk.id}`;
    expect((await patch(ida, path, { members: [ida.id, ben.id, eve.id] })).body.error.field).toBe("values.members");
    expect((await patch(ida, path, { members: [ida.id] })).status).toBe(400);
    expect((await patch(ben, path, { subject: "Long trip" })).body.values["subject"]).toBe("Long trip");
    const [message] = (await call<Start>("GET", "/data/message", { token: ben.token })).body.rows;
    expect((await patch(ben, `/data/message/${message?.id}`, { text: "Other" })).status).toBe(403);
    expect((await patch(ida, `/data/message/${message?.id}`, { from: ben.id })).status).toBe(400);
    expect((await patch(ben, path, { members: [ida.id] })).status).toBe(200);
    await say(ida, talk.id, "Two");
    expect(await textsOf(ben)).toEqual(["One"]);
    expect((await say(ben, talk.id, "Back?")).status).toBe(400);
  });

  test("take no message that is too long, empty or one of too many", async () => {
    await openApp("people");
    const [ida, ben] = [await arrive("Ida"), await arrive("Ben")];
    for (const person of [ida, ben]) await join(person, "x");
    const talk = (await begin(ida, [ben.id])).body;
    expect((await say(ida, talk.id, "x".repeat(2001))).body.error.field).toBe("values.text");
    expect((await say(ida, talk.id, "  ")).body.error.field).toBe("values.text");
    const said = await Promise.all(Array.from({ length: 32 }, (_, index) => say(ida, talk.id, `${index}`)));
    expect(said.filter(({ status }) => status === 201)).toHaveLength(30);
    expect(said.filter(({ status }) => status === 429)).toHaveLength(2);
  });

  test("take no import: nobody's name is put under words that came from a file", async () => {
    await openApp("people");
    const [ann, ben] = [await arrive("Ann"), await arrive("Ben")];
    for (const person of [ann, ben]) await join(person, "x");
    const talk = (await begin(ann, [ben.id])).body;
    const rows = [{ text: "I quit.", conversation: talk.id, from: ann.id }];
    const input = {
      projectId,
      place: "preview",
      entity: "message",
      batch: "import0001",
      from: 0,
      rows,
    } as const;
    const { status, body } = await callFunction(server, owner.token, "shared-data-add", input);
    expect([status, body.error?.field]).toEqual([400, "entity"]);
    expect(await textsOf(ben)).toEqual([]);
  });

  test("with the staff are between one visitor and the owner, who answers all of them", async () => {
    await openApp("staff");
    const [ida, ben] = [await arrive("Ida"), await arrive("Ben")];
    for (const [person, name] of [
      [ida, "Ida"],
      [ben, "Ben"],
    ] as const)
      await join(person, name);
    expect((await begin(ida, [ben.id])).status).toBe(403);
    const talk = (await begin(ida, ["owner"])).body;
    await say(ida, talk.id, "The tap drips");
    // Who writes to the staff is nobody else's business.
    expect(
      (await call<Start>("GET", "/data/person", { token: ben.token })).body.rows.map(({ values }) => values["name"]),
    ).toEqual(["Ben"]);
    const ada = await signIn(owner.email);
    expect(await textsOf(ada)).toEqual(["The tap drips"]);
    expect((await join(ada, "Ada", "owner")).status).toBe(201);
    expect((await say(ada, talk.id, "I'll come by")).body.values["from"]).toBe("owner");
    expect(await textsOf(ida)).toEqual(["The tap drips", "I'll come by"]);
    expect(await textsOf(ben)).toEqual([]);
    const [message] = (await call<Start>("GET", "/data/message", { token: ada.token })).body.rows;
    expect((await patch(ada, `/data/message/${message?.id}`, { text: "Fine" })).status).toBe(403);
  });

  test("about a row are with whoever added it", async () => {
    await openApp("author", "posts");
    const [ida, ben, eve] = [await arrive("Ida"), await arrive("Ben"), await arrive("Eve")];
    await create(ida, "post", { name: "Bike" }, "bike");
    await join(ben, "Ben");
    const talk = (await begin(ben, ["owner"], { about: "bike" })).body;
    expect(talk.values["members"]).toEqual([ben.id, ida.id]);
    await say(ben, talk.id, "Is it still there?");
    expect(await textsOf(ida)).toEqual(["Is it still there?"]);
    expect(await textsOf(eve)).toEqual([]);
    expect((await begin(ida, ["owner"], { about: "bike" })).body.error).toMatchObject({ rule: "access" });
    expect((await begin(ben, ["owner"])).body.error.field).toBe("values.about");
  });

  test("stay somebody's when they sign in, and nobody else's when the block goes", async () => {
    const spec = await openApp("people");
    const [ida, ben, eve] = [await arrive("Ida"), await arrive("Ben"), await arrive("Eve")];
    for (const person of [ida, ben]) await join(person, "x");
    const talk = (await begin(ida, [ben.id])).body;
    await say(ida, talk.id, "Before");
    const elsewhere = await signIn("ida@example.com");
    const back = await signIn("ida@example.com", ida.token);
    expect(back.id).toBe(elsewhere.id);
    expect(await textsOf(back)).toEqual(["Before"]);
    expect((await say(back, talk.id, "After")).status).toBe(201);
    expect(await textsOf(ben)).toEqual(["Before", "After"]);
    const bare = {
      ...spec,
      pages: spec.pages.map((page) => ({
        ...page,
        blocks: page.blocks.filter(({ kind }) => kind !== "conversations"),
      })),
    };
    await server.sql`update projects set spec = ${server.sql.json(bare as never)}, version = version + 1 where id = ${projectId}`;
    expect(await textsOf(eve)).toEqual([]);
    expect(await textsOf(ben)).toEqual(["Before", "After"]);
  });
});
