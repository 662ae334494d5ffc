import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "craftMarketplace",
  name: "Makers' marketplace",
  icon: "hand-heart",
  says: {
    en: "craft marketplace|handmade marketplace|marketplace for makers|makers market online|marketplace of crafts|sell handmade crafts|artisan marketplace|etsy alternative|handmade goods platform|craft sellers platform|artisans and their shops|craft fair online|local makers directory|multi-vendor craft market|handicraft marketplace|artist marketplace",
    de: "Marktplatz für Handgemachtes|Handmade-Marktplatz|Kunsthandwerk online verkaufen|Kunsthandwerker-Plattform",
    es: "mercado de artesanos|marketplace de artesanía|vender artesanía online",
    fr: "marché de créateurs en ligne|place de marché artisanale|vendre ses créations",
    pt: "mercado de artesãos|marketplace de artesanato|vender artesanato online",
  },
  forms: ["marketplace", "shop", "directory", "community"],
  people: ["organizers", "makers", "buyers"],
  mood: "lively",
  things: [
    {
      id: "maker",
      use: "core",
      role: "person",
      icon: "hand-heart",
      names: "maker|makers",
      also: "seller|artisan|shop|vendor|crafter",
      fields:
        "Shop: text\nPicture: image\nMaker: text\nCraft: choice ceramics|textiles|wood|jewelry|paper|leather|glass\nPlace: location\nE-mail: email\nAbout: longText\nFee: percent 5..10\nPieces shown: rollup count piece.maker\nState: choice applied|approved|on vacation|closed",
      cells: "maker craft place eMail about fee state",
      rows: "Clay and Co|Ruth Adeyemi|ceramics|Mill Yard 3|ruth@clay.example.com|Stoneware for every day, fired on Thursdays|8|approved\nLoop Lane|Astrid Berg|textiles|12 Weaver Street|astrid@looplane.example.com|Blankets on an old loom|8|approved\nChip and Grain|Tomás Ibarra|wood|The Sawmill|tomas@chip.example.com|Spoons and boards from storm-felled trees|8|approved\nLittle Anvil|Chloe Pike|jewelry|Unit 9|chloe@littleanvil.example.com|Recycled silver|10|on vacation\nFold|Kenji Mori|paper|5 Bridge Row|kenji@fold.example.com|Lamps and cards|8|approved\nSaddle Street|Nell Farrow|leather|2 Saddle Street|nell@saddle.example.com|Belts cut to measure|8|applied",
    },
    {
      id: "piece",
      use: "core",
      role: "item",
      icon: "package",
      names: "piece|pieces",
      also: "product|listing|creation|work|item",
      fields:
        "Piece: text\nPicture: image\nMaker: relation maker\nPrice: money 8..280 EUR\nMaterial: text\nKind: choice one of a kind|small series|made to order\nIn stock: number 0..20\nReady in: number 1..30 days\nState: choice draft|to check|listed|sold out",
      cells: "maker price material kind inStock readyIn state",
      rows: "Breakfast bowl, oat|Clay and Co|26|Stoneware|small series|8|2|listed\nBig salad bowl|Clay and Co|68|Stoneware|one of a kind|1|2|listed\nLambswool throw|Loop Lane|185|Wool|made to order|0|21|listed\nCushion, rust stripe|Loop Lane|62|Wool and linen|small series|4|3|listed\nCherry spoon|Chip and Grain|18|Cherry|small series|14|2|listed\nBread board, elm|Chip and Grain|54|Elm|one of a kind|1|2|sold out\nHammered ring|Little Anvil|75|Silver|made to order|0|14|listed\nMoon lamp, folded|Fold|95|Paper|small series|3|5|listed\nCard set, cranes|Fold|14|Paper|small series|20|2|listed\nBelt, 32 mm|Saddle Street|72|Leather|made to order|0|10|to check",
    },
    {
      id: "order",
      use: "core",
      role: "event",
      icon: "shopping-bag",
      names: "order|orders",
      also: "sale|purchase|payout",
      fields:
        "Order: text\nPiece: relation piece\nBuyer: text @people\nPlaced: date -20..0\nQuantity: number 1..6\nTotal: money 14..280 EUR\nSend by: date -2..21\nState: choice paid|being made|sent|received|refunded\nPaid to maker: boolean 40",
      cells: "piece buyer placed quantity total sendBy state paidToMaker",
      rows: "M-211|Breakfast bowl, oat|Leonie Hart|@0|4|104|@2|paid|no\nM-210|Moon lamp, folded|Oskar Dahl|@-1|1|95|@4|paid|no\nM-209|Lambswool throw|Fatou Sarr|@-12|1|185|@9|being made|no\nM-208|Cherry spoon|Ivy Chan|@-5|3|54|@-3|sent|no\nM-207|Cushion, rust stripe|Leonie Hart|@-5|2|124|@-1|paid|no\nM-206|Card set, cranes|Noah Stern|@-14|1|14|@-12|received|yes\nM-205|Bread board, elm|Marta Vidal|@-16|1|54|@-14|received|yes",
    },
    {
      id: "review",
      use: "core",
      role: "log",
      icon: "star",
      names: "review|reviews",
      also: "rating|feedback",
      fields:
        "Review: text\nPiece: relation piece\nStars: rating 3..5\nBy: text @people\nWritten: date -30..0\nWords: longText",
      cells: "piece stars by written words",
      rows: "Lovely to hold|Cherry spoon|5|Ivy Chan|@-1|Smoother than the picture\nArrived in a week|Bread board, elm|5|Marta Vidal|@-6|Oiled and wrapped in cloth\nOne corner bent|Card set, cranes|3|Noah Stern|@-8|Envelope too thin, Kenji sent a new card\nWarm light|Moon lamp, folded|4|Hana Suzuki|@-20|Cable could be longer",
    },
  ],
  jobs: "find piece\nsell piece.price\nshow piece.picture\nkeep maker\nmove order.state\nmove maker.state\ndue order.sendBy\nrate review.stars\nmap maker.place\nmove piece.state\ncheck order.paidToMaker\ntotal order.total",
  site: {
    headline: "Made by hand, bought from the hand",
    body: "Sixty workshops within a day's ride, one basket. You see who made it, how long it takes, and where the bench stands.",
    action: "See the pieces|piece",
    services:
      "Open your shop|First ten pieces free, then eight percent of sales|\nMade to order|Agreed with the maker before you pay|\nStudio visits|First Saturday of the month|",
    questions:
      "Who may sell here?|Anybody who makes it themselves, within a hundred miles.\nWhen are makers paid?|Fourteen days after the parcel arrives.\nCan I send it back?|Small series yes, made to measure no.",
  },
  words: {
    tagline: "Makers, their pieces, and who bought what.",
    itch: "Has the cushion left the loom?",
    promise: "Every piece with a maker behind it",
    pov: "POV: you know the name of who threw your bowl",
    gains: ["Ten pieces from six workshops", "Cushions: one day late", "Saddle Street: waiting for approval"],
  },
});
