import { AppError } from "@sayhey/contract/app-error";
import { transformRowSchema, type TransformRow } from "@sayhey/contract/transform";
import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { rowsOf } from "../../api/rows-error.ts";
import { callFunction } from "../../api/functions.ts";
import { queryKeys } from "../../api/query-keys.ts";
import { retryUnlessMissing } from "../../api/retry-unless-missing.ts";
import { connect } from "../../api/supabase.ts";

async function readTransform(transformId: string): Promise<TransformRow> {
  const client = await connect();
  const answer = await client.from("transforms").select("*").eq("id", transformId);
  const [row] = z.array(transformRowSchema).parse(rowsOf(answer, "Your transform"));
  if (row === undefined) throw new AppError("not-found", "There is no such transform.");
  return row;
}

/** One of one's own transforms; kept live by the toasts' channel, and asked again every 5 s while it runs should that be down. */
export function transformQuery(transformId: string) {
  return queryOptions({
    queryKey: queryKeys.transform(transformId),
    queryFn: () => readTransform(transformId),
    retry: retryUnlessMissing,
    refetchInterval: ({ state }) =>
      state.data?.status === "queued" || state.data?.status === "processing" ? 5000 : false,
  });
}

/** Signed addresses of a transform's pictures, asked again before they run out. */
export function transformFilesQuery(transformId: string) {
  return queryOptions({
    queryKey: queryKeys.transformFiles(transformId),
    queryFn: () => callFunction("transform-files", { transformId }),
    staleTime: 30 * 60_000,
  });
}
