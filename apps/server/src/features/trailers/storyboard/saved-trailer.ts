import type { AppSpec } from "@sayhey/appspec";
import type { Aspect } from "@sayhey/contract/idea";
import { studioChoicesSchema, type StudioChoices } from "@sayhey/contract/studio";
import {
  applyStoryboardOps,
  createStoryboard,
  createStudioStoryboard,
  parseStoryboard,
  rebaseStoryboard,
  replaceAssets,
  storyboardAssets,
  type Storyboard,
  type StoryboardOp,
} from "@sayhey/trailer";
import type { Database, Transaction } from "../../../infra/database/database.ts";
import type { FootageAsset } from "../footage/footage-sources.ts";

/** What is kept of a project's trailer. */
export interface SavedTrailer {
  /** What a storyboard that nobody edited is written with. */
  choices: StudioChoices;
  /** What somebody made of the storyboard `base`; null while nobody edited it. */
  edited: { document: Storyboard; base: Storyboard } | null;
  /** Flow by the id of each filmed clip in the document. */
  clips: Readonly<Record<string, string>>;
}

/** What a trailer is written from besides what is kept of it. */
export interface TrailerSource {
  spec: AppSpec;
  /** The project's. */
  aspect: Aspect;
  watermark: boolean;
  link: string | null;
  footage: readonly Pick<FootageAsset, "assetId" | "kind" | "weight" | "manifest">[];
  /** Own sounds that may be played, of those the document names. */
  music: ReadonlySet<string>;
}

