import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "sewingWorkshop",
  name: "Sewing workshop",
  icon: "spool",
  says: {
    en: "sewing workshop|garment production|clothing manufacturer|garment factory|sewing studio production|fashion production|cut and sew|small batch clothing production|size runs and cutting|fashion designer production|tech packs|textile workshop|leather workshop|bag maker|costume making workshop|fashion label production",
    de: "Nähwerkstatt|Konfektion|Bekleidungsfertigung|Lohnnäherei",
    es: "taller de confección|taller de costura|producción de ropa",
    fr: "atelier de confection|atelier de couture|fabrication textile",
    pt: "oficina de costura|confecção|produção de vestuário",
  },
  forms: ["management", "dashboard"],
  people: ["pattern makers", "machinists", "clients"],
  mood: "warm",
  things: [
    {
      id: "style",
      use: "core",
      role: "item",
      icon: "shirt",
      names: "style|styles",
      also: "model|pattern|tech pack|garment",
      fields:
        "Style: text\nSketch: image\nClient: text\nKind: choice shirt|trousers|dress|jacket|bag|apron\nSizes: tags XS|S|M|L|XL\nFabric per piece: number 0.3..4 m\nMinutes per piece: number 8..260 min\nPrice per piece: money 6..140 EUR\nPattern version: text\nState: choice sketch|pattern|first sample|fit sample|approved|in production",
      cells: "client kind sizes fabricPerPiece minutesPerPiece pricePerPiece patternVersion state",
      rows: "Chef's apron|Harbor Hotel|apron|M; L|1.1|22|16|v3|in production\nWork jacket|Linden Label|jacket|S; M; L; XL|2.4|185|98|v6|in production\nLinen shirt|Linden Label|shirt|XS; S; M; L|1.8|95|54|v4|approved\nWrap skirt|Studio Lina|dress|S; M; L|1.9|70|41|v2|fit sample\nMarket bag|Town Council|bag|M|0.7|18|9|v1|in production\nCanvas trousers|Linden Label|trousers|S; M; L; XL|1.7|110|62|v1|pattern",
    },
    {
      id: "order",
      use: "core",
      role: "event",
      icon: "clipboard-list",
      names: "production order|production orders",
      also: "run|batch|order",
      fields:
        "Order: text\nStyle: relation style\nPieces: number 5..600\nCut: number 0..600\nSewn: number 0..600\nFaulty: number 0..20\nTo sew: calc cut - sewn\nPrice: money 6..140 EUR\nOrder value: calc pieces * price EUR\nDue: date -3..40\nDays left: daysUntil due\nState: choice planned|fabric here|cut|sewing|finishing|checked|packed|delivered",
      cells: "style pieces cut sewn faulty price due state",
      rows: "PO 88 aprons|Chef's apron|80|80|62|2|16|@4|sewing\nPO 89 jackets|Work jacket|120|70|31|1|98|@16|sewing\nPO 90 bags|Market bag|400|400|400|6|9|@-1|finishing\nPO 91 shirts|Linen shirt|90|0|0|0|54|@30|planned\nPO 86 jackets|Work jacket|60|60|60|2|98|@-15|delivered",
    },
    {
      id: "bundle",
      use: "core",
      role: "event",
      icon: "layers",
      names: "bundle|bundles",
      also: "cut bundle|size run|ticket|work step",
      fields:
        "Bundle: text\nOrder: relation order\nSize: choice XS|S|M|L|XL\nPieces: number 4..40\nStep: choice cutting|fusing|seams|sleeves|collar|buttonholes|pressing|check\nMachinist: text @people\nStarted: date -8..0\nBack by: date -2..5\nMinutes: number 20..2400",
      cells: "order size pieces step machinist started backBy minutes",
      rows: "Aprons M, 1|PO 88 aprons|M|20|seams|Rosa Pinto|@-1|@1|240\nAprons L, 1|PO 88 aprons|L|18|pressing|Dilan Acar|@-2|@0|130\nJackets M, 1|PO 89 jackets|M|20|sleeves|Bich Tran|@-3|@1|1400\nJackets S, 1|PO 89 jackets|S|14|collar|Rosa Pinto|@-4|@-1|1100\nJackets L, 1|PO 89 jackets|L|20|fusing|Dilan Acar|@0|@3|260\nBags, last|PO 90 bags|M|40|check|Bich Tran|@-1|@0|160",
    },
    {
      id: "fabric",
      use: "core",
      role: "item",
      icon: "package",
      names: "fabric or trim|fabrics and trims",
      also: "fabric|thread|zip|button|label",
      fields:
        "Material: text\nKind: choice fabric|lining|zip|buttons|thread|label\nIn stock: number 0..900\nNeeded: number 0..900\nSpare: calc inStock - needed\nUnit: choice m|pieces|cones\nLot: text\nShrinkage: percent 0..6",
      cells: "kind inStock needed unit lot shrinkage",
      rows: "Cotton twill, navy|fabric|310|288|m|T-118|2\nCanvas, tan|fabric|40|90|m|C-22|3\nLinen, chalk|fabric|0|162|m|L-07|5\nJacket buttons 20 mm|buttons|520|600|pieces|B-9|0\nCore thread, navy|thread|14|9|cones|N-3|0\nWoven label|label|900|690|pieces|W-1|0",
    },
  ],
  jobs: "due order.due\nmove order.state\ncount order.sewn\nmove bundle.step\nassign bundle.machinist\nrank fabric.spare\nkeep bundle\ndue bundle.backBy\nshow style.sketch\nmove style.state\nchart bundle.step\nprint bundle",
  site: {
    headline: "From sketch to a hundred pieces",
    body: "Pattern, sample, cut and seam under one roof, from twenty pieces. You see how many are sewn every evening.",
    action: "Show us a style|style",
    services:
      "Pattern and first sample|Shirt or trousers|320\nProduction|Shirt, from 50 pieces|54\nGrading|Per size|35",
    questions:
      "What is the smallest run?|Twenty pieces of one style.\nWho buys the fabric?|You or we; we test the shrinkage in any case.\nHow long does a run take?|Three weeks from approved sample and fabric in house.",
  },
  words: {
    tagline: "Styles, bundles, minutes and meters.",
    itch: "How many jackets are sewn?",
    promise: "Every bundle with a name and a step",
    pov: "POV: the last bundle of size M meets its buttons",
    gains: ["62 of 80 aprons sewn", "Linen: 162 meters missing", "Bags: one day late"],
  },
});
