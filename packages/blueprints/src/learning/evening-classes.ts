import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "eveningClasses",
  name: "Adult education and evening classes",
  icon: "school",
  says: {
    en: "evening classes|adult education|adult education centre|adult education center|course catalogue|course catalog|course enrolment|course enrollment|course registration|continuing education|community college courses|workshop sign-up|sign up for a course|course programme with places left|vocational courses|class enrollment|pottery and language classes",
    de: "Volkshochschule|Kursanmeldung|Kursverwaltung|Erwachsenenbildung",
    es: "educación de adultos|inscripción a cursos|catálogo de cursos",
    fr: "cours du soir|inscription aux cours|formation pour adultes",
    pt: "educação de adultos|inscrição em cursos|cursos noturnos",
  },
  forms: ["management", "site", "booking", "portal", "directory"],
  people: ["course office", "tutors", "learners"],
  mood: "warm",
  things: [
    {
      id: "tutor",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "tutor|tutors",
      also: "teacher|instructor|lecturer",
      fields:
        "Name: text\nTeaches: tags languages|crafts|computers|health|cooking|music\nPhone: phone\nE-mail: email\nFee an hour: money 24..45 GBP\nContract: choice signed|to sign\nCourses: rollup count course.tutor\nNotes: longText",
      cells: "teaches phone eMail feeAnHour contract notes",
      rows: "Claire Dubois|languages|555-0101|claire.dubois@example.com|32|signed|Not on Fridays\nBen Farrow|cooking|555-0102|ben.farrow@example.com|38|signed|Needs the gas switched on\nMei Tanaka|crafts|555-0103|mei.tanaka@example.com|30|signed|Kiln on Thursdays\nYuki Tanaka|computers|555-0104|yuki.tanaka@example.com|36|to sign|\nHelen Sharp|health|555-0105|helen.sharp@example.com|28|signed|Brings own mats\nOwen Pritchard|music|555-0106|owen.pritchard@example.com|34|signed|",
    },
    {
      id: "course",
      use: "core",
      role: "item",
      icon: "book-open",
      names: "course|courses",
      also: "class|workshop|evening|seminar",
      fields:
        "Course: text\nNumber: text\nTutor: relation tutor\nSubject: choice languages|crafts|computers|health|cooking|music\nStarts: date -20..60\nDay: choice Monday|Tuesday|Wednesday|Thursday|Saturday\nTime: time 09:30..19:30\nEvenings: number 1..12\nRoom: text\nPlaces: number 8..18\nTaken: rollup count enrolment.course\nLeft: calc places - taken\nFewest: number 5..8\nFee: money 25..160 GBP\nState: choice open|full|runs|cancelled\nAbout: longText",
      cells: "number tutor subject starts day time evenings room places fewest fee state about",
      rows: "French for the holidays|L-104|Claire Dubois|languages|@12|Tuesday|18:30|10|Room 4|12|6|120|open|From bonjour to the bill\nFrench, second year|L-105|Claire Dubois|languages|@14|Thursday|18:30|10|Room 4|12|6|120|runs|\nBread in a day|C-031|Ben Farrow|cooking|@20|Saturday|09:30|1|Kitchen|10|8|55|full|Bring a tin and an apron\nSoups of the world|C-033|Ben Farrow|cooking|@41|Monday|18:00|3|Kitchen|10|8|70|open|\nThrowing on the wheel|H-210|Mei Tanaka|crafts|@9|Thursday|19:00|8|Pottery|8|6|160|open|Clay and firing included\nThe phone, explained|E-077|Yuki Tanaka|computers|@5|Wednesday|09:30|4|Room 2|14|6|40|runs|For those over sixty\nSpreadsheets|E-081|Yuki Tanaka|computers|@30|Monday|18:30|6|Room 2|14|6|85|open|\nBacks and shoulders|G-015|Helen Sharp|health|@-6|Tuesday|17:30|12|Gym|18|8|72|runs|\nUkulele for nobody|M-009|Owen Pritchard|music|@26|Wednesday|19:30|6|Hall|12|7|66|open|Uke can be lent\nScreen printing|H-214|Mei Tanaka|crafts|@18|Saturday|10:00|2|Pottery|8|6|95|cancelled|Only three signed up",
    },
    {
      id: "enrolment",
      use: "core",
      role: "person",
      icon: "user-round-plus",
      names: "enrolment|enrolments",
      also: "enrollment|booking|registration|participant|learner",
      fields:
        "Name: text\nCourse: relation course\nE-mail: email\nPhone: phone\nEnrolled: date -40..0\nReduced: choice none|student|pension|jobseeker\nTo pay: money 20..160 GBP\nPaid: boolean 65\nState: choice place|waiting list|cancelled\nNote: longText",
      cells: "course eMail phone enrolled reduced toPay paid state note",
      rows: "Grace Mbeki|French for the holidays|grace.mbeki@example.com|555-0110|@-9|none|120|yes|place|\nTom Barlow|French for the holidays|tom.barlow@example.com|555-0111|@-3|none|120|no|place|\nMargaret Hale|The phone, explained|margaret.hale@example.com|555-0112|@-14|pension|30|yes|place|Front row, hears badly\nLeo Winter|Bread in a day|leo.winter@example.com|555-0113|@-22|student|40|yes|place|\nDevi Patel|Bread in a day|devi.patel@example.com|555-0114|@-2|none|55|no|waiting list|First on the list\nHana Sato|Throwing on the wheel|hana.sato@example.com|555-0115|@-6|none|160|yes|place|\nElif Demir|Backs and shoulders|elif.demir@example.com|555-0116|@-30|jobseeker|54|yes|place|\nJonas Weber|Ukulele for nobody|jonas.weber@example.com|555-0117|@-1|none|66|no|place|Lends a uke\nAmira Said|Spreadsheets|amira.said@example.com|555-0118|@0|none|85|no|place|\nLuis Ortega|Screen printing|luis.ortega@example.com|555-0119|@-11|none|95|yes|cancelled|Money back sent",
    },
  ],
  jobs: "find course\nrequest enrolment\nagenda course.starts\ncheck enrolment.paid\nmove course.state\nkeep tutor\nrank course.left\ntotal enrolment.toPay\nchart course.subject\nmove enrolment.state\nkeep course\nplan course.starts",
  site: {
    headline: "Learn something on a Tuesday",
    body: "Ten evenings of French, a day of bread, the phone explained. Small groups, fair fees, tea at half time.",
    action: "Sign up for a course|enrolment",
    services:
      "Languages|Ten evenings|120\nA day of cooking|Ingredients included|55\nComputers|Four mornings|40\nPottery|Eight evenings, clay and firing|160",
    questions:
      "What if the course is full?|You are put on the waiting list and hear within a day when a place is free.\nWhen is a course cancelled?|If fewer than the fewest sign up; you get all your money back.\nAre there lower fees?|A quarter off for students, pensioners and jobseekers.\nCan I try an evening first?|The first evening, yes. Then you decide.",
  },
  words: {
    tagline: "Which courses run, who has a place, who has paid.",
    itch: "Does the French course run?",
    promise: "Full courses, paid before they start",
    pov: "POV: Tuesdays are for French now",
    gains: ["Bread: full, one waiting", "French: two enrolled, needs six", "Tom has not paid yet"],
  },
});
