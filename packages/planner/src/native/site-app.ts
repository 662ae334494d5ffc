import { isUnwritten, type AppSpec, type ArtDirection, type Block } from "@sayhey/appspec";
import { createRandom, hashText } from "@sayhey/contract/random";
import { AppDraft, type NewBlock, type Part } from "../embedded/app-draft.ts";
import { cardsOf } from "../embedded/plan.ts";
import { thing } from "../embedded/thing.ts";
import { addLegalPage } from "../design/site/legal-pages.ts";
import { sentForm } from "../design/site/site-forms.ts";
import { linesOf, servicesBlock } from "../design/site/site-material.ts";
import { layOutOpening } from "../design/site/site-opening.ts";
import { SITE_COPY } from "./copy-of-sites.ts";
import { nativeName } from "./native-name.ts";
import type { Native } from "./read-prices.ts";
import { asksForNativeSite, readNativeSite, refusesContact, type NativeSite } from "./read-site.ts";
import { tradeOfSite } from "./trades-of-sites.ts";
import { PART_TITLES, SENT, type NativePart } from "./words-of-sites.ts";
import { writeNative, type NativeWords } from "./write-native.ts";

const WORDS: Record<Native, NativeWords> = {
  de: {
    category: "Website",
    audience: "alle, die mehr wissen wollen",
    problem: "Wer sucht, findet noch nichts",
    promise: "Alles Wichtige auf einer Seite",
    itch: "Noch keine eigene Website?",
    pov: "POV: Endlich wirst du gefunden",
    verbs: ["Ansehen", "Anfragen"],
  },
  es: {
    category: "Sitio web",
    audience: "quienes quieren saber más",
    problem: "Quien busca todavía no encuentra nada",
    promise: "Todo lo importante en una página",
    itch: "¿Aún sin página web?",
    pov: "POV: por fin te encuentran",
    verbs: ["Ver", "Escribir"],
  },
  fr: {
    category: "Site web",
    audience: "celles et ceux qui veulent en savoir plus",
    problem: "On cherche, et on ne trouve rien",
    promise: "Tout l’essentiel sur une page",
    itch: "Toujours pas de site ?",
    pov: "POV : on vous trouve enfin",
    verbs: ["Découvrir", "Écrire"],
  },
};

const UNNAMED: Record<Native, string> = { de: "Unsere Website", es: "Nuestra web", fr: "Notre site" };
/** What is on a site whose text does not say. */
const USUAL: readonly NativePart[] = ["services", "about", "find"];
/** With as many parts of its own a text has said what is to be there. */
const SAID_IT_ALL = 2;

/** What a line of work looks like. */
const DIRECTIONS: Readonly<Record<string, readonly ArtDirection[]>> = {
  food: ["kitchen-table", "corner-shop"],
  health: ["still-water", "civic", "salon"],
  professional: ["pressroom", "civic"],
  finance: ["ledger"],
  beauty: ["salon"],
  trades: ["blueprint", "corner-shop"],
  media: ["pressroom", "gallery-white"],
  travel: ["hangar", "kitchen-table"],
  community: ["civic", "signal"],
};

/** Where they are, by its name. */
const placeIn = (text: string): string | undefined =>
  /(?<!\p{L})(?:in|im|en|à)\s+(\p{Lu}[\p{L}'’-]+(?:[ -](?:am|an der|de|del|la|sur|en)?[ -]?\p{Lu}[\p{L}'’-]+)?)/u.exec(
    text,
  )?.[1];

const IN: Record<Native, string> = { de: " in ", es: " en ", fr: " à " };

interface Making {
  draft: AppDraft;
  language: Native;
  site: NativeSite;
  /** What they offer by the custom of their trade. */
  usual: readonly string[];
  place: string | undefined;
  /** Whether people come to eat. */
  isOfTables: boolean;
}

const idOf = (part: Part, type: "image" | "money" | "longText"): string | undefined => part.of(type)[0];

