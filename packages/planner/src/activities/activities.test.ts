import { parseAppSpec, type AppSpec, type Block, type Entity, type Limit, type SeedRow } from "@sayhey/appspec";
import { describe, expect, it } from "vitest";
import { loadBriefs } from "../embedded/load-language-of.ts";
import { planApp } from "../embedded/index.ts";

await loadBriefs();

const plan = (idea: string): AppSpec => planApp(idea, { seed: 1 });
const names = (spec: AppSpec): string[] => spec.entities.map(({ name }) => name);
const blocks = (spec: AppSpec): Block[] => spec.pages.flatMap((page) => page.blocks);

/** An idea of every kind, with what is kept for it. */
const IDEAS: readonly (readonly [idea: string, kept: readonly string[]])[] = [
  ["desk rota, 7 people 3 desks", ["Person", "Turn"]],
  ["rota for the reading lamp: every Thursday somebody unlocks, people put their name down", ["Turn"]],
  ["score sheet for canasta, two teams, 6 hands", ["Team", "Score"]],
  ["bocce score, first to 12 points", ["Team", "End"]],
  ["relay race results, quickest first", ["Distance", "Result"]],
  ["longest leek competition", ["Result"]],
  ["league table for 5 darts players", ["Player", "Match"]],
  ["class points for year 4 with reasons", ["Team", "Pupil", "Award"]],
  ["star chart for Ines and Theo", ["Child", "Reward", "Star", "Redeemed reward"]],
  ["chili cook-off judging, 3 judges", ["Dish", "Judge", "Score"]],
  ["when did I last oil the chain of my bike", ["Task", "Note"]],
  ["tools lent out to neighbours, who has which", ["Tool", "Loan"]],
  ["seating plan for a golden anniversary, 6 tables of 9", ["Table", "Guest"]],
  ["sweepstake for the dog show, 10 of us", ["Person", "Team"]],
  ["raffle with 60 tickets at $2", ["Number", "Sale"]],
  ["secret santa with wish lists for 7 friends", ["Person"]],
  ["grandma's furniture: five cousins say what they would like", ["Person", "Thing", "Wish"]],
  ["headcount for a walk with 18 kids in 3 groups", ["Group", "Child"]],
  ["attendance register for our recorder group", ["Member", "Session", "Mark"]],
  ["bar waste log with reasons", ["Waste entry"]],
  ["mileage log at 38 cents a mile", ["Year", "Trip"]],
  ["our club has a cash box and a bank account, income and expenses, both balances", ["Account", "Entry", "Transfer"]],
  ["I buy old radios and sell them, profit per radio", ["Item"]],
  ["pilates 8-class cards, who has how many left", ["Member", "Pack", "Class"]],
  ["A pupil needs 12 lessons and 2 months since the last test before the next level.", ["Pupil", "Test"]],
  ["equal playing time for 9 girls, 5 on, 4 quarters", ["Player", "Place"]],
  ["wool stash with meters left", ["Yarn", "Use"]],
  ["pantry list with best-before dates", ["Item"]],
  ["run sheet for the harvest concert", ["Part", "Item"]],
  ["compare two flats before we sign", ["Place"]],
  ["my brother and I look after our aunt: visits and notes", ["Person", "Visit", "Note", "Medicine", "Thing to get"]],
  ["cat sitter notes with feeding and phone numbers", ["Task", "Contact", "Note"]],
  ["what is planted in which bed, 5 beds", ["Bed", "Planting"]],
  ["log of our cat's seizures with triggers", ["Seizure"]],
  ["sponsored swim, pledges per length", ["Runner", "Pledge"]],
  ["donation thermometer for the new bells, goal €9000", ["Gift"]],
];

const of = (spec: AppSpec, id: string): Entity => {
  const found = spec.entities.find((entity) => entity.id === id);
  if (found === undefined) throw new TypeError(`no ${id}`);
  return found;
};

