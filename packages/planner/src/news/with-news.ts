import { parseAppSpec, type AppSpec, type Block, type Language } from "@sayhey/appspec";
import type { AskedNews } from "./read-news.ts";

/** What stands above news from elsewhere. */
export const NEWS_TITLES: Readonly<Record<Language, string>> = {
  en: "News",
  de: "Neuigkeiten",
  es: "Noticias",
  fr: "Actualités",
  pt: "Notícias",
};

/** As many blocks as a page is easily read with. */
const MOST_BLOCKS = 12;

/** Which feed it is to be only its owner knows. */
const WHICH: Readonly<Record<Language, string>> = {
  en: "A feed is shown once you paste its address into the chat.",
  de: "Ein Feed erscheint, sobald du seine Adresse in den Chat schreibst.",
  es: "Un feed aparece en cuanto pegas su dirección en el chat.",
  fr: "Un flux s’affiche dès que tu colles son adresse dans le chat.",
  pt: "Um feed aparece assim que você cola o endereço dele no chat.",
};
/** What ends a page. */
const AT_THE_END: ReadonlySet<Block["kind"]> = new Set<Block["kind"]>(["faq", "form", "newsletter"]);

/** The app with the feeds that its text names, on its first page that has room, before what ends that; where it names none, a note that asks for one. */
export function withNews(spec: AppSpec, { addresses }: AskedNews): AppSpec {
  const { language } = spec.identity;
  if (addresses.length === 0)
    return { ...spec, assumptions: [{ id: "feed", text: WHICH[language] }, ...spec.assumptions].slice(0, 12) };
  const page = spec.pages.find(({ path, blocks }) => !path.endsWith("/:id") && blocks.length < MOST_BLOCKS);
  if (page === undefined) return spec;
  const taken = new Set(spec.pages.flatMap(({ blocks }) => blocks.map(({ id }) => id)));
  const free = (): string => {
    let id = "news";
    for (let turn = 2; taken.has(id); turn += 1) id = `news${turn}`;
    taken.add(id);
    return id;
  };
  const isSite = spec.footer !== undefined;
  const blocks = addresses.slice(0, MOST_BLOCKS - page.blocks.length).map((address, index): Block => {
    const title = NEWS_TITLES[language];
    const named = index === 0 ? { title, ...(isSite && { menu: title }) } : {};
    return { kind: "news", id: free(), ...named, address, limit: 6, pictures: true, dates: true };
  });
  const at = page.blocks.findLastIndex(({ kind }) => !AT_THE_END.has(kind)) + 1;
  const placed = { ...page, blocks: page.blocks.toSpliced(at, 0, ...blocks) };
  return parseAppSpec({ ...spec, pages: spec.pages.map((each) => (each === page ? placed : each)) });
}
