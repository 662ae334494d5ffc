import type { RenderRow } from "@sayhey/contract/rows";

/** A toast about a render, as the specification words it. Duration in ms. */
export interface RenderToast {
  look: "success" | "error" | "info";
  title: string;
  description: string;
  durationMs: number;
  /** Label of the action that opens /renders. */
  action?: "View";
}

/** What to tell when a render came into a state; null for states that need no toast. */
export function renderToast(render: Pick<RenderRow, "status" | "error_message">): RenderToast | null {
  switch (render.status) {
    case "completed":
      return {
        look: "success",
        title: "Video Ready!",
        description: "Your video render completed successfully",
        durationMs: 10_000,
        action: "View",
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

/** Remembers the last known state of each row, so that progress alone is never taken for a change of state. */
export interface StatusWatch {
  /** Notes a state without calling it a change; never overrides one already seen. */
  seed(id: string, status: string): void;
  /** True when the row's state differs from the last one known. `before` is the old row's state where the server sent it. */
  changed(id: string, status: string, before: string | undefined): boolean;
}

/** A watch that knows nothing yet: a row never seen before counts as changed only when the server says so. */
export function createStatusWatch(): StatusWatch {
  const known = new Map<string, string>();
  return {
    seed(id, status) {
      if (!known.has(id)) known.set(id, status);
    },
    changed(id, status, before) {
      const last = known.get(id) ?? before;
      known.set(id, status);
      return last !== undefined && last !== status;
    },
  };
}