/** What is kept of a project's trailer, and how often it was saved; nothing and 0 before the first time. */
export async function readSavedTrailer(
  sql: Database | Transaction,
  projectId: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<SavedTrailer & { version: number }> {
  const [row] = await sql<{ choices: unknown; document: unknown; base: unknown; clips: unknown; version: number }[]>`
    select choices, document, base, clips, version from storyboard_settings where project_id = ${projectId}
    ${lock ? sql`for update` : sql``}`;
  return { ...parseSavedTrailer(row ?? {}), version: row?.version ?? 0 };
}

/**
 * What is kept, as a row of the settings or a render holds it. What a later release made and this one cannot read counts as not
 * edited; choices of another make of the studio are none.
 */
export function parseSavedTrailer(value: unknown): SavedTrailer {
  const row = isRecord(value) ? value : {};
  // Renders of before there were documents keep the choices alone.
  const choices = studioChoicesSchema.safeParse("choices" in row ? row["choices"] : row);
  const kept = { choices: choices.success ? choices.data : {}, clips: readClips(row["clips"]) };
  if (!isRecord(row["document"]) || !isRecord(row["base"])) return { ...kept, edited: null };
  try {
    return { ...kept, edited: { document: parseStoryboard(row["document"]), base: parseStoryboard(row["base"]) } };
  } catch {
    return { ...kept, edited: null };
  }
}

/** What a render keeps of a trailer, so that editing on does not change it. */
export function keptAsJson({ choices, edited, clips }: SavedTrailer): object {
  return { choices, document: edited?.document ?? null, base: edited?.base ?? null, clips };
}

/** Aspect, length and frame rate that a trailer has unless something else is asked for. */
export function keptFormat({ choices, edited }: SavedTrailer): {
  aspect?: Aspect | undefined;
  durationMs?: number | undefined;
  fps?: Storyboard["fps"] | undefined;
} {
  if (edited === null) return { aspect: choices.aspect, durationMs: choices.durationMs };
  const { aspect, durationMs, fps } = edited.document;
  return { aspect, durationMs, fps };
}

/**
 * A project's trailer as it is now, and the one that is written for its app now. `asked` stands above what is kept. Watermark and
 * link are those of `source` alone, and what it names of assets that are gone or another's is left out.
 */
export function writeTrailer(
  kept: SavedTrailer,
  source: TrailerSource,
  asked: { aspect?: Aspect | undefined; durationMs?: number | undefined; fps?: Storyboard["fps"] | undefined } = {},
): { storyboard: Storyboard; base: Storyboard } {
  const { spec, aspect, watermark, link } = source;
  const filmed = source.footage.filter(({ kind }) => kind === "clip");
  const written = {
    aspect,
    watermark,
    link,
    footage: filmed.map(({ assetId, manifest, weight }) => ({ id: assetId, manifest, weight })),
  };
  if (kept.edited === null) {
    // Words somebody chose are edits like any other: with the first op they go into the document.
    const { texts: _texts, ...chosen } = kept.choices;
    const base = createStudioStoryboard(spec, chosen, written);
    const storyboard = createStudioStoryboard(spec, kept.choices, written, asked);
    return { storyboard: asked.fps === undefined ? storyboard : { ...storyboard, fps: asked.fps }, base };
  }
  const { document, base: before } = kept.edited;
  const { durationMs, style, hook, captions, fps, seed, soundtrack } = before;
  const { mood, volume } = soundtrack;
  const as = { aspect: before.aspect, durationMs, style, hook, captions, fps, seed, mood, volume };
  const base = createStoryboard(spec, { ...written, ...as });
  // Watermark and link are not what a person wrote: with one value in all three they cannot be.
  const owned = { watermark: base.watermark, link: base.link, notes: base.notes };
  const mine = rebaseStoryboard({ ...before, ...owned }, { ...document, ...owned }, base);
  const known = replaceAssets(mine, assetNow(kept, source));
  return { storyboard: { ...applyStoryboardOps(known, opsOf(known, asked)).storyboard, ...owned }, base };
}

/** Flow by the id of each filmed clip that a storyboard names. */
export function clipsOf(storyboard: Storyboard, source: Pick<TrailerSource, "footage">): Record<string, string> {
  const flows = new Map(source.footage.map(({ assetId, manifest }) => [assetId, manifest.flowId]));
  return Object.fromEntries(
    storyboardAssets(storyboard).flatMap(({ id }) => (flows.has(id) ? [[id, flows.get(id) ?? ""]] : [])),
  );
}

/** Own sounds among the ids that a storyboard names. */
export async function readOwnMusic(
  sql: Database | Transaction,
  userId: string,
  storyboard: Storyboard | undefined,
): Promise<ReadonlySet<string>> {
  const { file, voice } = storyboard?.soundtrack ?? {};
  const ids = [file?.assetId, voice?.assetId].filter((id) => id !== undefined);
  if (ids.length === 0) return new Set();
  const rows = await sql<{ id: string }[]>`
    select id from assets
    where id::text = any(${ids}) and user_id = ${userId} and deleted_at is null and content_type like 'audio/%'`;
  return new Set(rows.map((row) => row.id));
}

/** What stands now for an asset that a document names: itself, the clip of the same flow filmed since, or nothing. */
function assetNow(kept: SavedTrailer, source: TrailerSource): Parameters<typeof replaceAssets>[1] {
  const there = new Set(source.footage.map(({ assetId }) => assetId));
  return ({ id, kind }) => {
    if (kind !== "footage") return source.music.has(id) ? id : null;
    if (there.has(id)) return id;
    const flow = kept.clips[id];
    return source.footage.find(({ manifest }) => flow !== undefined && manifest.flowId === flow)?.assetId ?? null;
  };
}

function opsOf(
  storyboard: Storyboard,
  { aspect, durationMs, fps }: NonNullable<Parameters<typeof writeTrailer>[2]>,
): StoryboardOp[] {
  const ops: StoryboardOp[] = [];
  if (aspect !== undefined && aspect !== storyboard.aspect) ops.push({ op: "set-aspect", aspect });
  if (durationMs !== undefined && durationMs !== storyboard.durationMs) ops.push({ op: "set-duration", durationMs });
  if (fps !== undefined && fps !== storyboard.fps) ops.push({ op: "set-fps", fps });
  return ops;
}

function readClips(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(Object.entries(value).filter(([, flow]) => typeof flow === "string")) as Record<
    string,
    string
  >;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
