import { z } from "zod";

/** Files a trailer can be rendered to: H.264 with AAC, VP9 with Opus, or a picture that moves without sound. */
export const renderFormatSchema = z.enum(["mp4", "webm", "gif"]);
/** Kind of file a trailer is rendered to. */
export type RenderFormat = z.infer<typeof renderFormatSchema>;

/** Formats of one render, each once. */
export const renderFormatsSchema = z
  .array(renderFormatSchema)
  .min(1, "choose at least one")
  .max(renderFormatSchema.options.length)
  .refine((formats) => new Set(formats).size === formats.length, "names one twice");

/** How many bits a second of video gets: `small` is quick to send, `high` keeps grain and gradients. */
export const renderQualitySchema = z.enum(["small", "standard", "high"]);
/** How many bits a second of video gets. */
export type RenderQuality = z.infer<typeof renderQualitySchema>;

/** Pictures a second. */
export const renderFpsSchema = z.union([z.literal(24), z.literal(30), z.literal(60)]);

/** Short side of a video, px. */
export const renderSizeSchema = z.union([z.literal(720), z.literal(1080), z.literal(2160)]);
/** Short side of a video, px. */
export type RenderSize = z.infer<typeof renderSizeSchema>;

/** Files of a finished render. */
export const renderFileSchema = z.enum(["mp4", "webm", "gif", "poster", "og", "vtt", "srt", "storyboard"]);
/** Name of a file of a finished render. */
export type RenderFile = z.infer<typeof renderFileSchema>;
