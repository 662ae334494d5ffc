import type { AppDraft, NewBlock, Part } from "../../embedded/app-draft.ts";
import { capital } from "../../embedded/inflect.ts";
import { camelCase, thing } from "../../embedded/thing.ts";
import type { Offer } from "../../brief/read-bookings.ts";
import type { BookingTaking } from "../../recognise/taking.ts";
import { addPublic } from "../site/public-part.ts";

const WEEK = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
const NAMES = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const clean = (text: string): string => text.replaceAll(/[|=\n]/g, " ").trim();
const MOST_CHOICES = 20;

const nameOfDay = (day: string): string => NAMES[WEEK.findIndex((each) => each === day)] ?? day;

/** 'Monday to Friday', 'Tuesday, Thursday and Saturday'. */
function daysSaid(days: readonly string[]): string {
  const at = days.map((day) => WEEK.findIndex((each) => each === day));
  const isRow = days.length > 2 && at.every((each, index) => index === 0 || each === (at[index - 1] ?? 0) + 1);
  const names = days.map(nameOfDay);
  const last = names.at(-1) ?? "";
  return isRow
    ? `${names[0] ?? ""} to ${last}`
    : names.length < 2
      ? last
      : `${names.slice(0, -1).join(", ")} and ${last}`;
}

/** What is offered, with price and length, for visitors to read and to choose from. */
function offersPart(draft: AppDraft, { facts, offers }: BookingTaking): Part | undefined {
  const usual = offers.map((line): Offer & { about?: string } => {
    const [name = "", about = "", price = ""] = line.split("|").map((cell) => cell.trim());
    return {
      name,
      ...(about === "" ? {} : { about }),
      ...(price === "" || !Number.isFinite(Number(price)) ? {} : { price: Number(price) }),
    };
  });
  const own: (Offer & { about?: string })[] = facts.offers.length > 0 ? facts.offers : usual;
  if (own.length === 0) return undefined;
  const hasAbout = own.some(({ about }) => about !== undefined);
  const part = draft.add(
    thing(
      "item",
      "service, Service, Services, sparkles",
      "",
      `Name: text${hasAbout ? "\nAbout: longText" : ""}\nPrice: money 0..0 EUR`,
      own
        .map(({ name, price, about }) =>
          [
            clean(name),
            ...(about === undefined ? [] : [`about=${clean(about)}`]),
            ...(price === undefined ? [] : [`price=${String(price)}`]),
          ].join(" | "),
        )
        .join("\n"),
    ),
  );
  part.entity.rows.forEach((row, at) => {
    if (own[at]?.price === undefined) delete row["price"];
    if (own[at]?.about === undefined) delete row["about"];
  });
  return part;
}

function resourcePart(draft: AppDraft, { resource }: BookingTaking): Part | undefined {
  if (resource === undefined) return undefined;
  if ("thing" in resource) return addPublic(draft, resource.thing);
  return draft.add(
    thing(
      "place",
      `${camelCase(resource.name)}, ${capital(resource.name)}, ${capital(resource.plural)}, map-pin`,
      "",
      "Name: text\nPicture: image",
      resource.names.map(clean).join("\n"),
    ),
  );
}

/** So many minutes between two times where the text does not say. */
const USUAL_STEP = 60;
const FIRST_WEEK = 6;

