import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "kitchenFitter",
  name: "Kitchen fitter",
  icon: "cooking-pot",
  says: {
    en: "kitchen fitter|kitchen installer|kitchen studio|kitchen showroom|kitchen company|kitchen design and fitting|kitchen installation|fitted kitchens|kitchen worktop templates|bathroom fitter and kitchen|kitchen installs schedule|wardrobe fitter|fitted wardrobes|kitchen remodel company|kitchen orders and appliances|kitchen cabinets installer",
    de: "Küchenstudio|Küchenmonteur|Küchenmontage|Einbauküchen",
    es: "montador de cocinas|estudio de cocinas|cocinas a medida",
    fr: "cuisiniste|pose de cuisines|poseur de cuisine",
    pt: "montador de cozinhas|estúdio de cozinhas|cozinhas por medida",
  },
  forms: ["management", "site"],
  people: ["fitters", "designers", "customers"],
  mood: "warm",
  things: [
    {
      id: "kitchen",
      use: "core",
      role: "event",
      icon: "cooking-pot",
      names: "kitchen|kitchens",
      also: "job|project|installation|order",
      fields:
        "Kitchen: text\nPicture: image\nCustomer: text @people\nPhone: phone\nAddress: location\nRange: text\nWorktop: choice laminate|oak|quartz|granite|steel\nMeasured: date -60..8\nInstall from: date -8..60\nDays: number 2..9\nFitter: text @people\nPrice: money 3200..24000 EUR\nPaid so far: rollup sum payment.kitchen.amount EUR\nState: choice first talk|drawn|ordered|delivered|stripping out|units in|template|worktop in|snags|handed over",
      cells: "customer phone address range worktop measured installFrom days fitter price state",
      rows: "Blom, L-shape|Karin Blom|555-0101|12 Canal Walk|Fjord, matt white|quartz|@-50|@-3|6|Dirk|11800|units in\nSaleh, island|Adil Saleh|555-0102|3 Garden Row|Linea, oak|granite|@-35|@9|8|Dirk|18400|ordered\nDuffy, galley|Eileen Duffy|555-0103|19 Park Lane|Basic, sage|laminate|@-28|@4|4|Roman|6200|delivered\nRicci, small|Matteo Ricci|555-0104|44 Hill Road|Fjord, graphite|oak|@-6|@40|5|Roman|7400|drawn\nStorm, utility|Inga Storm|555-0105|5 Fjord View|Basic, white|laminate|@-70|@-30|2|Roman|3200|handed over\nPractice tea kitchen|Dr Hahn|555-0106|7 Market Square|Linea, white|steel|@3|@60|3|Dirk|4900|first talk",
    },
    {
      id: "unit",
      use: "core",
      role: "item",
      icon: "package",
      names: "unit or appliance|units and appliances",
      also: "cabinet|oven|hob|worktop|door|order line",
      fields:
        "Item: text\nKitchen: relation kitchen\nKind: choice base unit|wall unit|tall unit|front|worktop|appliance|sink and tap|trim\nWidth: number 150..3200 mm\nSupplier: text\nArrives: date -10..25\nChecked: boolean 40\nState: choice ordered|delayed|arrived|damaged|fitted",
      cells: "kitchen kind width supplier arrives checked state",
      rows: "Base units, seven|Blom, L-shape|base unit|600|Fjord Küchen|@-6|yes|fitted\nTall unit, oven|Blom, L-shape|tall unit|600|Fjord Küchen|@-6|yes|fitted\nFront, drawer 3|Blom, L-shape|front|596|Fjord Küchen|@5|no|damaged\nQuartz top|Blom, L-shape|worktop|2840|Steinwerk|@8|no|ordered\nHob, induction|Blom, L-shape|appliance|780|Gerätehaus|@-2|yes|arrived\nIsland units|Saleh, island|base unit|900|Linea|@7|no|ordered\nGranite, two pieces|Saleh, island|worktop|3100|Steinwerk|@24|no|ordered\nGalley set|Duffy, galley|base unit|600|Basic|@-1|no|arrived\nSink and tap|Duffy, galley|sink and tap|560|Gerätehaus|@-2|no|delayed",
    },
    {
      id: "step",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "visit|visits",
      also: "install day|template|plumber|electrician|step",
      fields:
        "Visit: text\nKitchen: relation kitchen\nDate: date -4..20\nWho: text @people\nWhat: choice measure|strip out|plumber|electrician|fit units|template|fit worktop|appliances|snags\nConfirmed: boolean 60\nDone: boolean 30",
      cells: "kitchen date who what confirmed done",
      rows: "Blom, template|Blom, L-shape|@1|Steinwerk|template|yes|no\nBlom, worktop|Blom, L-shape|@8|Steinwerk|fit worktop|yes|no\nBlom, sockets|Blom, L-shape|@-2|Keith Amos|electrician|yes|yes\nDuffy, strip out|Duffy, galley|@4|Roman|strip out|yes|no\nDuffy, plumber|Duffy, galley|@5|Gina Lark|plumber|no|no\nSaleh, strip out|Saleh, island|@9|Dirk|strip out|yes|no\nHahn, measure|Practice tea kitchen|@3|Dirk|measure|yes|no",
    },
    {
      id: "payment",
      use: "more",
      role: "log",
      icon: "banknote",
      names: "payment|payments",
      also: "deposit|invoice|stage payment",
      fields:
        "Payment: text\nKitchen: relation kitchen\nKind: choice deposit|on delivery|on handover\nAmount: money 900..11000 EUR\nPaid on: date -60..0",
      cells: "kitchen kind amount paidOn",
      rows: "Blom deposit|Blom, L-shape|deposit|3540|@-48\nBlom on delivery|Blom, L-shape|on delivery|5900|@-6\nSaleh deposit|Saleh, island|deposit|5520|@-33\nDuffy deposit|Duffy, galley|deposit|1860|@-26\nStorm, balance|Storm, utility|on handover|3200|@-28",
    },
    {
      id: "snag",
      use: "more",
      role: "item",
      icon: "list-checks",
      names: "snag|snags",
      also: "complaint|missing part",
      fields: "Snag: text\nKitchen: relation kitchen\nWhat: text\nFix by: date -3..20\nFixed: boolean 20",
      cells: "kitchen what fixBy fixed",
      rows: "Drawer front scratched|Blom, L-shape|New front ordered|@6|no\nPlinth short|Storm, utility|4 cm gap at the wall|@-2|no\nHinge squeaks|Storm, utility|Wall unit left|@2|no",
    },
  ],
  jobs: "agenda step.date\nmove kitchen.state\ndue unit.arrives\ncheck step.confirmed\nmove unit.state\nassign kitchen.fitter\nshow kitchen.picture\ndue snag.fixBy\ncheck unit.checked\ntotal kitchen.price\nrequest kitchen\nprint kitchen",
  site: {
    headline: "Cooking again after six days",
    body: "We measure the walls as they are, order once, and bring plumber, electrician and stone in the right order.",
    action: "Book a first talk|kitchen",
    services:
      "Design at home|Measured, drawn, credited on order|150\nFitting only|Your kitchen, our hands, per day|480\nWorktop replaced|Template to fitted, per meter|390",
    questions:
      "How long am I without a kitchen?|About six days, plus a week until stone arrives.\nWho tiles the wall?|Our tiler, after the worktop.\nWhat if a front is damaged?|You cook; we swap it when it comes.",
  },
  words: {
    tagline: "Units, templates, trades and days.",
    itch: "Is the hob here before the worktop?",
    promise: "Every unit checked, every trade in its order",
    pov: "POV: the template met the wall to the millimeter",
    gains: ["Blom: template tomorrow", "Sink for the galley: delayed", "Drawer front due in five days"],
  },
});
