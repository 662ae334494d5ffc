import type { Footer } from "@sayhey/appspec";
import type { AppDraft, NewBlock, Part } from "../../embedded/app-draft.ts";
import { thing } from "../../embedded/thing.ts";
import type { Reading } from "../../recognise/reading.ts";
import type { Kept } from "../kept.ts";
import { addHours, factsIn } from "../site-sections.ts";
import { addLegalPage } from "./legal-pages.ts";
import { readSiteWishes, type SiteWishes } from "./read-site.ts";
import { heroOf, layOutOpening } from "./site-opening.ts";
import {
  beforeAfterOf,
  contactFormOf,
  logosOf,
  newsletterOf,
  partOf,
  servicesOf,
  teamOf,
  type SiteMaterial,
} from "./site-parts.ts";
import { dropEmptyPages, leaveOffice } from "./site-visitors.ts";

/** What a site is made from. */
interface SiteInput {
  draft: AppDraft;
  reading: Reading;
  kept: readonly Kept[];
  name: string;
  questions: readonly { question: string; answer: string }[];
}

/** Who works there, */
const TEAM_OF =
  /\b(?:dentist|stylist|lawyer|attorney|doctor|therapist|physio\w*|trainer|coach|teacher|barber|nurse|vet|chef|guide|instructor)\b/i;
/** and who comes to them. */
const isOutside = (name: string): boolean =>
  /\b(?:guest|customer|client|patient|member|student|pupil|tenant|subscriber|candidate|donor|volunteer)\b/i.test(name);
const CONTACT =
  /\b(?:contacts?|enquir\w+|inquir\w+|messages?|forms?|callback|call me back|get in touch|feedback|quotes?|submit\w*)\b/i;
const NO_CONTACT = /\b(?:no|without) (?:contact|email|forms?)\b/i;
/** A promise that is only made of what is kept says nothing to visitors. */
const SAYS_NOTHING = /\bin one place\b/i;

/** Makes the pages laid out for a line of work a site: for visitors, in parts with names, with a foot. Gives the foot. */
export function makeSite({ draft, reading, kept, name, questions }: SiteInput): Footer {
  const { brief, trade } = reading;
  const { text } = brief;
  const wishes = readSiteWishes(text);
  const services = (trade?.trade.site?.services ?? "").split("\n").filter(Boolean);
  const offers = services.map((line) => line.split("|")[0]?.trim() ?? "");
  // Whoever orders a site lists what is to be on it.
  const isLeftOut = NO_CONTACT.test(text) || (reading.isOrder && !CONTACT.test(text));
  const written = contactPart(draft, wishes, isLeftOut);
  leaveOffice(draft, kept, text, trade?.trade.name !== undefined);
  joinNewsletter(draft, wishes);
  const hero = heroOf(draft);
  const names = [...draft.parts.values()].flatMap(({ name: one, plural }) => [one, plural]);
  // What stands behind the names of parts is a list of them, and no facts.
  const facts = wishes.sections.length > 0 && !wishes.sections.includes("Features") ? [] : factsIn(brief, names, name);
  if (hero !== undefined && trade?.trade.site !== undefined) {
    hero.headline = trade.trade.site.headline;
    hero.body = trade.trade.site.body;
    hero.title = name;
  } else if (hero?.body !== undefined && (SAYS_NOTHING.test(hero.body) || hero.body === `${name}.`)) delete hero.body;
  const contact = written ?? enquiryOf(draft);
  const people = kept.find(
    ({ part, thing: { known } }) => (known?.role === "person" || TEAM_OF.test(part.name)) && !isOutside(part.name),
  )?.part;
  const material: SiteMaterial = { draft, offers, questions, facts, contact, ...(people && { people }) };
  if (wishes.sections.length > 0 || wishes.isOnePage) onOnePage(material, wishes, hero);
  else onManyPages(material, wishes, written !== undefined);
  if (hero !== undefined) {
    const isAsked =
      draft.pages[0]?.blocks.some((block) => block.kind === "form" && block.entity === contact.id) ?? false;
    layOutOpening(hero, {
      text,
      sector: trade?.trade.sector,
      facts,
      contact: isAsked || written === undefined ? undefined : contact,
      icon: trade?.trade.icon ?? "",
      random: draft.random,
    });
    addFacts(draft, hero, facts);
  }
  if (wishes.sections.length === 0) addHours(draft, text, wishes.facts.hours);
  addLegal(draft, wishes);
  dropEmptyPages(draft);
  const tagline = trade?.trade.words.tagline;
  return {
    ...(tagline !== undefined &&
      trade?.trade.site === undefined &&
      !SAYS_NOTHING.test(tagline) && { about: tagline.slice(0, 240) }),
    ...(trade?.trade.site !== undefined && { about: trade.trade.site.body.slice(0, 240) }),
    ...wishes.facts,
  };
}

