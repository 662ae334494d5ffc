import { PUBLIC, table } from "../vocabulary/rows.ts";
import type { KnownThing } from "../embedded/things/known-thing.ts";

/** What is known of a thing. */
export type Described = Pick<KnownThing, "role" | "icon" | "fields" | "rows">;

interface Sense {
  /** Where a text has such words, the thing is what the one world makes of it: a team plays, an application is for a job. */
  world: RegExp;
  /** What it is anywhere else. */
  plain: Described;
}

const sense = (world: RegExp, icon: string, fields: string, rows: string): Sense => ({
  world,
  plain: { role: "item", icon, fields, rows },
});

/** Names on lines of their own, with further cells. */
const named = (names: string, cells: string): string => {
  const lines = cells.split("\n");
  return names
    .split(",")
    .slice(0, lines.length)
    .map((name, at) => `${name}|${lines[at] ?? ""}`)
    .join("\n");
};

/**
 * Words that mean one thing in one world and something plainer elsewhere. What stands in the vocabulary is of the world; here is what the word
 * means in a text that has no word of it.
 */
const SENSES: Readonly<Record<string, Sense>> = {
  asset: sense(
    /\b(?:household|home|insur\w*|belongings|valuables|inherit\w*|moving)\b/i,
    "box",
    "Name: text\nNumber: text\nCategory: choice computer|furniture|vehicle|machine\nStatus: choice in use|in store|in repair|written off\nLocation: location\nAssigned to: text @people\nBought on: date -900..-30\nValue: money 90..18000 EUR\nWarranty until: date 20..700",
    table(
      "number category status location value",
      "Laptop, 14 inch|A-0412|computer|in use|Office, 2nd floor|1180\nProjector, meeting room|A-0398|computer|in use|Main hall|740\nStanding desk|A-0377|furniture|in use|Office, 1st floor|460\nLabel printer|A-0361|machine|in repair|Warehouse|320\nDelivery van|A-0350|vehicle|in use|Harbour depot|17400\nShelving, six bays|A-0333|furniture|in store|Warehouse|890\nTablet with case|A-0329|computer|in store|Front desk|410\nPallet truck|A-0301|machine|written off|Warehouse|260",
    ),
  ),
  application: sense(
    /\b(?:jobs?|hiring|recruit\w*|candidates?|vacanc\w*|careers?|positions?|resumes?|cv)\b/i,
    "file-check",
    "Applicant: text\nNumber: text\nStatus: choice received|in review|more needed|approved|declined\nCategory: choice new|renewal|change\nReceived on: date -30..-1\nReviewed by: text @people\nDecided on: date 1..20\nE-mail: email\nRemarks: longText",
    table(
      "number status category",
      named(
        PUBLIC,
        "A-2041|received|new\nA-2040|in review|new\nA-2039|in review|renewal\nA-2038|more needed|new\nA-2037|approved|change\nA-2036|approved|renewal\nA-2035|declined|new\nA-2034|approved|new",
      ),
    ),
  ),
  team: sense(
    /\b(?:leagues?|match(?:es)?|tournaments?|sports?|football|soccer|basketball|volleyball|hockey|cricket|rugby|goals? scored|players?|coach(?:es)?|fixtures?|standings)\b/i,
    "users",
    "Name: text\nLead: text @people\nMembers: number 3..14\nStatus: choice active|forming|on hold\nFocus: text\nMeets on: choice Monday|Tuesday|Wednesday|Thursday|Friday\nSince: date -900..-30",
    table(
      "members status focus meetsOn",
      "Customer team|9|active|Answers within a day|Monday\nField team|7|active|Visits and installations|Tuesday\nProduct team|6|active|What comes next|Wednesday\nWriting team|4|active|Guides and newsletters|Thursday\nEvents team|5|forming|Open day in spring|Friday\nOperations team|8|active|Stock and deliveries|Monday",
    ),
  ),
  activity: sense(
    /\b(?:child(?:ren)?|kids?|toddlers?|autis\w*|daily living|routines?|elderly|residents?|caregivers?|nursery|kindergarten)\b/i,
    "calendar-heart",
    "Title: text\nPicture: image\nStatus: choice planned|open|full|over\nCategory: choice workshop|outing|meeting|online\nDate: date 1..40\nTime: time 09:00..19:00\nPlace: location\nPlaces: number 8..60\nBy: text @people\nDescription: longText",
    table(
      "status category places",
      "Open day|open|meeting|60\nGuided walk along the river|open|outing|20\nWorkshop for beginners|full|workshop|12\nEvening of short talks|open|meeting|40\nCleaning up the park|planned|outing|30\nQuestions and answers, online|planned|online|50\nSummer get-together|planned|meeting|60\nPhoto round|over|outing|15",
    ),
  ),
  room: sense(
    /\b(?:hotels?|hostels?|guests?|beds?|inn|stays?|check-?in|motel|lodging|apartments?|dorms?|dormitor\w*)\b/i,
    "door-open",
    "Name: text\nPicture: image\nSeats: number 4..80\nFloor: text\nEquipment: tags screen|board|sound|video\nStatus: choice free|taken|closed\nPrice per hour: money 0..60 EUR\nNotes: longText",
    table(
      "seats floor equipment status",
      "Room Elm|8|1st|screen;board|free\nRoom Oak|12|1st|screen;video|taken\nRoom Birch|6|2nd|board|free\nMain hall|80|Ground|screen;sound|free\nStudio|10|2nd|sound|closed\nLibrary corner|4|Ground|board|free",
    ),
  ),
  policy: sense(
    /\b(?:insur\w*|premiums?|claims?|polic(?:y|ies)holders?|underwrit\w*|coverage)\b/i,
    "scroll-text",
    "Title: text\nStatus: choice draft|in review|in force|withdrawn\nCategory: choice people|data|safety|money\nVersion: text\nOwner: text @people\nIn force since: date -700..-20\nReview by: date 10..300\nText: longText",
    table(
      "status category version",
      "Working from home|in force|people|2.1\nData protection|in force|data|3.0\nTravel and expenses|in force|money|1.4\nFire safety|in force|safety|2.0\nGifts and invitations|in review|money|1.1\nPasswords and devices|in force|data|1.8\nParental leave|draft|people|0.3",
    ),
  ),
  job: sense(
    /\b(?:repairs?|plumb\w*|electrician|handym\w*|installations?|garden\w*|clean\w*|site visits?|tradesm\w*|contractors?|builders?|print(?:ing|er)?s?|workshop)\b/i,
    "briefcase",
    "Title: text\nCompany: text\nStatus: choice open|closing soon|filled\nKind: choice full time|part time|temporary|internship\nPlace: location\nPay: money 14..60 EUR\nPosted on: date -20..-1\nApply by: date 3..30\nDescription: longText",
    table(
      "company status kind pay",
      "Shop assistant, weekends|Corner Market|open|part time|15\nKitchen help|Harbour Kitchen|open|part time|16\nBookkeeper|Elm Court Services|closing soon|full time|28\nWarehouse worker, nights|North Depot|open|full time|19\nLanguage tutor|Mill Lane School|open|part time|24\nFront desk|Hill Street Clinic|filled|full time|21\nDelivery rider|Riverside Bikes|open|temporary|17\nDesign intern|Canal Studio|closing soon|internship|14",
    ),
  ),
  equipment: sense(
    /\b(?:sports?|club|gym|training|fitness|balls?|camping|outdoor)\b/i,
    "wrench",
    "Name: text\nPicture: image\nNumber: text\nCategory: choice machine|tool|vehicle|electronics\nStatus: choice running|in maintenance|broken|in store\nLocation: location\nResponsible: text @people\nLast check: date -200..-5\nNext check: date 3..180\nValue: money 60..24000 EUR",
    table(
      "number category status value",
      "Compressor|E-114|machine|running|2400\nForklift|E-112|vehicle|running|18600\nBench drill|E-109|tool|in maintenance|740\nGenerator|E-107|machine|in store|3100\nLabel printer|E-104|electronics|running|420\nWelding set|E-101|tool|running|1280\nWater pump|E-098|machine|broken|560",
    ),
  ),
  milestone: sense(
    /\b(?:donat\w*|fundrais\w*|crowdfund\w*|backers?)\b/i,
    "flag",
    "Title: text\nProject: text\nStatus: choice ahead|on time|late|reached\nDue: date 5..120\nOwner: text @people\nProgress: percent 0..100\nDescription: longText",
    table(
      "project status progress",
      "Requirements agreed|New timetable|reached|100\nFirst version to try|New timetable|on time|70\nTested by ten people|New timetable|on time|20\nContract signed|Warehouse move|reached|100\nShelves in place|Warehouse move|late|45\nAll stock moved|Warehouse move|on time|10",
    ),
  ),
  transaction: sense(
    /\b(?:personal finance|household|budget\w*|spending|expenses?|income|savings?)\b/i,
    "arrow-left-right",
    "Number: text\nType: choice payment|refund|transfer|deposit|withdrawal\nStatus: choice pending|completed|failed\nAmount: money 5..2400 EUR\nFrom: text\nTo: text\nDate: date -30..0\nMethod: choice card|bank transfer|wallet\nNote: longText",
    table(
      "type status amount from to method",
      "T-90418|payment|completed|84|Hana Sato|Corner Market|card\nT-90417|transfer|completed|450|Diego Quiroga|Elm Court Services|bank transfer\nT-90416|refund|pending|39|Corner Market|Nadia Rahman|card\nT-90415|deposit|completed|1200|Jonas Weber|Balance|bank transfer\nT-90414|payment|failed|17|Aisha Bello|Riverside Bikes|wallet\nT-90413|withdrawal|completed|200|Balance|Tomás García|bank transfer\nT-90412|payment|completed|62|Elif Demir|Harbour Kitchen|wallet",
    ),
  ),
  revenue: sense(
    /\b(?:household|personal|salary|salaries|wages|freelanc\w*|family|pocket money|landlord|rent|rental)\b/i,
    "trending-up",
    "Title: text\nDate: date -60..0\nAmount: money 40..2400 EUR\nCategory: choice products|services|repairs|other\nChannel: choice in person|online|phone\nPlace: choice north|center|harbor\nBy: text @people",
    table(
      "amount category channel place",
      "Morning sales|640|products|in person|center\nOnline orders|420|products|online|harbor\nRepairs of the day|310|repairs|in person|north\nAfternoon sales|780|products|in person|center\nHouse calls|260|services|phone|north\nWeekend sales|1240|products|in person|harbor\nSpare parts|190|other|online|center\nService contracts|860|services|phone|harbor",
    ),
  ),
  result: sense(
    /\b(?:games?|players?|scores?|exams?|quiz\w*|match(?:es)?|tournaments?|tests?)\b/i,
    "clipboard-check",
    "Title: text\nStatus: choice waiting|ready|checked\nKind: choice first|repeat|final\nDate: date -30..0\nBy: text @people\nSummary: longText",
    table("status kind", "Run 12|checked|first\nRun 13|checked|repeat\nRun 14|ready|first\nRun 15|waiting|final"),
  ),
  link: sense(
    /\b(?:garden\w*|reading|research|read later|bookmarks?)\b/i,
    "link",
    "Title: text\nLink: url\nCategory: choice help|news|partners|tools\nAdded on: date -90..-1\nAdded by: text @people\nClicks: number 4..900\nNote: longText",
    table(
      "link category",
      "Help center|https://example.com/help|help\nOpening hours|https://example.com/hours|help\nNews|https://example.com/news|news\nPartner directory|https://example.com/partners|partners\nForms to download|https://example.com/forms|tools\nStatus page|https://example.com/status|tools",
    ),
  ),
  subscription: sense(
    /\b(?:my subscriptions|cancel unused|household|streaming services|budget\w*|personal)\b/i,
    "repeat",
    "Subscriber: text\nPlan: choice basic|standard|premium\nStatus: choice trial|active|paused|ended\nPrice: money 5..60 EUR\nEvery: choice month|quarter|year\nStarted: date -400..-10\nRenews on: date 1..90\nE-mail: email",
    table(
      "plan status price every",
      named(
        PUBLIC,
        "standard|active|19|month\nbasic|trial|9|month\npremium|active|49|month\nstandard|active|190|year\nbasic|paused|9|month\nstandard|ended|19|month\npremium|active|490|year\nbasic|active|9|month",
      ),
    ),
  ),
  step: sense(
    /\b(?:recipes?|cook\w*|kitchen|baking|meals?)\b/i,
    "list-ordered",
    "Title: text\nNumber: number 1..12\nStatus: choice to do|in progress|done\nAssigned to: text @people\nDuration: duration 5..90\nInstruction: longText",
    table("number status", "Prepare|1|done\nCarry out|2|in progress\nCheck|3|to do\nHand over|4|to do"),
  ),
};

/** What a word means in a text that has no word of the world it is described for; undefined where it means the same anywhere. */
export function senseOf(word: string, text: string): Described | undefined {
  const found = SENSES[word];
  return found === undefined || found.world.test(text) ? undefined : found.plain;
}
