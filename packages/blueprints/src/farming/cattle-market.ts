import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "cattleMarket",
  name: "Cattle market",
  icon: "gavel",
  says: {
    en: "cattle market|livestock market|livestock auction|auction mart|cattle auction|livestock mart|sale barn|cattle sales|store cattle sale|stockyard|cattle dealer|livestock dealer|horse auction|sheep auction|auction lots for cattle|mart day|sale catalogue for cattle",
    de: "Viehmarkt|Viehauktion|Viehhändler|Zuchtviehversteigerung",
    es: "mercado de ganado|subasta de ganado|lonja de ganado|feria ganadera",
    fr: "marché aux bestiaux|vente aux enchères de bétail|foirail|négociant en bestiaux",
    pt: "leilão de gado|mercado de gado|feira de gado|comerciante de gado",
  },
  forms: ["management", "dashboard", "marketplace", "site"],
  people: ["auctioneers", "drovers", "sellers", "buyers"],
  mood: "lively",
  things: [
    {
      id: "farmer",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "account|accounts",
      also: "seller|buyer|farmer|dealer|vendor",
      fields:
        "Account: text\nContact: text\nPhone: phone\nE-mail: email\nHolding number: text\nBuys or sells: choice sells|buys|both\nNumber: number 1..400\nCredit limit: money 0..60000 GBP\nOwes: money 0..30000 GBP\nLeft to spend: calc creditLimit - owes GBP\nTB area: choice low risk|edge|high risk",
      cells: "contact phone eMail holdingNumber buysOrSells number creditLimit owes tBArea",
      rows: "Fell Side Farm|Alec Thwaite|555-0101|thwaite@example.com|41/120/0033|sells|14|5000|0|low risk\nBrook House|Dilys Owen|555-0102|dilys.owen@example.com|55/210/0107|both|22|20000|6240|edge\nWold Finishers|Karl Beamish|555-0103|karl@woldfinishers.example.com|30/044/0018|buys|41|60000|21400|low risk\nLow Meadow|The Haigh brothers|555-0104|haigh@example.com|41/118/0061|sells|17|5000|0|low risk\nCastle Meats|Ros Pinder|555-0105|buying@castlemeats.example.com|41/900/0002|buys|60|60000|9850|low risk\nMoor End|Graham Tuck|555-0106|graham.tuck@example.com|41/131/0009|both|29|12000|11300|high risk\nHall Farm Pedigree|Lady Susan Orme|555-0107|hallfarm@example.com|41/002/0001|sells|3|10000|0|low risk",
    },
    {
      id: "sale",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "sale|sales",
      also: "auction|market day|mart|fair",
      fields:
        "Sale: text\nDate: date -14..40\nStarts: time 09:30..12:00\nKind: choice store cattle|prime cattle|breeding|calves|sheep|dispersal\nRing: choice ring 1|ring 2\nAuctioneer: text @people\nEntries: rollup count lot.sale\nHead entered: rollup sum lot.sale.head\nTakings: money 0..420000 GBP\nState: choice entries open|catalog out|today|over",
      cells: "date starts kind ring auctioneer takings state",
      rows: "Store cattle, weekly|@0|10:00|store cattle|ring 1|Hugh Pell|0|today\nPrime cattle, weekly|@3|09:30|prime cattle|ring 1|Hugh Pell|0|catalog out\nBreeding heifers|@10|11:00|breeding|ring 2|Mary Stott|0|entries open\nCalves|@0|12:00|calves|ring 2|Mary Stott|0|today\nStore cattle, last week|@-7|10:00|store cattle|ring 1|Hugh Pell|318200|over\nWinter dispersal, Haigh|@24|10:00|dispersal|ring 1|Hugh Pell|0|entries open",
    },
    {
      id: "lot",
      use: "core",
      role: "item",
      icon: "tag",
      names: "lot|lots",
      also: "entry|pen|animal|cattle|group",
      fields:
        "Lot: text\nPicture: image\nSale: relation sale\nSeller: relation farmer\nPen: text\nHead: number 1..40\nBreed: text\nSex: choice steers|heifers|bulls|cows|calves|cow and calf\nMonths: number 0..120\nWeight: number 40..820 kg\nTB test: date -60..0\nPassports: choice all here|some missing|none yet\nFarm assured: boolean 70\nReserve: money 0..4200 GBP\nHammer: money 0..4200 GBP\nBuyer: text\nState: choice entered|penned|in the ring|sold|unsold|withdrawn",
      cells: "sale seller pen head breed sex months weight tBTest passports farmAssured reserve hammer buyer state",
      rows: "14, Limousin steers|Store cattle, weekly|Fell Side Farm|A4|9|Limousin cross|steers|17|465|@-22|all here|yes|1250|1390|Wold Finishers|sold\n15, Angus heifers|Store cattle, weekly|Fell Side Farm|A5|7|Angus cross|heifers|16|430|@-22|all here|yes|1150|1180|Brook House|sold\n16, Charolais bulls|Store cattle, weekly|Brook House|A6|4|Charolais|bulls|14|510|@-31|all here|yes|1500|0|None|in the ring\n17, Hereford steers|Store cattle, weekly|Moor End|B1|11|Hereford cross|steers|18|480|@-12|some missing|no|1200|0|None|penned\n18, black and whites|Store cattle, weekly|Low Meadow|B2|6|Holstein|steers|20|520|@-40|all here|yes|980|0|None|penned\n3, suckler with calf|Breeding heifers|Hall Farm Pedigree|C1|2|Simmental|cow and calf|60|640|@-18|all here|yes|2400|0|None|entered\n41, calves|Calves|Brook House|D3|8|Belgian Blue cross|calves|1|58|@-31|all here|yes|280|0|None|penned\n92, steers, last week|Store cattle, last week|Low Meadow|A1|12|Limousin cross|steers|19|520|@-47|all here|yes|1350|1465|Castle Meats|sold",
    },
    {
      id: "bill",
      use: "core",
      role: "item",
      icon: "receipt",
      names: "account line|account lines",
      also: "invoice|settlement|payment|statement",
      fields:
        "Line: text\nAccount: relation farmer\nSale: relation sale\nGross: money 0..90000 GBP\nCommission: money 0..3600 GBP\nDeductions: money 0..400 GBP\nBefore deductions: calc gross - commission GBP\nDue: date -10..14\nKind: choice pays the seller|from the buyer\nPaid: boolean 45",
      cells: "account sale gross commission deductions due kind paid",
      rows: "Fell Side, steers|Fell Side Farm|Store cattle, weekly|12510|375|42|@7|pays the seller|no\nFell Side, heifers|Fell Side Farm|Store cattle, weekly|8260|248|38|@7|pays the seller|no\nWold, nine steers|Wold Finishers|Store cattle, weekly|12510|0|0|@2|from the buyer|no\nBrook, seven heifers|Brook House|Store cattle, weekly|8260|0|0|@2|from the buyer|no\nLow Meadow, last week|Low Meadow|Store cattle, last week|17580|527|60|@0|pays the seller|yes\nCastle, last week|Castle Meats|Store cattle, last week|17580|0|0|@-5|from the buyer|no",
    },
    {
      id: "check",
      use: "more",
      role: "log",
      icon: "clipboard-check",
      names: "lairage check|lairage checks",
      also: "welfare check|unloading|movement report|passport check",
      fields:
        "Check: text\nLot: relation lot\nWhen: dateTime -1..0 05:30..19:00\nKind: choice unloading|passports|welfare|movement report|wash-down\nFine: boolean 92\nBy: text @people\nNote: text",
      cells: "lot when kind fine by note",
      rows: "Unloaded, lot 14|14, Limousin steers|@0T06:40|unloading|yes|Dot Ramsay|\nPassports, lot 17|17, Hereford steers|@0T07:20|passports|no|Dot Ramsay|Two missing, driver rings home\nLame in B2|18, black and whites|@0T08:10|welfare|yes|Vet|One stiff, bedded\nMovements, last week|92, steers, last week|@-1T16:00|movement report|yes|Office|",
    },
  ],
  jobs: "move lot.state\nagenda sale.date\nkeep lot\nfind lot\ntotal lot.head\nrank lot.hammer\ncheck bill.paid\ndue bill.due\nkeep farmer\nshow lot.picture\nchart lot.sex\nkeep check",
  site: {
    headline: "In by seven, in the ring at ten",
    body: "Store and prime cattle every week, calves, breeding stock and dispersals. Enter by phone until noon the day before and see what lots made by evening.",
    action: "Enter stock|lot",
    services:
      "Commission, store cattle|Per hundred pounds|3\nPenning|Per head, overnight|4\nHaulage|Per loaded mile|2.4\nValuation|On farm, half a day|140",
    questions:
      "What papers do animals need?|A passport each, and a test within sixty days.\nWhen are sellers paid?|A week after the sale, less commission.\nCan I buy by phone?|With an account and a credit limit, yes.\nWhat if a lot does not reach its reserve?|It goes home, or the auctioneer asks you once.",
  },
  words: {
    tagline: "Lots, pens, prices and whose passports are missing.",
    itch: "What did the Limousin steers make?",
    promise: "Every head entered, sold and paid",
    pov: "POV: the hammer falls and the bill is done",
    gains: ["Lot 14: nine at 1390", "Today: 6 lots, 45 head", "Lot 17: two passports missing"],
  },
});
