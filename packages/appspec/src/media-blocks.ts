import { z } from "zod";
import { base, kind, pictureSchema, rows } from "./block-base.ts";
import { PLAYING_SITES } from "./embed-sites.ts";
import { idSchema, lineSchema } from "./entity.ts";
import { readAddress } from "./web-address.ts";

/** Longest address of something elsewhere. */
const LONGEST_ADDRESS = 500;

/** An address on the web. */
export const addressSchema = z
  .string()
  .trim()
  .min(1)
  .max(LONGEST_ADDRESS)
  .refine((text) => readAddress(text) !== null, "must be a web address");

/** Entries of a feed that a block shows at most, and where it says nothing. */
export const NEWS_ENTRIES = { most: 30, usual: 6 } as const;

/** Blocks that play and show: videos, sound, what other sites play or publish, and pictures one after the other. */
export const mediaBlocks = [
  /**
   * Plays rows one after the other: what is uploaded (`fileField`) or elsewhere (`urlField`). What other sites play is loaded when a visitor
   * asks for it, and only from `sites`, or from any on the list where that is left out. `captionsField` holds WebVTT or SRT files.
   */
  z.strictObject({
    kind: kind("media"),
    ...rows,
    look: z.enum(["video", "audio", "grid"]),
    fileField: idSchema.optional(),
    urlField: idSchema.optional(),
    posterField: idSchema.optional(),
    captionsField: idSchema.optional(),
    subtitleField: idSchema.optional(),
    sites: z.array(z.enum(PLAYING_SITES)).min(1).max(PLAYING_SITES.length).optional(),
  }),
  /** One thing of another site, by its address: a video, a song, a map, a pen. An address that is not on the list is a link. */
  z.strictObject({ kind: kind("embed"), ...base, address: addressSchema, caption: lineSchema.optional() }),
  /**
   * The newest entries of an RSS, Atom or JSON feed elsewhere, by its address. The server fetches it; `pictures` and `dates` are shown
   * unless they are false.
   */
  z.strictObject({
    kind: kind("news"),
    ...base,
    address: addressSchema,
    limit: z.number().int().min(1).max(NEWS_ENTRIES.most).optional(),
    pictures: z.boolean().optional(),
    dates: z.boolean().optional(),
  }),
  /** Pictures one after the other: those of `slidesEntity`, or `slides` of its own. It moves by itself only where `seconds` says how fast. */
  z.strictObject({
    kind: kind("slideshow"),
    ...base,
    slidesEntity: idSchema.optional(),
    imageField: idSchema.optional(),
    captionField: idSchema.optional(),
    slides: z
      .array(z.strictObject({ picture: pictureSchema, caption: lineSchema.optional() }))
      .min(1)
      .max(20)
      .optional(),
    limit: z.number().int().min(1).max(60).optional(),
    shape: z.enum(["wide", "photo", "square", "tall"]).optional(),
    seconds: z.number().int().min(2).max(60).optional(),
  }),
] as const;
