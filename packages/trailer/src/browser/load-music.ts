import { AppError } from "@sayhey/contract/app-error";
import { musicRange, unpackMusic } from "../music/wav.ts";
import type { StereoSound } from "../soundtrack/stereo.ts";
import type { Storyboard } from "../storyboard.ts";

/** Answers the address of an own sound's samples, by its asset; what `music-get` calls `url`. */
export type FindMusic = (assetId: string) => Promise<string>;

/** Stretches fetched last: a change of anything else must not fetch the music again. */
const KEPT = 4;
const stretches = new Map<string, Promise<Uint8Array>>();

/** The sounds of one's own that a trailer plays; null for what it has not. */
export interface OwnSounds {
  music: StereoSound | null;
  voice: StereoSound | null;
}

/**
 * The stretches of own music and of a voice-over that a storyboard plays: only their bytes are fetched.
 * @throws AppError unavailable
 */
export async function loadSounds(
  { soundtrack: { file, voice }, durationMs }: Pick<Storyboard, "soundtrack" | "durationMs">,
  find: FindMusic | undefined,
): Promise<OwnSounds> {
  const [music, spoken] = await Promise.all([
    file === null ? null : loadStretch({ ...file, durationMs }, find),
    voice === null ? null : loadStretch(voice, find),
  ]);
  return { music, voice: spoken };
}

async function loadStretch(
  { assetId, startMs, durationMs }: { assetId: string; startMs: number; durationMs: number },
  find: FindMusic | undefined,
): Promise<StereoSound | null> {
  if (find === undefined) return null;
  const key = `${assetId} ${startMs} ${durationMs}`;
  let stretch = stretches.get(key);
  if (stretch === undefined) {
    stretch = find(assetId).then((url) => fetchStretch(url, startMs, durationMs));
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
    throw new AppError("unavailable", "Your sound could not be loaded.", {
      hint: "Check the connection and reload the page.",
    });
  const bytes = new Uint8Array(await response.arrayBuffer());
  // A server that knows no ranges sends all of it.
  return response.status === 206 ? bytes : bytes.subarray(start, end + 1);
}
