import { assetDownload } from "../../api/sign-asset.ts";
import { explainError } from "../../api/explain-error.ts";
import { callFunction } from "../../api/functions.ts";
import { toast } from "../../status/toast.ts";
import type { ListedAsset } from "./list-assets.ts";

/** Saves a file under its name, several as one ZIP. */
export async function downloadAssets(assets: readonly ListedAsset[]): Promise<void> {
  try {
    const [first] = assets;
    if (first === undefined) return;
    const url =
      assets.length === 1
        ? await assetDownload(first.id)
        : (await callFunction("asset-archive", { assetIds: assets.map(({ id }) => id) })).url;
    if (url === null) throw new Error("This file no longer exists.");
    const link = document.createElement("a");
    link.href = url;
    link.download = assets.length === 1 ? first.name : "assets.zip";
    link.click();
  } catch (cause) {
    toast.error(explainError(cause).message);
  }
}
