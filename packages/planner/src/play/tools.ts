import type { TOOLS } from "@sayhey/appspec";

/** Name of a tool in specs. */
export type Tool = (typeof TOOLS)[number];

/** What is known of a tool that a block is. */
export interface ToolFacts {
  /** How people name it. */
  says: RegExp;
  icon: string;
  tagline: string;
  itch: string;
  promise: string;
}

/** Words behind which a thing is made by a tool: 'password generator', 'generate passwords'. */
const MAKES = "(?:generat(?:or|e|es|ing)|maker|creator|creat(?:e|es|ing)|mak(?:e|es|ing))";
const makes = (thing: string): string =>
  `\\b(?:${thing}) (?:code )?${MAKES}\\b|\\b${MAKES} (?:an? |some |strong |secure |random |unique |corresponding )*(?:${thing})\\b`;
const edits = (thing: string): string =>
  `\\b(?:${thing}) (?:editor|viewer|writer|notepad|formatter|beautifier|validator|checker|previewer|converter|tool)\\b`;

/** Tools by what people call them. */
export const TOOL_FACTS: Readonly<Partial<Record<Tool, ToolFacts>>> = {
  qrCode: {
    says: new RegExp(`${makes("qr[- ]?codes?")}|\\bqr[- ]code (?:app|tool|website|web)\\b`),
    icon: "qr-code",
    tagline: "Any text or link as a QR code.",
    itch: "Need a code people can scan?",
    promise: "A QR code in one second",
  },
  password: {
    says: new RegExp(`${makes("passwords?|passphrases?")}|\\bpassword strength\\b`),
    icon: "key-round",
    tagline: "Long, random and yours alone.",
    itch: "Same password everywhere?",
    promise: "A strong password in one tap",
  },
  uuid: {
    says: new RegExp(makes("uuids?|guids?|unique ids?")),
    icon: "id-card",
    tagline: "Identifiers that never repeat.",
    itch: "Need a unique ID?",
    promise: "One, or a thousand",
  },
  randomNumber: {
    says: new RegExp(
      `${makes("random numbers?|lottery numbers?|lotto numbers?")}|\\brandom number (?:picker|app|tool)\\b`,
    ),
    icon: "dices",
    tagline: "Numbers nobody can foresee.",
    itch: "Pick a number?",
    promise: "Fair numbers in one tap",
  },
  teamMaker: {
    says: /\b(?:random )?(?:team|group)s? (?:maker|picker|generator|randomi[sz]er|splitter|shuffler)\b|\b(?:split|divide|sort|shuffle) (?:\w+ ){0,4}(?:into|in) (?:\w+ ){0,3}(?:teams|groups)\b/,
    icon: "users-round",
    tagline: "Names in, fair teams out.",
    itch: "Who plays with whom?",
    promise: "Fair teams in two seconds",
  },
  wordCounter: {
    says: /\b(?:word|character|letter)[- ]count(?:er|ing)?\b|\bcount(?:s|ing)? (?:the )?(?:words|characters|letters)\b|\breading time\b.{0,30}\btext\b/,
    icon: "letter-text",
    tagline: "Words, characters and reading time.",
    itch: "Too long, or just right?",
    promise: "Counted while you type",
  },
  textCase: {
    says: /\b(?:text )?case (?:converter|changer|tool)\b|\b(?:upper|lower|title)[- ]?case (?:converter|text|tool)\b|\bconvert (?:text|words) to (?:upper|lower|title)\b/,
    icon: "case-sensitive",
    tagline: "UPPER, lower, Title and the rest.",
    itch: "Left caps lock on?",
    promise: "Every case at once",
  },
  cleanList: {
    says: /\b(?:messy|dirty) (?:list|names|text|data)\b|\b(?:list|text|name) (?:cleaner|cleanup|clean-up|tidier)\b|\b(?:remove|delete|drop) (?:the )?(?:duplicates?|dupes|duplicate lines|blank lines)\b|\b(?:sort|dedupe|alphabeti[sz]e) (?:lines|a list|my list|lists)\b|\bduplicate remover\b/,
    icon: "list-checks",
    tagline: "Paste a mess, copy a clean list.",
    itch: "Somebody sent you that list?",
    promise: "Clean names in one paste",
  },
  textCompare: {
    says: /\b(?:text|file|code|document) (?:compare|comparison|diff|differences?)\b|\bdiff (?:checker|tool|viewer)\b|\bcompare (?:two )?(?:texts|files|documents|versions)\b/,
    icon: "file-diff",
    tagline: "What changed, word by word.",
    itch: "What did they change?",
    promise: "Every difference at a glance",
  },
  findReplace: {
    says: /\bfind (?:and|&) replace\b|\breplace text\b|\btext replacer\b/,
    icon: "replace",
    tagline: "Every one of them, at once.",
    itch: "A hundred times the wrong name?",
    promise: "Replaced before you can blink",
  },
  loremIpsum: {
    says: /\blorem(?: ipsum)?\b|\b(?:placeholder|dummy|filler) text\b/,
    icon: "pilcrow",
    tagline: "Text that says nothing, nicely.",
    itch: "Nothing to put there yet?",
    promise: "As much filler as you need",
  },
  markdown: {
    says: new RegExp(`${edits("markdown|md")}|\\bmarkdown\\b.{0,40}\\b(?:preview|live|html|write|notes?)\\b`),
    icon: "file-text",
    tagline: "Write on the left, read on the right.",
    itch: "How will it look?",
    promise: "Markdown with a live preview",
  },
  jsonFormat: {
    says: new RegExp(edits("json")),
    icon: "braces",
    tagline: "JSON you can read.",
    itch: "Where is that missing comma?",
    promise: "Formatted, checked and folded",
  },
  codeFormat: {
    says: /\b(?:code|php|javascript|java|css|html|sql|xml|source) (?:code )?(?:formatt(?:er|ing)|beautif(?:ier|y)|prettif(?:ier|y)|pretty[- ]printer)\b|\bbeautify (?:php|javascript|css|html|sql) code\b/,
    icon: "code-xml",
    tagline: "One statement a line, each where it belongs.",
    itch: "Who wrote this on one line?",
    promise: "Code in order while you paste",
  },
  csvTable: {
    says: new RegExp(
      `${edits("csv|tsv")}|\\bcsv (?:to|into) (?:json|table|markdown)\\b|\\bjson to csv\\b|\\bconvert(?:s|ing)? csv\\b`,
    ),
    icon: "table",
    tagline: "A CSV file as a table, and back.",
    itch: "What is in that file?",
    promise: "CSV, JSON and tables, both ways",
  },
  encode: {
    says: /\bbase ?64\b|\burl (?:encoder|decoder|encode|decode)\b|\bhtml entit(?:y|ies)\b|\bencod(?:er?|ing)[ /]+(?:and |& )?decod(?:er?|ing)\b/,
    icon: "binary",
    tagline: "Encode and decode, both ways.",
    itch: "What does this string say?",
    promise: "Base64, URL, HTML and hex",
  },
  hash: {
    says: /\b(?:sha-?(?:1|256|512)|md5|hash(?:es)?|checksums?) (?:generator|calculator|checker|tool|maker)\b|\bgenerate (?:a )?(?:hash|checksum)\b/,
    icon: "hash",
    tagline: "Checksums of texts and files.",
    itch: "Is it the same file?",
    promise: "Nothing leaves your device",
  },
  slug: {
    says: /\bslug(?:s|ify)? ?(?:generator|maker|tool)?\b(?=.{0,40}\b(?:url|title|text|post|blog|generator|maker|tool)\b)|\burl slugs?\b|\bslugify\b/,
    icon: "link",
    tagline: "A title becomes an address.",
    itch: "What should that URL be?",
    promise: "Clean slugs in one paste",
  },
  romanNumerals: {
    says: /\broman numerals?\b|\brömische (?:zahlen|ziffern)\b|\bnúmeros romanos\b|\bchiffres romains\b/,
    icon: "landmark",
    tagline: "Both ways, and why.",
    itch: "Why is XC ninety?",
    promise: "Every step explained",
  },
  numberBase: {
    says: /\b(?:binary|hex(?:adecimal)?|octal|decimal) (?:to|into|and|or) (?:binary|hex(?:adecimal)?|octal|decimal|text)\b|\b(?:number|base|binary|hex(?:adecimal)?) (?:base )?convert(?:er|or)\b/,
    icon: "binary",
    tagline: "Binary, hex and every base between.",
    itch: "What is FF in decimal?",
    promise: "All bases at once",
  },
  morse: {
    says: /\bmorse\b/,
    icon: "radio",
    tagline: "Dots and dashes you can hear.",
    itch: "What do the dashes say?",
    promise: "Text to Morse and back",
  },
  speech: {
    says: /\btext[- ]to[- ]speech\b|\bread(?:s|ing)? (?:it |text |texts |my text )?aloud\b|\btts\b/,
    icon: "volume-2",
    tagline: "Any text, read to you.",
    itch: "Too tired to read it?",
    promise: "Every voice your device has",
  },
  timeZones: {
    says: /\btime[- ]?zones?\b|\bworld clock\b|\bmeeting (?:time )?planner\b.{0,40}\b(?:cities|countries|zones)\b|\bzeitzonen\b|\bzonas horarias\b|\bfuseaux horaires\b|\bfusos horários\b/,
    icon: "globe",
    tagline: "Everyone's time on one line.",
    itch: "What time is it for them?",
    promise: "An hour that suits everybody",
  },
  dateMath: {
    says: /\b(?:date|days?|age) (?:calculator|counter between|difference|duration)\b|\bdays between\b|\bhow many days\b|\bworking days? (?:calculator|between)\b|\bage calculator\b/,
    icon: "calendar-days",
    tagline: "Days between, days from now.",
    itch: "How many days left?",
    promise: "Dates counted right",
  },
  timestamp: {
    says: /\b(?:unix|epoch)\b.{0,20}\b(?:time|timestamps?|converter|date)\b|\btimestamp (?:converter|tool)\b/,
    icon: "clock",
    tagline: "Seconds since 1970, in words.",
    itch: "When was 1700000000?",
    promise: "Both ways, in every zone",
  },
  contrast: {
    says: /\b(?:colou?r )?contrast (?:checker|ratio|tool|test(?:er)?)\b|\bwcag\b/,
    icon: "contrast",
    tagline: "Can everybody read it?",
    itch: "Gray on gray?",
    promise: "WCAG answers while you pick",
  },
  gradient: {
    says: /\b(?:css )?gradients? (?:generator|maker|tool|picker|creator|editor)\b/,
    icon: "blend",
    tagline: "Two colors and what lies between.",
    itch: "A background with depth?",
    promise: "CSS ready to paste",
  },
  paletteMaker: {
    says: /\b(?:colou?r )?palettes? (?:generator|maker|tool|creator|picker|app)\b|\bcolou?r (?:scheme|palette)s? (?:generator|maker)?\b|\bgenerate (?:colou?r )?palettes?\b/,
    icon: "palette",
    tagline: "Five colors that belong together.",
    itch: "Which colors go together?",
    promise: "A palette with every press",
  },
  colorPicker: {
    says: /\bcolou?r[- ](?:picker|converter|code|codes|wheel|tool)\b|\bhex (?:to|and) rgb\b|\brgb (?:to|and) hex\b/,
    icon: "pipette",
    tagline: "HEX, RGB, HSL and OKLCH.",
    itch: "What is that color called?",
    promise: "Every notation at once",
  },
  mediaPlayer: {
    says: /\b(?:music|audio|mp3|video|media|song|podcast) player\b|\b(?:play(?:ing|s)?|listen(?:ing|s)? to) (?:music|songs|audio|videos?)\b.{0,80}\b(?:pause|volume|playlists?|lyrics|next song)\b|\bjukebox\b/,
    icon: "circle-play",
    tagline: "Press play.",
    itch: "What shall we listen to?",
    promise: "Your music, on your own device",
  },
  imageResize: {
    says: /\b(?:image|photo|picture)s? (?:resiz(?:er|e|ing)|compress(?:or|ion|ing)?|converter|format converter|scaler|shrinker|optimi[sz]er)\b|\bresiz(?:e|es|ing) (?:\w+ )?(?:images?|photos?|pictures?)\b|\bcompress (?:images?|photos?)\b|\bconvert (?:images?|photos?|png|jpe?g|webp)\b|\b(?:png|jpe?g|webp|heic) to (?:png|jpe?g|webp)\b/,
    icon: "image-down",
    tagline: "The right size, the right format.",
    itch: "File too large again?",
    promise: "Pictures never leave your device",
  },
  imageEditor: {
    says: /\b(?:id|passport|profile) photos? (?:generat\w+|maker|tool|app|editor|mini-program)\b|\b(?:image|photo|picture) (?:editor|editing|filters?|cropper)\b|\bmeme (?:maker|generator|creator)\b|\bedit(?:s|ing)? (?:images?|photos?|pictures?)\b|\bcrop (?:images?|photos?|pictures?)\b/,
    icon: "image",
    tagline: "Crop, tune, add words.",
    itch: "Almost the right picture?",
    promise: "Edited on your own device",
  },
  pixelArt: {
    says: /\bpixel[- ](?:art|editor|drawing|painter)\b|\bsprite (?:editor|maker)\b/,
    icon: "grid-2x2",
    tagline: "Draw one square at a time.",
    itch: "Sixteen by sixteen?",
    promise: "Sprites that move",
  },
  whiteboard: {
    says: /\bdrawing(?:,| and) editing\b|\bwhite ?board\b|\b(?:drawing|sketch(?:ing)?|doodle|paint(?:ing)?|vector(?: graphics?)?|svg) (?:app|board|pad|tool|canvas|editor|website)\b|\bsketch ?pad\b|\bdraw (?:on|with|freehand)\b|\bfinger ?paint(?:ing)?\b/,
    icon: "pen-line",
    tagline: "A pen and all the room you need.",
    itch: "Easier to draw than to explain?",
    promise: "Sketch it before it slips away",
  },
  diagram: {
    says: /\b(?:workflow|process|flow|topology) (?:editor|designer|builder|design|canvas|modell?er)\b|\bdrag[- ]and[- ]drop (?:workflows?|components?|nodes?|interface for (?:building|designing) workflows?)\b|\b(?:design|build|draw|create) (?:visual )?(?:workflows?|flow ?charts?|diagrams?)\b|\b(?:diagram|flow ?chart|mind ?map|org ?chart|uml|node graph) ?(?:editor|maker|tool|builder|creator|app|drawing|drawer|generator)?\b/,
    icon: "workflow",
    tagline: "Boxes, arrows and how they connect.",
    itch: "How does it all connect?",
    promise: "Drag, connect, done",
  },
  playground: {
    says: /\b(?:html|css|code|web) (?:and css )?playground\b|\bhtml (?:css )?(?:editor|previewer?|sandbox)\b|\bcss (?:editor|sandbox)\b|\blive (?:html|css)\b/,
    icon: "code",
    tagline: "HTML and CSS with a live view.",
    itch: "What does this rule do?",
    promise: "Every keystroke shows",
  },
  metronome: {
    says: /\bmetronome\b|\btap tempo\b|\bmetronom\b|\bmetrónomo\b|\bmétronome\b/,
    icon: "metronome",
    tagline: "Steady as a clock.",
    itch: "Rushing again?",
    promise: "A beat you can trust",
  },
  piano: {
    says: /\b(?:virtual |online |toy |web )?(?:piano|keyboard synth|synth(?:esizer)?) (?:app|game|player|keyboard|online|simulator|website|for (?:my )?(?:kids?|toddler|son|daughter))\b|\b(?:virtual|online|toy|web|playable) piano\b/,
    icon: "piano",
    tagline: "Two octaves in your pocket.",
    itch: "How did that tune go?",
    promise: "Play it, record it",
  },
  drumMachine: {
    says: /\bdrum (?:machine|kit|pad|sequencer|loop)\b|\bbeat ?(?:maker|machine|sequencer)\b|\bstep sequencer\b/,
    icon: "drum",
    tagline: "Sixteen steps to a beat.",
    itch: "Got a beat in your head?",
    promise: "A loop in one minute",
  },
};
