import type { AppSpec } from "./app-spec.ts";

const UPLOADED = /^asset:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The id of the asset that an image value shows; null for a drawn or embedded picture. */
export function uploadedPicture(value: unknown): string | null {
  return typeof value === "string" ? (UPLOADED.exec(value)?.[1] ?? null) : null;
}

/** Ids of the assets that an app's blocks and rows show as pictures, each once, in their order. */
export function uploadedPictures(spec: Pick<AppSpec, "entities" | "pages">): string[] {
  const shown = spec.pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === "hero" ? (uploadedPicture(block.picture) ?? []) : [])),
  );
  const ids = spec.entities.flatMap(({ fields, rows }) => {
    const pictures = fields.filter(({ type }) => type === "image");
    return rows.flatMap((row) => pictures.flatMap(({ id }) => uploadedPicture(row[id]) ?? []));
  });
  return [...new Set([...shown, ...ids])];
}

/** Where an app finds an uploaded picture, below its own origin. */
export const uploadedPicturePath = (assetId: string): string => `pictures/${assetId}.webp`;
