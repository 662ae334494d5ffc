import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "jobSearch",
  name: "Job search",
  icon: "briefcase-business",
  says: {
    en: "job application tracker|track my job applications|job applications tracker|job hunt|job hunting|job search tracker|my job search|jobs i applied for|jobs i have applied to|applications i sent|track job applications|internship applications|internship tracker|internship application tracker|applied interview offer rejected|career change tracker|where i applied",
    de: "Bewerbungen verfolgen|meine Bewerbungen|Bewerbungstracker|Jobsuche",
    es: "mis candidaturas|búsqueda de empleo|seguimiento de candidaturas",
    fr: "mes candidatures|recherche d'emploi|suivi de candidatures",
    pt: "minhas candidaturas|procura de emprego|busca de emprego",
  },
  forms: ["tracker", "dashboard"],
  people: ["job seekers", "students"],
  mood: "sober",
  things: [
    {
      id: "application",
      use: "core",
      role: "item",
      icon: "briefcase-business",
      names: "application|applications",
      also: "job application|job|position|role|opening|vacancy|internship|opportunity",
      fields:
        "Position: text\nCompany: text\nStage: choice found|applied|interview|offer|rejected\nApplied on: date -40..0\nNext step: text\nNext date: date -1..14\nPlace: location\nSalary: money 28000..64000 EUR\nLink: url\nNotes: longText",
      cells: "company stage appliedOn nextStep nextDate salary notes",
      rows: "Junior designer|Fennel Studio|interview|@-18|Second talk, show the tram project|@2|38000|Small team, four days a week\nContent editor|Harbor Press|applied|@-6|Ask how it stands|@4|36000|Found through Nadia\nOffice manager|Lindholm & Brandt|offer|@-30|Answer them|@1|41000|25 days off, start in spring\nData assistant|North Water Board|rejected|@-35|||39000|Wanted more SQL\nCommunity lead|Green Roof Co-op|applied|@-3|Wait for the form|@9|37500|Cover letter mentions the allotment\nProject assistant|Tern Architects|found||Write the letter|@0|40000|Closes on Sunday\nSupport specialist|Pebble Software|interview|@-12|Call with the team lead|@3|42000|Remote, two days in the office",
    },
    {
      id: "talk",
      use: "core",
      role: "event",
      icon: "messages-square",
      names: "interview|interviews",
      also: "call|meeting|phone screen|assessment",
      fields:
        "Interview: text\nApplication: relation application\nWhen: dateTime -10..9 09:00..17:00\nKind: choice phone|video|on site|task\nWho: text @people\nHow it went: rating 2..5\nTo prepare: longText",
      cells: "application when kind who howItWent toPrepare",
      rows: "First call, Fennel|Junior designer|@-8T10:00|phone|Lena Krüger|4|Why this studio\nSecond talk, Fennel|Junior designer|@2T14:00|on site|Omar Haddad||Portfolio on paper, three projects\nTeam lead, Pebble|Support specialist|@3T11:30|video|Priya Shah||A case that went wrong and what I learned\nLast round, Lindholm|Office manager|@-4T09:30|on site|Ingrid Lund|5|Questions about the budget",
    },
    {
      id: "contact",
      use: "more",
      role: "person",
      icon: "user-round",
      names: "contact|contacts",
      also: "recruiter|referral|person",
      fields: "Name: text\nCompany: text\nE-mail: email\nPhone: phone\nKnown from: text\nLast heard: date -30..0",
      cells: "company knownFrom lastHeard",
      rows: "Nadia Rahman|Harbor Press|University|@-7\nJonas Weber|Pebble Software|Job fair|@-15\nIngrid Lund|Lindholm & Brandt|Interview|@-4",
    },
  ],
  jobs: "move application.stage\ndue application.nextDate\nagenda talk.when\nfind application\nchart application.stage\nkeep application\nplan talk.when\nkeep talk\nrate talk.howItWent\nkeep contact",
  site: {
    headline: "Every application, and what comes next",
    body: "Where you applied, how far it got, and the next step with its day. Nothing slips, and no company is written to twice.",
    action: "Add an application|application",
    services:
      "Applications|From found to offer, on one board|\nInterviews|When, with whom, and what to prepare|\nNext steps|What is due this week comes first|",
    questions:
      "Does anybody else see it?|No, it stays with you.\nCan I note where I found a job?|Yes, with the link and who you know there.\nWhat happens to rejections?|They stay, so that you see what you learned.\nCan I print it for the job center?|Yes, the list can be downloaded.",
  },
  words: {
    tagline: "Where you applied, how far it got, what is next.",
    itch: "Did I already write to them?",
    promise: "No next step forgotten",
    pov: "POV: you answer 'how is the search going' with a chart",
    gains: ["7 applications, 2 interviews, 1 offer", "Next step: Fennel, in two days", "Nothing sent twice"],
  },
});
