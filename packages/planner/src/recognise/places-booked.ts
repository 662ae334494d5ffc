import type { Group } from "./group-things.ts";
import type { ReadThing } from "./reading.ts";

/** What can be in one hand, or hold one party, at a time. */
const BOOKABLE =
  /(?:^| )(?:room|chair|court|pitch|table|bay|desk|studio|hall|pod|lane|bike|boat|canoe|kayak|van|vehicle|car|trailer|machine|bench|kiln|tent|cabin|hut|berth|booth|field|rink|pool|sauna|stop)$/;

interface Held {
  thing: ReadThing;
  groups: readonly Group[];
}

/**
 * What the text books is what bookings point at: where it counts or names rooms beside a line of work whose bookings know none of them, those
 * come first and the bookings get a relation to them.
 */
export function bookPlaces(all: Held[]): void {
  const booked = all.find(
    ({ thing: { jobs, verbs, known } }) =>
      (jobs.some(({ job }) => job === "book") || verbs.has("book")) && /: date/.test(known?.fields ?? ""),
  );
  const place = all.find(
    (each) =>
      each !== booked && BOOKABLE.test(each.thing.name) && ((each.thing.count ?? 0) > 1 || each.thing.items.length > 1),
  );
  if (booked === undefined || place === undefined) return;
  const id = place.thing.id ?? place.thing.name;
  if (new RegExp(`: relation ${id}\\b`).test(booked.thing.known?.fields ?? "")) return;
  all.splice(all.indexOf(place), 1);
  all.splice(all.indexOf(booked), 0, place);
  booked.thing.fields.unshift({ name: place.thing.name, options: [], isListed: true });
}
