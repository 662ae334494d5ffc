/** Looks a shorter name up. */
export type Look = (name: string) => string | undefined;

const NUMBER = "number 1..24";
const PAST = "date -60..-1";
const COMING = "date 2..60";
const PEOPLE = "text @people";
const TICK = "boolean 60";
const NUMBERED = "text 1042|1057|1063|1088|1101";

const kindOf = (line: string | undefined): string => line?.split(" ")[0] ?? "";
const isMeasure = (line: string | undefined): line is string =>
  /^(?:number|money|percent|rating|duration)$/.test(kindOf(line));
const measureOr = (line: string | undefined, other: string): string => (isMeasure(line) ? line : other);

/** What lies ahead when its day is written down. */
const AHEAD =
  /\b(?:due|expiry|expiration|renewal|next|deadline|end|event|exam|wedding|departure|closing|launch|valid|planned|scheduled|target|follow|move out|pickup|appointment|meeting|trip|travel|warranty|guarantee|concert|show|party|game|match|flight|review|handover|completion|collection|test|hearing|viewing|rehearsal|return|needed|expected|ready|available)\b/;
/** Begins and ends on a day, not at a time of day. */
const LASTING =
  /\b(?:lease|contract|term|season|rental|trip|project|membership|school|holiday|vacation|booking|warranty|subscription|employment|tenancy|policy|course|campaign|sprint|treatment|insurance|pregnancy|year|month|loan|guarantee|semester|stay|internship|job|rent|notice|validity)\b/;
/** Somebody does it by a day; whatever else stands before 'by' was done by somebody. */
const DEADLINE =
  /(?:^|\s)(?:due|needed|required|wanted|expected|finish|use|return|ready|best|sell|pay|reply|respond|rsvp|order|deliver|delivery|plant|book|submit|back|eat|drink|call|do|send|answer|confirm|decide|register|apply|complete|cancel|renew|fix|replace|mend|repair|wear|collect|pick up|hand in|leave|arrive|valid)$/;
const SOON =
  /(?:^|\s)(?:due|expires?|starts?|ends?|renews?|arrives?|leaves?|opens?|closes?|begins?|happens|planned|scheduled|needed|wanted|expected|ready|available|arriving|leaving)$/;
/** 'On' says where or what here, and no day. */
const NO_DAY =
  /(?:^|\s)(?:work(?:ed|ing|s)|based|going|depends|add|hands|sits|lives|mounted|grow(?:n|ing|s)|printed|written|used|plays?|runs|try|turned)$/;
const DONE =
  /^(?:(.+) )?(?:paid|done|returned|fixed|sent|signed|checked|collected|booked|ordered|arrived|cleaned|read|watched|finished|completed|confirmed|received|delivered|shipped|printed|scanned|uploaded|approved|packed|repaired|replaced|vaccinated|neutered|chipped|insured|tested|verified|invited|answered|invoiced|billed|refunded|canceled|tasted|washed|ironed|needed|required|available|included|allowed|possible|working|installed|updated|reviewed|published|posted|mailed|notified|informed|agreed|accepted|rejected|picked up|handed in|handed out|handed over|set up|used|sold|measured|given|opened|closed|locked|charged|emptied|refilled|filled|mown|watered|fed|weeded|pruned|sanded|primed|painted|assembled|labeled|framed|mended|sewn|hemmed|blocked|seen|present|ok|okay|complete|missing)$/;
/** 'Amount collected' is an amount, and no tick. */
const HOW_MUCH =
  /^(?:amount|total|price|sum|cost|quantity|qty|hours?|weight|count|minutes|miles|pages|words|eggs|tickets|units|items|pieces|money|days|points|liters|km|people|number)\b|^how (?:much|many)\b/;
const WHEN = /^(?:date|day|when|time)$/;
const TAKES_LONG =
  /\b(?:cook|prep|wait|lead|travel|free|recovery|response|reaction|turnaround|setup|set up|labor|repair|work|treatment|charge|commute|rest|assembly|production|build|drive|machine|soak|walk)$/;
const POINT_IN_TIME =
  /\b(?:opening|closing|starting|meeting|feeding|boarding|training|wedding|evening|landing|morning|beginning)$/;

/** What is asked for with 'how'. */
const MEASURES: Readonly<Record<string, string>> = {
  far: "distance",
  tall: "height",
  high: "height",
  heavy: "weight",
  big: "size",
  deep: "depth",
  wide: "width",
  thick: "thickness",
  fast: "speed",
  old: "age",
  warm: "temperature",
  hot: "temperature",
  cold: "temperature",
};

type Rule = readonly [RegExp, (look: Look, one: string, other: string) => string | undefined];

