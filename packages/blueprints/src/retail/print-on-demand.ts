import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "printOnDemand",
  name: "Print on demand shirts",
  icon: "shirt",
  says: {
    en: "print on demand|custom t-shirts|t-shirt printing|t-shirt shop|screen printing shop|screen printing|merch store|band merch|custom apparel|shirt printing orders|dtf printing|embroidery shop|team shirts printing|merchandise store|promotional products|tote bag printing|artwork approval for prints",
    de: "T-Shirt-Druck|Textildruck|Merch-Shop|Siebdruck",
    es: "camisetas personalizadas|serigrafía|impresión de camisetas",
    fr: "impression de t-shirts|t-shirts personnalisés|sérigraphie",
    pt: "camisetas personalizadas|estamparia|impressão de t-shirts",
  },
  forms: ["shop", "management", "site"],
  people: ["designers", "printers", "customers"],
  mood: "lively",
  things: [
    {
      id: "design",
      use: "core",
      role: "item",
      icon: "palette",
      names: "design|designs",
      also: "artwork|print|motif|logo",
      fields:
        "Design: text\nPicture: image\nArtist: text @people\nColors: number 1..6\nWidth: number 8..36 cm\nMethod: choice screen print|transfer|embroidery|direct print\nRoyalty: money 0..4 EUR\nSold: rollup sum order.design.pieces\nState: choice idea|drawn|approved|in the shop|retired",
      cells: "artist colors width method royalty state",
      rows: "Moth, two colors|Ines Falk|2|28|screen print|2.5|in the shop\nClub crest|Client|3|9|embroidery|0|approved\nLighthouse line|Ravi Anand|1|24|screen print|2.5|in the shop\nTour dates, back|Client|1|34|screen print|0|approved\nFox in a raincoat|Ines Falk|6|26|direct print|2.5|in the shop\nBakery wheat mark|Client|1|8|transfer|0|drawn",
    },
    {
      id: "blank",
      use: "core",
      role: "item",
      icon: "shirt",
      names: "blank|blanks",
      also: "garment|shirt|hoodie|stock",
      fields:
        "Blank: text\nColor: text\nSize: choice S|M|L|XL|2XL|one size\nCost: money 2..16 EUR\nIn stock: number 0..160\nPromised: number 0..120\nFree: calc inStock - promised\nSupplier: text",
      cells: "color size cost inStock promised supplier",
      rows: "Organic tee, black, M|black|M|4.2|64|30|Cottonhouse\nOrganic tee, black, L|black|L|4.2|22|28|Cottonhouse\nOrganic tee, white, M|white|M|4|80|12|Cottonhouse\nHoodie, navy, L|navy|L|15.5|18|12|Cottonhouse\nHoodie, navy, XL|navy|XL|15.5|6|6|Cottonhouse\nTote bag, natural|natural|one size|2.1|140|50|Bagworks\nApron, sand|sand|one size|6.4|10|8|Bagworks",
    },
    {
      id: "order",
      use: "core",
      role: "event",
      icon: "clipboard-list",
      names: "order|orders",
      also: "job|print run|commission",
      fields:
        "Order: text\nCustomer: text\nE-mail: email\nDesign: relation design\nSizes: lines\nPieces: number 1..220\nPrice each: money 7..38 EUR\nTotal: calc pieces * priceEach EUR\nDue: date -2..20\nDays left: daysUntil due\nPrinter: text @people\nStatus: choice asked|quoted|artwork to approve|approved|blanks ordered|on press|packed|sent",
      cells: "customer eMail design sizes pieces priceEach due printer status",
      rows: "Weir club hoodies|Sports Club Weir|office@weirclub.example.com|Club crest|12 Hoodie, navy, L; 6 Hoodie, navy, XL|18|34|@5|Mattes|approved\nTour shirts|The Low Piers|merch@lowpiers.example.com|Tour dates, back|30 Organic tee, black, M; 28 Organic tee, black, L|58|14|@2|Mattes|blanks ordered\nBakery aprons|Crumb bakery|hello@crumb.example.com|Bakery wheat mark|8 Apron, sand|8|19|@9|Jule|artwork to approve\nFair totes|Town Hall Events|events@townhall.example.com|Lighthouse line|50 Tote bag, natural|50|7.5|@-1|Jule|on press\nShop order 2210|Greta Hofer|greta.hofer@example.com|Moth, two colors|1 Organic tee, black, M|1|28|@1|Jule|packed\nShop order 2209|Omar Said|omar.said@example.com|Fox in a raincoat|2 Organic tee, white, M|2|28|@0|Jule|sent",
    },
    {
      id: "screen",
      use: "more",
      role: "item",
      icon: "frame",
      names: "screen|screens",
      also: "stencil|set-up",
      fields:
        "Screen: text\nDesign: relation design\nMesh: number 43..120\nInk: text\nExposed: date -200..-1\nState: choice coated|exposed|on press|to reclaim",
      cells: "design mesh ink exposed state",
      rows: "Moth, layer 1|Moth, two colors|77|White|@-30|exposed\nMoth, layer 2|Moth, two colors|77|Ochre|@-30|exposed\nLighthouse|Lighthouse line|61|Navy|@-3|on press\nTour back|Tour dates, back|55|White|@-1|coated",
    },
  ],
  jobs: "due order.due\nmove order.status\nrank blank.free\nshow design.picture\nassign order.printer\nsell order.priceEach\nrequest order\nmove design.state\ncount blank.inStock\ntotal order.pieces\nprint order\nrank design.sold",
  site: {
    headline: "Fifty shirts or one",
    body: "Screen print from twenty pieces, direct print from one. We send a picture of the print before we ink the rest.",
    action: "Ask for a print run|order",
    services:
      "Screen print|From twenty pieces, per shirt and color|14\nOne-off|Direct print on a white or black tee|28\nEmbroidery|Crest or name, set-up once|25",
    questions:
      "What file do you need?|A vector, or 300 dots per inch at print size.\nCan I bring my own shirts?|Cotton, washed once, at your own risk.\nHow fast?|Ten days from approval, five for transfers.",
  },
  words: {
    tagline: "Artwork, blanks, press, parcel.",
    itch: "Has the bakery approved the wheat?",
    promise: "The right print in the right size",
    pov: "POV: the artwork was approved before the ink was mixed",
    gains: ["Black L: six short", "Fair totes: one day late", "58 tour shirts in two days"],
  },
});
