import type { Aspect } from "@sayhey/contract/idea";

const SHAPE: Record<Aspect, { width: number; height: number; words: string }> = {
  "9:16": { width: 9, height: 15, words: "9:16" },
  "4:5": { width: 11, height: 14, words: "4:5" },
  "1:1": { width: 12, height: 12, words: "1:1" },
  "16:9": { width: 16, height: 9, words: "16:9" },
};

/** An aspect ratio with a small drawing of its shape. */
export function AspectLabel({ aspect }: { aspect: Aspect }) {
  const { width, height, words } = SHAPE[aspect];
  return (
    <span style={{ display: "flex", alignItems: "center", justifyContent: "center", gap: 7, height: 20 }}>
      <span aria-hidden="true" style={{ width, height, border: "2px solid currentColor", borderRadius: 3 }} />
      {words}
    </span>
  );
}
