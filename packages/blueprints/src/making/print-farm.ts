import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "printFarm",
  name: "3D printing service",
  icon: "printer-3-d",
  says: {
    en: "3d printing service|3d printing|3d print farm|3d print shop|print farm management|3d printer queue|3d printing orders|filament inventory|filament spools|resin printing service|rapid prototyping|additive manufacturing|stl upload quotes|3d printed parts|miniature printing|maker space printers|3d print job tracker",
    de: "3D-Druck-Service|3D-Druckerei|3D-Drucker-Farm|Filamentlager",
    es: "servicio de impresión 3D|impresión 3D|granja de impresoras 3D",
    fr: "service d'impression 3D|impression 3D|ferme d'imprimantes 3D",
    pt: "serviço de impressão 3D|impressão 3D|fazenda de impressoras 3D",
  },
  forms: ["management", "shop", "site", "dashboard"],
  people: ["printer operators", "customers"],
  mood: "lively",
  things: [
    {
      id: "machine",
      use: "core",
      role: "item",
      icon: "printer-3-d",
      names: "printer|printers",
      also: "machine|3D printer",
      fields:
        "Printer: text\nKind: choice filament|resin|powder\nBed: text\nNozzle: number 0.2..1 mm\nHours: number 100..9800 h\nService at: number 500..10000 h\nUntil service: calc serviceAt - hours h\nLoaded with: text\nSuccess: percent 60..100\nState: choice printing|free|cooling|failed|service",
      cells: "kind bed nozzle hours serviceAt loadedWith success state",
      rows: "Fil 1|filament|250 × 210|0.4|4210|4500|PETG black|94|printing\nFil 2|filament|250 × 210|0.4|3980|4000|PLA white|96|printing\nFil 3|filament|250 × 210|0.6|5120|5100|PETG gray|88|free\nFil 4|filament|350 × 350|0.4|1240|1500|ASA black|91|failed\nRes 1|resin|190 × 120|0.2|860|1000|Tough gray|89|cooling\nRes 2|resin|190 × 120|0.2|410|500|Clear|92|free",
    },
    {
      id: "order",
      use: "core",
      role: "event",
      icon: "clipboard-list",
      names: "order|orders",
      also: "job|request|quote|customer part",
      fields:
        "Order: text\nPicture: image\nCustomer: text @people\nE-mail: email\nFile: text\nMaterial: choice PLA|PETG|ASA|TPU|resin tough|resin clear|nylon\nColor: text\nPieces: number 1..400\nGrams each: number 1..680 g\nHours each: number 0.2..40 h\nPrint hours: calc pieces * hoursEach h\nPrice: money 4..1900 EUR\nDue: date -2..16\nDays left: daysUntil due\nState: choice file in|checked|quoted|paid|queued|printing|finishing|packed|sent",
      cells: "customer eMail file material color pieces gramsEach hoursEach price due state",
      rows: "Drone arm|Nico Blau|nico.blau@example.com|arm_v4.stl|PETG|black|8|34|2.6|96|@2|printing\nClinic jaw model|Dr Silva|lab@silva.example.com|case_118.stl|resin tough|gray|2|41|5|118|@1|finishing\nShelf brackets|Owen Pritchard|owen.pritchard@example.com|bracket.3mf|ASA|black|24|52|3.1|390|@4|queued\nBoard game set|Greta Hofer|greta.hofer@example.com|tiles.zip|PLA|white|120|6|0.4|210|@8|printing\nLamp shade|Studio Lina|hello@lina.example.com|moon.stl|resin clear|clear|1|180|14|85|@-1|queued\nGear, 32 teeth|Hillside Farm|ellis@example.com|gear32.step|nylon|natural|2|75|6|72|@6|quoted\nCover plate|Alder Software|office@alder.example.com|plate.stl|PETG|gray|40|18|1.2|164|@10|file in",
    },
    {
      id: "run",
      use: "core",
      role: "event",
      icon: "timer",
      names: "print|prints",
      also: "run|plate|queue|print job",
      fields:
        "Print: text\nOrder: relation order\nPrinter: relation machine\nPieces: number 1..40\nStarts: dateTime -1..2 06:00..22:00\nHours: number 0.5..40 h\nLayer: number 0.05..0.4 mm\nState: choice queued|printing|done|failed\nWhy: choice fine|warped|layer shift|no adhesion|out of filament|power",
      cells: "order printer pieces starts hours layer state why",
      rows: "Drone arms 5 to 8|Drone arm|Fil 1|4|@0T06:40|10.4|0.2|printing|fine\nDrone arms 1 to 4|Drone arm|Fil 1|4|@-1T18:00|10.4|0.2|done|fine\nTiles, plate 3|Board game set|Fil 2|40|@0T07:10|16|0.2|printing|fine\nBrackets, plate 1|Shelf brackets|Fil 4|8|@0T02:00|24.8|0.25|failed|warped\nJaw models|Clinic jaw model|Res 1|2|@-1T20:00|5|0.05|done|fine\nMoon shade|Lamp shade|Res 2|1|@0T12:00|14|0.05|queued|fine",
    },
    {
      id: "spool",
      use: "core",
      role: "item",
      icon: "disc",
      names: "spool or resin|spools and resin",
      also: "filament|material|spool",
      fields:
        "Spool: text\nMaterial: choice PLA|PETG|ASA|TPU|resin tough|resin clear|nylon\nColor: text\nLeft: number 0..2000 g\nNeeded: number 0..2000 g\nSpare: calc left - needed g\nDried: date -40..0\nLot: text",
      cells: "material color left needed dried lot",
      rows: "PETG black, 1|PETG|black|640|136|@-3|P-118\nPLA white, 2|PLA|white|410|480|@-12|L-40\nASA black, 1|ASA|black|1480|1248|@-1|A-09\nTough gray|resin tough|gray|700|82|@0|R-5\nClear|resin clear|clear|150|180|@0|R-8\nNylon natural|nylon|natural|900|150|@-20|N-2",
    },
  ],
  jobs: "agenda run.starts\nmove run.state\nmove order.state\ndue order.due\nrequest order\nrank spool.spare\nmove machine.state\nassign run.printer\nchart run.why\nrank machine.untilService\nshow order.picture\nsell order.price",
  site: {
    headline: "Send a file, get a part",
    body: "Six printers, seven materials, parts in three days. We look at every file and say where it will break.",
    action: "Send a file|order",
    services:
      "PLA or PETG|Per gram, from|0.12\nTough resin|Per gram|0.38\nFile repair|Walls, holes, scale|15\nSeries|From 50 pieces, priced per plate|",
    questions:
      "Which material for outdoors?|ASA; PLA bends on a dashboard.\nHow exact is it?|Two tenths for filament, five hundredths for resin.\nCan you scan my part?|Yes, if it fits in a shoebox.",
  },
  words: {
    tagline: "Files, plates, spools and hours.",
    itch: "Which printer can take 24 hours of ASA?",
    promise: "Every part printed, checked, posted",
    pov: "POV: the overnight plate is done and flat",
    gains: ["Brackets: plate warped, again tonight", "Clear resin: 30 grams short", "Fil 3: 20 hours over service"],
  },
});
