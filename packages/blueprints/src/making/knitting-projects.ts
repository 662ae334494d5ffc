import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "knittingProjects",
  name: "Knitting projects",
  icon: "spool",
  says: {
    en: "knitting projects|knitting tracker|knitting project log|row counter|knitting row counter|crochet projects|crochet pattern tracker|yarn stash|yarn stash organizer|knitting patterns organizer|knitting needles inventory|works in progress knitting|sweater knitting planner|ravelry alternative|quilting projects|embroidery projects|cross stitch tracker",
    de: "Strickprojekte|Strickapp|Reihenzähler|Wollvorrat|Häkelprojekte",
    es: "proyectos de punto|contador de vueltas|proyectos de ganchillo",
    fr: "projets tricot|compteur de rangs|stock de laine|projets crochet",
    pt: "projetos de tricô|contador de carreiras|projetos de crochê",
  },
  forms: ["tracker", "community", "management"],
  people: ["knitters", "crocheters"],
  mood: "warm",
  things: [
    {
      id: "yarn",
      use: "core",
      role: "item",
      icon: "spool",
      names: "yarn|yarns",
      also: "wool|stash|skein|ball|thread",
      fields:
        "Yarn: text\nPicture: image\nFiber: choice merino|wool|cotton|alpaca|linen|sock blend|acrylic\nWeight: choice lace|fingering|sport|DK|worsted|chunky\nColor: text\nDye lot: text\nMeters a ball: number 40..450 m\nBalls: number 0.2..14\nMeters left: calc metersABall * balls m\nNeedles: text\nWhere from: text",
      cells: "fiber weight color dyeLot metersABall balls needles whereFrom",
      rows: "Fir, DK merino|merino|DK|fir|L-4471|115|9|4 mm|The Wool Room\nOat tweed|wool|worsted|oat|12|160|5|5 mm|Fair in spring\nSock, harbor|sock blend|fingering|blue mix|H-8|420|1.4|2.5 mm|Hand dyer\nClay linen|linen|sport|clay|77|240|3|3 mm|Sale\nAlpaca cloud|alpaca|lace|gray|A-2|400|2|3.5 mm|Present from Mina\nCotton, lemon|cotton|DK|lemon|301|85|4|4 mm|Left from blanket",
    },
    {
      id: "project",
      use: "core",
      role: "item",
      icon: "shirt",
      names: "project|projects",
      also: "work in progress|sweater|socks|blanket|shawl",
      fields:
        "Project: text\nPicture: image\nPattern: text\nFor: text\nYarn: relation yarn\nNeedles: text\nStitches: number 12..420\nRows planned: number 20..900\nRow now: number 0..900\nRows left: calc rowsPlanned - rowNow\nSize: text\nGauge: text\nStarted: date -400..0\nWanted by: date -20..160\nDays left: daysUntil wantedBy\nState: choice in mind|swatched|on the needles|resting|blocking|finished|frogged",
      cells: "pattern forValue yarn needles stitches rowsPlanned rowNow size gauge started wantedBy state",
      rows: "Cabled sweater|Harbor Cables|Tom|Fir, DK merino|4 mm circular 80|236|310|188|L|22 st, 30 rows|@-40|@27|on the needles\nHarbor socks|Plain Vanilla|Me|Sock, harbor|2.5 mm set|64|180|96|38|32 st|@-12|@20|on the needles\nBaby blanket|Hexagons|Leo, born in May|Cotton, lemon|4 mm|120|240|240|80 × 100|20 st|@-220|@-14|finished\nCloud shawl|Feather and fan|Ruth|Alpaca cloud|3.5 mm|198|320|41|one size|22 st|@-150|@100|resting\nSummer top|Clay Tee|Me|Clay linen|3 mm|180|210|0|M|26 st|@-5|@150|swatched\nTweed hat|Fisher rib|Nils|Oat tweed|5 mm|92|60|60|M|18 st|@-30|@5|blocking",
    },
    {
      id: "session",
      use: "core",
      role: "log",
      icon: "timer",
      names: "sitting|sittings",
      also: "knitting session|log|rows knitted",
      fields:
        "Sitting: text\nProject: relation project\nDate: date -14..0\nRows: number 1..60\nMinutes: duration 10..240\nMistakes: longText",
      cells: "project date rows minutes mistakes",
      rows: "Train to town|Cabled sweater|@0|8|45|Crossed one cable left instead of right, fixed\nEvening, film|Cabled sweater|@-1|14|110|\nWaiting room|Harbor socks|@-2|12|40|\nSunday|Cabled sweater|@-5|26|190|Ripped back four rows\nHeel turned|Harbor socks|@-6|20|75|\nKnit night|Tweed hat|@-8|18|90|",
    },
    {
      id: "needle",
      use: "more",
      role: "item",
      icon: "pencil-ruler",
      names: "needle|needles",
      also: "hook|cable|circular|tool",
      fields:
        "Needle: text\nKind: choice circular|straight|double pointed|hook|cable needle\nSize: number 1.5..12 mm\nLength: number 15..120 cm\nIn: text",
      cells: "kind size length inValue",
      rows: "Circular 4 / 80|circular|4|80|Cabled sweater\nSet 2.5|double pointed|2.5|20|Harbor socks\nCircular 5 / 40|circular|5|40|Free\nHook 3.5|hook|3.5|15|Free",
    },
  ],
  jobs: "count project.rowNow\nkeep session\nmove project.state\ndue project.wantedBy\nfind yarn\nshow project.picture\nrank project.rowsLeft\nkeep yarn\nchart session.rows\ncount yarn.balls\nrank yarn.metersLeft\nshow yarn.picture",
  site: {
    headline: "Row 188 of 310",
    body: "What is on the needles, which row, which yarn is left, and by when it should be round somebody's neck.",
    action: "Add a project|project",
    services: "Row counter|One tap a row|\nStash|Meters and dye lots|\nNeedles|Which pair hides in which project|",
    questions:
      "Can I count two things at once?|Each project has its own row.\nWhere do I note a mistake?|With the sitting, so you find the row again.\nWhat is frogged?|Ripped out: rip it, rip it.",
  },
  words: {
    tagline: "Rows, meters, dye lots and due dates.",
    itch: "Which row was I on?",
    promise: "You know the row before you sit down",
    pov: "POV: the last ball is just enough",
    gains: ["Sweater: 122 rows in 27 days", "Nine balls of fir, one lot", "Shawl resting at row 41"],
  },
});