/** Rows of what is offered, as the text lists it, else as those of the trade do. */
function offers({ draft, language, site, usual }: Making): NewBlock {
  const { head, fields, price } = SITE_COPY[language].offer;
  const priceId = { de: "preis", es: "precio", fr: "prix" }[language];
  const listed = site.items.map(({ title, price: amount }) => `${title} | ${priceId}=${String(amount)}`);
  const part = draft.add(
    thing("item", head, "", fields + (listed.length > 0 ? price : ""), (listed.length > 0 ? listed : usual).join("\n")),
  );
  const about = idOf(part, "longText");
  const money = idOf(part, "money");
  for (const row of part.entity.rows) if (about !== undefined) delete row[about];
  return { ...servicesBlock(part), ...(money === undefined ? {} : { priceField: money }) } as NewBlock;
}

/** The block of a part; undefined where another part shows the same. */
function blockOf(kind: NativePart, making: Making): NewBlock | undefined {
  const { draft, language, site, usual, place, isOfTables } = making;
  const copy = SITE_COPY[language];
  const title = isOfTables && kind === "booking" ? copy.ofTables.booking : PART_TITLES[language][kind];
  const listed = (head: string, fields: string, rows: readonly string[]): Part =>
    draft.add(thing("item", head, "", fields, rows.join("\n")));
  const written = copy.toWrite[kind];
  if (SENT.includes(kind)) {
    const service = draft.parts.get("service")?.entity;
    const offered = site.items.length === 0 ? [] : (service?.rows.map((row) => String(row[service.titleField])) ?? []);
    const form = sentForm(
      draft,
      kind as "contact" | "booking" | "quote" | "join",
      { offers: offered, isCalledBack: false, title },
      copy.forms,
    );
    // Whoever books a table is not asking for an appointment.
    return form === undefined || !isOfTables || kind !== "booking" ? form : { ...form, submitLabel: title };
  }
  if ((kind === "services" && site.items.length + usual.length > 0) || (kind === "prices" && site.items.length > 0))
    return draft.parts.has("service") ? undefined : offers(making);
  // A menu lists dishes.
  if (kind === "prices" && isOfTables && usual.length > 0)
    return draft.parts.has("service") ? undefined : offers(making);
  if (kind === "gallery")
    return cardsOf(listed(copy.picture.head, copy.picture.fields, copy.picture.rows), { search: false, limit: 9 });
  if (kind === "events") {
    const part = listed(copy.event.head, copy.event.fields, copy.event.rows);
    const [date] = part.of("date");
    return date === undefined ? undefined : { kind: "agenda", title, entity: part.id, dateField: date, facts: [] };
  }
  if (kind === "testimonials") {
    const part = listed(copy.voice.head, copy.voice.fields, []);
    return {
      kind: "testimonials",
      entity: part.id,
      quoteField: part.entity.titleField,
      authorField: "name",
    } as NewBlock;
  }
  if (kind === "hours" && site.hours.length > 0)
    return linesOf(site.hours.map(({ days, times }) => ({ title: days, value: times })));
  if (kind === "area" && site.area !== undefined) return { kind: "section", look: "callout", body: site.area };
  const standIn = kind === "about" && isOfTables ? copy.ofTables.about : copy.standIn[kind];
  if (standIn !== undefined && (place !== undefined || !standIn.includes("{place}")))
    return { kind: "richText", body: standIn.replace("{place}", place ?? "") };
  return written === undefined ? undefined : { kind: "richText", body: written, ask: written };
}

/** Parts of the site in their order: what is read first, then what visitors fill in. */
function partsOf(site: NativeSite, text: string): NativePart[] {
  const asked = [...site.parts];
  const has = (...kinds: NativePart[]): boolean => kinds.some((kind) => asked.includes(kind));
  if (site.items.length > 0 && !has("services", "prices")) asked.unshift("prices");
  if (asked.filter((part) => !SENT.includes(part)).length < SAID_IT_ALL)
    asked.push(...USUAL.filter((part) => !has(part) && !(part === "services" && has("prices", "events", "gallery"))));
  if (site.hours.length > 0 && !has("hours")) asked.push("hours");
  if (site.area !== undefined && !has("area")) asked.push("area");
  // One form that says more is the way to write.
  const sent = SENT.filter((part) => asked.includes(part)).slice(0, 2);
  const way = sent.length > 0 || refusesContact(text) ? sent : (["contact"] as const);
  return [...asked.filter((part) => !SENT.includes(part)), ...way];
}

