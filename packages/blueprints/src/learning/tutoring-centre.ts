import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "tutoringCentre",
  name: "Tutoring centre",
  icon: "school",
  says: {
    en: "tutoring centre|tutoring center|tuition centre|tuition center|cram school|homework club|after-school tutoring|learning centre for children|tuition classes|tutoring agency|group tutoring|exam preparation centre|homework supervision|remedial lessons|test prep center|learning support centre|match tutors and students",
    de: "Nachhilfeinstitut|Nachhilfeschule|Lernzentrum|Hausaufgabenbetreuung",
    es: "academia de refuerzo|centro de clases particulares|apoyo escolar",
    fr: "centre de soutien scolaire|cours de rattrapage|aide aux devoirs",
    pt: "centro de explicações|centro de estudos|reforço escolar",
  },
  forms: ["management", "booking", "site", "portal"],
  people: ["centre managers and tutors", "pupils and parents"],
  mood: "warm",
  things: [
    {
      id: "tutor",
      use: "core",
      role: "person",
      icon: "user-round-check",
      names: "tutor|tutors",
      also: "teacher|instructor",
      fields:
        "Name: text\nSubjects: tags Maths|English|Physics|Chemistry|French|Spanish\nUp to: choice primary|lower secondary|exam years\nDays: tags Mon|Tue|Wed|Thu|Fri|Sat\nFee an hour: money 16..30 GBP\nPhone: phone\nChecked: boolean 90\nStudents: rollup count student.tutor\nNotes: longText",
      cells: "subjects upTo days feeAnHour phone checked notes",
      rows: "Daniel Okoro|Maths;Physics|exam years|Mon;Tue;Thu|28|555-0101|yes|\nClaire Dubois|French;English|exam years|Tue;Wed|27|555-0102|yes|\nLeo Winter|Maths|lower secondary|Mon;Wed;Fri|18|555-0103|yes|Second-year student\nAmira Said|Chemistry;Maths|exam years|Wed;Sat|26|555-0104|yes|\nSofia Marques|Spanish;English|lower secondary|Thu;Fri|22|555-0105|no|Papers on the way",
    },
    {
      id: "student",
      use: "core",
      role: "person",
      icon: "backpack",
      names: "student|students",
      also: "pupil|child|learner",
      fields:
        "Name: text\nYear: number 4..12\nSubject: choice Maths|English|Physics|Chemistry|French|Spanish\nTutor: relation tutor\nGoal: text\nGrade at start: number 1..9\nGrade now: number 1..9\nGained: calc gradeNow - gradeAtStart\nHours bought: number 10..40 h\nHours used: rollup sum session.student.hours h\nHours left: calc hoursBought - hoursUsed h\nParent: text\nPhone: phone\nSchool: text",
      cells: "year subject tutor goal gradeAtStart gradeNow hoursBought parent phone school",
      rows: "Adam Farah|8|Maths|Leo Winter|Pass the year|3|5|20|Hodan Farah|555-0110|Hillside School\nBella Rossi|11|Physics|Daniel Okoro|Grade 7 in June|5|6|40|Marco Rossi|555-0111|Westfield College\nCasper Lind|7|English|Sofia Marques|Read with pleasure|4|4|10|Eva Lind|555-0112|Hillside School\nDivya Menon|12|Chemistry|Amira Said|A place for medicine|7|8|30|Asha Menon|555-0113|Westfield College\nEthan Cole|9|Maths|Daniel Okoro|Move up a set|4|5|20|Tracy Cole|555-0114|Riverside\nIsla McKay|11|French|Claire Dubois|Oral exam in May|6|6|20|Fiona McKay|555-0115|Riverside\nJakub Nowak|9|English|Sofia Marques|Write without help|3|4|30|Ewa Nowak|555-0116|Hillside School\nKeira Blythe|10|Maths|Leo Winter|Catch up a term|2|4|20|Dean Blythe|555-0117|Riverside",
    },
    {
      id: "session",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "session|sessions",
      also: "lesson|hour|appointment|class",
      fields:
        "Session: text\nStudent: relation student\nDate: date -10..10\nTime: time 14:00..18:30\nHours: number 1..2 h\nRoom: choice 1|2|3|online\nCame: choice booked|came|cancelled|no show\nTopic: text\nHomework: text\nFor parents: longText",
      cells: "student date time hours room came topic homework forParents",
      rows: "Fractions again|Adam Farah|@0|15:00|1|1|booked|Common denominators||\nForces|Bella Rossi|@1|16:30|1.5|2|booked|Past paper 3||\nReading aloud|Casper Lind|@0|16:00|1|3|booked|Chapter four||\nMoles|Divya Menon|@-1|17:00|2|online|came|Concentrations|Sheet 12, odd numbers|Ready for the mock\nLinear graphs|Ethan Cole|@-2|15:30|1|2|came|Gradient from two points|Five graphs|Much calmer\nOral practice|Isla McKay|@2|17:00|1|1|booked|My holidays, past tense||\nLetters|Jakub Nowak|@-3|16:00|1|3|no show|||Please ring us\nPercent|Keira Blythe|@-3|14:30|1|1|came|Ten percent first|Shop prices|\nTimes tables|Adam Farah|@-5|15:00|1|1|came|Sevens and eights|Cards, daily|Seven minutes, all right",
    },
    {
      id: "enquiry",
      use: "core",
      role: "item",
      icon: "mail",
      names: "enquiry|enquiries",
      also: "inquiry|trial request|application",
      fields:
        "Parent: text\nChild and year: text\nSubject: choice Maths|English|Physics|Chemistry|French|Spanish\nWorry: longText\nPhone: phone\nE-mail: email\nGood times: text\nReceived: date -12..0\nAnswered: boolean 60",
      cells: "childAndYear subject worry phone eMail goodTimes received answered",
      rows: "Anna Holm|Greta, year 6|Maths|Cries over homework|555-0120|anna.holm@example.com|After four|@-1|no\nDean Osei|Kofi, year 10|Chemistry|Exam in five weeks|555-0121|dean.osei@example.com|Saturdays|@-3|yes\nYuki Tanaka|Bo, year 8|English|Just moved here|555-0122|yuki.tanaka@example.com|Wednesday|@-6|yes\nJoanne Price|Sam, year 11|Physics|From a 4 to a 6|555-0123|joanne.price@example.com|Any evening|@0|no",
    },
  ],
  jobs: "book session\nagenda session.date\nrank student.gained\nkeep student\nrequest enquiry\ncheck enquiry.answered\nchart student.subject\nkeep tutor\nfind student\nplan session.date\ncheck tutor.checked\nkeep session",
  site: {
    headline: "From a four to a six, an hour at a time",
    body: "Small rooms, patient tutors, and a line to you after every session. The first hour is to find out where it hurts.",
    action: "Book a session|session",
    services:
      "Single hour|One pupil, one tutor|32\nGroup of three|Same year, same gap|18\nTwenty hours|To use within the year|580\nExam week|Five days, three hours a day|240",
    questions:
      "How soon does it help?|Most go up a grade in ten to fifteen hours.\nWhat if my child does not like the tutor?|Say so; the next hour is with another.\nDo you check your tutors?|Papers, references and a trial lesson with us.\nWhat if we cancel?|Free until the evening before.",
  },
  words: {
    tagline: "Who comes, what they work on, and whether it helps.",
    itch: "Are those hours helping?",
    promise: "See the grade go up",
    pov: "POV: percent finally makes sense",
    gains: ["Keira: from two to four", "Divya: one paper from medicine", "Eight students, five tutors"],
  },
});
