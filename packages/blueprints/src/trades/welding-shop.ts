import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "weldingShop",
  name: "Welding shop",
  icon: "flame",
  says: {
    en: "welding shop|welder|welding business|welding repairs|mobile welding|mobile welder|welding contractor|welding certificates|welder qualifications|weld map|weld log|pipe welding contractor|aluminum welding|stainless steel welding|welding procedure records|tig welding shop|welding inspection records",
    de: "Schweißerei|Schweißbetrieb|Schweißnahtprotokoll|Schweißerprüfung",
    es: "taller de soldadura|soldador|soldadura a domicilio",
    fr: "atelier de soudure|soudeur|soudure mobile",
    pt: "oficina de soldadura|soldador|serviço de solda",
  },
  forms: ["management", "site"],
  people: ["welders", "customers"],
  mood: "sober",
  things: [
    {
      id: "welder",
      use: "core",
      role: "person",
      icon: "hard-hat",
      names: "welder|welders",
      also: "qualification|certificate holder",
      fields:
        "Welder: text\nStamp: text\nProcesses: tags MIG/MAG|TIG|stick|flux core\nMaterials: tags steel|stainless|aluminum\nPositions: text\nCertificate until: date -12..600\nDays left: daysUntil certificateUntil\nSix-month check: date -5..170\nPhone: phone",
      cells: "stamp processes materials positions certificateUntil sixMonthCheck phone",
      rows: "Jurek Malik|J1|MIG/MAG; stick; flux core|steel|All|@210|@30|555-0121\nSanna Ekholm|S4|TIG|stainless; aluminum|All|@-4|@90|555-0122\nTheo Brandt|T2|MIG/MAG; TIG|steel; stainless|PA, PB, PF|@60|@-2|555-0123\nPaul Adeyemi|P7|stick|steel|PA, PB|@420|@120|555-0124",
    },
    {
      id: "job",
      use: "core",
      role: "event",
      icon: "flame",
      names: "job|jobs",
      also: "order|repair|fabrication|call-out",
      fields:
        "Job: text\nCustomer: text\nPhone: phone\nWhere: choice shop|on site\nMaterial: choice steel|stainless|aluminum|cast iron\nClass: choice none|execution 1|execution 2|pressure\nDrawing: text\nDue: date -4..30\nDays left: daysUntil due\nHours: number 0.5..80 h\nPrice: money 40..6400 EUR\nWelds: rollup count weld.job\nState: choice asked|quoted|drawing approved|tacked|welded|inspected|finished|invoiced",
      cells: "customer phone where material classValue drawing due hours price state",
      rows: "Stainless sink frame|Harbor Hotel|555-0131|shop|stainless|none|HH-12|@2|9|780|tacked\nHandrail, 14 m|Harlow Architects|555-0132|shop|steel|execution 2|B-044|@12|26|2400|drawing approved\nLoader bucket, cracked ear|Hillside Farm|555-0133|on site|steel|none||@-1|4|340|welded\nBoiler pipe, flange|City Heat|555-0134|on site|steel|pressure|P-209|@4|12|1650|inspected\nAluminum gangway|Charles Penhallow|555-0135|shop|aluminum|execution 1|GW-03|@20|32|3100|quoted\nExhaust manifold|Ruth Ellis|555-0136|shop|cast iron|none||@-5|3|160|invoiced",
    },
    {
      id: "weld",
      use: "core",
      role: "log",
      icon: "link",
      names: "weld|welds",
      also: "seam|joint|bead",
      fields:
        "Weld: text\nJob: relation job\nWelder: relation welder\nProcedure: text\nJoint: choice fillet|butt|lap|pipe butt\nThroat: number 2..14 mm\nLength: number 20..6000 mm\nFiller lot: text\nDate: date -12..0\nInspection: choice none|visual|dye|ultrasonic|X-ray\nResult: choice open|good|repair|good after repair",
      cells: "job welder procedure joint throat length fillerLot date inspection result",
      rows: "P-209, W1|Boiler pipe, flange|Jurek Malik|WPS 11|pipe butt|6|340|E-7744|@-2|X-ray|good\nP-209, W2|Boiler pipe, flange|Jurek Malik|WPS 11|pipe butt|6|340|E-7744|@-2|X-ray|repair\nP-209, W3|Boiler pipe, flange|Jurek Malik|WPS 11|pipe butt|6|340|E-7744|@-1|X-ray|open\nEar, root|Loader bucket, cracked ear|Paul Adeyemi|WPS 3|butt|10|420|S-2210|@-1|dye|good\nEar, cap|Loader bucket, cracked ear|Paul Adeyemi|WPS 3|butt|12|420|S-2210|@-1|visual|good\nFrame corner 1|Stainless sink frame|Theo Brandt|WPS 21|fillet|3|120|T-316-8|@0|visual|open",
    },
    {
      id: "gas",
      use: "more",
      role: "item",
      icon: "cylinder",
      names: "gas or filler|gas and filler",
      also: "cylinder|wire|rod|electrode|stock",
      fields:
        "Item: text\nKind: choice argon|mixed gas|oxygen|acetylene|wire|rod|electrodes\nLot: text\nLeft: number 0..40\nChange at: number 1..6\nAbove that: calc left - changeAt\nRent since: date -600..-10",
      cells: "kind lot left changeAt rentSince",
      rows: "Argon, 50 l|argon|A-118|1|1|2026-01-15\nMix 18, 50 l|mixed gas|M-404|3|1|2025-10-01\nWire 1.0 mm, 15 kg|wire|W-9910|6|2|2026-09-04\nElectrodes 3.2 basic|electrodes|S-2210|4|3|2026-10-12\nTIG rod 316|rod|T-316-8|1|2|2026-08-22",
    },
  ],
  jobs: "due job.due\nmove job.state\nkeep weld\ndue welder.certificateUntil\ndue welder.sixMonthCheck\nfind weld\nrequest job\nassign weld.welder\nchart weld.result\nrank gas.aboveThat\nprint weld\nkeep welder",
  site: {
    headline: "Welded, stamped, and written down",
    body: "Steel, stainless and aluminum, in the shop or on your site with our own power. Every seam has a stamp and a line in the log.",
    action: "Ask for a price|job",
    services:
      "Call-out|First hour on site|120\nHandrail|Per meter, primed|170\nPressure pipe|With X-ray and file|\nWelder test|In our bay, with the examiner|380",
    questions:
      "Can you weld cast iron?|With preheating, often; we tell you the odds.\nDo you work in a barn?|If the straw is out and water stands by.\nWhat is in the file?|Drawing, weld map, filler lots, certificates, results.",
  },
  words: {
    tagline: "Seams, stamps, lots and results.",
    itch: "Who welded W2, and with what?",
    promise: "Every seam traced to a hand",
    pov: "POV: the inspector asks for the lot and you have it",
    gains: ["W2: repair, then X-ray again", "Sanna: certificate lapsed four days", "Bucket ear: good, both runs"],
  },
});
