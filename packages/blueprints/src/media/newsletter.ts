import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "newsletter",
  name: "Newsletter",
  icon: "mail",
  says: {
    en: "newsletter|newsletter planner|email newsletter|newsletter issues|newsletter subscribers|substack alternative|paid newsletter|newsletter editorial plan|newsletter sponsors|write a newsletter|weekly newsletter|newsletter archive|link roundup|mailing list manager|parish newsletter|company newsletter",
    de: "Newsletter planen|Newsletter-Redaktion|Newsletter-Abonnenten",
    es: "boletín de noticias|boletín por correo|suscriptores del boletín",
    fr: "lettre d'information|infolettre|abonnés newsletter",
    pt: "boletim informativo|newsletter semanal|assinantes da newsletter",
  },
  forms: ["tracker", "management", "blog", "dashboard"],
  people: ["writers", "editors", "subscribers"],
  mood: "lively",
  things: [
    {
      id: "issue",
      use: "core",
      role: "event",
      icon: "mail",
      names: "issue|issues",
      also: "edition|newsletter|letter|mailing",
      fields:
        "Issue: text\nSubject line: text\nSecond subject: text\nSends on: date -28..28\nTime: time 06:00..18:00\nDays left: daysUntil sendsOn\nWords: number 0..2600\nSent to: number 0..9000\nOpened: percent 0..80\nClicked: percent 0..30\nUnsubscribed: number 0..60\nState: choice idea|drafting|editing|test sent|scheduled|sent",
      cells: "subjectLine secondSubject sendsOn time words sentTo opened clicked unsubscribed state",
      rows: "118 The quiet harbor|What moves at night in a port that sleeps|The port that sleeps|@-6|07:00|1420|4180|52|9|6|sent\n119 Who owns the stairs?|A staircase nobody wants to own|Ninety steps, four owners|@1|07:00|1310|0|0|0|0|test sent\n120 Letters about hedges|You wrote to us about hedges. A lot.|A lot about hedges|@8|07:00|640|0|0|0|0|drafting\n121 The year in twelve photos|Twelve mornings|One a month|@15|07:00|0|0|0|0|0|idea\n117 Bread, again|Nine bakers and one oven|One oven|@-13|07:00|1250|4120|57|14|4|sent\n116 A vote on a bridge|The bridge and the vote|Yes, no, bridge|@-20|07:00|1510|4095|49|7|11|sent",
    },
    {
      id: "piece",
      use: "core",
      role: "item",
      icon: "file-pen",
      names: "piece|pieces",
      also: "item|story|link|section|note",
      fields:
        "Piece: text\nIssue: relation issue\nKind: choice main story|short|link|letter|picture|notice\nWriter: text @people\nDue: date -5..14\nWords: number 30..1400\nLink: url\nChecked: boolean 40\nState: choice idea|being written|with editor|ready|cut",
      cells: "issue kind writer due words link checked state",
      rows: "Ninety steps|119 Who owns the stairs?|main story|Josie Tam|@-1|980|https://letter.example.com/stairs|yes|ready\nThree links on stairs|119 Who owns the stairs?|link|Imran Shah|@0|140|https://letter.example.com/links|no|with editor\nPicture: the handrail|119 Who owns the stairs?|picture|Rita Coelho|@-1|40|https://letter.example.com/rail|yes|ready\nHedge letters, best of|120 Letters about hedges|letter|Josie Tam|@5|520|https://letter.example.com/hedges|no|being written\nA man and his privet|120 Letters about hedges|main story|Imran Shah|@4|0|https://letter.example.com/privet|no|idea\nCorrection: bridge|119 Who owns the stairs?|notice|Josie Tam|@-2|60|https://letter.example.com/fix|no|being written",
    },
    {
      id: "subscriber",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "subscriber|subscribers",
      also: "reader|member",
      fields:
        "Name: text\nE-mail: email\nSince: date -900..0\nPlan: choice free|monthly|yearly|gift\nCame from: choice friend|search|talk|other newsletter\nLast opened: date -200..0\nState: choice active|asleep|bounced|left",
      cells: "eMail since plan cameFrom lastOpened state",
      rows: "Hedda Frey|hedda.frey@example.com|2024-04-06|yearly|friend|@-6|active\nLuc Bernard|luc.bernard@example.com|2025-09-18|free|search|@-6|active\nJoan Abbott|joan.abbott@example.com|2024-11-02|gift|friend|@-13|active\nOmar Said|omar.said@example.com|2025-01-25|free|talk|@-150|asleep\nGreta Hofer|greta.hofer@example.com|2026-10-30|monthly|other newsletter|@-6|active\nOld address|pete@old.example.com|2024-05-11|free|friend|@-190|bounced",
    },
    {
      id: "sponsor",
      use: "more",
      role: "event",
      icon: "handshake",
      names: "sponsor slot|sponsor slots",
      also: "ad|advert|partner",
      fields:
        "Slot: text\nIssue: relation issue\nSponsor: text\nPrice: money 60..600 EUR\nText here by: date -3..14\nPaid: boolean 50\nState: choice offered|booked|text here|run",
      cells: "issue sponsor price textHereBy paid state",
      rows: "Crumb bakery|119 Who owns the stairs?|Crumb bakery|180|@-1|yes|booked\nBookshop|120 Letters about hedges|Heron Street Books|180|@6|no|booked\nTheater|118 The quiet harbor|Little Theatre|180|@-9|yes|run",
    },
  ],
  jobs: "agenda issue.sendsOn\nmove issue.state\ndue piece.due\nmove piece.state\nassign piece.writer\nchart issue.opened\ncheck piece.checked\nkeep subscriber\ndue sponsor.textHereBy\nrank issue.clicked\nfind issue\nchart subscriber.plan",
  site: {
    headline: "Tomorrow at seven: who owns the stairs?",
    body: "One story, three links, a picture, and your letters. Every Saturday, four minutes.",
    action: "Read an issue|issue",
    services: "Free|Every second Saturday|\nMember|Every Saturday, a month|4\nYear|With the printed almanac|40",
    questions:
      "Do you share my address?|No, and we look only at whether letters are opened.\nCan I write for you?|Send two paragraphs, not a pitch.\nHow do I leave?|One click at the bottom; no questions.",
  },
  words: {
    tagline: "Subjects, pieces, readers and seven o'clock.",
    itch: "Is the correction in?",
    promise: "Every Saturday, checked and on time",
    pov: "POV: the test mail has no typo in the subject",
    gains: ["Bread: 57 percent opened it", "Correction: two days late", "Bakery's text due yesterday"],
  },
});
