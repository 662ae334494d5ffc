import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "packagingLine",
  name: "Packaging line",
  icon: "package",
  says: {
    en: "packaging line|packing line|bottling line|filling line|oee dashboard|line downtime log|packaging shift report|packing plan|contract packer|co-packing|changeover log|shift handover production|line efficiency tracker|production line output|labeling line|case packing",
    de: "Verpackungslinie|Abfüllanlage|Schichtbericht|Lohnverpackung",
    es: "línea de envasado|línea de empaque|informe de turno",
    fr: "ligne de conditionnement|ligne d'embouteillage|rapport d'équipe",
    pt: "linha de embalagem|linha de enchimento|relatório de turno",
  },
  forms: ["dashboard", "management", "tracker"],
  people: ["line leaders", "shift managers"],
  mood: "sober",
  things: [
    {
      id: "article",
      use: "core",
      role: "item",
      icon: "box",
      names: "article|articles",
      also: "product|SKU|pack|format",
      fields:
        "Article: text\nCode: text\nFormat: text\nPer case: number 4..48\nSpeed: number 10..240 /min\nChangeover: duration 10..120\nLabel: text\nMinimum fill: number 40..2000 g",
      cells: "code format perCase speed changeover label minimumFill",
      rows: "Sparkling water 0.5 l|A-105|PET bottle|24|180|25|L-105 v4|500\nStill water 1.5 l|A-115|PET bottle|6|120|40|L-115 v2|1500\nLemonade 0.33 l|A-233|Glass bottle|20|90|60|L-233 v7|330\nIced tea 1 l|A-310|Carton|12|75|50|L-310 v1|1000\nSyrup 0.7 l|A-407|Glass bottle|6|40|70|L-407 v3|700",
    },
    {
      id: "run",
      use: "core",
      role: "event",
      icon: "play",
      names: "run|runs",
      also: "order|shift run|production order",
      fields:
        "Run: text\nArticle: relation article\nLine: choice 1|2|3\nDate: date -3..5\nShift: choice early|late|night\nPlanned: number 2000..90000 pieces\nGood: number 0..90000 pieces\nRejects: number 0..1800 pieces\nStill to go: calc planned - good pieces\nPlanned minutes: duration 60..480\nStops: rollup sum stop.run.minutes min\nLeader: text @people\nState: choice planned|changeover|running|stopped|finished",
      cells: "article line date shift planned good rejects plannedMinutes leader state",
      rows: "Water 0.5, early|Sparkling water 0.5 l|1|@0|early|72000|41200|310|450|Elif Demir|running\nLemonade, early|Lemonade 0.33 l|2|@0|early|32000|12900|640|450|Joe Tierney|stopped\nTea, early|Iced tea 1 l|3|@0|early|28000|0|0|400|Ana Lopes|changeover\nWater 1.5, late|Still water 1.5 l|1|@0|late|38000|0|0|420|Sam Doyle|planned\nWater 0.5, Thursday|Sparkling water 0.5 l|1|@-1|early|72000|70480|420|450|Elif Demir|finished\nSyrup, Thursday|Syrup 0.7 l|2|@-1|late|14000|11100|280|420|Sam Doyle|finished",
    },
    {
      id: "stop",
      use: "core",
      role: "log",
      icon: "octagon-pause",
      names: "stop|stops",
      also: "downtime|standstill|fault",
      fields:
        "Stop: text\nRun: relation run\nFrom: dateTime -2..0 06:00..22:00\nMinutes: number 1..140 min\nMachine: choice filler|capper|labeler|packer|palletizer|conveyor\nCause: choice jam|setting|material missing|fault|cleaning|changeover|label\nRemarks: text",
      cells: "run from minutes machine cause remarks",
      rows: "Labels skew|Lemonade, early|@0T07:40|22|labeler|label|New roll, lot 81\nCrown caps empty|Lemonade, early|@0T09:05|35|capper|material missing|Pallet still in hall C\nBottle down|Water 0.5, early|@0T08:12|4|conveyor|jam|\nFiller valve 12|Water 0.5, early|@0T09:30|11|filler|fault|Seal\nChangeover to tea|Tea, early|@0T06:00|70|packer|changeover|\nCase glue cold|Syrup, Thursday|@-1T15:20|48|packer|setting|",
    },
    {
      id: "control",
      use: "core",
      role: "log",
      icon: "clipboard-check",
      names: "line check|line checks",
      also: "quality check|weight|leak test|code check",
      fields:
        "Check: text\nRun: relation run\nTime: dateTime -1..0 06:00..22:00\nFill: number 40..2010 g\nTorque: number 0.5..3 Nm\nDate code: choice right|wrong|unreadable\nLeak: boolean 5\nBy: text @people",
      cells: "run time fill torque dateCode leak by",
      rows: "Water, seven|Water 0.5, early|@0T07:00|503|1.6|right|no|Elif Demir\nWater, eight|Water 0.5, early|@0T08:00|502|1.5|right|no|Elif Demir\nLemonade, seven|Lemonade, early|@0T07:00|332|1.9|right|no|Joe Tierney\nLemonade, half eight|Lemonade, early|@0T07:30|331|1.8|unreadable|no|Joe Tierney",
    },
    {
      id: "handover",
      use: "more",
      role: "log",
      icon: "notebook-pen",
      names: "shift handover|shift handovers",
      also: "note|handover",
      fields:
        "Handover: text\nDate: date -3..0\nFrom shift: choice early|late|night\nLine: choice 1|2|3\nTo watch: longText\nRead: boolean 60",
      cells: "date fromShift line toWatch read",
      rows: "Caps for line 2|@0|early|2|Crown caps: two pallets ordered for three o'clock|no\nValve 12|@0|early|1|Seal changed, watch the level|no\nGlue|@-1|late|2|Heat ten minutes longer|yes",
    },
  ],
  jobs: "agenda run.date\nmove run.state\nkeep stop\ncount run.good\nchart stop.cause\nkeep control\nrank run.stillToGo\ntotal stop.minutes\ncheck handover.read\nchart control.dateCode\nkeep handover\nprint run",
  site: {
    headline: "What runs, what stands, and why",
    body: "Three lines, three shifts, one board. Stops are written when they happen, with a cause and a minute.",
    action: "Write a stop|stop",
    services:
      "Stop|In ten seconds, by the leader|\nHourly check|Weight, torque, code|\nHandover|Two lines that the next shift reads|",
    questions:
      "Which stops count?|Everything over one minute.\nWho changes the plan?|The shift manager, by noon for the night.\nWhat is a good piece?|Filled, closed, coded and not taken out.",
  },
  words: {
    tagline: "Pieces, stops, causes and the next changeover.",
    itch: "Why did line 2 stand for an hour?",
    promise: "Every minute with a cause",
    pov: "POV: the late shift starts with the seal already changed",
    gains: ["41,200 of 72,000 by noon", "Caps and labels: 57 minutes", "Tea: 70 minutes of changeover"],
  },
});
