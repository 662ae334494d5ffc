import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "weddingCakes",
  name: "Wedding cakes",
  icon: "cake",
  says: {
    en: "wedding cakes|wedding cake|wedding cake designer|wedding cake orders|cake designer|cake decorator|cake tastings|sugar flowers|tiered cakes|bespoke cakes|sugarcraft|cake consultations|cake quotes for weddings|cake studio|cake delivery and set-up|cake stand hire",
    de: "Hochzeitstorten|Tortendesignerin|Tortenatelier|Motivtorten",
    es: "tartas de boda|pasteles de boda|diseño de tartas|pastelería creativa",
    fr: "gâteaux de mariage|pièce montée|cake designer|wedding cakes sur mesure",
    pt: "bolos de casamento|bolos de noiva|cake designer bolos|bolos decorados",
  },
  forms: ["management", "site", "booking", "portal"],
  people: ["cake makers", "couples"],
  mood: "warm",
  things: [
    {
      id: "couple",
      use: "core",
      role: "person",
      icon: "heart",
      names: "couple|couples",
      also: "client|customer|bride",
      fields:
        "Names: text\nPhone: phone\nE-mail: email\nWedding: date -10..330\nDays left: daysUntil wedding\nVenue: text\nPlanner: text\nAllergies: tags none|nuts|gluten|milk|egg\nFound us: choice venue|fair|friend|search",
      cells: "phone eMail wedding venue planner allergies foundUs",
      rows: "Amelie and Tom|555-0101|amelie.tom@example.com|@1|Larch Barn|None|nuts|venue\nZainab and Idris|555-0102|zainab.idris@example.com|@8|Riverside Pavilion|Day by Dara|none|friend\nHolly and Beth|555-0103|holly.beth@example.com|@36|Castle Kitchen|None|gluten|fair\nMarta and Stefan|555-0104|marta.stefan@example.com|@78|Old Observatory|Day by Dara|none|search\nNadine and Luc|555-0105|nadine.luc@example.com|@120|Orangery|None|milk|fair\nGrace and Kwesi|555-0106|grace.kwesi@example.com|@190|Civic Hall|None|none|friend\nEllen and Rory|555-0107|ellen.rory@example.com|@-6|Larch Barn|None|none|venue",
    },
    {
      id: "cake",
      use: "core",
      role: "item",
      icon: "cake",
      names: "cake|cakes",
      also: "order|wedding cake|design|tier",
      fields:
        "Cake: text\nSketch: image\nCouple: relation couple\nTiers: number 1..6\nServes: number 30..260\nShape: choice round|square|hexagon|mixed\nFinish: choice buttercream|fondant|ganache|naked|lace\nFlowers: choice fresh|sugar|dried|none\nPrice: money 260..1900 GBP\nDeposit: money 80..400 GBP\nBalance: calc price - deposit GBP\nBalance due: date -30..300\nPaid in full: boolean 30\nStage: choice enquiry|tasting|quoted|deposit in|in the making|delivered|lost\nNotes: longText",
      cells: "couple tiers serves shape finish flowers price deposit balanceDue paidInFull stage notes",
      rows: "Larch and ferns|Amelie and Tom|3|90|round|buttercream|fresh|620|150|@-13|yes|in the making|Florist brings ferns at ten\nGold on ivory|Zainab and Idris|5|220|round|fondant|sugar|1680|350|@-6|no|in the making|62 sugar roses\nTwo hats|Holly and Beth|2|60|square|ganache|dried|410|100|@22|no|deposit in|All without gluten\nStars, dark blue|Marta and Stefan|4|140|hexagon|fondant|none|980|200|@64|no|deposit in|Constellation of the date\nLemons, Sicily|Nadine and Luc|3|100|round|buttercream|fresh|640|150|@106|no|quoted|Vegan butter\nKente band|Grace and Kwesi|4|160|round|fondant|sugar|1090|250|@176|no|tasting|\nNaked and figs|Ellen and Rory|3|80|round|naked|fresh|540|120|@-20|yes|delivered|",
    },
    {
      id: "flavour",
      use: "core",
      role: "item",
      icon: "cake-slice",
      names: "tier|tiers",
      also: "flavor|sponge|filling|layer",
      fields:
        "Tier: text\nCake: relation cake\nFrom top: number 1..6\nDiameter: number 10..40 cm\nSponge: choice vanilla|lemon|chocolate|carrot|almond|red velvet\nFilling: text\nBake on: date -10..120\nDone: choice to bake|baked|filled|covered|decorated",
      cells: "cake fromTop diameter sponge filling bakeOn done",
      rows: "Ferns, top|Larch and ferns|1|15|lemon|Curd, buttercream|@-3|decorated\nFerns, middle|Larch and ferns|2|20|vanilla|Raspberry|@-3|decorated\nFerns, base|Larch and ferns|3|25|chocolate|Salted caramel|@-3|covered\nGold, 1|Gold on ivory|1|12|vanilla|Pistachio cream|@3|to bake\nGold, 5|Gold on ivory|5|38|red velvet|Cream cheese|@4|to bake\nHats, upper|Two hats|1|18|almond|Apricot|@31|to bake\nHats, lower|Two hats|2|25|chocolate|Ganache|@31|to bake",
    },
    {
      id: "step",
      use: "core",
      role: "event",
      icon: "list-checks",
      names: "step|steps",
      also: "task|bake plan|sugar work|delivery",
      fields:
        "Step: text\nCake: relation cake\nDate: date -8..30\nTime: time 07:00..17:00\nKind: choice tasting|sugar work|bake|fill and cover|decorate|deliver|stand back\nWho: text @people\nDone: boolean 25",
      cells: "cake date time kind who done",
      rows: "Deliver to Larch Barn|Larch and ferns|@1|11:00|deliver|Imogen Farr|no\nCover the base|Larch and ferns|@0|09:00|fill and cover|Imogen Farr|no\nRoses, last dozen|Gold on ivory|@0|13:00|sugar work|Lucy Obi|no\nBake five tiers|Gold on ivory|@3|07:30|bake|Imogen Farr|no\nSet up at Riverside|Gold on ivory|@8|10:30|deliver|Lucy Obi|no\nTasting, Grace and Kwesi|Kente band|@6|16:00|tasting|Imogen Farr|no\nFetch the stand|Naked and figs|@-4|12:00|stand back|Lucy Obi|yes\nBake ferns|Larch and ferns|@-3|07:00|bake|Imogen Farr|yes",
    },
    {
      id: "stand",
      use: "more",
      role: "item",
      icon: "layers",
      names: "stand|stands",
      also: "cake stand|hire item|topper|pillar",
      fields:
        "Stand: text\nDiameter: number 20..60 cm\nHire: money 15..60 GBP\nDeposit: money 30..120 GBP\nState: choice on the shelf|out|broken\nBack by: date -6..20",
      cells: "diameter hire deposit state backBy",
      rows: "Silver, square|40|25|60|on the shelf|@-4\nLarch slice|35|15|30|out|@4\nGold mirror|50|40|100|on the shelf|@10\nHoop arch|60|60|120|out|@12",
    },
  ],
  jobs: "agenda step.date\ncheck step.done\nmove cake.stage\nrequest cake\ndue couple.wedding\nplan step.date\nshow cake.sketch\nkeep cake\nmove flavour.done\ndue cake.balanceDue\nassign step.who\nkeep couple",
  site: {
    headline: "Cut at nine, talked about at ten",
    body: "Cakes for weddings of thirty to two hundred and sixty, drawn for you, baked in the last three days and set up by us at the venue.",
    action: "Ask for your date|cake",
    services:
      "Tasting box|Five sponges, five fillings|35\nTwo tiers|Up to sixty guests|410\nThree tiers|Up to a hundred|620\nSugar flowers|Per stem, made by hand|9\nDelivery and set-up|Within thirty miles|60",
    questions:
      "When should we order?|Half a year before; summer Saturdays fill first.\nCan it be without gluten?|The whole cake, or one tier in its own box.\nWhen is the rest due?|Two weeks before the day.\nFresh or sugar flowers?|Fresh cost less and last a day; sugar can be kept for years.",
  },
  words: {
    tagline: "Tiers, tastings and what is baked on Thursday.",
    itch: "Are the sugar roses done?",
    promise: "Straight tiers, on time, paid",
    pov: "POV: the ferns arrive at ten and the cake at eleven",
    gains: ["7 cakes, 1 leaves tomorrow", "Gold on ivory: serves 220", "Two hats: all without gluten"],
  },
});
