import { addOwn } from "./site-material.ts";
import type { BlueprintThing } from "@sayhey/blueprints";
import type { AppDraft, NewBlock } from "../../embedded/app-draft.ts";
import { capital } from "../../embedded/inflect.ts";
import { thing } from "../../embedded/thing.ts";
import type { Trade } from "../../recognise/trade.ts";
import { addPublic } from "./public-part.ts";

/** Times are chosen from those that are free, where a text says that visitors book; who asks for one writes instead. */
export const BOOKS =
  /\b(?:(?:to|can|could|should|may|and) book|book (?:an?|in|it|us|me|online|now|your|their|the|my|our|direct)|bookings?|reserv(?:e|es|ed|ation|ations))\b(?! (?:request|enquiry|form|covers?|list|club))/i;

/** What those of the trade book times of: a table, a room, a court. */
function bookedOf(trade: Trade | undefined): BlueprintThing | undefined {
  const [, id] = /^\s*book (\w+)/m.exec(trade?.jobs ?? "") ?? [];
  const booking = trade?.things.find((each) => each.id === id);
  const targets = [...(booking?.fields ?? "").matchAll(/: relation (\w+)/g)].map(([, target]) => target);
  return trade?.things.find((each) => targets.includes(each.id) && (each.role === "place" || each.role === "item"));
}

/** Free times to choose from, each taken once. */
export function bookedTimes(draft: AppDraft, trade: Trade | undefined, title: string): NewBlock {
  const of = bookedOf(trade);
  const resource = of === undefined ? undefined : addPublic(draft, of);
  const part = addOwn(
    draft,
    thing(
      "event",
      "booking, Booking, Bookings, calendar-check",
      "",
      [
        "Name: text",
        ...(resource === undefined ? [] : [`${capital(resource.name)}: relation ${resource.id}`]),
        "Date: date 0..6",
        "Time: time 10:00..17:00",
        "Phone: phone",
        "How many: number 1..6",
        "Message: longText",
      ].join("\n"),
      "Taken\nTaken\nTaken",
    ),
  );
  for (const row of part.entity.rows) for (const id of ["phone", "message"]) delete row[id];
  const resourceField = resource === undefined ? undefined : part.via(resource.id);
  return {
    kind: "booking",
    title,
    entity: part.id,
    dateField: "date",
    timeField: "time",
    nameField: part.entity.titleField,
    ...(resourceField === undefined ? {} : { resourceField }),
    from: "09:00",
    to: "18:00",
    stepMinutes: 60,
  };
}
