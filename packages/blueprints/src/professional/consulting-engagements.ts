import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "consultingEngagements",
  name: "Consulting engagements",
  icon: "presentation",
  says: {
    en: "consulting engagements|consulting projects|consultants and engagements|consultant utilisation|consultant utilization|consulting proposals|statements of work|workshop facilitator|consulting day rates|consultants and their clients|advisory projects|strategy consulting|interim managers|consulting pipeline and days",
    de: "Beratungsprojekte|Unternehmensberatung Projekte|Beratertage",
    es: "proyectos de consultoría|proyectos de asesoramiento|jornadas de consultoría",
    fr: "missions de conseil|projets de conseil|consultants en mission",
    pt: "projetos de consultoria|missões de consultoria|dias de consultoria",
  },
  forms: ["management", "portal", "site"],
  people: ["consultants", "clients"],
  mood: "sober",
  things: [
    {
      id: "client",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "client|clients",
      also: "coachee|company|customer",
      fields:
        "Name: text\nCompany: text\nRole: text\nE-mail: email\nPhone: phone\nCame by: choice referral|talk|search|old client\nGoal: text\nBooked: choice single|five sessions|ten sessions|project\nSessions: rollup count session.client\nSince: date -700..-5\nNotes: longText",
      cells: "company role eMail phone cameBy goal booked since notes",
      rows: "Hana Sato|Harbor Hotel|Head of sales|hana.sato@example.com|555-0101|referral|Lead the north without shouting|ten sessions|@-120|\nChidi Okafor|Okafor Freight|Owner|chidi@okaforfreight.example.com|555-0102|talk|Hand over to his daughter|project|@-60|Meets only before eight\nElif Demir|Demir Motors|Second generation|elif@demirmotors.example.com|555-0103|old client|Say no to her father|five sessions|@-300|\nLeo Winter|self|Chef|leo.winter@example.com|555-0104|search|Own place or stay?|five sessions|@-20|\nRuth Abara|Birch House|Manager|ruth@birchhouse.example.com|555-0105|referral|Team after the audit|project|@-45|\nJonas Weber|self|Teacher|jonas.weber@example.com|555-0106|search|What next at 41|single|@-5|First talk free",
    },
    {
      id: "engagement",
      use: "core",
      role: "item",
      icon: "briefcase-business",
      names: "engagement|engagements",
      also: "project|assignment|mandate|contract",
      fields:
        "Engagement: text\nClient: relation client\nKind: choice coaching|strategy|workshop|audit|interim\nStage: choice first talk|proposal|agreed|running|closing|done\nStarts: date -120..20\nEnds: date -5..140\nDays agreed: number 1..24 days\nDays used: rollup sum session.engagement.days days\nDays left: calc daysAgreed - daysUsed days\nDay rate: money 600..1400 EUR\nWorth: calc daysAgreed * dayRate EUR\nLead: text\nInvoiced: money 0..16800 EUR\nResult wanted: longText",
      cells: "client kind stage starts ends daysAgreed dayRate lead invoiced resultWanted",
      rows: "Leading the north|Hana Sato|coaching|running|@-110|@40|5|1200|Ingrid Lund|3000|Team of six stays\nHandover of the firm|Chidi Okafor|strategy|running|@-55|@120|24|1400|Owen Marsh|16800|Daughter signs from January\nTeam after the audit|Ruth Abara|workshop|closing|@-40|@8|4|1100|Ingrid Lund|2200|Three rules everybody keeps\nNo, father|Elif Demir|coaching|running|@-90|@30|3|1200|Ingrid Lund|1800|\nOwn place?|Leo Winter|coaching|agreed|@2|@60|3|900|Owen Marsh|0|A yes or a no by June\nWhat next|Jonas Weber|coaching|first talk|@1|@70|1|900|Owen Marsh|0|",
    },
    {
      id: "session",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "session|sessions",
      also: "appointment|meeting|workshop day|call",
      fields:
        "Session: text\nClient: relation client\nEngagement: relation engagement\nDate: date -30..21\nTime: time 07:00..17:00\nDays: number 0.25..1 days\nWhere: choice office|at the client|video|walk\nState: choice booked|held|moved|cancelled\nAgreed: longText\nHomework: text",
      cells: "client engagement date time days where state agreed homework",
      rows: "The meeting she hates|Hana Sato|Leading the north|@-8|16:00|0.25|video|held|Opens with one question|Ask, then count to ten\nNorthern team day|Hana Sato|Leading the north|@9|09:00|1|at the client|booked||\nNumbers for a buyer|Chidi Okafor|Handover of the firm|@-4|07:00|0.5|at the client|held|Two scenarios|Daughter reads both\nFamily table|Chidi Okafor|Handover of the firm|@6|07:00|1|at the client|booked||\nThree rules|Ruth Abara|Team after the audit|@-12|09:00|1|at the client|held|No talk about people who are not there|Posters by Friday\nLast look|Ruth Abara|Team after the audit|@7|14:00|0.5|at the client|booked||\nThe sentence|Elif Demir|No, father|@-2|15:00|0.25|walk|held|I have decided otherwise|Say it on Sunday\nFirst hour|Leo Winter|Own place?|@2|15:30|0.25|office|booked||Bring the rent\nFree talk|Jonas Weber|What next|@1|17:00|0.25|video|booked||",
    },
  ],
  jobs: "book session\nagenda session.date\nmove engagement.stage\nkeep session\ntotal engagement.worth\nfind client\ndue engagement.ends\nrank engagement.daysLeft\nchart engagement.kind\nkeep client\nassign engagement.lead\nplan session.date",
  site: {
    headline: "A clear head and a next step",
    body: "Strategy, workshops and honest numbers for people who decide. You know what was agreed and how many days are left.",
    action: "Book a first talk|session",
    services:
      "First talk|Half an hour|\nFive sessions|Ninety minutes each|1450\nWorkshop day|With your team, at your place|1400\nProject|By the day, with an end|",
    questions:
      "What does the first talk cost?|Nothing. We both find out whether it fits.\nDoes anybody learn what I say?|No. With companies we agree in writing what is reported.\nHow often do we meet?|Every two or three weeks.\nVideo or in person?|Both work; the first is better in person.",
  },
  words: {
    tagline: "Who, what was agreed, how many days are left.",
    itch: "What was her homework?",
    promise: "Every session moves something",
    pov: "POV: you said it on Sunday",
    gains: ["Okafor: 24 days, 1.5 used", "Elif says it on Sunday", "Two first talks this week"],
  },
});
