import { AppError } from "@sayhey/contract/app-error";
import {
  applyStoryboardOps,
  parseStoryboard,
  StoryboardError,
  storyboardAssets,
  type Storyboard,
  type StoryboardOp,
} from "@sayhey/trailer";
import { readFootageAssets } from "../footage/footage-sources.ts";
import {
  clipsOf,
  readSavedTrailer,
  readOwnMusic,
  writeTrailer,
  type SavedTrailer,
} from "../storyboard/saved-trailer.ts";
import { checkEditable } from "../../billing/read-only.port.ts";
import type { Transaction } from "../../../infra/database/database.ts";
import { defineFunction, FieldError } from "../../../http/rpc/define-function.ts";
import { ownProject, type OwnedProject } from "../../projects/owned.port.ts";

/** Keeps a project's trailer, unless somebody saved something else in between. */
export const storyboardSave = defineFunction(
  "storyboard-save",
  { rateLimit: { hits: 240, windowMs: 60_000 } },
  async ({ sql, userId }, input) => {
    const project = await ownProject(sql, userId, input.projectId);
    await checkEditable(sql, project);
    const version = await sql.begin(async (tx) => {
      const { version: there, ...kept } = await readSavedTrailer(tx, project.id, { lock: true });
      if (there !== input.baseVersion) throw changedElsewhere();
      const next = await nextTrailer(tx, project, kept, input);
      return write(tx, project, next, input.baseVersion);
    });
    return { version };
  },
);

type Input = {
  document?: unknown;
  base?: unknown;
  ops?: unknown[] | undefined;
  choices?: SavedTrailer["choices"] | undefined;
};

async function nextTrailer(
  tx: Transaction,
  project: OwnedProject,
  kept: SavedTrailer,
  input: Input,
): Promise<SavedTrailer> {
  if (input.choices !== undefined) return { choices: input.choices, edited: null, clips: {} };
  if (input.document === null) return { choices: {}, edited: null, clips: {} };
  const footage = await readFootageAssets(tx, project.id);
  const music = await readOwnMusic(tx, project.user_id, kept.edited?.document);
  const source = { spec: project.spec, aspect: project.aspect, watermark: false, link: null, footage, music };
  // What is written for the app now is needed only where the caller does not say what they began from.
  const now = () => writeTrailer(kept, source);
  let document: Storyboard;
  let base: Storyboard;
  if (input.ops === undefined) {
    document = read(input.document, "document");
    base = input.base === undefined ? now().base : read(input.base, "base");
  } else {
    const current = now();
    base = current.base;
    document = carryOut(current.storyboard, input.ops);
  }
  const clips = { ...pickKnown(kept.clips, document), ...clipsOf(document, source) };
  const sounds = await readOwnMusic(tx, project.user_id, document);
  // Filmed anew since it was loaded: what comes of the base is known to be there no more, and is found again when it is read.
  const written = new Set(storyboardAssets(base).map(({ id }) => id));
  const there = new Set(footage.map(({ assetId }) => assetId));
  for (const { id, path, kind } of storyboardAssets(document)) {
    const own = kind !== "footage" ? sounds.has(id) : Object.hasOwn(clips, id) || there.has(id) || written.has(id);
    if (own) continue;
    throw new FieldError(`document.${path}`, `document.${path}: there is no such ${kind} of yours`, {
      hint: "It may have been deleted. Choose another.",
    });
  }
  return { choices: kept.choices, edited: { document: unsigned(document), base: unsigned(base) }, clips };
}

/** @throws FieldError naming the property that is wrong */
function read(value: unknown, name: "document" | "base"): Storyboard {
  try {
    return parseStoryboard(value);
  } catch (error) {
    if (!(error instanceof StoryboardError)) throw error;
    const field = error.path === "" ? name : `${name}.${error.path}`;
    throw new FieldError(field, error.message.replace(/^storyboard/, name), { hint: "Correct it and save again." });
  }
}

function carryOut(storyboard: Storyboard, ops: readonly unknown[]): Storyboard {
  try {
    return applyStoryboardOps(storyboard, ops as readonly StoryboardOp[]).storyboard;
  } catch (error) {
    if (!(error instanceof StoryboardError)) throw error;
    throw new FieldError(error.path, error.message, { hint: "Reload the trailer and try the change again." });
  }
}

/** Watermark and link are the server's word whenever the trailer is shown: nobody's saved ones are kept. */
function unsigned(storyboard: Storyboard): Storyboard {
  return { ...storyboard, watermark: null, link: null, notes: [] };
}

/** Clips of before that the document still names: filmed anew since, they are found by their flow. */
function pickKnown(clips: SavedTrailer["clips"], document: Storyboard): Record<string, string> {
  return Object.fromEntries(
    storyboardAssets(document).flatMap(({ id }) => (Object.hasOwn(clips, id) ? [[id, clips[id] ?? ""]] : [])),
  );
}

async function write(
  tx: Transaction,
  project: OwnedProject,
  { choices, edited, clips }: SavedTrailer,
  baseVersion: number,
): Promise<number> {
  const json = (value: unknown) => (value === null ? null : tx.json(value as never));
  const [document, base] = [json(edited?.document ?? null), json(edited?.base ?? null)];
  // One statement each: of two that save the first time one finds it there.
  const [saved] =
    baseVersion === 0
      ? await tx<{ version: number }[]>`
          insert into storyboard_settings (project_id, user_id, choices, document, base, clips)
          values (${project.id}, ${project.user_id}, ${tx.json(choices as never)}, ${document}, ${base}, ${tx.json(clips as never)})
          on conflict (project_id) do nothing returning version`
      : await tx<{ version: number }[]>`
          update storyboard_settings set choices = ${tx.json(choices as never)}, document = ${document}, base = ${base},
            clips = ${tx.json(clips as never)}, version = version + 1
          where project_id = ${project.id} and version = ${baseVersion} returning version`;
  if (saved === undefined) throw changedElsewhere();
  return saved.version;
}

function changedElsewhere(): AppError {
  return new AppError("conflict", "This trailer was changed in another tab.", {
    hint: "Load what was saved there, or keep what you have here.",
  });
}
