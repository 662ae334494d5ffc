import type { AppSpec, Block } from "@sayhey/appspec";
import { beforeAll, describe, expect, it } from "vitest";
import { readOrders } from "../../brief/read-orders.ts";
import { loadAllBlueprints, planBrief } from "../../plan-brief.ts";
import { asksForOrders, wareIn } from "../../recognise/takes-orders.ts";

beforeAll(loadAllBlueprints);

const plan = (text: string): AppSpec => {
  const spec = planBrief(text, 1)?.spec;
  if (spec === undefined) throw new Error(`nothing is planned for ${text}`);
  return spec;
};
const blocks = ({ pages }: AppSpec): Block[] => pages.flatMap((page) => page.blocks);

const PIES =
  "Pie pre-orders for the rugby club: steak 4.50, cheese and onion 4, apple 3.20. Collect Friday 5 March or Saturday 6 March in half hour slots 10-12, max 8 orders per slot. We can make 90. Pay cash when you collect.";

describe("orders are asked for", () => {
  it.each([
    ["pumpkin order form", "pumpkin"],
    ["order page for our honey", "honey"],
    ["people can pre-order hampers before Christmas", "hamper"],
    ["click and collect for a greengrocer", undefined],
  ])("%s", (text, ware) => {
    expect(asksForOrders(text)).toBe(true);
    if (ware !== undefined && /order (?:form|page)/.test(text)) expect(wareIn(text)).toBe(ware);
  });

  it.each([
    "purchase orders with approval above 500",
    "keep track of work orders for lifts",
    "reorder parts when stock is below 5",
    "tasks in the right order for a house move",
    "order management for our warehouse",
  ])("and not by: %s", (text) => {
    expect(asksForOrders(text)).toBe(false);
  });
});

describe("how orders go", () => {
  it("is read from a text: wares with prices, days and times, how many there are, and what buyers should know", () => {
    const facts = readOrders(PIES);
    expect(facts.wares).toEqual([
      { name: "Steak", price: 4.5 },
      { name: "Cheese and onion", price: 4 },
      { name: "Apple", price: 3.2 },
    ]);
    expect(facts.days).toEqual(["Friday 5 March", "Saturday 6 March"]);
    expect(facts.times).toEqual(["10:00", "10:30", "11:00", "11:30"]);
    expect(facts.total).toBe(90);
    expect(facts.mostPerTime).toBe(8);
    expect(facts.notes).toContain("Pay cash when you collect");
  });

  it("goes on with a name where only sizes follow, and knows several of one name", () => {
    expect(readOrders("wreaths: fir 30cm £12, 40cm £18, holly 30cm £14").wares.map(({ name }) => name)).toEqual([
      "Fir 30cm",
      "Fir 40cm",
      "Holly 30cm",
    ]);
    expect(readOrders("order page for hampers 20, 35 and 50").wares).toEqual([
      { name: "Hamper for 20", price: 20 },
      { name: "Hamper for 35", price: 35 },
      { name: "Hamper for 50", price: 50 },
    ]);
    expect(readOrders("veg boxes small, medium and large, collect on Saturday").wares.map(({ name }) => name)).toEqual([
      "Box, small",
      "Box, medium",
      "Box, large",
    ]);
  });

  it("takes no dates, hours or deposits for wares", () => {
    expect(readOrders("cake orders by 12 June, deposit 20, pick up 9 to 11").wares).toEqual([]);
  });
});

describe("an app that takes orders", () => {
  it("sells what the text names at its prices, and asks for the day and the time", () => {
    const spec = plan(PIES);
    const cart = blocks(spec).find((block) => block.kind === "cart");
    const sold = spec.entities.find(({ id }) => cart?.kind === "cart" && id === cart.entity);
    expect(sold?.rows.map((row) => [row["name"], row["price"]])).toEqual([
      ["Steak", 4.5],
      ["Cheese and onion", 4],
      ["Apple", 3.2],
    ]);
    expect(sold?.rows.reduce((sum, row) => sum + Number(row["left"]), 0)).toBe(90);
    const checkout = blocks(spec).find((block) => block.kind === "checkout");
    expect(checkout?.kind === "checkout" && checkout.fields).toEqual(expect.arrayContaining(["name", "day", "time"]));
    const orders = spec.entities.find(({ id }) => id === "order");
    expect(orders?.limits).toEqual([{ per: ["day", "time"], most: 8 }]);
    expect(spec.entities.map(({ name }) => name).toSorted()).toEqual(["Order", sold?.name].toSorted());
  });

  it("charges for delivery and extras as for everything else", () => {
    const spec = plan(
      "Firewood orders: net 6, crate 25. Collect or delivery in the village for £8. Extra: kindling bag £4",
    );
    const titles = spec.entities.flatMap(({ rows }) => rows.map((row) => String(row["name"])));
    expect(titles).toEqual(expect.arrayContaining(["Net", "Crate", "Kindling bag", "Delivery"]));
  });

  it("leaves a line of work its own wares where the text names none", () => {
    const spec = plan("online shop for handmade soap");
    expect(JSON.stringify(spec.entities)).toContain("soap");
    expect(spec.entities.length).toBeGreaterThan(1);
  });
});
