import { AppError } from "@sayhey/contract/app-error";
import { musicRange, unpackMusic } from "../music/wav.ts";
import type { StereoSound } from "../soundtrack/stereo.ts";
import type { Storyboard } from "../storyboard.ts";

/** Answers the address of an own sound's samples, by its asset; what `music-get` calls `url`. */
export type FindMusic = (assetId: string) => Promise<string>;

/** Stretches fetched last: a change of anything else must not fetch the music again. */
const KEPT = 2;
const stretches = new Map<string, Promise<Uint8Array>>();

/**
 * The stretch of own music that a storyboard plays: only its bytes are fetched. Null when it plays none.
 * @throws AppError unavailable
 */
export async function loadMusic(
  { soundtrack: { file }, durationMs }: Pick<Storyboard, "soundtrack" | "durationMs">,
  find: FindMusic | undefined,
): Promise<StereoSound | null> {
  if (file === null || find === undefined) return null;
  const key = `${file.assetId} ${file.startMs} ${durationMs}`;
  let stretch = stretches.get(key);
  if (stretch === undefined) {
    stretch = find(file.assetId).then((url) => fetchStretch(url, file.startMs, durationMs));
    stretches.set(key, stretch);
    stretch.catch(() => stretches.delete(key));
    for (const old of [...stretches.keys()].slice(0, -KEPT)) stretches.delete(old);
  }
  return unpackMusic(await stretch);
}

async function fetchStretch(url: string, startMs: number, durationMs: number): Promise<Uint8Array> {
  const { start, end } = musicRange(startMs, durationMs);
  const response = await fetch(url, { headers: { range: `bytes=${start}-${end}` } });
  // The music ends before the stretch begins.
  if (response.status === 416) return new Uint8Array();
  if (!response.ok)
    throw new AppError("unavailable", "Your music could not be loaded.", {
      hint: "Check the connection and reload the page.",
    });
  const bytes = new Uint8Array(await response.arrayBuffer());
  // A server that knows no ranges sends all of it.
  return response.status === 206 ? bytes : bytes.subarray(start, end + 1);
}
