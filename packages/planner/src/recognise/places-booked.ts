import { contacts, PUBLIC } from "../vocabulary/rows.ts";
import type { Group } from "./group-things.ts";
import type { ReadThing } from "./reading.ts";

/** What can be in one hand, or hold one party, at a time. */
const BOOKABLE =
  /(?:^| )(?:room|chair|court|pitch|table|bay|desk|studio|hall|pod|lane|bike|boat|canoe|kayak|van|vehicle|car|trailer|machine|bench|kiln|tent|cabin|hut|berth|booth|field|rink|pool|sauna|stop)$/;

/** Words of those who let others have something for a time. */
const BOOKED = /\b(?:book(?:s|ed|ing|ings|able)?|hourly|by the hour|per hour|an hour|reserv\w+)\b/i;

/** What is written down of a booking, whatever is booked. */
const BOOKING = {
  role: "log" as const,
  icon: "calendar-check",
  fields:
    "Name: text\nDate: date 0..9\nFrom: time 10:00..20:00\nHours: number 1..4 h\nPhone: phone\nNotes: longText @remarks",
  rows: contacts(PUBLIC, "hours", "2\n3\n1\n2\n4\n2\n1\n3"),
};

function bookingOf({ name }: ReadThing): ReadThing {
  return {
    id: "booking",
    name: "booking",
    plural: "bookings",
    fields: [{ name, options: [], isListed: true }],
    verbs: new Set(["book"]),
    jobs: [{ job: "book", rank: 0 }],
    known: BOOKING,
    items: [],
  };
}

interface Held {
  thing: ReadThing;
  groups: readonly Group[];
}

/**
 * What the text books is what bookings point at: where it counts or names rooms beside a line of work whose bookings know none of them, those
 * come first and the bookings get a relation to them.
 */
export function bookPlaces(all: Held[], text: string): void {
  const booked = all.find(
    ({ thing: { jobs, verbs, known } }) =>
      (jobs.some(({ job }) => job === "book") || verbs.has("book")) && /: date/.test(known?.fields ?? ""),
  );
  const place = all.find(
    (each) =>
      each !== booked && BOOKABLE.test(each.thing.name) && ((each.thing.count ?? 0) > 1 || each.thing.items.length > 1),
  );
  if (place === undefined) return;
  if (booked === undefined) {
    if (BOOKED.test(text)) all.splice(all.indexOf(place), 1, place, { thing: bookingOf(place.thing), groups: [] });
    return;
  }
  const id = place.thing.id ?? place.thing.name;
  if (new RegExp(`: relation ${id}\\b`).test(booked.thing.known?.fields ?? "")) return;
  all.splice(all.indexOf(place), 1);
  all.splice(all.indexOf(booked), 0, place);
  booked.thing.fields.unshift({ name: place.thing.name, options: [], isListed: true });
}
