import { boundType, type Field } from "@sayhey/appspec";
import type { NewBlock, Part } from "../embedded/app-draft.ts";

/** What people compare amounts by, before any other choice. */
const KIND_OF =
  /\b(?:kind|type|category|class|subject|group|area|region|department|team|topic|level|size|status|state|stage)\b/i;

/** The chart of a field: how many of each choice, or an amount over time or by kind, named by what it counts. */
export function chartOf(part: Part, field: string): NewBlock | undefined {
  const measured = part.field(field);
  if (measured === undefined) return undefined;
  const [date] = part.of("date", "dateTime");
  const choices = part.of("choice");
  const choice = choices.find((id) => KIND_OF.test(part.field(id)?.name ?? "")) ?? part.of("relation")[0] ?? choices[0];
  if (["choice", "tags", "relation"].includes(measured.type))
    return {
      kind: "chart",
      title: `${part.plural} by ${measured.name.toLowerCase()}`,
      entity: part.id,
      look: "donut",
      byField: field,
      fn: "count",
    };
  const by = date ?? choice;
  return by === undefined || !["number", "money", "duration", "percent", "rating"].includes(boundType(measured))
    ? undefined
    : {
        kind: "chart",
        title: chartTitle(measured, date === undefined ? part.field(by) : undefined),
        entity: part.id,
        look: date === undefined ? "bar" : "line",
        byField: by,
        fn: measured.type === "money" ? "sum" : "average",
        measureField: field,
        ...(measured.unit === undefined ? {} : { unit: measured.unit }),
      };
}

/** What is counted, by what: 'Amount over time', 'Average score by class'. */
function chartTitle(measured: Field, by: Field | undefined): string {
  const name = measured.type === "money" ? measured.name : `Average ${measured.name.toLowerCase()}`;
  return by === undefined ? `${name} over time` : `${name} by ${by.name.toLowerCase()}`;
}
