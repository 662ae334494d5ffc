import { AppError } from "@sayhey/contract/app-error";
import {
  renderFormatSchema,
  renderFormatsSchema,
  renderFpsSchema,
  renderQualitySchema,
  renderSizeSchema,
  type RenderFormat,
  type RenderQuality,
  type RenderSize,
} from "@sayhey/contract/render";
import { z } from "zod";

/** Options of `parseArgs` that say how a video is made. */
export const VIDEO_OPTIONS = {
  size: { type: "string" },
  fps: { type: "string" },
  quality: { type: "string" },
} as const;

/** How a video is made; absent as it is usually. */
export interface VideoOptions {
  size?: RenderSize;
  fps?: 24 | 30 | 60;
  quality?: RenderQuality;
}

/** Reads the values of `VIDEO_OPTIONS`. @throws AppError bad-request naming the option */
export function readVideoOptions(values: { [K in keyof typeof VIDEO_OPTIONS]?: string | undefined }): VideoOptions {
  const size = take(
    values.size,
    (text) => renderSizeSchema.safeParse(Number(text)),
    "--size must be 720, 1080 or 2160.",
  );
  const fps = take(values.fps, (text) => renderFpsSchema.safeParse(Number(text)), "--fps must be 24, 30 or 60.");
  const quality = take(
    values.quality,
    (text) => renderQualitySchema.safeParse(text),
    "--quality must be small, standard or high.",
  );
  return {
    ...(size === undefined ? {} : { size }),
    ...(fps === undefined ? {} : { fps }),
    ...(quality === undefined ? {} : { quality }),
  };
}

/** Reads formats such as `mp4,gif`. @throws AppError bad-request */
export function readFormats(text: string): RenderFormat[] {
  const formats = take(
    text,
    (given) => renderFormatsSchema.safeParse(given.split(",").map((format) => format.trim())),
    "--format must be mp4, webm or gif, or several of them with commas.",
  );
  return formats ?? [];
}

/** The format that the ending of a file's name asks for. @throws AppError bad-request */
export function formatOfFile(path: string): RenderFormat {
  const format = renderFormatSchema.safeParse(/\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase());
  if (format.success) return format.data;
  throw new AppError("bad-request", "--out must name a file that ends in .mp4, .webm or .gif.");
}

function take<T>(
  text: string | undefined,
  parse: (text: string) => z.ZodSafeParseResult<T>,
  message: string,
): T | undefined {
  if (text === undefined) return undefined;
  const parsed = parse(text);
  if (!parsed.success) throw new AppError("bad-request", message);
  return parsed.data;
}
