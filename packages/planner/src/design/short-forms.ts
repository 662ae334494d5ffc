import type { AppDraft } from "../embedded/app-draft.ts";

/** 'Four questions max', 'at most 5 fields'. */
const MOST =
  /\b(?:(?:max(?:imum)?|at most|only|no more than|just)\s+)?(\d{1,2}|two|three|four|five|six|seven|eight)\s+(?:questions?|fields?|boxes to fill)(?:\s+(?:max(?:imum)?|at most|tops|only))?\b/i;
const NUMBERS = ["two", "three", "four", "five", "six", "seven", "eight"];
/** What is to be written down in passing. */
const QUICK =
  /\b(?:under|within|less than|in) (?:a|one|1|half a) minute\b|\b\d{1,2} ?sec(?:ond)?s\b|\bquick(?:ly)? (?:form|report)\b/i;
/** So much is filled in within a minute. */
const IN_A_MINUTE = 6;
const LEAST = 2;

/** As many fields as a form may have, where a text says so. */
function mostFields(text: string): number | undefined {
  const said = MOST.exec(text);
  const isLimit = said !== null && /max|most|only|more than|just|tops/i.test(said[0]);
  const word = said?.[1]?.toLowerCase() ?? "";
  const number = NUMBERS.includes(word) ? NUMBERS.indexOf(word) + 2 : Number(word);
  if (isLimit && number >= LEAST) return number;
  return QUICK.test(text) ? IN_A_MINUTE : undefined;
}

/** What somebody fills in on the way asks for no more than a text allows: what cannot be left out, then what comes first. */
export function shortenForms(draft: AppDraft, text: string): void {
  const most = mostFields(text);
  if (most === undefined) return;
  for (const block of draft.pages.flatMap((page) => page.blocks)) {
    if (block.kind !== "form" || block.fields.length <= most) continue;
    const part = draft.parts.get(block.entity);
    const isNeeded = (id: string): boolean => part?.field(id)?.required === true;
    // Who deals with it, and how far that is, is not for those who write it down.
    const own = block.fields.filter((id) => !isNeeded(id) && !/^(?:state|status|stage|owner|received|risk)$/i.test(id));
    const needed = block.fields.filter(isNeeded);
    const kept = new Set([...needed, ...own].slice(0, Math.max(most, needed.length)));
    block.fields = block.fields.filter((id) => kept.has(id));
  }
}