/** Lays out an app in which others book: free times first, what there is and costs, then the bookings for those who run it. */
export function layOutBookings(draft: AppDraft, taking: BookingTaking, name: string): void {
  const { facts } = taking;
  const resource = resourcePart(draft, taking);
  const offered = offersPart(draft, taking);
  const step = facts.stepMinutes ?? USUAL_STEP;
  const from = facts.from ?? "09:00";
  const to = facts.to ?? (step > 180 ? "21:00" : "18:00");
  const services = offered?.entity.rows.map((row) => clean(String(row["name"]))) ?? [];
  const asked = [
    "Phone: phone",
    ...(services.length > 1 ? [`Service: choice ${services.slice(0, MOST_CHOICES).join("|")}`] : []),
    ...(facts.most === undefined ? [] : ["People: number 1..2"]),
    ...facts.extras.map((extra) => `${extra}: boolean 30`),
    "Note: longText",
  ].slice(0, 6);
  const day = (index: number): string => `@${String(index)}`;
  const times = sampleTimes(from, to, step);
  const names = ["Margaret Hale", "Priya Nair", "Owen Pritchard", "Daniel Okoro", "Ruth Ellis"];
  const bookings = draft.add(
    thing(
      "event",
      "booking, Booking, Bookings, calendar-check",
      "",
      [
        "Name: text",
        ...(resource === undefined ? [] : [`${capital(resource.name)}: relation ${resource.id}`]),
        `Date: date 0..${String(FIRST_WEEK)}`,
        "Time: time 09:00..17:00",
        ...asked,
        "Status: choice booked|came|cancelled",
      ].join("\n"),
      names
        .map((who, at) => `${who} | date=${day(at + 1)} | time=${times[at % times.length] ?? from} | status=booked`)
        .join("\n"),
    ),
    { count: names.length },
  );
  for (const row of bookings.entity.rows) delete row["note"];
  const people = bookings.entity.fields.find(({ id }) => id === "people");
  if (people !== undefined && facts.most !== undefined) Object.assign(people, { min: 1, max: facts.most });
  const resourceField = resource === undefined ? undefined : bookings.via(resource.id);
  const closed = facts.days === undefined ? [] : WEEK.filter((each) => facts.days?.includes(each) !== true);
  const booking: NewBlock = {
    kind: "booking",
    title: "Choose a time",
    entity: bookings.id,
    dateField: "date",
    timeField: "time",
    nameField: "name",
    ...(resourceField === undefined ? {} : { resourceField }),
    from,
    to,
    stepMinutes: step,
    fields: asked
      .map((line) => camelCase(line.slice(0, line.indexOf(":"))))
      .filter((id) => bookings.has(id))
      .slice(0, 6),
    ...(closed.length > 0 && closed.length < 7 ? { closed } : {}),
  };
  const when = [
    ...(facts.days === undefined ? [] : [daysSaid(facts.days)]),
    ...(facts.from === undefined || facts.to === undefined ? [] : [`${facts.from} to ${facts.to}`]),
  ].join(", ");
  const notes = [...(facts.most === undefined ? [] : [`Up to ${String(facts.most)} people`]), ...facts.notes];
  const body = when === "" ? taking.headline : `${when}.`;
  draft.page("home", "Book", "calendar-check", [
    { kind: "hero", headline: name, ...(body === undefined ? {} : { body }) },
    booking,
    offered && {
      kind: "services",
      title: "What it costs",
      entity: offered.id,
      media: "none",
      ...(offered.has("about") ? { bodyField: "about" } : {}),
      priceField: "price",
      limit: 9,
    },
    notes.length === 0
      ? undefined
      : { kind: "section", title: "Good to know", look: "features", items: notes.map((title) => ({ title })) },
    taking.questions === "" ? undefined : { kind: "faq", title: "Questions", items: questionsIn(taking.questions) },
  ]);
  draft.page("bookings", "Bookings", "calendar-days", [
    {
      kind: "agenda",
      title: "Next bookings",
      entity: bookings.id,
      dateField: "date",
      timeField: "time",
      facts: [resourceField, "service", "phone"]
        .filter((id): id is string => id !== undefined && bookings.has(id))
        .slice(0, 3),
    },
    { kind: "calendar", title: "By month", entity: bookings.id, dateField: "date" },
    {
      kind: "table",
      title: "All bookings",
      entity: bookings.id,
      fields: [
        "name",
        "date",
        "time",
        ...(resourceField === undefined ? [] : [resourceField]),
        "service",
        "people",
        "phone",
        "status",
      ]
        .filter((id) => bookings.has(id))
        .slice(0, 8),
      actions: [{ do: "advance", field: "status", label: "Next step", icon: "arrow-right" }],
    },
  ]);
  if (resource !== undefined) {
    draft.page("places", resource.plural, resource.icon, [
      resource.of("image").length > 0
        ? { kind: "cards", entity: resource.id, media: "art", badges: resource.badges(2), facts: resource.facts(2) }
        : { kind: "table", entity: resource.id, fields: resource.all.slice(0, 6) },
    ]);
    draft.detail(resource);
  }
  draft.detail(bookings);
}

const questionsIn = (lines: string): { question: string; answer: string }[] =>
  lines
    .split("\n")
    .map((line) => line.split("|").map((cell) => cell.trim()))
    .map(([question = "", answer = ""]) => ({ question, answer }))
    .slice(0, 6);

/** Some of the times there are, spread over the day. */
function sampleTimes(from: string, to: string, step: number): string[] {
  const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const all: string[] = [];
  for (let at = minutes(from); at + step <= minutes(to); at += step)
    all.push(`${String(Math.floor(at / 60)).padStart(2, "0")}:${String(at % 60).padStart(2, "0")}`);
  return all.length < 4
    ? all
    : [all[1], all[Math.floor(all.length / 2)], all.at(-2)].filter((time): time is string => time !== undefined);
}
