import { sampleFileName } from "@sayhey/appspec";
import type { NewBlock, Part } from "../embedded/app-draft.ts";
import { thing } from "../embedded/thing.ts";
import type { Made } from "../capabilities/capability.ts";
import { isTrace } from "./lead.ts";

/** What can be played, and how people say so. */
interface Playable {
  accept: "video" | "audio";
  /** Name of the field that takes it, and what a page of it is called. */
  field: string;
  page: string;
  icon: string;
  look: "video" | "audio" | "grid";
  /** Things that are played. */
  of: RegExp;
  /** Where none is kept yet. */
  fresh: string;
  rows: string;
}

const VIDEO_THINGS =
  "videos?|trailers?|teasers?|clips?|films?|movies?|shorts|episodes?|lessons?|tutorials?|lectures?|talks?|webinars?|sermons?|recordings?|vlogs?|workouts?|demos?|reels?|documentar(?:y|ies)";
const AUDIO_THINGS =
  "songs?|tracks?|albums?|music|episodes?|podcasts?|recordings?|audio ?books?|audio|mixes|mixtapes?|beats|sermons?|playlists?|singles|demos?|interviews?|radio shows?|meditations?|sounds?";

const VIDEO: Playable = {
  accept: "video",
  field: "Video",
  page: "Watch",
  icon: "clapperboard",
  look: "video",
  of: /video|trailer|teaser|clip|film|movie|episode|lesson|tutorial|lecture|talk|webinar|sermon|course|exercise|workout|demo|class|series|show$/,
  fresh: "video, Video, Videos, clapperboard",
  rows: "Welcome\nBehind the scenes\nStep by step\nQuestions and answers\nHighlights",
};
const AUDIO: Playable = {
  accept: "audio",
  field: "Recording",
  page: "Listen",
  icon: "audio-lines",
  look: "audio",
  of: /song|track|album|music|episode|podcast|recording|audio|mix|beat|sermon|demo|interview|meditation|sound|single|piece/,
  fresh: "track, Track, Tracks, music",
  rows: "Morning take\nSlow river\nHarbor lights\nSecond verse\nLast train",
};

const WHOSE = "(?:the |our |my |your |their |his |her |its |some |all |new |latest |free |short |band's |official )*";

/** Ways to ask for something that is watched. What is only handed in, called, edited or played as a game is none of them. */
const WATCHED = new RegExp(
  [
    `\\bwatch(?:es|ed|ing)? ${WHOSE}(?:[\\w'’-]+ ){0,2}?(?:${VIDEO_THINGS})(?: (?:${VIDEO_THINGS}))?\\b`,
    `\\b(?:video|trailer|clip|film|movie trailer) (?:gallery|galleries|wall|player|playlists?|channel|showcase|page|section|portfolio|library|archive|hub|streaming|site|website)\\b`,
    `\\b(?:gallery|playlist|page|collection|library|wall) (?:of|for|with) ${WHOSE}(?:youtube |vimeo |promo |music |training |wedding )*(?:videos|trailers|clips|short films)\\b`,
    `\\b(?:play|plays|playing|embed|embeds|embedding|show|shows|stream|streams) ${WHOSE}(?:youtube |vimeo )*(?:videos|trailers)\\b`,
    `\\bembedded (?:youtube |vimeo )*videos?\\b|\\b(?:youtube|vimeo) (?:videos|embeds?|playlists?)\\b`,
  ].join("|"),
  "i",
);

/** Ways to ask for something that is listened to. */
const HEARD = new RegExp(
  [
    `\\blisten(?:s|ing)? to ${WHOSE}(?:[\\w'’-]+ ){0,2}?(?:${AUDIO_THINGS})\\b`,
    `\\b(?:music|song|audio|podcast|track|album|mixtape|sermon) (?:player|playlists?|library|archive|page|section)\\b`,
    `\\b(?:player|playlists?|page) (?:of|for|with) ${WHOSE}(?:[\\w'’-]+ )?(?:${AUDIO_THINGS})\\b`,
    `\\bpodcast (?:site|website|app|episodes?|home ?page|hub)\\b|\\b(?:page|site|website|home) for ${WHOSE}podcasts?\\b`,
    `\\b(?:play|plays|stream|streams|streaming) ${WHOSE}(?:songs|tracks|music|albums|episodes|podcasts|recordings|audio)\\b`,
    `\\bembedded (?:spotify|soundcloud)\\b|\\b(?:spotify|soundcloud) (?:embeds?|player|playlists?|tracks)\\b`,
  ].join("|"),
  "i",
);

