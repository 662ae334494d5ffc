import { addItem, addThing, cardsOf, formOf, thingOf, type ArchetypeBuilder, type Plan, withArticle } from "../plan.ts";
import type { NewBlock, Part } from "../app-draft.ts";
import { commentsOn } from "../rich-parts.ts";
import { thing } from "../thing.ts";

const LISTING =
  "Price: money 5..180 EUR\nCondition: choice like new|good|used|for repair\nStatus: choice for sale|reserved|sold\nSeller: text @people\nPick up at: location\nSaved: boolean 15";

/** Things for sale with sellers, offers and, for one-off pieces, timed auctions. */
export const marketplace: ArchetypeBuilder = {
  lead(plan) {
    const { draft, domain } = plan;
    const art = domain.id === "art";
    // What is sold of art are its works, also where a collection or an exhibition is named.
    const work = art
      ? domain.things.find(({ role, fields }) => role === "item" && fields.includes("Price:"))
      : undefined;
    if (work !== undefined && draft.main === undefined) draft.main = addThing(plan, work);
    const item = addItem(plan, art ? "" : LISTING);
    const price = item.of("money")[0] ?? "price";
    const saved = item.has("collected") ? "collected" : "saved";
    const save = {
      do: "toggle" as const,
      field: saved,
      label: art ? "Collect" : "Save",
      doneLabel: art ? "Collected" : "Saved",
      icon: "heart",
    };
    const auction = art || plan.understanding.has("auction") ? addAuction(plan, item) : undefined;
    const offer = auction
      ? undefined
      : draft.add(
          thing(
            "log",
            "Offer, Offers, hand-coins",
            "",
            `Message: text\n${item.name}: relation ${item.id}\nAmount: money 5..150 EUR\nFrom: text @people\nSent on: date -9..0\nAnswer: choice open|accepted|declined`,
            "Could I pick it up on Saturday?\nWould you take a little less?\nIs it still there?\nI would swap it for mine\nHappy to pay cash\nCan you hold it until Friday?",
            item.id,
          ),
        );
    // An offer stays a little under the price it answers.
    for (const row of offer?.entity.rows ?? []) {
      const asked = item.entity.rows.find(({ id }) => id === row[offer?.via(item.id) ?? ""])?.[price];
      if (typeof asked === "number") row["amount"] = Math.max(1, Math.round(asked * (0.75 + draft.random() * 0.2)));
    }
    draft.record = offer ?? auction?.bid;
    draft.page("home", art ? "Gallery" : "Fresh", domain.icon, [
      ...(auction ? [auction.block] : []),
      cardsOf(item, {
        title: art ? "Newly hung" : "Just in",
        media: "art",
        limit: 8,
        facts: [price, ...item.facts(3).filter((id) => id !== price)].slice(0, 3),
        badges: item
          .badges(3)
          .filter((id) => id !== "medium")
          .slice(0, 2),
        sort: { field: price, direction: "asc" },
        actions: [save],
      }),
    ]);
    draft.page("browse", item.plural, item.icon, [
      cardsOf(item, {
        media: "art",
        facts: [price, ...item.facts(3).filter((id) => id !== price)].slice(0, 3),
        filters: item.filters(3),
        actions: [save],
      }),
    ]);
    draft.page("sell", art ? "List a piece" : "Sell", "tag", [
      listingWizard(item, saved, art),
      {
        kind: "stats",
        items: [
          {
            label: "For sale",
            measure: { fn: "count", entity: item.id, where: [{ field: "status", is: "eq", value: "for sale" }] },
            icon: "tag",
          },
          { label: "Average price", measure: { fn: "average", entity: item.id, field: price }, icon: "coins" },
          {
            label: "Sold",
            measure: { fn: "count", entity: item.id, where: [{ field: "status", is: "eq", value: "sold" }] },
            icon: "badge-check",
          },
        ],
      },
    ]);
    if (art) addStudio(plan, item, save);
    else {
      draft.page("saved", "Saved", "heart", [
        cardsOf(item, {
          title: "What you saved",
          media: "art",
          where: [{ field: saved, is: "eq", value: true }],
          actions: [save],
        }),
      ]);
      if (offer)
        draft.page("offers", "Offers", "hand-coins", [
          {
            kind: "board",
            entity: offer.id,
            stageField: "answer",
            facts: ["amount", "from"],
            actions: [{ do: "advance", field: "answer", label: "Answer" }],
          },
          {
            kind: "chart",
            title: "Prices by condition",
            entity: item.id,
            look: "bar",
            byField: "condition",
            fn: "average",
            measureField: price,
            unit: "EUR",
          },
        ]);
    }
    draft.detail(item, {
      block: {
        actions: [
          save,
          ...(offer
            ? [
                {
                  do: "log" as const,
                  entity: offer.id,
                  via: offer.via(item.id) ?? "",
                  label: "Make an offer",
                  icon: "hand-coins",
                },
              ]
            : []),
          ...(art
            ? []
            : [
                {
                  do: "set" as const,
                  field: "status",
                  value: "sold",
                  label: "Mark as sold",
                  icon: "badge-check",
                  when: { field: "status", is: "eq" as const, value: "for sale" },
                },
              ]),
        ],
      },
      related: offer ? [{ entity: offer, title: "Offers" }] : [],
      more: [
        // Bids are made where the smallest step is known, not in a plain form.
        auction ? { ...auction.block, title: "Auction" } : undefined,
        ...(art ? studioBlocks(plan, item, price, saved) : [commentsOn(plan, item, "Questions to the seller")]),
      ],
    });
  },
  support(plan) {
    const item = addItem(plan);
    if (item.has("price")) return;
    const listing = plan.draft.add(
      thing(
        "place",
        "Listing, Listings, tag",
        "",
        `Title: text\nPhoto: image\n${LISTING}`,
        `${item.name}, hardly used\nTwo for the price of one\nClearing out: ${item.plural.toLowerCase()}\nBeginner's set\nSpare parts box\nA good one, needs a clean`,
      ),
    );
    plan.draft.page("swap", "For sale", "tag", [
      cardsOf(listing, {
        media: "art",
        actions: [{ do: "toggle", field: "saved", label: "Save", doneLabel: "Saved", icon: "heart" }],
      }),
      formOf(listing),
    ]);
    plan.draft.detail(listing);
  },
};

