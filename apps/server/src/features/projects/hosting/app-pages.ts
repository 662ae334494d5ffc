import { createHash } from "node:crypto";
import { feedOf, placePage, prerenderPage, publicPaths, sitemapOf, type PrerenderOptions } from "@sayhey/codegen";
import { parseAppSpec, sharedRules, type AppSpec, type SeedRow } from "@sayhey/appspec";
import type { CompiledApp } from "@sayhey/contract/source-tree";
import type { Database } from "../../../infra/database/database.ts";

/** AppSpecs and written pages kept in memory. */
const KEPT_SPECS = 40;
const KEPT_PAGES = 400;
/** Shared rows of one entity on the pages of an app. */
const MOST_ROWS = 200;
/** Path of a page: without the ending of a file. */
const PAGE = /^\/(?:[\w-]+(?:\/[\w-]+){0,2})?\/?$/;
/** What robots are told of what is not meant for them. */
export const NOT_INDEXED = { "x-robots-tag": "noindex, nofollow" };

/** What an app says to those who don't run it: search engines, chats that show links, readers of feeds. */
export interface AppPages {
  /** The text of a file or page of an app; null where its compiled files say all there is. */
  answer(slug: string, url: URL, app: CompiledApp): Promise<AppText | null>;
}

/** One answer that is written for an app. */
export interface AppText {
  status: number;
  contentType: string;
  body: string;
  /** Absent for what changes with every request. */
  etag?: string;
  indexed: boolean;
}

interface Published {
  publication: string;
  version: string;
  project: string;
  listed: boolean;
  updated_at: string;
  domain: string | null;
  /** Numbers the present shared rows; null where nothing is shared. */
  seq: string | null;
  store: string | null;
  generation: number | null;
}

/** What pages need to know. */
export interface AppPagesOptions {
  sql: Database;
  /** Origin of the app under a slug. */
  appOrigin(slug: string): string;
  /** Whether an app is reached under a domain of its owner's. */
  isServed(domain: string): boolean;
  /** The picture beside a link to a publication. */
  linkPicture(publicationId: string): Promise<{ url: string; width: number; height: number } | null>;
}

/** Writes the pages of published apps as HTML. What is no publication, or is not listed, is kept out of search engines. */
export function createAppPages({ sql, appOrigin, isServed, linkPicture }: AppPagesOptions): AppPages {
  const specs = new Map<string, Promise<AppSpec>>();
  const pages = new Map<string, Promise<string | null>>();

  const specOf = (version: string): Promise<AppSpec> =>
    keep(specs, version, KEPT_SPECS, async () => {
      const [row] = await sql<{ spec: unknown }[]>`select spec from publication_versions where id = ${version}`;
      return parseAppSpec(row?.spec);
    });

  const optionsOf = async (found: Published, slug: string): Promise<PrerenderOptions & { origin: string }> => {
    const { origin, protocol } = new URL(appOrigin(slug));
    const isOwn = found.domain !== null && isServed(found.domain);
    const picture = await linkPicture(found.publication);
    return {
      origin: isOwn ? `${protocol}//${found.domain}` : origin,
      now: new Date(),
      indexed: found.listed,
      rows: await sharedRows(found),
      ...(picture === null ? {} : { picture }),
    };
  };

  const sharedRows = async ({ store, generation, version }: Published): Promise<PrerenderOptions["rows"]> => {
    if (store === null) return undefined;
    const spec = await specOf(version);
    if (spec.sharing !== "shared") return undefined;
    const rules = sharedRules(spec);
    const open = spec.entities.map(({ id }) => id).filter((id) => rules.get(id)?.access.read === "everyone");
    const rows = await sql<{ entity: string; row_id: string; values: Record<string, SeedRow[string]> }[]>`
      select entity, row_id, "values" from (
        select entity, row_id, "values", place, row_number() over (partition by entity order by place desc) as nth
        from app_rows where store_id = ${store} and generation = ${generation} and deleted_at is null and readers is null
          and entity = any(${open})) r
      where nth <= ${MOST_ROWS} order by place desc`;
    const byEntity: Record<string, SeedRow[]> = Object.fromEntries(open.map((id) => [id, []]));
    for (const { entity, row_id: id, values } of rows) byEntity[entity]?.push({ ...values, id });
    return byEntity;
  };

  return {
    async answer(slug, url, app) {
      const isRobots = url.pathname === "/robots.txt";
      const isListing = url.pathname === "/sitemap.xml" || url.pathname === "/feed.xml";
      if (!isRobots && !isListing && !PAGE.test(url.pathname)) return null;
      const found = await findPublished(sql, slug);
      if (isRobots) return robots(found?.listed === true, appOriginOrOwn(found));
      if (found === null) return isListing ? missing() : entryPage(app, "preview");
      const path = url.pathname.replace(/(.)\/$/, "$1");
      // Days such as 'today' are written out, so a page is written anew each day.
      const day = new Date().toISOString().slice(0, 10);
      const key = [found.version, found.seq, found.listed, found.domain, app.hash, day, path].join(" ");
      const text = await keep(pages, key, KEPT_PAGES, async () => {
        const [spec, options] = await Promise.all([specOf(found.version), optionsOf(found, slug)]);
        if (url.pathname === "/sitemap.xml")
          return sitemapOf(publicPaths(spec, options), options.origin, new Date(found.updated_at));
        if (url.pathname === "/feed.xml") return feedOf(spec, options);
        const page = prerenderPage(spec, path, options);
        const index = app.files["index.html"];
        return page === null || index === undefined
          ? null
          : withEntries(readFirst(placePage(new TextDecoder().decode(index), page)), "inbox");
      });
      if (text === null) return isListing ? missing() : entryPage(app, "inbox");
      const kind =
        url.pathname === "/sitemap.xml"
          ? "application/xml"
          : url.pathname === "/feed.xml"
            ? "application/rss+xml"
            : "text/html";
      const etag = `"${createHash("sha256").update(text).digest("hex").slice(0, 24)}"`;
      return { status: 200, contentType: `${kind}; charset=utf-8`, body: text, etag, indexed: found.listed };

      function appOriginOrOwn(one: Published | null): string {
        const { origin, protocol } = new URL(appOrigin(slug));
        return one !== null && one.domain !== null && isServed(one.domain) ? `${protocol}//${one.domain}` : origin;
      }
    },
  };
}

