import { isUnwritten, type AppSpec, type Block } from "@sayhey/appspec";
import { beforeAll, describe, expect, it } from "vitest";
import { loadAllBlueprints, planBrief } from "../../plan-brief.ts";
import { planNative } from "../../native/plan-native.ts";
import { piecesOf, saidOfSite } from "./said-of-site.ts";

beforeAll(loadAllBlueprints);

const specOf = (text: string): AppSpec | undefined => planBrief(text, 7)?.spec;
const home = (text: string): Block[] => specOf(text)?.pages[0]?.blocks ?? [];
const heroOf = (blocks: readonly Block[]): Extract<Block, { kind: "hero" }> | undefined =>
  blocks.find((block) => block.kind === "hero");
const LOW_CARBON =
  "Please implement a Danteryi Home website to showcase and provide green and low-carbon living and healthy residential construction services. " +
  "The website should have functionalities for displaying company introductions, service projects and technical advantages. The website should have a clear navigation menu and a responsive design that adapts to different devices and screen sizes.";

describe("what a text says of the one whose site it is", () => {
  it("finds what is offered, what they do and where they are, in the words of the text", () => {
    expect(saidOfSite(LOW_CARBON).offer).toBe(
      "green and low-carbon living and healthy residential construction services",
    );
    expect(
      saidOfSite("Website for a charity that gives school bags to kids in Nairobi, donate and volunteer"),
    ).toMatchObject({ deed: "We give school bags to kids in Nairobi.", place: "Nairobi" });
    expect(saidOfSite("portfolio for a wedding photographer in Edinburgh")).toMatchObject({
      place: "Edinburgh",
      isOne: true,
    });
    expect(saidOfSite("website for my barber shop in Leeds").isOne).toBe(false);
    expect(piecesOf("green and low-carbon living and healthy residential construction services")).toEqual([
      "Green and low-carbon living",
      "Healthy residential construction services",
    ]);
  });

  it("opens with it, and leaves out how the site is made", () => {
    const blocks = home(LOW_CARBON);
    expect(heroOf(blocks)?.body).toBe("Green and low-carbon living and healthy residential construction services.");
    const titles = blocks.map(({ title }) => title ?? "").join(" ");
    expect(titles).toContain("Technical advantages");
    expect(titles).not.toMatch(/navigation|responsive|device|screen/i);
  });

  it("offers what is listed behind whose site it is, in place of what the trade usually offers or keeps", () => {
    expect(saidOfSite("Website for a small law firm, family law and divorce").listed).toEqual([
      "Family law",
      "Divorce",
    ]);
    expect(saidOfSite("site for a plumber in Leeds: boilers, bathrooms & leaks").listed).toEqual([
      "Boilers",
      "Bathrooms",
      "Leaks",
    ]);
    expect(saidOfSite("page for a local bakery that does sourdough and birthday cakes").listed).toEqual([
      "Sourdough",
      "Birthday cakes",
    ]);
    const spec = specOf("Website for a small law firm, family law and divorce");
    const offered = spec?.entities.find(({ id }) => id === "offer");
    expect(offered?.rows.map(({ name }) => name)).toEqual(["Family law", "Divorce"]);
    expect(JSON.stringify(spec?.pages)).not.toMatch(/in force|"entity":"law"|gallery/i);
    expect(heroOf(spec?.pages[0]?.blocks ?? [])?.body).toBe("Family law and divorce.");
  });

  it.each([
    "website for a salon in Leeds, Bradford and York",
    "website for our choir, blue and white colours, rehearsals on tuesdays",
    "website for a gym with classes, prices and a contact form",
    "website for a florist, simple and modern",
    "website for a baker, we need prices and photos",
    "website for pranks, used for entertainment and mischief",
  ])("takes no wish, place or color for an offer: %s", (text) => expect(saidOfSite(text).listed).toEqual([]));

  it("says where somebody is when nothing else is known of them", () => {
    expect(heroOf(home("One page site for a wedding photographer based in Lisbon"))?.body).toBe("Based in Lisbon.");
  });

  it("shows nobody else where one person has a site, and says of an event only its own day and place", () => {
    const spec = specOf("portfolio for a freelance illustrator, children's books and posters");
    const titles = spec?.pages[0]?.blocks.map(({ title }) => title) ?? [];
    expect(titles).toContain("About me");
    for (const other of ["Artists", "Team", "About us"]) expect(titles).not.toContain(other);
    const wedding = home("site for our wedding on 12 June 2027 at Villa Rosa near Siena, schedule, hotels, rsvp");
    expect(heroOf(wedding)?.body).toMatch(/^12 June 2027 at Villa Rosa near Siena\. (?!.*find us)/);
  });

  it("makes a site for a place of work that has things of its own", () => {
    const blocks = home("website for my pottery studio, bowls, mugs and workshops");
    expect(heroOf(blocks)?.headline).toBe("Pottery Studio");
    expect(blocks.map(({ kind }) => kind)).not.toContain("board");
  });

  it("does not take any charity for a food bank", () => {
    const spec = specOf(
      "website for a charity that gives school bags to kids in Nairobi, people should be able to donate and volunteer",
    );
    expect(spec?.identity.name).toBe("School Bags for Kids in Nairobi");
    expect(JSON.stringify([spec?.pages[0], spec?.identity.tagline])).not.toMatch(/hungry|food/i);
  });

  it("reads prices that stand in a row, and keeps a name with an ampersand", () => {
    const text =
      "landing page for a dog grooming salon in Bristol called Wag & Wash, full groom £45, puppy cut £30, open tues to sat 9-5";
    const spec = specOf(text);
    expect(spec?.identity.name).toBe("Wag & Wash");
    const service = spec?.entities.find(({ id }) => id === "service");
    expect(service?.rows.map(({ name, price }) => [name, price])).toEqual([
      ["Full groom", 45],
      ["Puppy cut", 30],
    ]);
    expect(service?.fields.find(({ id }) => id === "price")?.unit).toBe("GBP");
  });

  it.each([
    LOW_CARBON,
    "website for my barber shop in Leeds, prices and opening hours, walk-ins welcome",
    "Please redesign a website, including home, about us, products, and contact us pages.",
    "site for our village cricket club in Yorkshire, fixtures, how to join the juniors, teas rota",
  ])("shows visitors no placeholder: %s", (text) => {
    const spec = specOf(text);
    const blocks = home(text).filter((block) => !isUnwritten(block));
    const rows = spec?.entities.filter(({ id }) => blocks.some((block) => "entity" in block && block.entity === id));
    expect(JSON.stringify([blocks, rows?.map((entity) => entity.rows)])).not.toMatch(
      /yours to|goes here|say here|to be filled|(?:first|second|third) (?:service|feature|dish)|picture \d/i,
    );
    expect(heroOf(blocks)?.body).toBeTruthy();
  });

  it("counts in dollars where an English text names no money and no place, and in pounds where it names Leeds", () => {
    const money = (text: string) =>
      specOf(text)?.entities.flatMap(({ fields }) =>
        fields.flatMap(({ type, unit }) => (type === "money" ? [unit] : [])),
      );
    expect(new Set(money("website for a barber shop with prices"))).not.toContain("EUR");
    expect(new Set(money("website for my barber shop in Leeds, prices"))).toEqual(new Set(["GBP"]));
  });

  it("gives a German site the words of its trade", () => {
    const spec = planNative(
      "Homepage für unsere Pizzeria Da Marco in Kassel mit Speisekarte und Reservierung",
      "de",
      7,
    );
    const blocks = spec?.pages[0]?.blocks ?? [];
    expect(heroOf(blocks)).toMatchObject({
      title: "Pizzeria Da Marco in Kassel",
      headline: "Aus dem Ofen, auf den Tisch",
    });
    expect(blocks.map(({ menu }) => menu)).toEqual(expect.arrayContaining(["Speisekarte", "Tisch reservieren"]));
    expect(spec?.entities.find(({ id }) => id === "service")?.rows[0]).toMatchObject({ name: "Pizza Margherita" });
  });

  it("keeps the day and the hour of an invitation", () => {
    const spec = specOf("page for our street party on 12 July in Maple Road, bring a dish, live music from 6pm, rsvp");
    const blocks = spec?.pages[0]?.blocks ?? [];
    expect(heroOf(blocks)?.body).toContain("12 July in Maple Road");
    expect(blocks.map(({ kind }) => kind)).not.toContain("countdown");
    expect(spec?.entities.find(({ id }) => id === "moment")?.rows[0]).toMatchObject({
      starts: "18:00",
      where: "Maple Road",
    });
  });
});
