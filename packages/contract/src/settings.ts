import { z } from "zod";
import { FONTS } from "./fonts.ts";

/** Limits of a public profile, in characters and pieces. */
export const PROFILE_LIMITS = { fullName: 120, bio: 280, links: 5, link: 200, usernameMin: 3, username: 40 } as const;

/** What a username looks like: the last part of the address of a public page. */
export const usernameSchema = z
  .string()
  .trim()
  .toLowerCase()
  .min(PROFILE_LIMITS.usernameMin, "Use at least 3 characters.")
  .max(PROFILE_LIMITS.username, "Use at most 40 characters.")
  .regex(
    /^[a-z0-9][a-z0-9-]*[a-z0-9]$/,
    "Use letters a to z, digits and hyphens, with a letter or digit at both ends.",
  );

/** An address on a public page: https only. */
export const profileLinkSchema = z
  .url({ protocol: /^https$/, error: "Use an address that starts with https://." })
  .max(PROFILE_LIMITS.link, "Use at most 200 characters.")
  .regex(/^[^\s<>"]+$/, "Leave out spaces, quotes and angle brackets.");

/** What an owner may change on their profile. */
export const profilePatchSchema = z.strictObject({
  full_name: z
    .string()
    .trim()
    .min(1, "Your name is missing.")
    .max(PROFILE_LIMITS.fullName, "Use at most 120 characters."),
  username: usernameSchema,
  bio: z.string().trim().max(PROFILE_LIMITS.bio, "Use at most 280 characters."),
  links: z.array(profileLinkSchema).max(PROFILE_LIMITS.links, "Use at most five links."),
});
/** What an owner may change on their profile. */
export type ProfilePatch = z.infer<typeof profilePatchSchema>;

/** Families that longer text can be set in. */
export const TEXT_FAMILIES: readonly string[] = Object.values(FONTS)
  .filter(({ weights, family }) => weights.includes(400) && weights.length >= 3 && family !== "Fraunces")
  .map(({ family }) => family);

/** Families that headlines can be set in. */
export const DISPLAY_FAMILIES: readonly string[] = Object.keys(FONTS);

/** Colors and fontsfaces that new projects, and with them their trailers, start from. */
export const brandKitSchema = z.strictObject({
  accent: z
    .string()
    .toLowerCase()
    .regex(/^#[0-9a-f]{6}$/, "must be a color such as #ff5a36"),
  displayFamily: z.string().refine((name) => DISPLAY_FAMILIES.includes(name), "must be one of the families"),
  textFamily: z.string().refine((name) => TEXT_FAMILIES.includes(name), "must be one of the text families"),
  enabled: z.boolean(),
});
/** Colors and fontsfaces that new projects, and with them their trailers, start from. */
export type BrandKit = z.infer<typeof brandKitSchema>;