/** The site that a text in another language asks for; undefined where it asks for something else. */
export function planNativeSite(text: string, language: Native, seed: number): AppSpec | undefined {
  if (!asksForNativeSite(text, language)) return undefined;
  const draft = new AppDraft(createRandom(seed ^ hashText(text)));
  const site = readNativeSite(text, language);
  const copy = SITE_COPY[language];
  const name = nativeName(text, language) ?? UNNAMED[language];
  const trade = tradeOfSite(name, text);
  const isOfTables = trade?.sector === "food";
  const usual = (trade?.offers[language] ?? "").split("|").filter(Boolean);
  const making = { draft, language, site, usual, place: placeIn(text), isOfTables };
  const titles = {
    ...PART_TITLES[language],
    ...(site.isOneself ? { about: copy.aboutMe } : {}),
    ...(isOfTables ? { prices: copy.ofTables.prices, booking: copy.ofTables.booking } : {}),
  };
  const placed = partsOf(site, text).flatMap((part) => {
    const made = blockOf(part, making);
    return made === undefined
      ? []
      : [{ part, block: { ...made, title: titles[part], menu: titles[part] } as NewBlock }];
  });
  const goal = SENT.map((kind) => placed.find(({ part }) => part === kind)).find((each) => each !== undefined);
  const isSeen = ({ part, block }: (typeof placed)[number]): boolean =>
    !SENT.includes(part) && !isUnwritten(block as Block);
  const second = placed.find(isSeen);
  const read = placed
    .filter((each) => each.part !== "about" && isSeen(each))
    .slice(0, 2)
    .map(({ part }) => titles[part]);
  const listed = [...read, titles.contact].map((title, at) => (at === 0 || language === "de" ? title : lower(title)));
  const tagline = `${joined(listed, copy.and)} ${copy.atAGlance}.`;
  const [firstOffer, ...moreOffers] = site.items.length > 0 ? [] : usual.slice(0, 3);
  const offered =
    firstOffer === undefined
      ? undefined
      : `${joined([firstOffer, ...moreOffers.map((each) => (language === "de" || isOfTables ? each : lower(each)))], copy.and)}${making.place === undefined || name.includes(making.place) ? "" : `${IN[language]}${making.place}`}.`;
  const hero: Extract<NewBlock, { kind: "hero" }> = {
    kind: "hero",
    headline: trade?.headline[language] ?? name,
    ...(trade === undefined ? {} : { title: name }),
    body: site.area ?? offered ?? tagline,
    ...(goal === undefined ? {} : { cta: { label: titles[goal.part], page: "home", part: titles[goal.part] } }),
    ...(second === undefined
      ? {}
      : { second: { label: titles[second.part], page: "home", part: titles[second.part] } }),
  };
  const facts: NewBlock | undefined =
    site.facts.length === 0
      ? undefined
      : {
          kind: "section",
          title: copy.goodToKnow,
          look: "features",
          items: site.facts.map((title) => ({ title })),
        };
  const readable = placed.filter(({ part }) => !SENT.includes(part)).map(({ block }) => block);
  const sent = placed.filter(({ part }) => SENT.includes(part)).map(({ block }) => block);
  draft.page("home", copy.home, "house", [hero, ...readable.slice(0, 8), facts, ...sent]);
  layOutOpening(hero, {
    text,
    sector: trade?.sector,
    layouts: trade?.layouts,
    facts: [],
    contact: undefined,
    picture: trade?.picture ?? name,
    random: draft.random,
  });
  if (site.hasImprint || language === "de") addLegalPage(draft, "imprint", copy.legal);
  if (sent.length > 0) addLegalPage(draft, "privacy", copy.legal);
  return writeNative({
    draft,
    text,
    language,
    seed,
    name,
    tagline,
    words: WORDS[language],
    archetype: "portfolio",
    icon: trade?.icon ?? "globe",
    directions: DIRECTIONS[trade?.sector ?? ""] ?? ["gallery-white", "signal", "civic"],
    footer: { ...(site.hours.length > 0 && { hours: site.hours }) },
  });
}

const lower = (text: string): string => text.charAt(0).toLocaleLowerCase() + text.slice(1);
const joined = (names: readonly string[], and: string): string =>
  names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} ${and} ${names.at(-1) ?? ""}`;
