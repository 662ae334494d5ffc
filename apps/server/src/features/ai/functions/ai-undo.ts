import { applyOps, type AppSpec, type Op } from "@sayhey/appspec";
import { AppError } from "@sayhey/contract/app-error";
import { fileOverrideSchema, type FileOverride } from "@sayhey/contract/override";
import { z } from "zod";
import { defineFunction } from "../../../http/rpc/define-function.ts";
import { rememberUndo } from "../remember-run.ts";
import { ownProject } from "../../projects/owned.port.ts";
import { readOverrides, writeOverrides } from "../../projects/overrides/app-source.port.ts";
import { holdsVisitorRows, keepAccess } from "../../projects/overrides/keep-access.port.ts";
import { writeVersion } from "../../projects/overrides/write-version.port.ts";

const fileSchema = z.object({
  path: z.string(),
  before: fileOverrideSchema.nullable(),
  after: fileOverrideSchema.nullable(),
});

interface UndoneRun {
  id: string;
  user_id: string;
  project_id: string;
  wish: string | null;
  answer: string | null;
  version: number | null;
  undone: boolean;
}

/** Takes back what a run changed, by one more version. */
export const aiUndo = defineFunction(
  "ai-undo",
  { rateLimit: { hits: 60, windowMs: 60_000 } },
  async ({ sql, compilePool, userId }, { runId }) => {
    const [run] = await sql<UndoneRun[]>`
      select id, user_id, project_id, wish, answer, version, undone from ai_runs where id = ${runId} and user_id = ${userId}`;
    if (run === undefined || run.version === null)
      throw new AppError("not-found", "There's nothing to undo.", { hint: "Reload the page." });
    if (run.undone) throw new AppError("conflict", "This has already been undone.");
    const project = await ownProject(sql, userId, run.project_id);
    const [edit] = await sql<{ ops: Op[]; inverse: Op[] }[]>`
      select ops, inverse from project_edits where project_id = ${project.id} and version = ${run.version}`;
    if (edit === undefined) throw new AppError("not-found", "There's nothing to undo.");
    const files = z
      .array(fileSchema)
      .parse(await sql`select path, before, after from private.ai_run_files where run_id = ${runId} order by path`);
    const before = { spec: project.spec, overrides: await readOverrides(sql, project.id) };
    const overrides = takeBack(before.overrides, files);
    const { ops, spec, inverse } = invert(project.spec, edit.inverse, await holdsVisitorRows(sql, project.id));
    const built = await compilePool.run("build", { spec, overrides }, userId);
    const name = project.name === project.spec.identity.name ? spec.identity.name : project.name;
    return sql.begin(async (tx) => {
      const written = await writeVersion(tx, project, before, {
        source: { spec, overrides },
        ...built,
        ops,
        inverse,
        name,
        editSource: "history",
        reason: "Undid a change by the model",
      });
      await writeOverrides(tx, project, overrides);
      await tx`update ai_runs set undone = true where id = ${runId}`;
      await rememberUndo(tx, run, run.answer ?? "");
      return written;
    });
  },
);

const changedSince = (): AppError =>
  new AppError("conflict", "The app has been changed since, so this can't be undone on its own.", {
    hint: "Undo later changes first.",
  });

function invert(
  present: AppSpec,
  undoing: readonly Op[],
  holdsRows: boolean,
): { ops: Op[]; spec: AppSpec; inverse: Op[] } {
  try {
    const ops = keepAccess(present, undoing, holdsRows);
    return { ops, ...applyOps(present, ops) };
  } catch (error) {
    if (error instanceof AppError && error.kind === "bad-request") throw changedSince();
    throw error;
  }
}

function takeBack(present: readonly FileOverride[], files: readonly z.infer<typeof fileSchema>[]): FileOverride[] {
  const restored = new Map(present.map((file) => [file.path, file]));
  for (const { path, before, after } of files) {
    if (restored.get(path)?.text !== after?.text) throw changedSince();
    if (before === null) restored.delete(path);
    else restored.set(path, before);
  }
  return [...restored.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}
