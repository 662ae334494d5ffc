import type { Job } from "@sayhey/blueprints";
import type { Brief, Form, Request, Verb } from "../brief/brief.ts";
import type { NewBlock } from "../embedded/app-draft.ts";
import type { Keeping } from "../brief/read-kept.ts";
import type { Ask } from "../ask/ask.ts";
import type { Play } from "../play/play.ts";
import type { TogetherParts } from "../together/together-parts.ts";
import type { Activity } from "../activities/activity.ts";
import type { KnownThing } from "../embedded/things/known-thing.ts";
import type { BookingTaking, OrderTaking } from "./taking.ts";
import type { ChosenTrade } from "./trade.ts";

/** A property that a brief asks for. */
interface AskedField {
  name: string;
  /** What it can be, where the brief says so. */
  options: readonly string[];
  /** How it is kept, where the brief says so; see field-line.ts. */
  as?: string;
  /** The brief lists it as what is written down: it stands in front, in the order of the list. */
  isListed?: true;
}

/** A job of the trade, with the field it is about. */
export interface ThingJob {
  job: Job;
  field?: string;
  /** Where it stands among all jobs of the trade; the first is what the app is about. */
  rank: number;
}

/** A thing the app keeps, with all that is asked of it. */
export interface ReadThing {
  /** Its id, where a line of work has one for it; relations of other things name it. */
  id?: string;
  /** In the singular, in lower case, as the brief says it. */
  name: string;
  plural: string;
  /** Properties the brief names, in its order. */
  fields: AskedField[];
  verbs: ReadonlySet<Verb>;
  /** What people of the trade do with it. */
  jobs: readonly ThingJob[];
  /** What is known of such things; undefined for one that nobody has described. */
  known: Pick<KnownThing, "role" | "icon" | "fields" | "rows"> | undefined;
  /** Properties that the brief wants it searched by. */
  sought?: readonly string[];
  /** How long each takes, where it is a service and the brief says so. */
  lengths?: readonly { name: string; minutes: number }[];
  /** How many there are, where the brief counts them. */
  count?: number;
  /** Each by its name, where the brief names them all. */
  items: readonly string[];
  /** Nobody has described such: titles of its rows are put together of what is in them. */
  isToldByFields?: true | undefined;
}

/** What a brief asks for, with its words resolved to things. */
export interface Reading {
  brief: Brief;
  form: Form;
  /** The brief orders a product and lists what it is to do. */
  isOrder: boolean;
  /** A few words that name a kind of product, or a thing, and nothing else. */
  isTitle?: true;
  /** What that is about, in the singular. */
  titleAbout?: string;
  /** The line of work it is about; undefined where none stands out. */
  trade?: ChosenTrade;
  /** Converters that the app opens on. */
  converters?: readonly NewBlock[];
  /** Games and tools that the app opens on. */
  plays?: readonly Play[];
  /** The quiz, exam or survey that the app is. */
  ask?: Ask;
  /** The quiz, exam or survey that an order asks for beside what it keeps. */
  joinedAsk?: Ask;
  /** A vote, a directory, a swap, a forum, a blog or a sign-up sheet, and how it is laid out. */
  together?: TogetherParts;
  /** The activity that the app is for, which lays itself out. */
  activity?: Activity;
  /** Games and tools that an order asks for beside what it keeps. */
  joins?: readonly Play[];
  /** How bookings are taken, where that is what the app is for. */
  bookings?: BookingTaking;
  /** How orders are taken, where that is what the app is for. */
  orders?: OrderTaking;
  /** Tools on pages of their own, behind what is kept. */
  beside?: readonly Play[];
  /** What a note keeps by its own words, of no line of work. */
  keeps?: { name: string; keeping: Keeping; lead?: string };
  /** What a text describes by itself: which of it people hand in by a form, what its head calls it, and the line of work of some of its words. */
  described?: { handedIn: readonly string[]; title?: string; trade?: ChosenTrade };
  /** What the app is about first. */
  things: ReadThing[];
  /** Which thing each request is about. */
  about: ReadonlyMap<Request, ReadThing>;
}
