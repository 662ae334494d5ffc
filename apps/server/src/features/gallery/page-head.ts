import type { Database } from "../../infra/database/database.ts";
import { type CardRow, cardOf, LINK_PICTURE, linkPicture, readPublished } from "./publication-card.ts";
import { type PublicProfile, readProfile } from "./read-profile.ts";
import type { PageHead, PageHeadOf } from "../../http/page-head.ts";
import { escapeHtml } from "./escape-html.ts";

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const MISSING: PageHead = {
  status: 404,
  html: '<title>Oops! Page not found · SayHey</title><meta name="robots" content="noindex">',
};

/** Shown beside links that have no picture of their own: a file of the web app, LINK_PICTURE large. */
const DEFAULT_LINK_PICTURE = "/link.png";

/** What cards of chats and search engines show of a description, characters. */
const DESCRIPTION_LENGTH = 200;

/**
 * Heads of the gallery, its items and public profiles: title, description, pictures and player as Open Graph (https://ogp.me) and as cards
 * of X, the canonical address, and where oEmbed (https://oembed.com) and feeds are found. `publicUrl` has no trailing slash.
 */
export function createPageHead(sql: Database, publicUrl: string): PageHeadOf {
  return async (path) => {
    if (/^\/gallery\/?$/.test(path)) return { status: 200, html: galleryHead(publicUrl) };
    const item = /^\/gallery\/([^/]+)\/?$/.exec(path)?.[1];
    if (item !== undefined) {
      const row = UUID.test(item) ? await readPublished(sql, item) : null;
      return row === null ? MISSING : { status: 200, html: itemHead(row, publicUrl) };
    }
    const person = /^\/profile\/([^/]+)\/?$/.exec(path)?.[1];
    if (person !== undefined) {
      const profile = await readProfile(sql, person);
      return profile === null ? MISSING : { status: 200, html: profileHead(profile, publicUrl) };
    }
    return null;
  };
}

/** A text on one line, cut at `length` characters without breaking one. */
function oneLine(text: string, length: number): string {
  const line = text.replace(/\s+/gu, " ").trim();
  const characters = [...line];
  return characters.length <= length ? line : `${characters.slice(0, length - 1).join("")}…`;
}

/** What is said of a published app where its author said nothing. */
export const describeItem = (row: CardRow): string =>
  oneLine(row.description, DESCRIPTION_LENGTH) || `${row.title} by ${cardOf(row).author.name}, made with SayHey.`;

function itemHead(row: CardRow, publicUrl: string): string {
  const { author, trailer } = cardOf(row);
  const url = `${publicUrl}/gallery/${row.id}`;
  const description = describeItem(row);
  const size = trailer === null ? null : { width: String(trailer.width), height: String(trailer.height) };
  const link = linkPicture(row);
  // Always in the shape that chats show; an app that has not been filmed yet has the product's own.
  const picture = {
    url: publicUrl + (link ?? DEFAULT_LINK_PICTURE),
    width: String(LINK_PICTURE.width),
    height: String(LINK_PICTURE.height),
    alt: link === null ? "SayHey" : trailer === null ? `Screenshot of ${row.title}` : `Trailer of ${row.title}`,
  };
  return [
    `<title>${escapeHtml(`${row.title} · SayHey`)}</title>`,
    ...named({
      description,
      author: author.name,
      // Who has the link may show it around, but search engines are not to lead there.
      ...(row.listed ? {} : { robots: "noindex" }),
      "twitter:card": trailer === null ? "summary_large_image" : "player",
      "twitter:title": row.title,
      "twitter:description": description,
      "twitter:image": picture.url,
      "twitter:image:alt": picture.alt,
      ...(size === null
        ? {}
        : {
            "twitter:player": `${publicUrl}/embed/${row.id}`,
            "twitter:player:width": size.width,
            "twitter:player:height": size.height,
            ...(trailer === null ? {} : { "twitter:player:stream": publicUrl + trailer.video }),
          }),
    }),
    ...properties({
      "og:site_name": "SayHey",
      "og:type": trailer === null ? "website" : "video.other",
      "og:title": row.title,
      "og:description": description,
      "og:url": url,
      "og:image": picture.url,
      "og:image:alt": picture.alt,
      "og:image:width": picture.width,
      "og:image:height": picture.height,
      ...(trailer === null || size === null
        ? {}
        : {
            "og:video": publicUrl + trailer.video,
            ...(publicUrl.startsWith("https:") ? { "og:video:secure_url": publicUrl + trailer.video } : {}),
            "og:video:type": "video/mp4",
            "og:video:width": size.width,
            "og:video:height": size.height,
          }),
    }),
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    `<link rel="alternate" type="application/json+oembed" href="${escapeHtml(`${publicUrl}/oembed?url=${encodeURIComponent(url)}&format=json`)}" title="${escapeHtml(row.title)}">`,
    ...(trailer === null
      ? []
      : [
          linkedData({
            "@context": "https://schema.org",
            "@type": "VideoObject",
            name: row.title,
            description,
            thumbnailUrl: [picture.url],
            uploadDate: new Date(row.published_at).toISOString(),
            duration: `PT${Math.round(trailer.durationMs / 1000)}S`,
            contentUrl: publicUrl + trailer.video,
            embedUrl: `${publicUrl}/embed/${row.id}`,
            author: { "@type": "Person", name: author.name, url: `${publicUrl}/profile/${author.username}` },
          }),
        ]),
  ].join("\n    ");
}

