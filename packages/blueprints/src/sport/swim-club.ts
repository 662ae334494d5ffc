import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "swimClub",
  name: "Swimming club",
  icon: "waves-horizontal",
  says: {
    en: "swimming club|swim club|swim team|swim meet entries|swim times tracker|swimming personal bests|swim squad training|swimming gala|swim coach app|masters swimming|lane planning swimming|triathlon club|triathlon training group|water polo club|diving club swimming|synchronized swimming club",
    de: "Schwimmverein|Schwimmclub|Schwimmtraining|Bestzeiten Schwimmen",
    es: "entrenamiento de natación|equipo de natación|marcas de natación",
    fr: "entraînement de natation|compétitions de natation|temps de natation",
    pt: "treino de natação|equipa de natação|tempos de natação",
  },
  forms: ["management", "community", "tracker"],
  people: ["coaches", "swimmers", "officials"],
  mood: "lively",
  things: [
    {
      id: "swimmer",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "swimmer|swimmers",
      also: "member|athlete",
      fields:
        "Name: text\nBorn: date -9000..-2900\nSquad: choice learners|junior|competition|masters\nParent phone: phone\nLicense: text\nMedical until: date -5..330\nDays left: daysUntil medicalUntil\nSessions this month: number 0..24\nSubs paid: boolean 80",
      cells: "born squad parentPhone license medicalUntil sessionsThisMonth subsPaid",
      rows: "Ella Osei|2015-09-02|junior|555-0101|SW-2210|@120|9|yes\nFinn Walsh|2017-06-20|learners|555-0102|none|@60|6|yes\nLeila Nazari|2014-11-30|competition|555-0103|SW-1988|@-2|14|yes\nOskar Dahl|2011-08-16|competition|555-0104|SW-1820|@40|16|yes\nTilda Moe|2009-03-05|competition|555-0105|SW-1544|@200|15|no\nHobart Reyes|1971-01-22|masters|555-0106|SW-0871|@90|5|yes",
    },
    {
      id: "best",
      use: "core",
      role: "log",
      icon: "timer",
      names: "time|times",
      also: "personal best|result|split|swim",
      fields:
        "Swim: text\nSwimmer: relation swimmer\nEvent: choice 50 free|100 free|200 free|50 back|100 back|100 breast|50 fly|200 medley\nCourse: choice 25 m|50 m\nDate: date -300..0\nTime: number 28..220 s\nEntry standard: number 27..210 s\nOver standard: calc time - entryStandard s\nWhere: text\nPersonal best: boolean 50",
      cells: "swimmer event course date time entryStandard where personalBest",
      rows: "Leila, 100 free|Leila Nazari|100 free|25 m|@-13|68.4|67|Harbor gala|yes\nOskar, 100 back|Oskar Dahl|100 back|25 m|@-13|64.9|66|Harbor gala|yes\nTilda, 200 medley|Tilda Moe|200 medley|25 m|@-13|158.2|156|Harbor gala|no\nElla, 50 free|Ella Osei|50 free|25 m|@-40|38.6|37|Club night|yes\nOskar, 50 fly|Oskar Dahl|50 fly|25 m|@-40|31.2|31.5|Club night|yes\nHobart, 200 free|Hobart Reyes|200 free|25 m|@-70|149|150|Masters day|no",
    },
    {
      id: "session",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "session|sessions",
      also: "training|practice|lane time",
      fields:
        "Session: text\nDate: date -1..7\nTime: time 06:00..20:00\nSquad: choice learners|junior|competition|masters\nLanes: text\nCoach: text @people\nDistance: number 600..5200 m\nSet: lines\nExpected: number 4..30\nCame: number 0..30\nState: choice planned|held|canceled",
      cells: "date time squad lanes coach distance set expected came state",
      rows: "Monday early|@2|06:00|competition|2 to 4|Nadia Perez|4200|800 easy; 8 × 200 on 3:10; 12 × 50 fly kick; 400 easy|14|0|planned\nMonday juniors|@2|17:00|junior|1, 2|Tom Walsh|1800|400 easy; 10 × 50; turns; relay|16|0|planned\nTuesday learners|@3|16:30|learners|Small pool|Bea Lindholm|600|Floating; kicks; rings|10|0|planned\nFriday early|@-1|06:00|competition|2 to 4|Nadia Perez|4000|600; 20 × 100 on 1:40; starts|14|11|held\nMasters|@0|20:00|masters|3, 4|Hobart Reyes|2400|Pyramid|9|0|planned",
    },
    {
      id: "entry",
      use: "core",
      role: "event",
      icon: "clipboard-list",
      names: "entry|entries",
      also: "meet entry|gala|start",
      fields:
        "Entry: text\nSwimmer: relation swimmer\nMeet: text\nEvent: choice 50 free|100 free|200 free|50 back|100 back|100 breast|50 fly|200 medley\nDate: date 3..40\nEntry time: number 28..220 s\nFee: money 4..9 EUR\nHeat and lane: text\nState: choice wanted|sent|accepted|scratched",
      cells: "swimmer meet event date entryTime fee heatAndLane state",
      rows: "Oskar, winter gala|Oskar Dahl|Winter gala|100 back|@15|64.9|6|Heat 5, lane 4|accepted\nLeila, winter gala|Leila Nazari|Winter gala|100 free|@15|68.4|6||sent\nTilda, winter gala|Tilda Moe|Winter gala|200 medley|@15|158.2|6||sent\nElla, first gala|Ella Osei|Winter gala|50 free|@15|38.6|6||wanted",
    },
  ],
  jobs: "agenda session.date\nkeep best\nmove entry.state\nrank best.overStandard\nkeep swimmer\ndue swimmer.medicalUntil\nagenda entry.date\nmove session.state\ncheck swimmer.subsPaid\nchart best.event\nfind swimmer\nprint entry",
  site: {
    headline: "Monday at six, lanes two to four",
    body: "Four squads, from rings to medley. Times, entries and who was in the water, for swimmers and the parents who drive them.",
    action: "See the sessions|session",
    services: "Learners|Per term|95\nCompetition squad|Per month, five sessions|58\nMasters|Per month|32",
    questions:
      "How do I join a squad?|Come to a trial on the first Friday.\nWhy a medical?|No license is valid without one.\nWho enters for a gala?|The coach, if you say yes a week before.",
  },
  words: {
    tagline: "Lanes, sets, splits and entries.",
    itch: "How far is Leila from the standard?",
    promise: "Every time kept, every entry sent",
    pov: "POV: the touch pad says 64.9 and so does the list",
    gains: [
      "Oskar: 1.1 under standard",
      "Leila: medical ended two days ago",
      "Winter gala: four entries, one accepted",
    ],
  },
});
