import { z } from "zod";

const short = (max: number) => z.string().trim().min(1).max(max);

/** What stands at the foot of every page of a site. Its links are the pages of the navigation and the legal pages. */
export const footerSchema = z.strictObject({
  /** What the site is, in a line or two. */
  about: short(240).optional(),
  /** As it is written on an envelope, one line below the other. */
  address: short(240).optional(),
  phone: short(40).optional(),
  email: z
    .string()
    .trim()
    .max(120)
    .regex(/^[^@\s]+@[^@\s]+\.[^@\s]+$/, "must be an email address")
    .optional(),
  hours: z
    .array(z.strictObject({ days: short(40), times: short(60) }))
    .max(7)
    .optional(),
  /** The last line. */
  note: short(160).optional(),
});
/** The foot of a site. */
export type Footer = z.infer<typeof footerSchema>;
