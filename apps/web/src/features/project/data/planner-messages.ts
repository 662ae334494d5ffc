import type { AppSpec, Field, Language, SeedRow } from "@sayhey/appspec";

/** What the planner is asked about data. */
export type PlannerRequest = { id: number } & (
  | { ask: "rows"; spec: AppSpec; entity: string; count: number; seed: number }
  | { ask: "field"; name: string; language: Language }
);

/** What a field of a name usually is. */
export type NamedField = Pick<Field, "type" | "unit" | "options">;

/** What the planner answers. */
export type PlannerAnswer = { id: number } & ({ rows: SeedRow[] } | { field: NamedField | null } | { failure: string });
