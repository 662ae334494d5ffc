import { capital } from "../../embedded/inflect.ts";
import { cardsOf } from "../../embedded/plan.ts";
import { agendaOf } from "../../embedded/plan-parts.ts";
import { thing } from "../../embedded/thing.ts";
import {
  advantages,
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
import { standIn } from "./stand-ins.ts";
import { introductionOf } from "./said-of-site.ts";
import { addOwn, linesOf, offered, offersOf, pointsOf, servicesBlock, toWrite } from "./site-material.ts";

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
  donate: (said) => inOwnWords("donate")(said, undefined as never),
  faq: (_, { questions }) =>
    questions.length > 0
      ? { kind: "faq", items: [...questions] }
      : toWrite("Your questions and answers. Write down what people ask you most."),
  hours: (said, { openings }) =>
    openings.length > 0
      ? { kind: "section", look: "hours", items: openings.map(({ days, times }) => ({ title: days, value: times })) }
      : said.items.length > 1
        ? linesOf(said.items)
        : standIn("hours"),
  find: (said, { address, said: { place, isOne } }) =>
    said.items.length > 0
      ? pointsOf(said.items)
      : address !== undefined
        ? { kind: "section", look: "callout", body: address }
        : place !== undefined
          ? standIn(isOne ? "findMe" : "find", place)
          : standIn("findUs"),
  area: (said, { said: { place } }) =>
    said.items.length > 0
      ? pointsOf(said.items)
      : place !== undefined
        ? standIn("area", place)
        : toWrite("Where you work: the places, and how far you travel."),
  results: (said, { draft, trade }) => {
    const own = thingSaid(trade, said.phrase);
    if (own !== undefined && own.role !== "person") return cardsOf(addPublic(draft, own), { search: false, limit: 6 });
    return toWrite("Your results, the latest first.");
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
        : [
            { title: "Get in touch", body: "Tell us what you have in mind. A few lines are enough." },
            { title: "We talk it through", body: "You hear what we suggest, what it takes and what it costs." },
            { title: "We get to work", body: "You know at every step where things stand." },
          ],
  }),
  stay: lines("What there is nearby: a few places, and how far away they are."),
  tickets: inOwnWords("tickets"),
  "good-to-know": (said, material) =>
    said.items.length === 0 && /experience|education|work history/i.test(said.phrase)
      ? toWrite("What you did where and when, the latest first.")
      : lines("What people should know, a line for each point.")(said, material),
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
  about: (_, { said, name, text }) => {
    if (/\b(?:memorial|tribute|in memory|remember(?:ing)?)\b/i.test(text))
      return toWrite("Who they were, in a few lines.");
    return { kind: "richText", body: introductionOf(said, name) };
  },
  advantages,
  services,
};