const GALLERY_DESCRIPTION = "Apps people made with SayHey. Watch the trailer, try the app, make it yours.";

function galleryHead(publicUrl: string): string {
  const url = `${publicUrl}/gallery`;
  const feed = (type: string, file: string) =>
    `<link rel="alternate" type="${type}" href="${escapeHtml(`${url}/${file}`)}" title="New in the SayHey gallery">`;
  return [
    "<title>Gallery · SayHey</title>",
    ...named({ description: GALLERY_DESCRIPTION, "twitter:card": "summary" }),
    ...properties({
      "og:site_name": "SayHey",
      "og:type": "website",
      "og:title": "Gallery",
      "og:description": GALLERY_DESCRIPTION,
      "og:url": url,
    }),
    // Orders, categories and searches are views of the one page.
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    feed("application/rss+xml", "feed.xml"),
    feed("application/feed+json", "feed.json"),
  ].join("\n    ");
}

function profileHead(profile: PublicProfile, publicUrl: string): string {
  const url = `${publicUrl}/profile/${profile.username}`;
  const description = oneLine(profile.bio, DESCRIPTION_LENGTH) || `Apps that ${profile.name} published on SayHey.`;
  return [
    `<title>${escapeHtml(`${profile.name} (${profile.username}) · SayHey`)}</title>`,
    ...named({
      description,
      "twitter:card": "summary",
      "twitter:title": profile.name,
      "twitter:description": description,
    }),
    ...properties({
      "og:site_name": "SayHey",
      "og:type": "profile",
      "og:title": profile.name,
      "og:description": description,
      "og:url": url,
      "profile:username": profile.username,
      ...(profile.avatarKey === null ? {} : { "og:image": `${publicUrl}/${profile.avatarKey}` }),
    }),
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    `<link rel="alternate" type="application/rss+xml" href="${escapeHtml(`${url}/feed.xml`)}" title="${escapeHtml(`Apps by ${profile.name}`)}">`,
    `<link rel="alternate" type="application/feed+json" href="${escapeHtml(`${url}/feed.json`)}" title="${escapeHtml(`Apps by ${profile.name}`)}">`,
  ].join("\n    ");
}

/** Facts for search engines (https://schema.org); nothing in them can end the element. */
const linkedData = (facts: object): string =>
  `<script type="application/ld+json">${JSON.stringify(facts).replaceAll("<", "\\u003c")}</script>`;

const named = (values: Readonly<Record<string, string>>): string[] =>
  Object.entries(values).map(([name, content]) => `<meta name="${name}" content="${escapeHtml(content)}">`);

const properties = (values: Readonly<Record<string, string>>): string[] =>
  Object.entries(values).map(([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}">`);
