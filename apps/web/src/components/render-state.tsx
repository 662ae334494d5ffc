import type { RenderStatus } from "@sayhey/contract/rows";
import { StateBadge, type Tone } from "./state-badge.tsx";

const STATES: Record<RenderStatus, { tone: Tone; words: string; busy?: boolean }> = {
  queued: { tone: "plain", words: "Queued", busy: true },
  processing: { tone: "sun", words: "Rendering", busy: true },
  completed: { tone: "mint", words: "Done" },
  failed: { tone: "chili", words: "Failed" },
  cancelled: { tone: "plain", words: "Cancelled" },
};

/** Badge of a render's state. */
export function RenderState({ status }: { status: RenderStatus }) {
  const { tone, words, busy = false } = STATES[status];
  return (
    <StateBadge tone={tone} busy={busy}>
      {words}
    </StateBadge>
  );
}