/** Listing in steps: what it is, what it costs, its story. */
function listingWizard(item: Part, saved: string, art: boolean): NewBlock {
  const asked = item.inputs(14).filter((id) => id !== saved && item.field(id)?.type !== "boolean");
  const is = (id: string, ...types: string[]): boolean => types.includes(item.field(id)?.type ?? "");
  const what = asked.filter((id) => id === item.entity.titleField || is(id, "image", "relation") || id === "medium");
  const price = asked.filter((id) => !what.includes(id) && is(id, "money", "number", "percent", "duration", "rating"));
  const rest = asked.filter((id) => !what.includes(id) && !price.includes(id));
  const steps = [
    {
      title: art ? "The piece" : "What it is",
      ...(art ? { note: "No picture at hand? One is drawn from the title, the same every time." } : {}),
      fields: what.slice(0, 8),
    },
    { title: art ? "Edition and price" : "Price", fields: price.slice(0, 8) },
    { title: art ? "Its story" : "Details", fields: rest.slice(0, 8) },
  ].filter(({ fields }) => fields.length > 0);
  const [first] = steps;
  if (first === undefined || steps.length < 2) return formOf(item);
  return {
    kind: "wizard",
    title: art ? "List a piece" : `Offer ${withArticle(item.name)}`,
    note: art ? "Three short steps and it hangs." : "Everything stays on this device until the app is shared.",
    entity: item.id,
    steps,
    submitLabel: art ? "Hang it" : "Put it up",
    thanks: "It is listed.",
  };
}

