/** What imports what: file -> the files it imports. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** The shortest way from one file to another along imports, both ends included. */
function shortestWay(graph: ImportGraph, from: string, to: string): string[] | null {
  const cameFrom = new Map<string, string | null>([[from, null]]);
  for (const file of cameFrom.keys()) {
    if (file === to) {
      const way: string[] = [];
      for (let step: string | null = to; step !== null; step = cameFrom.get(step) ?? null) way.unshift(step);
      return way;
    }
    for (const next of graph.get(file) ?? []) if (!cameFrom.has(next)) cameFrom.set(next, file);
  }
  return null;
}

/**
 * The import circles of a graph, each as a chain of files that begins with the first of them by name. Of the circles that one
 * import is part of, the shortest is told, so every import that has to go to be without circles is in one of them.
 */
export function findCircles(graph: ImportGraph): readonly (readonly string[])[] {
  const circles = new Map<string, readonly string[]>();
  for (const [file, imports] of graph) {
    for (const imported of imports) {
      const back = shortestWay(graph, imported, file);
      if (back === null) continue;
      const start = back.indexOf(back.toSorted()[0] ?? file);
      const chain = [...back.slice(start), ...back.slice(0, start)];
      circles.set(chain.join(), chain);
    }
  }
  return [...circles.values()].toSorted((a, b) => a.join().localeCompare(b.join()));
}
