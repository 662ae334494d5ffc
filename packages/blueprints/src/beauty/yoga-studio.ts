import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "yogaStudio",
  name: "Yoga studio",
  icon: "flower-2",
  says: {
    en: "yoga studio|yoga classes|yoga teacher|yoga class booking|yoga timetable|yoga passes|yoga school|yoga retreat|yoga workshops|yoga mats booking|yoga studio website|hot yoga|vinyasa classes|yin yoga|prenatal yoga|meditation classes|yoga class waitlist",
    de: "Yogastudio|Yogakurse|Yogalehrerin|Yogaschule",
    es: "estudio de yoga|clases de yoga|profesora de yoga|escuela de yoga",
    fr: "studio de yoga|cours de yoga|professeur de yoga|école de yoga",
    pt: "estúdio de ioga|aulas de ioga|professora de ioga|escola de yoga",
  },
  forms: ["booking", "site", "management"],
  people: ["teachers", "students"],
  mood: "warm",
  things: [
    {
      id: "teacher",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "teacher|teachers",
      also: "instructor|yoga teacher|cover",
      fields:
        "Name: text\nPicture: image\nTeaches: tags vinyasa|yin|hatha|ashtanga|prenatal|meditation|chair\nTrained: choice 200 hours|300 hours|500 hours\nFee per class: money 35..60 GBP\nCovers: boolean 60",
      cells: "teaches trained feePerClass covers",
      rows: "Anjali Rao|hatha; meditation; chair|500 hours|55|no\nBeth Carmody|vinyasa; ashtanga|300 hours|48|yes\nLou Ferrante|yin; meditation|300 hours|48|yes\nMina Sarkis|prenatal; hatha|200 hours|42|yes",
    },
    {
      id: "pass",
      use: "core",
      role: "item",
      icon: "ticket",
      names: "pass|passes",
      also: "class card|membership|package|block",
      fields:
        "Pass: text\nKind: choice drop-in|card of ten|month|course|intro\nPrice: money 12..210 GBP\nClasses: number 1..99\nGood for: number 1..180 days\nAbout: text",
      cells: "kind price classes goodFor about",
      rows: "Drop-in|drop-in|14|1|1|One class\nCard of ten|card of ten|115|10|120|Share it with one friend\nMonth without limit|month|79|99|30|Runs until you stop it\nPrenatal course|course|84|6|42|Six weeks, same group\nFirst two weeks|intro|29|99|14|For newcomers",
    },
    {
      id: "student",
      use: "core",
      role: "person",
      icon: "contact",
      names: "student|students",
      also: "yogi|member|client|participant",
      fields:
        "Name: text\nPhone: phone\nE-mail: email\nPass: relation pass\nClasses left: number 0..10\nPass ends: date -10..120\nDays left: daysUntil passEnds\nMind: tags none|pregnant|knee|shoulder|high blood pressure|back\nClasses taken: rollup count place.student\nEmergency contact: phone",
      cells: "phone eMail pass classesLeft passEnds mind emergencyContact",
      rows: "Rosa Whitcombe|555-0101|rosa.whitcombe@example.com|Card of ten|3|@40|knee|555-0151\nAmir Shah|555-0102|amir.shah@example.com|Month without limit|10|@12|none|555-0152\nKatie Lomax|555-0103|katie.lomax@example.com|Prenatal course|4|@28|pregnant|555-0153\nHenry Drake|555-0104|henry.drake@example.com|Card of ten|0|@55|back|555-0154\nSofia Marchetti|555-0105|sofia.marchetti@example.com|First two weeks|8|@3|none|555-0155\nWei Zhang|555-0106|wei.zhang@example.com|Month without limit|10|@-2|shoulder|555-0156\nJean Fairley|555-0107|jean.fairley@example.com|Card of ten|7|@90|high blood pressure|555-0157\nNell Obi|555-0108|nell.obi@example.com|Drop-in|1|@1|none|555-0158",
    },
    {
      id: "lesson",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "class|classes",
      also: "lesson|session|course|workshop|practice",
      fields:
        "Class: text\nPicture: image\nTeacher: relation teacher\nDate: date -3..14\nTime: time 07:00..19:30\nLength: duration 45..120\nStyle: choice vinyasa|yin|hatha|ashtanga|prenatal|meditation|chair\nLevel: choice everyone|beginners|intermediate|advanced\nRoom: choice garden room|loft|online\nMats: number 6..24\nBooked: rollup count place.forClass\nFree mats: calc mats - booked\nState: choice open|full|covered|canceled",
      cells: "teacher date time length style level room mats state",
      rows: "Morning vinyasa|Beth Carmody|@0|07:00|60|vinyasa|intermediate|loft|18|open\nLunch hatha|Anjali Rao|@0|12:15|45|hatha|everyone|garden room|12|open\nCandle yin|Lou Ferrante|@0|19:30|75|yin|everyone|loft|18|open\nBump class, week 3|Mina Sarkis|@1|10:00|60|prenatal|everyone|garden room|8|open\nAshtanga led|Beth Carmody|@1|07:00|90|ashtanga|advanced|loft|14|open\nChair yoga|Anjali Rao|@2|11:00|60|chair|beginners|garden room|10|open\nSlow Sunday|Lou Ferrante|@3|09:30|75|yin|everyone|loft|18|covered\nBackbends workshop|Beth Carmody|@8|14:00|120|vinyasa|intermediate|loft|16|open\nSitting together|Anjali Rao|@-1|18:00|45|meditation|everyone|online|24|open",
    },
    {
      id: "place",
      use: "core",
      role: "item",
      icon: "ticket-check",
      names: "booking|bookings",
      also: "place|mat|attendance|check-in|waitlist",
      fields:
        "Booking: text\nFor class: relation lesson\nStudent: relation student\nPaid with: choice pass|drop-in|intro\nState: choice booked|waitlist|came|late cancel|no-show\nCame: boolean 40",
      cells: "forClass student paidWith state came",
      rows: "Rosa, candle yin|Candle yin|Rosa Whitcombe|pass|booked|no\nAmir, morning|Morning vinyasa|Amir Shah|pass|came|yes\nSofia, morning|Morning vinyasa|Sofia Marchetti|intro|came|yes\nKatie, week 3|Bump class, week 3|Katie Lomax|pass|booked|no\nJean, chair|Chair yoga|Jean Fairley|pass|booked|no\nHenry, hatha|Lunch hatha|Henry Drake|pass|late cancel|no\nNell, hatha|Lunch hatha|Nell Obi|drop-in|booked|no\nAmir, yin|Candle yin|Amir Shah|pass|booked|no\nWei, ashtanga|Ashtanga led|Wei Zhang|pass|waitlist|no",
    },
    {
      id: "retreat",
      use: "more",
      role: "event",
      icon: "tent-tree",
      names: "retreat|retreats",
      also: "yoga weekend|teacher training|day retreat",
      fields:
        "Retreat: text\nPicture: image\nStarts: date 20..200\nDays: number 1..7\nPrice: money 90..980 GBP\nBeds: number 6..20\nTaken: number 0..20\nFree: calc beds - taken",
      cells: "starts days price beds taken",
      rows: "Winter weekend by the sea|@45|3|390|14|11\nSpring week in the hills|@150|7|940|12|4\nSilent Saturday|@24|1|90|20|13\nTeacher weekend|@80|2|260|16|9",
    },
  ],
  jobs: "book place\nagenda lesson.date\ncheck place.came\nmove place.state\nplan lesson.date\nassign lesson.teacher\ndue student.passEnds\nkeep student\nshow lesson.picture\nfind lesson\ncount student.classesLeft\nshow retreat.picture",
  site: {
    headline: "Roll out a mat before the day starts",
    body: "Thirty classes a week in two rooms, from seven in the morning to candle yin at night. Mats, blocks and blankets are here.",
    action: "Book a mat|place",
    services:
      "Drop-in|One class|14\nCard of ten|Good for four months|115\nMonth without limit|As many classes as you like|79\nFirst two weeks|For newcomers|29\nPrenatal course|Six weeks in a small group|84",
    questions:
      "I have never done yoga. Where do I start?|With hatha or chair yoga, both open to beginners.\nMay I come pregnant?|From week fourteen to the bump class; ask first for others.\nHow late can I cancel?|Four hours before. Later the class is taken off your card.\nDo I need my own mat?|No, but many bring one.",
  },
  words: {
    tagline: "Two rooms, who is on a mat, and whose card is empty.",
    itch: "Is there a mat left at seven?",
    promise: "Full rooms, and a name for every mat",
    pov: "POV: the waitlist moves up while you are in savasana",
    gains: ["9 classes, 2 rooms", "Henry's card: 0 left", "Bump class: 8 mats, week 3"],
  },
});