/** Whether the sample rows of an entity keep its own limit. */
function keeps(spec: AppSpec, entity: Entity, { per, most, mostField, amountField, where = [] }: Limit): boolean {
  const sums = new Map<string, { sum: number; first: string }>();
  for (const row of entity.rows) {
    if (per.some((id) => (row[id] ?? null) === null)) continue;
    if (!where.every(({ field, value }) => (row[field] ?? false) === value)) continue;
    const key = per.map((id) => String(row[id])).join("|");
    const before = sums.get(key)?.sum ?? 0;
    sums.set(key, {
      sum: before + (amountField === undefined ? 1 : Number(row[amountField] ?? 0)),
      first: String(row[per[0] ?? ""]),
    });
  }
  const target = entity.fields.find(({ id }) => id === per[0])?.relation;
  return [...sums.values()].every(({ sum, first }) => {
    const row = target === undefined ? undefined : of(spec, target).rows.find(({ id }) => id === first);
    const bound = mostField === undefined ? most : Number(row?.[mostField] ?? Infinity);
    return bound === undefined || sum <= bound;
  });
}

describe("an activity", () => {
  it.each(IDEAS)("%j keeps %j", (idea, kept) => expect(names(plan(idea))).toEqual(kept));

  it.each(IDEAS)("%j is sound: rows keep its limits, relations are filled, and few places lead on", (idea) => {
    const spec = plan(idea);
    expect(() => parseAppSpec(spec)).not.toThrow();
    expect(spec.pages.filter(({ nav }) => nav).length).toBeLessThanOrEqual(7);
    for (const entity of spec.entities) {
      for (const limit of entity.limits ?? [])
        expect([entity.id, keeps(spec, entity, limit)]).toEqual([entity.id, true]);
      const titles = entity.rows.map((row) => row[entity.titleField]);
      expect(titles.every((title) => typeof title === "string" && title !== "")).toBe(true);
      for (const { id, required } of entity.fields)
        if (required === true) expect(entity.rows.every((row) => row[id] !== undefined)).toBe(true);
    }
    // What is shown has words of its own, and nothing is new, active or closed.
    expect(JSON.stringify(spec.entities)).not.toMatch(/"options":\["new","active","closed"\]/);
    expect(spec.identity.name).not.toMatch(/[?:;]/);
  });

  it.each(IDEAS)("%j takes one more row by each of its forms", (idea) => {
    const spec = plan(idea);
    for (const block of blocks(spec)) {
      if (block.kind !== "form") continue;
      const entity = of(spec, block.entity);
      // As somebody would fill it in who picks what is free, and else does as the last one did.
      const last = entity.rows.at(-1);
      const row: SeedRow = { id: "one-more" };
      for (const { id, type, relation, default: usual } of entity.fields) {
        if (!block.fields.includes(id)) continue;
        if (type === "date")
          row[id] = typeof usual === "string" ? usual.replace("@today", "@0").replace("+", "") : "@0";
        else if (relation === undefined) row[id] = last?.[id] ?? null;
        else {
          const taken = (target: string): number => entity.rows.filter((other) => other[id] === target).length;
          row[id] =
            of(spec, relation)
              .rows.map((target) => target.id)
              .toSorted((a, b) => taken(a) - taken(b))[0] ?? null;
        }
      }
      const more = { ...entity, rows: [...entity.rows, row] };
      for (const limit of entity.limits ?? [])
        expect([entity.id, limit.per, keeps(spec, more, limit)]).toEqual([entity.id, limit.per, true]);
    }
  });

  it.each([
    "nurse rota for a hospital ward",
    "quiz app with questions about space",
    "horse racing results with betting tips",
    "loyalty points for coffee customers",
    "legal case database for judges",
    "fleet mileage management for trucks",
    "landing page for a raffle ticket startup",
    "cinema seating and ticket booking",
    "marketplace where people buy and sell sneakers",
    "home care agency for elderly parents",
    "employee attendance with face recognition",
    "website to compare car insurance",
    "hotel bed planner",
    "library system for a small town",
  ])("is not made of %j", (idea) => {
    const kept = names(plan(idea)).join();
    for (const [, own] of IDEAS) if (own.length > 1) expect(kept).not.toBe(own.join());
  });
});

