import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "cookingSchool",
  name: "Cooking school",
  icon: "chef-hat",
  says: {
    en: "cooking school|cookery school|cooking classes|cookery classes|cooking course|baking classes|baking school|cooking workshops|pasta making class|sushi class|kids cooking class|chef school|culinary school|team building cooking|bread making course|cooking class vouchers",
    de: "Kochschule|Kochkurs|Backkurse|Kochkurse buchen",
    es: "escuela de cocina|clases de cocina|curso de cocina|talleres de cocina",
    fr: "école de cuisine|cours de cuisine|atelier de cuisine|cours de pâtisserie",
    pt: "escola de culinária|aulas de cozinha|curso de culinária|workshops de cozinha",
  },
  forms: ["booking", "site", "management", "shop"],
  people: ["teachers", "guests"],
  mood: "warm",
  things: [
    {
      id: "course",
      use: "core",
      role: "event",
      icon: "chef-hat",
      names: "class|classes",
      also: "course|workshop|evening|lesson",
      fields:
        "Class: text\nPicture: image\nTeacher: text @people\nDate: date -7..40\nStarts: time 10:00..19:00\nLength: duration 90..300\nCuisine: choice Italian|Japanese|Indian|French|baking|butchery|kids\nPrice: money 29..145 EUR\nStations: number 6..16\nBooked: rollup sum booking.course.people\nFree: calc stations - booked\nMenu: lines\nState: choice open|full|shopping done|over|canceled",
      cells: "teacher date starts length cuisine price stations menu state",
      rows: "Fresh pasta|Gianna Moretti|@1|18:00|210|Italian|79|12|Tagliatelle;Ravioli;Sage butter|shopping done\nSushi from scratch|Kenta Mori|@4|18:30|180|Japanese|95|10|Rice;Nigiri;Miso soup|open\nSourdough, two doughs|Uli Brenner|@8|10:00|300|baking|110|8|Rye;Wheat loaf;Starter to go|open\nCurry, three regions|Latha Menon|@11|18:00|210|Indian|79|12|Dal;Fish curry;Paratha|open\nKnives and poultry|Uli Brenner|@15|18:00|180|butchery|89|8|Sharpening;Chicken, jointed;Stock|open\nCookies with kids|Gianna Moretti|@9|10:00|120|kids|29|16|Dough;Icing|full\nSauces that hold|Amélie Girard|@20|18:00|210|French|95|10|Beurre blanc;Hollandaise;Jus|open\nFresh pasta, last week|Gianna Moretti|@-6|18:00|210|Italian|79|12|Tagliatelle;Ravioli|over",
    },
    {
      id: "guest",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "guest|guests",
      also: "participant|customer|student|company",
      fields:
        "Name: text\nPhone: phone\nE-mail: email\nDiet: tags none|vegetarian|vegan|no pork|no alcohol\nAllergies: tags none|gluten|milk|egg|fish|nuts|shellfish\nLevel: choice beginner|cooks daily|keen",
      cells: "phone eMail diet allergies level",
      rows: "Hauke Petersen|555-0101|hauke.petersen@example.com|none|none|keen\nMariam Toure|555-0102|mariam.toure@example.com|no pork|none|cooks daily\nLisa and Jan Vogt|555-0103|vogt@example.com|none|shellfish|beginner\nBrightside Ltd|555-0104|people@brightside.example.com|vegetarian|nuts|beginner\nFiona Sheehan|555-0105|fiona.sheehan@example.com|vegetarian|none|keen\nOscar Blom|555-0106|oscar.blom@example.com|none|gluten|cooks daily\nKatrin Seidl|555-0107|katrin.seidl@example.com|none|none|beginner\nPapa Anton|555-0108|anton.weiss@example.com|none|milk|beginner",
    },
    {
      id: "booking",
      use: "core",
      role: "item",
      icon: "ticket-check",
      names: "booking|bookings",
      also: "place|reservation|registration",
      fields:
        "Booking: text\nCourse: relation course\nGuest: relation guest\nPeople: number 1..16\nPrice: money 29..1264 EUR\nPaid with: choice card|voucher|invoice|not yet\nState: choice booked|waiting list|came|moved|canceled\nMind: text",
      cells: "course guest people price paidWith state mind",
      rows: "Hauke, pasta|Fresh pasta|Hauke Petersen|1|79|card|booked|\nThe Vogts, pasta|Fresh pasta|Lisa and Jan Vogt|2|158|voucher|booked|\nMariam, pasta|Fresh pasta|Mariam Toure|2|158|card|booked|No pancetta\nBrightside team|Knives and poultry|Brightside Ltd|8|712|invoice|booked|Two vegetarians get squash\nFiona, curry|Curry, three regions|Fiona Sheehan|1|79|not yet|booked|Fish curry without\nOscar, sushi|Sushi from scratch|Oscar Blom|2|190|card|booked|Tamari for him\nAnton and Mila|Cookies with kids|Papa Anton|2|58|card|booked|Margarine dough\nKatrin, sourdough|Sourdough, two doughs|Katrin Seidl|1|110|voucher|booked|\nFiona, last week|Fresh pasta, last week|Fiona Sheehan|1|79|card|came|",
    },
    {
      id: "purchase",
      use: "core",
      role: "item",
      icon: "shopping-basket",
      names: "shopping item|shopping items",
      also: "ingredient|shopping list|mise en place",
      fields:
        "Item: text\nCourse: relation course\nAmount: text\nFrom: choice market|wholesaler|fishmonger|butcher|store room\nBought: boolean 40",
      cells: "course amount from bought",
      rows: "Flour 00|Fresh pasta|2.4 kg|store room|yes\nEggs|Fresh pasta|30|market|yes\nSage|Fresh pasta|3 bunches|market|yes\nSushi rice|Sushi from scratch|2 kg|wholesaler|no\nTuna loin|Sushi from scratch|1.2 kg|fishmonger|no\nWhole chickens|Knives and poultry|8|butcher|no\nRye flour|Sourdough, two doughs|6 kg|store room|yes",
    },
    {
      id: "voucher",
      use: "more",
      role: "item",
      icon: "ticket-percent",
      names: "voucher|vouchers",
      also: "gift card|present",
      fields:
        "Voucher: text\nBought by: text\nValue: money 29..200 EUR\nUsed: money 0..200 EUR\nLeft: calc value - used EUR\nSold: date -400..0\nValid until: date -10..1000",
      cells: "boughtBy value used sold validUntil",
      rows: "V-0411|Ines Vogt|160|158|@-90|@1000\nV-0417|Parents of Katrin|110|110|@-50|@1000\nV-0430|Hans Blom|95|0|@-12|@1000\nV-0388|Office raffle|79|0|@-380|@715",
    },
  ],
  jobs: "find course\nbook booking\nagenda course.date\ncheck purchase.bought\nmove course.state\nkeep booking\nplan course.date\nkeep guest\nshow course.picture\nassign course.teacher\ntotal booking.price\ntotal voucher.left",
  site: {
    headline: "Twelve stoves, one long table",
    body: "Evenings and Saturdays of pasta, sushi, bread and sauces. You cook all of it, then everybody sits down.",
    action: "Book a class|booking",
    services:
      "Fresh pasta|An evening, with wine|79\nSushi from scratch|Three hours|95\nSourdough, two doughs|A Saturday, starter to go|110\nCookies with kids|One grown-up per child|29\nTeam evening|Per person, from eight|89",
    questions:
      "I cannot cook. Is that a problem?|No. Beginner classes start with how to hold a knife.\nI am allergic to nuts.|Say so when booking; we leave them out for the whole class.\nWhat do I bring?|Closed shoes and a box for what is left.\nCan I move my place?|Up to five days before, or send somebody else.",
  },
  words: {
    tagline: "Classes, stations and what still has to be bought.",
    itch: "Is there a place left for pasta?",
    promise: "Full stoves, and nothing forgotten at the market",
    pov: "POV: the tuna is not bought yet, and you know",
    gains: ["Pasta: 5 booked, 7 free", "4 of 7 items bought", "Brightside: all 8 stations taken"],
  },
});
