import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "schoolMeals",
  name: "School meals",
  icon: "utensils",
  says: {
    en: "school lunch orders|school dinner money|school canteen orders|lunch menu for the school|pre-order school lunch|meal orders by parents|free school meals|school kitchen|breakfast club at school|lunch sign-up for pupils|allergy list for the school kitchen|cashless school catering",
    de: "Mittagessen Schule|Schulverpflegung|Essensbestellung Schule",
    es: "almuerzo escolar|menú escolar|pedidos del comedor del colegio",
    fr: "repas à l'école|menu de la cantine|réservation des repas à l'école",
    pt: "refeitório escolar|merenda escolar|almoço na escola",
  },
  forms: ["portal", "management", "dashboard"],
  people: ["kitchen staff", "school office", "parents"],
  mood: "warm",
  things: [
    {
      id: "pupil",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "pupil|pupils",
      also: "child|student|eater",
      fields:
        "Name: text\nClass: choice 1a|1b|2a|2b|3a|3b|4a|4b\nParent: text\nPhone: phone\nE-mail: email\nEats: choice everything|vegetarian|no pork|vegan\nAllergic to: tags nuts|milk|gluten|egg|fish|nothing\nDoctor's note: boolean 20\nEats on: tags Monday|Tuesday|Wednesday|Thursday|Friday\nPays: choice full price|reduced|free\nBalance: money -24..60 EUR\nMeals ordered: rollup count order.pupil",
      cells: "classValue parent phone eMail eats allergicTo doctorsNote eatsOn pays balance",
      rows: "Noor Rahman|2a|Farah Rahman|555-0101|rahman@example.com|no pork|nothing|no|Monday; Tuesday; Wednesday; Thursday|full price|32\nAdam Novak|3b|Petr Novak|555-0102|novak@example.com|everything|nuts|yes|Monday; Tuesday; Wednesday; Thursday; Friday|full price|-8\nFrieda Lund|1a|Ingrid Lund|555-0103|lund@example.com|vegetarian|nothing|no|Tuesday; Thursday|reduced|12\nLeo Berg|2a|Adam Berg|555-0104|berg@example.com|everything|milk|yes|Monday; Wednesday; Friday|full price|4\nElla Osei|4a|Amara Osei|555-0105|osei@example.com|everything|nothing|no|Monday; Tuesday; Wednesday; Thursday; Friday|free|0\nSami Haddad|3b|Karim Haddad|555-0106|haddad@example.com|no pork|egg|yes|Monday; Tuesday; Thursday|reduced|-24\nIda Reid|1b|Tom Reid|555-0107|reid@example.com|vegetarian|gluten|yes|Wednesday; Friday|full price|47\nMax Beck|4a|Jonas Beck|555-0108|beck@example.com|everything|nothing|no|Monday; Tuesday; Wednesday; Thursday; Friday|full price|18",
    },
    {
      id: "dish",
      use: "core",
      role: "item",
      icon: "cooking-pot",
      names: "dish|dishes",
      also: "meal|recipe|course|menu",
      fields:
        "Dish: text\nPicture: image\nKind: choice meat|fish|vegetarian|vegan|soup|dessert\nContains: tags nuts|milk|gluten|egg|fish|nothing\nCost of goods: money 1..3 EUR\nPrice: money 2..4 EUR\nGrams a child: number 180..420 g\nLeft on plates: percent 4..40\nChildren say: rating\nCooked: rollup count day.dish",
      cells: "kind contains costOfGoods price gramsAChild leftOnPlates childrenSay",
      rows: "Pasta with tomato sauce|vegan|gluten|1|4|350|6|5\nFish with potatoes and peas|fish|fish; milk|3|4|380|28|3\nChicken with rice|meat|nothing|2|4|370|11|4\nLentil stew|vegan|nothing|1|4|340|31|2\nPancakes with apple|vegetarian|milk; gluten; egg|1|4|300|4|5\nVegetable lasagna|vegetarian|milk; gluten; egg|2|4|360|17|4\nPumpkin soup and bread|soup|milk; gluten|1|4|320|22|3\nRice pudding|dessert|milk|1|2|180|9|4",
    },
    {
      id: "day",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "lunch day|lunch days",
      also: "menu|weekly menu|menu plan|lunch",
      fields:
        "Lunch: text\nDate: date -3..9\nDish: relation dish\nSecond choice: relation dish\nOrder until: dateTime -4..8 08:00..08:00\nOrdered: rollup count order.lunch\nPortions to cook: number 60..190\nPortions served: number 0..190\nCook: text @people\nState: choice open|closed|cooking|served",
      cells: "date dish secondChoice orderUntil portionsToCook portionsServed cook state",
      rows: "Monday|@-1|Pasta with tomato sauce|Chicken with rice|@-2T08:00|178|174|Mateo Ruiz|served\nTuesday|@0|Fish with potatoes and peas|Lentil stew|@-1T08:00|131|0|Mateo Ruiz|cooking\nWednesday|@1|Pancakes with apple|Pumpkin soup and bread|@0T08:00|182|0|Rosa Marini|closed\nThursday|@2|Chicken with rice|Vegetable lasagna|@1T08:00|165|0|Mateo Ruiz|open\nFriday|@3|Vegetable lasagna|Lentil stew|@2T08:00|120|0|Rosa Marini|open\nNext Monday|@6|Pasta with tomato sauce|Pumpkin soup and bread|@5T08:00|178|0|Mateo Ruiz|open",
    },
    {
      id: "order",
      use: "core",
      role: "log",
      icon: "clipboard-list",
      names: "order|orders",
      also: "meal order|sign-up|booking|cancellation",
      fields:
        "Order: text\nPupil: relation pupil\nLunch: relation day\nDish: relation dish\nPrice: money 0..4 EUR\nSpecial plate: text\nServed: boolean 40\nState: choice ordered|cancelled in time|cancelled late|eaten|not fetched",
      cells: "pupil lunch dish price specialPlate served state",
      rows: "Noor, Tuesday|Noor Rahman|Tuesday|Fish with potatoes and peas|4||no|ordered\nAdam, Tuesday|Adam Novak|Tuesday|Fish with potatoes and peas|4|No nut oil|no|ordered\nFrieda, Tuesday|Frieda Lund|Tuesday|Lentil stew|2||no|ordered\nElla, Tuesday|Ella Osei|Tuesday|Fish with potatoes and peas|0||no|ordered\nSami, Tuesday|Sami Haddad|Tuesday|Lentil stew|2||no|cancelled late\nLeo, Wednesday|Leo Berg|Wednesday|Pancakes with apple|4|Oat milk|no|ordered\nIda, Wednesday|Ida Reid|Wednesday|Pumpkin soup and bread|4|Own bread, no gluten|no|ordered\nMax, Wednesday|Max Beck|Wednesday|Pancakes with apple|4||no|ordered\nNoor, Monday|Noor Rahman|Monday|Pasta with tomato sauce|4||yes|eaten\nAdam, Monday|Adam Novak|Monday|Pasta with tomato sauce|4||yes|eaten\nMax, Monday|Max Beck|Monday|Chicken with rice|4||no|not fetched",
    },
    {
      id: "payment",
      use: "more",
      role: "item",
      icon: "banknote",
      names: "top-up|top-ups",
      also: "payment|dinner money|balance|lunch money",
      fields:
        "Top-up: text\nPupil: relation pupil\nDate: date -20..0\nAmount: money 10..80 EUR\nHow: choice transfer|card|cash at the office|grant\nBooked: boolean 70",
      cells: "pupil date amount how booked",
      rows: "Rahman, monthly|Noor Rahman|@-6|40|transfer|yes\nReid, monthly|Ida Reid|@-3|60|card|yes\nHaddad, grant|Sami Haddad|@-1|48|grant|no\nBeck, cash|Max Beck|@-9|20|cash at the office|yes",
    },
  ],
  jobs: "request order\nplan day.date\nkeep order\nmove order.state\ncheck order.served\nagenda day.date\nfind pupil\nkeep dish\nrank dish.leftOnPlates\nrate dish.childrenSay\nmove day.state\nkeep pupil\ntotal order.price\nshow dish.picture\nchart order.state\nprint order",
  site: {
    headline: "What is for lunch on Thursday?",
    body: "Order until eight the day before, cancel when your child is ill, and be sure that no nut comes near the wrong plate.",
    action: "Order a lunch|order",
    services:
      "Lunch|Two choices every day|4\nReduced|With the family pass|2\nDessert|Wednesdays and Fridays|2\nBreakfast club|From seven, porridge and fruit|",
    questions:
      "My child is ill. What now?|Cancel until eight the same morning, and the money stays.\nHow do you handle allergies?|With a doctor's note: own pan, own label, handed over by name.\nWho gets it free?|Families with a pass; nobody at the counter can see who.\nWhat about pork?|There is always a second choice without.",
  },
  words: {
    tagline: "What is cooked, who eats it, and who must not.",
    itch: "131 portions or 180?",
    promise: "Cook what is ordered, bin nothing",
    pov: "POV: 174 plates out, no wrong one",
    gains: ["Today: fish, 131 portions", "Leo: oat milk. Adam: no nuts", "Lentil stew: 31% left over"],
  },
});