/** 'Last vet' is a day, 'last score' a score. */
function around(look: Look, name: string, day: string): string {
  const line = look(name);
  if (isMeasure(line) || /^(?:text @people|location)/.test(line ?? "")) return line ?? day;
  return kindOf(line) === "dateTime" && day === COMING ? "dateTime 1..40 09:00..17:00" : day;
}

function doneOf(look: Look, what: string): string {
  if (WHEN.test(what)) return PAST;
  if (/^(?:who|person)$/.test(what)) return PEOPLE;
  if (/^(?:where|place)$/.test(what)) return "location @places";
  if (HOW_MUCH.test(what)) return measureOr(look(what), NUMBER);
  return TICK;
}

const numbersOf = (look: Look, what: string): string => {
  const line = look(what);
  return kindOf(line) === "number" ? (line ?? NUMBER) : NUMBER;
};

/** A day that was, as the day that will be. */
const ahead = (line: string | undefined): string | undefined => (line?.startsWith("date -") === true ? COMING : line);

const boundary = (what: string, day: string, hours: string): string =>
  LASTING.test(what)
    ? day
    : /\b(?:day|shift|lesson|class|work|meeting|session|match|game|sleep|nap|fast)\b/.test(what)
      ? hours
      : day;

/** What the shape of a name says, in this order. */
const RULES: readonly Rule[] = [
  [/^(?:is|are|was|were|has|have|did|does|whether|if|can be|needs?|includes?) (.+)$/, () => TICK],
  [/^(.+) (?:or not|y n|yes no|yes or no)$/, () => TICK],
  [/^who\b|\bwhom$/, () => PEOPLE],
  [/^where\b/, () => "location @places"],
  [/^when\b/, () => PAST],
  [/^(?:number|count|total number) of (.+)$/, numbersOf],
  [/^(?:how many|number) (.+)$/, (look, what) => numbersOf(look, what.replace(/ .*$/, ""))],
  [/^(?:amount|quantity|qty) of (.+)$/, (look, what) => measureOr(look(what), NUMBER)],
  [/^how much (?:is|was|it|they|paid|owed|i|we|money)\b/, () => "money 10..240 EUR"],
  [/^how much (.+)$/, (look, what) => measureOr(look(what), "number 1..48")],
  [/^how often\b/, () => "choice daily|weekly|every two weeks|monthly|yearly"],
  [/^how long\b/, () => "duration 10..120"],
  [
    /^how (far|tall|heavy|big|deep|wide|thick|fast|old|high|warm|hot|cold)\b/,
    (look, what) => look(MEASURES[what] ?? ""),
  ],
  [/^how (?:strong|bad|hard|intense|severe|painful|tired|stressed|hungry|much it hurts)\b/, () => "number 1..10"],
  [/^how (?:it|they|we|i|he|she|the \w+)\b/, () => "choice great|good|okay|badly"],
  [/^why\b/, (look) => look("reason")],
  [/^which (.+)$/, (look, what) => look(what)],
  [/^what (?:happened|went|changed)\b/, (look) => look("what happened")],
  [/^what (?:i|we|they|he|she) (?:paid|pay|pays|spent|owes?)\b/, () => "money 10..240 EUR"],
  [
    /^first (?:visit|session|lesson|appointment|contact|call|meeting|seen|used|worn|planted|day)$/,
    () => "date -900..-10",
  ],
  [/(?:^| )(?:expiry|expiration|renewal|deadline)$/, () => "date 10..400"],
  [/^(.+) (?:number|id|code|ref|reference)$/, () => NUMBERED],
  [/^(.+) count$/, numbersOf],
  [/^(.+) (?:now|so far|to date|until now|left|remaining)$/, (look, what) => measureOr(look(what), NUMBER)],
  [/^(.+) (?:today|right now|currently|at the moment)$/, (look, what) => look(what)],
  [/^(?:notes?|comments?|remarks?) (?:for|on|about|from|to|after|before)\b/, (look) => look("note")],
  [
    /^(.+) (?:an?|each|every|per) (?:hour|day|night|week|month|year|head|person|guest|child|piece|meter|kilo|kg|liter|page|session|lesson|visit|square meter|sqm|km|unit)$/,
    (look, what) => look(what) ?? NUMBER,
  ],
  [
    /^(.+s) (?:held|attended|missed|planned|lost|won|bought|sold|made|given|laid|kept|raised|served|saved|written|driven|worked|produced|added|counted|earned|burned|used|taken)$/,
    (look, what) => measureOr(look(what), NUMBER),
  ],
  [/^(?:.+ (?:due|expires?|ends|starts|opens|closes|renews|begins)|due .+)$/, () => COMING],
  [/^last (.+)$/, (look, what) => around(look, what, "date -120..-1")],
  [/^next (.+)$/, (look, what) => around(look, what, COMING)],
  [/^(.+) since$/, () => "date -900..-10"],
  [/^(.+) (?:until|till)$/, () => "date 10..300"],
  [/^(.+) on$/, (_look, what) => (NO_DAY.test(what) ? undefined : SOON.test(what) ? COMING : PAST)],
  [/^(.+) by$/, (_look, what) => (DEADLINE.test(what) ? "date 2..45" : PEOPLE)],
  [
    /^(?:max|min|maximum|minimum|average|avg|mean|total|overall|highest|lowest|longest|shortest) (.+)$/,
    (look, what) => measureOr(look(what), NUMBER),
  ],
  [/^(?:target|goal) (.+)$/, (look, what) => ahead(look(what)) ?? NUMBER],
  [
    /^(?:planned|expected|intended|estimated|scheduled|desired|wanted|proposed) (.+)$/,
    (look, what) => ahead(look(what)),
  ],
  [/^(?:date (?:of |for |when |it was |they )?|day of )(.+)$/, (_look, what) => (AHEAD.test(what) ? COMING : PAST)],
  [/^(.+) date$/, (_look, what) => (AHEAD.test(what) ? COMING : PAST)],
  [
    /^(?:start|begin|beginning) of (.+)$|^(.+) (?:start|begin|beginning)$/,
    (_look, one, other) => boundary(one || other, "date -400..-10", "time 07:00..11:00"),
  ],
  [/^end of (.+)$|^(.+) end$/, (_look, one, other) => boundary(one || other, "date 10..400", "time 15:00..20:00")],
  [/^(?:available|open|free|starting|bookable) from$/, () => COMING],
  [/^(?:borrowed|received|got|inherited|heard|learned|on loan) from$/, () => PEOPLE],
  [
    /^(?:.+ )?(?:lent|given|sent|sold|issued|loaned|assigned|handed|passed|promised|offered|reported|shown|rented) (?:out )?to$/,
    () => PEOPLE,
  ],
  [/^(?:made|knitted|baked|sewn|written|reserved|requested|kept|intended|meant) for$|^for whom$/, () => PEOPLE],
  [/^(?:shared|done|gone|worked|met|traded|swapped|cooked|practiced) with$/, () => PEOPLE],
  [
    /^(?:started|ended|finished|arrived|left|fed|opened|closed|woken|taken|called|logged|served|put down|collected|delivered) at$/,
    () => "time 08:00..19:00",
  ],
  [/^(?:made|born|held|kept|found|seen|stored|parked|met) (?:at|in)$/, () => "location @places"],
  [DONE, doneOf],
  [
    /^(.+) time$/,
    (_look, what) =>
      TAKES_LONG.test(what) || (what.endsWith("ing") && !POINT_IN_TIME.test(what))
        ? "duration 10..120"
        : "time 08:00..19:00",
  ],
  [/(?:^| )(?:url|hyperlink)$/, () => "url"],
  [/ (?:deposit|wage|charge|payment|fine|expense|salary|tip|income|bill|fund)$/, () => "money 10..300 EUR"],
  [/ (?:amount)$/, () => "money 10..300 EUR"],
  [/^(?:name of|title of) (.+)$/, (look, what) => look(`${what} name`)],
  [/^(?:type|kind|sort|style|color|brand|number|size) of (.+)$/, () => undefined],
  [/^(?:copy|scan|proof|pdf) of\b/, () => "file pdf|image"],
  [/^(?:photo|picture|image|drawing|sketch) of\b/, () => "image"],
  [/^(?:place|location) of\b/, () => "location @places"],
  [/^(?:cause|reason) (?:of|for)\b/, (look) => look("reason")],
  [
    /^(?:before|after) (.+)$|^(.+) (?:before|after|\d|[a-d]|one|two|three|in (?:kg|g|cm|m|mm|km|ml|l|liters|meters|percent|minutes|hours|days|weeks|eur|euros|dollars))$/,
    (look, one, other) => look(one || other),
  ],
  // 'Price for members', 'rating out of 5': what follows says of which.
  [
    /^(.+?) (?:for|from|in|at|out of|of|per|during|with|without|as|to|on the|until the) .+$/,
    (look, what) => look(what),
  ],
];

/** The line that the shape of a name asks for: 'loaded on' is a day that was, 'number of guests' a number. */
export function lineByRule(name: string, look: Look): string | undefined {
  for (const [pattern, make] of RULES) {
    const found = pattern.exec(name);
    const line = found === null ? undefined : make(look, found[1] ?? "", found[2] ?? "");
    if (line !== undefined) return line;
  }
  return undefined;
}
