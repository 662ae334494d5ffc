import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "martialArts",
  name: "Martial arts club",
  icon: "hand-fist",
  says: {
    en: "martial arts club|martial arts school|karate club|judo club|taekwondo school|dojo|jiu-jitsu gym|bjj academy|boxing club|aikido dojo|kung fu school|belt gradings|belt ranks|karate classes|judo classes|kickboxing club|fencing club|martial arts students",
    de: "Kampfsportschule|Karateverein|Judoverein|Gürtelprüfungen",
    es: "escuela de artes marciales|club de judo|club de kárate|exámenes de cinturón",
    fr: "club d'arts martiaux|club de judo|club de karaté|passage de grades",
    pt: "escola de artes marciais|clube de judo|academia de jiu-jitsu|exames de faixa",
  },
  forms: ["management", "portal", "site", "dashboard"],
  people: ["trainers", "members"],
  mood: "sober",
  things: [
    {
      id: "member",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "member|members",
      also: "student|judoka|karateka|fighter|pupil",
      fields:
        "Name: text\nBorn: date -20000..-2200\nPhone: phone\nGroup: choice minis|kids|teens|adults\nBelt: choice white|yellow|orange|green|blue|brown|black\nBelt since: date -900..-20\nSessions since grading: number 0..120\nSessions needed: number 20..100\nStill to train: calc sessionsNeeded - sessionsSinceGrading\nLicense until: date -20..330\nDays left: daysUntil licenseUntil\nMedical form: boolean 85\nWeight: number 18..105 kg",
      cells: "born phone group belt beltSince sessionsSinceGrading sessionsNeeded licenseUntil medicalForm weight",
      rows: "Mira Castellan|2014-05-02|555-0101|kids|orange|@-210|44|40|@120|yes|36\nJude Okonkwo|2011-10-19|555-0102|teens|green|@-330|58|60|@-6|yes|57\nOle Bergman|2018-02-11|555-0103|minis|white|@-90|18|20|@200|yes|22\nSabine Krug|1983-07-30|555-0104|adults|brown|@-700|96|100|@60|yes|64\nRavi Deshmukh|1990-01-24|555-0105|adults|blue|@-400|71|80|@14|yes|78\nEllen Farrow|2012-12-08|555-0106|teens|orange|@-180|41|40|@240|no|48\nTomas Novak|1975-03-15|555-0107|adults|black|@-880|112|100|@310|yes|88\nAya Mansour|2016-09-27|555-0108|kids|yellow|@-150|39|30|@-15|yes|29\nKit Hollis|2015-06-06|555-0109|kids|yellow|@-150|22|30|@90|yes|31",
    },
    {
      id: "session",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "session|sessions",
      also: "class|training|lesson|randori",
      fields:
        "Session: text\nDate: date -4..10\nTime: time 16:00..20:30\nLength: duration 45..120\nGroup: choice minis|kids|teens|adults|everyone\nTrainer: text @people\nTheme: text\nMats: choice hall 1|hall 2|whole hall\nOn the mat: number 0..40",
      cells: "date time length group trainer theme mats onTheMat",
      rows: "Minis, rolling|@0|16:00|45|minis|Sabine Krug|Forward rolls|hall 2|0\nKids, hip throws|@0|17:00|60|kids|Tomas Novak|O goshi both sides|hall 1|0\nAdults, groundwork|@0|19:30|90|adults|Tomas Novak|Escapes from side control|whole hall|0\nTeens, grips|@1|17:30|75|teens|Ravi Deshmukh|Grip fighting|hall 1|0\nOpen mat|@2|10:00|120|everyone|Sabine Krug|Free practice|whole hall|0\nAdults, throws|@-3|19:30|90|adults|Tomas Novak|Uchi mata|whole hall|17\nKids, games|@-3|17:00|60|kids|Sabine Krug|Sumo and falls|hall 1|14\nTeens, combinations|@-2|17:30|75|teens|Ravi Deshmukh|Ouchi to kouchi|hall 1|9",
    },
    {
      id: "grading",
      use: "core",
      role: "event",
      icon: "medal",
      names: "grading|gradings",
      also: "belt test|exam|promotion",
      fields:
        "Grading: text\nMember: relation member\nFor belt: choice yellow|orange|green|blue|brown|black\nDate: date -60..60\nExaminer: text @people\nFee: money 15..60 EUR\nPaid: boolean 60\nStage: choice asked|admitted|passed|repeat a part|not passed\nRemarks: longText",
      cells: "member forBelt date examiner fee paid stage remarks",
      rows: "Mira for green|Mira Castellan|green|@15|Tomas Novak|20|yes|admitted|\nAya for orange|Aya Mansour|orange|@15|Tomas Novak|20|no|admitted|License first\nEllen for green|Ellen Farrow|green|@15|Tomas Novak|20|no|asked|Medical form missing\nOle for yellow|Ole Bergman|yellow|@15|Sabine Krug|15|yes|asked|Two sessions short\nRavi for brown|Ravi Deshmukh|brown|@50|Tomas Novak|40|no|asked|\nJude, kata part|Jude Okonkwo|green|@-45|Tomas Novak|20|yes|passed|Strong left side\nKit for yellow|Kit Hollis|yellow|@-52|Sabine Krug|15|yes|repeat a part|Breakfall backwards",
    },
    {
      id: "due",
      use: "core",
      role: "item",
      icon: "wallet",
      names: "fee|fees",
      also: "dues|subscription|membership fee|license fee",
      fields:
        "Fee: text\nMember: relation member\nKind: choice month|quarter|license|tournament\nAmount: money 15..90 EUR\nDue: date -40..40\nDays left: daysUntil due\nPaid: boolean 70",
      cells: "member kind amount due paid",
      rows: "Castellan, quarter|Mira Castellan|quarter|75|@-10|yes\nOkonkwo, license|Jude Okonkwo|license|28|@-6|no\nMansour, license|Aya Mansour|license|28|@-15|no\nKrug, month|Sabine Krug|month|32|@3|no\nBergman, quarter|Ole Bergman|quarter|60|@-10|yes\nFarrow, tournament|Ellen Farrow|tournament|18|@5|no",
    },
    {
      id: "bout",
      use: "more",
      role: "event",
      icon: "trophy",
      names: "tournament entry|tournament entries",
      also: "tournament|fight|championship",
      fields:
        "Entry: text\nMember: relation member\nTournament: text\nDate: date -60..60\nWeight class: text\nWins: number 0..6\nPlace: choice to come|first|second|third|fifth|none",
      cells: "member tournament date weightClass wins place",
      rows: "Mira, county open|Mira Castellan|County Open|@8|Under 13, 36 kg|0|to come\nEllen, county open|Ellen Farrow|County Open|@8|Under 15, 48 kg|0|to come\nJude, autumn cup|Jude Okonkwo|Autumn Cup|@-34|Under 18, 60 kg|3|second\nAya, autumn cup|Aya Mansour|Autumn Cup|@-34|Under 11, 30 kg|2|third",
    },
  ],
  jobs: "agenda session.date\nkeep member\nmove grading.stage\ncount session.onTheMat\ndue member.licenseUntil\nplan grading.date\ncheck due.paid\nrank member.sessionsSinceGrading\ncheck member.medicalForm\ndue due.due\nchart member.belt\nrequest grading",
  site: {
    headline: "Bow, fall, get up again",
    body: "Judo for minis, kids, teens and adults in two halls. Two trial sessions are free, and a jacket can be borrowed.",
    action: "Ask for a grading|grading",
    services:
      "Minis, five to seven|Forty-five minutes a week, per quarter|60\nKids and teens|Twice a week, per quarter|75\nAdults|As often as you like, per month|32\nBelt grading|With certificate|20",
    questions:
      "Do I need a suit to start?|No. Long sport clothes do for the first month.\nWhen is my child ready for the next belt?|After the sessions the grade asks for, and when the trainer says so.\nIs it dangerous?|Falling is learned first, and it takes three months.\nDo I have to compete?|No. About a third of us do.",
  },
  words: {
    tagline: "Belts, mats and who is ready to grade.",
    itch: "Who has trained enough for green?",
    promise: "Every belt earned and written down",
    pov: "POV: 44 sessions and a green belt in sight",
    gains: ["9 members, 2 licenses run out", "Mira: 44 of 40 sessions", "Grading in 15 days: 2 admitted"],
  },
});