/** What has the same words and is something else. */
const ELSE =
  /\b(?:video|audio) (?:calls?|chats?|conferenc\w+|meetings?|editor|editing|games?|converter|production|recorder|surveillance)\b|\b(?:wrist)?watch(?:es)? (?:collection|repair|shop|store|brand)\b|\bwatch ?lists?\b|\bsmart ?watch\w*|\b(?:sheet|organ|piano|printed) music\b/gi;
/** Words that take what follows back. */
const REFUSED = /\b(?:no|without|not|never|don't|instead of) (?:to |any |a |the )*$/i;

/** The words by which a text asks for something to watch, and to listen to; undefined where it does not. */
export function mediaAsked(text: string): { video?: string; audio?: string } {
  const plain = text.replaceAll(ELSE, " … ");
  const asked = (pattern: RegExp): string | undefined => {
    const found = pattern.exec(plain);
    return found === null || REFUSED.test(plain.slice(0, found.index)) ? undefined : found[0];
  };
  const [video, audio] = [asked(WATCHED), asked(HEARD)];
  return { ...(video !== undefined && { video }), ...(audio !== undefined && { audio }) };
}

/** Gives a text that asks for something to watch or to listen to a player, over what it keeps or a list of its own. */
export function addMedia(made: Made): void {
  const { video, audio } = mediaAsked(made.text);
  const isGallery = /\b(?:gallery|wall|showcase|portfolio|trailers?|teasers?|clips?|movies|films)\b/i.test(made.text);
  if (video !== undefined) addPlayer(made, { ...VIDEO, look: isGallery ? "grid" : "video" }, video);
  // What is watched and heard at once has one player, which plays both.
  if (audio !== undefined) addPlayer(made, AUDIO, audio);
}

const hasPlayer = ({ draft }: Made): boolean =>
  draft.pages.some(({ blocks }) => blocks.some(({ kind }) => kind === "media"));

/** A player for videos, where one is asked for by name. */
export const addVideos = (made: Made): void => addPlayer(made, { ...VIDEO, look: "grid" });
/** A player for sound, where one is asked for by name. */
export const addAudio = (made: Made): void => addPlayer(made, AUDIO);

function addPlayer(made: Made, playable: Playable, phrase = made.text): void {
  const { draft, kept } = made;
  if (hasPlayer(made)) return;
  const lower = (part: Part): string => part.name.toLowerCase();
  const played = kept.filter(({ part }) => playable.of.test(lower(part)));
  // The thing that the text says is played, else the first of its kind.
  const said = played.find(({ part }) => new RegExp(`\\b${lower(part)}`, "i").test(phrase));
  const part =
    (said ?? played.find((each) => !isTrace(each)) ?? played[0])?.part ??
    draft.add(thing("item", playable.fresh, "", `Title: text\nAbout: longText\nAdded on: date -60..0`, playable.rows));
  const block = playerOf(draft, part, playable);
  const own = draft.pages.find(({ blocks }) =>
    blocks.some((each) => "entity" in each && each.entity === part.id && each.kind !== "detail"),
  );
  if (own === undefined) return draft.page(part.id, playable.page, playable.icon, [block]);
  // Its own page opens with it; what stood there to look at the same files goes.
  if (own.title === part.plural || own.blocks.every((each) => "entity" in each && each.entity === part.id)) {
    own.blocks = own.blocks.filter(
      (each) =>
        !["files", "table", "cards", "list"].includes(each.kind) || !("entity" in each) || each.entity !== part.id,
    );
    own.blocks.unshift(block);
  } else draft.page(`${part.id}Player`, playable.page, playable.icon, [block]);
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0);

/** The block that plays a thing, which gets the fields for it: a file, and a link to where else it is. */
function playerOf(draft: Made["draft"], part: Part, { accept, field, look }: Playable): NewBlock {
  const taken = part.of("file").find((id) => part.field(id)?.accept?.includes(accept) === true);
  // Where a link has that name already, it is just the file.
  const isTaken = part.entity.fields.some(({ name }) => name === field);
  if (taken === undefined) draft.extend(part, `${isTaken ? "File" : field}: file ${accept}`);
  const fileField = taken ?? part.of("file").find((id) => part.field(id)?.accept?.includes(accept) === true);
  const linkBefore = part
    .of("url")
    .find((id) => /video|audio|watch|listen|link|youtube|spotify/i.test(part.field(id)?.name ?? ""));
  if (linkBefore === undefined) draft.extend(part, "Link: url");
  const urlField = linkBefore ?? part.of("url").find((id) => part.field(id)?.name === "Link");
  // No address is made up: what there is to play is a sample until somebody adds their own.
  for (const row of part.entity.rows) {
    if (urlField !== undefined) delete row[urlField];
    const name = sampleFileName({ accept: [accept] }, String(row[part.entity.titleField] ?? ""));
    if (fileField !== undefined && name !== null && isEmpty(row[fileField])) row[fileField] = [name];
  }
  const [posterField] = part.of("image");
  const subtitleField = part.of("relation", "choice", "date", "text")[0];
  return {
    kind: "media",
    entity: part.id,
    look,
    ...(fileField === undefined ? {} : { fileField }),
    ...(urlField === undefined ? {} : { urlField }),
    ...(posterField === undefined ? {} : { posterField }),
    ...(subtitleField === undefined ? {} : { subtitleField }),
  };
}

/** Pictures one after the other: those of the first thing that has some. */
export function addSlideshow(made: Made): void {
  const { draft, kept } = made;
  const owner =
    kept.find(({ part }) => part.of("image").length > 0)?.part ??
    kept.find(({ part }) => /photo|picture|image/.test(part.name.toLowerCase()))?.part ??
    kept.find((each) => !isTrace(each))?.part;
  if (owner === undefined) return;
  if (owner.of("image").length === 0) draft.extend(owner, "Picture: image");
  const [imageField] = owner.of("image");
  const [home] = draft.pages;
  if (imageField === undefined || home === undefined) return;
  const block: NewBlock = { kind: "slideshow", slidesEntity: owner.id, imageField, limit: 10 };
  home.blocks.splice(home.blocks[0]?.kind === "hero" ? 1 : 0, 0, block);
}

/** A product that is about what it plays: what it keeps, as the planner reads a thing. */
const MEDIA_APPS: readonly (readonly [says: RegExp, name: string, fields: string, rows: string])[] = [
  [
    /\bpodcast (?:page|site|website|app|episodes|hub|home ?page|archive|library)\b|\b(?:page|site|website|home) for (?:our|my|the|a) podcast\b/i,
    "episode",
    "Title: text\nRecording: file audio\nLink: url\nSeason: choice Season 1|Season 2\nPublished: date -120..0\nAbout: longText",
    "How it all began\nA morning at the harbor\nThree questions\nThe long way home\nLetters from listeners\nWhat we learned",
  ],
  [
    /\b(?:music|song|audio|album) (?:player|playlists?|page|library) (?:for|of|with) (?:our|my|the|his|her|their|a) (?:[\w'’-]+ )?(?:songs|music|tracks|albums?|recordings|band)\b|\b(?:player|playlist|page) (?:for|of|with) (?:our|my|the|his|her|their) (?:[\w'’-]+ )?(?:songs|music|tracks|albums?|recordings)\b|\blisten to (?:our|my) (?:songs|music|tracks|albums?|recordings)\b/i,
    "song",
    "Title: text\nRecording: file audio\nLink: url\nCover: image\nAlbum: choice First takes|Live|Singles\nRecorded: date -400..-5",
    "Harbor lights\nSlow river\nPaper moon\nLast train\nSecond verse\nOpen window",
  ],
  [
    /\bwatch (?:movie |film |game )?trailers\b|\b(?:movie|film|trailer) trailers? (?:site|app|page|gallery|website)\b|\btrailer (?:site|app|page|gallery|website)\b/i,
    "trailer",
    "Title: text\nVideo: file video\nLink: url\nPoster: image\nGenre: choice Drama|Comedy|Adventure|Documentary\nReleased: date -90..120",
    "The lighthouse keeper\nTwo tickets north\nPaper planets\nSummer kitchen\nThe quiet race\nEleven doors",
  ],
  [
    /\bvideo (?:gallery|wall|showcase|portfolio|channel|player|playlists?)\b|\b(?:gallery|page|collection|playlist) (?:of|for|with) (?:our|my|the) (?:[\w'’-]+ )?videos\b/i,
    "video",
    "Title: text\nVideo: file video\nLink: url\nPoster: image\nTopic: choice Events|Interviews|Tutorials|Behind the scenes\nPublished: date -120..0",
    "Welcome\nBehind the scenes\nStep by step\nSummer meeting\nQuestions and answers\nHighlights",
  ],
];

/** What a text keeps that names a product about videos or sound; undefined for any other. */
export function mediaAppOf(text: string): { name: string; fields: string; rows: string } | undefined {
  const plain = text.replaceAll(ELSE, " … ");
  const found = MEDIA_APPS.map(([says, name, fields, rows]) => ({ at: plain.search(says), name, fields, rows }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)[0];
  return found === undefined ? undefined : { name: found.name, fields: found.fields, rows: found.rows };
}