describe("turns", () => {
  it("go round so that everybody has as many, no two at once and no place twice", () => {
    const spec = plan("desk rota, 7 people 3 desks");
    const { rows } = of(spec, "turn");
    const perWeek = Map.groupBy(rows, (row) => row["starts"]);
    for (const week of perWeek.values()) {
      expect(week).toHaveLength(3);
      expect(new Set(week.map((row) => row["who"])).size).toBe(3);
      expect(new Set(week.map((row) => row["desk"])).size).toBe(3);
    }
    const each = [...Map.groupBy(rows, (row) => row["who"]).values()].map((own) => own.length);
    expect(Math.max(...each) - Math.min(...each)).toBe(0);
  });

  it("take the names that the text gives, and no others", () => {
    const spec = plan("washing up rota: Nora, Emil, Kim");
    expect(of(spec, "person").rows.map((row) => row["name"])).toEqual(["Nora", "Emil", "Kim"]);
    expect(spec.identity.name).toBe("Washing Up Rota");
  });

  it("that people put down for are free on one day of the week alone", () => {
    const booking = blocks(plan("lamp rota: every Thursday somebody lights them, people put their name down")).find(
      ({ kind }) => kind === "booking",
    );
    expect(booking).toMatchObject({ closed: ["sun", "mon", "tue", "wed", "fri", "sat"] });
  });
});

describe("a score sheet", () => {
  it("takes no more points than a round has, and one joker a team", () => {
    const spec = plan(
      "Scores for our quiz evening: 5 rounds of 12 points, one joker per team doubles a round, teams: Foxes, Owls, Bears",
    );
    const score = of(spec, "score");
    expect(score.fields.find(({ id }) => id === "points")).toMatchObject({ max: 12 });
    expect(score.fields.find(({ id }) => id === "round")?.options).toHaveLength(5);
    expect(score.limits).toContainEqual({ per: ["side"], most: 1, where: [{ field: "joker", is: "eq", value: true }] });
    expect(of(spec, "side").rows.map((row) => row["name"])).toEqual(["Foxes", "Owls", "Bears"]);
  });

  it("of ends gives points to one side alone, and stops at the points that win", () => {
    const spec = plan("bocce score, first to 12 points");
    expect(of(spec, "score").limits).toEqual([{ per: ["side"], amountField: "points", most: 12 }]);
    expect(of(spec, "side").fields.find(({ id }) => id === "total")?.warn?.[0]).toMatchObject({ label: "Winner" });
  });

  it("puts the lowest first where the lowest wins", () => {
    const [first] = plan("score sheet for hearts with 4 players").pages[0]?.blocks ?? [];
    expect(first).toMatchObject({ kind: "list", sort: { field: "total", direction: "asc" } });
  });
});

it("results are ranked by the whole time, minutes and seconds together", () => {
  const spec = plan("relay race results, quickest first");
  const time = of(spec, "result").fields.find(({ id }) => id === "time");
  expect(time).toMatchObject({ unit: "m:ss", formula: { kind: "arithmetic", op: "+" } });
  expect(blocks(spec)[0]).toMatchObject({
    kind: "list",
    groupField: "event",
    sort: { field: "time", direction: "asc" },
  });
});

it("a league table works itself out from results, with three points for a win where there are draws", () => {
  const spec = plan("league table for our handball teams, 3 points for a win");
  const side = of(spec, "side");
  expect(side.fields.find(({ id }) => id === "points")?.formula).toMatchObject({ left: "winPoints", right: "drawn" });
  expect(side.fields.find(({ id }) => id === "winPoints")?.formula).toMatchObject({ op: "*", right: 3 });
});

it("points take the reasons and the most of the text, and none away where it says so", () => {
  const spec = plan(
    "House points: houses are Oak, Elm and Ash. Reasons (courage, tidiness), 1 to 4 at a time, never negative",
  );
  expect(of(spec, "house").rows.map((row) => row["name"])).toEqual(["Oak", "Elm", "Ash"]);
  const award = of(spec, "award");
  expect(award.fields.find(({ id }) => id === "reason")?.options).toEqual(["courage", "tidiness"]);
  expect(award.fields.find(({ id }) => id === "points")).toMatchObject({ min: 1, max: 4 });
});

it("judges score by the criteria of the text, up to their maxima, once each", () => {
  const spec = plan("Pitch night: entries are scored by 2 judges each. Criteria: idea (30), team (20), delivery (10)");
  const score = of(spec, "score");
  expect(score.fields.filter(({ type }) => type === "number").map(({ name, max }) => [name, max])).toEqual([
    ["Idea", 30],
    ["Team", 20],
    ["Delivery", 10],
  ]);
  expect(score.limits).toEqual([
    { per: ["entry", "judge"], most: 1 },
    { per: ["entry"], most: 2 },
  ]);
});

