import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "villageHall",
  name: "Village hall",
  icon: "warehouse",
  says: {
    en: "village hall|village hall booking|community hall|community center booking|hall hire|hall booking|hire a hall|church hall hire|community centre|function room hire|meeting room in the village|hall calendar|hall hire invoices|scout hut hire|clubhouse hire|venue hire hall|church hall|church hall booking",
    de: "Dorfgemeinschaftshaus|Bürgerhaus buchen|Saalvermietung|Hallenbelegung",
    es: "centro social alquiler|alquiler de salón|salón comunal",
    fr: "salle des fêtes|location de salle|salle polyvalente",
    pt: "salão comunitário|aluguel de salão|aluguer de salas",
  },
  forms: ["booking", "site", "management"],
  people: ["hall committee", "hirers"],
  mood: "warm",
  things: [
    {
      id: "room",
      use: "core",
      role: "place",
      icon: "door-open",
      names: "room|rooms",
      also: "hall|kitchen|stage|space",
      fields:
        "Room: text\nPicture: image\nSeats: number 0..220\nHour price: money 4..32 GBP\nLocal price: money 3..24 GBP\nEquipment: tags chairs|tables|stage|projector|kitchen|hearing loop|bar\nBookings: rollup count booking.room\nState: choice open|closed for repair",
      cells: "seats hourPrice localPrice equipment state",
      rows: "Main hall|160|22|15|chairs; tables; stage; hearing loop|open\nSmall room|30|10|7|chairs; tables; projector|open\nKitchen|0|8|5|kitchen|open\nField|0|6|4|tables|open\nStage room|20|8|5|chairs|closed for repair",
    },
    {
      id: "booking",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "booking|bookings",
      also: "hire|let|event|reservation",
      fields:
        "Booking: text\nHirer: text @people\nPhone: phone\nRoom: relation room\nDate: date 0..60\nFrom: time 08:00..20:00\nUntil: time 10:00..23:30\nHours: number 1..14 h\nPrice: money 5..420 GBP\nPeople: number 4..160\nKind: choice class|party|meeting|wedding|market|council\nAlcohol: boolean 20\nDeposit: choice none|asked|paid|returned\nState: choice asked|confirmed|keys out|checked|invoiced|paid",
      cells: "hirer phone room date from until hours price people kind alcohol deposit state",
      rows: "Yoga, weekly|Sunita Rao|555-0111|Main hall|@4|09:30|11:00|1.5|22.5|18|class|no|none|confirmed\nOsei, tenth birthday|Abena Osei|555-0112|Main hall|@1|14:00|18:00|4|60|40|party|no|paid|confirmed\nParish council|Parish clerk|555-0113|Small room|@3|19:30|21:30|2|14|12|council|no|none|confirmed\nCraft market|Ruth Adeyemi|555-0114|Main hall|@8|08:00|17:00|9|135|120|market|no|none|confirmed\nWedding, June|Jonas and Mai|555-0115|Main hall|@58|10:00|23:30|13.5|297|110|wedding|yes|asked|asked\nDance class|Mina Sato|555-0116|Main hall|@1|17:30|19:00|1.5|22.5|16|class|no|none|asked\nBand practice|Tim Rudd|555-0117|Small room|@0|20:00|22:00|2|14|6|meeting|no|none|keys out\nQuiz night|Cricket club|555-0118|Main hall|@-6|19:00|23:00|4|60|88|party|yes|paid|invoiced",
    },
    {
      id: "job",
      use: "core",
      role: "event",
      icon: "wrench",
      names: "job|jobs",
      also: "repair|defect|cleaning|check",
      fields:
        "Job: text\nRoom: relation room\nReported: date -30..0\nDue: date -4..30\nWho: text @people\nCost: money 0..2400 GBP\nKind: choice repair|cleaning|safety check|meter\nDone: boolean 25",
      cells: "room reported due who cost kind done",
      rows: "Leak over the stage|Stage room|@-8|@2|Slate and Sons|620|repair|no\nFire alarm, weekly|Main hall|@0|@-1|Fiona Reid|0|safety check|no\nFloor polish|Main hall|@-10|@14|Kelly Marsh|180|cleaning|no\nOven seal|Kitchen|@-5|@6|Bernd Voss|35|repair|no\nExtinguishers|Main hall|@-20|@40|Ada Frost|72|safety check|no",
    },
    {
      id: "invoice",
      use: "more",
      role: "log",
      icon: "receipt",
      names: "invoice|invoices",
      also: "payment|bill",
      fields:
        "Invoice: text\nBooking: relation booking\nAmount: money 5..420 GBP\nSent: date -30..0\nDue: date -10..30\nPaid: boolean 50",
      cells: "booking amount sent due paid",
      rows: "VH-118 quiz|Quiz night|60|@-5|@9|no\nVH-117 yoga, November|Yoga, weekly|90|@-20|@-6|no\nVH-116 market|Craft market|135|@-12|@2|yes",
    },
  ],
  jobs: "book booking\nagenda booking.date\nmove booking.state\nplan booking.date\nfind room\ndue job.due\nshow room.picture\ndue invoice.due\ncheck invoice.paid\nmove booking.deposit\nrequest booking\nprint booking",
  site: {
    headline: "The hall is free on Saturday evening",
    body: "Two rooms, a stage, a kitchen with sixty plates, and a field. See what is free and ask in a minute.",
    action: "Ask for a date|booking",
    services:
      "Main hall|Per hour, local rate|15\nSmall room|Per hour, local rate|7\nWhole day wedding|With kitchen and field|297\nDeposit|Returned after the check|100",
    questions:
      "Where is the key?|In the box by the door; the code comes the day before.\nMay we bring a bar?|With a licence for the evening; ask six weeks before.\nWho cleans?|You sweep and wipe, we polish.",
  },
  words: {
    tagline: "Rooms, hours, keys and who locks up.",
    itch: "Is Saturday evening free?",
    promise: "No double booking, no lost key",
    pov: "POV: the yoga mats are gone before the quiz comes",
    gains: ["Birthday two to six, then dance?", "Fire alarm check: yesterday", "Yoga owes 90"],
  },
});
