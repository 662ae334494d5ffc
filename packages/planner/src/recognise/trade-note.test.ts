import type { AppSpec, Entity } from "@sayhey/appspec";
import { beforeAll, describe, expect, it } from "vitest";
import { loadAllBlueprints, planBrief } from "../plan-brief.ts";
import { addRules } from "../rules/add-rules.ts";

beforeAll(loadAllBlueprints);

function planned(text: string): AppSpec {
  const spec = planBrief(text, 1)?.spec;
  if (spec === undefined) throw new Error(`nothing is planned for: ${text}`);
  return addRules(spec, text);
}
const listsOf = (spec: AppSpec): string[] => spec.entities.map(({ plural }) => plural);
const labelsOf = (entity: Entity | undefined): string[] => (entity?.fields ?? []).map(({ name }) => name);
const called = (spec: AppSpec, name: string): Entity | undefined => spec.entities.find((each) => each.name === name);

describe("a list of properties in a line of work", () => {
  const BOILERS =
    "boiler service log for a heating engineer. customer, boiler make, model, last service, flue reading, pass/fail, next service date";

  it("is all that is written down, with the people of the trade it names", () => {
    const spec = planned(BOILERS);
    expect(listsOf(spec).toSorted()).toEqual(["Boiler services", "Customers"]);
    const service = called(spec, "Boiler service");
    expect(labelsOf(service)).toEqual(
      expect.arrayContaining([
        "Customer",
        "Model",
        "Last service",
        "Flue reading",
        "Pass or fail",
        "Next service date",
      ]),
    );
    expect(labelsOf(service)).not.toContain("Parts");
    expect(service?.fields.find(({ name }) => name === "Customer")?.type).toBe("relation");
    expect(service?.fields.find(({ name }) => name === "Pass or fail")?.options).toEqual(["pass", "fail"]);
  });

  it("opens on what is due, and says nothing of the rest of the trade", () => {
    const spec = planned(BOILERS);
    expect(spec.pages[0]?.title).toBe("Boiler services");
    expect(spec.identity.name).toBe("Boiler Service Log");
    expect(spec.identity.tagline).not.toMatch(/van|cold/);
  });

  it("keeps what is named beside it", () => {
    const spec = planned(
      "dog grooming book. each dog has breed, coat, owner, weight and next groom date. i also want appointments on a calendar",
    );
    expect(listsOf(spec)).toEqual(expect.arrayContaining(["Dogs", "Appointments"]));
  });

  it("makes nothing of what is only printed", () => {
    const spec = planned(
      "Emergency lighting test log for an electrician. client, building, fitting, class A or B, pass/fail, next test date, print certificate",
    );
    expect(listsOf(spec)).not.toContain("Certificates");
    expect(labelsOf(spec.entities.find(({ fields }) => fields.some(({ name }) => name === "Fitting")))).toContain(
      "Class",
    );
  });

  it("is of the order and of the customer, where the text lists both", () => {
    const spec = planned(
      "tailoring workshop, I keep measurements of each customer (chest, hips, inseam, collar). An order has cloth, trial date, delivery date, advance and balance",
    );
    expect(labelsOf(called(spec, "Customer"))).toEqual(expect.arrayContaining(["Chest", "Hips", "Inseam", "Collar"]));
    expect(labelsOf(called(spec, "Order"))).toEqual(
      expect.arrayContaining(["Customer", "Trial date", "Delivery date", "Advance", "Balance"]),
    );
    expect(listsOf(spec)).not.toContain("Alterations");
  });
});

describe("what is due again and again", () => {
  it("turns amber and red when the text says so", () => {
    const spec = planned(
      "harness inspections must be done every 14 days: serial number, location, last inspection, checked by, turns amber on day 12 and red after 14",
    );
    const fields = spec.entities.flatMap((entity) => entity.fields);
    expect(labelsOf(spec.entities[0])).not.toContain("Red");
    expect(fields.find(({ name }) => name === "Next due")?.warn).toEqual([
      expect.objectContaining({ tone: "alert", when: expect.objectContaining({ is: "lt", value: "@today" }) }),
      expect.objectContaining({ tone: "attention", when: expect.objectContaining({ value: "@+2" }) }),
    ]);
    expect(spec.pages[0]?.blocks.some(({ kind }) => kind === "due")).toBe(true);
  });
});

describe("a short title in a line of work", () => {
  it.each([
    ["choir sheet music library", "Pieces", "Rehearsals"],
    ["beekeeping club inspection log", "Inspections", "Honey harvests"],
  ])("%s keeps %s and no %s", (idea, kept, foreign) => {
    const spec = planned(idea);
    expect(listsOf(spec)).toContain(kept);
    expect(listsOf(spec)).not.toContain(foreign);
    expect(spec.pages.flatMap(({ blocks }) => blocks).some(({ kind }) => kind === "media")).toBe(false);
  });

  it("that is what the line of work is called keeps all of it", () => {
    expect(listsOf(planned("choir")).length).toBeGreaterThan(2);
    expect(listsOf(planned("choir rehearsal planner"))).toContain("Pieces");
  });
});

describe("whoever works alone", () => {
  it("has no list of staff, and no name that says so", () => {
    const alone = planned("Driving instructor, just me. pupils, lessons and notes of each lesson");
    expect(listsOf(alone)).not.toContain("Instructors");
    expect(listsOf(alone)).toContain("Pupils");
    expect(alone.identity.name).not.toMatch(/just me/i);
    expect(listsOf(planned("Driving school with four instructors, pupils and lessons"))).toContain("Instructors");
  });
});

describe("entities that a text declares", () => {
  it("are taken literally, with properties, choices and who belongs to whom", () => {
    const spec = planned(
      "helpdesk for the office. tables: team (name), ticket (title, team, priority: low/normal/urgent, opened date), reply (ticket, text, author)",
    );
    expect(listsOf(spec).toSorted()).toEqual(["Replies", "Teams", "Tickets"]);
    const ticket = called(spec, "Ticket");
    expect(ticket?.fields.find(({ name }) => name === "Priority")?.options).toEqual(["low", "normal", "urgent"]);
    expect(ticket?.fields.find(({ name }) => name === "Team")?.type).toBe("relation");
    expect(called(spec, "Reply")?.fields.find(({ name }) => name === "Ticket")?.type).toBe("relation");
    expect(spec.pages[0]?.title).toBe("Tickets");
  });

  it("belong to the one before where none names another", () => {
    const spec = planned("entities: course (title, teacher), module (title, hours), quiz (question, answer)");
    expect(called(spec, "Module")?.fields.some(({ name }) => name === "Course")).toBe(true);
  });

  it("may be followed by whom it is for", () => {
    const spec = planned("schema: shelf (label), jar (name, shelf, filled date) for our allotment kitchen");
    expect(listsOf(spec).toSorted()).toEqual(["Jars", "Shelves"]);
  });

  it("are none where a sentence only speaks of tables", () => {
    const spec = planned("restaurant where guests book tables: for two, for four, or the big one by the window");
    expect(listsOf(spec)).not.toContain("For twos");
  });
});
