import { AppError } from "@sayhey/contract/app-error";
import { defineFunction } from "../../../http/rpc/define-function.ts";
import { readProfile } from "../read-profile.ts";

/** A public profile with what its apps have earned. */
export const profileGet = defineFunction(
  "profile-get",
  { rateLimit: { hits: 240, windowMs: 60_000 } },
  async ({ sql, userId }, input) => {
    const profile = await readProfile(sql, input.username);
    if (profile === null)
      throw new AppError("not-found", "This profile doesn't exist.", { hint: "The name may have changed." });
    const { id, ...open } = profile;
    return { ...open, isSelf: id === userId };
  },
);
