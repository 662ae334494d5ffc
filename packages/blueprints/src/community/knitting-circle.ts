import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "knittingCircle",
  name: "Knitting circle",
  icon: "spool",
  says: {
    en: "knitting circle|knitting group|knit and natter|crochet group|craft circle|stitch and bitch|craft club|knitting club|sewing circle|charity knitting group|knitting for charity|quilting bee|spinning and weaving group|guild of weavers|craft meetup|hats for babies knitting",
    de: "Strickkreis|Stricktreff|Handarbeitsgruppe|Handarbeitskreis",
    es: "grupo de tejido|círculo de tejido|grupo de ganchillo",
    fr: "club tricot|café tricot|cercle de tricot",
    pt: "clube de tricô|roda de tricô|grupo de croché",
  },
  forms: ["community", "site", "management"],
  people: ["organizers", "members"],
  mood: "warm",
  things: [
    {
      id: "member",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "member|members",
      also: "knitter|crocheter|maker",
      fields:
        "Name: text\nPhone: phone\nMakes: tags knitting|crochet|sewing|weaving|embroidery\nCan teach: text\nBrings: text\nPieces given: rollup count piece.member",
      cells: "phone makes canTeach brings",
      rows: "Doris Penfold|555-0141|knitting|Heels without holes|Shortbread\nMina Sato|555-0142|crochet; embroidery|Tension|Tea\nHilary Dunn|555-0143|knitting; weaving|Lace charts|Wool ends\nBert Sommer|555-0144|knitting|Cables|Chairs\nAmina Rahman|555-0145|embroidery|French knots|Samosas",
    },
    {
      id: "meeting",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "meeting|meetings",
      also: "evening|circle|afternoon|session",
      fields:
        "Meeting: text\nDate: date -14..40\nTime: time 14:00..19:00\nPlace: text\nTheme: text\nBring: lines\nChairs: number 6..20\nComing: number 0..20\nChairs free: calc chairs - coming\nState: choice planned|told|held",
      cells: "date time place theme bring chairs coming state",
      rows: "Tuesday, heels|@4|18:30|The Wool Room|Turning a heel|Sock yarn; 2.5 mm needles|12|9|told\nBaby hats, count and post|@11|14:00|Library|Sixty hats for the ward|Hats; tissue paper|16|14|planned\nMending night|@18|18:30|The Wool Room|Elbows and moths|Something with a hole|12|5|planned\nYarn swap|@32|14:00|Village hall|One ball in, one ball out|Balls with labels|20|11|planned\nTuesday, lace|@-10|18:30|The Wool Room|Reading a chart|Lace yarn|12|10|held",
    },
    {
      id: "drive",
      use: "core",
      role: "event",
      icon: "heart-handshake",
      names: "charity drive|charity drives",
      also: "appeal|project|hats|blankets",
      fields:
        "Drive: text\nFor: text\nWanted: number 10..400 pieces\nGiven: rollup sum piece.drive.number pieces\nNeeded by: date -5..120\nDays left: daysUntil neededBy\nPattern: text\nState: choice open|counting|sent",
      cells: "forValue wanted neededBy pattern state",
      rows: "Hats for the baby ward|Hospital, ward 3|60|@11|Little Pea, 3.5 mm|open\nSquares for two blankets|Women's shelter|96|@60|20 × 20, garter|open\nGloves for the food bank|Food bank|40|@-2|Any, adult|counting\nPoppies|Village|120|@-17|Crochet, red|sent",
    },
    {
      id: "piece",
      use: "core",
      role: "log",
      icon: "gift",
      names: "piece given|pieces given",
      also: "hat|square|blanket|gift",
      fields:
        "Given: text\nDrive: relation drive\nMember: relation member\nNumber: number 1..40\nDate: date -40..0\nYarn: text",
      cells: "drive member number date yarn",
      rows: "Doris, hats|Hats for the baby ward|Doris Penfold|14|@-3|Sock ends\nBert, hats|Hats for the baby ward|Bert Sommer|9|@-3|Oat merino\nMina, hats|Hats for the baby ward|Mina Sato|21|@-10|Cotton, lemon\nHilary, squares|Squares for two blankets|Hilary Dunn|18|@-10|Tweed\nAmina, gloves|Gloves for the food bank|Amina Rahman|6|@-6|Acrylic, gray\nDoris, gloves|Gloves for the food bank|Doris Penfold|12|@-6|Wool",
    },
  ],
  jobs: "agenda meeting.date\nkeep piece\ndue drive.neededBy\nrank meeting.chairsFree\nmove drive.state\nkeep member\nmove meeting.state\nchart drive.given\nfind drive\ntotal piece.number",
  site: {
    headline: "Needles, tea and sixty hats",
    body: "Tuesdays at half past six in the wool shop. Beginners sit next to Doris; everyone knits one hat for the ward.",
    action: "See the next meeting|meeting",
    services: "Tuesdays|Free, bring a cup|\nLearn|Somebody can teach it|\nGive|Hats, squares, gloves|",
    questions:
      "Do I need to know how?|No. Bring needles of 5 mm and one ball.\nDo men come?|Bert does the best cables.\nWhere do the hats go?|To ward 3, by hand.",
  },
  words: {
    tagline: "Chairs, heels, hats and the next Tuesday.",
    itch: "How many hats are still missing?",
    promise: "Every hat counted and handed over",
    pov: "POV: the sixtieth hat is cast off on the bus",
    gains: ["44 of 60 baby hats", "Tuesday: three chairs free", "Gloves: counting, two days over"],
  },
});
