// Written by scripts/index-blueprints.ts; do not edit.
import type { Blueprint } from "../blueprint.ts";
import filmProduction from "./film-production.ts";
import magazine from "./magazine.ts";
import newsletter from "./newsletter.ts";
import photoArchive from "./photo-archive.ts";
import podcast from "./podcast.ts";
import radioStation from "./radio-station.ts";
import videoChannel from "./video-channel.ts";

export const BLUEPRINTS: readonly Blueprint[] = [filmProduction, magazine, newsletter, photoArchive, podcast, radioStation, videoChannel];
