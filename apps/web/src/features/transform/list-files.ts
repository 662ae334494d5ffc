import { assetRowSchema } from "@sayhey/contract/rows";
import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { rowsOf } from "../../api/rows-error.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { connect } from "../../api/supabase.ts";

const fileSchema = assetRowSchema.pick({
  id: true,
  name: true,
  width: true,
  height: true,
  content_type: true,
  duration_ms: true,
});
/** A file among one's assets that a transform can begin with. */
export type OwnFile = z.infer<typeof fileSchema>;

/** What files transforms read, by what they are. */
export type FileKind = "picture" | "video" | "sound";

/** Kinds of files that transforms read. */
export const FILE_TYPES: Readonly<Record<FileKind, readonly string[]>> = {
  picture: ["image/jpeg", "image/png", "image/webp", "image/avif", "image/gif"],
  video: ["video/mp4", "video/webm", "video/quicktime"],
  sound: ["audio/mpeg", "audio/mp4", "audio/wav", "audio/aac", "audio/ogg", "audio/flac"],
};

/** Which of the kinds a file is. */
export function kindOfFile({ content_type: type }: Pick<OwnFile, "content_type">): FileKind {
  return type.startsWith("video/") ? "video" : type.startsWith("audio/") ? "sound" : "picture";
}

async function listFiles(types: readonly string[]): Promise<OwnFile[]> {
  const client = await connect();
  const answer = await client
    .from("assets")
    .select(Object.keys(fileSchema.shape).join(","))
    .in("content_type", [...types])
    .is("deleted_at", null)
    .order("created_at", { ascending: false })
    .limit(24);
  return z.array(fileSchema).parse(rowsOf(answer, "Your files"));
}

/** One's newest files of some kinds, at most 24. */
export function filesQuery(userId: string, kinds: readonly FileKind[]) {
  const types = kinds.flatMap((kind) => FILE_TYPES[kind]);
  return queryOptions({
    queryKey: [...queryKeys.assets(userId), "files", kinds.join()],
    queryFn: () => listFiles(types),
  });
}

async function readFileRow(assetId: string): Promise<OwnFile | null> {
  const client = await connect();
  const answer = await client
    .from("assets")
    .select(Object.keys(fileSchema.shape).join(","))
    .eq("id", assetId)
    .is("deleted_at", null);
  return z.array(fileSchema).parse(rowsOf(answer, "Your file"))[0] ?? null;
}

/** One file among one's assets; null when it is gone. */
export function fileQuery(userId: string, assetId: string) {
  return queryOptions({
    queryKey: [...queryKeys.assets(userId), "file", assetId],
    queryFn: () => readFileRow(assetId),
  });
}
