import type { AppDraft, NewBlock, Part } from "../../embedded/app-draft.ts";
import { thing } from "../../embedded/thing.ts";
import { hours } from "../site-sections.ts";
import { agendaOf, dateOf } from "../../embedded/plan-parts.ts";

/** What the parts of a site are made from. */
export interface SiteMaterial {
  draft: AppDraft;
  /** What the trade offers, by name. */
  offers: readonly string[];
  questions: readonly { question: string; answer: string }[];
  /** What the text says of the place. */
  facts: readonly { title: string; body?: string }[];
  contact: Part;
  /** Who works there, where the line of work keeps them. */
  people?: Part;
}

type Make = (name: string, material: SiteMaterial) => NewBlock | undefined;
/** A text that the owner replaces, and that says so. */
const toReplace = (body: string): NewBlock => ({ kind: "richText", body, note: "Yours to fill in" });

/** Blocks of the kind, on whatever page they stand, or the first that `make` gives. */
const found =
  (fits: (block: NewBlock) => boolean, make: Make = () => undefined): Make =>
  (name, material) =>
    material.draft.pages.flatMap(({ blocks }) => blocks).find(fits) ?? make(name, material);

const serviceOf = ({ draft }: SiteMaterial): Part | undefined => draft.parts.get("service") ?? draft.parts.get("offer");

/** Services with their words; prices are left to a list of their own where one is asked for. */
export function servicesOf(part: Part, cta: Extract<NewBlock, { kind: "services" }>["cta"], title?: string): NewBlock {
  const [bodyField] = part.of("longText", "text");
  const [priceField] = part.of("money");
  const isPriced = part.entity.rows.some((row) => row[priceField ?? ""] !== undefined);
  return {
    kind: "services",
    ...(title === undefined ? {} : { title }),
    entity: part.id,
    media: part.of("image").length > 0 ? "image" : "art",
    ...(bodyField === undefined ? {} : { bodyField }),
    ...(priceField === undefined || !isPriced ? {} : { priceField }),
    ...(cta === undefined ? {} : { cta }),
    limit: 9,
  };
}

/** A form to write to those behind the site. */
export const contactFormOf = (contact: Part): NewBlock => ({
  kind: "form",
  entity: contact.id,
  fields: contact.entity.fields
    .filter(
      ({ id, name, type }) =>
        type !== "computed" && !isNoted(name) && (type !== "relation" || id === contact.entity.titleField),
    )
    .map(({ id }) => id)
    .slice(0, 7),
  submitLabel: "Send",
  thanks: "Thank you. Your message has arrived.",
});
/** What is noted of a message by those it came in to. */
const isNoted = (name: string): boolean =>
  /^(?:on|date|received|sent|added|asked on|answered|done|handled|read|confirmed|state|status|stage)$/i.test(name);

/** Pictures with room for the owner's own; until then they are drawn. */
function galleryOf(_: string, { draft, offers }: SiteMaterial): NewBlock {
  const titles = offers.length > 2 ? offers.slice(0, 6) : ["Picture 1", "Picture 2", "Picture 3", "Picture 4"];
  const part = draft.add(
    thing("item", "Picture, Pictures, images", "", "Title: text\nPicture: image", titles.join("\n")),
  );
  return { kind: "gallery", entity: part.id, imageField: "picture" };
}

/** Who works there; where nobody is kept, people without names: nobody is made up. */
export function teamOf(_: string, { draft, people }: SiteMaterial): NewBlock {
  if (people !== undefined) {
    const [imageField] = people.of("image");
    const [roleField] = people.of("choice", "text");
    return {
      kind: "team",
      entity: people.id,
      ...(imageField !== undefined && { imageField }),
      ...(roleField !== undefined && { roleField }),
    };
  }
  const part = draft.add(
    thing(
      "person",
      "Team member, Team, users-round",
      "",
      "Name: text\nRole: text\nPicture: image",
      ["First", "Second", "Third"].map((place) => `${place} team member | role=What they do`).join("\n"),
    ),
  );
  return { kind: "team", entity: part.id, imageField: "picture", roleField: "role" };
}

/** Rows under a name that the text uses for them. */
function rowsOf(name: string, { draft }: SiteMaterial): NewBlock | undefined {
  const said = name.toLowerCase().replace(/^(?:our|my|the|all) /, "");
  const part = [...draft.parts.values()].find(({ plural, name: one }) =>
    [plural, one].some((each) => each.toLowerCase() === said),
  );
  return part === undefined ? undefined : servicesOf(part, undefined);
}

function pricesOf(_: string, material: SiteMaterial): NewBlock | undefined {
  const part = serviceOf(material);
  const [price] = part?.of("money") ?? [];
  return part === undefined || price === undefined
    ? toReplace("Your prices go here. Say what each thing costs and what is in it.")
    : { kind: "list", entity: part.id, facts: [price] };
}

function agendaFor(_: string, { draft }: SiteMaterial): NewBlock | undefined {
  const part = [...draft.parts.values()].find(
    (each) => dateOf(each) !== undefined && /event|gig|concert|show|date|class|course|workshop|tour/i.test(each.name),
  );
  return part === undefined
    ? toReplace("Your dates go here. Say when, where, and how to get in.")
    : agendaOf(part, part.plural, { facts: part.of("location", "money").slice(0, 2) });
}

