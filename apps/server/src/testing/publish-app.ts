import { randomUUID } from "node:crypto";
import type { AppSpec } from "@sayhey/appspec";
import type { FunctionInput, FunctionName } from "@sayhey/contract/functions";
import { callFunction, type FunctionAnswer } from "./call-function.ts";
import { insertRender } from "./insert-render.ts";
import type { TestPlatform, TestUser } from "./start-test-platform.ts";

/** Calls a function as a user, or as a visitor. */
export const callAs = <N extends FunctionName>(
  server: { url: string },
  user: TestUser | null,
  name: N,
  input: FunctionInput<N> | Record<string, unknown>,
): Promise<FunctionAnswer<N>> => callFunction(server, user?.token ?? null, name, input);

/** Takes away every app with what hangs on it, and the limits used up; everybody is on the Studio plan then. */
export async function clearApps({ sql }: TestPlatform): Promise<void> {
  await sql`delete from renders`;
  await sql`delete from projects`;
  await sql`delete from notifications`;
  await sql`delete from private.rate_limits where key like 'function %' or key like 'publication %'`;
  await sql`update accounts set plan = 'studio'`;
}

/** Publishes a new project of somebody; `age` in days, `render` with a finished trailer, the rest are words. */
export async function publishApp(
  server: TestPlatform,
  user: TestUser,
  values: Record<string, unknown> & { age?: number; render?: boolean } = {},
): Promise<{ id: string; projectId: string; slug: string }> {
  const { age = 0, render = false, ...words } = values;
  const { body: project } = await callAs(server, user, "project-create", { idea: "Plant diary", seed: 7 });
  if (render) await insertRender(server, user.id, project.projectId);
  const { status, body } = await callAs(server, user, "publication-publish", {
    projectId: project.projectId,
    slug: `app-${randomUUID().slice(0, 8)}`,
    listed: true,
    title: "Plant diary",
    description: "Water on time.",
    hashtags: ["plants"],
    category: "Nature",
    ...words,
  });
  if (status !== 200) throw new Error(`the app was not published: ${JSON.stringify(body)}`);
  await server.sql`
    update publications set published_at = now() - make_interval(days => ${age}) where id = ${body.publicationId}`;
  return { id: body.publicationId, projectId: project.projectId, slug: body.slug };
}

/** Publishes a new project that holds a document as it is, and returns where the project and its app are. */
export async function publishSpec(
  server: TestPlatform,
  user: TestUser,
  spec: AppSpec,
  { listed = true } = {},
): Promise<{ projectId: string; previewSlug: string; slug: string }> {
  const project = await server.insertProject(user.id, { spec: server.sql.json(spec as never) });
  const { status, body } = await callAs(server, user, "publication-publish", {
    projectId: project.id,
    slug: `app-${randomUUID().slice(0, 8)}`,
    listed,
    title: spec.identity.name,
    description: spec.identity.tagline,
    hashtags: [],
    category: "Other",
  });
  if (status !== 200) throw new Error(`the app was not published: ${JSON.stringify(body)}`);
  return { projectId: project.id, previewSlug: project.slug, slug: body.slug };
}
