/** Works a number out of others by their ids. */
export type Formula = (values: never) => number;

export interface Input {
  id: string;
  label: string;
  unit?: string;
  initial: number;
  min?: number;
  max?: number;
  /** Title of the step that begins with it. */
  step?: string;
  /** Title of the part it is folded away in: a rate of one's own that is not told to others. */
  setting?: string;
  choices?: readonly { label: string; amount: number }[];
}

export interface Band {
  under?: number;
  label: string;
}

export interface Result {
  id: string;
  label: string;
  unit?: string;
  digits?: number;
  isMain?: boolean;
  /** Works it out of the numbers and of the results above. */
  of: Formula;
  when?: Formula;
  bands?: readonly Band[];
}

export interface Column {
  id: string;
  label: string;
  unit?: string;
  digits?: number;
  of: Formula;
  start?: Formula;
}

/** Longest table. */
export const MOST_ROWS = 600;

export type Numbers = Readonly<Record<string, number>>;

/** A number within what an input takes. */
export const within = (value: number, { min = -Infinity, max = Infinity }: Input): number =>
  Math.min(max, Math.max(min, value));

/** The numbers that were typed, else those to start with, and what comes of them. */
export function workOut(inputs: readonly Input[], results: readonly Result[], typed: Numbers): Numbers {
  const values: Record<string, number> = {};
  for (const input of inputs) values[input.id] = within(typed[input.id] ?? input.initial, input);
  for (const result of results) values[result.id] = result.of(values as never);
  return values;
}

/** Whether a result is shown. */
export const isShown = ({ when }: Result, values: Numbers): boolean =>
  when === undefined || when(values as never) !== 0;

/** What a number means. */
export const bandOf = (value: number, bands: readonly Band[] = []): string | undefined =>
  Number.isFinite(value) ? bands.find(({ under }) => under === undefined || value < under)?.label : undefined;

/** Rows of a table from 1 on, each knowing the one above it. */
export function tableOf(columns: readonly Column[], count: Formula, values: Numbers): Numbers[] {
  const asked = count(values as never);
  const most = Number.isFinite(asked) ? Math.min(MOST_ROWS, Math.max(0, Math.floor(asked))) : 0;
  const row: Record<string, number> = { ...values };
  for (const { id, start } of columns) row[id] = start?.(values as never) ?? 0;
  return Array.from({ length: most }, (_, index) => {
    for (const { id } of columns) row[`before_${id}`] = row[id] ?? 0;
    row["n"] = index + 1;
    for (const { id, of } of columns) row[id] = of(row as never);
    return { n: index + 1, ...Object.fromEntries(columns.map(({ id }) => [id, row[id] ?? Number.NaN])) };
  });
}

/** What the address calls an input of a block. */
const keyOf = (block: string, id: string): string => `${block}.${id}`;

/** The numbers that the address gives; what is none, lies outside or is no choice is passed over. */
export function readNumbers(params: URLSearchParams, block: string, inputs: readonly Input[]): Record<string, number> {
  const given: Record<string, number> = {};
  for (const input of inputs) {
    const text = params.get(keyOf(block, input.id))?.trim() ?? "";
    const value = Number(text);
    if (text === "" || text.length > 24 || !Number.isFinite(value) || within(value, input) !== value) continue;
    if (input.choices?.some(({ amount }) => amount === value) === false) continue;
    given[input.id] = value;
  }
  return given;
}

/** The address with the numbers of a block; what others wrote stays. */
export function writeNumbers(
  params: URLSearchParams,
  block: string,
  inputs: readonly Input[],
  values: Numbers,
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const { id, initial } of inputs) next.set(keyOf(block, id), String(values[id] ?? initial));
  return next;
}
