import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "glazier",
  name: "Glazier",
  icon: "grid-2x2",
  says: {
    en: "glazier|glazing company|glass company|glass repair|window glazing|double glazing company|double glazing installer|broken window repair|emergency glazing|shower screens|mirrors cut to size|shop front glazing|window and door installer|conservatory installer|stained glass repair|glass cut to size|leaded glass",
    de: "Glaser|Glaserei|Fensterbau|Glasreparatur",
    es: "cristalería|cristalero|instalación de ventanas",
    fr: "vitrier|vitrerie|miroiterie|pose de fenêtres",
    pt: "vidraceiro|vidraçaria|instalação de janelas",
  },
  forms: ["management", "booking", "site"],
  people: ["glaziers", "fitters", "customers"],
  mood: "sober",
  things: [
    {
      id: "customer",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "customer|customers",
      also: "client|landlord|shop",
      fields: "Name: text\nPhone: phone\nE-mail: email\nAddress: location\nKind: choice private|landlord|shop|insurer",
      cells: "phone eMail address kind",
      rows: "Parva Lettings|555-0141|repairs@parva.example.com|Market Square|landlord\nCrumb bakery|555-0142|hello@crumb.example.com|High Street|shop\nKarin Blom|555-0143|karin.blom@example.com|12 Canal Walk|private\nJoan Abbott|555-0144|joan.abbott@example.com|18 Orchard Close|private\nCastle Cover claims|555-0145|claims@castlecover.example.com|Ring Road|insurer",
    },
    {
      id: "job",
      use: "core",
      role: "event",
      icon: "hammer",
      names: "job|jobs",
      also: "repair|installation|call-out|order",
      fields:
        "Job: text\nCustomer: relation customer\nAddress: location\nKind: choice board-up|pane|sealed unit|shower screen|mirror|window|shop front\nReported: dateTime -9..0 07:00..22:00\nFit on: date -2..25\nTime: time 08:00..16:00\nFitters: text @people\nQuote: money 60..6800 GBP\nPanes: rollup count pane.job\nState: choice reported|boarded up|measured|quoted|glass ordered|glass in|fitted|invoiced\nClaim number: text",
      cells: "customer address kind reported fitOn time fitters quote state claimNumber",
      rows: "Shop window smashed|Crumb bakery|High Street|shop front|@-1T05:50|@3|08:00|Ian and Moses|1480|boarded up|CC-20771\nMisted units, flat 4|Parva Lettings|Market Square|sealed unit|@-8T10:15|@1|13:00|Moses|390|glass in|\nShower screen|Karin Blom|12 Canal Walk|shower screen|@-9T09:00|@6|10:00|Ian|640|glass ordered|\nMirror, hall|Joan Abbott|18 Orchard Close|mirror|@-4T14:20|@2|09:30|Ian|145|glass in|\nBall through pane|Joan Abbott|18 Orchard Close|pane|@0T08:40|@0|11:00|Moses|95|reported|\nSix new windows|Parva Lettings|7 Mill Lane|window|@-9T11:00|@22|08:00|Ian and Moses|4300|quoted|",
    },
    {
      id: "pane",
      use: "core",
      role: "item",
      icon: "square",
      names: "pane|panes",
      also: "glass|unit|mirror|sheet",
      fields:
        "Pane: text\nJob: relation job\nWidth: number 120..3000 mm\nHeight: number 120..2600 mm\nGlass: choice 4 mm float|6.4 laminated|10 mm toughened|double sealed unit|mirror 6 mm|patterned\nQuantity: number 1..12\nPrice each: money 14..1100 GBP\nTotal: calc quantity * priceEach GBP\nOrdered: date -9..0\nArrives: date -2..12\nState: choice to measure|to order|ordered|in the rack|broken|fitted",
      cells: "job width height glass quantity priceEach ordered arrives state",
      rows: "Shop front, left|Shop window smashed|1850|2100|6.4 laminated|1|890|@-1|@2|ordered\nKitchen unit|Misted units, flat 4|620|980|double sealed unit|2|88|@-7|@-1|in the rack\nBedroom unit|Misted units, flat 4|780|1120|double sealed unit|1|104|@-7|@-1|in the rack\nScreen, fixed|Shower screen|900|2000|10 mm toughened|1|310|@-6|@4|ordered\nHall mirror|Mirror, hall|600|1400|mirror 6 mm|1|82|@-4|@0|in the rack\nAbbott pane|Ball through pane|410|560|4 mm float|1|22|@0|@0|to order",
    },
    {
      id: "stock",
      use: "more",
      role: "item",
      icon: "layers",
      names: "sheet in stock|sheets in stock",
      also: "glass stock|bead|putty|offcut",
      fields:
        "Sheet: text\nGlass: choice 4 mm float|6.4 laminated|10 mm toughened|double sealed unit|mirror 6 mm|patterned\nSize: text\nIn stock: number 0..24\nReorder at: number 1..6\nRack: text",
      cells: "glass size inStock reorderAt rack",
      rows: "Float 4 mm|4 mm float|3210 × 2250|9|4|R1\nLaminated 6.4|6.4 laminated|3210 × 2250|2|3|R2\nMirror 6 mm|mirror 6 mm|2550 × 1605|3|2|R4\nReeded 4 mm|patterned|2140 × 1320|1|1|R5",
    },
  ],
  jobs: "agenda job.fitOn\nmove job.state\ndue pane.arrives\nrequest job\nmove pane.state\nassign job.fitters\nkeep pane\nmap job.address\ncount stock.inStock\nprint pane\nkeep customer\ntotal job.quote",
  site: {
    headline: "Boarded up tonight, glazed this week",
    body: "Broken panes, misted units, mirrors and showers. We cut float and mirror in the shop, and measure everything twice.",
    action: "Report a broken window|job",
    services:
      "Board-up|Day or night, within ten miles|120\nPane replaced|Up to one square meter|95\nMisted unit|Frame stays, glass is changed|130\nShower screen|Measured, toughened, fitted|640",
    questions:
      "Do you deal with insurers?|Yes, send us your claim number.\nWhy is toughened glass slower?|It is cut first and heated after, so it cannot be trimmed.\nCan you match old glass?|Patterned and rolled, often from our rack.",
  },
  words: {
    tagline: "Sizes, glass, racks and who fits today.",
    itch: "Has the bakery's glass come?",
    promise: "Right glass, right size, fitted on the day",
    pov: "POV: the pane drops in without a second trip",
    gains: ["Pane at eleven today", "Bakery glass in two days", "Laminated: two sheets, order"],
  },
});
