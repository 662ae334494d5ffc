import type { Thing } from "./thing.ts";
import type { Understanding } from "./understand.ts";

/** What a word for a kind of record says is kept: an archive years and sources, a calibration values. */
interface Trait {
  words: RegExp;
  /** Field lines of the thing itself. */
  item?: string;
  /** Field lines of each entry about it. */
  log?: string;
}

const TRAITS: readonly Trait[] = [
  {
    // 'Who empties the bin', but not 'for people who read'.
    words:
      /(?<!(?:people|person|persons|anyone|anybody|everyone|those|friends|kids|users|members|neighbours|parents|players|somebody|someone|women|men|students) )\bwho (?!are|is|we|i)\w+/,
    item: "Who: text @people",
    log: "Who: text @people",
  },
  {
    words: /\b(?:archive|archives|chronicle|museum|heritage|history|genealogy|encyclopa?edia|lexicon|wiki)\b/,
    item: "Year: number 1880..2020\nSource: text letter|book|newspaper|family|photo album\nStory: longText @remarks",
  },
  {
    words:
      /\b(?:calibration|calibrations|measurement|measurements|readings?|parameters|monitoring|sensor|sensors|telemetry)\b/,
    log: "Value: number 1..98\nTarget: number 20..80\nResult: choice in range|too low|too high\nBy: text @people",
  },
  {
    words: /\b(?:inspections?|audits?|checks?|maintenance|servicing|upkeep|overhaul|restoration|restorations)\b/,
    item: "Next check: date 3..160\nResponsible: text @people",
    log: "Result: choice fine|needs work|out of order\nDefects: text none|small ones|a leak|loose part\nCost: money 0..240 EUR\nBy: text @people",
  },
  {
    words: /\b(?:collection|collections|collector|collectors|collecting|hoard|cabinet)\b/,
    item: "Year: number 1890..2020\nOrigin: text flea market|inherited|swapped|gift|found\nCondition: choice mint|good|worn\nValue: money 2..320 EUR\nKind: choice common|uncommon|rare",
  },
  {
    words: /\b(?:inventory|stock|stocktaking|equipment|stores|storeroom|supplies)\b/,
    item: "Quantity: number 1..24\nKept in: text shelf A|shelf B|cellar|van\nCondition: choice as new|good|worn|broken\nValue: money 5..320 EUR",
  },
  {
    words: /\b(?:rota|roster|duty|duties|shifts)\b/,
    item: "Responsible: text @people",
  },
  {
    words: /\b(?:scores?|scorecard|results|rankings?|records|high scores?|leaderboard)\b/,
    log: "Points: number 3..120 pts\nWho: text @people\nPersonal best: boolean 20",
  },
  {
    words: /\b(?:diary|journal|logbook|notebook)\b/,
    log: "Place: location\nWith: text @people\nPhoto: image",
  },
  {
    words: /\b(?:sightings?|spotting|spotter|watching|survey|observations?|census)\b/,
    log: "Place: location\nCount: number 1..24\nSeen by: text @people\nWeather: choice sun|cloud|rain|wind",
  },
  {
    words: /\b(?:workshop|building|construction|restoring|making|crafting|woodworking|carving|sewing|quilting|diy)\b/,
    item: "State: choice planned|in work|finished\nMaterial: text wood|metal|fabric|paper|mixed\nHours: number 1..40 h\nCost: money 5..240 EUR",
  },
  {
    words: /\b(?:reserve|reservation|reservations|booking|bookings|hire|rental|rent)\b/,
    item: "Capacity: number 2..40\nPrice: money 0..120 EUR",
  },
  {
    words: /\b(?:rated|ratings?|reviews?|reviewed|letterboxd|goodreads|vivino|best)\b/,
    item: "Rating: rating 2..5",
  },
  {
    words: /\b(?:gallery|portfolio|exhibition|showcase)\b/,
    item: "Picture: image\nYear: number 2012..2026\nTechnique: text pencil|ink|paint|digital|mixed",
  },
  {
    words: /\b(?:kickstarter|crowdfunding|crowdfund)\b/,
    item: "Goal: money 800..12000 EUR\nPledged: money 120..6400 EUR\nBackers: number 4..240\nEnds: date 4..60",
  },
];

/** Field lines that the idea's words for what it is call for. */
export function traitsOf({ words }: Understanding, { role, name }: Thing): string[] {
  const text = words.join(" ");
  const linesOf = (lines: string | undefined): string[] => lines?.split("\n") ?? [];
  return TRAITS.filter(({ words: said }) => said.test(text)).flatMap(({ words: said, item, log }) =>
    // A calibration is an entry itself, whatever it is kept as.
    role === "log" || (log !== undefined && said.test(name.toLowerCase())) ? linesOf(log) : linesOf(item),
  );
}
