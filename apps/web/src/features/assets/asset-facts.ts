import { UPLOAD_TYPES } from "@sayhey/contract/upload";
import { formatBytes } from "../../components/format.ts";
import type { ListedAsset } from "./list-assets.ts";

const WHERE_FROM: Record<ListedAsset["kind"], string> = {
  footage: "Filmed",
  poster: "Filmed",
  still: "Filmed",
  clip: "Made for trailers",
  upload: "Uploaded",
  export: "Exported",
  transform: "Transformed",
  image: "Made here",
};

/** Whether it is what a trailer's scenes show: a ZIP of pictures. */
export function isFootage(asset: Pick<ListedAsset, "kind">): boolean {
  return asset.kind === "footage" || asset.kind === "still" || asset.kind === "clip";
}

/** What kind of file it is: 'PNG', 'Clip'. */
export function formatOf(asset: Pick<ListedAsset, "content_type" | "kind">): string {
  if (isFootage(asset)) return "Clip";
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
