import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "orchard",
  name: "Orchard",
  icon: "apple",
  says: {
    en: "orchard|apple orchard|fruit orchard|orchard records|orchard management|cherry orchard|fruit growing|fruit farm|pick your own fruit|pick-your-own farm|apple picking|cider orchard|fruit tree records|orchard pruning|pear orchard|olive grove|nut orchard|bins picked",
    de: "Obstbau|Obsthof|Apfelplantage|Obst zum Selberpflücken",
    es: "huerto frutal|plantación de manzanos|explotación frutícola|olivar",
    fr: "verger|arboriculture fruitière|cueillette à la ferme|exploitation fruitière",
    pt: "pomar|fruticultura|pomar de maçãs|olival",
  },
  forms: ["management", "site", "shop", "tracker", "booking"],
  people: ["growers", "pickers", "visitors"],
  mood: "warm",
  things: [
    {
      id: "block",
      use: "core",
      role: "place",
      icon: "trees",
      names: "block|blocks",
      also: "row|plot|plantation|variety block",
      fields:
        "Block: text\nPicture: image\nFruit: choice apple|pear|plum|cherry|quince|walnut\nVariety: text\nRootstock: text\nPlanted: date -9000..-200\nRows: number 2..40\nTrees: number 20..2400\nHectares: number 0.1..6.0 ha\nPollinated by: text\nRows pruned: number 0..40 rows\nFrost risk: choice low|medium|high\nRipe from: date -90..320",
      cells: "fruit variety rootstock planted rows trees hectares pollinatedBy rowsPruned frostRisk ripeFrom",
      rows: "Home apples|apple|Elstar|M9|2014-11-20|12|960|0.7|Topaz|8|low|@285\nSlope apples|apple|Topaz|M9|2016-03-11|14|1120|0.8|Elstar|5|low|@300\nOld standards|apple|Bramley and others|Seedling|1968-11-01|5|42|1.1|Each other|5|medium|@295\nPears by the wall|pear|Conference|Quince A|2012-03-28|4|240|0.3|Williams|4|low|@280\nPlum hollow|plum|Hanita|St Julien|2018-11-12|6|310|0.4|Self|0|high|@262\nCherry tunnel|cherry|Regina|Gisela 5|2020-03-05|8|420|0.5|Kordia|0|medium|@220\nWalnut edge|walnut|Franquette|Seedling|2006-11-18|1|24|0.6|Wind|1|high|@-60",
    },
    {
      id: "task",
      use: "core",
      role: "event",
      icon: "list-checks",
      names: "job|jobs",
      also: "task|pruning|thinning|spray|work",
      fields:
        "Job: text\nBlock: relation block\nDate: date -14..30\nKind: choice prune|thin|mow|spray|tie|plant|frost watch|trap check|net\nWho: text @people\nRows done: number 0..40\nHours: number 0.5..40.0 h\nProduct and rate: text\nWait before picking: number 0..60 days\nDone: boolean 30",
      cells: "block date kind who rowsDone hours productAndRate waitBeforePicking done",
      rows: "Prune Elstar|Home apples|@0|prune|Wim Daelman|8|26|None|0|no\nPrune Topaz|Slope apples|@4|prune|Sara Kint|5|18|None|0|no\nWinter wash, plums|Plum hollow|@9|spray|Wim Daelman|0|3|Oil 2 percent|0|no\nCodling traps in|Home apples|@-10|trap check|Sara Kint|12|2|None|0|yes\nReplace canker trees|Slope apples|@12|plant|Wim Daelman|0|9|Fourteen Topaz|0|no\nMow under cherries|Cherry tunnel|@-6|mow|Sara Kint|8|4|None|0|yes\nRake walnut leaves|Walnut edge|@2|mow|Joris Peeters|0|5|None|0|no",
    },
    {
      id: "picking",
      use: "core",
      role: "log",
      icon: "shopping-basket",
      names: "picking|pickings",
      also: "harvest|bin|pick|crate",
      fields:
        "Picking: text\nBlock: relation block\nDate: date -120..0\nPicker: text @people\nCrates: number 1..90\nKilos: number 10..1400 kg\nGrade 1: percent 20..98\nFirmness: number 4.5..9.0 kg/cm²\nSugar: number 9.0..22.0 °Brix\nWent to: choice cold store|farm shop|juice|wholesaler|cider maker",
      cells: "block date picker crates kilos grade1 firmness sugar wentTo",
      rows: "Elstar, first pass|Home apples|@-82|Joris Peeters|64|960|88|6.8|12.6|cold store\nElstar, second pass|Home apples|@-74|Sara Kint|52|780|81|6.2|13.1|cold store\nTopaz|Slope apples|@-58|Joris Peeters|78|1170|84|7.4|13.4|cold store\nBramley, windfalls|Old standards|@-61|Sara Kint|30|450|20|6|11|juice\nConference|Pears by the wall|@-78|Wim Daelman|36|540|79|5.6|13.8|wholesaler\nHanita|Plum hollow|@-96|Joris Peeters|28|280|75|4.5|17.2|farm shop\nWalnuts|Walnut edge|@-52|Sara Kint|14|110|92|9|9|farm shop",
    },
    {
      id: "lot",
      use: "core",
      role: "item",
      icon: "warehouse",
      names: "store lot|store lots",
      also: "cold store|stock|pallet|juice batch",
      fields:
        "Lot: text\nBlock: relation block\nKilos in: number 40..3000 kg\nKilos out: number 0..3000 kg\nLeft: calc kilosIn - kilosOut kg\nPrice: money 0.8..9 EUR\nChecked: date -30..0\nSell by: date -5..180\nDays left: daysUntil sellBy\nState: choice sound|soft|brown core|sold out",
      cells: "block kilosIn kilosOut price checked sellBy state",
      rows: "Elstar, cell 1|Home apples|1740|890|1.9|@-4|@48|sound\nTopaz, cell 2|Slope apples|1170|210|2.1|@-4|@110|sound\nPears, cell 1|Pears by the wall|300|260|2.4|@-4|@6|soft\nJuice, 3 l boxes|Old standards|270|90|3|@-20|@180|sound\nWalnuts, dry|Walnut edge|66|31|9|@-11|@150|sound",
    },
    {
      id: "visit",
      use: "more",
      role: "event",
      icon: "calendar-check",
      names: "picking day|picking days",
      also: "pick your own|visit|school group|booking",
      fields:
        "Visit: text\nDate: date 0..300\nGuests: number 1..60\nBlock: relation block\nKind: choice pick your own|tree sponsor|school|cider pressing\nPhone: phone\nState: choice asked|confirmed|came",
      cells: "date guests block kind phone state",
      rows: "Class 3b, pruning hour|@6|22|Old standards|school|555-0101|confirmed\nPressing with neighbors|@-20|14|Old standards|cider pressing|555-0102|came\nCherry Saturday|@222|40|Cherry tunnel|pick your own|555-0103|asked\nSponsors of the standards|@290|12|Old standards|tree sponsor|555-0104|asked",
    },
  ],
  jobs: "agenda task.date\ncheck task.done\nkeep picking\nkeep block\ncount block.rowsPruned\ndue lot.sellBy\nchart picking.kilos\nsell lot.price\nassign task.who\nbook visit\nshow block.picture\ntotal picking.kilos",
  site: {
    headline: "Twelve rows from blossom to box",
    body: "Apples, pears, plums and walnuts, from the farm shop, the cold store or your own hand. Come and pick from June on.",
    action: "Book a picking day|visit",
    services:
      "Elstar|From the cold store, per kilo|1.9\nJuice|Three-liter box from our standards|9\nPick your own|Per kilo, June to October|1.6\nSponsor a tree|A year, with its fruit|45",
    questions:
      "When are which apples ripe?|Elstar in September, Topaz in October; the page says what hangs now.\nDo you spray?|As little as the traps and the weather allow, and each one is written down.\nMay we climb?|Not on the ladders. Low trees are meant for you.\nDo you sell to cider makers?|Yes, windfalls by the pallet in autumn.",
  },
  words: {
    tagline: "Rows pruned, crates picked, and what must leave the cold store.",
    itch: "Which row did we stop at?",
    promise: "From blossom to the last crate",
    pov: "POV: row eight pruned, four to go",
    gains: ["3116 trees in 7 blocks", "Pears: 40 kilos left, six days", "Elstar: 1740 kilos in cell 1"],
  },
});
