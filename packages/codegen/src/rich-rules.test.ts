import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addUp, amountText, parseAmount, plainName, shortfall, unitOf } from "../templates/src/rules/amounts.ts";
import { calendarFile } from "../templates/src/rules/calendar-file.ts";
import { chartSeries } from "../templates/src/rules/chart-series.ts";
import { everyOf, nextDue, urgency } from "../templates/src/rules/due.ts";
import { findScore, markMatches } from "../templates/src/rules/find-texts.ts";
import { intervalAt } from "../templates/src/rules/intervals.ts";
import { boundsOf, clustersOf, distanceKm, plainMapOf, positionOf } from "../templates/src/rules/map-points.ts";
import { paths, spotsByArea } from "../templates/src/rules/map-spots.ts";
import { pivot } from "../templates/src/rules/pivot.ts";
import { stepAt, stepStarts } from "../templates/src/rules/playback.ts";
import { rank } from "../templates/src/rules/ranks.ts";
import { guestsOf } from "../templates/src/rules/rsvp.ts";
import { fillPercents, shareCents } from "../templates/src/rules/share-cents.ts";
import { streakOf } from "../templates/src/rules/streaks.ts";
import { threads } from "../templates/src/rules/threads.ts";

const lack = (needs: string[], having: string[]) =>
  shortfall(needs.map(parseAmount), having.map(parseAmount)).map((item) =>
    `${amountText(item)} ${plainName(item)}`.trim(),
  );

describe("amounts", () => {
  it("reads what a person writes", () => {
    expect(parseAmount("1 1/2 cups rice")).toEqual({ amount: 1.5, unit: "cup", name: "rice" });
    expect(parseAmount("½ lemon")).toEqual({ amount: 0.5, unit: "", name: "lemon" });
    expect(parseAmount("2 cloves garlic")).toEqual({ amount: 2, unit: "clove", name: "garlic" });
    expect(parseAmount("200 g of cherry tomatoes, halved").name).toBe("cherry tomatoes, halved");
    expect(parseAmount("2 red onions")).toEqual({ amount: 2, unit: "", name: "red onions" });
    expect(parseAmount("salt")).toEqual({ amount: null, unit: "", name: "salt" });
    expect([unitOf("Cans"), unitOf("pieces"), unitOf("Tablespoons"), unitOf("kg")]).toEqual(["can", "", "tbsp", "kg"]);
  });
  it("subtracts what is there across units of the same kind", () => {
    expect(lack(["1.2 kg flour"], ["500 g flour"])).toEqual(["700 g flour"]);
    expect(lack(["300 ml milk"], ["0.5 l milk"])).toEqual([]);
    expect(lack(["3 tbsp soy sauce"], ["2 tsp soy sauce"])).toEqual(["2.33 tbsp soy sauce"]);
    expect(lack(["4 eggs"], ["6 eggs"])).toEqual([]);
    expect(lack(["4 eggs", "3 eggs"], ["6 eggs"])).toEqual(["1 eggs"]);
  });
  it("keeps units apart that do not fit, and takes some of it for enough where no amount is known", () => {
    expect(lack(["2 cans tomatoes"], ["500 g tomatoes"])).toEqual(["2 cans tomatoes"]);
    expect(lack(["200 g rice"], ["rice"])).toEqual([]);
    expect(lack(["salt"], ["1 kg salt"])).toEqual([]);
    expect(lack(["butter"], ["peanut butter"])).toEqual(["butter"]);
  });
  it("adds up and writes amounts the way they are bought", () => {
    expect(addUp(["800 g flour", "0.4 kg flour"].map(parseAmount)).map(amountText)).toEqual(["1.2 kg"]);
    expect(addUp(["2 cloves garlic", "1 clove garlic"].map(parseAmount)).map(amountText)).toEqual(["3 cloves"]);
    expect(addUp(["1 onion", "100 g onion"].map(parseAmount))).toHaveLength(2);
  });
  it("never lacks more than is needed, nor anything when it is all there", () => {
    const grams = fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(grams, grams, (needs, having) => {
        const [short] = shortfall(
          needs.map((amount) => ({ amount, unit: "g", name: "flour" })),
          having.map((amount) => ({ amount, unit: "g", name: "flour" })),
        );
        const sum = (list: number[]) => list.reduce((total, value) => total + value, 0);
        const missing = Math.max(0, sum(needs) - sum(having));
        const found = short === undefined ? 0 : (short.amount ?? 0) * (short.unit === "kg" ? 1000 : 1);
        expect(found).toBeCloseTo(missing, 6);
      }),
    );
  });
});

