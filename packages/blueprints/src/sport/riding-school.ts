import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "ridingSchool",
  name: "Riding school",
  icon: "trophy",
  says: {
    en: "riding school|riding lessons|horse riding lessons|riding lesson booking|pony rides|riding instructor|horse and rider matching|equestrian school|trail rides booking|pony camp|vaulting club|therapeutic riding|horse riding school app|riding lesson schedule|trekking center horses",
    de: "Reitschule|Reitstunden|Reitunterricht buchen|Ponyreiten|Reitverein",
    es: "clases de hípica|clases de equitación|paseos a caballo",
    fr: "leçons d'équitation|cours d'équitation|poney club",
    pt: "aulas de hipismo|aulas de equitação|passeios a cavalo",
  },
  forms: ["booking", "management", "site"],
  people: ["riding school owners", "instructors", "pupils"],
  mood: "warm",
  things: [
    {
      id: "horse",
      use: "core",
      role: "item",
      icon: "paw-print",
      names: "horse|horses",
      also: "pony|school horse",
      fields:
        "Horse: text\nPicture: image\nKind: choice pony|horse|draft\nHeight: number 98..178 cm\nCarries up to: number 35..110 kg\nBorn: number 2000..2021\nGood for: tags beginners|children|jumping|hacking|dressage|therapy\nHours today: number 0..4 h\nHours allowed: number 1..3 h\nLeft today: calc hoursAllowed - hoursToday h\nFarrier due: date -5..45\nDays left: daysUntil farrierDue\nState: choice fit|easy work|lame|day off",
      cells: "kind height carriesUpTo born goodFor hoursToday hoursAllowed farrierDue state",
      rows: "Moritz|pony|128|50|2009|beginners; children|2|3|@12|fit\nFlicka|pony|122|42|2012|children|3|3|@-2|fit\nSultan|horse|168|92|2011|jumping; hacking|1|3|@20|fit\nGreta|draft|158|110|2007|beginners; therapy|1|2|@30|easy work\nFalada|horse|164|85|2014|dressage|0|3|@9|lame\nPim|pony|110|35|2016|children; therapy|0|2|@18|day off",
    },
    {
      id: "rider",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "rider|riders",
      also: "pupil|child|adult",
      fields:
        "Name: text\nPhone: phone\nBorn: date -20000..-1800\nWeight: number 18..105 kg\nLevel: choice led|walk and trot|canter|jumping|badge\nLessons left: number -1..10\nAllergies: text\nWaiver signed: boolean 80",
      cells: "phone born weight level lessonsLeft allergies waiverSigned",
      rows: "Ida Lindholm|555-0101|2018-02-14|24|walk and trot|4||yes\nKwame Osei|555-0102|2019-07-05|23|led|9||yes\nLena Weiss|555-0103|1998-10-12|64|canter|2|Hay|yes\nTilda Moe|555-0104|2009-03-05|55|jumping|0||yes\nBert Sommer|555-0105|1958-06-21|88|walk and trot|6||no\nAda Hart|555-0106|2021-11-30|19|led|3||yes",
    },
    {
      id: "lesson",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "lesson|lessons",
      also: "ride|class|hack|booking",
      fields:
        "Lesson: text\nDate: date -1..7\nTime: time 09:00..19:00\nKind: choice private|group|hack|lunge|therapy|camp\nRider: relation rider\nHorse: relation horse\nInstructor: text @people\nLength: duration 20..90\nPrice: money 18..65 EUR\nState: choice booked|saddled|riding|done|canceled late",
      cells: "date time kind rider horse instructor length price state",
      rows: "Ida on Moritz|@0|14:00|group|Ida Lindholm|Moritz|Hannah Pohl|45|24|booked\nKwame on Flicka|@0|15:00|lunge|Kwame Osei|Flicka|Hannah Pohl|30|28|booked\nLena on Sultan|@0|17:00|hack|Lena Weiss|Sultan|Ruth Ellis|90|45|booked\nTilda on Sultan|@1|10:00|private|Tilda Moe|Sultan|Hannah Pohl|45|48|booked\nBert on Greta|@1|11:00|private|Bert Sommer|Greta|Ruth Ellis|45|42|booked\nAda on Pim|@2|15:00|lunge|Ada Hart|Pim|Hannah Pohl|20|22|booked\nLena, last week|@-1|17:00|group|Lena Weiss|Falada|Hannah Pohl|60|32|done",
    },
  ],
  jobs: "book lesson\nagenda lesson.date\nassign lesson.horse\nrank horse.leftToday\nmove lesson.state\nfind horse\nkeep rider\ndue horse.farrierDue\nmove horse.state\ncount rider.lessonsLeft\ncheck rider.waiverSigned\nshow horse.picture",
  site: {
    headline: "Moritz at two, Sultan at five",
    body: "Six horses who teach, two people who translate. Groups of four, helmets lent, hooves picked by you.",
    action: "Book a lesson|lesson",
    services:
      "Group lesson|Forty-five minutes|24\nPrivate|Forty-five minutes|45\nHack|An hour and a half|45\nTen lessons|Group|215",
    questions:
      "Do I choose the horse?|You may wish; we decide by the morning.\nIs there a weight limit?|Each horse has one; Greta carries 110.\nWhat if I cancel?|Free until the evening before.",
  },
  words: {
    tagline: "Horses, hours, riders and helmets.",
    itch: "Who can carry Bert on Sunday?",
    promise: "The right horse, not too many hours",
    pov: "POV: Moritz is saddled and pretending to sleep",
    gains: ["Flicka: no hours left today", "Tilda: card is empty", "Falada lame, farrier in nine"],
  },
});
