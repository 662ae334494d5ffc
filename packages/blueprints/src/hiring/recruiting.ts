import { blueprint } from "../blueprint.ts";

export default blueprint({
  id: "recruiting",
  name: "Recruiting",
  icon: "user-round-search",
  says: {
    en: "applicant tracking|recruiting|recruitment agency|recruiter|hiring pipeline|job applicants|job candidates|job openings|staffing agency|talent acquisition|headhunter|recruitment process|interview scheduling|hire people|job vacancies|track candidates",
    de: "Bewerbermanagement|Personalvermittlung|Recruiting|Bewerbungen verwalten|Stellenausschreibungen",
    es: "selección de personal|agencia de empleo|reclutamiento|candidatos a un puesto",
    fr: "recrutement|cabinet de recrutement|suivi des candidatures|offres d'emploi",
    pt: "recrutamento|seleção de pessoal|agência de emprego|candidatos a vagas",
  },
  forms: ["management", "portal", "site"],
  people: ["recruiters", "hiring managers", "candidates"],
  mood: "sober",
  things: [
    {
      id: "opening",
      use: "core",
      role: "item",
      icon: "briefcase",
      names: "opening|openings",
      also: "job|vacancy|position|role|requisition|job posting|job ad",
      fields:
        "Opening: text\nTeam: choice Engineering|Operations|Sales|Finance|Care|Kitchen\nPlace: text\nType: choice full time|part time|fixed term|apprentice\nPay from: money 24000..62000 GBP\nPay to: money 27000..72000 GBP\nHiring manager: text\nOpened: date -70..-2\nStart wanted: date 10..90\nCandidates: rollup count candidate.opening\nState: choice draft|open|on hold|filled\nWhat the job is: longText",
      cells: "team place type payFrom payTo hiringManager opened startWanted state whatTheJobIs",
      rows: "Backend developer|Engineering|Leeds or remote|full time|48000|60000|Farida Aziz|@-41|@45|open|Payments team, four people, on call one week in six\nWarehouse shift lead|Operations|Unit 7, Dock Road|full time|31000|34000|Chidi Okafor|@-24|@20|open|Two till ten, team of nine\nPayroll clerk|Finance|Leeds|part time|27000|29000|Joanne Price|@-18|@30|open|Twenty hours, month end is busy\nField sales, north|Sales|North of England|full time|35000|42000|Marek Zielinski|@-63|@15|on hold|Car, two nights away a month\nNight carer|Care|Birch House|full time|26500|28000|Ruth Abara|@-9|@14|open|Four on, four off\nElectrical apprentice|Operations|Unit 7, Dock Road|apprentice|24000|25000|Chidi Okafor|@-55|@80|filled|College on Fridays",
    },
    {
      id: "candidate",
      use: "core",
      role: "person",
      icon: "user-round",
      names: "candidate|candidates",
      also: "applicant|application|talent|CV|resume|prospect",
      fields:
        "Name: text\nOpening: relation opening\nStage: choice applied|screening|interview|trial day|offer|hired|rejected\nE-mail: email\nPhone: phone\nSource: choice job board|referral|own site|agency|walked in\nApplied on: date -45..0\nNotice period: choice none|two weeks|one month|three months\nPay wanted: money 24000..62000 GBP\nRight to work seen: boolean 50\nScore: rating 2..5\nRecruiter: text\nNotes: longText",
      cells: "opening stage eMail phone source appliedOn noticePeriod payWanted rightToWorkSeen score recruiter notes",
      rows: "Ngozi Eze|Backend developer|interview|ngozi.eze@example.com|555-0101|referral|@-22|one month|57000|yes|5|Lena Krüger|Referred by Farida\nTom Barlow|Backend developer|screening|tom.barlow@example.com|555-0102|job board|@-12|three months|61000|no|3|Lena Krüger|Wants four days\nHana Sato|Backend developer|offer|hana.sato@example.com|555-0103|own site|@-34|one month|55000|yes|5|Lena Krüger|Second offer elsewhere, decide this week\nLuis Ortega|Backend developer|rejected|luis.ortega@example.com|555-0104|job board|@-30|none|50000|no|2|Lena Krüger|\nStacey Dunn|Warehouse shift lead|trial day|stacey.dunn@example.com|555-0105|agency|@-16|two weeks|33000|yes|4|Omar Haddad|Forklift license to June\nPawel Krol|Warehouse shift lead|interview|pawel.krol@example.com|555-0106|job board|@-14|none|32500|yes|4|Omar Haddad|\nDevi Patel|Payroll clerk|applied|devi.patel@example.com|555-0107|own site|@-1|one month|28500|no|4|Omar Haddad|\nGrace Mbeki|Night carer|interview|grace.mbeki@example.com|555-0108|walked in|@-6|two weeks|27500|yes|5|Lena Krüger|Background check sent\nOliver Finch|Night carer|screening|oliver.finch@example.com|555-0109|job board|@-4|one month|27000|no|3|Lena Krüger|\nAmira Said|Payroll clerk|interview|amira.said@example.com|555-0110|referral|@-13|one month|28000|yes|4|Omar Haddad|\nJack Teale|Electrical apprentice|hired|jack.teale@example.com|555-0111|own site|@-44|none|24500|yes|4|Omar Haddad|Starts in August\nYusuf Kaya|Field sales, north|screening|yusuf.kaya@example.com|555-0112|agency|@-38|one month|40000|no|3|Omar Haddad|On hold with the opening",
    },
    {
      id: "interview",
      use: "core",
      role: "event",
      icon: "calendar-check",
      names: "interview|interviews",
      also: "trial day|phone screen|meeting|assessment",
      fields:
        "Interview: text\nCandidate: relation candidate\nDate: date -7..10\nTime: time 09:00..16:30\nKind: choice phone|video|on site|trial day\nInterviewers: text\nFeedback in: boolean 40\nVerdict: choice not yet|yes|maybe|no\nNotes: longText",
      cells: "candidate date time kind interviewers feedbackIn verdict notes",
      rows: "Ngozi, technical|Ngozi Eze|@1|10:00|video|Farida Aziz, Ben Osei|no|not yet|Share the exercise the day before\nStacey, trial day|Stacey Dunn|@2|14:00|trial day|Chidi Okafor|no|not yet|Safety shoes size 6\nPawel, on site|Pawel Krol|@1|15:30|on site|Chidi Okafor|no|not yet|\nGrace, on site|Grace Mbeki|@0|11:00|on site|Ruth Abara|no|not yet|Meets two residents\nAmira, video|Amira Said|@3|09:30|video|Joanne Price|no|not yet|\nHana, final|Hana Sato|@-4|13:00|on site|Farida Aziz|yes|yes|Team said yes within the hour\nTom, phone|Tom Barlow|@-3|16:00|phone|Lena Krüger|no|maybe|Feedback overdue\nLuis, technical|Luis Ortega|@-7|10:00|video|Ben Osei|yes|no|",
    },
    {
      id: "offer",
      use: "more",
      role: "item",
      icon: "file-check",
      names: "offer|offers",
      also: "contract|job offer|placement",
      fields:
        "Offer: text\nCandidate: relation candidate\nPay: money 24000..62000 GBP\nSent: date -20..0\nAnswer due: date -2..10\nState: choice drafted|sent|accepted|declined",
      cells: "candidate pay sent answerDue state",
      rows: "Offer to Hana Sato|Hana Sato|56000|@-2|@3|sent\nOffer to Jack Teale|Jack Teale|24500|@-20|@-13|accepted\nOffer to Grace Mbeki|Grace Mbeki|27500|@0|@7|drafted",
    },
    {
      id: "clientCompany",
      use: "more",
      role: "person",
      icon: "building-2",
      names: "client company|client companies",
      also: "employer|client|hiring company|account",
      fields:
        "Company: text\nContact: text\nPhone: phone\nE-mail: email\nFee: percent 12..25\nTerms signed: boolean 80\nPlaced this year: number 0..9",
      cells: "contact phone eMail fee termsSigned placedThisYear",
      rows: "Okafor Freight|Chidi Okafor|555-0121|chidi@okaforfreight.example.com|15|yes|6\nBirch House Care|Ruth Abara|555-0122|ruth@birchhouse.example.com|12|yes|4\nAziz Payments|Farida Aziz|555-0123|farida@azizpayments.example.com|20|yes|2\nZielinski Tools|Marek Zielinski|555-0124|marek@zielinskitools.example.com|18|no|0",
    },
  ],
  jobs: "move candidate.stage\nagenda interview.date\nkeep opening\nassign candidate.recruiter\nrank candidate.score\ncheck interview.feedbackIn\nrequest candidate\nchart candidate.source\nfind opening\nbook interview\ndue offer.answerDue",
  site: {
    headline: "Jobs with the pay written on them",
    body: "Every opening names the team, the shift and the money. Apply with a CV or a few lines, and hear from a person within five days.",
    action: "Apply for a job|candidate",
    services:
      "Permanent jobs|From apprentice to team lead|\nShift work|Warehouse, kitchen and care, fixed rotas|\nApprenticeships|Paid, with a day at college|\nFor employers|A shortlist of four within two weeks|",
    questions:
      "Do I need a covering letter?|No. A CV or a few lines on what you have done is enough.\nWhen will I hear back?|Within five working days, also if it is a no.\nWhat happens at a trial day?|You work half a shift with the team and are paid for it.\nCan I apply for two jobs?|Yes, send one application and name both.",
  },
  words: {
    tagline: "From first CV to first day, and nobody left waiting.",
    itch: "Which candidate is still waiting on us?",
    promise: "Hire before the other offer lands",
    pov: "POV: feedback is in before the coffee is cold",
    gains: ["12 candidates, 6 openings, one board", "Hana: offer out, answer in 3", "Tom's feedback is overdue"],
  },
});
