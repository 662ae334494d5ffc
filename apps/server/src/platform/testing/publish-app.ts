import { randomUUID } from "node:crypto";
import type { FunctionInput, FunctionName, FunctionOutput } from "@sayhey/contract/functions";
import { insertRender } from "./insert-render.ts";
import type { TestPlatform, TestUser } from "./start-test-platform.ts";

/** An answer of a function: its output, or why it refused. */
export interface FunctionAnswer<N extends FunctionName> {
  status: number;
  body: FunctionOutput<N> & { error?: { kind: string; message: string; hint?: string; field?: string } };
}

/** Calls a function as a user, or as a visitor. */
export async function callAs<N extends FunctionName>(
  server: Pick<TestPlatform, "url">,
  user: TestUser | null,
  name: N,
  input: FunctionInput<N> | Record<string, unknown>,
): Promise<FunctionAnswer<N>> {
  const answer = await fetch(`${server.url}/functions/v1/${name}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(user === null ? {} : { authorization: `Bearer ${user.token}` }),
    },
    body: JSON.stringify(input),
  });
  return { status: answer.status, body: (await answer.json()) as FunctionAnswer<N>["body"] };
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
