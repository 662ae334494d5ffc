import type { AppSpec } from "@sayhey/appspec";
import type { Aspect } from "@sayhey/contract/idea";
import { DEFAULT_TRAILER_MS, type StudioChoices } from "@sayhey/contract/studio";
import { createStoryboard, type StoryboardOptions } from "./create-storyboard.ts";
import { captionStyleOf } from "./migrate-storyboard.ts";
import type { Storyboard } from "./storyboard.ts";

/** What a trailer is written from besides the app and the choices. */
export interface StudioSource extends Pick<StoryboardOptions, "watermark" | "link" | "footage"> {
  /** The project's, for a trailer without a chosen one. */
  aspect: Aspect;
}

/**
 * Writes an app's trailer with what was chosen in the studio: the one way in which the studio, the player beside a project and
 * the renderer come to a storyboard, so that what is seen is what is rendered.
 * `asked` stands above the choices: a render has its own aspect and length.
 */
export function createStudioStoryboard(
  spec: AppSpec,
  choices: StudioChoices,
  source: StudioSource,
  asked: { aspect?: Aspect | undefined; durationMs?: number | undefined } = {},
): Storyboard {
  const { aspect: chosenAspect, durationMs: chosenMs, captions, ...written } = choices;
  return createStoryboard(spec, {
    ...source,
    ...present({ ...written, captions: typeof captions === "boolean" ? captionStyleOf(captions) : captions }),
    aspect: asked.aspect ?? chosenAspect ?? source.aspect,
    durationMs: asked.durationMs ?? chosenMs ?? DEFAULT_TRAILER_MS,
  });
}

type Present<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Leaves out what is undefined: absent and undefined are different things to an option. */
function present<T extends object>(values: T): Present<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Present<T>;
}
