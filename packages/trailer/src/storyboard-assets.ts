import { applyStoryboardOps } from "./ops/apply-storyboard-ops.ts";
import type { StoryboardOp } from "./ops/storyboard-op.ts";
import { shownOf } from "./shown.ts";
import type { Storyboard } from "./storyboard.ts";

/** An asset that a storyboard names, and where. */
export interface NamedAsset {
  /** Such as `scenes.2.footage.id`. */
  path: string;
  id: string;
  kind: "footage" | "music" | "voice";
}

/** All assets a storyboard names, in order. */
export function storyboardAssets({ scenes, soundtrack }: Pick<Storyboard, "scenes" | "soundtrack">): NamedAsset[] {
  const named: NamedAsset[] = [];
  if (soundtrack.file !== null)
    named.push({ path: "soundtrack.file.assetId", id: soundtrack.file.assetId, kind: "music" });
  if (soundtrack.voice !== null)
    named.push({ path: "soundtrack.voice.assetId", id: soundtrack.voice.assetId, kind: "voice" });
  for (const [index, scene] of scenes.entries()) {
    if (scene.backdrop !== null)
      named.push({ path: `scenes.${index}.backdrop.id`, id: scene.backdrop.id, kind: "footage" });
    const footage = shownOf(scene)?.footage ?? null;
    if (footage !== null)
      named.push({
        path: `scenes.${index}.${scene.kind === "feature" ? "" : "shown."}footage.id`,
        id: footage.id,
        kind: "footage",
      });
  }
  return named;
}

/**
 * A storyboard with other assets: `replace` says what stands for one now. Where that is null, the feature shows its drawn screen,
 * the words stand on the style's own ground, the generated music plays, and nobody speaks.
 */
export function replaceAssets(storyboard: Storyboard, replace: (asset: NamedAsset) => string | null): Storyboard {
  const ops: StoryboardOp[] = [];
  for (const asset of storyboardAssets(storyboard)) {
    const id = replace(asset);
    if (id === asset.id) continue;
    const [, index, property] = asset.path.split(".");
    const scene = storyboard.scenes[Number(index)];
    if (asset.kind === "music") {
      const { file } = storyboard.soundtrack;
      ops.push({
        op: "set-soundtrack",
        patch: { file: id === null || file === null ? null : { ...file, assetId: id } },
      });
    } else if (asset.kind === "voice") {
      const { voice } = storyboard.soundtrack;
      ops.push({
        op: "set-soundtrack",
        patch: { voice: id === null || voice === null ? null : { ...voice, assetId: id } },
      });
    } else if (scene !== undefined && property === "backdrop") {
      const backdrop = id === null || scene.backdrop === null ? null : { ...scene.backdrop, id };
      ops.push({ op: "set-backdrop", scene: scene.id, backdrop });
    } else if (scene !== undefined) {
      const shown = shownOf(scene)?.footage ?? null;
      const footage = id === null || shown === null ? null : { ...shown, id };
      ops.push({ op: "set-footage", scene: scene.id, footage });
    }
  }
  return ops.length === 0 ? storyboard : applyStoryboardOps(storyboard, ops).storyboard;
}
