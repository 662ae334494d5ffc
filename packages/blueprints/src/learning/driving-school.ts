import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "drivingSchool",
  name: "Driving school",
  icon: "car-front",
  says: {
    en: "driving school|driving instructor|driving lessons|driving lesson|learner driver|learner drivers|learn to drive|teach people to drive|driving test|theory test|driving pupils|lesson diary for instructors|behind the wheel lessons|road test|drivers ed|intensive driving course",
    de: "Fahrschule|Fahrlehrer|Fahrstunden|Führerscheinprüfung",
    es: "autoescuela|profesor de conducir|clases de conducir|examen de conducir",
    fr: "auto-école|moniteur d'auto-école|leçons de conduite|permis de conduire",
    pt: "autoescola|escola de condução|aulas de condução|instrutor de condução",
  },
  forms: ["management", "booking", "site", "portal"],
  people: ["instructors", "pupils"],
  mood: "lively",
  things: [
    {
      id: "instructor",
      use: "core",
      role: "person",
      icon: "id-card",
      names: "instructor|instructors",
      also: "teacher|ADI|driving teacher",
      fields:
        "Name: text\nPhone: phone\nCar: text\nGearbox: choice manual|automatic\nArea: location\nBadge valid until: date 20..900\nDays left: daysUntil badgeValidUntil",
      cells: "phone car gearbox area badgeValidUntil",
      rows: "Sandra Whitlock|555-0121|Corsa, dual controls|manual|North side|@610\nKwame Boateng|555-0122|Fiesta, dual controls|manual|Old town|@330\nMei Lin Chua|555-0123|Yaris hybrid|automatic|Riverside|@24",
    },
    {
      id: "pupil",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "pupil|pupils",
      also: "learner|student|candidate|customer",
      fields:
        "Name: text\nInstructor: relation instructor\nPhone: phone\nE-mail: email\nPick-up: location\nLicense number: text\nTheory: choice not yet|booked|passed\nStage: choice first drives|junctions|roundabouts|dual carriageways|mock test|test ready|passed\nHours paid: rollup sum payment.pupil.hours hours\nHours booked: rollup sum lesson.pupil.hours hours\nHours left: calc hoursPaid - hoursBooked hours\nNotes: longText",
      cells: "instructor phone eMail pickUp licenseNumber theory stage notes",
      rows: "Hannah Brooks|Sandra Whitlock|555-0101|hannah.brooks@example.com|12 Elm Road|BROOK 804|passed|test ready|Nervous on hill starts\nIsaac Mensah|Sandra Whitlock|555-0102|isaac.mensah@example.com|Westfield College|MENSA 611|booked|roundabouts|Pick up at the side gate\nChloe Martin|Kwame Boateng|555-0103|chloe.martin@example.com|3 Dock Street|MARTI 702|not yet|first drives|Wears glasses, check each time\nRavi Patel|Kwame Boateng|555-0104|ravi.patel@example.com|88 London Road|PATEL 551|passed|mock test|\nEmily Novak|Mei Lin Chua|555-0105|emily.novak@example.com|5 Quay Court|NOVAK 913|passed|dual carriageways|Automatic only\nOmar Haddad|Sandra Whitlock|555-0106|omar.haddad@example.com|41 Hill View|HADDA 420|not yet|junctions|Prefers evenings\nJodie Fraser|Mei Lin Chua|555-0107|jodie.fraser@example.com|9 Weir Lane|FRASE 338|passed|passed|Motorway lesson offered\nLiam O'Connor|Kwame Boateng|555-0108|liam.oconnor@example.com|17 Bridge Street|OCONN 276|booked|junctions|\nZofia Kaminska|Sandra Whitlock|555-0109|zofia.kaminska@example.com|60 Park Terrace|KAMIN 887|passed|mock test|Drove abroad before\nBen Taylor|Mei Lin Chua|555-0110|ben.taylor@example.com|2 Ferry Road|TAYLO 645|not yet|first drives|",
    },
    {
      id: "lesson",
      use: "core",
      role: "event",
      icon: "car-front",
      names: "lesson|lessons",
      also: "drive|slot|appointment|session",
      fields:
        "Lesson: text\nPupil: relation pupil\nInstructor: relation instructor\nDate: date -10..10\nTime: time 08:00..19:00\nHours: number 1..2 hours\nTopic: text\nPrice: money 36..80 GBP\nStatus: choice booked|driven|cancelled late|cancelled\nProgress: rating\nNotes: longText",
      cells: "pupil instructor date time hours topic price status progress notes",
      rows: "Hannah, mock test|Hannah Brooks|Sandra Whitlock|@0|09:00|2|Mock test route 4|76|booked||\nIsaac, roundabouts|Isaac Mensah|Sandra Whitlock|@0|12:00|1|Spiral roundabouts|38|booked||\nChloe, second drive|Chloe Martin|Kwame Boateng|@0|10:00|1|Moving off, stopping|38|booked||\nEmily, slip roads|Emily Novak|Mei Lin Chua|@1|15:00|2|Joining and leaving|80|booked||\nRavi, parking|Ravi Patel|Kwame Boateng|@1|17:00|1|Bay and parallel|38|booked||\nOmar, evening|Omar Haddad|Sandra Whitlock|@2|18:00|1|Right turns|38|booked||\nBen, first drive|Ben Taylor|Mei Lin Chua|@3|11:00|1|Controls and mirrors|40|booked||\nZofia, mock test|Zofia Kaminska|Sandra Whitlock|@-2|14:00|2|Route 2|76|driven|4|Two minors, signals late\nHannah, hills|Hannah Brooks|Sandra Whitlock|@-4|09:00|2|Hill starts|76|driven|4|Much calmer\nLiam, missed|Liam O'Connor|Kwame Boateng|@-5|16:00|1|Crossroads|38|cancelled late||Told us at three\nChloe, first drive|Chloe Martin|Kwame Boateng|@-7|10:00|1|Controls|38|driven|3|Clutch takes time\nIsaac, junctions|Isaac Mensah|Sandra Whitlock|@-7|12:00|1|Emerging left|38|driven|3|",
    },
    {
      id: "test",
      use: "core",
      role: "event",
      icon: "clipboard-check",
      names: "test|tests",
      also: "exam|practical|theory test",
      fields:
        "Test: text\nPupil: relation pupil\nKind: choice theory|practical\nDate: date -30..60\nTime: time 08:00..15:00\nTest center: text\nResult: choice waiting|passed|failed|moved\nMinors: number 0..15 faults\nNotes: longText",
      cells: "pupil kind date time testCenter result minors notes",
      rows: "Hannah's practical|Hannah Brooks|practical|@5|10:14|North side|waiting||Lesson beforehand at nine\nZofia's practical|Zofia Kaminska|practical|@12|08:20|North side|waiting||\nRavi's practical|Ravi Patel|practical|@33|11:11|Old town|waiting||Wants an earlier date\nIsaac's theory|Isaac Mensah|theory|@8|13:00|High Street|waiting||\nLiam's theory|Liam O'Connor|theory|@19|09:00|High Street|waiting||\nJodie's practical|Jodie Fraser|practical|@-9|14:32|Riverside|passed|3|\nRavi's first practical|Ravi Patel|practical|@-25|09:07|Old town|failed|6|One serious: mirrors before a lane change",
    },
    {
      id: "payment",
      use: "core",
      role: "event",
      icon: "banknote",
      names: "payment|payments",
      also: "block booking|package|top-up",
      fields:
        "Payment: text\nPupil: relation pupil\nDate: date -60..0\nHours: number 1..10 hours\nAmount: money 38..370 GBP\nHow: choice transfer|card|cash",
      cells: "pupil date hours amount how",
      rows: "Hannah, block of ten|Hannah Brooks|@-50|10|360|transfer\nIsaac, block of five|Isaac Mensah|@-21|5|185|card\nChloe, starter five|Chloe Martin|@-8|5|185|transfer\nRavi, single hour|Ravi Patel|@-1|1|38|cash\nEmily, automatic five|Emily Novak|@-15|5|195|transfer\nLiam, single hour|Liam O'Connor|@-5|1|38|cash\nZofia, block of five|Zofia Kaminska|@-30|5|185|card\nBen, starter five|Ben Taylor|@-2|5|195|transfer",
    },
  ],
  jobs: "agenda lesson.date\nbook lesson\nplan lesson.date\nmove pupil.stage\ndue test.date\nkeep pupil\nkeep payment\nmove lesson.status\ntotal payment.amount\nchart pupil.stage\ndue instructor.badgeValidUntil\nrate lesson.progress",
  site: {
    headline: "From first gear to first drive alone",
    body: "Patient instructors, manual and automatic, picked up from home, school or work. Most pupils start within two weeks.",
    action: "Book a lesson|lesson",
    services:
      "One hour|Manual, picked up where you are|38\nBlock of ten|Ten hours, good for a year|360\nAutomatic, one hour|In a hybrid with dual controls|40\nMock test|Two hours on a real test route|76\nMotorway lesson|After you have passed|76",
    questions:
      "When can I start?|As soon as you have your provisional license; new pupils usually wait one to two weeks.\nHow many lessons will I need?|Forty to fifty hours is usual, fewer with practice at home.\nWhat if I have to cancel?|Tell us two days ahead and nothing is lost; later than that the hour counts.\nMay I use your car for the test?|Yes, with an hour of driving beforehand.\nManual or automatic?|An automatic license only lets you drive automatics, but most people pass sooner.",
  },
  words: {
    tagline: "Lessons, hours left, and whose test is next.",
    itch: "How many hours has she left?",
    promise: "A full diary, and pupils ready on the day",
    pov: "POV: the diary is full and nobody waits at the wrong gate",
    gains: ["10 pupils. 5 tests coming.", "Hannah: six hours left", "Side gate, not main. You knew."],
  },
});
