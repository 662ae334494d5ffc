export interface Thread<T> {
  row: T;
  replies: Thread<T>[];
}

/** Comments with the answers to them, in the order given. One whose parent is gone, or that answers itself, stands at the top. */
export function threads<T extends { id: string }>(rows: readonly T[], parentOf: (row: T) => unknown): Thread<T>[] {
  const nodes = new Map(rows.map((row) => [row.id, { row, replies: [] as Thread<T>[] }]));
  const top: Thread<T>[] = [];
  for (const node of nodes.values()) {
    const parent = nodes.get(String(parentOf(node.row) ?? ""));
    if (parent === undefined || leadsBack(node.row.id, parent.row, nodes, parentOf)) top.push(node);
    else parent.replies.push(node);
  }
  return top;
}

function leadsBack<T extends { id: string }>(
  id: string,
  from: T,
  nodes: ReadonlyMap<string, { row: T }>,
  parentOf: (row: T) => unknown,
): boolean {
  const seen = new Set<string>();
  for (let row: T | undefined = from; row !== undefined && !seen.has(row.id);) {
    if (row.id === id) return true;
    seen.add(row.id);
    row = nodes.get(String(parentOf(row) ?? ""))?.row;
  }
  return false;
}
