import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "universityTimetable",
  name: "University timetable and rooms",
  icon: "calendar-range",
  says: {
    en: "university timetable|lecture timetable|course timetable university|lecture halls|seminar rooms and lectures|university course planning|student timetable|faculty course schedule|lecture schedule|module handbook|university department office|college timetable|teaching load of lecturers|semester planning|campus room allocation|module enrolment university",
    de: "Vorlesungsverzeichnis|Stundenplan Uni|Hörsaalplanung|Semesterplanung",
    es: "horario universitario|horario de clases universidad|planificación del semestre",
    fr: "emploi du temps universitaire|planning des amphithéâtres|planification du semestre",
    pt: "horário universitário|horário da faculdade|planeamento do semestre",
  },
  forms: ["management", "portal", "directory", "dashboard"],
  people: ["department office", "lecturers", "students"],
  mood: "sober",
  things: [
    {
      id: "module",
      use: "core",
      role: "item",
      icon: "book-open",
      names: "module|modules",
      also: "course|lecture|seminar",
      fields:
        "Module: text\nCode: text\nLevel: choice Bachelor 1|Bachelor 2|Bachelor 3|Master\nCredits: number 3..12\nLecturer: text\nKind: choice lecture|seminar|lab|project\nPlaces: number 16..220\nEnrolled: number 9..206\nLeft: calc places - enrolled\nExam: choice written|oral|paper|project\nExam on: date 60..110\nLanguage: choice English|German|French\nSessions: rollup count session.module\nAbout: longText",
      cells: "code level credits lecturer kind places enrolled exam examOn language about",
      rows: "Ecology I|BIO-101|Bachelor 1|6|Dr. Ada Renner|lecture|220|206|written|@90|English|Who eats whom, and how often\nStatistics for biologists|STA-110|Bachelor 1|6|Dr. Ada Renner|lecture|160|148|written|@94|English|\nChemistry lab|CHE-120|Bachelor 1|9|Dr. Mei Tanaka|lab|32|32|project|@85|English|Coats and glasses\nAlgorithms|INF-210|Bachelor 2|9|Prof. Ilan Katz|lecture|180|131|written|@97|English|\nSmall networks|INF-420|Master|6|Prof. Ilan Katz|seminar|18|9|paper|@110|English|Nine papers, nine talks\nCanals and cities|HIS-230|Bachelor 2|6|Dr. Owen Marsh|seminar|24|23|oral|@80|English|One trip by boat\nFrench for scientists|LAN-050|Bachelor 3|3|Claire Dubois|seminar|20|14|oral|@75|French|",
    },
    {
      id: "room",
      use: "core",
      role: "place",
      icon: "door-open",
      names: "room|rooms",
      also: "hall|lab|lecture hall",
      fields:
        "Room: text\nBuilding: text\nSeats: number 16..240\nKind: choice hall|seminar room|lab|computer room\nHas: tags beamer|camera|microphone|step-free|gas\nSessions: rollup count session.room\nNotes: longText",
      cells: "building seats kind has notes",
      rows: "Hall A|Main building|240|hall|beamer;camera;microphone;step-free|\nHall C|North wing|180|hall|beamer;microphone|Clock is slow\nSeminar 4|Main building|24|seminar room|beamer;step-free|\nSeminar 7|Library|20|seminar room|beamer|\nLab 2|Chemistry|32|lab|gas;beamer|Closed in week 9\nPool 1|Computer center|36|computer room|beamer;step-free|",
    },
    {
      id: "session",
      use: "core",
      role: "event",
      icon: "calendar-clock",
      names: "session|sessions",
      also: "class|slot|teaching hour|date",
      fields:
        "Session: text\nModule: relation module\nRoom: relation room\nDay: choice Monday|Tuesday|Wednesday|Thursday|Friday\nNext on: date 0..6\nTime: time 08:15..16:15\nMinutes: number 45..180 min\nLecturer: text\nGroup: text\nState: choice planned|confirmed|clash|moved|cancelled\nWeeks: text\nNote: longText",
      cells: "module room day nextOn time minutes lecturer group state weeks note",
      rows: "Ecology, lecture|Ecology I|Hall A|Monday|@2|10:15|90|Dr. Ada Renner|all|confirmed|1 to 14|\nEcology, exercise 1|Ecology I|Seminar 4|Tuesday|@3|14:15|90|Tom Barlow|1|confirmed|2 to 14|\nStatistics, lecture|Statistics for biologists|Hall C|Tuesday|@3|08:15|90|Dr. Ada Renner|all|confirmed|1 to 14|\nLab, group A|Chemistry lab|Lab 2|Wednesday|@4|13:15|180|Dr. Mei Tanaka|A|moved|1 to 8, 10 to 12|Week 9 in Pool 1, theory\nAlgorithms, lecture|Algorithms|Hall C|Thursday|@5|10:15|90|Prof. Ilan Katz|all|confirmed|1 to 14|\nAlgorithms, pool|Algorithms|Pool 1|Tuesday|@3|14:15|90|Elif Demir|2|clash|2 to 13|Elif has small networks then\nSmall networks|Small networks|Seminar 7|Tuesday|@3|14:15|90|Prof. Ilan Katz|all|confirmed|1 to 12|\nCanals and cities|Canals and cities|Seminar 4|Friday|@6|08:15|90|Dr. Owen Marsh|all|confirmed|1 to 13|Trip in week 7\nFrench|French for scientists|Seminar 7|Monday|@2|16:15|90|Claire Dubois|all|planned|1 to 12|",
    },
    {
      id: "wish",
      use: "more",
      role: "item",
      icon: "mail",
      names: "wish|wishes",
      also: "request|change request|preference",
      fields:
        "Wish: text\nFrom: text\nKind: choice time|room|equipment|swap\nAsked on: date -20..0\nState: choice new|possible|done|not possible\nWhy: longText",
      cells: "from kind askedOn state why",
      rows: "No Fridays|Dr. Mei Tanaka|time|@-12|possible|Train to the partner lab\nA room with gas|Dr. Ada Renner|room|@-4|new|One week only\nBigger seminar room|Dr. Owen Marsh|room|@-8|not possible|23 of 24\nSwap Tuesday and Thursday|Elif Demir|swap|@-1|new|Clash with small networks",
    },
  ],
  jobs: "agenda session.nextOn\nfind module\nmove session.state\nkeep session\nrank module.left\nfind room\nplan session.nextOn\nchart module.level\nassign session.lecturer\nkeep room\nkeep module\nplan module.examOn",
  site: {
    headline: "Which hall, which hour, which week",
    body: "Modules, rooms and hours of the term, with clashes shown before the first week and not in it.",
    action: "See the modules|module",
    services: "Students|Your week with rooms|\nLecturers|Hours, groups and wishes|\nRooms|Seats, gas, step-free|",
    questions:
      "When is the timetable final?|Two weeks before term; after that each change is announced.\nTwo of my modules clash.|Tell the office; often there is a second group.\nHow do I enrol?|In the first week, until the places are gone.",
  },
  words: {
    tagline: "Which module, which room, no clash.",
    itch: "Who has Hall C on Tuesday?",
    promise: "No two classes at one door",
    pov: "POV: week one without a queue outside Hall A",
    gains: ["Tuesday 14:15: one clash", "Chemistry lab is full: 32", "Small networks has nine places left"],
  },
});
