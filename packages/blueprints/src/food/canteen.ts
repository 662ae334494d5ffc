import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "canteen",
  name: "Canteen",
  icon: "cooking-pot",
  says: {
    en: "canteen|office canteen|school canteen|works canteen|staff restaurant|school meals|school lunches|school dinner menu|canteen menu|lunch pre-orders at work|university canteen|mess hall|weekly meal plan for a canteen|cafeteria menu for employees|meal counts for the kitchen|kindergarten meals|employee lunch orders",
    de: "Kantine|Betriebskantine|Schulessen|Mensa|Speiseplan der Kantine",
    es: "comedor escolar|comedor de empresa|menú del comedor|cantina de la oficina",
    fr: "cantine scolaire|cantine d'entreprise|restaurant d'entreprise|menus de la cantine",
    pt: "cantina|refeitório|cantina escolar|refeitório da empresa",
  },
  forms: ["management", "portal", "booking", "dashboard"],
  people: ["the kitchen", "diners", "parents"],
  mood: "sober",
  things: [
    {
      id: "meal",
      use: "core",
      role: "item",
      icon: "soup",
      names: "meal|meals",
      also: "dish|menu line|recipe|lunch",
      fields:
        "Meal: text\nPicture: image\nLine: choice classic|vegetarian|vegan|soup|salad bar|dessert\nPrice: money 1..8 EUR\nCost per portion: money 0.6..4 EUR\nAllergens: tags none|gluten|milk|egg|fish|nuts|celery|mustard|soy\nPork: boolean 15\nLiked: rating 1..5\nGrams: number 150..600 g",
      cells: "line price costPerPortion allergens pork liked grams",
      rows: "Lentil stew with sausage|classic|5.4|2.1|celery; mustard|yes|4|450\nSpinach lasagna|vegetarian|5.2|1.7|gluten; milk; egg|no|5|400\nChickpea curry and rice|vegan|4.9|1.4|none|no|4|420\nFish fingers, mash, peas|classic|5.6|2.3|gluten; fish; milk|no|5|430\nPumpkin soup|soup|3.2|0.8|milk; celery|no|4|350\nChicken in paprika cream|classic|5.8|2.4|milk|no|4|430\nPotato rösti, apple|vegetarian|4.8|1.3|egg|no|3|400\nSalad bar, plate|salad bar|4.2|1.8|mustard; nuts|no|4|300\nRed fruit jelly|dessert|1.6|0.5|none|no|4|150",
    },
    {
      id: "serving",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "menu day|menu days",
      also: "serving|menu|weekly plan|line",
      fields:
        "Menu: text\nMeal: relation meal\nDate: date -4..10\nLine: choice line 1|line 2|line 3|soup|dessert\nPlanned: number 20..240\nOrdered: rollup sum order.menu.portions\nServed: number 0..240\nLeft over: number 0..40\nState: choice planned|cooking|open|sold out|closed",
      cells: "meal date line planned served leftOver state",
      rows: "Today, line 1|Fish fingers, mash, peas|@0|line 1|140|96|0|open\nToday, line 2|Spinach lasagna|@0|line 2|90|90|0|sold out\nToday, soup|Pumpkin soup|@0|soup|60|31|0|open\nTomorrow, line 1|Chicken in paprika cream|@1|line 1|130|0|0|planned\nTomorrow, line 3|Chickpea curry and rice|@1|line 3|60|0|0|planned\nIn three days, line 1|Lentil stew with sausage|@3|line 1|120|0|0|planned\nIn three days, line 2|Potato rösti, apple|@3|line 2|70|0|0|planned\nYesterday, line 1|Lentil stew with sausage|@-1|line 1|120|104|16|closed\nYesterday, line 3|Chickpea curry and rice|@-1|line 3|60|58|2|closed",
    },
    {
      id: "diner",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "diner|diners",
      also: "guest|pupil|employee|child|eater",
      fields:
        "Name: text\nGroup: choice class 2a|class 4b|teachers|office|workshop|visitors\nDiet: choice everything|no pork|vegetarian|vegan\nAllergies: tags none|gluten|milk|egg|fish|nuts|celery\nCard number: text\nBalance: money 0..60 EUR\nSubsidy: percent 0..100\nContact: email",
      cells: "group diet allergies cardNumber balance subsidy contact",
      rows: "Mila Radic|class 2a|vegetarian|none|C-2041|12.4|0|radic@example.com\nJakob Thiel|class 2a|everything|nuts|C-2042|3.1|100|thiel@example.com\nAmina Saleh|class 4b|no pork|none|C-2077|26|50|saleh@example.com\nLeo Franke|class 4b|everything|gluten|C-2080|8.8|0|franke@example.com\nMs Dorothea Lang|teachers|everything|none|C-0110|41.5|0|d.lang@example.com\nMurat Aslan|workshop|no pork|none|C-0333|0.6|40|m.aslan@example.com\nBirgit Noll|office|vegan|celery|C-0214|17.2|40|b.noll@example.com\nVisitors, fire drill|visitors|everything|none|C-9001|60|0|reception@example.com",
    },
    {
      id: "order",
      use: "core",
      role: "item",
      icon: "clipboard-list",
      names: "order|orders",
      also: "pre-order|reservation|meal count|cancelation",
      fields:
        "Order: text\nDiner: relation diner\nMenu: relation serving\nPortions: number 1..30\nState: choice ordered|picked up|canceled in time|not picked up\nPays: choice card|subsidy|invoice",
      cells: "diner menu portions state pays",
      rows: "Mila, lasagna|Mila Radic|Today, line 2|1|picked up|card\nJakob, fish|Jakob Thiel|Today, line 1|1|ordered|subsidy\nAmina, curry|Amina Saleh|Tomorrow, line 3|1|ordered|subsidy\nLeo, chicken|Leo Franke|Tomorrow, line 1|1|ordered|card\nMurat, soup|Murat Aslan|Today, soup|1|ordered|card\nBirgit, curry|Birgit Noll|Tomorrow, line 3|1|ordered|card\nVisitors, chicken|Visitors, fire drill|Tomorrow, line 1|14|ordered|invoice\nMs Lang is ill|Ms Dorothea Lang|Tomorrow, line 1|1|canceled in time|card",
    },
    {
      id: "sample",
      use: "more",
      role: "log",
      icon: "thermometer",
      names: "food check|food checks",
      also: "core temperature|retained sample|fridge check",
      fields:
        "Check: text\nWhen: dateTime -2..0 06:30..13:30\nKind: choice core temperature|hot holding|fridge|retained sample|delivery\nReading: number -22..95 °C\nIn range: boolean 92\nBy: text @people",
      cells: "when kind reading inRange by",
      rows: "Fish fingers, core|@0T11:10|core temperature|78|yes|Gerd Hahn\nLasagna, holding|@0T12:00|hot holding|67|yes|Gerd Hahn\nSoup, holding|@0T12:05|hot holding|61|no|Samira Aziz\nCold room|@0T06:45|fridge|3|yes|Samira Aziz\nSamples frozen|@-1T13:20|retained sample|-20|yes|Gerd Hahn",
    },
  ],
  jobs: "agenda serving.date\nbook order\nplan serving.date\nmove serving.state\nkeep order\nfind meal\nkeep diner\ncount serving.served\ntotal serving.planned\nrate meal.liked\nchart serving.leftOver\ncheck sample.inRange",
  site: {
    headline: "Lunch at noon, ordered by nine",
    body: "Three lines, a soup and a salad bar, with every allergen on the card. Order or cancel until nine in the morning.",
    action: "Order lunch|order",
    services:
      "Line 1|The classic of the day|5.6\nVegetarian line|No meat, no fish|5.2\nSoup|With bread|3.2\nSalad bar|One plate, as high as it goes|4.2",
    questions:
      "Until when can I cancel?|Until nine on the day, also when a child is ill.\nMy child is allergic to nuts.|It is on the card, and the till shows it in red.\nHow does the subsidy work?|It is set on the card; nobody in the line sees it.\nCan visitors eat here?|Yes, fourteen or one, on invoice or at the till.",
  },
  words: {
    tagline: "What is cooked, how many want it, and who must not have nuts.",
    itch: "How many portions on line two?",
    promise: "Cooked for as many as come",
    pov: "POV: 16 left over yesterday, fewer tomorrow",
    gains: ["Today: 217 portions served", "Leo: no gluten, tomorrow chicken", "14 visitors on line 1"],
  },
});
