import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "climbingGym",
  name: "Climbing gym",
  icon: "mountain",
  says: {
    en: "climbing gym|climbing wall|climbing centre|climbing center|bouldering gym|boulder hall|bouldering hall|climbing route setting|climbing walls and routes|climbing membership|belay test|climbing courses|climbing club wall|top rope courses|climbing gym check-in|boulder problems|climbing gear hire",
    de: "Kletterhalle|Boulderhalle|Routenbau|Kletterkurse",
    es: "rocódromo|sala de escalada|sala de búlder|cursos de escalada",
    fr: "salle d'escalade|salle de bloc|ouvreur de voies|cours d'escalade",
    pt: "ginásio de escalada|muro de escalada|sala de boulder|cursos de escalada",
  },
  forms: ["management", "booking", "site", "dashboard"],
  people: ["route setters", "front desk", "climbers"],
  mood: "lively",
  things: [
    {
      id: "wall",
      use: "core",
      role: "place",
      icon: "mountain",
      names: "sector|sectors",
      also: "wall|area|overhang|slab",
      fields:
        "Sector: text\nPicture: image\nKind: choice boulder|top rope|lead|kids|training board\nHeight: number 3..16 m\nLines: number 4..40\nLast inspection: date -60..-1\nNext inspection: date -5..60\nDays left: daysUntil nextInspection\nState: choice open|being set|closed",
      cells: "kind height lines lastInspection nextInspection state",
      rows: "Slab|boulder|4|18|@-25|@5|open\nCave|boulder|4|22|@-25|@5|open\nProw|boulder|4|16|@-25|@5|being set\nNorth face|lead|14|24|@-33|@-3|open\nChimney|top rope|12|16|@-10|@20|open\nKids' dragon|kids|6|12|@-10|@20|open\nBoard 40 degrees|training board|3|40|@-40|@50|open",
    },
    {
      id: "route",
      use: "core",
      role: "item",
      icon: "route",
      names: "route|routes",
      also: "problem|boulder|line|set",
      fields:
        "Route: text\nPicture: image\nSector: relation wall\nGrade: choice 4|5|6A|6B|6C|7A|7B|8A\nHold color: choice red|blue|green|yellow|black|pink|white\nSetter: text @people\nSet on: date -60..0\nStrip on: date -5..60\nDays left: daysUntil stripOn\nStyle: tags slab|crimps|slopers|dyno|crack|balance|endurance\nTops: number 0..240\nStars: rating 1..5",
      cells: "sector grade holdColor setter setOn stripOn style tops stars",
      rows: "Postman's lunch|Slab|5|yellow|Hanne Vos|@-20|@22|slab; balance|188|4\nWet soap|Slab|6B|white|Hanne Vos|@-20|@22|slopers; balance|64|3\nBat country|Cave|6C|black|Iker Sanz|@-35|@7|crimps|71|5\nTwo left feet|Cave|6A|blue|Iker Sanz|@-35|@7|dyno|132|4\nNight shift|Cave|7B|pink|Iker Sanz|@-35|@7|slopers; dyno|9|4\nLong red|North face|6B|red|Mads Holt|@-50|@10|endurance|96|4\nClip it|North face|5|green|Mads Holt|@-50|@10|endurance|150|3\nElbow room|Chimney|4|blue|Hanne Vos|@-44|@-2|crack|201|4\nDragon's tail|Kids' dragon|4|green|Mads Holt|@-12|@40|balance|240|5",
    },
    {
      id: "climber",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "climber|climbers",
      also: "member|visitor|customer",
      fields:
        "Name: text\nBorn: date -20000..-2500\nPhone: phone\nTicket: choice day|card of ten|month|year|kids\nEnds: date -20..300\nDays left: daysUntil ends\nEntries left: number 0..10\nBelay: choice not tested|top rope|lead\nWaiver signed: boolean 85\nHardest: choice 4|5|6A|6B|6C|7A|7B|8A\nEmergency contact: phone",
      cells: "born phone ticket ends entriesLeft belay waiverSigned hardest emergencyContact",
      rows: "Noor de Boer|1995-02-17|555-0101|year|@210|0|lead|yes|6C|555-0151\nGabriel Santos|1988-11-05|555-0102|card of ten|@90|3|top rope|yes|6A|555-0152\nPetra Lind|2001-07-23|555-0103|month|@-4|0|lead|yes|7A|555-0153\nFinn Gallagher|2014-04-30|555-0104|kids|@120|0|not tested|yes|5|555-0154\nAda Novotna|1979-09-12|555-0105|card of ten|@40|1|lead|yes|6B|555-0155\nSami Rahal|1999-12-28|555-0106|day|@0|0|not tested|no|4|555-0156\nLena Fuchs|1992-03-03|555-0107|month|@9|0|top rope|yes|6B|555-0157\nTariq Amin|2010-06-14|555-0108|kids|@200|0|top rope|yes|6C|555-0158",
    },
    {
      id: "course",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "course|courses",
      also: "class|training|coaching|birthday",
      fields:
        "Course: text\nDate: date -5..40\nTime: time 10:00..19:30\nLength: duration 60..180\nCoach: text @people\nKind: choice taster|top rope|lead|technique|kids club|birthday\nPrice: money 15..160 EUR\nPlaces: number 4..12\nTaken: number 0..12\nFree: calc places - taken\nState: choice open|full|done|canceled",
      cells: "date time length coach kind price places taken state",
      rows: "First time up|@1|10:00|90|Mads Holt|taster|25|8|8|full\nTop rope course|@2|14:00|180|Hanne Vos|top rope|59|6|4|open\nLead, two evenings|@6|19:00|180|Iker Sanz|lead|89|6|3|open\nKids' club|@0|16:30|90|Hanne Vos|kids club|15|12|11|open\nFeet first|@4|19:30|90|Iker Sanz|technique|28|8|5|open\nFinn's birthday|@9|15:00|120|Mads Holt|birthday|160|10|10|full\nTaster, last week|@-5|10:00|90|Mads Holt|taster|25|8|7|done",
    },
    {
      id: "gear",
      use: "more",
      role: "item",
      icon: "cable",
      names: "gear|gear",
      also: "rope|harness|shoes|belay device|quickdraw",
      fields:
        "Gear: text\nKind: choice rope|harness|shoes|belay device|auto belay\nNumber: text\nIn use since: date -1800..-20\nNext check: date -10..180\nRetire by: date 10..1500\nState: choice in use|in hire|quarantined|retired",
      cells: "kind number inUseSince nextCheck retireBy state",
      rows: "Rope, chimney 3|rope|R-31|@-400|@8|@330|in use\nHarness M, 12|harness|H-12|@-900|@40|@900|in hire\nAuto belay 2|auto belay|A-2|@-700|@-1|@1100|in use\nBelay device, 7|belay device|B-07|@-300|@70|@1400|in hire\nShoes 42, pair 4|shoes|S-424|@-250|@30|@200|in hire",
    },
  ],
  jobs: "move wall.state\ndue route.stripOn\nkeep route\ndue wall.nextInspection\nfind route\nbook course\nshow route.picture\ncheck climber.waiverSigned\ndue climber.ends\nrate route.stars\nchart route.grade\ndue gear.nextCheck",
  site: {
    headline: "New lines every week",
    body: "Boulders, ropes and a cave, from first steps on the slab to 7B. Shoes can be borrowed, tests are free.",
    action: "Join a course|course",
    services:
      "Day ticket|All sectors|14\nCard of ten|Good for a year|120\nFirst time up|Ninety minutes with shoes|25\nTop rope course|Three hours, with test|59\nLead, two evenings|Clip, fall, catch|89",
    questions:
      "Do I need somebody to hold my rope?|Not for boulders and auto belays. For the rest, both of you need the test.\nFrom what age may children climb?|From four with a parent, from ten in the kids' club without.\nWhy is a sector closed?|New routes go up. Each is reset about every six weeks.\nCan I hire shoes?|Yes, sizes 28 to 48.",
  },
  words: {
    tagline: "Which routes come down, which go up, and who may belay.",
    itch: "When does the cave get new problems?",
    promise: "Fresh lines and checked ropes",
    pov: "POV: you topped it the day before it was stripped",
    gains: ["9 routes, 1 overdue to strip", "North face inspection: 3 days late", "Bat country: 71 tops, five stars"],
  },
});