/** What visitors write into: what a form of the site asks for, with a time to call where that is wanted. */
function contactPart(draft: AppDraft, { callback }: SiteWishes, isRefused: boolean): Part | undefined {
  if (isRefused) return undefined;
  const entities = draft.pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === "form" ? [block.entity] : [])),
  );
  const parts = entities.flatMap((id) => draft.parts.get(id) ?? []);
  const isContact = ({ name }: Part): boolean =>
    /enquir|inquir|message|contact|request|call|quote|application/i.test(name);
  const part = parts.find(isContact) ?? enquiryOf(draft);
  if (!callback) return part;
  draft.extend(
    part,
    [
      ...(part.of("phone").length > 0 ? [] : ["Phone: phone"]),
      "Call me back: boolean 50",
      "Best time to call: choice Morning, Afternoon, Evening",
    ].join("\n"),
  );
  for (const { blocks } of draft.pages)
    for (const block of blocks)
      if (block.kind === "form" && block.entity === part.id) {
        const form = contactFormOf(part);
        if (form.kind === "form") block.fields = form.fields;
      }
  return part;
}

const enquiryOf = (draft: AppDraft): Part =>
  draft.parts.get("enquiry") ??
  draft.add(
    thing(
      "place",
      "Enquiry, Enquiries, mail",
      "",
      "Name: text\nE-mail: email\nMessage: longText\nReceived: date -6..0",
      "",
    ),
  );

/** A list of addresses is one line of a page and no page of its own; what the text takes for issues of it goes. */
function joinNewsletter(draft: AppDraft, { newsletter }: SiteWishes): void {
  for (const page of draft.pages)
    page.blocks = page.blocks.filter((block) => {
      const name = "entity" in block ? (draft.parts.get(block.entity)?.name ?? "") : "";
      return !/^(?:newsletter|subscriber|mailing list)$/i.test(name);
    });
  for (const id of draft.parts.keys())
    if (/^(?:newsletter|subscriber|mailing list)$/i.test(draft.parts.get(id)?.name ?? "")) draft.parts.delete(id);
  dropEmptyPages(draft);
  if (newsletter) draft.pages[0]?.blocks.push(newsletterOf(draft));
}

const DEFAULT_PARTS = ["About", "Services", "Contact"];

/** Everything on the first page, in parts that the menu names, in the order asked. */
function onOnePage(material: SiteMaterial, { sections, ...wishes }: SiteWishes, hero: NewBlock | undefined): void {
  const { draft } = material;
  const [home] = draft.pages;
  if (home === undefined) return;
  const names = sections.length > 0 ? sections : partsThere(draft);
  const parts = names.map((each) => partOf(each, material));
  const rest = askedBlocks(material, wishes).filter(({ kind }) => !parts.some((part) => part.kind === kind));
  const newsletter = home.blocks.filter(
    ({ kind }) => kind === "newsletter" && !parts.some((part) => part.kind === kind),
  );
  home.blocks = [...(hero === undefined ? [] : [hero]), ...parts, ...rest, ...newsletter].slice(0, 12);
  draft.pages.splice(1);
  const contact = parts.find((block) => block.kind === "form");
  const offer = parts.find((block) => block.kind === "services" || block.kind === "section");
  for (const block of home.blocks) {
    if (block.kind !== "hero" && block.kind !== "services") continue;
    const label = block.kind === "hero" ? (block.cta?.label ?? "Get in touch") : "Ask about it";
    if (contact?.menu === undefined) delete block.cta;
    else block.cta = { label, page: home.id, part: contact.menu };
    if (block.kind === "hero" && offer?.menu !== undefined)
      block.second = { label: `See ${offer.menu.toLowerCase()}`, page: home.id, part: offer.menu };
  }
}

/** Parts of a one-page site whose text names none: what there is to show, between who it is and how to write. */
function partsThere(draft: AppDraft): string[] {
  const kinds = draft.pages.flatMap(({ blocks }) => blocks.map(({ kind }) => kind));
  const lists = draft.pages
    .slice(1)
    .filter(({ nav, blocks }) => nav && blocks.some(({ kind }) => ["cards", "list", "gallery", "cart"].includes(kind)))
    .map(({ title }) => title)
    .filter((title) => !DEFAULT_PARTS.includes(title));
  return [
    ...DEFAULT_PARTS.slice(0, 2),
    ...lists.slice(0, 3),
    ...(kinds.includes("gallery") ? ["Gallery"] : []),
    ...(kinds.includes("pricing") ? ["Pricing"] : []),
    ...(kinds.includes("faq") ? ["FAQ"] : []),
    ...DEFAULT_PARTS.slice(2),
  ];
}

