import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "skiSchool",
  name: "Ski school",
  icon: "snowflake",
  says: {
    en: "ski school|ski lessons|ski instructor|snowboard lessons|snowboard school|ski course booking|ski instructors schedule|children's ski school|ski rental|ski hire|ski club|cross-country ski school|ski hire shop|ski lesson groups|ski resort bookings",
    de: "Skischule|Skikurs|Skilehrer|Skiverleih|Skiclub",
    es: "escuela de esquí|clases de esquí|alquiler de esquís",
    fr: "école de ski|cours de ski|location de skis|moniteur de ski",
    pt: "escola de esqui|aulas de esqui|aluguer de esquis",
  },
  forms: ["booking", "management", "site", "dashboard"],
  people: ["ski school offices", "instructors", "guests"],
  mood: "lively",
  things: [
    {
      id: "instructor",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "instructor|instructors",
      also: "teacher|guide",
      fields:
        "Name: text\nPhone: phone\nTeaches: tags ski|snowboard|cross-country|children|off-piste\nLevel: choice assistant|level 1|level 2|state\nLanguages: tags German|English|French|Italian|Dutch\nFirst aid until: date -4..700\nHours this week: number 0..40",
      cells: "phone teaches level languages firstAidUntil hoursThisWeek",
      rows: "Hannes Rieder|555-0101|ski; off-piste|state|German; English; Italian|@300|22\nChiara Bruni|555-0102|ski; children|level 2|Italian; English; French|@-2|26\nSanne Vos|555-0103|snowboard|level 1|Dutch; English; German|@120|14\nToni Gruber|555-0104|cross-country; ski|level 2|German; English|@40|18\nEmily Shaw|555-0105|children|assistant|English|@500|20",
    },
    {
      id: "lesson",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "lesson|lessons",
      also: "course|group|private lesson|class",
      fields:
        "Lesson: text\nKind: choice children group|adult group|private|snowboard|cross-country\nLevel: choice first time|snowplow|parallel|expert\nFrom: date 0..40\nDays: number 1..6\nTime: time 09:00..15:30\nMeet: text\nInstructor: relation instructor\nPlaces: number 1..10\nTaken: rollup count guest.lesson\nPrice: money 60..420 EUR\nState: choice open|full|running|done|no snow",
      cells: "kind level from days time meet instructor places price state",
      rows: "Bears, first time|children group|first time|@8|5|10:00|Magic carpet|Emily Shaw|8|235|open\nFoxes, snowplow|children group|snowplow|@8|5|10:00|Blue flag|Chiara Bruni|8|235|open\nAdults, back on skis|adult group|snowplow|@8|3|13:00|Ticket office|Toni Gruber|8|180|open\nPrivate, two hours|private|parallel|@2|1|09:00|Gondola|Hannes Rieder|2|160|full\nBoard, first turns|snowboard|first time|@9|3|10:00|Magic carpet|Sanne Vos|6|195|open\nTracks in the valley|cross-country|first time|@1|1|10:00|Bridge|Toni Gruber|8|60|no snow",
    },
    {
      id: "guest",
      use: "core",
      role: "person",
      icon: "ticket",
      names: "guest|guests",
      also: "booking|pupil|participant|child",
      fields:
        "Name: text\nLesson: relation lesson\nAge: number 3..74\nPhone: phone\nHotel: text\nHeight: number 90..200 cm\nNeeds rental: boolean 60\nPaid: boolean 60\nState: choice booked|checked in|moved group|ill|finished",
      cells: "lesson age phone hotel height needsRental paid state",
      rows: "Lotte Jansen|Bears, first time|5|555-0111|Hotel Edelweiss|108|yes|yes|booked\nPim Jansen|Foxes, snowplow|8|555-0111|Hotel Edelweiss|128|yes|yes|booked\nOliver Grant|Adults, back on skis|44|555-0112|Chalet 4|181|yes|no|booked\nDr Leila Farouk|Private, two hours|39|555-0113|Hotel Post|168|no|yes|booked\nNoah Stern|Board, first turns|17|555-0114|Hostel|176|yes|no|booked\nAda Hart|Bears, first time|4|555-0115|Chalet 4|101|yes|yes|booked",
    },
    {
      id: "gear",
      use: "more",
      role: "item",
      icon: "package",
      names: "rental gear|rental gear",
      also: "skis|boots|helmet|board",
      fields:
        "Gear: text\nKind: choice skis|boots|helmet|board|poles|cross-country set\nSize: text\nGuest: relation guest\nBinding set to: number 0.7..11\nBack by: date 0..20\nState: choice in|reserved|out|to wax|repair",
      cells: "kind size guest bindingSetTo backBy state",
      rows: "Kids' skis 90|skis|90 cm|Lotte Jansen|0.7|@13|reserved\nBoots 19.5|boots|19.5|Lotte Jansen|0.7|@13|reserved\nAll-round 170|skis|170 cm|Oliver Grant|6|@11|reserved\nBoard 154|board|154 cm|Noah Stern|0.7|@12|to wax",
    },
  ],
  jobs: "book guest\nagenda lesson.from\nmove lesson.state\nassign lesson.instructor\nmove guest.state\nkeep guest\ncheck guest.paid\nfind lesson\nmove gear.state\ndue instructor.firstAidUntil\nchart lesson.kind\nprint lesson",
  site: {
    headline: "First turns by Wednesday",
    body: "Small groups, the same teacher all week, tea at eleven. Children from three, grandparents until whenever.",
    action: "Book a course|guest",
    services:
      "Children's course|Five days, two hours a day|235\nPrivate|Two hours, one or two people|160\nBoard course|Three days|195\nSkis, boots, helmet|Per day, child|18",
    questions:
      "What if my child cries?|Then we play; most ski by Tuesday.\nHow are groups made?|By what you can, seen on the first run.\nWhat if there is no snow?|Another date, or your money.",
  },
  words: {
    tagline: "Groups, teachers, boots and snow.",
    itch: "Which group is Pim in?",
    promise: "The right group, the right boots, the same teacher",
    pov: "POV: the first snowplow is caught on film",
    gains: ["Bears: two of eight places", "Board 154 wants wax", "Valley tracks: no snow yet"],
  },
});
