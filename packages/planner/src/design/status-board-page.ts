import { dashboardOf } from "@sayhey/appspec";
import type { AppDraft, Part } from "../embedded/app-draft.ts";
import { formFor } from "./together-blocks.ts";

/** Lays out a status board: how many are in each state, the board itself, and a form for one more. */
export function layOutStatusBoard(draft: AppDraft, states: readonly string[], unit: Part): void {
  const all = unit.plural;
  draft.page("home", "Board", unit.icon, [
    {
      kind: "stats",
      items: states.slice(0, 4).map((state) => ({
        label: state.charAt(0).toUpperCase() + state.slice(1),
        measure: { fn: "count", entity: unit.id, where: [{ field: "status", is: "eq", value: state }] },
      })),
    },
    {
      kind: "board",
      title: `${all.charAt(0).toUpperCase()}${all.slice(1)} by status`,
      entity: unit.id,
      stageField: "status",
      facts: ["readyAgainAt", "note"].filter((id) => unit.has(id)),
      actions: [{ do: "advance", field: "status", label: "Next status", icon: "arrow-right" }],
    },
  ]);
  draft.page("add", `Add to ${unit.plural.toLowerCase()}`, "plus", [
    formFor(unit, `Add to ${unit.plural.toLowerCase()}`, "Add", "It is on the board now.", []),
  ]);
}

/** Lays out readings: how they went on the first page, a form for the next one, and all of them in a table. */
export function layOutReadings(draft: AppDraft, reading: Part): void {
  draft.page("home", "Dashboard", reading.icon, [dashboardOf(reading.entity)]);
  draft.page("enter", "Enter a reading", "plus", [
    formFor(reading, "Enter a reading", "Save", "It is on the dashboard now."),
  ]);
  draft.page("readings", "Readings", "table", [
    { kind: "table", entity: reading.id, fields: reading.entity.fields.map(({ id }) => id).slice(0, 4) },
  ]);
}
