// Written by scripts/index-blueprints.ts; do not edit.
import type { Blueprint } from "../blueprint.ts";
import bandGigs from "./band-gigs.ts";
import bookWriting from "./book-writing.ts";
import comicSeries from "./comic-series.ts";
import filmProduction from "./film-production.ts";
import magazine from "./magazine.ts";
import newsSite from "./news-site.ts";
import newsletter from "./newsletter.ts";
import photoArchive from "./photo-archive.ts";
import podcast from "./podcast.ts";
import radioStation from "./radio-station.ts";
import recordingStudio from "./recording-studio.ts";
import videoChannel from "./video-channel.ts";

export const BLUEPRINTS: readonly Blueprint[] = [bandGigs, bookWriting, comicSeries, filmProduction, magazine, newsSite, newsletter, photoArchive, podcast, radioStation, recordingStudio, videoChannel];