/** What the text asks for by name and no line of work brings. */
function askedBlocks(material: SiteMaterial, wishes: Pick<SiteWishes, "team" | "beforeAfter" | "logos">): NewBlock[] {
  const { draft, offers } = material;
  const isTeamThere = draft.pages.some(({ blocks }) => blocks.some(({ kind }) => kind === "team"));
  return [
    ...(wishes.beforeAfter ? [beforeAfterOf(draft, offers)] : []),
    ...(wishes.team && !isTeamThere ? [{ ...teamOf("", material), title: "Team" } as NewBlock] : []),
    ...(wishes.logos ? [{ ...logosOf(draft), title: "Partners" } as NewBlock] : []),
  ];
}

/** The first page opens the others: what is offered becomes cards with a way to ask, and what is asked for by name follows. */
function onManyPages(material: SiteMaterial, wishes: SiteWishes, isWritten: boolean): void {
  const { draft, contact } = material;
  const [home] = draft.pages;
  if (home === undefined) return;
  const asksAlready = draft.pages.some(({ blocks }) =>
    blocks.some((block) => block.kind === "form" && block.entity === contact.id),
  );
  if (isWritten && !asksAlready)
    draft.page("contact", "Contact", "mail", [{ title: "Get in touch", ...contactFormOf(contact) }]);
  const place = draft.pages.find(({ blocks }) =>
    blocks.some((block) => block.kind === "form" || block.kind === "booking"),
  );
  const isBooking = place?.blocks.some(({ kind }) => kind === "booking") ?? false;
  const cta = place === undefined ? undefined : { label: isBooking ? "Book" : "Ask about it", page: place.id };
  for (const page of draft.pages)
    page.blocks = page.blocks.map((block) => {
      if (block.kind !== "cards") return block;
      const part = draft.parts.get(block.entity);
      if (part === undefined || !/service|offer|treatment|class|course|package|practice area/i.test(part.name))
        return block;
      return servicesOf(
        part,
        place === page ? undefined : cta,
        block.title ?? (page === home ? part.plural : undefined),
      );
    });
  for (const page of draft.pages) if (page !== home) nameForVisitors(page, material);
  const hero = heroOf(draft);
  if (hero !== undefined && cta !== undefined && place !== home)
    hero.cta ??= { label: isBooking ? "Book now" : "Get in touch", page: cta.page };
  const second = draft.pages.find((page) => page.nav && page !== home && page !== place && page.id !== hero?.cta?.page);
  if (hero !== undefined && hero.cta !== undefined && second !== undefined)
    hero.second = { label: second.title, page: second.id };
  const service = draft.parts.get("service") ?? draft.parts.get("offer");
  if (service !== undefined && home.blocks.every(({ kind }) => kind !== "services" && kind !== "cards"))
    home.blocks.push({ ...servicesOf(service, cta, service.plural), limit: 6 } as NewBlock);
  const at = home.blocks.findIndex(({ kind }) => kind === "newsletter" || kind === "section");
  home.blocks.splice(at < 0 ? home.blocks.length : at, 0, ...askedBlocks(material, wishes));
}

/** A page is called by what visitors do there, not by what is kept of it. */
function nameForVisitors(page: AppDraft["pages"][number], material: SiteMaterial): void {
  const { contact, people } = material;
  const [only, ...others] = page.blocks;
  if (only?.kind === "form" && others.length === 0)
    page.title =
      only.entity === contact.id && /enquir|inquir|message|contact/i.test(contact.name)
        ? "Contact"
        : (only.title ?? page.title);
  if (people === undefined) return;
  page.blocks = page.blocks.map((block) =>
    block.kind === "cards" && block.entity === people.id ? teamOf("", material) : block,
  );
}

/** What the text says of the place, where the opening does not show it. */
function addFacts(draft: AppDraft, hero: NewBlock, facts: SiteMaterial["facts"]): void {
  const isShown = draft.pages[0]?.blocks.some((block) => block.kind === "section" && block.look === "features");
  if (hero.kind === "hero" && hero.points === undefined && facts.length > 0 && isShown !== true)
    draft.pages[0]?.blocks.splice(1, 0, { kind: "section", look: "features", items: [...facts] });
}

/** Where people leave their data there is a privacy page; the others where the text asks for them, or something is sold. */
function addLegal(draft: AppDraft, { imprint, terms }: SiteWishes): void {
  const kinds = new Set(draft.pages.flatMap(({ blocks }) => blocks.map(({ kind }) => kind)));
  const hero = heroOf(draft);
  const collects = ["form", "booking", "newsletter", "wizard", "cart"].some((kind) =>
    kinds.has(kind as NewBlock["kind"]),
  );
  if (imprint) addLegalPage(draft, "imprint");
  if (collects || hero?.formEntity !== undefined) addLegalPage(draft, "privacy");
  if (terms || kinds.has("cart")) addLegalPage(draft, "terms");
}
