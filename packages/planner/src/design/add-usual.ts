import type { AppDraft } from "../embedded/app-draft.ts";
import { blockFor } from "./job-blocks.ts";
import type { Kept } from "./kept.ts";
import { usualJobs } from "./usual-jobs.ts";

/** An app of one thing opens on what one does with it; the list comes below. */
export function addUsual(draft: AppDraft, { thing, part }: Kept): void {
  const home = draft.pages.at(-1);
  if (home === undefined) return;
  const there = new Set(home.blocks.map(({ kind }) => kind));
  const titles = { due: "Coming up", move: "Where it stands", agenda: "Coming up", chart: "Over time", plan: "By day" };
  const blocks = usualJobs(part, thing).flatMap((job) => {
    const block = blockFor(job, part, titles[job.job as keyof typeof titles] ?? part.plural, draft);
    return block === undefined || there.has(block.kind) ? [] : [block];
  });
  const rows = home.blocks.findIndex(
    (block) => block.kind === "table" || block.kind === "cards" || block.kind === "list",
  );
  home.blocks.splice(Math.max(0, rows), 0, ...blocks);
}
