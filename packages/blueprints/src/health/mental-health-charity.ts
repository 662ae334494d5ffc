import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "mentalHealthCharity",
  name: "Mental health charity",
  icon: "heart-handshake",
  says: {
    en: "mental health charity|mental health support group|peer support group|peer support groups|self-help group|wellbeing groups|mental health drop-in|listening service volunteers|bereavement support group|anxiety support group|recovery college|befriending service|support line volunteers|men's mental health group",
    de: "Selbsthilfegruppe|Selbsthilfegruppen|psychosoziale Beratungsstelle|Trauergruppe",
    es: "grupo de apoyo emocional|asociación de salud mental|grupo de ayuda mutua",
    fr: "groupe de parole|association de santé mentale|groupe d'entraide",
    pt: "grupo de apoio emocional|associação de saúde mental|grupo de ajuda mútua",
  },
  forms: ["management", "community", "booking", "site"],
  people: ["group facilitators", "volunteers", "members"],
  mood: "warm",
  things: [
    {
      id: "group",
      use: "core",
      role: "place",
      icon: "users-round",
      names: "group|groups",
      also: "circle|course|drop-in|workshop",
      fields:
        "Name: text\nKind: choice peer support|grief|anxiety|men|young adults|creative|walk and talk\nPlace: location\nDay: choice Monday|Tuesday|Wednesday|Thursday|Friday|Saturday\nTime: time 10:00..19:00\nFacilitator: text @people\nPlaces: number 6..20\nMembers: rollup count member.group\nOpen to newcomers: boolean 70\nAbout: longText",
      cells: "kind place day time facilitator places openToNewcomers about",
      rows: "Monday circle|peer support|Friends' Meeting House|Monday|18:30|Ade Coker|12|yes|No referral, come as you are\nGrief group|grief|St Anne's Hall|Tuesday|14:00|Ruth Adler|8|no|Closed, eight weeks\nWorry workshop|anxiety|Library, upstairs|Wednesday|17:30|Hana Sato|10|yes|Six weeks with a workbook\nShed night|men|Old Fire Station|Thursday|19:00|Colm Boyle|14|yes|Hands busy, talk optional\nUnder 25s|young adults|Youth Cafe|Friday|17:00|Hana Sato|12|yes|Food first\nWalk and talk|walk and talk|Park gate, Mill Lane|Saturday|10:00|Ade Coker|20|yes|Three miles, flat",
    },
    {
      id: "member",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "member|members",
      also: "participant|person|newcomer|self-referral",
      fields:
        "First name: text\nPhone: phone\nE-mail: email\nGroup: relation group\nCame by: choice self|doctor|friend|crisis team|helpline\nSince: date -400..0\nState: choice asked|phoned|first visit|regular|resting|moved on\nContact in a crisis: text\nCheck-in due: date -10..30\nDays left: daysUntil checkInDue",
      cells: "phone eMail group cameBy since state contactInACrisis checkInDue",
      rows: "Marcus B.|555-0101|marcus.b@example.com|Shed night|friend|@-120|regular|Sister, 555-0151|@9\nJoan P.|555-0102|joan.p@example.com|Grief group|doctor|@-28|regular|Son, 555-0152|@2\nImani C.|555-0103|imani.c@example.com|Worry workshop|self|@-14|regular|Partner, 555-0153|@-2\nLuka M.|555-0104|luka.m@example.com|Under 25s|crisis team|@-5|first visit|Crisis team|@0\nDilys R.|555-0105|dilys.r@example.com|Monday circle|helpline|@-210|resting|Neighbor, 555-0155|@-7\nFarid A.|555-0106|farid.a@example.com|Shed night|doctor|@-3|phoned|Wife, 555-0156|@1\nEllie W.|555-0107|ellie.w@example.com|Under 25s|self|@-1|asked|Mother, 555-0157|@0\nTerence O.|555-0108|terence.o@example.com|Walk and talk|self|@-300|moved on||@30",
    },
    {
      id: "meeting",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "meeting|meetings",
      also: "session|evening|group night",
      fields:
        "Meeting: text\nGroup: relation group\nDate: date -10..14\nTime: time 10:00..19:00\nFacilitator: text @people\nSecond person: text @people\nCame: number 0..18\nTheme: text\nState: choice planned|held|cancelled\nWorries to follow up: longText",
      cells: "group date time facilitator secondPerson came theme state worriesToFollowUp",
      rows: "Monday circle, last week|Monday circle|@-4|18:30|Ade Coker|Beth Lowe|9|Sleep|held|\nGrief group, week 4|Grief group|@-3|14:00|Ruth Adler|Colm Boyle|7|First anniversaries|held|Joan quieter than usual, ring her\nWorry workshop, week 2|Worry workshop|@-2|17:30|Hana Sato|Beth Lowe|8|Worry time|held|\nShed night, bird boxes|Shed night|@-1|19:00|Colm Boyle|Ade Coker|11|Bird boxes|held|\nUnder 25s, pizza|Under 25s|@0|17:00|Hana Sato|Beth Lowe|0|Exams|planned|Luka's first time, meet at the door\nSaturday walk|Walk and talk|@1|10:00|Ade Coker|Ruth Adler|0|Canal and back|planned|\nMonday circle, next|Monday circle|@3|18:30|Ade Coker|Beth Lowe|0|Asking for help|planned|\nGrief group, week 5|Grief group|@4|14:00|Ruth Adler|Colm Boyle|0|Photographs|planned|",
    },
    {
      id: "volunteer",
      use: "core",
      role: "person",
      icon: "hand-heart",
      names: "volunteer|volunteers",
      also: "listener|befriender|facilitator",
      fields:
        "Name: text\nPhone: phone\nRole: choice facilitator|second person|listener|kitchen|trustee\nBackground check until: date -10..900\nListening training: date -700..-10\nHours this month: number 0..24\nSupervision due: date -6..40",
      cells: "phone role backgroundCheckUntil listeningTraining hoursThisMonth supervisionDue",
      rows: "Ade Coker|555-0111|facilitator|@400|@-300|14|@8\nRuth Adler|555-0112|facilitator|@700|@-500|8|@20\nHana Sato|555-0113|facilitator|@220|@-140|16|@-4\nColm Boyle|555-0114|facilitator|@14|@-420|12|@12\nBeth Lowe|555-0115|second person|@600|@-60|18|@3",
    },
    {
      id: "call",
      use: "more",
      role: "log",
      icon: "phone",
      names: "call|calls",
      also: "listening line|support call|contact",
      fields:
        "Call: text\nWhen: dateTime -6..0 17:00..22:30\nListener: text @people\nMinutes: duration 5..55\nAbout: tags loneliness|sleep|family|money|grief|panic|thoughts of dying\nPassed on: choice no|group|doctor|crisis team",
      cells: "when listener minutes about passedOn",
      rows: "Evening call|@-1T20:10|Beth Lowe|40|loneliness; sleep|group\nRepeat caller|@-1T21:30|Beth Lowe|15|family|no\nFirst call, young man|@-2T19:20|Ade Coker|50|panic; money|doctor\nLate call|@-3T22:15|Ruth Adler|55|thoughts of dying|crisis team",
    },
  ],
  jobs: "agenda meeting.date\ndue member.checkInDue\nmove member.state\nkeep meeting\nrequest member\nfind group\nkeep volunteer\ndue volunteer.backgroundCheckUntil\nchart meeting.came\nkeep call\nassign meeting.facilitator",
  site: {
    headline: "Nobody has to talk. Everyone may.",
    body: "Six groups a week, free, with tea. No referral, no forms at the door, and someone who meets you outside if the first step is hard.",
    action: "Ask for a place|member",
    services:
      "Monday circle|Open to anyone|0\nWorry workshop|Six Wednesdays with a workbook|0\nShed night|For men, hands busy|0\nWalk and talk|Saturdays at ten|0",
    questions:
      "Do I need a diagnosis?|No.\nDo I have to speak?|No. Many listen for weeks.\nIs it confidential?|Yes, unless a life is in danger; we say so at the start.\nI need help right now.|Please call the emergency number or a crisis line. We are not an emergency service.",
  },
  words: {
    tagline: "Groups, who came, and the calls due Friday.",
    itch: "Who meets Luka at the door?",
    promise: "Nobody missed, nobody pushed",
    pov: "POV: he came back a second week",
    gains: ["Six groups, 35 came last week", "Dilys: check-in a week late", "Luka, Friday at five, met"],
  },
});
