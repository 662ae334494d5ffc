import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "jewelleryMaking",
  name: "Jewelry making",
  icon: "gem",
  says: {
    en: "jewellery making|jewelry making|goldsmith|silversmith|handmade jewelry business|jewelry workshop|bench jeweler|jewelry commissions|gold and silver stock|gemstone inventory|bead stock|beading projects|hallmarking log|lost wax casting|jewelry designer|metal clay jewelry",
    de: "Goldschmiede|Goldschmied|Silberschmied|Schmuckdesign",
    es: "orfebre|taller de joyería|joyería artesanal",
    fr: "atelier de bijoux|orfèvre|création de bijoux|bijoutier créateur",
    pt: "ourives|atelier de joalharia|joalharia artesanal",
  },
  forms: ["management", "shop", "tracker"],
  people: ["goldsmiths", "clients"],
  mood: "warm",
  things: [
    {
      id: "stone",
      use: "core",
      role: "item",
      icon: "gem",
      names: "stone or metal|stones and metal",
      also: "gemstone|silver|gold|wire|bead|material",
      fields:
        "Material: text\nKind: choice gold|silver|stone|pearl|finding\nFineness: choice none|925|375|585|750\nSize: text\nIn stock: number 0..400\nUnit: choice g|pieces|ct\nCost: money 0.5..78 EUR\nValue: calc inStock * cost EUR\nOrigin: text",
      cells: "kind fineness size inStock unit cost origin",
      rows: "Silver sheet 0.8|silver|925|100 × 200|142|g|1.1|Recycled\nSilver wire 1.2|silver|925|Round|86|g|1.2|Recycled\nGold grain|gold|585|Grain|31|g|48|Customer and refiner\nSapphire, pale|stone|none|4 × 3 oval|6|pieces|62|Known mine\nMoonstone cabochon|stone|none|8 mm|14|pieces|7|Dealer\nRiver pearl|pearl|none|6 mm|40|pieces|3.2|Dealer\nEar wire pair|finding|925|18 mm|55|pieces|2.4|Findings House",
    },
    {
      id: "design",
      use: "core",
      role: "item",
      icon: "pencil",
      names: "design|designs",
      also: "piece|model|ring|earrings|product",
      fields:
        "Design: text\nPicture: image\nKind: choice ring|earrings|pendant|bracelet|brooch\nMetal weight: number 1..42 g\nHours: number 0.5..24 h\nMaterial cost: money 4..680 EUR\nPrice: money 35..2600 EUR\nAbove material: calc price - materialCost EUR\nIn stock: number 0..12\nState: choice sketch|wax|sample|in the range|one-off",
      cells: "kind metalWeight hours materialCost price inStock state",
      rows: "Hammered ring|ring|5|1.5|9|75|4|in the range\nMoon studs|earrings|4|2|21|98|2|in the range\nReed brooch|brooch|11|5|18|240|1|one-off\nRiver drop|earrings|3|1.2|12|62|5|in the range\nOval ring, sapphire|ring|6|9|330|1150|0|sample\nLeaf chain|bracelet|14|7|22|310|0|sketch",
    },
    {
      id: "commission",
      use: "core",
      role: "event",
      icon: "clipboard-list",
      names: "commission|commissions",
      also: "order|custom order|remake",
      fields:
        "Commission: text\nClient: text @people\nE-mail: email\nDesign: relation design\nFinger size: text\nOwn gold brought: number 0..40 g\nEngraving: text\nQuote: money 60..4200 EUR\nDeposit: money 0..2000 EUR\nBalance: calc quote - deposit EUR\nWanted by: date -2..60\nDays left: daysUntil wantedBy\nState: choice talk|drawn|approved|wax|cast|filed|set|polished|hallmarked|handed over",
      cells: "client eMail design fingerSize ownGoldBrought engraving quote deposit wantedBy state",
      rows: "Two wedding bands|Zoe Marsh|zoe.marsh@example.com|Hammered ring|M and T|0|8.12.26|460|200|@7|polished\nGrandmother's ring remade|Inga Storm|inga.storm@example.com|Oval ring, sapphire|N|7.2||980|400|@24|cast\nBrooch like the reed|Ola Fenwick|ola.fenwick@example.com|Reed brooch||0||260|0|@30|approved\nStuds, bridesmaids|Zoe Marsh|zoe.marsh@example.com|Moon studs||0||294|294|@7|set\nSignet, worn crest|Edwin Foss|edwin.foss@example.com|Hammered ring|R|0|Crest|540|200|@-1|hallmarked\nAnniversary chain|Bernd Voss|bernd.voss@example.com|Leaf chain||0|B and A|340|0|@45|drawn",
    },
    {
      id: "bench",
      use: "core",
      role: "log",
      icon: "clock",
      names: "bench entry|bench entries",
      also: "hours|work step|weight",
      fields:
        "Entry: text\nCommission: relation commission\nDate: date -12..0\nHours: number 0.3..8 h\nWork: choice saw|solder|file|set|polish|cast|engrave\nWeight before: number 1..80 g\nWeight after: number 1..80 g\nLoss: calc weightBefore - weightAfter g",
      cells: "commission date hours work weightBefore weightAfter",
      rows: "Bands, filed|Two wedding bands|@-3|2|file|11.8|11.1\nBands, polished|Two wedding bands|@-1|1.2|polish|11.1|10.9\nRing, cast|Grandmother's ring remade|@-2|3|cast|9.4|7.1\nStuds, set|Studs, bridesmaids|@-2|2.5|set|12.4|12.4\nSignet, engraved|Signet, worn crest|@-6|1.5|engrave|9.8|9.7",
    },
  ],
  jobs: "due commission.wantedBy\nmove commission.state\nkeep bench\nsell design.price\nshow design.picture\nfind stone\nrank design.aboveMaterial\ntotal stone.value\nrequest commission\ncount design.inStock\nprint commission\nmove design.state",
  site: {
    headline: "Made at one bench",
    body: "Recycled silver and gold, your grandmother's ring made new, bands hammered while you watch.",
    action: "Ask about a commission|commission",
    services:
      "Wedding bands|Pair, silver, engraved|460\nRemake|Your gold, a new ring, from|640\nStuds|Moonstone, ready to wear|98",
    questions:
      "Can you use my gold?|Yes; it is melted on its own and weighed before and after.\nHow long does a ring take?|Four to six weeks.\nIs it hallmarked?|Everything above the legal weight.",
  },
  words: {
    tagline: "Grams, stones, hours and hallmarks.",
    itch: "How much of her gold went into the ring?",
    promise: "Every gram weighed in and out",
    pov: "POV: the bands lie in the box a week early",
    gains: ["Wedding bands in seven days", "7.2 grams of grandmother's gold", "Signet due yesterday, hallmarked"],
  },
});
