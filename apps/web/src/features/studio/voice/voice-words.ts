/** What is said when a voice-over can't be recorded, each in one sentence. */
export const VOICE_WORDS = {
  refused: "The microphone is blocked: allow it for this site in your browser, then record again.",
  missing: "No microphone was found: connect one, then record again.",
  busy: "Another app is using the microphone: close it, then record again.",
  unsupported: "This browser can't record sound: open the studio in a current Chrome, Edge, Firefox or Safari.",
  silent: "Nothing was heard: check that the right microphone is on, then record again.",
  ended: "Recording stopped at the end of the trailer.",
} as const;

/** What went wrong when the microphone was asked for, by the names that browsers give (Media Capture and Streams, 10.2). */
export function microphoneProblem(cause: unknown): string {
  const name = cause instanceof Error || cause instanceof DOMException ? cause.name : "";
  switch (name) {
    case "NotAllowedError":
    case "SecurityError":
      return VOICE_WORDS.refused;
    case "NotFoundError":
    case "OverconstrainedError":
      return VOICE_WORDS.missing;
    case "NotReadableError":
    case "AbortError":
      return VOICE_WORDS.busy;
    default:
      return VOICE_WORDS.unsupported;
  }
}
