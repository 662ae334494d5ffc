import { transformRowSchema, type TransformRow } from "@sayhey/contract/transform";
import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { queryKeys } from "./query-keys.ts";
import { connect } from "./supabase.ts";
import { rowsOf } from "./rows-error.ts";

/** Reads one's own transforms now, newest first, at most 200. @throws AppError when they cannot be reached */
export async function listTransforms(): Promise<TransformRow[]> {
  const client = await connect();
  const answer = await client.from("transforms").select("*").order("created_at", { ascending: false }).limit(200);
  return z.array(transformRowSchema).parse(rowsOf(answer, "Your transforms"));
}

/** One's own transforms, newest first, at most 200. */
export function transformsQuery(userId: string) {
  return queryOptions({ queryKey: queryKeys.transforms(userId), queryFn: listTransforms });
}
