import { describe, expect, it } from "vitest";
import { understandCommand } from "../commands/index.ts";
import { planApp } from "../embedded/index.ts";
import { loadAllLanguages } from "../embedded/languages/all-languages.fixture.ts";
import { loadBriefs } from "../embedded/load-language-of.ts";
import { accountOf } from "./account.ts";

await Promise.all([loadBriefs(), loadAllLanguages()]);

const DESK =
  "Please implement a lost property desk. Staff should be able to log in, add finds, search finds, upload photos of finds, and approve claims. " +
  "Visitors should be able to submit claims, get notified by email, and download receipts.";
const spec = planApp(DESK);
const account = accountOf(DESK, spec);
const of = (id: string) => account.find((entry) => entry.id === id);

describe("the account of what was asked for", () => {
  it("tells what is built and where, in the brief's own words", () => {
    expect(of("create find")).toMatchObject({ state: "built", say: "Add finds" });
    expect(
      spec.pages.some(
        ({ id, title }) => id === of("create find")?.page?.id && title === of("create find")?.page?.title,
      ),
    ).toBe(true);
    expect(of("approve claim")?.state).toBe("built");
  });

  it.each([
    ["wedding rsvp page with meal choice", "Meal choice", "Who is coming"],
    ["wedding rsvp page with meal choice: lasagne, curry or salad", "Curry", "Who is coming"],
    [
      "Waitlist landing page for my coffee startup, collect emails and show how many signed up",
      "Collect emails",
      "Home",
    ],
  ])("finds in %j where %j is", (idea, say, page) => {
    const entry = accountOf(idea, planApp(idea)).find((each) => each.say === say);
    expect(entry).toMatchObject({ state: "built", page: { title: page } });
  });

  it("says honestly what is not, and why", () => {
    const login = (app: typeof spec) => accountOf(DESK, app).find(({ id }) => id === "login");
    expect(login(spec)).toMatchObject({ state: "built", page: { title: "Account" } });
    const { accounts: _, ...without } = spec;
    expect(login(without)).toMatchObject({ state: "not-built", wish: "Add a login" });
    expect(login({ ...without, sharing: "shared" })?.state).toBe("built");
    const missing = account.filter(({ state }) => state === "not-built");
    expect(missing.map(({ id }) => id)).toEqual(expect.arrayContaining(["notify notification", "download receipt"]));
    for (const { why } of missing) expect(why).toMatch(/\.$/);
  });

  it("holds for the app as it is now: what is taken away is no longer built", () => {
    const without = {
      ...spec,
      pages: spec.pages.map((page) => ({
        ...page,
        blocks: page.blocks.filter((block) => !("entity" in block && block.entity === "claim")),
      })),
    };
    expect(accountOf(DESK, without).find(({ id }) => id === "approve claim")?.state).toBe("not-built");
  });

  it("is empty where nothing in particular is asked for, and in languages it does not read", () => {
    expect(accountOf("zither collection", planApp("zither collection"))).toEqual([]);
    expect(accountOf("Eine App, mit der Mitarbeiter Anträge stellen und genehmigen können", spec)).toEqual([]);
  });

  it("knows the words of the trade: a quiz night is one of a pub's events, and a table is booked by a booking", () => {
    const pub =
      "website for our village pub. visitors can see the menu with allergens, book a table and sign up for the quiz night. owners can add dishes. No ads please.";
    const app = planApp(pub);
    const entries = accountOf(pub, app);
    expect(entries.find(({ id }) => id.includes("quiz night"))?.page?.title).toBe("Home");
    expect(app.pages[0]?.blocks.map(({ menu }) => menu)).toContain("Events");
    expect(entries.find(({ id }) => id.includes("quiz night"))).toMatchObject({
      state: "partly",
      why: expect.stringMatching(/place/),
    });
    expect(entries.find(({ id }) => id === "book table")).toMatchObject({
      state: "built",
      page: { title: "Home" },
    });
    expect(entries.filter(({ say }) => /\bads\b/i.test(say))).toEqual([]);
  });

  it("finds the parts of a site by their names, and says which of them are the owner's to write", () => {
    const text = "Website for our folk trio. Visitors can see gig dates, listen to songs and read about us.";
    const entries = accountOf(text, planApp(text));
    expect(entries.find(({ say }) => /gig dates/.test(say))?.state).toBe("built");
    expect(entries.find(({ say }) => /about us/.test(say))).toMatchObject({
      state: "partly",
      why: expect.stringMatching(/yours to write/),
    });
  });

  it("finds wares, days and what buyers should know where orders are taken, and nothing that is not there", () => {
    const text =
      "order page for our quince jelly, small jar £4, large jar £7, collect Friday 5 June or Saturday 6 June, 9-11 half hour slots, pay cash, loyalty card";
    const entries = accountOf(text, planApp(text));
    const stateOf = (says: RegExp): string | undefined => entries.find(({ say }) => says.test(say))?.state;
    expect([stateOf(/small jar/i), stateOf(/friday 5/i), stateOf(/slots/i), stateOf(/pay cash/i)]).toEqual(
      Array.from({ length: 4 }, () => "built"),
    );
    expect(stateOf(/loyalty/i)).toBe("not-built");
  });

  it("offers to type only what the chat understands", () => {
    const wish = account.flatMap((entry) => entry.wish ?? []);
    const app = planApp(DESK);
    for (const each of wish)
      expect(understandCommand(each, app, { place: {} }).kind, each).toMatch(/^(?:edit|question)$/);
    const plain =
      "Please build a records desk. Staff can add records, comment on records, rate records, and chat with a modern page layout on mobile devices.";
    const records = planApp(plain);
    for (const { wish: typed, say } of accountOf(plain, records)) {
      expect(say).not.toMatch(/layout|mobile/i);
      if (typed !== undefined) expect(understandCommand(typed, records, { place: {} }).kind, typed).toBe("edit");
    }
  });

  it("is read in one go however long the list is", () => {
    const long = `Please build a desk. Users can ${Array.from({ length: 60 }, (_, index) => `add thing${String.fromCharCode(97 + (index % 26))}${String.fromCharCode(97 + Math.floor(index / 26))}s`).join(", ")}.`;
    expect(accountOf(long, spec).length).toBeLessThanOrEqual(40);
  });
});
