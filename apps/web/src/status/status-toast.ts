/** A toast about a change of state, as the specification words it. Duration in ms. */
export interface StatusToast {
  look: "success" | "error" | "info";
  title: string;
  description: string;
  durationMs: number;
  /** Label of the action and the path it opens. */
  action?: { label: "View"; to: string };
}
