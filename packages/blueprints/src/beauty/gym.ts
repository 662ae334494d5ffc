import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "gym",
  name: "Gym",
  icon: "dumbbell",
  says: {
    en: "app for gym|gym members|gym membership|gym management|fitness studio|fitness club|gym classes|fitness center|fitness centre|crossfit box|health club|gym check-in|fitness classes|spin studio",
    de: "Fitnessstudio|Fitnessclub|Fitnesskurse|Mitglieder im Fitnessstudio",
    es: "gimnasio|centro de fitness|clases de gimnasio|socios del gimnasio",
    fr: "salle de sport|club de fitness|cours de fitness|abonnés de la salle",
    pt: "academia|ginásio|clube de fitness|aulas de ginásio",
  },
  forms: ["management", "booking", "site"],
  people: ["trainers", "members"],
  mood: "lively",
  things: [
    {
      id: "plan",
      use: "core",
      role: "item",
      icon: "badge-check",
      names: "membership|memberships",
      also: "plan|subscription|pass|contract",
      fields:
        "Name: text\nPrice: money 19..79 EUR\nPer: choice month|year|ten visits\nClasses: choice none|two a week|all\nNotice: number 0..3 months\nOn sale: boolean 90",
      cells: "price per classes notice onSale",
      rows: "Off-peak|24|month|none|1|yes\nFull|39|month|two a week|1|yes\nFull plus classes|54|month|all|1|yes\nTen visits|79|ten visits|none|0|yes\nStudent|29|month|two a week|1|yes",
    },
    {
      id: "member",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "member|members",
      also: "client|customer|athlete",
      fields:
        "Name: text\nPicture: image\nMembership: relation plan\nPhone: phone\nE-mail: email\nSince: date -900..-5\nPaid until: date -15..30\nLast visit: date -40..0\nInduction done: boolean 80\nNotes: longText",
      cells: "membership phone eMail since paidUntil lastVisit inductionDone notes",
      rows: "Hana Sato|Full plus classes|555-0101|hana.sato@example.com|@-620|@12|@0|yes|\nDiego Quiroga|Full|555-0102|diego.quiroga@example.com|@-340|@12|@-2|yes|Knee, no jumping\nNadia Rahman|Off-peak|555-0103|nadia.rahman@example.com|@-210|@-6|@-9|yes|\nJonas Weber|Ten visits|555-0104|jonas.weber@example.com|@-45|@30|@-4|yes|Four visits left\nAisha Bello|Student|555-0105|aisha.bello@example.com|@-120|@12|@-1|yes|\nTomás García|Full|555-0106|tomas.garcia@example.com|@-800|@-12|@-36|yes|Ring him\nElif Demir|Full plus classes|555-0107|elif.demir@example.com|@-6|@24|@-3|no|New this week\nFreya Jensen|Off-peak|555-0108|freya.jensen@example.com|@-430|@12|@-5|yes|",
    },
    {
      id: "fitnessClass",
      use: "core",
      role: "event",
      icon: "calendar-clock",
      names: "class|classes",
      also: "course|session|workout|lesson",
      fields:
        "Name: text\nStarts: dateTime 0..7 07:00..20:00\nLength: duration 30..60\nTrainer: text @people\nRoom: choice studio 1|studio 2|floor\nPlaces: number 8..20\nBooked: number 2..16\nLevel: choice everyone|some practice|hard",
      cells: "starts length trainer room places booked level",
      rows: "Morning spin|@0T07:00|45|Amara Osei|studio 1|16|14|everyone\nStrength basics|@0T18:00|60|Mateo Ruiz|floor|10|10|everyone\nPilates|@1T09:30|45|Ingrid Lund|studio 2|12|7|everyone\nCircuit|@1T19:00|45|Mateo Ruiz|floor|14|12|hard\nStretch and breathe|@2T12:15|30|Ingrid Lund|studio 2|14|5|everyone\nEvening spin|@2T18:30|45|Amara Osei|studio 1|16|16|some practice\nBack class|@3T17:00|45|Ingrid Lund|studio 2|12|9|everyone",
    },
    {
      id: "booking",
      use: "core",
      role: "event",
      icon: "clipboard-check",
      names: "booking|bookings",
      also: "reservation|attendance|place",
      fields:
        "Name: text\nWhich class: relation fitnessClass\nMember: relation member\nState: choice booked|waiting list|cancelled\nCame: boolean 50",
      cells: "whichClass member state came",
      rows: "Hana, spin|Morning spin|Hana Sato|booked|yes\nDiego, strength|Strength basics|Diego Quiroga|booked|no\nAisha, strength|Strength basics|Aisha Bello|waiting list|no\nElif, pilates|Pilates|Elif Demir|booked|no\nHana, circuit|Circuit|Hana Sato|booked|no\nJonas, evening|Evening spin|Jonas Weber|waiting list|no",
    },
    {
      id: "machine",
      use: "more",
      role: "item",
      icon: "dumbbell",
      names: "machine|machines",
      also: "equipment|treadmill|bike|rack",
      fields:
        "Name: text\nArea: choice cardio|strength|free weights\nState: choice fine|watch it|out of order\nNext service: date -5..120",
      cells: "area state nextService",
      rows: "Treadmill 1|cardio|fine|@60\nTreadmill 2|cardio|out of order|@-3\nLeg press|strength|fine|@90\nCable tower|strength|watch it|@14\nSquat rack|free weights|fine|@110",
    },
  ],
  jobs: "agenda fitnessClass.starts\nrequest booking\nmove booking.state\ncheck booking.came\ndue member.paidUntil\nfind member\nkeep member\nplan fitnessClass.starts\nrank fitnessClass.booked\ndue machine.nextService",
  site: {
    headline: "Train when it suits you",
    body: "Weights, cardio and forty classes a week. First visit with a trainer, no joining fee, one month's notice.",
    action: "Book a class|booking",
    services:
      "Off-peak|Weekdays until four|24\nFull|All day, two classes a week|39\nFull plus classes|All day, all classes|54\nTen visits|No contract, good for a year|79",
    questions:
      "Can I try it first?|Yes, one visit is free, with a trainer for half an hour.\nHow do I cancel?|In writing, one month ahead.\nIs there parking?|Behind the house, free for two hours.\nWhat if a class is full?|There is a waiting list; a place that comes free is yours.",
  },
  words: {
    tagline: "Members, classes, and who has not been for a month.",
    itch: "Who is in tonight's class?",
    promise: "Full classes, paid memberships",
    pov: "POV: you notice before they leave",
    gains: ["Strength basics: full again", "8 members. 2 payments due.", "Tomás: five weeks away. Ring him."],
  },
});
