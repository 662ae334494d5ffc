import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "weddingPlanning",
  name: "Wedding planning",
  icon: "heart",
  says: {
    en: "wedding planner|wedding planning|plan my wedding|plan our wedding|wedding guest list|wedding budget|wedding checklist|wedding seating plan|wedding rsvp|wedding website|wedding suppliers|wedding vendors|wedding timeline|wedding to-do list|our wedding day|bridal party tasks|engagement party planning|wedding gift list",
    de: "Hochzeitsplaner|Hochzeitsplanung|Gästeliste Hochzeit|unsere Hochzeit planen",
    es: "organizar mi boda|planificador de bodas|lista de invitados de boda|presupuesto de boda",
    fr: "organisation de mariage|liste d'invités de mariage|budget de mariage|préparer notre mariage",
    pt: "organizar casamento|planejador de casamento|lista de convidados do casamento|orçamento do casamento",
  },
  forms: ["tracker", "management", "site", "dashboard"],
  people: ["couples", "best men and bridesmaids", "guests"],
  mood: "warm",
  things: [
    {
      id: "table",
      use: "core",
      role: "place",
      icon: "armchair",
      names: "table|tables",
      also: "seating|seating plan|seat",
      fields:
        "Table: text\nSeats: number 6..10\nWhere: choice by the band|by the window|in the middle|by the door\nPlaced: rollup count guest.table\nNotes: text",
      cells: "seats where notes",
      rows: "Lavender|8|in the middle|Parents and grandparents\nRosemary|8|by the window|University friends\nThyme|8|by the band|Cousins who dance\nSage|6|by the door|Children within reach\nFennel|8|by the window|Work, and neighbors\nMint|8|by the band|",
    },
    {
      id: "guest",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "guest|guests",
      also: "invitee|invitation|rsvp|plus one",
      fields:
        "Name: text\nSide: choice Nora's|Elias's|both\nTable: relation table\nInvited to: choice whole day|evening only\nAnswer: choice not yet|coming|cannot come\nPlus one: text\nEats: choice everything|vegetarian|vegan|no nuts|no gluten|children's plate\nSleeps at: text\nE-mail: email\nThank-you sent: boolean 10",
      cells: "side table invitedTo answer plusOne eats sleepsAt eMail thankYouSent",
      rows: "Helga Brandt|Nora's|Lavender|whole day|coming||vegetarian|The Old Mill|helga.brandt@example.com|no\nJoseph Amari|Elias's|Lavender|whole day|coming|Salma Amari|everything|The Old Mill|joseph.amari@example.com|no\nMina Okoye|both|Rosemary|whole day|coming|Tom Reid|vegan|Shared house|mina.okoye@example.com|no\nPaul Lindgren|Elias's|Rosemary|whole day|not yet||everything||paul.lindgren@example.com|no\nCarla Brandt|Nora's|Thyme|whole day|coming||no nuts|At Helga's|carla.brandt@example.com|no\nYusuf Amari|Elias's|Thyme|whole day|coming|Leila Amari|everything|Campsite|yusuf.amari@example.com|no\nThe Novaks|Nora's|Sage|whole day|coming|Two children|children's plate|Shared house|novak@example.com|no\nPriya Raman|Nora's|Fennel|whole day|not yet|Dev Raman|no gluten||priya.raman@example.com|no\nOtto Weiss|both|Fennel|evening only|cannot come||everything||otto.weiss@example.com|yes\nGrace Adeyemi|Elias's|Rosemary|whole day|coming||vegetarian|The Old Mill|grace.adeyemi@example.com|no\nSam and Jo Keller|both|Fennel|evening only|not yet||everything||keller@example.com|no\nDaniel Brandt|Nora's|Lavender|whole day|coming||everything|The Old Mill|daniel.brandt@example.com|no",
    },
    {
      id: "supplier",
      use: "core",
      role: "item",
      icon: "store",
      names: "supplier|suppliers",
      also: "vendor|venue|florist|photographer|band|caterer|budget line|quote",
      fields:
        "Supplier: text\nFor: choice venue|food|photos|music|flowers|cake|clothes|rings|transport|paper\nContact: text\nPhone: phone\nPlanned: money 200..9000 EUR\nAgreed: money 0..9000 EUR\nPaid: money 0..9000 EUR\nStill to pay: calc agreed - paid EUR\nBalance due: date -5..90\nState: choice asked|quote in|booked|paid\nOn the day: text",
      cells: "forValue contact phone planned agreed paid balanceDue state onTheDay",
      rows: "The Orchard Barn|venue|Ingrid Holm|555-0101|4500|4300|2150|@30|booked|Keys from ten\nGreen Table Catering|food|Mateo Ruiz|555-0102|5200|5460|1500|@52|booked|78 plates at half past five\nLight and Field|photos|Ana Sousa|555-0103|1900|1850|600|@60|booked|Two to midnight\nThe Late Trams|music|Jonas Beck|555-0104|1400|1400|400|@67|booked|Two sets, needs 32 amps\nMeadow Flowers|flowers|Rosie Hart|555-0105|900|0|0||quote in|Seasonal, no foam\nSweet Layer|cake|Amélie Roux|555-0106|480|460|100|@58|booked|Three tiers, lemon\nNeedle and Thread|clothes|Vera Stolz|555-0107|1600|1540|770|@21|booked|Last fitting two weeks before\nGoldsmith at the Bridge|rings|Karim Haddad|555-0108|1100|1120|1120|@-5|paid|Best man carries them\nRed Bus Hire|transport|Len Morris|555-0109|450|0|0||asked|Station to barn, three runs\nPaper Fox|paper|Lucy Chen|555-0110|320|310|310|@-20|paid|Menus still to proof",
    },
    {
      id: "task",
      use: "core",
      role: "item",
      icon: "list-checks",
      names: "task|tasks",
      also: "to-do|checklist|job|errand",
      fields:
        "Task: text\nPhase: choice this month|two months before|last month|last week|on the day|afterwards\nWho: choice Nora|Elias|both|best man|maid of honor|parents\nDue: date -10..110\nSupplier: relation supplier\nDone: boolean 35\nNotes: text",
      cells: "phase who due supplier done notes",
      rows: "Papers to the registry office|this month|both|@-3||yes|Birth certificates, passports\nChase the last answers|this month|maid of honor|@6||no|Three missing\nChoose the readings|two months before|Elias|@12||no|\nTasting|this month|both|@9|Green Table Catering|no|Bring Helga\nBook the bus|this month|Elias|@4|Red Bus Hire|no|\nFinal fitting|last month|Nora|@64|Needle and Thread|no|Shoes with you\nSeating plan to the barn|last month|both|@58|The Orchard Barn|no|\nSong list to the band|last month|best man|@60|The Late Trams|no|First dance twice as long\nInvitations sent|this month|both|@-31|Paper Fox|yes|\nEmergency bag|last week|maid of honor|@74||no|Needle, plasters, mints\nBring the rings|on the day|best man|@78|Goldsmith at the Bridge|no|\nThank-you cards|afterwards|both|@105|Paper Fox|no|",
    },
    {
      id: "slot",
      use: "core",
      role: "event",
      icon: "clock",
      names: "moment|moments",
      also: "schedule|timeline|running order|program|day plan",
      fields:
        "What happens: text\nStarts: dateTime 77..79 08:00..23:30\nWhere: choice at home|town hall|barn|garden|dance floor\nWho leads: text\nNeeds: text",
      cells: "starts where whoLeads needs",
      rows: "Hair and make-up|@78T08:30|at home|Maid of honor|Coffee, straws\nFirst look photos|@78T12:30|garden|Light and Field|Bouquet\nCeremony|@78T14:00|town hall|Registrar Lene Vogt|Rings, two witnesses\nBus to the barn|@78T15:15|town hall|Best man|Guest list\nDrinks and cake|@78T16:00|garden|Sweet Layer|Parasols\nDinner|@78T17:30|barn|Green Table Catering|78 plates\nSpeeches|@78T19:00|barn|Best man|Microphone, ten minutes in all\nFirst dance|@78T20:30|dance floor|The Late Trams|Long version",
    },
    {
      id: "gift",
      use: "more",
      role: "item",
      icon: "gift",
      names: "gift|gifts",
      also: "wish|registry|gift list|present",
      fields:
        "Gift: text\nPicture: image\nPrice: money 15..400 EUR\nFrom: relation guest\nReserved: boolean 50\nThanked: boolean 10",
      cells: "price from reserved thanked",
      rows: "Cast-iron pot|180|Mina Okoye|yes|no\nTwo nights in a tree house|290||no|no\nLinen for the big table|95|Carla Brandt|yes|no\nApple tree|60|The Novaks|yes|no\nKitchen knife|130||no|no",
    },
  ],
  jobs: "check task.done\ndue task.due\nmove guest.answer\nkeep guest\nrequest guest\ntotal supplier.agreed\ndue supplier.balanceDue\nagenda slot.starts\nmove supplier.state\nchart guest.eats\nkeep table\nshow gift.picture\nfind guest",
  site: {
    headline: "We are getting married",
    body: "The ceremony is at two, the long table at half past five, and the band plays until the last bus. Tell us if you come and what you eat.",
    action: "Tell us you are coming|guest",
    services:
      "The day|Ceremony, drinks in the orchard, dinner, dancing|\nGetting there|A bus from the station at a quarter past three|\nBeds|Rooms at the mill, tents behind the barn|\nGifts|A short list, and an apple tree|",
    questions:
      "Are children welcome?|Very. They have their own table and a treasure hunt.\nWhat shall we wear?|Something you can dance in, on grass.\nUntil when should we answer?|Six weeks before, please; the kitchen counts plates.\nHow do we get home?|The bus leaves the barn at midnight and at two.",
  },
  words: {
    tagline: "Guests, money, tables, and what is next.",
    itch: "Did the Kellers ever answer?",
    promise: "Walk in calm, everything is booked",
    pov: "POV: the seating plan survived Aunt Carla",
    gains: ["12 invited, 3 yet to answer", "Catering: 3,960 still to pay", "First dance: half past eight"],
  },
});
