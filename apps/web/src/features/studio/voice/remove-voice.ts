import { toast } from "../../../status/toast.ts";
import { undoable } from "../../../status/undo.ts";
import type { StudioTrailer } from "../use-storyboard.ts";

/** Takes the voice-over out of a trailer, if it has one, and offers to undo that. */
export function removeVoice({ storyboard, edit, editor }: StudioTrailer, announce: (words: string) => void): void {
  if (storyboard.soundtrack.voice === null) return;
  if (edit([{ op: "set-soundtrack", patch: { voice: null } }]) !== null) return;
  announce("Voice-over removed.");
  toast(
    "Voice-over removed",
    undoable(() => editor.undo()),
  );
}
