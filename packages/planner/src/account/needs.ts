import type { Block, Entity } from "@sayhey/appspec";
import type { Verb } from "../brief/brief.ts";

/** Blocks with rows that can be added to, changed and deleted. */
const ROWS = new Set<Block["kind"]>([
  "table",
  "cards",
  "list",
  "board",
  "calendar",
  "agenda",
  "due",
  "gallery",
  "files",
  "media",
  "queue",
  "checklist",
  "feed",
  "places",
  "timeline",
]);

export interface Need {
  /** Blocks that do it. */
  by?: (block: Block, entity: Entity | undefined) => boolean;
  /** Whether one place in the app does it, of whatever thing. */
  isAnywhere?: true;
  /** What is missing where rows of the thing are at least listed. */
  lists?: string;
  /** Done where people have accounts. */
  isAccount?: true;
  /** Why it cannot be done here, or only in part. */
  why?: string;
  state?: "built" | "partly" | "not-built";
  /** Words of a request that go further than what is there, and why that falls short. */
  short?: { says: RegExp; why: string };
}

const hasField = (entity: Entity | undefined, ...types: string[]): boolean =>
  entity?.fields.some(({ type }) => types.includes(type)) ?? false;
const hasMedia = (entity: Entity | undefined): boolean =>
  entity?.fields.some(({ accept }) => accept?.some((kind) => kind === "audio" || kind === "video")) ?? false;
const hasState = (entity: Entity | undefined): boolean =>
  entity?.fields.some(({ type, name }) => type === "choice" && /stat|stage|decision|approv/i.test(name)) ?? false;
/** Rows that visitors can search, narrow, sort, print and take in. */
const LISTED = new Set<Block["kind"]>(["table", "cards", "list", "board", "gallery", "agenda"]);
const isListed = ({ kind }: Block): boolean => LISTED.has(kind);
/** A block that shows only the first rows has neither search nor filters, unless it says so. */
const isBrowsed = (block: Block): boolean =>
  isListed(block) &&
  (!("limit" in block && block.limit !== undefined) ||
    ("search" in block && block.search === true) ||
    ("filters" in block && (block.filters?.length ?? 0) > 0));
const isHandedOut = (block: Block): boolean => isListed(block) && !("export" in block && block.export === false);
const PAPERS =
  /\b(?:receipt|invoice|ticket|certificate|voucher|document|file|pdf|brochure|contract|form|e-?book|photo|picture|image|video|song|track|slide|template)s?\b/i;
export const isRows = ({ kind }: Block): boolean => ROWS.has(kind);
const CHANGE: Need = { by: isRows };
/** Apps have accounts of their own; where visitors share the data, by a code sent to an email address. */
const SIGN_IN: Need = {
  isAnywhere: true,
  isAccount: true,
  state: "not-built",
  why: "Nobody has to sign in here.",
};

/** Where people write to each other. */
const isTalk = ({ kind }: Block): boolean => kind === "chat" || kind === "conversations";

