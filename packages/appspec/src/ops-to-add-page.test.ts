import { describe, expect, it } from "vitest";
import { libraryFixture } from "./app-spec.fixture.ts";
import { applyOps } from "./apply-ops.ts";
import {
  opsToAddEntityPage,
  opsToAddPage,
  opsToDropPage,
  opsToDuplicatePage,
  opsToMovePage,
  type PageChange,
} from "./ops-to-add-page.ts";
import { withConsequences } from "./with-consequences.ts";

function after(change: PageChange, spec = libraryFixture()) {
  if ("reason" in change) throw new Error(change.reason);
  const result = applyOps(spec, withConsequences(spec, change.ops));
  expect(applyOps(result.spec, result.inverse).spec).toEqual(spec);
  return { spec: result.spec, page: result.spec.pages.find(({ id }) => id === change.page) };
}

describe("pages", () => {
  it("are added with an address of their own that reads like their title", () => {
    const { page, spec } = after(opsToAddPage(libraryFixture(), "Über uns & mehr"));
    expect(page).toMatchObject({ path: "/uber-uns-mehr", title: "Über uns & mehr", nav: true });
    expect(after(opsToAddPage(spec, "Über uns & mehr"), spec).page).toMatchObject({ path: "/uber-uns-mehr-2" });
    expect(after(opsToAddPage(libraryFixture(), "日本")).page).toMatchObject({ path: "/page" });
    expect(after(opsToAddPage(libraryFixture(), "Class")).page?.id).not.toBe("class");
  });

  it("of what the app keeps show it, add to it and lead to one row", () => {
    const { page, spec } = after(opsToAddEntityPage(libraryFixture(), "loan"));
    expect(page?.blocks.map(({ kind }) => kind)).toEqual(["cards", "form"]);
    expect(
      spec.pages.some(({ blocks }) => blocks.some((block) => block.kind === "detail" && block.entity === "loan")),
    ).toBe(true);
    // The other entity has such a page already.
    expect(after(opsToAddEntityPage(libraryFixture(), "tool")).spec.pages).toHaveLength(4);
  });

  it("are copied with ids of their own", () => {
    const { page, spec } = after(opsToDuplicatePage(libraryFixture(), "home"));
    expect(page?.blocks.map(({ kind }) => kind)).toEqual(spec.pages[0]?.blocks.map(({ kind }) => kind));
    expect(page?.path).not.toBe("/");
    expect(opsToDuplicatePage(libraryFixture(), "toolDetail")).toHaveProperty("reason");
  });

  it("become the start page at the first place, and the one before gets an address", () => {
    const { spec } = after(opsToMovePage(libraryFixture(), "loans", 0));
    expect(spec.pages.map(({ id, path }) => [id, path]).slice(0, 2)).toEqual([
      ["loans", "/"],
      ["home", expect.stringMatching(/^\/[a-z-]+$/)],
    ]);
    expect(opsToMovePage(libraryFixture(), "toolDetail", 0)).toEqual({
      reason: "Tool shows one row, so the app cannot start with it.",
    });
  });

  it("go with every button that led there, the start page too as long as there is another", () => {
    const { spec } = after(opsToDropPage(libraryFixture(), "loans"));
    expect(JSON.stringify(spec.pages)).not.toContain('"page":"loans"');
    const { spec: rest } = after(opsToDropPage(libraryFixture(), "home"));
    expect(rest.pages[0]).toMatchObject({ id: "loans", path: "/" });
    const alone = { ...libraryFixture(), pages: libraryFixture().pages.slice(0, 1) };
    expect(opsToDropPage(alone, "home")).toHaveProperty("reason");
  });
});
