import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "soapMaking",
  name: "Soap making",
  icon: "soap-dispenser-droplet",
  says: {
    en: "soap making|making soap|soap recipes|lye calculator|cold process soap|soap batch log|soap curing dates|soapmaking notebook|superfat and lye|soap maker records|handmade cosmetics batches|cosmetics batch records|soap ingredients stock|melt and pour soap log|shampoo bar making|cosmetic product information file",
    de: "Seifenherstellung|Seife sieden|Seifensieder|Seifenrechner",
    es: "fabricación de jabones|hacer jabón|recetas de jabón",
    fr: "fabrication de savons|saponification à froid|recettes de savon",
    pt: "fabrico de sabonetes|saboaria artesanal|receitas de sabão",
  },
  forms: ["tracker", "management", "tool"],
  people: ["soap makers"],
  mood: "warm",
  things: [
    {
      id: "oil",
      use: "core",
      role: "item",
      icon: "droplet",
      names: "ingredient|ingredients",
      also: "oil|butter|lye|fragrance|clay|additive",
      fields:
        "Ingredient: text\nINCI name: text\nKind: choice oil|butter|lye|liquid|scent|color|additive\nNaOH factor: number 0..0.2\nIn stock: number 0..12000 g\nOrder at: number 50..3000 g\nAbove order point: calc inStock - orderAt g\nLot: text\nBest before: date -10..500\nDays left: daysUntil bestBefore",
      cells: "iNCIName kind naOHFactor inStock orderAt lot bestBefore",
      rows: "Olive oil|Olea Europaea Fruit Oil|oil|0.135|8200|3000|OO-51|@200\nCoconut oil|Cocos Nucifera Oil|oil|0.183|2600|2000|CO-17|@300\nShea butter|Butyrospermum Parkii Butter|butter|0.128|900|1000|SB-09|@120\nCastor oil|Ricinus Communis Seed Oil|oil|0.128|700|300|CA-04|@8\nSodium hydroxide|Sodium Hydroxide|lye|0|3100|1500|NA-22|@400\nLavender oil|Lavandula Angustifolia Oil|scent|0|260|100|LV-31|@220\nOat flour|Avena Sativa Flour|additive|0|1200|300|OF-02|@60",
    },
    {
      id: "recipe",
      use: "core",
      role: "item",
      icon: "book-open",
      names: "recipe|recipes",
      also: "formula|soap|bar",
      fields:
        "Recipe: text\nPicture: image\nOils: lines\nOil weight: number 300..6000 g\nLye: number 40..900 g\nWater: number 90..1900 g\nSuperfat: percent 0..12\nScent: percent 0..4\nBars: number 4..60\nCure: number 28..90 days\nAssessment: choice none|ordered|approved",
      cells: "oils oilWeight lye water superfat scent bars cure assessment",
      rows: "Oat bar|600 g olive; 250 g coconut; 100 g shea; 50 g castor|1000|139|300|6|0|12|42|approved\nLavender bar|650 g olive; 250 g coconut; 100 g shea|1000|140|300|6|3|12|42|approved\nCastile|1000 g olive|1000|128|280|5|0|12|90|approved\nSalt bar|800 g coconut; 200 g olive|1000|139|320|18|2|10|35|ordered\nShampoo bar|400 g olive; 300 g coconut; 300 g castor|1000|142|300|3|2|14|42|none",
    },
    {
      id: "batch",
      use: "core",
      role: "event",
      icon: "bubbles",
      names: "batch|batches",
      also: "pour|make|lot",
      fields:
        "Batch: text\nRecipe: relation recipe\nMade: date -90..4\nLot: text\nBars: number 4..60\nTrace: choice thin|medium|thick|seized\nGel phase: boolean 50\nUnmold: date -88..6\nCured on: date -50..80\nDays left: daysUntil curedOn\nWeight wet: number 80..180 g\nWeight now: number 70..170 g\npH: number 8..11.5\nState: choice planned|in the mold|cut|curing|ready|sold out",
      cells: "recipe made lot bars trace gelPhase unmold curedOn weightWet weightNow pH state",
      rows: "Oat, November|Oat bar|@-9|OB-2611|36|medium|no|@-7|@33|128|121|9.8|curing\nLavender, October|Lavender bar|@-31|LB-2610|36|thin|yes|@-29|@11|126|113|9.3|curing\nCastile, summer|Castile|@-86|CA-2609|24|thin|no|@-83|@4|130|104|9.1|curing\nOat, October|Oat bar|@-52|OB-2610|36|medium|yes|@-50|@-10|128|110|9.2|ready\nSalt test|Salt bar|@-2|SB-T1|10|thick|yes|@-2|@33|140|138|10.4|cut\nShampoo test|Shampoo bar|@1|SH-T1|14|thin|no|@3|@43|120|120|10.5|planned",
    },
    {
      id: "addition",
      use: "core",
      role: "log",
      icon: "scale",
      names: "weighing|weighings",
      also: "ingredient used|lot used",
      fields: "Weighing: text\nBatch: relation batch\nIngredient: relation oil\nWeight: number 5..4000 g",
      cells: "batch ingredient weight",
      rows: "Olive for oat|Oat, November|Olive oil|1800\nCoconut for oat|Oat, November|Coconut oil|750\nLye for oat|Oat, November|Sodium hydroxide|417\nOats for oat|Oat, November|Oat flour|60\nOlive for salt|Salt test|Olive oil|200",
    },
  ],
  jobs: "due batch.curedOn\nkeep batch\nmove batch.state\nkeep addition\nkeep recipe\nrank oil.aboveOrderPoint\ndue oil.bestBefore\nfind batch\nmove recipe.assessment\nshow recipe.picture\nprint recipe\nchart batch.pH",
  site: {
    headline: "Mixed at 38, cured for six weeks",
    body: "Recipes with lye, batches with lots, bars with a date. From each bar back to every oil.",
    action: "Log a batch|batch",
    services: "Batch|Oils, lye, trace, mold|\nCure calendar|What is ready, and when|\nLots|Which oil is in which bar|",
    questions:
      "What is superfat?|The share of oil the lye leaves over, mostly five to seven percent.\nWhen is it safe?|After the cure, with a pH below ten.\nDo I need an assessment to sell?|In most countries, per recipe, yes.",
  },
  words: {
    tagline: "Oils, lye, molds and cure dates.",
    itch: "When is the lavender ready?",
    promise: "Every bar traced to its oils",
    pov: "POV: the castile is ready on the first market day",
    gains: ["Castile: cured in four days", "Castor oil: eight days left", "36 oat bars, 121 grams now"],
  },
});
