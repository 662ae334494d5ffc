import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "concreteWorks",
  name: "Concrete works",
  icon: "cylinder",
  says: {
    en: "concrete works|ready mix concrete|concrete plant|concrete batching plant|concrete deliveries|concrete contractor|concrete pour log|concrete delivery tickets|concrete pumping|precast concrete|concrete cube tests|concrete mix designs|groundworks and concrete|concrete orders|mixer truck dispatch|screed delivery|volumetric mixer",
    de: "Betonwerk|Transportbeton|Betonlieferung|Fertigteilwerk",
    es: "planta de hormigón|hormigón preparado|concretera",
    fr: "centrale à béton|béton prêt à l'emploi|livraison de béton",
    pt: "central de betão|betão pronto|concreteira",
  },
  forms: ["management", "dashboard"],
  people: ["batch plant staff", "drivers", "site managers"],
  mood: "sober",
  things: [
    {
      id: "mix",
      use: "core",
      role: "item",
      icon: "cylinder",
      names: "mix|mixes",
      also: "recipe|mix design|concrete|grade",
      fields:
        "Mix: text\nCode: text\nStrength class: choice C8/10|C16/20|C20/25|C25/30|C30/37|C35/45\nExposure: text\nSlump: choice S1|S2|S3|S4|SF\nCement: number 120..420 kg/m³\nWater ratio: number 0.38..0.8\nLargest stone: number 4..32 mm\nPrice: money 88..172 EUR\nWaterproof: boolean 20",
      cells: "code strengthClass exposure slump cement waterRatio largestStone price waterproof",
      rows: "Blinding|B-10|C8/10|X0|S2|160|0.78|32|92|no\nStrip footing|F-25|C20/25|XC2|S3|280|0.6|32|112|no\nHouse slab|S-30|C25/30|XC2|S3|300|0.55|16|121|no\nWall, waterproof|W-37|C30/37|XC4 XD1|S3|330|0.48|16|141|yes\nExterior slab, air|A-37|C30/37|XF4|S3|340|0.45|16|148|no\nFlowing screed|SCR-4|C25/30||SF|350|0.5|4|162|no",
    },
    {
      id: "order",
      use: "core",
      role: "event",
      icon: "clipboard-list",
      names: "order|orders",
      also: "pour|delivery|site order|booking",
      fields:
        "Order: text\nCustomer: text\nPhone: phone\nSite: location\nMix: relation mix\nPour date: date -2..14\nStart: time 06:00..15:00\nOrdered volume: number 0.5..140 m³\nDelivered: rollup sum ticket.order.volume m³\nTrucks an hour: number 1..6\nPump: choice none|24 m|36 m|42 m\nPrice: money 70..22000 EUR\nState: choice asked|confirmed|pouring|on hold|finished|invoiced",
      cells: "customer phone site mix pourDate start orderedVolume trucksAnHour pump price state",
      rows: "Basement walls|Bragg Building|555-0121|9 Hill Road|Wall, waterproof|@0|07:00|42|3|36 m|6340|pouring\nSlab, garden room|Gareth Moss|555-0122|7 Fern Bank|House slab|@0|13:00|4.5|1|none|595|confirmed\nHall floor|Groundline|555-0123|Sports field|Exterior slab, air|@3|06:30|88|5|42 m|13900|confirmed\nFootings, barn|Hillside Farm|555-0124|Hillside Farm|Strip footing|@2|08:00|12|2|24 m|1720|on hold\nScreed, practice|Dr Hahn|555-0125|7 Market Square|Flowing screed|@5|07:30|6|1|24 m|1250|asked\nBlinding, basement|Bragg Building|555-0121|9 Hill Road|Blinding|@-2|09:00|9|2|none|830|finished",
    },
    {
      id: "ticket",
      use: "core",
      role: "log",
      icon: "truck",
      names: "delivery ticket|delivery tickets",
      also: "load|truck|ticket",
      fields:
        "Ticket: text\nOrder: relation order\nTruck: text\nDriver: text @people\nVolume: number 1..9 m³\nBatched: dateTime -2..0 06:00..16:00\nOn site: dateTime -2..0 06:30..17:00\nSlump found: number 40..240 mm\nTemperature: number 5..30 °C\nWater added: number 0..40 l\nSigned by: text",
      cells: "order truck driver volume batched onSite slumpFound temperature waterAdded signedBy",
      rows: "55101|Basement walls|M7|Rasim|8|@0T06:35|@0T07:05|110|14|0|Foreman Lutz\n55102|Basement walls|M3|Oleg|8|@0T06:58|@0T07:31|120|14|0|Foreman Lutz\n55103|Basement walls|M9|Janne|8|@0T07:20|@0T07:52|135|15|0|Foreman Lutz\n55104|Basement walls|M7|Rasim|8|@0T08:10|@0T08:44|115|15|10|Foreman Lutz\n55088|Blinding, basement|M3|Oleg|5|@-2T08:40|@-2T09:10|80|12|0|Foreman Lutz\n55089|Blinding, basement|M9|Janne|4|@-2T09:15|@-2T09:46|85|12|0|Foreman Lutz",
    },
    {
      id: "cube",
      use: "core",
      role: "item",
      icon: "cuboid",
      names: "test cube|test cubes",
      also: "cube test|sample|specimen",
      fields:
        "Cube: text\nOrder: relation order\nMade: date -30..0\nAge: choice 7 days|28 days\nCrush on: date -3..28\nDays left: daysUntil crushOn\nWanted: number 10..45 N/mm²\nFound: number 0..60 N/mm²\nOver wanted: calc found - wanted N/mm²\nState: choice in the mold|in water|crushed|below strength",
      cells: "order made age crushOn wanted found state",
      rows: "Walls, cube 1|Basement walls|@0|7 days|@7|26|0|in the mold\nWalls, cube 2|Basement walls|@0|28 days|@28|37|0|in the mold\nBlinding, cube 1|Blinding, basement|@-2|7 days|@5|7|0|in water\nHall test pour|Hall floor|@-8|7 days|@-1|27|0|in water\nBarn trial|Footings, barn|@-28|28 days|@0|25|31|crushed",
    },
    {
      id: "silo",
      use: "more",
      role: "item",
      icon: "database",
      names: "silo or bay|silos and bays",
      also: "cement|aggregate|sand|stock",
      fields:
        "Store: text\nMaterial: text\nHolds: number 40..300 t\nFilled: number 2..260 t\nOrder at: number 10..80 t\nAbove order point: calc filled - orderAt t",
      cells: "material holds filled orderAt",
      rows: "Silo 1|CEM II 42.5|80|31|25\nSilo 2|Fly ash|60|44|15\nBay A|Gravel 8 to 16|300|120|80\nBay B|Sand 0 to 4|300|70|80\nBay C|Gravel 16 to 32|300|210|80",
    },
  ],
  jobs: "agenda order.pourDate\nkeep ticket\nmove order.state\nrank silo.aboveOrderPoint\ndue cube.crushOn\nrequest order\nfind mix\nmap order.site\nchart ticket.slumpFound\ntotal ticket.volume\nprint ticket\nmove cube.state",
  site: {
    headline: "Mixed at six, on site at seven",
    body: "Five mixers, three pumps, and a dispatcher who knows the bridges. Order by two for tomorrow morning.",
    action: "Order concrete|order",
    services:
      "Concrete|By the class, per cubic meter from|92\nPump|36 meters, first three hours|420\nSmall load|Up to three cubic meters, surcharge|65",
    questions:
      "How long may it wait on site?|Ninety minutes from batching; after that we take no blame.\nMay I add water?|Only if the ticket says so; it costs strength.\nCan you pour in frost?|Down to minus three, with warm water and covers.",
  },
  words: {
    tagline: "Mixes, trucks, cubes and cubic meters.",
    itch: "How many cubic meters are in the wall by now?",
    promise: "Every load ticketed, every cube crushed on its day",
    pov: "POV: the next mixer turns in as the last one leaves",
    gains: ["Walls: 32 of 42 poured", "Hall cube: crush it today", "Sand below the order point"],
  },
});
