import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "siteDiary",
  name: "Building site diary",
  icon: "hard-hat",
  says: {
    en: "building site diary|site diary|daily site report|construction daily log|daily log for a building site|construction site diary|site manager's diary|foreman's daily report|snagging list|punch list|snag list app|weather and workers on site|construction progress photos|site visitors log|construction defects list|rfi log for construction|site instructions",
    de: "Bautagebuch|Bautagesbericht|Mängelliste Baustelle|Baustellenprotokoll",
    es: "diario de obra|parte diario de obra|libro de órdenes de obra",
    fr: "journal de chantier|compte rendu de chantier|liste de réserves",
    pt: "diário de obra|relatório diário de obra|lista de defeitos de obra",
  },
  forms: ["tracker", "management", "dashboard"],
  people: ["site managers", "foremen"],
  mood: "sober",
  things: [
    {
      id: "firm",
      use: "core",
      role: "person",
      icon: "hard-hat",
      names: "firm on site|firms on site",
      also: "subcontractor|trade|contractor|crew",
      fields:
        "Firm: text\nTrade: text\nForeman: text @people\nPhone: phone\nOn site from: date -120..20\nUntil: date -10..120\nInducted: number 0..14\nOpen defects: rollup count defect.firm",
      cells: "trade foreman phone onSiteFrom until inducted",
      rows: "Bragg Building|Shell|Lutz Pohl|555-0131|@-110|@20|9\nVoltera Electric|Electrical|Keith Amos|555-0132|@-40|@70|4\nLark Plumbing|Plumbing|Gina Lark|555-0133|@-38|@75|3\nSlate and Sons|Roof|Dai Morris|555-0134|@-15|@12|5\nFenster Ost|Windows|Rita Kern|555-0135|@2|@18|0",
    },
    {
      id: "day",
      use: "core",
      role: "log",
      icon: "notebook-pen",
      names: "day report|day reports",
      also: "diary|daily report|log|site report",
      fields:
        "Report: text\nDate: date -9..0\nMorning: number -6..30 °C\nWeather: choice dry|showers|rain|frost|snow|storm\nWorkers: number 2..34\nHours: number 6..10 h\nWorker hours: calc workers * hours h\nWork done: longText\nDelivered: text\nHeld up by: choice nothing|weather|material|drawings|other trade|equipment\nHours lost: number 0..40 h\nWritten by: text @people",
      cells: "date morning weather workers hours workDone delivered heldUpBy hoursLost writtenBy",
      rows: "Friday|@-1|2|showers|19|8|Rafters west finished, cables second floor|Plasterboard, 64 sheets|nothing|0|Henrik Dahl\nThursday|@-2|4|storm|7|5|Sheeted the roof, inside only|None|weather|34|Henrik Dahl\nWednesday|@-3|3|dry|21|8|Rafters west, waste pipes to ground floor|Battens|nothing|0|Henrik Dahl\nTuesday|@-4|1|dry|18|8|Ring beam struck, wall plates|Windows: not arrived|material|6|Henrik Dahl\nMonday|@-5|-1|frost|16|7|Started at nine, frost on the boards|Roof timber|weather|12|Henrik Dahl\nFriday before|@-8|5|rain|14|8|Second floor walls closed|Blocks, 12 pallets|nothing|0|Henrik Dahl",
    },
    {
      id: "defect",
      use: "core",
      role: "item",
      icon: "triangle-alert",
      names: "defect|defects",
      also: "snag|punch item|remark",
      fields:
        "Defect: text\nPicture: image\nFirm: relation firm\nPlace: text\nFound: date -30..0\nFix by: date -5..14\nDays left: daysUntil fixBy\nKind: choice safety|quality|damage|unfinished\nState: choice open|sent|in work|ready for check|accepted",
      cells: "firm place found fixBy kind state",
      rows: "Guard rail missing, stair 2|Bragg Building|Stair 2, level 2|@-1|@0|safety|sent\nSocket box in wrong place|Voltera Electric|Room 2.04|@-6|@3|quality|in work\nBlock cracked beside door|Bragg Building|Room 1.02|@-9|@-2|damage|in work\nDrain slope too flat|Lark Plumbing|Basement east|@-4|@2|quality|ready for check\nSheeting loose, north|Slate and Sons|Roof, north|@-2|@1|safety|open\nChase not filled|Voltera Electric|Corridor 1|@-15|@-5|unfinished|accepted",
    },
    {
      id: "question",
      use: "core",
      role: "event",
      icon: "message-circle-question-mark",
      names: "question|questions",
      also: "RFI|site instruction|request for information",
      fields:
        "Question: text\nTo: text\nAsked: date -14..0\nAnswer by: date -3..9\nCosts: money 0..6000 EUR\nAnswer: longText\nState: choice open|answered|instructed|closed",
      cells: "to asked answerBy costs answer state",
      rows: "Height of the parapet flashing|Harlow Architects|@-6|@-1|0||open\nBeam over room 2.04, deeper?|Structural engineer|@-3|@2|1400||open\nSocket heights in the kitchen|Harlow Architects|@-12|@-7|0|1.10 m above finished floor|closed\nExtra manhole|Client|@-9|@-4|2300|Approved by email|instructed",
    },
    {
      id: "visitor",
      use: "more",
      role: "log",
      icon: "id-card",
      names: "visitor|visitors",
      also: "delivery|inspection",
      fields:
        "Visitor: text\nFirm or office: text\nDate: date -9..0\nCame: time 07:00..15:00\nWhy: choice inspection|delivery|client|neighbor|architect\nRemarks: longText",
      cells: "firmOrOffice date came why remarks",
      rows: "Jo Harlow|Harlow Architects|@-3|10:30|architect|Wants samples of the tile\nSafety officer|Employers' insurance|@-2|09:00|inspection|Guard rail at stair 2\nMr Abbott|Neighbor|@-4|15:00|neighbor|Dust on the car",
    },
  ],
  jobs: "keep day\ndue defect.fixBy\nmove defect.state\ndue question.answerBy\nshow defect.picture\nchart day.workers\nassign defect.firm\ntotal day.hoursLost\nmove question.state\nchart day.heldUpBy\nkeep visitor\nprint day",
  site: {
    headline: "Today on site",
    body: "Weather, workers, deliveries and defects of every day, in one place that a court would believe.",
    action: "Write today's report|day",
    services:
      "Day report|Weather, workers, hours, work done|\nDefect with photo|Sent to the firm, with a date|\nWeekly report|Seven days on two pages|",
    questions:
      "Who reads the diary?|The client on request, the architect weekly.\nMay I change yesterday?|Only by a note that says so.\nWhy note lost hours?|They show the delay when the date moves.",
  },
  words: {
    tagline: "What happened on site, written the same day.",
    itch: "How many hours did the storm cost us?",
    promise: "Every day written, every defect followed",
    pov: "POV: the report was done before the gate was locked",
    gains: ["Storm Thursday: 34 hours lost", "Guard rail: fix by today", "Windows due since Tuesday"],
  },
});
