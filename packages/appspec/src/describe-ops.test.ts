import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { libraryFixture } from "./app-spec.fixture.ts";
import { describeOps } from "./describe-ops.ts";
import { anyOp } from "./op.fixture.ts";
import type { Op } from "./op.ts";

const said = (...ops: Op[]): string[] => describeOps(libraryFixture(), ops);

describe("describeOps", () => {
  it("15.1 says what people did by the names they know", () => {
    expect(
      said(
        { op: "add-field", entity: "tool", field: { id: "weight", name: "Weight", type: "number" } },
        { op: "update-field", entity: "tool", field: "weight", patch: { name: "Mass", unit: "kg" } },
        { op: "update-field", entity: "tool", field: "state", patch: { options: ["free", "out", "broken"] } },
        { op: "remove-field", entity: "tool", field: "stars" },
        { op: "rename-entity", entity: "tool", name: "Machine", plural: "Machines" },
        { op: "update-row", entity: "tool", row: "tool-1", values: { price: 9 } },
        { op: "remove-row", entity: "tool", row: "tool-2" },
      ),
    ).toEqual([
      "Added the field Weight to Tools",
      "Renamed the field Weight to Mass in Tools",
      "Set the unit of Weight to “kg”",
      "Added “broken” to State of Tools",
      "Removed the field Stars from Tools",
      "Renamed Tools to Machines",
      "Set Price of “Drill” to 9",
      "Removed “Ladder” from Machines",
    ]);
  });
  it("15.1 says where blocks went and what of them changed", () => {
    expect(
      said(
        { op: "move-block", page: "home", block: "homeHero", index: 0 },
        { op: "move-block", page: "home", block: "homeHero", to: "loans", index: 0 },
        { op: "update-block", page: "home", block: "homeCards", patch: { title: "All of them", badges: [] } },
        { op: "update-block", page: "home", block: "homeCards", patch: { facts: ["price", "stars"], search: true } },
        { op: "remove-block", page: "loans", block: "loansForm" },
        {
          op: "add-block",
          page: "loans",
          block: { id: "best", kind: "leaderboard", entity: "tool", scoreField: "stars" },
        },
        { op: "update-page", page: "loans", patch: { title: "Lent", nav: false } },
      ),
    ).toEqual([
      "Moved the welcome above the cards of Tools",
      "Moved the welcome to the page Loans",
      "Titled the cards of Tools “All of them”",
      "Took State out of the badges of the cards of Tools",
      "Added Stars to the facts of the cards “All of them”",
      "Turned search on in the cards “All of them”",
      "Removed the form of Loans from the page Loans",
      "Added the leaderboard of Tools to the page Loans",
      "Renamed the page Loans to Lent",
      "Took the page Loans out of the navigation",
    ]);
  });
  it("15.1 says how the look changed", () => {
    const { theme } = libraryFixture();
    expect(
      said(
        { op: "set-theme", patch: { scheme: "dark", radius: theme.radius + 6 } },
        { op: "set-theme", patch: { light: theme.light } },
        { op: "set-identity", patch: { name: "Sheds", language: "de", description: "Sheds of a street." } },
      ),
    ).toEqual([
      "Made it dark",
      `Made corners rounder (${theme.radius + 6} px)`,
      "Changed the colors of the light scheme",
      "Named the app Sheds",
      "Changed the language to German",
      "Changed the description of the app",
    ]);
  });
  it("15.2 counts many rows, repeats nothing and ends after as many sentences as asked for", () => {
    const rows = [3, 4, 5, 6].map((number): Op => ({
      op: "add-row",
      entity: "tool",
      row: { id: `tool-${number}`, name: "Saw" },
    }));
    expect(said(...rows)).toEqual(["Added 4 rows to Tools"]);
    const titles = ["A", "B", "C", "D"].map((title): Op => ({ op: "update-page", page: "loans", patch: { title } }));
    expect(describeOps(libraryFixture(), titles, 3)).toEqual([
      "Renamed the page Loans to A",
      "Renamed the page A to B",
      "And 2 more changes",
    ]);
  });
  it("15.3 finds words for every op, those that do not fit included, and leaves the document alone", () => {
    fc.assert(
      fc.property(fc.array(anyOp, { minLength: 1, maxLength: 6 }), (ops) => {
        const before = libraryFixture();
        const lines = describeOps(before, ops);
        expect(lines.length).toBeGreaterThan(0);
        for (const line of lines) expect(line).toMatch(/^[A-Z].{3,300}$/u);
        expect(before).toEqual(libraryFixture());
      }),
      { numRuns: 150, seed: 15 },
    );
  });
});
