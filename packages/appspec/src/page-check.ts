import { checkPageRoles } from "./accounts.ts";
import type { AppSpec } from "./app-spec.ts";
import { checkBlock } from "./block-check.ts";
import type { Page } from "./page.ts";
import { checkId } from "./reserved-id.ts";
import { checkUnique, failAt, SpecProblem } from "./spec-problem.ts";

/** Checks pages and the blocks on them. @throws SpecProblem */
export function checkPages(spec: AppSpec): void {
  const references = {
    entities: new Map(spec.entities.map((entity) => [entity.id, entity])),
    pages: new Set(spec.pages.map((page) => page.id)),
    customBlocks: new Map((spec.customBlocks ?? []).map((block) => [block.id, block])),
  };
  checkUnique(
    spec.pages.map((page) => page.id),
    (index) => `pages[${index}].id`,
  );
  checkUnique(
    spec.pages.map((page) => page.path),
    (index) => `pages[${index}].path`,
  );
  if (spec.pages[0]?.path !== "/") throw new SpecProblem("pages[0].path", "must be /");
  const blockIds = new Set<string>();
  spec.pages.forEach((page, index) => {
    checkId(page.id, `pages[${index}].id`);
    checkPageRoles(page, index, spec.accounts);
    checkDetail(page, `pages[${index}]`);
    page.blocks.forEach((block, position) => {
      const path = `pages[${index}].blocks[${position}]`;
      if (blockIds.has(block.id)) throw new SpecProblem(`${path}.id`, `repeats "${block.id}"`);
      blockIds.add(block.id);
      if (block.kind === "people" && spec.accounts === undefined)
        throw new SpecProblem(path, "shows people with accounts, which the app has not");
      checkBlock(block, references, failAt(path));
    });
  });
}

function checkDetail(page: Page, path: string): void {
  const details = page.blocks.filter((block) => block.kind === "detail").length;
  if (page.path.endsWith("/:id")) {
    if (details !== 1)
      throw new SpecProblem(`${path}.blocks`, "must hold one detail block, because the path ends in /:id");
    if (page.nav) throw new SpecProblem(`${path}.nav`, "must be false, because the path needs an id");
  } else if (details > 0)
    throw new SpecProblem(`${path}.blocks`, "holds a detail block, but the path does not end in /:id");
}
