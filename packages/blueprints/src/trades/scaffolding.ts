import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "scaffolding",
  name: "Scaffolding",
  icon: "construction",
  says: {
    en: "scaffolding|scaffolder|scaffolding company|scaffolding hire|scaffold inspections|scaffold tags|weekly scaffold inspection|scaffold handover certificate|scaffolding contracts|scaffold erection|scaffolding yard stock|scaffold hire extension|scaffolding quotes|scaffold strike|tube and fitting|scaffold design",
    de: "Gerüstbau|Gerüstbauer|Gerüstprüfung|Gerüstverleih",
    es: "andamios|montaje de andamios|alquiler de andamios",
    fr: "échafaudage|échafaudeur|location d'échafaudage",
    pt: "andaimes|montagem de andaimes|aluguer de andaimes",
  },
  forms: ["management", "dashboard"],
  people: ["scaffolders", "yard staff", "builders"],
  mood: "sober",
  things: [
    {
      id: "client",
      use: "core",
      role: "person",
      icon: "building",
      names: "client|clients",
      also: "builder|roofer|customer",
      fields: "Client: text\nContact: text\nPhone: phone\nE-mail: email\nTerms: choice 14 days|30 days|prepaid",
      cells: "contact phone eMail terms",
      rows: "Bragg Building|Steve Bragg|555-0131|office@bragg.example.com|30 days\nSlate and Sons|Dai Morris|555-0132|dai@slateandsons.example.com|14 days\nHarlow Architects|Jo Harlow|555-0133|site@harlow.example.com|30 days\nMargaret Hale|Margaret Hale|555-0134|margaret.hale@example.com|prepaid",
    },
    {
      id: "scaffold",
      use: "core",
      role: "item",
      icon: "construction",
      names: "scaffold|scaffolds",
      also: "job|tower|site|structure",
      fields:
        "Scaffold: text\nClient: relation client\nSite: location\nKind: choice independent|tower|birdcage|chimney|temporary roof|loading bay\nLength: number 3..60 m\nHeight: number 3..24 m\nLoad class: choice 2|3|4\nErect on: date -60..20\nHire weeks: number 1..26\nStrike on: date -4..90\nDays left: daysUntil strikeOn\nPrice: money 320..14000 GBP\nExtra week: money 30..480 GBP\nTag: choice green|yellow|red\nState: choice quoted|ordered|erecting|handed over|extended|to strike|struck",
      cells: "client site kind length height loadClass erectOn hireWeeks strikeOn price extraWeek tag state",
      rows: "Old School House, west|Harlow Architects|Bridge Row|independent|22|9|3|@-4|8|@52|3400|160|green|handed over\nVillage hall, stage side|Slate and Sons|Church Street|tower|4|7|3|@1|2|@15|620|60|red|ordered\n9 Hill Road, rear|Bragg Building|9 Hill Road|independent|14|6|3|@-48|6|@-6|1480|110|green|to strike\nChimney, 18 Orchard Close|Slate and Sons|18 Orchard Close|chimney|5|9|2|@16|2|@30|740|70|red|quoted\nTemporary roof, the barn|Bragg Building|Hillside Farm|temporary roof|18|8|4|@-20|10|@50|6900|380|yellow|handed over\n4 Mill Lane, front|Margaret Hale|4 Mill Lane|independent|8|5|2|@-30|3|@-9|880|90|green|struck\nLoading bay, Canal Park|Bragg Building|Canal Park|loading bay|6|6|4|@-13|12|@71|1150|85|green|handed over",
    },
    {
      id: "inspection",
      use: "core",
      role: "event",
      icon: "clipboard-check",
      names: "inspection|inspections",
      also: "weekly check|handover|tag",
      fields:
        "Inspection: text\nScaffold: relation scaffold\nDue: date -1..7\nDays left: daysUntil due\nInspector: text @people\nKind: choice handover|weekly|after storm|after alteration\nResult: choice open|safe|safe with limits|not safe\nRemarks: longText\nDone: boolean 30",
      cells: "scaffold due inspector kind result remarks done",
      rows: "School House, week 1|Old School House, west|@3|Lena Marsh|weekly|open||no\nBarn roof, after the storm|Temporary roof, the barn|@-1|Lena Marsh|after storm|open|Gusts of 90 on Thursday|no\nHill Road, week 7|9 Hill Road, rear|@0|Craig Bell|weekly|safe|Boards turned at lift 2|yes\nLoading bay, week 2|Loading bay, Canal Park|@1|Craig Bell|weekly|open||no\nVillage hall handover|Village hall, stage side|@1|Lena Marsh|handover|open||no\nBarn, week 3|Temporary roof, the barn|@-7|Lena Marsh|weekly|safe with limits|North sheet loose, no access lift 4|yes",
    },
    {
      id: "gear",
      use: "core",
      role: "item",
      icon: "boxes",
      names: "gear|gear",
      also: "tube|board|fitting|stock|ladder",
      fields:
        "Gear: text\nGroup: choice tubes|boards|fittings|frames|ladders|sheeting\nWe own: number 20..9000\nOn site: number 0..8200\nIn the yard: calc weOwn - onSite\nTo repair: number 0..120\nHire value: money 0.1..14 GBP",
      cells: "group weOwn onSite toRepair hireValue",
      rows: "Tube 21 ft|tubes|2400|1880|14|0.4\nBoard 13 ft|boards|3100|2620|96|0.5\nDouble coupler|fittings|8600|7100|120|0.1\nSwivel coupler|fittings|2200|1450|40|0.1\nLadder 5 m|ladders|46|31|3|4\nSheeting 3 × 20|sheeting|60|44|8|9",
    },
    {
      id: "shift",
      use: "core",
      role: "event",
      icon: "truck",
      names: "gang day|gang days",
      also: "crew|lorry|erection|strike",
      fields:
        "Day: text\nScaffold: relation scaffold\nDate: date 0..16\nGang: text @people\nLorry: text\nWhat: choice erect|adapt|strike|deliver\nHours: number 2..10 h\nDone: boolean 20",
      cells: "scaffold date gang lorry what hours done",
      rows: "Hall tower up|Village hall, stage side|@1|Bell gang|L2|erect|5|no\nStrike Hill Road|9 Hill Road, rear|@2|Bell gang|L1|strike|7|no\nBarn sheets fixed|Temporary roof, the barn|@0|Marsh gang|L2|adapt|4|no\nOrchard Close chimney|Chimney, 18 Orchard Close|@16|Marsh gang|L1|erect|6|no",
    },
  ],
  jobs: "due inspection.due\nagenda shift.date\nmove scaffold.state\ndue scaffold.strikeOn\ncheck inspection.done\nmap scaffold.site\nassign shift.gang\nrank gear.inTheYard\nmove scaffold.tag\nrequest scaffold\nprint inspection\ntotal scaffold.price",
  site: {
    headline: "Up on Monday, tagged and safe",
    body: "Independent scaffolds, towers and temporary roofs within thirty miles. Inspected every seven days and after every storm.",
    action: "Ask for a scaffold|scaffold",
    services:
      "House front|Two lifts, four weeks|880\nChimney scaffold|Two weeks|740\nExtra week|Rung in by Thursday|90",
    questions:
      "Who may change the scaffold?|Only we. Ring, and we adapt it the next day.\nWhat is the tag for?|Green you may use, yellow has limits, red keep off.\nDo I need a license on the pavement?|Yes, and we apply for it, ten working days.",
  },
  words: {
    tagline: "Up, inspected, extended, struck.",
    itch: "Which scaffold is due for its weekly check?",
    promise: "Every lift inspected, every board back",
    pov: "POV: the tag is green before the roofers climb",
    gains: ["Barn: storm check a day late", "Hill Road: six days over hire", "520 tubes in the yard"],
  },
});
