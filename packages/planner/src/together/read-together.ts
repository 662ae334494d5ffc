import type { Brief } from "../brief/brief.ts";
import { readingDashboardOf } from "../dashboards/reading-dashboards.ts";
import { statusBoardOf } from "../dashboards/status-boards.ts";
import type { Reading } from "../recognise/reading.ts";
import { FEW_WORDS } from "../recognise/few-words.ts";
import { titleKindOf } from "../recognise/read-title.ts";
import type { ChosenTrade } from "../recognise/trade.ts";
import { countdownOf } from "./countdowns.ts";
import { directoryOf, isFindable } from "./directories.ts";
import { duesOf } from "./dues.ts";
import { flashCardsOf } from "./flash-cards.ts";
import { genreOf, type Genre } from "./genre.ts";
import { invitationOf } from "./invitations.ts";
import { isListable, listingsOf } from "./listings.ts";
import { scoreboardOf } from "./scoreboards.ts";
import { bringingOf, shiftsOf } from "./sign-ups.ts";
import { isSwappable, swapOf } from "./swaps.ts";
import { blogOf, forumOf } from "./talk.ts";
import type { Together } from "./together.ts";
import { datesOf, voteOf } from "./votes.ts";
import { ratingsOf } from "./ratings.ts";
import { waitlistOf } from "./waitlists.ts";

const MAKERS: Readonly<Record<Genre, (brief: Brief) => Together | undefined>> = {
  vote: voteOf,
  dates: datesOf,
  ratings: ratingsOf,
  directory: directoryOf,
  finder: (brief) => (isFindable(brief.text) ? directoryOf(brief) : undefined),
  swap: (brief) => (isSwappable(brief.text) ? swapOf(brief) : undefined),
  forum: forumOf,
  blog: blogOf,
  bringing: bringingOf,
  shifts: shiftsOf,
  invitation: invitationOf,
  countdown: countdownOf,
  dues: duesOf,
  listings: (brief) => (isListable(brief.text) ? listingsOf(brief) : undefined),
  waitlist: waitlistOf,
  flashCards: flashCardsOf,
  scoreboard: scoreboardOf,
};

/** Boards of wishes and suggestions are voted on, though no word says so. */
const IS_BOARD =
  /\b(?:suggestion box|ideas? board|feedback board|feature (?:requests|voting)|request board|suggestions)\b/i;

/** Several places of a kind in a town, and nobody says that they are theirs: 'jazz bars in Lagos'. */
const SEVERAL_IN =
  /^(?!(?:i|we|my|our|the|site|website|app|page|book|booking|order)\b)(?:[\p{L}-]+ ){0,3}(?:restaurants|cafes|cafés|coffee shops|pubs|bars|bakeries|parks|playgrounds|beaches|museums|galleries|murals|toilets|campsites|food trucks|libraries|bookshops|markets|walks|trails|mosques|churches|temples|spots|places) (?:to \w+ (?:from |at |in )?)?(?:in|near|around) \p{L}+/iu;

/** Genres in which a line of work may know better what is meant: a school's uniform swap, a language exchange. */
const YIELDING: ReadonlySet<Genre> = new Set<Genre>(["swap", "shifts", "finder", "forum"]);
const OF_GENRE = /\b(?:swap\w*|exchange|rota|roster|sign[- ]?ups?)\b/i;

/** Whether a line of work is called by just these words, or by the genre word with more beside it. */
function isOwnOf(trade: ChosenTrade | undefined, genre: Genre, text: string): boolean {
  if (trade?.trade.name === undefined) return false;
  if (!YIELDING.has(genre) && !(genre === "vote" && /\belection\b/i.test(text))) return false;
  const whole = text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} ]/gu, "")
    .trim();
  return trade.evidence.some(
    (phrase) =>
      phrase.replaceAll(/[^\p{L}\p{N} ]/gu, "") === whole ||
      (genre !== "finder" && phrase.includes(" ") && OF_GENRE.test(phrase)),
  );
}

/**
 * A vote, a directory, a swap, a forum, a blog or a sign-up sheet that a text asks for by its own genre word, whatever line of work
 * stands beside it; undefined where it asks for something else.
 */
export function togetherIn({ brief, trade }: Pick<Reading, "brief" | "trade">): Together | undefined {
  const board = statusBoardOf(brief) ?? readingDashboardOf(brief);
  if (board !== undefined) return board;
  const genre = genreOf(brief.text);
  const isSeveral = genre === undefined && brief.text.length < FEW_WORDS && SEVERAL_IN.test(brief.text.trim());
  if (isSeveral && isFindable(brief.text)) return directoryOf(brief);
  if (genre !== undefined) return isOwnOf(trade, genre, brief.text) ? undefined : MAKERS[genre](brief);
  return IS_BOARD.test(brief.text) && titleKindOf(brief)?.kind.id === "voting" ? voteOf(brief) : undefined;
}
