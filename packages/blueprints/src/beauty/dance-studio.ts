import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "danceStudio",
  name: "Dance studio",
  icon: "metronome",
  says: {
    en: "dance studio|dance school|dance classes|ballet school|ballet classes|dance teacher|dance academy|tap and ballet|salsa classes|ballroom dancing lessons|tango school|hip hop dance classes|street dance classes|dance recital|dance show rehearsals|recital costumes|dance exams|wedding dance lessons",
    de: "Tanzschule|Tanzstudio|Ballettschule|Tanzkurse",
    es: "escuela de danza|academia de baile|clases de baile|escuela de ballet",
    fr: "école de danse|studio de danse|cours de danse|école de ballet",
    pt: "escola de dança|estúdio de dança|aulas de dança|escola de balé",
  },
  forms: ["booking", "management", "portal", "site"],
  people: ["teachers", "parents", "dancers"],
  mood: "lively",
  things: [
    {
      id: "course",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "class|classes",
      also: "course|lesson|group|workshop",
      fields:
        "Class: text\nPicture: image\nTeacher: text @people\nStyle: choice ballet|tap|modern|hip hop|salsa|ballroom|tango\nLevel: choice pre-primary|grade 1|grade 3|grade 5|beginners|intermediate|open\nDay: choice Monday|Tuesday|Wednesday|Thursday|Friday|Saturday\nTime: time 09:30..20:30\nStudio: choice mirror studio|small studio|hall\nTerm fee: money 70..160 GBP\nTerm starts: date -70..40\nPlaces: number 8..24\nEnrolled: rollup count enrolment.course\nFree: calc places - enrolled",
      cells: "teacher style level day time studio termFee termStarts places",
      rows: "Pre-primary ballet|Yvette Laurent|ballet|pre-primary|Saturday|09:30|small studio|78|@-55|12\nGrade 1 ballet|Yvette Laurent|ballet|grade 1|Tuesday|16:15|mirror studio|96|@-55|14\nGrade 5 ballet|Yvette Laurent|ballet|grade 5|Thursday|17:30|mirror studio|132|@-55|12\nTap, grade 3|Bernie Walsh|tap|grade 3|Wednesday|16:45|hall|96|@-55|16\nStreet crew|Kofi Danso|hip hop|intermediate|Friday|18:00|hall|110|@-55|20\nModern, open|Bernie Walsh|modern|open|Monday|19:00|mirror studio|120|@-55|18\nSalsa from zero|Lucía Bravo|salsa|beginners|Thursday|19:30|hall|90|@10|24\nTango for couples|Lucía Bravo|tango|intermediate|Friday|20:00|small studio|150|@10|16",
    },
    {
      id: "dancer",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "dancer|dancers",
      also: "pupil|student|child|couple",
      fields:
        "Name: text\nBorn: date -22000..-1200\nParent or contact: text\nPhone: phone\nE-mail: email\nMind: tags none|asthma|knee|ankle|hearing aid|nut allergy\nShoe size: number 24..45\nChest: number 50..105 cm\nGirth: number 90..175 cm\nPhotos allowed: boolean 70",
      cells: "born parentOrContact phone eMail mind shoeSize chest girth photosAllowed",
      rows: "Poppy Ingham|2021-04-18|Leah Ingham|555-0101|leah.ingham@example.com|none|27|56|98|yes\nAdaeze Umeh|2018-06-01|Chidi Umeh|555-0102|chidi.umeh@example.com|asthma|32|64|118|yes\nFreddie Lang|2018-11-12|Ruth Lang|555-0103|ruth.lang@example.com|none|33|65|121|no\nIsla Macrae|2012-02-20|Fiona Macrae|555-0104|fiona.macrae@example.com|ankle|38|78|146|yes\nHana Suzuki|2011-08-29|Kenji Suzuki|555-0105|kenji.suzuki@example.com|none|37|76|143|yes\nCaleb Frost|2010-05-05|Dawn Frost|555-0106|dawn.frost@example.com|nut allergy|42|86|158|yes\nMoira and Hugh Tait|1964-03-09|Moira Tait|555-0107|moira.tait@example.com|knee|39|92|150|yes\nElena Popescu|1993-10-21|Elena Popescu|555-0108|elena.popescu@example.com|none|38|84|148|no",
    },
    {
      id: "enrolment",
      use: "core",
      role: "item",
      icon: "ticket-check",
      names: "enrollment|enrollments",
      also: "booking|place|registration|trial class",
      fields:
        "Enrollment: text\nCourse: relation course\nDancer: relation dancer\nState: choice trial|waiting list|enrolled|left\nFee paid: boolean 70\nSibling discount: percent 0..20\nAbsences: number 0..5",
      cells: "course dancer state feePaid siblingDiscount absences",
      rows: "Poppy, Saturdays|Pre-primary ballet|Poppy Ingham|enrolled|yes|0|1\nAdaeze, ballet|Grade 1 ballet|Adaeze Umeh|enrolled|yes|0|0\nFreddie, tap|Tap, grade 3|Freddie Lang|enrolled|no|0|2\nIsla, grade 5|Grade 5 ballet|Isla Macrae|enrolled|yes|10|3\nHana, grade 5|Grade 5 ballet|Hana Suzuki|enrolled|yes|0|0\nCaleb, street|Street crew|Caleb Frost|enrolled|no|0|1\nThe Taits, tango|Tango for couples|Moira and Hugh Tait|waiting list|no|0|0\nElena, salsa|Salsa from zero|Elena Popescu|trial|no|0|0\nHana, modern|Modern, open|Hana Suzuki|enrolled|yes|10|1",
    },
    {
      id: "number",
      use: "core",
      role: "item",
      icon: "drama",
      names: "show number|show numbers",
      also: "routine|piece|choreography|recital dance",
      fields:
        "Number: text\nCourse: relation course\nOrder: number 1..30\nMusic: text\nLength: duration 2..8\nCostume: text\nCostume state: choice to choose|ordered|fitting|ready\nRehearsal: date 0..40",
      cells: "course order music length costume costumeState rehearsal",
      rows: "Snowdrops|Pre-primary ballet|1|Waltz for small feet|2|White skirt, green cap|fitting|@20\nMice in the clock|Grade 1 ballet|2|Tick and Tock|3|Gray tails|ordered|@20\nRain on tin|Tap, grade 3|3|Tin Roof Rag|3|Yellow coats|ready|@21\nSwan, almost|Grade 5 ballet|4|Lake at Five|5|Own black leotard|ready|@22\nLast bus|Street crew|5|Night Line|4|Hoodies, printed|to choose|@22\nThree chairs|Modern, open|6|Quiet Room|4|Everyday clothes|ready|@23",
    },
    {
      id: "exam",
      use: "more",
      role: "event",
      icon: "award",
      names: "exam|exams",
      also: "dance exam|grade exam|medal test",
      fields:
        "Exam: text\nDancer: relation dancer\nGrade: choice grade 1|grade 3|grade 5|intermediate\nDate: date -90..90\nFee: money 52..110 GBP\nMark: number 0..100\nResult: choice to come|pass|merit|distinction",
      cells: "dancer grade date fee mark result",
      rows: "Isla, grade 5|Isla Macrae|grade 5|@34|84|0|to come\nHana, grade 5|Hana Suzuki|grade 5|@34|84|0|to come\nAdaeze, grade 1|Adaeze Umeh|grade 1|@-80|56|71|merit\nFreddie, tap 3|Freddie Lang|grade 3|@-80|62|82|distinction",
    },
  ],
  jobs: "find course\nbook enrolment\nkeep dancer\nmove enrolment.state\ncheck enrolment.feePaid\nassign course.teacher\nmove number.costumeState\nrank number.order\nagenda number.rehearsal\nplan exam.date\nshow course.picture\nkeep number",
  site: {
    headline: "First position to last bow",
    body: "Ballet, tap, street and salsa in three studios, from age four to any age at all. Everybody who wants to is in the show.",
    action: "Take a trial class|enrolment",
    services:
      "Pre-primary ballet|A term of Saturdays|78\nGrades one to five|A term, once a week|96\nAdult classes|Ten evenings|120\nWedding dance|Three private hours for two|165",
    questions:
      "What does my child wear?|Anything comfortable for the trial; then leotard and soft shoes from our list.\nDo we pay for the trial?|No. The term fee is due after the second class.\nMust my child dance in the show?|No, but nearly all of them want to.\nDo I need a partner for salsa?|No, we change partners. For tango you do.",
  },
  words: {
    tagline: "Classes, costumes and who dances after the mice.",
    itch: "Who still has no costume?",
    promise: "Every dancer in a class and in the show",
    pov: "POV: the mice have tails and the show has an order",
    gains: ["6 numbers, 3 costumes ready", "Grade 5 exam in 34 days", "Yellow coats ready, hoodies not yet"],
  },
});
