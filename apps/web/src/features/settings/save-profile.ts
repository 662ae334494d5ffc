import { AppError } from "@sayhey/contract/app-error";
import type { ProfilePatch } from "@sayhey/contract/settings";
import { connect } from "../../api/supabase.ts";

/** A refusal that belongs to one field of the form. */
export class ProfileFieldError extends AppError {
  readonly field: keyof ProfilePatch;

  constructor(field: keyof ProfilePatch, message: string) {
    super("bad-request", message);
    this.field = field;
  }
}

/** Keeps the profile. @throws ProfileFieldError when a name is taken or reserved, AppError for everything else. */
export async function saveProfile(userId: string, patch: Partial<ProfilePatch>): Promise<void> {
  const client = await connect();
  const { data, error } = await client.from("profiles").update(patch).eq("id", userId).select("id");
  if (error?.code === "23505") throw new ProfileFieldError("username", "This username is taken. Choose another.");
  if (error?.code === "23514" && patch.username !== undefined && error.message.includes("reserved"))
    throw new ProfileFieldError("username", "This username is reserved. Choose another.");
  if (error !== null)
    throw new AppError("unavailable", `Your profile could not be saved: ${error.message}`, {
      cause: error,
      hint: "Try again.",
    });
  if (data.length === 0) throw new AppError("not-found", "Your profile no longer exists.", { hint: "Sign in again." });
}
