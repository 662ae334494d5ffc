/** What people do together, as the text's own genre word says it. */
type TogetherKind =
  | "vote"
  | "ballot"
  | "dates"
  | "ratings"
  | "directory"
  | "swap"
  | "forum"
  | "blog"
  | "signUp"
  | "invitation"
  | "countdown"
  | "dues"
  | "listings"
  | "waitlist"
  | "flashCards"
  | "scoreboard"
  | "statusBoard"
  | "readings";

/** One question of a ballot, by the id of the things that can be chosen. */
interface BallotQuestion {
  id: string;
  /** As it stands above the result: 'Paint colour'. */
  title: string;
}

/** What a page is laid out with, beside the things that are kept. */
export interface TogetherParts {
  kind: TogetherKind;
  /** Of a status board: in which states somebody or something can be, in their order. */
  states?: readonly string[];
  /** Of a vote: what is asked. */
  question?: string;
  /** Of a ballot. */
  questions?: readonly BallotQuestion[];
  /** Nobody sees the result before the closing day. */
  isHidden?: boolean;
  /** When one may vote, as the text says it. */
  period?: string;
  /** How many may vote: '40 households'. */
  total?: string;
  /** So many have to vote. */
  quorum?: number;
  /** The field by which turnout is told apart. */
  groupField?: string;
  /** What is handed in is shown once somebody has approved it. */
  isApproved?: boolean;
  /** Words on the button that thanks somebody. */
  thanks?: string;
  /** Words at the top of a page that invites, and below them. */
  headline?: string;
  body?: string;
  /** The day of an invitation is named, and stands above. */
  isDated?: boolean;
  /** Whoever answers an invitation can leave a picture. */
  hasPhotos?: boolean;
  hasMap?: boolean;
  hasReviews?: boolean;
  hasComments?: boolean;
  /** Of a blog: where its writers are now has a page. */
  hasPlaceNow?: boolean;
  hasMeetings?: boolean;
  /** What a page is called where one puts something in: 'Suggest a restaurant'. */
  adding?: string;
}
