import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "beeKeeping",
  name: "Beekeeping",
  icon: "hexagon",
  says: {
    en: "beekeeping|beekeeper|bee keeping|beehives|bee hives|hive inspections|apiary|apiary records|hive records|queen bees|queen rearing|varroa treatment|honey harvest|honey yields|swarm calendar|bee colony records|hive log|bee yard",
    de: "Imkerei|Imker|Bienenstöcke|Stockkarte|Bienenvölker",
    es: "apicultura|apicultor|colmenas|registro de colmenas",
    fr: "apiculture|apiculteur|ruches|rucher",
    pt: "apicultura e mel|apicultor|colmeias|registo de colmeias",
  },
  forms: ["tracker", "management", "shop", "site"],
  people: ["beekeepers", "honey customers"],
  mood: "warm",
  things: [
    {
      id: "apiary",
      use: "core",
      role: "place",
      icon: "map-pin",
      names: "apiary|apiaries",
      also: "site|stand|bee yard|out-apiary",
      fields:
        "Apiary: text\nPlace: location\nRegistered as: text\nForage: tags rape|fruit blossom|lime|clover|heather|forest|ivy\nHolds: number 2..30\nColonies: rollup count colony.apiary\nWater: boolean 80\nLandowner: text\nAccess: text",
      cells: "place registeredAs forage holds water landowner access",
      rows: "Orchard row|Lower Farm, behind the barn|AP-1107|fruit blossom; rape|12|yes|Wim Daelman|Gate code 2210\nHeather moor|High Moss, east track|AP-1108|heather|8|yes|Moor estate|Dry weather only\nLime avenue|Old cemetery wall|AP-1203|lime; ivy|6|no|Parish|Before nine or after five\nHome garden|Mill Lane 4|AP-1001|clover; fruit blossom|5|yes|Own|",
    },
    {
      id: "colony",
      use: "core",
      role: "item",
      icon: "hexagon",
      names: "colony|colonies",
      also: "hive|stock|nucleus|swarm|bees",
      fields:
        "Colony: text\nApiary: relation apiary\nHive: choice national|langstroth|dadant|zander|nucleus box\nQueen year: choice 2026|2025|2024|unknown\nQueen mark: choice white|blue|green|red|yellow|none\nOrigin: choice bred|swarm|bought|split\nStrength: number 1..12 seams\nTemper: rating 1..5\nStores: number 0..24 kg\nVarroa a day: number 0..40\nNext look: date -8..30\nDays left: daysUntil nextLook\nState: choice strong|building|weak|queenless|preparing to swarm|dead",
      cells: "apiary hive queenYear queenMark origin strength temper stores varroaADay nextLook state",
      rows: "H1|Home garden|national|2025|blue|bred|7|5|16|1|@12|strong\nH2|Home garden|national|2026|white|split|5|4|13|2|@12|building\nO1|Orchard row|dadant|2024|green|bought|8|3|19|4|@3|strong\nO2|Orchard row|dadant|2025|blue|bred|7|4|17|3|@3|strong\nO3|Orchard row|dadant|2026|white|swarm|3|5|7|9|@-2|weak\nO4|Orchard row|dadant|unknown|none|swarm|4|2|9|14|@-2|building\nM1|Heather moor|langstroth|2025|blue|bred|6|4|11|2|@20|strong\nL1|Lime avenue|zander|2025|blue|bred|6|5|15|1|@8|strong\nL2|Lime avenue|zander|2024|green|split|2|4|6|5|@0|queenless",
    },
    {
      id: "inspection",
      use: "core",
      role: "log",
      icon: "clipboard-check",
      names: "inspection|inspections",
      also: "look|hive check|check|note",
      fields:
        "Look: text\nColony: relation colony\nDate: date -40..0\nWeather: number -2..30 °C\nQueen: choice seen|eggs seen|not seen\nBrood frames: number 0..12\nStores: number 0..24 kg\nQueen cells: number 0..20\nMites counted: number 0..60\nDid: tags fed|super on|super off|split|cells cut|requeened|entrance narrowed|mouse guard\nPicture: image\nNote: longText",
      cells: "colony date weather queen broodFrames stores queenCells mitesCounted did note",
      rows: "O3, light|O3|@-9|11|eggs seen|2|7|0|9|fed|Two liters of syrup, lift it next week\nO4, many mites|O4|@-9|11|not seen|3|9|0|14|entrance narrowed|Treat before frost\nL2, no queen|L2|@-7|9|not seen|0|6|0|5||Unite with L1\nH1, quiet|H1|@-12|10|seen|3|16|0|1|mouse guard|\nO1, heavy|O1|@-16|13|eggs seen|4|19|0|4|mouse guard|\nM1, after the moor|M1|@-21|12|seen|2|11|0|2|super off|Heather honey slow to spin\nH2, young queen|H2|@-12|10|seen|3|13|0|2|mouse guard|Calm",
    },
    {
      id: "treatment",
      use: "core",
      role: "log",
      icon: "syringe",
      names: "treatment|treatments",
      also: "varroa treatment|medicine|oxalic acid|thymol",
      fields:
        "Treatment: text\nColony: relation colony\nDate: date -120..14\nMeans: choice oxalic acid|formic acid|thymol|lactic acid|drone brood cut\nAmount: text\nBatch: text\nMites fallen: number 0..900\nWait for honey: number 0..60 days\nDone: boolean 70",
      cells: "colony date means amount batch mitesFallen waitForHoney done",
      rows: "O4, oxalic|O4|@3|oxalic acid|45 ml dribble|OX-26-3|0|0|no\nO3, oxalic|O3|@3|oxalic acid|30 ml dribble|OX-26-3|0|0|no\nO1, formic|O1|@-92|formic acid|60 percent, evaporator|FO-26-1|212|14|yes\nO4, formic|O4|@-92|formic acid|60 percent, evaporator|FO-26-1|640|14|yes\nH1, formic|H1|@-90|formic acid|60 percent, evaporator|FO-26-1|88|14|yes\nL1, thymol|L1|@-85|thymol|Two strips|TH-117|104|30|yes",
    },
    {
      id: "harvest",
      use: "core",
      role: "log",
      icon: "milk",
      names: "honey harvest|honey harvests",
      also: "honey|extraction|yield|jar batch",
      fields:
        "Harvest: text\nApiary: relation apiary\nDate: date -200..-30\nKind: choice spring blossom|rape|lime|summer|heather|forest\nKilos: number 4..220 kg\nWater: number 15.0..20.0 %\nBatch: text\nJars filled: number 0..440\nJars left: number 0..440\nPrice: money 4..16 EUR\nBest before: date 200..900",
      cells: "apiary date kind kilos water batch jarsFilled jarsLeft price bestBefore",
      rows: "Spring, orchard|Orchard row|@-170|spring blossom|96|17.4|26-01|190|42|6.5|@560\nSummer, home|Home garden|@-118|summer|38|17|26-02|76|30|6.5|@610\nLime avenue|Lime avenue|@-126|lime|44|16.8|26-03|88|51|7|@600\nHeather|Heather moor|@-70|heather|19|19.4|26-04|38|33|12|@660",
    },
    {
      id: "queen",
      use: "more",
      role: "item",
      icon: "crown",
      names: "queen|queens",
      also: "queen cell|mating nucleus|breeder",
      fields:
        "Queen: text\nHatched: date -700..-60\nMother: text\nColor: choice white|blue|green|none\nState: choice cell|mated|laying|sold|lost\nPrice: money 15..60 EUR",
      cells: "hatched mother color state price",
      rows: "W26-04|@-150|H1|white|laying|38\nW26-07|@-148|H1|white|sold|38\nW26-08|@-148|H1|white|lost|38\nB25-02|@-520|O2|blue|laying|45",
    },
  ],
  jobs: "keep inspection\ndue colony.nextLook\nkeep colony\nagenda treatment.date\nmove colony.state\ncheck treatment.done\nchart inspection.mitesCounted\nsell harvest.price\ncount harvest.jarsLeft\nrank colony.stores\nmap apiary.place\nkeep queen",
  site: {
    headline: "Honey with the name of the field",
    body: "Nine colonies at four places, and each jar says where and when. No heating, no mixing, and a note when the heather is gone.",
    action: "See the honey|harvest",
    services:
      "Spring blossom|500 grams, orchard row|6.5\nLime|500 grams, old avenue|7\nHeather|250 grams, from the moor|12\nMated queen|Marked, in summer|38\nSwarm collected|Within ten miles|0",
    questions:
      "Why has my honey gone solid?|All real honey does. Put it in warm water, never above forty degrees.\nDo you treat against mites?|Yes, with acids that leave no trace, after the last harvest.\nA swarm hangs in my tree. What now?|Leave it and call; we come the same day.\nCan I visit?|Saturdays in May, with a veil.",
  },
  words: {
    tagline: "Colonies, queens, mites and who needs feeding.",
    itch: "Which hive had no queen?",
    promise: "Every hive looked at in time",
    pov: "POV: fourteen mites, and treatment is on the list",
    gains: ["9 colonies, 2 looks overdue", "L2: no queen, unite with L1", "O3: 7 kilos, feed it"],
  },
});
