import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "shootingClub",
  name: "Shooting club",
  icon: "crosshair",
  says: {
    en: "shooting club|shooting range|rifle club|pistol club|archery club|range booking|target shooting scores|clay pigeon shooting|shooting scores log|gun club|range officer log|archery scores|biathlon club|marksmanship club|3d archery course|range attendance book",
    de: "Schützenverein|Schießstand|Bogensportverein|Schießbuch",
    es: "club de tiro|club de tiro con arco|campo de tiro",
    fr: "club de tir|club de tir à l'arc|stand de tir",
    pt: "clube de tiro|clube de tiro com arco|carreira de tiro",
  },
  forms: ["community", "management", "tracker"],
  people: ["range officers", "members"],
  mood: "sober",
  things: [
    {
      id: "member",
      use: "core",
      role: "person",
      icon: "id-card",
      names: "member|members",
      also: "shooter|archer",
      fields:
        "Name: text\nNumber: text\nPhone: phone\nDiscipline: choice air rifle|small bore|pistol|recurve|compound|clay\nLicense until: date -8..900\nDays left: daysUntil licenseUntil\nAttendances this year: number 0..60\nAttendances needed: number 12..18\nStill needed: calc attendancesNeeded - attendancesThisYear\nSafety course: boolean 90\nSubs paid: boolean 85",
      cells: "number phone discipline licenseUntil attendancesThisYear attendancesNeeded safetyCourse subsPaid",
      rows: "Rita Kern|S-041|555-0101|small bore|@300|22|18|yes|yes\nHenrik Dahl|S-052|555-0102|air rifle|@-4|15|18|yes|yes\nMei Tanaka|A-007|555-0103|recurve|@700|31|12|yes|yes\nGreta Hofer|A-012|555-0104|compound|@700|9|12|yes|no\nGus Petrie|S-019|555-0105|clay|@60|12|18|yes|yes\nOskar Dahl|S-077|555-0106|air rifle|@400|26|12|yes|yes",
    },
    {
      id: "session",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "range session|range sessions",
      also: "booking|evening|range time",
      fields:
        "Session: text\nDate: date -3..14\nTime: time 17:00..20:00\nRange: choice 10 m|25 m|50 m|field|clay trap\nLanes: number 4..12\nBooked: number 0..12\nLanes free: calc lanes - booked\nRange officer: text @people\nRed flag up: boolean 20\nState: choice planned|open|closed|no officer",
      cells: "date time range lanes booked rangeOfficer redFlagUp state",
      rows: "Tuesday small bore|@3|18:00|50 m|8|6|Rita Kern|no|planned\nWednesday archery|@4|17:30|field|12|7|Mei Tanaka|no|planned\nFriday air|@6|19:00|10 m|10|10|Henrik Dahl|no|planned\nSunday clay|@1|10:00|clay trap|6|4||no|no officer\nSaturday juniors|@0|17:00|10 m|10|8|Oskar Dahl|yes|open",
    },
    {
      id: "score",
      use: "core",
      role: "log",
      icon: "target",
      names: "score|scores",
      also: "card|result|series|round",
      fields:
        "Card: text\nMember: relation member\nDate: date -30..0\nDistance: number 10..70 m\nShots: number 10..144\nPoints: number 40..720\nAverage: calc points / shots\nInner tens: number 0..40\nCompetition: boolean 30\nWitness: text @people",
      cells: "member date distance shots points innerTens competition witness",
      rows: "Rita, forty shots|Rita Kern|@-4|50|40|388|18|no|Gus Petrie\nHenrik, league|Henrik Dahl|@-8|10|40|371|9|yes|Oskar Dahl\nMei, seventy meters|Mei Tanaka|@-3|70|72|611|14|no|Greta Hofer\nGreta, fifty|Greta Hofer|@-3|50|72|640|22|no|Mei Tanaka\nOskar, juniors|Oskar Dahl|@-1|10|40|392|24|no|Henrik Dahl\nGus, clay|Gus Petrie|@-6|40|50|43|0|no|Rita Kern",
    },
    {
      id: "gear",
      use: "more",
      role: "item",
      icon: "package",
      names: "club gear|club gear",
      also: "rifle|bow|locker|equipment",
      fields:
        "Item: text\nNumber: text\nLocker: text\nChecked: date -200..-1\nCheck due: date -5..160\nState: choice locked|out|at the gunsmith",
      cells: "number locker checked checkDue state",
      rows: "Air rifle 2|AR-02|L4|@-90|@90|locked\nRecurve 68, left|RB-11|L9|@-30|@150|out\nTrap machine|TM-01|Hut|@-185|@-5|locked",
    },
  ],
  jobs: "keep score\nagenda session.date\nrank session.lanesFree\nassign session.rangeOfficer\nmove session.state\nrank member.stillNeeded\ndue member.licenseUntil\nkeep member\nchart score.points\ndue gear.checkDue\nrank score.average\nprint score",
  site: {
    headline: "Red flag up, lanes open",
    body: "Fifty meters, ten, and a field for bows. Every visit is in the book, every card has a witness.",
    action: "Book a lane|session",
    services: "Trial evening|With equipment and teacher|15\nMembership|A year|130\nJuniors|From twelve, air and bow|50",
    questions:
      "May I just come and look?|Yes, ask for the range officer.\nHow many attendances do I need?|Eighteen a year for the license.\nWhat do I wear?|Flat shoes; ears and eyes are lent.",
  },
  words: {
    tagline: "Lanes, officers, cards and attendances.",
    itch: "Who is range officer on Sunday?",
    promise: "No lane without an officer, no card without a witness",
    pov: "POV: the last arrow touches the line, and counts",
    gains: ["Sunday clay: no officer", "Henrik: license over, three attendances short", "Oskar: 392, 24 inner tens"],
  },
});
