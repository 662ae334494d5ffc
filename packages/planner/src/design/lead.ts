import type { Form } from "../brief/brief.ts";
import type { AppDraft, NewBlock, Part } from "../embedded/app-draft.ts";
import { blockFor } from "./job-blocks.ts";
import type { Kept } from "./kept.ts";

/** What comes of what an app offers, who uses it, and what is said about it: none of it is what people come for. */
const AFTERWARDS =
  /(?:^|\s)(?:orders?|purchases?|payments?|transactions?|invoices?|refunds?|requests?|users?|accounts?|customers?|clients?|members?|agents?|administrators?|admins?|staff|employees?|roles?|permissions?|messages?|comments?|reviews?|feedback|notifications?|reports?|statistics?|records?|logs?|settings?|addresses|address|coupons?|tags?|categor(?:y|ies)|questions?|rules?|profile)$/i;

/** Whether a thing is only a trace of use: an order, a user, a message. */
export const isTrace = ({ part }: Kept): boolean => AFTERWARDS.test(part.name);

/**
 * The thing that visitors come for: in a shop what has a price, elsewhere the first that is more than a trace of use, unless the text has
 * nothing done with it and several things with a trace: a portal for refunds is about refunds.
 */
export function leadOf(kept: readonly Kept[], form: Form): Kept | undefined {
  const offered = kept.filter((each) => !isTrace(each));
  const priced = form === "shop" ? offered.find(({ part }) => part.of("money").length > 0) : undefined;
  const [first] = offered;
  // A portal is there for what people hand in.
  const [most] = kept;
  if (form === "portal" && most?.thing.verbs.has("create") === true && isTrace(most)) return most;
  const deeds = ({ thing: { verbs } }: Kept): number => [...verbs].filter((verb) => verb !== "other").length;
  const done = kept.toSorted((a, b) => deeds(b) - deeds(a))[0];
  const isIdle = first !== undefined && form !== "shop" && [...first.thing.verbs].every((verb) => verb === "view");
  if (priced === undefined && isIdle && done !== undefined && deeds(done) >= deeds(first) + 2) return done;
  return priced ?? first ?? kept[0];
}

/** Whether a thing is for sale: it has a price, and is no trace of a sale. */
export const isSold = (part: Part): boolean => part.of("money").length > 0 && !AFTERWARDS.test(part.name);

/** A shop over what has a price, with a cart; the orders the app keeps are those it takes. */
export function shopOf(draft: AppDraft, part: Part, price = part.of("money")[0]): NewBlock | undefined {
  if (price === undefined) return undefined;
  const orders = [...draft.parts.values()].find(
    (each) =>
      each.id !== part.id &&
      /\b(?:order|purchase)$/i.test(each.name) &&
      each.of("money").length > 0 &&
      each.of("date", "dateTime").length > 0,
  );
  if (orders !== undefined && orders.of("lines").length === 0) draft.extend(orders, "Items: lines");
  return blockFor({ job: "sell", field: price, rank: 0 }, part, part.plural, draft);
}
