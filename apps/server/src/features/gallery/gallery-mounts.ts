import type { Database } from "../../infra/database/database.ts";
import { PUBLISHED_MEDIA_PATH } from "./publication-card.ts";
import { SHARED_MEDIA_PATH } from "./shared-render.ts";
import type { GatewayParts } from "../../http/gateway.ts";
import type { MediaStore } from "../../infra/media/media-store.ts";
import { createEmbedHandler, EMBED_PATH, embeddedPublication } from "./embed-page.ts";
import { createOembedHandler } from "./oembed.ts";
import { createFeedHandler } from "./feeds.ts";
import { createPublishedMediaHandler, createSharedMediaHandler } from "./published-media.ts";
import { answerRobots, createSitemapHandler } from "./sitemap.ts";

const BODY_BYTES = 1024;

/** What the world may fetch of the gallery without running the web app. Mount it before `/media`. */
export function galleryMounts(options: {
  sql: Database;
  media: MediaStore;
  answerMedia: (request: Request) => Promise<Response>;
  publicUrl: string;
  /** Told of each page that asks for the player of a publication. */
  onEmbed?(publicationId: string, request: Request, address: string): void;
}): GatewayParts["mounts"] {
  const { sql, media, answerMedia, publicUrl } = options;
  const feed = createFeedHandler(sql, media, publicUrl);
  const embed = createEmbedHandler(sql, publicUrl);
  return [
    { path: PUBLISHED_MEDIA_PATH, fetch: createPublishedMediaHandler(sql, media, answerMedia) },
    { path: SHARED_MEDIA_PATH, fetch: createSharedMediaHandler(sql, media, answerMedia) },
    {
      path: EMBED_PATH,
      fetch: async (request: Request, { address }: { address: string }) => {
        const answer = await embed(request);
        const id = embeddedPublication(new URL(request.url));
        if (id !== null && answer.status === 200) options.onEmbed?.(id, request, address);
        return answer;
      },
    },
    { path: "/oembed", fetch: createOembedHandler(sql, publicUrl) },
    { path: "/sitemap.xml", fetch: createSitemapHandler(sql, publicUrl) },
    { path: "/robots.txt", fetch: () => answerRobots(publicUrl) },
    { path: "/gallery/feed.xml", fetch: feed },
    { path: "/gallery/feed.json", fetch: feed },
    { path: "/profile/:username/feed.xml", fetch: feed },
    { path: "/profile/:username/feed.json", fetch: feed },
  ].map((mount) => ({ ...mount, bodyBytes: BODY_BYTES }));
}
