import {
  ART_DIRECTIONS,
  applyOps,
  artDirectionSchema,
  languageSchema,
  parseAppSpec,
  type AppSpec,
} from "@sayhey/appspec";
import { hashTree } from "@sayhey/bundler";
import { generateApp } from "@sayhey/codegen";
import { AppError } from "@sayhey/contract/app-error";
import { LIMITS } from "@sayhey/contract/limits";
import type { ProjectRow } from "@sayhey/contract/rows";
import { translateApp } from "@sayhey/planner/embedded";
import { LANGUAGE_NAMES, pictureThemeOps, restyleOps, type Pixels, type Settings } from "@sayhey/transforms";
import type { Transaction } from "../../infra/database/database.ts";
import { checkProjectQuota, readUsage } from "../billing/plan-usage.port.ts";
import { readOverrides, writeOverrides } from "../projects/overrides/app-source.port.ts";
import { projectSlug } from "../projects/slug.port.ts";
import type { WorkerServices } from "../../infra/queue/job-definition.ts";
import { enqueueJob } from "../../infra/queue/enqueue-job.ts";

/** A project made into another. */
interface Made {
  spec: AppSpec;
  /** Behind the name of the copy: 'Arcade'. */
  ending: string;
  /** What its history says of how it came about, before 'from': 'Restyled'. */
  how: string;
}

/** Which transform of a project, and what it is given besides. */
export interface ProjectWork {
  kind: string;
  settings: Settings;
  /** Pixels of the picture whose colours are taken; null for what takes none. */
  picture: Pixels | null;
}

/** @throws AppError conflict when the app is so already, bad-request when it cannot be made so */
async function makeOf({ name, spec }: { name: string; spec: AppSpec }, work: ProjectWork): Promise<Made> {
  const { kind, settings, picture } = work;
  if (kind === "translate") return translated(name, spec, settings);
  if (kind === "theme-from-picture") {
    if (picture === null) throw new Error("the picture of a theme is missing");
    const themed = applyOps(spec, pictureThemeOps(picture, settings));
    return { spec: themed.spec, ending: "new colors", how: "Given the colors of a picture," };
  }
  const direction = artDirectionSchema.parse(settings["direction"]);
  const style = ART_DIRECTIONS[direction];
  if (spec.theme.direction === direction) {
    throw new AppError("conflict", `${name} is in the art direction '${style.name}' already.`, {
      hint: "Choose another one.",
    });
  }
  return { spec: applyOps(spec, restyleOps(direction)).spec, ending: style.name, how: "Restyled" };
}

/** Share of an app's texts that the dictionary has to have words for, or the copy would be in two languages. */
const LEAST_KNOWN = 0.3;

async function translated(name: string, spec: AppSpec, settings: Settings): Promise<Made> {
  const language = languageSchema.parse(settings["language"]);
  if (spec.identity.language === language) {
    throw new AppError("conflict", `${name} is in ${LANGUAGE_NAMES[language]} already.`, {
      hint: "Choose another language.",
    });
  }
  const { spec: made, texts, kept } = await translateApp(spec, language);
  if (texts > 0 && (texts - kept.length) / texts < LEAST_KNOWN) {
    throw new AppError(
      "bad-request",
      `The built-in dictionary knows only ${texts - kept.length} of the ${texts} texts of ${name}.`,
      { hint: "Ask a model in the chat of the project to translate it." },
    );
  }
  return { spec: made, ending: LANGUAGE_NAMES[language], how: `Put into ${LANGUAGE_NAMES[language]}` };
}

/**
 * Works out a copy of a project: in another art direction or language, or in the colours of a picture. The answer writes it, with its proof and filming queued, and gives
 * its id; nothing is written before.
 * @throws AppError not-found when the project is gone, conflict when it looks so already, quota when the plan is full,
 * bad-request when files changed by hand do not compile with it
 */
export async function transformProject(
  { sql, compilePool }: Pick<WorkerServices, "sql" | "compilePool">,
  userId: string,
  projectId: string | null,
  work: ProjectWork,
): Promise<(tx: Transaction) => Promise<string>> {
  const [project] = await sql<ProjectRow[]>`
    select * from projects where id = ${projectId} and user_id = ${userId} and deleted_at is null`;
  if (project === undefined) {
    throw new AppError("not-found", "The project of this transform has been deleted.", {
      hint: "Restore it, or choose another one.",
    });
  }
  const made = await makeOf({ name: project.name, spec: parseAppSpec(project.spec) }, work);
  const { spec } = made;
  const overrides = await readOverrides(sql, project.id);
  const { tree } = generateApp(spec, overrides);
  if (overrides.length > 0) await compilePool.run("compileTree", { tree }, userId); // only what was changed by hand can fail to
  const appHash = hashTree(tree);
  const ending = ` (${made.ending})`;
  const stem = [...project.name].slice(0, LIMITS.projectNameLength - ending.length).join("");
  return async (tx) => {
    const usage = await readUsage(tx, userId, { lock: true });
    checkProjectQuota(usage);
    const [row] = await tx<{ id: string }[]>`
      insert into projects (user_id, name, idea, slug, spec, app_hash, aspect)
      values (${userId}, ${stem + ending}, ${project.idea}, ${projectSlug(spec.identity.name)}, ${tx.json(spec as never)},
        ${appHash}, ${project.aspect})
      returning id`;
    if (row === undefined) throw new Error("the project was not inserted");
    await writeOverrides(tx, { id: row.id, user_id: userId }, overrides);
    await tx`
      update project_edits set source = 'restyle', reason = ${`${made.how} from ${project.name}, version ${project.version}`}
      where project_id = ${row.id}`;
    await enqueueJob(
      tx,
      "film",
      { projectId: row.id, userId, force: false },
      { key: row.id, priority: usage.plan.queuePriority },
    );
    return row.id;
  };
}
