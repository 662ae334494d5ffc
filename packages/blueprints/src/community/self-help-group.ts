import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "selfHelpGroup",
  name: "Self-help group",
  icon: "heart-handshake",
  says: {
    en: "self help group|support group|support group meetings|bereavement group|addiction support group|recovery group|carers support group|chronic illness support group|parents support group|peer support community|twelve step meetings|self-help contact point|grief support group",
    de: "Selbsthilfetreffen|Selbsthilfe-Kontaktstelle|Angehörigengruppe",
    es: "grupo de apoyo|grupo de autoayuda|grupo de duelo",
    fr: "réunions d'entraide|groupe de soutien|groupe de soutien entre pairs",
    pt: "grupo de apoio|grupo de autoajuda|grupo de luto",
  },
  forms: ["community", "site", "booking", "management"],
  people: ["group hosts", "members"],
  mood: "warm",
  things: [
    {
      id: "circle",
      use: "core",
      role: "item",
      icon: "users",
      names: "group|groups",
      also: "circle",
      fields:
        "Group: text\nAbout: choice grief|carers|addiction|chronic pain|anxiety|parents|new in town\nHost: text @people\nMeets: text\nPlace: text\nOpen to: choice everyone|after a talk|closed\nSeats: number 6..16\nMembers: number 3..16\nSeats free: calc seats - members\nState: choice starting|running|full|resting",
      cells: "about host meets place openTo seats members state",
      rows: "After a loss|grief|Peter Lomax|Mondays, 18:30|Library, small room|after a talk|10|8|running\nCaring at home|carers|Grace Achebe|First Wednesday, 10:00|Village hall|everyone|16|11|running\nLiving with pain|chronic pain|Inga Storm|Thursdays, 17:00|Health center|after a talk|9|9|full\nSober Sundays|addiction|Hobart Reyes|Sundays, 19:00|Church room|everyone|16|12|running\nCalm enough|anxiety|Mina Sato|Tuesdays, 18:00|Online|after a talk|8|3|starting",
    },
    {
      id: "meeting",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "meeting|meetings",
      also: "evening|session",
      fields:
        "Meeting: text\nGroup: relation circle\nDate: date -8..21\nTime: time 10:00..19:00\nTheme: text\nOpens the door: text @people\nCame: number 0..16\nTea: text @people\nState: choice planned|held|canceled",
      cells: "group date time theme opensTheDoor came tea state",
      rows: "Monday, first Christmas|After a loss|@3|18:30|The first Christmas|Peter Lomax|0|Joan Abbott|planned\nCarers, papers|Caring at home|@5|10:00|Power of attorney, a guest speaks|Grace Achebe|0|Bert Sommer|planned\nSunday|Sober Sundays|@2|19:00|Parties|Hobart Reyes|0||planned\nThursday|Living with pain|@6|17:00|Pacing|Inga Storm|0|Inga Storm|planned\nCalm, second|Calm enough|@4|18:00|Buses and queues|Mina Sato|0||planned\nLast Monday|After a loss|@-4|18:30|Letters|Peter Lomax|7|Joan Abbott|held",
    },
    {
      id: "enquiry",
      use: "core",
      role: "event",
      icon: "mail",
      names: "first contact|first contacts",
      also: "enquiry|request|new member",
      fields:
        "First name: text\nHow to reach: choice text|call|email\nPhone: phone\nGroup: relation circle\nWrote: date -14..0\nTalk on: date -3..9\nWords: longText\nState: choice new|talk agreed|comes to a meeting|other help found|waiting list",
      cells: "howToReach phone group wrote talkOn words state",
      rows: "Marta|text|555-0141|After a loss|@-2|@1|My brother, in August|talk agreed\nColin|call|555-0142|Living with pain|@-9|@-2|Back, since the fall|waiting list\nSam|text|555-0143|Calm enough|@0|@4|Cannot take the train any longer|new\nIrena|call|555-0144|Caring at home|@-5|@-1|Mother, 88|comes to a meeting\nDoug|email|555-0145|Sober Sundays|@-12|@-8||other help found",
    },
  ],
  jobs: "agenda meeting.date\nmove enquiry.state\nrequest enquiry\ndue enquiry.talkOn\nfind circle\nrank circle.seatsFree\nmove circle.state\nkeep meeting\nassign meeting.opensTheDoor\nchart circle.about\nkeep circle",
  site: {
    headline: "You are not the only one",
    body: "Five groups, run by people who have been there. First names, tea, and nothing leaves the room.",
    action: "Write to a group|enquiry",
    services:
      "Groups|Free, a tin for the tea|\nFirst talk|Half an hour with a host|\nStart a group|We lend the room and the know-how|",
    questions:
      "Is this therapy?|No. It is company that understands.\nMust I speak?|No.\nWho reads my message?|Only the host of that group.",
  },
  words: {
    tagline: "Groups, seats, first talks and tea.",
    itch: "Who rings Colin back?",
    promise: "Every first message answered by a person",
    pov: "POV: the chair was kept for you",
    gains: ["Calm enough: five seats free", "Colin: talk two days late", "Monday, half past six: eight chairs"],
  },
});
