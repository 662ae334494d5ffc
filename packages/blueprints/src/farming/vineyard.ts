import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "vineyard",
  name: "Vineyard",
  icon: "grape",
  says: {
    en: "vineyard|vineyard management|vine rows|vineyard blocks|grape grower|grape growing|winegrower|winemaker|winemaking|wine making log|vineyard spray diary|grape harvest|grape sampling|fermentation tanks for wine|vine pruning|wine tanks and barrels|estate winery production",
    de: "Weinbau|Winzer|Weinberg|Kellerbuch",
    es: "viñedo|viticultor|viña|cuaderno de viña",
    fr: "vignoble|vigneron|viticulture|cahier de cave",
    pt: "vinha|viticultor|viticultura|caderno de vinha",
  },
  forms: ["management", "tracker", "dashboard"],
  people: ["winegrowers", "cellar hands"],
  mood: "sober",
  things: [
    {
      id: "block",
      use: "core",
      role: "place",
      icon: "grape",
      names: "block|blocks",
      also: "vineyard|parcel|plot|terrace",
      fields:
        "Block: text\nPicture: image\nGrape: text\nClone and rootstock: text\nPlanted: date -18000..-400\nRows: number 4..80\nVines: number 200..6000\nHectares: number 0.1..4.0 ha\nSlope: percent 0..70\nFaces: choice south|south-east|south-west|east|west\nTraining: choice guyot|cordon|pergola|bush\nPruned: number 0..80 rows",
      cells: "grape cloneAndRootstock planted rows vines hectares slope faces training pruned",
      rows: "Chapel slope|Riesling|198 on SO4|1994-04-12|42|3900|1.1|48|south|guyot|31\nUpper terrace|Riesling|Old selection|1961-04-01|18|1100|0.4|66|south|guyot|18\nRed earth|Pinot Noir|777 on 3309|2006-05-08|36|4100|0.9|22|south-east|cordon|0\nMill path|Pinot Noir|115 on 161-49|2012-05-15|28|3000|0.7|12|south-west|cordon|0\nCool corner|Chardonnay|95 on SO4|2015-05-02|22|2400|0.6|15|east|guyot|22\nMixed row|Six old kinds|Own cuttings|1948-04-01|9|480|0.2|30|south|bush|0",
    },
    {
      id: "work",
      use: "core",
      role: "event",
      icon: "list-checks",
      names: "job|jobs",
      also: "work|pruning|spray|leaf work|green harvest",
      fields:
        "Job: text\nBlock: relation block\nDate: date -20..20\nKind: choice prune|tie|shoot thinning|leaf work|spray|mow|green harvest|repair wire|compost\nWho: text @people\nRows from to: text\nHours: number 1..60 h\nProduct: text\nRate: number 0.0..12.0 kg/ha\nGrowth stage: text\nWait before picking: number 0..60 days\nDone: boolean 30",
      cells: "block date kind who rowsFromTo hours product rate growthStage waitBeforePicking done",
      rows: "Prune the Chapel|Chapel slope|@0|prune|Agata Lenz|32 to 42|22|None|0|Dormant|0|no\nCompost, Red earth|Red earth|@3|compost|Karl Lenz|All|9|Compost|12|Dormant|0|no\nWires, Mill path|Mill path|@6|repair wire|Karl Lenz|4 to 12|7|None|0|Dormant|0|no\nTerrace done|Upper terrace|@-4|prune|Agata Lenz|All|19|None|0|Dormant|0|yes\nCool corner done|Cool corner|@-8|prune|Tomek Gala|All|14|None|0|Dormant|0|yes\nPrune Pinot|Red earth|@12|prune|Tomek Gala|1 to 18|20|None|0|Dormant|0|no",
    },
    {
      id: "pick",
      use: "core",
      role: "log",
      icon: "scissors",
      names: "picking|pickings",
      also: "harvest|grape load|pick|must",
      fields:
        "Picking: text\nBlock: relation block\nDate: date -80..-30\nKilos: number 200..6000 kg\nSugar: number 70..160 °Oe\nAcid: number 4.5..12.0 g/l\nMust pH: number 2.9..3.7\nRot: percent 0..20\nPickers: number 2..20\nTo tank: text",
      cells: "block date kilos sugar acid mustPH rot pickers toTank",
      rows: "Chardonnay, early|Cool corner|@-71|3400|82|9.1|3.1|1|9|T2\nPinot, Mill path|Mill path|@-64|3900|92|7.6|3.3|2|11|T5\nPinot, Red earth|Red earth|@-62|4800|95|7.2|3.4|3|12|T6\nRiesling, Chapel|Chapel slope|@-48|5600|88|8.8|3.1|4|14|T1\nRiesling, terrace|Upper terrace|@-44|1500|97|8.2|3.1|6|10|B7\nField blend|Mixed row|@-50|640|86|8|3.2|5|6|T9",
    },
    {
      id: "vessel",
      use: "core",
      role: "item",
      icon: "cylinder",
      names: "tank|tanks",
      also: "barrel|cask|vat|wine in the cellar",
      fields:
        "Vessel: text\nKind: choice steel tank|oak barrel|large cask|concrete egg\nHolds: number 225..6000 l\nFilled: number 0..6000 l\nWine: text\nStage: choice empty|settling|fermenting|on lees|malolactic|racked|filtered|bottled\nFree sulphur: number 0..60 mg/l\nResidual sugar: number 0.5..90.0 g/l\nNext check: date -2..30\nDays left: daysUntil nextCheck",
      cells: "kind holds filled wine stage freeSulphur residualSugar nextCheck",
      rows: "T1|steel tank|5000|3900|Riesling Chapel 26|on lees|38|6.4|@2\nT2|steel tank|3000|2350|Chardonnay 26|malolactic|0|1.1|@1\nT5|steel tank|3000|2700|Pinot Mill 26|racked|25|0.8|@9\nT6|steel tank|4000|3300|Pinot Red earth 26|malolactic|0|0.9|@-1\nT9|concrete egg|600|420|Field blend 26|on lees|30|2.5|@5\nB7|large cask|1200|1020|Riesling terrace 26|fermenting|0|24|@0\nB1|oak barrel|225|225|Pinot reserve 25|on lees|22|0.6|@14\nT3|steel tank|3000|0|None|empty|0|0.5|@20",
    },
    {
      id: "measure",
      use: "more",
      role: "log",
      icon: "flask-conical",
      names: "cellar entry|cellar entries",
      also: "measurement|racking|addition|lab",
      fields:
        "Entry: text\nVessel: relation vessel\nDate: date -60..0\nKind: choice measured|racked|sulphur added|topped up|yeast added|filtered|tasted\nTemperature: number 8.0..32.0 °C\nDensity: number 0.985..1.110\nAdded: text\nTasted: text",
      cells: "vessel date kind temperature density added tasted",
      rows: "Terrace still goes|B7|@-1|measured|17.5|1.012|None|Peach, yeast\nChapel, sulphur|T1|@-6|sulphur added|14|0.997|SO2 40 mg/l|Lime\nMill racked|T5|@-12|racked|15|0.994|None|Cherry\nChardonnay, malo|T2|@-2|measured|19|0.995|Bacteria|Butter, early\nBarrel topped|B1|@-5|topped up|13|0.993|1.5 l|Smoke, clove",
    },
  ],
  jobs: "agenda work.date\ncheck work.done\ndue vessel.nextCheck\nkeep work\nmove vessel.stage\ncount block.pruned\nkeep measure\nkeep pick\nchart pick.kilos\nkeep block\nassign work.who\nchart measure.density",
  site: {
    headline: "Six blocks, nine vessels, one family",
    body: "Riesling on slate and Pinot on red earth, worked row by row. What was done in the vines and in the cellar is written down the same day.",
    action: "See the blocks|block",
    services:
      "Grapes, Riesling|Per kilo at harvest|1.8\nBulk wine|Per liter, from the tank|2.6\nDay in the vines|Pruning for two, with lunch|40",
    questions:
      "Which records does the inspector want?|Sprays with stage and wait, and each move in the cellar.\nWhen do you pick?|When sugar, acid and taste agree, block by block.\nDo you work organically?|Two blocks are, the others follow.\nHow much does a vine give?|On our slopes a bottle, hardly two.",
  },
  words: {
    tagline: "Rows to prune, tanks to check, and what went into which.",
    itch: "Which tank is due for a look?",
    promise: "Every row and every liter on record",
    pov: "POV: the terrace still goes at 17 degrees",
    gains: ["Chapel: 11 rows still to prune", "B7: 1020 liters, 24 grams", "5600 kilos from Chapel slope"],
  },
});
