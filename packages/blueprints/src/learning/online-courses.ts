import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "onlineCourses",
  name: "Online courses",
  icon: "monitor-play",
  says: {
    en: "online courses with|online courses for|online course platform|sell online courses|sell my course|courses for sale online|video courses|courses with lessons and quizzes|course creator|teach online courses|course shop|self-paced course|video lessons for customers|paid video course|course sales page|membership with courses|cohort course",
    de: "Onlinekurse|Lernplattform|Videokurse verkaufen|Kursplattform",
    es: "cursos en línea|plataforma de cursos|aula virtual",
    fr: "cours en ligne|plateforme de formation en ligne|apprentissage en ligne",
    pt: "cursos online|plataforma de cursos|ensino à distância",
  },
  forms: ["portal", "shop", "management", "dashboard", "site"],
  people: ["teachers", "learners"],
  mood: "lively",
  things: [
    {
      id: "course",
      use: "core",
      role: "item",
      icon: "graduation-cap",
      names: "course|courses",
      also: "class|programme|training",
      fields:
        "Course: text\nPicture: image\nTeacher: text\nTopic: choice photography|languages|cooking|business|code|music\nLevel: choice beginner|intermediate|advanced\nPrice: money 0..180 EUR\nHours: number 2..24 h\nLessons: rollup count lesson.course\nLearners: rollup count enrolment.course\nStars: rating 3..5\nStarts: choice any time|on a date\nOnline: boolean 85\nWhat you will learn: lines",
      cells: "teacher topic level price hours stars starts online whatYouWillLearn",
      rows: "Photos with the phone you have|Mei Tanaka|photography|beginner|39|4|5|any time|yes|See the light first;Frame without thinking;Edit in two minutes\nSpanish for the market|Tomás García|languages|beginner|59|12|5|any time|yes|Ask and haggle;Numbers to a thousand;Say no kindly\nSourdough from zero|Amara Osei|cooking|beginner|45|6|4|any time|yes|Keep a starter alive;Shape and score;Read the crumb\nYour first invoice|Joanne Price|business|beginner|0|2|4|any time|yes|What must be on it;When to remind\nWebsites by hand|Ben Osei|code|intermediate|120|24|5|any time|yes|HTML that lasts;A layout that bends;Publish it\nJazz chords for guitar|Owen Pritchard|music|intermediate|75|9|4|any time|yes|Shell voicings;Two-five-one in all keys\nLight a face|Mei Tanaka|photography|advanced|180|14|5|on a date|no|One lamp;Window and bounce",
    },
    {
      id: "lesson",
      use: "core",
      role: "item",
      icon: "circle-play",
      names: "lesson|lessons",
      also: "video|unit|chapter|module",
      fields:
        "Lesson: text\nCourse: relation course\nNumber: number 1..20\nKind: choice video|reading|exercise|quiz|live\nMinutes: duration 4..60\nFree to look at: boolean 20\nVideo: url\nPublished: boolean 85\nIn short: longText",
      cells: "course number kind minutes freeToLookAt video published inShort",
      rows: "Look for the light|Photos with the phone you have|1|video|9|yes|https://video.example.com/light|yes|Stand with your back to the window, then do not\nThirds, and when to forget them|Photos with the phone you have|2|video|11|no|https://video.example.com/thirds|yes|\nTen photos of one cup|Photos with the phone you have|3|exercise|30|no||yes|Hand in your three best\nHow much is it?|Spanish for the market|1|video|12|yes|https://video.example.com/cuanto|yes|\nNumbers quiz|Spanish for the market|2|quiz|6|no||yes|Twenty prices by ear\nWake the starter|Sourdough from zero|1|video|14|yes|https://video.example.com/starter|yes|Flour, water, five days\nShape and score|Sourdough from zero|2|video|18|no|https://video.example.com/shape|yes|\nThe first page|Websites by hand|1|reading|20|yes||yes|Six tags are enough\nBoxes that bend|Websites by hand|2|video|25|no|https://video.example.com/boxes|yes|\nQuestions and answers|Websites by hand|3|live|60|no||no|Thursdays at seven\nShell voicings|Jazz chords for guitar|1|video|16|yes|https://video.example.com/shells|yes|",
    },
    {
      id: "enrolment",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "learner|learners",
      also: "student|participant|enrolment|pupil",
      fields:
        "Name: text\nCourse: relation course\nE-mail: email\nJoined: date -120..0\nProgress: percent 0..100\nLast seen: date -40..0\nPaid: money 0..180 EUR\nCertificate: boolean 25\nState: choice learning|finished|paused|refunded",
      cells: "course eMail joined progress lastSeen paid certificate state",
      rows: "Hana Sato|Photos with the phone you have|hana.sato@example.com|@-40|66|@-1|39|no|learning\nLeo Winter|Sourdough from zero|leo.winter@example.com|@-62|100|@-20|45|yes|finished\nElif Demir|Spanish for the market|elif.demir@example.com|@-15|40|@0|59|no|learning\nJonas Weber|Websites by hand|jonas.weber@example.com|@-90|35|@-31|120|no|paused\nGrace Mbeki|Your first invoice|grace.mbeki@example.com|@-8|50|@-2|0|no|learning\nAmira Said|Websites by hand|amira.said@example.com|@-55|85|@0|120|no|learning\nTom Barlow|Jazz chords for guitar|tom.barlow@example.com|@-33|10|@-28|75|no|learning\nSofia Marques|Light a face|sofia.marques@example.com|@-100|100|@-70|180|yes|finished",
    },
    {
      id: "work",
      use: "core",
      role: "log",
      icon: "upload",
      names: "hand-in|hand-ins",
      also: "assignment|homework|submission",
      fields:
        "Title: text\nLesson: relation lesson\nLearner: relation enrolment\nHanded in: date -20..0\nGrade: choice not yet|again|good|very good\nFeedback: longText",
      cells: "lesson learner handedIn grade feedback",
      rows: "Cup at breakfast|Ten photos of one cup|Hana Sato|@-2|not yet|\nTwenty prices|Numbers quiz|Elif Demir|@-4|very good|Nineteen of twenty\nFirst page about my cat|The first page|Amira Said|@-30|good|Close your list\nA page for the choir|The first page|Jonas Weber|@-60|good|Large photos, make them smaller",
    },
  ],
  jobs: "show course.picture\nrank enrolment.progress\nmove work.grade\nkeep lesson\nfind course\nkeep enrolment\nchart enrolment.state\ncheck lesson.published\nrate course.stars\ntotal enrolment.paid\nsell course.price\nkeep work",
  site: {
    headline: "Learn it on the tram",
    body: "Short lessons by people who do it for a living. Start when you like, stop when you like, keep it.",
    action: "See the courses|course",
    services:
      "One course|Yours for good, with updates|45\nLive evening|Questions answered, small group|15\nAll courses|A year, as many as you like|190",
    questions:
      "Do I need to be there at a certain time?|No. Only live evenings have a time, and they are recorded.\nIs there a certificate?|Yes, once every lesson and exercise is done.\nCan I get my money back?|Within fourteen days, if you have watched less than half.\nWhich device do I need?|Any phone from the last six years.",
  },
  words: {
    tagline: "Courses, lessons, and how far everybody got.",
    itch: "Who stopped at lesson two?",
    promise: "Lessons people finish",
    pov: "POV: you learned it between two stops",
    gains: ["7 courses, 11 lessons", "Amira at 85 percent", "Sourdough: first certificate"],
  },
});
