import type { Part } from "../embedded/app-draft.ts";
import type { ThingJob } from "../recognise/reading.ts";

/** What the brief asks for beside the jobs of the trade comes after them. */
export const ASKED_RANK = 40;
/** The stages that the brief itself names are what the app is about. */
const FIRST_RANK = 0;

/** What a list of what is written down calls for beside a thing's own jobs: stages are lanes, ticks are ticked. */
export function listedJobs(part: Part, own: readonly ThingJob[]): ThingJob[] {
  const isNew = (job: ThingJob["job"], field: string): boolean =>
    !own.some((each) => each.job === job && each.field === field);
  return part.asked.flatMap((id): ThingJob[] => {
    const type = part.field(id)?.type;
    if (type === "boolean" && isNew("check", id)) return [{ job: "check", field: id, rank: ASKED_RANK }];
    const isStage = type === "choice" && /^(?:stage|state|status|step)/i.test(id);
    return isStage && isNew("move", id) ? [{ job: "move", field: id, rank: FIRST_RANK }] : [];
  });
}
