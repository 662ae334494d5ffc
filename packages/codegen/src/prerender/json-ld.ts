import type { AppSpec, Block, Entity, Page, SeedRow } from "@sayhey/appspec";
import { trailOf } from "../site-menu.ts";
import { openingHours } from "./opening-hours.ts";
import { publicRows, rowTitle, type PageContext } from "./page-context.ts";
import { pictureUrl } from "./site-block-html.ts";
import { fieldText, momentOf } from "./value-text.ts";

/** One thing as schema.org describes it. */
export type Thing = Record<string, unknown>;

/** Trades that schema.org has a name for, by the words an idea says them with; the first that is found counts. */
const TRADES: readonly [RegExp, string][] = [
  [/\b(bakery|baker|b[äa]ckerei|panader[ií]a|boulangerie|padaria)\b/i, "Bakery"],
  [/\b(caf[eé]|coffee|kaffee|cafeter[ií]a)\b/i, "CafeOrCoffeeShop"],
  [/\b(restaurant|bistro|pizzeria|trattoria|restaurante|taquer[ií]a)\b/i, "Restaurant"],
  [/\b(dentist|zahnarzt|zahnarztpraxis|dentista)\b/i, "Dentist"],
  [/\b(vet|veterinary|tierarzt|tierarztpraxis|veterinario)\b/i, "VeterinaryCare"],
  [/\b(hair|hairdresser|barber|friseur|frisör|peluquer[ií]a|coiffeur|cabeleireiro)\b/i, "HairSalon"],
  [/\b(beauty|nails?|cosmetics|kosmetik|est[eé]tica)\b/i, "BeautySalon"],
  [/\b(plumber|plumbing|klempner|fontanero|plombier|encanador)\b/i, "Plumber"],
  [/\b(electrician|elektriker|electricista|[eé]lectricien|eletricista)\b/i, "Electrician"],
  [/\b(roofer|roofing|dachdecker)\b/i, "RoofingContractor"],
  [/\b(painter|maler|malerbetrieb)\b/i, "HousePainter"],
  [/\b(law firm|lawyer|attorney|rechtsanwalt|kanzlei|abogado|avocat|advogado)\b/i, "LegalService"],
  [/\b(accountant|accounting|tax advisor|steuerberater|contador)\b/i, "AccountingService"],
  [/\b(hotel|guesthouse|guest house|pension|bed and breakfast)\b/i, "LodgingBusiness"],
  [/\b(gym|yoga|pilates|fitness studio|crossfit)\b/i, "ExerciseGym"],
  [/\b(florist|flower shop|blumenladen|florister[ií]a)\b/i, "Florist"],
  [/\b(garage|car repair|mechanic|autowerkstatt|kfz)\b/i, "AutoRepair"],
  [/\b(real estate|immobilien|inmobiliaria)\b/i, "RealEstateAgent"],
];

/** What search engines are told about a page: only facts that the document holds. */
export function jsonLd(page: Page, title: string, url: string, context: PageContext): Thing[] {
  const { spec, row } = context;
  const things: (Thing | null)[] = [
    page.path === "/" ? aboutApp(context) : null,
    faqOf(page),
    row === undefined ? null : aboutRow(page, row, url, context),
    breadcrumb(page, title, url, context),
  ];
  if (page.path === "/" && spec.pages[0] === page) things.push(website(context));
  return things.flatMap((thing) => (thing === null ? [] : [{ "@context": "https://schema.org", ...thing }]));
}

const at = (path: string, { origin }: PageContext): string => `${origin ?? ""}${path}`;

const website = (context: PageContext): Thing => ({
  "@type": "WebSite",
  name: context.spec.identity.name,
  description: context.spec.identity.tagline,
  inLanguage: context.spec.identity.language,
  url: at("/", context),
});

/** A business that can be found or called; null for what is none. */
function aboutApp(context: PageContext): Thing | null {
  const { spec, picture } = context;
  const { footer, identity } = spec;
  if (
    footer === undefined ||
    (footer.address === undefined && footer.phone === undefined && footer.email === undefined)
  )
    return null;
  const hours = [...(footer.hours ?? []), ...hoursOfSections(spec)].flatMap((line) => openingHours(line) ?? []);
  const isPlace = footer.address !== undefined;
  return clean({
    "@type": isPlace ? tradeOf(spec) : "Organization",
    name: identity.name,
    description: footer.about ?? identity.tagline,
    url: at("/", context),
    address: footer.address?.replace(/\s*\n\s*/g, ", "),
    telephone: footer.phone,
    email: footer.email,
    image: picture?.url,
    openingHoursSpecification:
      isPlace && hours.length > 0 ? [...new Map(hours.map((one) => [JSON.stringify(one), one])).values()] : undefined,
  });
}

function tradeOf({ identity }: AppSpec): string {
  const said = `${identity.category} ${identity.tagline} ${identity.idea} ${identity.name}`;
  return TRADES.find(([words]) => words.test(said))?.[1] ?? "LocalBusiness";
}