describe("due", () => {
  const month = { count: 1, unit: "month" as const };
  it("keeps the end of the month over short months and leap days", () => {
    const february = nextDue("2026-01-31", month, "2026-01-31");
    expect(february.due).toBe("2026-02-28");
    expect(nextDue(february.due, month, "2026-02-28", february.anchor).due).toBe("2026-03-31");
    expect(nextDue("2028-01-30", month, "2028-02-01").due).toBe("2028-02-29");
    expect(nextDue("2024-02-29", { count: 1, unit: "year" }, "2024-03-01")).toEqual({ due: "2025-02-28", anchor: 29 });
    expect(nextDue("2025-02-28", { count: 1, unit: "year" }, "2027-06-01", 29).due).toBe("2028-02-29");
    expect(nextDue("2026-11-30", { count: 3, unit: "month" }, "2026-12-01").due).toBe("2027-02-28");
  });
  it("goes on to the first day that is still to come", () => {
    expect(nextDue("2026-03-01", { count: 1, unit: "week" }, "2026-03-20").due).toBe("2026-03-22");
    expect(nextDue("2026-03-28", { count: 1, unit: "day" }, "2026-03-28").due).toBe("2026-03-29");
    expect(nextDue("2026-05-01", { count: 1, unit: "week" }, "2026-03-20").due).toBe("2026-05-08");
  });
  it("reads how often in five languages", () => {
    const read = (text: string | number) => {
      const every = everyOf(text);
      return every === null ? null : `${every.count} ${every.unit}`;
    };
    expect(["weekly", "every 2 weeks", "monthly", "yearly", "quarterly", "fortnightly"].map(read)).toEqual([
      "1 week",
      "2 week",
      "1 month",
      "1 year",
      "3 month",
      "2 week",
    ]);
    expect(
      ["alle 3 Tage", "monatlich", "cada semana", "tous les mois", "a cada 2 anos", 10, "never"].map(read),
    ).toEqual(["3 day", "1 month", "1 week", "1 month", "2 year", "10 day", null]);
  });
  it("tells late from today and soon", () => {
    const days = ["2026-02-28", "2026-03-01T08:00", "2026-03-08", "2026-03-09", null];
    expect(days.map((day) => urgency(day, "2026-03-01"))).toEqual(["overdue", "today", "week", "later", "never"]);
  });
  it("writes a calendar file whose lines are short and whose texts are text", () => {
    const file = calendarFile(
      "Hive",
      [{ id: "a", title: "Feed; check, ä".repeat(12), at: "2026-03-01T18:30" }],
      new Date(0),
    );
    expect(file).toContain("DTSTART:20260301T183000\r\n");
    expect(file).toContain("SUMMARY:Feed\\; check\\, ä");
    for (const line of file.split("\r\n")) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  });
});

