import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "interiorDesign",
  name: "Interior design",
  icon: "lamp-floor",
  says: {
    en: "interior design|interior designer|interior design studio|interior decorator|home staging|room schemes|mood boards for rooms|furniture sourcing for clients|ff&e schedule|fabric and finishes schedule|curtain maker and interiors|interior design projects|decorating business|home styling|specification schedule for interiors|interior design portfolio",
    de: "Innenarchitekt|Innenarchitektur|Raumgestaltung|Einrichtungsberatung",
    es: "interiorista|diseño de interiores|decoradora de interiores|estudio de interiorismo",
    fr: "architecte d'intérieur|décoratrice d'intérieur|décoration d'intérieur|agence de décoration",
    pt: "designer de interiores|design de interiores|decoração de interiores|decoradora",
  },
  forms: ["portal", "management", "site"],
  people: ["designers", "clients"],
  mood: "warm",
  things: [
    {
      id: "project",
      use: "core",
      role: "item",
      icon: "house",
      names: "project|projects",
      also: "client|home|commission|scheme",
      fields:
        "Project: text\nPicture: image\nClient: text\nPhone: phone\nE-mail: email\nAddress: location\nBudget: money 6000..180000 GBP\nChosen so far: rollup sum item.project.price GBP\nFee: money 1500..24000 GBP\nHours agreed: number 20..260 h\nHours used: number 0..260 h\nHours left: calc hoursAgreed - hoursUsed h\nStage: choice brief|concept|design|ordering|on site|styling|done\nHand over: date -20..240\nDays left: daysUntil handOver\nStyle: text",
      cells: "client phone eMail address budget fee hoursAgreed hoursUsed stage handOver style",
      rows: "Townhouse, two floors|Imogen and Raj Patel|555-0101|patel@example.com|12 Regency Terrace|92000|14500|180|121|ordering|@62|Deep colors, old brass\nBoat flat|Lars Holm|555-0102|lars.holm@example.com|Wharf 7, flat 3|38000|6200|80|44|design|@95|Plywood, linen, sea\nDoctor's waiting room|Dr. Nina Abbas|555-0103|practice@abbas.example.com|Mill Street 20|21000|4800|60|58|on site|@9|Calm, wipes clean\nBarn kitchen|The Corbetts|555-0104|corbett@example.com|Highfield Barn|54000|7900|100|32|concept|@150|Oak, lime plaster\nRental, to stage|Keyhole Lettings|555-0105|hello@keyhole.example.com|5 Park Court|9000|1800|24|20|styling|@3|Light, gray, quick\nNursery|Sophie Lang|555-0106|sophie.lang@example.com|31 Elm Grove|6500|1500|20|20|done|@-12|Moss and cream",
    },
    {
      id: "room",
      use: "core",
      role: "place",
      icon: "door-open",
      names: "room|rooms",
      also: "space|area|floor",
      fields:
        "Room: text\nProject: relation project\nArea: number 6..90 m²\nCeiling: number 2.20..3.80 m\nLight: choice north|south|east|west|none\nWalls: text\nFloor: text\nBudget: money 1000..60000 GBP\nState: choice measured|concept shown|approved|being built|ready",
      cells: "project area ceiling light walls floor budget state",
      rows: "Patel, drawing room|Townhouse, two floors|34|3.2|south|Bottle green, eggshell|Oak herringbone|38000|approved\nPatel, study|Townhouse, two floors|14|3.2|north|Tobacco|Wool carpet|16000|approved\nBoat flat, main room|Boat flat|41|2.4|west|Chalk|Birch ply|24000|concept shown\nWaiting room|Doctor's waiting room|28|2.6|east|Clay, washable|Linoleum, sand|17000|being built\nBarn, kitchen|Barn kitchen|52|3.8|south|Lime plaster|Stone|54000|measured\nPark Court, living|Rental, to stage|22|2.5|west|White|As found|5200|ready\nNursery room|Nursery|12|2.4|east|Moss|Cork|6500|ready",
    },
    {
      id: "item",
      use: "core",
      role: "item",
      icon: "armchair",
      names: "item|items",
      also: "piece|furniture|fabric|light|specification|order",
      fields:
        "Item: text\nPicture: image\nRoom: relation room\nProject: relation project\nKind: choice seating|table|light|textile|wall|storage|art|hardware\nSupplier: text\nReference: text\nSize: text\nQuantity: number 1..24\nTrade price: money 10..6200 GBP\nPrice: money 15..8200 GBP\nMargin: calc price - tradePrice GBP\nWeeks to deliver: number 0..20\nDelivery: date -20..120\nState: choice idea|shown|approved|ordered|arrived|damaged|installed|rejected",
      cells: "room project kind supplier reference size quantity tradePrice price weeksToDeliver delivery state",
      rows: "Sofa, bottle velvet|Patel, drawing room|Townhouse, two floors|seating|Hollin and Daughters|HD-Aster 240|240 x 95 cm|1|4100|5300|12|@34|ordered\nBrass floor lamp|Patel, drawing room|Townhouse, two floors|light|Lumen Yard|LY-19|H 165 cm|2|680|890|6|@-4|arrived\nCurtains, interlined|Patel, drawing room|Townhouse, two floors|textile|Marlow Workroom|Quote 448|3 pairs|3|3600|4500|8|@40|ordered\nDesk, walnut|Patel, study|Townhouse, two floors|table|Bench & Beam|BB-D2|160 x 75 cm|1|2200|2900|10|@50|approved\nBench with storage|Boat flat, main room|Boat flat|seating|Bench & Beam|Drawing 12|310 cm|1|1900|2500|9|@80|shown\nChairs, wipeable|Waiting room|Doctor's waiting room|seating|Contract North|CN-8|Stackable|14|1820|2380|5|@2|ordered\nAcoustic panels|Waiting room|Doctor's waiting room|wall|Hush Works|HW-60|60 x 120 cm|9|740|980|4|@-3|damaged\nRug, hired|Park Court, living|Rental, to stage|textile|Stage Store|R-17|200 x 300 cm|1|60|95|0|@-1|installed\nCork floor|Nursery room|Nursery|wall|Soft Step|CK-4|13 m²|1|520|690|3|@-30|installed",
    },
    {
      id: "task",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "appointment|appointments",
      also: "site visit|meeting|install day|task|deadline",
      fields:
        "Appointment: text\nProject: relation project\nDate: date -5..40\nTime: time 08:00..17:30\nKind: choice survey|presentation|site visit|delivery|install|photos\nHours: number 0.5..9.0 h\nDone: boolean 20",
      cells: "project date time kind hours done",
      rows: "Panels, claim with driver|Doctor's waiting room|@0|09:00|site visit|1|no\nChairs arrive|Doctor's waiting room|@2|08:00|delivery|2|no\nStage Park Court|Rental, to stage|@1|10:00|install|6|no\nBoat flat, second concept|Boat flat|@4|17:30|presentation|1.5|no\nMeasure the barn again|Barn kitchen|@6|11:00|survey|3|no\nPaint samples on the wall|Townhouse, two floors|@3|09:30|site visit|1|no\nPhotos of the nursery|Nursery|@-3|13:00|photos|2|yes",
    },
  ],
  jobs: "move item.state\nkeep item\nagenda task.date\nshow item.picture\nmove project.stage\ntotal item.price\ndue item.delivery\nkeep project\nmove room.state\ncheck task.done\nrank item.weeksToDeliver\nshow project.picture",
  site: {
    headline: "Rooms that look like you on a good day",
    body: "From one nursery to a townhouse: measured, drawn, ordered and hung. You see every price and approve every piece.",
    action: "Ask for a survey|task",
    services:
      "First visit|Ninety minutes, with notes|180\nOne room|Concept, drawings and shopping list|1500\nFull project|From brief to last cushion|\nHome staging|Two days, furniture hired|1800",
    questions:
      "Do we have to buy through you?|No. If you do, we check and handle what arrives.\nHow long does a room take?|Three months, most of it waiting for the sofa.\nCan you keep my grandmother's table?|We start with it.\nHow do you charge?|A fixed fee per stage, and hours beyond it only when agreed.",
  },
  words: {
    tagline: "Rooms, pieces, prices, and which sofa comes in which week.",
    itch: "Which lamp did they approve?",
    promise: "Every piece approved, ordered and where it belongs",
    pov: "POV: the velvet sofa comes in 34 days and they know",
    gains: ["6 projects, 9 pieces tracked", "Waiting room: 58 of 60 hours", "Panels arrived damaged, claim at nine"],
  },
});
