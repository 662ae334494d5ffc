import { capital } from "../../embedded/inflect.ts";
import { cardsOf } from "../../embedded/plan.ts";
import { agendaOf } from "../../embedded/plan-parts.ts";
import { thing } from "../../embedded/thing.ts";
import { hours } from "../site-sections.ts";
import {
  events,
  gallery,
  inOwnWords,
  lines,
  played,
  prices,
  services,
  stories,
  team,
  type Make,
} from "./listed-parts.ts";
import type { PartKind } from "./part-kinds.ts";
import { addPublic, thingSaid } from "./public-part.ts";
import { addOwn, linesOf, offered, offersOf, pointsOf, servicesBlock, toReplace } from "./site-material.ts";

/** What stands in a part of each kind; what visitors fill in is made elsewhere. */
export const MAKERS: Record<
  Exclude<
    PartKind,
    "rsvp" | "bring" | "volunteer" | "stall" | "apply" | "booking" | "quote" | "ask" | "contact" | "join" | "newsletter"
  >,
  Make
> = {
  beforeAfter: (_, material) => {
    const offers = offersOf(material);
    const titles = offers.length > 1 ? offers.slice(0, 2) : ["First project", "Second project"];
    const part = addOwn(
      material.draft,
      thing(
        "item",
        "Before and after, Before and after, columns-2",
        "",
        "Title: text\nBefore: image\nAfter: image",
        titles.join("\n"),
      ),
    );
    return { kind: "beforeAfter", entity: part.id, beforeField: "before", afterField: "after" };
  },
  testimonials: (_, { draft }) => {
    const part = addOwn(draft, thing("log", "Voice, Voices, quote", "", "Words: longText\nName: text\nRole: text", ""));
    return { kind: "testimonials", entity: part.id, quoteField: "words", authorField: "name", roleField: "role" };
  },
  today: (said, { draft }) => {
    const part = addOwn(
      draft,
      thing(
        "event",
        "Stop, Stops, map-pin",
        "",
        "Where: text\nDate: date 0..6\nFrom: time 11:00..12:00\nUntil: time 15:00..20:00\nNote: text",
        said.items.length > 1
          ? said.items.map(({ title }) => title).join("\n")
          : "Market square\nStation yard\nPark gate\nCanal bridge",
      ),
    );
    part.entity.rows.forEach((row, index) => {
      row["date"] = `@${String(index)}`;
      delete row["note"];
    });
    return agendaOf(part, "Where we are", { facts: ["from", "until"] });
  },
  donate: (said) =>
    inOwnWords("How to give goes here: bank details, a link, a collection point, and what a gift does.")(
      said,
      undefined as never,
    ),
  faq: (_, { questions }) =>
    questions.length > 0
      ? { kind: "faq", items: [...questions] }
      : toReplace("Your questions and answers go here. Write down what people ask you most."),
  hours: (said, { openings }) =>
    openings.length > 0
      ? { ...hours(), items: openings.map(({ days, times }) => ({ title: days, value: times })) }
      : said.items.length > 1
        ? linesOf(said.items)
        : hours(),
  find: (said, { address }) =>
    said.items.length > 0
      ? pointsOf(said.items)
      : address !== undefined
        ? { kind: "section", look: "callout", body: address }
        : toReplace("How to find you goes here. Give the address, the nearest stop, and where to park."),
  area: lines("Where you work goes here. Name the places, and how far you travel."),
  results: (said, { draft, trade }) => {
    const own = thingSaid(trade, said.phrase);
    if (own !== undefined && own.role !== "person") return cardsOf(addPublic(draft, own), { search: false, limit: 6 });
    return toReplace("Your results go here, the latest first.");
  },
  events,
  menu: (said, material) => {
    if (said.items.length > 1) return servicesBlock(offered(material.draft, "dish", said.items));
    const own =
      thingSaid(material.trade, "dish") ??
      thingSaid(material.trade, said.phrase) ??
      material.trade?.things.find(({ role, fields }) => role === "item" && /: money\b/.test(fields));
    return own === undefined
      ? services(said, material)
      : cardsOf(addPublic(material.draft, own), { search: false, limit: 12 });
  },
  prices,
  videos: played("video", "Video, Videos, clapperboard", "Video: file video", "Welcome|Behind the scenes|Highlights"),
  songs: played(
    "audio",
    "Track, Tracks, music",
    "Recording: file audio",
    "Morning take|Slow river|Harbor lights|Last train",
  ),
  gallery,
  stories,
  team,
  partners: (_, { draft }) => {
    const part = addOwn(
      draft,
      thing("place", "Partner, Partners, handshake", "", "Name: text\nLogo: image\nLink: url", ""),
    );
    return { kind: "logos", entity: part.id, imageField: "logo", urlField: "link" };
  },
  steps: (said) => ({
    kind: "section",
    look: "steps",
    items:
      said.items.length > 1
        ? said.items.map(({ title, body }) => ({ title, ...(body === undefined ? {} : { body }) }))
        : ["Get in touch", "We talk it through", "We get to work"].map((title) => ({
            title,
            body: "Say here what happens.",
          })),
  }),
  stay: lines("What there is nearby goes here: a few places, and how far away they are."),
  tickets: inOwnWords("How to get in goes here: what it costs, and where to get tickets."),
  "good-to-know": (said, material) =>
    said.items.length === 0 && /experience|education|work history/i.test(said.phrase)
      ? linesOf([
          { title: "The latest", value: "since when" },
          { title: "What came before", value: "from – to" },
          { title: "Where it began", value: "from – to" },
        ])
      : lines("What people should know goes here, a line for each point.")(said, material),
  downloads: (said, { draft }) => {
    const titles =
      said.items.length > 0
        ? said.items.map(({ title }) => title)
        : [capital(said.phrase.replace(/\b(?:to )?downloads?\b/gi, "").trim() || "Information sheet")];
    const part = addOwn(
      draft,
      thing("item", "Download, Downloads, file-down", "", "Name: text\nFile: file document|pdf", titles.join("\n")),
    );
    return { kind: "list", entity: part.id, facts: ["file"] };
  },
  about: () => ({
    kind: "richText",
    body: "Say here who you are, since when, and what you care about.",
    note: "Yours to fill in",
  }),
  services,
};
