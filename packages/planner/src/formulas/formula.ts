import type { NewBlock } from "../embedded/app-draft.ts";

/** A block that works something out of several numbers. */
export type Calculator = Extract<NewBlock, { kind: "calculator" }>;

/** Something that people work out, with how they ask for it. */
export interface Formula {
  id: string;
  /** How an idea asks for it; the more specific, the earlier it stands in its list. */
  says: RegExp;
  title: string;
  inputs: Calculator["inputs"];
  results: Calculator["results"];
  /** A table of what it comes to row by row, and a chart of it. */
  table?: Pick<Calculator, "tableRows" | "rowLabel" | "columns" | "chart">;
  /** Where the formula or its constants are from, where that is more than arithmetic. */
  source?: string;
}

type Input = Calculator["inputs"][number];

/** An input, as `id, label, unit, initial, min, max`. */
export const input = (id: string, label: string, unit: string, initial: number, min = 0, max?: number): Input => ({
  id,
  label,
  ...(unit === "" ? {} : { unit }),
  initial,
  min,
  ...(max === undefined ? {} : { max }),
});

/** An input that is picked: `label=amount` with `|` between, the first to start with. */
export function picked(id: string, label: string, choices: string): Input {
  const all = choices.split("|").map((choice) => {
    const at = choice.lastIndexOf("=");
    return { label: choice.slice(0, at).trim(), amount: Number(choice.slice(at + 1)) };
  });
  return { id, label, initial: all[0]?.amount ?? 0, choices: all };
}

/** A result, as `id, label, formula, unit, digits`. */
export const result = (
  id: string,
  label: string,
  formula: string,
  unit = "",
  digits = 2,
): Calculator["results"][number] => ({ id, label, formula, ...(unit === "" ? {} : { unit }), digits });

/** The result that a calculator is about. */
export const main = (of: Calculator["results"][number]): Calculator["results"][number] => ({ ...of, isMain: true });

/** A step on the way that nobody has to see. */
export const hidden = (of: Calculator["results"][number]): Calculator["results"][number] => ({ ...of, when: "0" });

/** A result with what it means, as `under=label` with `|` between, the last with no number before it. */
export function banded(of: Calculator["results"][number], bands: string): Calculator["results"][number] {
  const all = bands.split("|").map((band) => {
    const at = band.indexOf("=");
    return at < 0 ? { label: band } : { under: Number(band.slice(0, at)), label: band.slice(at + 1) };
  });
  return { ...of, bands: all };
}

type Column = NonNullable<Calculator["columns"]>[number];

/** A column of a table, as `id, label, formula, unit, start`. */
export const column = (id: string, label: string, formula: string, unit = "CUR", start?: string): Column => ({
  id,
  label,
  formula,
  ...(unit === "" ? {} : { unit }),
  ...(start === undefined ? {} : { start }),
});
