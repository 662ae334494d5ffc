import type { AppSpec, SeedRow } from "@sayhey/appspec";
import { libraryFixture } from "@sayhey/appspec/app-spec.fixture";

const STATES = ["free", "out"];
const NAMES = ["Drill", "Ladder", "Saw", "Level", "Trowel", "Plane", "Clamp", "Chisel"];

/** The lending library with enough tools to fill a grid, and a picture and a number of each. */
export function toolshed(): AppSpec {
  const spec = libraryFixture();
  const [tools] = spec.entities;
  if (tools === undefined) return spec;
  tools.fields.splice(1, 0, { id: "photo", name: "Photo", type: "image" });
  tools.fields.push({ id: "minutes", name: "Minutes", type: "number", unit: "min" });
  tools.rows = NAMES.map((name, index): SeedRow => ({
    id: `tool-${index + 1}`,
    name,
    photo: `art:${name.toLowerCase()}`,
    state: STATES[index % 2] ?? "free",
    price: 4.5 + index,
    stars: (index % 5) + 1,
    minutes: 10 * (index + 1),
  }));
  return spec;
}
