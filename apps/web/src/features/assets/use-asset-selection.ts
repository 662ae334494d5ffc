import { useCallback, useRef, useState } from "react";
import type { ListedAsset } from "./list-assets.ts";

/** Which of the assets shown are selected. */
export function useAssetSelection(assets: readonly ListedAsset[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string | null>(null);
  const clear = useCallback(() => setIds(new Set()), []);
  const selected = assets.filter(({ id }) => ids.has(id));
  return {
    selected,
    has: (asset: ListedAsset): boolean => ids.has(asset.id),
    /** Selects an asset or leaves it out; as a range, selects all from the last one up to it. */
    toggle(asset: ListedAsset, range: boolean): void {
      const from = assets.findIndex(({ id }) => id === last.current);
      const to = assets.findIndex(({ id }) => id === asset.id);
      const next = new Set(ids);
      if (range && from >= 0) {
        for (const { id } of assets.slice(Math.min(from, to), Math.max(from, to) + 1)) next.add(id);
      } else if (!next.delete(asset.id)) next.add(asset.id);
      last.current = asset.id;
      setIds(next);
    },
    selectAll: () => setIds(new Set(assets.map(({ id }) => id))),
    clear,
    /** What is meant where one asset is taken hold of: all that is selected if it is among them, else it alone. */
    around: (asset: ListedAsset): readonly ListedAsset[] => (ids.has(asset.id) ? selected : [asset]),
  };
}

export type AssetSelection = ReturnType<typeof useAssetSelection>;
