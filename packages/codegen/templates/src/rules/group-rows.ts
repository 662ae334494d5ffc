import type { Row } from "../store/model.ts";

/** Rows by the name of their group: groups in the order of `order`, others as they come, rows without a group last. */
export function groupRows(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  order: readonly string[] = [],
): { name: string; rows: Row[] }[] {
  const groups = new Map<string, Row[]>(order.map((name) => [name, []]));
  for (const row of rows) {
    const name = nameOf(row);
    const group = groups.get(name);
    if (group) group.push(row);
    else groups.set(name, [row]);
  }
  const filled = [...groups]
    .filter(([, members]) => members.length > 0)
    .map(([name, members]) => ({ name, rows: members }));
  return [...filled.filter((group) => group.name !== ""), ...filled.filter((group) => group.name === "")];
}
