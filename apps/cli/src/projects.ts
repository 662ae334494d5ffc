import { parseArgs } from "node:util";
import { AppError } from "@sayhey/contract/app-error";
import { aspectSchema, ideaSchema } from "@sayhey/contract/idea";
import { LIMITS } from "@sayhey/contract/limits";
import { readConfig } from "./config-file.ts";
import { readArgs } from "./read-args.ts";
import { openRemote } from "./remote.ts";

/** `sayhey projects`: one's projects on the server, last changed first. */
export async function projects(args: string[]): Promise<number> {
  const { values } = readArgs(() => parseArgs({ args, options: { json: { type: "boolean", default: false } } }));
  const remote = openRemote(await readConfig());
  const { projects: list } = await remote.call("project-list", { limit: 200 });
  if (values.json) {
    console.log(
      JSON.stringify(list.map((project) => ({ ...project, address: `${remote.server}/projects/${project.id}` }))),
    );
    return 0;
  }
  if (list.length === 0) console.log('No projects yet. Make one: sayhey create "<idea>"');
  for (const { id, name, origin, updatedAt } of list)
    console.log(`${id}  ${updatedAt.slice(0, 10)}  ${name}\n  ${origin}`);
  return 0;
}

/** `sayhey create`: makes a project of an idea on the server. */
export async function create(args: string[]): Promise<number> {
  const { values, positionals } = readArgs(() =>
    parseArgs({
      args,
      allowPositionals: true,
      options: { aspect: { type: "string" }, seed: { type: "string" }, json: { type: "boolean", default: false } },
    }),
  );
  if (positionals.length > 1) throw new AppError("bad-request", "Put the idea in quotes, so that it is one argument.");
  const idea = ideaSchema.safeParse(positionals[0] ?? "");
  if (!idea.success) throw new AppError("bad-request", idea.error.issues[0]?.message ?? "The idea is not valid.");
  const aspect = values.aspect === undefined ? undefined : aspectSchema.safeParse(values.aspect);
  if (aspect?.success === false) throw new AppError("bad-request", "--aspect must be 9:16, 4:5, 1:1 or 16:9.");
  if (values.seed !== undefined && (!/^\d+$/.test(values.seed) || Number(values.seed) > LIMITS.seedMax))
    throw new AppError("bad-request", `--seed must be a whole number from 0 to ${LIMITS.seedMax}.`);
  const remote = openRemote(await readConfig());
  const { projectId } = await remote.call("project-create", {
    idea: idea.data,
    ...(aspect === undefined ? {} : { aspect: aspect.data }),
    ...(values.seed === undefined ? {} : { seed: Number(values.seed) }),
  });
  const address = `${remote.server}/projects/${projectId}`;
  console.log(values.json ? JSON.stringify({ ok: true, projectId, address }) : address);
  return 0;
}