export function newsletterOf(draft: AppDraft): NewBlock {
  const part = draft.add(
    thing("place", "Subscriber, Subscribers, mail-plus", "", "E-mail: email\nSince: date -90..0", ""),
  );
  return {
    kind: "newsletter",
    title: "Get the newsletter",
    entity: part.id,
    emailField: part.entity.fields.find(({ type }) => type === "email")?.id ?? part.entity.titleField,
    submitLabel: "Subscribe",
    thanks: "Thank you. You're on the list.",
  };
}

export function beforeAfterOf(draft: AppDraft, offers: readonly string[]): NewBlock {
  const titles = offers.length > 1 ? offers.slice(0, 2) : ["First project", "Second project"];
  const part = draft.add(
    thing(
      "item",
      "Before and after, Before and after, columns-2",
      "",
      "Title: text\nBefore: image\nAfter: image",
      titles.join("\n"),
    ),
  );
  return {
    kind: "beforeAfter",
    title: "Before and after",
    entity: part.id,
    beforeField: "before",
    afterField: "after",
  };
}

/** Nobody's name and nobody's mark is made up: it begins empty, and only the owner sees that. */
export function logosOf(draft: AppDraft): NewBlock {
  const part = draft.add(thing("place", "Partner, Partners, handshake", "", "Name: text\nLogo: image\nLink: url", ""));
  return { kind: "logos", entity: part.id, imageField: "logo", urlField: "link" };
}

/** What parts of a site are called, and what stands in them. */
const PARTS: readonly (readonly [RegExp, Make])[] = [
  [
    /^(?:faqs?|questions?|help|good to know)/i,
    found(
      ({ kind }) => kind === "faq",
      (_, { questions }) =>
        questions.length > 0
          ? { kind: "faq", items: [...questions] }
          : toReplace("Your questions and answers go here. Write down what people ask you most."),
    ),
  ],
  [/contact|get in touch|enquir|inquir|reach|write to us|request|quote/i, (_, { contact }) => contactFormOf(contact)],
  [/pric|rates?$|plans?$|packages|fees/i, found(({ kind }) => kind === "pricing", pricesOf)],
  [
    /testimonial|reviews?$|what .*sa(?:y|id)/i,
    found(
      ({ kind }) => kind === "testimonials",
      (_, { draft }) => {
        const part = draft.add(thing("log", "Voice, Voices, quote", "", "Words: longText\nName: text\nRole: text", ""));
        return { kind: "testimonials", entity: part.id, quoteField: "words", authorField: "name", roleField: "role" };
      },
    ),
  ],
  [
    /^(?:our |meet the )?(?:team|staff|people|crew|lawyers|doctors|dentists|therapists|stylists|trainers|coaches)/i,
    found(({ kind }) => kind === "team", teamOf),
  ],
  [
    /gallery|photos?$|pictures?$|images?$|portfolio|work$|projects?$/i,
    found(({ kind }) => kind === "gallery", galleryOf),
  ],
  [
    /newsletter|mailing list|sign[- ]?up|subscribe|waitlist/i,
    found(
      ({ kind }) => kind === "newsletter",
      (_, { draft }) => newsletterOf(draft),
    ),
  ],
  [/before (?:and|&) after/i, (_, { draft, offers }) => beforeAfterOf(draft, offers)],
  [/^(?:opening )?(?:hours|times)/i, hours],
  [/partners|sponsors|logos|clients$/i, (_, { draft }) => logosOf(draft)],
  [
    /events?$|dates?$|tour|gigs?$|shows?$|schedule|timetable|calendar|classes$/i,
    found(({ kind }) => kind === "agenda", agendaFor),
  ],
  [
    /location|find us|directions|map|getting here|where|visit/i,
    () => toReplace("How to find you goes here. Give the address, the nearest stop, and where to park."),
  ],
  [
    /^how it works|process|steps/i,
    () => ({
      kind: "section",
      look: "steps",
      items: ["First step", "Second step", "Third step"].map((title) => ({ title, body: "Say what happens here." })),
    }),
  ],
  [
    /^about|story|who (?:i|we)|mission|history|bio/i,
    (_, { draft }) =>
      draft.pageById("about")?.blocks.find(({ kind }) => kind === "richText") ?? {
        kind: "richText",
        body: "Say here who you are, since when, and what you care about. These lines are yours to replace.",
      },
  ],
  [
    /services?$|what (?:we|i) (?:do|offer|make)|treatments?$|offers?$|features?$|benefits|practice areas|products?$|menu$/i,
    (name, material) => {
      const isFeatures = /features?$|benefits/i.test(name);
      if (isFeatures && material.facts.length > 1)
        return { kind: "section", look: "features", items: [...material.facts] };
      const there = material.draft.pages.flatMap(({ blocks }) => blocks).find(({ kind }) => kind === "services");
      const part = serviceOf(material);
      const own = rowsOf(name, material) ?? there ?? (part && servicesOf(part, undefined));
      return (
        own ?? {
          kind: "section",
          look: "features",
          items: ["First", "Second", "Third"].map((place) => ({
            title: `${place} ${isFeatures ? "feature" : "service"}`,
            body: "Say in a line what it gives people.",
          })),
        }
      );
    },
  ],
];

/** The block that a part of a site is, by its name; a text to replace where the name says nothing. */
export function partOf(name: string, material: SiteMaterial): NewBlock {
  const made = PARTS.find(([pattern]) => pattern.test(name))?.[1](name, material) ?? rowsOf(name, material);
  const block = made ?? {
    kind: "richText" as const,
    note: "Yours to fill in",
    body: `What you say about ${name.toLowerCase()} goes here. These lines are yours to replace.`,
  };
  const named = { ...block, title: name.slice(0, 120), menu: name.slice(0, 40) } as NewBlock;
  return named;
}
