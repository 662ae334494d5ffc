/** A place on the earth, in degrees. */
export interface Position {
  lat: number;
  lng: number;
}

/** Where a row is; null where it does not say, or says what is no place. */
export function positionOf(lat: unknown, lng: unknown): Position | null {
  const fits = (value: unknown, most: number): value is number =>
    typeof value === "number" && Number.isFinite(value) && Math.abs(value) <= most;
  return fits(lat, 85) && fits(lng, 180) ? { lat, lng } : null;
}

const EARTH_KM = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometers between two places, as the crow flies (haversine). */
export function distanceKm(a: Position, b: Position): number {
  const [north, east] = [radians(b.lat - a.lat), radians(b.lng - a.lng)];
  const chord =
    Math.sin(north / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(east / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Things that stand so close on the screen that they are shown as one. */
export interface Cluster<T> {
  items: T[];
  /** The middle of them, in pixels. */
  x: number;
  y: number;
}

/** Joins what lies within `radius` pixels of the first of a cluster. */
export function clustersOf<T>(
  items: readonly T[],
  at: (item: T) => { x: number; y: number },
  radius: number,
): Cluster<T>[] {
  const clusters: (Cluster<T> & { from: { x: number; y: number } })[] = [];
  for (const item of items) {
    const { x, y } = at(item);
    const near = clusters.find(({ from }) => Math.hypot(from.x - x, from.y - y) < radius);
    if (near === undefined) clusters.push({ items: [item], x, y, from: { x, y } });
    else {
      near.x += (x - near.x) / (near.items.length + 1);
      near.y += (y - near.y) / (near.items.length + 1);
      near.items.push(item);
    }
  }
  return clusters.map(({ items: own, x, y }) => ({ items: own, x, y }));
}

/** The corners of all places: west, south, east, north, never a single point. */
export function boundsOf(positions: readonly Position[]): [number, number, number, number] {
  const [lats, lngs] = [positions.map(({ lat }) => lat), positions.map(({ lng }) => lng)];
  const [west, south, east, north] = [Math.min(...lngs), Math.min(...lats), Math.max(...lngs), Math.max(...lats)];
  const room = Math.max(east - west, north - south) < 0.002 ? 0.01 : 0;
  return [west - room, south - room, east + room, north + room];
}

/** A plain map: places and lines of latitude and longitude, on a square that is 1 wide and 1 high. */
export interface PlainMap {
  at: (position: Position) => { x: number; y: number };
  lines: readonly { along: "lat" | "lng"; at: number; label: string }[];
}

/** Steps between lines, in degrees. */
const STEPS = [30, 15, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001];
/** So many lines are enough to tell where one is. */
const FEWEST_LINES = 3;

/** Lays places out as a map without tiles does: north is up, and a degree of longitude is shorter away from the equator. */
export function plainMapOf(positions: readonly Position[]): PlainMap {
  const [west, south, east, north] = boundsOf(positions);
  const [middleLat, middleLng] = [(south + north) / 2, (west + east) / 2];
  const shrink = Math.max(0.1, Math.cos(radians(middleLat)));
  const span = Math.max((east - west) * shrink, north - south) / 0.78;
  const at = ({ lat, lng }: Position) => ({
    x: 0.5 + ((lng - middleLng) * shrink) / span,
    y: 0.5 - (lat - middleLat) / span,
  });
  const step = STEPS.find((each) => span / each >= FEWEST_LINES) ?? 0.001;
  const lines = (along: "lat" | "lng"): PlainMap["lines"] => {
    const [middle, half] = along === "lat" ? [middleLat, span / 2] : [middleLng, span / 2 / shrink];
    const found: { along: "lat" | "lng"; at: number; label: string }[] = [];
    for (let value = Math.ceil((middle - half) / step) * step; value <= middle + half; value += step) {
      const place = along === "lat" ? at({ lat: value, lng: middleLng }).y : at({ lat: middleLat, lng: value }).x;
      found.push({ along, at: place, label: degrees(value, along, step) });
    }
    return found;
  };
  return { at, lines: [...lines("lat"), ...lines("lng")] };
}

function degrees(value: number, along: "lat" | "lng", step: number): string {
  const digits = step >= 1 ? 0 : Math.ceil(-Math.log10(step));
  const sign = Math.abs(value) < step / 10 ? "" : along === "lat" ? (value > 0 ? "N" : "S") : value > 0 ? "E" : "W";
  return `${Math.abs(value).toFixed(digits)}°${sign === "" ? "" : ` ${sign}`}`;
}