/** What each verb takes; the order of a verb's blocks does not matter. */
export const NEEDS: Readonly<Record<Verb, Need>> = {
  view: {
    by: (block) =>
      isRows(block) ||
      [
        "detail",
        "leaderboard",
        "chart",
        "dashboard",
        "stats",
        "cart",
        "faq",
        "chat",
        "conversations",
        "swipe",
        "quiz",
        "flashcards",
        "booking",
        "matrix",
      ].includes(block.kind),
  },
  create: {
    by: (block) =>
      isRows(block) ||
      ["form", "wizard", "booking", "chat", "conversations", "comments", "reviews"].includes(block.kind),
  },
  edit: CHANGE,
  delete: CHANGE,
  search: {
    by: (block) => block.kind === "search" || (isBrowsed(block) && !("search" in block && block.search === false)),
  },
  filter: { by: (block) => isBrowsed(block) },
  login: SIGN_IN,
  register: SIGN_IN,
  upload: {
    by: (block, entity) => isRows(block) && hasField(entity, "image", "file"),
  },
  download: {
    // Who downloads a receipt wants the paper itself, not the list of receipts.
    by: (block, entity) =>
      (isRows(block) && hasField(entity, "file")) || (isHandedOut(block) && !PAPERS.test(entity?.name ?? "")),
    why: "Files that were added can be downloaded, and lists as CSV. Apps make no other files of their own yet.",
    short: {
      says: /\b(?:processed|converted|generated|edited|modified|compressed|transcoded|merged|final|result)/i,
      why: "Files download as they were added; the app doesn't change them.",
    },
  },
  export: { by: isHandedOut, isAnywhere: true, why: "The CSV download is switched off." },
  print: { by: (block) => isListed(block) || block.kind === "detail", isAnywhere: true },
  share: {
    by: ({ kind }) => kind === "detail",
    isAnywhere: true,
    why: "The app has a link to share; single rows have no page of their own to share.",
  },
  message: { by: isTalk, isAnywhere: true },
  contact: { by: (block) => block.kind === "form" || isTalk(block), isAnywhere: true },
  comment: { by: ({ kind }) => kind === "comments" || kind === "feed" || kind === "reviews", isAnywhere: true },
  rate: { by: (block, entity) => block.kind === "reviews" || (isRows(block) && hasField(entity, "rating")) },
  order: { by: ({ kind }) => kind === "cart" || kind === "checkout" || kind === "purchase", isAnywhere: true },
  pay: {
    by: (block, entity) => isRows(block) && hasField(entity, "money"),
    state: "partly",
    why: "Amounts are kept; no money moves.",
  },
  book: {
    by: ({ kind }) => kind === "booking" || kind === "rsvp",
    isAnywhere: true,
    lists: "They are listed; nobody can take a place there yet.",
  },
  approve: { by: (block, entity) => block.kind === "board" || (isRows(block) && hasState(entity)) },
  assign: {
    by: (block, entity) =>
      isRows(block) && (entity?.fields.some(({ name }) => /assign|who|by$|charge|driver|helper/i.test(name)) ?? false),
  },
  notify: { state: "not-built", why: "Apps can't send messages or reminders by themselves yet." },
  subscribe: { by: ({ kind }) => kind === "form", state: "partly", why: "Sign-ups are collected; no mail goes out." },
  report: { by: (block) => ["chart", "dashboard", "stats", "table", "matrix"].includes(block.kind) },
  chart: { by: (block) => ["chart", "dashboard", "stats", "matrix"].includes(block.kind) },
  compare: {
    by: (block) =>
      ["leaderboard", "matrix", "chart", "dashboard", "table"].includes(block.kind) ||
      ("compare" in block && block.compare === true),
  },
  calculate: {
    by: (block, entity) =>
      ["calculator", "converter", "balance", "shares"].includes(block.kind) ||
      (isRows(block) && hasField(entity, "computed")),
    why: "No formula could be read from the idea.",
  },
  convert: {
    by: ({ kind }) => kind === "converter",
    isAnywhere: true,
    why: "Files and formats can't be converted yet.",
  },
  play: {
    by: (block, entity) =>
      ["game", "quiz", "questionnaire", "player", "media", "swipe", "timer"].includes(block.kind) ||
      (isRows(block) && hasMedia(entity)),
    isAnywhere: true,
    why: "There is no such game among the blocks yet.",
  },
  learn: { by: (block) => ["flashcards", "quiz", "questionnaire"].includes(block.kind) || isRows(block) },
  other: {
    by: (block) => isRows(block),
    state: "partly",
    why: "The rows are there; what else should happen was not understood.",
  },
};

/** What lets people have accounts. */
export const ACCOUNTS_WISH = "Add a login";

/** What brings a block where there is none, as the chat reads it. */
export const WISHES: Partial<Record<Verb, (things: string) => string>> = {
  search: (things) => `Add a search for ${things}`,
  chart: (things) => `Add a chart for ${things}`,
  report: (things) => `Add a chart for ${things}`,
  comment: (things) => `Add comments for ${things}`,
  rate: (things) => `Add ratings for ${things}`,
  message: () => "Add messages",
};
/** Verbs that nobody asks for without rows to do it with. */
export const KEEPING = new Set<Verb>([
  "create",
  "edit",
  "delete",
  "search",
  "filter",
  "upload",
  "approve",
  "assign",
  "pay",
  "rate",
]);