describe("people", () => {
  it("gives places to those who said yes first and moves up who waits", () => {
    const answers = ["a", "b", "c", "d"].map((id) => ({ id, name: id, answer: id === "b" ? "maybe" : "coming" }));
    const full = guestsOf(answers, "coming", 2);
    expect([full.coming, full.waiting].map((list) => list.map((each) => each.id))).toEqual([["a", "c"], ["d"]]);
    expect(full.left).toBe(0);
    expect(guestsOf(answers.slice(1), "coming", 2).coming.map((each) => each.id)).toEqual(["c", "d"]);
    expect(guestsOf(answers, "coming", null)).toMatchObject({ left: null, waiting: [] });
  });
  it("nests answers, and loses none when a comment is deleted or answers itself", () => {
    const rows = [
      { id: "1", parent: null },
      { id: "2", parent: "1" },
      { id: "3", parent: "2" },
      { id: "4", parent: "gone" },
      { id: "5", parent: "6" },
      { id: "6", parent: "5" },
    ];
    const top = threads(rows, (row) => row.parent);
    expect(top.map((thread) => thread.row.id)).toEqual(["1", "4", "5", "6"]);
    expect(top[0]?.replies[0]?.replies[0]?.row.id).toBe("3");
  });
  it("skips the rank after a tie", () => {
    expect(rank([7, 5, 5, 3], (score) => score).map((entry) => entry.rank)).toEqual([1, 2, 2, 4]);
  });
});

describe("money", () => {
  it("shares out to the cent whatever the per cents", () => {
    expect(shareCents(14000, fillPercents([10, 2.5, null]))).toEqual([1400, 350, 12250]);
    expect(shareCents(100, [33.3, 33.3, 33.4])).toEqual([33, 33, 34]);
    expect(shareCents(500, [0, 0])).toEqual([0, 0]);
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.array(fc.nat(100), { minLength: 1, maxLength: 6 }), (cents, percents) => {
        const parts = shareCents(cents, percents);
        const whole = percents.some((percent) => percent > 0) ? cents : 0;
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(whole);
      }),
    );
  });
});

describe("time", () => {
  it("goes through phases and rounds and leaves out the last rest", () => {
    const phases = [
      { label: "Focus", minutes: 25 },
      { label: "Break", minutes: 5 },
    ];
    const minute = 60_000;
    expect(intervalAt(phases, 2, 26 * minute)).toMatchObject({ phase: 1, round: 0, left: 4 * minute, over: false });
    expect(intervalAt(phases, 2, 31 * minute)).toMatchObject({ phase: 0, round: 1, over: false });
    expect(intervalAt(phases, 2, 55 * minute)).toMatchObject({ over: true, left: 0 });
  });
  it("gives steps the minutes they name and the others what is left", () => {
    const starts = stepStarts(["Arrive", "Breathe for 4 minutes", "Let go"], 10 * 60_000);
    expect(starts).toEqual([0, 180_000, 420_000]);
    expect([stepAt(starts, 0), stepAt(starts, 200_000), stepAt(starts, 599_000), stepAt([], 5)]).toEqual([0, 1, 2, -1]);
    expect(stepStarts(["Simmer 20 minutes", "Rest 20 minutes"], 10 * 60_000)).toEqual([0, 300_000]);
  });
  it("counts a streak over the days the clocks change and a leap day", () => {
    const days = ["2026-03-27", "2026-03-28", "2026-03-29", "2026-03-30", "2026-10-24", "2026-10-25", "2026-10-26"];
    expect(streakOf(days, "2026-03-30").current).toBe(4);
    expect(streakOf(days, "2026-10-26").current).toBe(3);
    expect(streakOf(["2028-02-28", "2028-02-29", "2028-03-01"], "2028-03-01").current).toBe(3);
  });
});

