/**
 * Titles for rows of things that nobody has described, by the last word of what they are called: what people of any trade tell such
 * things apart by. `{x}` is the whole name, `{X}` the same with a capital. Separated by `|`.
 */
const PATTERNS: readonly (readonly [words: string, titles: string])[] = [
  [
    "report statement analysis summary overview statistic analytic",
    "{X} no. 24|{X} no. 23|{X} no. 22|{X} no. 21|{X} no. 20|{X} no. 19|{X} no. 18|{X} no. 17",
  ],
  [
    "plan schedule program programme roadmap budget strategy",
    "{X} for spring|{X} for summer|{X} for autumn|{X} for winter|{X} for the new year|{X}, long term",
  ],
  [
    "record entry log transaction transfer waybill ticket batch lot receipt worklog",
    "{X} 1048|{X} 1047|{X} 1046|{X} 1045|{X} 1044|{X} 1043|{X} 1042|{X} 1041",
  ],
  ["history archive", "This week|Last week|Last month|This quarter|Last quarter|This year"],
  [
    "rule policy guideline standard requirement condition criterion term regulation specification constraint",
    "{X} for everyone|{X} for new members|{X} for guests|{X} for groups|{X} for weekends|{X} for holidays",
  ],
  ["service package tier subscription membership", "Basic {x}|Standard {x}|Plus {x}|Family {x}|Business {x}|Full {x}"],
  [
    "template layout script snippet macro query prompt",
    "Short {x}|Standard {x}|Detailed {x}|{X} for beginners|{X} for teams|{X} for print",
  ],
  [
    "activity event campaign promotion lottery festival offer fair market",
    "Spring {x}|Summer {x}|Weekend {x}|Autumn {x}|Winter {x}|Anniversary {x}",
  ],
  ["sale", "Sale 1048|Sale 1047|Sale 1046|Sale 1045|Sale 1044|Sale 1043|Sale 1042|Sale 1041"],
  [
    "link url address bookmark feed site website webpage domain endpoint",
    "example.com/start|example.com/news|example.com/help|example.com/shop|example.com/blog|example.com/events",
  ],
  [
    "idea opinion proposal wish comment request application claim complaint inquiry enquiry registration submission appeal dispute reservation booking appointment recommendation",
    "{X} from Hana Sato|{X} from Diego Quiroga|{X} from Nadia Rahman|{X} from Jonas Weber|{X} from Aisha Bello|{X} from Tomás García|{X} from Elif Demir|{X} from Freya Jensen",
  ],
  [
    "diagnosis preference relationship personality behavior behaviour identity attendance enrollment enrolment",
    "Hana Sato|Diego Quiroga|Nadia Rahman|Jonas Weber|Aisha Bello|Tomás García|Elif Demir|Freya Jensen",
  ],
  [
    "evaluation assessment rating",
    "Does what it should|Good, with one remark|Better than expected|Delivery took long|Fair price|Would come again|Not for small rooms|Part was missing",
  ],
  [
    "call consultation interview conversation chat handover visit session",
    "With Hana Sato|With Diego Quiroga|With Nadia Rahman|With Jonas Weber|With Aisha Bello|With Tomás García|With Elif Demir|With Freya Jensen",
  ],
  [
    "message email mail sms",
    "Meeting moved to Thursday|Your documents are ready|Closed on Friday|Please confirm by noon|Thank you for your visit|New prices from next month|Your parcel has arrived|Invitation to the open day",
  ],
  [
    "discussion forum topic post thread board",
    "Introductions|Tips for beginners|Looking for a partner|Where do I start?|What worked for you?|Meeting up next weekend|Tools you recommend|Questions and answers",
  ],
  [
    "group team committee department unit crew circle cohort club community",
    "North {x}|South {x}|East {x}|West {x}|Evening {x}|Weekend {x}",
  ],
  [
    "tutorial lesson chapter module section webinar lecture guide manual practice exercise",
    "Getting started|The basics|Going further|Common mistakes|Practice|Putting it together|Review|Final task",
  ],
  [
    "suggestion feedback",
    "Longer opening hours|Clearer signs at the entrance|A quieter room|More plants|Shorter queues at noon|Better lighting",
  ],
  [
    "library collection album gallery playlist list folder set series",
    "Favorites|New arrivals|For beginners|Classics|Most used|Archive",
  ],
  [
    "version release update revision upgrade change",
    "Version 2.1|Version 2.0|Version 1.3|Version 1.2|Version 1.1|Version 1.0",
  ],
  [
    "issue problem bug fault failure error defect malfunction incident",
    "Stops after a few minutes|Does not start in the morning|Display stays dark|Noise when it runs|Slow since the last update|Loses the connection",
  ],
  ["reward prize gift voucher coupon bonus", "Free coffee|10% off|Two tickets|Gift card|Free delivery|Tote bag"],
  ["fee charge cost price fine deposit", "Monthly {x}|Yearly {x}|One-time {x}|Late {x}|Express {x}|Reduced {x}"],
  [
    "metric indicator kpi measure measurement reading value figure",
    "Visitors a day|Orders a week|Answered within an hour|Returns|Average order|New customers",
  ],
  ["character hero avatar", "The captain|The gardener|The stranger|The inventor|The messenger|The lighthouse keeper"],
  [
    "file document attachment upload download spreadsheet",
    "march-list|summer-plan|final-version|contact-sheet|price-list|meeting-notes",
  ],
  [
    "image photo picture drawing illustration graphic icon logo banner background sketch mockup",
    "Front view|Side view|Close-up|At the entrance|From above|In the evening",
  ],
  [
    "video clip film movie animation recording multimedia",
    "Welcome|How it works|Behind the scenes|A day with us|Questions and answers|Highlights",
  ],
  [
    "audio song track music sound podcast episode",
    "First light|Rain on the roof|Slow waltz|Letters from the coast|Northbound|Blue staircase",
  ],
  [
    "card sticker ownership holder",
    "{X} of Hana Sato|{X} of Diego Quiroga|{X} of Nadia Rahman|{X} of Jonas Weber|{X} of Aisha Bello|{X} of Tomás García",
  ],
  [
    "anime manga cartoon",
    "Harbor of Paper Cranes|The Last Tram Home|Clockwork Orchard|Moon Bakery|Signal from the North|Two Suns over Akari",
  ],
  [
    "medication medicine drug pill tablet",
    "Metformin|Amlodipine|Ramipril|Atorvastatin|Levothyroxine|Vitamin D|Paracetamol|Omeprazole",
  ],
  ["tag label", "Important|New|Featured|To check|For later|Archived"],
  ["badge", "First steps|Team player|Ten in a row|Early bird|Night owl|Helping hand"],
  ["code key token number id serial barcode", "A-1041|A-1042|B-2007|B-2008|C-3310|C-3311"],
  [
    "device machine server sensor printer terminal robot computer equipment instrument appliance camera",
    "{X} 1, hall A|{X} 2, hall A|{X} 3, hall B|{X} 4, hall B|{X} 5, workshop|{X} 6, entrance",
  ],
  ["material resource worksheet handout", "Reading list|Worksheet|Slides|Checklist|Glossary|Sample answers"],
  [
    "question riddle",
    "How does it work?|What does it cost?|Who can take part?|How long does it take?|What do I have to bring?|Can I change it later?",
  ],
  [
    "answer response reply",
    "Yes, on Mondays|Only by appointment|Free for members|About two weeks|By card or bank transfer|Ask at the front desk",
  ],
  ["category type kind class genre theme", "{X} A|{X} B|{X} C|{X} D|{X} E|{X} F"],
  ["skill ability strength competence", "First aid|Public speaking|Spreadsheets|Spanish|Driving|Bookkeeping"],
  ["role", "Administrator|Manager|Editor|Member|Guest|Accountant"],
  [
    "goal target objective milestone",
    "By the end of March|By summer|By the end of the year|This month|This quarter|In two years",
  ],
  ["step stage phase task process procedure operation workflow", "Prepare|Order|Carry out|Check|Hand over|Follow up"],
  [
    "action approach initiative measure",
    "Call those concerned|Agree on a date|Order what is missing|Check the result|Tell the team|Write it down",
  ],
  [
    "form questionnaire survey poll checklist",
    "Short {x}|Yearly {x}|{X} for new members|{X} for visitors|{X} for staff|Follow-up {x}",
  ],
  [
    "contract agreement license licence certificate permit filing clearance publication",
    "{X} 2026-021|{X} 2026-020|{X} 2026-019|{X} 2026-018|{X} 2026-017|{X} 2026-016|{X} 2026-015|{X} 2026-014",
  ],
  [
    "account profile nickname gamertag username personnel worker employee human",
    "Hana Sato|Diego Quiroga|Nadia Rahman|Jonas Weber|Aisha Bello|Tomás García|Elif Demir|Freya Jensen",
  ],
  ["place spot location slot space stand booth room", "{X} 1|{X} 2|{X} 3|{X} 4|{X} 5|{X} 6|{X} 7|{X} 8"],
  [
    "good product ware article item merchandise",
    "Notebook, lined|Desk lamp|Canvas bag|Water bottle|Wall clock|Wool blanket|Ceramic mug|Umbrella",
  ],
  ["inventory stock", "Shelf A|Shelf B|Shelf C|Back room|Cold room|Loading bay"],
  [
    "news announcement headline",
    "New opening hours from Monday|Team grows by three|Results of the first half-year|Open day draws 400 visitors|New partner in the north|Website in two languages",
  ],
  ["page", "Home|About us|Services|Prices|Contact|Imprint"],
  ["text paragraph caption content", "Welcome|Who we are|How it works|Opening hours|Privacy|Thank you"],
  ["work artwork project", "Harbor at dawn|Study in blue|The long table|Winter garden|Two chairs|Line and light"],
  ["ad advert advertisement", "Spring offer|New arrivals|Free trial|Bring a friend|Last places|Open house"],
  ["model", "{X} S|{X} M|{X} L|{X} Compact|{X} Plus|{X} Pro"],
  ["database cloud", "production|staging|reporting|archive|backup|development"],
  ["component element widget", "Button|Search box|Date picker|Dialog|Menu|Progress bar|Card|Tabs"],
  [
    "conversion export import rendering translation migration processing backup",
    "{X} 1048|{X} 1047|{X} 1046|{X} 1045|{X} 1044|{X} 1043|{X} 1042|{X} 1041",
  ],
  [
    "tool app application software program framework platform system api",
    "Planner|Notes|Reports|Invoices|Calendar|Archive",
  ],
  ["effect filter style brush font", "Soft|Classic|Bold|Warm|Night|Paper"],
  [
    "affair matter case concern",
    "Permit for the new entrance|Parking in the courtyard|Change of supplier|Noise after ten|Keys for the annex|Insurance claim",
  ],
  ["factor parameter variable setting option function feature", "Price|Speed|Distance|Weather|Experience|Season"],
  ["distribution traffic", "Website|Newsletter|Search|Social media|Referral|Direct"],
  [
    "order purchase cart return repair payment invoice bill maintenance expiration",
    "{X} 1048|{X} 1047|{X} 1046|{X} 1045|{X} 1044|{X} 1043|{X} 1042|{X} 1041",
  ],
  ["test exam quiz", "{X}: basics|{X}: vocabulary|{X}: practice|{X}: review|{X}: final|{X}: retake"],
  [
    "check inspection review audit",
    "{X}, north site|{X}, south site|{X}, workshop|{X}, office|{X}, warehouse|{X}, entrance",
  ],
  ["word phrase term expression", "Good morning|See you soon|Thank you|Excuse me|How much is it?|One moment, please"],
  ["level round season piece", "{X} 1|{X} 2|{X} 3|{X} 4|{X} 5|{X} 6|{X} 7|{X} 8"],
  [
    "notification reminder alert notice bulletin",
    "Meeting at ten|Renew the insurance|Documents are ready|Payment due|Low stock|Call back by noon",
  ],
  [
    "tip trick hint advice advantage benefit",
    "Start small|Ask early|Write it down|Keep it short|Test it first|Take a break",
  ],
  [
    "clue evidence",
    "A torn ticket|Wet footprints|The stopped clock|A second key|Ash in the fireplace|The missing page",
  ],
  [
    "challenge quest mission",
    "Three in a row|Against the clock|Without a map|The long way round|Night shift|Only two tries",
  ],
  [
    "story memory experience",
    "How it began|A day in June|What we learned|The long way home|An unexpected guest|Starting over",
  ],
  ["network channel source origin", "Website|Newsletter|Social media|Referral|Trade fair|Phone"],
  [
    "itinerary route",
    "Old town and harbor|Along the river|Three lakes|Museums in two days|Over the pass|Villages by bicycle",
  ],
  ["dashboard chart", "Sales|Purchasing|Stock|Customers|Staff|Costs"],
];

const BY_WORD: ReadonlyMap<string, string> = new Map(
  PATTERNS.flatMap(([words, titles]) => words.split(" ").map((word): [string, string] => [word, titles])),
);

/** Names of more words are too long to stand in every title. */
const LONG_NAME = 2;

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
  // Of a long name the last word is enough on every row.
  const short = words.length > LONG_NAME ? (words.at(-1) ?? name) : name;
  const ending = words.map((word) => ENDINGS[word.toLowerCase()]).find(Boolean);
  return pattern
    .split("|")
    .map((title) => title.replace("{x}", short).replace("{X}", short.charAt(0).toUpperCase() + short.slice(1)))
    .map((title) => (ending !== undefined && /^[a-z]+-[a-z]+$/.test(title) ? `${title}.${ending}` : title));
}
