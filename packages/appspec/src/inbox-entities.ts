import type { AppSpec } from "./app-spec.ts";
import { sharedRules } from "./shared-rules.ts";

/** Property of a block that names the rows a visitor sends with it, by kind. */
const SENDING: Readonly<Record<string, string>> = {
  form: "entity",
  wizard: "entity",
  newsletter: "entity",
  booking: "entity",
  checkout: "entity",
  cart: "orderEntity",
  rsvp: "answerEntity",
  hero: "formEntity",
};
/** Blocks that show rows to everybody: what is written there is for all to read. */
const PUBLIC: readonly string[] = ["feed", "chat", "comments", "reviews", "testimonials", "leaderboard", "poll"];

/** Ids of the entities whose rows visitors of a site send to its owner: messages, bookings, orders, addresses. None where the app is no site. */
export function inboxEntities(spec: AppSpec): Set<string> {
  if (spec.footer === undefined) return new Set();
  const rules = sharedRules(spec);
  const blocks = spec.pages.flatMap((page) =>
    page.blocks.map((block): Readonly<Record<string, unknown>> => ({ ...block })),
  );
  const isPublic = (id: string): boolean =>
    blocks.some((block) => PUBLIC.includes(String(block["kind"])) && block["entity"] === id);
  const sent = blocks.flatMap((block) => {
    const id = block[SENDING[String(block["kind"])] ?? ""];
    return typeof id === "string" ? [id] : [];
  });
  return new Set(sent.filter((id) => !isPublic(id) && rules.get(id)?.access.create !== "owner"));
}
