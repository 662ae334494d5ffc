import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "thesisSupervision",
  name: "Thesis supervision",
  icon: "scroll-text",
  says: {
    en: "thesis supervision|thesis supervisor|dissertation supervision|phd students|doctoral students|master theses|bachelor theses|thesis topics|dissertation tracker|thesis progress|supervision meetings|thesis milestones|write my thesis|phd progress tracker|research students|thesis defence|thesis deadlines",
    de: "Abschlussarbeiten betreuen|Doktoranden|Masterarbeiten|Betreuung von Abschlussarbeiten",
    es: "dirección de tesis|doctorandos|trabajos de fin de grado",
    fr: "encadrement de thèse|doctorants|mémoires de master",
    pt: "orientação de teses|doutorandos|dissertações de mestrado",
  },
  forms: ["management", "portal", "tracker", "dashboard"],
  people: ["supervisors", "students"],
  mood: "sober",
  things: [
    {
      id: "topic",
      use: "core",
      role: "item",
      icon: "lightbulb",
      names: "topic|topics",
      also: "proposal|subject|idea",
      fields:
        "Topic: text\nField: choice Ecology|Statistics|Chemistry|Computer science|History\nLevel: choice bachelor|master|doctoral\nSupervisor: text\nNeeds: text\nPartner: text\nState: choice open|asked for|taken|withdrawn\nTheses: rollup count thesis.topic\nAbout: longText",
      cells: "field level supervisor needs partner state about",
      rows: "Bees at the edge of the city|Ecology|master|Dr. Ada Renner|Field work, May to July|Botanic garden|taken|Forty hives, three kinds of street\nRain and river levels|Statistics|bachelor|Dr. Ada Renner|R, time series||taken|\nSensors that sleep|Computer science|doctoral|Prof. Ilan Katz|C, patience|Water works|taken|Ten years on one battery\nGlue from lignin|Chemistry|master|Dr. Mei Tanaka|Lab on Wednesdays|Paper mill|open|\nLetters of the canal builders|History|bachelor|Dr. Owen Marsh|Reads old handwriting|Town archive|asked for|Two boxes nobody opened\nForgetting in small networks|Computer science|master|Prof. Ilan Katz|Python||taken|\nMoss as a filter|Ecology|master|Dr. Ada Renner|Greenhouse||open|",
    },
    {
      id: "thesis",
      use: "core",
      role: "item",
      icon: "scroll-text",
      names: "thesis|theses",
      also: "dissertation|paper|student project|candidate",
      fields:
        "Student: text\nTitle: text\nTopic: relation topic\nStage: choice proposal|reading|data|writing|draft in|submitted|defended\nSupervisor: text\nSecond reader: text\nStarted: date -900..-20\nHand in by: date 5..500\nDays left: daysUntil handInBy\nWords: number 0..62000\nTarget words: number 10000..70000\nWords to go: calc targetWords - words\nE-mail: email\nNext step: text\nGrade: text",
      cells: "title topic stage supervisor secondReader started handInBy words targetWords eMail nextStep grade",
      rows: "Hana Sato|Street width and wild bees|Bees at the edge of the city|data|Dr. Ada Renner|Dr. Owen Marsh|@-120|@75|9400|25000|hana.sato@example.com|Last count on Friday|\nTom Barlow|Ten years of river levels|Rain and river levels|draft in|Dr. Ada Renner|Prof. Ilan Katz|@-80|@12|10900|12000|tom.barlow@example.com|Fix the plots|\nElif Demir|Waking a sensor by sound|Sensors that sleep|writing|Prof. Ilan Katz|Dr. Ada Renner|@-880|@160|48000|70000|elif.demir@example.com|Chapter four by the 20th|\nJonas Weber|What a small net forgets first|Forgetting in small networks|reading|Prof. Ilan Katz|Dr. Mei Tanaka|@-35|@145|1200|25000|jonas.weber@example.com|Ten papers, one page each|\nAmira Said|Battery life under frost|Sensors that sleep|proposal|Prof. Ilan Katz||@-20|@500|0|70000|amira.said@example.com|Proposal to the board|\nLeo Winter|Hives and hospital gardens|Bees at the edge of the city|submitted|Dr. Ada Renner|Dr. Mei Tanaka|@-200|@5|24100|25000|leo.winter@example.com|Defence: find a date|",
    },
    {
      id: "meeting",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "meeting|meetings",
      also: "supervision|talk|appointment|colloquium",
      fields:
        "Meeting: text\nThesis: relation thesis\nDate: date -30..20\nTime: time 09:00..16:30\nKind: choice talk|draft reading|colloquium|defence\nAgreed: longText\nUntil next time: text\nDone: boolean 40",
      cells: "thesis date time kind agreed untilNextTime done",
      rows: "Counts and weather|Hana Sato|@-6|10:00|talk|Leave out rainy days|Table without rain|no\nDraft, chapters one to three|Tom Barlow|@1|11:00|draft reading|||no\nChapter three|Elif Demir|@-9|14:00|draft reading|Merge with two|New outline|yes\nReading list|Jonas Weber|@-4|09:30|talk|Only papers since 2018|Ten, not thirty|no\nProposal|Amira Said|@3|15:00|talk|||no\nPlots|Tom Barlow|@-12|11:00|talk|Log scale, no 3D|Redo six plots|yes\nDefence|Leo Winter|@18|13:30|defence|||no\nColloquium|Hana Sato|@14|16:00|colloquium|||no",
    },
    {
      id: "milestone",
      use: "core",
      role: "item",
      icon: "flag",
      names: "milestone|milestones",
      also: "deadline|chapter|step",
      fields: "Milestone: text\nThesis: relation thesis\nDue: date -10..90\nDone: boolean 35\nPages: number 0..40",
      cells: "thesis due done pages",
      rows: "Field counts finished|Hana Sato|@2|no|0\nFull draft|Tom Barlow|@-1|yes|38\nCorrections in|Tom Barlow|@9|no|38\nChapter four|Elif Demir|@20|no|24\nExposé|Jonas Weber|@11|no|6\nProposal to the board|Amira Said|@4|no|10\nSlides for the defence|Leo Winter|@15|no|0",
    },
  ],
  jobs: "due thesis.handInBy\nmove thesis.stage\ndue milestone.due\ncheck milestone.done\nagenda meeting.date\nfind topic\nkeep thesis\nchart thesis.words\nrank thesis.words\nmove topic.state\nkeep meeting\nassign thesis.supervisor",
  site: {
    headline: "From topic to defence",
    body: "Open topics, what was agreed in each meeting, and how many days are left until the last page is printed.",
    action: "See the open topics|topic",
    services:
      "Bachelor|Three months, 12,000 words|\nMaster|Six months, 25,000 words|\nDoctorate|Three years and a half|",
    questions:
      "How do I get a topic?|Pick an open one or bring your own, then come and talk for half an hour.\nHow often do we meet?|Every three weeks; before that you send two pages.\nHow fast are drafts read?|Ten working days for a chapter.\nCan I hand in later?|With a reason, before the day, once.",
  },
  words: {
    tagline: "Who writes about what, and how far they are.",
    itch: "Who hands in this month?",
    promise: "Every thesis to the finish",
    pov: "POV: chapter four exists",
    gains: ["Tom: 12 days, 1,100 words", "Log scale, no 3D: agreed", "Two topics are still open"],
  },
});
