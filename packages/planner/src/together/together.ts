import type { Form } from "../brief/brief.ts";
import type { Reading, ReadThing } from "../recognise/reading.ts";
import type { ChosenTrade, Trade } from "../recognise/trade.ts";

/** What people do together, as the text's own genre word says it. */
export type TogetherKind = "vote" | "ballot" | "dates" | "ratings" | "directory" | "swap" | "forum" | "blog" | "signUp";

/** One question of a ballot, by the id of the things that can be chosen. */
interface BallotQuestion {
  id: string;
  /** As it stands above the result: 'Paint colour'. */
  title: string;
}

/** What a page is laid out with, beside the things that are kept. */
export interface TogetherParts {
  kind: TogetherKind;
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
  hasMap?: boolean;
  hasReviews?: boolean;
  hasComments?: boolean;
  /** Of a blog: where its writers are now has a page. */
  hasPlaceNow?: boolean;
  hasMeetings?: boolean;
  /** What a page is called where one puts something in: 'Suggest a restaurant'. */
  adding?: string;
}

/** An app for people who do something together: what it keeps, and how it is laid out. */
export interface Together extends TogetherParts {
  form: Form;
  name?: string;
  icon: string;
  things: readonly ReadThing[];
  words: Trade["words"];
}

/** A thing that such an app keeps, with rows as `table` writes them. */
export const kept = (
  head: { id: string; name: string; plural: string; role: NonNullable<ReadThing["known"]>["role"]; icon: string },
  fields: readonly (string | false | undefined)[],
  rows: string,
): ReadThing => ({
  id: head.id,
  name: head.name,
  plural: head.plural,
  fields: [],
  verbs: new Set(),
  jobs: [],
  known: { role: head.role, icon: head.icon, fields: fields.filter(Boolean).join("\n"), rows },
  items: [],
});

/** The reading of a text that asks for such an app. */
export function withTogether(reading: Reading, together: Together): Reading {
  const trade: Trade = {
    id: together.kind,
    icon: together.icon,
    forms: ["community"],
    things: [],
    jobs: "",
    words: together.words,
  };
  const chosen: ChosenTrade = {
    trade,
    score: 0,
    evidence: [],
    named: new Set(),
    ...(together.name === undefined ? {} : { givenName: together.name }),
  };
  const { login: _login, ...sheet } = reading.brief;
  const requests = sheet.requests.filter(({ verb }) => verb !== "login" && verb !== "register");
  return {
    // Who signs up for a shift makes no account.
    brief: together.kind === "signUp" ? { ...sheet, requests } : reading.brief,
    form: together.form,
    isOrder: false,
    trade: chosen,
    things: [...together.things],
    about: new Map(),
    together,
  };
}
