import { addItem, addThing, cardsOf, formOf, thingOf, type ArchetypeBuilder, type Plan } from "../plan.ts";
import type { AppDraft, NewBlock, Part } from "../app-draft.ts";
import { agendaOf } from "../plan-parts.ts";
import { thing } from "../thing.ts";

/** Free slots of rooms, people or services, and what is booked. */
export const booking: ArchetypeBuilder = {
  lead(plan) {
    const { draft, domain } = plan;
    const item = addItem(plan, "Open for booking: boolean 90");
    const { part, block } = addBookings(plan, item);
    draft.page("home", "Book", "calendar-check", [block, agendaOf(part, "Coming up", { limit: 5 })]);
    // With whom one books stands beside what one books.
    const people = [...draft.parts.values()].find((candidate) => part.via(candidate.id) && candidate.id !== item.id);
    if (people) draft.detail(people, { related: [{ entity: part, title: "Bookings" }] });
    draft.page("items", item.plural, item.icon, [
      cardsOf(item, {
        actions: [{ do: "log", entity: part.id, via: part.via(item.id) ?? "", label: "Book", icon: "calendar-plus" }],
      }),
      ...(people ? [{ ...cardsOf(people), title: people.plural }] : []),
      formOf(item),
    ]);
    draft.page("bookings", "Bookings", "calendar-days", [
      {
        kind: "board",
        entity: part.id,
        stageField: "state",
        facts: ["date", "time"],
        actions: [{ do: "advance", field: "state", label: "Next step", icon: "arrow-right" }],
      },
      {
        kind: "table",
        entity: part.id,
        fields: ["name", part.via(item.id) ?? "name", "date", "time", "state"],
        sort: { field: "date", direction: "asc" },
      },
    ]);
    // Where nothing costs anything, as with rooms of a club or teachers of a school, nothing is offered for a price.
    if (item.of("money").length > 0 || asksMoney(plan)) addOffers(draft);
    draft.page("overview", "Overview", "chart-column", [
      {
        kind: "stats",
        items: [
          { label: "Bookings", measure: { fn: "count", entity: part.id }, icon: "calendar-check" },
          {
            label: "Still to come",
            measure: { fn: "count", entity: part.id, where: [{ field: "date", is: "gte", value: "@today" }] },
            icon: "clock",
          },
          { label: item.plural, measure: { fn: "count", entity: item.id }, icon: domain.icon },
        ],
      },
      {
        kind: "chart",
        title: `By ${item.name.toLowerCase()}`,
        entity: part.id,
        look: "bar",
        byField: part.via(item.id) ?? "state",
        fn: "count",
      },
      { kind: "calendar", entity: part.id, dateField: "date" },
    ]);
    draft.detail(item, { related: [{ entity: part, title: "Bookings" }] });
    draft.detail(part, {
      block: { actions: [{ do: "set", field: "state", value: "cancelled", label: "Cancel", icon: "x" }] },
    });
  },
  support(plan) {
    const item = addItem(plan);
    const { block, part } = addBookings(plan, item);
    plan.draft.page("book", "Book", "calendar-check", [block, agendaOf(part, "Coming up")]);
    plan.draft.detail(part);
  },
};

/** Whether the idea speaks of money. */
const asksMoney = ({ understanding }: Plan): boolean =>
  understanding.words.some((word) =>
    /^(?:prices?|pricing|pay|payments?|paid|fees?|vouchers?|packages?|pass|passes)$/.test(word),
  );

/** What booking costs once, ten times and all year. */
function addOffers(draft: AppDraft): void {
  const offer = draft.add(
    thing(
      "place",
      "priceOffer, Offer, Offers, tag",
      "",
      "Name: text\nPrice: money 0..90 EUR\nIn it: lines\nMost chosen: boolean 0",
      "Try it once | price=0 | inIt=One booking;No obligation | mostChosen=no\nTen times | price=49 | inIt=Ten bookings in six months;Move a date until the evening before;Share it with a friend | mostChosen=yes\nAll year | price=89 | inIt=As often as there is a free slot;Book two weeks ahead;First pick on holidays | mostChosen=no",
    ),
  );
  draft.page("offers", "Offers", "tag", [
    {
      kind: "pricing",
      note: "Choosing shows what you would take. Nothing is charged here.",
      entity: offer.id,
      priceField: "price",
      featuresField: "inIt",
      bestField: "mostChosen",
    },
  ]);
}

function addBookings(plan: Plan, item: Part): { part: Part; block: NewBlock } {
  // Where somebody does it for the guest, one books with them: a stylist, a teacher.
  const known = thingOf(plan, "person", true);
  const people = known && known.id !== item.id ? addThing(plan, known) : undefined;
  const part = plan.draft.add(
    thing(
      "place",
      "Booking, Bookings, calendar-check",
      "",
      `Name: text\n${item.name}: relation ${item.id}\n${people ? `${people.name}: relation ${people.id}\n` : ""}Date: date 0..9\nTime: time 09:00..17:00\nState: choice asked|confirmed|done|cancelled\nPeople: number 1..6\nPhone: phone\nNote: text @remarks`,
      "Amara Osei | date=@0 | time=10:00 | state=confirmed\nMateo Ruiz | date=@0 | time=14:00 | state=confirmed\nYuki Tanaka | date=@0 | time=16:00 | state=asked\nLena Krüger | date=@1 | time=09:00 | state=confirmed\nOmar Haddad | date=@1 | time=11:00 | state=asked\nPriya Shah | date=@2 | time=15:00 | state=confirmed\nKofi Annor | date=@3 | time=10:00 | state=asked\nIngrid Lund | date=@4 | time=13:00 | state=confirmed\nHana Sato | date=@-1 | time=12:00 | state=done\nDiego Quiroga | date=@-2 | time=16:00 | state=done",
    ),
  );
  plan.draft.record = part;
  const resource = part.via(item.id);
  return {
    part,
    block: {
      kind: "booking",
      title: "Pick a free slot",
      entity: part.id,
      dateField: "date",
      timeField: "time",
      nameField: "name",
      ...(resource ? { resourceField: resource } : {}),
      from: "09:00",
      to: "18:00",
      stepMinutes: 60,
    },
  };
}
