export interface Spot<T> {
  name: string;
  rows: T[];
  /** Place on the map, 0..1 from left and top. */
  x: number;
  y: number;
}

/** Turn between two areas that are laid out one after the other, in radians: the golden angle leaves no two in line. */
const GOLDEN = Math.PI * (3 - Math.sqrt(5));
/** Nearer than this, pins are one pin. */
const NEAR = 0.075;

/** Rows with a latitude and a longitude where they are, those close together as one pin. North is up. */
export function spotsByPosition<T>(
  rows: readonly T[],
  positionOf: (row: T) => { lat: number; lng: number },
  nameOf: (row: T) => string,
): Spot<T>[] {
  const points = rows.map((row) => ({ row, ...positionOf(row) }));
  const lats = points.map((point) => point.lat);
  const middle = (Math.min(...lats) + Math.max(...lats)) / 2;
  // A degree of longitude is shorter away from the equator.
  const flat = points.map((point) => ({ ...point, east: point.lng * Math.cos((middle * Math.PI) / 180) }));
  const [west, east] = [Math.min(...flat.map((each) => each.east)), Math.max(...flat.map((each) => each.east))];
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const span = Math.max(east - west, north - south) || 1;
  const spots: Spot<T>[] = [];
  for (const point of flat) {
    const x = 0.5 + ((point.east - (west + east) / 2) / span) * 0.8;
    const y = 0.5 - ((point.lat - middle) / span) * 0.8;
    const near = spots.find((spot) => Math.hypot(spot.x - x, spot.y - y) < NEAR);
    if (near) near.rows.push(point.row);
    else spots.push({ name: nameOf(point.row), rows: [point.row], x, y });
  }
  return spots;
}

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
