import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "tastingNotes",
  name: "Tasting notes",
  icon: "coffee",
  says: {
    en: "tasting notes|wine tasting notes|wine tasting log|coffee tasting|coffee brewing log|whisky collection|whisky tasting|beer tasting log|wines i drank|my wine cellar|home brewing log|espresso dial in|beer journal",
    de: "Verkostungsnotizen|Weinverkostung|Weinkeller verwalten",
    es: "notas de cata|cata de vinos|mi bodega",
    fr: "notes de dégustation|carnet de dégustation|ma cave à vin",
    pt: "notas de degustação|degustação de vinhos|minha adega",
  },
  forms: ["tracker", "community"],
  people: ["people who taste twice"],
  mood: "warm",
  things: [
    {
      id: "drink",
      use: "core",
      role: "item",
      icon: "coffee",
      names: "bottle or bean|cellar",
      also: "coffee|beans|beer|wine|whisky|tea|bottle",
      fields:
        "Name: text\nLabel: image\nKind: choice coffee|wine|beer|tea|whisky\nMaker: text\nOrigin: choice Ethiopia|Colombia|Brazil|France|Italy|Spain|Germany|Japan|Scotland\nNotes: tags fruity|floral|nutty|chocolate|smoky|dry|sour|honey\nYear: number 2008..2024\nPrice: money 6..48 EUR\nStock: number 0..6\nOpened on: date -60..-2\nRating: rating 2..5",
      cells: "kind maker origin notes rating",
      rows: "Yirgacheffe, washed|coffee|Kaffa Row|Ethiopia|floral;fruity|5\nHuila, honey process|coffee|Nido Roasters|Colombia|honey;chocolate|\nRiesling trocken|wine|Weingut Halder|Germany|dry;fruity|\nPale ale, batch 7|beer|own kitchen|Germany|fruity;sour|\nSencha, first flush|tea|Morita Garden|Japan|floral|\nRioja crianza|wine|Bodega Salvatierra|Spain|nutty;dry|\nIslay single malt|whisky|Port Ruadh|Scotland|smoky;honey|4\nCerrado natural|coffee|Kaffa Row|Brazil|nutty;chocolate|\nOatmeal stout|beer|Hafenbräu|Germany|chocolate;smoky|\nBarbera|wine|Cascina Prato|Italy|fruity|",
    },
    {
      id: "tasting",
      use: "core",
      role: "log",
      icon: "glass-water",
      names: "tasting|tastings",
      also: "brew|cup",
      fields:
        "Note: text\nOf: relation drink\nDate: date -30..0\nMethod: choice pour-over|espresso|French press|glass|bottle\nDose: number 12.0..22.0 g\nWater: number 160..340 ml\nTime: number 25..240 s\nTemperature: number 8..96 °C\nRating: rating 2..5",
      cells: "method rating",
      rows: "Sweet, long finish||5\nBitter, grind coarser|pour-over|2\nBest so far, keep this recipe||5\nWith cheese, wow|glass|5\nA bit thin||3\nShared with Omar, he guessed plum||4\nToo cold, lost the smell||3",
    },
  ],
  jobs: "chart tasting.dose\nshow drink.label\nfind drink\nkeep drink\nrank drink.rating\nchart drink.kind\ntotal drink.price\nkeep tasting\nplan tasting.date",
  words: {
    tagline: "Remember every good cup.",
    itch: "Great cup. How, though?",
    promise: "Remember every good cup",
    pov: "POV: you nailed the pour",
    gains: ["40 bottles, 3 to open now.", "That cup? 18 g, 92 degrees.", "Five stars, twice."],
  },
});
