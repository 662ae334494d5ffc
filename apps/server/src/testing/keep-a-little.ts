import { parseAppSpec, withConsequences, type Op } from "@sayhey/appspec";
import { callFunction } from "./call-function.ts";
import type { TestUser } from "./start-test-platform.ts";
import type { Database } from "../infra/database/database.ts";

/**
 * Takes away from a project that was just made every page but its first, and every block there but those of the given kinds (all,
 * when absent): an app that is filmed and checked for the sake of something else, which takes a fraction of the time then. A list
 * alone is filmed quickest, since nobody types in it.
 */
export async function keepALittle(
  server: { url: string; sql: Database },
  user: Pick<TestUser, "token">,
  projectId: string,
  kinds?: readonly string[],
): Promise<void> {
  const [row] = await server.sql<{ spec: unknown; version: number }[]>`
    select spec, version from projects where id = ${projectId}`;
  const spec = parseAppSpec(row?.spec);
  const [first, ...others] = spec.pages;
  const blocks = first?.blocks.filter(({ kind }) => kinds?.includes(kind) === false) ?? [];
  if (first === undefined || blocks.length === first.blocks.length) throw new Error("nothing of the app would be left");
  const ops: Op[] = [
    ...others.map(({ id }): Op => ({ op: "remove-page", page: id })),
    ...blocks.map(({ id }): Op => ({ op: "remove-block", page: first.id, block: id })),
  ];
  const { status, body } = await callFunction(server, user.token, "project-edit", {
    projectId,
    baseVersion: row?.version ?? 0,
    ops: withConsequences(spec, ops),
  });
  if (status !== 200) throw new Error(`the app was not made smaller: ${JSON.stringify(body)}`);
}
