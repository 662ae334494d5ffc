import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "houseCleaning",
  name: "House cleaning",
  icon: "spray-can",
  says: {
    en: "house cleaning|cleaning company|cleaning service|cleaning business|home cleaner|domestic cleaner|cleaning lady|maid service|end of tenancy cleaning|office cleaning|cleaners and clients|deep clean|residential cleaning|book a cleaner|cleaning team",
    de: "Reinigungsfirma|Putzfirma|Haushaltsreinigung|Putzhilfe|Gebäudereinigung",
    es: "empresa de limpieza|limpieza de casas|limpieza a domicilio|asistenta",
    fr: "société de nettoyage|ménage à domicile|entreprise de nettoyage|femme de ménage",
    pt: "empresa de limpeza|limpeza de casas|faxina|diarista",
  },
  forms: ["management", "booking", "site"],
  people: ["cleaners", "office", "clients"],
  mood: "warm",
  things: [
    {
      id: "cleaner",
      use: "core",
      role: "person",
      icon: "user-round-check",
      names: "cleaner|cleaners",
      also: "staff|team|housekeeper|maid|team member",
      fields:
        "Name: text\nPhone: phone\nArea: text\nWorks: tags Monday|Tuesday|Wednesday|Thursday|Friday|Saturday\nHours a week: number 12..38 h\nPay an hour: money 12.00..15.50 GBP\nDrives: boolean 50\nPolice check until: date 30..900",
      cells: "phone area works hoursAWeek payAnHour drives policeCheckUntil",
      rows: "Daria Petrova|555-0121|Castle, Market|Monday; Tuesday; Wednesday; Thursday|30|13.50|yes|@420\nGrace Mbeki|555-0122|Riverside|Monday; Tuesday; Thursday; Friday|32|13.50|no|@33\nLuis Ortega|555-0123|Station, Hillside|Tuesday; Wednesday; Thursday; Friday|28|13.00|yes|@610\nIrena Nowak|555-0124|Castle, Riverside|Monday; Wednesday; Friday; Saturday|24|14.00|yes|@210\nYasmin Ali|555-0125|Market|Wednesday; Thursday; Friday|18|13.00|no|@780",
    },
    {
      id: "client",
      use: "core",
      role: "person",
      icon: "house",
      names: "client|clients",
      also: "customer|household|home|regular|homeowner",
      fields:
        "Name: text\nAddress: location\nPhone: phone\nE-mail: email\nBedrooms: number 1..6\nBathrooms: number 1..4\nHow often: choice weekly|every two weeks|monthly|once\nPrice a clean: money 36..130 GBP\nWay in: choice key held|key safe|somebody home|concierge\nPets: text\nDo and do not: longText",
      cells: "address phone eMail bedrooms bathrooms howOften priceAClean wayIn pets doAndDoNot",
      rows: "Margaret Hale|4 Mill Lane|555-0101|margaret.hale@example.com|3|1|weekly|48|somebody home||No bleach on the oak floor\nNoor Rahman|5 Quay House|555-0102|noor.rahman@example.com|2|2|weekly|54|concierge||Sheets changed, clean ones on the chair\nThe Lund family|41 Park View|555-0103|lund@example.com|4|2|weekly|80|key held|Two cats|Study door stays shut\nTom Barlow|9 Castle Street|555-0104|tom.barlow@example.com|1|1|every two weeks|36|key safe||Code by text on the day\nHelen Sharp|2 Church Row|555-0105|helen.sharp@example.com|3|2|every two weeks|60|key held|Old spaniel|Fragrance free only\nKwame Boateng|27 Station Road|555-0106|kwame.boateng@example.com|2|1|weekly|42|somebody home||\nAnjali Rao|5 Linden Avenue|555-0107|anjali.rao@example.com|2|1|monthly|46|key safe||Oven every time\nOkafor Freight, office|Dock Road 7|555-0108|office@okaforfreight.example.com|1|2|weekly|72|key held||After six, alarm 4 minutes\nTomás García|22 Elm Grove|555-0109|tomas.garcia@example.com|3|1|once|130|somebody home||Moving out on Friday\nGwen Hughes|Bryn Cottage|555-0110|gwen.hughes@example.com|2|1|every two weeks|44|somebody home|Parrot|Tea at half past",
    },
    {
      id: "clean",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "clean|cleans",
      also: "visit|booking|job|appointment|cleaning|shift",
      fields:
        "Clean: text\nClient: relation client\nCleaner: relation cleaner\nDate: date -7..14\nTime: time 08:00..18:30\nLength: duration 90..300\nKind: choice regular|deep clean|end of tenancy|oven|office|windows inside\nPrice: money 36..240 GBP\nState: choice booked|on the way|done|skipped\nPaid: boolean 50\nNotes: longText",
      cells: "client cleaner date time length kind price state paid notes",
      rows: "Mill Lane, Monday|Margaret Hale|Daria Petrova|@0|08:30|150|regular|48|on the way|no|\nQuay House|Noor Rahman|Grace Mbeki|@0|09:00|180|regular|54|booked|no|Sheets\nPark View|The Lund family|Irena Nowak|@0|12:30|240|regular|80|booked|no|\nCastle Street|Tom Barlow|Daria Petrova|@1|10:00|90|regular|36|booked|no|\nElm Grove, moving out|Tomás García|Luis Ortega|@3|08:00|300|end of tenancy|130|booked|no|Agent checks at four\nChurch Row|Helen Sharp|Irena Nowak|@2|09:30|180|regular|60|booked|no|\nDock Road office|Okafor Freight, office|Grace Mbeki|@1|18:15|150|office|72|booked|no|\nStation Road|Kwame Boateng|Luis Ortega|@-1|11:00|120|regular|42|done|yes|\nLinden Avenue with oven|Anjali Rao|Yasmin Ali|@-2|13:00|150|oven|46|done|no|Oven door seal is split\nBryn Cottage|Gwen Hughes|Luis Ortega|@-5|09:00|120|regular|44|done|yes|\nPark View, last week|The Lund family|Irena Nowak|@-7|12:30|240|regular|80|done|yes|\nCastle Street, skipped|Tom Barlow|Daria Petrova|@-6|10:00|90|regular|36|skipped|no|Key safe code wrong",
    },
    {
      id: "task",
      use: "more",
      role: "item",
      icon: "list-checks",
      names: "task|tasks",
      also: "checklist|room list|to-do|chore",
      fields:
        "Task: text\nClient: relation client\nRoom: choice kitchen|bathroom|bedroom|living room|hall|office\nHow often: choice every time|every second time|monthly\nMinutes: duration 5..45\nTicked today: boolean 30",
      cells: "client room howOften minutes tickedToday",
      rows: "Descale shower screen|Noor Rahman|bathroom|every time|15|yes\nChange sheets|Noor Rahman|bedroom|every time|15|no\nHoover stairs|The Lund family|hall|every time|20|no\nInside of fridge|Margaret Hale|kitchen|monthly|25|no\nSkirting boards|Helen Sharp|living room|monthly|20|no\nOven|Anjali Rao|kitchen|every time|45|yes\nDesks and bins|Okafor Freight, office|office|every time|30|no",
    },
    {
      id: "supply",
      use: "more",
      role: "item",
      icon: "package",
      names: "supply|supplies",
      also: "product|material|stock|cleaning product",
      fields:
        "Product: text\nOn hand: number 0..40\nReorder at: number 2..12\nUsed for: text\nPrice: money 1.20..9.50 GBP",
      cells: "onHand reorderAt usedFor price",
      rows: "Microfiber cloth, blue|36|20|Glass and dust|1.20\nLimescale spray|4|6|Bathrooms|3.40\nFloor soap, oak|2|2|Wood floors|9.50\nOven paste|7|3|Ovens|6.80\nHoover bags|11|10|All vans|2.60\nFragrance free spray|1|3|Church Row only|4.10",
    },
  ],
  jobs: "agenda clean.date\nassign clean.cleaner\nbook clean\nmove clean.state\ncheck clean.paid\nplan clean.date\nkeep client\ntotal clean.price\nfind cleaner\ncheck task.tickedToday\ncount supply.onHand",
  site: {
    headline: "Come home to a clean house",
    body: "The same cleaner every time, insured and checked, with your list on her phone. Weekly, every two weeks or once before you move.",
    action: "Book a clean|clean",
    services:
      "Regular clean|Two hours and up, products included|42\nDeep clean|Skirting, inside cupboards, behind the sofa|110\nEnd of tenancy|To the agent's checklist, oven included|130\nOven|Racks, door and seals|46\nOffice|Evenings, from one hour|",
    questions:
      "Do I have to be at home?|No. We hold your key coded, without an address on it.\nDo you bring the products?|Yes, also fragrance free if you need it. You keep a hoover.\nWill it be the same cleaner?|Yes; in holidays we tell you who comes instead.\nWhat if something breaks?|Tell us within two days; we are insured.\nCan I skip a week?|Yes, with two days' notice.",
  },
  words: {
    tagline: "Who cleans where, with which key.",
    itch: "Who has the key for Park View?",
    promise: "Every house done, every clean paid",
    pov: "POV: the rota survives a sick day",
    gains: ["10 homes, 5 cleaners, 12 cleans", "Church Row: fragrance free", "Agent at four. Booked for eight."],
  },
});
