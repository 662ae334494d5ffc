import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "culturalFestival",
  name: "Cultural festival",
  icon: "party-popper",
  says: {
    en: "cultural festival|festival planning|festival organizer|street festival|town festival|festival committee|film festival|folk festival|arts festival|food festival|festival volunteers|festival budget|festival permits|stallholders festival|light festival|village fete",
    de: "Kulturfestival|Stadtfest|Straßenfest|Festivalplanung",
    es: "festival cultural|fiestas patronales|organización de festivales",
    fr: "festival culturel|fête de quartier|organisation de festival",
    pt: "festival cultural|festa popular|organização de festivais",
  },
  forms: ["management", "site", "booking", "dashboard"],
  people: ["organizers", "artists", "volunteers"],
  mood: "lively",
  things: [
    {
      id: "stage",
      use: "core",
      role: "place",
      icon: "map-pin",
      names: "place|places",
      also: "stage|square|tent|venue",
      fields:
        "Place: text\nAddress: location\nHolds: number 20..2400\nPower: number 0..63 kW\nRoof: boolean 50\nPermit: choice asked|granted|with limits|refused\nQuiet from: time 20:00..23:30\nActs: rollup count act.place",
      cells: "address holds power roof permit quietFrom",
      rows: "Market Square stage|Market Square|1400|32|no|granted|23:00\nChurch|Church Street|260|6|yes|granted|22:00\nMill yard|Mill Yard|180|12|yes|with limits|22:00\nCanal meadow|Canal Park|2400|40|no|asked|23:00\nLibrary|Library|60|3|yes|granted|21:00",
    },
    {
      id: "act",
      use: "core",
      role: "event",
      icon: "music",
      names: "act|acts",
      also: "program|performance|artist|show|concert",
      fields:
        "Act: text\nPicture: image\nArtist: text\nKind: choice music|theater|dance|film|reading|walkabout|children\nPlace: relation stage\nStarts: dateTime 180..184 10:00..22:00\nMinutes: number 20..120 min\nFee: money 0..4200 EUR\nContract: choice asked|verbal|sent|signed\nNeeds: lines\nBeds: number 0..9\nOn program: boolean 60",
      cells: "artist kind place starts minutes fee contract needs beds onProgram",
      rows: "Opening brass|Weir Town Band|music|Market Square stage|@180T18:00|45|300|signed|Chairs; shade|0|yes\nThe Low Piers|The Low Piers|music|Market Square stage|@181T20:30|75|1800|sent|Eight channels; drum riser|5|yes\nPuppets in the yard|Hanna Weiss|children|Mill yard|@181T11:00|40|420|signed|Black cloth; two lamps|2|yes\nNight readings|Inès Vautrin|reading|Library|@181T19:00|60|350|verbal|Water; lamp|1|no\nRope and drum|Compagnie Falk|dance|Canal meadow|@182T21:00|50|3200|asked|Rigging points|8|no\nOrgan and light|Peter Lomax|music|Church|@182T17:00|50|0|signed|Dark by five|0|yes",
    },
    {
      id: "task",
      use: "core",
      role: "event",
      icon: "list-checks",
      names: "task|tasks",
      also: "to-do|permit|order|job",
      fields:
        "Task: text\nArea: choice permits|money|program|site|press|volunteers|safety\nDue: date -8..175\nDays left: daysUntil due\nWho: text @people\nCost: money 0..9000 EUR\nState: choice to do|asked|waiting|done",
      cells: "area due who cost state",
      rows: "Permit, canal meadow|permits|@-3|Nadia Perez|180|waiting\nInsurance|safety|@20|Bernd Voss|940|asked\nToilets, twelve|site|@60|Kelly Marsh|2100|to do\nGrant report, last year|money|@5|Nadia Perez|0|to do\nPoster|press|@40|Ola Fenwick|600|asked\nContract for Rope and drum|program|@12|Hanna Weiss|0|asked\nMedics|safety|@90|Bernd Voss|1200|to do",
    },
    {
      id: "money",
      use: "core",
      role: "log",
      icon: "wallet",
      names: "budget line|budget",
      also: "income|expense|sponsor|grant",
      fields:
        "Line: text\nKind: choice income|expense\nArea: choice grants|sponsors|tickets|stalls|artists|site|safety|press\nPlanned: money 0..24000 EUR\nSo far: money 0..24000 EUR\nTo go: calc planned - soFar EUR",
      cells: "kind area planned soFar",
      rows: "Town grant|income|grants|12000|6000\nSponsors|income|sponsors|9000|3500\nStall rents|income|stalls|3600|0\nArtists' fees|expense|artists|8800|1100\nStage and power|expense|site|6400|0\nMedics and fences|expense|safety|3100|0",
    },
    {
      id: "helper",
      use: "more",
      role: "person",
      icon: "heart-handshake",
      names: "helper|helpers",
      also: "volunteer|steward|crew",
      fields:
        "Name: text\nPhone: phone\nArea: choice stage|bar|gate|kitchen|clean-up\nShirt: choice S|M|L|XL\nShift: text",
      cells: "phone area shirt shift",
      rows: "Omar Said|555-0141|gate|L|Saturday, 16 to 20\nIvy Chan|555-0142|stage|S|Friday, 15 to 22\nTim Rudd|555-0143|clean-up|M|Sunday, 20 to 24",
    },
  ],
  jobs: "due task.due\nmove task.state\nagenda act.starts\nmove act.contract\nfind act\nmove stage.permit\nkeep money\nrank money.toGo\nshow act.picture\ncheck act.onProgram\nkeep helper\nassign task.who",
  site: {
    headline: "Three days, five places, mostly free",
    body: "Brass on the square, puppets in the yard, a rope over the meadow. The program fills as contracts are signed.",
    action: "See the program|act",
    services: "Square and yard|Free|\nChurch and library|Ticket at the door|8\nStall|Three meters, three days|120",
    questions:
      "Where do I sleep?|The campsite by the weir opens for us.\nWhat if it rains?|Church, library and yard have roofs; the square has ponchos.\nHow do I help?|One shift, one shirt, one supper.",
  },
  words: {
    tagline: "Places, acts, permits and euros.",
    itch: "Is the meadow permitted?",
    promise: "Every act with a place, a contract and a bed",
    pov: "POV: the last contract is signed before the poster prints",
    gains: ["Meadow permit: three days late", "Four acts on the program", "5500 euros from sponsors to find"],
  },
});
