import type { AppSpec, Page } from "@sayhey/appspec";
import { changedParts } from "@sayhey/planner/model";

/** Whether a page can be opened by its address, by anybody. */
const isOpen = ({ path, roles }: Page): boolean => !path.includes(":") && roles === undefined;

/** Pages on which a change can be seen, the likeliest first: those that are other or new, then those that show what is; else the first page. */
export function changedPages(before: AppSpec, after: AppSpec): Page[] {
  const changed = changedParts(before, after);
  const open = after.pages.filter(isOpen);
  const own = open.filter(({ id }) => changed.has(id));
  const showing = open.filter((page) => {
    const blocks = JSON.stringify(page.blocks);
    return [...changed].some((id) => blocks.includes(JSON.stringify(id)));
  });
  const pages = [...new Set([...own, ...showing])];
  return pages.length > 0 ? pages : open.slice(0, 1);
}
