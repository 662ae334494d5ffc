import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { rowsOf } from "../../../api/rows-error.ts";
import { callFunction } from "../../../api/functions.ts";
import { queryKeys } from "../../../api/query-keys.ts";
import { connect } from "../../../api/supabase.ts";

/** An own sound as music: its waveform, beats and where its samples are. */
export function musicQuery(assetId: string) {
  return queryOptions({
    queryKey: ["music", assetId],
    queryFn: ({ signal }) => callFunction("music-get", { assetId }, signal),
    // Its address holds for an hour.
    staleTime: 50 * 60_000,
  });
}

const audioSchema = z.array(z.object({ id: z.string(), name: z.string() }));

/** One's own sounds, newest first. */
export function audioAssetsQuery(userId: string) {
  return queryOptions({
    queryKey: [...queryKeys.assets(userId), "audio"],
    queryFn: async () => {
      const client = await connect();
      const answer = await client
        .from("assets")
        .select("id,name")
        .is("deleted_at", null)
        .like("content_type", "audio/%")
        .order("created_at", { ascending: false })
        .limit(50);
      return audioSchema.parse(rowsOf(answer, "Your sounds"));
    },
  });
}
