import { renderSoundtrack } from "../soundtrack/render-soundtrack.ts";
import type { StereoSound } from "../soundtrack/stereo.ts";
import type { Storyboard } from "../storyboard.ts";

/** What the page asks of this worker; it answers with a `StereoSound`. */
export interface SoundtrackRequest {
  storyboard: Storyboard;
  taps: number[];
  /** The stretch of own music that plays. */
  music: StereoSound | null;
  /** The stretch of a voice-over that speaks. */
  voice: StereoSound | null;
}

// Typed as the one method used: the library of worker globals clashes with that of pages.
const scope = globalThis as unknown as { postMessage(message: StereoSound, transfer: Transferable[]): void };

addEventListener("message", (event: MessageEvent<SoundtrackRequest>) => {
  const { storyboard, ...sounds } = event.data;
  const sound = renderSoundtrack(storyboard, sounds);
  scope.postMessage(sound, [sound.left.buffer, sound.right.buffer]);
});