describe("views", () => {
  const rows = [
    { id: "1", who: "Ada", slot: "Morning", day: "2026-03-01", hours: 4 },
    { id: "2", who: "Ada", slot: "Evening", day: "2026-03-02", hours: 5 },
    { id: "3", who: "Ben", slot: "Morning", day: "2026-03-02", hours: 3 },
    { id: "4", who: "Ada", slot: "Morning", day: "2026-03-03", hours: 2 },
  ];
  it("crosses two sides of the same rows without losing any", () => {
    const table = pivot(
      rows,
      (row) => [String(row["who"])],
      (row) => [String(row["slot"])],
      "sum",
      "hours",
      {
        rows: [],
        columns: ["Morning", "Noon", "Evening"],
      },
    );
    expect(table.rows).toEqual(["Ada", "Ben"]);
    expect(table.cells.map((line) => line.map((cell) => cell.value))).toEqual([
      [6, 0, 5],
      [3, 0, 0],
    ]);
  });
  it("shows in a chart exactly what the rows add up to", () => {
    const by = { id: "day", name: "Day", type: "date" as const };
    const { points } = chartSeries(rows, by, "sum", "hours", new Date(2026, 2, 4));
    expect(points.map((point) => `${point.key} ${point.value}`)).toEqual([
      "2026-03-01 4",
      "2026-03-02 8",
      "2026-03-03 2",
      "2026-03-04 0",
    ]);
    const who = { id: "who", name: "Who", type: "text" as const };
    expect(chartSeries(rows, who, "count", undefined, new Date(2026, 2, 4)).points).toEqual([
      { key: "Ada", value: 3 },
      { key: "Ben", value: 1 },
    ]);
  });
  it("finds without accents and capitals, titles first, and marks what it found", () => {
    expect(findScore("creme", "Crème brûlée", "")).toBe(100);
    expect(findScore("brulee creme", "Crème brûlée", "")).toBe(170);
    expect(findScore("vanilla", "Crème brûlée", "with vanilla")).toBe(10);
    expect(findScore("vanilla salt", "Crème brûlée", "with vanilla")).toBe(0);
    expect(
      markMatches("bru", "Crème brûlée")
        .filter((part) => part.hit)
        .map((part) => part.text),
    ).toEqual(["brû"]);
    expect(
      markMatches("a", "Ada")
        .map((part) => part.text)
        .join(""),
    ).toBe("Ada");
  });
  it("places rows by their position, north up, and joins those close together", () => {
    const [lund, malmo, kiel] = [
      { lat: 55.7, lng: 13.19 },
      { lat: 55.6, lng: 13.0 },
      { lat: 54.32, lng: 10.13 },
    ];
    const map = plainMapOf([lund, malmo, kiel]);
    expect(map.at(lund).y).toBeLessThan(map.at(kiel).y);
    expect(map.at(kiel).x).toBeLessThan(map.at(malmo).x);
    for (const { x, y } of [lund, malmo, kiel].map(map.at)) {
      expect(Math.min(x, y)).toBeGreaterThan(0);
      expect(Math.max(x, y)).toBeLessThan(1);
    }
    expect(map.lines.filter(({ along }) => along === "lat").length).toBeGreaterThan(1);
    expect(map.lines.map(({ label }) => label)).toContain("55.0° N");
    const clusters = clustersOf(
      [lund, malmo, kiel],
      (each) => ({ x: map.at(each).x * 100, y: map.at(each).y * 100 }),
      12,
    );
    expect(clusters.map(({ items }) => items.length)).toEqual([2, 1]);
    expect(distanceKm(lund, malmo)).toBeCloseTo(16.3, 0);
    expect(boundsOf([lund])).toEqual([13.18, 55.69, 13.2, 55.71].map((value) => expect.closeTo(value, 5)));
    expect([positionOf(91, 0), positionOf("55", 13), positionOf(55, 181), positionOf(0, 0)]).toEqual([
      null,
      null,
      null,
      { lat: 0, lng: 0 },
    ]);
  });

  it("tells areas on a drawn map apart", () => {
    const areas = spotsByArea(
      Array.from({ length: 12 }, (_, index) => `Area ${index}`),
      (name) => name,
    );
    for (const a of areas) {
      expect(a.x > 0.05 && a.x < 0.95 && a.y > 0.05 && a.y < 0.95, a.name).toBe(true);
      for (const b of areas) if (a !== b) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(0.12);
    }
    expect(paths(areas)).toHaveLength(11);
  });
});