/** What stands on the page of a piece: buying it, who gets what of the price, and where it has been. */
function studioBlocks(plan: Plan, item: Part, price: string, saved: string): (NewBlock | undefined)[] {
  const provenance = plan.draft.parts.get("provenance");
  const wallet = plan.draft.parts.get("walletEntry");
  const via = provenance?.via(item.id);
  return [
    wallet
      ? {
          kind: "purchase",
          title: "Buy now",
          note: "Paid with the demo balance: play money, no chain.",
          entity: item.id,
          priceField: price,
          statusField: "status",
          soldValue: "sold",
          savedField: saved,
          walletEntity: wallet.id,
          walletAmountField: "amount",
          walletDateField: "date",
          walletKindField: "kind",
          walletKind: "purchase",
          ...(provenance && via
            ? {
                historyEntity: provenance.id,
                historyVia: via,
                historyDateField: "date",
                historyWhoField: "by",
                historyPriceField: "pricePaid",
                historyText: "Collected, demo balance",
              }
            : {}),
        }
      : undefined,
    item.has("royalty")
      ? {
          kind: "shares",
          title: "Who gets what at a resale",
          entity: item.id,
          amountField: price,
          parts: [
            { label: "Royalty to the artist", percentField: "royalty" },
            { label: "House", percent: 2.5 },
            { label: "Seller" },
          ],
        }
      : undefined,
    provenance && via
      ? {
          kind: "timeline",
          title: "Provenance",
          entity: provenance.id,
          dateField: "date",
          whoField: "by",
          facts: ["pricePaid"],
          via,
        }
      : undefined,
  ];
}

function addAuction(plan: Plan, item: Part): { block: NewBlock; bid: Part } {
  const { draft } = plan;
  const live = item.entity.rows.filter((row) => row["status"] === "on auction");
  const rows = (live.length > 0 ? live : item.entity.rows.slice(0, 4)).slice(0, 4);
  if (item.has("status") && !item.options("status").includes("on auction"))
    item.field("status")?.options?.splice(1, 0, "on auction");
  item.entity.fields.push(
    { id: "auctionEnds", name: "Auction ends", type: "dateTime" },
    { id: "startPrice", name: "Starting price", type: "money", unit: "EUR", min: 0 },
  );
  const bids: string[] = [];
  rows.forEach((row, index) => {
    const price = typeof row["price"] === "number" ? row["price"] : 100;
    const start = Math.round(price * 0.06) * 10 || 20;
    row["status"] = "on auction";
    row["startPrice"] = start;
    row["auctionEnds"] = ["@0T23:30", "@1T20:00", "@2T18:00", "@4T21:00"][index] ?? "@3T20:00";
    const people = ["Amara O.", "Yuki T.", "Mateo R.", "Lena K."];
    for (let turn = 0; turn < 3; turn++)
      bids.push(
        `${["Opening bid", "Could not resist", "One step more"][turn] ?? "Bid"} | ${item.id}=${row.id} | amount=${start + turn * 20 + (turn > 0 ? 10 : 0)} | bidder=${index === 1 && turn === 1 ? "You" : people[(index + turn) % 4]} | placed=@-${3 - turn}T${16 + turn}:${index * 10 + 10}`,
      );
  });
  // The bids above are complete rows, so they must not be repeated to fill a record.
  const bid = draft.add({
    ...thing(
      "place",
      "Bid, Bids, gavel",
      "",
      `Note: text\n${item.name}: relation ${item.id}\nAmount: money 20..400 EUR\nBidder: text @people\nPlaced: dateTime -3..0`,
      bids.join("\n"),
    ),
    role: "place",
  });
  const via = bid.via(item.id) ?? "";
  const [image] = item.of("image");
  const block: NewBlock = {
    kind: "auction",
    title: "On auction now",
    note: "Bids use a demo balance. Nothing is charged and no chain is involved.",
    entity: item.id,
    where: [{ field: "status", is: "eq", value: "on auction" }],
    ...(image ? { imageField: image } : {}),
    endsField: "auctionEnds",
    startField: "startPrice",
    bidEntity: bid.id,
    via,
    amountField: "amount",
    bidderField: "bidder",
    dateField: "placed",
    minStep: 10,
  };
  return { block, bid };
}

