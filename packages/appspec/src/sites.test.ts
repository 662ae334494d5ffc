import { describe, expect, it } from "vitest";
import { libraryFixture } from "./app-spec.fixture.ts";
import type { AppSpec } from "./app-spec.ts";
import { applyOps } from "./apply-ops.ts";
import { describeOps } from "./describe-ops.ts";
import { diffSpecs } from "./diff-specs.ts";
import type { Op } from "./op.ts";
import { parseAppSpec } from "./parse-app-spec.ts";
import { sharedRules } from "./shared-rules.ts";
import { uploadedPictures } from "./uploaded-pictures.ts";
import { opsToRemoveEntity } from "./with-consequences.ts";

const ASSET = "0b8f6d1e-1111-4222-8333-0123456789ab";
const withHero = (patch: Record<string, unknown>): Op => ({
  op: "update-block",
  page: "home",
  block: "homeHero",
  patch,
});
const after = (...ops: Op[]): AppSpec => applyOps(libraryFixture(), ops).spec;

describe("a site", () => {
  it("has a footer that an op sets, another changes, and each undoes", () => {
    const { spec, inverse } = applyOps(libraryFixture(), [{ op: "set-footer", footer: { phone: "+44 117 496 0123" } }]);
    expect(spec.footer?.phone).toBe("+44 117 496 0123");
    expect(applyOps(spec, inverse).spec.footer).toBeUndefined();
    expect(describeOps(libraryFixture(), [{ op: "set-footer", footer: {} }])).toEqual(["Added a footer"]);
    expect(describeOps(spec, [{ op: "set-footer", footer: null }])).toEqual(["Removed the footer"]);
    expect(diffSpecs(libraryFixture(), spec)).toEqual([{ op: "set-footer", footer: { phone: "+44 117 496 0123" } }]);
  });

  it("refuses an address that is none", () => {
    expect(() => parseAppSpec({ ...libraryFixture(), footer: { email: "write to us" } })).toThrow(/footer\.email/);
  });

  it("has pages under pages, two names deep", () => {
    const page = (path: string): Op => ({
      op: "add-page",
      page: {
        id: "extra",
        path,
        title: "Extra",
        icon: "star",
        nav: true,
        blocks: [{ id: "extraText", kind: "richText", body: "Hello" }],
      },
    });
    expect(after(page("/loans/late")).pages.at(-1)?.path).toBe("/loans/late");
    expect(() => after(page("/loans/late/very"))).toThrow(/path/);
  });

  it("opens with a picture of the owner's, which the app may then load, and with none from elsewhere", () => {
    expect(uploadedPictures(after(withHero({ layout: "cover", picture: `asset:${ASSET}` })))).toEqual([ASSET]);
    expect(() => after(withHero({ picture: "https://example.com/a.png" }))).toThrow(/picture/);
  });

  it("keeps its opening when what its form adds to goes", () => {
    const spec = after(withHero({ layout: "form", formEntity: "loan", formFields: ["borrower"] }));
    const rest = applyOps(spec, opsToRemoveEntity(spec, "loan")).spec;
    const hero = rest.pages[0]?.blocks.find(({ id }) => id === "homeHero");
    expect(hero?.kind === "hero" && hero.formEntity === undefined && hero.formFields === undefined).toBe(true);
  });

  it("lets nobody but the owner read what visitors write, nor change what is shown to them", () => {
    const form: Op = {
      op: "add-block",
      page: "home",
      block: { id: "ask", kind: "form", entity: "loan", fields: ["borrower"], submitLabel: "Send" },
    };
    const spec = after(form, { op: "set-footer", footer: {} });
    const unlisted: AppSpec = {
      ...spec,
      pages: spec.pages.map((page) => ({
        ...page,
        blocks: page.blocks.filter((block) => block.id === "ask" || !("entity" in block) || block.entity !== "loan"),
      })),
    };
    expect(sharedRules(unlisted).get("loan")?.access).toEqual({ read: "owner", create: "everyone", edit: "owner" });
    expect(sharedRules(unlisted).get("tool")?.access.create).toBe("owner");
  });
});
