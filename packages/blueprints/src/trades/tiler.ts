import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "tiler",
  name: "Tiler",
  icon: "grid-2x2",
  says: {
    en: "tiler|tiling business|tiling jobs|floor and wall tiling|bathroom tiling|tile setter|tile installer|tile contractor|wet room tiling|mosaic tiling|natural stone tiling|grout and adhesive|tile quotes|tile showroom and fitting|tiling estimates|tile layout plans",
    de: "Fliesenleger|Fliesenlegerbetrieb|Bad fliesen|Mosaikleger",
    es: "alicatador|colocador de azulejos|solador alicatador",
    fr: "carreleur|entreprise de carrelage|pose de carrelage",
    pt: "ladrilhador|azulejista|assentamento de azulejos",
  },
  forms: ["management", "site"],
  people: ["tilers", "customers"],
  mood: "warm",
  things: [
    {
      id: "job",
      use: "core",
      role: "event",
      icon: "grid-2x2",
      names: "job|jobs",
      also: "project|bathroom|floor",
      fields:
        "Job: text\nCustomer: text @people\nPhone: phone\nAddress: location\nKind: choice bathroom|wet room|kitchen|hall floor|terrace|shop floor\nStart: date -6..40\nWorking days: number 1..14\nTiler: text @people\nQuote: money 260..7400 EUR\nArea: rollup sum surface.job.area m²\nState: choice to measure|quoted|tiles ordered|stripping|leveling|tanking|laying|grouting|sealed|paid",
      cells: "customer phone address kind start workingDays tiler quote state",
      rows: "Bathroom, second floor|Karin Blom|555-0101|12 Canal Walk|bathroom|@-4|7|Sergio|3900|laying\nHall, hexagons|Old School House|555-0102|Bridge Row|hall floor|@5|4|Sergio|2100|tiles ordered\nWet room, step-free|Joan Abbott|555-0103|18 Orchard Close|wet room|@-2|6|Maja|4300|tanking\nBakery counter wall|Crumb bakery|555-0104|High Street|kitchen|@9|2|Maja|860|tiles ordered\nTerrace, slabs|Matteo Ricci|555-0105|44 Hill Road|terrace|@140|5|Sergio|3200|quoted\nSplashback|Elin Skog|555-0106|17 Mill Lane|kitchen|@-14|1|Maja|340|paid",
    },
    {
      id: "surface",
      use: "core",
      role: "item",
      icon: "square",
      names: "surface|surfaces",
      also: "wall|floor|area|room",
      fields:
        "Surface: text\nJob: relation job\nArea: number 0.8..60 m²\nTile: text\nFormat: text\nPattern: choice straight|brick bond|herringbone|hexagon|diagonal\nWaste: percent 8..18\nUnderfloor heating: boolean 25\nSubstrate: choice screed|plaster|board|old tiles|timber\nDone: boolean 30",
      cells: "job area tile format pattern waste underfloorHeating substrate done",
      rows: "Bath, walls|Bathroom, second floor|18.5|White gloss|10 × 20 cm|brick bond|10|no|board|no\nBath, floor|Bathroom, second floor|5.2|Terrazzo gray|60 × 60 cm|straight|12|yes|screed|yes\nHall floor|Hall, hexagons|14|Encaustic blue|20 cm hex|hexagon|15|no|old tiles|no\nWet room floor|Wet room, step-free|6.4|Slate mosaic|5 × 5 cm|straight|10|yes|screed|no\nWet room walls|Wet room, step-free|22|Sand matt|30 × 60 cm|straight|10|no|board|no\nCounter wall|Bakery counter wall|7.5|Green zellige|10 × 10 cm|straight|15|no|plaster|no\nTerrace|Terrace, slabs|32|Porcelain slab|60 × 90 cm|brick bond|10|no|screed|no",
    },
    {
      id: "material",
      use: "core",
      role: "item",
      icon: "package",
      names: "material|materials",
      also: "tiles|adhesive|grout|order|box",
      fields:
        "Material: text\nJob: relation job\nQuantity: number 1..60\nUnit: choice m²|bags|boxes|m|tubes\nBatch: text\nCost: money 12..2100 EUR\nNeeded by: date -3..14\nState: choice to order|ordered|arrived|opened|left over",
      cells: "job quantity unit batch cost neededBy state",
      rows: "White gloss 10 × 20|Bathroom, second floor|20.5|m²|WG-118|610|@-5|opened\nBlue hexagons|Hall, hexagons|16.2|m²|EN-09|1134|@4|ordered\nSlate mosaic|Wet room, step-free|7.1|m²|SM-44|426|@1|arrived\nTanking kit|Wet room, step-free|1|boxes||185|@-2|opened\nFlexible adhesive, gray|Bathroom, second floor|9|bags||198|@-4|opened\nGreen zellige|Bakery counter wall|8.7|m²|ZG-2|870|@-1|ordered\nSilicone, sand|Wet room, step-free|4|tubes||36|@3|to order",
    },
    {
      id: "entry",
      use: "core",
      role: "log",
      icon: "camera",
      names: "day entry|day entries",
      also: "photo|progress|hours",
      fields:
        "Entry: text\nPicture: image\nJob: relation job\nDate: date -7..0\nHours: number 2..10 h\nLaid: number 0..16 m²\nDrying until: date -2..3",
      cells: "job date hours laid dryingUntil",
      rows: "Floor leveled|Bathroom, second floor|@-4|6|0|@-3\nFloor laid|Bathroom, second floor|@-3|8|5.2|@-2\nFirst wall|Bathroom, second floor|@-1|8|6|@0\nTanking, first coat|Wet room, step-free|@-1|5|0|@0\nSplashback grouted|Splashback|@-14|4|2.6|@-13",
    },
  ],
  jobs: "agenda job.start\nmove job.state\ndue material.neededBy\nkeep surface\ncheck surface.done\nkeep entry\nmove material.state\nassign job.tiler\nshow entry.picture\ntotal job.quote\nrank surface.area\nprint job",
  site: {
    headline: "Level, tight, and dry underneath",
    body: "We open with the floor, not with the tile. Two tilers, one bathroom at a time, photos of the tanking before it disappears.",
    action: "See our work|job",
    services:
      "Bathroom|Walls and floor, tiles by you or us|3900\nWet room|Falls, tanking, drain, tiles|4300\nSplashback|In one day|340",
    questions:
      "How many spare tiles should I keep?|One box, from the same batch.\nCan you tile over old tiles?|If they hold and the door still opens, yes.\nWhen may I walk on it?|After a day; shower after three.",
  },
  words: {
    tagline: "Areas, batches, drying times, and who lays what.",
    itch: "Did the zellige arrive?",
    promise: "Enough tiles of one batch, laid on the day",
    pov: "POV: the last cut tile was the last in the box",
    gains: ["Zellige: one day late", "Wet room tanked, mosaic here", "24 square meters in one bathroom"],
  },
});
