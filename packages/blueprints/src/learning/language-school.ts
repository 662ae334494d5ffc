import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "languageSchool",
  name: "Language school",
  icon: "languages",
  says: {
    en: "language school|language academy|language courses school|english language school|spanish language school|german courses for migrants|integration course|placement test language|language classes by level|A1 to C1 courses|language teachers and groups|language school students|language travel school|learn english school|course levels A1 B2|language institute|conversation classes",
    de: "Sprachschule|Sprachkurse|Integrationskurs|Einstufungstest Sprache",
    es: "escuela de idiomas|academia de idiomas|cursos de idiomas",
    fr: "école de langues|cours de langues|institut de langues",
    pt: "escola de línguas|escola de idiomas|cursos de línguas",
  },
  forms: ["management", "site", "booking", "portal"],
  people: ["school office", "teachers", "students"],
  mood: "lively",
  things: [
    {
      id: "group",
      use: "core",
      role: "item",
      icon: "users-round",
      names: "group|groups",
      also: "course|class|level",
      fields:
        "Group: text\nLanguage: choice English|German|Spanish|French|Italian\nLevel: choice A1|A2|B1|B2|C1\nTeacher: text\nDays: text\nTime: time 09:00..19:00\nRoom: text\nStarts: date -40..40\nWeeks: number 4..20\nPlaces: number 6..14\nTaken: rollup count student.group\nFree: calc places - taken\nFee: money 180..620 EUR\nBook: text\nState: choice planned|open|running|finished",
      cells: "language level teacher days time room starts weeks places fee book state",
      rows: "German A1, mornings|German|A1|Ingrid Lund|Mon to Thu|09:00|2|@-21|10|12|490|Schritte 1|running\nGerman B1, evenings|German|B1|Jonas Weber|Tue, Thu|18:30|3|@-14|12|12|390|Schritte 5|running\nEnglish B2, conversation|English|B2|Helen Sharp|Wednesday|19:00|1|@-30|10|8|240|none, newspapers|running\nEnglish A2|English|A2|Helen Sharp|Mon, Wed|17:00|1|@12|12|12|360|Step Two|open\nSpanish A1|Spanish|A1|Tomás García|Tuesday|18:00|4|@9|10|10|260|Mercado|open\nFrench C1, letters and talk|French|C1|Claire Dubois|Friday|10:00|2|@-8|8|6|280|none|running\nGerman A2, intensive|German|A2|Ingrid Lund|Mon to Fri|13:00|2|@30|4|12|620|Schritte 3|planned",
    },
    {
      id: "student",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "student|students",
      also: "learner|participant|pupil",
      fields:
        "Name: text\nGroup: relation group\nSpeaks: text\nLevel at start: choice A1|A2|B1|B2|C1\nTest score: percent 20..96\nPhone: phone\nE-mail: email\nWants it for: choice work|exam|visa|family|fun\nFee paid: boolean 70\nCame: percent 55..100\nExam on: date 10..120\nNotes: longText",
      cells: "group speaks levelAtStart testScore phone eMail wantsItFor feePaid came examOn notes",
      rows: "Pawel Krol|German A1, mornings|Polish|A1|34|555-0101|pawel.krol@example.com|work|yes|96|@60|Night shift twice a week\nAmira Said|German A1, mornings|Arabic|A1|41|555-0102|amira.said@example.com|visa|yes|100|@60|\nLuis Ortega|German B1, evenings|Spanish|B1|58|555-0103|luis.ortega@example.com|exam|yes|88|@45|Nurse, needs B2 by autumn\nHana Sato|English B2, conversation|Japanese|B2|79|555-0104|hana.sato@example.com|work|yes|92||\nElif Demir|German B1, evenings|Turkish|A2|49|555-0105|elif.demir@example.com|family|no|71|@45|\nMarco Rossi|English A2|Italian|A2|46|555-0106|marco.rossi@example.com|work|no|100||\nMargaret Hale|Spanish A1|English|A1|22|555-0107|margaret.hale@example.com|fun|yes|100||House near Valencia\nYuki Tanaka|French C1, letters and talk|Japanese|C1|91|555-0108|yuki.tanaka@example.com|fun|yes|83||\nNgozi Eze|German A1, mornings|English|A1|28|555-0109|ngozi.eze@example.com|work|yes|90|@60|",
    },
    {
      id: "placement",
      use: "core",
      role: "event",
      icon: "clipboard-check",
      names: "placement test|placement tests",
      also: "test|assessment|trial lesson|appointment",
      fields:
        "Name: text\nLanguage: choice English|German|Spanish|French|Italian\nDate: date -5..20\nTime: time 09:00..18:00\nHow: choice written|talk|both\nPhone: phone\nE-mail: email\nResult: choice not yet|A1|A2|B1|B2|C1\nPoints: percent 0..96\nAdvice: longText",
      cells: "language date time how phone eMail result points advice",
      rows: "Grace Mbeki|German|@1|10:00|both|555-0110|grace.mbeki@example.com|not yet||\nLeo Winter|Spanish|@2|17:30|talk|555-0111|leo.winter@example.com|not yet||\nTom Barlow|French|@-2|18:00|both|555-0112|tom.barlow@example.com|A2|47|Talks better than he writes\nSofia Marques|English|@-4|09:30|written|555-0113|sofia.marques@example.com|B2|81|Conversation group\nOmar Haddad|German|@5|11:00|both|555-0114|omar.haddad@example.com|not yet||\nEva Lind|Italian|@-5|16:00|talk|555-0115|eva.lind@example.com|A1|12|No group yet, wait for three more",
    },
    {
      id: "lesson",
      use: "more",
      role: "log",
      icon: "notebook-pen",
      names: "class log entry|class log",
      also: "lesson|attendance",
      fields:
        "Topic: text\nGroup: relation group\nDate: date -10..0\nPage: text\nCame: number 3..12\nAbsent: text\nHomework: text\nTeacher: text",
      cells: "group date page came absent homework teacher",
      rows: "Introducing oneself|German A1, mornings|@0|12|3|nobody|Write five lines|Ingrid Lund\nNumbers and prices|German A1, mornings|@-1|18|2|Pawel|Sheet 4|Ingrid Lund\nLetter to the landlord|German B1, evenings|@-2|44|2|nobody|Finish the letter|Jonas Weber\nShould cars leave the city?|English B2, conversation|@-3|none|1|nobody|One article|Helen Sharp",
    },
  ],
  jobs: "book placement\nfind group\nkeep student\nagenda group.starts\nrank group.free\ncheck student.feePaid\nchart student.wantsItFor\ndue student.examOn\nkeep group\nkeep placement\nchart group.language\nrank student.came",
  site: {
    headline: "Order the coffee in their language",
    body: "Small groups from A1 to C1, mornings and evenings, with teachers who make you talk from the first hour.",
    action: "Book a placement test|placement",
    services:
      "Group course|Ten weeks, twice a week|390\nIntensive|Four weeks, every day|620\nConversation|Ten evenings, no book|240\nOne to one|An hour, any language|48",
    questions:
      "Which level am I?|The placement test tells: twenty minutes written, ten of talk, free.\nHow long is one level?|About 120 hours; the intensive takes six weeks.\nDo you prepare for exams?|Yes, from B1, with two mock exams.\nWhat if I miss a week?|You get the pages and come to the other group that week.",
  },
  words: {
    tagline: "Groups, levels, and who is in which.",
    itch: "Which level is Tom, really?",
    promise: "Every student in the right group",
    pov: "POV: you understood the joke",
    gains: ["German A1: three in class", "Amira came every day", "Spanish A1 starts in nine days"],
  },
});
