import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "carDealer",
  name: "Car dealer",
  icon: "car",
  says: {
    en: "car dealer|car dealership|used car dealer|used cars|cars for sale|car sales|vehicle sales|auto dealer|dealership inventory|car stock list|test drives|motorcycle dealer|caravan dealer|van sales|dealer management system|part exchange cars|car showroom",
    de: "Autohändler|Autohaus|Gebrauchtwagenhändler|Gebrauchtwagen verkaufen",
    es: "concesionario de coches|venta de coches usados|coches de ocasión|concesionaria de autos",
    fr: "concessionnaire automobile|voitures d'occasion|vente de voitures",
    pt: "stand de automóveis|concessionária de carros|carros usados",
  },
  forms: ["management", "site", "shop"],
  people: ["sales managers", "salespeople", "buyers"],
  mood: "sober",
  things: [
    {
      id: "car",
      use: "core",
      role: "item",
      icon: "car",
      names: "car|cars",
      also: "vehicle|van|stock|model|motorcycle",
      fields:
        "Car: text\nPicture: image\nPlate: text\nMake and model: text\nYear: number 2012..2026\nMileage: number 3..140 k miles\nFuel: choice petrol|diesel|hybrid|electric\nGearbox: choice manual|automatic\nColor: text\nBought for: money 2500..24000 GBP\nSpent on it: rollup sum prep.car.cost GBP\nAsking price: money 3800..29000 GBP\nGross: calc askingPrice - boughtFor GBP\nIn stock since: date -140..-1\nMOT until: date 10..360\nState: choice bought|in preparation|photographed|on the forecourt|reserved|sold|handed over",
      cells: "plate makeAndModel year mileage fuel gearbox color boughtFor askingPrice inStockSince mOTUntil state",
      rows: "Fenwick Aria 1.2|FA21 KLN|Fenwick Aria|2021|28|petrol|manual|red|7900|9995|@-34|@210|on the forecourt\nSolano E-Cross|SE23 TTR|Solano E-Cross|2023|19|electric|automatic|white|15800|18750|@-12|@330|photographed\nMarlow Estate 2.0|MR19 OPD|Marlow Estate|2019|61|diesel|manual|gray|8200|10995|@-96|@45|on the forecourt\nHalden City|HC17 BVX|Halden City|2017|48|petrol|manual|blue|3900|5495|@-58|@120|reserved\nFenwick Aria GT|FA22 WMM|Fenwick Aria|2022|22|hybrid|automatic|black|13100|15995|@-21|@280|on the forecourt\nNorvik 4x4|NV20 RGJ|Norvik 4x4|2020|52|diesel|automatic|green|17400|20950|@-8|@190|in preparation\nSolano Van L2|SV18 DDE|Solano Van|2018|88|diesel|manual|white|7200|9450|@-112|@30|on the forecourt\nMarlow Cabrio|MC16 ZUP|Marlow Cabrio|2016|40|petrol|manual|silver|5600|7950|@-131|@75|on the forecourt\nHalden City Plus|HP24 AAF|Halden City|2024|6|hybrid|automatic|red|12900|14995|@-2|@360|bought\nNorvik Saloon|NS15 LTE|Norvik Saloon|2015|97|diesel|manual|black|2700|4250|@-64|@160|sold",
    },
    {
      id: "lead",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "buyer|buyers",
      also: "lead|customer|prospect|enquiry",
      fields:
        "Name: text\nPhone: phone\nE-mail: email\nCar: relation car\nAsked: date -20..0\nPart exchange: text\nFinance: boolean 40\nSalesperson: text @people\nNext call: date -2..6\nState: choice new|rung|test drive|offer made|deposit|won|lost",
      cells: "phone eMail car asked partExchange finance salesperson nextCall state",
      rows: "Gemma Hale|555-0111|gemma.hale@example.com|Fenwick Aria 1.2|@-1|2014 hatchback|yes|Nick Barlow|@0|new\nOwen Pritchard|555-0112|owen.pritchard@example.com|Norvik 4x4|@-6||no|Nick Barlow|@-1|rung\nSunil Mehta|555-0113|sunil.mehta@example.com|Solano E-Cross|@-3|2018 Marlow Estate|yes|Carla Webb|@1|test drive\nHope Adeyemi|555-0114|hope.adeyemi@example.com|Halden City|@-9||no|Carla Webb|@2|deposit\nLiam Doyle|555-0115|liam.doyle@example.com|Solano Van L2|@-14|Old van, 130,000|yes|Nick Barlow|@1|offer made\nRuth Ellis|555-0116|ruth.ellis@example.com|Norvik Saloon|@-16||no|Carla Webb|@5|won",
    },
    {
      id: "testDrive",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "test drive|test drives",
      also: "appointment|viewing|handover",
      fields:
        "Test drive: text\nCar: relation car\nBuyer: relation lead\nDate: date -2..7\nTime: time 09:30..17:30\nLicense seen: boolean 50\nState: choice asked|booked|out|back|did not come\nWords after: longText",
      cells: "car buyer date time licenseSeen state wordsAfter",
      rows: "Sunil, E-Cross|Solano E-Cross|Sunil Mehta|@0|14:00|no|booked|\nGemma, Aria|Fenwick Aria 1.2|Gemma Hale|@1|10:30|no|asked|\nOwen, 4x4|Norvik 4x4|Owen Pritchard|@3|11:00|no|booked|Wants to tow 2 tonnes\nLiam, van|Solano Van L2|Liam Doyle|@-2|16:00|yes|back|Rack rattles, likes the price\nHope, City|Halden City|Hope Adeyemi|@-4|12:00|yes|back|Left a deposit",
    },
    {
      id: "prep",
      use: "core",
      role: "event",
      icon: "wrench",
      names: "preparation job|preparation jobs",
      also: "prep|valet|repair|cost",
      fields:
        "Job: text\nCar: relation car\nKind: choice service|tires|body|valet|MOT|photographs|keys\nWith: text\nDue: date -3..8\nCost: money 0..900 GBP\nDone: boolean 40",
      cells: "car kind withValue due cost done",
      rows: "Front tires|Norvik 4x4|tires|Workshop|@-1|210|no\nValet|Norvik 4x4|valet|Suds|@2|95|no\nService and MOT|Halden City Plus|service|Workshop|@3|180|no\nBumper corner|Solano E-Cross|body|Body shop|@-5|260|yes\nSecond key|Marlow Estate 2.0|keys|Locksmith|@4|140|no\nPhotographs|Halden City Plus|photographs|Carla|@4|0|no",
    },
    {
      id: "deal",
      use: "more",
      role: "event",
      icon: "file-check",
      names: "deal|deals",
      also: "sale|contract|invoice",
      fields:
        "Deal: text\nCar: relation car\nBuyer: relation lead\nSold for: money 3500..28000 GBP\nPart exchange: money 0..9000 GBP\nTo pay: calc soldFor - partExchange GBP\nHandover: date -3..14\nPapers done: boolean 40",
      cells: "car buyer soldFor partExchange handover papersDone",
      rows: "Ruth's Norvik|Norvik Saloon|Ruth Ellis|4250|0|@1|yes\nHope's City|Halden City|Hope Adeyemi|5400|0|@6|no\nLiam's van|Solano Van L2|Liam Doyle|9200|1400|@10|no",
    },
  ],
  jobs: "move lead.state\ndue lead.nextCall\nagenda testDrive.date\nfind car\nshow car.picture\nsell car.askingPrice\nbook testDrive\nmove car.state\ndue prep.due\ncheck prep.done\nrank car.gross\nagenda deal.handover",
  site: {
    headline: "Forty cars, all with their history",
    body: "Every car is checked on 120 points, photographed as it is, dents included, and sold with six months of warranty.",
    action: "See the cars|car",
    services:
      "Test drive|Half an hour, on your own if you like|\nPart exchange|Valued in ten minutes|\nWarranty|Six months, nationwide|\nDelivery|To your door, within fifty miles|120",
    questions:
      "Can I see the service book?|Yes, scanned with each car.\nDo you hold a car?|With a deposit of 200, for seven days.\nIs finance possible?|Yes, through two lenders, decided the same day.",
  },
  words: {
    tagline: "Stock, keys, test drives and who to ring.",
    itch: "Who asked about the 4x4?",
    promise: "Every car ready, every buyer rung",
    pov: "POV: the Cabrio sold before day 140",
    gains: ["Marlow Cabrio: day 131 in stock", "Owen: call one day late", "Sunil drives at two"],
  },
});
