import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "partyHire",
  name: "Party equipment hire",
  icon: "party-popper",
  says: {
    en: "party hire|party rental|party equipment hire|event hire|event rental|marquee hire|tent rental|bouncy castle hire|inflatable hire|table and chair hire|crockery hire|wedding decor hire|av equipment hire|sound and light hire|photo booth hire|event equipment rental|dance floor hire",
    de: "Partyverleih|Eventverleih|Zeltverleih|Hüpfburg mieten|Geschirrverleih",
    es: "alquiler para fiestas|alquiler de carpas|alquiler de castillos hinchables|alquiler de mobiliario para eventos",
    fr: "location matériel de fête|location de chapiteau|location de château gonflable|location de vaisselle",
    pt: "aluguel para festas|aluguer de tendas|aluguel de brinquedos infláveis|aluguel de louças",
  },
  forms: ["booking", "management", "shop", "site"],
  people: ["hire firms", "crews", "customers"],
  mood: "lively",
  things: [
    {
      id: "kit",
      use: "core",
      role: "item",
      icon: "tent",
      names: "item for hire|items for hire",
      also: "equipment|tent|chair|table|bouncy castle|glassware",
      fields:
        "Item: text\nPicture: image\nGroup: choice tents|furniture|crockery|bouncy castles|sound and light|heating|decoration\nWe own: number 1..400\nOut now: number 0..300\nFree: calc weOwn - outNow\nWeekend price: money 0.4..480 EUR\nReplacement: money 2..4000 EUR\nDamaged: number 0..12",
      cells: "group weOwn outNow weekendPrice replacement damaged",
      rows: "Marquee 6 × 12 m|tents|3|1|480|4000|0\nPop-up gazebo 3 × 3|tents|14|6|45|320|1\nFolding chair, white|furniture|300|120|1.8|28|4\nRound table, 8 seats|furniture|40|18|9|140|2\nDinner plate|crockery|400|260|0.4|6|12\nWine glass|crockery|400|240|0.4|4|9\nCastle with slide|bouncy castles|2|1|160|2600|0\nPirate ship|bouncy castles|1|0|190|3100|0\nSpeaker pair and mixer|sound and light|5|2|95|1400|0\nPatio heater|heating|10|8|32|210|1\nString lights, 20 m|decoration|24|10|12|45|3",
    },
    {
      id: "client",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "customer|customers",
      also: "client|host|venue",
      fields: "Name: text\nPhone: phone\nE-mail: email\nKind: choice private|company|club|venue",
      cells: "phone eMail kind",
      rows: "Bea Lindholm|555-0161|bea.lindholm@example.com|private\nSports Club Weir|555-0162|office@weirclub.example.com|club\nAlder Software|555-0163|people@alder.example.com|company\nJonas and Mai|555-0164|jonas.mai@example.com|private\nTown Hall Events|555-0165|events@townhall.example.com|venue",
    },
    {
      id: "event",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "event order|event orders",
      also: "booking|hire|party|order|quote",
      fields:
        "Event: text\nCustomer: relation client\nDate: date 0..60\nPlace: location\nGuests: number 15..260\nGround: choice grass|paving|indoors|sand\nItems: lines\nTotal: money 90..2600 EUR\nDeposit paid: boolean 50\nState: choice quote|confirmed|packed|delivered|collected|counted|closed",
      cells: "customer date place guests ground items total depositPaid state",
      rows: "Bea's fiftieth|Bea Lindholm|@1|14 Garden Row|60|grass|1 Marquee 6 × 12 m; 60 Folding chair, white; 8 Round table, 8 seats; 6 Patio heater|852|yes|packed\nClub winter fair|Sports Club Weir|@8|Weir field|200|grass|6 Pop-up gazebo 3 × 3; 10 String lights, 20 m|390|yes|confirmed\nAlder year-end|Alder Software|@13|Warehouse 5|120|indoors|120 Dinner plate; 120 Wine glass; 1 Speaker pair and mixer|191|no|confirmed\nJonas and Mai, wedding|Jonas and Mai|@190|Mill meadow|110|grass|2 Marquee 6 × 12 m; 110 Folding chair, white; 14 Round table, 8 seats|1284|no|quote\nNew Year's reception|Town Hall Events|@38|Town hall|140|indoors|140 Wine glass; 8 Patio heater|312|yes|confirmed\nKids' day|Sports Club Weir|@-2|Sports hall|80|indoors|1 Castle with slide|160|yes|collected",
    },
    {
      id: "trip",
      use: "core",
      role: "event",
      icon: "truck",
      names: "trip|trips",
      also: "delivery|collection|build-up|setup",
      fields:
        "Trip: text\nEvent: relation event\nKind: choice deliver|build up|take down|collect\nDate: date -1..14\nFrom: time 07:00..18:00\nCrew: text @people\nHours: number 0.5..8 h\nDone: boolean 20",
      cells: "event kind date from crew hours done",
      rows: "Marquee up at Bea's|Bea's fiftieth|build up|@0|13:00|Rolf, Tim, Ada|3.5|no\nChairs and tables, Bea|Bea's fiftieth|deliver|@1|08:00|Rolf, Tim|1|no\nBea, take down|Bea's fiftieth|take down|@2|10:00|Rolf, Ada|3|no\nCastle back|Kids' day|collect|@-1|18:00|Tim|0.5|yes\nFair gazebos|Club winter fair|deliver|@7|15:00|Tim, Ada|2|no",
    },
    {
      id: "damage",
      use: "more",
      role: "log",
      icon: "triangle-alert",
      names: "breakage|breakages",
      also: "damage|loss|count",
      fields:
        "Breakage: text\nEvent: relation event\nItem: relation kit\nPieces: number 1..14\nCharge: money 4..180 EUR\nPaid: boolean 50",
      cells: "event item pieces charge paid",
      rows: "Slide seam|Kids' day|Castle with slide|1|60|no\nPegs lost|Kids' day|Castle with slide|4|12|no\nGlasses, last month|Alder year-end|Wine glass|6|24|yes",
    },
  ],
  jobs: "agenda event.date\nbook event\nrank kit.free\nmove event.state\nagenda trip.date\nassign trip.crew\ncheck trip.done\nfind kit\nshow kit.picture\nsell kit.weekendPrice\nprint event\ntotal event.total",
  site: {
    headline: "Tent up on Friday, gone on Monday",
    body: "Tents, tables, plates and castles. We bring it, build it and fetch it; plates may come back unwashed.",
    action: "Ask for a date|event",
    services:
      "Marquee|6 by 12 meters, built and taken down|480\nCrockery for 50|Plates, cutlery, glasses, dirty returns|95\nBouncy castle|With blower and mats|160",
    questions:
      "What if it storms?|Above fifty kilometers an hour we do not build, and you pay nothing.\nCan I have it on a slope?|Send a picture; tents need five degrees or less.\nHow is a breakage charged?|At the price on your list, counted with you.",
  },
  words: {
    tagline: "What is free that weekend, and who builds it.",
    itch: "Have we 110 chairs in June?",
    promise: "Every chair counted out and in",
    pov: "POV: the tent stands before the caterer rings",
    gains: ["Marquee up today at one", "Chairs: 180 free of 300", "Slide seam: 60 to charge"],
  },
});
