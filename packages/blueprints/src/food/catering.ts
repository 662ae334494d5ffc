import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "catering",
  name: "Food truck and catering",
  icon: "utensils-crossed",
  says: {
    en: "catering|catering company|caterer|event catering|wedding catering|buffet orders|catering quotes|private chef|pop-up kitchen|party catering|catering kitchen|supper club|lunch catering for offices",
    de: "Catering|Partyservice|Cateringfirma",
    es: "catering para eventos|servicio de catering|empresa de catering",
    fr: "traiteur|service traiteur|traiteur événementiel",
    pt: "serviço de catering|empresa de catering|buffet para eventos",
  },
  forms: ["management", "site", "shop", "booking"],
  people: ["cooks", "hosts", "guests"],
  mood: "lively",
  things: [
    {
      id: "dish",
      use: "core",
      role: "item",
      icon: "utensils",
      names: "dish|dishes",
      also: "menu|menu item|meal|taco|burger|wrap|buffet dish",
      fields:
        "Name: text\nPicture: image\nSold at: choice truck|buffet|both\nCourse: choice snack|main|side|sweet|drink\nPrice: money 3..13 GBP\nCost: money 0.8..4.5 GBP\nMargin: calc price - cost GBP\nDiet: tags meat|vegetarian|vegan|gluten-free\nAllergens: tags none|gluten|milk|egg|nuts|soy|sesame\nLeft today: number 0..80\nOn today: boolean 80",
      cells: "soldAt course price cost diet allergens leftToday onToday",
      rows: "Pulled pork taco|both|main|9|3.1|meat; gluten-free|none|46|yes\nCharred cauliflower taco|both|main|8|2|vegan; gluten-free|sesame|38|yes\nLoaded fries|truck|side|6|1.4|vegetarian|milk|60|yes\nCorn on the cob|both|side|4|0.9|vegetarian; gluten-free|milk|22|yes\nBrisket bun|truck|main|11|4.3|meat|gluten; egg|0|yes\nChurros|both|sweet|5|1.1|vegetarian|gluten; egg|40|yes\nHibiscus water|both|drink|3|0.8|vegan; gluten-free|none|50|yes\nBraised lamb tray|buffet|main|13|4.5|meat; gluten-free|none||no\nBean and squash stew|buffet|main|9|2.2|vegan; gluten-free|none||no\nTable of salads|buffet|side|7|2.4|vegan|nuts||no",
    },
    {
      id: "cateringJob",
      use: "core",
      role: "event",
      icon: "party-popper",
      names: "job|jobs",
      also: "event|catering job|wedding|party|enquiry|quote|festival booking",
      fields:
        "Name: text\nContact: text @people\nPhone: phone\nE-mail: email\nDate: date -10..120\nServe at: time 11:00..20:00\nWhere: location\nGuests: number 20..220\nPrice per head: money 11..38 GBP\nTotal: calc guests * pricePerHead GBP\nDeposit: money 0..1500 GBP\nStatus: choice enquiry|quoted|deposit paid|confirmed|done|lost\nFinal numbers by: date -12..100\nDiets: text\nNotes: longText",
      cells: "contact phone eMail date serveAt where guests pricePerHead deposit status finalNumbersBy diets notes",
      rows: "Hollis wedding|Jo Hollis|555-0101|hollis@example.com|@23|17:30|Hillside Farm|110|32|1000|confirmed|@9|6 vegan, 2 coeliac|Power from the barn\nCopy Shop summer party|Amara Osei|555-0102|print@copyshop.example.com|@6|13:00|Station Road 3|35|15|150|deposit paid|@-1|4 vegetarian|Numbers are late\nRegatta day|Mateo Ruiz|555-0103|captain@rowing.example.com|@13|11:30|Quay Court|180|11|0|confirmed|@8||Truck, pay per plate\nOkoro fortieth|Daniel Okoro|555-0104|daniel.okoro@example.com|@40|19:00|Castle Street 9|60|28|0|quoted|@26|No pork|\nCollege open day|Ben Taylor|555-0105|events@westfield.example.com|@55|12:00|College Drive|220|12|0|enquiry|@41||Two trucks?\nSharp golden wedding|Helen Sharp|555-0106|helen.sharp@example.com|@90|15:00|Church Row 2|45|24|0|quoted|@76|Nut allergy, one guest|\nTheatre first night|Lou Fraser|555-0107|hello@littletheatre.example.com|@-6|20:00|Canal Street 40|80|14|300|done|@-16|10 vegan|\nFootball final|Kwame Boateng|555-0108|club@dockers.example.com|@20|14:00|Mill Meadow|120|11|0|lost|||Took the burger van",
    },
    {
      id: "pitch",
      use: "core",
      role: "event",
      icon: "map-pin",
      names: "stop|stops",
      also: "pitch|location|market day|where the truck is|street food market",
      fields:
        "Stop: text\nPlace: location\nDate: date -6..10\nOpens: time 11:00..17:00\nCloses: time 14:00..21:00\nPitch fee: money 0..90 GBP\nTakings: money 0..1250 GBP\nPlates: number 0..120\nWeather: choice dry|showers|cold|hot\nStatus: choice planned|on|done|called off\nNotes: longText",
      cells: "place date opens closes pitchFee takings plates weather status notes",
      rows: "Canal works, lunch|Canal Works|@0|11:30|14:00|25|||dry|on|\nMarket Place, evening|Market Place|@1|17:00|21:00|60|||showers|planned|Bring the awning\nStation yard|Station Road|@2|11:30|14:30|30|||dry|planned|\nBrewery taproom|Lock Lane|@3|16:00|21:00|0|||dry|planned|They sell the beer\nCanal works, last week|Canal Works|@-6|11:30|14:00|25|610|64|dry|done|Out of brisket at one\nBrewery, last Friday|Lock Lane|@-4|16:00|21:00|0|1180|118|hot|done|\nPark, Sunday|Station Park|@-2|12:00|17:00|90|240|26|cold|done|Not again in this wind",
    },
    {
      id: "order",
      use: "core",
      role: "event",
      icon: "receipt",
      names: "order|orders",
      also: "ticket|plate|pre-order|pick-up",
      fields:
        "Name: text\nPhone: phone\nOrdered: dateTime -1..0 11:30..20:30\nPick-up at: time 11:45..20:45\nItems: lines\nTotal: money 5..48 GBP\nExtras: text\nStatus: choice new|on the grill|ready|picked up\nPaid: boolean 90",
      cells: "phone ordered pickUpAt items total extras status paid",
      rows: "Priya N.|555-0131|@0T11:52|12:10|2 Charred cauliflower taco; 1 Hibiscus water|19|No sesame|on the grill|yes\nTom A.|555-0132|@0T11:55|12:15|1 Pulled pork taco; 1 Loaded fries|15||on the grill|yes\nCarter Lab|555-0133|@0T11:40|12:30|3 Pulled pork taco; 1 Charred cauliflower taco; 2 Corn on the cob|43||new|no\nElif D.|555-0134|@0T11:58|12:20|1 Churros|5||new|yes\nHana S.|555-0135|@0T11:45|12:00|1 Pulled pork taco; 1 Hibiscus water|12|Extra lime|ready|yes\nSam D.|555-0136|@-1T12:10|12:25|2 Brisket bun|22||picked up|yes",
    },
    {
      id: "prep",
      use: "more",
      role: "event",
      icon: "list-checks",
      names: "prep job|prep jobs",
      also: "shopping list|prep list|packing list|equipment",
      fields:
        "Prep: text\nEvent: relation cateringJob\nDue: date -1..22\nWho: text @people\nQuantity: text\nDone: boolean 40",
      cells: "event due who quantity done",
      rows: "Smoke the brisket|Copy Shop summer party|@5|Carlos|9 kg|no\nOrder lamb|Hollis wedding|@14|Ada|24 kg|no\nChafing dishes, gas|Hollis wedding|@20|Carlos|8 dishes|no\nPickled onions|Copy Shop summer party|@0|Ada|3 jars|yes\nBio plates|Regatta day|@7|Carlos|200|no",
    },
  ],
  jobs: "move order.status\nmove cateringJob.status\nplan cateringJob.date\nshow dish.picture\nsell dish.price\nagenda pitch.date\nrequest cateringJob\ncount dish.leftToday\ndue cateringJob.finalNumbersBy\nmap pitch.place\ntotal pitch.takings\ndue prep.due\nrank pitch.takings",
  site: {
    headline: "Smoke, corn and a queue worth standing in",
    body: "Find the truck five days a week, order ahead, or have us cook at your wedding. We bring the fire, you bring the guests.",
    action: "Ask for a date|cateringJob",
    services:
      "Truck at your party|Pay per plate, from sixty guests|11\nBuffet|Three mains, four sides, per head|24\nWedding|Snacks, main meal, late tacos, per head|32\nOffice lunch|From twenty people, delivered hot, per head|14",
    questions:
      "Where is the truck today?|The stops are on this page, changed every morning.\nHow far ahead should we book?|Weddings six months, lunches a week.\nDo you cater for vegans?|Half of the menu is vegan; we ask for diets with the final numbers.\nWhat do you need on site?|Six meters of flat ground, one socket, water within reach.\nWhen is the deposit due?|A third with the booking, the rest a week before.",
  },
  words: {
    tagline: "Where the truck is, what is left, who is next.",
    itch: "Final numbers for Saturday?",
    promise: "Every plate counted, every party fed",
    pov: "POV: sold out at one, and you saw it coming",
    gains: ["110 guests, 6 vegan, 2 coeliac", "Brisket: none left today", "Taproom: 118 plates"],
  },
});
