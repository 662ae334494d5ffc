import type { AppDraft, NewBlock, Part } from "../embedded/app-draft.ts";
import { cardsOf } from "../embedded/plan.ts";
import type { TogetherParts } from "../together/together-parts.ts";
import { formFor, rollUp, type RowAction } from "./together-blocks.ts";

const IS_COMING = [{ field: "coming", is: "eq" as const, value: "yes" }];

/** What happens when and an answer to give on one page, and who is coming on the next. */
export function layOutInvitation(
  draft: AppDraft,
  { headline = "You're invited", body, hasPhotos, isDated }: TogetherParts,
  reply: Part,
  moment: Part,
  gift?: Part,
): void {
  const hasMeals = reply.has("meal");
  const people = reply.field("people");
  if (people !== undefined) Object.assign(people, { min: 1, max: 12, default: 1 });
  const coming = reply.field("coming");
  if (coming !== undefined) coming.required = true;
  draft.page("home", "Invitation", "calendar-heart", [
    { kind: "hero", headline, ...(body === undefined ? {} : { body }) },
    isDated === true ? undefined : { kind: "countdown", title: "Until then", entity: moment.id, dateField: "starts" },
    isDated === true
      ? { kind: "list", title: "The day", entity: moment.id, facts: ["starts", "where"] }
      : { kind: "agenda", title: "The day", entity: moment.id, dateField: "starts", facts: ["where"] },
    { ...formFor(reply, "Can you come?", "Send my answer", "Thank you, your answer is in."), title: "Can you come?" },
  ]);
  draft.page("answers", "Who is coming", "users", [
    {
      kind: "stats",
      items: [
        {
          label: "People coming",
          measure: { fn: "sum", entity: reply.id, field: "people", where: IS_COMING },
          icon: "users",
        },
        { label: "Answers", measure: { fn: "count", entity: reply.id }, icon: "mail-check" },
      ],
    },
    { kind: "chart", title: "Answers so far", entity: reply.id, look: "donut", byField: "coming", fn: "count" },
    hasMeals
      ? {
          kind: "chart",
          title: "What to cook",
          entity: reply.id,
          look: "bar",
          byField: "meal",
          fn: "count",
          where: IS_COMING,
        }
      : undefined,
    {
      kind: "table",
      title: "Every answer",
      entity: reply.id,
      fields: reply.all.filter((id) => !["photo", "caption", "message"].includes(id)).slice(0, 7),
    },
  ]);
  if (hasPhotos === true)
    draft.page("photos", "Photos", "image", [
      { kind: "gallery", title: "From the guests", entity: reply.id, imageField: "photo", captionField: "caption" },
    ]);
  if (gift !== undefined) {
    draft.page("gifts", "Gifts", "gift", [
      {
        kind: "list",
        title: "What we would love",
        entity: gift.id,
        facts: ["price", "where"],
        actions: [{ do: "toggle", field: "taken", label: "I'll bring this", doneLabel: "Taken", icon: "gift" }],
      },
    ]);
    draft.detail(gift);
  }
  draft.page("programme", "Programme", "calendar-clock", [
    { kind: "table", title: "What happens when", entity: moment.id, fields: moment.all.slice(0, 4) },
    formFor(moment, "One more moment", "Add it", "It is in the programme."),
  ]);
  draft.detail(reply);
  draft.detail(moment);
}

/** The days that are left in front, then what is to be done until then and what happens on the way. */
export function layOutCountdown(draft: AppDraft, day: Part, more: readonly Part[]): void {
  const list = more.find(({ id }) => id === "item");
  const plan = more.find(({ id }) => id === "stop");
  const [done] = list?.of("boolean") ?? [];
  draft.page("home", "Countdown", day.icon, [
    {
      kind: "countdown",
      title: "Still to go",
      entity: day.id,
      dateField: "when",
    },
    list === undefined || done === undefined
      ? undefined
      : {
          kind: "progress",
          title: list.plural,
          label: done === "packed" ? "packed" : "done",
          measure: { fn: "count", entity: list.id, where: [{ field: done, is: "eq", value: true }] },
          target: { fn: "count", entity: list.id },
          look: "bar",
        },
  ]);
  if (list !== undefined && done !== undefined) {
    const groupField = list.badges(1)[0];
    draft.page("list", list.plural, "list-checks", [
      {
        kind: "checklist",
        title: list.plural,
        entity: list.id,
        doneField: done,
        ...(groupField === undefined ? {} : { groupField }),
      },
      formFor(list, "One more", "Add it", "It is on the list.", [done]),
    ]);
  }
  if (plan !== undefined)
    draft.page("plan", "Day by day", "calendar-days", [
      {
        kind: "agenda",
        title: "Day by day",
        entity: plan.id,
        dateField: "starts",
        facts: plan.of("location", "money").slice(0, 2),
      },
      formFor(plan, "Plan something", "Add it", "It is in the plan."),
    ]);
  draft.page("days", "All countdowns", "hourglass", [
    cardsOf(day, { title: "All countdowns", facts: ["when"] }),
    formFor(day, "Count down to", "Start counting", "The days are counted."),
  ]);
  for (const part of [day, ...more]) draft.detail(part);
}

