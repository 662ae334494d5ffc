import { z } from "zod";
import { IDEA_EMPTY_MESSAGE, IDEA_TOO_LONG_MESSAGE, LIMITS } from "./limits.ts";

// C0/C1 controls, bidi overrides and lone surrogates carry no meaning in an idea and confuse logs and layouts.
const UNPRINTABLE =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** A character that shows: joiners, blanks of zero width and lone accents say nothing. */
const SHOWS = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** An idea as typed: control characters removed, trimmed, 1 to 2,000 characters, at least one of them visible. */
export const ideaSchema = z
  .string()
  .max(LIMITS.ideaLength * 4, IDEA_TOO_LONG_MESSAGE)
  .transform((text) => text.replace(UNPRINTABLE, " ").replace(/\s+/gu, " ").trim().normalize("NFC"))
  .pipe(z.string().regex(SHOWS, IDEA_EMPTY_MESSAGE).max(LIMITS.ideaLength, IDEA_TOO_LONG_MESSAGE));

/** Aspect ratio of a trailer, width:height. */
export const aspectSchema = z.enum(["9:16", "4:5", "1:1", "16:9"]);
/** Aspect ratio of a trailer, width:height. */
export type Aspect = z.infer<typeof aspectSchema>;

/** One to three colours of somebody's own, the most important first, that an app's palette is made of: `#1f6f5c`. They go before a brand kit's. */
export const coloursSchema = z
  .array(z.string().regex(/^#[0-9a-f]{6}$/i, "must be a color such as #1f6f5c"))
  .min(1)
  .max(3);
/** Colours an app's palette is made of. */
export type Colours = z.infer<typeof coloursSchema>;
