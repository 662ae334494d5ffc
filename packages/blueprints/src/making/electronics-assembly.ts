import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "electronicsAssembly",
  name: "Electronics assembly",
  icon: "circuit-board",
  says: {
    en: "electronics assembly|electronics manufacturing|pcb assembly|pcb production|circuit board assembly|smt line|contract electronics manufacturer|ems company|electronic components stock|component inventory|bom for electronics|soldering workshop|hardware startup production|serial numbers and tests|board test records|electronics prototypes",
    de: "Elektronikfertigung|Leiterplattenbestückung|Bauteillager Elektronik",
    es: "montaje de electrónica|ensamblaje de PCB|fabricación electrónica",
    fr: "assemblage électronique|montage de cartes électroniques|fabrication de cartes",
    pt: "montagem eletrónica|montagem de placas PCB|fabrico eletrónico",
  },
  forms: ["management", "dashboard", "tool"],
  people: ["production planners", "operators", "test engineers"],
  mood: "sober",
  things: [
    {
      id: "component",
      use: "core",
      role: "item",
      icon: "cpu",
      names: "component|components",
      also: "part|chip|resistor|capacitor|reel",
      fields:
        "Part number: text\nValue: text\nPackage: text\nKind: choice IC|resistor|capacitor|connector|LED|mechanical|bare board\nIn stock: number 0..48000\nReserved: number 0..30000\nFree: calc inStock - reserved\nReorder at: number 20..8000\nLead time: number 1..52 weeks\nMoisture level: choice 1|2|3|none\nPlace: text\nPrice: money 0.01..24 EUR",
      cells: "value packageValue kind inStock reserved reorderAt leadTime moistureLevel place price",
      rows: "STM-32A|32-bit controller|QFP-48|IC|420|600|200|14|3|Dry cabinet|4.1\nREG-33|3.3 V regulator|SOT-223|IC|2600|1200|500|6|1|R3-12|0.4\nRES-10K|10 kΩ 1%|0603|resistor|31000|14400|5000|2|1|R1-04|0.01\nCAP-100N|100 nF|0603|capacitor|9800|9600|4000|4|1|R1-07|0.02\nCON-JST4|4-pin connector|JST|connector|1900|1200|600|5|none|R5-02|0.22\nLED-GRN|Green|0805|LED|4100|1200|800|3|2|R2-01|0.06\nPCB-SENS-C|Sensor board rev C|60 × 40|bare board|640|600|100|3|none|Shelf B|1.9\nPCB-GATE-B|Gateway board rev B|120 × 80|bare board|90|80|40|4|none|Shelf B|6.2",
    },
    {
      id: "product",
      use: "core",
      role: "item",
      icon: "circuit-board",
      names: "assembly|assemblies",
      also: "board|product|device|revision",
      fields:
        "Assembly: text\nClient: text\nRevision: text\nPlacements: number 12..640\nSides: choice top|both\nMinutes a board: number 1..45 min\nBill of materials: lines\nPrice: money 6..180 EUR\nState: choice prototype|pilot|series|obsolete",
      cells: "client revision placements sides minutesABoard billOfMaterials price state",
      rows: "Sensor node|Alder Software|C|84|top|4|1 STM-32A; 2 REG-33; 24 RES-10K; 16 CAP-100N; 2 CON-JST4; 2 LED-GRN|18|series\nGateway|Alder Software|B|310|both|14|1 STM-32A; 3 REG-33; 60 RES-10K; 44 CAP-100N|64|pilot\nPump driver|City Water|A|142|both|9|4 REG-33; 18 RES-10K; 6 CON-JST4|41|prototype\nLamp dimmer|Casa Lenta|D|46|top|3|1 REG-33; 8 RES-10K; 4 LED-GRN|9|series",
    },
    {
      id: "order",
      use: "core",
      role: "event",
      icon: "clipboard-list",
      names: "work order|work orders",
      also: "batch|run|job",
      fields:
        "Order: text\nAssembly: relation product\nBoards: number 5..2000\nPlaced: number 0..2000\nTested good: number 0..2000\nOpen: calc boards - testedGood\nDue: date -3..30\nDays left: daysUntil due\nMissing part: text\nState: choice planned|kitted|short|printing paste|placing|reflow|hand solder|test|packed|shipped",
      cells: "assembly boards placed testedGood due missingPart state",
      rows: "WO 771 sensor|Sensor node|600|410|380|@6|STM-32A: 180|placing\nWO 772 gateway pilot|Gateway|80|0|0|@14||kitted\nWO 773 dimmer|Lamp dimmer|400|400|391|@-1||test\nWO 774 pump driver|Pump driver|10|10|6|@3||hand solder\nWO 775 sensor, second|Sensor node|600|0|0|@30|STM-32A: 600|short\nWO 769 dimmer|Lamp dimmer|400|400|400|@-12||shipped",
    },
    {
      id: "test",
      use: "core",
      role: "log",
      icon: "scan-line",
      names: "test result|test results",
      also: "unit|serial number|failure|repair",
      fields:
        "Serial number: text\nOrder: relation order\nTested: dateTime -3..0 07:00..19:00\nStation: choice optical|in-circuit|functional|burn-in\nResult: choice pass|fail|pass after repair|scrap\nFault: text\nOperator: text @people",
      cells: "order tested station result fault operator",
      rows: "DM-2041|WO 773 dimmer|@0T08:12|functional|fail|LED 3 reversed|Ana Lopes\nDM-2042|WO 773 dimmer|@0T08:14|functional|pass||Ana Lopes\nSN-0380|WO 771 sensor|@0T08:40|in-circuit|pass||Joe Tierney\nSN-0377|WO 771 sensor|@-1T16:05|in-circuit|pass after repair|Bridge at U1, pins 11-12|Joe Tierney\nPD-0006|WO 774 pump driver|@-1T14:30|functional|pass||Ana Lopes\nPD-0003|WO 774 pump driver|@-2T10:10|burn-in|scrap|Via cracked|Ana Lopes",
    },
  ],
  jobs: "due order.due\nmove order.state\nrank component.free\nkeep test\nfind component\ncount order.testedGood\nchart test.result\ncount component.inStock\nfind test\nkeep product\nprint order\nmove product.state",
  site: {
    headline: "From bare board to tested unit",
    body: "One line, two hand benches, optical and functional test. Every unit has a serial number and a result.",
    action: "Send us a board|product",
    services:
      "Prototype|Five boards in eight days|490\nPilot run|Up to a hundred, with report|\nSeries|From 250, parts by us or you|",
    questions:
      "Which files do you need?|Gerber, pick and place, parts list with numbers.\nDo you buy the parts?|Yes, from named sources only.\nWhat happens to faulty boards?|Repaired once, then scrapped and written down.",
  },
  words: {
    tagline: "Parts, placements, serial numbers and results.",
    itch: "Do 420 controllers last for the batch?",
    promise: "Every board tested, every part free or ordered",
    pov: "POV: the last reel ends on the last board",
    gains: ["STM-32A: 180 short", "Dimmer: 391 of 400 good", "Gateway kitted, two weeks left"],
  },
});