/** Who still has to pay in front, one tap each; then everybody with what they have paid. */
export function layOutDues(draft: AppDraft, member: Part, payment: Part): void {
  const via = payment.via(member.id);
  if (via === undefined) return;
  rollUp(member, { id: "open", name: "Still open", entity: payment.id, via, where: { field: "paid", value: false } });
  member.entity.fields.push({
    id: "paidIn",
    name: "Paid in",
    type: "computed",
    formula: {
      kind: "rollup",
      fn: "sum",
      entity: payment.id,
      via,
      field: "amount",
      where: [{ field: "paid", is: "eq", value: true }],
    },
  });
  const isOpen = [{ field: "paid", is: "eq" as const, value: false }];
  const isPaid = [{ field: "paid", is: "eq" as const, value: true }];
  const paying: RowAction[] = [{ do: "set", field: "paid", value: true, label: "Paid", icon: "check" }];
  draft.page("home", "Still to pay", "coins", [
    {
      kind: "stats",
      items: [
        { label: "Paid in", measure: { fn: "sum", entity: payment.id, field: "amount", where: isPaid }, icon: "coins" },
        {
          label: "Still to come",
          measure: { fn: "sum", entity: payment.id, field: "amount", where: isOpen },
          icon: "hourglass",
        },
        { label: "Open payments", measure: { fn: "count", entity: payment.id, where: isOpen }, icon: "circle-alert" },
      ],
    },
    {
      kind: "list",
      title: "Who has not paid",
      entity: payment.id,
      subtitleField: via,
      facts: ["amount", "due"],
      where: isOpen,
      actions: paying,
    },
  ]);
  draft.page("payments", payment.plural, payment.icon, [
    { kind: "table", title: "All payments", entity: payment.id, fields: payment.all.slice(0, 7) },
    formFor(payment, "Note a payment", "Note it", "The payment is noted."),
  ]);
  draft.page("members", member.plural, member.icon, [
    {
      kind: "table",
      title: member.plural,
      entity: member.id,
      fields: [member.entity.titleField, "open", "paidIn", "phone"],
    },
    formFor(member, `Add a ${member.name.toLowerCase()}`, "Add", "Added to the list."),
  ]);
  draft.detail(member, { related: [{ entity: payment, title: "Payments" }] });
  draft.detail(payment, { block: { actions: paying } });
}

/** What is for sale in front, a form to sell, and what is offered for it. */
export function layOutListings(
  draft: AppDraft,
  { adding = "Make an offer" }: TogetherParts,
  listing: Part,
  offer: Part,
): void {
  const via = offer.via(listing.id);
  const own = ["state", "listed"];
  const state = listing.field("state");
  if (state !== undefined) state.default = "for sale";
  const price = listing.field("price");
  if (price !== undefined) price.required = true;
  const asking: RowAction[] =
    via === undefined ? [] : [{ do: "log", entity: offer.id, via, label: adding, icon: "message-circle" }];
  const next: RowAction = { do: "advance", field: "state", label: "Next state", icon: "arrow-right" };
  const badges = listing
    .badges(4)
    .filter((id) => id !== "state")
    .slice(0, 2);
  const asked = listing.asked.slice(0, 1);
  draft.page("home", "For sale", listing.icon, [
    cardsOf(listing, {
      title: "For sale",
      badges,
      facts: ["price", ...asked, ...listing.of("location")].slice(0, 3),
      filters: listing
        .filters(5)
        .filter((id) => !own.includes(id))
        .slice(0, 3),
      search: true,
      actions: asking,
      where: [{ field: "state", is: "eq", value: "for sale" }],
    }),
  ]);
  draft.page("sell", "Sell", "plus", [
    formFor(listing, "What do you want to sell?", "Put it up for sale", "It is up for sale.", own),
  ]);
  draft.page("offers", "Offers", "message-circle", [
    {
      kind: "list",
      title: "Who wants to buy",
      entity: offer.id,
      ...(via === undefined ? {} : { subtitleField: via }),
      facts: ["sent"],
      sort: { field: "sent", direction: "desc" },
    },
  ]);
  draft.page("mine", "How it stands", "columns-3", [
    {
      kind: "board",
      title: "How it stands",
      entity: listing.id,
      stageField: "state",
      facts: ["price"],
      actions: [next],
    },
  ]);
  draft.detail(listing, { block: { actions: [...asking, next] }, related: [{ entity: offer, title: "Offers" }] });
  draft.detail(offer);
}

/** What is on its way and a place on the list; who is on it and how many, for the owner, beside it. */
export function layOutWaitlist(draft: AppDraft, { headline = "On its way", body }: TogetherParts, entry: Part): void {
  const email = entry.entity.titleField;
  const field = entry.field(email);
  if (field !== undefined) Object.assign(field, { required: true, unique: true });
  // Nobody has signed up yet.
  entry.entity.rows = [];
  const steps: NewBlock = {
    kind: "section",
    title: "How it works",
    look: "steps",
    items: [
      { title: "Leave your address", body: "Nothing else is asked." },
      { title: "Hear from us", body: "As soon as it opens." },
      { title: "Be there first", body: "Whoever is on the list hears before everybody else." },
    ],
  };
  draft.page("home", "Home", "rocket", [
    { kind: "hero", headline, ...(body === undefined ? {} : { body }) },
    {
      kind: "newsletter",
      title: "Get on the list",
      entity: entry.id,
      emailField: email,
      submitLabel: "Put me on the list",
      thanks: "You are on the list.",
    },
    steps,
  ]);
  // Addresses are for the owner alone, and so is how many there are: to visitors it would always be none.
  draft.page("list", "The list", "list", [
    {
      kind: "stats",
      items: [{ label: "On the list", measure: { fn: "count", entity: entry.id }, icon: "users" }],
    },
    { kind: "table", title: "Who is on the list", entity: entry.id, fields: [email, "joined"] },
    { kind: "chart", title: "Sign-ups by day", entity: entry.id, look: "bar", byField: "joined", fn: "count" },
  ]);
}
