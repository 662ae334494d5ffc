import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "foodTruck",
  name: "Food truck",
  icon: "truck",
  says: {
    en: "food truck|street food|food truck orders|food trailer|food stall|burger van|pizza van|coffee van|food truck locations|food truck schedule|street food trader|taco truck|kebab van|food truck menu|festival food pitch|food truck bookings|crepe van",
    de: "Foodtruck|Imbisswagen|Straßenküche|Foodtruck Standplan",
    es: "furgoneta de comida|camión de comida|comida callejera|camión de tacos",
    fr: "camion restaurant|foodtruck|cuisine de rue|camion à pizzas",
    pt: "carrinha de comida|comida de rua|food truck de hambúrguer|rulote de comida",
  },
  forms: ["site", "management", "shop", "booking"],
  people: ["the crew", "hungry people"],
  mood: "lively",
  things: [
    {
      id: "dish",
      use: "core",
      role: "item",
      icon: "sandwich",
      names: "dish|dishes",
      also: "menu|burger|taco|wrap|item",
      fields:
        "Dish: text\nPicture: image\nGroup: choice main|side|sweet|drink\nPrice: money 2..14 GBP\nPortions loaded: number 0..120\nSold: number 0..120\nLeft: calc portionsLoaded - sold\nAllergens: tags none|gluten|milk|egg|nuts|sesame|mustard\nVegan: boolean 30\nSold out: boolean 15",
      cells: "group price portionsLoaded sold allergens vegan soldOut",
      rows: "Lamb flatbread|main|10.5|60|41|gluten; milk|no|no\nHalloumi flatbread|main|9.5|40|40|gluten; milk|no|yes\nChickpea wrap|main|8.5|40|22|gluten; sesame|yes|no\nLoaded fries|side|6|70|38|milk|no|no\nPlain fries|side|3.5|70|29|none|yes|no\nPickled slaw|side|2.5|30|11|mustard|yes|no\nHoney doughnuts|sweet|4.5|50|17|gluten; egg|no|no\nMint lemonade|drink|3|80|36|none|yes|no",
    },
    {
      id: "pitch",
      use: "core",
      role: "event",
      icon: "map-pin",
      names: "pitch|pitches",
      also: "stop|location|market|festival|event day",
      fields:
        "Pitch: text\nWhere: location\nDate: date -7..30\nFrom: time 11:00..18:00\nTo: time 14:00..23:00\nKind: choice lunch spot|market|festival|private|brewery yard\nPitch fee: money 0..450 GBP\nTakings: money 0..2600 GBP\nAfter fee: calc takings - pitchFee GBP\nPower: choice own generator|hook-up 16 A|hook-up 32 A\nPermit: choice asked|granted|refused|not needed\nState: choice asked|confirmed|set up|packed|called off",
      cells: "where date from to kind pitchFee takings power permit state",
      rows: "Canal Wharf lunch|Canal Wharf, gate 2|@0|11:30|14:30|lunch spot|35|0|own generator|granted|set up\nFox Brewery yard|Fox Lane 8|@1|17:00|22:00|brewery yard|60|0|hook-up 16 A|not needed|confirmed\nSaturday market|Market Square, pitch 14|@2|09:00|15:00|market|48|0|hook-up 16 A|granted|confirmed\nInes and Rob's wedding|Long Barn, Ashby Road|@9|18:00|22:00|private|0|0|hook-up 32 A|not needed|confirmed\nLights festival|Castle Park|@16|16:00|23:00|festival|450|0|hook-up 32 A|asked|asked\nScience park lunch|Newton Way|@4|11:30|14:30|lunch spot|30|0|own generator|granted|confirmed\nCanal Wharf, last week|Canal Wharf, gate 2|@-7|11:30|14:30|lunch spot|35|742|own generator|granted|packed\nFox yard, last week|Fox Lane 8|@-6|17:00|22:00|brewery yard|60|1128|hook-up 16 A|not needed|packed\nMarket, last week|Market Square, pitch 14|@-5|09:00|15:00|market|48|1496|hook-up 16 A|granted|packed",
    },
    {
      id: "order",
      use: "core",
      role: "item",
      icon: "receipt",
      names: "order|orders",
      also: "ticket|pre-order|collection",
      fields:
        "Order: text\nNumber: number 1..99\nDish: relation dish\nPitch: relation pitch\nQuantity: number 1..6\nExtras: tags no onion|extra sauce|chili|no dairy|cutlery\nCollect: time 11:30..22:00\nState: choice new|on the grill|call out|handed over\nTotal: money 3..60 GBP\nPaid by: choice card|cash|ahead",
      cells: "number dish pitch quantity extras collect state total paidBy",
      rows: "Femi|61|Lamb flatbread|Canal Wharf lunch|1|chili|12:35|call out|10.5|ahead\nHazel and Jo|62|Chickpea wrap|Canal Wharf lunch|2|no onion|12:38|on the grill|17|card\nSurveyors, four|63|Lamb flatbread|Canal Wharf lunch|4|extra sauce; cutlery|12:45|on the grill|42|ahead\nNils|64|Loaded fries|Canal Wharf lunch|1|chili|12:46|new|6|card\nBea|65|Honey doughnuts|Canal Wharf lunch|2||12:47|new|9|cash\nOffice, floor 3|66|Chickpea wrap|Canal Wharf lunch|6|cutlery|13:00|new|51|ahead\nRaj|60|Halloumi flatbread|Canal Wharf lunch|1||12:30|handed over|9.5|card",
    },
    {
      id: "enquiry",
      use: "core",
      role: "item",
      icon: "party-popper",
      names: "enquiry|enquiries",
      also: "private hire|wedding request|event request|quote",
      fields:
        "Enquiry: text\nPhone: phone\nE-mail: email\nDate: date 5..200\nGuests: number 20..250\nPer head: money 8..16 GBP\nQuote: calc guests * perHead GBP\nPlace: location\nStage: choice new|quoted|deposit in|booked|lost\nWishes: longText",
      cells: "phone eMail date guests perHead place stage wishes",
      rows: "Ines and Rob|555-0101|ines.rob@example.com|@9|120|13.5|Long Barn, Ashby Road|booked|Midnight fries\nNewton summer party|555-0102|events@newton.example.com|@190|200|12|Newton Way|quoted|Half vegan\nKwame is forty|555-0103|kwame.addo@example.com|@25|60|13|12 Mill Street|deposit in|Narrow drive, measure it\nSchool fair|555-0104|office@hillside.example.com|@70|150|9|Hillside Primary|new|Cash float needed\nBook launch|555-0105|press@harbor.example.com|@40|45|11|Harbor Books|lost|Found a cheese van",
    },
    {
      id: "load",
      use: "more",
      role: "item",
      icon: "clipboard-check",
      names: "load item|load items",
      also: "packing list|prep list|gas bottle|shopping list",
      fields:
        "Item: text\nKind: choice food|gas|water|packaging|till|safety\nNeeded: number 1..120\nOn board: boolean 60\nCheck by: date -2..300",
      cells: "kind needed onBoard checkBy",
      rows: "Flatbread dough balls|food|100|yes|@0\nGas bottle, 13 kg|gas|2|yes|@40\nFresh water, 20 l can|water|3|no|@0\nTrays and forks|packaging|120|yes|@0\nCard reader, charged|till|1|yes|@0\nFire blanket|safety|1|yes|@210",
    },
  ],
  jobs: "move order.state\nagenda pitch.date\ncheck load.onBoard\ncount dish.sold\nmap pitch.where\ncheck dish.soldOut\nmove enquiry.stage\nmove pitch.state\nsell dish.price\nshow dish.picture\ntotal pitch.takings\nrequest enquiry",
  site: {
    headline: "Find the hatch, follow the smoke",
    body: "Flatbreads off the grill at noon, somewhere new each day. See where we stand this week, order ahead or hire the whole truck.",
    action: "Hire the truck|enquiry",
    services:
      "Lamb flatbread|Slow shoulder, yogurt, herbs|10.5\nChickpea wrap|Vegan, tahini|8.5\nPrivate hire|Per head, from fifty guests|13\nFestival pitch|We bring everything but the field|",
    questions:
      "Where are you today?|On the map, with times. If it rains hard, we say so by ten.\nCan I order ahead?|Yes, from eleven, and you skip the line.\nWhat do you need at a wedding?|Level ground, four meters by eight, and a 32-amp socket or room for the generator.\nDo you take cash?|Both, card and coins.",
  },
  words: {
    tagline: "Where the truck stands, what is left, and who is number 61.",
    itch: "Is the halloumi gone already?",
    promise: "The right pitch, the right load, no line",
    pov: "POV: sold out at two with nothing to throw away",
    gains: ["Market: 1496 taken, pitch 48", "Halloumi: 40 loaded, 40 sold", "Wedding for 120 in nine days"],
  },
});
