import { expect, it } from "vitest";
import { Part } from "../embedded/app-draft.ts";
import { readFieldLines } from "../embedded/field-line.ts";
import { dropDangling } from "./drop-dangling.ts";

it("takes away expressions and lookups over what the app does not keep, and what stands on them", () => {
  const part = (id: string, lines: string): Part =>
    new Part({
      id,
      name: id,
      plural: id,
      icon: "circle",
      titleField: "name",
      fields: readFieldLines(`Name: text\n${lines}`).map(({ field }) => field),
      rows: [],
    });
  const visit = part(
    "visit",
    [
      "Hours: number 1..8",
      "Carer: relation carer",
      "Car: relation car",
      "Pay: expr hours * carer.rate",
      "Fuel: expr hours * car.fuel",
      "Plate: lookup car.plate",
      "Level: lookup carer.level",
      "Total: expr pay + fuel",
    ].join("\n"),
  );
  dropDangling([visit, part("carer", "Rate: money 10..20 EUR")]);
  expect(visit.entity.fields.map(({ id }) => id)).toEqual(["name", "hours", "carer", "car", "pay"]);
});
