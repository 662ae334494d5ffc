import { AppError } from "@sayhey/contract/app-error";
import { checkPictureFits, findTransform, settingsSchema, type Settings, type Transform } from "@sayhey/transforms";
import type { Database } from "../platform/database.ts";
import { defineFunction, FieldError } from "../platform/functions/define-function.ts";
import { ownProject } from "../platform/functions/owned.ts";
import { checkProjectQuota, checkTransformQuota, readUsage } from "../platform/functions/plan-usage.ts";

/** Kinds of pictures that can be read. */
const PICTURES = new Set(["image/jpeg", "image/png", "image/webp", "image/avif", "image/gif"]);

interface Input {
  assetId: string | null;
  projectId: string | null;
  name: string;
  /** px, as it is shown; null when it is not known. */
  size: { width: number; height: number } | null;
}

/** Queues a transform: the row and its job in one transaction. */
export const transformCreate = defineFunction(
  "transform-create",
  { rateLimit: { hits: 60, windowMs: 60_000 } },
  async (context, input) => {
    const { sql, jobs, userId } = context;
    const transform = findTransform(input.kind);
    if (transform === undefined) throw new FieldError("kind", "There is no such transform.");
    const settings = readSettings(transform, input.settings);
    const from = await readInput(sql, userId, transform, input);
    if (transform.input === "picture" && from.size !== null) checkPictureFits(transform, settings, from.size);
    const transformId = await sql.begin(async (tx) => {
      const usage = await readUsage(tx, userId, { lock: true });
      checkTransformQuota(usage);
      if (transform.input === "project") checkProjectQuota(usage);
      const [row] = await tx<{ id: string }[]>`
        insert into transforms (user_id, kind, settings, input_asset_id, input_project_id, input_name)
        values (${userId}, ${transform.kind}, ${tx.json(settings)}, ${from.assetId}, ${from.projectId}, ${from.name})
        returning id`;
      if (row === undefined) throw new Error("the transform was not inserted");
      const priority = usage.plan.queuePriority;
      await jobs.enqueue(tx, "transform", { transformId: row.id, userId }, { key: row.id, priority });
      return row.id;
    });
    return { transformId };
  },
);

function readSettings(transform: Transform, settings: Record<string, unknown>): Settings {
  const parsed = settingsSchema(transform.fields).safeParse(settings);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const unknown = issue?.code === "unrecognized_keys" ? issue.keys[0] : undefined;
  const field = ["settings", ...(issue?.path ?? []), ...(unknown === undefined ? [] : [unknown])].join(".");
  throw new FieldError(
    field,
    unknown === undefined
      ? (issue?.message ?? "This cannot be read.")
      : `${unknown} is no setting of ${transform.title}.`,
  );
}

async function readInput(
  sql: Database,
  userId: string,
  transform: Transform,
  input: { assetId?: string | undefined; projectId?: string | undefined },
): Promise<Input> {
  if (transform.input === "project") {
    if (input.assetId !== undefined) throw new FieldError("assetId", `${transform.title} takes a project.`);
    if (input.projectId === undefined) throw new FieldError("projectId", "Choose a project first.");
    const project = await ownProject(sql, userId, input.projectId);
    return { assetId: null, projectId: project.id, name: project.name, size: null };
  }
  if (input.projectId !== undefined) throw new FieldError("projectId", `${transform.title} takes a picture.`);
  if (input.assetId === undefined) throw new FieldError("assetId", "Choose a picture first.");
  const [asset] = await sql<
    { id: string; name: string; content_type: string; width: number | null; height: number | null }[]
  >`select id, name, content_type, width, height from assets where id = ${input.assetId} and user_id = ${userId} and deleted_at is null`;
  if (asset === undefined) {
    throw new AppError("not-found", "There is no such picture.", {
      hint: "It may have been deleted. Choose another one.",
    });
  }
  if (!PICTURES.has(asset.content_type)) {
    throw new FieldError("assetId", `${asset.name} is not a picture that can be transformed.`, {
      hint: "Use a JPEG, PNG, WebP, AVIF or GIF picture.",
    });
  }
  const { width, height } = asset;
  const size = width === null || height === null ? null : { width, height };
  return { assetId: asset.id, projectId: null, name: asset.name, size };
}