const hoursOfSections = ({ pages }: AppSpec): { days: string; times: string }[] =>
  pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.kind === "section" && block.look === "hours"
        ? (block.items ?? []).map(({ title, value, body }) => ({ days: title, times: value ?? body ?? "" }))
        : [],
    ),
  );

function faqOf({ blocks }: Page): Thing | null {
  const items = blocks.flatMap((block) => (block.kind === "faq" ? block.items : []));
  if (items.length === 0) return null;
  return {
    "@type": "FAQPage",
    mainEntity: items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

function breadcrumb(page: Page, title: string, url: string, context: PageContext): Thing | null {
  const trail = trailOf(page, context.spec);
  if (trail === undefined) return null;
  return {
    "@type": "BreadcrumbList",
    itemListElement: [
      ...trail.map(({ path, label }) => ({ name: label, item: at(path, context) })),
      { name: title, item: url },
    ].map((one, index) => ({ "@type": "ListItem", position: index + 1, ...one })),
  };
}

const blocksOf = (spec: AppSpec): Block[] => spec.pages.flatMap(({ blocks }) => blocks);
const uses = (spec: AppSpec, entity: Entity, kinds: readonly Block["kind"][]): boolean =>
  blocksOf(spec).some((block) => kinds.includes(block.kind) && "entity" in block && block.entity === entity.id);

/** The field of an entity that holds when a row takes place or was written. */
const dayField = (entity: Entity) =>
  entity.fields.find(({ type }) => type === "dateTime") ?? entity.fields.find(({ type }) => type === "date");

/** Whether rows of an entity are articles: something long to read, from a day, that nobody buys or comes to. */
export function isArticle(entity: Entity, spec: AppSpec): boolean {
  return (
    entity.fields.some(({ type }) => type === "longText") &&
    dayField(entity) !== undefined &&
    !entity.fields.some(({ type }) => type === "money") &&
    !isEvent(entity, spec) &&
    (spec.identity.archetypes.includes("blog") ||
      /\b(post|article|story|news|beitrag|artikel|art[ií]culo|noticia|not[ií]cia|actualit[eé])\w*\b/i.test(
        `${entity.name} ${entity.plural}`,
      ))
  );
}

const isEvent = (entity: Entity, spec: AppSpec): boolean =>
  dayField(entity) !== undefined &&
  (uses(spec, entity, ["rsvp"]) ||
    /\b(event|concert|gig|workshop|veranstaltung|konzert|evento|concierto|[eé]v[eé]nement)\w*\b/i.test(
      `${entity.name} ${entity.plural}`,
    ));

function aboutRow(page: Page, row: SeedRow, url: string, context: PageContext): Thing | null {
  const { spec } = context;
  const detail = page.blocks.find((block) => block.kind === "detail");
  const entity = spec.entities.find(({ id }) => id === detail?.entity);
  if (entity === undefined || !publicRows(entity, context).includes(row)) return null;
  const name = rowTitle(entity, row);
  const long = entity.fields.find(({ type }) => type === "longText");
  const description = fieldText(entity, row, long?.id, context).slice(0, 500) || undefined;
  const day = dayField(entity);
  const moment = day === undefined ? null : momentOf(String(row[day.id] ?? ""), context.now) || null;
  const picture = entity.fields
    .map(({ id, type }) => (type === "image" ? pictureUrl(row[id]) : undefined))
    .find(Boolean);
  const image = picture === undefined ? undefined : picture.startsWith("/") ? at(picture, context) : picture;
  if (isEvent(entity, spec) && moment !== null) {
    const place = entity.fields.find(({ type }) => type === "location");
    const location = fieldText(entity, row, place?.id, context) || spec.footer?.address?.replace(/\s*\n\s*/g, ", ");
    // An event nobody can find is none to a search engine.
    if (location === undefined) return null;
    return clean({
      "@type": "Event",
      name,
      description,
      startDate: moment,
      url,
      image,
      location: { "@type": "Place", name: location, address: location },
    });
  }
  const price = entity.fields.find(({ type }) => type === "money");
  const amount = price === undefined ? null : row[price.id];
  if (
    price !== undefined &&
    typeof amount === "number" &&
    uses(spec, entity, ["cart", "services", "pricing", "auction", "purchase", "cards", "list", "table"])
  ) {
    const currency = price.unit ?? "EUR";
    if (!/^[A-Z]{3}$/.test(currency)) return null;
    return clean({
      "@type": "Product",
      name,
      description,
      url,
      image,
      offers: { "@type": "Offer", price: amount, priceCurrency: currency, url },
    });
  }
  if (isArticle(entity, spec))
    return clean({
      "@type": "Article",
      headline: name.slice(0, 110),
      description,
      datePublished: moment ?? undefined,
      url,
      image,
      inLanguage: spec.identity.language,
    });
  return null;
}

const clean = (thing: Thing): Thing =>
  Object.fromEntries(Object.entries(thing).filter(([, value]) => value !== undefined));

/** A script element that holds data and nothing that runs, whatever the texts in it are. */
export function jsonLdScript(things: readonly Thing[]): string {
  if (things.length === 0) return "";
  const text = JSON.stringify(things.length === 1 ? things[0] : things).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return `<script type="application/ld+json">${text}</script>`;
}
