import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "windowCleaning",
  name: "Window cleaning",
  icon: "droplets",
  says: {
    en: "window cleaner|window cleaning|window cleaning round|clean windows|gutter clearing|gutter cleaning|conservatory cleaning|pure water cleaning|windows round|window washing|pressure washing|power washing|exterior cleaning round|fascia cleaning",
    de: "Fensterputzer|Fensterreinigung|Glasreinigung|Dachrinnenreinigung",
    es: "limpiacristales|limpieza de ventanas|limpieza de cristales|limpieza de canalones",
    fr: "laveur de vitres|nettoyage de vitres|lavage de vitres|nettoyage de gouttières",
    pt: "limpeza de janelas|limpeza de vidros|limpador de janelas|limpeza de caleiras",
  },
  forms: ["management", "booking", "site"],
  people: ["window cleaners", "customers"],
  mood: "warm",
  things: [
    {
      id: "round",
      use: "core",
      role: "place",
      icon: "route",
      names: "round|rounds",
      also: "route|area|street|run",
      fields:
        "Round: text\nDay: choice Monday|Tuesday|Wednesday|Thursday|Friday\nEvery: choice 4 weeks|6 weeks|8 weeks\nHouses: rollup count house.round\nWorth: rollup sum house.round.price GBP\nNext on: date -2..28\nCleaner: text",
      cells: "day every nextOn cleaner",
      rows: "Castle and Mill Lane|Monday|4 weeks|@0|Kofi Mensah\nPark View and Elm Grove|Tuesday|4 weeks|@1|Kofi Mensah\nMarket shops|Friday|4 weeks|@-2|Ben Carter\nVillages|Thursday|8 weeks|@17|Ben Carter",
    },
    {
      id: "house",
      use: "core",
      role: "person",
      icon: "house",
      names: "house|houses",
      also: "customer|client|address|shop|property|household",
      fields:
        "House: text\nCustomer: text\nAddress: location\nPhone: phone\nRound: relation round\nPrice: money 8..60 GBP\nWindows: number 6..34\nBack gate: text\nPays by: choice cash|transfer|card|direct debit\nLast cleaned: date -60..-1\nNext due: date -5..50\nOwes: rollup sum clean.house.owed GBP\nRing first: boolean 20\nNotes: longText",
      cells: "customer address phone round price windows backGate paysBy lastCleaned nextDue ringFirst notes",
      rows: "4 Mill Lane|Margaret Hale|4 Mill Lane|555-0101|Castle and Mill Lane|14|11|Bolt at the bottom|cash|@-28|@0|no|Money under the pot\n9 Castle Street|Daniel Okoro|9 Castle Street|555-0102|Castle and Mill Lane|12|9|No gate|transfer|@-28|@0|no|\n14 Castle Street|Amara Osei|14 Castle Street|555-0103|Castle and Mill Lane|12|8|No gate|transfer|@-28|@0|no|Landlord pays\n41 Park View|The Lund family|41 Park View|555-0104|Park View and Elm Grove|24|22|Code by text|direct debit|@-27|@1|yes|Shut it, two cats\n22 Elm Grove|Tomás García|22 Elm Grove|555-0105|Park View and Elm Grove|16|14|Spaniel|transfer|@-27|@1|yes|\n31 Park View|Aisha Bello|31 Park View|555-0106|Park View and Elm Grove|18|15|Open|card|@-27|@1|no|Conservatory every second time\nCopper Kettle|Rosa Marini|3 Market Place|555-0107|Market shops|10|6|Front only|cash|@-30|@-2|no|Before eight\nMarket Pharmacy|Farida Aziz|7 Market Place|555-0108|Market shops|12|8|Front only|direct debit|@-30|@-2|no|\nThe Old Forge|Owen Pritchard|The Old Forge|555-0109|Villages|28|19|Open|transfer|@-39|@17|no|Leaded, by hand\nBryn Cottage|Gwen Hughes|Bryn Cottage|555-0110|Villages|15|10|Gate sticks|cash|@-39|@17|no|Tea",
    },
    {
      id: "clean",
      use: "core",
      role: "event",
      icon: "droplets",
      names: "clean|cleans",
      also: "visit|job|wash|appointment|booking",
      fields:
        "Clean: text\nHouse: relation house\nDate: date -40..14\nTime: time 07:30..16:00\nWork: choice outside|in and out|gutters|conservatory|solar panels\nPrice: money 8..120 GBP\nReceived: money 0..120 GBP\nOwed: calc price - received GBP\nState: choice planned|done|locked gate|rained off|skipped by customer\nPaid: boolean 50\nCleaner: text",
      cells: "house date time work price received state paid cleaner",
      rows: "Mill Lane 4|4 Mill Lane|@0|08:00|outside|14|0|planned|no|Kofi Mensah\nCastle 9|9 Castle Street|@0|08:30|outside|12|0|planned|no|Kofi Mensah\nCastle 14|14 Castle Street|@0|09:00|outside|12|0|planned|no|Kofi Mensah\nPark View 41|41 Park View|@1|08:00|outside|24|0|planned|no|Kofi Mensah\nElm Grove 22|22 Elm Grove|@1|10:00|in and out|30|0|planned|no|Kofi Mensah\nKettle, rained off|Copper Kettle|@-2|07:30|outside|10|0|rained off|no|Ben Carter\nPharmacy, Friday|Market Pharmacy|@-2|07:45|outside|12|12|done|yes|Ben Carter\nElm Grove, last month|22 Elm Grove|@-27|10:00|outside|16|0|done|no|Kofi Mensah\nCastle 9, last month|9 Castle Street|@-28|08:30|outside|12|12|done|yes|Kofi Mensah\nPark View 31, gate|31 Park View|@-27|11:30|outside|18|0|locked gate|no|Kofi Mensah\nOld Forge, gutters|The Old Forge|@-39|13:00|gutters|85|0|done|no|Ben Carter",
    },
    {
      id: "enquiry",
      use: "core",
      role: "item",
      icon: "mail",
      names: "quote request|quote requests",
      also: "enquiry|quote|new customer|inquiry",
      fields:
        "Name: text\nPhone: phone\nAddress: location\nWhat: choice windows outside|in and out|gutters|conservatory|pressure wash\nBedrooms: number 1..6\nReceived: date -8..0\nPrice given: money 10..180 GBP\nState: choice new|price sent|on the round|no",
      cells: "phone address what bedrooms received priceGiven state",
      rows: "Priya Nair|555-0131|27 Station Road|windows outside|3|@-1|15|new\nHelen Sharp|555-0132|2 Church Row|gutters|3|@-4|70|price sent\nLeila Haddad|555-0133|33 Park View|windows outside|2|@-6|14|on the round\nQuay House|555-0134|Quay House|pressure wash|6|@-3|180|price sent",
    },
    {
      id: "expense",
      use: "more",
      role: "log",
      icon: "receipt",
      names: "expense|expenses",
      also: "cost|fuel|resin|receipt",
      fields:
        "Expense: text\nDate: date -30..0\nKind: choice fuel|resin and filters|brushes|insurance|van\nAmount: money 8..340 GBP",
      cells: "date kind amount",
      rows: "Diesel|@-2|fuel|62\nResin, 25 liters|@-11|resin and filters|118\nBrush head, boar hair|@-16|brushes|74\nPublic liability|@-24|insurance|215",
    },
  ],
  jobs: "agenda clean.date\nmove clean.state\ndue house.nextDue\ncheck clean.paid\nkeep house\ntotal clean.owed\ndue round.nextOn\nrequest enquiry\nmove enquiry.state\nassign clean.cleaner\nmap house.address\nchart clean.work",
  site: {
    headline: "Windows every four weeks, rain or shine",
    body: "A local round with pure water and long poles. We text the evening before, shut the gate and send the bill by phone.",
    action: "Get a price|enquiry",
    services:
      "Terrace|Up to ten windows, outside|12\nSemi-detached|Frames and sills too|16\nDetached|Up to twenty-two windows|24\nGutters|Cleared, with photos before and after|70\nShop front|Before you open|10",
    questions:
      "Do I have to be at home?|No, if we can get through the gate.\nWhat if it rains?|Pure water does not mind light rain. If spots stay, we come back.\nHow do I pay?|By transfer, card or direct debit, after the clean.\nCan I skip one?|Yes, answer the text the evening before.",
  },
  words: {
    tagline: "Rounds, gates and who still owes for last month.",
    itch: "Who has not paid since March?",
    promise: "Every round done, every pound in",
    pov: "POV: the text went out, the gate is open",
    gains: ["10 houses, 4 rounds, 161 pounds", "Elm Grove: spaniel, ring first", "Old Forge gutters: 85 owed"],
  },
});
