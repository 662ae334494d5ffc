import type { AppSpec, Page, SeedRow } from "@sayhey/appspec";
import { emitMasthead } from "../masthead.ts";
import { htmlText } from "../source-text.ts";
import { blockHtml } from "./block-html.ts";
import { html, type Html } from "./html.ts";
import { isArticle, jsonLd, jsonLdScript } from "./json-ld.ts";
import { pageContext, publicRows, rowPath, rowTitle, type PageContext, type PrerenderOptions } from "./page-context.ts";
import { shellHtml } from "./shell-html.ts";
import { fieldText, momentOf } from "./value-text.ts";

export type { PrerenderOptions } from "./page-context.ts";

/** Characters of a page beyond which further blocks are left to the app. */
const MOST_CHARACTERS = 400_000;
/** Pages of rows of one app. */
const MOST_ROW_PAGES = 2_000;
/** Articles in a feed. */
const MOST_ARTICLES = 30;

/** One page of an app as HTML. */
export interface PrerenderedPage {
  path: string;
  title: string;
  description: string;
  /** What belongs into the head besides what every page of the app has. */
  head: string;
  /** What stands in `#root` until the app has started. */
  body: string;
}

/** Paths of all pages that everybody may read, those of rows included. */
export function publicPaths(spec: AppSpec, options: PrerenderOptions = { indexed: true }): string[] {
  const context = pageContext(spec, options);
  const fixed = spec.pages.filter(({ path }) => !path.endsWith("/:id")).map(({ path }) => path);
  const ofRows = spec.entities.flatMap((entity) => {
    const path = rowPath(entity.id, spec);
    return path === undefined ? [] : publicRows(entity, context).map(({ id }) => `${path}/${id}`);
  });
  return [...fixed, ...ofRows.slice(0, MOST_ROW_PAGES)];
}

/** The page of an app at a path as HTML that is read without scripts; null where everybody would be told that there is none. */
export function prerenderPage(spec: AppSpec, path: string, options: PrerenderOptions): PrerenderedPage | null {
  const context = pageContext(spec, options);
  const found = findPage(path, context);
  if (found === null) return null;
  const { page, row } = found;
  const shown: PageContext = { ...context, row };
  const entity = row === undefined ? undefined : detailEntity(page, spec);
  const rowName = row === undefined || entity === undefined ? undefined : rowTitle(entity, row);
  const title = rowName ?? page.title;
  const isHome = page.path === "/";
  const name = spec.identity.name;
  const pageTitle = isHome ? `${name} · ${spec.identity.tagline}` : title === name ? name : `${title} · ${name}`;
  const description = shorten(
    (row !== undefined && entity !== undefined ? longText(entity.id, row, shown) : "") || textOf(page, spec),
  );
  const url = `${options.origin ?? ""}${path}`;
  return {
    path,
    title: pageTitle,
    description,
    head: headOf(
      { title: pageTitle, description, url, isArticle: entity !== undefined && isArticle(entity, spec) },
      page,
      title,
      shown,
    ),
    body: shellHtml(page, title, bodyOf(page, shown), shown).text,
  };
}

function findPage(path: string, context: PageContext): { page: Page; row?: SeedRow } | null {
  const { pages } = context.spec;
  const page = pages.find((one) => one.path === path && !one.path.endsWith("/:id"));
  if (page !== undefined) return { page };
  const cut = path.lastIndexOf("/");
  const detail = pages.find((one) => one.path === `${path.slice(0, cut)}/:id`);
  const entity = detail === undefined ? undefined : detailEntity(detail, context.spec);
  if (detail === undefined || entity === undefined) return null;
  const row = publicRows(entity, context).find(({ id }) => id === path.slice(cut + 1));
  return row === undefined ? null : { page: detail, row };
}

function detailEntity(page: Page, { entities }: AppSpec) {
  const detail = page.blocks.find((block) => block.kind === "detail");
  return entities.find(({ id }) => id === detail?.entity);
}

function longText(entityId: string, row: SeedRow, context: PageContext): string {
  const entity = context.spec.entities.find(({ id }) => id === entityId);
  const field = entity?.fields.find(({ type }) => type === "longText");
  return entity === undefined ? "" : fieldText(entity, row, field?.id, context);
}

function bodyOf(page: Page, context: PageContext): Html {
  const { spec } = context;
  const isHeaded = ["hero"].includes(page.blocks[0]?.kind ?? "") || page.blocks.some(({ kind }) => kind === "detail");
  const isMasthead = emitMasthead(page, spec) !== undefined;
  const heading = isMasthead
    ? html`<header class="masthead">
        <div class="masthead-words">
          <h1 class="page-title">${page.title}</h1>
          <p class="masthead-lead">${spec.identity.tagline}</p>
        </div>
      </header>`
    : !isHeaded && html`<h1 class="page-title">${page.title}</h1>`;
  const blocks: Html[] = [];
  let characters = 0;
  for (const block of page.blocks) {
    const part = blockHtml(block, context);
    characters += part.text.length;
    if (characters > MOST_CHARACTERS) break;
    blocks.push(part);
  }
  return html`${heading}${blocks}`;
}

