import type { AppDraft } from "../embedded/app-draft.ts";
import type { TogetherParts } from "../together/together-parts.ts";
import type { Kept } from "./kept.ts";
import { layOutCountdown, layOutDues, layOutInvitation, layOutListings, layOutWaitlist } from "./occasion-pages.ts";
import { layOutFlashCards, layOutScoreboard } from "./score-pages.ts";
import { layOutReadings, layOutStatusBoard } from "./status-board-page.ts";
import { layOutBlog, layOutDirectory, layOutForum, layOutSignUp, layOutSwap } from "./together-lists.ts";
import { layOutBallot, layOutDates, layOutRatings, layOutVote } from "./vote-pages.ts";

/** Lays out what people do together: what they came for on the first page, and what they put in beside it. */
export function layOutTogether(draft: AppDraft, together: TogetherParts, kept: readonly Kept[]): void {
  const parts = kept.map(({ part }) => part);
  const [first, second] = parts;
  if (first === undefined) return;
  switch (together.kind) {
    case "vote":
      return layOutVote(draft, together, first);
    case "ballot":
      return layOutBallot(draft, together, parts);
    case "dates":
      return second === undefined ? undefined : layOutDates(draft, together, first, second);
    case "ratings":
      return second === undefined ? undefined : layOutRatings(draft, together, first, second);
    case "directory":
      return layOutDirectory(draft, together, first, second);
    case "swap":
      return second === undefined ? undefined : layOutSwap(draft, first, second);
    case "forum":
      return layOutForum(draft, first, parts.slice(1));
    case "blog":
      return layOutBlog(draft, together, first, parts.slice(1));
    case "readings":
      return layOutReadings(draft, first);
    case "statusBoard":
      return layOutStatusBoard(draft, together.states ?? [], first);
    case "invitation":
      return second === undefined ? undefined : layOutInvitation(draft, together, first, second, parts[2]);
    case "countdown":
      return layOutCountdown(draft, first, parts.slice(1));
    case "dues":
      return second === undefined ? undefined : layOutDues(draft, first, second);
    case "listings":
      return second === undefined ? undefined : layOutListings(draft, together, first, second);
    case "flashCards":
      return layOutFlashCards(draft, first);
    case "scoreboard":
      return second === undefined ? undefined : layOutScoreboard(draft, first, second);
    case "waitlist":
      return layOutWaitlist(draft, together, first);
    case "signUp":
      return second === undefined ? undefined : layOutSignUp(draft, together, first, second);
  }
}
