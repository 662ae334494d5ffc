import type { BlockKind } from "./block.ts";

/** Groups a palette of blocks is sorted into, in this order. */
export const BLOCK_GROUPS = [
  "Show",
  "Collect",
  "Numbers",
  "Time",
  "People",
  "Play",
  "Trade",
  "Text",
  "Your blocks",
] as const;
/** Group of a palette of blocks. */
export type BlockGroup = (typeof BLOCK_GROUPS)[number];

/** What people are told about a kind of block. */
export interface BlockFacts {
  /** As on a button, such as 'Leaderboard'. */
  name: string;
  /** What it is for, in one sentence without a full stop. */
  about: string;
  /** Name of a lucide icon. */
  icon: string;
  group: BlockGroup;
  /** Further words people may look for it by. */
  words: string;
}

const facts = (group: BlockGroup, name: string, icon: string, about: string, words = ""): BlockFacts => ({
  name,
  about,
  icon,
  group,
  words,
});

/** Every kind of block, in the order of a palette. */
export const BLOCK_FACTS: Readonly<Record<BlockKind, BlockFacts>> = {
  list: facts("Show", "List", "list", "Rows one under the other, with filters and groups", "rows items"),
  cards: facts("Show", "Cards", "layout-grid", "Rows as cards with a picture, badges and facts", "grid tiles pictures"),
  table: facts("Show", "Table", "table-2", "Dense rows with columns to sort by", "grid spreadsheet columns"),
  board: facts(
    "Show",
    "Board",
    "square-kanban",
    "Cards to drag from stage to stage",
    "kanban pipeline columns stages trello",
  ),
  gallery: facts("Show", "Gallery", "images", "Pictures side by side, to open large", "photos masonry pictures"),
  files: facts(
    "Show",
    "Files",
    "folder-open",
    "A shelf of files to drop new ones on, with previews",
    "documents upload attachments folder media library",
  ),
  slideshow: facts(
    "Show",
    "Slideshow",
    "gallery-horizontal",
    "Pictures one after the other, to swipe through",
    "carousel slider photos pictures diashow carrusel",
  ),
  media: facts(
    "Show",
    "Videos and audio",
    "play",
    "Plays videos, songs or episodes one after the other",
    "video audio music player playlist podcast songs episodes trailer watch listen gallery",
  ),
  embed: facts(
    "Show",
    "Embed",
    "app-window",
    "One video, song or map of another site, once a visitor asks for it",
    "youtube vimeo spotify soundcloud openstreetmap codepen iframe link",
  ),
  news: facts(
    "Show",
    "News feed",
    "rss",
    "The newest entries of an RSS, Atom or JSON feed from another site",
    "rss atom json feed news blog headlines podcast nachrichten noticias actualites reader",
  ),
  places: facts("Show", "Map", "map-pin", "Where things are, on a drawn map", "location places area"),
  timeline: facts("Show", "Timeline", "milestone", "What happened, along a line", "history log events"),
  search: facts("Show", "Search box", "search", "One search over everything the app keeps", "find look up"),
  detail: facts("Show", "Details", "panel-top", "Everything about one row, on a page of its own", "single page row"),

  form: facts("Collect", "Form", "text-cursor-input", "Fields to fill in for a new row", "input entry add"),
  wizard: facts(
    "Collect",
    "Step-by-step form",
    "list-ordered",
    "A long form in short steps",
    "wizard steps onboarding",
  ),
  questionnaire: facts(
    "Collect",
    "Questionnaire",
    "clipboard-list",
    "A quiz, exam, survey or test with a result",
    "survey nps feedback form exam test personality assessment likert certificate umfrage encuesta sondage pesquisa",
  ),
  checklist: facts("Collect", "Checklist", "list-checks", "Rows to tick off", "todo to-do tasks done"),
  due: facts(
    "Collect",
    "Due list",
    "bell-ring",
    "What is due, the most urgent first",
    "reminders deadlines overdue chores",
  ),
  queue: facts("Collect", "Queue", "users-round", "First come, first served", "waiting line tickets"),
  shopping: facts("Collect", "Shopping list", "shopping-basket", "Fills itself from what is planned", "groceries buy"),
  matcher: facts("Collect", "Matches", "puzzle", "What goes best with what is there", "recommend find fridge pantry"),

  stats: facts("Numbers", "Numbers", "hash", "Counts and sums at a glance", "stats statistics kpi totals"),
  chart: facts(
    "Numbers",
    "Chart",
    "chart-column",
    "Bars, lines, areas, a ring or a heat map",
    "graph plot donut line bar",
  ),
  dashboard: facts(
    "Numbers",
    "Dashboard",
    "layout-dashboard",
    "Figures and charts of a time range that narrow one another down",
    "analytics statistics kpi report visualization charts metrics compare",
  ),
  progress: facts(
    "Numbers",
    "Progress meter",
    "gauge",
    "How far a number has come towards its target",
    "goal ring target",
  ),
  leaderboard: facts("Numbers", "Leaderboard", "trophy", "Who is ahead, by a number", "ranking score top"),
  matrix: facts("Numbers", "Matrix", "grid-3x3", "Two fields against each other", "heat map pivot cross"),
  budget: facts("Numbers", "Budget meter", "wallet", "Spent against planned, by category", "money limit spending"),
  balance: facts(
    "Numbers",
    "Split balance",
    "scale",
    "Who owes whom, and how to settle up",
    "split debts settle expenses",
  ),
  shares: facts(
    "Numbers",
    "Shares",
    "chart-pie",
    "How an amount is shared out, to the cent",
    "split royalties percent",
  ),
  converter: facts("Numbers", "Converter", "arrow-left-right", "One number in other units", "units convert"),
  calculator: facts(
    "Numbers",
    "Calculator",
    "calculator",
    "Several numbers and what they come to",
    "formula work out sum rechner",
  ),
  responses: facts(
    "Numbers",
    "Responses",
    "chart-bar-big",
    "What people answered, question by question",
    "survey results nps score answers report",
  ),

  calendar: facts("Time", "Calendar", "calendar-days", "Rows on a month of days", "month dates"),
  agenda: facts("Time", "Agenda", "calendar-clock", "What comes next, day by day", "upcoming schedule events"),
  week: facts("Time", "Week plan", "calendar-range", "Seven days with slots to fill", "meal plan weekly schedule"),
  booking: facts(
    "Time",
    "Booking slots",
    "calendar-check",
    "Free times of a day to book",
    "appointments reserve slots",
  ),
  countdown: facts("Time", "Countdown", "hourglass", "Days and hours to the next date", "timer launch event"),
  streak: facts("Time", "Streak", "flame", "Days in a row", "habit chain daily"),
  timer: facts("Time", "Timer", "timer", "Counts down and notes what was done", "minutes meditation pomodoro"),
  intervals: facts("Time", "Interval timer", "repeat", "Work and rest in rounds", "pomodoro workout hiit rounds"),
  stopwatch: facts("Time", "Stopwatch", "watch", "Takes the time of something", "laps time measure"),

  feed: facts("People", "Feed", "newspaper", "What people post, newest first", "posts social updates"),
  chat: facts("People", "Chat", "message-circle", "A conversation", "messages talk"),
  conversations: facts(
    "People",
    "Messages",
    "messages-square",
    "Private conversations, with what is unread",
    "messages direct message dm inbox private chat group conversation contact seller landlord staff",
  ),
  comments: facts("People", "Comments", "message-square-text", "What people say, with answers", "discussion replies"),
  reviews: facts("People", "Reviews", "star", "Stars and words about something", "ratings stars feedback"),
  testimonials: facts("People", "Testimonials", "quote", "What people say, in their own words", "quotes praise"),
  poll: facts("People", "Poll", "vote", "One vote a visitor", "vote survey ballot"),
  rsvp: facts("People", "RSVP list", "party-popper", "Who comes, with places left", "attend guests invitation"),
  assistant: facts(
    "People",
    "Assistant",
    "bot-message-square",
    "Answers questions from the app's own pages and rows",
    "chatbot bot ai help ask questions support faq knowledge",
  ),
  profile: facts(
    "People",
    "Account",
    "circle-user-round",
    "The visitor's own page, with the way in",
    "profile login sign in register me mine saved",
  ),
  people: facts(
    "People",
    "People",
    "users-round",
    "Everybody with an account, and their role",
    "users accounts roles admin manage members",
  ),

  quiz: facts("Play", "Quiz", "circle-question-mark", "Questions with one right answer", "trivia test questions"),
  flashcards: facts("Play", "Flashcards", "copy", "Cards to learn, again when it is time", "learn vocabulary study"),
  swipe: facts("Play", "Swipe deck", "hand", "Cards to swipe right or left", "match dating tinder"),
  game: facts(
    "Play",
    "Game",
    "gamepad-2",
    "A game with scores, from 2048 to chess",
    "arcade puzzle spiel juego jeu jogo",
  ),
  tool: facts(
    "Play",
    "Tool",
    "wrench",
    "Turns what one gives it into something else",
    "generator editor converter text image",
  ),
  player: facts("Play", "Player", "circle-play", "Guided sessions with sound", "audio meditation session"),

  cart: facts("Trade", "Shop", "shopping-cart", "Things to put in a cart and order", "cart buy products store"),
  checkout: facts("Trade", "Checkout", "receipt-text", "Takes the order of what is in the cart", "pay order address"),
  purchase: facts(
    "Trade",
    "Buy button",
    "badge-dollar-sign",
    "Buys what the page shows from a play balance",
    "wallet buy now",
  ),
  auction: facts("Trade", "Auction", "gavel", "Bids until the time is up", "bid timed"),
  pricing: facts("Trade", "Pricing", "tags", "Offers side by side", "plans tiers price"),

  hero: facts(
    "Text",
    "Welcome",
    "megaphone",
    "A headline and where to go from here",
    "hero header banner opening start site",
  ),
  section: facts(
    "Text",
    "Section",
    "panels-top-left",
    "Features, steps, hours, figures, people or a call to action",
    "services team opening times about landing",
  ),
  tasks: facts(
    "Text",
    "Tasks",
    "layout-grid",
    "What can be done here, one tap away",
    "shortcuts quick actions menu tiles",
  ),
  services: facts(
    "Trade",
    "Services",
    "briefcase",
    "What is offered, with prices and a way to ask",
    "offer price cards",
  ),
  team: facts("People", "Team", "users-round", "Who is behind it, with a picture", "staff people us crew"),
  logos: facts("People", "Logos", "badge-check", "Names or logos of partners and customers", "brands clients partners"),
  beforeAfter: facts(
    "Collect",
    "Before and after",
    "columns-2",
    "Two pictures with a handle between",
    "compare slider",
  ),
  newsletter: facts(
    "People",
    "Newsletter",
    "mail",
    "One line to leave an email address",
    "subscribe email mailing list",
  ),
  richText: facts("Text", "Text", "text-align-start", "Words of your own", "paragraph about markdown"),
  custom: facts(
    "Your blocks",
    "Your block",
    "blocks",
    "What no other block does, written by you",
    "custom code react component",
  ),
  faq: facts(
    "Text",
    "FAQ",
    "message-circle-question-mark",
    "Questions that open to their answers",
    "questions help answers",
  ),
};

/** Kinds whose name, purpose or further words hold every word of a query; all of them for an empty one. */
export function findBlockKinds(query: string): BlockKind[] {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  return (Object.keys(BLOCK_FACTS) as BlockKind[]).filter((kind) => {
    const { name, about, words, group } = BLOCK_FACTS[kind];
    const text = `${name} ${about} ${words} ${kind} ${group}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
