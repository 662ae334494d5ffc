import { assetRowSchema } from "@sayhey/contract/rows";
import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { rowsOf } from "../../lib/api/rows-error.ts";
import { queryKeys } from "../../lib/query-keys.ts";
import { connect } from "../../lib/supabase.ts";

const pictureSchema = assetRowSchema.pick({ id: true, name: true, width: true, height: true, content_type: true });
/** A picture among one's assets. */
export type Picture = z.infer<typeof pictureSchema>;

/** Kinds of pictures that transforms read. */
export const PICTURE_TYPES = ["image/jpeg", "image/png", "image/webp", "image/avif", "image/gif"];

async function listPictures(): Promise<Picture[]> {
  const client = await connect();
  const answer = await client
    .from("assets")
    .select(Object.keys(pictureSchema.shape).join(","))
    .in("content_type", PICTURE_TYPES)
    .is("deleted_at", null)
    .order("created_at", { ascending: false })
    .limit(24);
  return z.array(pictureSchema).parse(rowsOf(answer, "Your pictures"));
}

/** One's newest pictures, at most 24. */
export function picturesQuery(userId: string) {
  return queryOptions({ queryKey: [...queryKeys.assets(userId), "pictures"], queryFn: listPictures });
}

async function readPictureRow(assetId: string): Promise<Picture | null> {
  const client = await connect();
  const answer = await client
    .from("assets")
    .select(Object.keys(pictureSchema.shape).join(","))
    .eq("id", assetId)
    .is("deleted_at", null);
  return z.array(pictureSchema).parse(rowsOf(answer, "Your picture"))[0] ?? null;
}

/** One picture among one's assets; null when it is gone. */
export function pictureQuery(userId: string, assetId: string) {
  return queryOptions({
    queryKey: [...queryKeys.assets(userId), "picture", assetId],
    queryFn: () => readPictureRow(assetId),
  });
}