it("upkeep knows how often from the text, and one tap says that it was done", () => {
  const spec = plan(
    "remind me to clean the pond pump every 6 weeks and mow the roof every 3 months, when I last did it",
  );
  expect(of(spec, "task").rows.map(({ every }) => every)).toEqual([42, 90]);
  expect(blocks(spec)[0]).toMatchObject({ kind: "due", lastField: "lastDone", doneLabel: "Done today" });
});

it("nothing can be lent to two at once", () =>
  expect(of(plan("tools lent out to neighbours, who has which"), "loan").limits).toEqual([
    { per: ["thing"], most: 1, where: [{ field: "returned", is: "eq", value: false }] },
  ]));

it("a table takes as many guests as it has seats, and who has none yet comes first", () => {
  const spec = plan("Seating plan for our ball: 5 tables of 7 and a top table with 4. Guests with meal (duck, trout)");
  expect(of(spec, "table").rows.map(({ seats }) => seats)).toEqual([4, 7, 7, 7, 7, 7]);
  expect(of(spec, "guest").limits).toEqual([{ per: ["table"], mostField: "seats" }]);
  expect(of(spec, "guest").fields.find(({ id }) => id === "meal")?.options).toEqual(["duck", "trout"]);
  expect(blocks(spec)[0]).toMatchObject({ kind: "list", where: [{ field: "table", is: "empty" }] });
});

it("a raffle sells every number once", () => {
  const spec = plan("raffle with 60 tickets at $2");
  expect(of(spec, "ticket").rows).toHaveLength(60);
  expect(of(spec, "sale").limits).toEqual([{ per: ["ticket"], most: 1 }]);
  expect(of(spec, "sale").rows.every(({ price }) => price === 2)).toBe(true);
});

it("several can want the same thing, each of them once", () => {
  const spec = plan("clearing grandpa's house, we cousins (Lea, Max, Tom) mark what we would like");
  expect(of(spec, "person").rows.map(({ name }) => name)).toEqual(["Lea", "Max", "Tom"]);
  expect(of(spec, "wish").limits).toEqual([{ per: ["person", "thing"], most: 1 }]);
});

it("a headcount has ticks of its own at every stop", () => {
  const spec = plan("headcount for a walk with 18 kids in 3 groups, stops: gate, mill, lake");
  expect(of(spec, "child").rows).toHaveLength(18);
  expect(
    of(spec, "child")
      .fields.filter(({ type }) => type === "boolean")
      .map(({ name }) => name),
  ).toEqual(["Gate", "Mill", "Lake"]);
});

it("a transfer is no income, and no balance goes below zero where the text says so", () => {
  const spec = plan(
    "Treasurer of a choir: income and expenses in the cash box and bank account, the cash box never below zero",
  );
  expect(of(spec, "pot").fields.find(({ id }) => id === "balance")).toMatchObject({ type: "money", min: 0 });
  expect(of(spec, "move").effects).toHaveLength(2);
});

it("packs count what was used, without what was called off in time", () => {
  const spec = plan(
    "I teach the oboe and sell lessons in packs of 4 or 8 (4 = 120, 8 = 220). If they cancel less than 24h before it counts.",
  );
  expect(of(spec, "pack").rows.map(({ size, price }) => [size, price])).toContainEqual([8, 220]);
  const used = of(spec, "holder").fields.find(({ id }) => id === "used");
  expect(used?.formula).toMatchObject({ where: [{ is: "ne", value: "canceled in time" }] });
});

it("who is ready has both, the classes and the time", () => {
  const list = blocks(plan("A pupil needs 12 lessons and 2 months since the last test before the next level.")).find(
    ({ kind }) => kind === "list",
  );
  expect(list).toMatchObject({
    where: [
      { field: "lessonsSinceThen", is: "gte", value: 12 },
      { field: "readyFrom", is: "lte" },
    ],
  });
});

it("playing time is shared out evenly, and nobody goes on twice", () => {
  const { rows, limits } = of(plan("equal playing time for 9 girls, 5 on, 4 quarters"), "spell");
  const each = [...Map.groupBy(rows, ({ player }) => player).values()].map((own) => own.length);
  expect(Math.max(...each) - Math.min(...each)).toBeLessThanOrEqual(1);
  expect([...Map.groupBy(rows, ({ spell }) => spell).values()].map((on) => on.length)).toEqual([5, 5, 5, 5]);
  expect(limits).toEqual([{ per: ["player", "spell"], most: 1 }]);
});

