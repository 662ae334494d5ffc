import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "chiropractic",
  name: "Chiropractic practice",
  icon: "bone",
  says: {
    en: "chiropractic practice|chiropractic office|chiropractors|chiropractor|chiropractic clinic|chiropractic adjustments|spinal adjustments|chiropractic patients|chiropractic software|chiropractic care plans|chiropractor appointments|back pain practice|spine clinic|chiropractic SOAP notes|adjustment visits",
    de: "Chiropraktiker|Chiropraktik Praxis|chiropraktische Behandlung",
    es: "quiropráctico|consulta de quiropráctica|ajustes quiroprácticos",
    fr: "chiropracteur|cabinet de chiropraxie|soins chiropratiques",
    pt: "quiroprático|clínica de quiropraxia|ajustes de quiropraxia",
  },
  forms: ["management", "booking", "site", "portal"],
  people: ["chiropractors", "front desk", "patients"],
  mood: "sober",
  things: [
    {
      id: "patient",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "patient|patients",
      also: "client|new patient",
      fields:
        "Name: text\nDate of birth: date -28000..-4000\nPhone: phone\nE-mail: email\nComplaint: choice lower back|neck|headache|sciatica|shoulder|hip|pregnancy back pain\nSince: text\nWork: text\nRed flags: tags none|osteoporosis|blood thinner|night pain|cancer history|recent fall\nConsent signed: boolean 90\nVisits had: rollup count visit.patient\nNext re-exam: date -10..60\nDays left: daysUntil nextReExam",
      cells: "dateOfBirth phone eMail complaint since work redFlags consentSigned nextReExam",
      rows: "Gareth Lloyd|1979-05-21|555-0101|gareth.lloyd@example.com|lower back|Three weeks|Bricklayer|none|yes|@4\nNadia Petrova|1985-11-27|555-0102|nadia.petrova@example.com|neck|Since June|Desk, two screens|none|yes|@18\nJoan Penrose|1947-09-13|555-0103|joan.penrose@example.com|hip|Years|Retired|osteoporosis; blood thinner|yes|@-5\nMarcus Bell|1992-02-08|555-0104|marcus.bell@example.com|sciatica|Ten days|Van driver|none|yes|@11\nImani Clarke|1994-07-16|555-0105|imani.clarke@example.com|pregnancy back pain|Week 26|Teacher|none|yes|@25\nStefan Ilic|1968-12-03|555-0106|stefan.ilic@example.com|headache|Twice a week|Accounts|none|yes|@2\nRosie Hart|1999-04-29|555-0107|rosie.hart@example.com|shoulder|Since a fall|Dancer|recent fall|no|@30\nTunde Bakare|1973-10-10|555-0108|tunde.bakare@example.com|lower back|On and off|Farmer|none|yes|@40",
    },
    {
      id: "visit",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "visit|visits",
      also: "appointment|adjustment|treatment|session",
      fields:
        "Visit: text\nPatient: relation patient\nChiropractor: text @people\nDate: date -10..14\nTime: time 08:00..18:30\nKind: choice first exam|adjustment|re-exam|X-ray review\nPain: number 0..10\nAreas: tags neck|upper back|lower back|pelvis|shoulder|hip\nFindings: longText\nFee: money 40..95 USD\nPaid: boolean 60\nState: choice booked|arrived|on the table|done|missed",
      cells: "patient chiropractor date time kind pain areas findings fee paid state",
      rows: "Gareth, visit 4|Gareth Lloyd|Dr. Anna Weiss|@0|08:30|adjustment|4|lower back; pelvis|Left pelvis, bends to the knee now|55|no|on the table\nMarcus, visit 2|Marcus Bell|Dr. Anna Weiss|@0|09:00|adjustment|7|lower back|Leg raise 40 degrees, watch reflexes|55|no|arrived\nStefan, visit 6|Stefan Ilic|Dr. Luis Ortega|@0|17:30|adjustment|3|neck; upper back|One headache this week|55|no|booked\nRosie, first exam|Rosie Hart|Dr. Luis Ortega|@1|12:00|first exam|6|shoulder||95|no|booked\nGareth, re-exam|Gareth Lloyd|Dr. Anna Weiss|@4|08:30|re-exam|3|lower back||75|no|booked\nImani, visit 3|Imani Clarke|Dr. Anna Weiss|@3|16:00|adjustment|5|pelvis|Side lying, wedge|55|no|booked\nNadia, visit 5|Nadia Petrova|Dr. Luis Ortega|@-1|18:00|adjustment|4|neck; upper back|Turns right to 70 degrees|55|yes|done\nMrs Penrose, visit 9|Joan Penrose|Dr. Anna Weiss|@-2|11:00|adjustment|4|hip|Low force only|55|yes|done\nTunde, visit 2|Tunde Bakare|Dr. Luis Ortega|@-3|08:00|adjustment|5|lower back||55|no|missed",
    },
    {
      id: "carePlan",
      use: "core",
      role: "item",
      icon: "clipboard-list",
      names: "care plan|care plans",
      also: "treatment plan|visit package|schedule of care",
      fields:
        "Plan: text\nPatient: relation patient\nVisits planned: number 4..16\nVisits used: number 0..16\nVisits left: calc visitsPlanned - visitsUsed\nFrequency: choice twice a week|weekly|every two weeks|monthly\nPrice: money 240..880 USD\nPaid so far: money 0..880 USD\nBalance: calc price - paidSoFar USD\nStatus: choice proposed|running|finished|stopped",
      cells: "patient visitsPlanned visitsUsed frequency price paidSoFar status",
      rows: "Gareth, acute back|Gareth Lloyd|8|3|twice a week|440|220|running\nNadia, neck|Nadia Petrova|10|5|weekly|550|550|running\nMrs Penrose, hip|Joan Penrose|12|9|every two weeks|660|495|running\nMarcus, sciatica|Marcus Bell|8|1|twice a week|440|55|running\nImani, pregnancy|Imani Clarke|6|2|weekly|330|330|running\nStefan, headaches|Stefan Ilic|6|5|weekly|330|275|running\nRosie, shoulder|Rosie Hart|6|0|weekly|330|0|proposed",
    },
    {
      id: "homeExercise",
      use: "more",
      role: "item",
      icon: "dumbbell",
      names: "home exercise|home exercises",
      also: "stretch|exercise sheet",
      fields: "Exercise: text\nPatient: relation patient\nHow: text\nTimes a day: number 1..5\nGiven: date -20..0",
      cells: "patient how timesADay given",
      rows: "Cat and camel|Gareth Lloyd|Ten, slowly, on all fours|2|@-8\nChin tuck|Nadia Petrova|Five seconds, at the red lights|5|@-20\nNerve glide|Marcus Bell|Ten, stop at tingling|3|@-4\nWall slide|Stefan Ilic|Twelve, elbows on the wall|2|@-14",
    },
  ],
  jobs: "agenda visit.date\nmove visit.state\ndue patient.nextReExam\nbook visit\nkeep patient\nrank carePlan.visitsLeft\nchart visit.pain\ncheck visit.paid\ntotal carePlan.balance\nmove carePlan.status\nassign visit.chiropractor",
  site: {
    headline: "Careful hands for backs and necks",
    body: "A full exam first, treatment second. You know how many visits we plan and what they cost before we start.",
    action: "Book a first exam|visit",
    services:
      "First exam|One hour, with history and movement tests|95\nAdjustment|Twenty minutes|55\nRe-exam|Every eighth visit, we measure again|75",
    questions:
      "Does it hurt?|Rarely. Some people are sore for a day, as after sport.\nDo I need an X-ray?|Mostly not. We ask for one only when the exam points to it.\nWhen do you not treat?|With signs of fracture, infection or nerve loss we send you to a hospital.\nHow many visits will I need?|Commonly six to ten. If nothing changes by the fourth, we rethink.",
  },
  words: {
    tagline: "Visits, pain scores and plans that run out.",
    itch: "Is this visit four or five of eight?",
    promise: "Plans measured, not guessed",
    pov: "POV: he ties his own shoes again",
    gains: ["Gareth: 8 visits, 5 left", "Pain from 7 to 4", "One re-exam five days late"],
  },
});
