import { isUnwritten, type AppSpec, type Block, type Page } from "@sayhey/appspec";

/** A place in the menu: a page, or a part of one. */
export interface MenuPlace {
  path: string;
  label: string;
  icon: string;
  /** Whom alone it is for. */
  roles?: string[];
  children: MenuPlace[];
}

/** What the address of a part of a page ends in: 'Our prices' gives `our-prices`. */
function slugOf(label: string): string {
  return label
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}

/** The blocks of a page that the menu names, with what the address ends in; no two alike, and none like the id of a block. */
export function anchorsOf({ blocks }: Pick<Page, "blocks">): Map<Block, string> {
  const taken = new Set(["content", "root", ...blocks.map(({ id }) => id)]);
  const anchors = new Map<Block, string>();
  for (const block of blocks) {
    if (block.menu === undefined || isUnwritten(block)) continue;
    const stem = slugOf(block.menu) || "part";
    let anchor = stem;
    for (let turn = 2; taken.has(anchor); turn++) anchor = `${stem}-${turn}`;
    taken.add(anchor);
    anchors.set(block, anchor);
  }
  return anchors;
}

/** The page that a nested page lies under. */
function parentOf(page: Pick<Page, "path">, pages: readonly Page[]): Page | undefined {
  const above = page.path.replace(/\/:id$/, "").replace(/\/[^/]*$/, "");
  return above === "" ? undefined : pages.find(({ path }) => path === above);
}

/** The pages above a nested page as its breadcrumb, the first page at the head; none for others. */
export function trailOf(page: Page, { pages }: AppSpec): { path: string; label: string }[] | undefined {
  const parent = parentOf(page, pages);
  const [home] = pages;
  return parent === undefined || home === undefined
    ? undefined
    : [home, parent].map(({ path, title }) => ({ path, label: title }));
}

/**
 * The menu in the order of the pages: nested pages under the page above them, and named parts of a page in its place where it is
 * the first (its own name leads to it), else under it.
 */
export function menuOf({ pages, ...spec }: AppSpec): MenuPlace[] {
  const isShown = (page: Page): boolean => page.nav && page.legal !== true && !page.path.endsWith("/:id");
  const placeOf = ({ path, title, icon, roles }: Page): MenuPlace => ({
    path,
    label: title,
    icon,
    ...(roles && { roles: [...roles] }),
    children: [],
  });
  return pages.filter(isShown).flatMap((page): MenuPlace[] => {
    const parent = parentOf(page, pages);
    if (parent !== undefined && isShown(parent)) return [];
    const parts = [...anchorsOf(page)].map(([block, anchor]) => ({
      path: `${page.path}#${anchor}`,
      label: block.menu ?? anchor,
      icon: page.icon,
      children: [],
    }));
    const below = pages.filter((other) => isShown(other) && parentOf(other, pages) === page).map(placeOf);
    const isSite = spec.footer !== undefined;
    if (page.path === "/" && isSite && parts.length > 0) return parts;
    return [{ ...placeOf(page), children: [...parts, ...below] }];
  });
}
