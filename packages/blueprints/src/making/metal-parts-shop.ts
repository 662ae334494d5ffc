import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "metalPartsShop",
  name: "Metal parts job shop",
  icon: "nut",
  says: {
    en: "metal parts shop|job shop|machine shop|cnc machine shop|cnc machining|precision machining|machining quotes|turned parts|milling and turning shop|contract machining|sheet metal shop|laser cutting service|job shop scheduling|machine shop software|cnc job tracking|metal stamping|water jet cutting",
    de: "Zerspanung|CNC-Fertigung|Lohnfertigung|Drehteile",
    es: "taller de mecanizado|mecanizado CNC|piezas torneadas",
    fr: "atelier d'usinage|usinage CNC|décolletage|tôlerie fine",
    pt: "usinagem CNC|maquinação CNC|peças torneadas",
  },
  forms: ["management", "dashboard", "portal"],
  people: ["planners", "machinists", "buyers"],
  mood: "sober",
  things: [
    {
      id: "customer",
      use: "core",
      role: "person",
      icon: "building",
      names: "customer|customers",
      also: "client|buyer|account",
      fields:
        "Customer: text\nBuyer: text\nPhone: phone\nE-mail: email\nOn time: percent 60..100\nTerms: choice 14 days|30 days|60 days",
      cells: "buyer phone eMail onTime terms",
      rows: "City Water|Nadia Perez|555-0151|works@citywater.example.com|94|30 days\nMachine Works Reuter|Paul Reuter|555-0152|buying@reuter.example.com|88|60 days\nHalden Bikes|Sam Lowe|555-0153|parts@haldenbikes.example.com|97|30 days\nDr Silva, clinic|Rui Silva|555-0154|lab@silva.example.com|100|14 days\nHillside Farm|Ruth Ellis|555-0155|ellis@example.com|100|14 days",
    },
    {
      id: "order",
      use: "core",
      role: "event",
      icon: "clipboard-list",
      names: "order|orders",
      also: "job|part|drawing|quote|work order",
      fields:
        "Order: text\nCustomer: relation customer\nDrawing: text\nMaterial: text\nProcess: tags saw|turn|mill|laser|bend|weld|grind|deburr|coat\nPieces: number 1..2400\nGood: number 0..2400\nSet-up: duration 15..300\nMinutes each: number 0.5..95 min\nRun minutes: calc pieces * minutesEach min\nPrice each: money 0.8..460 EUR\nOrder value: calc pieces * priceEach EUR\nDue: date -4..40\nDays left: daysUntil due\nState: choice quoted|ordered|material here|set up|running|outside|inspection|packed|delivered",
      cells: "customer drawing material process pieces good setUp minutesEach priceEach due state",
      rows: "8801 flange 80|City Water|D-2201 C|1.4404 round 180|saw; turn; mill|120|46|90|14|38|@5|running\n8802 shaft 22|Machine Works Reuter|D-1870 B|C45 round 25|saw; turn; grind|40|0|60|11|24|@2|set up\n8803 axle, M12|Halden Bikes|HB-77 E|7075 round 20|turn; coat|600|600|45|2.2|3.4|@-1|outside\n8804 bracket L|Halden Bikes|HB-31 A|S235 sheet 3|laser; bend|400|0|30|1.1|2.1|@9|material here\n8805 jaw guide|Dr Silva, clinic|DS-09|Titanium grade 5|mill; deburr|6|6|120|48|310|@1|inspection\n8806 drawbar pin|Hillside Farm|Sketch|42CrMo4 round 40|saw; turn|4|0|20|9|26|@12|ordered\n8807 valve body|City Water|D-2310 A|1.4404 bar 90|mill|30|0|180|42|118|@30|quoted",
    },
    {
      id: "step",
      use: "core",
      role: "event",
      icon: "calendar-clock",
      names: "operation|operations",
      also: "step|machine slot|setup",
      fields:
        "Operation: text\nOrder: relation order\nMachine: choice saw|lathe 1|lathe 4|mill 7|laser|press brake|grinder\nStarts: dateTime -1..6 06:00..20:00\nMinutes: number 20..2400 min\nProgram: text\nMachinist: text @people\nState: choice planned|set up|running|stopped|done",
      cells: "order machine starts minutes program machinist state",
      rows: "Flange, turn|8801 flange 80|lathe 4|@-1T07:00|840|O2201|Lutz Pohl|running\nFlange, holes|8801 flange 80|mill 7|@1T06:00|600|O2202|Ines Falk|planned\nShaft, turn|8802 shaft 22|lathe 1|@0T09:00|320|O1870|Emil Hofer|set up\nBracket, cut|8804 bracket L|laser|@2T06:30|180|L031|Marc Oduya|planned\nJaw guide|8805 jaw guide|mill 7|@-1T08:00|288|O0009|Ines Falk|done\nPin, turn|8806 drawbar pin|lathe 1|@4T10:00|40|O0400|Emil Hofer|planned",
    },
    {
      id: "material",
      use: "core",
      role: "item",
      icon: "package",
      names: "material|material",
      also: "bar|sheet|stock|plate|certificate",
      fields:
        "Material: text\nGrade: text\nShape: choice round|flat|sheet|plate|tube\nSize: text\nIn stock: number 0..600\nUnit: choice kg|m|sheets\nNeeded: number 0..600\nSpare: calc inStock - needed\nHeat number: text\nCertificate: boolean 80",
      cells: "grade shape size inStock unit needed heatNumber certificate",
      rows: "Round 180, 1.4404|1.4404|round|180|310|kg|290|H-7712|yes\nRound 25, C45|C45|round|25|44|m|13|H-6601|yes\nSheet 3 mm, S235|S235|sheet|1500 × 3000|9|sheets|7|H-5520|yes\nTitanium 40|Grade 5|round|40|2|kg|0|H-0901|yes\nRound 40, 42CrMo4|42CrMo4|round|40|0|m|1|H-0000|no",
    },
    {
      id: "outside",
      use: "more",
      role: "event",
      icon: "truck",
      names: "outside process|outside processes",
      also: "coating|hardening|anodizing",
      fields:
        "Batch: text\nOrder: relation order\nProcess: choice anodize|harden|zinc|grind\nWith: text\nSent: date -9..0\nBack: date -2..10\nPrice: money 30..900 EUR\nState: choice to send|away|back|checked",
      cells: "order process withValue sent back price state",
      rows: "Axles, black|8803 axle, M12|anodize|Eloxal Werk|@-6|@-1|270|away\nShafts, induction|8802 shaft 22|harden|Härterei Nord|@0|@2|140|to send\nPins|8806 drawbar pin|zinc|Zincworks|@5|@9|30|to send",
    },
  ],
  jobs: "due order.due\nagenda step.starts\nmove order.state\nmove step.state\ncount order.good\ndue outside.back\nrank material.spare\nrequest order\nfind order\nassign step.machinist\ntotal order.orderValue\nprint order",
  site: {
    headline: "Drawing in, parts out",
    body: "Lathes, two mills, a laser and a brake. Quote in two days, a date we keep, and a measuring sheet in the box.",
    action: "Send a drawing|order",
    services:
      "Turned parts|From 20 pieces|\nOne-off|Per hour, with program|78\nLaser and bend|Up to 6 mm steel|\nMeasuring sheet|Per order|25",
    questions:
      "Which files do you read?|STEP with a PDF for tolerances.\nCan you work from a sample?|Yes; we measure it and draw it.\nDo you harden and coat?|Outside, with people we know, in our date.",
  },
  words: {
    tagline: "Drawings, machines, minutes and heats.",
    itch: "Which order waits for which machine?",
    promise: "Every order with a machine, a minute and a date",
    pov: "POV: the mill is free when the flanges come off the lathe",
    gains: ["Axles: anodizing a day late", "Flange: 46 of 120 good", "Pin: no material in house"],
  },
});
