import { UPLOAD_TYPES } from "@sayhey/contract/upload";
import { formatBytes } from "../../lib/format.ts";
import type { ListedAsset } from "./list-assets.ts";

const WHERE_FROM: Record<ListedAsset["kind"], string> = {
  footage: "Filmed",
  poster: "Filmed",
  still: "Filmed",
  upload: "Uploaded",
  export: "Exported",
  transform: "Transformed",
  image: "Made here",
};

/** What kind of file it is: 'PNG', 'Clip'. */
export function formatOf(asset: Pick<ListedAsset, "content_type" | "kind">): string {
  if (asset.kind === "footage") return "Clip";
  const extension = Object.entries(UPLOAD_TYPES).find(([, type]) => type === asset.content_type)?.[0];
  return extension === undefined
    ? "File"
    : extension === "jpg"
      ? "JPEG"
      : extension === "webp"
        ? "WebP"
        : extension.toUpperCase();
}

/** Where it comes from, in a word. */
export function sourceOf(asset: Pick<ListedAsset, "kind">): string {
  return WHERE_FROM[asset.kind];
}

/** Format, size in pixels and bytes: 'PNG · 1080 × 1920 · 1.2 MB'. */
export function factsOf(asset: ListedAsset): string {
  const size = asset.width === null || asset.height === null ? [] : [`${asset.width} × ${asset.height}`];
  return [formatOf(asset), ...size, formatBytes(asset.bytes)].join(" · ");
}
