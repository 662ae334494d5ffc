import type { AppSpec, Block, Page } from "@sayhey/appspec";
import { changedParts } from "@sayhey/planner/model";

/** A page on which a change can be seen. */
export interface ChangedPage {
  page: Page;
  path: string;
  /** The first block that the change shows in; none where that is what one sees first. */
  block: string | undefined;
}

/** Whether a page can be opened by its address, by anybody. */
const isOpen = ({ path, roles }: Page): boolean => !path.includes(":") && roles === undefined;

/** Pages on which a change can be seen, the likeliest first: those that are other or new, then those that show what is; else the first page. */
export function changedPages(before: AppSpec, after: AppSpec): ChangedPage[] {
  const changed = changedParts(before, after);
  const ids = [...changed].map((id) => JSON.stringify(id));
  const shows = (block: Block): boolean =>
    changed.has(block.id) || ids.some((id) => JSON.stringify({ ...block, id: "" }).includes(id));
  const open = after.pages.filter(isOpen);
  const own = open.filter(({ id }) => changed.has(id));
  const showing = open.filter(({ blocks }) => blocks.some(shows));
  const pages = own.length + showing.length > 0 ? [...new Set([...own, ...showing])] : open.slice(0, 1);
  return pages.map((page) => {
    const index = page.blocks.findIndex(({ id }) => changed.has(id));
    const at = index < 0 ? page.blocks.findIndex(shows) : index;
    return { page, path: page.path, block: at > 0 ? page.blocks[at]?.id : undefined };
  });
}
