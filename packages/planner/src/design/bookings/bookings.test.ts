import type { AppSpec, Block } from "@sayhey/appspec";
import { beforeAll, describe, expect, it } from "vitest";
import { readBookings } from "../../brief/read-bookings.ts";
import { loadAllBlueprints, planBrief } from "../../plan-brief.ts";

beforeAll(loadAllBlueprints);

const plan = (text: string): AppSpec => {
  const spec = planBrief(text, 1)?.spec;
  if (spec === undefined) throw new Error(`nothing is planned for ${text}`);
  return spec;
};
const blocks = ({ pages }: AppSpec): Block[] => pages.flatMap((page) => page.blocks);
const booking = (spec: AppSpec): Extract<Block, { kind: "booking" }> | undefined =>
  blocks(spec).find((block) => block.kind === "booking");

describe("how bookings go", () => {
  it.each([
    ["mon to fri 9-5", ["mon", "tue", "wed", "thu", "fri"], "09:00", "17:00"],
    ["tues thurs sat, 3 to 6", ["tue", "thu", "sat"], "15:00", "18:00"],
    ["only fridays from 4pm to 10pm", ["fri"], "16:00", "22:00"],
    ["closed on Mondays, 10:30 - 18:00", ["tue", "wed", "thu", "fri", "sat", "sun"], "10:30", "18:00"],
  ])("%s", (text, days, from, to) => {
    const facts = readBookings(text);
    expect([facts.days, facts.from, facts.to]).toEqual([days, from, to]);
  });

  it("is read with lengths, prices, the most there are and what people should know", () => {
    const facts = readBookings(
      "Bubble football: 30 min £60 or 1 hour £95, max 12 players. Under 8s not allowed. Cancelling on the day costs half.",
    );
    expect(facts.offers).toEqual([
      { name: "30 min", price: 60, minutes: 30 },
      { name: "1 hour", price: 95, minutes: 60 },
    ]);
    expect(facts.most).toBe(12);
    expect(facts.notes).toEqual(["Under 8s not allowed", "Cancelling on the day costs half"]);
  });

  it("takes no way between two appointments for their length", () => {
    expect(readBookings("appointments, I need 20 min between them for driving").stepMinutes).toBeUndefined();
  });
});

describe("an app in which others book", () => {
  it("opens on the free times of what the text names, on its days and at its hours", () => {
    const spec = plan(
      "Members can book our two pottery wheels, no: our 3 kilns (Bertha, Smoky, Pip), tue to sat 10 to 6, one hour slots",
    );
    const block = booking(spec);
    expect(spec.pages[0]?.blocks).toContain(block);
    expect([block?.from, block?.to, block?.stepMinutes]).toEqual(["10:00", "18:00", 60]);
    expect(block?.closed).toEqual(["mon", "sun"]);
  });

  it("lets people choose whom they come to, and what for", () => {
    const spec = plan(
      "booking page for our eye clinic: doctors Dr Lind, Dr Osei, Dr Park, mon wed fri 8-12, 20 min, check 40, lenses 65",
    );
    const block = booking(spec);
    const entity = spec.entities.find(({ id }) => id === block?.entity);
    const resource = entity?.fields.find(({ id }) => id === block?.resourceField)?.relation;
    const rows = spec.entities.find(({ id }) => id === resource);
    expect(rows?.rows.map((row) => row[rows.titleField])).toEqual(["Dr Lind", "Dr Osei", "Dr Park"]);
    expect(entity?.fields.find(({ name }) => name === "Service")?.options).toEqual(["Check", "Lenses"]);
  });

  it("says nothing of a trade that has other times", () => {
    const spec = plan("sauna booking for our housing co-op, one hour slots 4pm to 10pm");
    expect(spec.entities.map(({ name }) => name)).toEqual(["Booking"]);
  });

  it("leaves courses their places and a waiting list, and a diary of work to those who work", () => {
    expect(
      booking(plan("Swim school, 6 places per course, waiting list when it is full, parents book")),
    ).toBeUndefined();
    const log = plan("I track who booked which van, mileage start and end, and the invoices for it");
    expect(log.pages[0]?.blocks[0]?.kind).not.toBe("hero");
  });
});
