import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "homeHandover",
  name: "Snagging and handover of new homes",
  icon: "clipboard-list",
  says: {
    en: "snagging survey|snagging app|new build snagging|snag inspection|construction handover|handover of new homes|handover inspection|handover protocol|punch list app|punch list for new homes|defects liability|defects after handover|property inventory check|inventory clerk|check-in and check-out inspections|move-in inspection|rental inspection app|move-out inspection report|property condition report|home inspection|home inspector",
    de: "Wohnungsübergabe|Übergabeprotokoll|Mängelliste Neubau|Bauabnahme",
    es: "entrega de llaves obra nueva|repaso de obra|acta de entrega de vivienda|inspección de vivienda",
    fr: "état des lieux|réception de chantier|levée de réserves|état des lieux de sortie",
    pt: "vistoria de imóvel|entrega de obra|laudo de vistoria|vistoria de entrada e saída",
  },
  forms: ["management", "portal", "tool"],
  people: ["inspectors", "site managers", "buyers"],
  mood: "sober",
  things: [
    {
      id: "home",
      use: "core",
      role: "place",
      icon: "house",
      names: "home|homes",
      also: "plot|unit|flat|house|property|apartment",
      fields:
        "Home: text\nPicture: image\nAddress: location\nBlock: choice A|B|C|terrace\nKind: choice flat|house|maisonette\nBuyer: text\nPhone: phone\nE-mail: email\nHandover: date -20..40\nDays left: daysUntil handover\nWarranty until: date 300..1900\nSnags: rollup count snag.home\nState: choice being finished|inspected|being mended|handed over|in warranty",
      cells: "address block kind buyer phone eMail handover warrantyUntil state",
      rows: "A1|2 Orchard Way|A|flat|Mina Okoye|555-0101|mina.okoye@example.com|@6|@1830|being mended\nA2|4 Orchard Way|A|flat|Otto Weiss|555-0102|otto.weiss@example.com|@6|@1830|inspected\nA3|6 Orchard Way|A|maisonette|Priya and Dev Raman|555-0103|raman@example.com|@9|@1833|being mended\nB1|8 Orchard Way|B|flat|Helga Brandt|555-0104|helga.brandt@example.com|@-12|@1812|handed over\nB2|10 Orchard Way|B|flat|Jonas Beck|555-0105|jonas.beck@example.com|@-12|@1812|in warranty\nT1|12 Orchard Way|terrace|house|The Novak family|555-0106|novak@example.com|@20|@1845|being finished\nT2|14 Orchard Way|terrace|house|Grace Adeyemi|555-0107|grace.adeyemi@example.com|@22|@1847|being finished",
    },
    {
      id: "inspection",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "inspection|inspections",
      also: "walk-through|survey|handover|check-in|check-out|appointment",
      fields:
        "Inspection: text\nHome: relation home\nDate: date -20..25\nTime: time 08:30..16:00\nKind: choice own check|buyer's walk|handover|re-inspection|end of warranty\nInspector: text @people\nPresent: text\nElectricity: number 0..900 kWh\nWater: number 0..60 m³\nKeys given: number 0..6\nSigned: boolean 50\nState: choice booked|done|refused",
      cells: "home date time kind inspector present electricity water keysGiven signed state",
      rows: "A1, buyer's walk|A1|@-3|09:00|buyer's walk|Ingrid Lund|Mina Okoye|212|9|0|yes|done\nA2, own check|A2|@-2|08:30|own check|Ingrid Lund||190|7|0|yes|done\nA3, buyer's walk|A3|@-1|14:00|buyer's walk|Mateo Ruiz|Dev Raman|240|11|0|yes|done\nB1, handover|B1|@-12|10:00|handover|Ingrid Lund|Helga Brandt|305|14|5|yes|done\nB2, handover|B2|@-12|11:30|handover|Ingrid Lund|Jonas Beck|288|13|5|yes|done\nA1, handover|A1|@6|09:00|handover|Ingrid Lund|Mina Okoye|0|0|0|no|booked\nA3, second look|A3|@5|15:00|re-inspection|Mateo Ruiz|Dev Raman|0|0|0|no|booked\nT1, own check|T1|@12|08:30|own check|Mateo Ruiz||0|0|0|no|booked",
    },
    {
      id: "snag",
      use: "core",
      role: "item",
      icon: "triangle-alert",
      names: "snag|snags",
      also: "defect|punch item|fault|finding|damage",
      fields:
        "Snag: text\nPicture: image\nNumber: text\nHome: relation home\nInspection: relation inspection\nRoom: choice hall|kitchen|living room|bedroom|bathroom|balcony|cellar|outside\nTrade: choice paint|plaster|floors|tiles|windows|doors|plumbing|electric|kitchen|roof\nWeight: choice looks|works badly|unsafe|missing\nFound: date -20..0\nFix by: date -4..30\nDays left: daysUntil fixBy\nFirm: text\nKept back: money 0..900 EUR\nState: choice open|sent|mended|checked|disputed",
      cells: "number home inspection room trade weight found fixBy firm keptBack state",
      rows: "Scratch across the window|A1-01|A1|A1, buyer's walk|living room|windows|looks|@-3|@4|Clear Glass|300|sent\nHot and cold swapped|A1-02|A1|A1, buyer's walk|bathroom|plumbing|works badly|@-3|@2|Riverside Plumbing|150|mended\nDoor drags on the floor|A1-03|A1|A1, buyer's walk|bedroom|doors|works badly|@-3|@3|Anders, joiner|80|sent\nNo earth on the outside socket|A2-01|A2|A2, own check|balcony|electric|unsafe|@-2|@1|Okoro Electric|0|open\nHollow tiles, four|A2-02|A2|A2, own check|bathroom|tiles|works badly|@-2|@5|Tile and Stone|400|sent\nPaint runs behind the radiator|A3-01|A3|A3, buyer's walk|hall|paint|looks|@-1|@4|Brush Brothers|50|sent\nShower tray slopes the wrong way|A3-02|A3|A3, buyer's walk|bathroom|plumbing|works badly|@-1|@5|Riverside Plumbing|900|disputed\nKitchen plinth missing|A3-03|A3|A3, buyer's walk|kitchen|kitchen|missing|@-1|@4|Kitchen House|120|open\nCellar shelf not fixed|B1-01|B1|B1, handover|cellar|doors|looks|@-12|@-2|Anders, joiner|40|mended\nGutter drips on the door|B2-01|B2|B2, handover|outside|roof|works badly|@-12|@-4|Green Roofing|200|sent\nFloor creaks by the sofa|B2-02|B2|B2, handover|living room|floors|looks|@-12|@10|Oak Floors|100|checked",
    },
    {
      id: "paper",
      use: "core",
      role: "item",
      icon: "file-text",
      names: "handover paper|handover papers",
      also: "document|manual|certificate|protocol|key receipt",
      fields:
        "Paper: text\nHome: relation home\nKind: choice protocol|manual|certificate|plan|key receipt|meter sheet\nFrom: text\nDue: date -15..25\nFile: url\nThere: boolean 50\nGiven to the buyer: boolean 30",
      cells: "home kind from due there givenToTheBuyer",
      rows: "Protocol B1|B1|protocol|Ingrid Lund|@-12|yes|yes\nKey receipt B1|B1|key receipt|Ingrid Lund|@-12|yes|yes\nElectrical certificate A1|A1|certificate|Okoro Electric|@4|no|no\nHeat pump manual A1|A1|manual|Okoro Heating|@4|yes|no\nEnergy certificate, block A|A2|certificate|Architect|@2|yes|no\nPlan of pipes A3|A3|plan|Riverside Plumbing|@5|no|no\nMeter sheet B2|B2|meter sheet|Ingrid Lund|@-12|yes|yes",
    },
  ],
  jobs: "move snag.state\nkeep snag\nshow snag.picture\ndue snag.fixBy\nassign snag.firm\nagenda inspection.date\nfind snag\nchart snag.trade\nkeep inspection\ntotal snag.keptBack\ncheck paper.there\ndue home.handover\nmove home.state\nprint snag\nrequest snag\ncheck inspection.signed",
  site: {
    headline: "Handed over with nothing left to mend",
    body: "Each snag has a number, a picture, a firm and a date. Buyers see what is open, and the keys change hands on the day agreed.",
    action: "Report a snag|snag",
    services:
      "Own check|Before the buyer comes|\nBuyer's walk|Two hours, room by room|\nHandover|Keys, meters, papers, signature|\nWarranty|Five years, with reports by picture|",
    questions:
      "How long does a walk take?|Two hours for a flat, three for a house. Bring a marble and a lamp.\nCan I refuse the handover?|For unsafe or missing things, yes; for looks they are noted.\nWho mends it after I moved in?|The firm that built it; you report it here.\nWhat is money kept back for?|Twice the cost of mending, until it is checked.",
  },
  words: {
    tagline: "Each snag, its firm, its date, its picture.",
    itch: "Which of 300 snags are still open?",
    promise: "Zero snags on the day of keys",
    pov: "POV: she came with a marble and found nothing",
    gains: ["11 snags, 3 mended or checked", "A2: unsafe socket, fix tomorrow", "2,340 kept back so far"],
  },
});