it("no more is used than there was", () =>
  expect(of(plan("wool stash with meters left"), "use").limits).toEqual([
    { per: ["item"], mostField: "atTheStart", amountField: "amount" },
  ]));

it("a running time is read as minutes and seconds", () => {
  const time = of(plan("set list builder for our band with running time"), "set").fields.find(
    ({ id }) => id === "runningTime",
  );
  expect(time).toMatchObject({ unit: "m:ss", formula: { kind: "rollup", fn: "sum" } });
});

it("a page for whoever stands in has the sections of the text, allergies first", () => {
  const spec = plan("Page for the sub: timetable, seating chart (20 kids, 5 tables), allergies, phone numbers");
  expect(spec.entities.map(({ plural }) => plural)).toEqual([
    "Schedule",
    "Seating",
    "Allergies",
    "Contacts",
    "How it went",
  ]);
  expect(blocks(spec)[0]).toMatchObject({ entity: "allergy" });
  expect(of(spec, "seat").rows).toHaveLength(20);
});

describe("boards whose lanes a text names", () => {
  it("lanes, what is on a card and who does it are the text's own", () => {
    const spec = plan(
      "Our print shop wall: every order goes through the steps artwork, proof, plates, printing, cutting, packed. Cards with customer, quantity, paper and due date. Mia, Jon and Abdul",
    );
    const [order] = spec.entities;
    expect(order?.name).toBe("Order");
    expect(order?.fields.map(({ name }) => name)).toEqual([
      "Customer",
      "Stage",
      "Quantity",
      "Paper",
      "Due date",
      "Who",
    ]);
    const field = (name: string) => order?.fields.find((each) => each.name === name);
    expect(field("Stage")?.options).toEqual(["artwork", "proof", "plates", "printing", "cutting", "packed"]);
    expect(field("Who")?.options).toEqual(["Mia", "Jon", "Abdul"]);
    expect(spec.pages[0]?.blocks[0]).toMatchObject({ kind: "board", entity: "order", stageField: "stage" });
    // Every lane has something on it.
    expect(new Set(order?.rows.map((row) => row["stage"])).size).toBe(6);
  });

  it.each([
    ["tattoo commissions board with columns enquiry, sketch, deposit paid, booked, healed", "Tattoo commission"],
    [
      "Kanban for grant applications: stages are idea, drafting, submitted, awarded. Each application has funder and deadline",
      "Grant application",
    ],
  ])("%s", (idea, name) => {
    const spec = plan(idea);
    expect(spec.entities[0]?.name).toBe(name);
    expect(spec.pages[0]?.blocks.map(({ kind }) => kind)).toEqual(["board"]);
  });

  it.each([
    "Spreadsheet with columns name, date, price and notes for what I sell",
    "Noticeboard for our flats with columns for events, lost things and offers",
    "Leaderboard with columns player, points and games",
    "Chess board with steps to learn openings, tactics and endgames",
    "Memory cards for French words with stages new, learning, known",
  ])("columns and stages of something else: %s", (idea) => {
    const spec = plan(idea);
    expect(JSON.stringify(spec.identity)).not.toMatch(/nobody wipes the board/);
  });
});

describe("what has to be done with each of many", () => {
  it("keeps when it was last done and when it is due, with the text's own interval", () => {
    const spec = plan("tell me when each of my 8 cast iron pans needs oiling, every 3 weeks");
    const [pan] = spec.entities;
    expect(pan?.rows.length).toBe(8);
    expect(pan?.fields.map(({ name }) => name)).toEqual(["Name", "Last oiling", "Every", "Next oiling", "Notes"]);
    expect(pan?.fields.find(({ name }) => name === "Every")?.default).toBe(21);
    expect(spec.pages[0]?.blocks.map(({ kind }) => kind)).toEqual(["stats", "due"]);
  });

  it.each(["which of our beehives are due for feeding", "remind me when my orchids need repotting"])("%s", (idea) => {
    expect(blocks(plan(idea)).some(({ kind }) => kind === "due")).toBe(true);
  });

  it.each([
    "tell me when my invoices need paying",
    "which of our customers need calling back",
    "when the team is meeting",
    "what the app needs doing",
    "which books need reading for the exam and which are done",
  ])("is something else: %s", (idea) => {
    expect(plan(idea).entities.flatMap(({ fields }) => fields.map(({ name }) => name))).not.toContain("Every");
  });
});
