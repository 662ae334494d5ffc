import type { NewBlock, Part } from "../embedded/app-draft.ts";
import { cardsOf } from "../embedded/plan.ts";
import { listOf } from "../embedded/plan-parts.ts";
import { commentsOn, searchOf } from "../embedded/rich-parts.ts";
import { thing } from "../embedded/thing.ts";
import type { Capability, Made } from "./capability.ts";
import { addAnyUpload } from "../design/uploads.ts";
import { isTrace } from "../design/lead.ts";

/** What people rate, save and talk about: the first thing that is no trace of use. */
export const leadPart = ({ kept }: Made): Part | undefined => (kept.find((each) => !isTrace(each)) ?? kept[0])?.part;

const onDetail = ({ draft }: Made, part: Part, block: NewBlock | undefined): void => {
  if (block !== undefined) draft.pageById(`${part.id}Detail`)?.blocks.push(block);
};

const HEART = { do: "toggle" as const, label: "Favorite", doneLabel: "Favorite", icon: "heart" };

/** A heart on every row, and a page of those that have one. */
function addFavourites(made: Made): void {
  const part = leadPart(made);
  if (part === undefined) return;
  const known = part.of("boolean").find((id) => /^(?:saved|favou?rite|liked|bookmarked)$/i.test(id));
  if (known === undefined) made.draft.extend(part, "Favorite: boolean 30");
  const field = known ?? "favorite";
  if (!part.has(field)) return;
  const heart = { ...HEART, field };
  for (const page of made.draft.pages)
    for (const block of page.blocks)
      if ((block.kind === "cards" || block.kind === "list") && block.entity === part.id)
        block.actions = [...(block.actions ?? []), heart].slice(0, 3);
  made.draft.page("favorites", "Favorites", "heart", [
    listOf(part, { where: [{ field, is: "eq", value: true }], actions: [heart] }),
  ]);
}

function addReviews(made: Made): void {
  const part = leadPart(made);
  if (part === undefined) return;
  const review = made.draft.add(
    thing(
      "log",
      "Review, Reviews, star",
      "",
      `Text: text\n${part.name}: relation ${part.id}\nStars: rating 2..5\nBy: text @people\nWritten on: date -30..0`,
      "Better than I hoped\nWould choose it again\nGood, with small flaws\nExactly what I needed\nNot for me, but fair\nA quiet favorite",
      part.id,
    ),
  );
  const via = review.via(part.id);
  if (via !== undefined)
    onDetail(made, part, {
      kind: "reviews",
      title: "Reviews",
      entity: review.id,
      ratingField: "stars",
      bodyField: "text",
      authorField: "by",
      via,
    });
}

function addVotes(made: Made): void {
  const part = leadPart(made);
  if (part === undefined) return;
  const isVotedOn = made.draft.pages.some(({ blocks }) =>
    blocks.some((block) => block.kind === "leaderboard" && block.actions?.some(({ label }) => label === "Vote")),
  );
  if (isVotedOn) return;
  made.draft.extend(part, "Votes: number 0..24");
  if (part.field("votes")?.type !== "number") return;
  made.draft.page("votes", "Most votes", "thumbs-up", [
    cardsOf(part, {
      sort: { field: "votes", direction: "desc" },
      facts: ["votes"],
      actions: [{ do: "add", field: "votes", by: 1, label: "Vote", icon: "thumbs-up" }],
    }),
  ]);
}

/** A box over everything the app keeps, on the page it opens on. */
function addSearch({ draft, kept }: Made): void {
  const blocks = draft.pages[0]?.blocks;
  // What a page opens on stays its opening.
  blocks?.splice(blocks[0]?.kind === "hero" ? 1 : 0, 0, searchOf(kept.slice(0, 4).map(({ part }) => part)));
}

function addPictures(made: Made): void {
  const part = leadPart(made);
  if (part === undefined) return;
  if (part.of("image").length === 0) made.draft.extend(part, "Picture: image");
  const [image] = part.of("image");
  if (image !== undefined)
    made.draft.page("pictures", "Pictures", "images", [{ kind: "gallery", entity: part.id, imageField: image }]);
}

function addRanking(made: Made): void {
  const scored = made.kept.map(({ part }) => ({ part, score: part.of("rating", "number", "percent")[0] }));
  const found = scored.find(({ score, part }) => score !== undefined && /person|player|member|team/i.test(part.name));
  const { part, score } = found ?? scored.find((each) => each.score !== undefined) ?? {};
  if (part === undefined || score === undefined) return;
  made.draft.page("ranking", "Ranking", "trophy", [
    { kind: "leaderboard", entity: part.id, scoreField: score, limit: 10 },
  ]);
}

/** What people say about a row, on its page: kept already, or added. */
function addComments(made: Made): void {
  const part = leadPart(made);
  if (part === undefined) return;
  const own = made.kept.map((each) => each.part).find(({ name, id }) => id !== part.id && /\bcomment$/i.test(name));
  const via = own?.via(part.id);
  if (own === undefined) return onDetail(made, part, commentsOn(made, part));
  const body = own.of("longText")[0] ?? own.of("text")[0];
  const [date] = own.of("dateTime", "date");
  const author = own.of("text").find((id) => id !== body);
  if (via !== undefined && body !== undefined && date !== undefined && author !== undefined)
    onDetail(made, part, {
      kind: "comments",
      title: own.plural,
      entity: own.id,
      bodyField: body,
      authorField: author,
      dateField: date,
      via,
    });
}

/** What is said about, done with and kept of single rows. */
export const OF_ROWS: readonly Capability[] = [
  {
    id: "favorites",
    says: "favourites|favorites|bookmarks|wishlist|wish list|save for later",
    make: addFavourites,
  },
  {
    id: "comments",
    says: "comments|commenting|discussion",
    blocks: ["comments", "feed"],
    make: addComments,
  },
  {
    id: "reviews",
    says: "reviews|ratings|star ratings|rating",
    blocks: ["reviews"],
    keeps: /\breview$/i,
    make: addReviews,
  },
  { id: "votes", says: "upvotes|upvoting|votes|voting", blocks: ["poll"], make: addVotes },
  {
    id: "tags",
    says: "tags|tagging|labels",
    field: "tags",
    make: (made) => {
      const part = leadPart(made);
      if (part !== undefined && part.of("tags").length === 0)
        made.draft.extend(part, "Tags: tags new|important|later|someday");
    },
  },
  { id: "search", says: "search|searchable|search bar|full-text search", blocks: ["search"], make: addSearch },
  {
    id: "pictures",
    says: "photos|photo gallery|pictures|picture gallery|gallery",
    blocks: ["gallery"],
    make: addPictures,
  },
  {
    id: "ranking",
    says: "leaderboard|leaderboards|ranking|rankings|high scores",
    blocks: ["leaderboard"],
    make: addRanking,
  },
  {
    id: "notes",
    says: "notes|note field|remarks",
    field: "longText",
    make: (made) => {
      const part = leadPart(made);
      if (part !== undefined && part.of("longText").length === 0) made.draft.extend(part, "Notes: longText");
    },
  },
  {
    id: "uploads",
    says: "file uploads|file upload|attachments|file attachments|upload documents|upload files|document upload|document uploads|document management|document storage|document library|file sharing|file storage|media library|resume upload|upload resumes|video upload|upload videos",
    blocks: ["files"],
    field: "file",
    make: addAnyUpload,
  },
];
