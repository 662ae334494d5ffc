import { MEMORY_LIMITS } from "@sayhey/contract/memory";
import type { FunctionInput, FunctionName, FunctionOutput } from "@sayhey/contract/functions";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openServices } from "../../../main/services.ts";
import { callFunction } from "../../../testing/call-function.ts";
import { startTestPlatform, type TestPlatform, type TestUser } from "../../../testing/start-test-platform.ts";
import { remember } from "./memory.port.ts";

let server: TestPlatform;
let ada: TestUser;
let eve: TestUser;
let projectId: string;

const call = async <N extends FunctionName>(name: N, input: FunctionInput<N>): Promise<FunctionOutput<N>> => {
  const { status, body } = await callFunction(server, ada.token, name, input);
  expect([status, body]).toEqual([200, body]);
  return body;
};
const texts = async (): Promise<string[]> =>
  (await call("memory-list", { projectId })).entries.map(({ kind, text, source }) => `${kind} (${source}): ${text}`);

beforeAll(async () => {
  server = await startTestPlatform({ openServices: (platform) => openServices(platform, { worker: false }) });
  [ada, eve] = [await server.signUp("Ada"), await server.signUp("Eve")];
  projectId = (await call("project-create", { idea: "Plant diary", useModel: false })).projectId;
});
afterAll(() => server?.close());

test("what a project remembers can be added, changed, removed and brought back, by its owner alone", async () => {
  const { id } = await call("memory-save", { projectId, kind: "style", text: "  Plain and quiet " });
  await call("memory-save", { projectId, memoryId: id, kind: "style", text: "Plain, quiet, green" });
  expect(await texts()).toEqual(["style (person): Plain, quiet, green"]);
  for (const [name, input] of [
    ["memory-list", { projectId }],
    ["memory-save", { projectId, memoryId: id, kind: "style", text: "Loud" }],
    ["memory-remove", { memoryId: id }],
  ] as const)
    expect((await callFunction(server, eve.token, name, input as never)).status, name).toBe(404);
  await call("memory-remove", { memoryId: id });
  expect(await texts()).toEqual([]);
  await call("memory-save", { projectId, kind: "style", text: "Plain, quiet, green" });
  expect(await texts()).toHaveLength(1);
  for (const [text, field] of [
    ["", "text"],
    ["x".repeat(201), "text"],
    ["a\nb", "text"],
  ] as const)
    expect(
      (await callFunction(server, ada.token, "memory-save", { projectId, kind: "style", text })).body.error?.field,
    ).toBe(field);
});

test("typed changes that the planner understands are remembered, and those taken back are refused", async () => {
  const { entries } = await call("memory-list", { projectId });
  for (const { id } of entries) await call("memory-remove", { memoryId: id });
  const [row] = await server.sql<{ id: string }[]>`
    select spec -> 'entities' -> 0 ->> 'id' as id from projects where id = ${projectId}`;
  const edit = (plural: string, reason: string, baseVersion: number) =>
    call("project-edit", {
      projectId,
      baseVersion,
      ops: [{ op: "rename-entity", entity: row?.id ?? "", plural }],
      source: "chat",
      reason,
    });
  await edit("Green friends", "Call plants green friends", 1);
  expect(await texts()).toEqual(["vocabulary (planner): “Green friends”, not “Plants”."]);
  await edit("Plants", "Undone: Call plants green friends", 2);
  expect(await texts()).toEqual(["refused (planner): Call plants green friends"]);
  const fork = await call("project-fork", { projectId });
  expect((await call("memory-list", { projectId: fork.projectId })).entries).toHaveLength(1);
});

test("the list is bounded: a person is told, and of what was learned the oldest goes", async () => {
  const whose = { userId: ada.id, projectId };
  for (let at = 0; at < MEMORY_LIMITS.entries + 6; at++)
    await server.sql.begin((tx) =>
      remember(tx, whose, "model", [{ kind: "decision", text: `Decision ${at}\u0000 of <many>`, about: null }]),
    );
  const kept = await texts();
  expect(kept).toHaveLength(MEMORY_LIMITS.entries);
  expect(kept.at(-1)).toBe("decision (model): Decision 29 of <many>");
  const { status, body } = await callFunction(server, ada.token, "memory-save", {
    projectId,
    kind: "style",
    text: "One more",
  });
  expect([status, body.error?.message]).toEqual([409, "A project remembers 24 things at most."]);
});
