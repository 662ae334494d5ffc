import type { AppDraft, NewBlock, Part } from "../embedded/app-draft.ts";

/** What is noted about something that came in, by those it came in to. */
const NOTED =
  /^(?:on|date|received|sent|added|asked|asked on|sent on|written|written on|posted|answered|answered on|done|handled|read|confirmed|checked|paid|state|status|stage)$/i;

/** On pages that visitors use, forms ask what they can say, and nothing moves on that is not theirs to move. */
export function leaveToVisitors(draft: AppDraft): void {
  for (const page of draft.pages) {
    // How far the work on something is, is moved on by those who do it.
    const shown = page.blocks.filter(({ kind }) => kind !== "board");
    if (shown.length > 0) page.blocks = shown;
    for (const block of page.blocks) {
      if (block.kind === "form") askVisitors(block, draft.parts.get(block.entity));
      else if ((block.kind === "cards" || block.kind === "list" || block.kind === "agenda") && block.actions)
        block.actions = block.actions.filter(
          ({ do: does, label }) => does !== "advance" && !label.startsWith("Mark as "),
        );
    }
  }
}

function askVisitors(form: Extract<NewBlock, { kind: "form" }>, part: Part | undefined): void {
  const own = form.fields.filter((id) => {
    const field = part?.field(id);
    return field === undefined || !NOTED.test(field.name);
  });
  if (own.length > 0) form.fields = own;
}
