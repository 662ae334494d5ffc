/**
 * What is written down of things that are called by such a noun, whatever stands before it: a sharing rule, a school rule. A line a field, as
 * field-line.ts reads them, after the name.
 */
const HEADS: readonly (readonly [nouns: string, fields: string])[] = [
  [
    "rule policy guideline guidance standard specification requirement criterion regulation agreement term terms",
    "Applies to: text\nIn force: boolean 80\nChanged: date -90..-2\nDetails: longText",
  ],
  [
    "package plan bundle tier subscription pass offer deal combo",
    "Price: money 9..90\nLasts: choice a day|a week|a month|a year\nOn offer: boolean 80\nAbout: longText",
  ],
  [
    "library collection archive catalog catalogue album playlist set series repository database storage",
    "Items: number 8..240\nChanged: date -30..0\nOpen to others: boolean 50\nAbout: longText",
  ],
  ["history record log worklog entry trace", "Date: date -20..0\nBy: text @people\nResult: text\nNote: longText"],
  [
    "forum community group channel club circle network",
    "Members: number 12..480\nPosts: number 4..90\nLast post: date -6..0\nAbout: longText",
  ],
  [
    "discussion conversation chat thread topic debate talk speech",
    "Begun by: text @people\nReplies: number 0..24\nLast reply: dateTime -4..0\nText: longText",
  ],
  [
    "source feed connection endpoint platform website site url link channel app tool software framework service api server",
    "Address: url\nKind: text\nIn use: boolean 80\nChecked: date -10..0",
  ],
  [
    "resource material document sheet spreadsheet page tutorial guide lesson handout worksheet demo example",
    "Link: url\nFor: text\nChanged: date -40..-1\nAbout: longText",
  ],
  [
    "conversion export import upload download backup transfer migration processing rendering translation",
    "From: text\nTo: text\nDate: dateTime -6..0\nState: choice waiting|running|done|failed",
  ],
  [
    "text note snippet phrase sentence paragraph caption statement query script code prompt command",
    "Text: longText\nTags: tags draft|in use|checked\nChanged: date -12..0",
  ],
  [
    "style theme effect background brush font filter format layout template preset mockup logo design",
    "Picture: image\nKind: text\nIn use: boolean 60\nChanged: date -40..-1",
  ],
  [
    "relationship relation link pairing match connection association",
    "From: text\nTo: text\nKind: text\nSince: date -400..-10",
  ],
  [
    "comparison analysis evaluation assessment diagnosis review study survey audit check",
    "Date: date -30..0\nOf: text\nResult: text\nFindings: longText",
  ],
  [
    "metric value indicator figure statistic measure score rating index",
    "Value: number 10..90\nTarget: number 60..95\nDate: date -12..0",
  ],
  [
    "action step measure strategy tactic approach initiative",
    "Goal: text\nWho: text @people\nBy: date 3..40\nDone: boolean 30",
  ],
  [
    "process procedure workflow pipeline routine",
    "Steps: lines First step;Second step;Last step\nWho: text @people\nChanged: date -40..-2",
  ],
  ["stage phase level milestone", "Position: number 1..6\nStarts: date -20..10\nEnds: date 12..60\nDone: boolean 30"],
  [
    "slot period window shift session",
    "Date: date 0..14\nFrom: time 08:00..17:00\nUntil: time 12:00..20:00\nWho: text @people",
  ],
  ["change update revision version release patch", "Date: date -30..0\nBy: text @people\nWhat changed: longText"],
  [
    "good goods ware article supply piece object part screw spare",
    "Picture: image\nPrice: money 3..80\nIn stock: number 0..60\nAbout: longText",
  ],
  [
    "camera microphone device sensor machine robot printer projector screen",
    "Place: location\nWorking: boolean 85\nLast check: date -60..-3\nNote: text",
  ],
  ["condition clause filter trigger threshold limit exception", "When: text\nThen: text\nOn: boolean 80"],
  [
    "affair matter case issue problem concern incident failure fault exception",
    "Reported: date -20..0\nBy: text @people\nUrgent: boolean 25\nSettled: boolean 40\nDetails: longText",
  ],
  [
    "recommendation suggestion tip hint clue idea wish demand",
    "From: text @people\nDate: date -20..0\nTaken up: boolean 40\nDetails: longText",
  ],
  [
    "fee fare charge toll tariff withdrawal payout reward prize coin token voucher",
    "Amount: money 2..60\nDate: date -30..0\nFor: text @people",
  ],
  [
    "license licence permit certificate credential registration filing approval authorization",
    "Number: text\nHolder: text @people\nValid until: date -10..300",
  ],
  [
    "relative adult sister brother friend neighbour neighbor talent gamer tech fan supporter",
    "Phone: phone\nE-mail: email\nNote: text",
  ],
  [
    "tower mosque church temple shrine hall region place area zone district spot venue",
    "Address: location\nOpen: boolean 85\nNote: longText",
  ],
  [
    "webinar competition tournament contest challenge quest race exhibition",
    "Date: date 2..40\nTime: time 10:00..19:00\nPlaces: number 12..120\nAbout: longText",
  ],
  ["list checklist whitelist blacklist", "Items: lines\nChanged: date -12..0\nNote: text"],
  ["schedule timetable calendar roster", "From: date -5..5\nUntil: date 6..30\nFor: text @people\nNote: text"],
  [
    "stream broadcast recording clip reel podcast",
    "Picture: image\nDate: date -20..0\nLength: duration 5..60\nViews: number 20..900",
  ],
  [
    "demon monster spirit creature enemy hero troop character",
    "Picture: image\nLevel: number 1..12\nStrength: number 10..95\nAbout: longText",
  ],
  [
    "sale",
    "Product: text Desk lamp|Wool blanket|Canvas bag|Water bottle|Wall clock\nCustomer: text @people\nAmount: money 18..480\nSold on: date -25..0\nStatus: choice paid|open|refunded",
  ],
  [
    "behavior behaviour distribution analytic trade traffic",
    "Date: date -25..0\nChannel: choice website|app|store|phone\nVisits: number 12..480\nOrders: number 1..40",
  ],
  ["response reply answer reaction", "Date: dateTime -4..0\nTo: text\nText: longText"],
  ["nickname gamertag username handle alias", "Person: text @people\nSince: date -400..-5\nFree: boolean 30"],
];

const LINES: ReadonlyMap<string, string> = new Map(
  HEADS.flatMap(([nouns, fields]) => nouns.split(" ").map((noun) => [noun, fields] as const)).toReversed(),
);

/** Fields of a thing that nobody has described, by the noun it ends in; undefined where that says nothing. */
export const linesOfHead = (name: string): string | undefined => LINES.get(name.toLowerCase().split(" ").at(-1) ?? "");
