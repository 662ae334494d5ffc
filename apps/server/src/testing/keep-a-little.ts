import { parseAppSpec, withConsequences, type Op } from "@sayhey/appspec";
import type { Database } from "../infra/database/database.ts";
import { callFunction } from "./call-function.ts";
import type { TestUser } from "./start-test-platform.ts";

/**
 * Leaves nothing of a project that was just made but its first page, with a few words on it or as it is, for tests that have an app
 * filmed and checked for the sake of something else: with nobody typing in it, that takes a fifth of the time.
 */
export async function keepALittle(
  server: { url: string; sql: Database },
  user: Pick<TestUser, "token">,
  projectId: string,
  kept: "few words" | "first page" = "few words",
): Promise<void> {
  const [row] = await server.sql<{ spec: unknown; version: number }[]>`
    select spec, version from projects where id = ${projectId}`;
  const spec = parseAppSpec(row?.spec);
  const [first, ...others] = spec.pages;
  if (first === undefined) throw new Error("the app has no page");
  const words: Op[] = [
    { op: "add-block", page: first.id, block: { id: "fewWords", kind: "hero", headline: "A few words" } },
    ...first.blocks.map(({ id }): Op => ({ op: "remove-block", page: first.id, block: id })),
  ];
  const { status, body } = await callFunction(server, user.token, "project-edit", {
    projectId,
    baseVersion: row?.version ?? 0,
    ops: withConsequences(spec, [
      ...(kept === "few words" ? words : []),
      ...others.map(({ id }): Op => ({ op: "remove-page", page: id })),
    ]),
  });
  if (status !== 200) throw new Error(`the app was not made smaller: ${JSON.stringify(body)}`);
}
