import { AppError } from "@sayhey/contract/app-error";
import { profileRowSchema, type ProfileRow } from "@sayhey/contract/rows";
import { queryOptions } from "@tanstack/react-query";
import { queryKeys } from "./query-keys.ts";
import { connect } from "./supabase.ts";
import { rowsOf } from "./rows-error.ts";

async function getProfile(userId: string): Promise<ProfileRow> {
  const client = await connect();
  const row = rowsOf(await client.from("profiles").select("*").eq("id", userId).maybeSingle(), "Your profile");
  if (row === null)
    throw new AppError("not-found", "Your profile no longer exists.", { hint: "Sign out, then sign up again." });
  return profileRowSchema.parse(row);
}

/** One's own public profile. */
export function profileQuery(userId: string) {
  return queryOptions({ queryKey: queryKeys.profile(userId), queryFn: () => getProfile(userId) });
}
