import type { Part } from "../embedded/app-draft.ts";
import type { ReadThing, ThingJob } from "../recognise/reading.ts";

const STATE = /^(?:state|status|stage|step|progress)\b/i;
const DUE = /\b(?:due|until|by|deadline|expires?|renew\w*|delivery date)\b|^next\b/i;
/** Fewer are yes or no, and no lanes; more do not fit side by side. */
const LANES = { least: 3, most: 6 };
const MOST = 2;

/** What one does with a thing of which no line of work tells, by its fields: lanes for its states, what is due, the days it is on. */
export function usualJobs(part: Part, { known }: ReadThing): ThingJob[] {
  const role = known?.role;
  const named = (ids: readonly string[], says: RegExp): string | undefined =>
    ids.find((id) => says.test(part.field(id)?.name ?? ""));
  const jobs: ThingJob[] = [];
  const due = named(part.of("date"), DUE);
  if (due !== undefined) jobs.push({ job: "due", field: due, rank: 0 });
  const lanes = named(part.of("choice"), STATE);
  const count = part.field(lanes ?? "")?.options?.length ?? 0;
  if (lanes !== undefined && count >= LANES.least && count <= LANES.most)
    jobs.push({ job: "move", field: lanes, rank: 1 });
  const [day] = [...part.of("dateTime"), ...part.of("date")];
  if (due === undefined && day !== undefined && role === "event") jobs.push({ job: "agenda", field: day, rank: 0 });
  if (role === "log") {
    const what = part.of("number", "money", "duration", "rating", "choice")[0];
    if (what !== undefined) jobs.push({ job: "chart", field: what, rank: 0 });
    if (day !== undefined) jobs.push({ job: "plan", field: day, rank: 2 });
  }
  return jobs.toSorted((a, b) => a.rank - b.rank).slice(0, MOST);
}
