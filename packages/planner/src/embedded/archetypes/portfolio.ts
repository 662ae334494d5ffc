import { addItem, addThing, cardsOf, formOf, thingOf, type ArchetypeBuilder } from "../plan.ts";
import { saveAction } from "../plan-parts.ts";
import { thing } from "../thing.ts";

/** Work on show, where it came from, and requests for more. */
export const portfolio: ArchetypeBuilder = {
  lead(plan) {
    const { draft, domain } = plan;
    const item = addItem(plan, "Picture: image\nFeatured: boolean 60");
    const image = item.of("image")[0] ?? "picture";
    const request = draft.add(
      thing(
        "log",
        "Request, Requests, mail",
        "",
        `Message: text\n${item.name}: relation ${item.id}\nFrom: text @people\nDate: date -20..0\nState: choice new|answered|agreed\nBudget: money 80..900 EUR`,
        "Could you make one like this, larger?\nIs this still available?\nWe would love it for our café\nA present for my sister\nMay we print it on a poster?\nDo you teach this?",
        item.id,
      ),
    );
    draft.record = request;
    const [kind] = item.of("choice");
    draft.page("home", "Work", domain.icon, [
      {
        kind: "gallery",
        title: "Selected work",
        entity: item.id,
        imageField: image,
        ...(kind ? { captionField: kind } : {}),
        where: [{ field: "featured", is: "eq", value: true }],
      },
      cardsOf(item, { title: "Everything", media: "art", actions: saveAction(item) }),
    ]);
    draft.page("requests", "Requests", "mail", [
      {
        kind: "board",
        entity: request.id,
        stageField: "state",
        facts: ["from", "budget"],
        actions: [{ do: "advance", field: "state", label: "Next step" }],
      },
      formOf(request, "Ask for something"),
    ]);
    const praise = draft.add(
      thing(
        "place",
        "kindWord, Kind word, Kind words, quote",
        "",
        "Words: text\nBy: text @people\nWho they are: choice client|colleague|friend of the house\nStars: rating 5..5",
        "Exactly what we had in mind, only better\nOn time, friendly, and it still hangs in our hall\nListened first, then drew\nWe came back for a second one\nWorth every day of waiting\nThe children ask about it every evening",
      ),
    );
    draft.page("words", "Kind words", "quote", [
      {
        kind: "testimonials",
        entity: praise.id,
        quoteField: "words",
        authorField: "by",
        roleField: "whoTheyAre",
        ratingField: "stars",
      },
    ]);
    const person = thingOf(plan, "person", true);
    if (person) {
      const part = addThing(plan, person);
      draft.page("people", part.plural, part.icon, [cardsOf(part, { actions: saveAction(part) })]);
      draft.detail(part, { related: [{ entity: item, title: item.plural }] });
    }
    draft.page("add", "Add", "plus", [
      formOf(item),
      ...(kind
        ? [
            {
              kind: "chart" as const,
              title: `By ${item.field(kind)?.name.toLowerCase() ?? "kind"}`,
              entity: item.id,
              look: "donut" as const,
              byField: kind,
              fn: "count" as const,
            },
          ]
        : []),
      {
        kind: "stats",
        items: [
          { label: item.plural, measure: { fn: "count", entity: item.id }, icon: item.icon },
          {
            label: "Open requests",
            measure: { fn: "count", entity: request.id, where: [{ field: "state", is: "eq", value: "new" }] },
            icon: "mail",
          },
        ],
      },
    ]);
    draft.detail(item, {
      block: {
        actions: [
          { do: "toggle", field: "featured", label: "Show first", doneLabel: "Shown first", icon: "star" },
          { do: "log", entity: request.id, via: request.via(item.id) ?? "", label: "Ask about it", icon: "mail" },
        ],
      },
      related: [{ entity: request, title: "Requests" }],
    });
    draft.detail(request);
  },
  support(plan) {
    const item = addItem(plan);
    const [image] = item.of("image");
    plan.draft.page("gallery", "Gallery", "images", [
      image ? { kind: "gallery", entity: item.id, imageField: image } : cardsOf(item, { media: "art" }),
    ]);
  },
};