function addStudio(
  plan: Plan,
  item: Part,
  save: { do: "toggle"; field: string; label: string; doneLabel: string; icon: string },
): void {
  const { draft } = plan;
  const person = thingOf(plan, "person", true);
  const shelf = thingOf(plan, "place", true);
  const artist = person ? addThing(plan, person) : undefined;
  const collection = shelf ? addThing(plan, shelf) : undefined;
  const provenance = draft.add(
    thing(
      "place",
      "provenance, Provenance entry, Provenance, scroll-text",
      "",
      `Event: text\nArtwork: relation ${item.id}\nDate: date -400..-5\nBy: text @people\nPrice paid: money 40..1200 EUR`,
      "Made in the studio | artwork=artwork-1 | by=Adaeze Onwudiwe | date=@-120 | pricePaid=\nFirst shown, open studio | artwork=artwork-1 | by=Adaeze Onwudiwe | date=@-89 | pricePaid=\nMade in the studio | artwork=artwork-2 | by=Mirela Kostova | date=@-210 | pricePaid=\nFirst shown, open studio | artwork=artwork-2 | by=Mirela Kostova | date=@-179 | pricePaid=\nMade in the studio | artwork=artwork-3 | by=Joon-ho Baek | date=@-180 | pricePaid=\nFirst shown, open studio | artwork=artwork-3 | by=Joon-ho Baek | date=@-149 | pricePaid=\nMade in the studio | artwork=artwork-4 | by=Inês Carvalho | date=@-400 | pricePaid=\nFirst shown, open studio | artwork=artwork-4 | by=Inês Carvalho | date=@-369 | pricePaid=\nMade in the studio | artwork=artwork-5 | by=Tomasz Wilk | date=@-90 | pricePaid=\nFirst shown, open studio | artwork=artwork-5 | by=Tomasz Wilk | date=@-59 | pricePaid=\nCertificate signed | artwork=artwork-2 | by=Mirela Kostova | date=@-150 | pricePaid=\nSold, edition 3 of 15 | artwork=artwork-3 | by=Priya S. | date=@-64 | pricePaid=220\nSold, edition 1 of 12 | artwork=artwork-4 | by=Kofi A. | date=@-201 | pricePaid=290\nCollected by you, edition 9 of 50 | artwork=artwork-5 | by=You | date=@-2 | pricePaid=60",
    ),
  );
  const wallet = draft.add(
    thing(
      "place",
      "walletEntry, Wallet entry, Demo wallet, wallet",
      "",
      "What: text\nAmount: money -200..300 EUR\nDate: date -12..0\nKind: choice top-up|purchase|sale|royalty",
      "Demo balance to start with | amount=1000 | date=@-12 | kind=top-up\nNight Bus Sprite | amount=-75 | date=@-8 | kind=purchase\nRoyalty, second sale of Harmattan Loop | amount=16 | date=@-5 | kind=royalty\nSixteen Colour Harbour | amount=-60 | date=@-2 | kind=purchase\nStudy in ink, your listing | amount=140 | date=@-1 | kind=sale",
    ),
  );
  if (artist) {
    const follow = {
      do: "toggle" as const,
      field: "following",
      label: "Follow",
      doneLabel: "Following",
      icon: "user-plus",
    };
    draft.page("artists", "Artists", "palette", [
      cardsOf(artist, {
        media: "art",
        subtitleField: "practice",
        badges: [],
        facts: ["city", "followers"],
        actions: [follow],
      }),
      ...(collection
        ? [
            cardsOf(collection, {
              title: "Collections",
              media: "art",
              subtitleField: "theme",
              badges: [],
              facts: ["opens"],
              search: false,
            }),
          ]
        : []),
    ]);
    draft.detail(artist, { block: { actions: [follow] }, related: [{ entity: item, title: "Work" }] });
  }
  if (collection) draft.detail(collection);
  draft.page("wallet", "Collected", "wallet", [
    {
      kind: "stats",
      note: "A play balance for trying things out. Not money, not a token.",
      items: [
        { label: "Demo balance", measure: { fn: "sum", entity: wallet.id, field: "amount" }, icon: "wallet" },
        {
          label: "Collected",
          measure: { fn: "count", entity: item.id, where: [{ field: save.field, is: "eq", value: true }] },
          icon: "heart",
        },
        {
          label: "Royalties",
          measure: {
            fn: "sum",
            entity: wallet.id,
            field: "amount",
            where: [{ field: "kind", is: "eq", value: "royalty" }],
          },
          icon: "coins",
        },
      ],
    },
    {
      kind: "gallery",
      title: "Your wall",
      entity: item.id,
      imageField: "picture",
      captionField: "medium",
      where: [{ field: save.field, is: "eq", value: true }],
    },
    {
      kind: "table",
      title: "Demo wallet",
      entity: wallet.id,
      fields: ["what", "kind", "amount", "date"],
      sort: { field: "date", direction: "desc" },
    },
    {
      kind: "timeline",
      title: "Provenance",
      note: "Every piece keeps its story: made, shown, sold.",
      entity: provenance.id,
      dateField: "date",
      whoField: "by",
      facts: [item.id, "pricePaid"],
      limit: 8,
    },
  ]);
}
