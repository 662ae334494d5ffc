import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "clubMembership",
  name: "Club membership",
  icon: "id-card",
  says: {
    en: "sports club membership|social club|club membership|members of our club|club members|membership secretary|membership fees|membership renewals|annual subs|club subscriptions|club treasurer|working men's club|bowls club|members' club|society members|sports association|bar rota",
    de: "Vereinsverwaltung|Sportverein|Mitgliedsbeiträge|Vereinsmitglieder",
    es: "club deportivo|socios del club|cuotas de socios|asociación de socios|club social",
    fr: "club sportif|adhérents du club|cotisations|association sportive|gestion des adhérents",
    pt: "clube desportivo|sócios do clube|quotas de sócios|clube recreativo|associação desportiva",
  },
  forms: ["management", "portal", "site", "community"],
  people: ["committee members", "members"],
  mood: "warm",
  things: [
    {
      id: "category",
      use: "core",
      role: "item",
      icon: "badge-check",
      names: "membership type|membership types",
      also: "category|membership|subscription type",
      fields: "Name: text\nFee: money 15..180 GBP\nPer: choice year|season|month\nVotes: boolean 70\nAbout: text",
      cells: "fee per votes about",
      rows: "Adult|120|year|yes|All courts, all year\nFamily|180|year|yes|Two adults and children at home\nJunior|45|year|no|Under eighteen on 1 April\nStudent|60|year|yes|With a valid card\nSocial|25|year|no|Bar and events, no play\nLife member|0|year|yes|By vote of the committee",
    },
    {
      id: "member",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "member|members",
      also: "player|family|junior|committee member",
      fields:
        "Name: text\nMember no: text\nType: relation category\nE-mail: email\nPhone: phone\nAddress: location\nBorn: date -26000..-3000\nJoined: date -6000..-10\nEmergency contact: text\nOffice: choice none|chair|secretary|treasurer|captain|coach\nState: choice active|paused|new|left\nOwes: rollup sum fee.member.open GBP\nNotes: longText",
      cells: "memberNo type eMail phone address born joined emergencyContact office state notes",
      rows: "Margaret Hale|0031|Life member|margaret.hale@example.com|555-0101|4 Mill Lane|1948-03-11|1979-05-01|Jo Hale, 555-0141|chair|active|\nDaniel Okoro|0188|Adult|daniel.okoro@example.com|555-0102|9 Castle Street|1985-07-22|2014-04-02|Ada Okoro, 555-0142|treasurer|active|\nPriya Nair|0204|Family|priya.nair@example.com|555-0103|27 Station Road|1983-11-04|2016-09-12|Arun Nair, 555-0143|secretary|active|\nOwen Pritchard|0219|Adult|owen.pritchard@example.com|555-0104|The Old Forge|1971-01-30|2017-04-01|Beth Pritchard, 555-0144|captain|active|\nHelen Sharp|0226|Adult|helen.sharp@example.com|555-0105|2 Church Row|1966-08-19|2018-05-20|Ian Sharp, 555-0145|none|active|\nTomás García|0240|Adult|tomas.garcia@example.com|555-0106|15 Harbour View|1990-12-02|2020-04-11|Inés García, 555-0146|coach|active|Safeguarding course due\nAisha Bello|0251|Student|aisha.bello@example.com|555-0107|31 Park Terrace|2004-06-25|2022-10-01|Ngozi Bello, 555-0147|none|active|\nFreya Jensen|0256|Junior|jensen@example.com|555-0108|6 Orchard Close|2011-02-14|2023-04-15|Lars Jensen, 555-0148|none|active|Asthma, inhaler in her bag\nRuth Ellis|0260|Social|ruth.ellis@example.com|555-0109|Hillside Farm|1958-10-08|2023-06-03|Tom Ellis, 555-0149|none|active|\nJonas Weber|0263|Adult|jonas.weber@example.com|555-0110|12 Canal Street|1979-05-17|2024-03-28|Eva Weber, 555-0150|none|paused|Knee, back in summer\nHana Sato|0271|Adult|hana.sato@example.com|555-0111|8 Quay Court|1994-09-09|@-6|Ken Sato, 555-0151|none|new|Proposed by Helen",
    },
    {
      id: "fee",
      use: "core",
      role: "event",
      icon: "banknote",
      names: "fee|fees",
      also: "subscription|subs|dues|payment|invoice",
      fields:
        "Fee: text\nMember: relation member\nAmount: money 15..180 GBP\nReceived: money 0..180 GBP\nOpen: calc amount - received GBP\nDue: date -30..30\nHow: choice standing order|card|cash|not yet\nReminded: boolean 20",
      cells: "member amount received due how reminded",
      rows: "Year, Okoro|Daniel Okoro|120|120|@-24|standing order|no\nYear, Nair family|Priya Nair|180|180|@-24|standing order|no\nYear, Pritchard|Owen Pritchard|120|120|@-24|card|no\nYear, Sharp|Helen Sharp|120|60|@-24|card|yes\nYear, García|Tomás García|120|0|@-24|not yet|yes\nYear, Bello|Aisha Bello|60|60|@-24|card|no\nYear, Jensen|Freya Jensen|45|45|@-24|standing order|no\nYear, Ellis|Ruth Ellis|25|0|@-24|not yet|no\nYear, Sato|Hana Sato|120|0|@14|not yet|no",
    },
    {
      id: "session",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "club date|club dates",
      also: "session|training|club night|match|meeting|social|AGM",
      fields:
        "Name: text\nStarts: dateTime 0..30 10:00..19:30\nKind: choice training|match|social|meeting|work party\nPlace: text\nRun by: text @people\nPlaces: number 8..80\nNotes: longText",
      cells: "starts kind place runBy places notes",
      rows: "Junior training|@1T17:00|training|Courts 1 and 2|Tomás García|16|Wet: in the hall\nClub night|@2T18:30|social|Clubhouse|Helen Sharp|60|Bar opens at six\nFriendly against Riverside|@4T14:00|match|Home|Owen Pritchard|12|Teas by the Ellises\nWork party|@11T10:00|work party|Grounds|Daniel Okoro|20|Nets, hedges, bring gloves\nCommittee|@13T19:30|meeting|Clubhouse|Margaret Hale|9|\nAnnual general meeting|@27T19:00|meeting|Clubhouse|Margaret Hale|80|Papers out two weeks before",
    },
    {
      id: "application",
      use: "core",
      role: "event",
      icon: "mail",
      names: "application|applications",
      also: "joining form|new member form|waiting list|enquiry",
      fields:
        "Name: text\nType wanted: relation category\nE-mail: email\nPhone: phone\nSent: date -30..0\nProposed by: text\nMessage: longText\nStatus: choice new|trial visits|to the committee|accepted|declined",
      cells: "typeWanted eMail phone sent proposedBy message status",
      rows: "Marta Lindqvist|Adult|marta.lindqvist@example.com|555-0131|@-1||Played as a student, back after ten years|new\nThe Chowdhury family|Family|chowdhury@example.com|555-0132|@-5|Priya Nair|Two boys, nine and twelve|trial visits\nGreg Hollis|Social|greg.hollis@example.com|555-0133|@-9|Ruth Ellis|Would run the quiz|to the committee\nSaskia de Vries|Junior|devries@example.com|555-0134|@-12|Tomás García|Came to three Thursdays|to the committee\nHana Sato|Adult|hana.sato@example.com|555-0111|@-20|Helen Sharp||accepted",
    },
    {
      id: "duty",
      use: "more",
      role: "event",
      icon: "clipboard-list",
      names: "duty|duties",
      also: "rota|bar duty|volunteer shift|tea rota",
      fields:
        "Duty: text\nMember: relation member\nDate: date 0..30\nTime: time 09:00..21:00\nKind: choice bar|teas|gate|grounds\nConfirmed: boolean 60",
      cells: "member date time kind confirmed",
      rows: "Bar, club night|Helen Sharp|@2|18:00|bar|yes\nTeas, friendly|Ruth Ellis|@4|13:00|teas|yes\nGate, friendly|Aisha Bello|@4|13:30|gate|no\nMowing|Owen Pritchard|@6|09:00|grounds|yes\nBar, next week|Jonas Weber|@9|18:00|bar|no",
    },
  ],
  jobs: "keep member\ndue fee.due\nmove member.state\nfind category\nagenda session.starts\nrequest application\ntotal fee.open\nplan session.starts\nchart fee.how\nassign duty.member\ncheck duty.confirmed",
  site: {
    headline: "Come and play, stay for the club night",
    body: "A members' club run by volunteers: courts, a clubhouse, juniors on Thursdays and a bar that opens when somebody is on duty. New members try it three times first.",
    action: "Ask to join|application",
    services:
      "Adult|All courts, all year, with a vote|120\nFamily|Two adults and children at home|180\nJunior|Under eighteen, with coaching|45\nStudent|With a valid card|60\nSocial|Bar and events|25",
    questions:
      "May I try before I join?|Three times free, on any club night.\nHow do I pay?|By standing order or card, once a year in April; half price from October.\nWho decides on new members?|The committee, once a month. Somebody from the club proposes you.\nDo I have to help out?|Everybody does two duties a year: bar, teas or grounds.\nHow do I leave?|A note to the secretary before the end of March.",
  },
  words: {
    tagline: "Members, subs and who is on the bar on Thursday.",
    itch: "Who still owes this year's subs?",
    promise: "Every member known, every sub paid",
    pov: "POV: the AGM asks, and you have the figure",
    gains: ["11 members. 4 still owe.", "Bar duty: Helen, confirmed", "3 applications for the committee"],
  },
});
