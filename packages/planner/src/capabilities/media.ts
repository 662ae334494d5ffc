import { addAudio, addSlideshow, addVideos } from "../design/media.ts";
import type { Capability } from "./capability.ts";

/** What is watched, listened to and looked at one after the other. */
export const OF_MEDIA: readonly Capability[] = [
  {
    id: "slideshow",
    says: "slideshow|photo slideshow|picture slideshow|carousel|photo carousel|image carousel|picture carousel|image slider|photo slider",
    blocks: ["slideshow"],
    make: addSlideshow,
  },
  {
    id: "videos",
    says: "video gallery|video player|video page|video section|video playlist|video playlists|embedded videos|youtube videos|vimeo videos|youtube embeds",
    blocks: ["media"],
    make: addVideos,
  },
  {
    id: "listening",
    says: "music player|audio player|song player|podcast player|music playlist|audio playlist|podcast episodes",
    // A player for whatever a visitor brings is a tool.
    blocks: ["media", "player", "tool"],
    make: addAudio,
  },
];
