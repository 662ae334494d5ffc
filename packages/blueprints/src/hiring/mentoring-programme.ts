import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "mentoringProgramme",
  name: "Mentoring programme",
  icon: "handshake",
  says: {
    en: "mentoring programme|mentoring program|mentor matching|match mentors with mentees|university mentoring programme|mentorship program|peer mentoring at work|mentoring scheme|alumni mentoring|career mentoring|find a mentor|mentoring sessions|student mentoring programme|mentoring for founders|reverse mentoring|women mentoring network",
    de: "Mentoring-Programm|Mentorenprogramm|Mentoren und Mentees",
    es: "programa de mentoría|mentores y aprendices|buscar un mentor",
    fr: "programme de mentorat|trouver un mentor|mentorat d'entreprise",
    pt: "programa de mentoria|encontrar um mentor|mentores e mentorados",
  },
  forms: ["management", "portal", "community", "directory", "site"],
  people: ["coordinators", "mentors", "mentees"],
  mood: "warm",
  things: [
    {
      id: "mentor",
      use: "core",
      role: "person",
      icon: "user-round-check",
      names: "mentor|mentors",
      also: "adviser|coach|guide",
      fields:
        "Name: text\nPicture: image\nJob: text\nHelps with: tags leading|career change|public speaking|starting up|returning to work|code\nCity: text\nLanguage: choice English|German|Spanish|French\nPlaces: number 1..3\nHours a month: number 1..4 h\nMentees: rollup count pair.mentor\nE-mail: email\nAbout me: longText",
      cells: "job helpsWith city language places hoursAMonth eMail aboutMe",
      rows: "Farida Aziz|Head of engineering|leading;code|Leeds|English|2|2|farida.aziz@example.com|Led my first team at 26 and did it badly\nTomás García|Wine maker, two exits|starting up|Valencia|Spanish|1|3|tomas.garcia@example.com|Ask me about cash, not about pitches\nRuth Abara|Care home manager|returning to work;leading|York|English|2|2|ruth.abara@example.com|Back after nine years at home\nIngrid Lund|Product lead|career change|Hamburg|German|3|2|ingrid.lund@example.com|From teaching to software at 38\nOwen Pritchard|Master roofer|starting up;leading|Cardiff|English|1|1|owen.pritchard@example.com|\nClaire Dubois|Radio host|public speaking|Lyon|French|2|2|claire.dubois@example.com|Shy until thirty\nBen Osei|Developer|code;career change|Leeds|English|1|2|ben.osei@example.com|",
    },
    {
      id: "mentee",
      use: "core",
      role: "person",
      icon: "sprout",
      names: "mentee|mentees",
      also: "apprentice|participant",
      fields:
        "Name: text\nNow: text\nWants to: text\nNeeds help with: choice leading|career change|public speaking|starting up|returning to work|code\nCity: text\nLanguage: choice English|German|Spanish|French\nState: choice waiting|matched|finished|paused\nAsked on: date -90..0\nE-mail: email\nWhat I hope for: longText",
      cells: "now wantsTo needsHelpWith city language state askedOn eMail whatIHopeFor",
      rows: "Hana Sato|Sales, four years|Lead the northern team|leading|Leeds|English|matched|@-80|hana.sato@example.com|To say no without a knot in the stomach\nLeo Winter|Commis chef|Open a lunch place|starting up|York|English|waiting|@-6|leo.winter@example.com|Somebody who reads my numbers\nAmira Said|Payroll clerk|Learn to code|code|Leeds|English|matched|@-61|amira.said@example.com|\nElif Demir|Mother of two|Back to lab work|returning to work|York|English|matched|@-44|elif.demir@example.com|Part time, without apologizing\nJonas Weber|Teacher|Leave the school|career change|Bremen|German|waiting|@-3|jonas.weber@example.com|Is it too late at 41?\nSofia Marques|Physiotherapist|Talk on a stage|public speaking|Lyon|French|matched|@-70|sofia.marques@example.com|\nTom Barlow|Warehouse|Forklift to office|career change|Leeds|English|paused|@-88|tom.barlow@example.com|Until the baby sleeps",
    },
    {
      id: "pair",
      use: "core",
      role: "item",
      icon: "handshake",
      names: "pair|pairs",
      also: "match|tandem|mentorship",
      fields:
        "Pair: text\nMentor: relation mentor\nMentee: relation mentee\nSince: date -90..0\nEnds: date 60..200\nGoal: text\nStage: choice proposed|first talk|running|closing\nMeetings: rollup count meeting.pair\nGoing well: rating 2..5\nCoordinator: text",
      cells: "mentor mentee since ends goal stage goingWell coordinator",
      rows: "Farida and Hana|Farida Aziz|Hana Sato|@-72|@110|Team of six by autumn|running|5|Lena Krüger\nBen and Amira|Ben Osei|Amira Said|@-50|@130|First small program at work|running|4|Lena Krüger\nRuth and Elif|Ruth Abara|Elif Demir|@-38|@142|Two interviews by June|running|4|Marek Zielinski\nClaire and Sofia|Claire Dubois|Sofia Marques|@-60|@64|Ten minutes on stage|closing|5|Marek Zielinski\nIngrid and Jonas|Ingrid Lund|Jonas Weber|@-1|@180|Find out what fits|proposed||Lena Krüger\nTomás and Leo|Tomás García|Leo Winter|@0|@180|A plan that adds up|proposed||Marek Zielinski",
    },
    {
      id: "meeting",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "session|sessions",
      also: "meeting|talk|call",
      fields:
        "Session: text\nPair: relation pair\nDate: date -40..20\nTime: time 12:00..19:00\nWhere: choice video|office|walk|café\nHappened: boolean 60\nTalked about: longText\nUntil next time: text",
      cells: "pair date time where happened talkedAbout untilNextTime",
      rows: "Saying no|Farida and Hana|@-12|17:30|office|yes|Three requests, one refused|Refuse one more\nDelegating|Farida and Hana|@9|17:30|office|no||\nLoops and lists|Ben and Amira|@-5|18:00|video|yes|Read a file, count the rows|Do it with real payroll\nCV without the gap|Ruth and Elif|@2|12:30|café|no||\nTwo-minute talk|Claire and Sofia|@-18|19:00|video|yes|Voice too fast, hands fine|Record it once\nFirst talk|Ingrid and Jonas|@6|18:30|video|no||\nCash for month one|Tomás and Leo|@11|16:00|video|no||",
    },
  ],
  jobs: "keep pair\nmove pair.stage\nfind mentor\nrequest mentee\nagenda meeting.date\ncheck meeting.happened\nrate pair.goingWell\nmove mentee.state\nchart mentee.needsHelpWith\nkeep mentor\nassign pair.coordinator\ndue pair.ends",
  site: {
    headline: "Somebody who has done it before",
    body: "Six months, one hour a fortnight, with a mentor who knows the road. You say what you hope for, we find who fits.",
    action: "Ask for a mentor|mentee",
    services:
      "Six months|Twelve talks and one goal|\nFor mentors|Two hours a month and a guide|\nCoordinators|Ring both after the first talk|",
    questions:
      "How are we matched?|By what you need, the language and the city; you both say yes first.\nWhat if we do not get on?|Tell the coordinator. You get another match, and no hard feelings.\nWhat does it cost?|Nothing. Mentors give their time.\nWhat is said stays where?|Between the two of you. We only see whether you met.",
  },
  words: {
    tagline: "Who is paired up, and whether they meet.",
    itch: "Did the two ever meet?",
    promise: "Pairs that keep talking",
    pov: "POV: one hour a month that changes the year",
    gains: ["Farida and Hana: 5 stars", "Two mentees wait for a match", "7 mentors, 12 places"],
  },
});
