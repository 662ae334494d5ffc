import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "vegBox",
  name: "Vegetable box scheme",
  icon: "carrot",
  says: {
    en: "veg box|vegetable box|vegetable boxes|veg box scheme|community supported agriculture|CSA farm|csa shares|farm shares|farm box|fruit and veg box|harvest shares|organic box scheme|weekly vegetable share|solidarity farm|community farm|box pick-up points",
    de: "Gemüsekiste|Solidarische Landwirtschaft|Solawi|Abokiste|Ernteanteil",
    es: "cesta de verduras|cestas ecológicas|agricultura apoyada por la comunidad|grupo de consumo",
    fr: "panier de légumes|paniers de légumes|AMAP|parts de récolte",
    pt: "cabaz de legumes|cabazes de hortícolas|cesta de orgânicos|agricultura apoiada pela comunidade",
  },
  forms: ["management", "shop", "site", "portal"],
  people: ["growers", "members"],
  mood: "warm",
  things: [
    {
      id: "boxSize",
      use: "core",
      role: "item",
      icon: "package-open",
      names: "box|boxes",
      also: "share|box size|veg bag|basket",
      fields:
        "Name: text\nPicture: image\nPrice: money 9..24 GBP\nFeeds: text\nKinds: number 5..12\nExtras: choice none|eggs|fruit|bread\nOn offer: boolean 100\nAbout: longText",
      cells: "price feeds kinds extras onOffer about",
      rows: "Small share|11|One or two|6|none|yes|Six kinds, what is best that week\nStandard share|16|Two or three|8|none|yes|Potatoes or roots every week\nFamily share|23|Four or five|11|none|yes|With a surprise from the tunnel\nFruit bag|9|Two|5|fruit|yes|From two orchards nearby\nSalad bag|5|Two|4|none|yes|May to October",
    },
    {
      id: "point",
      use: "core",
      role: "place",
      icon: "map-pin",
      names: "pick-up point|pick-up points",
      also: "collection point|depot|drop-off point|hub",
      fields:
        "Name: text\nAddress: location\nDay: choice Wednesday|Thursday|Friday\nOpen: text\nHost: text @people\nPhone: phone\nNotes: longText",
      cells: "address day open host phone notes",
      rows: "Farm gate|Hillside Farm|Wednesday|14 to 19|Ruth Ellis|555-0121|Cold store on the left\nBethany Chapel porch|Chapel Hill|Thursday|10 to 20|Gwen Hughes|555-0122|Bring your bag back\nThe Copy Shop|Station Road 3|Thursday|9 to 18|Amara Osei|555-0123|Behind the counter\nWestfield College bike shed|College Drive|Thursday|15 to 19|Ben Taylor|555-0124|Code comes by text\nLittle Theatre bar|Canal Street 40|Friday|17 to 22|Lou Fraser|555-0125|",
    },
    {
      id: "member",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "member|members",
      also: "subscriber|household|sharer|customer",
      fields:
        "Name: text\nE-mail: email\nPhone: phone\nShare: relation boxSize\nPick-up: relation point\nHow often: choice every week|every other week\nSince: date -1100..-7\nPaid until: date -14..60\nDays left: daysUntil paidUntil\nDislikes: tags none|beetroot|fennel|kale|celeriac|chili\nState: choice active|paused|waiting list|left\nWork days owed: number 0..3\nNotes: longText",
      cells: "eMail phone share pickUp howOften since paidUntil dislikes state workDaysOwed notes",
      rows: "Margaret Hale|margaret.hale@example.com|555-0101|Small share|Bethany Chapel porch|every week|@-900|@25|fennel|active|0|\nPriya Nair|priya.nair@example.com|555-0102|Family share|The Copy Shop|every week|@-620|@25|none|active|1|\nOwen Pritchard|owen.pritchard@example.com|555-0103|Standard share|Farm gate|every other week|@-480|@-5|beetroot; celeriac|active|2|Reminder sent\nDaniel Okoro|daniel.okoro@example.com|555-0104|Standard share|The Copy Shop|every week|@-400|@25|none|active|0|\nHelen Sharp|helen.sharp@example.com|555-0105|Small share|Bethany Chapel porch|every week|@-365|@25|kale|paused|1|Back after the holidays\nTomás García|tomas.garcia@example.com|555-0106|Family share|Westfield College bike shed|every week|@-300|@55|none|active|0|\nAisha Bello|aisha.bello@example.com|555-0107|Small share|Westfield College bike shed|every other week|@-120|@-12|chili|active|1|\nFreya Jensen|freya.jensen@example.com|555-0108|Standard share|Little Theatre bar|every week|@-90|@25|none|active|2|\nJonas Weber|jonas.weber@example.com|555-0109|Family share|Farm gate|every week|@-60|@25|none|active|3|New baby, work days later\nHana Sato|hana.sato@example.com|555-0110|Small share|Little Theatre bar|every week|@-7|@25|fennel|waiting list|0|Next place is hers",
    },
    {
      id: "crop",
      use: "core",
      role: "item",
      icon: "carrot",
      names: "crop|crops",
      also: "vegetable|harvest|this week's box|produce",
      fields:
        "Crop: text\nPicture: image\nBed: text\nSown: date -160..-20\nHarvest from: date -30..40\nThis week: number 0..120 kg\nPer standard share: text\nIn this week: boolean 55\nStore it: text\nRecipe: longText",
      cells: "bed sown harvestFrom thisWeek perStandardShare inThisWeek storeIt recipe",
      rows: "Potatoes, Charlotte|Field 2|@-110|@-20|96|1 kg|yes|Dark and dry|Boil whole, butter, chives\nRainbow chard|Bed 4|@-70|@-15|30|300 g|yes|Fridge, damp cloth|Stalks first, leaves last\nCarrots, early|Bed 7|@-85|@-4|64|1 bunch|yes|Twist off the tops|Roast with cumin\nCourgettes|Tunnel 1|@-60|@-6|52|3 pieces|yes|Not in the fridge|Grate, salt, fritters\nSpring onions|Bed 2|@-75|@-12|20|1 bunch|yes|In a glass of water|\nTomatoes|Tunnel 2|@-95|@9|0|500 g|no|On the sill|\nBroad beans|Bed 5|@-120|@-18|40|700 g|yes|Fridge, in the pod|Peel twice, it is worth it\nBeetroot|Bed 6|@-65|@14|0|1 bunch|no|Twist off the leaves|\nKale|Bed 9|@-30|@36|0|250 g|no|Fridge|",
    },
    {
      id: "workday",
      use: "more",
      role: "event",
      icon: "shovel",
      names: "work day|work days",
      also: "volunteer day|farm day|harvest help|working party",
      fields:
        "Name: text\nStarts: dateTime 1..40 09:00..14:00\nJob: text\nPlaces: number 6..20\nComing: number 2..14\nBring: text",
      cells: "starts job places coming bring",
      rows: "Weeding carrots|@3T09:30|Bed 7, by hand|12|7|Gloves, hat\nPotato harvest|@10T09:00|Field 2|20|14|Boots\nTomato tying|@17T14:00|Tunnel 2|6|6|Nothing\nHarvest supper|@38T14:00|Lay the tables, then eat|20|9|A dish",
    },
  ],
  jobs: "check crop.inThisWeek\nsell boxSize.price\ndue member.paidUntil\nkeep member\nshow crop.picture\nmap point.address\nmove member.state\nchart member.state\nkeep crop\nagenda workday.starts\nplan crop.harvestFrom",
  site: {
    headline: "What grew this week, on your table",
    body: "Ninety households share the harvest of four acres. You take what is ripe, help three days a year, and know the field it comes from.",
    action: "Choose a share|boxSize",
    services:
      "Small share|One or two people, six kinds|11\nStandard share|Two or three people, eight kinds|16\nFamily share|Four or five people, eleven kinds|23\nFruit bag|From two orchards nearby|9",
    questions:
      "What if I am on holiday?|Pause with five days' notice, or give your share to a neighbor.\nCan I choose what is in it?|You name two things you never want. The rest is the harvest's choice.\nWhere do I collect?|At one of five pick-up points, Wednesday to Friday.\nDo I have to work on the farm?|Three half days a year, whichever suit you.\nHow do I pay?|Monthly in advance by standing order.",
  },
  words: {
    tagline: "Who gets which box, where, and what is in it.",
    itch: "How many boxes for the chapel?",
    promise: "Every share packed, paid and picked up",
    pov: "POV: packing day, and the list is right",
    gains: ["10 households, 5 pick-up points", "This week: six crops in", "No fennel for Margaret. Noted."],
  },
});
