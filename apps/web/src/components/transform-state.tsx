import type { TransformStatus } from "@sayhey/contract/transform";
import { StateBadge, type Tone } from "./state-badge.tsx";

const STATES: Record<TransformStatus, { tone: Tone; words: string; busy?: boolean }> = {
  queued: { tone: "plain", words: "Queued", busy: true },
  processing: { tone: "sun", words: "Transforming", busy: true },
  done: { tone: "mint", words: "Done" },
  failed: { tone: "chili", words: "Failed" },
  cancelled: { tone: "plain", words: "Cancelled" },
};

/** Badge of a transform's state. */
export function TransformState({ status }: { status: TransformStatus }) {
  const { tone, words, busy = false } = STATES[status];
  return (
    <StateBadge tone={tone} busy={busy}>
      {words}
    </StateBadge>
  );
}
