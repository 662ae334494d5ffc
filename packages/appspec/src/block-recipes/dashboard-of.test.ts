import { describe, expect, it } from "vitest";
import type { Entity } from "../entity.ts";
import { dashboardOf } from "./dashboard-of.ts";

const sale = (more: Partial<Entity> = {}): Entity => ({
  id: "order",
  name: "Order",
  plural: "Orders",
  icon: "shopping-bag",
  titleField: "number",
  fields: [
    { id: "number", name: "Number", type: "text" },
    { id: "placed", name: "Placed", type: "date" },
    { id: "total", name: "Total", type: "money", unit: "EUR" },
    { id: "status", name: "Status", type: "choice", options: ["new", "paid"] },
    { id: "rating", name: "Rating", type: "rating" },
    { id: "daysLeft", name: "Days left", type: "number" },
  ],
  rows: [{ id: "order-1", number: "1041", placed: "@-2", total: 40, status: "paid", rating: 4, daysLeft: 3 }],
  ...more,
});

describe("the charts and figures of a dashboard", () => {
  it("say what is counted, and by what", () => {
    const { tiles, charts } = dashboardOf(sale());
    expect(charts.map(({ label }) => label)).toEqual([
      "Revenue over time",
      "Orders by status",
      "Orders by rating",
      "Orders by weekday",
    ]);
    expect(tiles.map(({ label }) => label)).toEqual(["Orders", "Revenue", "Average rating"]);
  });

  it("name a total by what it is of, where nothing is sold", () => {
    const { tiles } = dashboardOf(sale({ name: "Expense", plural: "Expenses" }));
    expect(tiles.map(({ label }) => label)).toContain("Expense total");
  });

  it("speak the language of the app", () => {
    const { charts } = dashboardOf(sale({ name: "Auftrag", plural: "Aufträge" }), undefined, "de");
    expect(charts.map(({ label }) => label)).toEqual([
      "Total im Verlauf",
      "Aufträge nach Status",
      "Aufträge nach Rating",
      "Aufträge nach Wochentag",
    ]);
  });
});
