import { renderRowSchema, type RenderRow } from "@sayhey/contract/rows";
import { queryOptions } from "@tanstack/react-query";
import { z } from "zod";
import { queryKeys } from "./query-keys.ts";
import { connect } from "./supabase.ts";
import { rowsOf } from "./rows-error.ts";

/** Reads one's own renders now, newest first, at most 200. @throws AppError when they cannot be reached */
export async function listRenders(): Promise<RenderRow[]> {
  const client = await connect();
  const answer = await client.from("renders").select("*").order("created_at", { ascending: false }).limit(200);
  return z.array(renderRowSchema).parse(rowsOf(answer, "Your renders"));
}

/** One's own renders, newest first, at most 200. */
export function rendersQuery(userId: string) {
  return queryOptions({ queryKey: queryKeys.renders(userId), queryFn: listRenders });
}