/** What a page is about, in its own words. */
function textOf(page: Page, { identity }: AppSpec): string {
  if (page.path === "/") return identity.description;
  for (const block of page.blocks) {
    const text = ("body" in block ? block.body : undefined) ?? block.note;
    if (typeof text === "string") return text;
  }
  return `${page.title}. ${identity.tagline}`;
}

function shorten(text: string): string {
  const flat = text.replace(/\s+/g, " ").trim();
  if (flat.length <= 160) return flat;
  const cut = flat.slice(0, 159);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 80)).trimEnd()}…`;
}

function headOf(
  about: { title: string; description: string; url: string; isArticle: boolean },
  page: Page,
  title: string,
  context: PageContext,
): string {
  const { origin, picture, indexed, spec } = context;
  const meta = (kind: "name" | "property", key: string, content: string): string =>
    `<meta ${kind}="${key}" content="${htmlText(content)}" />`;
  const lines = [
    meta("name", "description", about.description),
    ...(indexed ? [] : [meta("name", "robots", "noindex, nofollow")]),
    ...(origin === undefined
      ? []
      : [`<link rel="canonical" href="${htmlText(about.url)}" />`, meta("property", "og:url", about.url)]),
    meta("property", "og:type", about.isArticle ? "article" : "website"),
    meta("property", "og:site_name", spec.identity.name),
    meta("property", "og:locale", spec.identity.language),
    meta("property", "og:title", about.title),
    meta("property", "og:description", about.description),
    ...(picture === undefined
      ? []
      : [
          meta("property", "og:image", picture.url),
          meta("property", "og:image:width", String(picture.width)),
          meta("property", "og:image:height", String(picture.height)),
          meta("name", "twitter:image", picture.url),
        ]),
    meta("name", "twitter:card", picture === undefined ? "summary" : "summary_large_image"),
    meta("name", "twitter:title", about.title),
    meta("name", "twitter:description", about.description),
    ...(spec.entities.some((entity) => isArticle(entity, spec) && rowPath(entity.id, spec) !== undefined)
      ? [`<link rel="alternate" type="application/rss+xml" title="${htmlText(spec.identity.name)}" href="/feed.xml" />`]
      : []),
    jsonLdScript(indexed ? jsonLd(page, title, about.url, context) : []),
  ];
  return lines.filter((line) => line !== "").join("\n    ");
}

/** What every page says of itself: a page that is prerendered says it better. */
const GENERAL = /^\s*<meta (?:name="description"|property="og:[^"]*"|name="twitter:[^"]*")[^>]*>\n?/gm;

/** Puts a page into the index.html of its app. */
export function placePage(index: string, page: PrerenderedPage): string {
  return index
    .replace(GENERAL, "")
    .replace(/<title>[^<]*<\/title>/, () => `<title>${htmlText(page.title)}</title>\n    ${page.head}`)
    .replace('<div id="root"></div>', () => `<div id="root">${page.body}</div>`);
}

/** `sitemap.xml` of an app, by https://www.sitemaps.org/protocol.html. */
export function sitemapOf(paths: readonly string[], origin: string, changed?: Date): string {
  const entries = paths.map(
    (path) =>
      `<url><loc>${htmlText(origin + path)}</loc>${changed === undefined ? "" : `<lastmod>${changed.toISOString()}</lastmod>`}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`;
}

/** `feed.xml` of an app: its articles as RSS 2.0, the newest first. Null where it has none. */
export function feedOf(spec: AppSpec, options: PrerenderOptions & { origin: string }): string | null {
  const context = pageContext(spec, options);
  const items = spec.entities.flatMap((entity) => {
    const path = rowPath(entity.id, spec);
    if (path === undefined || !isArticle(entity, spec)) return [];
    const day = entity.fields.find(({ type }) => type === "dateTime" || type === "date");
    return publicRows(entity, context).map((row) => ({
      title: rowTitle(entity, row),
      url: `${options.origin}${path}/${row.id}`,
      text: shorten(longText(entity.id, row, context)),
      at: day === undefined ? Number.NaN : Date.parse(momentOf(String(row[day.id] ?? ""), context.now) ?? ""),
    }));
  });
  if (items.length === 0) return null;
  const newest = items
    .sort((a, b) => (Number.isNaN(b.at) ? 0 : b.at) - (Number.isNaN(a.at) ? 0 : a.at))
    .slice(0, MOST_ARTICLES);
  const entries = newest.map(
    ({ title, url, text, at }) =>
      `<item><title>${htmlText(title)}</title><link>${htmlText(url)}</link><guid>${htmlText(url)}</guid><description>${htmlText(text)}</description>${Number.isNaN(at) ? "" : `<pubDate>${new Date(at).toUTCString()}</pubDate>`}</item>`,
  );
  const { name, tagline, language } = spec.identity;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel><title>${htmlText(name)}</title><link>${htmlText(options.origin)}/</link><description>${htmlText(tagline)}</description><language>${language}</language>\n${entries.join("\n")}\n</channel></rss>\n`;
}
