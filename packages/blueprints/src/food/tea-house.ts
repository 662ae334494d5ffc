import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "teaHouse",
  name: "Tea house",
  icon: "leaf",
  says: {
    en: "tea house|teahouse|tea shop|tea room|tearoom|afternoon tea|afternoon tea booking|loose leaf tea|tea merchant|tea tasting|matcha bar|bubble tea shop|boba shop|tea ceremony|tea blends|high tea reservations|tea catalog|tea subscription",
    de: "Teehaus|Teeladen|Teestube|Teezeremonie",
    es: "casa de té|salón de té|tienda de té|ceremonia del té",
    fr: "maison de thé|salon de thé|boutique de thé|cérémonie du thé",
    pt: "casa de chá|salão de chá|loja de chás|cerimónia do chá",
  },
  forms: ["site", "booking", "shop", "management"],
  people: ["tea hosts", "guests"],
  mood: "warm",
  things: [
    {
      id: "tea",
      use: "core",
      role: "item",
      icon: "leaf",
      names: "tea|teas",
      also: "leaf|blend|infusion|matcha|tin",
      fields:
        "Tea: text\nPicture: image\nKind: choice white|green|oolong|black|pu-erh|herbal|matcha\nOrigin: text\nHarvest: text\nWater: number 60..100 °C\nSteep: number 1..10 min\nInfusions: number 1..9\nGrams a pot: number 3..8 g\nPrice per 100 g: money 5..48 EUR\nPot price: money 4..14 EUR\nIn tins: number 0..6000 g\nReorder at: number 200..1000 g\nCaffeine: choice none|low|medium|high\nTastes of: text",
      cells:
        "kind origin harvest water steep infusions gramsAPot pricePer100G potPrice inTins reorderAt caffeine tastesOf",
      rows: "Silver needles|white|Fujian|Spring 2026|75|5|4|4|32|9.5|640|300|low|Hay, melon\nSencha, first flush|green|Shizuoka|May 2026|70|2|3|4|22|7|1150|500|medium|Grass, sea\nIron goddess|oolong|Anxi|Autumn 2025|90|3|7|5|26|8|420|400|medium|Orchid\nDong Ding, roasted|oolong|Nantou|Winter 2025|95|3|6|5|29|8.5|380|400|medium|Nut, caramel\nAssam, broken|black|Assam|Second flush|98|3|1|6|8|4.8|3400|1000|high|Malt\nDarjeeling, gardens' mix|black|Darjeeling|March 2026|90|3|2|4|14|5.5|1900|800|medium|Muscatel\nOld tree pu-erh|pu-erh|Yunnan|2015|98|2|9|6|44|11|250|200|medium|Earth, plum\nMint and verbena|herbal|Own garden|Summer 2026|98|7|1|5|7|4.5|900|500|none|Garden after rain\nCeremonial matcha|matcha|Uji|2026|75|1|1|3|48|6.5|180|200|high|Cream, spinach",
    },
    {
      id: "seat",
      use: "core",
      role: "place",
      icon: "armchair",
      names: "table|tables",
      also: "tatami|window seat|room|garden place",
      fields:
        "Table: text\nSeats: number 2..8\nWhere: choice window|tatami room|library|garden\nState: choice free|seated|reserved",
      cells: "seats where state",
      rows: "Window 1|2|window|reserved\nWindow 2|2|window|seated\nTatami|6|tatami room|reserved\nLibrary, round|4|library|free\nLibrary, long|8|library|reserved\nGarden bench|4|garden|free",
    },
    {
      id: "reservation",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "reservation|reservations",
      also: "booking|afternoon tea|ceremony|visit",
      fields:
        "Reservation: text\nTable: relation seat\nDate: date -3..14\nTime: time 11:00..17:30\nGuests: number 1..8\nKind: choice pot of tea|afternoon tea|ceremony|tasting\nDiet: tags none|vegan|no gluten|nuts|no milk\nPhone: phone\nPrice: money 5..320 EUR\nState: choice asked|confirmed|seated|left|did not come\nWishes: text",
      cells: "table date time guests kind diet phone price state wishes",
      rows: "Mrs Albrecht's seventieth|Library, long|@0|15:00|8|afternoon tea|no gluten|555-0101|232|confirmed|One scone plate without gluten\nCeremony for two|Tatami|@0|16:30|2|ceremony|none|555-0102|70|confirmed|Socks, they know\nInes, by the window|Window 1|@0|14:00|2|afternoon tea|vegan|555-0103|58|confirmed|\nReader, alone|Window 2|@0|11:30|1|pot of tea|none|555-0104|8|seated|Iron goddess\nOolong tasting|Library, round|@3|17:30|4|tasting|none|555-0105|112|confirmed|\nBaby shower|Library, long|@5|14:00|7|afternoon tea|nuts|555-0106|203|asked|Mint only for two\nGarden, if dry|Garden bench|@8|12:00|4|pot of tea|none|555-0107|32|asked|\nTwo, last week|Window 1|@-2|15:00|2|afternoon tea|none|555-0108|58|left|",
    },
    {
      id: "order",
      use: "core",
      role: "item",
      icon: "shopping-bag",
      names: "order|orders",
      also: "tea order|tin|parcel|gift box",
      fields:
        "Order: text\nTea: relation tea\nGrams: number 50..1000 g\nPrice: money 6..240 EUR\nDate: date -7..3\nGrind and pack: choice bag|tin|gift box\nState: choice new|packed|sent|collected\nPaid: boolean 70",
      cells: "tea grams price date grindAndPack state paid",
      rows: "Assam for the office|Assam, broken|1000|80|@0|bag|new|yes\nSencha, two tins|Sencha, first flush|200|44|@0|tin|packed|yes\nPresent for Oma|Darjeeling, gardens' mix|100|14|@-1|gift box|sent|yes\nPu-erh, a piece|Old tree pu-erh|50|22|@-2|bag|collected|yes\nMatcha to Lyon|Ceremonial matcha|100|48|@1|tin|new|no",
    },
    {
      id: "ware",
      use: "more",
      role: "item",
      icon: "cup-soda",
      names: "teapot|teapots",
      also: "ware|cup|bowl|gaiwan",
      fields:
        "Piece: text\nPicture: image\nMaker: text\nHolds: number 40..1200 ml\nPrice: money 12..190 EUR\nIn shop: number 0..20",
      cells: "maker holds price inShop",
      rows: "Cast iron pot, small|Foundry Morita|300|88|3\nGaiwan, white|Kiln Street Pottery|110|24|9\nMatcha bowl, gray|Kiln Street Pottery|400|62|2\nGlass pot|Lauscha Glass|600|34|6",
    },
  ],
  jobs: "book reservation\nagenda reservation.date\nfind tea\nmove seat.state\nsell tea.pricePer100G\nmove reservation.state\ncount tea.inTins\nshow tea.picture\nmove order.state\nkeep order\nchart reservation.kind\nkeep tea",
  site: {
    headline: "Sit down, the water is at seventy-five",
    body: "Sixty teas, six tables and scones at three. Come for a pot, for afternoon tea or for the ceremony on the tatami.",
    action: "Reserve a table|reservation",
    services:
      "Pot of tea|Poured as often as it gives|4.8\nAfternoon tea|Sandwiches, scones, cake, any pot|29\nTea ceremony|Forty minutes, per person|35\nOolong tasting|Five teas side by side|28",
    questions:
      "Do I need to book afternoon tea?|Yes, a day ahead, because of the scones.\nIs there a vegan plate?|Yes, and one without gluten. Tell us when you book.\nHow hot should the water be?|It is on every tin: seventy for green, boiling for black.\nCan I buy what I drank?|Yes, from fifty grams.",
  },
  words: {
    tagline: "Sixty teas, six tables and water at the right heat.",
    itch: "How much Iron Goddess is left?",
    promise: "The right leaf, the right heat, a free chair",
    pov: "POV: your pot gives a seventh cup and they know it",
    gains: ["Today: 4 tables, 13 guests", "Matcha: 180 grams, reorder", "Iron Goddess: seven infusions"],
  },
});
