import { randomUUID } from "node:crypto";
import type { FunctionName } from "@sayhey/contract/functions";
import { callFunction } from "./call-function.ts";
import { insertRender } from "./insert-render.ts";
import { TEST_PASSWORD, type TestPlatform, type TestUser } from "./start-test-platform.ts";

/** Ids of what a person has, one of each kind, by the name that functions call it by. */
export type Belongings = Readonly<Record<string, string>>;

/** Gives a person one of everything that a function can name: an app with trailer, footage, assets, runs, tokens. */
export async function giveBelongings(server: TestPlatform, person: TestUser): Promise<Belongings> {
  const { sql } = server;
  const userId = person.id;
  const call = async <N extends FunctionName>(name: N, input: Parameters<typeof callFunction<N>>[3]) => {
    const { status, body } = await callFunction(server, person.token, name, input);
    if (status !== 200) throw new Error(`${name} answered ${JSON.stringify(body)}`);
    return body;
  };
  const insert = async (table: string, values: Record<string, unknown>): Promise<string> => {
    const [row] = await sql<{ id: string }[]>`insert into ${sql(table)} ${sql(values)} returning id`;
    return row?.id ?? "";
  };
  await server.prove(person);
  const { projectId } = await call("project-create", { idea: "Plant diary", seed: 7 });
  const renderId = await insertRender(server, userId, projectId);
  const assetId = await insert("assets", {
    user_id: userId,
    kind: "upload",
    name: "leaf.png",
    path: `uploads/${userId}/leaf.png`,
    content_type: "image/png",
    bytes: 5,
  });
  const assetVersion = (name: string) =>
    insert("asset_versions", {
      asset_id: assetId,
      user_id: userId,
      path: `uploads/${userId}/${name}.png`,
      content_type: "image/png",
      bytes: 5,
    });
  const { publicationId } = await call("publication-publish", {
    projectId,
    slug: `app-${randomUUID().slice(0, 8)}`,
    listed: true,
    title: "Plant diary",
    description: "Water on time.",
    hashtags: ["plants"],
    category: "Nature",
  });
  const [version] = await sql<{ id: string }[]>`select version_id as id from publications where id = ${publicationId}`;
  const hidden = await server.insertProject(userId);
  const transformId = await insert("transforms", {
    user_id: userId,
    kind: "duotone",
    input_asset_id: assetId,
    input_name: "leaf.png",
  });
  const [session] = await sql<{ id: string }[]>`select id from sessions where user_id = ${userId}`;
  return {
    projectId,
    renderId,
    assetId,
    publicationId,
    versionId: version?.id ?? "",
    /** Not published any more: there is nothing of it for others. */
    hiddenPublicationId: await insert("publications", {
      user_id: userId,
      project_id: hidden.id,
      slug: `hidden-${randomUUID().slice(0, 8)}`,
      title: "Not for others",
      category: "Other",
      status: "unpublished",
    }),
    importId: await insert("footage_imports", {
      user_id: userId,
      project_id: projectId,
      asset_id: assetId,
      start_ms: 0,
      duration_ms: 15_000,
    }),
    transformId,
    memoryId: await insert("project_memory", {
      user_id: userId,
      project_id: projectId,
      kind: "style",
      text: "Plain and quiet",
      source: "person",
    }),
    runId: await insert("ai_runs", {
      user_id: userId,
      project_id: projectId,
      kind: "change",
      wish: "Make it green",
      model: "test",
      own_key: false,
      status: "done",
      version: 1,
    }),
    tokenId: (
      await call("token-create", { name: "Laptop", scopes: ["projects:read"], days: 30, password: TEST_PASSWORD })
    ).tokenId,
    exportId: await insert("account_exports", { user_id: userId }),
    reportId: await insert("reports", { publication_id: publicationId, reporter: "somebody", reason: "spam" }),
    sessionId: session?.id ?? "",
    invoiceId: await insert("invoices", {
      user_id: userId,
      provider: "sandbox",
      plan: "pro",
      reason: "start",
      amount_cents: 1900,
      status: "paid",
      period_start: new Date(),
      period_end: new Date(),
      paid_at: new Date(),
      external_id: randomUUID(),
    }),
    "asset-version-restore versionId": await assetVersion("before"),
    "asset-version-remove versionId": await assetVersion("long-before"),
    presetId: await insert("transform_presets", { user_id: userId, kind: "duotone", name: "Mine", settings: {} }),
    userId,
    id: renderId,
    jobId: renderId,
    uploadId: await insert("uploads", {
      user_id: userId,
      name: "leaf.png",
      bytes: 5,
      expires_at: new Date(Date.now() + 3600_000),
    }),
    /** Assets that went to the bin with their folder. */
    binned: assetId,
    pictureId: assetId,
  };
}
