import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "onCallRota",
  name: "On-call rota",
  icon: "bell-ring",
  says: {
    en: "on-call rota|on-call schedule|on call rotation|on-call duty planner|pager duty rota|engineers on call|who is on call|on-call handover|standby rota|on-call swaps|standby duty plan|escalation list|alert log for engineers|call-out log|on-call pay|night call-outs",
    de: "Rufbereitschaft|Bereitschaftsplan|Bereitschaftsdienst",
    es: "guardias de sistemas|turnos de guardia|calendario de guardias",
    fr: "planning d'astreinte|astreintes|tour d'astreinte",
    pt: "escala de prevenção|escala de sobreaviso|turnos de prevenção",
  },
  forms: ["management", "dashboard", "tracker"],
  people: ["engineers", "team leads"],
  mood: "sober",
  things: [
    {
      id: "engineer",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "engineer|engineers",
      also: "colleague|responder|technician",
      fields:
        "Name: text\nTeam: choice Platform|Payments|Apps|Network\nPhone: phone\nSecond phone: phone\nE-mail: email\nKnows: tags database|network|payments|mobile|mail\nTime zone: choice London|Berlin|Lisbon\nWeeks this year: rollup count duty.engineer\nCalled out: rollup sum callOut.engineer.minutes min\nNot before: time 06:00..08:00\nNotes: longText",
      cells: "team phone secondPhone eMail knows timeZone notBefore notes",
      rows: "Ben Osei|Platform|555-0101|555-0151|ben.osei@example.com|database;network|London|07:00|\nSofia Lind|Payments|555-0102|555-0152|sofia.lind@example.com|payments;mail|Berlin|06:30|No nights in June\nYuki Tanaka|Apps|555-0103|555-0153|yuki.tanaka@example.com|mobile|Berlin|07:30|\nMateo Ruiz|Platform|555-0104|555-0154|mateo.ruiz@example.com|database|Lisbon|08:00|Baby since March\nElif Demir|Network|555-0105|555-0155|elif.demir@example.com|network;mail|Berlin|06:00|\nPriya Nair|Payments|555-0106|555-0156|priya.nair@example.com|payments;database|London|07:00|",
    },
    {
      id: "duty",
      use: "core",
      role: "event",
      icon: "calendar-clock",
      names: "on-call week|on-call weeks",
      also: "on-call|duty|shift|standby|rotation",
      fields:
        "Week: text\nEngineer: relation engineer\nLine: choice first|second\nFrom day: date -21..42\nUntil day: date -14..49\nState: choice planned|agreed|swap wanted|running|done\nSwapped with: text\nPay: money 120..420 EUR\nPaid: boolean 35\nHandover: longText",
      cells: "engineer line fromDay untilDay state swappedWith pay paid handover",
      rows: "Week 12, first|Ben Osei|first|@-2|@4|running||420|no|db-01 disk, look at it each morning\nWeek 12, second|Sofia Lind|second|@-2|@4|running||180|no|\nWeek 13, first|Yuki Tanaka|first|@5|@11|agreed||420|no|\nWeek 13, second|Priya Nair|second|@5|@11|agreed||180|no|\nWeek 14, first|Mateo Ruiz|first|@12|@18|swap wanted||420|no|\nWeek 14, second|Elif Demir|second|@12|@18|agreed||180|no|\nWeek 15, first|Elif Demir|first|@19|@25|planned||420|no|\nWeek 11, first|Priya Nair|first|@-9|@-3|done|Mateo Ruiz|420|yes|Mail queue: full log disk\nWeek 10, first|Sofia Lind|first|@-16|@-10|done||420|yes|Quiet",
    },
    {
      id: "callOut",
      use: "core",
      role: "log",
      icon: "siren",
      names: "call-out|call-outs",
      also: "alert|page|alarm|incident",
      fields:
        "Alert: text\nEngineer: relation engineer\nWhen: dateTime -16..0 00:00..23:00\nService: choice Website|Sign-in|Payments|Mail|Database\nMinutes: number 3..95 min\nWoke somebody: boolean 45\nReal: boolean 65\nCause: text\nMended for good: boolean 40",
      cells: "engineer when service minutes wokeSomebody real cause mendedForGood",
      rows: "Disk at 90 percent|Ben Osei|@-1T03:12|Database|25|yes|yes|Old backups kept twice|no\nSign-in slow|Ben Osei|@0T11:40|Sign-in|15|no|yes|Deploy|yes\nMail queue over 500|Priya Nair|@-8T02:20|Mail|95|yes|yes|Log disk full|no\nSite check failed once|Priya Nair|@-6T04:02|Website|3|yes|no|Check times out too soon|no\nCard supplier down|Priya Nair|@-4T19:30|Payments|40|no|yes|Supplier|yes\nSite check failed once|Sofia Lind|@-13T05:15|Website|4|yes|no|The same check|no\nCertificate warning|Sofia Lind|@-15T10:00|Website|10|no|yes|Three weeks left|yes",
    },
    {
      id: "swap",
      use: "more",
      role: "item",
      icon: "arrow-left-right",
      names: "swap request|swap requests",
      also: "swap|exchange",
      fields:
        "Request: text\nDuty: relation duty\nWants: text\nOffers: text\nAsked on: date -7..0\nState: choice open|taken|withdrawn",
      cells: "duty wants offers askedOn state",
      rows: "Week 14 for any in May|Week 14, first|A week after the 5th|Two Sundays|@-2|open\nThursday night only|Week 13, second|Thursday evening|Friday evening|@-1|open\nWeek 11|Week 11, first|Week 11|Week 17|@-20|taken",
    },
  ],
  jobs: "agenda duty.fromDay\nkeep callOut\nmove duty.state\nplan duty.fromDay\nchart callOut.service\nassign duty.engineer\ncheck callOut.mendedForGood\ncheck duty.paid\ntotal callOut.minutes\nrank engineer.calledOut\nkeep engineer\nkeep duty",
  site: {
    headline: "Who picks up tonight",
    body: "First and second line for each week, the phone that is on, and who was woken and why.",
    action: "See who is on call|duty",
    services:
      "First line|A week, phone within five minutes|420\nSecond line|When the first needs help|180\nSwap|Ask, take, done|",
    questions:
      "What if I cannot answer?|After ten minutes it rings with the second line.\nHow do I swap?|Ask for it; the one who takes it is on, and pay follows.\nDo I get time off after a night?|Yes, until noon, after more than thirty minutes.",
  },
  words: {
    tagline: "Who is on call, who was woken, and why.",
    itch: "Who woke Sofia, and for what?",
    promise: "Fair weeks and fewer alarms",
    pov: "POV: the phone stayed dark",
    gains: ["Week 14: Mateo wants to swap", "Seven alerts, two were nothing", "Mail queue cost Priya 95 minutes"],
  },
});
