import type { KindOfProduct } from "../blueprint.ts";
import { PATTERNS } from "../patterns-of-work/index.ts";
import { KEEPING } from "./keeping.ts";
import { LISTS } from "./lists.ts";
import { PLACES } from "./places.ts";
import { TOGETHER } from "./together.ts";

/** Patterns of work that a few words name as well. */
const TITLES: readonly { id: string; titles: string; name?: string }[] = [
  {
    id: "rental",
    titles:
      "* rental|* rentals|rent a *|renting *|rent *|* hire|hire a *|* sharing|* share|share a *|sharing *|* library|library of *|* lending|* lending library|lend *|borrow *|airbnb for *|turo for *|zipcar for *|rental of *",
    name: "{Items} to Share",
  },
  {
    id: "bookings",
    titles:
      "* booking|* bookings|* booking system|book a *|book an *|* reservation|* reservations|reserve a *|* appointments|* appointment booking|* scheduler|* scheduling|uber for *|opentable for *|bookings for *|booking for *|calendly for *",
    name: "{Resource} on Call",
  },
  {
    id: "collection",
    titles:
      "slideshow of *|* slideshow|* gallery|gallery of *|* collection|my * collection|* collector|collection of *|collecting *|* shelf|* catalog|* catalogue|catalog of *|catalogue of *|my *|* wall of fame|* archive|archive of *|* vault|* gallery|discogs for *",
  },
  { id: "swaps", titles: "* swap|* swaps|swap *|swapping *|* swapping|* exchange|* trading|trading *|trade *" },
];

/** Kinds of product, whatever they are about. */
export const KINDS_OF_PRODUCT: readonly KindOfProduct[] = [
  ...PLACES,
  ...TOGETHER,
  // What one keeps is known better by who describes it.
  ...[...KEEPING, ...LISTS].map((each) => ({ ...each, yields: true })),
  ...TITLES.flatMap(({ id, titles, name }) =>
    PATTERNS.filter((each) => each.id === id).map(({ cues: _cues, ...pattern }) => ({
      ...pattern,
      titles,
      ...(name === undefined ? {} : { name }),
    })),
  ),
];
