import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "schoolUniformSwap",
  name: "School uniform swap",
  icon: "shirt",
  says: {
    en: "school uniform swap|school uniform shop|second-hand school uniform|uniform exchange|uniform swap shop|preloved uniform|nearly new sale|school clothes exchange|uniform bank|pta uniform sale|used school uniforms|children's clothes swap|kids clothes swap|nearly new uniform|school blazer resale|sports kit swap",
    de: "Schuluniform-Tausch|Kinderkleiderbasar|Kleidertausch Schule|Kinderkleidung tauschen",
    es: "uniformes escolares usados|intercambio de uniformes|banco de uniformes",
    fr: "bourse aux vêtements enfants|échange d'uniformes scolaires|troc de vêtements d'enfants",
    pt: "troca de uniformes escolares|uniformes escolares usados|banco de uniformes",
  },
  forms: ["community", "shop", "management", "site"],
  people: ["parent volunteers", "families"],
  mood: "warm",
  things: [
    {
      id: "family",
      use: "core",
      role: "person",
      icon: "users-round",
      names: "family|families",
      also: "parent|donor|household",
      fields:
        "Family: text\nContact: text\nPhone: phone\nE-mail: email\nYear groups: tags reception|year 1|year 2|year 3|year 4|year 5|year 6|year 7\nGiven: rollup count piece.givenBy",
      cells: "contact phone eMail yearGroups",
      rows: "Osei family|Abena Osei|555-0101|abena.osei@example.com|year 2; year 5\nLindholm family|Bea Lindholm|555-0102|bea.lindholm@example.com|year 4\nBrodie family|Kirsty Brodie|555-0103|kirsty.brodie@example.com|reception; year 1\nNazari family|Amir Nazari|555-0104|amir.nazari@example.com|year 6\nWalsh family|Tom Walsh|555-0105|tom.walsh@example.com|year 3",
    },
    {
      id: "piece",
      use: "core",
      role: "item",
      icon: "shirt",
      names: "piece|pieces",
      also: "garment|uniform|blazer|jumper|item",
      fields:
        "Piece: text\nPicture: image\nKind: choice jumper|polo shirt|skirt|trousers|blazer|PE kit|coat|shoes\nSize: choice 3-4|5-6|7-8|9-10|11-12|13+\nSchool: choice Hilltop|St Anne's|Westfield|any\nCondition: choice as new|good|play wear\nGiven by: relation family\nCame in: date -90..0\nAsks for: choice free|swap|donation\nState: choice to wash|on the rail|asked for|handed over",
      cells: "kind size school condition givenBy cameIn asksFor state",
      rows: "Green jumper with logo|jumper|7-8|Hilltop|good|Osei family|@-20|swap|on the rail\nGreen jumper, older logo|jumper|9-10|Hilltop|play wear|Lindholm family|@-60|free|on the rail\nBlazer, navy|blazer|11-12|Westfield|as new|Nazari family|@-8|donation|asked for\nWhite polo, pack of three|polo shirt|5-6|any|good|Brodie family|@-15|free|on the rail\nGray pinafore|skirt|5-6|any|as new|Osei family|@-20|swap|handed over\nWinter coat, red|coat|3-4|any|good|Brodie family|@-2|free|to wash\nPE shorts and top|PE kit|9-10|St Anne's|good|Walsh family|@-30|swap|on the rail\nSchool shoes 13, black|shoes|5-6|any|as new|Walsh family|@-30|free|asked for\nGray trousers, slim|trousers|11-12|any|good|Nazari family|@-8|free|on the rail",
    },
    {
      id: "request",
      use: "core",
      role: "event",
      icon: "hand-helping",
      names: "request|requests",
      also: "wish|need|asking",
      fields:
        "Request: text\nFamily: relation family\nPiece: relation piece\nKind: choice jumper|polo shirt|skirt|trousers|blazer|PE kit|coat|shoes\nSize: choice 3-4|5-6|7-8|9-10|11-12|13+\nAsked: date -14..0\nNeeded by: date -1..20\nIn confidence: boolean 20\nState: choice waiting|found|put aside|collected",
      cells: "family piece kind size asked neededBy inConfidence state",
      rows: "Blazer for September starter|Walsh family|Blazer, navy|blazer|11-12|@-4|@6|no|put aside\nShoes for Ella|Brodie family|School shoes 13, black|shoes|5-6|@-2|@1|no|put aside\nJumper in 9-10|Osei family|Green jumper, older logo|jumper|9-10|@-3|@5|no|found\nWarm coat, 3-4|Lindholm family|Winter coat, red|coat|3-4|@-6|@-1|yes|found\nTwo polo shirts|Nazari family|White polo, pack of three|polo shirt|5-6|@0|@10|no|waiting",
    },
    {
      id: "session",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "swap session|swap sessions",
      also: "sale|open door|pop-up",
      fields:
        "Session: text\nDate: date 0..60\nTime: time 08:15..15:30\nPlace: text\nHelpers: text @people\nNotes: text",
      cells: "date time place helpers notes",
      rows: "Friday before pick-up|@6|14:45|Hall foyer|Abena and Tom|Rails out by half past two\nJanuary sort|@44|08:45|Scout hut|Kirsty|Bring bags\nCoat morning|@10|08:15|Playground|Bea|Free coats first",
    },
  ],
  jobs: "find piece\nmove request.state\ndue request.neededBy\nrequest request\nshow piece.picture\nmove piece.state\nagenda session.date\nkeep family\nchart piece.kind\nkeep piece\nrequest piece",
  site: {
    headline: "Grown out of it? Pass it along",
    body: "Parents of three schools swap what no longer fits. Bring it washed, take what you need, ask quietly if you would rather not queue.",
    action: "Ask for a size|request",
    services:
      "Swap|One piece for one piece|\nFree rail|Play wear and coats, no questions|\nQuiet requests|Packed in a plain bag|",
    questions:
      "Do I have to give to take?|No. Most of us do both over the years.\nWhich logos are still worn?|The new one since 2024; the old one is fine for PE.\nWhere do I leave things?|In the blue box in the hall foyer.",
  },
  words: {
    tagline: "Sizes, logos, and who needs a coat.",
    itch: "Is there a 9-10 jumper anywhere?",
    promise: "No child waits for a coat",
    pov: "POV: the blazer fits its third pupil",
    gains: ["Coat 3-4: needed yesterday", "Nine pieces, two put aside", "Next swap in six days"],
  },
});
