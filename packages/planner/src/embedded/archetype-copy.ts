import type { Archetype } from "@sayhey/appspec";

/** What an app of one kind promises whatever it is about. `{thing}` and `{things}` stand for its main entity in lower case. */
export interface ArchetypeCopy {
  promise: string;
  itch: string;
  pov: string;
  problem: string;
  verbs: string;
  /** Words a name is made with, `{Thing}` being the main entity. */
  names: string;
}

const line = (promise: string, itch: string, pov: string, problem: string, verbs: string, names: string): ArchetypeCopy => ({ promise, itch, pov, problem, verbs, names });

/** Copy of every archetype. */
export const ARCHETYPE_COPY: Record<Archetype, ArchetypeCopy> = {
  marketplace: line("Good {things} find new hands", "Selling {things}? To whom?", "POV: sold before lunch", "Good {things} gather dust while somebody looks for exactly that", "Sell|Find|Offer|Collect", "{Thing} Market|Second {Thing}|{Thing} Row|Fair {Thing}"),
  directory: line("Find the right {thing} fast", "The right {thing}. Where?", "POV: found in a minute", "Everybody knows one good {thing}, and nobody wrote them down together", "Find|Compare|Review|Save", "{Thing} Finder|Where's {Thing}|{Thing} Guide|Near {Thing}"),
  tracker: line("Every {thing}, nothing forgotten", "{things}? Where was that note?", "POV: you never lose track", "Notes on {things} end up on scraps of paper and in old chats", "Add|Log|Compare|Look back", "{Thing} Book|{Thing} Notes|Daily {Thing}|{Thing} Line"),
  log: line("Every {thing}, written down", "Last time was when?", "POV: it is all written down", "Afterwards nobody remembers how it was with the last {thing}", "Log|Check|Compare|Look back", "{Thing} Log|{Thing} Notes|Daily {Thing}|{Thing} Diary"),
  planner: line("A plan everyone can see", "The plan? In whose head?", "POV: everything is ready", "The plan lives in one head, and that head is on holiday", "Plan|Prepare|Meet|Tick off", "{Thing} Plan|Next {Thing}|{Thing} Ahead|All Set {Thing}"),
  feed: line("Share what you love", "Nobody to show it to?", "POV: somebody gets it", "The people who care about {things} never see each other's", "Share|Like|Follow|Discover", "{Thing} Feed|Show {Thing}|{Thing} Circle|Fresh {Thing}"),
  matching: line("Meet your match nearby", "Same hobby. Never met.", "POV: you both said yes", "The right one lives three streets away, and you never met", "Meet|Match|Write|Go", "{Thing} Match|Paired|{Thing} & You|Two of {Thing}"),
  booking: line("Booked in three taps", "Call back between nine and ten?", "POV: your slot is safe", "Booking takes three calls and ends in a double booking", "Book|Confirm|Show up|Come back", "{Thing} Slot|Book {Thing}|{Thing} Time|Free {Thing}"),
  lending: line("Borrow it instead of buying", "Needed once. Bought forever?", "POV: it came back on time", "Every {thing} stands unused most of the year", "Borrow|Lend|Return|Share", "{Thing} Share|Borrow {Thing}|Lent {Thing}|{Thing} & Back"),
  learning: line("A little more every day", "Learned it. Forgot it.", "POV: it finally sticks", "What was learned on Monday is gone by Friday", "Learn|Repeat|Test|Know", "{Thing} School|Daily {Thing}|{Thing} Coach|Know {Thing}"),
  quiz: line("Find out who really knows", "Think you know it?", "POV: ten out of ten", "Everybody claims to know, nobody proves it", "Play|Guess|Learn|Win", "{Thing} Quiz|Quick {Thing}|Ten on {Thing}|{Thing} Round"),
  pipeline: line("Know who to call next", "Who did you forget to call?", "POV: nobody slips through", "Good contacts go cold because nobody follows up", "Call|Follow up|Win|Look after", "{Thing} Line|Next {Thing}|{Thing} Stage|Warm {Thing}"),
  board: line("Everyone sees what is next", "Who does that again?", "POV: everything moved right", "Work is spread over chats, notes and heads", "Plan|Do|Review|Finish", "{Thing} Board|{Thing} Flow|Next Column|{Thing} Desk"),
  shop: line("Order it, pick it up", "Orders on paper slips?", "POV: sold out by noon", "Orders come by phone, mail and shout, and one gets lost", "Order|Pack|Pick up|Reorder", "{Thing} Shop|{Thing} Counter|{Thing} & Co|The {Thing} Shelf"),
  community: line("Closer than a group chat", "Four hundred unread messages.", "POV: everybody knew", "What matters drowns in the group chat", "Meet|Share|Decide|Help", "{Thing} Club|Among {Thing}|{Thing} Table|{Thing} Circle"),
  events: line("Everyone knows when and where", "Who is coming, actually?", "POV: everyone answered", "Invitations go out and answers come back in seven places", "Invite|Answer|Prepare|Celebrate", "{Thing} Day|Save {Thing}|{Thing} Night|Be There"),
  budget: line("Know where the money goes", "Who paid? Who owes?", "POV: settled in ten seconds", "Money gets awkward when nobody writes it down", "Spend|Split|Settle|Save", "{Thing} Purse|Fair {Thing}|Even {Thing}|{Thing} Tally"),
  fitness: line("A little better than yesterday", "Last week's number? No idea.", "POV: new personal best", "Progress stays invisible when it is not written down", "Train|Log|Beat|Rest", "{Thing} Fit|{Thing} Reps|Better {Thing}|{Thing} Day"),
  timer: line("One thing, this long", "Five minutes became fifty.", "POV: the bell rings", "Time runs off while you look at it", "Start|Focus|Pause|Log", "{Thing} Timer|{Thing} Bell|Quiet {Thing}|{Thing} Minutes"),
  journal: line("Keep one line a day", "What was last Tuesday?", "POV: a year in lines", "Days go by and nothing of them stays", "Write|Notice|Look back|Keep", "{Thing} Pages|{Thing} Journal|Kept {Thing}|One Line {Thing}"),
  portfolio: line("Your work, well hung", "Great work. Nobody sees it.", "POV: they ask for yours", "Good work is scattered over folders and old posts", "Show|Ask|Agree|Make", "{Thing} Wall|{Thing} Works|Open {Thing}|Shown {Thing}"),
  blog: line("Worth ten quiet minutes", "Nobody writes about {things}.", "POV: readers write back", "Everything about {things} is either an advert or a fight", "Read|Write|Reply|Publish", "{Thing} Weekly|The {Thing} Letter|{Thing} Post|{Thing} Column"),
  chat: line("Talk where it stays findable", "It was in which chat?", "POV: everyone read it", "Answers are lost between cat pictures", "Talk|Pin|Meet|Answer", "{Thing} Talk|{Thing} Line|{Thing} Room|Say {Thing}"),
  leaderboard: line("Settle who really leads", "Who won last time?", "POV: you took the lead", "Everybody remembers the score differently", "Play|Score|Climb|Rematch", "{Thing} League|Top {Thing}|{Thing} Ladder|{Thing} Cup"),
  jobs: line("Good work, near you", "Forty tabs of job ads.", "POV: they called back", "Openings are spread over boards, windows and hearsay", "Find|Apply|Post|Start", "{Thing} Jobs|{Thing} Wanted|Hire {Thing}|{Thing} Openings"),
  inventory: line("Know what is on the shelf", "Out of it. Again.", "POV: nothing ran out", "Nobody knows what is left until it is gone", "Count|Take|Order|Check", "{Thing} Stock|{Thing} Shelf|Count {Thing}|{Thing} Store"),
  poll: line("Decide it in a minute", "Two hundred messages. No decision.", "POV: decided before dessert", "The loudest decides because nobody counts", "Vote|Suggest|Decide|Do", "{Thing} Vote|Hands Up|Pick {Thing}|Show of Hands"),
  fundraising: line("Many small gifts, one goal", "Good cause. Empty tin.", "POV: the goal is reached", "People would give, if they saw what for", "Give|Share|Help|Thank", "{Thing} Fund|Chip In|For {Thing}|{Thing} Together"),
  waitlist: line("First come, first served", "Who is next? Nobody knows.", "POV: you are next", "A paper list, three pens and a quarrel about who was first", "Join|Wait|Serve|Call", "{Thing} Queue|Next Up|{Thing} Line|Your Turn"),
  recipes: line("Cook what you have", "Dinner again. No idea.", "POV: the fridge decides", "A full fridge, no idea, and half of it goes off by Friday", "Cook|Plan|Save|Shop", "{Thing} Kitchen|{Thing} Table|Fridge & {Thing}|{Thing} Pan"),
  collection: line("Know what you own", "Bought it. Twice.", "POV: the shelf is complete", "Bought twice, lent out, forgotten", "Collect|Rate|Lend|Find", "{Thing} Shelf|{Thing} Wall|{Thing} Keeper|All My {Things}"),
  shifts: line("Everyone knows their shift", "Who is on tonight?", "POV: every shift is taken", "The plan hangs on a wall nobody passes", "Take|Swap|Work|Hand over", "{Thing} Shift|On Duty|{Thing} Rota|Next Shift"),
  dashboard: line("The numbers that matter", "Which number was right?", "POV: one look is enough", "Every meeting starts with whose number is right", "Check|Compare|Add|Act", "{Thing} Board|{Thing} Numbers|Clear {Thing}|{Thing} View"),
  approvals: line("Ask once, answered fast", "Asked in May. No answer.", "POV: approved by lunch", "Requests wait in inboxes while people wait for an answer", "Ask|Decide|Approve|Plan", "{Thing} Desk|Asked & Answered|{Thing} Yes|Green Light"),
};

/** Kinds of app that read alike, so that a field's own copy for one fits the other. */
export const ALIKE: readonly (readonly Archetype[])[] = [
  ["tracker", "log", "fitness", "journal", "dashboard", "collection", "timer"],
  ["planner", "events", "shifts", "community", "board"],
  ["lending", "marketplace", "directory", "booking", "waitlist"],
  ["portfolio", "marketplace"],
  ["learning", "quiz"],
  ["budget", "pipeline"],
  ["inventory", "tracker"],
];
