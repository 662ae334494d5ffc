import type { AppSpec, Block } from "@sayhey/appspec";
import { beforeAll, describe, expect, it } from "vitest";
import { loadAllBlueprints, planBrief } from "../../plan-brief.ts";

beforeAll(loadAllBlueprints);

const plan = (text: string, seed = 1): AppSpec => {
  const spec = planBrief(text, seed)?.spec;
  if (spec === undefined) throw new Error(`nothing is planned for ${text}`);
  return spec;
};
const blocks = ({ pages }: AppSpec): Block[] => pages.flatMap((page) => page.blocks);
const hero = (spec: AppSpec): Extract<Block, { kind: "hero" }> | undefined =>
  blocks(spec).find((block) => block.kind === "hero");
const menu = ({ pages }: AppSpec): string[] =>
  pages.flatMap((page) => page.blocks.flatMap((block) => (block.menu === undefined ? [] : [block.menu])));

describe("a site", () => {
  it("has the parts its text names, in that order, on one page, and the menu calls them so", () => {
    const spec = plan("One-page website for a yoga studio. Sections: About, Services, Pricing, Contact");
    expect(menu(spec)).toEqual(["About", "Services", "Pricing", "Contact"]);
    expect(spec.pages.filter(({ nav }) => nav)).toHaveLength(1);
    expect(hero(spec)?.cta?.part).toBe("Contact");
  });

  it("takes the list behind a colon for its parts, and leaves room to write", () => {
    const spec = plan("Website for our indie rock band: tour dates, photos, newsletter sign-up");
    expect(menu(spec)).toEqual(["Tour dates", "Photos", "Newsletter sign-up", "Book us"]);
    expect(spec.pages[0]?.blocks.map(({ kind }) => kind)).toEqual(["hero", "agenda", "gallery", "newsletter", "form"]);
    expect(hero(spec)?.layout).toBe("cover");
  });

  it("shows nobody's wedding with what it costs and what is paid", () => {
    const spec = plan("Website for a wedding florist in York with gallery, prices, about us and a contact form");
    const shown = new Set(
      blocks(spec).flatMap((block) => ("entity" in block && block.kind !== "form" ? [block.entity] : [])),
    );
    for (const { id, fields } of spec.entities.filter((entity) => shown.has(entity.id)))
      for (const { name } of fields) expect(name, id).not.toMatch(/budget|deposit|paid/i);
    expect(shown.size).toBeGreaterThan(0);
  });

  it("asks when to call, where visitors may be called back", () => {
    const asks = (text: string): string[] => {
      const spec = plan(text);
      const form = blocks(spec).find((block) => block.kind === "form");
      const entity = spec.entities.find(({ id }) => id === (form?.kind === "form" ? form.entity : ""));
      return (
        entity?.fields.filter(({ id }) => form?.kind === "form" && form.fields.includes(id)).map(({ name }) => name) ??
        []
      );
    };
    expect(asks("Website for a roofer with services and a contact form. Visitors can request a callback.")).toContain(
      "Best time to call",
    );
    expect(asks("Website for a roofer with services and a contact form.")).not.toContain("Best time to call");
  });

  it("keeps to itself what an office keeps", () => {
    const spec = plan("Site for a small hotel in the mountains with rooms, photos and getting here");
    expect(menu(spec)).toContain("Rooms");
    expect(spec.entities.map(({ name }) => name)).not.toContain("Guest");
    expect(blocks(spec).some(({ kind }) => kind === "board" || kind === "table" || kind === "due")).toBe(false);
  });

  it("tells in its footer what the text says of where to find them, and nothing else", () => {
    const { footer } = plan(
      "Website for a physiotherapy clinic. Opening hours Mon-Fri 8-18. Call us on +44 117 496 0123 or write to hello@example.com.",
    );
    expect(footer?.phone).toBe("+44 117 496 0123");
    expect(footer?.email).toBe("hello@example.com");
    expect(footer?.hours).toEqual([{ days: "Monday – Friday", times: "8:00 – 18:00" }]);
    const silent = plan("Website for a physiotherapy clinic with team and treatments").footer;
    expect([silent?.phone, silent?.email, silent?.address, silent?.hours]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("links a privacy page that says it is to be filled in, where visitors leave their data", () => {
    const spec = plan("Website for a roofer with services and a contact form");
    const privacy = spec.pages.find(({ legal }) => legal === true);
    expect(privacy?.title).toBe("Privacy");
    expect(privacy?.blocks[0]?.note).toMatch(/fill in before you publish/i);
    expect(privacy?.nav).toBe(false);
  });

  it("shows two pictures of each piece of work where before and after is asked for, and nobody's logo", () => {
    const spec = plan("Website of a kitchen fitter with before and after pictures and our partners");
    expect(blocks(spec).some(({ kind }) => kind === "beforeAfter")).toBe(true);
    const logos = blocks(spec).find((block) => block.kind === "logos");
    expect(spec.entities.find(({ id }) => logos?.kind === "logos" && id === logos.entity)?.rows).toEqual([]);
  });

  it("shows what an order keeps under the name of one of its parts", () => {
    const spec = plan(
      "Please build an official website for our coffee brand. It should have the pages home, partners and about us. Visitors can browse partners and read about the brand, and the administrator can add partners and edit partners.",
    );
    const logos = blocks(spec).find((block) => block.kind === "logos");
    const entity = spec.entities.find(({ id }) => logos?.kind === "logos" && id === logos.entity);
    expect(entity?.name).toBe("Partner");
    const named = logos?.kind === "logos" ? [logos.imageField, logos.urlField] : [];
    expect(entity?.fields.map(({ id }) => id)).toEqual(expect.arrayContaining(named));
  });

  it("opens in more than one way over the seeds, and the same way twice for one", () => {
    const text = "Website for a law firm with practice areas and a contact form";
    const layouts = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => hero(plan(text, seed))?.layout);
    expect(new Set(layouts).size).toBeGreaterThan(1);
    expect(hero(plan(text, 3))?.layout).toBe(layouts[2]);
  });
});
