import type { Aspect } from "@sayhey/contract/idea";
import type { Storyboard } from "@sayhey/trailer";

/** What the planner made of an idea, as far as a visitor sees it. */
export interface PlannedIdea {
  name: string;
  tagline: string;
  pages: string[];
  /** What it keeps, each with how many rows it begins with. */
  keeps: { name: string; rows: number }[];
  storyboard: Storyboard;
}

/** An idea in somebody's words, or a template with a name and a twist where they are not empty. */
export type Plannable = { idea: string } | { template: string; name: string; twist: string };

/** What the worker is asked. */
export interface PlanRequest {
  id: number;
  of: Plannable;
  aspect: Aspect;
  durationMs: number;
  link: string;
}

/** What the worker answers. */
export type PlanAnswer = { id: number; planned: PlannedIdea } | { id: number; failure: string };
