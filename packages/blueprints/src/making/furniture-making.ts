import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "furnitureMaking",
  name: "Furniture making",
  icon: "armchair",
  says: {
    en: "furniture making|furniture maker|handmade furniture|furniture designer|chair maker|table maker|custom tables business|river tables|upcycled furniture|furniture upcycling|solid wood furniture maker|live edge tables|furniture commissions|green woodworking|woodturner|wood turning bowls",
    de: "Möbelbau|Möbelmanufaktur|Drechsler|Massivholzmöbel",
    es: "fabricante de muebles|muebles a medida|muebles de madera maciza",
    fr: "fabricant de meubles|meubles sur mesure|tourneur sur bois",
    pt: "fabrico de móveis|móveis por medida|torneiro de madeira",
  },
  forms: ["management", "shop", "site"],
  people: ["furniture makers", "buyers"],
  mood: "warm",
  things: [
    {
      id: "slab",
      use: "core",
      role: "item",
      icon: "layers",
      names: "wood|wood",
      also: "slab|board|blank|timber stock|log",
      fields:
        "Piece of wood: text\nPicture: image\nSpecies: choice oak|elm|walnut|ash|cherry|yew\nLength: number 200..3400 mm\nWidth: number 60..1100 mm\nThickness: number 25..120 mm\nFelled: number 1995..2026\nMoisture: number 6..32 %\nDry below: number 9..12 %\nAbove dry: calc moisture - dryBelow %\nCost: money 8..680 EUR\nState: choice drying|ready|kept for order|used",
      cells: "species length width thickness felled moisture dryBelow cost state",
      rows: "Elm slab, the big one|elm|2900|980|62|2019|9|10|540|kept for order\nOak boards, pack 3|oak|2400|220|40|2022|11|10|310|drying\nWalnut crotch|walnut|1200|520|55|2020|8.5|10|260|ready\nAsh, steam bending|ash|1800|120|32|2026|24|12|60|drying\nYew, bowl blanks, nine|yew|280|280|90|2023|13|12|72|drying\nCherry, chair stock|cherry|1000|160|45|2021|9.5|10|140|ready",
    },
    {
      id: "model",
      use: "core",
      role: "item",
      icon: "armchair",
      names: "model|models",
      also: "design|table|chair|bench|stool|bowl",
      fields:
        "Model: text\nPicture: image\nKind: choice table|chair|bench|stool|cabinet|bowl|lamp\nSize: text\nHours: number 2..90 h\nMaterial: money 12..820 EUR\nPrice: money 58..4900 EUR\nMean price so far: rollup average commission.model.price EUR\nIn stock: number 0..8\nLead time: number 0..20 weeks",
      cells: "kind size hours material price inStock leadTime",
      rows: "Mill table|table|2200 × 900|58|540|3900|0|14\nThree-leg stool|stool|450 high|6|28|240|5|0\nLadder-back chair|chair|1020 high|22|90|780|1|8\nHall bench|bench|1400 × 350|24|160|1150|0|10\nYew bowl|bowl|240|3|12|95|6|0\nReading lamp|lamp|1500 high|9|45|320|2|4",
    },
    {
      id: "commission",
      use: "core",
      role: "event",
      icon: "clipboard-list",
      names: "commission|commissions",
      also: "order|custom piece",
      fields:
        "Commission: text\nClient: text @people\nPhone: phone\nModel: relation model\nWood: relation slab\nPrice: money 95..5600 EUR\nDeposit: money 0..2800 EUR\nBalance: calc price - deposit EUR\nHours so far: rollup sum session.commission.hours h\nDeliver on: date -4..120\nDays left: daysUntil deliverOn\nState: choice talk|drawn|deposit paid|roughed out|joints cut|glued up|finish|delivered",
      cells: "client phone model wood price deposit deliverOn state",
      rows: "Blom's table in elm|Karin Blom|555-0141|Mill table|Elm slab, the big one|4300|2150|@26|joints cut\nSix chairs, cherry|Adil Saleh|555-0142|Ladder-back chair|Cherry, chair stock|4680|1500|@70|roughed out\nBench for the hall|Joan Abbott|555-0143|Hall bench|Oak boards, pack 3|1150|400|@40|deposit paid\nLamp, walnut|Dr Hahn|555-0144|Reading lamp|Walnut crotch|380|380|@-2|finish\nStools for the bakery|Lotte Crum|555-0145|Three-leg stool|Ash, steam bending|1200|0|@50|drawn",
    },
    {
      id: "session",
      use: "core",
      role: "log",
      icon: "clock",
      names: "workshop session|workshop sessions",
      also: "hours|day|step",
      fields:
        "Session: text\nCommission: relation commission\nDate: date -14..0\nHours: number 0.5..9 h\nStep: choice milling|joints|carving|steam bending|glue|sanding|oil\nNote: text",
      cells: "commission date hours step note",
      rows: "Flattened the slab|Blom's table in elm|@-9|7|milling|Took four millimeters\nButterflies let in|Blom's table in elm|@-5|5|joints|Three, walnut\nTrestle tenons|Blom's table in elm|@-2|6.5|joints|Dry fit good\nBack posts turned|Six chairs, cherry|@-4|8|carving|Twelve, two spare\nSecond coat|Lamp, walnut|@-1|1|oil|One more",
    },
  ],
  jobs: "due commission.deliverOn\nmove commission.state\nkeep session\nshow model.picture\nsell model.price\nrank slab.aboveDry\nfind slab\nshow slab.picture\nrequest commission\ntotal commission.balance\ncount model.inStock\nchart session.step",
  site: {
    headline: "Tables from trees we knew",
    body: "Each piece of wood has a name, a year and a moisture. You choose the slab, we draw the table round it.",
    action: "Ask about a piece|commission",
    services: "Table in elm or oak|From|3900\nLadder-back chair|Each|780\nTurning day|One bowl, yours to keep|140",
    questions:
      "How long until delivery?|Ten to sixteen weeks, by the waiting list.\nWill it crack?|We build when the wood is at ten percent, and leave it room to move.\nHow do I care for oil?|Once a year, thin, with a rag.",
  },
  words: {
    tagline: "Slabs, joints, hours and delivery dates.",
    itch: "Is the oak dry enough for the bench?",
    promise: "The right slab kept for the right table",
    pov: "POV: the tenon slides home with a sigh",
    gains: ["Blom's table: 18.5 hours in", "Oak: one percent too wet", "Lamp: two days late"],
  },
});
