/**
 * Titles for rows of things that nobody has described, by the last word of what they are called: what people of any trade tell such
 * things apart by. `{x}` is the whole name, `{X}` the same with a capital. Separated by `|`.
 */
const PATTERNS: readonly (readonly [words: string, titles: string])[] = [
  [
    "report statement analysis summary overview statistic review",
    "{X}, January|{X}, February|{X}, March|{X}, first quarter",
  ],
  ["plan schedule program programme roadmap budget strategy", "{X} for spring|{X} for summer|{X} for the new year"],
  ["record entry log transaction transfer waybill ticket batch lot receipt", "{X} 1041|{X} 1042|{X} 1043|{X} 1044"],
  ["history archive", "This week|Last week|Last month"],
  [
    "rule policy guideline standard requirement condition criterion term regulation",
    "{X} for everyone|{X} for new members|{X} for weekends",
  ],
  ["service package tier subscription membership", "Basic {x}|Standard {x}|Full {x}"],
  ["template layout script snippet macro query prompt", "Short {x}|Standard {x}|Detailed {x}"],
  [
    "activity event campaign promotion sale lottery festival offer fair market",
    "Spring {x}|Summer {x}|Weekend {x}|Winter {x}",
  ],
  [
    "link url address bookmark source feed site website webpage domain",
    "example.com/start|example.com/news|example.com/help",
  ],
  [
    "idea opinion proposal wish comment request application claim complaint inquiry enquiry registration submission appeal dispute",
    "{X} from Hana Sato|{X} from Diego Quiroga|{X} from Nadia Rahman|{X} from Jonas Weber",
  ],
  [
    "call consultation interview conversation chat handover visit",
    "With Hana Sato|With Diego Quiroga|With Nadia Rahman|With Jonas Weber",
  ],
  [
    "message email mail sms",
    "Meeting moved to Thursday|Your documents are ready|Closed on Friday|Please confirm by noon",
  ],
  [
    "discussion forum topic post thread board",
    "Introductions|Tips for beginners|Looking for a partner|Where do I start?",
  ],
  ["group team committee department unit crew circle cohort club community", "North {x}|South {x}|Evening {x}"],
  [
    "tutorial lesson chapter module section webinar lecture guide manual",
    "Getting started|The basics|Going further|Practice",
  ],
  ["suggestion feedback", "Longer opening hours|Clearer signs at the entrance|A quieter room|More plants"],
  ["library collection album gallery playlist list folder set series", "Favorites|New arrivals|For beginners|Archive"],
  ["version release update change revision upgrade", "Version 1.2|Version 1.1|Version 1.0"],
  [
    "issue problem bug fault failure error defect malfunction incident",
    "Stops after a few minutes|Does not start in the morning|Display stays dark|Noise when it runs",
  ],
  ["reward prize gift voucher coupon bonus", "Free coffee|10% off|Two tickets|Gift card"],
  ["fee charge cost price fine deposit", "Monthly {x}|Late {x}|One-time {x}"],
  [
    "metric indicator kpi measure measurement reading value figure",
    "Visitors a day|Orders a week|Answered within an hour",
  ],
  ["character hero avatar figure", "The captain|The gardener|The stranger|The inventor"],
  ["file document attachment upload download spreadsheet", "march-list|summer-plan|final-version|contact-sheet"],
  [
    "image photo picture drawing illustration graphic icon logo banner background",
    "Front view|Side view|Close-up|At the entrance",
  ],
  ["video clip film movie animation recording", "Welcome|How it works|Behind the scenes"],
  ["audio song track music sound podcast episode", "First light|Rain on the roof|Slow waltz"],
  ["card sticker", "{X} for Hana Sato|{X} for Diego Quiroga|{X} for Nadia Rahman"],
  ["tag label", "Important|New|Featured|To check|Archived"],
  ["badge", "First steps|Team player|Ten in a row|Early bird"],
  ["code key token number id serial barcode", "A-1041|A-1042|B-2007|C-3310"],
  [
    "device machine server sensor printer terminal robot computer equipment instrument appliance",
    "{X} 1, hall A|{X} 2, hall A|{X} 3, workshop",
  ],
  ["material resource worksheet handout", "Reading list|Worksheet 1|Slides|Checklist"],
  ["question riddle", "How does it work?|What does it cost?|Who can take part?"],
  ["answer response reply", "Yes, on Mondays|Only by appointment|Free for members"],
  ["category type kind class genre theme channel", "{X} A|{X} B|{X} C"],
  ["skill ability strength competence", "First aid|Public speaking|Spreadsheets|Spanish"],
  ["goal target objective milestone", "By the end of March|By summer|This year"],
  ["step stage phase task process procedure operation", "Prepare|Carry out|Check|Hand over"],
  ["form questionnaire survey poll checklist", "Short {x}|Yearly {x}|{X} for new members"],
  ["contract agreement license licence certificate permit", "{X} 2026-014|{X} 2026-015|{X} 2026-016"],
  ["account profile", "Hana Sato|Diego Quiroga|Nadia Rahman"],
  ["place spot location slot space stand booth", "{X} 1|{X} 2|{X} 3|{X} 4"],
  ["good product ware article item merchandise", "Bestseller|New this season|For beginners"],
  ["inventory stock", "Shelf A|Shelf B|Back room"],
  ["order purchase", "{X} 1041|{X} 1042|{X} 1043"],
  ["test exam quiz check inspection", "{X}, January|{X}, February|{X}, March"],
  ["word phrase term expression", "Good morning|See you soon|Thank you"],
  ["payment invoice bill", "{X} 1041|{X} 1042|{X} 1043"],
  ["level round season", "{X} 1|{X} 2|{X} 3"],
  ["notification reminder alert notice bulletin", "{X} of Monday|{X} of Tuesday|{X} of Wednesday"],
  ["tip trick hint advice advantage benefit", "Start small|Ask early|Write it down"],
  ["story memory experience", "How it began|A day in June|What we learned"],
  ["platform network", "Website|Newsletter|Phone"],
];

const BY_WORD: ReadonlyMap<string, string> = new Map(
  PATTERNS.flatMap(([words, titles]) => words.split(" ").map((word): [string, string] => [word, titles])),
);

/** What a file of a kind ends in. */
const ENDINGS: Readonly<Record<string, string>> = {
  csv: "csv",
  pdf: "pdf",
  excel: "xlsx",
  word: "docx",
  video: "mp4",
  audio: "mp3",
  music: "mp3",
  image: "jpg",
  json: "json",
  zip: "zip",
  text: "txt",
  code: "ts",
};

/** Titles by which things of this name are told apart; undefined where its last word says nothing of that. */
export function patternTitles(name: string): string[] | undefined {
  const words = name.split(" ");
  const pattern = BY_WORD.get((words.at(-1) ?? name).toLowerCase());
  if (pattern === undefined) return undefined;
  const ending = words.map((word) => ENDINGS[word.toLowerCase()]).find(Boolean);
  return pattern
    .split("|")
    .map((title) => title.replace("{x}", name).replace("{X}", name.charAt(0).toUpperCase() + name.slice(1)))
    .map((title) => (ending !== undefined && /^[a-z]+-[a-z]+$/.test(title) ? `${title}.${ending}` : title));
}
