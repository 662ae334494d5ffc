import { renderSoundtrack } from "../soundtrack/render-soundtrack.ts";
import type { StereoSound } from "../soundtrack/stereo.ts";
import type { Storyboard } from "../storyboard.ts";

/** What the page asks of this worker; it answers with a `StereoSound`. */
export interface SoundtrackRequest {
  storyboard: Storyboard;
  taps: number[];
}

// Typed as the one method used: the library of worker globals clashes with that of pages.
const scope = globalThis as unknown as { postMessage(message: StereoSound, transfer: Transferable[]): void };

addEventListener("message", (event: MessageEvent<SoundtrackRequest>) => {
  const sound = renderSoundtrack(event.data.storyboard, { taps: event.data.taps });
  scope.postMessage(sound, [sound.left.buffer, sound.right.buffer]);
});
