import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "homeRenovation",
  name: "Home renovation",
  icon: "paint-roller",
  says: {
    en: "home renovation tracker|renovation planner|renovation budget|renovate our house|renovating our home|house renovation project|home improvement planner|home improvement projects|diy projects at home|diy project tracker|house building diary|building our house|self-build house|owner builder|bathroom renovation planner|kitchen renovation planner|fixer-upper|quotes from tradespeople|paint colors for each room",
    de: "Renovierung planen|Sanierung planen|Hausbau Tagebuch|Umbau planen",
    es: "reforma de mi casa|planificar una reforma|presupuesto de reforma",
    fr: "rénovation de ma maison|planifier ses travaux|suivi des travaux à la maison",
    pt: "reforma da minha casa|planejar reforma|orçamento da reforma",
  },
  forms: ["tracker", "management", "dashboard"],
  people: ["owners", "tradespeople"],
  mood: "lively",
  things: [
    {
      id: "room",
      use: "core",
      role: "place",
      icon: "door-open",
      names: "room|rooms",
      also: "area|floor|bathroom|kitchen|project",
      fields:
        "Room: text\nBefore: image\nAfter: image\nArea: number 4..42 m²\nWhat happens: longText\nPaint: text\nFloor: text\nBudget: money 400..16000 EUR\nAgreed so far: rollup sum quote.room.price EUR\nReady by: date 10..160\nDays left: daysUntil readyBy\nState: choice as it was|stripped|pipes and cables|plaster|finishing|done",
      cells: "area whatHappens paint floor budget readyBy state",
      rows: "Bathroom|6|All new, shower in place of the tub|Bath paint, gray 2|Tiles, 30 by 60|12000|@48|pipes and cables\nKitchen|14|New units, wall to the hall comes down|Chalk white|Oak boards, sanded|16000|@90|stripped\nIda's room|12|Paper off, plaster, paint|Sky 7|Cork|900|@16|finishing\nHall|9|Stairs sanded, lights moved|Clay 3|Old tiles kept|1400|@110|as it was\nCellar|42|Dry the wall, new window|Lime wash|Screed|7500|@150|stripped\nStudy|11|Done in spring|Sage 14|Oak boards, sanded|400|@10|done",
    },
    {
      id: "quote",
      use: "core",
      role: "item",
      icon: "file-text",
      names: "quote|quotes",
      also: "offer|contractor|tradesperson|firm|builder|bid",
      fields:
        "Quote: text\nRoom: relation room\nTrade: choice plumbing|electric|tiles|plaster|carpentry|windows|floor|damp\nFirm: text\nPhone: phone\nPrice: money 0..9800 EUR\nPaid: money 0..6000 EUR\nStill to pay: calc price - paid EUR\nCan start: date -20..90\nValid until: date -10..40\nTrust: rating\nState: choice asked|in|chosen|working|finished|declined",
      cells: "room trade firm phone price paid canStart validUntil trust state",
      rows: "Bathroom pipes|Bathroom|plumbing|Riverside Plumbing|555-0101|3400|1700|@-6|@-10|5|working\nBathroom tiles|Bathroom|tiles|Tile and Stone|555-0102|2900|0|@14|@12|4|chosen\nBathroom electrics|Bathroom|electric|Okoro Electric|555-0103|1250|0|@4|@20|5|chosen\nKitchen wall|Kitchen|carpentry|Beam Brothers|555-0104|4100|0|@22|@18|4|in\nKitchen units|Kitchen|carpentry|Anders, joiner|555-0105|9800|0|@60|@30|5|in\nIda's plaster|Ida's room|plaster|Smooth Walls|555-0106|620|620|@-20|@-10|4|finished\nCellar wall|Cellar|damp|Dry House|555-0107|5200|0|@40|@9|2|in\nCellar window|Cellar|windows|Clear Glass|555-0108|780|0|@35|@40|4|asked",
    },
    {
      id: "task",
      use: "core",
      role: "item",
      icon: "list-checks",
      names: "task|tasks",
      also: "to-do|job|step|diy job",
      fields:
        "Task: text\nRoom: relation room\nWho: text\nStarts: date -10..60\nDue: date -6..70\nTakes: duration 30..960\nComes after: text\nDone: boolean 30\nState: choice waiting|ready to start|doing|done",
      cells: "room who starts due takes comesAfter done state",
      rows: "Old tiles off|Bathroom|Ourselves|@-10|@-6|960||yes|done\nShower pipes in the wall|Bathroom|Riverside Plumbing|@-2|@1|480|Old tiles off|no|doing\nCable for the mirror|Bathroom|Okoro Electric|@4|@5|240|Shower pipes|no|waiting\nTiles laid|Bathroom|Tile and Stone|@14|@19|960|Cable|no|waiting\nSecond coat|Ida's room|Nina|@-1|@2|240|First coat dry|no|ready to start\nCork down|Ida's room|Samir|@5|@6|600|Second coat|no|waiting\nAsk about the beam|Kitchen|Nina|@-4|@-2|60||no|ready to start\nSkip ordered|Kitchen|Samir|@8|@9|30|Beam is clear|no|waiting\nSand the stairs|Hall|Ourselves|@50|@53|960|Kitchen dust is over|no|waiting",
    },
    {
      id: "material",
      use: "core",
      role: "item",
      icon: "shopping-cart",
      names: "material|materials",
      also: "thing to buy|paint|tile|fitting|order|shopping list",
      fields:
        "Material: text\nPicture: image\nRoom: relation room\nHow many: number 1..90\nUnit: choice pieces|m²|liters|boxes|meters\nPrice each: money 2..480 EUR\nTotal: calc howMany * priceEach EUR\nShop: text\nCode or color: text\nOrder by: date -4..60\nState: choice to choose|to order|ordered|here|built in|too many",
      cells: "room howMany unit priceEach shop codeOrColor orderBy state",
      rows: "Wall tile, matt white|Bathroom|22|m²|34|Tile and Stone|TW 3060|@-4|ordered\nShower set|Bathroom|1|pieces|420|Bath house|Chrome, 2 way|@1|to order\nMirror with light|Bathroom|1|pieces|180|Online|80 by 60|@9|to choose\nSky 7, washable|Ida's room|5|liters|14|Paint shop|Sky 7|@-4|here\nCork boards|Ida's room|13|m²|38|Floor store|Natural, oiled|@-2|ordered\nHandles|Kitchen|18|pieces|7|Ironmonger|Brass, 128 mm|@40|to choose\nLight switch, white|Hall|9|pieces|11|Okoro Electric|Round|@50|to choose\nLime wash|Cellar|20|liters|6|Paint shop|White|@60|to order",
    },
    {
      id: "entry",
      use: "more",
      role: "event",
      icon: "notebook-pen",
      names: "diary page|diary pages",
      also: "building diary|site photo|progress photo|surprise",
      fields:
        "Page: text\nPicture: image\nRoom: relation room\nDate: date -40..0\nText: longText\nSurprise cost: money 0..900 EUR",
      cells: "room date text surpriseCost",
      rows: "Newspaper of 1961 behind the tub|Bathroom|@-8|Ferry timetable and a recipe for eel.|0\nThe wall is load-bearing|Kitchen|@-5|Beam needed. We went for chips.|900\nFirst coat in Ida's room|Ida's room|@-2|She chose it. It is very sky.|0",
    },
  ],
  jobs: "due task.due\ncheck task.done\nmove quote.state\ntotal quote.price\nmove room.state\nkeep quote\nmove material.state\ntotal material.total\nshow room.before\nassign task.who\nplan task.starts\nrate quote.trust\nfind material\ndue quote.validUntil\nkeep task\nchart quote.trade\ndue material.orderBy",
  site: {
    headline: "Pipes before plaster, plaster before paint",
    body: "Room by room: what happens, who does it, what it costs, and which tile has to be ordered today so that it is here in three weeks.",
    action: "Add a task|task",
    services:
      "Rooms|Before, after, and where they stand|\nQuotes|Compared, chosen, paid|\nTasks|In the order that works|\nMaterials|With code, color and order date|",
    questions:
      "How many quotes do I need?|Three for anything over a thousand; ask what is not included.\nHow much should I keep back?|Fifteen percent of the budget. Old walls have opinions.\nWhat comes first?|Whatever goes into walls and floors; paint is last.\nWhen do I pay?|In steps, for what is built in. Keep the last tenth until it works.",
  },
  words: {
    tagline: "Rooms, quotes, tasks, and what to order today.",
    itch: "Who said the wall was not load-bearing?",
    promise: "Done in order, within budget",
    pov: "POV: the tiles came the day before the tiler",
    gains: ["Bathroom: 7,550 of 12,000 agreed", "Shower set: order by tomorrow", "Six rooms, one done"],
  },
});
