import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "printingWorks",
  name: "Printing works",
  icon: "printer",
  says: {
    en: "printing works|print shop|printing company|printer's workshop|offset printing|digital printing shop|print job management|print orders|commercial printer|letterpress studio|bookbinding workshop|bookbinder|copy shop|job tickets for printing|business cards and flyers printing|print finishing|risograph studio",
    de: "Druckerei|Copyshop|Offsetdruck|Buchbinderei",
    es: "imprenta|taller de imprenta|encuadernación",
    fr: "imprimerie|atelier d'impression|reliure",
    pt: "gráfica|tipografia|impressão offset|encadernação",
  },
  forms: ["management", "shop", "site", "portal"],
  people: ["printers", "pre-press staff", "customers"],
  mood: "sober",
  things: [
    {
      id: "customer",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "customer|customers",
      also: "client|agency|account",
      fields: "Customer: text\nContact: text\nPhone: phone\nE-mail: email\nDiscount: percent 0..15",
      cells: "contact phone eMail discount",
      rows: "Town Council|Nadia Perez|555-0111|press@towncouncil.example.com|5\nStudio Fenwick|Ola Fenwick|555-0112|print@fenwick.example.com|10\nLittle Theatre|Lou Marks|555-0113|hello@littletheatre.example.com|0\nCrumb bakery|Lotte Crum|555-0114|hello@crumb.example.com|0\nInkwell Press|Jo Quill|555-0115|orders@inkwell.example.com|15",
    },
    {
      id: "job",
      use: "core",
      role: "event",
      icon: "file-text",
      names: "job|jobs",
      also: "job ticket|order|print run|docket",
      fields:
        "Job: text\nCustomer: relation customer\nProduct: choice flyer|brochure|business cards|poster|book|labels|stationery\nCopies: number 50..24000\nPages: number 1..240\nFormat: text\nColors: choice 1/0|1/1|4/0|4/4|spot\nPaper: text\nPress: choice offset 50 × 70|digital|letterpress|large format\nFinishing: tags fold|staple|glue|laminate|die cut|number\nPrice: money 38..7400 EUR\nDue: date -2..24\nDays left: daysUntil due\nState: choice quoted|files awaited|checking|with customer|approved|plates|on press|drying|finishing|packed|sent",
      cells: "customer product copies pages format colors paper press finishing price due state",
      rows: "24-1188 council letter|Town Council|brochure|9000|8|A4|4/4|Offset 115 matt|offset 50 × 70|fold; staple|2140|@3|on press\n24-1190 winter program|Little Theatre|poster|400|1|A2|4/0|Silk 150|large format||310|@2|with customer\n24-1191 bread labels|Crumb bakery|labels|12000|1|60 × 40|spot|Kraft adhesive|offset 50 × 70|die cut|680|@8|approved\n24-1192 poems, softcover|Inkwell Press|book|300|96|A5|1/1|Natural 100|digital|glue|1260|@15|checking\n24-1193 cards, letterpress|Studio Fenwick|business cards|500|2|85 × 55|1/1|Cotton 600|letterpress||290|@6|plates\n24-1185 fair flyer|Studio Fenwick|flyer|5000|2|A5|4/4|Gloss 135|offset 50 × 70||240|@-1|finishing\n24-1194 receipt pads|Crumb bakery|stationery|50|50|A6|1/0|Carbonless|digital|number; glue|180|@12|files awaited",
    },
    {
      id: "check",
      use: "core",
      role: "log",
      icon: "file-check",
      names: "file check|file checks",
      also: "approval|preflight|PDF|sample",
      fields:
        "File: text\nJob: relation job\nReceived: dateTime -6..0 08:00..19:00\nFound: tags nothing|no bleed|low resolution|RGB|font missing|black overprint\nSent to customer: boolean 60\nAnswer by: date -2..5\nAnswer: choice open|approved|new file",
      cells: "job received found sentToCustomer answerBy answer",
      rows: "Program v2|24-1190 winter program|@-1T16:20|nothing|yes|@0|open\nProgram v1|24-1190 winter program|@-3T10:05|low resolution; RGB|yes|@-2|new file\nCouncil letter|24-1188 council letter|@-6T09:10|nothing|yes|@-4|approved\nPoems|24-1192 poems, softcover|@0T08:40|font missing|no|@2|open\nLabels|24-1191 bread labels|@-4T13:00|nothing|yes|@-2|approved",
    },
    {
      id: "paper",
      use: "core",
      role: "item",
      icon: "layers",
      names: "paper|paper",
      also: "stock|ream|sheet|reel",
      fields:
        "Paper: text\nWeight: number 60..600 g/m²\nSheet: text\nIn stock: number 0..40000\nPromised: number 0..24000\nFree: calc inStock - promised\nOrder at: number 200..8000",
      cells: "weight sheet inStock promised orderAt",
      rows: "Offset 115 matt|115|50 × 70|21000|18500|4000\nSilk 150|150|64 × 90|900|220|500\nKraft adhesive|80|50 × 70|1400|700|800\nNatural 100|100|32 × 46|5200|4100|1500\nCotton 600|600|50 × 70|60|40|50\nGloss 135|135|50 × 70|3800|0|2000",
    },
    {
      id: "pressRun",
      use: "more",
      role: "log",
      icon: "gauge",
      names: "press hour|press hours",
      also: "run|make-ready|counter",
      fields:
        "Run: text\nJob: relation job\nPress: choice offset 50 × 70|digital|letterpress|large format\nDate: date -5..0\nMake-ready: duration 10..120\nRunning: duration 10..420\nSheets: number 50..20000\nWaste: number 5..900",
      cells: "job press date makeReady running sheets waste",
      rows: "Council, sheet 1|24-1188 council letter|offset 50 × 70|@-1|45|130|9400|310\nFair flyer|24-1185 fair flyer|offset 50 × 70|@-3|35|25|1450|160\nCouncil, sheet 2|24-1188 council letter|offset 50 × 70|@0|40|60|4200|280",
    },
  ],
  jobs: "due job.due\nmove job.state\nkeep check\ndue check.answerBy\nrank paper.free\nfind job\nrequest job\ncheck check.sentToCustomer\nchart job.product\nprint job\ncount paper.inStock\ntotal job.price",
  site: {
    headline: "Printed here, ready by Thursday",
    body: "Offset, digital and a hand-fed platen. We look at every file, and we ring before we print a fault.",
    action: "Ask for a price|job",
    services:
      "Flyers A5|5000, both sides|240\nBusiness cards|500, letterpress on cotton|290\nSoftcover book|300 copies, 96 pages|1260\nPoster A2|Per piece, from one|6",
    questions:
      "How do I make the file?|PDF, three millimeters bleed, 300 dots per inch, fonts in.\nMay I see it first?|A PDF always, a paper sheet for twenty euros.\nWhat is the fastest?|Digital by the evening, offset in three days.",
  },
  words: {
    tagline: "Files, plates, paper and deadlines.",
    itch: "Has the theater approved its poster?",
    promise: "Checked, printed, packed by the date",
    pov: "POV: the fold lands exactly on the gutter",
    gains: ["Fair flyer: one day late", "Poster: answer due today", "13,600 sheets for the council"],
  },
});
