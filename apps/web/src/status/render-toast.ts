import type { RenderRow } from "@sayhey/contract/rows";
import type { StatusToast } from "./status-toast.ts";

/** What to tell when a render came into a state; null for states that need no toast. */
export function renderToast(render: Pick<RenderRow, "status" | "error_message">): StatusToast | null {
  switch (render.status) {
    case "completed":
      return {
        look: "success",
        title: "Video Ready!",
        description: "Your video render completed successfully",
        durationMs: 10_000,
        action: { label: "View", to: "/renders" },
      };
    case "failed":
      return {
        look: "error",
        title: "Render Failed",
        description: render.error_message || "Video rendering failed",
        durationMs: 8000,
      };
    case "processing":
      return {
        look: "info",
        title: "Video Processing",
        description: "Your video is being generated...",
        durationMs: 5000,
      };
    default:
      return null;
  }
}
