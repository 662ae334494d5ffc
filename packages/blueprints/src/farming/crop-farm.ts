import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "cropFarm",
  name: "Crop farm",
  icon: "wheat",
  says: {
    en: "crop farm|arable farm|arable farming|arable field records|farm field book|crop rotation|crop planning|spray records|spray diary|fertilizer records|farm management software|fields and crops|grain farm|grain store|wheat fields|farm field map|harvest records|farm diary|crop yields by field",
    de: "Ackerbaubetrieb|Ackerschlagkartei|Spritztagebuch|Feldbuch|Fruchtfolge",
    es: "explotación agrícola|cuaderno de campo|rotación de cultivos|registro de fitosanitarios",
    fr: "exploitation céréalière|cahier de culture|carnet de plaine|rotation des cultures",
    pt: "exploração agrícola|caderno de campo|rotação de culturas|registo de fitofármacos",
  },
  forms: ["management", "tracker", "dashboard"],
  people: ["farmers", "agronomists", "contractors"],
  mood: "sober",
  things: [
    {
      id: "field",
      use: "core",
      role: "place",
      icon: "land-plot",
      names: "field|fields",
      also: "parcel|plot|block|paddock",
      fields:
        "Field: text\nParcel number: text\nArea: number 0.8..60.0 ha\nSoil: choice sand|sandy loam|loam|clay loam|clay|silt\nSoil pH: number 5.0..8.2\nPhosphate: choice low|enough|high\nDrained: boolean 50\nOwned: choice owned|rented\nRent until: date 30..1800\nWater protection: boolean 25\nLast crop: text\nNote: text",
      cells: "parcelNumber area soil soilPH phosphate drained owned rentUntil waterProtection lastCrop note",
      rows: "Mill Field|0412/3|18.4|loam|6.8|enough|yes|owned|@1800|no|Oilseed rape|Wet corner in the north\nLong Strip|0412/7|9.2|sandy loam|6.3|low|no|owned|@1800|no|Winter barley|Beside the footpath\nChurch Forty|0388/1|16.1|clay loam|7.1|high|yes|rented|@670|no|Winter wheat|Pylon in the middle\nBrook Meadow|0390/2|6.7|silt|6.5|enough|no|owned|@1800|yes|Spring beans|Ten-meter strip unsprayed\nTop Ground|0415/1|22.5|clay|7.4|enough|yes|rented|@305|no|Winter wheat|Blackgrass patch\nSandpit|0401/9|4.3|sand|5.9|low|no|owned|@1800|no|Potatoes|Lime it\nHundred Acre|0420/2|40.3|loam|6.9|enough|yes|owned|@1800|no|Sugar beet|\nGate Piece|0412/4|7.8|loam|6.7|enough|yes|owned|@1800|no|Winter wheat|",
    },
    {
      id: "crop",
      use: "core",
      role: "item",
      icon: "wheat",
      names: "crop|crops",
      also: "planting|stand|sowing|variety",
      fields:
        "Crop: text\nField: relation field\nKind: choice winter wheat|winter barley|oilseed rape|sugar beet|beans|potatoes|maize|cover crop\nVariety: text\nSown: date -260..30\nSeed rate: number 1..420 kg/ha\nStage: choice planned|sown|emerged|tillering|stem|flowering|ripe|harvested\nPlants per square meter: number 5..380\nHarvest from: date -60..280\nExpected yield: number 1.5..80.0 t/ha\nCosts so far: rollup sum work.crop.cost EUR",
      cells: "field kind variety sown seedRate stage plantsPerSquareMeter harvestFrom expectedYield",
      rows: "Mill wheat|Mill Field|winter wheat|Harrier|@-52|165|tillering|265|@245|8.6\nStrip cover|Long Strip|cover crop|Phacelia mix|@-88|14|flowering|180|@90|2\nChurch rape|Church Forty|oilseed rape|Solstice|@-96|3.2|emerged|38|@230|3.9\nBrook beans|Brook Meadow|beans|Tundra|@-34|220|emerged|22|@260|4.2\nTop barley|Top Ground|winter barley|Bastion|@-58|150|tillering|290|@225|8.1\nSandpit potatoes|Sandpit|potatoes|Annabel|@30|2400|planned|5|@280|42\nHundred wheat|Hundred Acre|winter wheat|Harrier|@-40|175|emerged|240|@248|8.8\nGate beet|Gate Piece|sugar beet|Rubin|@-240|2|harvested|9|@-25|78",
    },
    {
      id: "work",
      use: "core",
      role: "log",
      icon: "tractor",
      names: "field job|field jobs",
      also: "work|operation|spraying|fertilizing|sowing|cultivation",
      fields:
        "Job: text\nCrop: relation crop\nDate: date -60..7\nKind: choice plow|cultivate|drill|spray|fertilize|slurry|roll|harvest|lime\nProduct: text\nAmount per hectare: number 0.0..42.0\nUnit: choice l/ha|kg/ha|t/ha|m³/ha|none\nHectares: number 0.8..60.0 ha\nWind: number 0..9 m/s\nTemperature: number -5..32 °C\nReason: text\nOperator: text @people\nMachine: text\nCost: money 40..6200 EUR\nDone: boolean 75",
      cells: "crop date kind product amountPerHectare unit hectares wind temperature reason operator machine cost done",
      rows: "Blackgrass, Top Ground|Top barley|@0|spray|Cleanex 400|0.6|l/ha|22.5|2|8|Blackgrass, two leaves|Erik Sommer|Sprayer 24 m|1010|no\nSlurry on the strip|Strip cover|@2|slurry|Pig slurry|18|m³/ha|9.2|3|6|Autumn feed|Contractor|Trailing shoe|460|no\nSlugs in the rape|Church rape|@-3|spray|Ferric pellets|7|kg/ha|16.1|4|9|Six slugs a trap|Erik Sommer|Spreader|290|yes\nBeet out|Gate beet|@-25|harvest|Beet|0|none|7.8|3|7|78 t/ha, 17.9 percent sugar|Contractor|Six-row|1720|yes\nLime on Sandpit|Sandpit potatoes|@-10|lime|Carbonate|3|t/ha|4.3|2|10|pH 5.9|Jutta Sommer|Spreader|210|yes\nDrill the hundred|Hundred wheat|@-40|drill|Harrier seed|175|kg/ha|40.3|3|11|Rotation|Erik Sommer|Drill 4 m|5230|yes\nRoll beans|Brook beans|@-33|roll|None|0|none|6.7|1|9|Stones|Jutta Sommer|Rolls|95|yes\nPlow for potatoes|Sandpit potatoes|@5|plow|None|0|none|4.3|3|4|Before frost|Jutta Sommer|Four furrow|260|no",
    },
    {
      id: "store",
      use: "core",
      role: "item",
      icon: "warehouse",
      names: "stored grain|stored crops",
      also: "grain store|bin|heap|silo|contract",
      fields:
        "Lot: text\nKind: choice wheat|barley|rape|beans|potatoes|beet\nBin: choice bin 1|bin 2|flat store|clamp|cold store\nTons: number 5..420 t\nMoisture: percent 6..24\nProtein: percent 8..24\nTemperature: number 4..32 °C\nSold: number 0..420 t\nLeft: calc tons - sold t\nPrice per ton: money 30..520 EUR\nCollected by: date 0..160",
      cells: "kind bin tons moisture protein temperature sold pricePerTon collectedBy",
      rows: "Wheat, bread quality|wheat|bin 1|214|13.8|12.4|9|120|228|@40\nWheat, feed|wheat|flat store|96|14.6|10.6|14|0|196|@90\nBarley|barley|bin 2|132|13.9|10.9|10|132|189|@9\nRape|rape|flat store|61|8.4|20|11|30|465|@20\nBeet heap|beet|clamp|608|24|8|6|608|42|@6",
    },
    {
      id: "scout",
      use: "more",
      role: "log",
      icon: "binoculars",
      names: "field walk|field walks",
      also: "scouting|crop check|observation|pest count",
      fields:
        "Walk: text\nCrop: relation crop\nPicture: image\nDate: date -60..0\nSeen: choice nothing|weeds|slugs|aphids|disease|frost damage|game\nPercent of field: percent 0..100\nThreshold reached: boolean 35",
      cells: "crop date seen percentOfField thresholdReached",
      rows: "Slug traps, Church|Church rape|@-4|slugs|40|yes\nTop Ground, north|Top barley|@-2|weeds|20|yes\nMill, center|Mill wheat|@-6|nothing|0|no\nHundred, deer|Hundred wheat|@-8|game|5|no",
    },
  ],
  jobs: "keep work\nagenda work.date\ncheck work.done\nkeep field\nmove crop.stage\nfind field\ntotal work.cost\nkeep crop\ncount store.sold\ndue store.collectedBy\nchart work.kind\nkeep scout",
  site: {
    headline: "Every field knows what was done to it",
    body: "Eight fields, what grows where, what went on and when, kept as the inspector wants it and as next year needs it.",
    action: "See the fields|field",
    services: "Bread wheat|Per ton, from the store|228\nRapeseed|Per ton|465\nSeed potatoes|From spring, per ton|",
    questions:
      "What must a spray record hold?|Product, rate, area, reason, wind, time and who did it.\nWhich field may have beet again?|The rotation shows what stood there in the last years.\nDo contractors see it?|They see their jobs and write what they did.\nCan it be printed?|Yes, field by field, for the inspection.",
  },
  words: {
    tagline: "Fields, jobs and what went on at how many liters.",
    itch: "What did I spray on Top Ground?",
    promise: "Every hectare written down by evening",
    pov: "POV: the inspector asks and you print one page",
    gains: ["8 fields, 125.3 hectares", "Church rape: slugs over the threshold", "94 tons of bread wheat left"],
  },
});
