import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "hardwareStore",
  name: "Hardware store",
  icon: "hammer",
  says: {
    en: "hardware store|hardware shop|ironmonger|ironmongery|builders' merchant|builders merchant|building supplies store|diy store|diy shop|paint shop|timber merchant|trade counter|screws and nails shop|trade accounts at a hardware store|key cutting counter|plumbing supplies merchant",
    de: "Eisenwarenhandlung|Baumarkt|Baustoffhandel|Werkzeugladen",
    es: "ferretería|ferreteria|tienda de bricolaje|materiales de construcción tienda",
    fr: "quincaillerie|magasin de bricolage|négoce de matériaux",
    pt: "loja de ferragens|ferragens|loja de materiais de construção",
  },
  forms: ["shop", "management"],
  people: ["hardware merchants", "counter staff", "tradespeople"],
  mood: "sober",
  things: [
    {
      id: "product",
      use: "core",
      role: "item",
      icon: "hammer",
      names: "product|products",
      also: "article|SKU|screw|tool|stock line",
      fields:
        "Product: text\nCode: text\nDepartment: choice fixings|tools|paint|timber|plumbing|electrical|garden\nSold by: choice each|box|meter|kg|liter|sheet\nAisle: text\nPrice: money 0.2..189 GBP\nTrade price: money 0.1..160 GBP\nTrade discount: calc price - tradePrice GBP\nIn stock: number 0..1200\nReorder at: number 4..300\nAbove reorder point: calc inStock - reorderAt",
      cells: "code department soldBy aisle price tradePrice inStock reorderAt",
      rows: "Wood screw 5 × 60, box of 200|FX-0560|fixings|box|A3|9.5|7.6|34|20\nWall plug, brown, 100|FX-0901|fixings|box|A3|3.2|2.5|61|25\nClaw hammer 16 oz|TL-0016|tools|each|B1|18|15|6|4\nWhite matt emulsion, 10 l|PT-0100|paint|each|C2|42|33|9|12\nCLS timber 38 × 63, 2.4 m|TM-0063|timber|each|Yard|4.6|3.7|180|100\nPlywood 18 mm|TM-0180|timber|sheet|Yard|48|40|12|15\nCopper pipe 15 mm|PL-0015|plumbing|meter|D1|5.4|4.3|96|40\nBall valve 15 mm|PL-0150|plumbing|each|D1|6|4.4|3|10\nTwin cable 2.5 mm|EL-0025|electrical|meter|D4|1.4|1.1|420|200\nRock salt, 20 kg|GD-0020|garden|each|Door|7|5.6|0|30",
    },
    {
      id: "account",
      use: "core",
      role: "person",
      icon: "id-card",
      names: "trade account|trade accounts",
      also: "customer|tradesperson|builder|firm",
      fields:
        "Account: text\nContact: text\nPhone: phone\nE-mail: email\nCredit limit: money 500..5000 GBP\nOwing: rollup sum ticket.account.total GBP\nTerms: choice 30 days|end of month|cash only\nOn stop: boolean 10",
      cells: "contact phone eMail creditLimit terms onStop",
      rows: "Bragg Building|Steve Bragg|555-0141|office@bragg.example.com|5000|30 days|no\nLark Plumbing|Gina Lark|555-0142|gina@lark.example.com|2000|end of month|no\nMoor Decorators|Ken Moor|555-0143|ken@moor.example.com|1000|30 days|yes\nSt Jude's School|Caretaker|555-0144|caretaker@stjude.example.com|1500|end of month|no\nHollis Joinery|Fay Hollis|555-0145|fay@hollis.example.com|3000|30 days|no",
    },
    {
      id: "ticket",
      use: "core",
      role: "event",
      icon: "receipt",
      names: "counter ticket|counter tickets",
      also: "order|sale|invoice|delivery note",
      fields:
        "Ticket: text\nAccount: relation account\nDate: date -40..0\nItems: lines\nTotal: money 6..980 GBP\nOrder number: text\nCollection: choice counter|yard|delivery\nState: choice quoted|picking|ready|handed over|invoiced|paid\nDue: date -10..30",
      cells: "account date items total orderNumber collection state due",
      rows: "T-5521|Bragg Building|@0|60 CLS timber 38 × 63, 2.4 m; 6 Plywood 18 mm|462|Loft, no. 9|yard|picking|@30\nT-5520|Lark Plumbing|@0|12 Copper pipe 15 mm; 3 Ball valve 15 mm|64.8||counter|ready|@3\nT-5516|Hollis Joinery|@-1|10 Wood screw 5 × 60, box of 200|76|J-88|counter|handed over|@29\nT-5498|St Jude's School|@-8|4 White matt emulsion, 10 l|132|Hall|delivery|invoiced|@3\nT-5440|Moor Decorators|@-38|12 White matt emulsion, 10 l|396||counter|invoiced|@-8\nT-5519|Bragg Building|@-1|200 Twin cable 2.5 mm|220|Loft, no. 9|delivery|ready|@29",
    },
    {
      id: "supplierOrder",
      use: "more",
      role: "event",
      icon: "truck",
      names: "supplier order|supplier orders",
      also: "purchase order|delivery|restock",
      fields:
        "Order: text\nSupplier: text\nProduct: relation product\nQuantity: number 10..400\nDue: date -3..12\nValue: money 80..1600 GBP\nState: choice to order|ordered|part arrived|arrived",
      cells: "supplier product quantity due value state",
      rows: "Rock salt, pallet|Winter Minerals|Rock salt, 20 kg|49|@-1|190|ordered\nEmulsion|Calder Paints|White matt emulsion, 10 l|24|@3|610|ordered\nBall valves|Brass and Bore|Ball valve 15 mm|50|@5|150|ordered\nPlywood|Dock Timber|Plywood 18 mm|40|@8|1320|to order",
    },
  ],
  jobs: "rank product.aboveReorderPoint\nfind product\nmove ticket.state\nkeep account\ndue ticket.due\ntotal ticket.total\nsell product.price\ncount product.inStock\nprint ticket\ndue supplierOrder.due\nchart product.department\nmove supplierOrder.state",
  site: {
    headline: "One screw or a pallet",
    body: "Loose nails by the pound, timber cut while you wait, and a counter that opens at seven. Trade accounts by the end of the week.",
    action: "See the stock|product",
    services:
      "Trade account|Thirty days, one invoice|\nTimber cut|First three cuts for nothing|\nPaint mixed|Any color, tested on card|\nKeys|While you wait|6",
    questions:
      "Do you sell single screws?|Yes, from the drawers, by the piece.\nDo you deliver?|Twice a day within ten miles, with a crane on Thursdays.\nCan my apprentice collect?|If the name is on the account.",
  },
  words: {
    tagline: "Every screw in its drawer, every ticket on its account.",
    itch: "Have we got rock salt, and who asked?",
    promise: "Counter quick, accounts straight",
    pov: "POV: the drawer holds what the shelf says",
    gains: ["Rock salt: none, one day late", "Bragg: 682 on the counter", "Ball valves: 3 left of 10"],
  },
});
