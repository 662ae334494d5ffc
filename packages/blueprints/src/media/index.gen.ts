// Written by scripts/index-blueprints.ts; do not edit.
import type { Blueprint } from "../blueprint.ts";
import artistPortfolio from "./artist-portfolio.ts";
import bandGigs from "./band-gigs.ts";
import bookWriting from "./book-writing.ts";
import cinema from "./cinema.ts";
import comicSeries from "./comic-series.ts";
import concertVenue from "./concert-venue.ts";
import escapeRoom from "./escape-room.ts";
import filmProduction from "./film-production.ts";
import karaokeNight from "./karaoke-night.ts";
import magazine from "./magazine.ts";
import musicFestival from "./music-festival.ts";
import musicPractice from "./music-practice.ts";
import newsSite from "./news-site.ts";
import newsletter from "./newsletter.ts";
import photoArchive from "./photo-archive.ts";
import photoPortfolio from "./photo-portfolio.ts";
import podcast from "./podcast.ts";
import radioStation from "./radio-station.ts";
import recordingStudio from "./recording-studio.ts";
import videoChannel from "./video-channel.ts";

export const BLUEPRINTS: readonly Blueprint[] = [artistPortfolio, bandGigs, bookWriting, cinema, comicSeries, concertVenue, escapeRoom, filmProduction, karaokeNight, magazine, musicFestival, musicPractice, newsSite, newsletter, photoArchive, photoPortfolio, podcast, radioStation, recordingStudio, videoChannel];
