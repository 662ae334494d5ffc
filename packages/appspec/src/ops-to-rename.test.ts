import { expect, test } from "vitest";
import { applyOps } from "./apply-ops.ts";
import { libraryFixture } from "./app-spec.fixture.ts";
import { opsToRename } from "./ops-to-rename.ts";
import { parseAppSpec } from "./parse-app-spec.ts";

test("an app's new name stands wherever the top of a page showed the old one, and undoing takes both back", () => {
  const whole = libraryFixture();
  const [home, ...rest] = whole.pages;
  if (home === undefined) throw new Error("the fixture has no page");
  const hero = (id: string, title: string, headline: string) => ({ kind: "hero", id, title, headline }) as const;
  const { name } = whole.identity;
  const spec = parseAppSpec({
    ...whole,
    pages: [{ ...home, blocks: [hero("one", name, "Borrow it"), hero("two", "Tools", name), ...home.blocks] }, ...rest],
  });
  const { spec: renamed, inverse } = applyOps(spec, opsToRename(spec, "Hale & Pine"));
  expect(renamed.identity.name).toBe("Hale & Pine");
  expect(renamed.pages[0]?.blocks.slice(0, 2)).toMatchObject([
    { title: "Hale & Pine", headline: "Borrow it" },
    { title: "Tools", headline: "Hale & Pine" },
  ]);
  expect(applyOps(renamed, inverse).spec).toEqual(spec);
});
