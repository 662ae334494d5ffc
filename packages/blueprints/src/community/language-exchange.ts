import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "languageExchange",
  name: "Language exchange",
  icon: "languages",
  says: {
    en: "language exchange|language tandem|language exchange meetup|tandem partners|language cafe|language café|conversation partners|find a tandem partner|speaking practice group|conversation group languages|language buddies|polyglot meetup|english conversation club|spanish conversation group|language partner matching",
    de: "Sprachtandem|Tandempartner|Sprachcafé|Sprachaustausch",
    es: "intercambio de idiomas|tándem de idiomas|café de idiomas",
    fr: "échange linguistique|tandem linguistique|café langues",
    pt: "intercâmbio de idiomas|tandem linguístico|café de línguas",
  },
  forms: ["community", "booking", "site", "directory"],
  people: ["organizers", "language partners"],
  mood: "lively",
  things: [
    {
      id: "learner",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "partner|partners",
      also: "member|learner|speaker|buddy",
      fields:
        "Name: text\nE-mail: email\nSpeaks: choice English|German|Spanish|French|Portuguese|Arabic|Ukrainian|Japanese\nLearns: choice English|German|Spanish|French|Portuguese|Arabic|Ukrainian|Japanese\nLevel: choice A1|A2|B1|B2|C1\nLikes to talk about: text\nFree: tags mornings|evenings|weekends\nOnline too: boolean 50\nState: choice looking|matched|paused",
      cells: "eMail speaks learns level likesToTalkAbout free onlineToo state",
      rows: "Rocío Vega|rocio.vega@example.com|Spanish|German|B1|Food, films|evenings|yes|matched\nJonas Adler|jonas.adler@example.com|German|Spanish|A2|Climbing|evenings|yes|matched\nFatima Zahra Alami|fatima.alami@example.com|Arabic|English|B2|Books|weekends|no|looking\nLois Kerr|lois.kerr@example.com|English|French|B1|Gardens|mornings|yes|looking\nBenoît Lacaze|benoit.lacaze@example.com|French|English|B2|Sailing|evenings; weekends|yes|looking\nOksana Melnyk|oksana.melnyk@example.com|Ukrainian|German|A2|Everyday, work|mornings|no|matched\nYuki Arai|yuki.arai@example.com|Japanese|Portuguese|A1|Motorcycles|weekends|yes|paused",
    },
    {
      id: "pair",
      use: "core",
      role: "event",
      icon: "users",
      names: "tandem|tandems",
      also: "pair|match",
      fields:
        "Tandem: text\nPartner one: relation learner\nSecond partner: text\nLanguages: text\nSince: date -200..0\nMeets: choice weekly|every two weeks|when possible\nPlace: text\nNext meeting: date -6..14\nMeetings held: number 0..40\nState: choice proposed|agreed|running|ended",
      cells: "partnerOne secondPartner languages since meets place nextMeeting meetingsHeld state",
      rows: "Rocío and Jonas|Rocío Vega|Jonas Adler|Spanish and German|@-90|weekly|Green Bowl|@2|11|running\nOksana and Greta|Oksana Melnyk|Greta Hofer|Ukrainian and German|@-40|weekly|Library|@-1|5|running\nLois and Benoît|Lois Kerr|Benoît Lacaze|English and French|@-1|every two weeks|Cafe Anker|@5|0|proposed\nYuki and Rui|Yuki Arai|Rui Tavares|Japanese and Portuguese|@-180|when possible|Online|@14|7|ended",
    },
    {
      id: "meetup",
      use: "core",
      role: "event",
      icon: "calendar-days",
      names: "meetup|meetups",
      also: "language cafe|evening|table",
      fields:
        "Meetup: text\nStarts: dateTime 1..30 10:00..19:00\nPlace: location\nTables: tags English|German|Spanish|French|Portuguese|Arabic|Ukrainian|Japanese\nTopic: text\nSeats: number 8..40\nComing: number 0..40\nHost: text @people",
      cells: "starts place tables topic seats coming host",
      rows: "Language cafe|@3T18:30|Library|German; English; Spanish; Ukrainian|A smell from childhood|30|22|Hedda Frey\nFrench table|@8T19:00|Cafe Anker|French|Complaints, politely|10|6|Benoît Lacaze\nWalk and talk|@9T10:00|Weir gate|German; Arabic|Names of trees|16|9|Fatima Zahra Alami",
    },
    {
      id: "note",
      use: "more",
      role: "log",
      icon: "notebook-pen",
      names: "word or note|words and notes",
      also: "vocabulary|correction",
      fields: "Word: text\nTandem: relation pair\nMeans: text\nExample: text\nDate: date -30..0",
      cells: "tandem means example date",
      rows: "sobremesa|Rocío and Jonas|Sitting on after the meal|La sobremesa duró tres horas|@-5\ndoch|Oksana and Greta|But yes|Das ist doch gut|@-8\nFeierabend|Rocío and Jonas|End of the working day|Endlich Feierabend|@-12",
    },
  ],
  jobs: "find learner\nmove pair.state\nrequest learner\nagenda meetup.starts\ndue pair.nextMeeting\nmove learner.state\nkeep note\ncount pair.meetingsHeld\nchart learner.learns\nkeep learner\nagenda pair.nextMeeting",
  site: {
    headline: "Half an hour yours, half an hour mine",
    body: "Tell us what you speak and what you learn. We propose a partner; the language cafe is every Monday.",
    action: "Find a partner|learner",
    services: "Tandem|Free|\nLanguage cafe|Mondays at half past six|\nWalk and talk|Second Sunday|",
    questions:
      "How good must I be?|You can say who you are; that is enough.\nWhat if we do not get on?|Write one line; we propose another.\nDo you have Japanese?|One speaker at present.",
  },
  words: {
    tagline: "Languages, partners, tables and words.",
    itch: "Who speaks French and wants English?",
    promise: "A partner, a table, a topic",
    pov: "POV: you dream in it on Thursday",
    gains: ["Lois and Benoît: proposed", "Monday cafe: 22 of 30", "Oksana: meeting was yesterday"],
  },
});
