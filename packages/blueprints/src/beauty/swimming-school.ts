import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "swimmingSchool",
  name: "Swimming school",
  icon: "waves-ladder",
  says: {
    en: "swimming school|swim school|swimming lessons|swim lessons|learn to swim|swimming instructor|swimming teacher|baby swimming|swimming badges|swim class levels|kids swimming lessons|swimming lesson waiting list|adult swimming lessons|swim courses|aqua fitness classes|lifeguard course",
    de: "Schwimmschule|Schwimmkurse|Seepferdchen|Babyschwimmen",
    es: "escuela de natación|clases de natación|cursos de natación|natación para bebés",
    fr: "école de natation|cours de natation|bébés nageurs|leçons de natation",
    pt: "escola de natação|aulas de natação|natação para bebés|cursos de natação",
  },
  forms: ["booking", "management", "portal", "site"],
  people: ["teachers", "parents", "swimmers"],
  mood: "lively",
  things: [
    {
      id: "level",
      use: "core",
      role: "item",
      icon: "award",
      names: "level|levels",
      also: "stage|badge|group",
      fields:
        "Level: text\nOrder: number 1..8\nFrom age: number 0..18 years\nChildren per teacher: number 4..8\nMust do: lines\nBadge: text",
      cells: "order fromAge childrenPerTeacher mustDo badge",
      rows: "Splash, with a parent|1|0|8|Face wet;Float on the back held|Duckling\nFrogs|2|4|5|Bubbles;Star float;Push and glide 2 m|Frog\nOtters|3|5|6|Kick 10 m;Jump in and turn;Back 5 m|Otter\nSeals|4|6|6|Front crawl 15 m;Backstroke 15 m|Seal\nDolphins|5|7|7|Breaststroke 25 m;Dive for a ring|Dolphin\nSharks|6|8|8|100 m without stopping;Pajama swim|Shark\nAdults who start|7|16|6|Breathe out under water;Glide|None",
    },
    {
      id: "course",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "course|courses",
      also: "class|lane|lesson block|term",
      fields:
        "Course: text\nLevel: relation level\nTeacher: text @people\nPool: choice teaching pool|main pool, lane 1|main pool, lane 2\nDay: choice Monday|Tuesday|Wednesday|Thursday|Saturday|Sunday\nTime: time 08:30..19:00\nLessons: number 8..12\nStarts: date -40..40\nPrice: money 88..156 EUR\nPlaces: number 4..8\nEnrolled: rollup count enrolment.course\nFree: calc places - enrolled",
      cells: "level teacher pool day time lessons starts price places",
      rows: "Frogs, Monday four|Frogs|Katja Rehm|teaching pool|Monday|16:00|10|@-25|120|5\nOtters, Monday five|Otters|Katja Rehm|teaching pool|Monday|16:45|10|@-25|120|6\nSeals, Wednesday|Seals|Milan Horvat|main pool, lane 1|Wednesday|17:00|10|@-23|120|6\nDolphins, Thursday|Dolphins|Milan Horvat|main pool, lane 2|Thursday|17:45|10|@-22|120|7\nSplash, Saturday|Splash, with a parent|Esme Clarke|teaching pool|Saturday|09:00|8|@-20|96|8\nSharks, Saturday|Sharks|Milan Horvat|main pool, lane 1|Saturday|10:00|10|@-20|120|8\nAdults, Tuesday night|Adults who start|Esme Clarke|teaching pool|Tuesday|19:00|8|@-17|156|6\nFrogs, new term|Frogs|Katja Rehm|teaching pool|Monday|16:00|10|@45|120|5",
    },
    {
      id: "swimmer",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "swimmer|swimmers",
      also: "child|pupil|student|participant",
      fields:
        "Name: text\nBorn: date -4200..-300\nParent: text\nPhone: phone\nE-mail: email\nLevel: relation level\nMind: tags none|asthma|ear tubes|epilepsy|fear of water|hearing aid\nPhotos allowed: boolean 60\nBadges: tags Duckling|Frog|Otter|Seal|Dolphin|Shark",
      cells: "born parent phone eMail level mind photosAllowed badges",
      rows: "Emil Sander|2021-03-14|Jule Sander|555-0101|jule.sander@example.com|Frogs|none|yes|Duckling\nNora Haddad|2020-08-02|Samir Haddad|555-0102|samir.haddad@example.com|Frogs|ear tubes|yes|Duckling\nLina Kovac|2019-11-21|Ana Kovac|555-0103|ana.kovac@example.com|Otters|fear of water|no|Frog\nBen Achebe|2019-05-09|Grace Achebe|555-0104|grace.achebe@example.com|Otters|none|yes|Frog\nIda Lorenz|2018-02-27|Tim Lorenz|555-0105|tim.lorenz@example.com|Seals|asthma|yes|Frog; Otter\nOskar Paul|2017-09-16|Mia Paul|555-0106|mia.paul@example.com|Dolphins|none|no|Otter; Seal\nZoe Marin|2016-12-05|Eva Marin|555-0107|eva.marin@example.com|Sharks|none|yes|Seal; Dolphin\nHugo Beck|2025-01-18|Clara Beck|555-0108|clara.beck@example.com|Splash, with a parent|none|yes|\nRenate Wolf|1968-06-30|Renate Wolf|555-0109|renate.wolf@example.com|Adults who start|fear of water|no|",
    },
    {
      id: "enrolment",
      use: "core",
      role: "item",
      icon: "ticket-check",
      names: "enrollment|enrollments",
      also: "booking|place|registration|waiting list place",
      fields:
        "Enrollment: text\nCourse: relation course\nSwimmer: relation swimmer\nState: choice asked|waiting list|enrolled|finished|left\nPaid: boolean 75\nLessons attended: number 0..10\nSkills done: percent 0..100\nReady to move up: boolean 30",
      cells: "course swimmer state paid lessonsAttended skillsDone readyToMoveUp",
      rows: "Emil, frogs|Frogs, Monday four|Emil Sander|enrolled|yes|4|60|no\nNora, frogs|Frogs, Monday four|Nora Haddad|enrolled|yes|3|40|no\nLina, otters|Otters, Monday five|Lina Kovac|enrolled|no|4|55|no\nBen, otters|Otters, Monday five|Ben Achebe|enrolled|yes|4|100|yes\nIda, seals|Seals, Wednesday|Ida Lorenz|enrolled|yes|4|75|no\nOskar, dolphins|Dolphins, Thursday|Oskar Paul|enrolled|yes|4|90|yes\nZoe, sharks|Sharks, Saturday|Zoe Marin|enrolled|no|3|70|no\nHugo, splash|Splash, Saturday|Hugo Beck|enrolled|yes|3|50|no\nRenate, Tuesdays|Adults, Tuesday night|Renate Wolf|enrolled|yes|2|30|no",
    },
    {
      id: "lesson",
      use: "more",
      role: "log",
      icon: "clipboard-check",
      names: "lesson|lessons",
      also: "register|attendance|pool time",
      fields:
        "Lesson: text\nCourse: relation course\nDate: date -21..7\nCame: number 0..8\nWater: number 28..33 °C\nPracticed: text",
      cells: "course date came water practiced",
      rows: "Frogs, lesson 4|Frogs, Monday four|@-4|4|32|Star float\nOtters, lesson 4|Otters, Monday five|@-4|6|32|Kick with board\nSeals, lesson 4|Seals, Wednesday|@-2|5|29|Backstroke arms\nDolphins, lesson 4|Dolphins, Thursday|@-1|7|29|Ring dive\nSplash, lesson 3|Splash, Saturday|@-6|8|33|Songs and pouring",
    },
  ],
  jobs: "keep enrolment\nfind course\nbook enrolment\nmove enrolment.state\ncheck enrolment.paid\ncheck enrolment.readyToMoveUp\nkeep swimmer\nplan course.starts\nassign course.teacher\nchart enrolment.skillsDone\nagenda lesson.date\nrank level.order",
  site: {
    headline: "From bubbles to a hundred meters",
    body: "Six levels, warm water and at most eight children to a teacher. Parents see which skills are done and what comes next.",
    action: "Reserve a place|enrolment",
    services:
      "Splash, with a parent|Eight Saturdays, 33 degrees|96\nChildren's course|Ten lessons of forty minutes|120\nAdults who start|Eight evenings, six people|156\nSingle catch-up lesson|With any teacher|16",
    questions:
      "Which level is right for my child?|Tell us what they do in water; the first lesson settles it.\nWhat if we miss a lesson?|One can be caught up in another course of the level.\nDo parents come into the hall?|From level two on they watch from the gallery.\nWhen are badges given?|As soon as every skill of the level is done twice.",
  },
  words: {
    tagline: "Levels, lanes and who is ready to move up.",
    itch: "Who can float, and who moves up?",
    promise: "A place, a level and a badge for each child",
    pov: "POV: Lina let go of the wall today",
    gains: ["9 swimmers, 6 courses running", "Ben: all skills done, move up", "2 courses still to be paid"],
  },
});
