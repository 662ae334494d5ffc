import type { Found, World } from "../command-answer.ts";
import type { Phrase } from "../read-command.ts";

const CHARTS: readonly [RegExp, "donut" | "line" | "bar" | "area"][] = [
  [/pie|donut|doughnut|torte|kreis|circular|camembert|pizza/, "donut"],
  [/line|linien|lineas|courbe|linha|kurve/, "line"],
  [/bar|column|balken|saulen|barras|barres/, "bar"],
  [/area/, "area"],
];

/** A chart of the kind and over the field that were named, and a player for sound where it is called one. */
export function asNamed(found: Found, key: string, by: Phrase | undefined, world: World): Found {
  if (!("ops" in found)) return found;
  const isHeard = /music|musi[kq]|audio|podcast|song|sound/.test(key);
  const look = CHARTS.find(([test]) => test.test(key))?.[1];
  return {
    ...found,
    ops: found.ops.map((op) => {
      if (op.op === "add-block" && op.block.kind === "media" && isHeard)
        return { ...op, block: { ...op.block, look: "audio" as const } };
      if (op.op !== "add-block" || op.block.kind !== "chart") return op;
      const { entity } = op.block;
      const field = by && world.names.find(by, "field").find(({ target }) => target.entity.id === entity)?.target.field;
      const fits = field && ["choice", "tags", "relation", "date", "dateTime"].includes(field.type);
      const { title: _title, measureField: _measure, unit: _unit, ...rest } = op.block;
      const block = fits
        ? { ...rest, byField: field.id, fn: "count" as const, title: `By ${field.name.toLowerCase()}` }
        : op.block;
      return { ...op, block: { ...block, ...(look ? { look } : {}) } };
    }),
  };
}
