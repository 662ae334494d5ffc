export interface Spot<T> {
  name: string;
  rows: T[];
  /** Place on the map, 0..1 from left and top. */
  x: number;
  y: number;
}

/** Turn between two areas that are laid out one after the other, in radians: the golden angle leaves no two in line. */
const GOLDEN = Math.PI * (3 - Math.sqrt(5));
/** Rows by the name of their area, each area with a spot of its own that stays while the names do. */
export function spotsByArea<T>(rows: readonly T[], areaOf: (row: T) => string): Spot<T>[] {
  const areas = new Map<string, T[]>();
  for (const row of rows) {
    const name = areaOf(row);
    if (name !== "") areas.set(name, [...(areas.get(name) ?? []), row]);
  }
  const names = [...areas.keys()].sort((a, b) => hash(a) - hash(b));
  return names.map((name, index) => {
    const far = Math.sqrt((index + 0.5) / names.length) * 0.4;
    const angle = index * GOLDEN + 0.6;
    return { name, rows: areas.get(name) ?? [], x: 0.5 + Math.cos(angle) * far * 1.06, y: 0.5 + Math.sin(angle) * far };
  });
}

/** Ways between spots: every spot is joined to the nearest one that is joined already. */
export function paths(spots: readonly { x: number; y: number }[]): [number, number][] {
  const joined = spots.length === 0 ? [] : [0];
  const ways: [number, number][] = [];
  while (joined.length < spots.length) {
    let best: [number, number] = [0, 0];
    let least = Number.POSITIVE_INFINITY;
    for (const from of joined)
      spots.forEach((spot, to) => {
        const start = spots[from];
        if (joined.includes(to) || start === undefined) return;
        const far = Math.hypot(start.x - spot.x, start.y - spot.y);
        if (far < least) [least, best] = [far, [from, to]];
      });
    joined.push(best[1]);
    ways.push(best);
  }
  return ways;
}

/** A number from a text, the same every time. */
export function hash(text: string): number {
  let value = 2166136261;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16777619);
  return value >>> 0;
}
