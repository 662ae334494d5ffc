import type { TransformRow } from "@sayhey/contract/transform";
import type { StatusToast } from "./status-toast.ts";

/** What to tell when a transform came into a state; null for states that need no toast. */
export function transformToast(transform: Pick<TransformRow, "id" | "status">): StatusToast | null {
  switch (transform.status) {
    case "done":
      return {
        look: "success",
        title: "Transform Complete!",
        description: "Your AI transform is ready",
        durationMs: 10_000,
        action: { label: "View", to: `/transform/${transform.id}` },
      };
    case "failed":
      return {
        look: "error",
        title: "Transform Failed",
        description: "Failed to generate transform",
        durationMs: 8000,
      };
    default:
      return null;
  }
}