async function findPublished(sql: Database, slug: string): Promise<Published | null> {
  const [row] = await sql<Published[]>`
    select p.id as publication, p.version_id as version, p.project_id as project, p.listed, p.updated_at,
      d.domain, s.id as store, s.seq::text as seq, s.generation
    from publications p
    left join publication_domains d on d.publication_id = p.id and d.verified_at is not null
    left join app_stores s on s.project_id = p.project_id and s.place = 'published'
    where p.slug = ${slug} and p.status = 'published' and p.withheld_at is null and p.version_id is not null
      and not private.account_is_closed(p.user_id) limit 1`;
  return row ?? null;
}

const robots = (listed: boolean, origin: string): AppText => ({
  status: 200,
  contentType: "text/plain; charset=utf-8",
  body: listed
    ? `User-agent: *\nDisallow: /data\nDisallow: /visitor\nDisallow: /inbox\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`
    : "User-agent: *\nDisallow: /\n",
  indexed: false,
});

const missing = (): AppText => ({
  status: 404,
  contentType: "text/plain; charset=utf-8",
  body: "Not found",
  indexed: false,
});

/** What was made before under a key, else what is made now; the longest unused goes first. A failure is not kept. */
function keep<T>(kept: Map<string, Promise<T>>, key: string, most: number, make: () => Promise<T>): Promise<T> {
  const known = kept.get(key);
  if (known !== undefined) {
    kept.delete(key);
    kept.set(key, known);
    return known;
  }
  const fresh = make();
  kept.set(key, fresh);
  fresh.catch(() => kept.delete(key));
  for (const oldest of kept.keys()) {
    if (kept.size <= most) break;
    kept.delete(oldest);
  }
  return fresh;
}

/** Tells an app where what its visitors send goes: to its owner, or nowhere, since this is a preview. */
const withEntries = (html: string, to: "inbox" | "preview"): string =>
  html.replace("</head>", () => `  <meta name="sayhey-entries" content="${to}" />\n  </head>`);

/** The entry page of an app, where there is nothing to write beforehand. */
function entryPage(app: CompiledApp, to: "inbox" | "preview"): AppText | null {
  const index = app.files["index.html"];
  if (index === undefined) return null;
  const body = withEntries(new TextDecoder().decode(index), to);
  return { status: 200, contentType: "text/html; charset=utf-8", body, etag: `"${app.hash}-${to}"`, indexed: false };
}

/** Lets styles and fonts come before scripts: what there is to read is on the page already. */
const readFirst = (html: string): string =>
  html
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
    .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"');
