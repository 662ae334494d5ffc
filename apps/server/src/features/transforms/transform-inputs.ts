import { AppError } from "@sayhey/contract/app-error";
import { MEDIA_LIMITS, PICTURE_LIMITS, type Settings, type Transform, type TransformInput } from "@sayhey/transforms";
import type { Database } from "../../infra/database/database.ts";
import { FieldError } from "../../http/rpc/define-function.ts";
import { ownProject } from "../projects/owned.port.ts";

/** What one run begins with. */
export interface RunInput {
  assetId: string | null;
  projectId: string | null;
  name: string;
  /** px, as it is shown; null when it is not known. */
  size: { width: number; height: number } | null;
}

interface Asset {
  id: string;
  name: string;
  content_type: string;
  width: number | null;
  height: number | null;
  duration_ms: number | null;
  bytes: number;
}

interface Given {
  assetId?: string | undefined;
  assetIds?: string[] | undefined;
  projectId?: string | undefined;
}

/** Kinds of pictures that can be read. */
const PICTURES = new Set(["image/jpeg", "image/png", "image/webp", "image/avif", "image/gif"]);
const WORDS: Readonly<Record<TransformInput, string>> = {
  idea: "words",
  picture: "picture",
  video: "video",
  sound: "sound",
  project: "project",
};
const HINTS: Readonly<Partial<Record<TransformInput, string>>> = {
  picture: "a JPEG, PNG, WebP, AVIF or GIF picture",
  video: "an MP4, WebM or MOV video",
  sound: "an MP3, M4A, WAV, OGG or FLAC sound",
};

const isOf = (input: TransformInput, contentType: string): boolean =>
  input === "picture"
    ? PICTURES.has(contentType)
    : contentType.startsWith(input === "video" ? "video/" : input === "sound" ? "audio/" : "none");

/**
 * What the runs of one call begin with: one each for several files.
 * @throws FieldError naming what is missing, too much, or of a kind, length or size that cannot be read; AppError not-found for what is
 * gone or somebody else's
 */
export async function readTransformInputs(
  sql: Database,
  userId: string,
  transform: Transform,
  given: Given,
  settings: Settings,
): Promise<RunInput[]> {
  const inputs: readonly TransformInput[] = transform.inputs;
  const wanted = inputs.map((input) => WORDS[input]).join(" or a ");
  const takesProject = transform.engine === "project";
  const takesFiles = !inputs.includes("project") && !inputs.includes("idea");
  if (!takesFiles) {
    const field = given.assetIds === undefined ? "assetId" : "assetIds";
    if (given.assetId !== undefined || given.assetIds !== undefined)
      throw new FieldError(field, `${transform.title} takes ${inputs.includes("idea") ? wanted : `a ${wanted}`}.`);
  }
  if (!takesProject && given.projectId !== undefined)
    throw new FieldError("projectId", `${transform.title} takes ${inputs.includes("idea") ? wanted : `a ${wanted}`}.`);
  if (inputs.includes("idea")) {
    const words = String(settings["prompt"]).replaceAll(/\s+/g, " ");
    const name = [...words].slice(0, 80).join("").trim();
    return [{ assetId: null, projectId: null, name, size: null }];
  }
  const project = takesProject ? await readProject(sql, userId, given.projectId) : null;
  if (!takesFiles) return [{ assetId: null, projectId: project?.id ?? null, name: project?.name ?? "", size: null }];
  if (given.assetId !== undefined && given.assetIds !== undefined)
    throw new FieldError("assetIds", "Name one file or several, not both.");
  const ids = given.assetIds ?? (given.assetId === undefined ? [] : [given.assetId]);
  if (ids.length === 0) throw new FieldError("assetId", `Choose a ${wanted} first.`);
  if (new Set(ids).size !== ids.length) throw new FieldError("assetIds", "A file is named twice.");
  const assets = await sql<Asset[]>`
    select id, name, content_type, width, height, duration_ms, bytes from assets
    where id = any(${ids}::uuid[]) and user_id = ${userId} and deleted_at is null`;
  return ids.map((id, index) => {
    const asset = assets.find((each) => each.id === id);
    if (asset === undefined) {
      throw new AppError("not-found", `There is no such ${wanted}.`, {
        hint: "It may have been deleted. Choose another one.",
      });
    }
    checkAsset(transform, inputs, asset, given.assetIds === undefined ? "assetId" : `assetIds.${index}`);
    const { width, height } = asset;
    const size = width === null || height === null ? null : { width, height };
    return { assetId: asset.id, projectId: project?.id ?? null, name: project?.name ?? asset.name, size };
  });
}

async function readProject(
  sql: Database,
  userId: string,
  projectId: string | undefined,
): Promise<{ id: string; name: string }> {
  if (projectId === undefined) throw new FieldError("projectId", "Choose a project first.");
  return ownProject(sql, userId, projectId);
}

function checkAsset(transform: Transform, inputs: readonly TransformInput[], asset: Asset, field: string): void {
  const input = inputs.find((each) => isOf(each, asset.content_type));
  if (input === undefined) {
    const wanted = inputs.map((each) => WORDS[each]).join(" or ");
    throw new FieldError(field, `${asset.name} is not a ${wanted} that can be transformed.`, {
      hint: `Use ${inputs.flatMap((each) => HINTS[each] ?? []).join(" or ")}.`,
    });
  }
  if (asset.bytes === 0) throw new FieldError(field, `${asset.name} is empty.`, { hint: "Upload it again." });
  const limit = input === "video" ? MEDIA_LIMITS.videoMs : MEDIA_LIMITS.soundMs;
  if (transform.engine === "media" && asset.duration_ms !== null && asset.duration_ms > limit + 500) {
    const lasts = Math.ceil(asset.duration_ms / 60_000);
    throw new FieldError(field, `${asset.name} lasts ${lasts} minutes; ${limit / 60_000} minutes can be transformed.`, {
      hint: "Cut out the part you need, then upload that.",
    });
  }
  const pixels = (asset.width ?? 0) * (asset.height ?? 0);
  if (pixels > PICTURE_LIMITS.inputPixels) {
    throw new FieldError(
      field,
      `${asset.name} has ${Math.round(pixels / 1e6)} million pixels; ${PICTURE_LIMITS.inputPixels / 1e6} million can be transformed.`,
      { hint: "Use a smaller version of it." },
    );
  }
}
