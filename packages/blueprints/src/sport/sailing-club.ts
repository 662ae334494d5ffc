import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "sailingClub",
  name: "Sailing club",
  icon: "sailboat",
  says: {
    en: "sailing club|yacht club|dinghy club|sailing race results|regatta scoring|sailing races handicap|sailing course bookings|sailing school|club dinghies booking|berth list yacht club|safety boat rota|windsurfing club|kitesurf school|race officer duty rota|dinghy park spaces",
    de: "Segelverein|Segelclub|Segelschule|Yachtclub|Regatta Ergebnisse",
    es: "resultados de regatas|escuela de vela|regatas de vela",
    fr: "régates de voiliers|école de voile|régates",
    pt: "clube de vela|escola de vela|regatas",
  },
  forms: ["booking", "management", "community", "site"],
  people: ["race officers", "members", "instructors"],
  mood: "sober",
  things: [
    {
      id: "boat",
      use: "core",
      role: "item",
      icon: "sailboat",
      names: "boat|boats",
      also: "dinghy|yacht|club boat|safety boat",
      fields:
        "Boat: text\nClass: choice dinghy, one|dinghy, two|keelboat|windsurfer|safety boat\nSail number: text\nOwner: text @people\nPlace: text\nHandicap: number 800..1400\nInsured until: date -8..300\nDays left: daysUntil insuredUntil\nState: choice ready|on the water|defect|winter",
      cells: "classValue sailNumber owner place handicap insuredUntil state",
      rows: "Weir 4|dinghy, two|W 4|Club|Rack 3|1120|@200|winter\nPetrel 18|dinghy, one|P 18|Elin Skog|D12|1080|@140|ready\nKittiwake|keelboat|K 71|Gareth Moss|Pontoon B9|960|@25|ready\nTern 7|dinghy, one|T 7|Leila Nazari|D15|1150|@-4|ready\nSafety 1|safety boat|none|Club|Slip|1000|@200|ready\nSula|keelboat|S 9|Charles Penhallow|Pontoon A2|930|@60|defect",
    },
    {
      id: "race",
      use: "core",
      role: "event",
      icon: "flag",
      names: "race|races",
      also: "regatta|series|start",
      fields:
        "Race: text\nSeries: text\nDate: date -14..140\nStart: time 10:00..19:00\nCourse: text\nWind: text\nOfficer: text @people\nSafety crew: text @people\nEntries: rollup count result.race\nState: choice planned|flags up|sailed|abandoned",
      cells: "series date start course wind officer safetyCrew state",
      rows: "Frostbite 4|Frostbite|@1|11:00|Two laps, brook mark|W 4 expected|Lois Kerr|Hobart and Mo|flags up\nFrostbite 5|Frostbite|@8|11:00|To be set||Peter Lomax||planned\nFrostbite 3|Frostbite|@-6|11:00|Three laps|NW 3|Lois Kerr|Kelly and Tim|sailed\nFrostbite 2|Frostbite|@-13|11:00|None|Gusts 7|Peter Lomax|Mo|abandoned\nSpring opening|Spring|@125|10:30|Harbor round||Hedda Lund||planned",
    },
    {
      id: "result",
      use: "core",
      role: "log",
      icon: "trophy",
      names: "result|results",
      also: "finish|place|points",
      fields:
        "Result: text\nRace: relation race\nBoat: relation boat\nHelm: text @people\nMinutes: number 20..140 min\nCorrected: number 18..140 min\nPoints: number 1..20\nCode: choice none|did not start|did not finish|disqualified|duty",
      cells: "race boat helm minutes corrected points code",
      rows: "Petrel, third|Frostbite 3|Petrel 18|Elin Skog|52.1|48.2|1|none\nKittiwake, third|Frostbite 3|Kittiwake|Gareth Moss|48|50|2|none\nTern, third|Frostbite 3|Tern 7|Leila Nazari|61|53|3|none\nSula, third|Frostbite 3|Sula|Charles Penhallow|0|0|5|did not finish\nPetrel, fourth|Frostbite 4|Petrel 18|Elin Skog|0|0|1|none",
    },
    {
      id: "course",
      use: "more",
      role: "event",
      icon: "calendar-days",
      names: "course|courses",
      also: "lesson|training",
      fields:
        "Course: text\nFrom: date 100..220\nDays: number 1..5\nPlaces: number 2..8\nTaken: number 0..8\nPrice: money 60..320 EUR",
      cells: "from days places taken price",
      rows: "Children's week|@180|5|8|6|240\nFirst license|@150|5|6|2|320\nCapsize evening|@120|1|8|8|60",
    },
  ],
  jobs: "agenda race.date\nkeep result\nrank result.points\nmove race.state\nassign race.officer\nfind boat\nmove boat.state\ndue boat.insuredUntil\nkeep boat\nagenda course.from\nprint result\nchart result.code",
  site: {
    headline: "Frostbite four, Sunday at eleven",
    body: "Dinghies, four keelboats, a slip and a stove. Race on Sundays, learn in summer, take a turn in the safety boat.",
    action: "See the races|race",
    services: "Membership|A year|140\nDinghy space|A year, with trolley|85\nChildren's week|Five days|240",
    questions:
      "Do I need a boat?|No; four club boats are for members.\nHow often is my duty?|Twice a season, and you get average points.\nWho decides about wind?|The race officer, on the bank, at half past ten.",
  },
  words: {
    tagline: "Marks, helms, points and duties.",
    itch: "Who is in the safety boat on Sunday?",
    promise: "A course, an officer and a rescue crew for each start",
    pov: "POV: the flag drops and the results are half done",
    gains: ["Elin leads with one point", "Frostbite 5: no safety crew", "Tern 7: insurance lapsed"],
  },
});
