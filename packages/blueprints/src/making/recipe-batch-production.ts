import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "recipeBatchProduction",
  name: "Recipe and batch production",
  icon: "flask-conical",
  says: {
    en: "recipe batch production|food production batches|recipe costing and batches|small food producer|jam maker|sauce maker|food manufacturing|recipe scaling for production|batch records food|fermented foods producer|hot sauce business|chocolate maker|spice blends production|pickles and preserves business|ready meals producer|pasta maker business",
    de: "Lebensmittelproduktion|Chargenprotokoll|Rezepturverwaltung|Marmeladenmanufaktur",
    es: "producción de alimentos por lotes|recetas y lotes|fabricante de mermeladas",
    fr: "production alimentaire par lots|fiches de fabrication|fabrique de confitures",
    pt: "produção alimentar por lotes|receitas e lotes|fábrica de doces e compotas",
  },
  forms: ["management", "tracker", "dashboard"],
  people: ["production managers", "batch makers"],
  mood: "sober",
  things: [
    {
      id: "ingredient",
      use: "core",
      role: "item",
      icon: "wheat",
      names: "ingredient|ingredients",
      also: "raw material|lot|stock",
      fields:
        "Ingredient: text\nLot: text\nSupplier: text\nIn stock: number 0..600 kg\nPlanned: number 0..400 kg\nFree: calc inStock - planned kg\nCost: money 0.4..24 EUR\nUse by: date -3..500\nDays left: daysUntil useBy\nAllergens: tags none|milk|nuts|mustard|celery|gluten|sulfites",
      cells: "lot supplier inStock planned cost useBy allergens",
      rows: "Rhubarb, frozen|RB-118|Hillside Farm|180|120|2.1|@140|none\nCane sugar|SG-40|Sugar House|340|95|1.2|@400|none\nLemon juice|LJ-09|Citro|14|18|3.4|@60|sulfites\nRed chili|CH-22|Market Hall|26|20|6.8|@2|none\nWhite vinegar|VN-31|Acetaia|90|30|0.9|@300|sulfites\nMustard seed|MS-05|Spice Dock|12|9|4.6|@200|mustard\nHazelnuts, roasted|HZ-17|Valle Seco|22|25|9.8|@40|nuts",
    },
    {
      id: "recipe",
      use: "core",
      role: "item",
      icon: "book-open",
      names: "recipe|recipes",
      also: "formula|product|formulation",
      fields:
        "Recipe: text\nPicture: image\nProduct: choice jam|sauce|chutney|spread|pickle\nVersion: text\nBatch size: number 10..120 kg\nYield: percent 60..98\nJars a batch: number 40..500\nCost a batch: money 40..420 EUR\nCost a jar: calc costABatch / jarsABatch EUR\nPrice a jar: money 3..9 EUR\nSteps: lines\npH target: number 2.8..4.4\nSugar target: number 8..66 °Bx",
      cells: "product version batchSize yieldValue jarsABatch costABatch priceAJar steps pHTarget sugarTarget",
      rows: "Rhubarb jam|jam|v5|60|88|240|190|5.5|Thaw; boil; sugar; lemon; set test; fill at 86|3.2|62\nFire sauce|sauce|v3|40|92|220|172|5.9|Mash; ferment 7 days; blend; boil; fill at 85|3.6|12\nGarden chutney|chutney|v2|50|80|180|148|5.2|Chop; simmer 90 min; fill at 88|3.5|38\nHazelnut spread|spread|v4|30|96|140|266|6.9|Mill; sugar; conche 4 h; fill at 32|4.4|50\nMustard pickle|pickle|v1|45|90|160|118|4.8|Brine 12 h; drain; sauce; pack; fill at 85|3.4|20",
    },
    {
      id: "batch",
      use: "core",
      role: "event",
      icon: "flask-conical",
      names: "batch|batches",
      also: "lot|production run|cook",
      fields:
        "Batch: text\nRecipe: relation recipe\nDate: date -12..6\nMade: number 10..120 kg\nJars filled: number 0..480\nJars expected: number 40..500\nMissing: calc jarsExpected - jarsFilled\npH: number 2.8..4.6\nBrix: number 8..68 °Bx\nFilled at: number 30..92 °C\nMetal check: boolean 70\nBest before: date 60..500\nMade by: text @people\nState: choice planned|weighed|cooking|fermenting|filled|on hold|released",
      cells: "recipe date made jarsFilled jarsExpected pH brix filledAt metalCheck bestBefore madeBy state",
      rows: "RJ-2611|Rhubarb jam|@0|60|0|240|3.2|61|86|no|@540|Anna Petrie|cooking\nRJ-2610|Rhubarb jam|@-7|60|236|240|3.2|62|86|yes|@533|Anna Petrie|released\nFS-2604|Fire sauce|@-5|40|0|220|3.7|11|85|no|@355|Ken Wall|fermenting\nGC-2607|Garden chutney|@-2|50|171|180|3.9|37|88|yes|@530|Anna Petrie|on hold\nHS-2603|Hazelnut spread|@3|30|0|140|4.4|50|32|no|@240|Ken Wall|planned\nMP-2602|Mustard pickle|@-10|45|158|160|3.4|20|85|yes|@350|Ken Wall|released",
    },
    {
      id: "use",
      use: "core",
      role: "log",
      icon: "scale",
      names: "weighing|weighings",
      also: "ingredient used|addition|lot used",
      fields:
        "Weighing: text\nBatch: relation batch\nIngredient: relation ingredient\nWeight: number 0.05..80 kg\nBy: text @people",
      cells: "batch ingredient weight by",
      rows: "RJ-2611 rhubarb|RJ-2611|Rhubarb, frozen|36|Anna Petrie\nRJ-2611 sugar|RJ-2611|Cane sugar|24|Anna Petrie\nRJ-2610 rhubarb|RJ-2610|Rhubarb, frozen|36|Anna Petrie\nFS-2604 chili|FS-2604|Red chili|20|Ken Wall\nGC-2607 vinegar|GC-2607|White vinegar|9|Anna Petrie\nMP-2602 mustard|MP-2602|Mustard seed|4.5|Ken Wall",
    },
  ],
  jobs: "agenda batch.date\nmove batch.state\nkeep use\nrank ingredient.free\ndue ingredient.useBy\nfind batch\nkeep recipe\ncheck batch.metalCheck\nrank recipe.costAJar\nprint batch\nchart batch.pH\nshow recipe.picture",
  site: {
    headline: "Sixty kilos of rhubarb on Friday",
    body: "Small kettles, written recipes, every jar with a lot you can ask about. Shops order by the dozen.",
    action: "See the recipes|recipe",
    services: "Jam|Case of twelve|48\nYour recipe|Test batch, label data|190\nLot question|Answered within an hour|",
    questions:
      "What does the lot number say?|Product, year and batch; we find every ingredient from it.\nWhy is a batch on hold?|A reading was off; we taste, measure and decide.\nDo you make for others?|From two batches.",
  },
  words: {
    tagline: "Recipes, lots, readings and jars.",
    itch: "Which lot of vinegar is in the chutney?",
    promise: "From any jar to its fruit in a minute",
    pov: "POV: the inspector picks a jar, you name the field",
    gains: ["RJ-2610: 236 of 240 jars", "Chutney on hold, pH 3.9", "Chili: use within two days"],
  },
});
