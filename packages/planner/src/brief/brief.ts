import type { AskedColours } from "./read-colours.ts";

/** What kind of product is asked for; it decides the skeleton of the app. */
export type Form =
  | "site"
  | "shop"
  | "booking"
  | "portal"
  | "management"
  | "dashboard"
  | "community"
  | "marketplace"
  | "directory"
  | "blog"
  | "tool"
  | "editor"
  | "calculator"
  | "converter"
  | "game"
  | "quiz"
  | "survey"
  | "tracker";

/** What somebody does with a thing, in a closed list; `other` is read but not understood. */
export type Verb =
  | "view"
  | "create"
  | "edit"
  | "delete"
  | "search"
  | "filter"
  | "login"
  | "register"
  | "upload"
  | "download"
  | "export"
  | "print"
  | "share"
  | "message"
  | "contact"
  | "comment"
  | "rate"
  | "order"
  | "pay"
  | "book"
  | "approve"
  | "assign"
  | "notify"
  | "subscribe"
  | "report"
  | "chart"
  | "compare"
  | "calculate"
  | "convert"
  | "play"
  | "learn"
  | "other";

/** Where words stand in the text, in characters. */
export type Span = readonly [from: number, to: number];

/** Something that can be done, as the text asks for it. */
export interface Request {
  verb: Verb;
  /** The thing it is done with, in the singular, as the text says it: 'refund request'; absent where none is named. */
  thing?: string;
  /** A property of the thing it is about: 'status'. */
  field?: string;
  /** Thing and property as one, where they may be meant so: 'sheet music image'. */
  whole?: string;
  /** Who does it, in the singular: 'teacher'; absent where nobody is named. */
  actor?: string;
  /** Read from words in a row that no 'can' or 'with' introduces: likelier wrong. */
  isLoose?: true;
  /** The words that ask for it. */
  say: string;
  span: Span;
}

/** A thing that is named, with the properties named beside it. */
export interface Thing {
  /** In the singular. */
  name: string;
  /** In the order of the text. */
  fields: string[];
  /** How often it is named or done something with. */
  weight: number;
  /** The text says in so many words what is to be done with it. */
  isAsked?: true;
}

/** How a thing is named in notes, where nobody says what is to be done with it. */
export type Naming =
  /** With how many there are: '14 trucks'. */
  | "counted"
  /** 'for every boat', 'per child', 'which house'. */
  | "each"
  /** What is kept of it: 'a list of plots', 'log calls', 'member register'. */
  | "kept"
  /** 'who has the key': who has it is what people want to know. */
  | "held"
  /** One of several in a row. */
  | "listed"
  /** In a long row of such: 'birds, handlers, events, licences'. */
  | "rowed"
  | "named";

/** A thing that a text names, whatever for. */
export interface Mention {
  /** In the singular. */
  name: string;
  isPlural: boolean;
  how: Naming;
  /** How many there are, where the text counts them. */
  count?: number;
  /** Each by its name, where the text names them all: three rooms (the Loft, the Cellar, the Yard). */
  items: string[];
  at: number;
}

/** A property named without its thing, or with the thing its list follows. */
export interface NotedField {
  name: string;
  of?: string;
  /** What it can be: 'fixed/half/no'. */
  options: string[];
  at: number;
  /** How it is kept, where the words say it: y/n is a tick. See field-line.ts. */
  as?: string;
  /** Which list of what is written down it stands on; absent for what is named in passing. */
  list?: number;
}

/** What a text asks for, read from its sentences alone: no word has been looked up for what it may mean elsewhere. */
export interface Brief {
  /** It was put into English word by word; only single words of it hold. */
  isWordByWord?: true;
  text: string;
  /** The text with blanks where it quotes the product's name. */
  plain: string;
  language: string;
  /** Undefined where no genre is named. */
  form?: Form;
  /** What the product is about: 'sales and inventory'; in the text's own words. */
  subject: string;
  /** A name the text gives the product; it is kept. */
  givenName?: string;
  /** Who uses it, in the singular. */
  actors: string[];
  things: Thing[];
  requests: Request[];
  /** What is named beside the requests, in the order of the text. */
  mentions: Mention[];
  fields: NotedField[];
  /** What it wants to search, filter and sort by. */
  sought: string[];
  /** How long each service takes, where the text says it. */
  lengths: { name: string; minutes: number }[];
  /** Pages asked for by name. */
  pages: string[];
  colours: AskedColours;
  scheme?: "light" | "dark";
  /** What the text does not want, in its own words: 'ads', 'online payment'. */
  refused: string[];
  /** What money is counted in, where a sign or a word tells: 'GBP'. */
  currency?: string;
  /** Whether people have accounts; undefined where the text does not say. */
  login?: boolean;
}
