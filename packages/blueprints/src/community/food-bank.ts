import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "foodBank",
  name: "Food bank",
  icon: "hand-heart",
  says: {
    en: "food bank|food pantry|foodbank|food parcels|food parcel|soup kitchen|charity|small charity|charity donations|donations and volunteers|donated food|community fridge|food redistribution|surplus food|baby bank|clothes bank|nonprofit organization|fundraising for charity|donors and gifts",
    de: "Tafel|Lebensmittelausgabe|Spenden und Ehrenamtliche|Hilfsorganisation",
    es: "banco de alimentos|reparto de alimentos|ONG pequeña|donaciones y voluntarios|comedor social",
    fr: "banque alimentaire|colis alimentaires|association caritative|dons et bénévoles",
    pt: "banco alimentar|cabazes alimentares|instituição de solidariedade|doações e voluntários",
  },
  forms: ["management", "booking", "site", "dashboard"],
  people: ["coordinators", "volunteers", "households"],
  mood: "warm",
  things: [
    {
      id: "household",
      use: "core",
      role: "person",
      icon: "house",
      names: "household|households",
      also: "family|guest|client|beneficiary|recipient",
      fields:
        "Reference: text\nAdults: number 1..3\nChildren: number 0..5\nPeople: calc adults + children people\nReferred by: choice school|health visitor|council|advice center|came in person\nDiet: tags none|halal|vegetarian|gluten-free|no nuts|baby formula\nCooking: choice full kitchen|microwave only|kettle only\nPhone: phone\nArea: location\nSince: date -300..-3\nReview on: date -10..60\nParcels: rollup count parcel.household\nNotes: longText",
      cells: "adults children referredBy diet cooking phone area since reviewOn notes",
      rows: "H-014|2|3|school|halal|full kitchen|555-0101|North side|@-140|@20|Nappies size 4\nH-027|1|0|council|none|kettle only|555-0102|Old town|@-95|@-4|Hostel room\nH-031|1|2|health visitor|baby formula|full kitchen|555-0103|Riverside|@-80|@8|\nH-038|2|0|advice center|gluten-free|full kitchen|555-0104|South side|@-61|@30|Waiting for benefits\nH-040|2|5|school|none|full kitchen|555-0105|North side|@-44|@16|Two bags, needs a lift\nH-042|1|1|came in person|vegetarian|microwave only|555-0106|Old town|@-30|@-1|\nH-045|1|0|health visitor|no nuts|full kitchen|555-0107|Riverside|@-18|@42|Cannot carry, deliver\nH-047|3|1|council|halal|full kitchen|555-0108|South side|@-6|@54|",
    },
    {
      id: "stock",
      use: "core",
      role: "item",
      icon: "package",
      names: "stock line|stock lines",
      also: "food|shelf|tins|donated goods|inventory",
      fields:
        "Name: text\nKind: choice tins|dry goods|breakfast|fresh|toiletries|baby\nIn stock: number 0..320\nTarget: number 20..200\nShort by: calc target - inStock\nUse by: date -3..400\nShelf: text\nAsk donors for it: boolean 40",
      cells: "kind inStock target useBy shelf askDonorsForIt",
      rows: "Tinned tomatoes|tins|214|120|@310|A1|no\nTinned fish|tins|38|100|@260|A1|yes\nBeans|tins|310|150|@340|A2|no\nPasta, 500 g|dry goods|160|120|@380|B1|no\nRice, 1 kg|dry goods|22|80|@290|B1|yes\nCereal|breakfast|45|60|@120|B3|yes\nLong-life milk|breakfast|64|100|@44|C1|yes\nPotatoes, 2 kg|fresh|18|20|@6|Cold|no\nYogurt|fresh|30|30|@1|Cold|no\nNappies, size 4|baby|9|25|@400|D2|yes\nToothpaste|toiletries|52|40|@400|D1|no",
    },
    {
      id: "parcel",
      use: "core",
      role: "event",
      icon: "shopping-basket",
      names: "parcel|parcels",
      also: "food bag|visit|collection|hand-out|delivery",
      fields:
        "Parcel: text\nHousehold: relation household\nDate: date -14..7\nTime: time 10:00..16:00\nSize: choice single|couple|family|large family\nDays of food: number 3..7\nHow: choice collect|deliver\nStatus: choice asked|packing|ready|handed over|not collected\nPacked by: text @people\nWeight: number 5..32 kg\nNotes: longText",
      cells: "household date time size daysOfFood how status packedBy weight notes",
      rows: "P-611|H-014|@0|10:00|family|7|collect|ready|Gwen Hughes|24|Halal shelf\nP-612|H-027|@0|10:30|single|3|collect|packing|Ben Taylor||Kettle meals only\nP-613|H-045|@0|11:00|single|7|deliver|packing|Ben Taylor||Driver: Joe\nP-614|H-031|@1|10:00|family|7|collect|asked|||Formula, stage 1\nP-615|H-047|@1|14:00|family|7|collect|asked|||First visit\nP-616|H-042|@3|10:00|couple|3|collect|asked|||\nP-608|H-040|@-6|11:00|large family|7|deliver|handed over|Gwen Hughes|31|\nP-607|H-038|@-7|10:30|couple|7|collect|handed over|Amara Osei|15|\nP-606|H-042|@-7|11:30|couple|3|collect|not collected|Amara Osei|8|Rang, comes next week\nP-602|H-014|@-13|10:00|family|7|collect|handed over|Ben Taylor|23|",
    },
    {
      id: "donation",
      use: "core",
      role: "event",
      icon: "gift",
      names: "donation|donations",
      also: "gift|donor|drop-off|fundraiser|pledge",
      fields:
        "Name: text\nE-mail: email\nPhone: phone\nWhat: choice food|money|toiletries|other\nAmount: money 10..600 GBP\nWeight: number 4..180 kg\nDate: date -20..6\nFrom: choice person|shop|school|faith group|company\nStatus: choice offered|agreed|received|thanked\nGift Aid: boolean 30\nNotes: longText",
      cells: "eMail phone what amount weight date from status giftAid notes",
      rows: "St Anne's Primary, harvest|office@stannes.example.com|555-0121|food||180|@2|school|agreed|no|Two cars needed\nCorner Deli|laura@cornerdeli.example.com|555-0122|food||22|@0|shop|received|no|Bread, every Tuesday\nMargaret Hale|margaret.hale@example.com|555-0123|money|50||@-3|person|thanked|yes|Monthly\nBethany Chapel|chapel@bethany.example.com|555-0124|food||64|@-5|faith group|thanked|no|\nNorthside Autoparts|trade@northside.example.com|555-0125|money|600||@-8|company|received|no|Staff raffle\nDaniel Okoro|daniel.okoro@example.com|555-0126|toiletries||6|@-1|person|received|no|\nHana Sato|hana.sato@example.com|555-0127|money|25||@0|person|offered|yes|",
    },
    {
      id: "shift",
      use: "more",
      role: "event",
      icon: "users-round",
      names: "volunteer shift|volunteer shifts",
      also: "volunteer|rota|helper|driver",
      fields:
        "Shift: text\nDate: date 0..10\nTime: time 09:00..16:00\nHours: number 2..4\nJob: choice sorting|packing|front desk|driving|collection point\nVolunteer: text @people\nPhone: phone\nConfirmed: boolean 70",
      cells: "date time hours job volunteer phone confirmed",
      rows: "Tuesday desk|@0|09:30|3|front desk|Gwen Hughes|555-0141|yes\nTuesday packing|@0|09:00|4|packing|Ben Taylor|555-0142|yes\nTuesday van|@0|10:30|3|driving|Joe Tierney|555-0143|yes\nThursday sorting|@2|13:00|3|sorting|Amara Osei|555-0144|no\nSaturday supermarket|@4|10:00|2|collection point|||no",
    },
  ],
  jobs: "move parcel.status\nkeep household\ncount stock.inStock\ncheck stock.askDonorsForIt\nplan parcel.date\ndue household.reviewOn\nrequest donation\nrank stock.shortBy\ntotal donation.amount\nchart parcel.size\ndue stock.useBy\nassign shift.volunteer",
  site: {
    headline: "Nobody here should go to bed hungry",
    body: "Three days a week we hand out food for a week. Everything is given, everybody is a volunteer, and nobody is asked twice.",
    action: "Offer a donation|donation",
    services:
      "Food parcel|For three or seven days, to your diet|0\nDelivery|If you cannot carry it|0\nAdvice desk|Benefits, debt and energy, Thursdays|0\nSchool holidays|A lunch bag for each child|0",
    questions:
      "Do I need a referral?|It helps, but come anyway; the first parcel needs none.\nWhat do you need most?|Tinned fish, rice, long-life milk and nappies just now.\nWhere can I leave food?|At the hall on Tuesday, Thursday and Saturday from nine.\nCan I help?|Yes: sorting, packing, driving, two hours at a time.\nWhere does the money go?|Fresh food and rent; the accounts are on the notice board.",
  },
  words: {
    tagline: "Who needs what, what is on the shelf, who packs.",
    itch: "Have we rice for Thursday?",
    promise: "The right food to every household",
    pov: "POV: the shelf is short and the donors know",
    gains: ["10 parcels, 3 go out today", "Rice short by 58. Ask.", "H-027: kettle meals only"],
  },
});
