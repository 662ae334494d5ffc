import { opsToAddBlock, parseAppSpec, type AppSpec, type Block, type Language, type NewsBlock } from "@sayhey/appspec";
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

/** The app with the feeds that its text asks for, at the end of its first page that has room. */
export function withNews(spec: AppSpec, { addresses }: AskedNews): AppSpec {
  const page = spec.pages.find(({ path, blocks }) => !path.endsWith("/:id") && blocks.length < MOST_BLOCKS);
  if (page === undefined) return spec;
  const taken = new Set(spec.pages.flatMap(({ blocks }) => blocks.map(({ id }) => id)));
  const free = (): string => {
    let id = "news";
    for (let turn = 2; taken.has(id); turn += 1) id = `news${turn}`;
    taken.add(id);
    return id;
  };
  const sample = sampleOf(spec, page.id);
  const wanted = addresses.length > 0 ? addresses : sample === undefined ? [] : [sample.address];
  const blocks = wanted.slice(0, MOST_BLOCKS - page.blocks.length).map((address, index): Block => {
    const title = index === 0 ? { title: NEWS_TITLES[spec.identity.language] } : {};
    return { kind: "news", id: free(), ...title, address, limit: 6, pictures: true, dates: true };
  });
  const pages = spec.pages.map((each) => (each === page ? { ...page, blocks: [...page.blocks, ...blocks] } : each));
  return parseAppSpec({ ...spec, pages });
}

/** The block as a palette adds it, with the feed that stands in until the owner names one. */
function sampleOf(spec: AppSpec, page: string): NewsBlock | undefined {
  const plan = opsToAddBlock(spec, "news", { page });
  const blocks = "ops" in plan ? plan.ops.flatMap((op) => (op.op === "add-block" ? [op.block as Block] : [])) : [];
  return blocks.find((block) => block.kind === "news");
}
