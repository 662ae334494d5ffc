import { folderName } from "@sayhey/contract/asset-folder";
import { AppError } from "@sayhey/contract/app-error";
import { useQueryClient, type InfiniteData } from "@tanstack/react-query";
import { rowsOf } from "../../api/rows-error.ts";
import { explainError } from "../../api/explain-error.ts";
import { callFunction } from "../../api/functions.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { useUserId } from "../../session/session.tsx";
import { connect } from "../../api/supabase.ts";
import { undoable } from "../../status/undo.ts";
import type { ListedAsset } from "./list-assets.ts";
import { toast } from "../../status/toast.ts";

type Patch = Partial<Pick<ListedAsset, "name" | "folder" | "tags" | "deleted_at">>;
type Pages = InfiniteData<ListedAsset[], number>;

async function patchAssets(ids: readonly string[], patch: Patch): Promise<void> {
  const client = await connect();
  for (let start = 0; start < ids.length; start += 100) {
    const part = ids.slice(start, start + 100);
    const rows = rowsOf(await client.from("assets").update(patch).in("id", part).select("id"), "Your files");
    if (!Array.isArray(rows) || rows.length < part.length)
      throw new AppError("not-found", "Some of these files no longer exist.", { hint: "Refresh the page." });
  }
}

const counted = (assets: readonly ListedAsset[]): string =>
  assets.length === 1 ? (assets[0]?.name ?? "1 file") : `${assets.length} files`;
const are = (assets: readonly ListedAsset[]): string => (assets.length === 1 ? "is" : "are");

/** Arranges assets: shown at once, taken back when the server refuses, undone from a toast. */
export function useAssetChanges() {
  const queryClient = useQueryClient();
  const userId = useUserId();
  const key = queryKeys.assets(userId);

  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: key });
    void queryClient.invalidateQueries({ queryKey: queryKeys.storage(userId) });
  };
  const fail = (cause: unknown) => {
    const { message, hint } = explainError(cause);
    toast.error(message, hint === undefined ? {} : { description: hint });
  };

  /** Puts patches on the rows of every list in the cache. `gone` rows leave them. */
  const show = (patches: ReadonlyMap<string, Patch>, gone: boolean) => {
    queryClient.setQueriesData<Pages>({ queryKey: [...key, "list"] }, (pages) =>
      pages === undefined
        ? pages
        : {
            ...pages,
            pages: pages.pages.map((page) =>
              page
                .filter(({ id }) => !gone || !patches.has(id))
                .map((asset) => ({ ...asset, ...patches.get(asset.id) })),
            ),
          },
    );
  };

  const change = async (patches: ReadonlyMap<string, Patch>, gone = false): Promise<boolean> => {
    await queryClient.cancelQueries({ queryKey: key });
    show(patches, gone);
    try {
      // Rows that get the same values go in one request.
      const groups = new Map<string, string[]>();
      for (const [id, patch] of patches) {
        const same = JSON.stringify(patch);
        groups.set(same, [...(groups.get(same) ?? []), id]);
      }
      for (const [patch, ids] of groups) await patchAssets(ids, JSON.parse(patch) as Patch);
      return true;
    } catch (cause) {
      fail(cause);
      return false;
    } finally {
      refresh();
    }
  };

  const all = (assets: readonly ListedAsset[], patch: (asset: ListedAsset) => Patch) =>
    new Map(assets.map((asset) => [asset.id, patch(asset)]));
  const undo = (patches: ReadonlyMap<string, Patch>) => undoable(() => void change(patches));

  return {
    refresh,
    rename(asset: ListedAsset, name: string): void {
      if (name.trim() === "" || name.trim() === asset.name) return;
      void change(all([asset], () => ({ name: name.trim() })));
    },
    async move(assets: readonly ListedAsset[], folder: string): Promise<void> {
      // They are shown somewhere else from now on.
      if (
        !(await change(
          all(assets, () => ({ folder })),
          true,
        ))
      )
        return;
      const where = folder === "" ? "out of its folder" : `in ${folderName(folder)}`;
      toast(`${counted(assets)} ${are(assets)} ${where}`, undo(all(assets, (asset) => ({ folder: asset.folder }))));
    },
    async tag(assets: readonly ListedAsset[], tagsOf: (asset: ListedAsset) => string[]): Promise<void> {
      if (!(await change(all(assets, (asset) => ({ tags: tagsOf(asset) }))))) return;
      toast(`Tags of ${counted(assets)} changed`, undo(all(assets, (asset) => ({ tags: asset.tags }))));
    },
    async remove(assets: readonly ListedAsset[]): Promise<void> {
      const removable = assets.filter(isRemovable);
      if (removable.length === 0) return;
      if (
        !(await change(
          all(removable, () => ({ deleted_at: new Date().toISOString() })),
          true,
        ))
      )
        return;
      toast(`${counted(removable)} moved to trash`, undo(all(removable, () => ({ deleted_at: null }))));
    },
    async restore(assets: readonly ListedAsset[]): Promise<void> {
      if (
        !(await change(
          all(assets, () => ({ deleted_at: null })),
          true,
        ))
      )
        return;
      toast(`${counted(assets)} ${are(assets)} back`);
    },
    /** Removes for good what lies in the bin. */
    async purge(assets: readonly ListedAsset[]): Promise<void> {
      try {
        let purged = 0;
        const kept: string[] = [];
        for (let start = 0; start < assets.length; start += 100) {
          const part = assets.slice(start, start + 100);
          const answer = await callFunction("asset-purge", { assetIds: part.map(({ id }) => id) });
          purged += answer.purged.length;
          for (const { assetId, reason } of answer.kept)
            kept.push(`${part.find(({ id }) => id === assetId)?.name ?? "A file"} stays: ${reason}.`);
        }
        const title = `${purged === 1 ? "1 file" : `${purged} files`} permanently deleted`;
        toast(title, kept.length === 0 ? {} : { description: kept.slice(0, 3).join(" ") });
      } catch (cause) {
        fail(cause);
      } finally {
        refresh();
      }
    },
  };
}

/** Footage and posters belong to their project: filming replaces them. */
export function isRemovable(asset: Pick<ListedAsset, "kind">): boolean {
  return asset.kind !== "footage" && asset.kind !== "poster" && asset.kind !== "still";
}
