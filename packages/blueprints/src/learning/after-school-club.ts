import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "afterSchoolClub",
  name: "After-school and holiday club",
  icon: "backpack",
  says: {
    en: "after-school club|after school club|after school care|afterschool program|holiday club for children|wraparound care|holiday camp bookings|out of school club|children's holiday programme|club pick-up list|club collection list|vacation care",
    de: "Hort|Ferienbetreuung|Nachmittagsbetreuung",
    es: "actividades extraescolares|ludoteca municipal|comedor y tardes escolares",
    fr: "centre de loisirs|accueil périscolaire|garderie périscolaire",
    pt: "atividades de tempos livres|contraturno escolar|atividades extraescolares",
  },
  forms: ["management", "portal", "site"],
  people: ["play workers", "parents"],
  mood: "lively",
  things: [
    {
      id: "child",
      use: "core",
      role: "person",
      icon: "baby",
      names: "child|children",
      also: "camper|kid|participant",
      fields:
        "Name: text\nAge: number 5..13\nSchool: text\nGroup: choice Sparks 5-7|Rockets 8-10|Comets 11-13\nDays: tags Mon|Tue|Wed|Thu|Fri\nCollected by: text\nGoes home alone: boolean 25\nAllergies: text\nSwims: choice no|with armbands|yes\nParent: text\nPhone: phone\nPhotos allowed: boolean 75\nOwing: money 0..96 GBP\nNotes: longText",
      cells: "age school group days collectedBy goesHomeAlone allergies swims parent phone photosAllowed owing notes",
      rows: "Adam Farah|8|Hillside|Rockets 8-10|Mon;Tue;Thu|Hodan or Ali|no|none|yes|Hodan Farah|555-0101|yes|0|\nBella Rossi|9|Hillside|Rockets 8-10|Mon;Wed;Fri|Marco|no|nuts, pen in the office|yes|Marco Rossi|555-0102|yes|24|\nCasper Lind|7|Riverside|Sparks 5-7|Mon;Tue;Wed;Thu;Fri|Eva, Jon|no|none|with armbands|Eva Lind|555-0103|no|0|Quiet corner when loud\nDivya Menon|12|Westfield|Comets 11-13|Tue;Thu|nobody|yes|none|yes|Asha Menon|555-0104|yes|0|Leaves at five\nEthan Cole|10|Riverside|Rockets 8-10|Mon;Tue;Wed;Thu;Fri|Tracy, not Dean|no|none|no|Tracy Cole|555-0105|yes|96|Court letter in the file\nFatou Ndiaye|6|Hillside|Sparks 5-7|Wed;Thu|Awa or brother Issa|no|egg|with armbands|Awa Ndiaye|555-0106|yes|0|\nKeira Blythe|13|Westfield|Comets 11-13|Fri|nobody|yes|none|yes|Dean Blythe|555-0107|no|12|",
    },
    {
      id: "session",
      use: "core",
      role: "event",
      icon: "tent-tree",
      names: "session|sessions",
      also: "activity|day|camp day|trip|week",
      fields:
        "Session: text\nDate: date 0..40\nFrom: time 07:30..14:30\nUntil: time 09:00..18:00\nKind: choice breakfast|after school|holiday day|trip\nGroup: choice all|Sparks 5-7|Rockets 8-10|Comets 11-13\nPlaces: number 12..40\nTaken: rollup count place.session\nLeft: calc places - taken\nPrice: money 5..38 GBP\nLeader: text\nBring: lines\nAbout: longText",
      cells: "date from until kind group places price leader bring about",
      rows: "Today, after school|@0|14:30|18:00|after school|all|40|12|Stacey Dunn||Clay, football, homework till four\nTomorrow, after school|@1|14:30|18:00|after school|all|40|12|Leo Winter||Lemon volcanoes\nBreakfast, Friday|@3|07:30|09:00|breakfast|all|24|5|Grace Mbeki||Porridge and cards\nPool day|@22|09:00|17:00|holiday day|Rockets 8-10|16|32|Leo Winter|Towel;Two trunks;Lunch|Bus at ten\nDen building|@23|09:00|17:00|holiday day|Sparks 5-7|20|28|Stacey Dunn|Boots;Lunch|\nClimbing wall|@24|09:00|16:00|trip|Comets 11-13|12|38|Leo Winter|Trainers;Signed form|\nFilm and pancakes|@25|09:00|17:00|holiday day|all|40|26|Grace Mbeki|Cushion|",
    },
    {
      id: "place",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "booking|bookings",
      also: "place|registration|sign-up|attendance",
      fields:
        "Booking: text\nChild: relation child\nSession: relation session\nState: choice booked|here|collected|absent|waiting list\nCame: time 14:20..15:30\nCollected at: time 15:30..18:00\nBy whom: text\nPaid: boolean 60\nNote: text",
      cells: "child session state came collectedAt byWhom paid note",
      rows: "Adam, today|Adam Farah|Today, after school|here|14:40|||yes|\nBella, today|Bella Rossi|Today, after school|here|14:42|||no|\nCasper, today|Casper Lind|Today, after school|collected|14:35|16:10|Eva|yes|Painted a bus\nEthan, today|Ethan Cole|Today, after school|absent||||no|School says ill, mother not reached\nDivya, tomorrow|Divya Menon|Tomorrow, after school|booked||||yes|\nAdam, pool|Adam Farah|Pool day|booked||||yes|\nEthan, pool|Ethan Cole|Pool day|booked||||no|Cannot swim, stays shallow\nFatou, dens|Fatou Ndiaye|Den building|booked||||yes|\nKeira, climbing|Keira Blythe|Climbing wall|waiting list||||no|Form missing",
    },
  ],
  jobs: "book place\nmove place.state\nagenda session.date\nfind child\ncheck place.paid\nrank session.left\nkeep child\ntotal child.owing\nplan session.date\nchart session.kind\ncheck child.photosAllowed\nkeep place",
  site: {
    headline: "After the bell, before supper",
    body: "Clay, football, homework till four and holidays full of dens and pools. You always know who was collected by which parent.",
    action: "Book a place|place",
    services:
      "After school|Until six, snack included|12\nBreakfast club|From half past seven|5\nHoliday day|Nine to five|28\nWeek in the summer|Five days, one trip|130",
    questions:
      "What if I am late?|Ring. After six we charge five for each quarter of an hour.\nWho may collect?|Only the names on the sheet; we ask for a word the first time.\nDo you do homework?|Till four, with help. Then we play.\nCan I pay with vouchers?|Yes, childcare vouchers and by bank transfer.",
  },
  words: {
    tagline: "Who is here, who comes to fetch them, who has paid.",
    itch: "Has Casper been collected?",
    promise: "Every child accounted for at six",
    pov: "POV: 16:10, collected by Eva",
    gains: ["Ethan absent, mother not reached", "Pool day: two of sixteen", "Divya goes home alone"],
  },
});
