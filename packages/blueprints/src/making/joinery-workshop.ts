import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "joineryWorkshop",
  name: "Joinery workshop",
  icon: "hammer",
  says: {
    en: "joinery|joinery workshop|joiner|cabinetmaker|cabinet maker|woodworking shop|woodworking business|bespoke furniture workshop|window and door joinery|cutting lists for cabinets|woodwork commissions|cnc woodworking shop|furniture workshop|woodworker|kitchen cabinet shop|wood workshop orders",
    de: "Tischlerei|Schreinerei|Möbeltischler|Schreiner",
    es: "ebanistería|ebanista|taller de carpintería",
    fr: "menuiserie|ébénisterie|ébéniste|atelier de menuiserie",
    pt: "marcenaria|marceneiro|oficina de carpintaria",
  },
  forms: ["management", "site"],
  people: ["joiners", "cabinetmakers", "customers"],
  mood: "warm",
  things: [
    {
      id: "customer",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "customer|customers",
      also: "client|architect|shop",
      fields: "Name: text\nPhone: phone\nE-mail: email\nAddress: location",
      cells: "phone eMail address",
      rows: "Karin Blom|555-0101|karin.blom@example.com|12 Canal Walk\nHarlow Architects|555-0102|site@harlow.example.com|Bridge Row\nCrumb bakery|555-0103|hello@crumb.example.com|High Street\nOwen Pritchard|555-0104|owen.pritchard@example.com|The Old Forge\nPractice Dr Hahn|555-0105|office@hahn.example.com|7 Market Square",
    },
    {
      id: "order",
      use: "core",
      role: "event",
      icon: "clipboard-list",
      names: "order|orders",
      also: "job|commission|cabinet|window|door",
      fields:
        "Order: text\nPicture: image\nCustomer: relation customer\nKind: choice cabinet|built-in|window|door|shop fitting|table|repair\nTimber: choice oak|ash|walnut|birch ply|spruce|lacquered MDF\nDrawing: text\nHours planned: number 2..140 h\nHours so far: rollup sum entry.order.hours h\nPrice: money 120..14800 EUR\nDue: date -4..70\nDays left: daysUntil due\nJoiner: text @people\nState: choice enquiry|drawn|approved|timber cut|machined|assembled|surface|fitted|invoiced",
      cells: "customer kind timber drawing hoursPlanned price due joiner state",
      rows: "Wall of books, 4.2 m|Karin Blom|built-in|oak|B-118|60|6400|@16|Wenzel|machined\nEight sash windows|Harlow Architects|window|spruce|F-072 rev B|120|13900|@48|Ilse|timber cut\nCounter with drawers|Crumb bakery|shop fitting|birch ply|L-031|38|4200|@9|Tarek|assembled\nFront door, glazed|Owen Pritchard|door|oak|D-019|26|3100|@-2|Ilse|surface\nReception desk|Practice Dr Hahn|shop fitting|lacquered MDF|L-033|44|5200|@35|Wenzel|drawn\nChair leg glued|Karin Blom|repair|ash||2|140|@1|Tarek|assembled\nWalnut table, 2.2 m|Owen Pritchard|table|walnut|T-008|32|3900|@60|Tarek|approved",
    },
    {
      id: "part",
      use: "core",
      role: "item",
      icon: "ruler",
      names: "part|parts",
      also: "cutting list|board|panel|component",
      fields:
        "Part: text\nOrder: relation order\nPieces: number 1..64\nLength: number 80..3200 mm\nWidth: number 30..1250 mm\nThickness: number 6..60 mm\nMaterial: text\nEdge: choice none|front|all round|solid lip\nDone: choice to cut|cut|planed|drilled|ready",
      cells: "order pieces length width thickness material edge done",
      rows: "Uprights|Wall of books, 4.2 m|7|2350|320|24|Oak, edge glued|none|drilled\nShelves|Wall of books, 4.2 m|30|680|300|24|Oak, edge glued|front|planed\nPlinth|Wall of books, 4.2 m|3|1400|90|24|Oak|none|cut\nDrawer fronts|Counter with drawers|6|596|180|18|Birch ply|solid lip|ready\nCounter top|Counter with drawers|1|2800|650|40|Birch ply|all round|ready\nSash stiles|Eight sash windows|32|1420|58|56|Spruce, laminated|none|cut\nSash rails|Eight sash windows|32|720|58|56|Spruce, laminated|none|to cut\nTable top boards|Walnut table, 2.2 m|6|2300|170|34|Walnut|none|to cut",
    },
    {
      id: "entry",
      use: "core",
      role: "log",
      icon: "clock",
      names: "hours|hours",
      also: "time entry|bench time|day sheet",
      fields:
        "Entry: text\nOrder: relation order\nDate: date -8..0\nWho: text @people\nHours: number 0.5..10 h\nWork: choice drawing|saw|planer|CNC|bench|spray room|fitting",
      cells: "order date who hours work",
      rows: "Planing shelves|Wall of books, 4.2 m|@-1|Wenzel|6|planer\nDrilling uprights|Wall of books, 4.2 m|@-2|Wenzel|5|CNC\nCarcass glued|Counter with drawers|@-1|Tarek|7|bench\nDrawers|Counter with drawers|@-3|Tarek|8|bench\nDoor, second coat|Front door, glazed|@-1|Ilse|3|spray room\nStiles cut|Eight sash windows|@-4|Ilse|6.5|saw",
    },
    {
      id: "board",
      use: "more",
      role: "item",
      icon: "layers",
      names: "timber|timber",
      also: "board|sheet|veneer|hardware|stock",
      fields:
        "Timber: text\nKind: choice solid|sheet|veneer|hardware|lacquer\nIn stock: number 0..80\nUnit: choice m³|sheets|m²|pieces|liters\nOrder at: number 0..20\nMoisture: number 0..18 %",
      cells: "kind inStock unit orderAt moisture",
      rows: "Oak 26 mm|solid|1.4|m³|0.8|9\nWalnut 40 mm|solid|0.3|m³|0.4|10\nBirch ply 18|sheet|11|sheets|6|8\nDrawer runners 500|hardware|14|pieces|12|0\nTwo-pack lacquer|lacquer|9|liters|10|0",
    },
  ],
  jobs: "due order.due\nmove order.state\nkeep part\nkeep entry\nmove part.done\nassign order.joiner\nshow order.picture\nrank order.hoursSoFar\nrequest order\ncount board.inStock\nprint part\nchart entry.work",
  site: {
    headline: "Drawn for your wall, made in our shop",
    body: "Windows, doors, shelves and counters. You see a drawing and a board of the timber before the saw starts.",
    action: "Ask about a piece|order",
    services:
      "Built-in shelves|Per running meter, oak|1520\nSash window|Made and fitted, each|1740\nFront door|Oak, glazed, fitted|3100\nRepair|Per hour at the bench|65",
    questions:
      "How long does it take?|Six to ten weeks from the approved drawing.\nCan I bring my own timber?|If it is dry and free of nails.\nDo you spray colors?|Any, by number or by sample.",
  },
  words: {
    tagline: "Drawings, cutting lists, hours and boards.",
    itch: "How many hours are in the bookcase so far?",
    promise: "Every part listed, every date kept",
    pov: "POV: the last shelf drops in without a shim",
    gains: ["Book wall: 11 of 60 hours", "Oak door: two days late", "Walnut below the order point"],
  },
});
